"""Lettering that grows with the table: what lies on it is dressed in the style sheet at the table's
own scale."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from burgundy_qt.widgets.look import theme
from burgundy_qt.widgets.look.theme import LARGEST_SCALE

LEAST, MOST = 0.9, 2.4


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
