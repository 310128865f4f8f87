"""The small picture beside a source of points."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from burgundy_qt.widgets.log.source import Source
from burgundy_qt.widgets.theme import sprite_files
from burgundy_qt.widgets.theme.labels import SpriteLabel

HIGHEST = 1.17
"""How high a sign is at most, in its width: a higher picture is drawn narrower, so that all lines
are equally high."""


def source_sign(source: Source, width: int) -> QLabel:
    """The sprite of the source, or its letter on a small plate."""
    if source.picture is not None:
        size = sprite_files.svg_size(source.picture)
        sign = SpriteLabel(
            source.picture, min(width, round(width * HIGHEST * size.width() / size.height()))
        )
        sign.setMinimumWidth(width)
        return sign
    letter = QLabel(source.letter)
    letter.setProperty("role", "letter")
    letter.setFixedSize(width, width)
    letter.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return letter
