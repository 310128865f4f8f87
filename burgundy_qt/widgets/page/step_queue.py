"""The queue of steps, in the order of their animation: each begins after the previous one, or
later, while something else is shown."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from burgundy_qt.session.view import GameView, ViewStep


class StepQueue(QObject):
    """The steps of the `game`, which is the last GameView.

    While a position of the `past` is shown, the game waits: steps are held back. They are also held
    back while it `is_resting`, out of view. `is_trial`: in that position a turn is tried, and
    decisions there are not the game's. `due` carries a ViewStep to show now, and whether at once.
    After its animation the page calls `settle`: `shown` then says that the last step has been seen,
    and `reached` carries its GameView, unless there is another one by now. An earlier step emits
    `overtaken` first: the running animation ends at once, and nothing reports that it was seen.
    `hurried` says that nobody waits for bots.
    """

    due = Signal(object, bool)
    shown = Signal()
    reached = Signal(object)
    overtaken = Signal()
    hurried = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game: GameView | None = None
        self.past: GameView | None = None
        self.is_trial = False
        self.is_resting = False
        self.is_hurried = False
        self.bots_act_at_once = False
        self._held: list[ViewStep] = []
        self._is_unseen = False  # of the last step, until it is reported

    @property
    def seen(self) -> GameView | None:
        """The visible view: a position of the past, else the game."""
        return self.past or self.game

    @property
    def asked(self) -> GameView | None:
        """The view for a decision: the position of a trial, else the game."""
        return self.past if self.is_trial else self.game

    @property
    def is_all_seen(self) -> bool:
        """Whether everything was seen and reported."""
        return not (self._held or self._is_unseen)

    @property
    def _waits(self) -> bool:
        return self.past is not None or self.is_resting

    def begin(self, view: GameView) -> None:
        """Start with the view of a new, opened or rewound game."""
        self.game = view
        self.past, self.is_trial = None, False
        self._is_unseen, self.is_hurried = False, False
        self._held.clear()

    @property
    def last(self) -> GameView | None:
        """The current game, including held-back steps."""
        return self._held[-1].view if self._held else self.game

    def take_over(self, other: StepQueue) -> None:
        """Continue from another queue of the same game; its due step was shown, but not
        reported."""
        self.is_resting, self._is_unseen = other.is_resting, not other.is_all_seen

    def add(self, step: ViewStep) -> None:
        """Add a step, to show now or when the game continues."""
        if self._waits:
            self._held.append(step)
            return
        if self._is_unseen:
            self._is_unseen = False
            self.overtaken.emit()
        self.game = step.view
        self._is_unseen = True
        at_once = self.is_hurried or (self.bots_act_at_once and is_by_bot_among_people(step))
        self.is_hurried = self.is_hurried and can_be_hurried(step.view)
        self.due.emit(step, at_once)

    def take_note(self, view: GameView) -> None:
        """Take over further information on the last position."""
        if self._held:
            self._held[-1] = replace(self._held[-1], view=view)
        else:
            self.game = view

    def hurry(self) -> None:
        """Show bots without motion and without pauses, until a person has to decide."""
        if self.past is None and self.game is not None and can_be_hurried(self.game):
            self.is_hurried = True
            self.hurried.emit()

    def wake(self) -> None:
        """Continue the game, which is in view again."""
        if self.is_resting:
            self.is_resting = False
            self.go_on()

    def go_on(self) -> None:
        """Show held-back steps; or report that a step was seen."""
        if self._waits:
            return
        held, self._held = self._held, []
        for step in held:
            self.add(step)
        if not held and self._is_unseen:
            self.settle()

    def settle(self) -> None:
        """Report that the last step has been shown."""
        view = self.game
        if view is None or self._waits or not self._is_unseen:
            return
        self._is_unseen = False
        self.shown.emit()
        if view is self.game:
            self.reached.emit(view)


def is_by_bot_among_people(step: ViewStep) -> bool:
    """Return whether a bot has acted in a game with people."""
    seats = step.view.line_up.seats
    return (
        step.seat is not None
        and not seats[step.seat].is_person
        and any(plan.is_person for plan in seats)
    )


def can_be_hurried(view: GameView) -> bool:
    """Return whether bots play, and a person waits for a turn."""
    is_waiting = view.person_to_decide is None and not (view.is_over or view.chance)
    return is_waiting and any(plan.is_person for plan in view.line_up.seats)
