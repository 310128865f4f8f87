"""The frame of all dialogs, and related parts: split halves, confirmations, help topics, and
empty pages."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.controls.access_keys import AccessKeys
from burgundy_qt.widgets.theme import illustrations, theme

# The frame of every dialog: title, one sentence, the body, and buttons at the foot; two halves that
# give way in a small window, and the help topic of a widget. Controls for one value are in
# value_controls.


# The help topic: "page" or "page#place" of the rules, as in the links of their pages.


TOPIC, GAME = "topic", "game"  # properties of a widget


def set_help_topic(widget: QWidget, topic: str) -> None:
    """Set the help page of a widget and everything in it; F1 opens it."""
    widget.setProperty(TOPIC, topic)


def about_game(window: QWidget, game: str) -> None:
    """Set the game whose rules F1 opens, which may differ from the game on the table."""
    window.setProperty(GAME, game)


def game_of_window(window: QWidget | None) -> str:
    """Return the game of a window, or "" if it has none."""
    return str(window.property(GAME) or "") if window is not None else ""


def help_topic_of(widget: QWidget | None) -> str:
    """Return the help topic of the widget or of its parents, or ""."""
    while widget is not None:
        if topic := widget.property(TOPIC):
            return str(topic)
        widget = None if widget.isWindow() else widget.parentWidget()
    return ""


class PushButton(QPushButton):
    """A button that is not the default of a dialog by itself: Enter elsewhere clicks the
    primary button."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.setAutoDefault(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Click with Enter, but only once while it is down."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)


MARGIN = 32


class DialogFrame(QDialog):
    """A dialog with a heading, a `body` to fill and a `footer` whose last button is the primary
    one.

    `head` is the row of the heading, with space at its right.
    """

    def __init__(self, parent: QWidget | None, title: str, sentence: str = "") -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setModal(True)
        self.access_keys = AccessKeys(self)
        self.title = text_label(title, "title")
        self.sentence = text_label(sentence, "note")
        self.sentence.setVisible(bool(sentence))
        self.sentence.setWordWrap(True)
        self.head = QHBoxLayout()
        self.head.setSpacing(12)
        self.head.addWidget(self.title, 1)
        self.body = QVBoxLayout()
        self.body.setSpacing(12)
        self.footer = QHBoxLayout()
        self.footer.setContentsMargins(MARGIN, 14, MARGIN, 18)
        self.footer.setSpacing(14)
        foot = QFrame()
        foot.setProperty("role", "footer")
        foot.setLayout(self.footer)
        upper = QVBoxLayout()
        upper.setContentsMargins(MARGIN, 20, MARGIN, 20)
        upper.setSpacing(0)
        upper.addLayout(self.head)
        upper.addWidget(self.sentence)
        upper.addSpacing(18)
        upper.addLayout(self.body, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(upper, 1)
        whole.addWidget(foot)

    def add_button(self, text: str, role: str | None = None) -> QPushButton:
        """Return a button in the footer; Enter clicks the one of role "primary"."""
        made = push_button(text, role)
        made.setAutoDefault(role == "primary")
        made.setDefault(role == "primary")
        self.footer.addWidget(made)
        return made

    def fit(self, *_: object) -> None:
        """Fit the height to the words at this width: by itself a dialog reserves the height for
        narrower ones."""
        width = max(self.minimumWidth(), self.minimumSizeHint().width())
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.resize(width, layout.totalHeightForWidth(width))


def text_label(text: str, role: str | None = None) -> QLabel:
    """Return a label in one of the style sheet's roles."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        label.setProperty("role", role)
        label.ensurePolished()  # layouts would read its size before it has its style
    return label


def at_the_right(label: QLabel) -> QLabel:
    """Return the label with its text aligned right, as numbers are in columns."""
    label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return label


def push_button(text: str, role: str | None = None) -> QPushButton:
    """Return a push button in one of the style sheet's roles."""
    made = PushButton(text)
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    if role:
        made.setProperty("role", role)
    return made


def scaled_width(width: int) -> int:
    """Return a width that grows with the text size, up to the width of a small screen."""
    return round(width * min(1.25, max(1.0, theme.scale())))


def separator_line(role: str = "rule") -> QFrame:
    """Return a hairline: "rule" is horizontal, "pillar" vertical."""
    made = QFrame()
    made.setProperty("role", role)
    return made


# The two halves of a large dialog, which adapt to a small window.


SPACING = 24
BOUNDLESS = QSize(10000, 10000)


class SplitBody(QScrollArea):
    """A left and a right half, side by side with a line between them.

    If they are too wide they are one below the other; if they are too high they scroll.
    """

    def __init__(
        self,
        left: QWidget,
        right: QWidget | None = None,
        stretches: tuple[int, int] = (1, 0),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.left, self.right = left, right
        self.most = BOUNDLESS
        self.pillar = separator_line("pillar")
        self.both = QWidget()
        self.both.setProperty("role", "scrolled")
        self.setWidget(self.both)  # while it is empty: a new parent polishes all children again
        self.row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self.both)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(SPACING)
        self.row.addWidget(left, stretches[0])
        self.row.addWidget(self.pillar)
        if right is not None:
            self.row.addWidget(right, stretches[1])
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.both.installEventFilter(self)
        self._lay()

    @property
    def is_stacked(self) -> bool:
        """Whether the halves are one below the other."""
        return self.row.direction() == QBoxLayout.Direction.TopToBottom

    def bound(self, most: QSize) -> None:
        """Set the greatest size."""
        self.most = most
        self._lay()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the preferred size of the halves."""
        return self._bounded(self.both.sizeHint())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the least size of the halves."""
        width = self.both.minimumSizeHint().width()
        return self._bounded(QSize(width, self._least_height(width)))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Let the halves fill the space, or scroll."""
        super().resizeEvent(event)
        self._fill()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Arrange the halves again when they have grown or shrunk."""
        if watched is self.both and event.type() == QEvent.Type.LayoutRequest:
            self._lay()
            self._fill()
        return super().eventFilter(watched, event)

    def _bounded(self, size: QSize) -> QSize:
        if size.height() > self.most.height():
            size += QSize(self._bar, 0)
        return size.boundedTo(self.most)

    def _fill(self) -> None:
        width, policy = self.width(), Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        if self._least_height(width) > self.height():
            width, policy = width - self._bar, Qt.ScrollBarPolicy.ScrollBarAlwaysOn
        self.setVerticalScrollBarPolicy(policy)
        self.both.resize(width, max(self.height(), self._least_height(width)))

    def _least_height(self, width: int) -> int:
        """Return the least height of the halves at this width; side by side, a scrolling part
        may be low."""
        if self.is_stacked and self.row.hasHeightForWidth():
            return self.row.minimumHeightForWidth(width)
        return self.row.minimumSize().height()

    @property
    def _bar(self) -> int:
        return self.verticalScrollBar().sizeHint().width()

    def _lay(self) -> None:
        """Arrange the halves side by side, or one below the other."""
        is_beside = self.right is not None and self._width_beside <= self.most.width()
        self.row.setDirection(
            QBoxLayout.Direction.LeftToRight if is_beside else QBoxLayout.Direction.TopToBottom
        )
        self.pillar.setVisible(is_beside)
        scrolls = self._least_height(self.both.minimumSizeHint().width()) > self.most.height()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if scrolls else Qt.FocusPolicy.NoFocus)
        self.updateGeometry()

    @property
    def _width_beside(self) -> int:
        assert self.right is not None
        widths = (half.minimumSizeHint().width() for half in (self.left, self.right))
        return sum(widths) + 2 * SPACING + self.pillar.sizeHint().width()


def body_half(layout: QLayout) -> QWidget:
    """Return a half that consists of this column or grid."""
    made = QWidget()
    made.setProperty("role", "scrolled")
    layout.setContentsMargins(0, 0, 0, 0)
    made.setLayout(layout)
    return made


# Fitting into the window.


BELOW_HEAD = 6
"""Pixels between what stands beside the title and the sentence."""


def fit_to_window(sheet: DialogFrame, halves: SplitBody) -> None:
    """Resize the sheet to its preferred size within its window: the halves adapt, and so does the
    title.

    Call it when everything is in the sheet.
    """
    if sheet.head.count() > 1:
        sheet.head.setContentsMargins(0, 0, 0, BELOW_HEAD)
    measure_afresh(sheet)
    room = room_for(sheet)
    break_head(sheet, room.width())
    around = sheet.sizeHint() - halves.sizeHint()
    halves.bound(QSize(room.width() - around.width(), room.height() - around.height()))
    halves.setAccessibleName(sheet.windowTitle())
    sheet.resize(sheet.sizeHint().boundedTo(room))


def break_head(sheet: DialogFrame, width: int) -> None:
    """Place the title above the widgets beside it if they are wider than `width` together."""
    is_beside = sheet.head.direction() == QBoxLayout.Direction.LeftToRight
    if not is_beside or width_of_head(sheet) <= width:
        return
    sheet.title.setWordWrap(True)
    sheet.head.setDirection(QBoxLayout.Direction.TopToBottom)
    sheet.head.setContentsMargins(0, 0, 0, BELOW_HEAD)
    for at in range(1, sheet.head.count()):
        if (below := sheet.head.itemAt(at)) is not None:
            below.setAlignment(Qt.AlignmentFlag.AlignLeft)


def width_of_head(sheet: DialogFrame) -> int:
    """Return the width that the sheet needs for its title and the widgets beside it."""
    return sheet.head.minimumSize().width() + 2 * MARGIN


def measure_afresh(sheet: DialogFrame) -> None:
    """Measure all widgets of the sheet again after they have their style; otherwise it would
    grow once it is visible."""
    for part in reversed(sheet.findChildren(QWidget)):
        part.ensurePolished()
        part.updateGeometry()


def room_for(sheet: DialogFrame) -> QSize:
    """Return the greatest size of the sheet."""
    over = sheet.parentWidget()
    return over.window().size() if over is not None else BOUNDLESS


SHARE = 0.85
"""Of the height of the window, for a sheet with a long list."""


def size_with_list(sheet: DialogFrame, usual: tuple[int, int], tallest: int) -> QSize:
    """Return the size of a sheet with a long list: the usual units, and in a high window taller, up
    to `tallest` units."""
    room = room_for(sheet)
    width, height, most = map(scaled_width, (*usual, tallest))
    height = max(height, min(most, round(SHARE * room.height())))
    return QSize(width, height).boundedTo(room)


class ScrollPane(QScrollArea):
    """Scrolls a widget vertically, and is never narrower than the widget or `least` units;
    `called` is its accessible name."""

    def __init__(self, widget: QWidget, called: str, least: int) -> None:
        super().__init__()
        self.scrolled, self.least = widget, least
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(widget)
        self.setAccessibleName(called)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the width of the words in the current language."""
        room = self.scrolled.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return QSize(max(scaled_width(self.least), room), super().minimumSizeHint().height())


class ScrolledColumn(QScrollArea):
    """Scrolls lines that are added to its `column`; `called` is its accessible name. Its lines take
    the focus, not the area."""

    def __init__(self, called: str) -> None:
        super().__init__()
        inner = QWidget()
        inner.setProperty("role", "scrolled")
        self.column = QVBoxLayout(inner)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(10)
        self.column.addStretch(1)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inner)
        self.setAccessibleName(called)


class StackedPages(QWidget):
    """Several widgets, one of which is visible.

    With a QStackedWidget a screen reader says "layered pane" on its way to each of them.
    """

    def __init__(self) -> None:
        super().__init__()
        self._stack = QStackedLayout(self)

    def addWidget(self, page: QWidget) -> int:  # noqa: N802
        """Add a page, and return its number."""
        return self._stack.addWidget(page)

    def insertWidget(self, number: int, page: QWidget) -> int:  # noqa: N802
        """Insert a page, and return its number."""
        return self._stack.insertWidget(number, page)

    def removeWidget(self, page: QWidget) -> None:  # noqa: N802
        """Take a page out; it is not deleted."""
        self._stack.removeWidget(page)

    def count(self) -> int:
        """Return the number of pages."""
        return self._stack.count()

    def widget(self, number: int) -> QWidget | None:
        """Return a page, or None if there is none with this number."""
        return self._stack.widget(number)

    def currentIndex(self) -> int:  # noqa: N802
        """Return the number of the visible page."""
        return self._stack.currentIndex()

    def currentWidget(self) -> QWidget | None:  # noqa: N802
        """Return the visible page."""
        return self._stack.currentWidget()

    def setCurrentIndex(self, number: int) -> None:  # noqa: N802
        """Show the page with this number."""
        self._stack.setCurrentIndex(number)

    def setCurrentWidget(self, page: QWidget) -> None:  # noqa: N802
        """Show this page."""
        self._stack.setCurrentWidget(page)


class ConfirmDialog(DialogFrame):
    """Asks whether to do something; `accepted` follows a yes. `yes` and `no` are the texts of the
    buttons.

    An empty `no` is "Cancel"; with None there is only one button. Enter says yes or, if the action
    `is_risky`, no, because a person may press it twice.
    """

    def __init__(
        self,
        parent: QWidget | None,
        title: str,
        sentence: str,
        yes: str,
        no: str | None = "",
        is_risky: bool = False,
    ) -> None:
        super().__init__(parent, title, sentence)
        self.setMinimumWidth(460)
        self.footer.addStretch(1)
        if no is not None:
            self.no = self.add_button(no or tr("Question", "Cancel"))
            self.no.clicked.connect(self.reject)
        self.yes = self.add_button(yes, "primary")
        self.yes.clicked.connect(self.accept)
        if is_risky:
            self.no.setAutoDefault(True)
            self.no.setDefault(True)
            self.no.setFocus()
        self.fit()


class EmptyPlace(QWidget):
    """Replaces the cards, and says why there are none."""

    def __init__(self, *ways: QPushButton) -> None:
        super().__init__()
        self.heading, self.sentence = text_label("", "title"), text_label("")
        self.ways = ways
        column = QVBoxLayout(self)
        column.setSpacing(8)
        column.addStretch(2)
        column.addWidget(illustrations.EmptyStateArt(), 0, Qt.AlignmentFlag.AlignCenter)
        column.addSpacing(18)
        for label in (self.heading, self.sentence):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            column.addWidget(label)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addStretch(1)
        for way in ways:
            row.addWidget(way)
        row.addStretch(1)
        column.addSpacing(12)
        column.addLayout(row)
        column.addStretch(3)

    def say(self, heading: str, sentence: str, has_ways: bool) -> None:
        """Show this text, and the buttons if they help."""
        self.heading.setText(heading)
        self.sentence.setText(sentence)
        for way in self.ways:
            way.setVisible(has_ways)
