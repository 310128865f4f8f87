"""Trade routes as the protocol shows them: the names of their bonuses, whose tiles they are,
what lies on them. Apart from `module_codec`, because the core's tables are made of it."""

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
"""The bonuses that do what a tile does, by what an action is done by."""
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
    """Return what a seat's `start` tells of its route: nothing without the module."""
    return {"route": route_tiles(raw, number)} if raw["modules"] & TRADE_ROUTES else {}


def in_state(raw: Raw, number: int) -> protocol_state.WithRoute:
    """Return what a seat's state tells of its route: its tiles, and by space the good that lies
    there or null."""
    if not raw["modules"] & TRADE_ROUTES:
        return {}
    tiles, goods = route_tiles(raw, number), raw["seats"][number]["route"]
    free = len(tiles) * len(TILES[0]) - len(goods)
    return {"route": {"tiles": tiles, "goods": goods + [None] * free}}


def route_event(
    position: object, quads: object, seat: int, space_and_good: int, bonus: int
) -> protocol.Route:
    """A sold good lies on a space; with the space's bonus where the good has its colour."""
    return {
        "event": "route",
        "seat": seat,
        "space": space_and_good & 15,
        "good": space_and_good >> 4,
        "bonus": BONUSES.get(bonus),
    }
