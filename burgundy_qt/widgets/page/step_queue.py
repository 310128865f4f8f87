"""The queue of steps, in the order in which they are seen: each when the one before lies still, or
later, while something else is looked at."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from burgundy_qt.session.view import GameView, ViewStep


class StepQueue(QObject):
    """Gives out the steps of the `game`, which is the View that came last.

    While a position of the `past` is looked at the game waits: steps are held back; so they are
    while it `is_resting`, out of view. `is_trial`: in that position a turn is tried, and what is
    decided there is not the game's. `due` carries a Step to be shown now, and whether at once.
    When it lies still somebody has the queue `settle`: `shown` says that the last step has been
    seen, `reached` carries the View that it led to, unless there is another one by now. A step that
    comes earlier has `overtaken` say so first: what moves then ends at once, and nobody is told
    that it was seen. `hurried` says that bots shall not be waited for.
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
        self._is_unseen = False  # the last step, as far as has been told

    @property
    def seen(self) -> GameView | None:
        """What is looked at: a position of the past, else the game."""
        return self.past or self.game

    @property
    def asked(self) -> GameView | None:
        """In which somebody may be asked: the position of a trial, else the game."""
        return self.past if self.is_trial else self.game

    @property
    def is_all_seen(self) -> bool:
        """Whether all that has happened was seen, and that was told."""
        return not (self._held or self._is_unseen)

    @property
    def _waits(self) -> bool:
        return self.past is not None or self.is_resting

    def begin(self, view: GameView) -> None:
        """A game was begun, opened or gone back in."""
        self.game = view
        self.past, self.is_trial = None, False
        self._is_unseen, self.is_hurried = False, False
        self._held.clear()

    @property
    def last(self) -> GameView | None:
        """The game as it stands, with what is held back."""
        return self._held[-1].view if self._held else self.game

    def take_over(self, other: StepQueue) -> None:
        """Go on from where another queue of the same game stands: what was due there has been
        shown, but nobody was told."""
        self.is_resting, self._is_unseen = other.is_resting, not other.is_all_seen

    def add(self, step: ViewStep) -> None:
        """One step more: to be shown now, or when the game goes on."""
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
        """The position that came last, of which something else is told."""
        if self._held:
            self._held[-1] = replace(self._held[-1], view=view)
        else:
            self.game = view

    def hurry(self) -> None:
        """Show what bots do without motion, and let nobody wait for it, until a person has to
        decide."""
        if self.past is None and self.game is not None and can_be_hurried(self.game):
            self.is_hurried = True
            self.hurried.emit()

    def wake(self) -> None:
        """The game is in view again, and goes on."""
        if self.is_resting:
            self.is_resting = False
            self.go_on()

    def go_on(self) -> None:
        """Show what was held back; where it was the seeing of a step, that is told now."""
        if self._waits:
            return
        held, self._held = self._held, []
        for step in held:
            self.add(step)
        if not held and self._is_unseen:
            self.settle()

    def settle(self) -> None:
        """What was to be shown lies still."""
        view = self.game
        if view is None or self._waits or not self._is_unseen:
            return
        self._is_unseen = False
        self.shown.emit()
        if view is self.game:
            self.reached.emit(view)


def is_by_bot_among_people(step: ViewStep) -> bool:
    """Return whether a bot has acted in a game that is not only watched."""
    seats = step.view.line_up.seats
    return (
        step.seat is not None
        and not seats[step.seat].is_person
        and any(plan.is_person for plan in seats)
    )


def can_be_hurried(view: GameView) -> bool:
    """Return whether bots play, and a person waits for a turn."""
    is_waiting = view.person_to_decide is None and not view.is_over
    return is_waiting and any(plan.is_person for plan in view.line_up.seats)
