"""The list of the bots' levels: how strong each is and how it plays, to be seen before one is
chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QComboBox, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from burgundy_qt.ai.levels import Level
from burgundy_qt.language.tr import tr
from burgundy_qt.rules.registry import DEFAULT
from burgundy_qt.widgets.look import art, fonts, theme
from burgundy_qt.widgets.words.bots_pace import bots_pace
from burgundy_qt.widgets.words.level_words import level_manner, level_title

Index = QModelIndex | QPersistentModelIndex
HIGH, FACE, SIDE, GAP = 50, 46, 6, 8  # units: a line, its picture, margins, and between its parts
SCROLL = 8  # pixels that the frame of the list takes


class LevelChoice(QComboBox):
    """A box to choose one of `levels` from, weakest first; opened, it tells what every one of them
    is like."""

    def __init__(self, levels: Sequence[Level]) -> None:
        super().__init__()
        self.levels = levels
        self.seats: int | None = 2
        self.game = DEFAULT
        for level in levels:
            self.addItem(level_title(level.name), level.name)
        self.setMaxVisibleItems(len(levels))
        self.lines = LevelLines(self)
        self.setItemDelegate(self.lines)
        self.tell_among(2)
        bots_pace.changed.connect(self._tell_anew)

    def tell_among(self, seats: int | None, game: str = DEFAULT) -> None:
        """Tell what the levels make in a game with so many seats; None: it has not been
        measured."""
        self.seats, self.game = seats, game
        for row, level in enumerate(self.levels):
            strength, manner = strength_told(level, seats, game), level_manner(level.name)
            told = f"{strength}. {manner}" if strength else manner
            self.setItemData(row, told, Qt.ItemDataRole.AccessibleDescriptionRole)

    def strength_of(self, level: Level) -> str:
        """How strong a level is in the game that is told of."""
        return strength_told(level, self.seats, self.game)

    def _tell_anew(self) -> None:
        self.tell_among(self.seats, self.game)

    def showPopup(self) -> None:  # noqa: N802
        """As wide as the longest line."""
        self.view().setMinimumWidth(self.lines.width + SCROLL)
        super().showPopup()


class LevelLines(QStyledItemDelegate):
    """Paints a level: its face, its name and manner, and at the right how strong it is."""

    def __init__(self, choice: LevelChoice) -> None:
        super().__init__(choice)
        self.choice = choice

    @property
    def width(self) -> int:
        """What the longest line takes."""
        names, small = QFontMetrics(self._title_font()), QFontMetrics(self._small_font())
        widths = []
        for level in self.choice.levels:
            upper = names.horizontalAdvance(level_title(level.name)) + _units(2 * GAP)
            upper += small.horizontalAdvance(self.choice.strength_of(level))
            widths.append(max(upper, small.horizontalAdvance(level_manner(level.name))))
        return max(widths, default=0) + _units(FACE + GAP + 2 * SIDE)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        """The same for all; as wide as the list, which is made wide enough when it opens."""
        return QSize(0, _units(HIGH))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one level."""
        level, palette = self.choice.levels[index.row()], theme.current()
        painter.save()
        painter.setRenderHints(art.SMOOTH)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(QColor(palette.accent))
            painter.setBrush(QColor(palette.panel2))
            painter.drawRoundedRect(option.rect.adjusted(0, 0, -1, -1), 6, 6)
        inner: QRect = option.rect.adjusted(_units(SIDE), 0, -_units(SIDE), 0)
        side = _units(FACE)
        face = art.pixmap(f"people/{level.name}", side, painter.device().devicePixelRatio())
        painter.drawPixmap(QPoint(inner.x(), inner.center().y() - side // 2 + 1), face)
        words = inner.adjusted(side + _units(GAP), _units(7), 0, -_units(7))
        upper, lower = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignBottom
        self._write(
            painter, words, upper, level_title(level.name), self._title_font(), palette.text
        )
        right = upper | Qt.AlignmentFlag.AlignRight
        self._write(
            painter,
            words,
            right,
            self.choice.strength_of(level),
            self._small_font(),
            palette.text2,
        )
        self._write(
            painter, words, lower, level_manner(level.name), self._small_font(), palette.text2
        )
        painter.restore()

    def _write(
        self,
        painter: QPainter,
        rect: QRect,
        align: Qt.AlignmentFlag,
        text: str,
        font: QFont,
        colour: str,
    ) -> None:
        painter.setFont(font)
        painter.setPen(QColor(colour))
        painter.drawText(rect, align, text)

    def _title_font(self) -> QFont:
        return fonts.text(13.5 * theme.scale(), 600)

    def _small_font(self) -> QFont:
        return fonts.text(12 * theme.scale())


def strength_told(level: Level, seats: int | None, game: str) -> str:
    """How strong a level is in a game, and what it makes in one of so many seats where that has
    been measured; "" where nobody knows."""
    strength = bots_pace.of(level).strength_in(game)
    if strength is None:
        return ""
    points = strength.points_among(seats)
    if points is None:
        return tr("New game", "{elo} Elo", elo=str(strength.elo))
    return tr("New game", "{elo} Elo, {points} points", elo=str(strength.elo), points=points)


def _units(length: int) -> int:
    return round(length * theme.scale())
