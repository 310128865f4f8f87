"""How fast the window answers clicks, in CPU time, while two people play in it."""

from __future__ import annotations

import random
import time
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, QRect, Qt
from PySide6.QtGui import QMouseEvent
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
from burgundy_qt.widgets.sprites.slots import ClickTarget
from burgundy_qt.widgets.window.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
LOOK = 1.0
"""Seconds before the first click of a game, while it is still being drawn."""
BUTTONS = {"end": "end", "pass": "passing", "another": "another"}
"""The prompt's button of each target that lies in no scene."""


def play_by_clicks(folder: Path, clicks: int, measured: Measured) -> dict[str, float]:
    """Play so many clicks in `folder`, of a game or, where one is over before, of several; the last
    is left unfinished there. Times are in milliseconds."""
    figures: dict[str, float] = {}

    def attend(window: MainWindow) -> None:
        clicker = Clicker(window, measured)
        clicker.begin()
        heart = Heartbeat(whole=True)
        times = sorted(clicker.click_something() for _ in range(clicks))
        figures["click_ms_p95"] = 1000 * times[min(len(times) - 1, round(0.95 * len(times)))]
        figures["longest_block_ms"] = 1000 * heart.longest
        figures["rss_mb"] = most_memory()
        if clicker.is_over:
            clicker.begin()
        close(window)

    run_program(folder, attend)
    return figures


def most_memory() -> float:
    """The most memory that this process has used so far, in MB; 0 where the system does not
    tell."""
    status = Path("/proc/self/status")
    if (
        status.is_file()
    ):  # Linux's getrusage would count the memory of the process that started this one
        [peak] = [
            line.split()[1]
            for line in status.read_text("ascii").splitlines()
            if line.startswith("VmHWM")
        ]
        return int(peak) / 1024
    try:
        import resource
    except ImportError:  # Windows
        return 0.0
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20


class Clicker:
    """Clicks what glows on the table, and waits until the window shows its answer."""

    def __init__(self, window: MainWindow, measured: Measured) -> None:
        self.window, self.measured = window, measured
        self.page = window.page
        self.updates = Frames(window, QEvent.Type.UpdateRequest)
        self.luck = random.Random(1)
        self.answered = False
        self.has_acted = False
        self.page.decision.changed.connect(self.see_choice)
        self.page.decision.refused.connect(self.see_choice)
        self.page.decision.acted.connect(self.see_action)
        window.session.stepped.connect(self.see_step)

    def see_choice(self) -> None:
        """The window knows what the click meant for the choice; it has yet to be painted."""
        self.answered = not self.has_acted

    def see_action(self) -> None:
        """The click made an action: its answer is what comes of it in the game."""
        self.answered, self.has_acted = False, True

    def see_step(self) -> None:
        """The action is done and on the disk; its pieces have set out, and have yet to be
        painted."""
        self.answered, self.has_acted = True, False

    @property
    def may_click(self) -> bool:
        """Whether a person has to decide and everything lies still."""
        scene = self.page.scene
        is_still = scene.panning.is_resting and not scene.motion.is_running
        return self.page.decision.is_open and is_still

    @property
    def is_over(self) -> bool:
        """Whether a game has ended."""
        game = self.page.steps.game
        return game is not None and game.is_over

    def begin(self) -> None:
        """Begin a game and wait until a person has to decide in it, and has looked at it."""
        self.window.dialogs.begin(people(self.measured))
        wait_until(lambda: self.may_click)
        looked = time.monotonic() + LOOK
        wait_until(lambda: time.monotonic() > looked)

    def click_something(self) -> float:
        """One click, anywhere it is offered, in another game where one is over; returns the CPU
        seconds until its answer was painted."""
        wait_until(lambda: self.may_click or self.is_over)
        if self.is_over:
            self.begin()
        targets = [
            target for target, offer in self.page.decision.offers.items() if not offer.chosen
        ]
        target = self.luck.choice(targets)
        widget, spot = self.place_of(target)
        self.answered = False
        begun = time.process_time()
        click(widget, spot)
        wait_until(lambda: self.answered)
        painted = self.updates.count
        wait_until(lambda: self.updates.count > painted)
        QApplication.processEvents()
        took = time.process_time() - begun
        self.page.scene.skip()
        return took

    def place_of(self, target: ClickTarget) -> tuple[QWidget, QPointF]:
        """The widget to be clicked for a target, and where in it."""
        if target.kind in BUTTONS:
            button = getattr(self.page.prompt, BUTTONS[target.kind])
            return button, QPointF(QRect(button.rect()).center())
        rect = self.page.scene.rect_of(target)
        return self.page.view.viewport(), QPointF(self.page.view.mapFromScene(rect.center()))


def click(widget: QWidget, spot: QPointF) -> None:
    """Press and release the left button, as the system would tell it."""
    there = QPointF(widget.mapToGlobal(spot))
    for kind, held in (
        (QEvent.Type.MouseButtonPress, LEFT),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):
        QApplication.sendEvent(widget, QMouseEvent(kind, spot, there, LEFT, held, NONE))
