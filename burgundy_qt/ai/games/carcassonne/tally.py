"""The sources of points in Carcassonne, from the journal of its rules. It is short
because ai/analysis/score_tally.py plays the games."""

from cython.cimports.burgundy_qt.ai.games.carcassonne.map_summary import state_of
from cython.cimports.burgundy_qt.rules.carcassonne.state import LEFT, POINTS
from cython.cimports.burgundy_qt.rules.core import i32

from burgundy_qt.ai.analysis.score_tally import Tally
from burgundy_qt.rules.carcassonne.carcassonne_position import CarcassonnePosition
from burgundy_qt.rules.carcassonne.codec import POINTS_FOR
from burgundy_qt.rules.carcassonne.protocol import POINT_SOURCES


class CarcassonneTally(Tally):
    """The tally of positions of Carcassonne."""

    def __init__(self) -> None:
        Tally.__init__(self, CarcassonnePosition, POINT_SOURCES)
        self.source_of = [place_of(name) for name in POINTS_FOR] + [0, 0]
        self.left_source_of = [place_of(f"{name}-left") for name in POINTS_FOR] + [0, 0]

    def update(self, position):
        at: i32
        seat: i32
        reason: i32
        journal = state_of(position).journal
        for at in range(0, journal.length, 4):
            if journal.numbers[at] != POINTS:
                continue
            seat = journal.numbers[at + 1]
            reason = journal.numbers[at + 3]
            if reason & LEFT:
                self.points[seat][self.left_source_of[reason & 7]] += journal.numbers[at + 2]
            else:
                self.points[seat][self.source_of[reason & 7]] += journal.numbers[at + 2]
        journal.length = 0


def place_of(name: str) -> int:
    """Return the place of a source among all; 0 for an unknown one."""
    return POINT_SOURCES.index(name) if name in POINT_SOURCES else 0
