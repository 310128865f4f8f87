"""The journal's numbers as the protocol's events."""

from typing import Any

from burgundy_qt.rules.carcassonne import journal
from burgundy_qt.rules.carcassonne.components.tiles import NAMES, START
from burgundy_qt.rules.carcassonne.position import CarcassonneGame
from burgundy_qt.rules.carcassonne.protocol.action_objects import unpack
from burgundy_qt.rules.carcassonne.protocol.names import AXES, cell_name, place_name
from burgundy_qt.rules.carcassonne.state import CENTRE, MEEPLE_BITS, MEEPLES

POINTS_FOR = ("city", "road", "monastery", "castle", "field", "bazaar")

Event = dict[str, Any]


def events(position: CarcassonneGame) -> list[Event]:
    """What a position's journal heard since the last call."""
    numbers = position.heard()
    return [event_of(position, *numbers[at : at + 4]) for at in range(0, len(numbers), 4)]


def event_of(position: CarcassonneGame, event: int, first: int, second: int, third: int) -> Event:
    """An entry of the journal as the protocol has it."""
    match event:
        case journal.SEATING:
            return {"event": "seating", "order": [(first + at) % second for at in range(second)]}
        case journal.START:
            return start_event(first, second, third)
        case journal.TURN:
            return {"event": "turn", "seat": first}
        case journal.TILE:
            source = "bazaar" if third else "pile"
            return {"event": "tile", "seat": first, "tile": NAMES[second], "from": source}
        case journal.DISCARD:
            return {"event": "discard", "seat": first, "tile": NAMES[second]}
        case journal.ACTION:
            return {"event": "action", "seat": first, "action": unpack(second)}
        case journal.BRIDGE:
            cell = cell_name(second)
            return {"event": "bridge", "seat": first, "cell": cell, "axis": AXES[third]}
        case journal.COMPLETE:
            meeples = [third >> MEEPLE_BITS * seat & 15 for seat in range(position.seats)]
            name = place_name(first)
            return {"event": "complete", "feature": name, "points": second, "meeples": meeples}
        case journal.CASTLE:
            castle, feature = place_name(second), place_name(third)
            return {"event": "castle", "seat": first, "castle": castle, "feature": feature}
        case journal.POINTS:
            return points_event(first, second, third)
        case journal.BAZAAR:
            kinds = [number >> 8 * at & 255 for number in (second, third) for at in range(3)]
            return {"event": "bazaar", "tiles": [NAMES[kind] for kind in kinds[:first]]}
        case journal.SOLD:
            return {"event": "sold", "seat": first, "tile": NAMES[second], "points": third}
    return {"event": "end", **result(position)}


def start_event(pile: int, bridges: int, castles: int) -> Event:
    """The start tile, and what each seat begins with."""
    return {
        "event": "start",
        "tile": NAMES[START],
        "cell": cell_name(CENTRE),
        "rotation": 0,
        "pile": pile,
        "meeples": MEEPLES,
        "bridges": bridges,
        "castles": castles,
    }


def points_event(seat: int, points: int, what: int) -> Event:
    """Points, what they are for, and the feature that brings them."""
    left, name = what & journal.LEFT, (what & ~journal.LEFT) >> 3
    reason = POINTS_FOR[what & 7]
    told = {
        "event": "points",
        "seat": seat,
        "points": points,
        "for": f"{reason}-left" if left else reason,
    }
    return told if reason == "bazaar" else told | {"feature": place_name(name)}


def result(position: CarcassonneGame) -> dict[str, Any]:
    """Points and places at the end."""
    return {"points": position.scores(), "places": position.places()}
