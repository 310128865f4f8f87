"""The veil of the tutorial: it covers the table except for holes to look at, with the card for the
texts. It is one picture for each step."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.controls.dialog_frame import push_button, text_label
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.rulebook.game_help import Action, FirstGame
from burgundy_qt.widgets.sprites.brush import translucent
from burgundy_qt.widgets.sprites.places import ClickTarget, Slot
from burgundy_qt.widgets.theme import sprite_files, theme

DARKNESS = 0.52
BEAK = 13
CORNER = 12


class Veil(QLabel):
    """A veil over everything that lets every click through. It is painted once for each step; Qt
    redraws it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def draw(self, holes: Sequence[QRect], bubble: QRect, unit: float) -> None:
        """Dim everything but the holes, nothing without them; draw the bubble with its beak towards
        the nearest of them."""
        dpr = self.devicePixelRatioF()
        picture = sprite_files.transparent_pixmap(
            QSize(round(self.width() * dpr), round(self.height() * dpr)), dpr
        )
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seen = QPainterPath()
        for hole in holes:
            rounded = QPainterPath()
            rounded.addRoundedRect(QRectF(hole), CORNER * unit, CORNER * unit)
            seen |= rounded
        whole = QPainterPath()
        whole.addRect(QRectF(self.rect()))
        palette = theme.current()
        if holes:
            painter.fillPath(whole - seen, translucent(palette.shadow, DARKNESS))
        painter.setPen(QPen(QColor(palette.glow_core), 2.4 * unit))
        painter.drawPath(seen)
        _paint_bubble(painter, bubble_path(QRectF(bubble), holes, unit), unit)
        painter.end()
        self.setPixmap(picture)


def _paint_bubble(painter: QPainter, shape: QPainterPath, unit: float) -> None:
    palette = theme.current()
    for grow in range(7):
        pen = QPen(translucent(palette.shadow, 0.05), 2 * grow * unit)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(shape.translated(0, 2 * unit), pen)
    painter.setPen(QPen(QColor(palette.line2), 1))
    painter.setBrush(QColor(palette.raised))
    painter.drawPath(shape)


def bubble_path(bubble: QRectF, holes: Sequence[QRect], unit: float) -> QPainterPath:
    """Return the outline of the bubble, with a beak towards the nearest hole straight beside it."""
    shape = QPainterPath()
    shape.addRoundedRect(bubble, CORNER * unit, CORNER * unit)
    tip = beak_tip(bubble, holes, unit)
    if tip is None:
        return shape
    root, size = tip
    towards = root - bubble.center()
    sideways = abs(root.x() - bubble.left()) < 1 or abs(root.x() - bubble.right()) < 1
    out = (
        QPointF(size if towards.x() > 0 else -size, 0)
        if sideways
        else QPointF(0, size if towards.y() > 0 else -size)
    )
    along = QPointF(0, 0.8 * size) if sideways else QPointF(0.8 * size, 0)
    beak = QPainterPath(root - along - out * 0.2)
    beak.lineTo(root + out)
    beak.lineTo(root + along - out * 0.2)
    beak.closeSubpath()
    return shape | beak


def beak_tip(bubble: QRectF, holes: Sequence[QRect], unit: float) -> tuple[QPointF, float] | None:
    """Return the start of the beak on the bubble's edge and its length; None without a hole beside
    the bubble."""
    inset = (CORNER + BEAK) * unit
    inner = bubble.adjusted(inset, inset, -inset, -inset)
    best: tuple[float, QPointF] | None = None
    for hole in map(QRectF, holes):
        x = min(max(hole.center().x(), inner.left()), inner.right())
        y = min(max(hole.center().y(), inner.top()), inner.bottom())
        across = hole.top() < inner.bottom() and hole.bottom() > inner.top()
        for gap, root, beside in (
            (bubble.left() - hole.right(), QPointF(bubble.left(), y), across),
            (hole.left() - bubble.right(), QPointF(bubble.right(), y), across),
            (bubble.top() - hole.bottom(), QPointF(x, bubble.top()), not across),
            (hole.top() - bubble.bottom(), QPointF(x, bubble.bottom()), not across),
        ):
            if gap > 0 and beside and (best is None or gap < best[0]):
                best = gap, root
    return (best[1], min(best[0], BEAK * unit)) if best else None


def where(size: QSize, holes: Sequence[QRect], room: QRect, gap: int) -> QRect:
    """Return a rectangle for a card of `size` in the room: beside one of the holes, covering as
    little of them as possible; without holes in the lower right corner."""
    inner = room.adjusted(gap, gap, -gap, -gap)
    tried = [] if holes else [QRect(inner.bottomRight(), size)]
    for hole in holes:
        top = hole.center().y() - round(size.height() * 0.4)
        left = hole.center().x() - size.width() // 2
        tried += [
            QRect(hole.right() + gap, top, size.width(), size.height()),
            QRect(hole.left() - gap - size.width(), top, size.width(), size.height()),
            QRect(left, hole.bottom() + gap, size.width(), size.height()),
            QRect(left, hole.top() - gap - size.height(), size.width(), size.height()),
        ]
    kept = [_kept_in(inner, rect) for rect in tried]
    return min(kept, key=lambda rect: sum(_area(rect & hole) for hole in holes))


def _kept_in(room: QRect, rect: QRect) -> QRect:
    x = min(max(room.left(), rect.left()), room.right() - rect.width())
    y = min(max(room.top(), rect.top()), room.bottom() - rect.height())
    return QRect(x, y, rect.width(), rect.height())


def _area(rect: QRect) -> int:
    return rect.width() * rect.height() if rect.isValid() else 0


WIDTH = 410


class SpeechCard(QFrame):
    """The card on the bubble of the veil.

    `next_asked`: it was read; `showing_asked`: the player wants to see the action; `left`: the
    player leaves the tutorial. `show_key` is the key for showing.
    """

    next_asked = Signal()
    showing_asked = Signal()
    left = Signal()

    def __init__(self, parent: QWidget, show_key: str) -> None:
        super().__init__(parent)
        self.setProperty("role", "speech")
        self.setAccessibleName(tr("Guide", "Guide"))
        self.scale = 1.0
        self.title = text_label("", "speech-title")
        self.text = text_label("", "speech")
        self.ask = text_label("", "speech-ask")
        for label in (self.title, self.text, self.ask):
            label.setWordWrap(True)
        self.count = text_label("", "caption")
        self.leaving = push_button(tr("Guide", "Leave the guide"), "flat")
        self.showing = push_button(tr("Guide", "Show me"))
        self.showing.setToolTip(tr("Guide", "Key {key}", key=show_key))
        self.next = push_button(tr("Guide", "Next"), "primary")
        self.leaving.clicked.connect(self.left)
        self.showing.clicked.connect(self.showing_asked)
        self.next.clicked.connect(self.next_asked)
        self.next.setAutoDefault(True)
        self.column = QVBoxLayout(self)
        self.column.setSpacing(8)
        for label in (self.title, self.text, self.ask):
            self.column.addWidget(label)
        self.column.addSpacing(4)
        self.column.addLayout(self._foot())
        self.hide()

    def _foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.count)
        foot.addStretch(1)
        for way in (self.leaving, self.showing, self.next):
            foot.addWidget(way)
        return foot

    def say(self, title: str, text: str, ask: str, step: int, steps: int) -> None:
        """Show one step; `ask` is the action to do, "" for a step that is only read. `step` counts
        from 0."""
        self.title.setText(title)
        self.text.setText(text)
        self._say_ask(ask, "speech-ask")
        self.count.setText(tr("Guide", "{step} of {steps}", step=step + 1, steps=steps))
        self.showing.setVisible(bool(ask))
        self.next.setVisible(not ask)
        self.next.setText(tr("Guide", "Next") if step + 1 < steps else tr("Guide", "Play on"))
        self.leaving.setVisible(step + 1 < steps)
        self.setAccessibleDescription(f"{title}. {text} {ask}")
        self._fit()

    def refuse(self, why: str) -> None:
        """Say gently what to do instead of the refused action."""
        self._say_ask(why, "pointed-out")
        self._fit()

    def set_text_scale(self, scale: float) -> None:
        """Take over the text scale."""
        self.scale = scale
        self._fit()

    def _say_ask(self, text: str, role: str) -> None:
        self.ask.setText(text)
        self.ask.setVisible(bool(text))
        self.ask.setProperty("role", role)
        self.ask.style().unpolish(self.ask)
        self.ask.style().polish(self.ask)

    def _fit(self) -> None:
        side = round(20 * self.scale)
        self.column.setContentsMargins(side, round(16 * self.scale), side, round(14 * self.scale))
        width = round(WIDTH * self.scale)
        self.setFixedWidth(width)
        self.column.activate()
        self.setFixedHeight(max(1, self.column.totalHeightForWidth(width)))

    def take_focus(self) -> None:
        """Let Enter go to the next step."""
        self.next.setFocus(Qt.FocusReason.OtherFocusReason)


# The places on the page that a step points at.


AROUND = 7  # units of margin round a piece


def holes(
    names: Sequence[str], page: TablePage, wanted: Sequence[Action], lesson: FirstGame
) -> list[QRect]:
    """Return the rectangles of the named things, in coordinates of the page, for these wanted
    actions."""
    if page.scene.layout is None:
        return []
    found = [rect for name in names for rect in lesson.points_at(name, page, wanted)]
    return [
        hole for number, hole in enumerate(found) if hole.isValid() and hole not in found[:number]
    ]


def round_target(page: TablePage, target: ClickTarget) -> QRect:
    """Return the rectangle round the first slot of a target."""
    return round_slots(page, page.scene.slots(target)[:1])


def round_slots(page: TablePage, slots: Sequence[Slot]) -> QRect:
    """Return the rectangle round some slots."""
    places = [page.scene.layout.place(slot) for slot in slots] if page.scene.layout else []
    whole = QRectF()
    for place in places:
        whole = whole.united(place.rect) if place is not None and place.shown else whole
    return on_page(page, whole) if not whole.isEmpty() else QRect()


def on_page(page: TablePage, rect: QRectF, around: float = AROUND) -> QRect:
    """Return a rectangle of the table with a margin of `around` units, in coordinates of the
    page."""
    air = around * page.view.unit()
    on_view = page.view.mapFromScene(rect.adjusted(-air, -air, air, air)).boundingRect()
    return QRect(page.view.mapTo(page, on_view.topLeft()), on_view.size()).intersected(page.rect())


def round_widget(page: TablePage, widget: QWidget) -> QRect:
    """Return the rectangle of a part of the page after its next layout: its words may just have
    changed."""
    around = widget.parentWidget()
    if around is not None and (layout := around.layout()) is not None:
        layout.activate()
    return QRect(widget.mapTo(page, QPoint(0, 0)), widget.size()).adjusted(-4, -4, 4, 4)
