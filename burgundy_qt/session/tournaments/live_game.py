"""A game of a tournament while it is played: who sits where, and what was done so far."""

from __future__ import annotations

from dataclasses import dataclass, field

from burgundy_qt.ai.arena.elo import Names
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.ruleset import Action
from burgundy_qt.session.line_up import LONGEST_NAME, LineUp, SeatPlan
from burgundy_qt.session.plain_text import beginning
from burgundy_qt.session.tournaments.plan import Entrant

Done = tuple[int, Action]
"""A seat and its action."""


@dataclass
class LiveGame:
    """A game by its id. `names`: whose match it is; `seat` one of A's. `actions` only grow, in the
    thread that plays; whoever reads them reads what is there by then."""

    game_id: str
    names: Names
    seed: int
    line_up: LineUp
    seat: int
    actions: list[Done] = field(default_factory=list)
    is_over: bool = False


def line_up_of(request: RequestObject, own: tuple[int, ...], a: Entrant, b: Entrant) -> LineUp:
    """Who sits where: A in its own seats, B in all others, numbered where there are several."""
    sitting = [a if seat in own else b for seat in range(request["players"])]
    return LineUp(tuple(map(plan_of, numbered(sitting), sitting)), request, casual=True)


def plan_of(name: str, entrant: Entrant) -> SeatPlan:
    return SeatPlan(name, entrant.level)


def numbered(sitting: list[Entrant]) -> list[str]:
    """The names by seat, each of them once."""
    names = [entrant.name for entrant in sitting]
    return [
        name
        if names.count(name) == 1
        else f"{beginning(name, LONGEST_NAME - 2)} {names[: seat + 1].count(name)}"
        for seat, name in enumerate(names)
    ]
