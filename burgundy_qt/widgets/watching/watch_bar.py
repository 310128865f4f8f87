"""The bar over a game of bots, in the place of the prompt: who is expected to win, stop, one action
on, the pace."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QSpacerItem, QVBoxLayout, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.controls.dialog_frame import push_button, set_help_topic, text_label
from burgundy_qt.widgets.history.history_bar import TALLER, WIDE, pace_choice, sign
from burgundy_qt.widgets.keys.keymap import keymap, tooltip_with_key
from burgundy_qt.widgets.play.game_input import Prompt
from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.theme.labels import ElidedWord
from burgundy_qt.widgets.watching.chance_strip import ChanceStrip


class WatchBar(QFrame):
    """Shows what it is told and reports what was pressed.

    `asked` carries the name of a command in the room "watch", `pace_asked` the number of a pace;
    `move_now_asked` tells that the bot that thinks shall move.
    """

    asked = Signal(str)
    pace_asked = Signal(int)
    move_now_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "review")
        self.scale = 1.0
        self.runs = True
        self.heading = ElidedWord("prompt-heading")
        self.caption = text_label(tr("Watching", "Expected to win"), "note")
        self.strip = ChanceStrip()
        self.run = sign("pause", tr("Watching", "Stop"), "primary")
        self.on = sign("step", tr("Watching", "One action on"))
        self.paces = QButtonGroup(self)
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
        self.column = QVBoxLayout(self)
        self.column.setSpacing(0)
        self.column.addWidget(self.heading)
        self.column.addStretch(1)
        chances = QHBoxLayout()
        chances.setSpacing(10)
        chances.addWidget(self.caption)
        chances.addWidget(self.strip, 1)
        self.column.addLayout(chances)
        self.gap = QSpacerItem(0, 0)
        self.column.addItem(self.gap)
        foot = QHBoxLayout()
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
        """Say under the pointer what each button does, with its key."""
        for part, command in (
            (self.run, "watch run"),
            (self.on, "watch on"),
            (self.move_now, "move now"),
        ):
            part.setToolTip(tooltip_with_key(part.accessibleName() or part.text(), command))
        for pace in self.paces.buttons():
            pace.setToolTip(tooltip_with_key(pace.accessibleName(), "watch faster", "watch slower"))

    def say(self, prompt: Prompt) -> None:
        """Say whose turn it is, and what was done last."""
        told = tr("Watching", "{heading}. {told}", heading=prompt.heading, told=prompt.sentence)
        self.heading.say(told if prompt.sentence else prompt.heading)

    def show_running(self, runs: bool) -> None:
        """Whether it goes on by itself."""
        self.runs = runs
        self.run.setAccessibleName(tr("Watching", "Stop") if runs else tr("Watching", "Go on"))
        self._name_keys()
        self.draw()

    def show_pace(self, number: int) -> None:
        """Which of the paces is used."""
        self.paces.buttons()[number].setChecked(True)

    def letter(self, scale: float) -> None:
        """The text has been given this scale: strip and icons follow."""
        self.scale = scale
        self.strip.letter(scale)
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

    def lie_at(self, rect: QRect) -> None:
        """Lie over the place that the table keeps free for the prompt."""
        self.caption.setVisible(rect.width() / self.scale >= WIDE)
        side = max(10, round(rect.width() * 0.03))
        self.column.setContentsMargins(side, round(4 * self.scale), side, round(8 * self.scale))
        self.gap.changeSize(0, round(6 * self.scale))
        tall = max(rect.height() + round(TALLER * self.scale), self.column.sizeHint().height())
        self.setGeometry(QRect(rect.left() + 1, rect.bottom() - tall, rect.width() - 2, tall))
