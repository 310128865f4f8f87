"""The journal's numbers as the protocol's events."""

from burgundy_qt.rules.carcassonne import journal
from burgundy_qt.rules.carcassonne.actions import FOUND, kind_of, what_of
from burgundy_qt.rules.carcassonne.components.tiles import NAMES, START
from burgundy_qt.rules.carcassonne.position import CarcassonneGame
from burgundy_qt.rules.carcassonne.protocol.action_objects import unpack
from burgundy_qt.rules.carcassonne.protocol.names import AXES, cell_name, place_name
from burgundy_qt.rules.carcassonne.protocol_types import (
    Acted,
    Action,
    Event,
    Points,
    PointsFor,
    Result,
    Start,
)
from burgundy_qt.rules.carcassonne.state import CENTRE, MEEPLE_BITS, MEEPLES

POINTS_FOR: tuple[PointsFor, ...] = ("city", "road", "monastery", "castle", "field", "bazaar")
POINTS_FOR_LEFT: tuple[PointsFor, ...] = ("city-left", "road-left", "monastery-left")


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
            return {
                "event": "tile",
                "seat": first,
                "tile": NAMES[second],
                "from": "bazaar" if third else "pile",
            }
        case journal.DISCARD:
            return {"event": "discard", "seat": first, "tile": NAMES[second]}
        case journal.ACTION:
            return action_event(position, first, second)
        case journal.BRIDGE:
            cell = cell_name(second)
            return {"event": "bridge", "seat": first, "cell": cell, "axis": AXES[third]}
        case journal.COMPLETE:
            return {
                "event": "complete",
                "feature": place_name(first),
                "points": second,
                "meeples": [third >> MEEPLE_BITS * seat & 15 for seat in range(position.seats)],
                "places": places(position, first),
            }
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
    return {"event": "end", "points": position.scores(), "places": position.places()}


def start_event(pile: int, bridges: int, castles: int) -> Start:
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


def action_event(position: CarcassonneGame, seat: int, code: int) -> Acted[Action]:
    """An action; of a town that becomes a castle also its places."""
    told: Acted[Action] = {"event": "action", "seat": seat, "action": unpack(code)}
    if kind_of(code) == FOUND:
        told["places"] = places(position, what_of(code))
    return told


def places(position: CarcassonneGame, name: int) -> list[str]:
    """All places of a complete feature, which never grows again, in their order."""
    return [place_name(place) for place in position.feature_places(name)]


def points_event(seat: int, points: int, what: int) -> Points:
    """Points, what they are for, and the feature that brings them."""
    left, name = what & journal.LEFT, (what & ~journal.LEFT) >> 3
    reason = (POINTS_FOR_LEFT if left else POINTS_FOR)[what & 7]
    told: Points = {"event": "points", "seat": seat, "points": points, "for": reason}
    if reason != "bazaar":
        told["feature"] = place_name(name)
    return told


def result(position: CarcassonneGame) -> Result:
    """Points and places at the end."""
    return {"points": position.scores(), "places": position.places()}
