"""How a page of the rules looks: the type, the lines, the plates and the tables."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import (
    QBrush,
    QColor,
    QTextBlockFormat,
    QTextCharFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTableCellFormat,
    QTextTableFormat,
)

from burgundy_qt.widgets.theme import fonts
from burgundy_qt.widgets.theme.palette import INK, LIGHT, Palette

PLATE = int(QTextFrameFormat.Property.UserProperty) + 1  # what kind of plate lies behind a table
TEXT, SMALL, LINE = 14.5, 12.5, 142  # pixels, pixels, percent
HEADINGS = {1: 31, 2: 21, 3: 17}
FACE = 62  # the picture of an entry
MIDDLE = QTextCharFormat.VerticalAlignment.AlignMiddle


@dataclass(frozen=True)
class Dress:
    """Colours, the size of text (1 is the usual), device pixels per pixel, the room across in
    pixels."""

    palette: Palette
    scale: float
    dpr: float
    width: float

    def letters(self, colour: str, size: float = TEXT, weight: int = 400) -> QTextCharFormat:
        """Plain text."""
        letters = QTextCharFormat()
        letters.setFont(fonts.text_font(size * self.scale, weight))
        letters.setForeground(QColor(colour))
        return letters

    def heading(self, level: int) -> QTextCharFormat:
        """The letters of a heading; an entry's name is one of level 3."""
        letters = QTextCharFormat()
        letters.setFont(fonts.heading_font(HEADINGS[level] * self.scale))
        letters.setForeground(QColor(self.palette.text))
        return letters

    def lines(self, above: float, below: float, height: int = LINE) -> QTextBlockFormat:
        """Lines with air above and below, their height in percent of the letters'."""
        lines = QTextBlockFormat()
        lines.setTopMargin(above * self.scale)
        lines.setBottomMargin(below * self.scale)
        lines.setLineHeight(height, int(QTextBlockFormat.LineHeightTypes.ProportionalHeight.value))
        return lines

    def plate(self, kind: str, columns: int, padding: float) -> QTextTableFormat:
        """A table of one row behind which a plate is painted; with two columns the first holds a
        picture."""
        shape = self._table(padding, 8, 10)
        shape.setProperty(PLATE, kind)
        shape.setCellSpacing(0)
        shape.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        if columns == 2:
            face = QTextLength(QTextLength.Type.FixedLength, (FACE + 22) * self.scale)
            shape.setColumnWidthConstraints([face, QTextLength(QTextLength.Type.VariableLength, 0)])
        return shape

    def table(self, is_wide: bool) -> QTextTableFormat:
        """A table of words and numbers, as wide as the column or as it needs."""
        shape = self._table(7, 6, 12)
        shape.setBorderCollapse(True)
        if is_wide:
            shape.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        return shape

    def cell(self, is_heading: bool) -> QTextTableCellFormat:
        """A cell with a thin line below."""
        ruled = QTextTableCellFormat()
        ruled.setBottomBorder(1)
        ruled.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        ruled.setBottomBorderBrush(
            QBrush(QColor(self.palette.line2 if is_heading else self.palette.line))
        )
        ruled.setVerticalAlignment(MIDDLE)
        return ruled

    def _table(self, padding: float, above: float, below: float) -> QTextTableFormat:
        shape = QTextTableFormat()
        shape.setBorder(0)
        shape.setCellPadding(padding * self.scale)
        shape.setTopMargin(above * self.scale)
        shape.setBottomMargin(below * self.scale)
        return shape


def thin() -> QTextBlockFormat:
    """The line that Qt keeps before and after a table, as low as can be."""
    lines = QTextBlockFormat()
    lines.setLineHeight(1, int(QTextBlockFormat.LineHeightTypes.FixedHeight.value))
    return lines


def marked() -> QTextCharFormat:
    """How words that were searched for stand out: dark on amber in both themes."""
    dress = QTextCharFormat()
    dress.setBackground(QColor(LIGHT.glow_core))
    dress.setForeground(QColor(INK))
    return dress
