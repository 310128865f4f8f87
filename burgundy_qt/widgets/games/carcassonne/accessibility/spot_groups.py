"""How the table is told apart: the tile in hand, what can be put on it, a bazaar, the cells where a
tile could lie, features with followers, the map row by row, and the seats."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from itertools import groupby

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.games.carcassonne.table_state import TableState
from burgundy_qt.widgets.games.carcassonne.words.names import down
from burgundy_qt.widgets.sprites.slots import Slot
from burgundy_qt.widgets.table.game_table import SlotGroup

OF_A_SEAT = "turn", "points", "meeples", "bridges", "castles"
STEPPER = "bid-less", "bid-now", "bid-more"
DEALS = "buy", "sell"
Way = tuple[int, int]


def shape(state: TableState) -> Hashable:
    """What the groups hang on: the spots themselves, which come and go with every tile."""
    return tuple(spots_of(state))


def groups_of(state: TableState) -> tuple[SlotGroup[TableState], ...]:
    """All of the table."""
    told = (
        SlotGroup(lambda state, names: tr("Aloud", "Tile"), tuple(hand_spots())),
        SlotGroup(lambda state, names: tr("Aloud", "On the tile"), tuple(trial_spots(state))),
        SlotGroup(lambda state, names: tr("Aloud", "Bazaar"), tuple(bazaar_spots(state))),
        SlotGroup(lambda state, names: tr("Aloud", "Empty cells"), tuple(cell_spots(state))),
        SlotGroup(lambda state, names: tr("Aloud", "Features"), tuple(feature_spots(state))),
        map_group(state),
        *(seat_group(state, seat) for seat in range(len(state.seats))),
    )
    return tuple(group for group in told if group.parts)


def spots_of(state: TableState) -> Iterable[Slot]:
    """All spots that are told, group by group."""
    yield from trial_spots(state)
    yield from bazaar_spots(state)
    yield from cell_spots(state)
    yield from feature_spots(state)
    yield from (Slot("tile", None, cell) for cell in state.tiles)
    for seat in range(len(state.seats)):
        yield from seat_spots(state, seat)


def hand_spots() -> Iterable[Slot]:
    """The tile of this turn, and the pile."""
    return (Slot(kind) for kind in ("hand-tile", "turn-left", "turn-right", "pile"))


def trial_spots(state: TableState) -> Iterable[Slot]:
    """Where a follower could stand now, or a bridge be built."""
    yield from (Slot("place", None, place) for place in state.trial.places)
    for cell, axis in state.trial.bridges:
        yield Slot("bridge-place", None, f"{cell}:{axis}")


def bazaar_spots(state: TableState) -> Iterable[Slot]:
    """The tiles of a bazaar, who bids what, and what can be done with a lot."""
    if state.bazaar is None:
        return
    yield from (Slot("stall", None, at) for at in range(len(state.bazaar.drawn)))
    if state.bazaar.slot is not None:
        yield from (Slot("bid", seat) for seat in range(len(state.seats)))
    if state.asked.decision == "bid":
        yield from (Slot(kind) for kind in STEPPER)
    if state.asked.decision == "deal":
        yield from (Slot("deal", None, what) for what in DEALS)


def cell_spots(state: TableState) -> Iterable[Slot]:
    """The empty cells beside tiles, in reading order; the ghost stands on its own."""
    ghost = state.trial.ghost
    for cell in in_reading_order({*state.cells, *state.options}):
        is_tried = ghost is not None and ghost.cell == cell
        yield Slot("ghost" if is_tried else "cell", None, cell)


def feature_spots(state: TableState) -> Iterable[Slot]:
    """Features with followers; while a castle is decided on the complete ones too."""
    is_asked = state.asked.decision in ("castle", "claim")
    for name, feature in state.features.items():
        if any(feature["meeples"]) or (is_asked and feature["is_complete"]):
            yield Slot("feature", None, name)


def map_group(state: TableState) -> SlotGroup[TableState]:
    """The tiles by rows, from the north, each from the west."""
    cells = in_reading_order(state.tiles)
    rows = groupby(cells, key=lambda cell: way_of(cell)[0])
    return SlotGroup(
        lambda state, names: tr("Aloud", "Map"),
        tuple(row_group(south, list(row)) for south, row in rows),
    )


def row_group(south: int, cells: list[str]) -> SlotGroup[TableState]:
    """One row of tiles."""
    return SlotGroup(
        lambda state, names: row_name(south),
        tuple(Slot("tile", None, cell) for cell in cells),
    )


def row_name(south: int) -> str:
    """A row by its way from the start tile: "Row 2 south"."""
    if not south:
        return tr("Aloud", "Row of the start tile")
    return tr("Aloud", "Row {way}", way=down(south))


def seat_group(state: TableState, seat: int) -> SlotGroup[TableState]:
    """One seat: what it has, its followers on the map and its castles."""
    return SlotGroup(
        lambda state, names: tr("Aloud", "Seat: {name}", name=names[seat]),
        tuple(seat_spots(state, seat)),
    )


def seat_spots(state: TableState, seat: int) -> Iterable[Slot]:
    """What belongs to a seat."""
    yield from (Slot(kind, seat) for kind in OF_A_SEAT)
    if state.bazaar is not None and state.bazaar.bought[seat] is not None:
        yield Slot("bought", seat)
    yield from (Slot("meeple", seat, place) for place, who in state.meeples.items() if who == seat)
    for city, castle in state.castles.items():
        if castle.seat == seat:
            yield Slot("castle", None, city)


def in_reading_order(cells: Iterable[str]) -> list[str]:
    """Cells by row, then from west to east."""
    return sorted(cells, key=way_of)


def way_of(cell: str) -> Way:
    """How far south and east of the start tile a cell is."""
    east, south = map(int, cell.split(","))
    return south, east
