"""F1 in Carcassonne opens its own rules, at what is meant."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest

from burgundy_qt.rules.carcassonne.protocol import GAME
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.games.carcassonne.carcassonne_help import FIRST_GAME
from burgundy_qt.widgets.sprites.places import Slot
from tests.widgets.games.pressing_f1 import asked, lost_topics

TWO = LineUp((SeatPlan("Anna"), SeatPlan("Bruno")), FIRST_GAME.line_up.request)
"""Anna begins."""
BURGUNDYS = {"buildings#may"}
"""Of a button that Carcassonne never shows."""


@pytest.fixture
def playing(at):
    QCursor.setPos(0, 0)
    at.wait_until(at.window.isActiveWindow)
    at.window.dialogs.begin(TWO)
    at.wait_until(lambda: at.page.decision.is_open)
    return at


def on_tile(across: float, down: float):
    """Over this part of the start tile."""
    return Slot("tile", None, "0,0"), (across, down)


PAGES = [
    ((Slot("cell", None, "1,0"), (0.5, 0.5)), "laying"),
    (on_tile(0.5, 0.1), "cities"),
    (on_tile(0.1, 0.5), "roads"),
    (on_tile(0.5, 0.9), "fields"),
    ((Slot("hand-tile"), (0.5, 0.5)), "clicks#lay"),
    ((Slot("pile"), (0.5, 0.5)), "map#left"),
]
"""Of slots of the table."""


def test_f1_over_a_spot_opens_its_page(playing):
    for (slot, (across, down)), topic in PAGES:
        rect = playing.page.scene.place_of(slot).rect
        point = rect.topLeft() + QPointF(across * rect.width(), down * rect.height())
        QTest.mouseMove(playing.table.viewport(), playing.table.mapFromScene(point))
        book, opened = asked(playing, playing.table)
        assert (book.game, opened) == (GAME, topic)


def test_every_topic_that_a_widget_of_the_window_names_is_a_place_in_its_rules(playing):
    assert lost_topics(playing) <= BURGUNDYS


def test_the_question_for_a_new_game_opens_the_rules_of_the_game_that_is_chosen(at):
    at.wait_until(at.window.isActiveWindow)
    at.window.dialogs.ask_for_game()
    dialog = at.new_game_dialog()
    dialog.choose_game(GAME)
    book, topic = asked(at, dialog.start)
    assert (book.game, topic) == (GAME, "new-game")
