"""The visible page: text with pictures, plates behind boxes, and marked search hits. Module
typesetting makes its document."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
    QResizeEvent,
    QTextCursor,
    QTextTable,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.rulebook import rulebook, typesetting
from burgundy_qt.widgets.theme import theme
from burgundy_qt.widgets.theme.palette import mix

SIDE, TOP = 40, 26
PAUSE = 80  # milliseconds after the last change of size


class Reader(QTextBrowser):
    """A viewer of a Page. `followed` carries a chosen link as it is in the page."""

    followed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.page: rulebook.Page | None = None
        self.words: tuple[str, ...] = ()
        self._begins: dict[str, int] = {}
        self._pictures: dict[str, Callable[[], QPixmap]] = {}
        self._style: typesetting.PageStyle | None = None
        self._plates: list[tuple[str, QTextTable]] = []
        # the place to scroll to once the page has its size on the screen
        self._awaits: str | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("role", "reader")
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.setAccessibleName(tr("Rules", "Rules page"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.anchorClicked.connect(lambda url: self.followed.emit(url.toString()))
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self._set_again)
        theme.theme_changed.connect(self._set_again)

    def read(self, page: rulebook.Page, place: str = "", words: tuple[str, ...] = ()) -> None:
        """Show a page from its beginning or from one of its anchors, with the words of a search
        marked."""
        self.page, self.words = page, words
        self._set()
        self.go_to(place)

    def go_to(self, place: str) -> None:
        """Scroll an anchor of the page to the top; without one the first marked words."""
        marks = self.extraSelections()
        position = self._begins.get(place, 0)
        if not place and marks:
            position = marks[0].cursor.selectionStart()
        self._bring_up(position, place in self._begins)
        self._awaits = None if self.isVisible() else place

    def mark(self, words: tuple[str, ...]) -> None:
        """Mark the words of a search."""
        self.words = words
        marks = []
        for start, length in rulebook.found_in(self.document().toPlainText(), words):
            mark = QTextEdit.ExtraSelection()
            mark.cursor = QTextCursor(self.document())
            mark.cursor.setPosition(start)
            mark.cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
            mark.format = typesetting.marked()
            marks.append(mark)
        self.setExtraSelections(marks)

    def next_mark(self, by: int = 1) -> None:
        """Scroll to the next marked words, or to the previous ones (-1)."""
        marks = self.extraSelections()
        if not marks:
            return
        here = self.textCursor().selectionStart() if self.textCursor().hasSelection() else -1
        starts = [mark.cursor.selectionStart() for mark in marks]
        later = [
            at for at, start in enumerate(starts) if (start > here if by > 0 else start < here)
        ]
        chosen = (later[0] if by > 0 else later[-1]) if later else (0 if by > 0 else -1)
        self.setTextCursor(marks[chosen].cursor)
        self.ensureCursorVisible()

    def place_at_top(self) -> int:
        """Return the scroll position of the page."""
        return self.verticalScrollBar().value()

    def _set(self) -> None:
        if self.page is None:
            return
        style = self._style = self._style_now()
        palette = style.palette
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.Base, QColor(palette.panel))
        self.setPalette(colours)
        self._plates = []
        done = typesetting.typeset(self.page, self.document(), style)
        self._begins, self._pictures = done.begins, done.pictures
        self._leave_margins()
        # breaks all lines now, so that scrolling is possible
        self.document().documentLayout().documentSize()
        frames = self.document().rootFrame().childFrames()
        self._plates = [
            (str(frame.frameFormat().property(typesetting.PLATE)), frame)
            for frame in frames
            if isinstance(frame, QTextTable) and frame.format().hasProperty(typesetting.PLATE)
        ]
        self.mark(self.words)

    def _set_again(self) -> None:
        """Set the page again for other colours, sizes or room; the visible part stays visible."""
        awaited, self._awaits = self._awaits, None
        if self.page is None or self._style == self._style_now():
            return
        if awaited is not None:
            self._set()
            self.go_to(awaited)
            return
        top = self.cursorForPosition(QPoint(self.viewport().width() // 2, 0))
        before = self.cursorRect(top).top()
        position = top.position()
        self._set()
        cursor = QTextCursor(self.document())
        cursor.setPosition(min(position, self.document().characterCount() - 1))
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + self.cursorRect(cursor).top() - before)

    def _style_now(self) -> typesetting.PageStyle:
        return typesetting.PageStyle(
            theme.current(), theme.scale(), self.devicePixelRatioF(), self._column()
        )

    def _column(self) -> float:
        return min(typesetting.COLUMN * theme.scale(), self.viewport().width() - 2 * SIDE)

    def _leave_margins(self) -> None:
        root = self.document().rootFrame()
        shape = root.frameFormat()
        shape.setLeftMargin(max(SIDE, (self.viewport().width() - self._column()) / 2))
        shape.setRightMargin(shape.leftMargin())
        shape.setTopMargin(TOP)
        shape.setBottomMargin(TOP)
        root.setFrameFormat(shape)

    def _bring_up(self, position: int, to_top: bool) -> None:
        cursor = QTextCursor(self.document())
        cursor.setPosition(position)
        # writing has left the cursor at the end, and the first show would scroll to it
        self.setTextCursor(cursor)
        if position == 0:
            self.verticalScrollBar().setValue(0)
            return
        top = self.cursorRect(cursor).top() + self.verticalScrollBar().value()
        self.verticalScrollBar().setValue(top - (28 if to_top else self.viewport().height() // 3))

    def _plate(self, table: QTextTable) -> QRectF:
        """Return the rectangle of a table's plate in the document: the width of the column, the
        height of its contents."""
        layout = self.document().documentLayout()
        block = table.firstCursorPosition().block()
        last = table.lastCursorPosition().block()
        rects = [layout.blockBoundingRect(block)]
        while block != last:
            block = block.next()
            rects.append(layout.blockBoundingRect(block))
        room = table.format().cellPadding()
        left = self.document().rootFrame().frameFormat().leftMargin()
        top = min(rect.top() for rect in rects) - room
        return QRectF(
            left, top, self._column() - 1, max(rect.bottom() for rect in rects) + room - top
        )

    # Events

    def loadResource(self, kind: int, name: QUrl | str) -> object:  # noqa: N802
        """Draw a picture of the page when it is first visible."""
        draw = self._pictures.get(QUrl(name).toString())
        return draw() if draw else None

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Set the margins at once, and the pictures when the size no longer changes."""
        super().resizeEvent(event)
        self._leave_margins()
        self._pause.start()

    def event(self, event: QEvent) -> bool:
        """Draw again on a screen of another pixel ratio."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._pause.start()
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Only scroll: the size of text belongs to the settings."""
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().wheelEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint plates first, then the text."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(0.5, 0.5 - self.verticalScrollBar().value())
        seen = QRectF(event.rect()).translated(0, self.verticalScrollBar().value())
        for kind, frame in self._plates:
            rect = self._plate(frame)
            if rect.intersects(seen):
                _paint_plate(painter, kind, rect)
        painter.end()
        super().paintEvent(event)


def _paint_plate(painter: QPainter, kind: str, rect: QRectF) -> None:
    palette = theme.current()
    if kind == typesetting.RULING:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(mix(palette.panel, palette.gold, 0.13)))
        painter.drawRoundedRect(rect, 9, 9)
        painter.setBrush(QColor(palette.gold))
        painter.drawRoundedRect(QRectF(rect.x(), rect.y() + 9, 3, rect.height() - 18), 1.5, 1.5)
        return
    ground = {typesetting.ENTRY: palette.raised, typesetting.FIGURE: palette.panel2}[kind]
    painter.setPen(QPen(QColor(palette.line), 1))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(rect, 12, 12)
