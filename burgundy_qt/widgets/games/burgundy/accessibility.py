"""The table of Burgundy for screen readers: its slots in groups (the market, the course of the
game, the bonuses, every seat and estate), and the name of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.burgundy import components, known_places
from burgundy_qt.rules.burgundy.known_places import INNS, ROUTE_SPACES, TEAM_STORE, route_space
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.widgets.games.burgundy import estate_shape, hover_modules, picture
from burgundy_qt.widgets.phrases import wording
from burgundy_qt.widgets.sprites.places import Slot
from burgundy_qt.widgets.table.game_table import SlotGroup

GroupNaming = Callable[[BurgundyState, Sequence[str]], str]


def groups_of(state: BurgundyState) -> tuple[SlotGroup[BurgundyState], ...]:
    """Return the groups of the whole table. They depend only on the number of seats and, with
    modules, on `layout_of`."""
    seats = range(len(state.seats))
    return (
        SlotGroup(lambda state, names: tr("Aloud", "Depots"), tuple(_depots(state))),
        *(
            (_team_group(state, team) for team in state.teams)
            if state.teams
            else (_seat(state, seat) for seat in seats)
        ),
        SlotGroup(lambda state, names: tr("Aloud", "Progress of the game"), _course(state)),
        *(
            ()
            if state.is_alone
            else (SlotGroup(lambda state, names: tr("Aloud", "Bonuses"), _bonuses()),)
        ),
    )


def _depots(state: BurgundyState) -> list[SlotGroup[BurgundyState]]:
    depots = []
    for depot in known_places.DEPOTS:
        tiles = tuple(Slot("market", depot, at) for at in range(len(state.slots(depot))))
        depots.append(
            SlotGroup(_depot(depot), (*tiles, Slot("stock", depot), *of_depot(state, depot)))
        )
    black = tuple(Slot("market", known_places.BLACK, at) for at in range(len(state.black)))
    if "inns" in state.modules:
        black += (Slot("market", INNS, 0),)
    return [*depots, SlotGroup(lambda state, names: tr("Aloud", "Black depot"), black)]


def _depot(depot: int) -> GroupNaming:
    return lambda state, names: tr("Aloud", "Depot {depot}", depot=depot)


def _seat(state: BurgundyState, seat: int) -> SlotGroup[BurgundyState]:
    three = range(known_places.STORAGE)
    road = (Slot("rail", seat), Slot("buy-point", seat)) if state.is_alone else ()
    return SlotGroup(
        lambda state, names: tr("Aloud", "Player: {name}", name=names[seat]),
        (
            Slot("points", seat),
            *road,
            *(Slot("die", seat, at) for at in range(2)),
            Slot("workers", seat),
            Slot("silver", seat),
            *(Slot("storage", seat, at) for at in three),
            *(Slot("goods", seat, at) for at in range(len(state.seats[seat].goods))),
            Slot("sold", seat),
            *of_seat(state, seat),
            SlotGroup(
                lambda state, names: tr("Aloud", "Estate: {name}", name=names[seat]),
                tuple(
                    Slot("cell", seat, name) for name in estate_shape.modules_of(state).shape.sites
                ),
            ),
        ),
    )


def _team_group(state: BurgundyState, team: tuple[int, ...]) -> SlotGroup[BurgundyState]:
    """Return the group of a team: the things that both seats share, then each seat's own things,
    and their estate."""
    home, places = team[0], range(TEAM_STORE)
    return SlotGroup(
        lambda state, names: tr("Aloud", "Team: {names}", names=wording.team_name(names, team)),
        (
            Slot("team", home),
            Slot("workers", home),
            Slot("silver", home),
            *(Slot("shared", home, at) for at in places),
            *(Slot("goods", home, at) for at in range(known_places.GOODS_TYPES)),
            Slot("sold", home),
            *map(_member, team),
            SlotGroup(
                lambda state, names: tr(
                    "Aloud", "Estate: {name}", name=wording.team_name(names, team)
                ),
                tuple(
                    Slot("cell", home, name) for name in estate_shape.modules_of(state).shape.sites
                ),
            ),
        ),
    )


def _member(seat: int) -> SlotGroup[BurgundyState]:
    slots = [Slot("points", seat)]
    slots += [Slot(kind, seat, at) for kind in ("die", "storage") for at in range(TEAM_STORE)]
    return SlotGroup(
        lambda state, names: tr("Aloud", "Player: {name}", name=names[seat]), tuple(slots)
    )


def _course(state: BurgundyState) -> tuple[Slot, ...]:
    phases = (Slot("phase", letter) for letter in known_places.PHASE_POINTS)
    rounds = (Slot("round", number) for number in range(1, known_places.ROUNDS + 1))
    last = Slot("goal", "pace") if state.is_alone else Slot("bay", 0, 0)
    return (*phases, Slot("white"), *rounds, last)


def _bonuses() -> tuple[Slot, ...]:
    return tuple(
        Slot("bonus", colour, size) for colour in components.COLOURS for size in ("large", "small")
    )


# The parts of the 2019 modules: their groups, and the name of each slot.


Naming = Callable[[Slot, BurgundyState, Sequence[str]], str]


def of_depot(state: BurgundyState, depot: int) -> list[Slot]:
    """Return the slots that a module adds to a numbered depot."""
    return [Slot("shield", depot, at) for at in range(len(state.shields.get(depot, ())))]


def of_seat(state: BurgundyState, seat: int) -> list[Slot]:
    """Return the slots that a module adds to a seat: the shields on its castles, its trade route
    and its border posts."""
    owner = state.seats[seat]
    slots = [Slot("worn", seat, castle) for castle in owner.worn]
    slots += [Slot("space", seat, space) for space in range(ROUTE_SPACES * len(owner.route))]
    return [*slots, Slot("post", seat, "bottom")] if "border-posts" in state.modules else slots


def layout_of(state: BurgundyState) -> tuple[object, ...]:
    """Return the facts that the groups of a table depend on, besides the number of seats."""
    return (
        state.modules,
        estate_shape.modules_of(state).shape,
        *(tuple(seat.worn) for seat in state.seats),
    )


def inns(state: BurgundyState) -> str:
    """Return the stall of the inns."""
    return tr("Aloud", "Inns for sale: {count}", count=state.inns)


def _shield(slot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    shield = state.shields[int(slot.owner or 0)][int(slot.at or 0)]
    if shield is None:
        return tr("Aloud", "empty place")
    return tr(
        "Aloud",
        "{tile}, depot {depot}",
        tile=wording.capitalize(wording.shield_name(shield)),
        depot=slot.owner,
    )


def _worn(slot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    shield = state.seats[int(slot.owner or 0)].worn.get(str(slot.at), 0)
    return tr(
        "Aloud",
        "Space {place}, on the castle: {shield}",
        place=slot.at,
        shield=wording.shield_name(shield),
    )


def _space(slot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    seat, space = state.seats[int(slot.owner or 0)], int(slot.at or 0)
    goods = wording.goods_name(route_space(seat.route, space).good)
    if space < len(seat.laid):
        laid = wording.goods_name(seat.laid[space])
        return tr(
            "Aloud",
            "Trade route, space {space}, for {goods}: {laid}",
            space=space + 1,
            goods=goods,
            laid=laid,
        )
    return tr(
        "Aloud", "Trade route, space {space}, for {goods}, empty", space=space + 1, goods=goods
    )


def _post(slot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    joined = len(state.seats[int(slot.owner or 0)].posts)
    return tr("Aloud", "Border posts: {joined} of 3 pairs joined", joined=joined)


MODULE_NAMES: Mapping[str, Naming] = {
    "shield": _shield,
    "worn": _worn,
    "space": _space,
    "post": _post,
}


# The parts of the solo game.


def _rail(slot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    points = state.seats[picture.ALONE].points
    if state.target is None:
        return tr("Aloud", "Counter: {points} points", points=points)
    return tr("Aloud", "Counter: {points} of {target} points", points=points, target=state.target)


def _buy_point(slot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    return tr("Aloud", "Buy a point for 1 silverling")


def _goal(slot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    seat = state.seats[picture.ALONE]
    if seat.estate is None:
        return tr("Aloud", "The goal: cover all spaces")
    return tr(
        "Aloud",
        "The goal: {covered} of {spaces} spaces covered, {gone} of {rounds} rounds played, "
        "pace: {pace}",
        covered=len(seat.cells),
        spaces=len(known_places.cells_of(state.edition, seat.estate)),
        gone=picture.rounds_gone(state),
        rounds=picture.ROUNDS,
        pace=picture.pace_text(picture.pace(state)),
    )


SOLO_NAMES: Mapping[str, Naming] = {"rail": _rail, "buy-point": _buy_point, "goal": _goal}


# The names of the slots: their contents in one spoken line.


SPACES = {
    "castle": tr_noop("Aloud", "castle"),
    "mine": tr_noop("Aloud", "mine"),
    "ship": tr_noop("Aloud", "ship"),
    "animal": tr_noop("Aloud", "animals"),
    "building": tr_noop("Aloud", "building"),
    "monastery": tr_noop("Aloud", "knowledge"),
}


def slot_name(slot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    """Return the spoken name of a slot and its contents: "Space 3.1, ship, number 5, empty".
    `names` are the seats' names."""
    return SLOT_NAMES[slot.kind](slot, state, names)


def _cell(slot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    seat, cell = state.seats[int(slot.owner or 0)], str(slot.at)
    place = wording.place_name(cell)
    if seat.estate is None:
        return tr("Aloud", "Space {place}", place=place)
    colour, number = known_places.cells_of(state.edition, seat.estate)[cell]
    kind, tile = tr("Aloud", SPACES[colour]), seat.cells.get(cell)
    if tile is None:
        return tr(
            "Aloud",
            "Space {place}, {kind}, number {number}, empty",
            place=place,
            kind=kind,
            number=number,
        )
    laid = wording.tile_name(tile)
    return tr(
        "Aloud",
        "Space {place}, {kind}, number {number}: {tile}",
        place=place,
        kind=kind,
        number=number,
        tile=laid,
    )


def _market(slot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    tile = state.slots(slot.owner or 0)[int(slot.at or 0)]
    if slot.owner == INNS:
        return inns(state)
    if tile is None:
        return tr("Aloud", "empty place")
    if slot.owner == known_places.BLACK:
        return tr("Aloud", "{tile}, black depot", tile=wording.tile_name(tile))
    return tr("Aloud", "{tile}, depot {depot}", tile=wording.tile_name(tile), depot=slot.owner)


def _stock(slot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    goods = Counter(state.troughs[int(slot.owner or 0)].pieces)
    if not goods:
        return tr("Aloud", "Goods of depot {depot}: none", depot=slot.owner)
    counted = wording.join_with_and(
        wording.goods_counted({str(kind): count for kind, count in goods.items()})
    )
    return tr("Aloud", "Goods of depot {depot}: {goods}", depot=slot.owner, goods=counted)


def _storage(slot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    place, tile = int(slot.at or 0), state.seats[int(slot.owner or 0)].storage[int(slot.at or 0)]
    if tile is None:
        return tr("Aloud", "Storage {place}, empty", place=place + 1)
    return tr("Aloud", "Storage {place}: {tile}", place=place + 1, tile=wording.tile_name(tile))


def _shared(slot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    place, tile = int(slot.at or 0), state.seats[int(slot.owner or 0)].shared[int(slot.at or 0)]
    if tile is None:
        return tr("Aloud", "Shared storage {place}, empty", place=place + 1)
    return tr(
        "Aloud", "Shared storage {place}: {tile}", place=place + 1, tile=wording.tile_name(tile)
    )


def _goods(slot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    place, pile = int(slot.at or 0), state.seats[int(slot.owner or 0)].goods[int(slot.at or 0)]
    if pile is None:
        return tr("Aloud", "Goods {place}, empty", place=place + 1)
    return tr(
        "Aloud",
        "Goods {place}: {goods}, sold with a {die}",
        place=place + 1,
        goods=wording.goods_of(*pile),
        die=pile[0],
    )


def _die(slot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    dice, at = state.seats[int(slot.owner or 0)].dice, int(slot.at or 0)
    if at >= len(dice):
        return tr("Aloud", "No die")
    if dice[at].used:
        return tr("Aloud", "Die {face}, used", face=dice[at].face)
    return tr("Aloud", "Die {face}", face=dice[at].face)


def turn_text(state: BurgundyState, seat: int) -> str:
    """Return the dice of a seat that has used none, else ""."""
    dice = state.seats[seat].dice
    if not dice or any(die.used for die in dice):
        return ""
    return tr(
        "Aloud", "Dice: {faces}.", faces=wording.join_with_and([str(die.face) for die in dice])
    )


def _silver(slot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    return wording.silverlings(state.seats[int(slot.owner or 0)].silver)


def _workers(slot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    return wording.workers_text(state.seats[int(slot.owner or 0)].workers)


def _points(slot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    return wording.points_text(state.seats[int(slot.owner or 0)].points)


def _team_points(slot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    together = sum(state.seats[seat].points for seat in state.team_of(int(slot.owner or 0)))
    return tr("Aloud", "Together: {points}", points=wording.points_text(together))


def _sold(slot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    return tr(
        "Aloud", "Goods sold: {count}", count=sum(state.seats[int(slot.owner or 0)].sold.values())
    )


def _white(slot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    if state.white is None:
        return tr("Aloud", "White die")
    return tr("Aloud", "White die: {face}", face=state.white)


def _phase(slot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    letter = str(slot.owner)
    brings = wording.points_text(known_places.PHASE_POINTS[letter])
    if letter == state.phase:
        return tr("Aloud", "Phase {phase}, now: {points} for a region", phase=letter, points=brings)
    return tr("Aloud", "Phase {phase}: {points} for a region", phase=letter, points=brings)


def _round(slot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    number = int(slot.owner or 1)
    good = state.rounds[number - 1]
    if good:
        return tr(
            "Aloud", "Round {round}, adds {goods}", round=number, goods=wording.goods_name(good)
        )
    if number == state.round:
        return tr("Aloud", "Round {round}, now", round=number)
    return tr("Aloud", "Round {round}", round=number)


def _bay(slot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    return tr(
        "Aloud", "Order of play: {names}", names=", ".join(names[seat] for seat in state.order)
    )


def _bonus(slot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    colour, size = str(slot.owner), str(slot.at)
    what, winner = wording.colour_name(colour), state.bonuses.get((colour, size))
    if winner is not None:
        name = hover_modules.owner_name(state, winner, list(names))
        if size == "large":
            return tr("Aloud", "Large bonus, {colour}. Won by: {name}", colour=what, name=name)
        return tr("Aloud", "Small bonus, {colour}. Won by: {name}", colour=what, name=name)
    brings = wording.points_text(known_places.bonus_points(size, len(state.seats)))
    if size == "large":
        return tr("Aloud", "Large bonus, {colour}: {points}", colour=what, points=brings)
    return tr("Aloud", "Small bonus, {colour}: {points}", colour=what, points=brings)


SLOT_NAMES: dict[str, Callable[[Slot, BurgundyState, Sequence[str]], str]] = {
    "cell": _cell,
    "market": _market,
    "stock": _stock,
    "storage": _storage,
    "shared": _shared,
    "team": _team_points,
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
    **MODULE_NAMES,
    **SOLO_NAMES,
}
