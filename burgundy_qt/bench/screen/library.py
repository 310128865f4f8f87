"""How quick a large library is: until its cards are painted, and how long it ever keeps the window
waiting."""

from __future__ import annotations

import random
import time
from itertools import cycle, islice
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget

from burgundy_qt.bench.opening import Measured
from burgundy_qt.bench.screen.program import (
    Frames,
    Heartbeat,
    close,
    people,
    run_program,
    wait_until,
)
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import save_document, with_checksum
from burgundy_qt.session.saves.save_folder import ENDING
from burgundy_qt.widgets.library.library_dialog import LibraryDialog
from burgundy_qt.widgets.window.main_window import MainWindow

DIFFERENT = 60  # games; more files than that hold the same ones again
PAGES = 40  # that are leafed through


def open_library(folder: Path) -> dict[str, float]:
    """Open the library of the games in `folder`, and leaf through it. Times are in milliseconds.

    `open_ms` is until all cards are painted, by the CPU time of all threads; `longest_block_ms` is
    the longest time for which the window did not answer."""
    figures: dict[str, float] = {}

    def attend(window: MainWindow) -> None:
        wait_until(lambda: window.pages.currentWidget() is window.page)
        painted_again(window)
        heart = Heartbeat(whole=True)
        begun = time.process_time()
        window.menus.actions["library"].trigger()
        dialog = window.dialog
        assert isinstance(dialog, LibraryDialog)
        wait_until(lambda: dialog.left == 0)
        painted_again(dialog)
        figures["open_ms"] = 1000 * (time.process_time() - begun)
        leaf_through(dialog)
        figures["longest_block_ms"] = 1000 * heart.longest
        close(window)

    run_program(folder, attend)
    return figures


def painted_again(widget: QWidget) -> None:
    """Wait until the window has been painted as it is now."""
    frames = Frames(widget, QEvent.Type.UpdateRequest)
    widget.update()
    wait_until(lambda: frames.count > 0)
    QApplication.processEvents()


def leaf_through(dialog: LibraryDialog) -> None:
    """Show page after page of the cards, then those that are searched for."""
    bar = dialog.cards.verticalScrollBar()
    for page in range(PAGES):
        bar.setValue(bar.maximum() * page // PAGES)
        QApplication.processEvents()
    for words in ("b", "be", "bertrand 2011", ""):
        dialog.head.search.setText(words)
        QApplication.processEvents()


def fill(folder: Path, games: int, measured: Measured) -> None:
    """Put so many games into the folder: each but the first few a copy of another, under a name of
    its own."""
    finished = folder / "finished"
    finished.mkdir(parents=True)
    kinds = [played(number, measured) for number in range(min(games, DIFFERENT))]
    for number, (content, is_over) in enumerate(islice(cycle(kinds), games)):
        place = finished if is_over else folder
        (place / f"20260101-120000-{number:08x}{ENDING}").write_bytes(content)


def played(number: int, measured: Measured) -> tuple[bytes, bool]:
    """A game played at random, two out of three to the end; and whether it is over."""
    luck = random.Random(number)
    running = RunningGame.begin(people(measured))
    actions = 10_000 if number % 3 else luck.randint(5, 150)
    while actions and not running.game.is_over:
        running.game.apply(luck.choice(running.game.legal()["actions"]))
        actions -= 1
    return with_checksum(save_document(running.save())), running.game.is_over
