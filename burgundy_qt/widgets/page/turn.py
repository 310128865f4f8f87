"""A person's turn: they come to the screen, see what the others did, and decide by the clock."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from burgundy_qt.session.view import View
from burgundy_qt.widgets.log.log_card import LogCard
from burgundy_qt.widgets.page.step_queue import StepQueue
from burgundy_qt.widgets.people.recalling import Recalling
from burgundy_qt.widgets.people.seat_handover import SeatHandover
from burgundy_qt.widgets.people.thinking_clock import ThinkingClock
from burgundy_qt.widgets.play.decision import Decision


class PersonsTurn(QObject):
    """Opens the `decision` of the game in view for the person whose turn it is.

    `ends_itself`: a turn in which only its end is left is ended."""

    def __init__(
        self,
        table: QWidget,
        handover: SeatHandover,
        steps: StepQueue,
        decision: Decision,
        recalling: Recalling,
        log: LogCard,
    ) -> None:
        super().__init__(table)
        self.steps, self.decision, self.recalling, self.log = steps, decision, recalling, log
        self.ends_itself = False
        self.handover = handover
        self.clock = ThinkingClock(lambda: steps.past is not None or table.isHidden(), self)
        decision.acted.connect(self.clock.stop)
        decision.acted.connect(recalling.clear)

    def take_over(self, other: PersonsTurn) -> None:
        """Where the screen has yet to be passed on, it is here too."""
        if self.handover.seat != other.handover.seat:
            self.handover.seat = other.handover.seat
            self.decide()

    def is_covered(self, view: View) -> bool:
        """Whether the person is asked to come first who may see more than the view shows."""
        return view.is_face_down and self.handover.comes_between(view, self.log.log.told.lines)

    def decide(self) -> None:
        """Ask the person, where one has to decide and is here."""
        view, lines = self.steps.game, self.log.log.told.lines
        if (
            view is None
            or view.person_to_decide is None
            or self.handover.comes_between(view, lines)
        ):
            self.decision.finish()
            return
        self.decision.begin(view)
        if self.decision.is_led:
            self.recalling.clear()
        else:
            self.recalling.recall(view, lines)
        self.clock.think(view)
        if self.ends_itself and self.decision.only_end_is_left and not self.decision.is_led:
            self.decision.end()
