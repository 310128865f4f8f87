"""The same position from another chair, for tests of the features of every game with networks."""

from burgundy_qt.rules.burgundy.burgundy_position import BurgundyPosition
from burgundy_qt.rules.burgundy.state import ON_ESTATE
from burgundy_qt.rules.dice.dice_position import DicePosition
from burgundy_qt.rules.tuscany.state import NEUTRAL
from burgundy_qt.rules.tuscany.tuscany_position import TuscanyPosition


def turned_burgundy(position, by):
    """Return the same position with every seat `by` places further clockwise."""
    raw = position.raw()
    seats = raw["players"]
    raw["seats"] = [raw["seats"][(seat - by) % seats] for seat in range(seats)]
    for key in ("order", "round_order"):
        raw[key] = [(seat + by) % seats for seat in raw[key]]
    raw["bonus"] = [
        [owner and (owner - 1 + by) % seats + 1 for owner in sizes] for sizes in raw["bonus"]
    ]
    raw["shield_at"] = [
        at if at < ON_ESTATE else (at - ON_ESTATE + by) % seats + ON_ESTATE
        for at in raw["shield_at"]
    ]
    raw["named"] = raw["named"] and (raw["named"] - 1 + by) % seats + 1
    tiles = {2: 5, 3: 4, 4: 3}[seats]
    routes = [raw["route_tiles"][tiles * ((seat - by) % seats) :][:tiles] for seat in range(seats)]
    raw["route_tiles"] = [
        tile for route in [*routes, raw["route_tiles"][tiles * seats :]] for tile in route
    ]
    return BurgundyPosition.from_raw(raw)


def turned_dice(position, by):
    """Return the same position with every seat `by` places further clockwise."""
    raw = position.raw()
    seats = raw["players"]
    for key in ("sheets", "chosen", "done"):
        raw[key] = [raw[key][(seat - by) % seats] for seat in range(seats)]
    return DicePosition.from_raw(raw)


def turned_tuscany(position, by):
    """Return the same position with every seat `by` places further clockwise."""
    raw = position.raw()
    seats = raw["players"]
    raw["seats"] = [raw["seats"][(seat - by) % seats] for seat in range(seats)]
    raw["first"] = (raw["first"] + by) % seats
    if raw["filler"] != NEUTRAL:
        raw["filler"] = (raw["filler"] + by) % seats
    return TuscanyPosition.from_raw(raw)


def turned_carcassonne(position, by):
    """Return the same position with every seat `by` places further clockwise."""
    return position.turned(by)


TURNED = {
    "burgundy": turned_burgundy,
    "burgundy-dice": turned_dice,
    "tuscany": turned_tuscany,
    "carcassonne": turned_carcassonne,
}
"""For each game the function that moves every seat of a position further clockwise."""
