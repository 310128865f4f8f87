"""What a game brings so that hints can tell where points come from."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from burgundy_qt.ai.analysis.tally import Tally
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.registry import part_if_any

Scored = Sequence[Mapping[str, int]]
"""By seat: points by source."""


@dataclass(frozen=True)
class TallyParts:
    """The part "tally" of a game: every game that brings features brings it. Sources are named as
    in the protocol."""

    tally: Callable[[Position], Tally]
    """A new tally of what positions like this one count; its `sources` stand in the order in which
    they are told."""
    scored: Callable[[Iterable[Any], int], Scored]
    """What the events of a game have brought so many seats; sources without points are left out."""
    before: Callable[[Position, Scored], Scored]
    """Of what the seats have scored that which a tally of the rest of the game does not count
    again, by the seats that it is told of: a team's points count for each of its seats."""
    word: Callable[[str], str]
    """A source as a person says it, in English, in the plural: "completed regions"."""


@cache
def tally_parts(game: str) -> TallyParts | None:
    """What a game brings for telling where points come from; None where it brings nothing."""
    return part_if_any("ai", game, "tally", TallyParts)
