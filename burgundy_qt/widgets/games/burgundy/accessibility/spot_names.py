"""The spots of the table by name: what lies there, in one line that can be heard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.burgundy.protocol import printed
from burgundy_qt.rules.burgundy.protocol.printed import INNS
from burgundy_qt.widgets.games.burgundy.accessibility import module_spots, solo_spots
from burgundy_qt.widgets.games.burgundy.hover.hover_team import owner_name
from burgundy_qt.widgets.phrases.wording import (
    colour_name,
    goods_counted,
    goods_name,
    goods_of,
    join_with_and,
    place_name,
    points_text,
    silverlings,
    tile_name,
    workers_text,
)
from burgundy_qt.widgets.sprites.slots import Slot

SPACES = {
    "castle": later("Aloud", "castle"),
    "mine": later("Aloud", "mine"),
    "ship": later("Aloud", "ship"),
    "animal": later("Aloud", "animals"),
    "building": later("Aloud", "building"),
    "monastery": later("Aloud", "knowledge"),
}


def spot_name(spot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    """What lies on a spot of the table: "Space 3.1, ship, number 5, empty". `names` are the seats'
    names."""
    return NAMES[spot.kind](spot, state, names)


def _cell(spot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    seat, cell = state.seats[int(spot.owner or 0)], str(spot.at)
    place = place_name(cell)
    if seat.estate is None:
        return tr("Aloud", "Space {place}", place=place)
    colour, number = printed.cells_of(state.edition, seat.estate)[cell]
    kind, tile = tr("Aloud", SPACES[colour]), seat.cells.get(cell)
    if tile is None:
        return tr(
            "Aloud",
            "Space {place}, {kind}, number {number}, empty",
            place=place,
            kind=kind,
            number=number,
        )
    laid = tile_name(tile)
    return tr(
        "Aloud",
        "Space {place}, {kind}, number {number}: {tile}",
        place=place,
        kind=kind,
        number=number,
        tile=laid,
    )


def _market(spot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    tile = state.slots(spot.owner or 0)[int(spot.at or 0)]
    if spot.owner == INNS:
        return module_spots.inns(state)
    if tile is None:
        return tr("Aloud", "empty place")
    if spot.owner == printed.BLACK:
        return tr("Aloud", "{tile}, black depot", tile=tile_name(tile))
    return tr("Aloud", "{tile}, depot {depot}", tile=tile_name(tile), depot=spot.owner)


def _stock(spot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    goods = Counter(state.troughs[int(spot.owner or 0)].pieces)
    if not goods:
        return tr("Aloud", "Goods of depot {depot}: none", depot=spot.owner)
    counted = join_with_and(goods_counted({str(kind): count for kind, count in goods.items()}))
    return tr("Aloud", "Goods of depot {depot}: {goods}", depot=spot.owner, goods=counted)


def _storage(spot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    place, tile = int(spot.at or 0), state.seats[int(spot.owner or 0)].storage[int(spot.at or 0)]
    if tile is None:
        return tr("Aloud", "Storage {place}, empty", place=place + 1)
    return tr("Aloud", "Storage {place}: {tile}", place=place + 1, tile=tile_name(tile))


def _shared(spot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    place, tile = int(spot.at or 0), state.seats[int(spot.owner or 0)].shared[int(spot.at or 0)]
    if tile is None:
        return tr("Aloud", "Shared storage {place}, empty", place=place + 1)
    return tr("Aloud", "Shared storage {place}: {tile}", place=place + 1, tile=tile_name(tile))


def _goods(spot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    place, pile = int(spot.at or 0), state.seats[int(spot.owner or 0)].goods[int(spot.at or 0)]
    if pile is None:
        return tr("Aloud", "Goods {place}, empty", place=place + 1)
    return tr(
        "Aloud",
        "Goods {place}: {goods}, sold with a {die}",
        place=place + 1,
        goods=goods_of(*pile),
        die=pile[0],
    )


def _die(spot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    dice, at = state.seats[int(spot.owner or 0)].dice, int(spot.at or 0)
    if at >= len(dice):
        return tr("Aloud", "No die")
    if dice[at].used:
        return tr("Aloud", "Die {face}, used", face=dice[at].face)
    return tr("Aloud", "Die {face}", face=dice[at].face)


def _silver(spot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    return silverlings(state.seats[int(spot.owner or 0)].silver)


def _workers(spot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    return workers_text(state.seats[int(spot.owner or 0)].workers)


def _points(spot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    return points_text(state.seats[int(spot.owner or 0)].points)


def _team(spot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    together = sum(state.seats[seat].points for seat in state.team_of(int(spot.owner or 0)))
    return tr("Aloud", "Together: {points}", points=points_text(together))


def _sold(spot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    return tr(
        "Aloud", "Goods sold: {count}", count=sum(state.seats[int(spot.owner or 0)].sold.values())
    )


def _white(spot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    if state.white is None:
        return tr("Aloud", "White die")
    return tr("Aloud", "White die: {face}", face=state.white)


def _phase(spot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    letter = str(spot.owner)
    brings = points_text(printed.PHASE_POINTS[letter])
    if letter == state.phase:
        return tr("Aloud", "Phase {phase}, now: {points} for a region", phase=letter, points=brings)
    return tr("Aloud", "Phase {phase}: {points} for a region", phase=letter, points=brings)


def _round(spot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    number = int(spot.owner or 1)
    good = state.rounds[number - 1]
    if good:
        return tr("Aloud", "Round {round}, brings {goods}", round=number, goods=goods_name(good))
    if number == state.round:
        return tr("Aloud", "Round {round}, now", round=number)
    return tr("Aloud", "Round {round}", round=number)


def _bay(spot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    return tr(
        "Aloud", "Order of play: {names}", names=", ".join(names[seat] for seat in state.order)
    )


def _bonus(spot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    colour, size = str(spot.owner), str(spot.at)
    what, winner = colour_name(colour), state.bonuses.get((colour, size))
    if winner is not None:
        name = owner_name(state, winner, list(names))
        if size == "large":
            return tr("Aloud", "Large bonus, {colour}: won by {name}", colour=what, name=name)
        return tr("Aloud", "Small bonus, {colour}: won by {name}", colour=what, name=name)
    brings = points_text(printed.bonus_points(size, len(state.seats)))
    if size == "large":
        return tr("Aloud", "Large bonus, {colour}: {points}", colour=what, points=brings)
    return tr("Aloud", "Small bonus, {colour}: {points}", colour=what, points=brings)


NAMES: dict[str, Callable[[Slot, BurgundyState, Sequence[str]], str]] = {
    "cell": _cell,
    "market": _market,
    "stock": _stock,
    "storage": _storage,
    "shared": _shared,
    "team": _team,
    "goods": _goods,
    "die": _die,
    "silver": _silver,
    "workers": _workers,
    "points": _points,
    "sold": _sold,
    "white": _white,
    "phase": _phase,
    "round": _round,
    "bay": _bay,
    "bonus": _bonus,
    **module_spots.NAMES,
    **solo_spots.NAMES,
}
