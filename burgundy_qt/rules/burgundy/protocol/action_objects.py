"""Actions as the protocol's objects, and back into the core's packed ints."""

from collections.abc import Callable, Iterable
from typing import Any

from burgundy_qt.rules.burgundy import actions
from burgundy_qt.rules.burgundy.actions import by_of, cell_of, depot_of, doing_of, packed, tile_of
from burgundy_qt.rules.burgundy.modules import shield_objects, solo_objects
from burgundy_qt.rules.burgundy.modules.route_objects import BY_ROUTE_NAMES
from burgundy_qt.rules.burgundy.protocol import action_types as types
from burgundy_qt.rules.burgundy.protocol import names
from burgundy_qt.rules.burgundy.protocol.action_types import Action, ActionObject
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
    | shield_objects.BY_SHIELD_NAMES
    | solo_objects.BY_SOLO_NAMES
)
STRAIGHT = (actions.BY_SHIELD_14, actions.BY_SHIELD_15, actions.BY_COLOUR)
"""What lays a tile straight from a depot."""
STORES: dict[int, types.Store] = {actions.OWN_STORE: "own", actions.SHARED_STORE: "shared"}
"""In a team game: where a tile goes, or is laid from."""
BY_NUMBER = {name: number for number, name in BY.items()}
STORE_NUMBER = {name: number for number, name in STORES.items()}


def unpack(action: int) -> Action:
    """The protocol's object for a packed action."""
    return UNPACK[doing_of(action)](action)


def source(action: int) -> types.Source:
    """`die` for an action by a die, `by` for one by a tile."""
    return {"by": BY[by_of(action)]} if by_of(action) in BY else {"die": by_of(action)}


def discard(action: int) -> str | None:
    return names.TILE_NAME[cell_of(action)] if cell_of(action) else None


def in_store(action: int) -> types.InStore:
    """In a team game the `store` of an action that takes or lays a tile."""
    return {"store": STORES[action & actions.STORES]} if action & actions.STORES else {}


def start_object(action: int) -> types.Start:
    return {
        "type": "start",
        "estate": names.printed_name(tile_of(action)),
        "castle": names.CELL_NAME[cell_of(action)],
    }


def take_object(action: int) -> types.Take:
    return {
        "type": "take",
        **source(action),
        "depot": depot_of(action),
        "tile": names.TILE_NAME[tile_of(action)],
        "discard": discard(action),
        **in_store(action),
    }


def place_object(action: int) -> types.Place:
    return {
        "type": "place",
        **source(action),
        **straight_from(action),
        "tile": names.TILE_NAME[tile_of(action)],
        "cell": names.CELL_NAME[cell_of(action)],
        **in_store(action),
    }


def straight_from(action: int) -> types.From:
    """The `depot` of a tile that is not laid from storage."""
    return {"depot": names.DEPOT_NAME[depot_of(action)]} if by_of(action) in STRAIGHT else {}


def sell_object(action: int) -> types.Sell:
    return {"type": "sell", **source(action), "good": depot_of(action)}


def workers_object(action: int) -> types.Workers:
    return {"type": "workers", **source(action)}


def buy_object(action: int) -> types.Buy:
    return {
        "type": "buy",
        "depot": names.DEPOT_NAME[depot_of(action)],
        "tile": names.TILE_NAME[tile_of(action)],
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
        return shield_objects.decline_object(action)
    return {"type": "pass", "by": BY[by_of(action)]}


def end_object(action: int) -> types.End:
    return {"type": "end"}


def hire_object(action: int) -> types.Hire:
    return {"type": "hire"}


def copy_object(action: int) -> types.Copy:
    building = names.TILE_NAME[tile_of(action)].removeprefix("building:")
    return {"type": "copy", "by": BY[by_of(action)], "building": building}


def members(bits: int) -> list[int]:
    """A set of 1..6, whose bit 0 is 1, ascending."""
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
    **shield_objects.UNPACK,
    **solo_objects.UNPACK,
}


def pack(action: Any) -> int:
    """The packed int of a protocol object; raises IllegalAction for one that no position offers."""
    try:
        code = PACK[action["type"]](action)
        same = is_same(unpack(code), action)
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
    return names.TILE_NUMBER[action["discard"]] if action["discard"] is not None else 0


def store_bits(action: ActionObject) -> int:
    return STORE_NUMBER[action["store"]] if "store" in action else 0


def bits(numbers: Iterable[int]) -> int:
    return sum(1 << (die_face(number) - 1) for number in numbers)


def pack_start(action: ActionObject) -> int:
    estate = names.printed_number(action["estate"])
    return packed(actions.START_AT, 0, 0, estate, names.CELL_NUMBER[action["castle"]])


def pack_take(action: ActionObject) -> int:
    tile = names.TILE_NUMBER[action["tile"]]
    return packed(
        actions.TAKE, by_number(action), die_face(action["depot"]), tile, thrown_away(action)
    ) | store_bits(action)


def pack_place(action: ActionObject) -> int:
    tile, cell = names.TILE_NUMBER[action["tile"]], names.CELL_NUMBER[action["cell"]]
    depot = names.DEPOT_NAME.index(action["depot"]) if "depot" in action else 0
    return packed(actions.PLACE, by_number(action), depot, tile, cell) | store_bits(action)


def pack_sell(action: ActionObject) -> int:
    return packed(actions.SELL, by_number(action), die_face(action["good"]), 0, 0)


def pack_workers(action: ActionObject) -> int:
    return packed(actions.HIRE, by_number(action), 0, 0, 0)


def pack_buy(action: ActionObject) -> int:
    depot = names.DEPOT_NAME.index(action["depot"])
    paid = actions.PAID_IN_WORKERS if action["pay"] == "workers" else 0
    code = packed(actions.BUY, 0, depot, names.TILE_NUMBER[action["tile"]], thrown_away(action))
    return code | paid | store_bits(action)


def pack_load(action: ActionObject) -> int:
    return packed(actions.LOAD, actions.BY_SHIP, 0, bits(action["depots"]), bits(action["goods"]))


def pack_pass(action: ActionObject) -> int:
    if action["by"] in shield_objects.SOURCE_NUMBER:
        return shield_objects.pack_decline(action)
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
        names.TILE_NUMBER["building:" + action["building"]],
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
    **shield_objects.PACK,
    **solo_objects.PACK,
}
