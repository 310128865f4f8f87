"""F1 in the Dice Game opens its own rules, at what is meant."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest

from burgundy_qt.rules.dice.codec import GAME
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.sprites.places import Slot
from tests.widgets.games.pressing_f1 import asked, lost_topics

TWO = LineUp((SeatPlan("Anna"), SeatPlan("Benoît")), {"game": GAME, "players": 2, "seed": 7})
BURGUNDYS = {"buildings#may"}
"""Of a button that the Dice Game never shows."""


@pytest.fixture
def playing(at):
    QCursor.setPos(0, 0)
    at.wait_until(at.window.isActiveWindow)
    at.window.dialogs.begin(TWO)
    at.wait_until(lambda: at.page.decision.is_open)
    return at


PAGES = [
    (Slot("cell", 0, "3.3"), "colours#pasture"),
    (Slot("cell", 0, "3.2"), "set-up#castle"),
    (Slot("bonus", 0, "monk"), "bonuses#monk"),
    (Slot("box", None, "I.1"), "time"),
]
"""Of slots of the table."""


def test_f1_over_a_spot_opens_its_page(playing):
    for slot, topic in PAGES:
        rect = playing.page.scene.place_of(slot).rect
        QTest.mouseMove(playing.table.viewport(), playing.table.mapFromScene(rect.center()))
        book, opened = asked(playing, playing.table)
        assert (book.game, opened) == (GAME, topic)


def test_every_topic_that_a_widget_of_the_window_names_is_a_place_in_its_rules(playing):
    assert lost_topics(playing) <= BURGUNDYS


def test_the_question_for_a_new_game_opens_the_rules_of_the_game_that_is_chosen(at):
    at.wait_until(at.window.isActiveWindow)
    at.window.dialogs.ask_for_game()
    dialog = at.new_game_dialog()
    assert asked(at, dialog.start)[0].game == "burgundy"
    dialog.choose_game(GAME)
    book, topic = asked(at, dialog.start)
    assert (book.game, topic) == (GAME, "new-game")
    dialog.choose_game("burgundy")
    assert asked(at, dialog.start)[0].game == "burgundy"
