"""Actions as the protocol's objects, and back into the core's ints."""

from typing import Any

from burgundy_qt.rules.carcassonne import actions
from burgundy_qt.rules.carcassonne.claims import claim_number, places_of
from burgundy_qt.rules.carcassonne.components.tiles import NAMES
from burgundy_qt.rules.carcassonne.protocol.names import (
    AXES,
    cell_name,
    cell_number,
    place_name,
    place_number,
)
from burgundy_qt.rules.carcassonne.protocol_types import Action, Buy, Discard, Pass, Sell
from burgundy_qt.rules.errors import IllegalAction, is_same

BIDS = 100
"""More than any bid."""
BARE: dict[int, Discard | Buy | Sell | Pass] = {
    actions.DISCARD: {"type": "discard"},
    actions.BUY: {"type": "buy"},
    actions.SELL: {"type": "sell"},
    actions.PASS: {"type": "pass"},
}
"""Actions that are told by their type alone."""
BARE_NUMBERS = {bare["type"]: number for number, bare in BARE.items()}


def unpack(code: int) -> Action:
    """The protocol's object for a code."""
    kind, what = actions.kind_of(code), actions.what_of(code)
    match kind:
        case actions.PLACE:
            return {
                "type": "place",
                "tile": NAMES[actions.placed_tile(code)],
                "cell": cell_name(actions.placed_cell(code)),
                "rotation": actions.rotation_of(code),
            }
        case actions.BUILD:
            cell = cell_name(actions.bridge_cell(code))
            return {"type": "bridge", "cell": cell, "axis": AXES[actions.axis_of(code)]}
        case actions.MEEPLE:
            return {"type": "meeple", "on": place_name(what)}
        case actions.FOUND:
            return {"type": "castle", "city": place_name(what)}
        case actions.CLAIM:
            castle, feature = places_of(code)
            return {
                "type": "claim",
                "castle": place_name(castle),
                "feature": place_name(feature),
            }
        case actions.CHOOSE:
            return {"type": "choose", "tile": NAMES[what]}
        case actions.BID:
            return {"type": "bid", "points": what}
    return BARE[kind].copy()


def pack(action: object) -> int:
    """The code of an action; raises IllegalAction for no action of this game."""
    try:
        code = code_of(action)
        same = code is not None and is_same(unpack(code), action)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError, OverflowError):
        code, same = None, False
    if code is None or not same:
        raise IllegalAction(f"{action!r} is no action of this game")
    return code


def code_of(action: Any) -> int | None:
    """The code that an action would have, None for no kind of action; what its values cannot be
    raises any of the errors of looking them up."""
    match action["type"]:
        case "place":
            kind, cell = NAMES.index(action["tile"]), cell_number(action["cell"])
            return actions.place_of(kind, cell, range(4).index(action["rotation"]))
        case "bridge":
            return actions.bridge_of(cell_number(action["cell"]), AXES.index(action["axis"]))
        case "meeple":
            return actions.on_place(actions.MEEPLE, place_number(action["on"]))
        case "castle":
            return actions.on_place(actions.FOUND, place_number(action["city"]))
        case "claim":
            return claim_number(place_number(action["castle"]), place_number(action["feature"]))
        case "choose":
            return actions.packed(actions.CHOOSE, NAMES.index(action["tile"]))
        case "bid":
            return actions.packed(actions.BID, range(BIDS).index(action["points"]))
    return actions.packed(BARE_NUMBERS[action["type"]], 0)
