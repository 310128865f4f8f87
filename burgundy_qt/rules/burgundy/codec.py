"""Conversion between the core's numbers and the protocol's objects: actions, both ways, and events.
`state_codec` has the state, `modules/module_codec` the modules."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Literal

from burgundy_qt.rules.burgundy import actions, catalogue, protocol, state
from burgundy_qt.rules.burgundy import protocol as types
from burgundy_qt.rules.burgundy.actions import by_of, cell_of, depot_of, doing_of, packed, tile_of
from burgundy_qt.rules.burgundy.burgundy_position import BurgundyPosition
from burgundy_qt.rules.burgundy.components import COLOURS, EDITIONS, PHASES
from burgundy_qt.rules.burgundy.modules import module_codec, route_objects
from burgundy_qt.rules.burgundy.modules.route_objects import BY_ROUTE_NAMES
from burgundy_qt.rules.burgundy.protocol import Action, ActionObject, Event
from burgundy_qt.rules.burgundy.protocol_state import Result
from burgundy_qt.rules.burgundy.state import DEPOTS
from burgundy_qt.rules.errors import IllegalAction, is_same

BY = (
    {
        actions.BY_CASTLE: "castle",
        actions.BY_WAREHOUSE: "warehouse",
        actions.BY_CARPENTER: "carpenter",
        actions.BY_CHURCH: "church",
        actions.BY_MARKET: "market",
        actions.BY_CITY_HALL: "city-hall",
        actions.BY_SHIP: "ship",
        actions.BY_WHITE_CASTLE: "white-castle",
        actions.BY_CRANE: "crane",
    }
    | BY_ROUTE_NAMES
    | module_codec.BY_SHIELD_NAMES
    | module_codec.BY_SOLO_NAMES
)
STRAIGHT = (actions.BY_SHIELD_14, actions.BY_SHIELD_15, actions.BY_COLOUR)
"""The effects that place a tile straight from a depot."""
STORES: dict[int, types.Store] = {actions.OWN_STORE: "own", actions.SHARED_STORE: "shared"}
"""In a team game: where a tile goes, or where it comes from."""
BY_NUMBER = {name: number for number, name in BY.items()}
STORE_NUMBER = {name: number for number, name in STORES.items()}


def decode_action(action: int) -> Action:
    """Return the protocol's object for a packed action."""
    return UNPACK[doing_of(action)](action)


def source(action: int) -> types.Source:
    """Return `die` for an action by a die, `by` for one by a tile."""
    return {"by": BY[by_of(action)]} if by_of(action) in BY else {"die": by_of(action)}


def discard(action: int) -> str | None:
    return catalogue.TILE_NAME[cell_of(action)] if cell_of(action) else None


def in_store(action: int) -> types.InStore:
    """Return the `store` of an action that takes or places a tile, in a team game."""
    return {"store": STORES[action & actions.STORES]} if action & actions.STORES else {}


def start_object(action: int) -> types.Start:
    return {
        "type": "start",
        "estate": catalogue.printed_name(tile_of(action)),
        "castle": catalogue.CELL_NAME[cell_of(action)],
    }


def take_object(action: int) -> types.Take:
    return {
        "type": "take",
        **source(action),
        "depot": depot_of(action),
        "tile": catalogue.TILE_NAME[tile_of(action)],
        "discard": discard(action),
        **in_store(action),
    }


def place_object(action: int) -> types.Place:
    return {
        "type": "place",
        **source(action),
        **straight_from(action),
        "tile": catalogue.TILE_NAME[tile_of(action)],
        "cell": catalogue.CELL_NAME[cell_of(action)],
        **in_store(action),
    }


def straight_from(action: int) -> types.From:
    """Return the `depot` of a tile that is not placed from storage."""
    return {"depot": catalogue.DEPOT_NAME[depot_of(action)]} if by_of(action) in STRAIGHT else {}


def sell_object(action: int) -> types.Sell:
    return {"type": "sell", **source(action), "good": depot_of(action)}


def workers_object(action: int) -> types.Workers:
    return {"type": "workers", **source(action)}


def buy_object(action: int) -> types.Buy:
    return {
        "type": "buy",
        "depot": catalogue.DEPOT_NAME[depot_of(action)],
        "tile": catalogue.TILE_NAME[tile_of(action)],
        "discard": discard(action),
        "pay": "workers" if action & actions.PAID_IN_WORKERS else "silver",
        **in_store(action),
    }


def load_object(action: int) -> types.Load:
    return {
        "type": "load",
        "by": "ship",
        "depots": members(tile_of(action)),
        "goods": members(cell_of(action)),
    }


def pass_object(action: int) -> types.Pass:
    if by_of(action) == actions.BY_WORKERS:
        return module_codec.decline_object(action)
    return {"type": "pass", "by": BY[by_of(action)]}


def end_object(action: int) -> types.End:
    return {"type": "end"}


def hire_object(action: int) -> types.Hire:
    return {"type": "hire"}


def copy_object(action: int) -> types.Copy:
    building = catalogue.TILE_NAME[tile_of(action)].removeprefix("building:")
    return {"type": "copy", "by": BY[by_of(action)], "building": building}


def members(bits: int) -> list[int]:
    """Return the members of a set of 1..6 (bit 0 means 1), ascending."""
    return [number for number in range(1, 7) if bits >> (number - 1) & 1]


UNPACK: dict[int, Callable[[int], Action]] = {
    actions.START_AT: start_object,
    actions.TAKE: take_object,
    actions.PLACE: place_object,
    actions.SELL: sell_object,
    actions.HIRE: workers_object,
    actions.BUY: buy_object,
    actions.LOAD: load_object,
    actions.PASS: pass_object,
    actions.END: end_object,
    actions.HIRE_FOR_SILVER: hire_object,
    actions.COPY: copy_object,
    **module_codec.UNPACK_OF_SHIELDS,
    **module_codec.UNPACK_ALONE,
}


def encode_action(action: Any) -> int:
    """Return the packed int of a protocol object. Raises IllegalAction for an action of no
    position."""
    try:
        code = PACK[action["type"]](action)
        same = is_same(decode_action(code), action)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError):
        same = False
    if not same:
        raise IllegalAction(f"{action!r} is no action of this game")
    return code


def by_number(action: ActionObject) -> int:
    return BY_NUMBER[action["by"]] if "by" in action else die_face(action["die"])


def die_face(face: int) -> int:
    if face not in range(1, 7):
        raise ValueError(face)
    return face


def thrown_away(action: ActionObject) -> int:
    return catalogue.TILE_NUMBER[action["discard"]] if action["discard"] is not None else 0


def store_bits(action: ActionObject) -> int:
    return STORE_NUMBER[action["store"]] if "store" in action else 0


def bits(numbers: Iterable[int]) -> int:
    return sum(1 << (die_face(number) - 1) for number in numbers)


def pack_start(action: ActionObject) -> int:
    estate = catalogue.printed_number(action["estate"])
    return packed(actions.START_AT, 0, 0, estate, catalogue.CELL_NUMBER[action["castle"]])


def pack_take(action: ActionObject) -> int:
    tile = catalogue.TILE_NUMBER[action["tile"]]
    return packed(
        actions.TAKE, by_number(action), die_face(action["depot"]), tile, thrown_away(action)
    ) | store_bits(action)


def pack_place(action: ActionObject) -> int:
    tile, cell = catalogue.TILE_NUMBER[action["tile"]], catalogue.CELL_NUMBER[action["cell"]]
    depot = catalogue.DEPOT_NAME.index(action["depot"]) if "depot" in action else 0
    return packed(actions.PLACE, by_number(action), depot, tile, cell) | store_bits(action)


def pack_sell(action: ActionObject) -> int:
    return packed(actions.SELL, by_number(action), die_face(action["good"]), 0, 0)


def pack_workers(action: ActionObject) -> int:
    return packed(actions.HIRE, by_number(action), 0, 0, 0)


def pack_buy(action: ActionObject) -> int:
    depot = catalogue.DEPOT_NAME.index(action["depot"])
    paid = actions.PAID_IN_WORKERS if action["pay"] == "workers" else 0
    code = packed(actions.BUY, 0, depot, catalogue.TILE_NUMBER[action["tile"]], thrown_away(action))
    return code | paid | store_bits(action)


def pack_load(action: ActionObject) -> int:
    return packed(actions.LOAD, actions.BY_SHIP, 0, bits(action["depots"]), bits(action["goods"]))


def pack_pass(action: ActionObject) -> int:
    if action["by"] in module_codec.SOURCE_NUMBER:
        return module_codec.pack_decline(action)
    return packed(actions.PASS, BY_NUMBER[action["by"]], 0, 0, 0)


def pack_end(action: ActionObject) -> int:
    return packed(actions.END, 0, 0, 0, 0)


def pack_hire(action: ActionObject) -> int:
    return packed(actions.HIRE_FOR_SILVER, 0, 0, 0, 0)


def pack_copy(action: ActionObject) -> int:
    return packed(
        actions.COPY,
        BY_NUMBER[action["by"]],
        0,
        catalogue.TILE_NUMBER["building:" + action["building"]],
        0,
    )


PACK: dict[str, Callable[[ActionObject], int]] = {
    "start": pack_start,
    "take": pack_take,
    "place": pack_place,
    "sell": pack_sell,
    "workers": pack_workers,
    "buy": pack_buy,
    "load": pack_load,
    "pass": pack_pass,
    "end": pack_end,
    "hire": pack_hire,
    "copy": pack_copy,
    **module_codec.PACK_OF_SHIELDS,
    **module_codec.PACK_ALONE,
}


# The journal's numbers as the protocol's events.


FOR = {
    state.FOR_SALE: "sale",
    state.FOR_WORKERS: "workers",
    state.FOR_BANK: "bank",
    state.FOR_BOARDING_HOUSE: "boarding-house",
    state.FOR_MINES: "mines",
    state.FOR_ANIMALS: "animals",
    state.FOR_WATCHTOWER: "watchtower",
    state.FOR_REGION: "region",
    state.FOR_PHASE: "phase",
    state.FOR_GOODS_LEFT: "goods-left",
    state.FOR_SILVER_LEFT: "silver-left",
    state.FOR_WORKERS_LEFT: "workers-left",
    state.FOR_HIRE: "hire",
    state.FOR_ROUTE: "route",
    state.FOR_BOUGHT: "bought",
    state.FOR_BORDER_POSTS: "border-posts",
    state.FOR_BORDER_POSTS_REWARD: "border-posts-reward",
    **{state.FOR_SHIELD + shield: f"shield:{shield}" for shield in module_codec.NUMBERS},
}
SIZES: tuple[Literal["large"], Literal["small"]] = ("large", "small")


Quads = Iterator[list[int]]
"""Entries of the journal that are still to be read."""


def events(position: BurgundyPosition) -> list[Event]:
    """Return what a position's journal has recorded since the last call."""
    numbers = position.drain_journal()
    quads = iter([numbers[at : at + 4] for at in range(0, len(numbers), 4)])
    return [
        WRITE[event](position, quads, first, second, third) for event, first, second, third in quads
    ]


def seats_in(order: int, players: int) -> list[int]:
    return [order >> 4 * at & 15 for at in range(players)]


def goods_in(packed: int) -> dict[str, int]:
    """Return goods by type; types with none are left out."""
    counts = {str(good): packed >> 3 * (good - 1) & 7 for good in range(1, 7)}
    return {good: number for good, number in counts.items() if number}


def tiles_in(packed: int) -> list[str]:
    tiles = [packed >> 6 * space & 63 for space in range(4)]
    return [catalogue.TILE_NAME[tile] for tile in tiles if tile]


def seating(
    position: BurgundyPosition, quads: Quads, order: int, is_prepared: int, _3: int
) -> protocol.Seating:
    event: protocol.Seating = {"event": "seating", "order": seats_in(order, position.seats)}
    if dealt := dealt_estates(position):
        event["dealt"] = dealt
    if is_prepared:
        event["supplies"] = supplies(position)
        beside = module_codec.in_seating(position.raw())
        if "shields" in beside:
            event["shields"] = beside["shields"]
    return event


def supplies(position: BurgundyPosition) -> list[protocol.Supplies]:
    """Return what each seat has before starts are chosen."""
    raw = position.raw()
    return [
        {
            "goods": {str(good): number for good, number in enumerate(own["goods"]) if number},
            "silver": own["silver"],
            "workers": own["workers"],
            **route_objects.in_start(raw, seat),
        }
        for seat, own in enumerate(raw["seats"])
    ]


def dealt_estates(position: BurgundyPosition) -> list[list[str | None]]:
    """Return the two estates of each seat in the advanced set-up; otherwise nothing."""
    raw = position.raw()
    if raw["set_up"] == 0:
        return []
    edition = EDITIONS[raw["edition"]]
    return [
        [catalogue.estate_name(edition, number) for number in seat["dealt"]]
        for seat in raw["seats"]
    ]


def start(
    position: BurgundyPosition, quads: Quads, seat: int, goods: int, stores: int
) -> protocol.Started:
    raw = position.raw()
    own, edition = raw["seats"][seat], EDITIONS[raw["edition"]]
    return {
        "event": "start",
        "seat": seat,
        "estate": str(catalogue.estate_name(edition, own["estate"])),
        "castle": catalogue.castle_name(own),
        "goods": goods_in(goods),
        "silver": stores & 15,
        "workers": stores >> 4,
        **route_objects.in_start(raw, seat),
    }


def phase(
    position: BurgundyPosition, quads: Quads, number: int, goods: int, inns: int
) -> protocol.Phase:
    depots = {}
    for _ in range(DEPOTS):
        _, depot, first, second = next(quads)
        depots[str(catalogue.DEPOT_NAME[depot])] = tiles_in(first) + tiles_in(second)
    black = depots.pop("black")
    event: protocol.Phase = {
        "event": "phase",
        "phase": PHASES[number],
        "depots": depots,
        "black": black,
        "goods": [goods >> 3 * at & 7 for at in range(5)],
    }
    if inns:
        event["inns"] = inns
    return event


def round_begins(
    position: BurgundyPosition, quads: Quads, number: int, dice: int, shared: int
) -> protocol.Round:
    faces = [[dice >> 6 * seat & 7, dice >> 6 * seat + 3 & 7] for seat in range(position.seats)]
    return {
        "event": "round",
        "round": number + 1,
        "dice": faces,
        "white": shared & 15,
        "good": shared >> 4,
    }


def turn(position: BurgundyPosition, quads: Quads, seat: int, _2: int, _3: int) -> protocol.Turn:
    return {"event": "turn", "seat": seat}


def acted(
    position: BurgundyPosition, quads: Quads, seat: int, action: int, paid: int
) -> protocol.Acted[Action]:
    price = protocol.Paid(workers=paid & 63, silver=paid >> 6)
    return {"event": "action", "seat": seat, "action": decode_action(action), "paid": price}


def gain(
    position: BurgundyPosition, quads: Quads, seat: int, stores: int, what_for: int
) -> protocol.Gain:
    gained: protocol.Gain = {"event": "gain", "seat": seat, "for": FOR[what_for]}
    if silver := stores & 63:
        gained["silver"] = silver
    if workers := stores >> 6:
        gained["workers"] = workers
    return gained


def points(
    position: BurgundyPosition, quads: Quads, seat: int, number: int, what_for: int
) -> protocol.Points:
    reason = FOR[what_for] if what_for in FOR else f"monastery:{what_for - state.FOR_MONASTERY}"
    return {"event": "points", "seat": seat, "points": number, "for": reason}


def bonus(
    position: BurgundyPosition, quads: Quads, seat: int, which: int, number: int
) -> protocol.Bonus:
    colour, size = COLOURS[which // 2], SIZES[which % 2]
    return {"event": "bonus", "seat": seat, "colour": colour, "size": size, "points": number}


def order(position: BurgundyPosition, quads: Quads, seats: int, _2: int, _3: int) -> protocol.Order:
    return {"event": "order", "order": seats_in(seats, position.seats)}


def loaded(
    position: BurgundyPosition, quads: Quads, seat: int, goods: int, _3: int
) -> protocol.Loaded:
    return {"event": "loaded", "seat": seat, "goods": goods_in(goods)}


def posts(
    position: BurgundyPosition, quads: Quads, seat: int, pair: int, _3: int
) -> protocol.Posts:
    return {"event": "posts", "seat": seat, "posts": list(catalogue.POST_PAIRS[pair])}


def phase_end(
    position: BurgundyPosition, quads: Quads, number: int, _2: int, _3: int
) -> protocol.PhaseEnd:
    return {"event": "phase-end", "phase": PHASES[number]}


def end(position: BurgundyPosition, quads: Quads, _1: int, _2: int, _3: int) -> protocol.Ended:
    return {"event": "end", **result(position)}


def result(position: BurgundyPosition) -> Result:
    """Return how a finished game has ended."""
    data = module_codec.result(position)
    return {**data, **module_codec.in_result(position.raw(), data["places"])}


WRITE: dict[int, Callable[..., Event]] = {
    state.SEATING: seating,
    state.START: start,
    state.PHASE_BEGINS: phase,
    state.ROUND_BEGINS: round_begins,
    state.TURN_BEGINS: turn,
    state.ACTED: acted,
    state.GAIN: gain,
    state.POINTS: points,
    state.BONUS: bonus,
    state.ORDER: order,
    state.LOADED: loaded,
    state.PHASE_ENDS: phase_end,
    state.GAME_ENDS: end,
    state.ROUTE: route_objects.route_event,
    state.POSTS_JOINED: posts,
    state.SHIELDS_LIE: module_codec.shields_event,
    state.SHIELDS_LOST: module_codec.lost_event,
    state.REMOVED: module_codec.removed_event,
    state.SWEPT: module_codec.swept_event,
    state.COUNTER: module_codec.counter_event,
}
