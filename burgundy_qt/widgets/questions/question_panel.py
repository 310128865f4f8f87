"""The page of a question beside the table, and its bar in place of the prompt.

The page shows the tried turn and the reasons for the answer.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.advice import game_advice, tip_text
from burgundy_qt.widgets.advice.tip_card import reason_row, refill, step_row, wrapping
from burgundy_qt.widgets.controls.dialog_frame import set_help_topic, text_label
from burgundy_qt.widgets.log.log_list import CardPage
from burgundy_qt.widgets.page.prompt_block import FittingWord, KeyButton
from burgundy_qt.widgets.play.game_input import Prompt


class QuestionPanel(CardPage):
    """Shows a question; `asked` carries a command of the room "question"."""

    asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading, self.task = wrapping("", "strong"), wrapping("", "note")
        self.hint, self.verdict = wrapping("", "tip-moment"), wrapping("", "tip-headline")
        self.best, self.other = Turn(), Turn()
        self.against = wrapping("", "note")
        self.reasons = QVBoxLayout()
        self.reasons.setSpacing(0)
        self.score = wrapping("", "note")
        self.giving_up = KeyButton(tr("Questions", "Give up"), "question answer", "eye")
        self.leaving = KeyButton(tr("Questions", "End"), "question leave", "close")
        for button, command in ((self.giving_up, "answer"), (self.leaving, "leave")):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda _checked=False, command=command: self.asked.emit(command))
        self._lay_out()
        set_help_topic(self, "advice#learn")

    def _lay_out(self) -> None:
        sheet = QWidget()
        sheet.setProperty("role", "scrolled")
        self.setWidget(sheet)
        column = QVBoxLayout(sheet)
        column.setContentsMargins(4, 4, 6, 6)
        column.setSpacing(6)
        for label in (self.heading, self.task, self.hint, self.verdict):
            column.addWidget(label)
        column.addWidget(self.best)
        column.addWidget(self.against)
        column.addLayout(self.reasons)
        column.addWidget(self.other)
        column.addWidget(self.score)
        for button in (self.giving_up, self.leaving):
            column.addWidget(button)
        column.addStretch(1)

    def ask(self, heading: str, task: str, score: str) -> None:
        """Begin a question, without its answer."""
        self.heading.setText(heading)
        say(self.task, task)
        say(self.score, score)
        for label in (self.hint, self.verdict, self.against):
            say(label, "")
        for turn in (self.best, self.other):
            turn.hide()
        refill(self.reasons, [])
        self.giving_up.show()

    def show_hint(self, prompt: Prompt) -> None:
        """Show the hint."""
        say(self.hint, prompt.sentence)

    def show_verdict(self, prompt: Prompt) -> None:
        """Show the verdict on the tried turn."""
        say(self.verdict, f"{prompt.heading}. {prompt.sentence}")

    def show_answer(
        self,
        best: Sequence[game_advice.StepText],
        achieved: str,
        other: Sequence[game_advice.StepText],
        called: str,
    ) -> None:
        """Show the best turn with its result, and another one to compare, if any."""
        self.best.show_turn(tr("Questions", "The best turn"), best, achieved)
        self.other.show_turn(called, other)
        self.other.setVisible(bool(other))
        self.giving_up.hide()

    def show_reasons(self, against: str, reasons: Sequence[tip_text.TipReason]) -> None:
        """Show what the best turn gains and loses compared with another."""
        say(self.against, against if reasons else "")
        refill(self.reasons, [reason_row(reason) for reason in reasons])

    def show_score(self, score: str) -> None:
        """Show how many questions were solved."""
        say(self.score, score)

    def set_text_scale(self, scale: float) -> None:
        """Scale the icons with the text."""
        for button in (self.giving_up, self.leaving):
            button.set_text_scale(scale)


class Turn(QWidget):
    """A turn in words, step by step, under a title."""

    def __init__(self) -> None:
        super().__init__()
        self.name, self.achieved = wrapping("", "tip-name"), wrapping("", "tip-headline")
        self.steps = QVBoxLayout()
        self.steps.setSpacing(2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(3)
        column.addWidget(self.name)
        column.addWidget(self.achieved)
        column.addLayout(self.steps)

    def show_turn(
        self, called: str, steps: Sequence[game_advice.StepText], achieved: str = ""
    ) -> None:
        """Show these steps."""
        self.name.setText(called)
        say(self.achieved, achieved)
        refill(self.steps, [step_row(number, step) for number, step in enumerate(steps, start=1)])
        self.show()


def say(label: QLabel, text: str) -> None:
    """Show a text, or hide the label without one."""
    label.setText(text)
    label.setVisible(bool(text))


TALLER = 3  # units by which the bar is taller than the prompt
FLAT = 8  # a bar flatter than this ratio of width to height has no space for text above the buttons
BESIDE = 0.6  # the largest share of the width for buttons beside the text


class QuestionBar(QFrame):
    """Shows a Prompt and buttons for commands of the room "question"; `asked` carries one of
    them."""

    asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "review")
        self.scale = 1.0
        self.heading = FittingWord("prompt-heading")
        self.sentence = text_label("", "note")
        self.sentence.setWordWrap(True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.buttons = {
            "again": KeyButton(tr("Questions", "Try again"), "question again", "undo"),
            "answer": KeyButton(tr("Questions", "Show the answer"), "question answer", "eye"),
            "next": KeyButton(tr("Questions", "Next"), "question next", "next", "primary"),
            "leave": KeyButton(tr("Questions", "End"), "question leave", "close"),
        }
        self.column = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self.words = words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.heading)
        words.addWidget(self.sentence, 1)
        self.column.addLayout(words, 1)
        self.foot = foot = QHBoxLayout()
        foot.setSpacing(8)
        for command, button in self.buttons.items():
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.clicked.connect(lambda _checked=False, command=command: self.asked.emit(command))
            foot.addWidget(button, 1)
        self.column.addLayout(foot)
        set_help_topic(self, "advice#learn")

    def say(self, prompt: Prompt, commands: tuple[str, ...], primary: str) -> None:
        """Show a prompt and these commands; Enter carries out the `primary` one."""
        self.heading.setText(prompt.heading)
        self.sentence.setText(prompt.sentence)
        self.setAccessibleName(" ".join(filter(None, (f"{prompt.heading}.", prompt.sentence))))
        for command, button in self.buttons.items():
            button.setVisible(command in commands)
            button.set_role("primary" if command == primary else "key")
        if primary in commands:
            self.buttons[primary].setFocus()

    def set_text_scale(self, scale: float) -> None:
        """Scale the icons with the text."""
        self.scale = scale
        for button in self.buttons.values():
            button.set_text_scale(scale)

    def set_area(self, rect: QRect) -> None:
        """Fill the place of the prompt; in a flat one the buttons are beside the text if they
        fit."""
        side, wide = max(10, round(rect.width() * 0.03)), rect.width() - 2
        is_flat = rect.width() > FLAT * rect.height()
        is_flat = is_flat and self.foot.sizeHint().width() <= BESIDE * wide
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        for layout in (self.words, self.column):
            layout.invalidate()  # of a bar that was hidden they know the height of the last text
        self.column.setDirection(across if is_flat else down)
        self.column.setSpacing(side if is_flat else round(3 * self.scale))
        self.column.setContentsMargins(side, round(4 * self.scale), side, round(8 * self.scale))
        tall = max(
            rect.height() + round(TALLER * self.scale), self.column.totalHeightForWidth(wide)
        )
        self.setGeometry(QRect(rect.left() + 1, rect.bottom() - tall, wide, tall))
        for button in self.buttons.values():
            button.fit()
