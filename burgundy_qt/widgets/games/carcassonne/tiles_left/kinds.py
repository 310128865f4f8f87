"""The kinds of tiles in a game: how many of each nobody has seen yet, and what they show."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from burgundy_qt.language.tr import later
from burgundy_qt.rules.carcassonne.components.tiles import BASE_KINDS, KINDS, Kind
from burgundy_qt.widgets.games.carcassonne.table_state import TableState


class KindLeft(NamedTuple):
    """A kind: how many the `whole` game has, how many of them nobody has seen, and whether one of
    these would fit where the tile is tried."""

    kind: str
    whole: int
    left: int
    fits: bool


def kinds_left(state: TableState) -> list[KindLeft]:
    """All kinds of the game in their order."""
    kinds = KINDS if state.modules else KINDS[:BASE_KINDS]
    ghost = state.trial.ghost
    marked = state.cells.get(ghost.cell) if ghost is not None else None
    fitting = marked["kinds"] if marked is not None else ()
    return [
        KindLeft(kind.name, kind.count, state.unseen.get(kind.name, 0), kind.name in fitting)
        for kind in kinds
    ]


SHOWING: Mapping[str, tuple[str, Callable[[Kind], bool]]] = {
    "all": (later("Carcassonne table", "All"), lambda kind: True),
    "city": (later("Carcassonne table", "City"), lambda kind: bool(kind.cities)),
    "road": (later("Carcassonne table", "Road"), lambda kind: bool(kind.roads)),
    "monastery": (later("Carcassonne table", "Monastery"), lambda kind: kind.has_monastery),
    "bazaar": (later("Carcassonne table", "Bazaar"), lambda kind: kind.has_bazaar),
    "shield": (
        later("Carcassonne table", "Shield"),
        lambda kind: any(city.shields for city in kind.cities),
    ),
}
"""By a word what a kind may show: how it is called, and whether a kind does."""


def shows(kind: str, what: str) -> bool:
    """Whether a kind shows what a word asks for."""
    return SHOWING[what][1](next(each for each in KINDS if each.name == kind))
