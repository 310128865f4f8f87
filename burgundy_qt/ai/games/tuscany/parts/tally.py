"""What Tuscany brings so that hints can tell where points come from."""

from burgundy_qt.ai.analysis.parts import TallyParts
from burgundy_qt.ai.games.tuscany.tallies.sources import before, scored
from burgundy_qt.ai.games.tuscany.tallies.tuscany_tally import TuscanyTally
from burgundy_qt.ai.games.tuscany.tallies.words import word
from burgundy_qt.rules.position import Position


def tally_for(position: Position) -> TuscanyTally:
    """The same for every number of seats."""
    return TuscanyTally()


PARTS = TallyParts(tally_for, scored, before, word)
