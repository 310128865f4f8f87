"""Lettering that grows with the table: what lies on it is dressed in the style sheet at the table's
own scale."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from burgundy_qt.widgets.theme import theme
from burgundy_qt.widgets.theme.theme import LARGEST_SCALE

LEAST, MOST = 0.9, 2.4
USUAL = QSize(1280, 800)
"""A window in which a unit of the design is a pixel."""
STEPS = 20
"""Of a unit: what lies beside the table is not dressed anew for every pixel of a window."""


def unit_beside(widget: QWidget) -> float:
    """Pixels per unit of the design for what takes room from the table, by the size of its window
    alone: by the table's own unit, which depends on that room, the two would never come to rest."""
    window = widget.window().size()
    unit = min(window.width() / USUAL.width(), window.height() / USUAL.height())
    return math.floor(STEPS * unit) / STEPS


class Lettering:
    """Dresses widgets whenever the table's unit, the size of text or the theme has changed, and
    only then."""

    def __init__(self) -> None:
        self._dressed: dict[QWidget, tuple[Callable[[float], object], float]] = {}
        self._last: object = None

    def add(
        self, widget: QWidget, then: Callable[[float], object], largest_text: float = LARGEST_SCALE
    ) -> None:
        """Dress this widget too; `then` is told the scale for what a style sheet cannot say.

        `largest_text` bounds the size of text where the table gives the widget no more room.
        """
        self._dressed[widget] = then, largest_text
        self._last = None

    def follow(self, unit: float) -> None:
        """The table has so many pixels per unit of the design."""
        palette = theme.current()
        unit = min(MOST, max(LEAST, unit))
        if (palette, unit, theme.scale()) == self._last:
            return
        self._last = palette, unit, theme.scale()
        for widget, (then, largest_text) in self._dressed.items():
            scale = unit * min(largest_text, theme.scale())
            usual = scale == theme.scale()  # the application wears it already
            widget.setStyleSheet("" if usual else theme.style_sheet(palette, scale))
            then(scale)
