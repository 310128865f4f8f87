"""The tips panel beside the table: up to three turns in words, the reasons for the best one,
and the figures."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.ruleset import Action
from burgundy_qt.session.bots.adviser import ALONE, MOST_TIPS, Advice, Tip
from burgundy_qt.widgets.advice.game_advice import MotiveTexts, TurnTexts
from burgundy_qt.widgets.advice.tip_card import TipCard, reason_row, refill, wrapping
from burgundy_qt.widgets.advice.tip_text import (
    TipReason,
    facts_texts,
    in_words,
    searched_text,
    tip_name,
    why_words,
)
from burgundy_qt.widgets.controls.dialog_frame import (
    push_button,
)
from burgundy_qt.widgets.controls.value_controls import Switch, narrow
from burgundy_qt.widgets.keys.keymap import keymap, tooltip_with_key
from burgundy_qt.widgets.log.log_list import CardPage

# The order of the tips: a tip that a person is reading stays in place when a better answer
# arrives.


def keep_order(advice: Advice, shown: Sequence[Tip]) -> Advice:
    """Return the advice with each turn that was `shown` before in its old place; new ones fill the
    gaps, the better first.

    `best` and `against` follow.
    """
    places: dict[int, int] = {}
    for same in (whole_turn, first_action):
        for at, old in enumerate(shown[: len(advice.tips)]):
            found = found_among(advice.tips, same(old), same, places.values())
            if at not in places and found is not None:
                places[at] = found
    free = iter([number for number in range(len(advice.tips)) if number not in places.values()])
    order = [places[at] if at in places else next(free) for at in range(len(advice.tips))]
    against = None if advice.against is None else order.index(advice.against)
    tips = tuple(advice.tips[number] for number in order)
    return replace(advice, tips=tips, best=order.index(advice.best), against=against)


def found_among(
    tips: Sequence[Tip], wanted: Hashable, same: Callable[[Tip], Hashable], taken: Collection[int]
) -> int | None:
    """Return the first tip without a place that equals the wanted one by the key `same`."""
    return next(
        (at for at, tip in enumerate(tips) if at not in taken and same(tip) == wanted), None
    )


def whole_turn(tip: Tip) -> Hashable:
    """Return a key of a turn's actions that ignores their order."""
    return tuple(sorted(map(repr, tip.plan)))


def first_action(tip: Tip) -> Hashable:
    """Return a key of the first action of a turn."""
    return repr(tip.plan[:1])


NOTHING = tr_noop("Hint", "Press {key} to see the best turns here and on the table.")
PEEK = 44  # pixels of the explanation that remain visible, so that people find it
THINKING = tr_noop("Hint", "Thinking about the turn…")


class TipsPanel(CardPage):
    """Shows Advice.

    While it is still improving there are only words, in a stable order; then the figures as well,
    if they are unfolded.

    `chosen` carries the tip in view, `played` one to play; `left` says that Esc was pressed.
    `unfolded` and `goal_chosen` carry a person's choice: whether to show figures, whether to play
    for points. `other_side_asked` asks for the turns of the opponent, or for one's own again.
    """

    chosen = Signal(int)
    played = Signal(int)
    left = Signal()
    unfolded = Signal(bool)
    goal_chosen = Signal(object)
    other_side_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.advice: Advice | None = None
        self.turns: TurnTexts | None = None  # for the position of the advice
        self.texts: MotiveTexts | None = None
        self.at = 0
        self.is_held = False  # whether a person chose the tip in view
        self.is_waiting = False
        self.is_steady = True  # whether two answers agree on the best first step, or it is final
        self.cards = [TipCard(number) for number in range(1, MOST_TIPS + 1)]
        self.moment = wrapping("", "tip-moment")
        self.label = wrapping("", "note")
        self.heading = wrapping("", "strong")
        self.facts = QWidget()
        self.fact_rows = QVBoxLayout(self.facts)
        self.fact_rows.setContentsMargins(0, 0, 0, 0)
        self.fact_rows.setSpacing(3)
        self._facts: list[TipReason] = []
        self.words = wrapping("", "note")
        self.figures = push_button(tr("Hint", "Figures"), "flat")
        self.figures.setCheckable(True)
        self.figures.toggled.connect(self._unfold)
        self.other_side = push_button("", "flat")
        narrow(self.other_side)
        self.other_side.clicked.connect(self.other_side_asked)
        self.of_opponent = False
        self.why = wrapping("", "note")
        self.searched = wrapping("", "note")
        self.for_points = Switch()
        self.for_points.setAccessibleName(tr("Hint", "Play for points"))
        self.for_points.chosen.connect(self.goal_chosen)
        self.goal = self._goal_row()
        self._lay_out()
        keymap.changed.connect(self._name_keys)
        self._name_keys()
        self.show_moment("")
        self.clear()

    def _lay_out(self) -> None:
        sheet = QWidget()
        sheet.setProperty("role", "scrolled")
        self.setWidget(sheet)
        self.column = QVBoxLayout(sheet)
        self.column.setContentsMargins(4, 4, 6, 6)
        self.column.setSpacing(6)
        self.column.addWidget(self.moment)
        self.column.addWidget(self.label)
        for at, card in enumerate(self.cards):
            card.chosen.connect(lambda at=at: self.choose(at))
            card.played.connect(lambda at=at: self.played.emit(at))
            card.stepped.connect(lambda by, at=at: self.step(at + by))
            card.installEventFilter(self)
            self.column.addWidget(card)
        for widget in (
            self.heading,
            self.facts,
            self.words,
            self.goal,
            self.figures,
            self.why,
            self.searched,
            self.other_side,
        ):
            self.column.addWidget(widget)
        self.column.addStretch(1)

    def _goal_row(self) -> QWidget:
        """Return the switch with its label."""
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(2, 2, 2, 2)
        line.setSpacing(8)
        line.addWidget(wrapping(tr("Hint", "Play for points"), "note"), 1)
        line.addWidget(self.for_points)
        return row

    @property
    def wanted_height(self) -> int:
        """The height of the tips, with a part of the explanation."""
        layout, wide = self.column, self.viewport().width()
        shown = [
            widget
            for widget in (self.moment, self.label, *self.cards, self.heading, self.facts)
            if not widget.isHidden()
        ]
        heights = [
            widget.heightForWidth(wide)
            if widget.hasHeightForWidth()
            else widget.sizeHint().height()
            for widget in shown
        ]
        return sum(heights) + (len(shown) + 1) * layout.spacing() + PEEK

    @property
    def tip(self) -> Tip | None:
        """The tip in view."""
        return self.advice.tips[self.at] if self.advice is not None else None

    def others(self, at: int) -> dict[str, Action]:
        """Return the first action of each other tip, by the name of the tip."""
        tips = self.advice.tips if self.advice is not None else ()
        return {
            tip_name(number): tip.plan[0]
            for number, tip in enumerate(tips, start=1)
            if number != at + 1
        }

    @property
    def shows_figures(self) -> bool:
        """Whether figures are unfolded and final."""
        return self.advice is not None and self.advice.is_last and self.figures.isChecked()

    def use(self, figures: bool, for_points: bool) -> None:
        """Set whether figures are unfolded, and whether the aim is points."""
        self.for_points.show_value(for_points)
        with QSignalBlocker(self.figures):
            self.figures.setChecked(figures)
        self._show()

    def set_text_scale(self, scale: float) -> None:
        """Scale the pictures with the text."""
        for card in self.cards:
            card.shown_text = None
        self._show()

    def show_moment(self, sentence: str) -> None:
        """Show the moment of the tips, or "" for the present."""
        self.moment.setText(sentence)
        self.moment.setVisible(sentence != "")

    def show_notice(self, sentence: str) -> None:
        """Show why there are no tips."""
        self._empty()
        self.label.setText(sentence)
        self._name_other_side(self.of_opponent)

    def clear(self) -> None:
        """Show that there is no advice."""
        self.of_opponent = False
        self.show_notice(tr("Hint", NOTHING, key=keymap.label("hint")))

    def wait(self, of_opponent: bool = False) -> None:
        """Show that advice is being computed, for the opponent or not."""
        self.of_opponent = of_opponent
        self.show_notice(tr("Hint", THINKING))
        self.is_waiting = True

    def _name_keys(self) -> None:
        """Set the tool tips with the current keys."""
        self.figures.setToolTip(
            tooltip_with_key(tr("Hint", "Points by source and chances to win"), "figures")
        )
        self.for_points.setToolTip(
            tooltip_with_key(tr("Hint", "Points count, not the win"), "for points")
        )
        if self.advice is None and not self.is_waiting:
            self.clear()

    def _empty(self) -> None:
        self.advice, self.at, self.is_held, self.is_waiting = None, 0, False, False
        self.is_steady = True
        self.label.show()
        for widget in (
            *self.cards,
            self.heading,
            self.facts,
            self.words,
            self.figures,
            self.why,
            self.searched,
            self.goal,
        ):
            widget.hide()

    def _name_other_side(self, is_there: bool) -> None:
        """Show the button for the turns of the other side, or hide it."""
        own = tr("Hint", "Your own best turns")
        self.other_side.setText(own if self.of_opponent else tr("Hint", "The opponent's plan"))
        self.other_side.setVisible(is_there)

    def show_advice(
        self, advice: Advice, words: TurnTexts, texts: MotiveTexts, is_alone: bool = False
    ) -> None:
        """Show these tips: while the search goes on known ones stay in place, and at its end the
        best comes first. A tip that a person chose stays chosen, otherwise the best is. `texts` are
        the sentences for facts."""
        before = self.advice
        held = first_action(before.tips[self.at]) if before is not None and self.is_held else None
        shown = before.tips if before is not None else ()
        self.advice = advice if advice.is_last else keep_order(advice, shown)
        was_best = None if before is None else first_action(before.best_tip)
        self.is_steady = advice.is_last or first_action(advice.best_tip) == was_best
        self.turns, self.texts = words, texts
        again = (at for at, tip in enumerate(self.advice.tips) if first_action(tip) == held)
        found = next(again, None)
        self.is_held, self.at = found is not None, self.advice.best if found is None else found
        self.label.hide()
        self._name_other_side(not is_alone)
        self._show()
        if any(card.hasFocus() for card in self.cards):
            self.take_focus()
        self.chosen.emit(self.at)

    def _show(self) -> None:
        """Show the current advice, with or without figures."""
        advice, words = self.advice, self.turns
        if advice is None or words is None:
            return
        for at, card in enumerate(self.cards):
            card.setVisible(at < len(advice.tips))
            if at < len(advice.tips):
                card.show_tip(advice, at, words, self.shows_figures)
                card.choose(at == self.at)
                card.setToolTip(card_words(self.of_opponent))
        self._explain(advice, words)

    def _explain(self, advice: Advice, words: TurnTexts) -> None:
        """Show why the best tip is the best, once that is known."""
        text = (
            " ".join(in_words(advice, words))
            if advice.is_last
            else tr("Hint", "Still looking for better ones…")
        )
        why = " ".join(why_words(advice, words)) if self.shows_figures else ""
        self._show_facts(advice)
        self.heading.setText(tr("Hint", "Why tip {number}?", number=advice.best + 1))
        has_reasons = advice.is_last and bool(self._facts or text)
        self.heading.setVisible(has_reasons and len(advice.tips) > 1)
        self.words.setText(text)
        for at, card in enumerate(self.cards):
            is_explained = advice.is_last and at == advice.best and text != ""
            by_key = tr("Hint", "Press Enter to play its first step.")
            card.setAccessibleDescription(text if is_explained else by_key)
        self.why.setText(why)
        self.searched.setText(searched_text(advice))
        self.words.setVisible(text != "")
        self.why.setVisible(why not in ("", text))
        self.searched.setVisible(self.shows_figures)
        self.figures.setVisible(advice.is_last)
        self.goal.setVisible(advice.best_tip.counted not in ("cells", ALONE))

    def _show_facts(self, advice: Advice) -> None:
        """Show the facts that distinguish the best tip, once it is final."""
        reasons = facts_texts(advice, self.texts) if advice.is_last and self.texts else []
        if reasons != self._facts:
            self._facts = reasons
            refill(self.fact_rows, [reason_row(fact) for fact in reasons])
        self.facts.setVisible(bool(reasons))

    def _unfold(self, are_wanted: bool) -> None:
        self._show()
        self.unfolded.emit(are_wanted)

    def choose(self, at: int) -> None:
        """Choose one of the tips."""
        if self.advice is None or not 0 <= at < len(self.advice.tips):
            return
        self.at, self.is_held = at, True
        for number, card in enumerate(self.cards):
            card.choose(number == at)
        self.cards[at].setFocus()
        self.column.activate()
        self.ensureWidgetVisible(self.cards[at])
        self.chosen.emit(at)

    def step(self, at: int) -> None:
        """Choose the tip of that number, or the nearest one."""
        if self.advice is not None:
            self.choose(min(max(at, 0), len(self.advice.tips) - 1))

    def take_focus(self) -> None:
        """Give the focus to the tips."""
        self.cards[self.at].setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Leave the tips with Esc."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() == Qt.Key.Key_Escape
        ):
            self.left.emit()
            return True
        return super().eventFilter(watched, event)


def card_words(of_opponent: bool) -> str:
    """Return what a click on a tip does."""
    if of_opponent:
        return tr("Hint", "Click to show it on the table.")
    return tr("Hint", "Click to show it on the table. Double-click to play its first step.")
