"""The sources of points in Tuscany, from the journal of its rules. A green point counts as often as
it will be added: so the addition at the end of a phase is ignored.

It is short because ai/analysis/score_tally.py plays the games."""

from cython.cimports.burgundy_qt.ai.games.tuscany.feature_rows import state_of
from cython.cimports.burgundy_qt.rules.core import i32
from cython.cimports.burgundy_qt.rules.tuscany import state
from cython.cimports.burgundy_qt.rules.tuscany.component_arrays import COLOUR_BONUSES

from burgundy_qt.ai.analysis.score_tally import Tally
from burgundy_qt.rules.tuscany.codec import POINTS_FOR
from burgundy_qt.rules.tuscany.protocol import POINT_SOURCES
from burgundy_qt.rules.tuscany.tuscany_position import TuscanyPosition


class TuscanyTally(Tally):
    """The tally of positions of Tuscany."""

    def __init__(self) -> None:
        Tally.__init__(self, TuscanyPosition, POINT_SOURCES)
        self.bonuses = POINT_SOURCES.index("bonus")
        self.source_of = [
            POINT_SOURCES.index(name) if name in POINT_SOURCES else 0 for name in POINTS_FOR
        ]

    def update(self, position):
        at: i32
        seat: i32
        points: i32
        journal = state_of(position).journal
        to_come: i32 = (
            0 if state_of(position).stage == state.OVER else state.PHASES - state_of(position).phase
        )
        for at in range(0, journal.length, 4):
            to_come += journal.numbers[at] == state.PHASE_END
        for at in range(0, journal.length, 4):
            seat = journal.numbers[at + 1]
            points = journal.numbers[at + 2]
            if journal.numbers[at] == state.PHASE_END:
                to_come -= 1
            elif journal.numbers[at] == state.BONUS_FOR_COLOUR:
                self.points[seat][self.bonuses] += (
                    to_come * COLOUR_BONUSES[points][journal.numbers[at + 3]]
                )
            elif (
                journal.numbers[at] == state.POINTS
                and journal.numbers[at + 3] != state.POINTS_FOR_PHASE
            ):
                self.points[seat][self.source_of[journal.numbers[at + 3]]] += (
                    points - state.RED if points >= state.RED else to_come * points
                )
        journal.length = 0
