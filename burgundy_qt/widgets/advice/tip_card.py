"""One tip as a card that can be chosen and played: its result, its steps, and its optional
figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QVBoxLayout, QWidget

from burgundy_qt.language.formats import MINUS, signed
from burgundy_qt.language.translation import tr
from burgundy_qt.session.bots.adviser import ALONE, Advice
from burgundy_qt.widgets.advice import tip_text
from burgundy_qt.widgets.advice.game_advice import StepText, TurnTexts
from burgundy_qt.widgets.advice.tip_text import TipReason
from burgundy_qt.widgets.controls.dialog_frame import text_label
from burgundy_qt.widgets.theme import theme
from burgundy_qt.widgets.theme.labels import SpriteLabel

PLAYED_BY = Qt.Key.Key_Return, Qt.Key.Key_Enter
CHOSEN_BY = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}

SIGNS = {"+": "good", MINUS: "bad", "±": "caption"}
LARGE = 1.2  # the text size from which words beside the title do not fit
PICTURE = 24  # units: the width of the tile beside a step


@dataclass(frozen=True)
class TipText:
    """A tip in words: its title, its result, its immediate points, its steps."""

    title: str
    headline: str
    at_once: str
    steps: Sequence[StepText]

    @classmethod
    def of(cls, advice: Advice, at: int, words: TurnTexts) -> TipText:
        """Return one of the tips of an advice in words."""
        tip, points = advice.tips[at], words.at_once(advice.tips[at].events, advice.seat)
        return cls(
            tip_text.titled(at + 1, at == advice.best and len(advice.tips) > 1),
            words.headline(tip.events, advice.seat),
            points_at_once(points) if points else "",
            words.steps(tip.plan),
        )

    @property
    def heard(self) -> str:
        """The tip for a screen reader."""
        return " ".join(
            part for part in (self.headline, *(step.heard for step in self.steps)) if part
        )


class TipCard(QFrame):
    """Shows one tip. `chosen` follows a click or a key, `played` a double click or Enter."""

    chosen = Signal()
    played = Signal()
    stepped = Signal(int)  # by key: 1 for the next card, -1 for the one before

    def __init__(self, number: int) -> None:
        super().__init__()
        self.setProperty("role", "tip")
        self.setProperty("chosen", "false")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.name = wrapping(tip_text.tip_name(number), "tip-name")
        self.shown_text: TipText | None = None
        self.is_chosen = False
        self._steps: list[QWidget] = []
        self._reasons: list[TipReason] = []
        self.at_once = text_label("", "tip-points")
        self.headline = wrapping("", "tip-headline")
        self.steps = QVBoxLayout()
        self.steps.setSpacing(2)
        self.reasons = QVBoxLayout()
        self.reasons.setSpacing(0)
        self.points = wrapping("", "tip-points")
        self.against = wrapping("", "log")
        self.share = text_label("", "tip-share")
        self.bar = QProgressBar()
        self.bar.setProperty("role", "advice")
        self.bar.setTextVisible(False)
        self.bar.setRange(0, 1000)
        self.bar.setMinimumWidth(40)
        head = QHBoxLayout()
        head.addWidget(self.name, 1)
        head.addWidget(self.at_once, 0, Qt.AlignmentFlag.AlignTop)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(8, 7, 10, 7)
        self.column.setSpacing(4)
        self.column.addLayout(head)
        self.column.addWidget(self.headline)
        self.column.addLayout(self.steps)
        self.figures = self._figures()
        self.figures.hide()
        self.column.addWidget(self.figures)

    def _figures(self) -> QWidget:
        """Return the folded figures: points, chance to win, reasons."""
        figures = QWidget()
        column = QVBoxLayout(figures)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(3)
        chance = QHBoxLayout()
        chance.setSpacing(8)
        chance.addWidget(self.bar, 1)
        chance.addWidget(self.share)
        for widget in (self.points, self.against):
            column.addWidget(widget)
        column.insertLayout(1, chance)
        column.addLayout(self.reasons)
        return figures

    def show_tip(self, advice: Advice, at: int, words: TurnTexts, figures: bool) -> None:
        """Show one of the tips, and its `figures` if they are unfolded."""
        tip, text = advice.tips[at], TipText.of(advice, at, words)
        if text != self.shown_text:
            self.shown_text = text
            self.name.setText(text.title)
            self.at_once.setText(text.at_once)
            self.headline.setText(text.headline)
            self.headline.setVisible(text.headline != "")
            self._steps = [
                step_row(number, step) for number, step in enumerate(text.steps, start=1)
            ]
            refill(self.steps, self._steps)
            self._fold_steps()
        is_promised = figures and tip.is_measured
        self.figures.setVisible(figures)
        if figures:
            self._show_figures(advice, at, words)
        self.setAccessibleName(
            " ".join((text.heard, *([tip_text.promise(tip, tip)] if is_promised else [])))
        )

    def _show_figures(self, advice: Advice, at: int, words: TurnTexts) -> None:
        tip, best, reasons = advice.tips[at], advice.best_tip, tip_text.reasons(advice, at, words)
        if reasons != self._reasons:
            self._reasons = reasons
            refill(self.reasons, [reason_row(reason) for reason in reasons])
        self.against.setText(tip_text.against_text(advice, at))
        self.against.setVisible(self.against.text() != "")
        self.points.setText(tip_text.points_words(tip, best))
        self.points.setVisible(tip.is_measured)
        mark(self.points, "kind", "best" if tip is best else kind_of(tip.ahead))
        for part in (self.share, self.bar):
            part.setVisible(tip.counted != ALONE and tip.is_measured)
        self.share.setText(tip_text.share_text(tip.win))
        self.bar.setValue(round(1000 * tip.win))

    def choose(self, is_chosen: bool) -> None:
        """Set whether the tip is shown on the table: then all its steps are visible, else the
        first one."""
        self.is_chosen = is_chosen
        for widget in (self, self.name):
            mark(widget, "chosen", "true" if is_chosen else "false")
        self._fold_steps()

    def _fold_steps(self) -> None:
        for row in self._steps[1:]:
            row.setVisible(self.is_chosen)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Choose the tip."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Play the tip."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.played.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Play the tip, or go to another one; ignore other keys."""
        if event.key() in PLAYED_BY:
            self.played.emit()
        elif event.key() == Qt.Key.Key_Space:
            self.chosen.emit()
        elif event.key() in CHOSEN_BY:
            self.stepped.emit(CHOSEN_BY[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


def points_at_once(points: int) -> str:
    """Return the immediate points of a turn; with large text only the number fits."""
    text = signed(points, 0)
    return text if theme.scale() > LARGE else tr("Hint", "{points} at once", points=text)


def step_row(number: int, step: StepText) -> QWidget:
    """Return a step with its number; a tile named by a number has its effect and its picture
    below."""
    widgets = [wrapping(step.text, "tip-step"), *([known_row(step)] if step.effect else [])]
    return row_of(text_label(str(number), "tip-order"), widgets)


def known_row(step: StepText) -> QWidget:
    """Return the effect of a tile beside its picture."""
    row = QWidget()
    line = QHBoxLayout(row)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(6)
    line.addWidget(wrapping(step.effect, "tip-effect"), 1)
    line.addWidget(SpriteLabel(step.picture, round(PICTURE * theme.scale())))
    return row


def reason_row(reason: TipReason) -> QWidget:
    """Return a reason with its sign."""
    return row_of(text_label(reason.sign, SIGNS[reason.sign]), [wrapping(reason.text, "log")])


def row_of(sign: QLabel, widgets: Sequence[QWidget]) -> QWidget:
    """Return lines with a sign before the first; all signs have the same width."""
    sign.setProperty("column", "signs")
    row = QWidget()
    line = QHBoxLayout(row)
    line.setContentsMargins(2, 0, 0, 0)
    line.setSpacing(7)
    line.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
    below = QVBoxLayout()
    below.setSpacing(0)
    for widget in widgets:
        below.addWidget(widget)
    line.addLayout(below, 1)
    return row


def wrapping(text: str, role: str) -> QLabel:
    """Return a label that wraps."""
    label = text_label(text, role)
    label.setWordWrap(True)
    return label


def kind_of(ahead: float | None) -> str:
    """Return the kind of a difference in points, for its colour: "more", "fewer", or "even" if
    unclear."""
    if ahead is None:
        return "even"
    return "more" if ahead > 0 else "fewer"


def refill(layout: QVBoxLayout, widgets: Sequence[QWidget]) -> None:
    """Replace the contents of a layout with these widgets."""
    while (item := layout.takeAt(0)) is not None:
        old = item.widget()
        if old is not None:
            old.hide()
            old.deleteLater()
    for widget in widgets:
        layout.addWidget(widget)


def mark(widget: QWidget, name: str, value: str) -> None:
    """Set a property that the style sheet uses, and apply the style again if it changed."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
