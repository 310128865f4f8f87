"""The small picture beside a source of points."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from burgundy_qt.widgets.log.score_sources import Source
from burgundy_qt.widgets.look.picture import Picture


def source_sign(source: Source, width: int) -> QLabel:
    """The sprite of the source, or for the phase bonus a letter on the colour of the phase."""
    if source.picture is not None:
        return Picture(source.picture, width)
    letter = QLabel("A")
    letter.setProperty("role", "phase")
    letter.setFixedSize(width, width)
    letter.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return letter
