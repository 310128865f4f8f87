"""Tests that F1 opens the rules in every game, at the page of the thing under the pointer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.controls.dialog_frame import TOPIC
from burgundy_qt.widgets.rulebook.game_help import help_of
from burgundy_qt.widgets.sprites.places import Slot

BURGUNDYS = {"buildings#may"}
"""The topic of a button that only Burgundy shows."""
MIDDLE = 0.5, 0.5
START_TILE = Slot("tile", None, "0,0")
MEANT = [
    ("burgundy", Slot("workers", 0), MIDDLE, "workers"),
    ("burgundy", Slot("cell", 0, "4.4"), MIDDLE, "castles"),
    ("burgundy-dice", Slot("cell", 0, "3.3"), MIDDLE, "colours#pasture"),
    ("burgundy-dice", Slot("cell", 0, "3.2"), MIDDLE, "set-up#castle"),
    ("burgundy-dice", Slot("bonus", 0, "monk"), MIDDLE, "bonuses#monk"),
    ("burgundy-dice", Slot("box", None, "I.1"), MIDDLE, "time"),
    ("tuscany", Slot("cell", 0, "B.L2"), MIDDLE, "colours#quarry"),
    ("tuscany", Slot("cell", 0, "B.L3"), MIDDLE, "set-up#castle"),
    ("tuscany", Slot("deck"), MIDDLE, "draw"),
    ("tuscany", Slot("supply", None, "storage"), MIDDLE, "bonus-tiles#storage"),
    ("carcassonne", Slot("cell", None, "1,0"), MIDDLE, "laying"),
    ("carcassonne", START_TILE, (0.5, 0.1), "cities"),
    ("carcassonne", START_TILE, (0.1, 0.5), "roads"),
    ("carcassonne", START_TILE, (0.5, 0.9), "fields"),
    ("carcassonne", Slot("hand-tile"), MIDDLE, "clicks#lay"),
    ("carcassonne", Slot("pile"), MIDDLE, "map#left"),
]
"""Slots of each table, the position of the pointer in them, and their pages."""


@pytest.fixture
def playing(at, game):
    QCursor.setPos(0, 0)
    at.wait_until(at.window.isActiveWindow)
    request = help_of(game).first_game.line_up.request
    at.window.dialogs.begin(LineUp((SeatPlan("Anna"), SeatPlan("Bruno")), request))
    at.wait_until(lambda: at.page.decision.is_open)
    return at


def open_help(at, widget):
    """Press F1, close the rules again, and return their game and page."""
    QTest.keyClick(widget, Qt.Key.Key_F1)
    at.wait_until(lambda: at.window.rules.window is not None and at.window.rules.window.isVisible())
    rules = at.window.rules.window
    game, topic = rules.book.game, rules.topic
    rules.close()
    widget.window().activateWindow()
    at.wait_until(widget.window().isActiveWindow)
    return game, topic


@pytest.mark.parametrize("game", GAMES)
def test_f1_over_a_slot_of_the_table_opens_its_page(playing, game):
    for _, slot, (across, down), topic in (each for each in MEANT if each[0] == game):
        rect = playing.page.scene.place_of(slot).rect
        point = rect.topLeft() + QPointF(across * rect.width(), down * rect.height())
        QTest.mouseMove(playing.table.viewport(), playing.table.mapFromScene(point))
        assert open_help(playing, playing.table) == (game, topic)


@pytest.mark.parametrize("game", GAMES)
def test_every_topic_of_a_widget_is_a_place_in_the_rules(playing):
    playing.window.rules.open_at("")
    pages = playing.window.rules.window.book.pages
    widgets = playing.window.findChildren(QWidget)
    named = {str(widget.property(TOPIC) or "") for widget in widgets} - {""}
    assert named and {topic for topic in named if not is_place(pages, topic)} <= BURGUNDYS


def is_place(pages, topic):
    """Return whether a topic is a page or a place on a page."""
    page, _, place = topic.partition("#")
    return page in pages and (not place or place in pages[page].places)


def test_the_new_game_dialog_opens_the_rules_of_the_chosen_game(at):
    at.wait_until(at.window.isActiveWindow)
    at.window.dialogs.ask_for_game()
    dialog = at.new_game_dialog()
    for game in (*GAMES, "burgundy"):
        dialog.choose_game(game)
        assert open_help(at, dialog.start) == (game, "new-game")
