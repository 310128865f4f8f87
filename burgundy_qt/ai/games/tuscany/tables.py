"""Who may play Tuscany: two to four, each number of seats with a network of its own."""

from functools import partial

from burgundy_qt.ai.game_bots import NetworkTable, Table
from burgundy_qt.ai.games.tuscany.features.tuscany_features import TuscanyFeatures
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.tuscany.protocol.requests import PLAYERS

SHAPE = 64, 32

TABLES: dict[Table, NetworkTable] = {
    seats: NetworkTable(seats, f"{seats} seats", partial(TuscanyFeatures, seats), SHAPE)
    for seats in PLAYERS
}


def table_of(position: Position) -> Table:
    """Who plays in a position."""
    seats: int = position.seats
    return seats
