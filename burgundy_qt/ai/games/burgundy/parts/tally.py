"""What Burgundy brings so that hints can tell where points come from."""

from burgundy_qt.ai.analysis.parts import TallyParts
from burgundy_qt.ai.analysis.scored import scored_so_far
from burgundy_qt.ai.analysis.tally import Tally
from burgundy_qt.ai.games.burgundy.tallies.burgundy_tally import BurgundyTally
from burgundy_qt.ai.games.burgundy.tallies.solo_tally import SoloTally
from burgundy_qt.ai.games.burgundy.tallies.sources import before, with_partner
from burgundy_qt.ai.games.burgundy.tallies.team_tally import TeamTally
from burgundy_qt.ai.games.burgundy.tallies.words import word
from burgundy_qt.rules.position import Position


def tally_for(position: Position) -> Tally:
    """Alone cells are counted, in teams the points of both."""
    if position.counts() == "cells":
        return SoloTally()
    return TeamTally(position) if len(with_partner(position, 0)) > 1 else BurgundyTally()


PARTS = TallyParts(tally_for, scored_so_far, before, word)
