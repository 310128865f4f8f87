"""GameHelp: the interface of a game for the rules that are read beside it, and for the tutorial of
its first game.

A game provides an object, `ANSWER` in widgets/games/GAME/GAME_help.py, whose class derives from
this one. The pages themselves are Markdown, in assets/rules/GAME/LANGUAGE; docs/rules-pages.md
lists what they can contain. They are read again when language or keys change, so all words are
current.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, cast

from PySide6.QtCore import QRect

from burgundy_qt.rules.registry import answer_of
from burgundy_qt.rules.ruleset import KnownState
from burgundy_qt.session.line_up import LineUp
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.rulebook.rules_markdown import Table
from burgundy_qt.widgets.sprites.places import Slot

if TYPE_CHECKING:
    from burgundy_qt.widgets.page.table_page import TablePage
    from burgundy_qt.widgets.rulebook import figure_parts, rules_markdown


State = TypeVar("State", bound=KnownState)


class GameHelp(ABC, Generic[State]):
    """The help of a game."""

    entries: ClassVar[Mapping[str, Callable[[str], rules_markdown.Entry]]] = {}
    """By kind a function for `![](KIND:NAME)`: the picture of a thing and the table's
    explanation."""
    tables: ClassVar[Mapping[str, Callable[[], Table]]] = {}
    """The tables for `![](table:NAME)`, besides those of every game (rulebook.py)."""
    figures: ClassVar[Mapping[str, Callable[[], figure_parts.Part]]] = {}
    """The figures for `![Caption](figure:NAME)` (figure_parts.py has the parts of most)."""
    first_game: ClassVar[FirstGame | None] = None
    """The tutorial of this game, if it has one."""

    @abstractmethod
    def facts(self) -> Mapping[str, str]:
        """Return the numbers of the rules that a page quotes, by their names there: "{castles}"."""

    @abstractmethod
    def topic_of(self, slot: Slot, state: State) -> str:
        """Return the page, or "page#place", about a slot of the table in this state; every slot has
        one."""


def help_of(game: str) -> GameHelp[Any]:
    """Return the help of the game with this name."""
    return cast(GameHelp[Any], answer_of("help", game))


# The first game: a fixed deal, and the steps of the tutorial.


Action = Mapping[str, Any]
Price = Mapping[str, int]
Rank = tuple[object, ...]


def cheapest(_action: Action, price: Price) -> Rank:
    """Rank the cheapest action first."""
    return (sum(price.values()),)


@dataclass(frozen=True)
class Step:
    """A step of the tutorial. `at` names the things to point at.

    `does` is the type of the awaited action, "" for a step that is only read. Of those actions the
    step waits for the ones that `wish` ranks lowest, by the action and its price. `ask` says what
    to do; it and `text` can contain {places} that the game fills in.
    """

    title: str
    text: str
    at: tuple[str, ...]
    does: str = ""
    ask: str = ""
    wish: Callable[[Action, Price], Rank] = cheapest


def reported_actions(view: GameView, seat: int) -> list[str]:
    """Return the types of a seat's actions that events have reported."""
    taken = [event for event in view.events if event["event"] == "action" and event["seat"] == seat]
    return [event["action"]["type"] for event in taken]


@dataclass(frozen=True)
class FirstGame:
    """The tutorial game: the seat `learner` is led through the game of the `line_up`, whose seed is
    fixed.

    `said` translates a text of a step, and fills in the names of the wanted action in the view.
    `points_at` returns the rectangles on the page for a name of a step's `at`, for these wanted
    actions. `done` lists the types of a seat's actions so far, including secret ones.
    """

    line_up: LineUp
    learner: int
    steps: Sequence[Step]
    said: Callable[[str, Action | None, GameView | None], str]
    points_at: Callable[[str, TablePage, Sequence[Action]], Sequence[QRect]]
    done: Callable[[GameView, int], Sequence[str]] = reported_actions

    def step_now(
        self, done: Sequence[str], read: int, actions: Sequence[Action], prices: Sequence[Price]
    ) -> int:
        """Return the step to show after these types of actions, if the first `read` steps have been
        passed and these actions are legal.

        Undone actions lead back; steps that were read are not repeated, and impossible steps are
        skipped.
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
    """Return the legal actions that a step waits for; none if it is impossible."""
    costs = zip(actions, prices, strict=True)
    ranked = [
        (step.wish(action, price), action)
        for action, price in costs
        if step.does and action["type"] == step.does
    ]
    best = min((rank for rank, _ in ranked), default=None)
    return [action for rank, action in ranked if rank == best]
