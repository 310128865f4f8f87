"""Trade routes as the protocol shows them: the names of their bonuses, the owners of their tiles,
and the goods on them. This is not in `module_codec` because the core's tables are made of it."""

from burgundy_qt.rules.burgundy import actions, protocol, protocol_state
from burgundy_qt.rules.burgundy.catalogue import Raw
from burgundy_qt.rules.burgundy.components import COMPONENTS
from burgundy_qt.rules.burgundy.state import TRADE_ROUTES

EFFECTS = {
    actions.BY_ROUTE_CARPENTER: "carpenter",
    actions.BY_ROUTE_CHURCH: "church",
    actions.BY_ROUTE_MARKET: "market",
    actions.BY_ROUTE_CITY_HALL: "city-hall",
    actions.BY_ROUTE_WAREHOUSE: "warehouse",
    actions.BY_ROUTE_CASTLE: "castle",
}
"""The bonuses that work as a tile's effect, by the action's `by`."""
BONUSES = EFFECTS | {
    actions.FOUR_WORKERS: "workers",
    actions.TWO_SILVER: "silver",
    actions.FOUR_POINTS: "points",
}
BY_ROUTE_NAMES = {by: f"route:{name}" for by, name in EFFECTS.items()}
TILES: list[list[tuple[int, str]]] = COMPONENTS["trade_routes"]["tiles"]


def tiles_of_route(players: int) -> int:
    """Return how many tiles each seat gets: 5, 4 or 3 for 2, 3 or 4 players."""
    tiles: int = COMPONENTS["trade_routes"]["tiles_of_route"][str(players)]
    return tiles


def route_tiles(raw: Raw, number: int) -> list[int]:
    """Return a seat's tiles, 1..12, in the order of its route."""
    each = tiles_of_route(raw["players"])
    tiles: list[int] = raw["route_tiles"][each * number : each * (number + 1)]
    return tiles


def in_start(raw: Raw, number: int) -> protocol.RouteOfSeat:
    """Return the route in a seat's `start` event: nothing without the module."""
    return {"route": route_tiles(raw, number)} if raw["modules"] & TRADE_ROUTES else {}


def in_state(raw: Raw, number: int) -> protocol_state.WithRoute:
    """Return the route in a seat's state: its tiles, and by space the good on it or null."""
    if not raw["modules"] & TRADE_ROUTES:
        return {}
    tiles, goods = route_tiles(raw, number), raw["seats"][number]["route"]
    free = len(tiles) * len(TILES[0]) - len(goods)
    return {"route": {"tiles": tiles, "goods": goods + [None] * free}}


def route_event(
    position: object, quads: object, seat: int, space_and_good: int, bonus: int
) -> protocol.Route:
    """Return the event of a sold good placed on a space, with the space's bonus if the colours
    match."""
    return {
        "event": "route",
        "seat": seat,
        "space": space_and_good & 15,
        "good": space_and_good >> 4,
        "bonus": BONUSES.get(bonus),
    }
