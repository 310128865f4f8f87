"""The games on a shelf, a box for each; painted when it changes, not by frames."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.controls.access_keys import BY_ARROWS
from burgundy_qt.widgets.controls.topic import about
from burgundy_qt.widgets.dialogs.parts import setup_parts
from burgundy_qt.widgets.look import art, fonts, theme
from burgundy_qt.widgets.look.palette import SHELF

LEAST, WIDE, HIGH, CORNER = 140, 240, 64, 12
"""Units of a box."""
EMBLEM, INSIDE, TICK = 44, 10, 20
RAISED, HOVERED, BOARD = 7, 3, 15
"""Pixels: how far a box is lifted, and how thick the board is."""
FRAME, RING = 4, 3
LETTERS, LINE = 16, 21
"""Units of the title, and of the line below it."""
WRAPPED = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap


class GameShelf(QWidget):
    """Shows the `games` by name, as the protocol's `hello` tells them. `chosen` carries the name of
    the game whose box was taken; while one `is_kept` in view its box stands out."""

    chosen = Signal(str)

    def __init__(self, games: Mapping[str, Mapping[str, Any]], is_kept: bool = True) -> None:
        super().__init__()
        self.setAccessibleName(tr("New game", "Games"))
        about(self, "new-game")
        self.boxes = {name: box_of(name, game["title"]) for name, game in games.items()}
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * FRAME, 0, 2 * FRAME, BOARD)
        row.setSpacing(3 * FRAME)
        group = QButtonGroup(self)
        group.setExclusive(is_kept)
        for name, box in self.boxes.items():
            box.setCheckable(is_kept)
            box.setProperty(BY_ARROWS, is_kept)
            box.clicked.connect(lambda _on, name=name: self.chosen.emit(name))
            group.addButton(box)
            row.addWidget(box)
        theme.theme_changed.connect(self.update)

    def show_game(self, name: str) -> None:
        """The box of this game stands out."""
        self.boxes[name].setChecked(True)
        self.setFocusProxy(self.boxes[name])

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """The board that the boxes stand on."""
        wood, light, edge = SHELF["light" if theme.current().name != "dark" else "dark"]
        board = QRectF(self.rect()).adjusted(1, self.height() - BOARD, -1, -1)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(edge), 1.6))
        painter.setBrush(QColor(wood))
        painter.drawRoundedRect(board, 4, 4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(light))
        painter.drawRoundedRect(board.adjusted(2, 1.5, -2, 5 - BOARD), 2, 2)
        painter.end()


def box_of(name: str, title: str) -> GameBox:
    """The box of a game; without a short name it bears the title."""
    parts = setup_parts(name)
    return GameBox(parts.short() or title, parts.emblem, parts.line())


class GameBox(QAbstractButton):
    """One game: its emblem, its title and where there is room below it a `line` on what it is. It
    is lifted where the pointer is, and more where it is chosen."""

    def __init__(self, title: str, emblem: str, line: str = "") -> None:
        super().__init__()
        self.emblem, self.line = emblem, line
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.theme_changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:  # noqa: N802
        """As large as it would like to be."""
        return QSize(round(WIDE * theme.scale()), round(HIGH * theme.scale()) + RAISED + FRAME)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """As narrow as it can be: the title wraps."""
        return QSize(round(LEAST * theme.scale()), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """The box, what it is called, and how it is marked."""
        palette, scale = theme.current(), theme.scale()
        lift = RAISED if self.isChecked() else HOVERED if self.underMouse() else 0
        box = QRectF(
            FRAME, FRAME + RAISED - lift, self.width() - 2 * FRAME, self.height() - RAISED - FRAME
        )
        painter = QPainter(self)
        painter.setRenderHints(art.SMOOTH)
        painter.setBrush(QColor(palette.raised))
        painter.setPen(QPen(QColor(palette.line2), 1.2))
        painter.drawRoundedRect(box, CORNER, CORNER)
        emblem = art.pixmap(self.emblem, EMBLEM * scale, self.devicePixelRatioF())
        high = emblem.deviceIndependentSize().height()
        painter.drawPixmap(QPointF(box.left() + INSIDE, box.center().y() - high / 2), emblem)
        words = box.adjusted(2 * INSIDE + EMBLEM * scale, FRAME, -INSIDE - TICK, -FRAME)
        self._write(painter, words, scale)
        self._mark(painter, box)
        painter.end()

    def _write(self, painter: QPainter, words: QRectF, scale: float) -> None:
        """The title; where it takes one line, what the game is stands below it."""
        palette, title, note = (
            theme.current(),
            fonts.heading(LETTERS * scale),
            fonts.text(12 * scale),
        )
        wide = QFontMetricsF(title).horizontalAdvance(self.text())
        below = QFontMetricsF(note).horizontalAdvance(self.line)
        has_line = bool(self.line) and max(wide, below) <= words.width()
        painter.setFont(title)
        painter.setPen(QColor(palette.text))
        at = words.adjusted(0, 0, 0, -LINE * scale) if has_line else words
        painter.drawText(at, int(WRAPPED), self.text())
        if has_line:
            painter.setFont(note)
            painter.setPen(QColor(palette.text2))
            painter.drawText(words.adjusted(0, LINE * scale, 0, 0), int(WRAPPED), self.line)

    def _mark(self, painter: QPainter, box: QRectF) -> None:
        """A frame and a tick where it is chosen, a ring where the keyboard is."""
        palette = theme.current()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.isChecked():
            painter.setPen(QPen(QColor(palette.accent), FRAME))
            painter.drawRoundedRect(box, CORNER, CORNER)
            tick = QRectF(box.right() - TICK - FRAME, box.top() + FRAME, TICK, TICK)
            painter.setPen(QPen(QColor(palette.on_accent), 1.5))
            painter.setBrush(QColor(palette.accent))
            painter.drawEllipse(tick)
            done = art.tinted("icons/done", palette.on_accent, TICK - 6, self.devicePixelRatioF())
            painter.drawPixmap(tick.topLeft() + QPointF(3, 3), done)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.hasFocus():
            painter.setPen(QPen(QColor(palette.focus), RING))
            inner = FRAME if self.isChecked() else 0
            painter.drawRoundedRect(
                box.adjusted(inner, inner, -inner, -inner), CORNER - inner, CORNER - inner
            )
