"""The prompt block at the foot of the large card: the prompt in words, and the buttons that answer,
each with its key."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6 import QtWidgets
from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QIcon, QPainter, QPaintEvent, QPalette, QResizeEvent

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.controls.dialog_frame import set_help_topic
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.play.game_input import Prompt
from burgundy_qt.widgets.theme import labels, sprite_files, theme

BESIDE_CAP = 8  # between the words and the key cap, and the part of their padding under the cap
BESIDE_ICON = 4  # Qt's gap between icon and words


class KeyButton(QtWidgets.QPushButton):
    """A button with an icon, and with the key of `command`; the shortcut belongs to the menu.

    If the words leave little room, they move aside for the key cap. If they leave none, the cap
    disappears, then the icon.
    """

    def __init__(self, text: str, command: str, icon: str, role: str = "key") -> None:
        super().__init__(text)
        self.command = command
        self.icon_name, self.size_of_icon, self.has_icon = icon, 18, True
        self.setProperty("role", role)
        self.setProperty("keyed", "true")
        self.setProperty("words", "amid")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.cap = QtWidgets.QLabel()
        self.cap.setProperty("role", "key-cap")
        self.cap.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.cap.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.row = QtWidgets.QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 12, 2)
        self.row.addStretch(1)
        self.row.addWidget(self.cap, 0, Qt.AlignmentFlag.AlignVCenter)
        theme.theme_changed.connect(self.draw)
        keymap.changed.connect(self.show_key)
        self._name_key()
        self.draw()

    def show_key(self) -> None:
        """Show the current key of the command."""
        self._name_key()
        self.updateGeometry()
        self.fit()

    def _name_key(self) -> None:
        key = keymap.label(self.command)
        self.cap.setText(key)
        self.setAccessibleDescription(tr("Prompt", "Key {key}", key=key) if key else "")

    def draw(self) -> None:
        """Draw the icon in the colour of the text, if it has room."""
        palette = theme.current()
        lit = palette.on_accent if self.property("role") == "primary" else palette.text
        icon = sprite_files.icon(
            self.icon_name, lit if self.isEnabled() else palette.text3, self.size_of_icon
        )
        self.setIcon(icon if self.has_icon else QIcon())

    def set_text_scale(self, scale: float) -> None:
        """Take over the text scale; icon and key cap follow."""
        self.size_of_icon = round(18 * scale)
        self.setIconSize(QSize(self.size_of_icon, self.size_of_icon))
        self.row.setContentsMargins(0, 0, round(12 * scale), 2)
        self.draw()
        self.fit()

    def set_role(self, role: str) -> None:
        """Make it the primary button, or one of the others."""
        if self.property("role") != role:
            self.setProperty("role", role)
            for part in (self, self.cap):
                part.style().unpolish(part)
                part.style().polish(part)
            self.draw()

    def allow(self, allowed: bool) -> None:
        """Enable or disable the button."""
        self.setEnabled(allowed)
        self.draw()
        self.updateGeometry()
        self.fit()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of the icon, the words and the cap."""
        return QSize(self._width_with_icon() + self._width_of_cap(), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size of the words."""
        return QSize(self._width_with_icon() - self._width_of_icon(), super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Fit icon and cap into the new size."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Show icon and cap if there is room, and the words in the middle if they leave the cap
        enough."""
        cap = self._width_of_cap()
        self.cap.setVisible(0 < cap <= self.width() - self._width_with_icon())
        left = self.width() - self._width_with_icon()  # Qt may have moved the words by then
        words = "aside" if cap <= left < 2 * cap else "amid"
        if self.property("words") != words:
            self.setProperty("words", words)
            self.style().unpolish(self)
            self.style().polish(self)
        if self.has_icon != (left >= 0):
            self.has_icon = left >= 0
            self.draw()

    def _width_with_icon(self) -> int:
        """Return the width of icon and words, whether the icon is visible or not."""
        return super().sizeHint().width() + (0 if self.has_icon else self._width_of_icon())

    def _width_of_icon(self) -> int:
        return self.iconSize().width() + BESIDE_ICON

    def _width_of_cap(self) -> int:
        """Return the width of the cap beside the words; 0 if the command has no key."""
        return (
            self.cap.sizeHint().width() + BESIDE_CAP if self.cap.text() and self.isEnabled() else 0
        )


class FittingWord(labels.LineLabel):
    """A word in the size of the style sheet, or smaller if it needs to be."""

    @property
    def letters(self) -> QFont:
        """The font in which the words fit."""
        font = QFont(self.font())
        wanted = QFontMetricsF(font).horizontalAdvance(self.text())
        while wanted > self.contentsRect().width() and font.pixelSize() > 1:
            font.setPixelSize(font.pixelSize() - 1)
            wanted = QFontMetricsF(font).horizontalAdvance(self.text())
        return font

    @property
    def letters_height(self) -> int:
        """The height of a line of high and low letters, without the empty part."""
        return self.fontMetrics().tightBoundingRect("ÁŐgy").height()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the words on one line."""
        painter = QPainter(self)
        painter.setFont(self.letters)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawText(
            self.contentsRect(), self.alignment() | Qt.AlignmentFlag.AlignVCenter, self.text()
        )


WIDE = 8
"""The ratio of width to height from which the buttons are beside the words."""
WORDS, SPARE = 0.45, 6
"""Beside the buttons the words have at least this share of the width, if they could be above them,
with this number of pixels to spare."""
AIR = 8
"""Pixels around a question that covers a part of the table."""
BORDER = 2
"""Pixels of the border that it has then, with one to spare."""
LEAST_MARGINS = 1, 3
"""Above and below the words and buttons."""
UNBOUNDED = (1 << 24) - 1
"""Qt's QWIDGETSIZE_MAX."""


@dataclass(frozen=True)
class Answers:
    """The available buttons.

    `end_text`: the label of the end button; "" for the default. `hint`: advice is available,
    `hint_is_open`: it is visible, `advised`: it has a button for the first step. `back`: a choice
    has begun, and a step back replaces undo; `score`: the game is over and the last button shows
    the score; `skip`: bots play, and the last button leads to the next person's turn. `may_wait`: a
    bot may think for a long time, `waits`: it does so now and can be told to move. `stopped`: an
    engine cannot continue, and somebody has to choose who plays for it. `another`: the label of the
    answer without a place on the table; "" for none. `passing_words`: the label of the pass button.
    `doubted`: an action is held, and these are the answers to that question only.
    """

    hint: bool = False
    hint_is_open: bool = False
    advised: bool = False
    back: bool = False
    undo: bool = False
    redo: bool = False
    another: str = ""
    passing: bool = False
    passing_words: str = ""
    end: bool = False
    end_text: str = ""
    score: bool = False
    skip: bool = False
    may_wait: bool = False
    waits: bool = False
    stopped: bool = False
    doubted: bool = False


class PromptBlock(QtWidgets.QFrame):
    """The widget for a Prompt and the buttons; each press is a signal, nothing is decided here."""

    hint_asked = Signal()
    advised_asked = Signal()
    back_asked = Signal()
    undo_asked = Signal()
    redo_asked = Signal()
    another_asked = Signal()
    pass_asked = Signal()
    end_asked = Signal()
    score_asked = Signal()
    skip_asked = Signal()
    move_now_asked = Signal()
    engine_asked = Signal()
    anyway_asked = Signal()
    show_asked = Signal()
    said = Signal(object)  # the visible Prompt

    def __init__(self, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "prompt")
        self.sign = QtWidgets.QLabel()
        self.sign_name: str | None = None
        self.size_of_sign = 20
        self._place, self._is_over = QRect(), False
        self.heading = FittingWord("prompt-heading")
        self.sentence = QtWidgets.QLabel()
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence.setProperty("role", "note")
        self.sentence.setWordWrap(True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.hint = KeyButton(tr("Prompt", "Hint"), "hint", "hint")
        self.hint.setCheckable(True)
        self.back = KeyButton(tr("Prompt", "Back"), "table back", "prev")
        self.undo = KeyButton(tr("Prompt", "Undo"), "undo", "undo")
        self.redo = KeyButton(tr("Prompt", "Redo"), "redo", "redo")
        self.another = KeyButton("", "another", "another")
        self.passing = KeyButton(tr("Prompt", "Pass"), "pass", "next")
        self.end = KeyButton(tr("Prompt", "End turn"), "end", "done", "primary")
        self.score = KeyButton(tr("Prompt", "Final score"), "score", "chart", "primary")
        self.advised = KeyButton(tr("Prompt", "Do it"), "do advised", "done", "primary")
        self.move_now = KeyButton(tr("Prompt", "Move now"), "move now", "next")
        self.engine = KeyButton(tr("Prompt", "What now?"), "engine", "engine", "primary")
        self.skip = KeyButton(tr("Prompt", "Skip to my turn"), "skip", "last")
        self.anyway = KeyButton(tr("Prompt", "Play anyway"), "table anyway", "next")
        self.show_better = KeyButton(tr("Prompt", "Show me"), "hint", "hint")
        self.think_again = KeyButton(
            tr("Prompt", "Think again"), "table back", "prev", role="primary"
        )
        usual = (
            self.hint,
            self.back,
            self.undo,
            self.redo,
            self.another,
            self.passing,
            self.end,
            self.move_now,
            self.engine,
            self.skip,
        )
        self._to_doubt = self.anyway, self.show_better, self.think_again
        self._all = *usual, self.score, self.advised, *self._to_doubt
        for button, asked in (
            (self.hint, self.hint_asked),
            (self.advised, self.advised_asked),
            (self.back, self.back_asked),
            (self.undo, self.undo_asked),
            (self.redo, self.redo_asked),
            (self.another, self.another_asked),
            (self.passing, self.pass_asked),
            (self.end, self.end_asked),
            (self.score, self.score_asked),
            (self.skip, self.skip_asked),
            (self.move_now, self.move_now_asked),
            (self.engine, self.engine_asked),
            (self.anyway, self.anyway_asked),
            (self.show_better, self.show_asked),
            (self.think_again, self.back_asked),
        ):
            button.clicked.connect(asked)
        self.buttons = QtWidgets.QHBoxLayout()
        self.buttons.setSpacing(8)
        for button in self._all:
            self.buttons.addWidget(button, 1)
        set_help_topic(self, "playing#buttons")
        set_help_topic(self.hint, "playing#hint")
        set_help_topic(self.undo, "saving#undo")
        set_help_topic(self.redo, "saving#undo")
        set_help_topic(self.passing, "buildings#may")
        set_help_topic(self.score, "final-scoring")
        set_help_topic(self.skip, "playing#skip")
        set_help_topic(self.move_now, "playing#skip")
        set_help_topic(self.engine, "settings#engines")
        for button in self._to_doubt:
            set_help_topic(button, "advice#tutor")
        self.column = QtWidgets.QBoxLayout(QtWidgets.QBoxLayout.Direction.TopToBottom, self)
        self.column.setSpacing(0)
        head = QtWidgets.QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.sign)
        head.addWidget(self.heading, 1)
        words = QtWidgets.QVBoxLayout()
        words.setSpacing(0)
        words.addLayout(head)
        words.addWidget(self.sentence, 1)
        self.column.addLayout(words, 1)
        self.column.addLayout(self.buttons)
        self._answers = Answers()
        self._show_answers()

    def say(self, prompt: Prompt, sign: str | None = None) -> None:
        """Show a prompt, or advice with the icon named `sign`."""
        self.sign_name = sign
        self._draw_sign()
        self.heading.setText(prompt.heading)
        self._say(prompt.sentence, "note")
        self.said.emit(prompt)

    def point_out(self, sentence: str) -> None:
        """Show until the next prompt why a click had no effect, or what would be left undone."""
        self._say(sentence, "pointed-out")

    def answer(self, answers: Answers) -> None:
        """Offer these buttons."""
        self.hint.setChecked(answers.hint_is_open)  # a click alone may have toggled it
        if answers != self._answers:
            self._answers = answers
            self._show_answers()

    def _show_answers(self) -> None:
        answers = self._answers
        self.hint.allow(answers.hint)
        self.hint.setVisible(not (answers.score or answers.may_wait))
        self.advised.setVisible(answers.advised)
        self.back.setVisible(answers.back)
        self.undo.setVisible(not answers.back)
        self.undo.allow(answers.undo)
        self.redo.setVisible(answers.redo and not answers.back)
        self.another.setVisible(bool(answers.another) and not answers.advised)
        self.another.setText(answers.another)
        self.passing.setVisible(answers.passing and not answers.advised)
        self.passing.setText(answers.passing_words or tr("Prompt", "Pass"))
        only_passing = answers.passing and not answers.end
        self.passing.set_role("primary" if only_passing else "key")
        self.end.setVisible(not (answers.score or only_passing or answers.advised or answers.skip))
        self.skip.setVisible(answers.skip and not answers.stopped)
        self.move_now.setVisible(answers.may_wait and not answers.stopped)
        self.engine.setVisible(answers.stopped)
        self.move_now.allow(answers.waits)
        if answers.end_text:
            self.end.setText(answers.end_text)
        self.end.allow(answers.end)
        self.score.setVisible(answers.score)
        for button in self._all:
            if answers.doubted or button in self._to_doubt:
                button.setVisible(answers.doubted and button in self._to_doubt)
        self._fit()

    @property
    def _room(self) -> QSize:
        return self._place.size()

    def set_over_table(self, over: bool) -> None:
        """Show the block as a separate card over the table, or on the large card."""
        self._is_over = over
        self._set_role()

    def _set_role(self) -> None:
        is_grown = self.height() > self._room.height() > 0
        role = "prompt-over" if self._is_over or is_grown else "prompt"
        if self.property("role") != role:
            self.setProperty("role", role)
            self.style().unpolish(self)
            self.style().polish(self)

    def set_text_scale(self, scale: float) -> None:
        """Take over the text scale; the icons follow."""
        for button in self._all:
            button.set_text_scale(scale)
        self.size_of_sign = round(20 * scale)
        self._draw_sign()

    def set_area(self, rect: QRect) -> None:
        """Fill the place that the table leaves for it."""
        self._place = rect
        self.setGeometry(rect)
        self._fit()

    def _fit(self) -> None:
        """Choose the shape for the room and the buttons."""
        self._turn(self._is_to_be_wide)
        self._set_margins()
        if self.height() > self._room.height() > 0:  # it could not be so low before
            self.column.activate()
            self.resize(self._room)
        for button in self._all:
            if not button.isHidden():
                button.fit()
        self._grow()

    def _grow(self) -> None:
        """Cover a part of the table above for a question that needs more room than its place has: a
        reason may have three lines, and large text five."""
        if self._room.isEmpty():
            return
        if self._answers.doubted:
            self.heading.setMaximumHeight(UNBOUNDED)
            wide = self.is_wide
            if wide and self._needed(True) > self._room.height():
                wide = self._needed(True) <= self._needed(False)
            needed = self._needed(wide)
            if needed > self._room.height():
                self.setGeometry(self._place.adjusted(0, self._room.height() - needed, 0, 0))
                self.raise_()
                self._set_role()
                return
            self.column.setSpacing(12 if wide else 0)
            self._set_margins()
        if self.geometry() != self._place:
            self.setGeometry(self._place)
        self._set_role()

    def _needed(self, wide: bool) -> int:
        """Return the height of a question with its buttons beside the words or below them, laid out
        so."""
        side = self.column.contentsMargins().left()
        self._turn(wide)
        self.column.setContentsMargins(side, AIR, side, AIR)
        self.column.setSpacing(12 if wide else AIR)
        self.column.invalidate()
        inside = self._room.width() - 2 * BORDER
        return self.column.totalHeightForWidth(inside) + 2 * BORDER

    @property
    def _is_to_be_wide(self) -> bool:
        """Whether the room is better used with the buttons beside the words."""
        room = self._room
        if room.width() <= WIDE * room.height():
            return False
        shown = [button.sizeHint() for button in self._all if not button.isHidden()]
        beside = sum(size.width() + self.buttons.spacing() for size in shown)
        below = max((size.height() for size in shown), default=0)
        line = self.sentence.fontMetrics().lineSpacing()
        needed = self.heading.sizeHint().height() + line + below + SPARE
        return beside < (1 - WORDS) * room.width() or needed > room.height()

    @property
    def is_wide(self) -> bool:
        """Whether the buttons are beside the words."""
        return self.column.direction() == QtWidgets.QBoxLayout.Direction.LeftToRight

    def _turn(self, wide: bool) -> None:
        """Put the buttons beside the words, or below them."""
        across = QtWidgets.QBoxLayout.Direction.LeftToRight
        down = QtWidgets.QBoxLayout.Direction.TopToBottom
        self.column.setDirection(across if wide else down)
        self.column.setSpacing(12 if wide else 0)
        for at in range(self.buttons.count()):
            self.buttons.setStretch(at, 0 if wide else 1)

    def _fit_two_lines(self, above: int, below: int) -> tuple[int, int]:
        """Return the margins above and below the words and buttons; if two lines below the heading
        lack room, less of both and no empty part in the heading's line. So one place is good for
        all sentences."""
        shown = [button.sizeHint().height() for button in self._all if not button.isHidden()]
        whole = self.heading.sizeHint().height()
        needed = whole + 2 * self.sentence.fontMetrics().lineSpacing() + max(shown, default=0)
        self.heading.setMaximumHeight(UNBOUNDED)
        if needed + above + below <= self._room.height():
            return above, below
        lacking = max(0, needed + sum(LEAST_MARGINS) - self._room.height())
        if lacking:
            self.heading.setMaximumHeight(max(self.heading.letters_height, whole - lacking))
        return LEAST_MARGINS

    def _set_margins(self) -> None:
        """Set the margins; none if the words need all the height."""
        side, high = max(10, round(self.width() * (0.018 if self.is_wide else 0.03))), self.height()
        if self.is_wide:
            self.heading.setMaximumHeight(UNBOUNDED)
            self.column.setContentsMargins(side, 0, side, 0)
            needed = max(
                self.column.totalHeightForWidth(self.width()),
                self.column.totalMinimumSize().height(),
            )
            spare = max(0, high - needed) // 2
            self.column.setContentsMargins(side, spare, side, spare)
            return
        above, below = self._fit_two_lines(max(3, round(high * 0.035)), max(6, round(high * 0.06)))
        self.column.setContentsMargins(side, above, side, below)

    def _draw_sign(self) -> None:
        self.sign.setVisible(self.sign_name is not None)
        if self.sign_name is not None:
            icon = sprite_files.tinted(
                f"icons/{self.sign_name}",
                theme.current().focus,
                self.size_of_sign,
                self.devicePixelRatioF(),
            )
            self.sign.setPixmap(icon)

    def _say(self, sentence: str, role: str) -> None:
        self.sentence.setText(sentence)
        if self.sentence.property("role") != role:
            self.sentence.setProperty("role", role)
            self.sentence.style().unpolish(self.sentence)
            self.sentence.style().polish(self.sentence)
        self._set_margins()
        self._grow()
