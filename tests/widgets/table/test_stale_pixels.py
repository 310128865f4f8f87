"""Tests that no stale pixels remain: after any step the table looks exactly as after a full
repaint."""

from __future__ import annotations

import random
from itertools import cycle

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect
from PySide6.QtGui import QImage

from burgundy_qt.language.translation import spoken
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.widgets.play.decision import BUTTONS, Decision
from burgundy_qt.widgets.table.table_scene import TableScene
from burgundy_qt.widgets.table.table_view import TableView
from tests.contract.games import ALONE

STEPS = 16
CORNER = QRect(0, 0, 4, 4)
GAMES = {
    "burgundy": {"edition": "2019", "modules": ["shields", "inns"], "setup": "secret"},
    "alone": {"edition": "2019", "players": 1, "modules": ALONE},
    "team": {"edition": "2019", "players": 4, "modules": ["team"]},
    "dice": {"game": "burgundy-dice"},
    "tuscany": {"game": "tuscany", "setup": "secret"},
    "carcassonne": {"game": "carcassonne", "players": 3},
}


@pytest.fixture
def language():
    yield spoken.change
    spoken.change("en")


class OnScreen:
    """A table in a separate window, with access to its pixels on the screen."""

    def __init__(self, qtbot, asked) -> None:
        seats = tuple(SeatPlan(f"Player {number}") for number in range(asked.get("players", 2)))
        self.running = RunningGame.begin(LineUp(seats, {"seed": 7, **asked}))
        self.scene = TableScene()
        self.scene.lights.keep_still(True)
        self.view = TableView(self.scene)
        qtbot.addWidget(self.view)
        self.view.resize(1280, 764)
        self.scene.show_view(self.running.view, 0)
        self.view.show()
        qtbot.waitExposed(self.view)
        self.rest()

    def paint_a_corner(self) -> None:
        """Paint at once, as happens when a timer is due together with the one that moves pieces."""
        self.view.viewport().update(CORNER)
        QCoreApplication.sendPostedEvents(self.view, QEvent.Type.UpdateRequest)

    def rest(self) -> None:
        """Wait until everything is drawn and painted."""
        for _ in range(3):
            while self.scene.sharpening.is_running:
                QCoreApplication.processEvents()
            QCoreApplication.processEvents()
            QCoreApplication.sendPostedEvents()

    def seen(self) -> QImage:
        """Return the picture on the screen."""
        return self.view.screen().grabWindow(self.view.winId()).toImage()

    def is_as_painted_anew(self) -> bool:
        seen = self.seen()
        self.view.viewport().repaint()
        return seen == self.seen()


@pytest.mark.parametrize(("name", "code"), [*zip(GAMES, cycle(("en", "de")))])
def test_no_stale_pixels_are_left(qtbot, language, name, code):
    language(code)
    table, decision, luck = OnScreen(qtbot, GAMES[name]), Decision(), random.Random(7)
    running, scene = table.running, table.scene
    for number in range(STEPS):
        if running.game.is_over:
            break
        decision.begin(running.view)
        scene.offer({t: o for t, o in decision.highlights.items() if t not in BUTTONS})
        table.paint_a_corner()
        scene.offer({})
        table.paint_a_corner()
        scene.play(running.act(luck.choice(running.view.legal["actions"])))
        table.paint_a_corner()
        scene.motion._clock.setCurrentTime(scene.motion._clock.duration() // 2)
        table.paint_a_corner()
        scene.skip()
        table.paint_a_corner()
        table.rest()
        assert table.is_as_painted_anew(), number
