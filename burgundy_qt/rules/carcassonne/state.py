"""The state of a game of Carcassonne and the numbers of its journal: the plain twin of the
header beside this file, short because the header has the struct."""

from bisect import bisect_left
from collections.abc import Callable

from burgundy_qt.rules.plain import Record, names_of_header

__getattr__: Callable[[str], int] = names_of_header(__file__, globals())


def new_state() -> Record:
    """Return a state of zeros."""
    return State()


def free_state(game: Record) -> None:
    """Do nothing: the plain run has nothing to free."""


def state_bytes() -> int:
    """Do not call it in the plain run."""
    return 0


def beside(cell: int, edge: int) -> int:
    """Return the cell beside a cell: N, E, S, W."""
    return cell + (-ROW, 1, ROW, -1)[edge]


def turned_back(edge: int, rotation: int) -> int:
    """Return the edge of a kind that is at an edge of the board after rotation."""
    return (edge - rotation) & 3


def cell_around(cell: int, at: int) -> int:
    """Return one of the eight cells around a cell."""
    place = at + (at >= 4)
    return cell + ROW * (place // 3 - 1) + place % 3 - 1


def tile_at(game: Record, cell: int) -> int:
    """Return the tile on a cell, -1 for none."""
    at = (cell * 40503 >> 8) & (INDEX - 1)
    while game.index[at]:
        if game.tiles[game.index[at] - 1].cell == cell:
            return game.index[at] - 1
        at = (at + 1) & (INDEX - 1)
    return -1


def place_in_frontier(game: Record, cell: int) -> int:
    """Return the index, present or future, of a cell among the empty ones beside tiles."""
    return bisect_left(game.frontier, cell, 0, game.frontier_size)


def root_of(game: Record, node: int) -> int:
    """Return the root node of a feature, and shorten the path to it."""
    at = node
    while game.nodes[at].parent != at:
        game.nodes[at].parent = game.nodes[game.nodes[at].parent].parent
        at = game.nodes[at].parent
    return at


def meeples_of(meeples: int, seat: int) -> int:
    """Return the meeples of a seat on a feature."""
    return meeples >> MEEPLE_BITS * seat & 15
