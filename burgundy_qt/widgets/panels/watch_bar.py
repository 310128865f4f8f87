"""The bar in the place of the prompt while bots play among themselves: the chances to win, and the
buttons for watching."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6 import QtWidgets
from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, qGray

from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.controls.dialog_frame import push_button, set_help_topic, text_label
from burgundy_qt.widgets.history.history_bar import TALLER, WIDE, pace_choice, sign
from burgundy_qt.widgets.keys.keymap import keymap, tooltip_with_key
from burgundy_qt.widgets.play.game_input import Prompt
from burgundy_qt.widgets.theme import fonts, labels, sprite_files, theme
from burgundy_qt.widgets.theme.palette import PLAIN, Palette, SeatStyles

HEIGHT, CORNER, GAP, LETTERS = 26, 7, 2, 12.5  # units
LIGHT_INK, DARK_INK = "#FFFFFF", "#241F1A"
BRIGHT = 145  # a colour of that grey or lighter needs dark letters


class WinChanceBar(QtWidgets.QWidget):
    """A bar with the chances of players or teams, each in the colour of a seat."""

    def __init__(self, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.chances: Sequence[float] = ()
        self.names: Sequence[str] = ()
        self.seat_styles = PLAIN
        self.scale = 1.0
        self.setSizePolicy(
            QtWidgets.QSizePolicy.Policy.Expanding, QtWidgets.QSizePolicy.Policy.Fixed
        )
        theme.theme_changed.connect(self.update)
        self.show_chances((), (), PLAIN)

    def show_chances(
        self, chances: Sequence[float], names: Sequence[str], seat_styles: SeatStyles
    ) -> None:
        """Show these chances; none if they are unknown."""
        self.chances, self.names, self.seat_styles = chances, names, seat_styles
        self.setAccessibleName(self.text)
        self.setToolTip(self.text)
        self.update()

    @property
    def text(self) -> str:
        """The same in words."""
        if not self.chances:
            return tr("Watching", "It is too early for a forecast.")
        shares = ", ".join(map(share_text, self.names, self.chances))
        return tr("Watching", "Chances to win: {shares}", shares=shares)

    def set_text_scale(self, scale: float) -> None:
        """Take over the text scale."""
        self.scale = scale
        self.setFixedHeight(round(HEIGHT * scale))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return a size of any width."""
        return QSize(200, round(HEIGHT * self.scale))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint each share in its colour, with its name if there is room."""
        painter, palette = QPainter(self), theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(fonts.text_font(LETTERS * self.scale, 600))
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(self.rect()), CORNER * self.scale, CORNER * self.scale)
        painter.setClipPath(outline)
        painter.fillRect(self.rect(), QColor(palette.well))
        if not self.chances:
            painter.setPen(QColor(palette.text2))
            painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter, self.text)
        for number, place in enumerate(self.places()):
            self._draw_share(painter, palette, number, place)
        painter.end()

    def places(self) -> list[QRectF]:
        """Return the rectangle of each share, with gaps between them."""
        whole, left, found = max(1.0, sum(self.chances)), 0.0, []
        for chance in self.chances:
            wide = self.width() * chance / whole
            found.append(QRectF(left, 0, max(0.0, wide - GAP * self.scale), self.height()))
            left += wide
        return found

    def _draw_share(self, painter: QPainter, palette: Palette, number: int, place: QRectF) -> None:
        colour = self.seat_styles.line(number, palette)
        painter.fillRect(place, QColor(colour))
        painter.setPen(QColor(DARK_INK if qGray(QColor(colour).rgb()) >= BRIGHT else LIGHT_INK))
        metrics = QFontMetricsF(painter.font())
        whole = share_text(self.names[number], self.chances[number])
        short = formats.percent(self.chances[number])
        for words in (whole, short):
            if metrics.horizontalAdvance(words) + 2 * CORNER * self.scale <= place.width():
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, words)
                return


def share_text(name: str, chance: float) -> str:
    """Return a chance in words, with its owner."""
    return tr("Watching", "{name} {chance}", name=name, chance=formats.percent(chance))


class WatchBar(QtWidgets.QFrame):
    """The bar of buttons for watching.

    `asked` carries the name of a command in the room "watch", `pace_asked` the number of a pace;
    `move_now_asked` says that the thinking bot must move.
    """

    asked = Signal(str)
    pace_asked = Signal(int)
    move_now_asked = Signal()

    def __init__(self, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "review")
        self.scale = 1.0
        self.runs = True
        self.heading = labels.ElidedWord("prompt-heading")
        self.caption = text_label(tr("Watching", "Chances to win"), "note")
        self.strip = WinChanceBar()
        self.run = sign("pause", tr("Watching", "Pause"), "primary")
        self.on = sign("step", tr("Watching", "One action forward"))
        self.paces = QtWidgets.QButtonGroup(self)
        self.move_now = push_button(tr("Prompt", "Move now"))
        self._lay_out()
        set_help_topic(self, "playing#watching")
        self.run.clicked.connect(lambda: self.asked.emit("run"))
        self.on.clicked.connect(lambda: self.asked.emit("on"))
        self.move_now.clicked.connect(self.move_now_asked)
        self.paces.idClicked.connect(self.pace_asked)
        theme.theme_changed.connect(self.draw)
        keymap.changed.connect(self._name_keys)
        self._name_keys()

    def _lay_out(self) -> None:
        self.column = QtWidgets.QVBoxLayout(self)
        self.column.setSpacing(0)
        self.column.addWidget(self.heading)
        self.column.addStretch(1)
        chances = QtWidgets.QHBoxLayout()
        chances.setSpacing(10)
        chances.addWidget(self.caption)
        chances.addWidget(self.strip, 1)
        self.column.addLayout(chances)
        self.gap = QtWidgets.QSpacerItem(0, 0)
        self.column.addItem(self.gap)
        foot = QtWidgets.QHBoxLayout()
        foot.setSpacing(5)
        foot.addWidget(self.run)
        foot.addWidget(self.on)
        foot.addSpacing(6)
        foot.addWidget(pace_choice(self.paces))
        foot.addSpacing(6)
        foot.addWidget(self.move_now, 1)
        self.column.addLayout(foot)
        for before, after in pairwise((self.run, self.on, *self.paces.buttons(), self.move_now)):
            self.setTabOrder(before, after)

    def _name_keys(self) -> None:
        """Show the effect of each button in its tooltip, with its key."""
        for part, command in (
            (self.run, "watch run"),
            (self.on, "watch on"),
            (self.move_now, "move now"),
        ):
            part.setToolTip(tooltip_with_key(part.accessibleName() or part.text(), command))
        for pace in self.paces.buttons():
            pace.setToolTip(tooltip_with_key(pace.accessibleName(), "watch faster", "watch slower"))

    def say(self, prompt: Prompt) -> None:
        """Show whose turn it is, and the last action."""
        text = tr("Watching", "{heading}. {prompt}", heading=prompt.heading, prompt=prompt.sentence)
        self.heading.say(text if prompt.sentence else prompt.heading)

    def show_running(self, runs: bool) -> None:
        """Show whether the game runs by itself."""
        self.runs = runs
        self.run.setAccessibleName(tr("Watching", "Pause") if runs else tr("Watching", "Resume"))
        self._name_keys()
        self.draw()

    def show_pace(self, number: int) -> None:
        """Show the current pace."""
        self.paces.buttons()[number].setChecked(True)

    def set_text_scale(self, scale: float) -> None:
        """Take over the text scale; bar and icons follow."""
        self.scale = scale
        self.strip.set_text_scale(scale)
        for part in (self.run, self.on):
            part.setFixedSize(round((46 if part is self.run else 32) * scale), round(32 * scale))
        self.draw()

    def draw(self, *_: object) -> None:
        """Draw the icons in the colour of the text."""
        palette, size = theme.current(), round(18 * self.scale)
        self.run.setIcon(
            sprite_files.icon("pause" if self.runs else "play", palette.on_accent, size)
        )
        self.on.setIcon(sprite_files.icon("step", palette.text, size))
        for part in (self.run, self.on):
            part.setIconSize(QSize(size, size))

    def set_area(self, rect: QRect) -> None:
        """Move over the place that the table leaves for the prompt."""
        self.caption.setVisible(rect.width() / self.scale >= WIDE)
        side = max(10, round(rect.width() * 0.03))
        self.column.setContentsMargins(side, round(4 * self.scale), side, round(8 * self.scale))
        self.gap.changeSize(0, round(6 * self.scale))
        tall = max(rect.height() + round(TALLER * self.scale), self.column.sizeHint().height())
        self.setGeometry(QRect(rect.left() + 1, rect.bottom() - tall, rect.width() - 2, tall))
