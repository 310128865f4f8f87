"""Games played by codes alone, without a word of the protocol: quick enough for a million."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from burgundy_qt.rules.registry import ruleset

Chooser = Callable[[Any, int, list[int]], int]


class QuickGame(NamedTuple):
    """A game that is over: its request, its last position, its journal, and by whom what was
    done."""

    request: dict[str, Any]
    position: Any
    journal: list[int]
    done: list[tuple[int, int]]


def play_quickly(
    asked: dict[str, Any], choose: Chooser, any_of: Callable[[Sequence[Any]], Any]
) -> QuickGame:
    """Play to the end; `any_of` says whose turn it is where several may decide, `choose` what a
    seat does of all that is legal. Raises AssertionError where nothing is, or something twice."""
    rules = ruleset(asked["game"])
    request = rules.filled_in(asked, asked["seed"])
    position: Any = rules.new_position(request)
    position.begin()
    while position.chance_waits():
        position.draw_chance()
    journal, done = position.heard(), []
    while seats := position.waiting_seats():
        seat = seats[0] if len(seats) == 1 else any_of(seats)
        codes = position.legal(seat)
        assert 0 < len(set(codes)) == len(codes), "something is offered and nothing twice"
        code = choose(position, seat, codes)
        position.apply(code, seat)
        done.append((seat, code))
        journal += position.heard()
    return QuickGame(request, position, journal, done)
