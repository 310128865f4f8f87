"""Dice games told apart by sheet and by set-up."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.dice.components.sheets import LETTERS
from burgundy_qt.widgets.games.dice.setup.dice_panel import SETUPS
from burgundy_qt.widgets.games.dice.thumbnail.small_duchy import duchy_pixmap
from burgundy_qt.widgets.look.palette import Palette
from burgundy_qt.widgets.statistics.parts import Division, Part

PICTURE = 34


def sheet_told(part: Part) -> str:
    """The sheet of "2017:A": "Duchy A"."""
    return tr("Statistics", "Duchy {sheet}", sheet=letter_of(part))


def sheet_shown(part: Part, palette: Palette, dpr: float) -> QPixmap:
    """The same duchy, small."""
    return duchy_pixmap(letter_of(part), palette, PICTURE, dpr)


def letter_of(part: Part) -> str:
    """The letter of "2017:A"; the first where this version knows none like it."""
    letter = str(part).rpartition(":")[2]
    return letter if letter in LETTERS else LETTERS[0]


def setup_told(part: Part) -> str:
    """How the start castles were chosen: "All different"."""
    return tr("New game", SETUPS[str(part)][0]) if part in SETUPS else str(part)


SHEET = Division("estate", later("Statistics", "duchy"), sheet_told, sheet_shown)
SETUP = Division("setup", later("Statistics", "set-up"), setup_told)
