"""What of a state its layout hangs on."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.rules.carcassonne.known_state import LaidTile
from burgundy_qt.widgets.games.carcassonne.table_state import TableState, holders
from burgundy_qt.widgets.games.carcassonne.words.names import cell_of

TOKENS = "bridges", "castles"


class LandNeeds(NamedTuple):
    """What lies on the map and does not change while one chooses: the tiles by their cells, the
    empty cells beside them, the axes of bridges, the cells of castles by their towns, who stands
    where."""

    tiles: tuple[tuple[str, LaidTile], ...]
    empty: tuple[str, ...]
    bridges: tuple[tuple[str, str], ...]
    castles: tuple[tuple[str, tuple[str, ...]], ...]
    meeples: tuple[tuple[int, str], ...]


class MapNeeds(NamedTuple):
    """What the map hangs on: the land; the cells that are offered or talked about and the one of
    the ghost; the bridges that could be built; the tile just laid and the places for a follower;
    the cells of the town that is asked about; at the end by city who is paid for it."""

    land: LandNeeds
    cells: tuple[str, ...]
    ghost: str | None
    could_build: tuple[tuple[str, str], ...]
    places: tuple[str, ...]
    cell: str | None
    town: tuple[str, ...]
    seals: tuple[tuple[str, tuple[int, ...]], ...]


class Needs(NamedTuple):
    """What the panels hang on: how many seats there are, how many tiles a bazaar has (0: there is
    none), and what there is of bridges and castles."""

    seats: int
    stalls: int
    in_play: tuple[str, ...]


def needs_of(state: TableState) -> Needs:
    """What the panels of a state hang on."""
    bazaar = state.bazaar
    stalls = len(bazaar.drawn) if bazaar and state.has_stage else 0
    return Needs(len(state.seats), stalls, tuple(kind for kind in TOKENS if kind in state.modules))


def map_needs_of(state: TableState) -> MapNeeds:
    """What the map of a state hangs on."""
    trial = state.trial
    offered = [cell for cell, _ in trial.cells]
    ghost = trial.ghost.cell if trial.ghost is not None else None
    land = LandNeeds(
        tuple(state.tiles.items()),
        tuple(state.cells),
        tuple(state.bridges.items()),
        tuple((city, castle.cells) for city, castle in state.castles.items()),
        tuple((seat, place) for place, seat in state.meeples.items()),
    )
    return MapNeeds(
        land,
        tuple({*offered, *state.options, *state.lot_fits, *([ghost] if ghost else [])}),
        ghost,
        trial.bridges,
        trial.places,
        state.cell,
        _town(state),
        _seals(state) if state.is_over else (),
    )


def _seals(state: TableState) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """By city the seats that hold a field beside it."""
    found: dict[str, set[int]] = {}
    for feature in state.features.values():
        if feature["kind"] == "field":
            for city in feature["cities"]:
                found.setdefault(city, set()).update(holders(feature))
    return tuple((city, tuple(sorted(seats))) for city, seats in found.items())


def _town(state: TableState) -> tuple[str, ...]:
    """The cells of the town that may become a castle, or of the castle that scores."""
    town = state.features.get(state.asked.about or "")
    return tuple(dict.fromkeys(cell_of(place) for place in town["places"])) if town else ()


def around(cells: tuple[str, ...]) -> QRectF:
    """The surroundings of a town of two cells: the two beside each of its long sides too."""
    town = bounds(cells)
    beside = (0, 1) if town.width() > town.height() else (1, 0)
    return town.adjusted(-beside[0], -beside[1], *beside)


def cell_at(cell: str) -> QRectF:
    """A cell on the plane of the map, in tiles."""
    x, _, y = cell.partition(",")
    return QRectF(int(x), int(y), 1, 1)


def bounds(cells: tuple[str, ...]) -> QRectF:
    """All of some cells, in tiles."""
    whole = QRectF()
    for cell in cells:
        whole = whole.united(cell_at(cell))
    return whole


def middle_of(cells: tuple[str, ...]) -> QPointF:
    """The middle of some cells, in tiles."""
    return bounds(cells).center()
