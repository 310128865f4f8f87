"""Tests of a shared screen in Tuscany: hands are face down while the screen is passed on, and no
card of another hand is painted."""

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


def game_in_the_middle(seed=5, actions=24):
    """Return a game for three after some actions."""
    game, luck = begun(3, seed=seed), random.Random(seed)
    for _ in range(actions):
        game.apply(any_action(game, luck))
    return game


def another_world(game, seat):
    """Return another possible game with the same knowledge of this seat: the other hands differ."""
    request, *events = game.record(seat=seat)
    known = Game.from_record([{**request, "seed": 1}, *events])
    return Game.from_record(known.record(private=True))


def hand_of(game, seat):
    """Return the real cards of a seat."""
    return game.rules.state(game.position, game.request, seat)["seats"][seat]["cards"]


PEOPLE = tuple(SeatPlan(name) for name in NAMES)


def view_of_game(game, plans=PEOPLE):
    """Return the view of a game for three people, or for other players."""
    return RunningGame(game, LineUp(tuple(plans), game.request), "game", "").view


def painted(view, seat):
    """Return the painted table of a seat."""
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
    return game_in_the_middle()


def test_the_table_of_a_seat_shows_no_card_of_another_hand(game, qapp):
    seat = game.legal()["seat"]
    other = another_world(game, seat)
    assert any(hand_of(game, at) != hand_of(other, at) for at in range(3) if at != seat)
    alone = [SeatPlan(name, None if at == seat else "page") for at, name in enumerate(NAMES)]
    assert painted(view_of_game(game, alone), seat) == painted(view_of_game(other, alone), seat)


def both_worlds(game):
    """Return the deciding seat of a game, and the views of the game and of one that another seat
    cannot distinguish from it."""
    seat = game.legal()["seat"]
    other = another_world(game, (seat + 1) % 3)
    assert hand_of(other, seat) != hand_of(game, seat)
    return seat, [view_of_game(each) for each in (game, other)]


def test_a_face_down_hand_paints_no_card_of_the_deciding_person(game, qapp):
    seat, views = both_worlds(game)
    assert all(view.is_private and view.viewer == seat for view in views)
    assert painted(views[0], seat) != painted(views[1], seat)
    face_down = [view.face_down for view in views]
    assert face_down[0].state == face_down[1].state
    assert face_down[0].events == face_down[1].events
    assert painted(face_down[0], seat) == painted(face_down[1], seat)


def test_the_privacy_screen_shows_the_number_of_cards_but_no_card(game, qtbot):
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


def test_in_the_set_up_the_hand_is_face_down_and_no_duchy_is_shown(qapp):
    game = begun(3)
    game.apply(game.legal()["actions"][5])
    view = view_of_game(game).face_down
    assert all(each["duchy"] is each["cards"] is None for each in view.state["seats"])
    assert not any("to" in event for event in view.events)
