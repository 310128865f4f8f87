"""A page as a document to read: type, colours, pictures, and plates behind boxes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6 import QtCore, QtGui

from burgundy_qt.widgets.rulebook import figure_parts, rulebook
from burgundy_qt.widgets.rulebook import rules_markdown as of
from burgundy_qt.widgets.theme import fonts, sprite_files
from burgundy_qt.widgets.theme.palette import INK, LIGHT, Palette

# The style of a page: type, lines, plates and tables.


PLATE = int(QtGui.QTextFrameFormat.Property.UserProperty) + 1  # the kind of plate behind a table
TEXT, SMALL, LINE = 14.5, 12.5, 142  # pixels, pixels, percent
HEADINGS = {1: 31, 2: 21, 3: 17}
FACE = 62  # the picture of an entry
MIDDLE = QtGui.QTextCharFormat.VerticalAlignment.AlignMiddle


@dataclass(frozen=True)
class PageStyle:
    """Colours, the size of text (1 is the usual), device pixels per pixel, the width in pixels."""

    palette: Palette
    scale: float
    dpr: float
    width: float

    def letters(self, colour: str, size: float = TEXT, weight: int = 400) -> QtGui.QTextCharFormat:
        """Return the format of plain text."""
        letters = QtGui.QTextCharFormat()
        letters.setFont(fonts.text_font(size * self.scale, weight))
        letters.setForeground(QtGui.QColor(colour))
        return letters

    def heading(self, level: int) -> QtGui.QTextCharFormat:
        """Return the format of a heading; an entry's name is one of level 3."""
        letters = QtGui.QTextCharFormat()
        letters.setFont(fonts.heading_font(HEADINGS[level] * self.scale))
        letters.setForeground(QtGui.QColor(self.palette.text))
        return letters

    def lines(self, above: float, below: float, height: int = LINE) -> QtGui.QTextBlockFormat:
        """Return the format of lines with space above and below, and a height in percent of the
        letters'."""
        lines = QtGui.QTextBlockFormat()
        lines.setTopMargin(above * self.scale)
        lines.setBottomMargin(below * self.scale)
        lines.setLineHeight(
            height, int(QtGui.QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        )
        return lines

    def plate(self, kind: str, columns: int, padding: float) -> QtGui.QTextTableFormat:
        """Return the format of a table of one row in front of a plate; with two columns the first
        has a picture."""
        shape = self._table(padding, 8, 10)
        shape.setProperty(PLATE, kind)
        shape.setCellSpacing(0)
        shape.setWidth(QtGui.QTextLength(QtGui.QTextLength.Type.PercentageLength, 100))
        if columns == 2:
            face = QtGui.QTextLength(QtGui.QTextLength.Type.FixedLength, (FACE + 22) * self.scale)
            shape.setColumnWidthConstraints(
                [face, QtGui.QTextLength(QtGui.QTextLength.Type.VariableLength, 0)]
            )
        return shape

    def table(self, is_wide: bool) -> QtGui.QTextTableFormat:
        """Return the format of a table of words and numbers, as wide as the column or as its
        contents."""
        shape = self._table(7, 6, 12)
        shape.setBorderCollapse(True)
        if is_wide:
            shape.setWidth(QtGui.QTextLength(QtGui.QTextLength.Type.PercentageLength, 100))
        return shape

    def cell(self, is_heading: bool) -> QtGui.QTextTableCellFormat:
        """Return the format of a cell with a thin line below."""
        ruled = QtGui.QTextTableCellFormat()
        ruled.setBottomBorder(1)
        ruled.setBottomBorderStyle(QtGui.QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        ruled.setBottomBorderBrush(
            QtGui.QBrush(QtGui.QColor(self.palette.line2 if is_heading else self.palette.line))
        )
        ruled.setVerticalAlignment(MIDDLE)
        return ruled

    def _table(self, padding: float, above: float, below: float) -> QtGui.QTextTableFormat:
        shape = QtGui.QTextTableFormat()
        shape.setBorder(0)
        shape.setCellPadding(padding * self.scale)
        shape.setTopMargin(above * self.scale)
        shape.setBottomMargin(below * self.scale)
        return shape


def thin() -> QtGui.QTextBlockFormat:
    """Return the format of the line that Qt keeps before and after a table, as low as possible."""
    lines = QtGui.QTextBlockFormat()
    lines.setLineHeight(1, int(QtGui.QTextBlockFormat.LineHeightTypes.FixedHeight.value))
    return lines


def marked() -> QtGui.QTextCharFormat:
    """Return the format of search words: dark on amber in both themes."""
    style = QtGui.QTextCharFormat()
    style.setBackground(QtGui.QColor(LIGHT.glow_core))
    style.setForeground(QtGui.QColor(INK))
    return style


ENTRY, RULING, FIGURE = "entry", "ruling", "figure"
COLUMN = 640  # the largest width of a line of text


@dataclass(frozen=True)
class TypesetPage:
    """The facts about a page after typesetting.

    `begins`: the position of each block, by its number in the page ("0", "1", ...) and by its
    anchor. `pictures`: a function for each picture, by its address; it is drawn when it is first
    visible.
    """

    begins: dict[str, int]
    pictures: dict[str, Callable[[], QtGui.QPixmap]]


def typeset(page: rulebook.Page, document: QtGui.QTextDocument, style: PageStyle) -> TypesetPage:
    """Write the page into the document."""
    document.clear()
    document.setDocumentMargin(0)
    document.setDefaultFont(fonts.text_font(TEXT * style.scale))
    setter = _Setter(document, style)
    whole = QtGui.QTextCursor(document)
    whole.beginEditBlock()  # so that the lines are broken once, at the end
    begins: dict[str, int] = {}
    for number, block in enumerate(page.blocks):
        begins[str(number)] = setter.set_block(block)
        if place := of.place_of(block):
            begins[place] = begins[str(number)]
    whole.endEditBlock()
    return TypesetPage(begins, setter.pictures)


class _Setter:
    """The writer of blocks at the end of a document."""

    def __init__(self, document: QtGui.QTextDocument, style: PageStyle) -> None:
        self.document, self.style, self.palette = document, style, style.palette
        self.at = QtGui.QTextCursor(document)
        self.pictures: dict[str, Callable[[], QtGui.QPixmap]] = {}

    def set_block(self, block: of.Block) -> int:
        """Write one block; return its position."""
        match block:
            case of.Heading(level, spans):
                return self._heading(level, spans)
            case of.Paragraph(spans):
                return self._paragraph(spans, above=4, below=9)
            case of.Items():
                return self._items(block)
            case of.RulingBox(spans):
                plate = self._plate(RULING, 1, 13)
                return self._fill(
                    plate, 0, spans, self.style.letters(self.palette.text2, size=SMALL + 0.8)
                )
            case of.Table():
                return self._table(block)
            case of.Entry():
                return self._entry(block)
            case of.Figure():
                return self._figure(block)

    # Text

    def _begin(self, lines: QtGui.QTextBlockFormat) -> int:
        """Start a new block at the end and return its position; the first one of a document is
        there already."""
        self.at.movePosition(QtGui.QTextCursor.MoveOperation.End)
        if self.at.block().length() > 1 or self.at.position() > 0:
            self.at.insertBlock(lines, QtGui.QTextCharFormat())
        else:
            self.at.setBlockFormat(lines)
        return self.at.position()

    def _heading(self, level: int, spans: of.Spans) -> int:
        begin = self._begin(self.style.lines(0 if level == 1 else 24, 12 if level == 1 else 6, 112))
        self._write(spans, self.style.heading(level))
        return begin

    def _paragraph(self, spans: of.Spans, above: float, below: float) -> int:
        begin = self._begin(self.style.lines(above, below))
        self._write(spans, self.style.letters(self.palette.text))
        return begin

    def _items(self, block: of.Items) -> int:
        style = QtGui.QTextListFormat()
        numbered = QtGui.QTextListFormat.Style.ListDecimal
        dotted = QtGui.QTextListFormat.Style.ListDisc
        style.setStyle(numbered if block.numbered else dotted)
        self.document.setIndentWidth(24 * self.style.scale)
        begin, points = -1, None
        for spans in block.items:
            position = self._begin(self.style.lines(0, 5))
            begin = position if begin < 0 else begin
            if points is None:
                points = self.at.createList(style)
            else:
                points.add(self.at.block())
            self.at.setBlockCharFormat(self.style.letters(self.palette.text2))
            self._write(spans, self.style.letters(self.palette.text))
        return begin

    def _write(self, spans: of.Spans, letters: QtGui.QTextCharFormat) -> None:
        for span in spans:
            if span.picture:
                self._picture(span.picture, letters)
                continue
            own = QtGui.QTextCharFormat(letters)
            if span.bold:
                own.setFontWeight(QtGui.QFont.Weight.DemiBold)
            own.setFontItalic(span.italic)
            if span.link:
                own.setAnchor(True)
                own.setAnchorHref(span.link)
                own.setForeground(QtGui.QColor(self.palette.focus))
                own.setFontWeight(QtGui.QFont.Weight.Medium)
            self.at.insertText(span.text, own)

    # Pictures

    def _picture(self, name: str, letters: QtGui.QTextCharFormat) -> None:
        """Write a sprite into the text, a little higher than its line."""
        name = name.replace("THEME", self.palette.name)
        box = sprite_files.svg_size(name)
        height = round(1.75 * letters.font().pixelSize())
        width = round(height * box.width() / box.height())
        self._sprite(name, QtCore.QSizeF(width, height), MIDDLE)

    def _sprite(
        self, name: str, size: QtCore.QSizeF, align: QtGui.QTextCharFormat.VerticalAlignment
    ) -> None:
        self._insert(
            f"{name}:{size.width()}",
            size,
            lambda: sprite_files.pixmap(name, size.width(), self.style.dpr),
            align,
        )

    def _insert(
        self,
        name: str,
        size: QtCore.QSizeF,
        draw: Callable[[], QtGui.QPixmap],
        align: QtGui.QTextCharFormat.VerticalAlignment,
    ) -> None:
        """Write a picture of known size; it is drawn when it is visible."""
        address = f"picture:{name}"
        self.pictures[address] = draw
        image = QtGui.QTextImageFormat()
        image.setName(address)
        image.setWidth(size.width())
        image.setHeight(size.height())
        image.setVerticalAlignment(align)
        self.at.insertImage(image)

    # Boxes

    def _plate(self, kind: str, columns: int, padding: float) -> QtGui.QTextTable:
        self._begin(thin())
        return self.at.insertTable(1, columns, self.style.plate(kind, columns, padding))

    def _fill(
        self, table: QtGui.QTextTable, column: int, spans: of.Spans, letters: QtGui.QTextCharFormat
    ) -> int:
        self.at = table.cellAt(0, column).firstCursorPosition()
        self.at.setBlockFormat(self.style.lines(0, 0, 134))
        begin = self.at.position()
        self._write(spans, letters)
        return begin

    def _entry(self, block: of.Entry) -> int:
        plate = self._plate(ENTRY, 2, 11)
        middle = QtGui.QTextTableCellFormat()
        middle.setVerticalAlignment(MIDDLE)
        for column in range(2):
            plate.cellAt(0, column).setFormat(middle)
        self.at = plate.cellAt(0, 0).firstCursorPosition()
        centred = QtGui.QTextBlockFormat()
        centred.setAlignment(QtCore.Qt.AlignmentFlag.AlignHCenter)
        self.at.setBlockFormat(centred)
        name = block.picture.replace("THEME", self.palette.name)
        box = sprite_files.svg_size(name)
        share = FACE / max(box.width(), 0.9 * box.height()) * self.style.scale
        self._sprite(name, box * share, QtGui.QTextCharFormat.VerticalAlignment.AlignBaseline)
        begin = self._fill(plate, 1, (of.Span(block.title),), self.style.heading(3))
        for text, letters in (
            (block.sentence, self.style.letters(self.palette.text)),
            (block.ruling, self.style.letters(self.palette.text2, SMALL + 0.5)),
        ):
            if text:
                self.at.insertBlock(self.style.lines(3, 0, 134))
                self.at.insertText(text, letters)
        return begin

    def _figure(self, block: of.Figure) -> int:
        plate = self._plate(FIGURE, 1, 16)
        part = block.part()
        room = self.style.width - 36 * self.style.scale - 2 * figure_parts.MARGIN
        scale = min(self.style.scale, room / part.size.width())
        self.at = plate.cellAt(0, 0).firstCursorPosition()
        centred = QtGui.QTextBlockFormat()
        centred.setAlignment(QtCore.Qt.AlignmentFlag.AlignHCenter)
        self.at.setBlockFormat(centred)
        begin = self.at.position()
        self._insert(
            f"figure/{block.name}:{scale:.3f}",
            figure_parts.size_of(part, scale),
            lambda: figure_parts.drawn(part, self.palette, scale, self.style.dpr),
            QtGui.QTextCharFormat.VerticalAlignment.AlignBaseline,
        )
        lines = self.style.lines(10, 0, 130)
        lines.setAlignment(QtCore.Qt.AlignmentFlag.AlignHCenter)
        self.at.insertBlock(lines)
        self._write(block.caption, self.style.letters(self.palette.text2, SMALL + 0.5))
        return begin

    def _table(self, block: of.Table) -> int:
        columns = len(block.rows[0])
        is_wide = any(len(of.plain(cell)) > 24 for row in block.rows for cell in row)
        self._begin(thin())
        table = self.at.insertTable(len(block.rows), columns, self.style.table(is_wide))
        centred = {
            column
            for column in range(1, columns)
            if all(_is_short(row[column]) for row in block.rows[1:])
        }
        for row, cells in enumerate(block.rows):
            for column, spans in enumerate(cells):
                self._cell(table, row, column, spans, column in centred)
        return table.firstPosition()

    def _cell(
        self, table: QtGui.QTextTable, row: int, column: int, spans: of.Spans, centred: bool
    ) -> None:
        cell = table.cellAt(row, column)
        cell.setFormat(self.style.cell(row == 0))
        self.at = cell.firstCursorPosition()
        lines = QtGui.QTextBlockFormat()
        lines.setAlignment(
            QtCore.Qt.AlignmentFlag.AlignHCenter if centred else QtCore.Qt.AlignmentFlag.AlignLeft
        )
        self.at.setBlockFormat(lines)
        heading = self.style.letters(self.palette.text2, SMALL, 600)
        self._write(
            spans, heading if row == 0 else self.style.letters(self.palette.text, TEXT - 0.5)
        )


def _is_short(spans: of.Spans) -> bool:
    """Return whether a cell contains a number or a letter, which is centred in its column."""
    return len(of.plain(spans)) <= 6 and not any(span.picture for span in spans)
