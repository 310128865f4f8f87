"""What is said of a turn that was tried, in the place of the prompt, and the ways on from there."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.controls.dialog_frame import set_help_topic, text_label
from burgundy_qt.widgets.page.prompt_block import FittingWord, KeyButton
from burgundy_qt.widgets.play.game_input import Prompt

TALLER = 3  # units that the bar stands out above the place of the prompt
FLAT = 8  # so many times as wide as high the place has no room for words above buttons
BESIDE = 0.6  # share of the width that the buttons may take beside the words


class QuestionBar(QFrame):
    """Shows a Prompt and offers commands of the room "question"; `asked` carries one of them."""

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
        words = QVBoxLayout()
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
        """Show what is told, and these commands, one of which answers to Enter."""
        self.heading.setText(prompt.heading)
        self.sentence.setText(prompt.sentence)
        self.setAccessibleName(" ".join(filter(None, (f"{prompt.heading}.", prompt.sentence))))
        for command, button in self.buttons.items():
            button.setVisible(command in commands)
            button.set_role("primary" if command == primary else "key")
        if primary in commands:
            self.buttons[primary].setFocus()

    def letter(self, scale: float) -> None:
        """The text has been given this scale: the icons follow."""
        self.scale = scale
        for button in self.buttons.values():
            button.letter(scale)

    def lie_at(self, rect: QRect) -> None:
        """Lie over the place that the table keeps free for the prompt; where it is flat the buttons
        lie beside the words, as far as there is room."""
        side, wide = max(10, round(rect.width() * 0.03)), rect.width() - 2
        is_flat = rect.width() > FLAT * rect.height()
        is_flat = is_flat and self.foot.sizeHint().width() <= BESIDE * wide
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self.column.setDirection(across if is_flat else down)
        self.column.setSpacing(side if is_flat else round(3 * self.scale))
        self.column.setContentsMargins(side, round(4 * self.scale), side, round(8 * self.scale))
        tall = max(
            rect.height() + round(TALLER * self.scale), self.column.totalHeightForWidth(wide)
        )
        self.setGeometry(QRect(rect.left() + 1, rect.bottom() - tall, wide, tall))
        for button in self.buttons.values():
            button.fit()
