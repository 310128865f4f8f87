"""What Carcassonne brings so that hints can tell where points come from."""

from burgundy_qt.ai.analysis.parts import TallyParts
from burgundy_qt.ai.games.carcassonne.tallies.carcassonne_tally import CarcassonneTally
from burgundy_qt.ai.games.carcassonne.tallies.sources import before, scored
from burgundy_qt.ai.games.carcassonne.tallies.words import word
from burgundy_qt.rules.position import Position


def tally_for(position: Position) -> CarcassonneTally:
    """The same for every number of seats."""
    return CarcassonneTally()


PARTS = TallyParts(tally_for, scored, before, word)
