"""The parts of the solo game for those who hear the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.burgundy.protocol import printed
from burgundy_qt.widgets.games.burgundy.picture.solo import (
    ALONE,
    ROUNDS,
    pace,
    pace_words,
    rounds_gone,
)
from burgundy_qt.widgets.sprites.slots import Slot

Naming = Callable[[Slot, BurgundyState, Sequence[str]], str]


def _rail(spot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    points = state.seats[ALONE].points
    if state.target is None:
        return tr("Aloud", "Counter: {points} points", points=points)
    return tr("Aloud", "Counter: {points} of {target} points", points=points, target=state.target)


def _buy_point(spot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    return tr("Aloud", "Buy a point for 1 silverling")


def _goal(spot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    seat = state.seats[ALONE]
    if seat.estate is None:
        return tr("Aloud", "The goal: cover all spaces")
    return tr(
        "Aloud",
        "The goal: {covered} of {spaces} spaces covered, {gone} of {rounds} rounds gone, pace: "
        "{pace}",
        covered=len(seat.cells),
        spaces=len(printed.cells_of(state.edition, seat.estate)),
        gone=rounds_gone(state),
        rounds=ROUNDS,
        pace=pace_words(pace(state)),
    )


NAMES: Mapping[str, Naming] = {"rail": _rail, "buy-point": _buy_point, "goal": _goal}
