"""The solo game as the protocol's objects: its actions, events and part of the state."""

from collections.abc import Callable, Iterator

from burgundy_qt.rules.burgundy import actions, state
from burgundy_qt.rules.burgundy.actions import cell_of, depot_of, packed, tile_of
from burgundy_qt.rules.burgundy.burgundy import Burgundy
from burgundy_qt.rules.burgundy.protocol import action_types, event_types, names, state_types
from burgundy_qt.rules.burgundy.protocol.action_types import ActionObject
from burgundy_qt.rules.burgundy.protocol.names import Raw
from burgundy_qt.rules.burgundy.state import SOLO

TARGET_STEP: int = state.TARGET_STEP
EXCHANGED_GOODS: int = state.EXCHANGED_GOODS
BY_SOLO_NAMES = {actions.BY_COLOUR: "colour", actions.BY_EXCHANGE: "exchange"}

# Actions.


def buy_point_object(action: int) -> action_types.BuyPoint:
    return {"type": "buy-point"}


def exchange_object(action: int) -> action_types.Exchange:
    discard = names.TILE_NAME[cell_of(action)] if cell_of(action) else None
    return {
        "type": "exchange",
        "by": "exchange",
        "tile": names.TILE_NAME[tile_of(action)],
        "discard": discard,
    }


def give_object(action: int) -> action_types.Give:
    return {"type": "give", "by": "exchange", "good": depot_of(action)}


UNPACK: dict[int, Callable[[int], action_types.Action]] = {
    actions.BUY_POINT: buy_point_object,
    actions.EXCHANGE: exchange_object,
    actions.GIVE: give_object,
}


def pack_buy_point(action: ActionObject) -> int:
    return packed(actions.BUY_POINT, 0, 0, 0, 0)


def pack_exchange(action: ActionObject) -> int:
    discard = names.TILE_NUMBER[action["discard"]] if action["discard"] is not None else 0
    return packed(
        actions.EXCHANGE, actions.BY_EXCHANGE, 0, names.TILE_NUMBER[action["tile"]], discard
    )


def pack_give(action: ActionObject) -> int:
    return packed(actions.GIVE, actions.BY_EXCHANGE, range(1, 7)[action["good"] - 1], 0, 0)


PACK = {
    "buy-point": pack_buy_point,
    "exchange": pack_exchange,
    "give": pack_give,
}

# Events.


def removed_event(
    position: Burgundy, quads: Iterator[list[int]], depot: int, tile: int, _3: int
) -> event_types.Removed:
    return {"event": "removed", "depot": depot, "tile": names.TILE_NAME[tile]}


def swept_event(
    position: Burgundy, quads: Iterator[list[int]], _1: int, _2: int, _3: int
) -> event_types.Swept:
    return {"event": "swept"}


def counter_event(
    position: Burgundy, quads: Iterator[list[int]], seat: int, target: int, _3: int
) -> event_types.Counter:
    return {"event": "counter", "seat": seat, "target": target}


# State and result.


def in_state(raw: Raw) -> state_types.Targeted:
    """What only the state of a solo game shows: the points that bring a castle's action next."""
    return {"target": raw["target"]} if raw["modules"] & SOLO else {}


def in_result(raw: Raw, places: list[int]) -> state_types.WonAlone:
    """What only the end of a solo game tells: whether it is won."""
    return {"won": places == [1]} if raw["modules"] & SOLO else {}
