"""Passing the screen on in Tuscany: all hands lie face down, and no card of another hand is painted
anywhere."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from burgundy_qt.rules.game import Game
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.people.privacy_screen import PrivacyScreen
from burgundy_qt.widgets.table.stage import TableStage
from tests.widgets.games.tuscany.played import any_action, begun

SIZE = QSizeF(1280, 764)
NAMES = "Anna", "Ben", "Cleo"


def in_the_middle(seed=5, actions=24):
    """A game of three that has gone on for a while."""
    game, luck = begun(3, seed=seed), random.Random(seed)
    for _ in range(actions):
        game.apply(any_action(game, luck))
    return game


def another_world(game, seat):
    """A game that this one may be for all that the seat knows: the other hands are others."""
    request, *events = game.record(seat=seat)
    known = Game.from_record([{**request, "seed": 1}, *events])
    return Game.from_record(known.record(private=True))


def hand_of(game, seat):
    """The cards that a seat truly has."""
    return game.rules.state(game.position, game.request, seat)["seats"][seat]["cards"]


PEOPLE = tuple(SeatPlan(name) for name in NAMES)


def shown(game, plans=PEOPLE):
    """What the window shows of a game of three people, or of others."""
    return RunningGame(game, LineUp(tuple(plans), game.request), "game", "").view


def painted(view, seat):
    """The table as it is painted for a seat."""
    stage = TableStage()
    stage.resize(SIZE, 1.0)
    stage.show_view(view, seat)
    image = QImage(SIZE.toSize(), QImage.Format.Format_RGB32)
    image.fill(0)
    painter, rect = QPainter(image), QRectF(0, 0, SIZE.width(), SIZE.height())
    stage.render(painter, rect, rect)
    painter.end()
    stage.deleteLater()
    return image


@pytest.fixture(scope="module")
def game():
    return in_the_middle()


def test_the_table_of_a_seat_shows_no_card_of_another_hand(game, qapp):
    seat = game.legal()["seat"]
    other = another_world(game, seat)
    assert any(hand_of(game, at) != hand_of(other, at) for at in range(3) if at != seat)
    alone = [SeatPlan(name, None if at == seat else "page") for at, name in enumerate(NAMES)]
    assert painted(shown(game, alone), seat) == painted(shown(other, alone), seat)


def both_worlds(game):
    """A game and one that it may be for somebody else than who decides, as the window gets them."""
    seat = game.legal()["seat"]
    other = another_world(game, (seat + 1) % 3)
    assert hand_of(other, seat) != hand_of(game, seat)
    return seat, [shown(each) for each in (game, other)]


def test_face_down_no_card_of_the_person_who_decides_is_painted(game, qapp):
    seat, views = both_worlds(game)
    assert all(view.is_private and view.viewer == seat for view in views)
    assert painted(views[0], seat) != painted(views[1], seat)
    face_down = [view.face_down for view in views]
    assert face_down[0].state == face_down[1].state
    assert face_down[0].events == face_down[1].events
    assert painted(face_down[0], seat) == painted(face_down[1], seat)


def test_the_screen_that_is_passed_on_shows_how_many_cards_and_never_which(game, qtbot):
    table = QWidget()
    table.resize(1280, 800)
    qtbot.addWidget(table)
    pictures = []
    seat, views = both_worlds(game)
    for view in views:
        screen = PrivacyScreen(table)
        told = view.face_down
        screen.ask_for(told, log_of("tuscany").lines(told.events, NAMES, told.state))
        hand = view.state["seats"][seat]["hand"]
        assert screen.hand.hand.many == hand and str(hand) in screen.hand.hand.words
        pictures.append(screen.grab().toImage())
        screen.hide()
    assert pictures[0] == pictures[1]


def test_in_the_set_up_too_the_hand_lies_face_down_and_no_duchy_is_told(qapp):
    game = begun(3)
    game.apply(game.legal()["actions"][5])
    view = shown(game).face_down
    assert all(each["duchy"] is each["cards"] is None for each in view.state["seats"])
    assert not any("to" in event for event in view.events)
