"""The window of the rules: contents or search at the side, the page, and buttons for back and
forward."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
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
    QKeySequence,
    QPainter,
    QPixmap,
    QShortcut,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.controls import access_keys, dialog_frame, value_controls
from burgundy_qt.widgets.rulebook import rulebook, rules_reader, typesetting
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

    def __init__(self, chapters: Sequence[rulebook.Chapter]) -> None:
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

    def show_hits(self, hits: Sequence[rulebook.Hit], words: tuple[str, ...]) -> None:
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

    def _laid_out(self, hit: rulebook.Hit) -> tuple[QTextLayout, QTextLayout]:
        """Return the layouts of its place and of the piece of text."""
        scale = theme.scale()
        width = self.side.viewport().width() - 2 * self._side
        heading = QTextLayout(_above(hit), fonts.text_font(13 * scale, 600))
        text = QTextLayout(hit.text, fonts.text_font(12 * scale))
        marks = []
        for start, length in rulebook.found_in(hit.text, self.side.words):
            mark = QTextLayout.FormatRange()
            mark.start, mark.length = start, length
            mark.format = typesetting.marked()
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


def _above(hit: rulebook.Hit) -> str:
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


# The window.


FIRST_SIZE, LEAST_SIZE = (1040, 760), (680, 440)
SIDE_WIDTH = 284


@dataclass(frozen=True)
class PagePosition:
    """A reading position: a page, a place on it, or a scroll position."""

    page: str
    place: str = ""
    scrolled: int | None = None


class RulesWindow(QWidget):
    """The window for reading the rules beside the game. The name of a page is that of its file; see
    Rulebook."""

    def __init__(self, book: rulebook.Rulebook | None = None) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.book = book or rulebook.Rulebook()
        self.setWindowTitle(tr("Rules", "Rules"))
        self.setProperty("role", "page")
        self.access_keys = access_keys.AccessKeys(self)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.resize(*FIRST_SIZE)
        self.setMinimumSize(*LEAST_SIZE)
        self.past: list[PagePosition] = []
        self.coming: list[PagePosition] = []
        self.here = PagePosition(self.book.names[0])  # read when a topic is first opened
        self.search = QLineEdit()
        self.contents = ContentsList(self.book.chapters)
        self.hits = HitList()
        self.nothing = dialog_frame.text_label("", "note")
        self.lists = dialog_frame.StackedPages()
        self.reader = rules_reader.Reader()
        self.back = _turner("prev", tr("Rules", "Back"))
        self.forward = _turner("next", tr("Rules", "Forward"))
        self.chapter = dialog_frame.text_label("", "caption")
        self.count = dialog_frame.text_label("", "caption")
        self.before = dialog_frame.push_button("", "flat")
        self.after = dialog_frame.push_button("", "flat")
        self._lay_out()
        self._connect()
        self._draw()

    def open_at(self, topic: str) -> None:
        """Open a topic: the name of a page, optionally with "#" and an anchor; "" is the
        contents."""
        page, _, place = topic.partition("#")
        page = page if page in self.book.pages else ""  # it may be a page of another game
        self.search.clear()
        if self.reader.page is None:
            self._show(PagePosition(page or self.book.names[0], place))
        else:
            self.read(page or self.book.names[0], place)
        (self.reader if topic else self.contents).setFocus()

    @property
    def topic(self) -> str:
        """The current topic, as `open_at` accepts it."""
        return f"{self.here.page}#{self.here.place}" if self.here.place else self.here.page

    def read(self, page: str, place: str = "") -> None:
        """Go to a page; Back leads here."""
        if (page, place) != (self.here.page, self.here.place):
            self.past.append(self._page_position())
            self.coming.clear()
        self._show(PagePosition(page, place))

    def go_back(self) -> None:
        """Go back to the previous position."""
        if self.past:
            self.coming.append(self._page_position())
            self._show(self.past.pop())

    def go_forward(self) -> None:
        """Go forward again."""
        if self.coming:
            self.past.append(self._page_position())
            self._show(self.coming.pop())

    def turn(self, by: int) -> None:
        """Go to the next page of the contents, or to the previous one (-1)."""
        at = self.book.names.index(self.here.page) + by
        if 0 <= at < len(self.book.names):
            self.read(self.book.names[at])

    # Inside

    def _page_position(self) -> PagePosition:
        return PagePosition(self.here.page, self.here.place, self.reader.place_at_top())

    def _show(self, stand: PagePosition) -> None:
        self.here = stand
        page = self.book.pages[stand.page]
        self.reader.read(page, stand.place, rulebook.words_of(self.search.text()))
        if stand.scrolled is not None:
            self.reader.verticalScrollBar().setValue(stand.scrolled)
        self.contents.show_page(stand.page)
        self.chapter.setText(self.book.chapter_of(stand.page).name)
        self.setWindowTitle(tr("Rules", "Rules: {page}", page=page.title))
        self.back.setEnabled(bool(self.past))
        self.forward.setEnabled(bool(self.coming))
        at = self.book.names.index(stand.page)
        for way, number in ((self.before, at - 1), (self.after, at + 1)):
            there = 0 <= number < len(self.book.names)
            way.setVisible(there)
            if there:
                way.setText(self.book.pages[self.book.names[number]].title)

    def _follow(self, link: str) -> None:
        page, _, place = link.partition("#")
        self.read(page.removesuffix(rulebook.ENDING) or self.here.page, place)
        self.reader.setFocus()

    def _search(self) -> None:
        query = self.search.text()
        words = rulebook.words_of(query)
        found = rulebook.search_rules(self.book, query)
        self.hits.show_hits(found, words)
        self.lists.setCurrentIndex(0 if not words else 1 if found else 2)
        self.nothing.setText(
            tr(
                "Rules",
                "No results for “{words}”. Try another word, or a shorter one.",
                words=query.strip(),
            )
        )
        self.reader.mark(words)

    def _go_to_hit(self, hit: rulebook.Hit) -> None:
        self.read(hit.page, str(hit.block))
        self.reader.setFocus()

    # Building

    def _lay_out(self) -> None:
        self.search.setPlaceholderText(tr("Rules", "Search the rules"))
        self.search.setAccessibleName(tr("Rules", "Search the rules"))
        value_controls.can_be_cleared(self.search)
        self.nothing.setWordWrap(True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.nothing.setContentsMargins(12, 8, 12, 8)
        for page in (self.contents, self.hits, self.nothing):
            self.lists.addWidget(page)
        self.side = QFrame()
        self.side.setProperty("role", "side")
        left = QVBoxLayout(self.side)
        left.setContentsMargins(14, 16, 8, 8)
        left.setSpacing(12)
        field = QHBoxLayout()
        field.setContentsMargins(0, 0, 6, 0)
        field.addWidget(self.search)
        left.addLayout(field)
        left.addWidget(self.lists, 1)
        head, foot = QHBoxLayout(), QHBoxLayout()
        for row in (head, foot):
            row.setContentsMargins(16, 8, 16, 8)
        head.setSpacing(4)
        head.addWidget(self.back)
        head.addWidget(self.forward)
        head.addSpacing(10)
        head.addWidget(self.chapter)
        head.addStretch(1)
        # its arrow is after the words
        self.after.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        foot.addWidget(self.before)
        foot.addStretch(1)
        foot.addWidget(self.after)
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addLayout(head)
        right.addWidget(dialog_frame.separator_line())
        right.addWidget(self.reader, 1)
        right.addWidget(dialog_frame.separator_line())
        right.addLayout(foot)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.side)
        whole.addLayout(right, 1)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._search)
        self.search.installEventFilter(self)
        self.contents.chosen.connect(self.read)
        self.hits.chosen.connect(self._go_to_hit)
        self.reader.followed.connect(self._follow)
        self.back.clicked.connect(self.go_back)
        self.forward.clicked.connect(self.go_forward)
        self.before.clicked.connect(lambda: self.turn(-1))
        self.after.clicked.connect(lambda: self.turn(1))
        theme.theme_changed.connect(self._draw)
        for keys, answer in (
            (("Alt+Left", "Back"), self.go_back),
            (("Alt+Right", "Forward"), self.go_forward),
            (("Ctrl+PgDown",), lambda: self.turn(1)),
            (("Ctrl+PgUp",), lambda: self.turn(-1)),
            (("Ctrl+F", "/"), self._begin_search),
            (("F3",), self.reader.next_mark),
            (("Shift+F3",), lambda: self.reader.next_mark(-1)),
            (("F1",), lambda: self.open_at("")),
            (("Esc",), self._leave),
        ):
            for key in keys:
                QShortcut(QKeySequence(key), self, answer)

    def _begin_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _leave(self) -> None:
        """Leave the search, or else the window."""
        if self.search.text():
            self.search.clear()
            self.contents.setFocus()
        else:
            self.close()

    def _draw(self) -> None:
        """Set the width of the side and the icons, which the style sheet cannot."""
        self.side.setFixedWidth(round(SIDE_WIDTH * theme.scale()))
        ways = (
            (self.back, "prev"),
            (self.forward, "next"),
            (self.before, "prev"),
            (self.after, "next"),
        )
        for turner, icon in ways:
            turner.setIcon(sprite_files.icon(icon, theme.current().text2, 20))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Let Down and Enter lead from the search field to the hits."""
        if (
            watched is self.search
            and event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
        ):
            below = self.lists.currentWidget()
            if event.key() == Qt.Key.Key_Down and isinstance(below, ContentsList | HitList):
                below.setFocus()
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and below is self.hits:
                self._go_to_hit(self.hits.currentItem().data(Qt.ItemDataRole.UserRole))
                return True
        return super().eventFilter(watched, event)


def _turner(icon: str, name: str) -> QPushButton:
    """Return a small flat button with an icon."""
    made = dialog_frame.push_button("", "turner")
    made.setAccessibleName(name)
    made.setToolTip(name)
    made.setIcon(sprite_files.icon(icon, theme.current().text2, 20))
    return made
