"""How fast the window is: its start until the first frame, its answers to clicks, its frames while
bots think, its memory, and its cost while it waits."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from PySide6 import QtCore, QtWidgets

from burgundy_qt.bench import library_bench, live_program, measurement, table_bench
from burgundy_qt.display import PLATFORM, paint_in_one_thread, run_headless, why_no_window
from burgundy_qt.widgets.sprites.highlights import AWAKE_MS
from burgundy_qt.widgets.window.main_window import MainWindow


def first_frame(folder: Path) -> float:
    """Open the window on the unfinished game in `folder`; return the CPU milliseconds of the
    process until then."""
    milliseconds: list[float] = []

    def drive(window: MainWindow) -> None:
        updates = live_program.Frames(window, QtCore.QEvent.Type.UpdateRequest)
        live_program.wait_until(lambda: window.pages.currentWidget() is window.page)
        before = updates.count
        live_program.wait_until(lambda: updates.count > before)
        QtWidgets.QApplication.processEvents()
        milliseconds.append(1000 * time.process_time())
        live_program.close(window)

    live_program.run_program(folder, drive)
    return milliseconds[0]


CLICKS = 150
SECONDS = 8.0
GAMES = 2000
FINISHED = 10_000
FRAMES = 120


def screen_figures(
    clicks: int = CLICKS,
    seconds: float = SECONDS,
    games: int = GAMES,
    finished: int = FINISHED,
    measured: measurement.Measured = measurement.USUAL,
    frames: int = FRAMES,
    awake: int = AWAKE_MS,
) -> Iterator[dict[str, object]]:
    """Yield a line of the table, of its map if it has one, of the waiting table, of the library and
    of the statistics. The last are of `finished` made-up games of Burgundy in any case.

    Each part is measured in fresh processes on the display of this one.
    """
    paint_in_one_thread()
    why = why_no_window()
    if why:
        print(f"{why} To measure the screen, set QT_QPA_PLATFORM=offscreen.", file=sys.stderr)
    if why or os.environ.get(PLATFORM):
        run_headless(unless_chosen=True)
    with tempfile.TemporaryDirectory(prefix="burgundy-qt-bench-") as name:
        folder = Path(name)
        played, waiting = at_once(  # both in CPU time, so that neither disturbs the other
            (table_bench.play_by_clicks, folder / "clicks", clicks, measured),
            (table_bench.measure_idle, folder / "waiting", seconds, measured, awake),
        )
        [first] = at_once((first_frame, folder / "clicks"))
        busy, idle = at_once(
            (table_bench.watch_a_game, folder / "busy", folder / "idle", seconds, True, measured),
            (table_bench.watch_a_game, folder / "idle", folder / "busy", seconds, False, measured),
        )
        library_bench.fill(folder / "library" / "games", games, measured)
        [unread] = at_once((library_bench.open_library, folder / "library"))
        [library] = at_once((library_bench.open_library, folder / "library"))
        [statistics] = at_once((library_bench.open_statistics, folder / "statistics", finished))
        seen = None
        if table_bench.has_map(measured):
            table_bench.lay_out_late(folder / "map", measured)
            [seen] = at_once((table_bench.look_around, folder / "map", frames, measured))
    yield {
        "bench": "screen",
        "first_frame_ms": round(first),
        "click_ms_p95": round(played["click_ms_p95"], 1),
        "longest_block_ms": round(max(played["longest_block_ms"], busy["longest_block_ms"]), 1),
        "frames_while_thinking": round(busy["frames"] / idle["frames"], 3),
        "rss_mb": round(played["rss_mb"]),
    }
    if seen is not None:
        yield {
            "bench": "map",
            "pieces": seen["pieces"],
            "pan_frames": round(seen["pan"]),
            "zoom_frames": round(seen["zoom"]),
            "pan_to_control": round(seen["pan"] / seen["control_pan"], 2),
            "zoom_to_control": round(seen["zoom"] / seen["control_zoom"], 2),
            "longest_block_ms": round(seen["longest_block_ms"], 1),
            "rss_mb": round(seen["rss_mb"]),
        }
    yield {
        "bench": "waiting",
        "seconds": seconds,
        "breathing_percent": round(waiting["breathing_percent"], 2),
        "waiting_percent": round(waiting["waiting_percent"], 2),
    }
    yield {
        "bench": "library",
        "games": games,
        "open_ms": round(library["open_ms"]),
        "open_unread_ms": round(unread["open_ms"]),
        "longest_block_ms": round(max(library["longest_block_ms"], unread["longest_block_ms"]), 1),
    }
    yield {
        "bench": "statistics",
        "games": finished,
        "figures_ms": round(statistics["figures_ms"]),
        "open_ms": round(statistics["open_ms"]),
        "longest_block_ms": round(statistics["longest_block_ms"], 1),
    }


def at_once(*tasks: tuple[Any, ...]) -> list[Any]:
    """Call functions with their arguments, all at the same time and each in a fresh process; return
    their results."""
    with ExitStack() as stack:
        running = []
        for function, *arguments in tasks:
            process = stack.enter_context(ProcessPoolExecutor(1, mp_context=get_context("spawn")))
            running.append(process.submit(function, *arguments))
        return [task.result() for task in running]
