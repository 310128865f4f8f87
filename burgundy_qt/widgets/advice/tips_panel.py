"""The tips beside the table: up to three turns, the best first, and why it is the best."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from burgundy_qt.language.tr import later, tr
from burgundy_qt.session.advice import MOST_TIPS, Advice, Tip
from burgundy_qt.widgets.advice import tip_words
from burgundy_qt.widgets.advice.tip_card import TipCard, wrapping
from burgundy_qt.widgets.advice.why_words import why_words
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.log.card_page import CardPage

NOTHING = later("Hint", "Press {key}, and the best turns are shown here and on the table.")
PEEK = 44  # pixels of the explanation that show that there is one
THINKING = later("Hint", "Thinking about your turn…")


class TipsPanel(CardPage):
    """Shows Advice.

    `chosen` tells which tip is looked at, `played` that one is to be played, `left` that Esc was hit."""

    chosen = Signal(int)
    played = Signal(int)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.advice: Advice | None = None
        self.at = 0
        self.cards = [TipCard(number) for number in range(1, MOST_TIPS + 1)]
        self.told = wrapping("", "note")
        self.heading = wrapping(tr("Hint", "Why the first one?"), "strong")
        self.why = wrapping("", "note")
        self.searched = wrapping("", "note")
        sheet = QWidget()
        sheet.setProperty("role", "scrolled")
        self.column = QVBoxLayout(sheet)
        self.column.setContentsMargins(4, 4, 6, 6)
        self.column.setSpacing(6)
        self.column.addWidget(self.told)
        for at, card in enumerate(self.cards):
            card.chosen.connect(lambda at=at: self.choose(at))
            card.played.connect(lambda at=at: self.played.emit(at))
            card.stepped.connect(lambda by, at=at: self.step(at + by))
            card.installEventFilter(self)
            self.column.addWidget(card)
        for widget in (self.heading, self.why, self.searched):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self.setWidget(sheet)
        keymap.changed.connect(self._name_key)
        self.clear()

    @property
    def wanted_height(self) -> int:
        """High enough for the tips; the explanation can be scrolled to."""
        layout, wide = self.column, self.viewport().width()
        shown = [widget for widget in (self.told, *self.cards, self.heading) if not widget.isHidden()]
        heights = [
            widget.heightForWidth(wide) if widget.hasHeightForWidth() else widget.sizeHint().height()
            for widget in shown
        ]
        return sum(heights) + (len(shown) + 1) * layout.spacing() + PEEK

    @property
    def tip(self) -> Tip | None:
        """The tip that is looked at."""
        return self.advice.tips[self.at] if self.advice is not None else None

    def clear(self) -> None:
        """There is no advice."""
        self._empty(NOTHING)

    def _name_key(self) -> None:
        """The key that asks for advice may be another one now."""
        if self.advice is None and not self.is_waiting:
            self.clear()

    def wait(self) -> None:
        """Advice is on its way."""
        self._empty(THINKING)
        self.is_waiting = True

    def _empty(self, sentence: str) -> None:
        self.advice, self.at, self.is_waiting = None, 0, False
        self.told.setText(tr("Hint", sentence, key=keymap.label("hint")))
        self.told.show()
        for widget in (*self.cards, self.heading, self.why, self.searched):
            widget.hide()

    def show_advice(self, advice: Advice, numbers: Mapping[str, int]) -> None:
        """Show these tips; the one that was looked at stays so where it is still among them.

        `numbers` gives the die face of every space of the seat's estate."""
        looked_at = self.tip.plan[0] if self.tip is not None and self.at else None
        again = (at for at, tip in enumerate(advice.tips) if tip.plan[0] == looked_at)
        self.advice, self.at = advice, next(again, 0)
        self.told.hide()
        for at, card in enumerate(self.cards):
            card.setVisible(at < len(advice.tips))
            if at < len(advice.tips):
                tip = advice.tips[at]
                steps = tip_words.step_words(tip.plan, numbers)
                card.show_tip(tip, advice.tips[0], steps, tip_words.reasons(advice, at))
                card.choose(at == self.at)
        self._explain(advice)
        self.chosen.emit(self.at)

    def _explain(self, advice: Advice) -> None:
        why = " ".join(why_words(advice))
        self.heading.setVisible(why != "" and len(advice.tips) > 1)
        self.why.setText(why)
        self.why.setVisible(why != "")
        self.searched.setText(tip_words.searched_words(advice))
        self.searched.show()

    def choose(self, at: int) -> None:
        """Look at one of the tips."""
        if self.advice is None or not 0 <= at < len(self.advice.tips):
            return
        self.at = at
        for number, card in enumerate(self.cards):
            card.choose(number == at)
        self.cards[at].setFocus()
        self.ensureWidgetVisible(self.cards[at])
        self.chosen.emit(at)

    def step(self, at: int) -> None:
        """The next tip or the one before, by key."""
        if self.advice is not None:
            self.choose(min(max(at, 0), len(self.advice.tips) - 1))

    def take_focus(self) -> None:
        """Let the keys go through the tips."""
        self.cards[self.at].setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Esc leaves the tips."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return True
        return super().eventFilter(watched, event)
