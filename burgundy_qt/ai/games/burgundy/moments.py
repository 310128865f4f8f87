"""Where in a game of Burgundy values are told: in which round of which edition."""

from burgundy_qt.ai.values.parts import Moment
from burgundy_qt.rules.burgundy.burgundy import Burgundy
from burgundy_qt.rules.burgundy.components.components import EDITIONS
from burgundy_qt.rules.position import Position

PHASES, ROUNDS_A_PHASE = 5, 5
ROUNDS = PHASES * ROUNDS_A_PHASE


def moment_of(position: Position) -> Moment:
    """The moment of a position."""
    assert isinstance(position, Burgundy)
    return moment_at(EDITIONS[position.edition()], round_of(position))


def moment_at(edition: str, number: int) -> Moment:
    """That of a round, counted from 0, or before its dice: factors are told by phase. Points of the
    last round, in which all dice lie open, need no mending."""
    return Moment(
        edition, number // ROUNDS_A_PHASE if number < ROUNDS - 1 else None, max(1, ROUNDS - number)
    )


def round_of(position: Position) -> int:
    """The round that is played, counted from 0 through the whole game."""
    assert isinstance(position, Burgundy)
    raw = position.raw()
    return int(raw["phase"] * ROUNDS_A_PHASE + raw["round"])
