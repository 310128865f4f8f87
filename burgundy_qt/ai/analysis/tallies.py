"""Which tally fits a game."""

from burgundy_qt.ai.analysis.tally import Tally
from burgundy_qt.ai.games.burgundy.tallies.burgundy_tally import BurgundyTally
from burgundy_qt.ai.games.burgundy.tallies.solo_tally import SoloTally
from burgundy_qt.ai.games.burgundy.tallies.sources import with_partner
from burgundy_qt.ai.games.burgundy.tallies.team_tally import TeamTally
from burgundy_qt.rules.position import Position


def tally_for(position: Position) -> Tally:
    """A tally of what positions like this one count."""
    if position.counts() == "cells":
        return SoloTally()
    return TeamTally(position) if len(with_partner(position, 0)) > 1 else BurgundyTally()
