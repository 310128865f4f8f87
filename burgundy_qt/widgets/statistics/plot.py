"""A plot of pyqtgraph in our colours and typefaces, to be looked at, not to be dragged about."""

from __future__ import annotations

from collections.abc import Iterable

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPen, QWheelEvent

from burgundy_qt.widgets.look import fonts, theme
from burgundy_qt.widgets.look.palette import Palette

Tick = tuple[float, str]


class Plot(pg.PlotWidget):  # type: ignore[misc]
    """Draws itself anew whenever the theme changes. Subclasses say what they show in `fill`."""

    def __init__(self, name: str, left: int, height: int) -> None:
        super().__init__(background=None, enableMenu=False)
        self.left, self.least = left, height
        self.setProperty("role", "plot")
        self.setFrameShape(self.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseEnabled(x=False, y=False)
        self.hideButtons()
        self.setAntialiasing(True)
        self.setAccessibleName(name)
        self.plotItem.setContentsMargins(0, 4, 4, 0)
        for side in ("left", "bottom"):
            self.axis(side).setStyle(
                tickLength=0, tickAlpha=0, maxTickLevel=0, tickTextOffset=8, autoReduceTextSpace=False
            )
        theme.theme_changed.connect(self.draw)

    def axis(self, side: str) -> pg.AxisItem:
        """The axis at the "left" or at the "bottom"."""
        return self.plotItem.getAxis(side)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """As small as it can still be read."""
        return QSize(160, round(self.least * theme.scale()))

    def sizeHint(self) -> QSize:  # noqa: N802
        """A little more than that."""
        return QSize(260, round(1.2 * self.least * theme.scale()))

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Leave the wheel to what the plot stands in."""
        event.ignore()

    def event(self, event: QEvent) -> bool:
        """Draw again where the window came to a screen of another pixel ratio."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.draw()
        return bool(super().event(event))

    def draw(self) -> None:
        """Draw everything again, in the palette in use."""
        palette = theme.current()
        self.clear()
        for side in ("left", "bottom"):
            axis = self.axis(side)
            axis.setPen(QPen(Qt.PenStyle.NoPen))
            axis.setTextPen(QColor(palette.text2))
            axis.setStyle(tickFont=self.lettering())
        self.axis("left").setWidth(round(self.left * theme.scale()))
        self.axis("bottom").setHeight(round(24 * theme.scale()))
        self.fill(palette)

    def fill(self, palette: Palette) -> None:
        """Add the items of the plot and set its ranges."""

    def lettering(self, weight: int = 500, size: float = 11.5) -> QFont:
        """The typeface of words and numbers in a plot."""
        return fonts.numbers(size * theme.scale(), weight)

    def mark(self, side: str, ticks: Iterable[Tick]) -> None:
        """Write these words at these places of an axis."""
        self.axis(side).setTicks([list(ticks)])

    def rule(self, levels: Iterable[float], palette: Palette) -> None:
        """Hairlines across, below everything else."""
        for level in levels:
            rule = pg.InfiniteLine(level, angle=0, pen=self.pen(palette.line))
            rule.setZValue(-10)
            self.addItem(rule)

    def pen(self, colour: QColor | str, width: float = 1) -> QPen:
        """A line so many logical pixels wide, its joints round."""
        pen = QPen(QColor(colour), width * self.devicePixelRatioF())
        pen.setCosmetic(True)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        return pen

    def write(self, text: str, at: QPointF, palette: Palette, size: float = 11.5) -> None:
        """Words in the plot, above a place of it."""
        words = pg.TextItem(text, color=QColor(palette.text), anchor=(0.5, 1.0))
        words.setFont(self.lettering(600, size))
        words.setPos(at)
        self.addItem(words, ignoreBounds=True)
