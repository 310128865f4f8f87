"""How the protocol names the parts of the game."""

from burgundy_qt.rules.dice.components.sheets import ROWS
from burgundy_qt.rules.dice.protocol_types import Value

GAME = "burgundy-dice"
TITLE = "The Castles of Burgundy: The Dice Game"
EDITION = "2017"
SET_UPS = ("secret", "different", "same")
CELL_NAME = [
    f"{row}.{place}" for row, number in enumerate(ROWS, 1) for place in range(1, number + 1)
]
CELL_NUMBER = {name: number for number, name in enumerate(CELL_NAME)}
VALUES: tuple[Value, ...] = ("first", "second")
