"""How fast the program starts: from the beginning of its process to the first frame of Home and of
a resumed game, beside a bare window of PySide with an empty view.

Each start is a process that loads only what it shows. So this module imports nothing of the
program at its top.
"""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent, QObject
    from PySide6.QtWidgets import QWidget

    from burgundy_qt.bench.measurement import Measured

STARTS = 5
CLICKS = 12
"""In the game that is resumed."""
SIZE = 1280, 800
PATIENCE = 120
BARE, HOME, GAME = KINDS = "bare", "home", "first_frame"


def start_figures(
    starts: int = STARTS, measured: Measured | None = None
) -> Iterator[dict[str, object]]:
    """Yield one line: for each kind of start the CPU and wall time of the fastest of several warm
    ones, which take turns so that a busy machine disturbs all alike; how many times as much CPU
    time as the bare window ours take; and how many Python files they load."""
    from burgundy_qt.bench.measurement import USUAL
    from burgundy_qt.bench.table_bench import play_by_clicks
    from burgundy_qt.bench.window_bench import at_once
    from burgundy_qt.display import PLATFORM, run_headless, why_no_window

    if why_no_window() or os.environ.get(PLATFORM):
        run_headless(unless_chosen=True)
    with tempfile.TemporaryDirectory(prefix="burgundy-qt-bench-") as folder:
        at_once((play_by_clicks, Path(folder), CLICKS, measured or USUAL))
        took = [[first_frame(kind, folder) for kind in KINDS] for _ in range(starts)]
    line: dict[str, object] = {"bench": "start"}
    fastest = {
        kind: {key: min(one[key] for one in ones) for key in ones[0]}
        for kind, ones in zip(KINDS, zip(*took, strict=True), strict=True)
    }
    for kind, figures in fastest.items():
        line[f"{kind}_ms"] = round(figures["cpu"])
        line[f"{kind}_wall_ms"] = round(figures["wall"])
        line[f"{kind}_files"] = figures["files"]
        if kind != BARE:
            line[f"{kind}_to_bare"] = round(figures["cpu"] / fastest[BARE]["cpu"], 2)
    yield line | {"starts": starts}


def first_frame(kind: str, folder: str) -> dict[str, float]:
    """Return the CPU and wall milliseconds of a new process until its first frame, and how many
    Python files of ours it has loaded."""
    if getattr(sys, "frozen", False):  # its Python runs nothing but the program
        from burgundy_qt.bench.window_bench import at_once

        return dict(at_once((start, kind, folder, time.time()))[0])
    call = f"start({kind!r}, {folder!r}, {time.time()})"
    # A start of the program loads the command line first, which is in a layer above the bench.
    first = "" if kind == BARE else "import burgundy_qt.cli; "
    code = f"{first}import json, {__name__} as bench; print(json.dumps(bench.{call}))"
    finished = subprocess.run(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=True,
        timeout=PATIENCE,
    )
    return dict(json.loads(finished.stdout))


def start(kind: str, folder: str, begun: float) -> dict[str, float]:
    """Open a window in this process; return what its first frame took since the moment `begun`."""
    figures: dict[str, float] = {}

    def note() -> None:
        cpu, wall = time.process_time(), time.time() - begun
        loaded = sys.modules.copy()  # other threads go on importing
        ours = [module for name, module in loaded.items() if name.startswith("burgundy_qt.")]
        files = [str(getattr(module, "__file__", "")) for module in ours]
        figures.update(cpu=1000 * cpu, wall=1000 * wall, files=sum(map(is_python, files)))

    if kind == BARE:
        open_bare_window(note)
    else:
        open_program(Path(folder), kind == HOME, note)
    return figures


def is_python(file: str) -> bool:
    """Return whether a module's file is Python, not compiled."""
    return file.endswith(".py")


def open_bare_window(note: Callable[[], None]) -> None:
    """Open a window with an empty view, and close it after its first frame."""
    from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

    application = QApplication([])
    window, scene = QMainWindow(), QGraphicsScene()
    view = QGraphicsView(scene)
    window.setCentralWidget(view)
    window.resize(*SIZE)

    def leave() -> None:
        note()
        application.quit()

    after_first_paint(view.viewport(), leave)
    window.show()
    application.exec()


def open_program(folder: Path, at_home: bool, note: Callable[[], None]) -> None:
    """Open the program with its data in `folder`, and close it after the first frame of Home or of
    its game."""
    from burgundy_qt.display import keep_no_sources

    gc.disable()  # like the next, as the command does before it loads the window
    keep_no_sources()
    from PySide6.QtWidgets import QApplication

    from burgundy_qt.widgets.app import application
    from burgundy_qt.widgets.window.main_window import MainWindow

    class WatchedWindow(MainWindow):
        def find_place(self) -> None:
            self.resize(*SIZE)
            after_first_paint(self.home if at_home else self.page.view.viewport(), self.leave)

        def leave(self) -> None:
            note()
            self.session.closed.connect(QApplication.quit)
            self.session.close()

    settings = {"theme": "light", "pass_screen": False, "at_home": at_home}
    (folder / application.SETTINGS).write_text(json.dumps(settings), encoding="utf-8")
    application.MainWindow = WatchedWindow  # type: ignore[attr-defined]
    application.run(folder)


def after_first_paint(widget: QWidget, do: Callable[[], object]) -> None:
    """Call a function as soon as a widget has been painted for the first time."""
    from PySide6.QtCore import QEvent, QObject, QTimer

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
            if event.type() == QEvent.Type.Paint:
                watched.removeEventFilter(self)
                QTimer.singleShot(0, do)
            return False

    widget.installEventFilter(Watch(widget))
