"""The history bar, in the place of the prompt: the last action, the turn strip, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6 import QtCore, QtWidgets

from burgundy_qt.language.translation import tr
from burgundy_qt.session.game_replay import Replay
from burgundy_qt.widgets.controls.dialog_frame import push_button, set_help_topic, text_label
from burgundy_qt.widgets.controls.value_controls import segmented
from burgundy_qt.widgets.history.turn_strip import TurnStrip, action_text, standing
from burgundy_qt.widgets.keys.keymap import keymap, tooltip_with_key
from burgundy_qt.widgets.play.decision import no_help
from burgundy_qt.widgets.table.motion import NORMAL, PACES
from burgundy_qt.widgets.theme import labels, sprite_files, theme
from burgundy_qt.widgets.theme.palette import PLAIN, SeatStyles

# units: a wider bar has space for longer words and for the moment of the game
WIDE, WIDEST = 500, 640
TALLER = 3  # units by which the bar is taller than the prompt
FLAT = 8  # ratio of width to height beyond which the strip does not fit above the buttons
AMONG_BUTTONS = 5
HEAD_GAP = 12


class LookingBackBar(QtWidgets.QFrame):
    """Shows frames of a replay, and reports clicks; it does not change the position.

    `asked` carries the name of a command, `frame_asked` a frame clicked in the strip, `pace_asked`
    the number of a pace.
    """

    asked = QtCore.Signal(str)
    frame_asked = QtCore.Signal(int)
    pace_asked = QtCore.Signal(int)

    def __init__(self, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "review")
        self.scale = 1.0
        self._is_widest = False  # so that the moment may be shown
        self.heading = labels.ElidedWord("prompt-heading")
        self.standing = text_label("", "note")
        self.leave = push_button(tr("Review", "Back to the game"), "leave")
        self.strip = TurnStrip()
        self.start = sign("first", tr("Review", "To the start"))
        self.back = sign("prev", tr("Review", "One action back"))
        self.run = sign("play", tr("Review", "Play"), "primary")
        self.on = sign("next", tr("Review", "One action forward"))
        self.end = sign("last", tr("Review", "To the end"))
        self.hint = sign("hint", tr("Review", "Hint for this moment"))
        self.hands = sign("eye", tr("Review", "All hands"))
        self.hands.setCheckable(True)
        self.paces = QtWidgets.QButtonGroup(self)
        self.play_on = push_button("")
        self.runs = False
        self._lay_out()
        set_help_topic(self, "saving#review")
        set_help_topic(self.play_on, "saving#play-on")
        set_help_topic(self.hint, "playing#hint")
        for part, command in (
            (self.start, "start"),
            (self.back, "back"),
            (self.run, "run"),
            (self.on, "on"),
            (self.end, "end"),
            (self.hint, "hint"),
            (self.hands, "hands"),
            (self.play_on, "play on"),
            (self.leave, "leave"),
        ):
            part.clicked.connect(lambda _checked=False, command=command: self.asked.emit(command))
        self.strip.sliderMoved.connect(self.frame_asked)
        self.strip.valueChanged.connect(self.frame_asked)
        self.paces.idClicked.connect(self.pace_asked)
        theme.theme_changed.connect(self.draw)
        keymap.changed.connect(self._name_keys)
        self._name_keys()

    def _lay_out(self) -> None:
        self.column = QtWidgets.QVBoxLayout(self)
        self.column.setSpacing(0)
        head = QtWidgets.QHBoxLayout()
        head.setSpacing(HEAD_GAP)
        head.addWidget(self.heading, 1)
        head.addWidget(self.standing)
        head.addWidget(self.hands)
        head.addWidget(self.hint)
        head.addWidget(self.leave)
        self.column.addLayout(head)
        self.column.addWidget(self.strip, 1)
        self.gap = QtWidgets.QSpacerItem(0, 0)
        self.column.addItem(self.gap)
        self.foot = QtWidgets.QHBoxLayout()
        self.foot.setSpacing(5)
        for part in (self.start, self.back, self.run, self.on, self.end):
            self.foot.addWidget(part)
        self.foot.addSpacing(6)
        self.foot.addWidget(pace_choice(self.paces))
        self.foot.addSpacing(6)
        self.foot.addWidget(self.play_on, 1)
        self.column.addLayout(self.foot)
        paces = self.paces.buttons()
        first = self.run, self.on, self.end, *paces, self.play_on
        order = *first, self.hands, self.hint, self.leave, self.strip, self.start, self.back
        for before, after in pairwise(order):
            self.setTabOrder(before, after)

    def _name_keys(self) -> None:
        """Set the tool tip of each button, with its key."""
        signs = (
            (self.start, "start"),
            (self.back, "back"),
            (self.run, "run"),
            (self.on, "on"),
            (self.end, "end"),
        )
        for part, command in signs:
            part.setToolTip(tooltip_with_key(part.accessibleName(), f"review {command}"))
            key = keymap.label(f"review {command}")
            part.setAccessibleDescription(tr("Prompt", "Key {key}", key=key) if key else "")
        for pace in self.paces.buttons():
            pace.setToolTip(
                tooltip_with_key(pace.accessibleName(), "review faster", "review slower")
            )
        self.hands.setToolTip(tooltip_with_key(self.hands.accessibleName(), "review hands"))
        self.allow_hint(self.hint.isEnabled())
        self.leave.setToolTip(
            tooltip_with_key(tr("Review", "Back to the current state of the game"), "review leave")
        )
        self._explain_play_on()

    def show_replay(
        self, replay: Replay, names: Sequence[str], seat_styles: SeatStyles = PLAIN
    ) -> None:
        """Show the course of this game."""
        self.strip.blockSignals(True)
        self.strip.show_replay(replay, names, seat_styles)
        self.hands.setVisible(replay.has_secrets)
        self.strip.blockSignals(False)

    def show_frame(self, at: int) -> None:
        """Show this frame as the current one."""
        replay = self.strip.replay
        assert replay is not None
        frame = replay[at]
        words, comment = action_text(frame, self.strip.names), replay.comment_at(at)
        if comment:
            words = f"{words}. {comment}"
        self.heading.say(words)
        self.heading.setToolTip(labels.plain_tip(comment) if comment else "")
        self.standing.setText(standing(frame.state, at, replay.last))
        self._fit_standing()
        self.strip.blockSignals(True)
        self.strip.setValue(at)
        self.strip.blockSignals(False)
        for part in (self.start, self.back):
            part.setEnabled(at > 0)
        for part in (self.on, self.end):
            part.setEnabled(at < replay.last)
        self.play_on.setEnabled(replay.can_be_played_on(at))
        self._explain_play_on()
        self.draw()

    @property
    def spoken(self) -> str:
        """What led to the current frame and where it is, for a screen reader."""
        return f"{self.heading.whole}. {self.standing.text()}."

    def _explain_play_on(self) -> None:
        """Set the tool tip of Play on, or why it is not possible here."""
        replay = self.strip.replay
        is_hidden = (
            replay is not None
            and not self.play_on.isEnabled()
            and replay[self.strip.value()].state["result"] is None
        )
        why = hidden_to_play_on(replay is not None and replay.is_unaided)
        self.play_on.setToolTip(
            why
            if is_hidden
            else tooltip_with_key(
                tr("Review", "Start a new game from this position"), "review play on"
            )
        )
        self.play_on.setAccessibleDescription(why if is_hidden else "")

    def allow_hint(self, allowed: bool) -> None:
        """Enable or disable the hint at this moment; its tool tip gives the reason."""
        self.hint.setEnabled(allowed)
        replay = self.strip.replay
        if allowed:
            self.hint.setToolTip(tooltip_with_key(self.hint.accessibleName(), "hint"))
        elif replay is not None and replay.is_unaided:
            self.hint.setToolTip(no_help())
        else:
            self.hint.setToolTip(tr("Review", "No hint here: this player's hand is hidden"))
        self.hint.setAccessibleDescription("" if allowed else self.hint.toolTip())
        self.draw()

    def show_running(self, runs: bool) -> None:
        """Show whether the replay is running."""
        self.runs = runs
        name = tr("Review", "Pause") if runs else tr("Review", "Play")
        self.run.setAccessibleName(name)
        self._name_keys()
        self.draw()

    def show_waiting(self, has_moved: bool) -> None:
        """Show on the button back whether the game has a new move."""
        self.leave.setText(
            tr("Review", "See the next move") if has_moved else tr("Review", "Back to the game")
        )

    def show_pace(self, number: int) -> None:
        """Show the current pace."""
        self.paces.buttons()[number].setChecked(True)

    def set_text_scale(self, scale: float) -> None:
        """Scale the strip and the icons with the text."""
        self.scale = scale
        self.strip.set_text_scale(scale)
        for part in (self.start, self.back, self.run, self.on, self.end, self.hands, self.hint):
            part.setFixedSize(round((46 if part is self.run else 32) * scale), round(32 * scale))
        self.draw()

    def draw(self, *_: object) -> None:
        """Draw the icons in the colour of the text."""
        palette, size = theme.current(), round(18 * self.scale)
        signs = (self.start, "first"), (self.back, "prev"), (self.on, "next"), (self.end, "last")
        icons = *signs, (self.hands, "eye"), (self.hint, "hint")
        for part, name in icons:
            part.setIcon(
                sprite_files.icon(name, palette.text if part.isEnabled() else palette.text3, size)
            )
            part.setIconSize(QtCore.QSize(size, size))
        self.run.setIcon(
            sprite_files.icon("pause" if self.runs else "play", palette.on_accent, size)
        )
        self.run.setIconSize(QtCore.QSize(size, size))

    def set_area(self, rect: QtCore.QRect) -> None:
        """Fill the place of the prompt. The strip is above the buttons, or between them in a
        flat place."""
        wide = rect.width() / self.scale
        self.play_on.setText(
            tr("Review", "Play on from here") if wide >= WIDE else tr("Review", "Play on")
        )
        self._is_widest = wide >= WIDEST
        flat = rect.width() > FLAT * rect.height()
        self._flatten(flat)
        side = max(10, round(rect.width() * (0.018 if flat else 0.03)))
        above, below = (2, 4) if flat else (4, 8)
        self.column.setContentsMargins(
            side, round(above * self.scale), side, round(below * self.scale)
        )
        self.gap.changeSize(0, round((0 if flat else 5) * self.scale))
        tall = max(rect.height() + round(TALLER * self.scale), self.column.sizeHint().height())
        self.setGeometry(
            QtCore.QRect(rect.left() + 1, rect.bottom() - tall, rect.width() - 2, tall)
        )
        self._fit_standing()

    def _fit_standing(self) -> None:
        """Show the moment where it leaves the words their room: the title bar shows it, too."""
        margins = self.column.contentsMargins()
        beside = [part for part in (self.hands, self.hint, self.leave) if not part.isHidden()]
        widths = [part.sizeHint().width() + HEAD_GAP for part in (self.standing, *beside)]
        left = self.width() - margins.left() - margins.right() - sum(widths)
        needed = self.heading.fontMetrics().horizontalAdvance(self.heading.whole)
        self.standing.setVisible(self._is_widest and needed <= left)

    def _flatten(self, flat: bool) -> None:
        """Put the strip between the buttons, or above them."""
        if flat:
            self.foot.insertWidget(AMONG_BUTTONS, self.strip, 1)
        else:
            self.column.insertWidget(1, self.strip, 1)
        self.foot.setStretchFactor(self.play_on, 0 if flat else 1)


def hidden_to_play_on(is_unaided: bool = False) -> str:
    """Return why no new game may begin from a moment of a running game."""
    if is_unaided:
        return no_help()
    return tr(
        "Review",
        "The new game would show you things that are still hidden in this one. Finish this "
        "game first.",
    )


def sign(icon: str, text: str, role: str = "sign") -> QtWidgets.QPushButton:
    """Return a button with only an icon; `text` is its accessible name."""
    made = push_button("", role)
    made.setProperty("only", "icon")
    made.setAccessibleName(text)
    made.setFocusPolicy(QtCore.Qt.FocusPolicy.StrongFocus)
    made.setIcon(sprite_files.icon(icon, theme.current().text, 18))
    return made


def pace_choice(paces: QtWidgets.QButtonGroup) -> QtWidgets.QWidget:
    """Return a group of buttons for the paces; the usual one is chosen."""
    choice = segmented(paces, [(title, title) for _, title in PACES])
    titles = (
        tr("Review", "Half speed"),
        tr("Review", "Normal speed"),
        tr("Review", "Triple speed"),
    )
    for pace, title in zip(paces.buttons(), titles, strict=True):
        pace.setProperty("role", "pace")
        pace.setAccessibleName(title)
    paces.buttons()[NORMAL].setChecked(True)
    return choice
