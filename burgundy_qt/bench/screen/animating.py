"""How many frames the window paints while pieces travel: idle, or beside bots that think at full
strength."""

from __future__ import annotations

import random
import time
from pathlib import Path

from PySide6.QtCore import QEvent, QObject

from burgundy_qt.ai.levels import available_levels
from burgundy_qt.bench.opening import Measured
from burgundy_qt.bench.screen.program import (
    Frames,
    Heartbeat,
    close,
    people,
    run_program,
    wait_until,
)
from burgundy_qt.session.bots.lookahead import BotSearchThread
from burgundy_qt.widgets.window.main_window import MainWindow

OPEN = "open"
"""The file that says that a window is open."""


def watch_a_game(
    folder: Path, other: Path, seconds: float, beside_bots: bool, measured: Measured
) -> dict[str, float]:
    """Let a game be played of itself in a window with its data in `folder`; counts its frames.

    It begins when another process, which watches a game in `other`, has its window open too."""
    figures: dict[str, float] = {}

    def attend(window: MainWindow) -> None:
        window.dialogs.begin(people(measured))
        wait_until(lambda: window.page.decision.is_open)
        thinking = Thinking(window, measured) if beside_bots else None
        (folder / OPEN).touch()
        heart = Heartbeat(whole=False)
        wait_until((other / OPEN).exists)
        figures["frames"] = frames_of_play(window, time.monotonic() + seconds)
        figures["longest_block_ms"] = 1000 * heart.longest
        if thinking:
            thinking.end()
        close(window)

    run_program(folder, attend)
    return figures


def frames_of_play(window: MainWindow, end: float) -> int:
    """Play random actions, each shown in full, until the moment `end`; returns how often the table
    was painted."""
    frames = Frames(window.page.view.viewport(), QEvent.Type.Paint)
    decision, luck = window.page.decision, random.Random(1)
    while time.monotonic() < end:
        wait_until(lambda: decision.is_open or time.monotonic() >= end)
        if decision.view is not None:
            view = decision.view
            decision.finish()
            window.session.act(view.revision, luck.choice(view.legal["actions"]))
    return frames.count


class Thinking(QObject):
    """A bot at full strength that thinks about the opening again and again, as the session lets its
    bots think."""

    def __init__(self, window: MainWindow, measured: Measured) -> None:
        super().__init__(window)
        self.measured = measured
        self.has_ended = False
        self.search = BotSearchThread(self)
        self.search.found.connect(self.think)
        self.think()

    def think(self) -> None:
        """Begin another thought; not after the end, when one that was found before may be told."""
        if self.has_ended:
            return
        position = self.measured.opening(self.measured.every_seats[0])
        self.search.begin(
            ("bench", 0), available_levels()[-1].name, position.waiting_seats()[0], position
        )

    def end(self) -> None:
        """Think no more."""
        self.has_ended = True
        self.search.close()
