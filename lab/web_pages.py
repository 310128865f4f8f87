"""Campaign: whether the web page of a game shows, in a real browser without a network, the same as
the program's replay: every frame of a game of each kind, by clicks.

A second table plays the game step by step, as in the window, while the page goes through it by
clicks on its button. In each frame the page must have the same pictures at the same places, in the
same order, and the same points as the rules."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from time import process_time
from typing import Any

from PySide6.QtWidgets import QApplication

from burgundy_qt import display
from burgundy_qt.rules.game import Game
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import FinishedGame, RunningGame
from burgundy_qt.session.saves.save_folder import new_game_id
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.sharing.web_page import (
    DPR,
    SIZE,
    SceneRecorder,
    WebPage,
    hold_map_still,
    show_frame,
)
from burgundy_qt.widgets.table.stage import TableStage
from burgundy_qt.widgets.theme import fonts, theme
from lab.browser import PROGRAM, Browser
from lab.game_kinds import KINDS, played_by
from lab.report import write_report

NAME = "web-pages"
TITLE = "Whether the web page of a game shows what the program shows"
LEVELS = "squire", "page"
BEGUN = datetime(2026, 3, 6, 19, 30, tzinfo=UTC)
SEED = 11_000_000
PLAYED = (
    *("burgundy", "burgundy-2019", "burgundy-modules", "burgundy-4", "burgundy-team"),
    *("burgundy-solo", "dice", "dice-4", "tuscany", "tuscany-4"),
    *("carcassonne", "carcassonne-3", "carcassonne-modules"),
)
ON_THE_PAGE = """[
    [...document.querySelectorAll("#scene .layer img")]
        .map(one => [one.closest(".layer").id, Number(one.style.zIndex), Number(one.dataset.place)])
        .sort((one, other) => one[1] - other[1]),
    game.points[at],
    Number(by("slider").value)]"""
READABLE = """Promise.all(addresses.map((address, number) => {
    const image = new Image();
    image.src = address;
    return image.decode().then(() => image.naturalWidth / game.pictures[number][1]);
}))"""
"""How many pixels each picture has for one pixel of the table."""
LAYERS = "below", "map", "above"


def main(arguments: Sequence[str]) -> int:
    """Check a game of each kind, and write the page; return 1 if a frame differs."""
    parser = argparse.ArgumentParser(prog=f"./burgundy campaign {NAME}", description=TITLE)
    parser.add_argument("--kinds", nargs="+", choices=list(KINDS), default=list(PLAYED))
    kinds = parser.parse_args(arguments).kinds
    if PROGRAM is None:
        print("Install Chromium (Debian: apt install chromium), then start this again.")
        return 1
    display.run_headless()
    application = QApplication.instance() or QApplication(["burgundy-qt"])
    fonts.load_fonts()
    theme.set_theme("light")
    lines = ["| game | frames | pictures | bytes | frames that differ |", "| --- |" + " ---: |" * 4]
    faults, begun = 0, process_time()
    with tempfile.TemporaryDirectory() as name:
        browser = Browser(Path(name, "browser"))
        for kind in kinds:
            game = finished(played_by(KINDS[kind], LEVELS, SEED))
            page = WebPage(game)
            for _ in page.steps():
                application.processEvents()
            file = Path(name, "game.html")
            file.write_text(page.html, encoding="utf-8")
            different = list(different_frames(browser, file, game))
            faults += len(different)
            figures = len(game.replay), len(page.recorder.pictures), file.stat().st_size
            row = " | ".join(map(str, (*figures, len(different))))
            lines.append(f"| {KINDS[kind].title} | {row} |")
            print(lines[-1], different[:5], flush=True)
        browser.close()
    command = f"./burgundy campaign {NAME} {' '.join(arguments)}".strip()
    write_report(NAME, TITLE, command, lines, process_time() - begun)
    return int(faults > 0)


def finished(game: Game) -> FinishedGame:
    """Return a game of bots as a finished game of the window."""
    seats = tuple(SeatPlan(f"Bot {seat + 1}", LEVELS[seat % 2]) for seat in range(game.seats))
    running = RunningGame(game, LineUp(seats, game.request), new_game_id(BEGUN), BEGUN.isoformat())
    return running.finished()


def different_frames(browser: Browser, file: Path, game: FinishedGame) -> Iterator[int]:
    """Yield the frames in which the page in `file` differs from the game, from the first to the
    last. Every step is a click."""
    browser.open(file)
    assert all(abs(scale - DPR) < 0.5 for scale in browser.value(READABLE))
    expected = shown_in_the_program(game)
    for at, (placed, points) in enumerate(expected):
        if at:
            browser.click("#on")
        shown, told, where = browser.value(ON_THE_PAGE)
        layers, numbers = [one[0] for one in shown], [one[2] for one in shown]
        if (numbers, layers, told, where) != (placed["numbers"], placed["layers"], points, at):
            yield at


def shown_in_the_program(game: FinishedGame) -> Iterator[tuple[dict[str, list[Any]], list[int]]]:
    """Yield the pictures of the program's table after each action, and the points by the log."""
    view, replay, _ = game
    stage = TableStage()
    stage.set_speed("off")
    stage.resize(SIZE, DPR)
    recorder = SceneRecorder(stage, DPR)
    for _ in hold_map_still(stage, game):
        pass
    numbers: dict[object, int] = {}
    for at in range(len(replay)):
        show_frame(stage, game, at)
        placed = recorder.shown()
        for one in placed:
            numbers.setdefault(one, len(numbers))
        on_map = [one.is_on_map for one in placed]
        first = on_map.index(True) if True in on_map else len(on_map)
        layers = [
            LAYERS[1] if there else LAYERS[2 * (at > first)] for at, there in enumerate(on_map)
        ]
        points = log_of(view.game).points_of(
            replay.events[: replay.events_before(at)], replay.seats
        )
        yield {"numbers": [numbers[one] for one in placed], "layers": layers}, points


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
