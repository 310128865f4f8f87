"""Who may play Carcassonne: two to six, each number of seats with a network of its own."""

from functools import partial

from burgundy_qt.ai.game_bots import NetworkTable, Table
from burgundy_qt.ai.games.carcassonne.features.carcassonne_features import CarcassonneFeatures
from burgundy_qt.rules.carcassonne.protocol.requests import PLAYERS
from burgundy_qt.rules.position import Position

SHAPE, DUEL_SHAPE = (64, 32), (96, 32)

TABLES: dict[Table, NetworkTable] = {
    seats: NetworkTable(
        seats,
        f"{seats} seats",
        partial(CarcassonneFeatures, seats),
        DUEL_SHAPE if seats == 2 else SHAPE,
    )
    for seats in PLAYERS
}


def table_of(position: Position) -> Table:
    """Who plays in a position."""
    seats: int = position.seats
    return seats
