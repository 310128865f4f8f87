"""Games played with codes alone, without the protocol: fast enough for a million."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from burgundy_qt.rules.registry import ruleset

Chooser = Callable[[Any, int, list[int]], int]


class QuickGame(NamedTuple):
    """A finished game: its request, its last position, its journal, and its actions with their
    seats."""

    request: dict[str, Any]
    position: Any
    journal: list[int]
    done: list[tuple[int, int]]


def play_quickly(
    asked: dict[str, Any], choose: Chooser, any_of: Callable[[Sequence[Any]], Any]
) -> QuickGame:
    """Play to the end; `any_of` chooses the seat if several may decide, `choose` its action. Raises
    AssertionError if there is no legal action, or one is listed twice."""
    rules = ruleset(asked["game"])
    request = rules.complete_request(asked, asked["seed"])
    position: Any = rules.new_position(request)
    position.begin()
    while position.is_chance_node():
        position.draw_chance()
    journal, done = position.drain_journal(), []
    while seats := position.waiting_seats():
        seat = seats[0] if len(seats) == 1 else any_of(seats)
        codes = position.legal(seat)
        assert 0 < len(set(codes)) == len(codes), "no legal action, or one listed twice"
        code = choose(position, seat, codes)
        position.apply(code, seat)
        done.append((seat, code))
        journal += position.drain_journal()
    return QuickGame(request, position, journal, done)
