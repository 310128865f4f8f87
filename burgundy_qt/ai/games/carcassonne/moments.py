"""Where in a game of Carcassonne values are told: how far the pile is down."""

from burgundy_qt.ai.values.parts import Moment
from burgundy_qt.rules.carcassonne.position import CarcassonneGame
from burgundy_qt.rules.position import Position

BASE, WITH_MODULES = "base", "modules"
STAGES = 4
STAGE_TILES = 21
"""Of a full pile with modules there are four stages."""


def moment_of(position: Position) -> Moment:
    """The moment of a position. Each seat draws its share of the tiles that are left; the turn that
    is played counts too."""
    assert isinstance(position, CarcassonneGame)
    raw = position.raw()
    stage = min(STAGES - 1, max(0, raw["pile"] - 1) // STAGE_TILES)
    kind = WITH_MODULES if raw["modules"] else BASE
    return Moment(kind, STAGES - 1 - stage, 1 + raw["pile"] // position.seats)
