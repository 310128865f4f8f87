"""Where in a game of Tuscany values are told: in which of its phases."""

from burgundy_qt.ai.values.parts import Moment
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.tuscany.position import TuscanyGame
from burgundy_qt.rules.tuscany.protocol.names import EDITION

OWN_TILES = 21


def moment_of(position: Position) -> Moment:
    """The moment of a position. A turn or two go by for each tile that the seat nearest to the end
    has still to lay out; it is told as one."""
    assert isinstance(position, TuscanyGame)
    raw = position.raw()
    left = OWN_TILES - max(seat["shown"] for seat in raw["seats"])
    return Moment(EDITION, raw["phase"], max(1, left))
