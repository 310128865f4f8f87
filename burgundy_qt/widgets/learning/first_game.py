"""A first game: a deal that is set, and the steps by which somebody new is led through it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRect

from burgundy_qt.session.line_up import LineUp
from burgundy_qt.session.view import GameView

if TYPE_CHECKING:
    from burgundy_qt.widgets.page.table_page import TablePage

Action = Mapping[str, Any]
Price = Mapping[str, int]
Rank = tuple[object, ...]


def cheapest(_action: Action, price: Price) -> Rank:
    """Whatever costs the least."""
    return (sum(price.values()),)


@dataclass(frozen=True)
class Step:
    """`at` names what is pointed at.

    `does` is the type of the action that is awaited, "" where there is only something to read. Of
    those actions the ones are wanted that `wish` ranks lowest, by what they are and what they cost.
    `ask` says what to do; it and `text` can name {places} that the game fills in.
    """

    title: str
    text: str
    at: tuple[str, ...]
    does: str = ""
    ask: str = ""
    wish: Callable[[Action, Price], Rank] = cheapest


def told_actions(view: GameView, seat: int) -> list[str]:
    """The types of the actions that a seat has been told to have done."""
    told = [event for event in view.events if event["event"] == "action" and event["seat"] == seat]
    return [event["action"]["type"] for event in told]


@dataclass(frozen=True)
class FirstGame:
    """The seat `learner` is led through the game of the `line_up`, whose seed is set.

    `said` is a text of a step in the spoken language, with what it names of the wanted action, in
    the view, filled in. `points_at` says where on the page the things lie that a name of a step's
    `at` stands for, when these actions are wanted. `done` lists the types of what a seat has done
    so far, in secret too."""

    line_up: LineUp
    learner: int
    steps: Sequence[Step]
    said: Callable[[str, Action | None, GameView | None], str]
    points_at: Callable[[str, TablePage, Sequence[Action]], Sequence[QRect]]
    done: Callable[[GameView, int], Sequence[str]] = told_actions

    def step_now(
        self, done: Sequence[str], read: int, actions: Sequence[Action], prices: Sequence[Price]
    ) -> int:
        """The step to show after these types of actions, when the first `read` steps have been
        passed before and these actions are legal.

        Undone actions lead back; what has been read need not be read again, and what cannot be done
        is passed over.
        """
        at = 0
        for kind in done:
            at = next(
                (
                    number + 1
                    for number, step in enumerate(self.steps)
                    if number >= at and step.does == kind
                ),
                at,
            )
        while at < len(self.steps) and self._is_passed(at, read, actions, prices):
            at += 1
        return at

    def _is_passed(
        self, at: int, read: int, actions: Sequence[Action], prices: Sequence[Price]
    ) -> bool:
        step = self.steps[at]
        return not wanted_actions(step, actions, prices) if step.does else at < read


def wanted_actions(step: Step, actions: Sequence[Action], prices: Sequence[Price]) -> list[Action]:
    """Those of the legal actions that a step waits for; none where it cannot be done."""
    costs = zip(actions, prices, strict=True)
    ranked = [
        (step.wish(action, price), action)
        for action, price in costs
        if step.does and action["type"] == step.does
    ]
    best = min((rank for rank, _ in ranked), default=None)
    return [action for rank, action in ranked if rank == best]
