"""The spots of the table by name: what lies there, in one line that can be heard."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from burgundy_qt.language.tr import later, tr
from burgundy_qt.widgets.games.carcassonne.accessibility.feature_names import feature_told
from burgundy_qt.widgets.games.carcassonne.table_state import TableState
from burgundy_qt.widgets.games.carcassonne.words.names import (
    axis_name,
    bridges_counted,
    castles_counted,
    cell_name,
    cell_of,
    follower_name,
    followers_counted,
    kind_of,
    place_name,
    tile_name,
    tiles_counted,
)
from burgundy_qt.widgets.games.carcassonne.words.sides import (
    bridge_told,
    segment_told,
    sides_told,
)
from burgundy_qt.widgets.phrases.wording import capitalize, join_with_commas, points_text
from burgundy_qt.widgets.sprites.slots import Slot

Naming = Callable[[Slot, TableState, Sequence[str]], str]
DOING: Mapping[str, str] = {
    "place": later("Aloud", "Lays a tile"),
    "bridge": later("Aloud", "May build a bridge"),
    "meeple": later("Aloud", "May put a follower"),
    "castle": later("Aloud", "Decides on a castle"),
    "claim": later("Aloud", "Chooses what the castle scores by"),
    "choose": later("Aloud", "Chooses a tile at the bazaar"),
    "bid": later("Aloud", "Is asked for a bid"),
    "deal": later("Aloud", "Buys or sells"),
}
"""What who decides is doing, by the decision."""
BUTTONS: Mapping[str, str] = {
    "turn-left": later("Aloud", "Turn the tile to the left"),
    "turn-right": later("Aloud", "Turn the tile to the right"),
    "bid-less": later("Aloud", "Bid less"),
    "bid-more": later("Aloud", "Bid more"),
}
DEALS: Mapping[str, str] = {
    "buy": later("Aloud", "Buy the tile for the highest bid"),
    "sell": later("Aloud", "Sell the tile for the highest bid"),
}


def spot_name(spot: Slot, state: TableState, names: Sequence[str]) -> str:
    """What lies on a spot of the table: "2 east, 1 south: city corner, city north and east".
    `names` are the seats' names."""
    return NAMES[spot.kind](spot, state, names)


def _hand(spot: Slot, state: TableState, names: Sequence[str]) -> str:
    if state.tile is None or state.cell is not None:
        return tr("Aloud", "No tile to be laid")
    return tr(
        "Aloud",
        "Tile to be laid: {tile}, {sides}",
        tile=tile_name(state.tile),
        sides=sides_told(state.tile, state.trial.rotation),
    )


def _pile(spot: Slot, state: TableState, names: Sequence[str]) -> str:
    return tr("Aloud", "Pile: {tiles}", tiles=tiles_counted(state.pile))


def _button(spot: Slot, state: TableState, names: Sequence[str]) -> str:
    return tr("Aloud", BUTTONS[spot.kind])


def _place(spot: Slot, state: TableState, names: Sequence[str]) -> str:
    place = str(spot.at)
    tile = state.tiles[cell_of(place)]
    segment = place.partition("/")[2]
    return tr(
        "Aloud",
        "{follower} onto the {feature}",
        follower=capitalize(follower_name(kind_of(place))),
        feature=segment_told(segment, tile.kind, tile.rotation),
    )


def _bridge_place(spot: Slot, state: TableState, names: Sequence[str]) -> str:
    cell, _, axis = str(spot.at).partition(":")
    return capitalize(bridge_told(cell, axis))


def _stall(spot: Slot, state: TableState, names: Sequence[str]) -> str:
    bazaar, at = state.bazaar, int(spot.at or 0)
    if bazaar is None:
        return ""
    tile = capitalize(tile_name(bazaar.drawn[at]))
    if at == bazaar.slot:
        return tr("Aloud", "{tile}: the lot", tile=tile)
    sale = bazaar.sales.get(at)
    if sale is None:
        return tr("Aloud", "{tile}: to be had", tile=tile)
    if not sale.points:
        return tr("Aloud", "{tile}: {name}", tile=tile, name=names[sale.seat])
    return tr(
        "Aloud",
        "{tile}: {name}, for {points}",
        tile=tile,
        name=names[sale.seat],
        points=points_text(sale.points),
    )


def _bid(spot: Slot, state: TableState, names: Sequence[str]) -> str:
    seat = int(spot.owner or 0)
    bids = state.bazaar.bids if state.bazaar is not None else {}
    if seat not in bids:
        return tr("Aloud", "{name}: no bid yet", name=names[seat])
    bid = bids[seat]
    if bid is None:
        return tr("Aloud", "{name}: has passed", name=names[seat])
    return tr("Aloud", "{name}: bids {points}", name=names[seat], points=points_text(bid))


def _bid_now(spot: Slot, state: TableState, names: Sequence[str]) -> str:
    if state.trial.bid is None:
        return tr("Aloud", "Your bid")
    return tr("Aloud", "Your bid: {points}", points=points_text(state.trial.bid))


def _deal(spot: Slot, state: TableState, names: Sequence[str]) -> str:
    return tr("Aloud", DEALS[str(spot.at)])


def _cell(spot: Slot, state: TableState, names: Sequence[str]) -> str:
    cell = str(spot.at)
    told = [tr("Aloud", "{cell}, empty", cell=cell_name(cell))]
    ways = len(state.options.get(cell, ()))
    if ways:
        told.append(tr("Aloud", "your tile fits in {n} way(s)", n=ways))
    known = state.cells.get(cell)
    if known is not None:
        told.append(fits_told(known["fits"]))
    return join_with_commas(told)


def fits_told(fits: int | None) -> str:
    """How many of the unseen tiles fit a cell."""
    if not fits:
        return tr("Aloud", "no tile that is left fits")
    return tr("Aloud", "tiles left that fit: {count}", count=fits)


def _ghost(spot: Slot, state: TableState, names: Sequence[str]) -> str:
    ghost = state.trial.ghost
    if ghost is None:
        return _cell(spot, state, names)
    told = tr(
        "Aloud",
        "{cell}, your tile as it would lie: {sides}",
        cell=cell_name(ghost.cell),
        sides=sides_told(ghost.kind, ghost.rotation),
    )
    if ghost.bridge is None:
        return told
    return tr("Aloud", "{tile}, with a {bridge}", tile=told, bridge=bridge_told(*ghost.bridge))


def _feature(spot: Slot, state: TableState, names: Sequence[str]) -> str:
    feature = state.feature_at(str(spot.at))
    return place_name(str(spot.at)) if feature is None else feature_told(feature, names)


def _tile(spot: Slot, state: TableState, names: Sequence[str]) -> str:
    cell = str(spot.at)
    tile = state.tiles[cell]
    told = [tile_name(tile.kind), sides_told(tile.kind, tile.rotation)]
    if cell in state.bridges:
        bridge = tr("Aloud", "bridge {axis}", axis=axis_name(state.bridges[cell]))
        told.append(bridge)
    told += [
        _who_stands(place, seat, state, names)
        for place, seat in state.meeples.items()
        if cell_of(place) == cell
    ]
    return tr(
        "Aloud", "{cell}: {tile}", cell=capitalize(cell_name(cell)), tile=join_with_commas(told)
    )


def _who_stands(place: str, seat: int, state: TableState, names: Sequence[str]) -> str:
    tile, segment = state.tiles[cell_of(place)], place.partition("/")[2]
    return tr(
        "Aloud",
        "{follower} of {name} on the {feature}",
        follower=follower_name(kind_of(place)),
        name=names[seat],
        feature=segment_told(segment, tile.kind, tile.rotation),
    )


def _meeple(spot: Slot, state: TableState, names: Sequence[str]) -> str:
    place = str(spot.at)
    feature = state.feature_at(place)
    told = place_name(place) if feature is None else feature_told(feature, names)
    return tr(
        "Aloud",
        "{follower} at {cell}: {feature}",
        follower=capitalize(follower_name(kind_of(place))),
        cell=cell_name(cell_of(place)),
        feature=told,
    )


def _castle(spot: Slot, state: TableState, names: Sequence[str]) -> str:
    castle = state.castles[str(spot.at)]
    cell = cell_name(cell_of(str(spot.at)))
    if castle.is_occupied:
        return tr("Aloud", "Castle at {cell}: waits for a feature beside it", cell=cell)
    return tr("Aloud", "Castle at {cell}: has scored", cell=cell)


def _points(spot: Slot, state: TableState, names: Sequence[str]) -> str:
    return points_text(state.seats[int(spot.owner or 0)].points)


def _meeples(spot: Slot, state: TableState, names: Sequence[str]) -> str:
    in_hand = followers_counted(state.seats[int(spot.owner or 0)].meeples)
    return tr("Aloud", "In hand: {followers}", followers=in_hand)


def _bridges(spot: Slot, state: TableState, names: Sequence[str]) -> str:
    return bridges_counted(state.seats[int(spot.owner or 0)].bridges)


def _castles(spot: Slot, state: TableState, names: Sequence[str]) -> str:
    return castles_counted(state.seats[int(spot.owner or 0)].castles)


def _bought(spot: Slot, state: TableState, names: Sequence[str]) -> str:
    tile = state.bazaar.bought[int(spot.owner or 0)] if state.bazaar is not None else None
    return tr("Aloud", "Waits to be laid: {tile}", tile=tile_name(tile)) if tile else ""


def _turn(spot: Slot, state: TableState, names: Sequence[str]) -> str:
    if state.is_over:
        return tr("Aloud", "The game is over")
    if spot.owner == state.asked.seat and state.asked.decision is not None:
        return tr("Aloud", DOING[state.asked.decision])
    return tr("Aloud", "Waits")


NAMES: Mapping[str, Naming] = {
    "hand-tile": _hand,
    "pile": _pile,
    "place": _place,
    "bridge-place": _bridge_place,
    "stall": _stall,
    "bid": _bid,
    "bid-now": _bid_now,
    "deal": _deal,
    "cell": _cell,
    "ghost": _ghost,
    "feature": _feature,
    "tile": _tile,
    "meeple": _meeple,
    "castle": _castle,
    "points": _points,
    "meeples": _meeples,
    "bridges": _bridges,
    "castles": _castles,
    "bought": _bought,
    "turn": _turn,
    **dict.fromkeys(BUTTONS, _button),
}
