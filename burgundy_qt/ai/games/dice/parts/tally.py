"""What the Dice Game brings so that hints can tell where points come from."""

from burgundy_qt.ai.analysis.parts import TallyParts
from burgundy_qt.ai.analysis.scored import scored_so_far
from burgundy_qt.ai.games.dice.tallies.dice_tally import DiceTally
from burgundy_qt.ai.games.dice.tallies.sources import before
from burgundy_qt.ai.games.dice.tallies.words import word
from burgundy_qt.rules.position import Position


def tally_for(position: Position) -> DiceTally:
    """The same for every number of seats."""
    return DiceTally()


PARTS = TallyParts(tally_for, scored_so_far, before, word)
