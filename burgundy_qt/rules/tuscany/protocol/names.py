"""How the protocol names the parts of the game."""

from burgundy_qt.rules.tuscany.components.layouts import CELL_NAME, CELL_NUMBER

GAME = "tuscany"
TITLE = "The Castles of Tuscany"
EDITION = "2020"
SET_UPS = ("secret", "fixed")

__all__ = ["CELL_NAME", "CELL_NUMBER", "EDITION", "GAME", "SET_UPS", "TITLE"]
