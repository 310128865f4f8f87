"""A plot of pyqtgraph in the program's colours and fonts, without interaction.

It uses pyqtgraph's view box, axes and scene, but not its PlotItem, whose unused menus and buttons
take as long to create as everything else. Lines and words are Qt's own items, which are painted
without Python.
"""

from __future__ import annotations

from collections.abc import Iterable

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainterPath, QPen, QResizeEvent, QTransform, QWheelEvent
from PySide6.QtWidgets import (
    QGraphicsGridLayout,
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsSimpleTextItem,
    QGraphicsWidget,
)

from burgundy_qt.widgets.theme import fonts, theme
from burgundy_qt.widgets.theme.palette import Palette

Tick = tuple[float, str]
NO_PEN = QPen(Qt.PenStyle.NoPen)
BOTTOM = 24
"""Pixels for the words below, at the usual size of text."""
GAP = 3
"""Pixels between words and what they stand above."""
RULE_BELOW, BELOW = -10, -5
"""Heights of hairlines, and of what else lies under lines and words."""


class Plot(pg.GraphicsView):  # type: ignore[misc]
    """A plot that is drawn again after each change of the theme. Subclasses draw their contents in
    `fill`.

    `left` is the width of the words at the left, 0 for none; `least` is the least height. Both are
    pixels at the usual text size.
    """

    def __init__(self, name: str, left: int, least: int) -> None:
        super().__init__(background=None)
        self.left, self.least = left, least
        self.enableMouse(False)
        self.setProperty("role", "plot")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAntialiasing(True)
        self.setAccessibleName(name)
        self.box = pg.ViewBox(enableMouse=False, enableMenu=False)
        self.box.disableAutoRange()
        self.axes = {
            side: axis_of(self.box, side) for side in (("left", "bottom") if left else ("bottom",))
        }
        self.drawn: list[QGraphicsItem] = []
        self.frame = self._lay_out()
        theme.theme_changed.connect(self.draw)

    def _lay_out(self) -> QGraphicsWidget:
        frame = QGraphicsWidget()
        grid = QGraphicsGridLayout(frame)
        grid.setContentsMargins(0, 4, 4, 0)
        grid.setSpacing(0)
        grid.addItem(self.box, 0, 1)
        for side, axis in self.axes.items():
            grid.addItem(axis, *((0, 0) if side == "left" else (1, 1)))
        self.setCentralItem(frame)
        return frame

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the least readable size."""
        return QSize(160, round(self.least * theme.scale()))

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return a size a little above the least."""
        return QSize(260, round(1.2 * self.least * theme.scale()))

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Leave the wheel to the parent."""
        event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Place the items again."""
        super().resizeEvent(event)
        self.scene().prepareForPaint()

    def event(self, event: QEvent) -> bool:
        """Draw again on a screen of another pixel ratio."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.draw()
        return bool(super().event(event))

    def draw(self) -> None:
        """Draw everything again, in the current palette.

        All items are placed before painting: pyqtgraph would paint items twice that move while it
        paints.
        """
        palette = theme.current()
        for item in self.drawn:
            self.box.removeItem(item)
        self.drawn = []
        for side, axis in self.axes.items():
            axis.setTextPen(QColor(palette.text2))
            axis.setStyle(tickFont=self.lettering())
            if side == "left":
                axis.setWidth(round(self.left * theme.scale()))
            else:
                axis.setHeight(round(BOTTOM * theme.scale()))
        self.frame.layout().activate()
        self.fill(palette)
        self.scene().prepareForPaint()

    def fill(self, palette: Palette) -> None:
        """Add the items of the plot, and set its ranges."""

    def lettering(self, weight: int = 500, size: float = 11.5) -> QFont:
        """Return the font of words and numbers in a plot."""
        return fonts.number_font(size * theme.scale(), weight)

    def mark(self, side: str, ticks: Iterable[Tick]) -> None:
        """Set the labels of an axis."""
        self.axes[side].setTicks([list(ticks)])

    def show_range(self, across: tuple[float, float], up: tuple[float, float]) -> None:
        """Show exactly this range."""
        self.box.setRange(xRange=across, yRange=up, padding=0)

    def put(self, item: QGraphicsItem, height: float = 0) -> None:
        """Add an item until the next `draw`, above those of a lower `height`."""
        item.setZValue(height)
        self.box.addItem(item, ignoreBounds=True)
        self.drawn.append(item)

    def line(self, path: QPainterPath, pen: QPen, height: float = 0) -> None:
        """Draw a line."""
        item = QGraphicsPathItem(path)
        item.setPen(pen)
        self.put(item, height)

    def area(self, path: QPainterPath, colour: QColor, height: float = 0) -> None:
        """Fill the area inside a path."""
        item = QGraphicsPathItem(path)
        item.setPen(NO_PEN)
        item.setBrush(colour)
        self.put(item, height)

    def rule(self, levels: Iterable[float], pen: QPen, height: float = RULE_BELOW) -> None:
        """Draw horizontal lines across the visible range at these levels."""
        begin, end = self.box.viewRange()[0]
        path = QPainterPath()
        for level in levels:
            path.moveTo(begin, level)
            path.lineTo(end, level)
        self.line(path, pen, height)

    def pen(self, colour: QColor | str, width: float = 1) -> QPen:
        """Return a pen of this width in logical pixels, with round joins."""
        pen = QPen(QColor(colour), width * self.devicePixelRatioF())
        pen.setCosmetic(True)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        return pen

    def write(
        self, text: str, at: QPointF, palette: Palette, size: float = 11.5
    ) -> QGraphicsSimpleTextItem:
        """Write words above a position in the plot, and return them."""
        words = QGraphicsSimpleTextItem(text)
        words.setFont(self.lettering(600, size))
        words.setBrush(QColor(palette.text))
        words.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        room = words.boundingRect()
        words.setTransform(QTransform.fromTranslate(-room.width() / 2, -room.height() - GAP))
        words.setPos(at)
        self.put(words)
        return words


def axis_of(box: pg.ViewBox, side: str) -> pg.AxisItem:
    """Return an axis with labels only."""
    axis = pg.AxisItem(side, pen=NO_PEN)
    axis.setStyle(tickLength=0, tickAlpha=0, maxTickLevel=0, tickTextOffset=8)
    axis.setStyle(autoExpandTextSpace=False, autoReduceTextSpace=False)  # its size is fixed
    axis.linkToView(box)
    return axis
