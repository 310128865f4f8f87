"""How the table is told apart: the tile in hand, what can be put on it, a bazaar, the cells where a
tile could lie, features with followers, the map row by row, and the seats."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from itertools import groupby

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.accessibility.parts import Group
from burgundy_qt.widgets.games.carcassonne.board.board import Board
from burgundy_qt.widgets.games.carcassonne.words.names import down
from burgundy_qt.widgets.pieces.spots import Spot

OF_A_SEAT = "turn", "points", "meeples", "bridges", "castles"
STEPPER = "bid-less", "bid-now", "bid-more"
DEALS = "buy", "sell"
Way = tuple[int, int]


def shape(board: Board) -> Hashable:
    """What the groups hang on: the spots themselves, which come and go with every tile."""
    return tuple(spots_of(board))


def groups_of(board: Board) -> tuple[Group, ...]:
    """All of the table."""
    told = (
        Group(lambda board, names: tr("Aloud", "Tile"), tuple(hand_spots())),
        Group(lambda board, names: tr("Aloud", "On the tile"), tuple(trial_spots(board))),
        Group(lambda board, names: tr("Aloud", "Bazaar"), tuple(bazaar_spots(board))),
        Group(lambda board, names: tr("Aloud", "Empty cells"), tuple(cell_spots(board))),
        Group(lambda board, names: tr("Aloud", "Features"), tuple(feature_spots(board))),
        map_group(board),
        *(seat_group(board, seat) for seat in range(len(board.seats))),
    )
    return tuple(group for group in told if group.parts)


def spots_of(board: Board) -> Iterable[Spot]:
    """All spots that are told, group by group."""
    yield from trial_spots(board)
    yield from bazaar_spots(board)
    yield from cell_spots(board)
    yield from feature_spots(board)
    yield from (Spot("tile", None, cell) for cell in board.tiles)
    for seat in range(len(board.seats)):
        yield from seat_spots(board, seat)


def hand_spots() -> Iterable[Spot]:
    """The tile of this turn, and the pile."""
    return (Spot(kind) for kind in ("hand-tile", "turn-left", "turn-right", "pile"))


def trial_spots(board: Board) -> Iterable[Spot]:
    """Where a follower could stand now, or a bridge be built."""
    yield from (Spot("place", None, place) for place in board.trial.places)
    for cell, axis in board.trial.bridges:
        yield Spot("bridge-place", None, f"{cell}:{axis}")


def bazaar_spots(board: Board) -> Iterable[Spot]:
    """The tiles of a bazaar, who bids what, and what can be done with a lot."""
    if board.bazaar is None:
        return
    yield from (Spot("stall", None, at) for at in range(len(board.bazaar.drawn)))
    if board.bazaar.lot is not None:
        yield from (Spot("bid", seat) for seat in range(len(board.seats)))
    if board.decision == "bid":
        yield from (Spot(kind) for kind in STEPPER)
    if board.decision == "deal":
        yield from (Spot("deal", None, what) for what in DEALS)


def cell_spots(board: Board) -> Iterable[Spot]:
    """The empty cells beside tiles, in reading order; the ghost stands on its own."""
    ghost = board.trial.ghost
    for cell in in_reading_order({*board.cells, *board.options}):
        is_tried = ghost is not None and ghost.cell == cell
        yield Spot("ghost" if is_tried else "cell", None, cell)


def feature_spots(board: Board) -> Iterable[Spot]:
    """Features with followers; while a castle is decided on the complete ones too."""
    is_asked = board.decision in ("castle", "claim")
    for name, feature in board.features.items():
        if any(feature["meeples"]) or (is_asked and feature["is_complete"]):
            yield Spot("feature", None, name)


def map_group(board: Board) -> Group:
    """The tiles by rows, from the north, each from the west."""
    cells = in_reading_order(board.tiles)
    rows = groupby(cells, key=lambda cell: way_of(cell)[0])
    return Group(
        lambda board, names: tr("Aloud", "Map"),
        tuple(row_group(south, list(row)) for south, row in rows),
    )


def row_group(south: int, cells: list[str]) -> Group:
    """One row of tiles."""
    return Group(
        lambda board, names: row_name(south),
        tuple(Spot("tile", None, cell) for cell in cells),
    )


def row_name(south: int) -> str:
    """A row by its way from the start tile: "Row 2 south"."""
    if not south:
        return tr("Aloud", "Row of the start tile")
    return tr("Aloud", "Row {way}", way=down(south))


def seat_group(board: Board, seat: int) -> Group:
    """One seat: what it has, its followers on the map and its castles."""
    return Group(
        lambda board, names: tr("Aloud", "Seat: {name}", name=names[seat]),
        tuple(seat_spots(board, seat)),
    )


def seat_spots(board: Board, seat: int) -> Iterable[Spot]:
    """What belongs to a seat."""
    yield from (Spot(kind, seat) for kind in OF_A_SEAT)
    if board.bazaar is not None and seat in board.bazaar.bought:
        yield Spot("bought", seat)
    yield from (Spot("meeple", seat, place) for place, who in board.meeples.items() if who == seat)
    for city, castle in board.castles.items():
        if castle.seat == seat:
            yield Spot("castle", None, city)


def in_reading_order(cells: Iterable[str]) -> list[str]:
    """Cells by row, then from west to east."""
    return sorted(cells, key=way_of)


def way_of(cell: str) -> Way:
    """How far south and east of the start tile a cell is."""
    east, south = map(int, cell.split(","))
    return south, east
