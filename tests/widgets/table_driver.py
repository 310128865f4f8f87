"""A table on the screen with a game that tests play step by step."""

import random

from PySide6.QtCore import QPoint, QPointF

from burgundy_qt.rules.game import Game
from burgundy_qt.session.view import ViewStep
from burgundy_qt.widgets.table.table_scene import TableScene
from burgundy_qt.widgets.table.table_view import TableView
from tests.widgets.choosing import choosing_among
from tests.widgets.games import view_of


class Table:
    """A game, the scene that shows it, and the view of the scene."""

    def __init__(self, qtbot, request, size=(1280, 764)):
        self.game = Game(request)
        self.luck = random.Random(request["seed"])
        self.scene = TableScene()
        self.view = TableView(self.scene)
        qtbot.addWidget(self.view)
        self.view.resize(*size)
        self.show()
        self.view.show()
        qtbot.waitExposed(self.view)

    def show(self, seat=None):
        """Show the current position, with the acting seat large."""
        acting = self.game.legal()["seat"]
        self.scene.show_view(self.seen(), (acting or 0) if seat is None else seat)

    def seen(self):
        return view_of(self.game, len(self.game.actions))

    def step(self, *wanted):
        """Carry out one action, if possible of a wanted type, and return its step."""
        legal = self.game.legal()
        actions = legal["actions"]
        liked = next(
            (some for kind in wanted if (some := [a for a in actions if a["type"] == kind])),
            actions,
        )
        action = self.luck.choice(liked)
        events = self.game.apply(action)
        return ViewStep(self.seen(), legal["seat"], action, tuple(events))

    def play_on(self, steps, *wanted):
        """Carry out some actions without animation."""
        for _ in range(steps):
            if not self.game.is_over:
                self.step(*wanted)
        self.show()

    def offer(self):
        """Highlight the choices of the acting seat."""
        seen = self.seen()
        self.choosing = choosing_among(seen.legal["actions"], seen.prices)
        self.scene.offer(self.choosing.highlights)
        return self.choosing.highlights

    def middle_of(self, target) -> QPoint:
        """Return the centre of a target in the viewport."""
        rect = self.scene.rect_of(target)
        assert not rect.isNull(), target
        return self.view.mapFromScene(rect.center())

    def corner(self) -> QPoint:
        """Return a point of the table without any piece."""
        return self.view.mapFromScene(QPointF(2, 2))
