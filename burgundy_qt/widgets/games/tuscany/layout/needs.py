"""What of a state decides where things lie."""

from __future__ import annotations

from typing import NamedTuple

from burgundy_qt.rules.tuscany.known_seat import Duchy
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.widgets.games.tuscany.board import printed


class Belongings(NamedTuple):
    """How many storage spaces a seat has, and how many bonus tiles of which kinds."""

    spaces: int
    bonus: tuple[tuple[str, int], ...]


class Needs(NamedTuple):
    """The duchies of all seats and what they have; the hand of the seat that is
    shown large, as the number of cards of each colour, or of all where they are backs; whether that
    seat lays out its duchy now."""

    lands: tuple[Duchy, ...]
    belongs: tuple[Belongings, ...]
    hand: tuple[int, ...]
    lays_out: bool


def needs_of(state: TuscanyState, shown: int) -> Needs:
    """Those of a state with this seat shown large."""
    seat = state.seats[shown]
    cards = seat.cards
    return Needs(
        tuple(each.land for each in state.seats),
        tuple(
            Belongings(
                len(each.storage),
                tuple((k, each.bonus[k]) for k in printed.BONUS_ORDER if k in each.bonus),
            )
            for each in state.seats
        ),
        (seat.hand,) if cards is None else tuple(cards.get(c, 0) for c in printed.COLOURS),
        state.is_laid_out_in_secret,
    )
