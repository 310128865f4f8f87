"""Read a painted screen: collect its texts, and find those that are cut off or overlap."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import combinations

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter, QTextDocumentFragment
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QCheckBox,
    QComboBox,
    QGraphicsSimpleTextItem,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QMenuBar,
    QTabBar,
    QWidget,
)

from burgundy_qt.widgets.page.prompt_block import FittingWord
from burgundy_qt.widgets.page.table_page import TablePage

SLACK = 1.5  # pixels by which a text may be wider than its space, because hinting rounds widths
OVERLAID = QGraphicsView, TablePage  # cards and the guide float over the table
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextWrapAnywhere
LEAST_LETTERS = 0.8
"""The smallest share of the usual size to which a text may shrink to fit."""


@dataclass
class Painted:
    """All texts painted directly, without a label, and those that were shortened or too wide."""

    texts: list[str] = field(default_factory=list)
    cut: list[str] = field(default_factory=list)


@contextmanager
def listening() -> Iterator[Painted]:
    """Record all texts that are painted or shortened with dots, until the block is left."""
    heard = Painted()
    draw_text = QPainter.drawText
    shorten = {metrics: metrics.elidedText for metrics in (QFontMetrics, QFontMetricsF)}

    def draw(painter, *what):
        text = next((part for part in what if isinstance(part, str)), "")
        heard.texts.append(text)
        if isinstance(what[0], QRect | QRectF) and is_too_wide(painter, what[0], what[1], text):
            heard.cut.append(f"{text!r} is painted wider than its {what[0].width():.0f} pixels")
        return draw_text(painter, *what)

    def shortened(metrics, text, *how):
        shown = shorten[type(metrics)](metrics, text, *how)
        if shown != text:
            heard.cut.append(f"{text!r} is shortened to {shown!r}")
        return shown

    QPainter.drawText = draw
    QFontMetrics.elidedText = QFontMetricsF.elidedText = shortened
    try:
        yield heard
    finally:
        QPainter.drawText = draw_text
        for metrics, original in shorten.items():
            metrics.elidedText = original


def is_too_wide(painter: QPainter, rect: QRect | QRectF, flags: object, text: str) -> bool:
    wraps = (
        bool(int(getattr(flags, "value", flags) or 0) & WRAPPED.value)
        if isinstance(flags, int) or flags
        else False
    )
    parts = text.split() if wraps else [text]
    width = QFontMetricsF(painter.font()).horizontalAdvance
    return any(width(part) > rect.width() + SLACK for part in parts)


def texts_of(root: QWidget) -> list[str]:
    """Return all texts of the visible widgets at and below `root`, of the table, and of tooltips
    and accessible names."""
    found = []
    for widget in visible(root):
        found += words_in(widget)
        found += [
            text
            for text in (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
            if text
        ]
        if isinstance(widget, QGraphicsView):
            items = widget.scene().items()
            found += [
                item.text()
                for item in items
                if isinstance(item, QGraphicsSimpleTextItem) and item.isVisible()
            ]
    return [plain(text) for text in found if text.strip()]


def plain(text: str) -> str:
    """Return a text without its rich-text markup."""
    return QTextDocumentFragment.fromHtml(text).toPlainText() if text.startswith("<") else text


def words_in(widget: QWidget) -> list[str]:
    """Return the texts that a widget paints."""
    match widget:
        case QLabel() | QAbstractButton():
            return [widget.text()]
        case QLineEdit():
            return [widget.placeholderText()]
        case QComboBox():
            return [widget.itemText(at) for at in range(widget.count())]
        case QTabBar():
            return [widget.tabText(at) for at in range(widget.count())]
        case QMenuBar():
            return [action.text() for action in widget.actions()]
    return []


def visible(root: QWidget) -> list[QWidget]:
    """Return `root` and all visible widgets below it."""
    return [root, *(widget for widget in root.findChildren(QWidget) if widget.isVisibleTo(root))]


def faults(root: QWidget) -> list[str]:
    """Return a sentence for each text below `root` that is cut off or overlaps another one."""
    written = [widget for widget in visible(root) if any(text.strip() for text in words_in(widget))]
    found = [
        fault
        for widget in written
        for fault in (*cut_by_itself(widget), *cut_by_others(widget, root))
    ]
    return found + list(
        overlaps(root, [widget for widget in written if not isinstance(widget, QMenuBar)])
    )


def cut_by_itself(widget: QWidget) -> Iterator[str]:
    """Yield a sentence if a widget is too small for its own text."""
    have, name = widget.contentsRect(), words_in(widget)[0]
    match widget:
        case QLabel() if widget.wordWrap():
            longest = max(
                (widget.fontMetrics().horizontalAdvance(word) for word in plain(name).split()),
                default=0,
            )
            if widget.heightForWidth(widget.width()) > widget.height() + SLACK:
                wanted = widget.heightForWidth(widget.width())
                yield f"{name!r} needs {wanted} pixels of height, has {widget.height()}"
            if longest > have.width() + SLACK:
                yield f"a word of {name!r} is {longest} pixels wide, has {have.width()}"
        case FittingWord():
            if widget.letters.pixelSize() < LEAST_LETTERS * widget.font().pixelSize():
                yield f"{name!r} has to be written too small for {have.width()} pixels"
        case QLabel() | QCheckBox() if name:
            if widget.sizeHint().width() > widget.width() + SLACK:
                yield f"{name!r} needs {widget.sizeHint().width()} pixels, has {widget.width()}"
            tall = widget.fontMetrics().tightBoundingRect(plain(name)).height()
            if tall > widget.height() + SLACK:
                yield f"{name!r} needs {tall} pixels of height, has {widget.height()}"
        case QAbstractButton() if name:
            if widget.minimumSizeHint().width() > widget.width() + SLACK:
                wanted = widget.minimumSizeHint().width()
                yield f"the button {name!r} needs {wanted} pixels, has {widget.width()}"
        case QLineEdit():
            wide = widget.fontMetrics().horizontalAdvance(name)
            if not widget.text() and wide > have.width():
                yield f"the field's {name!r} is {wide} pixels wide, has {have.width()}"
        case QComboBox():
            wide = max(widget.fontMetrics().horizontalAdvance(text) for text in words_in(widget))
            if wide > have.width():
                yield f"the list's {words_in(widget)} needs {wide} pixels, has {have.width()}"
        case QTabBar():
            for at in range(widget.count()):
                place = widget.tabRect(at)
                if widget.isTabVisible(at) and (
                    widget.tabSizeHint(at).width() > place.width() + SLACK
                    or place.right() > widget.width()
                ):
                    yield f"the tab {widget.tabText(at)!r} is too narrow"


def cut_by_others(widget: QWidget, root: QWidget) -> Iterator[str]:
    """Yield a sentence if a widget extends beyond a widget that contains it; inside a scroll area
    only if it extends to the sides."""
    place = QRect(widget.mapTo(root, QPoint()), widget.size())
    inside = widget
    while inside is not root:
        inside = inside.parentWidget()
        room = QRect(inside.mapTo(root, QPoint()), inside.size())
        if isinstance(inside.parentWidget(), QAbstractScrollArea):
            place.setTop(max(place.top(), room.top()))
            place.setBottom(min(place.bottom(), room.bottom()))
            if place.height() <= 0:
                return
        if place.left() < room.left() - SLACK or place.right() > room.right() + SLACK:
            yield f"{words_in(widget)[0]!r} sticks out at the side of {type(inside).__name__}"
            return
        if place.top() < room.top() - SLACK or place.bottom() > room.bottom() + SLACK:
            yield f"{words_in(widget)[0]!r} sticks out above or below {type(inside).__name__}"
            return


def overlaps(root: QWidget, written: list[QWidget]) -> Iterator[str]:
    """Yield a sentence for each pair of texts that overlap, unless one belongs to a card or guide
    above the table."""
    places = [(widget, text_place(widget, root)) for widget in written]
    for (one, here), (other, there) in combinations(places, 2):
        common = here & there
        if (
            common.width() <= 2
            or common.height() <= 2
            or one.isAncestorOf(other)
            or other.isAncestorOf(one)
        ):
            continue
        if not isinstance(common_parent(one, other), OVERLAID):
            yield f"{words_in(one)[0]!r} lies on {words_in(other)[0]!r}"


def common_parent(one: QWidget, other: QWidget) -> QWidget:
    """Return the innermost widget that contains both."""
    around = one.parentWidget()
    while not around.isAncestorOf(other):
        around = around.parentWidget()
    return around


def text_place(widget: QWidget, root: QWidget) -> QRect:
    """Return the visible rectangle of a widget's text, in the coordinates of `root`."""
    rect = widget.contentsRect() if isinstance(widget, QLabel) else widget.rect()
    if isinstance(widget, QLabel) and not widget.wordWrap():
        rect = QApplication.style().alignedRect(
            widget.layoutDirection(),
            widget.alignment(),
            widget.sizeHint().boundedTo(rect.size()),
            rect,
        )
    place = rect.translated(widget.mapTo(root, QPoint()))
    inside = widget
    while inside is not root:
        inside = inside.parentWidget()
        place &= QRect(inside.mapTo(root, QPoint()), inside.size())
    return place
