"""Where the points of Burgundy come from, heard in the journal of its rules."""

from cython.cimports.burgundy_qt.ai.games.burgundy.features.feature_state import state_of
from cython.cimports.burgundy_qt.ai.networks.floats import REPORTS
from cython.cimports.burgundy_qt.rules.burgundy.journal import BONUS, FOR_MONASTERY, POINTS
from cython.cimports.burgundy_qt.rules.types import i32

from burgundy_qt.ai.analysis.score_tally import Tally
from burgundy_qt.ai.games.burgundy.tallies import sources
from burgundy_qt.rules.burgundy.burgundy import Burgundy
from burgundy_qt.rules.burgundy.protocol.event_objects import FOR
from burgundy_qt.rules.plain import array


class BurgundyTally(Tally):
    """The tally of positions of Burgundy."""

    def __init__(self) -> None:
        Tally.__init__(self, sources.SOURCES)
        codes = {name: what_for for what_for, name in FOR.items()}
        self.source_of = array(REPORTS)
        self.bonuses = sources.SOURCES.index(sources.BONUS)
        for at, source in enumerate(sources.SOURCES):
            _, _, number = source.partition(":")
            if source in codes:
                self.source_of[codes[source]] = at
            elif number:
                self.source_of[FOR_MONASTERY + int(number)] = at

    def attend(self, position: Burgundy) -> None:
        """Let the position report from now on."""
        position.listen()
        position.heard()

    def hear(self, position):
        at: i32
        journal = state_of(position).journal
        for at in range(0, journal.length, 4):
            if journal.numbers[at] == POINTS:
                self.points[journal.numbers[at + 1]][self.source_of[journal.numbers[at + 3]]] += (
                    journal.numbers[at + 2]
                )
            elif journal.numbers[at] == BONUS:
                self.points[journal.numbers[at + 1]][self.bonuses] += journal.numbers[at + 3]
        journal.length = 0
