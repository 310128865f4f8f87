"""The bar under a game of a tournament: what was done last, the course so far, the buttons and the
pace."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QSlider, QVBoxLayout, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.controls.dialog_frame import set_help_topic, text_label
from burgundy_qt.widgets.controls.value_controls import segmented
from burgundy_qt.widgets.history.history_bar import sign
from burgundy_qt.widgets.keys.keymap import keymap, tooltip_with_key
from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.theme.labels import ElidedWord

PACES: tuple[float | None, ...] = (0.5, 1.0, 3.0, None)
"""How many times as quickly as usual; None: with the game, whatever it does is seen at once."""
NORMAL, WITH_GAME = 1, 3
ICON, BUTTON = 18, 32
SIGNS = {"start": "first", "back": "prev", "on": "next", "end": "last"}


class WatchedBar(QFrame):
    """Shows what it is told and reports what was pressed: `asked` carries the name of a command of
    the room "review", `moment_asked` where the slider was moved to, `pace_asked` the number of a
    pace."""

    asked = Signal(str)
    moment_asked = Signal(int)
    pace_asked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "review")
        set_help_topic(self, "arena#watching")
        self.runs, self.scale = False, 1.0
        self.heading = ElidedWord("prompt-heading")
        self.place = text_label("", "note")
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(tr("Tournaments", "Course of the game"))
        titles = {
            "start": tr("Review", "To the start"),
            "back": tr("Review", "One action back"),
            "on": tr("Review", "One action on"),
            "end": tr("Tournaments", "To the present"),
        }
        self.signs = {name: sign(SIGNS[name], title) for name, title in titles.items()}
        self.run = sign("play", tr("Review", "Play"), "primary")
        self.paces = QButtonGroup(self)
        self._lay_out()
        for name, part in self.signs.items():
            part.clicked.connect(lambda _on=False, name=name: self.asked.emit(name))
        self.run.clicked.connect(lambda: self.asked.emit("run"))
        self.slider.valueChanged.connect(self.moment_asked)
        self.paces.idClicked.connect(self.pace_asked)
        theme.theme_changed.connect(self.draw)
        keymap.changed.connect(self._name_keys)
        self._name_keys()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.heading, 1)
        head.addWidget(self.place)
        foot = QHBoxLayout()
        foot.setSpacing(5)
        for part in (self.signs["start"], self.signs["back"], self.run):
            foot.addWidget(part)
        for part in (self.signs["on"], self.signs["end"]):
            foot.addWidget(part)
        foot.addSpacing(6)
        foot.addWidget(self._pace_choice())
        foot.addStretch(1)
        self.column = QVBoxLayout(self)
        self.column.setSpacing(2)
        self.column.addLayout(head)
        self.column.addWidget(self.slider, 1)
        self.column.addLayout(foot)

    def _pace_choice(self) -> QWidget:
        words = "½", "1×", "3×", tr("Tournaments", "Live")  # noqa: RUF001
        choice = segmented(self.paces, [(told, told) for told in words])
        titles = (
            tr("Review", "Half speed"),
            tr("Review", "Usual speed"),
            tr("Review", "Three times as fast"),
            tr("Tournaments", "As fast as the game is played"),
        )
        for pace, title in zip(self.paces.buttons(), titles, strict=True):
            pace.setProperty("role", "pace")
            pace.setAccessibleName(title)
        return choice

    def _name_keys(self) -> None:
        """Say under the pointer what each button does, with its key."""
        for name, part in self.signs.items():
            part.setToolTip(tooltip_with_key(part.accessibleName(), f"review {name}"))
        self.run.setToolTip(tooltip_with_key(self.run.accessibleName(), "review run"))
        for pace in self.paces.buttons():
            pace.setToolTip(
                tooltip_with_key(pace.accessibleName(), "review faster", "review slower")
            )

    def say(self, heading: str) -> None:
        """Say what was done last."""
        self.heading.say(heading)

    def show_moment(self, at: int, last: int) -> None:
        """Show where one stands, and how far the game has come."""
        with QSignalBlocker(self.slider):
            self.slider.setMaximum(last)
            self.slider.setValue(at)
        self.place.setText(tr("Tournaments", "{at} of {last}", at=at, last=last))
        for name in ("start", "back"):
            self.signs[name].setEnabled(at > 0)
        for name in ("on", "end"):
            self.signs[name].setEnabled(at < last)
        self.draw()

    def show_running(self, runs: bool) -> None:
        """Whether it goes on by itself."""
        self.runs = runs
        self.run.setAccessibleName(tr("Review", "Pause") if runs else tr("Review", "Play"))
        self._name_keys()
        self.draw()

    def show_pace(self, number: int) -> None:
        """Which of the paces is used."""
        self.paces.buttons()[number].setChecked(True)

    def letter(self, scale: float) -> None:
        """The text has been given this scale."""
        self.scale = scale
        for part in (*self.signs.values(), self.run):
            part.setFixedSize(
                round((46 if part is self.run else BUTTON) * scale), round(32 * scale)
            )
        self.draw()

    def draw(self, *_: object) -> None:
        """Draw the icons in the colour of the text."""
        palette, size = theme.current(), round(ICON * self.scale)
        for name, part in self.signs.items():
            colour = palette.text if part.isEnabled() else palette.text3
            part.setIcon(sprite_files.icon(SIGNS[name], colour, size))
        self.run.setIcon(
            sprite_files.icon("pause" if self.runs else "play", palette.on_accent, size)
        )
        for part in (*self.signs.values(), self.run):
            part.setIconSize(QSize(size, size))

    def lie_at(self, rect: QRect) -> None:
        """Lie over the place that the table keeps free for the prompt."""
        side = max(10, round(rect.width() * 0.02))
        self.column.setContentsMargins(side, round(4 * self.scale), side, round(7 * self.scale))
        tall = max(rect.height(), self.column.sizeHint().height())
        self.setGeometry(QRect(rect.left() + 1, rect.bottom() - tall, rect.width() - 2, tall))
