"""What of a board its layout hangs on."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.widgets.games.carcassonne.board.board import Board, LaidTile

Cells = tuple[tuple[int, int], ...]


class MapNeeds(NamedTuple):
    """What lies on the map: the tiles by their cells, the cells that are offered, all empty
    ones beside tiles, the axes of bridges, the cells of castles by their towns, who stands where, what could be built, and the
    places for a follower of the tile just laid."""

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


class Needs(NamedTuple):
    """What the panels hang on: how many seats there are, and how many tiles a bazaar has (0: there
    is none)."""

    seats: int
    stalls: int


def needs_of(board: Board) -> Needs:
    """What the panels of a board hang on."""
    return Needs(len(board.seats), len(board.bazaar.drawn) if board.bazaar else 0)


def map_needs_of(board: Board) -> MapNeeds:
    """What the map of a board hangs on."""
    trial = board.trial
    offered = [cell for cell, _ in trial.cells]
    ghost = trial.ghost.cell if trial.ghost is not None else None
    return MapNeeds(
        tuple(board.tiles.items()),
        tuple({*offered, *board.options, *([ghost] if ghost else [])}),
        tuple(board.cells),
        ghost,
        tuple(board.bridges.items()),
        tuple((city, castle.cells) for city, castle in board.castles.items()),
        tuple((seat, place) for place, seat in board.meeples.items()),
        trial.bridges,
        trial.places,
        board.cell,
    )


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
