"""The table of Carcassonne for screen readers: its slots in groups, and the name of each.

The groups are the tile in hand, the things to put on it, a bazaar, the cells for the tile, features
with followers, the map row by row, and the seats.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from itertools import groupby

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.carcassonne.protocol import FeatureObject
from burgundy_qt.widgets.games.carcassonne import carcassonne_texts
from burgundy_qt.widgets.games.carcassonne.table_state import TableState
from burgundy_qt.widgets.phrases import wording
from burgundy_qt.widgets.sprites.places import Slot
from burgundy_qt.widgets.table.game_table import SlotGroup

OF_A_SEAT = "turn", "points", "ending", "meeples", "bridges", "castles"
STEPPER = "bid-less", "bid-now", "bid-more"
Way = tuple[int, int]


def shape(state: TableState) -> Hashable:
    """Return the part of the state that the groups depend on: the slots themselves, which change
    with every tile."""
    return tuple(slots_of(state))


def groups_of(state: TableState) -> tuple[SlotGroup[TableState], ...]:
    """Return the groups of the whole table."""
    groups = (
        SlotGroup(lambda state, names: tr("Aloud", "Tile"), tuple(hand_slots())),
        SlotGroup(lambda state, names: tr("Aloud", "On the tile"), tuple(trial_slots(state))),
        SlotGroup(lambda state, names: tr("Aloud", "Bazaar"), tuple(bazaar_slots(state))),
        SlotGroup(lambda state, names: tr("Aloud", "Empty spaces"), tuple(cell_slots(state))),
        SlotGroup(lambda state, names: tr("Aloud", "Features"), tuple(feature_slots(state))),
        map_group(state),
        *(seat_group(state, seat) for seat in range(len(state.seats))),
    )
    return tuple(group for group in groups if group.parts)


def slots_of(state: TableState) -> Iterable[Slot]:
    """Yield all slots with a name, group by group."""
    yield from trial_slots(state)
    yield from bazaar_slots(state)
    yield from cell_slots(state)
    yield from feature_slots(state)
    yield from (Slot("tile", None, cell) for cell in state.tiles)
    for seat in range(len(state.seats)):
        yield from seat_slots(state, seat)


def hand_slots() -> Iterable[Slot]:
    """Return the tile of this turn, and the pile."""
    return (Slot(kind) for kind in ("hand-tile", "turn-left", "turn-right", "pile"))


def trial_slots(state: TableState) -> Iterable[Slot]:
    """Yield the possible places of a follower or a bridge."""
    yield from (Slot("place", None, place) for place in state.trial.places)
    for cell, axis in state.trial.bridges:
        yield Slot("bridge-place", None, f"{cell}:{axis}")


def bazaar_slots(state: TableState) -> Iterable[Slot]:
    """Yield the tiles of a bazaar, the bids, and the possible actions with the tile for sale."""
    if state.bazaar is None:
        return
    yield from (Slot("stall", None, at) for at in range(len(state.bazaar.drawn)))
    if state.bazaar.slot is not None:
        yield from (Slot("bid", seat) for seat in range(len(state.seats)))
    if state.asked.decision == "bid":
        yield from (Slot(kind) for kind in STEPPER)
    if state.asked.decision == "deal":
        yield from (Slot("deal", None, what) for what in DEALS)


def cell_slots(state: TableState) -> Iterable[Slot]:
    """Yield the empty cells beside tiles, in reading order, with the ghost on its cell."""
    ghost = state.trial.ghost
    for cell in in_reading_order({*state.cells, *state.options}):
        is_tried = ghost is not None and ghost.cell == cell
        yield Slot("ghost" if is_tried else "cell", None, cell)


def feature_slots(state: TableState) -> Iterable[Slot]:
    """Yield features with followers; while a player decides on a castle, complete ones too."""
    is_asked = state.asked.decision in ("castle", "claim")
    for name, feature in state.features.items():
        if any(feature["meeples"]) or (is_asked and feature["is_complete"]):
            yield Slot("feature", None, name)


def map_group(state: TableState) -> SlotGroup[TableState]:
    """Return the tiles by rows, from the north, each from the west."""
    cells = in_reading_order(state.tiles)
    rows = groupby(cells, key=lambda cell: option_of(cell)[0])
    return SlotGroup(
        lambda state, names: tr("Aloud", "Map"),
        tuple(row_group(south, list(row)) for south, row in rows),
    )


def row_group(south: int, cells: list[str]) -> SlotGroup[TableState]:
    """Return one row of tiles."""
    return SlotGroup(
        lambda state, names: row_name(south),
        tuple(Slot("tile", None, cell) for cell in cells),
    )


def row_name(south: int) -> str:
    """Return the name of a row by its distance from the start tile: "Row 2 south"."""
    if not south:
        return tr("Aloud", "Row of the start tile")
    return tr("Aloud", "Row {way}", way=carcassonne_texts.down(south))


def seat_group(state: TableState, seat: int) -> SlotGroup[TableState]:
    """Return one seat: its supplies, its followers on the map and its castles."""
    return SlotGroup(
        lambda state, names: tr("Aloud", "Player: {name}", name=names[seat]),
        tuple(seat_slots(state, seat)),
    )


def seat_slots(state: TableState, seat: int) -> Iterable[Slot]:
    """Yield the slots of a seat."""
    kinds = (kind for kind in OF_A_SEAT if kind != "ending" or state.endings)
    yield from (Slot(kind, seat) for kind in kinds)
    if state.bazaar is not None and state.bazaar.bought[seat] is not None:
        yield Slot("bought", seat)
    yield from (Slot("meeple", seat, place) for place, who in state.meeples.items() if who == seat)
    for city, castle in state.castles.items():
        if castle.seat == seat:
            yield Slot("castle", None, city)


def in_reading_order(cells: Iterable[str]) -> list[str]:
    """Return cells by row, then from west to east."""
    return sorted(cells, key=option_of)


def option_of(cell: str) -> Way:
    """Return the distance of a cell from the start tile to the south and the east."""
    east, south = map(int, cell.split(","))
    return south, east


# A feature in one spoken line.


def feature_text(feature: FeatureObject, state: TableState, names: Sequence[str]) -> str:
    """Return everything that the rules report about it, and the chance to complete it."""
    texts = [wording.capitalize(carcassonne_texts.place_name(feature["feature"]))]
    if feature["kind"] != "monastery":
        texts.append(carcassonne_texts.tiles_counted(feature["tiles"]))
    if feature["shields"]:
        texts.append(carcassonne_texts.shields_counted(feature["shields"]))
    texts += [*holders(feature, names), *worth(feature), *opens(feature)]
    chance = state.completion_chance(feature)
    if chance is not None:
        texts.append(
            tr(
                "Aloud",
                "chance to complete it {chance}",
                chance=carcassonne_texts.chance_text(chance),
            )
        )
    return wording.join_with_commas(texts)


def holders(feature: FeatureObject, names: Sequence[str]) -> list[str]:
    """Return the seats with followers there, and how many."""
    return [
        tr(
            "Aloud",
            "{name} {followers}",
            name=names[seat],
            followers=carcassonne_texts.followers_counted(count),
        )
        for seat, count in enumerate(feature["meeples"])
        if count
    ]


def worth(feature: FeatureObject) -> list[str]:
    """Return its points now, and when it is complete."""
    if feature["castle"]:
        return [tr("Aloud", "a castle")]
    if feature["is_complete"]:
        return [tr("Aloud", "complete: {points}", points=wording.points_text(feature["points"]))]
    texts = [tr("Aloud", "now {points}", points=wording.points_text(feature["points"]))]
    if feature["complete"] is not None:
        when = tr(
            "Aloud", "when complete {points}", points=wording.points_text(feature["complete"])
        )
        texts.append(when)
    return texts


def opens(feature: FeatureObject) -> list[str]:
    """Return its open cells, each with the number of remaining tiles that fit."""
    return [
        tr("Aloud", "open {cell}", cell=carcassonne_texts.cell_name(cell["cell"]))
        if cell["fits"] is None
        else tr(
            "Aloud",
            "open {cell} (fitting: {count})",
            cell=carcassonne_texts.cell_name(cell["cell"]),
            count=cell["fits"],
        )
        for cell in feature["open"]
    ]


# The names of the slots.


Naming = Callable[[Slot, TableState, Sequence[str]], str]
DOING: Mapping[str, str] = {
    "place": tr_noop("Aloud", "Places a tile"),
    "bridge": tr_noop("Aloud", "May build a bridge"),
    "meeple": tr_noop("Aloud", "May place a follower"),
    "castle": tr_noop("Aloud", "Decides on a castle"),
    "claim": tr_noop("Aloud", "Chooses a feature for the castle"),
    "choose": tr_noop("Aloud", "Chooses a tile at the bazaar"),
    "bid": tr_noop("Aloud", "Makes a bid"),
    "deal": tr_noop("Aloud", "Buys or sells"),
}
"""The action of the deciding player, by decision."""
BUTTONS: Mapping[str, str] = {
    "turn-left": tr_noop("Aloud", "Turn the tile to the left"),
    "turn-right": tr_noop("Aloud", "Turn the tile to the right"),
    "bid-less": tr_noop("Aloud", "Bid less"),
    "bid-more": tr_noop("Aloud", "Bid more"),
}
DEALS: Mapping[str, str] = {
    "buy": tr_noop("Aloud", "Buy the tile for the highest bid"),
    "sell": tr_noop("Aloud", "Sell the tile for the highest bid"),
}


def slot_name(slot: Slot, state: TableState, names: Sequence[str]) -> str:
    """Return the spoken name of a slot and its contents: "2 east, 1 south: city corner, city north
    and east". `names` are the seats' names."""
    return NAMES[slot.kind](slot, state, names)


def _hand(slot: Slot, state: TableState, names: Sequence[str]) -> str:
    if state.tile is None or state.cell is not None:
        return tr("Aloud", "No tile to place")
    return tr(
        "Aloud",
        "Tile to place: {tile}, {sides}",
        tile=carcassonne_texts.tile_name(state.tile),
        sides=carcassonne_texts.sides_text(state.tile, state.trial.rotation),
    )


def turn_text(state: TableState) -> str:
    """Return the tile to place, or where it is tried and how it is turned; "" if it is placed."""
    if state.tile is None or state.cell is not None:
        return ""
    name = _hand if state.trial.ghost is None else _ghost
    return f"{name(Slot('hand-tile'), state, ())}."


def _pile(slot: Slot, state: TableState, names: Sequence[str]) -> str:
    return tr("Aloud", "Pile: {tiles}", tiles=carcassonne_texts.tiles_counted(state.pile))


def _button(slot: Slot, state: TableState, names: Sequence[str]) -> str:
    return tr("Aloud", BUTTONS[slot.kind])


def _place(slot: Slot, state: TableState, names: Sequence[str]) -> str:
    place = str(slot.at)
    tile = state.tiles[carcassonne_texts.cell_of(place)]
    segment = place.partition("/")[2]
    return tr(
        "Aloud",
        "{follower}: {feature}",
        follower=wording.capitalize(
            carcassonne_texts.follower_name(carcassonne_texts.kind_of(place))
        ),
        feature=carcassonne_texts.segment_text(segment, tile.kind, tile.rotation),
    )


def _bridge_place(slot: Slot, state: TableState, names: Sequence[str]) -> str:
    cell, _, axis = str(slot.at).partition(":")
    return wording.capitalize(carcassonne_texts.bridge_text(cell, axis))


def _stall(slot: Slot, state: TableState, names: Sequence[str]) -> str:
    bazaar, at = state.bazaar, int(slot.at or 0)
    if bazaar is None:
        return ""
    tile = wording.capitalize(carcassonne_texts.tile_name(bazaar.drawn[at]))
    if at == bazaar.slot:
        return tr("Aloud", "{tile}: up for auction", tile=tile)
    sale = bazaar.sales.get(at)
    if sale is None:
        return tr("Aloud", "{tile}: available", tile=tile)
    if not sale.points:
        return tr("Aloud", "{tile}: {name}", tile=tile, name=names[sale.seat])
    return tr(
        "Aloud",
        "{tile}: {name}, for {points}",
        tile=tile,
        name=names[sale.seat],
        points=wording.points_text(sale.points),
    )


def _bid(slot: Slot, state: TableState, names: Sequence[str]) -> str:
    seat = int(slot.owner or 0)
    bids = state.bazaar.bids if state.bazaar is not None else {}
    if seat not in bids:
        return tr("Aloud", "{name}: no bid yet", name=names[seat])
    bid = bids[seat]
    if bid is None:
        return tr("Aloud", "{name}: passed", name=names[seat])
    return tr("Aloud", "{name}: bids {points}", name=names[seat], points=wording.points_text(bid))


def _bid_now(slot: Slot, state: TableState, names: Sequence[str]) -> str:
    if state.trial.bid is None:
        return tr("Aloud", "Your bid")
    return tr("Aloud", "Your bid: {points}", points=wording.points_text(state.trial.bid))


def _deal(slot: Slot, state: TableState, names: Sequence[str]) -> str:
    return tr("Aloud", DEALS[str(slot.at)])


def _cell(slot: Slot, state: TableState, names: Sequence[str]) -> str:
    cell = str(slot.at)
    texts = [tr("Aloud", "{cell}, empty", cell=carcassonne_texts.cell_name(cell))]
    if state.is_unaided:
        return texts[0]
    ways = len(state.options.get(cell, ()))
    if ways:
        texts.append(tr("Aloud", "your tile fits in {n} way(s)", n=ways))
    known = state.cells.get(cell)
    if known is not None:
        texts.append(fits_text(known["fits"]))
    return wording.join_with_commas(texts)


def fits_text(fits: int | None) -> str:
    """Return the number of unseen tiles that fit a cell, in words."""
    if not fits:
        return tr("Aloud", "no remaining tile fits")
    return tr("Aloud", "remaining tiles that fit: {count}", count=fits)


def _ghost(slot: Slot, state: TableState, names: Sequence[str]) -> str:
    ghost = state.trial.ghost
    if ghost is None:
        return _cell(slot, state, names)
    text = tr(
        "Aloud",
        "{cell}, your tile placed here: {sides}",
        cell=carcassonne_texts.cell_name(ghost.cell),
        sides=carcassonne_texts.sides_text(ghost.kind, ghost.rotation),
    )
    if ghost.bridge is None:
        return text
    return tr(
        "Aloud",
        "{tile}, with a {bridge}",
        tile=text,
        bridge=carcassonne_texts.bridge_text(*ghost.bridge),
    )


def _feature(slot: Slot, state: TableState, names: Sequence[str]) -> str:
    feature = state.feature_at(str(slot.at))
    return (
        carcassonne_texts.place_name(str(slot.at))
        if feature is None
        else feature_text(feature, state, names)
    )


def _tile(slot: Slot, state: TableState, names: Sequence[str]) -> str:
    cell = str(slot.at)
    tile = state.tiles[cell]
    texts = [
        carcassonne_texts.tile_name(tile.kind),
        carcassonne_texts.sides_text(tile.kind, tile.rotation),
    ]
    if cell in state.bridges:
        bridge = tr("Aloud", "bridge {axis}", axis=carcassonne_texts.axis_name(state.bridges[cell]))
        texts.append(bridge)
    texts += [
        _who_stands(place, seat, state, names)
        for place, seat in state.meeples.items()
        if carcassonne_texts.cell_of(place) == cell
    ]
    return tr(
        "Aloud",
        "{cell}: {tile}",
        cell=wording.capitalize(carcassonne_texts.cell_name(cell)),
        tile=wording.join_with_commas(texts),
    )


def _who_stands(place: str, seat: int, state: TableState, names: Sequence[str]) -> str:
    tile, segment = state.tiles[carcassonne_texts.cell_of(place)], place.partition("/")[2]
    follower = carcassonne_texts.follower_name(carcassonne_texts.kind_of(place))
    feature = carcassonne_texts.segment_text(segment, tile.kind, tile.rotation)
    if wording.is_local_player(names[seat]):
        return tr("Aloud", "your {follower}: {feature}", follower=follower, feature=feature)
    return tr(
        "Aloud",
        "{follower} of {name}: {feature}",
        follower=follower,
        name=names[seat],
        feature=feature,
    )


def _meeple(slot: Slot, state: TableState, names: Sequence[str]) -> str:
    place = str(slot.at)
    feature = state.feature_at(place)
    text = (
        carcassonne_texts.place_name(place)
        if feature is None
        else feature_text(feature, state, names)
    )
    return tr(
        "Aloud",
        "{follower} at {cell}: {feature}",
        follower=wording.capitalize(
            carcassonne_texts.follower_name(carcassonne_texts.kind_of(place))
        ),
        cell=carcassonne_texts.cell_name(carcassonne_texts.cell_of(place)),
        feature=text,
    )


def _castle(slot: Slot, state: TableState, names: Sequence[str]) -> str:
    castle = state.castles[str(slot.at)]
    cell = carcassonne_texts.cell_name(carcassonne_texts.cell_of(str(slot.at)))
    if castle.is_occupied:
        return tr("Aloud", "Castle at {cell}: waits for a feature beside it", cell=cell)
    return tr("Aloud", "Castle at {cell}: has scored", cell=cell)


def _points(slot: Slot, state: TableState, names: Sequence[str]) -> str:
    return wording.points_text(state.seats[int(slot.owner or 0)].points)


def _ending(slot: Slot, state: TableState, names: Sequence[str]) -> str:
    points, left = state.endings[int(slot.owner or 0)]
    if not state.farmers:
        return tr("Aloud", "If the game ended now: {points}", points=wording.points_text(points))
    return tr(
        "Aloud",
        "If the game ended now: {points}, of them {fields} for fields",
        points=wording.points_text(points),
        fields=left["field"],
    )


def _meeples(slot: Slot, state: TableState, names: Sequence[str]) -> str:
    in_hand = carcassonne_texts.followers_counted(state.seats[int(slot.owner or 0)].meeples)
    return tr("Aloud", "In hand: {followers}", followers=in_hand)


def _bridges(slot: Slot, state: TableState, names: Sequence[str]) -> str:
    return carcassonne_texts.bridges_counted(state.seats[int(slot.owner or 0)].bridges)


def _castles(slot: Slot, state: TableState, names: Sequence[str]) -> str:
    return carcassonne_texts.castles_counted(state.seats[int(slot.owner or 0)].castles)


def _bought(slot: Slot, state: TableState, names: Sequence[str]) -> str:
    tile = state.bazaar.bought[int(slot.owner or 0)] if state.bazaar is not None else None
    return (
        tr("Aloud", "Still to be placed: {tile}", tile=carcassonne_texts.tile_name(tile))
        if tile
        else ""
    )


def _turn(slot: Slot, state: TableState, names: Sequence[str]) -> str:
    if state.is_over:
        return tr("Aloud", "The game is over")
    if slot.owner == state.asked.seat and state.asked.decision is not None:
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
    "ending": _ending,
    "meeples": _meeples,
    "bridges": _bridges,
    "castles": _castles,
    "bought": _bought,
    "turn": _turn,
    **dict.fromkeys(BUTTONS, _button),
}
