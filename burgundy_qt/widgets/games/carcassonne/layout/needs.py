"""What of a board its layout hangs on."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.widgets.games.carcassonne.board.board import Board, LaidTile
from burgundy_qt.widgets.games.carcassonne.words.names import cell_of

Cells = tuple[tuple[int, int], ...]


class MapNeeds(NamedTuple):
    """What lies on the map: the tiles by their cells, the cells that are offered or talked about,
    all empty ones beside tiles, the axes of bridges, the cells of castles by their towns, who
    stands where, what could be built, the places for a follower of the tile just laid, and the
    cells of the town that is asked about."""

    tiles: tuple[tuple[str, LaidTile], ...]
    cells: tuple[str, ...]
    empty: tuple[str, ...]
    ghost: str | None
    bridges: tuple[tuple[str, str], ...]
    castles: tuple[tuple[str, tuple[str, ...]], ...]
    meeples: tuple[tuple[int, str], ...]
    could_build: tuple[tuple[str, str], ...]
    places: tuple[str, ...]
    cell: str | None
    town: tuple[str, ...]


class Needs(NamedTuple):
    """What the panels hang on: how many seats there are, and how many tiles a bazaar has (0: there
    is none)."""

    seats: int
    stalls: int


def needs_of(board: Board) -> Needs:
    """What the panels of a board hang on."""
    bazaar = board.bazaar
    return Needs(len(board.seats), len(bazaar.drawn) if bazaar and board.has_stage else 0)


def map_needs_of(board: Board) -> MapNeeds:
    """What the map of a board hangs on."""
    trial = board.trial
    offered = [cell for cell, _ in trial.cells]
    ghost = trial.ghost.cell if trial.ghost is not None else None
    return MapNeeds(
        tuple(board.tiles.items()),
        tuple({*offered, *board.options, *board.lot_fits, *([ghost] if ghost else [])}),
        tuple(board.cells),
        ghost,
        tuple(board.bridges.items()),
        tuple((city, castle.cells) for city, castle in board.castles.items()),
        tuple((seat, place) for place, seat in board.meeples.items()),
        trial.bridges,
        trial.places,
        board.cell,
        _town(board),
    )


def _town(board: Board) -> tuple[str, ...]:
    """The cells of the town that may become a castle, or of the castle that scores."""
    town = board.features.get(board.about or "")
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
