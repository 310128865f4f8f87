"""Who may play the Dice Game: one alone, or two to six, each with a network of its own."""

from functools import partial

from burgundy_qt.ai.game_bots import NetworkTable, Table
from burgundy_qt.ai.games.dice.features.dice_features import DiceFeatures
from burgundy_qt.rules.dice.protocol.requests import PLAYERS
from burgundy_qt.rules.position import Position

ALONE: Table = 1
SHAPE, SHAPE_ALONE = (64, 32), (128, 32)

TABLES: dict[Table, NetworkTable] = {
    ALONE: NetworkTable(1, "alone", partial(DiceFeatures, 1), SHAPE_ALONE),
    **{
        seats: NetworkTable(seats, f"{seats} seats", partial(DiceFeatures, seats), SHAPE)
        for seats in PLAYERS
        if seats > 1
    },
}


def table_of(position: Position) -> Table:
    """Who plays in a position."""
    seats: int = position.seats
    return seats
