"""The cost of each choice on the table: every place that can be clicked is tinted by what its best
action loses, and the list of moves shows it too. It lasts while its key is held, or from one press
to the next."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPainterPath, QPen

from burgundy_qt.language.translation import tr
from burgundy_qt.session.bots.tutor import ChoiceCosts
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.advice import game_advice, hint_controller, hint_marks
from burgundy_qt.widgets.controls.dialog_frame import ConfirmDialog, set_help_topic
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.panels.legal_moves import MovesPanel, cost_colour
from burgundy_qt.widgets.phrases.loss_text import Cost, cost_of
from burgundy_qt.widgets.play import decision, move_choice
from burgundy_qt.widgets.sprites import brush
from burgundy_qt.widgets.sprites.brush import PaintStyle, translucent
from burgundy_qt.widgets.sprites.places import Slot, SlotPlace
from burgundy_qt.widgets.table.table_scene import TableScene
from burgundy_qt.widgets.theme import fonts

HELD = 0.35
"""Seconds after which a press counts as holding the key."""
ABOVE_LIGHTS = 7.5
PILL, LEAST_TEXT = 21, 15  # units: the height of a sign with a cost, and at least
TINT = 0.36
BELOW_MIDDLE = 0.18, 0.0, -0.14
"""Where a sign may be, in heights of the place below its middle: the best first, the others if a
price is there."""


class CostMarks(hint_marks.TableMarks):
    """A tint and a sign on each place that costs something."""

    margin, level = PILL, ABOVE_LIGHTS

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.costs: Mapping[Slot, Cost] = {}

    def show(self, costs: Sequence[tuple[move_choice.Action, Cost]]) -> None:
        """Mark every place with the lowest cost of an action that it begins or ends, and equal
        pieces alike."""
        found: dict[Slot, Cost] = {}
        for action, cost in costs:
            for slot in self._slots_of(action):
                if slot not in found or cost.value < found[slot].value:
                    found[slot] = cost
        self.costs = found | self._twins_of(found)
        self._draw()

    def _slots_of(self, action: move_choice.Action) -> set[Slot]:
        view, seat = self.scene.view, self.scene.acting
        if view is None or seat is None:
            return set()
        steps = game_advice.advice_of(view.game).steps([action], self.scene.state, seat)
        return {slot for step in steps for slot in (*step.marked, step.target) if slot is not None}

    def _twins_of(self, found: Mapping[Slot, Cost]) -> dict[Slot, Cost]:
        """Return the costs of the other highlighted pieces that look the same: an action names a
        tile, and two of them may be in the display."""
        shown = self.scene.tabletop.shown
        alike = {(slot.kind, slot.owner, shown.get(slot)): cost for slot, cost in found.items()}
        lit = {slot for target in self.scene.highlights for slot in self.scene.slots(target)}
        return {
            slot: alike[key]
            for slot in lit - found.keys()
            if slot in shown and (key := (slot.kind, slot.owner, shown[slot])) in alike
        }

    def clear(self) -> None:
        """Remove all marks."""
        self.show(())

    def slots(self) -> Iterable[Slot]:
        """Return the places with a cost."""
        return self.costs

    def paint(self, painter: QPainter, style: PaintStyle, places: Mapping[Slot, SlotPlace]) -> None:
        """Paint the tints, and the signs over all of them."""
        taken = self.scene.lights.price_rects()
        for slot, place in places.items():
            paint_tint(painter, place, self.costs[slot], style, taken)
        for slot, place in places.items():
            sign = sign_rect(place, self.costs[slot], style, taken)
            paint_sign(painter, sign, self.costs[slot], style)
            taken.append(sign)


def paint_tint(
    painter: QPainter, place: SlotPlace, cost: Cost, style: PaintStyle, prices: Sequence[QRectF]
) -> None:
    """Tint a place in the colour of its cost, but not the prices on it."""
    tinted = place.outline()
    for price in prices:
        if price.intersects(place.rect):
            plate = QPainterPath()
            plate.addRoundedRect(price, price.height() / 2, price.height() / 2)
            tinted -= plate
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(translucent(cost_colour(cost, style.palette), TINT))
    painter.drawPath(tinted)


def sign_rect(place: SlotPlace, cost: Cost, style: PaintStyle, taken: Sequence[QRectF]) -> QRectF:
    """Return the rectangle of the sign with the cost: on the upper edge of a plate, which has words
    below, otherwise near the middle of the place, where nothing of the `taken` is."""
    rect = place.rect
    height = max(LEAST_TEXT * style.u, min(PILL * style.u, rect.height() * 0.5))
    width = QFontMetricsF(sign_font(height)).horizontalAdvance(cost.text) + height * 0.8
    sign = QRectF(0, 0, width, height)
    if place.form == "plate" and place.lettering is not None:
        sign.moveCenter(QPointF(rect.center().x(), rect.top() + 3 * style.u))
        return sign
    found = []
    for share in BELOW_MIDDLE:
        sign.moveCenter(rect.center() + QPointF(0, rect.height() * share))
        found.append(QRectF(sign))
        if not any(sign.intersects(other) for other in taken):
            return found[-1]
    return found[0]


def sign_font(height: float) -> QFont:
    """Return the font of a sign of this height."""
    return fonts.number_font(height * 0.56, 700)


def paint_sign(painter: QPainter, sign: QRectF, cost: Cost, style: PaintStyle) -> None:
    """Paint a sign with its cost."""
    colour, height = cost_colour(cost, style.palette), sign.height()
    painter.setPen(QPen(QColor(colour), 1.6 * style.u))
    painter.setBrush(QColor(style.palette.raised))
    painter.drawRoundedRect(sign, height / 2, height / 2)
    brush.draw_text(painter, style, sign, cost.text, sign_font(height), colour, "middle")


class ChoiceCostController(QObject):
    """Shows the costs while the key is held, or until it is pressed again, and never longer than
    the decision. `question_made` carries a dialog to show."""

    question_made = Signal(object)

    def __init__(
        self,
        page: TablePage,
        session: GameSession,
        advising: hint_controller.HintController,
        moves: MovesPanel,
    ) -> None:
        super().__init__(page)
        self.page, self.session, self.advising, self.moves = page, session, advising, moves
        self.marks = CostMarks(page.scene)
        self.is_on = False
        self._moment: GameView | None = None
        self._pressed_at = 0.0
        session.compared.connect(self._show)
        session.began.connect(self.close)
        session.returned.connect(self.close)
        page.decision.acted.connect(self.close)
        page.keys.escaped.connect(self.close)

    def toggle(self) -> None:
        """Show the costs, or hide them."""
        view = self.session.view
        if self.is_on:
            self.close()
        elif view is None or not self._is_decision(view):
            return
        elif view.is_unaided:
            self.page.prompt.point_out(decision.no_help())
        elif view.casual or view.is_over:
            self.open()
        else:
            question = ConfirmDialog(self.page.window(), *question_words())
            set_help_topic(question, "playing#costs")
            question.accepted.connect(self.open)
            self.question_made.emit(question)

    def _is_decision(self, view: GameView) -> bool:
        """Return whether the table shows a decision that may be judged."""
        if self.page.decision.is_led or self.page.steps.is_trial:
            return False
        past = self.page.steps.past
        if past is None:
            return self.page.decision.is_open and not view.is_closed
        return not past.is_closed and hint_controller.can_be_advised(past, view)

    def open(self) -> None:
        """Request the costs, and show them as they arrive."""
        moment = self.page.steps.past or self.page.decision.view
        application = QCoreApplication.instance()
        if moment is None or application is None:
            return
        self.page.scene.skip()
        self.is_on, self._moment, self._pressed_at = True, moment, time.monotonic()
        application.installEventFilter(self)
        self.session.compare(moment.revision, self.advising.objective(moment))

    def close(self, *_: object) -> None:
        """Hide the costs."""
        if not self.is_on:
            return
        self.is_on, self._moment = False, None
        application = QCoreApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        self.session.stop_comparing()
        self.marks.clear()
        self.moves.show_costs({})

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Hide the costs when a key that was held is released."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyRelease
            and not event.isAutoRepeat()
            and time.monotonic() - self._pressed_at >= HELD
        ):
            self.close()
        return super().eventFilter(watched, event)

    def _show(self, found: ChoiceCosts) -> None:
        moment = self._moment
        if moment is None or found.ticket != (moment.game_id, moment.revision):
            return
        in_points = self.advising.objective(moment) == "points"
        costs = [(action, cost_of(loss, in_points)) for action, loss in found.costs]
        self.marks.show(costs)
        self.moves.show_costs({repr(action): cost for action, cost in costs})


def question_words() -> tuple[str, str, str, str]:
    """Return the question before the first costs of a rated game: heading, sentence, and two
    buttons."""
    return (
        tr("Costs", "Show the cost of each choice?"),
        tr(
            "Costs",
            "If you look at the costs, this becomes a casual game: it no longer counts towards "
            "your rating. You are asked only once per game.",
        ),
        tr("Costs", "Show the costs"),
        tr("Hint", "Continue without it"),
    )
