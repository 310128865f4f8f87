"""The figure of a player as an icon of tables."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QIcon

from burgundy_qt.widgets.theme import sprite_files

RATIOS = 1.0, 2.0


@lru_cache(maxsize=64)
def figure_icon(figure: str, size: int) -> QIcon:
    """Sharp at the usual pixel ratios."""
    made = QIcon()
    for ratio in RATIOS:
        made.addPixmap(sprite_files.pixmap(f"people/{figure}", size, ratio))
    return made
