"""Tests of the seat in view: from which player's side the table is shown."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QObject, Signal

from burgundy_qt.rules.game import Game
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.widgets.page.person_turn import SeatInView, StepQueue
from tests.widgets.games import view_of

ANNA, BEN, BOT = SeatPlan("Anna"), SeatPlan("Ben"), SeatPlan("Baron", "baron")


class Scene(QObject):
    """Records the seat of each view that it is asked to show."""

    rested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.shown, self.large = [], []
        self.enlarge = self.large.append

    def show_view(self, view, seat) -> None:
        self.shown.append((view.revision, seat))


def turn_of(seat, *plans, revision=0):
    """Return a view in which this seat has to act."""
    view = view_of(Game({"game": "burgundy", "players": len(plans), "seed": 7}), revision)
    legal = {**view.legal, "seat": seat, "waiting": [seat]}
    return replace(view, line_up=replace(view.line_up, seats=plans), legal=legal)


@pytest.fixture
def seat(qapp):
    return SeatInView(StepQueue(), Scene())


def test_the_person_who_decides_is_shown_and_then_stays_while_bots_act(seat):
    seat.show(turn_of(2, ANNA, BOT, BEN))
    seat.show(turn_of(1, ANNA, BOT, BEN, revision=1))
    assert seat.scene.shown == [(0, 2), (1, 2)]


def test_while_bots_act_first_the_first_person_is_shown(seat):
    seat.show(turn_of(0, BOT, ANNA, BEN))
    assert seat.number == 1


def test_in_a_game_of_bots_the_same_seat_stays_in_view(seat):
    seat.number = 1
    seat.show(turn_of(0, BOT, BOT))
    assert seat.number == 1


def test_the_next_person_is_shown_only_after_the_animation(seat):
    seat.steps.begin(turn_of(0, ANNA, BEN))
    seat.show(seat.steps.game)
    seat.steps.game = turn_of(1, ANNA, BEN, revision=1)
    assert seat.number == 0
    seat.scene.rested.emit()
    seat.scene.rested.emit()
    assert seat.scene.shown == [(0, 0), (1, 1)]


def test_enlarging_the_seat_in_view_closes_the_enlarged_one(seat):
    seat.steps.begin(turn_of(0, ANNA, BEN))
    for number in (1, 0, 2):
        seat.enlarge(number)
    assert seat.scene.large == [1, None]
