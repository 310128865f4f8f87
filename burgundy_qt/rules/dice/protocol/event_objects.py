"""The journal's numbers as the protocol's events."""

from typing import cast

from burgundy_qt.rules.dice import journal
from burgundy_qt.rules.dice.components.sheets import (
    BONUSES,
    COLOUR_POINTS,
    COLOURS,
    PHASES,
    VERDICTS,
)
from burgundy_qt.rules.dice.position import DiceGame
from burgundy_qt.rules.dice.protocol.action_objects import unpack
from burgundy_qt.rules.dice.protocol.names import CELL_NAME, VALUES
from burgundy_qt.rules.dice.protocol_types import (
    Completed,
    Event,
    Gain,
    ResultObject,
    Round,
    Value,
)

FOR = (*COLOURS, "sale", "worker")
LEFT: tuple[Value | None, ...] = (*VALUES, None)
"""By the core's Value what the next to complete a colour gets."""


def events(position: DiceGame) -> list[Event]:
    """What a position's journal heard since the last call."""
    numbers = position.heard()
    return [event_of(position, *numbers[at : at + 4]) for at in range(0, len(numbers), 4)]


def event_of(position: DiceGame, event: int, first: int, second: int, third: int) -> Event:
    """An entry of the journal as the protocol has it."""
    match event:
        case journal.ACTION:
            paid = BONUSES[third - 1] if third else None
            return {"event": "action", "seat": first, "action": unpack(second), "paid": paid}
        case journal.START:
            return {"event": "start", "seat": first, "castle": CELL_NAME[second]}
        case journal.POINTS:
            return {"event": "points", "seat": first, "points": second, "for": FOR[third]}
        case journal.GAIN:
            return gain_event(first, second, FOR[third])
        case journal.PHASE:
            left = {colour: LEFT[second >> 2 * at & 3] for at, colour in enumerate(COLOURS)}
            return {"event": "phase", "phase": PHASES[first], "open": left}
        case journal.ROUND:
            return round_event(first, second, third)
        case journal.SALE:
            return {"event": "sale", "seat": first, "goods": second}
        case journal.COLOUR:
            return colour_event(first, COLOURS[second], third)
    return {"event": "end", **result(position)}


def gain_event(seat: int, gained: int, what_for: str) -> Gain:
    """Bonuses of one kind for a seat."""
    bonus, number = BONUSES[gained & 7], gained >> 3
    return cast(Gain, {"event": "gain", "seat": seat, bonus: number, "for": what_for})


def round_event(number: int, boxes: int, dice: int) -> Round:
    """A round with its dice as rolled."""
    return {
        "event": "round",
        "phase": PHASES[number >> 4],
        "round": number & 15,
        "boxes": boxes,
        "numbers": [dice & 7, dice >> 3 & 7],
        "colours": [COLOURS[dice >> 6 & 7], COLOURS[dice >> 9 & 7]],
        "hourglass": dice >> 12,
    }


def colour_event(seat: int, colour: str, values: int) -> Completed:
    """A colour that a seat has completed, with the points that it brings, and what is left of it
    for others."""
    value, left = values & 3, values >> 2
    points = COLOUR_POINTS[colour][value]
    return {
        "event": "bonus",
        "seat": seat,
        "colour": colour,
        "size": VALUES[value],
        "points": points,
        "left": LEFT[left],
    }


def result(position: DiceGame) -> ResultObject:
    """Points, bonuses left and places at the end; alone also what they are called."""
    points = position.scores()
    told: ResultObject = {
        "points": points,
        "bonuses": position.bonuses(),
        "places": position.places(),
    }
    return {**told, "verdict": verdict(points[0])} if position.seats == 1 else told


def verdict(points: int) -> str | None:
    """What the points of a game alone are called."""
    return next((name for least, name in VERDICTS if points >= least), None)
