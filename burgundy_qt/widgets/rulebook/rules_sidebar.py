"""The sidebar of the rules: the contents, or the hits of a search."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QIcon,
    QKeyEvent,
    QPainter,
    QPixmap,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.rulebook.rulebook import Chapter, Hit, found_in
from burgundy_qt.widgets.rulebook.typesetting import marked
from burgundy_qt.widgets.theme import fonts, sprite_files, theme

WHAT = Qt.ItemDataRole.UserRole
CLICKS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
PICTURE = 24
AT_ONCE = 5  # the number of pictures to draw at a time
GAPS = 7, 3, 8  # above the heading of a hit, between it and the text, and below
Index = QModelIndex | QPersistentModelIndex


class SideList(QListWidget):
    """A list whose rows can be chosen by click or Enter; `chosen` carries the subject of the
    row."""

    chosen = Signal(object)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setProperty("role", "side")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.itemClicked.connect(self._choose)
        theme.theme_changed.connect(self.draw)

    def draw(self) -> None:
        """Draw again after a change of the theme or the size of text."""
        self.doItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Choose the row with Enter or Space."""
        if event.key() in CLICKS and self.currentItem() is not None:
            self._choose(self.currentItem())
        else:
            super().keyPressEvent(event)

    def _choose(self, item: QListWidgetItem) -> None:
        if item.data(WHAT) is not None:
            self.chosen.emit(item.data(WHAT))


class ContentsList(SideList):
    """The chapters and their topics; `chosen` carries the name of a page."""

    def __init__(self, chapters: Sequence[Chapter]) -> None:
        super().__init__(tr("Rules", "Contents"))
        self.rows: dict[str, QListWidgetItem] = {}
        self.pictures: dict[str, str] = {}
        self._undrawn: list[str] = []
        self._soon = QTimer(self, interval=0)
        self._soon.timeout.connect(self._draw_some)
        for chapter in chapters:
            heading = QListWidgetItem(chapter.name, self)
            heading.setFlags(Qt.ItemFlag.NoItemFlags)
            for topic in chapter.topics:
                row = QListWidgetItem(topic.name, self)
                row.setData(WHAT, topic.page)
                self.rows[topic.page], self.pictures[topic.page] = row, topic.picture
        self.draw()

    def show_page(self, name: str) -> None:
        """Select the visible page."""
        self.setCurrentItem(self.rows[name])
        self.scrollToItem(self.rows[name])

    def draw(self) -> None:
        """Draw pictures and headings in the current size and theme."""
        palette, scale = theme.current(), theme.scale()
        side = round(PICTURE * scale)
        self.setIconSize(QSize(side, side))
        for row in self.rows.values():
            row.setSizeHint(QSize(0, side + round(10 * scale)))
        self._undrawn = list(self.rows)
        self._soon.start()
        for at in range(self.count()):
            if self.item(at).data(WHAT) is None:
                self.item(at).setFont(fonts.heading_font(16 * scale))
                self.item(at).setForeground(QColor(palette.text2))
                self.item(at).setSizeHint(QSize(0, round((34 if at else 28) * scale)))
                self.item(at).setTextAlignment(Qt.AlignmentFlag.AlignBottom)
        super().draw()

    def _draw_some(self) -> None:
        """Draw a few pictures at a time, so that the window stays responsive."""
        now, self._undrawn = self._undrawn[:AT_ONCE], self._undrawn[AT_ONCE:]
        for name in now:
            icon = _icon(self.pictures[name], self.iconSize().width(), self.devicePixelRatioF())
            self.rows[name].setIcon(icon)
        if not self._undrawn:
            self._soon.stop()


class HitList(SideList):
    """The hits of a search; `chosen` carries the Hit."""

    def __init__(self) -> None:
        super().__init__(tr("Rules", "Search results"))
        self.words: tuple[str, ...] = ()
        self.setItemDelegate(HitDelegate(self))

    def show_hits(self, hits: Sequence[Hit], words: tuple[str, ...]) -> None:
        """Show these hits, the first of them current."""
        self.words = words
        self.clear()
        for hit in hits:
            row = QListWidgetItem(f"{_above(hit)}: {hit.text}", self)
            row.setData(WHAT, hit)
        if hits:
            self.setCurrentRow(0)


class HitDelegate(QStyledItemDelegate):
    """The painter of a hit: its place in bold, and below it the piece of text with the words
    marked."""

    def __init__(self, side: HitList) -> None:
        super().__init__(side)
        self.side = side

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        """Return the width of the list, and the height of the wrapped words."""
        heights = [layout.boundingRect().height() for layout in self._laid_out(index.data(WHAT))]
        return QSize(self.side.viewport().width(), round(sum(heights) + sum(GAPS) * theme.scale()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one hit."""
        palette, scale = theme.current(), theme.scale()
        rect: QRect = option.rect.adjusted(2, 1, -4, -1)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, rect, option)
        place = QPointF(rect.x() + self._side, rect.y())
        colours = palette.text, palette.text2
        for gap, colour, layout in zip(
            GAPS, colours, self._laid_out(index.data(WHAT)), strict=False
        ):
            place.setY(place.y() + gap * scale)
            painter.setPen(QColor(colour))
            layout.draw(painter, place)
            place.setY(place.y() + layout.boundingRect().height())
        painter.restore()

    @property
    def _side(self) -> int:
        return round(12 * theme.scale())

    def _paint_ground(self, painter: QPainter, rect: QRect, option: QStyleOptionViewItem) -> None:
        palette = theme.current()
        chosen = option.state & QStyle.StateFlag.State_Selected
        if not chosen and not option.state & QStyle.StateFlag.State_MouseOver:
            return
        painter.setPen(QColor(palette.accent) if chosen else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.raised if chosen else palette.panel))
        painter.drawRoundedRect(rect, 8, 8)

    def _laid_out(self, hit: Hit) -> tuple[QTextLayout, QTextLayout]:
        """Return the layouts of its place and of the piece of text."""
        scale = theme.scale()
        width = self.side.viewport().width() - 2 * self._side
        heading = QTextLayout(_above(hit), fonts.text_font(13 * scale, 600))
        text = QTextLayout(hit.text, fonts.text_font(12 * scale))
        marks = []
        for start, length in found_in(hit.text, self.side.words):
            mark = QTextLayout.FormatRange()
            mark.start, mark.length = start, length
            mark.format = marked()
            marks.append(mark)
        text.setFormats(marks)
        wrap(heading, width)
        wrap(text, width)
        return heading, text


def wrap(layout: QTextLayout, width: float) -> None:
    """Break the text into lines of this width."""
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    height = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, height))
        height += line.height() * 1.12
    layout.endLayout()


def _above(hit: Hit) -> str:
    """Return the place of a hit: "Ships", or "Ships, Loading"."""
    return f"{hit.title}, {hit.above}" if hit.above and hit.above != hit.text else hit.title


def _icon(name: str, side: int, dpr: float) -> QIcon:
    """Return a sprite in the middle of a square; icons of one colour use the colour of the text."""
    palette = theme.current()
    if name.startswith("icons/") and name != "icons/app":
        picture = sprite_files.tinted(name, palette.text2, side, dpr)
    else:
        name = name.replace("THEME", palette.name)
        box = sprite_files.svg_size(name)
        picture = sprite_files.pixmap(name, side * min(1.0, box.width() / box.height()), dpr)
    square = QPixmap(round(side * dpr), round(side * dpr))
    square.fill(Qt.GlobalColor.transparent)
    painter = QPainter(square)
    painter.drawPixmap(
        (square.width() - picture.width()) // 2,
        (square.height() - picture.height()) // 2,
        picture.width(),
        picture.height(),
        picture,
    )
    painter.end()
    square.setDevicePixelRatio(dpr)
    icon = QIcon(square)
    icon.addPixmap(square, QIcon.Mode.Selected)
    return icon
