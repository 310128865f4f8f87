"""Actions as the protocol's objects, and back into the core's ints."""

from burgundy_qt.rules.dice.actions import (
    END_ROUND,
    TAKE_WORKER,
    cell_of,
    number_of,
    packed,
)
from burgundy_qt.rules.dice.protocol.names import CELL_NAME, CELL_NUMBER
from burgundy_qt.rules.dice.protocol_types import Action
from burgundy_qt.rules.errors import IllegalAction

START = 0
"""The number of a start castle's cross."""
NUMBERS = range(1, 7)


def unpack(code: int) -> Action:
    """The protocol's object for a code."""
    if code == TAKE_WORKER:
        return {"type": "worker"}
    if code == END_ROUND:
        return {"type": "end"}
    cell = CELL_NAME[cell_of(code)]
    if number_of(code) == START:
        return {"type": "start", "castle": cell}
    return {"type": "mark", "cell": cell, "number": number_of(code)}


def pack(action: object) -> int:
    """The code of an action; raises IllegalAction for no action of this game."""
    match action:
        case {"type": "worker", **rest} if not rest:
            return TAKE_WORKER
        case {"type": "end", **rest} if not rest:
            return END_ROUND
        case {"type": "start", "castle": str(cell), **rest} if not rest and cell in CELL_NUMBER:
            return packed(CELL_NUMBER[cell], START)
        case {"type": "mark", "cell": str(cell), "number": int(number), **rest} if (
            not rest and cell in CELL_NUMBER and number in NUMBERS and not isinstance(number, bool)
        ):
            return packed(CELL_NUMBER[cell], number)
    raise IllegalAction(f"{action!r} is no action of this game")
