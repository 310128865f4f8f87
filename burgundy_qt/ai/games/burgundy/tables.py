"""Who may play Burgundy: two to four seats, one alone, or two teams of two."""

from functools import partial

from burgundy_qt.ai.game_bots import NetworkTable, Table
from burgundy_qt.ai.games.burgundy.features.burgundy_features import BurgundyFeatures
from burgundy_qt.ai.games.burgundy.features.solo_features import SoloFeatures
from burgundy_qt.ai.games.burgundy.features.team_features import TeamFeatures
from burgundy_qt.rules.burgundy.burgundy import Burgundy
from burgundy_qt.rules.burgundy.components.components import module_set
from burgundy_qt.rules.position import Position

SOLO: Table = 1
TEAM: Table = "team"

TABLES: dict[Table, NetworkTable] = {
    SOLO: NetworkTable(1, "alone", SoloFeatures, (128, 32)),
    2: NetworkTable(2, "2 seats", partial(BurgundyFeatures, 2), (128, 32)),
    3: NetworkTable(3, "3 seats", partial(BurgundyFeatures, 3), (128, 32)),
    4: NetworkTable(4, "4 seats", partial(BurgundyFeatures, 4), (104, 32)),
    TEAM: NetworkTable(4, "teams", TeamFeatures, (88, 32)),
}


def table_of(position: Position) -> Table:
    """Who plays in a position."""
    assert isinstance(position, Burgundy)
    return TEAM if position.modules() & module_set(["team"]) else position.seats
