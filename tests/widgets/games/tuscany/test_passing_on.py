"""Passing the screen on in Tuscany: all hands lie face down, and no card of another hand is painted
anywhere."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from burgundy_qt.rules.game import Game
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.widgets.log.parts import log_parts
from burgundy_qt.widgets.page.under_cloth import table_under_cloth
from burgundy_qt.widgets.people.pass_screen import PassScreen
from burgundy_qt.widgets.scene.stage import Stage
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
    return Game.from_record([{**request, "seed": 1}, *events])


def hand_of(game, seat):
    """The cards that a seat truly has."""
    return game.rules.state(game.position, game.request, seat)["seats"][seat]["cards"]


PEOPLE = tuple(SeatPlan(name) for name in NAMES)


def shown(game, plans=PEOPLE):
    """What the window shows of a game of three people, or of others."""
    return RunningGame(game, LineUp(tuple(plans), game.request), "game", "").view


def with_another_hand(view):
    """The same view, but the person who decides holds only inns."""
    seat = view.person_to_decide
    seats = list(view.state["seats"])
    seats[seat] = {**seats[seat], "cards": {"inn": seats[seat]["hand"]}}
    return replace(view, state={**view.state, "seats": seats})


def painted(view, seat):
    """The table as it is painted for a seat."""
    stage = Stage()
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


def test_a_hand_that_is_another_is_painted_as_another(game, qapp):
    view = shown(game)
    assert painted(view, view.person_to_decide) != painted(
        with_another_hand(view), view.person_to_decide
    )


def test_under_the_cloth_no_hand_is_painted_face_up(game, qapp):
    view = shown(game)
    seat = view.person_to_decide
    covered, other = (
        table_under_cloth(each, seat, SIZE, 1.0) for each in (view, with_another_hand(view))
    )
    assert covered is not None and other is not None
    assert covered.toImage() == other.toImage()


def test_the_screen_that_is_passed_on_shows_how_many_cards_and_never_which(game, qtbot):
    table = QWidget()
    table.resize(1280, 800)
    qtbot.addWidget(table)
    pictures = []
    for view in (shown(game), with_another_hand(shown(game))):
        screen = PassScreen(table)
        seat = view.person_to_decide
        screen.covered = lambda seen, seat=seat: table_under_cloth(seen, seat, SIZE, 1.0)
        screen.ask_for(view, log_parts("tuscany").lines(view.events, NAMES, view.state))
        hand = view.state["seats"][seat]["hand"]
        assert view.is_private and screen.behind is not None
        assert screen.hand.hand.many == hand and str(hand) in screen.hand.hand.words
        pictures.append(screen.grab().toImage())
        screen.hide()
    assert pictures[0] == pictures[1]


def test_in_the_set_up_too_the_hand_lies_face_down_and_no_duchy_is_told(qapp):
    game = begun(3)
    game.apply(game.legal()["actions"][5])
    view = shown(game)
    seat = view.person_to_decide
    assert all(each["duchy"] is None for each in view.state["seats"])
    covered = table_under_cloth(view, seat, SIZE, 1.0)
    other = table_under_cloth(with_another_hand(view), seat, SIZE, 1.0)
    assert covered.toImage() == other.toImage()
