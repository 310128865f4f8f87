"""F1 in Carcassonne opens its own rules, at what is meant."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from burgundy_qt.rules.carcassonne.protocol.names import GAME
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.controls.topic import TOPIC
from burgundy_qt.widgets.games.carcassonne.learning.first_game import FIRST_GAME
from burgundy_qt.widgets.pieces.spots import Spot

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


def asked(at, widget):
    """Press F1: the book that opens, and the page; it is put away again."""
    QTest.keyClick(widget, Qt.Key.Key_F1)
    at.wait_until(lambda: at.window.rules.window is not None and at.window.rules.window.isVisible())
    rules = at.window.rules.window
    book, topic = rules.book, rules.topic
    rules.close()
    widget.window().activateWindow()
    at.wait_until(widget.window().isActiveWindow)
    return book, topic


def on_tile(across: float, down: float):
    """Over this part of the start tile."""
    return Spot("tile", None, "0,0"), (across, down)


@pytest.mark.parametrize(
    ("aimed", "topic"),
    [
        ((Spot("cell", None, "1,0"), (0.5, 0.5)), "laying"),
        (on_tile(0.5, 0.1), "cities"),
        (on_tile(0.1, 0.5), "roads"),
        (on_tile(0.5, 0.9), "fields"),
        ((Spot("hand-tile"), (0.5, 0.5)), "clicks#lay"),
        ((Spot("pile"), (0.5, 0.5)), "map#left"),
    ],
)
def test_f1_over_a_spot_opens_its_page(playing, aimed, topic):
    spot, (across, down) = aimed
    rect = playing.page.scene.place_of(spot).rect
    point = rect.topLeft() + QPointF(across * rect.width(), down * rect.height())
    QTest.mouseMove(playing.table.viewport(), playing.table.mapFromScene(point))
    book, opened = asked(playing, playing.table)
    assert (book.game, opened) == (GAME, topic)


def test_every_topic_that_a_widget_of_the_window_names_is_a_place_in_its_rules(playing):
    playing.window.rules.open_at("")
    pages = playing.window.rules.window.book.pages
    named = {str(widget.property(TOPIC) or "") for widget in playing.window.findChildren(QWidget)}
    for topic in named - BURGUNDYS - {""}:
        page, _, place = topic.partition("#")
        assert page in pages and (not place or place in pages[page].places), topic


def test_the_question_for_a_new_game_opens_the_rules_of_the_game_that_is_chosen(at):
    at.wait_until(at.window.isActiveWindow)
    at.window.dialogs.ask_for_game()
    dialog = at.new_game_dialog()
    dialog.choose_game(GAME)
    book, topic = asked(at, dialog.start)
    assert (book.game, topic) == (GAME, "new-game")
