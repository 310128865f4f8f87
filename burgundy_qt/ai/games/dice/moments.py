"""Where in a Dice Game values are told: in which of its phases."""

from burgundy_qt.ai.values.parts import Moment
from burgundy_qt.rules.dice.position import DiceGame
from burgundy_qt.rules.dice.protocol.names import EDITION
from burgundy_qt.rules.position import Position

PHASES, TRACK, TRACK_ALONE = 3, 10, 8
BOXES_A_ROUND = 4 / 3
"""With others, on average."""


def moment_of(position: Position) -> Moment:
    """The moment of a position. How many rounds are left is known alone; with others it is what the
    hourglasses bring on average."""
    assert isinstance(position, DiceGame)
    raw = position.raw()
    track, pace = (TRACK_ALONE, 1.0) if position.seats == 1 else (TRACK, BOXES_A_ROUND)
    boxes = (PHASES - raw["phase"]) * track - raw["boxes"][raw["phase"]]
    return Moment(EDITION, raw["phase"], max(1, round(boxes / pace)))
