"""The sources of points in the Dice Game, from the journal of its rules. It is short
because ai/analysis/score_tally.py plays the games."""

from cython.cimports.burgundy_qt.ai.games.dice.feature_rows import state_of
from cython.cimports.burgundy_qt.rules.core import i32
from cython.cimports.burgundy_qt.rules.dice.sheet_arrays import COLOUR_POINTS
from cython.cimports.burgundy_qt.rules.dice.state import COLOUR, POINTS

from burgundy_qt.ai.analysis.score_tally import Tally
from burgundy_qt.rules.dice.dice_position import DicePosition
from burgundy_qt.rules.dice.sheets import COLOURS

BONUS_SOURCE = "bonus"
SOURCES: tuple[str, ...] = (
    "castle",
    "mine",
    "monastery",
    "pasture",
    "river",
    "town",
    "sale",
    BONUS_SOURCE,
)
"""The sources of points, by the protocol's names, in the order of display."""


class DiceTally(Tally):
    """The tally of positions of the Dice Game."""

    def __init__(self) -> None:
        Tally.__init__(self, DicePosition, SOURCES)
        self.source_of = [SOURCES.index(name) for name in (*COLOURS, "sale")]
        self.bonuses = SOURCES.index(BONUS_SOURCE)

    def update(self, position):
        at: i32
        journal = state_of(position).journal
        for at in range(0, journal.length, 4):
            if journal.numbers[at] == POINTS:
                self.points[journal.numbers[at + 1]][self.source_of[journal.numbers[at + 3]]] += (
                    journal.numbers[at + 2]
                )
            elif journal.numbers[at] == COLOUR:
                self.points[journal.numbers[at + 1]][self.bonuses] += COLOUR_POINTS[
                    journal.numbers[at + 2]
                ][journal.numbers[at + 3] & 3]
        journal.length = 0
