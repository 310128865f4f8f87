"""The list of the bots' levels and of the engines that were added: how strong each is and how it
plays, to be seen before one is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QStandardItemModel
from PySide6.QtWidgets import (
    QComboBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QStyleOptionViewItem,
)

from burgundy_qt.rules.registry import DEFAULT
from burgundy_qt.session.engines.engine_list import AddedEngine
from burgundy_qt.session.line_up import MARK
from burgundy_qt.widgets.dialogs.players import (
    STAND_IN,
    Player,
    can_play,
    figure_of,
    level_of,
    manner_of,
    strength_told,
    title_of,
)
from burgundy_qt.widgets.phrases.bot_names import bots_pace
from burgundy_qt.widgets.theme import fonts, sprite_files, theme

Index = QModelIndex | QPersistentModelIndex
HIGH, FACE, SIDE, GAP = 50, 46, 6, 8  # units: a line, its picture, margins, and between its parts
EDGE = 2  # pixels that the style keeps free beside the words
SCROLL = 8  # pixels that the frame of the list takes
MOST_LINES = 9  # to more than these one scrolls


class LevelChoice(QComboBox):
    """A box to choose one of `levels` from: the bots', weakest first, then engines; opened, it
    tells what every one of them is like. Engines that do not play the game cannot be chosen."""

    def __init__(self, levels: Sequence[Player]) -> None:
        super().__init__()
        self.levels = levels
        self.seats: int | None = 2
        self.game = DEFAULT
        for level in levels:
            self.addItem(title_of(level), level_of(level))
        self.setMaxVisibleItems(min(len(levels), MOST_LINES))
        self.lines = LevelLines(self)
        self.setItemDelegate(self.lines)
        self.tell_among(2)
        bots_pace.changed.connect(self._tell_anew)

    @property
    def chosen(self) -> Player:
        """The one that is shown."""
        return self.levels[max(0, self.currentIndex())]

    def show_usual(self, name: str) -> None:
        """Show who would play if a bot did: the one of that name, or where nobody of it plays this
        game the weakest but one, so that somebody new has a chance."""
        if not self.show_level(name):
            self.setCurrentIndex(min(1, len(self.levels) - 1))

    def show_level(self, name: str | None) -> bool:
        """Show the level of that name; false where nobody of it plays this game: then the strongest
        bot is shown, or STAND_IN in place of an engine."""
        for row, level in enumerate(self.levels):
            if level_of(level) == name and can_play(level, self.game):
                self.setCurrentIndex(row)
                return True
        bots = [level_of(level) for level in self.levels if not isinstance(level, AddedEngine)]
        is_engine = name is not None and name.startswith(MARK)
        stands_in = is_engine and STAND_IN in bots
        self.setCurrentIndex(bots.index(STAND_IN) if stands_in else len(bots) - 1)
        return False

    def tell_among(self, seats: int | None, game: str = DEFAULT) -> None:
        """Tell what the levels make in a game with so many seats; None: it has not been
        measured."""
        self.seats, self.game = seats, game
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        for row, level in enumerate(self.levels):
            model.item(row).setEnabled(can_play(level, game))
            strength, manner = strength_told(level, seats, game), manner_of(level, game)
            told = f"{strength}. {manner}" if strength else manner
            self.setItemData(row, told, Qt.ItemDataRole.AccessibleDescriptionRole)

    def strength_of(self, level: Player) -> str:
        """How strong a level is in the game that is told of, or how long an engine thinks."""
        return strength_told(level, self.seats, self.game)

    def begins_engines(self, row: int) -> bool:
        """Whether this line is that of the first engine, below bots."""
        return (
            row > 0
            and isinstance(self.levels[row], AddedEngine)
            and not isinstance(self.levels[row - 1], AddedEngine)
        )

    def _tell_anew(self) -> None:
        self.tell_among(self.seats, self.game)

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:  # noqa: N802
        """A name that is too long for the closed box ends in dots."""
        super().initStyleOption(option)
        room = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, self
        )
        option.currentText = self.fontMetrics().elidedText(
            option.currentText, Qt.TextElideMode.ElideRight, room.width() - EDGE
        )

    def showPopup(self) -> None:  # noqa: N802
        """As wide as the longest line."""
        self.view().setMinimumWidth(self.lines.width + SCROLL)
        super().showPopup()


class LevelLines(QStyledItemDelegate):
    """Paints a level: its face, its name and manner, and at the right how strong it is; a line sets
    engines apart."""

    def __init__(self, choice: LevelChoice) -> None:
        super().__init__(choice)
        self.choice = choice

    @property
    def width(self) -> int:
        """What the longest line takes."""
        names, small = QFontMetrics(self._title_font()), QFontMetrics(self._small_font())
        widths = []
        for level in self.choice.levels:
            upper = names.horizontalAdvance(title_of(level)) + _units(2 * GAP)
            upper += small.horizontalAdvance(self.choice.strength_of(level))
            manner = manner_of(level, self.choice.game)
            widths.append(max(upper, small.horizontalAdvance(manner)))
        return max(widths, default=0) + _units(FACE + GAP + 2 * SIDE)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        """The same for all; as wide as the list, which is made wide enough when it opens."""
        return QSize(0, _units(HIGH))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one level."""
        level, palette = self.choice.levels[index.row()], theme.current()
        is_on = can_play(level, self.choice.game)
        first, second = (palette.text, palette.text2) if is_on else (palette.text3,) * 2
        painter.save()
        painter.setRenderHints(sprite_files.SMOOTH)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(QColor(palette.accent))
            painter.setBrush(QColor(palette.panel2))
            painter.drawRoundedRect(option.rect.adjusted(0, 0, -1, -1), 6, 6)
        inner: QRect = option.rect.adjusted(_units(SIDE), 0, -_units(SIDE), 0)
        if self.choice.begins_engines(index.row()):
            painter.setPen(QColor(palette.line2))
            painter.drawLine(inner.topLeft(), inner.topRight())
        self._draw_face(painter, inner, figure_of(level), is_on)
        words = inner.adjusted(_units(FACE) + _units(GAP), _units(7), 0, -_units(7))
        upper, lower = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignBottom
        right = upper | Qt.AlignmentFlag.AlignRight
        strength, manner = self.choice.strength_of(level), manner_of(level, self.choice.game)
        self._write(painter, words, upper, title_of(level), self._title_font(), first)
        self._write(painter, words, right, strength, self._small_font(), second)
        self._write(painter, words, lower, manner, self._small_font(), second)
        painter.restore()

    def _draw_face(self, painter: QPainter, inner: QRect, figure: str, is_on: bool) -> None:
        side = _units(FACE)
        face = sprite_files.pixmap(f"people/{figure}", side, painter.device().devicePixelRatio())
        painter.setOpacity(1.0 if is_on else 0.5)
        painter.drawPixmap(QPoint(inner.x(), inner.center().y() - side // 2 + 1), face)
        painter.setOpacity(1.0)

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
        return fonts.text_font(13.5 * theme.scale(), 600)

    def _small_font(self) -> QFont:
        return fonts.text_font(12 * theme.scale())


def _units(length: int) -> int:
    return round(length * theme.scale())
