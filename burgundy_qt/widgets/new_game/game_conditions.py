"""Conditions of a new game that most players leave alone: the clock, the deal, the tutor."""

from __future__ import annotations

from PySide6 import QtCore, QtWidgets
from PySide6.QtGui import QResizeEvent

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.errors import LARGEST_SEED, RequestObject
from burgundy_qt.session import deal_code
from burgundy_qt.session.bots.tutor import can_teach
from burgundy_qt.session.line_up import GAME, OFF, TURN, Clock
from burgundy_qt.widgets.controls.dialog_frame import push_button, set_help_topic, text_label
from burgundy_qt.widgets.controls.value_controls import ComboBox, OneOfMany
from burgundy_qt.widgets.phrases import loss_text
from burgundy_qt.widgets.theme import sprite_files, theme

GAME_MINUTES = 5, 10, 15, 20, 30, 45, 60, 90
INCREMENTS = 0, 5, 10, 15, 20, 30, 60
TURN_SECONDS = 15, 30, 45, 60, 90, 120, 180, 300
USUAL_MINUTES, USUAL_INCREMENT, USUAL_SECONDS = 20, 10, 60


class ClockChoice(QtWidgets.QWidget):
    """A fold with the choice of a clock; it is open if a clock was chosen."""

    def __init__(self) -> None:
        super().__init__()
        set_help_topic(self, "new-game#clock")
        self.fold = push_button(tr("Clock", "Thinking time"), "fold")
        self.fold.setIconSize(QtCore.QSize(16, 16))
        self.kind, self.minutes, self.increment, self.seconds = (ComboBox() for _ in range(4))
        self._fill()
        self.inside = QtWidgets.QWidget()
        row = QtWidgets.QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(text_label(tr("Clock", "Clock"), "caption"))
        for choice in (self.kind, self.minutes, self.increment, self.seconds):
            row.addWidget(choice)
        row.addStretch(1)
        self.note = text_label(
            tr("Clock", "It only says when time is up. You can still play on."), "note"
        )
        inside = QtWidgets.QVBoxLayout(self.inside)
        inside.setContentsMargins(6, 0, 0, 0)
        inside.setSpacing(4)
        inside.addLayout(row)
        inside.addWidget(self.note)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.fold, 0, QtCore.Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.inside)
        self.fold.clicked.connect(lambda: self._open(self.inside.isHidden()))
        theme.theme_changed.connect(self._draw_fold)
        self.kind.currentIndexChanged.connect(self._show_kind)
        self.show_clock(None)

    @property
    def clock(self) -> Clock | None:
        """The chosen clock, or None."""
        match self.kind.currentData():
            case "game":
                return Clock(GAME, 60 * self.minutes.currentData(), self.increment.currentData())
            case "turn":
                return Clock(TURN, self.seconds.currentData())
        return None

    def show_clock(self, clock: Clock | None) -> None:
        """Show this clock as the chosen one."""
        of_game, of_turn = (clock is not None and clock.kind == kind for kind in (GAME, TURN))
        self.kind.setCurrentIndex(max(0, self.kind.findData(clock.kind if clock else None)))
        choose(self.minutes, clock.seconds // 60 if clock and of_game else USUAL_MINUTES)
        choose(self.increment, clock.increment if clock and of_game else USUAL_INCREMENT)
        choose(self.seconds, clock.seconds if clock and of_turn else USUAL_SECONDS)
        self._open(clock is not None)
        self._show_kind()

    def _fill(self) -> None:
        self.kind.addItem(tr("Clock", "No clock"), None)
        self.kind.addItem(tr("Clock", "For the whole game"), GAME)
        self.kind.addItem(tr("Clock", "For every turn"), TURN)
        for minutes in GAME_MINUTES:
            self.minutes.addItem(tr("Clock", "{n} minute(s) each", n=minutes), minutes)
        for increment in INCREMENTS:
            self.increment.addItem(tr("Clock", "+ {n} second(s) a turn", n=increment), increment)
        for seconds in TURN_SECONDS:
            self.seconds.addItem(tr("Clock", "{n} second(s) a turn", n=seconds), seconds)
        self.kind.setAccessibleName(tr("Clock", "Clock"))
        self.minutes.setAccessibleName(tr("Clock", "Time for the game"))
        self.increment.setAccessibleName(tr("Clock", "Time added per turn"))
        self.seconds.setAccessibleName(tr("Clock", "Time for a turn"))

    def _open(self, on: bool) -> None:
        self.inside.setVisible(on)
        self._draw_fold()

    def _draw_fold(self) -> None:
        way = "right" if self.inside.isHidden() else "down"
        self.fold.setIcon(
            sprite_files.pixmap(
                f"controls/{way}-{theme.current().name}", 16, self.devicePixelRatioF()
            )
        )

    def _show_kind(self) -> None:
        kind = self.kind.currentData()
        self.minutes.setVisible(kind == GAME)
        self.increment.setVisible(kind == GAME)
        self.seconds.setVisible(kind == TURN)
        self.note.setVisible(kind is not None)


def choose(box: QtWidgets.QComboBox, value: int) -> None:
    """Choose the entry with that value, or the first."""
    box.setCurrentIndex(max(0, box.findData(value)))


LONGEST = 400
"""Letters: more than the longest code has, in which the order of all tiles is told."""


class DealField(QtWidgets.QWidget):
    """A field for a seed or a challenge code. `challenged` carries the complete request of a
    code as soon as it is complete."""

    changed = QtCore.Signal()
    challenged = QtCore.Signal(object)

    def __init__(self) -> None:
        super().__init__()
        # the request of the code, or of the game that is played again
        self.known: RequestObject | None = None
        self.is_again = False
        self.is_as_dealt = True  # whether all other choices match the code
        self.field = QtWidgets.QLineEdit()
        self.field.setPlaceholderText(tr("New game", "random"))
        self.field.setAccessibleName(tr("New game", "Seed or challenge code"))
        self.field.setMaxLength(LONGEST)
        set_help_topic(self.field, "new-game#seed")
        self.note = text_label("", "note")
        self.note.setWordWrap(True)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.field)
        column.addWidget(self.note)
        self.field.textChanged.connect(self._read)
        self._update_text()

    @property
    def seed(self) -> int | None:
        """The seed in the field, or None for a random one."""
        text = self.field.text().strip()
        if self.known is not None:
            return int(self.known["seed"])
        return int(text) if text and not self.wrong else None

    @property
    def is_known(self) -> bool:
        """Whether this is the known deal of a game that is played again."""
        return self.is_again and self.known is not None

    @property
    def wrong(self) -> str:
        """The problem with the text, as a sentence, or ""."""
        text = self.field.text().strip()
        if not text or self.known is not None:
            return ""
        if deal_code.looks_like_code(text):
            return self._wrong_with_code(text)
        if not (text.isascii() and text.isdigit() and int(text) <= LARGEST_SEED):
            return tr(
                "New game",
                "This is not a challenge code or a seed. Enter a whole number from 0 to "
                "{largest}, or leave the field empty.",
                largest=LARGEST_SEED,
            )
        return ""

    def compare(self, is_as_dealt: bool) -> None:
        """Set whether all other choices match the code; otherwise the deal would be another one."""
        if is_as_dealt != self.is_as_dealt:
            self.is_as_dealt = is_as_dealt
            self._update_text()

    def play_again(self, request: dict[str, object]) -> None:
        """Show the deal of a game that is played again."""
        self.field.setText(deal_code.deal_code_of(request))
        self.is_again = True
        self._update_text()

    def label(self) -> QtWidgets.QLabel:
        """Return the heading for this field."""
        return text_label(tr("New game", "Seed or challenge code"), "heading")

    def _wrong_with_code(self, code: str) -> str:
        try:
            deal_code.request_from_code(code)
        except deal_code.CodeFromOtherVersion:
            return tr(
                "New game",
                "This challenge was made with another version of Burgundy Qt and would be "
                "dealt differently here.",
            )
        except deal_code.CodeError:
            return tr(
                "New game",
                "This code contains a typing error, so the game cannot start. Check every "
                "letter and digit, or copy the code again, from BQ to the end.",
            )
        return ""

    def _read(self) -> None:
        self.is_again = False
        try:
            self.known = deal_code.request_from_code(self.field.text())
        except deal_code.CodeError:
            self.known = None
        self._update_text()
        if self.known is not None:
            self.challenged.emit(self.known)
        self.changed.emit()

    def _update_text(self) -> None:
        if self.known is not None and not self.is_as_dealt:
            text = tr(
                "New game",
                "Your choices differ from the code, so this is a different game: only the "
                "seed of the code is used.",
            )
        elif self.is_known:
            text = tr("New game", "The same deal again. It counts as a casual game.")
        elif self.known is not None:
            text = tr("New game", "A challenge: players, set-up and deal are fixed.")
        else:
            text = tr("New game", "The same seed always gives the same deal.")
        self.note.setText(text)
        self._keep_room()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Adjust the height to the wrapped note."""
        super().resizeEvent(event)
        self._keep_room()

    def _keep_room(self) -> None:
        self.note.setMinimumHeight(self.note.heightForWidth(self.width()))


class HelpChoice(QtWidgets.QWidget):
    """The help that people get: a row with a game without help and the tutor's thresholds, and
    below it the effect of the choice, or the reason why there is no tutor."""

    def __init__(self) -> None:
        super().__init__()
        set_help_topic(self, "advice#tutor")
        self.choice = OneOfMany(loss_text.threshold_descriptions())
        self.choice.setAccessibleName(tr("Tutor", "Tutor"))
        self.note = text_label("", "note")
        self.note.setWordWrap(True)
        row = QtWidgets.QHBoxLayout()
        row.setSpacing(10)
        self.without = QtWidgets.QCheckBox(tr("Tutor", "Play without help"))
        set_help_topic(self.without, "new-game#without-help")
        row.addWidget(text_label(tr("Tutor", "Tutor"), "caption"))
        row.addWidget(self.choice)
        row.addSpacing(14)
        row.addWidget(self.without)
        row.addStretch(1)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(6, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self.note)
        self._can_teach = True
        self.choice.currentIndexChanged.connect(self._update_text)
        self.without.toggled.connect(lambda _: self._allow())
        self._update_text()

    @property
    def threshold(self) -> str:
        """The threshold from which the tutor asks; OFF if it is off or not available."""
        chosen: str = self.choice.currentData()
        return chosen if self.choice.isEnabled() else OFF

    def show_threshold(self, threshold: str) -> None:
        """Show this threshold as chosen."""
        self.choice.show_value(threshold)

    @property
    def is_unaided(self) -> bool:
        """Whether the game is played without help."""
        return self.without.isChecked()

    def show_unaided(self, is_unaided: bool) -> None:
        """Show whether the game is played without help."""
        self.without.setChecked(is_unaided)

    def follow(self, game: str) -> None:
        """Adapt to the game of this name."""
        self._can_teach = can_teach(game)
        self._allow()

    def _allow(self) -> None:
        self.choice.setEnabled(self._can_teach and not self.is_unaided)
        self._update_text()

    def _update_text(self) -> None:
        if self.is_unaided:
            text = tr(
                "Tutor",
                "Until the game ends, nothing glows, and nothing is counted or advised.",
            )
        elif not self.choice.isEnabled():
            text = tr("Tutor", "Off: no bot here can judge decisions in this game.")
        elif self.threshold != OFF:
            text = tr("Tutor", "It asks before you make a costly decision. The game is casual.")
        else:
            text = ""
        self.note.setText(text)
        self.note.setVisible(text != "")
        self.choice.setAccessibleDescription(text)
