"""GameHelp: what a game brings to the rules that are read beside it, and to the way through its
first game.

A game answers with an object, `ANSWER` in widgets/games/GAME/GAME_help.py, whose class derives from
this one. The pages themselves are Markdown, in assets/rules/GAME/LANGUAGE; docs/rules-pages.md says
what they may ask for. They are read again when language or keys change, so all words are those of
now.
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
    from burgundy_qt.widgets.rulebook.figure_parts import Part
    from burgundy_qt.widgets.rulebook.rules_markdown import Entry


State = TypeVar("State", bound=KnownState)


class GameHelp(ABC, Generic[State]):
    """Answer for a game."""

    entries: ClassVar[Mapping[str, Callable[[str], Entry]]] = {}
    """By kind, of `![](KIND:NAME)` the thing of that name: its picture and what the table says
    about it."""
    tables: ClassVar[Mapping[str, Callable[[], Table]]] = {}
    """Of `![](table:NAME)`, beside those of every game (rules_tables.py)."""
    figures: ClassVar[Mapping[str, Callable[[], Part]]] = {}
    """Of `![Caption](figure:NAME)` what is drawn (learning/figures/parts.py has what most are put
    together from)."""
    first_game: ClassVar[FirstGame | None] = None
    """Where somebody new is led through a game of this kind."""

    @abstractmethod
    def facts(self) -> Mapping[str, str]:
        """Return the numbers of the rules that a page quotes, by the name that stands there:
        "{castles}"."""

    @abstractmethod
    def topic_of(self, spot: Slot, state: State) -> str:
        """Return the page, or "page#place", about a spot of the table as it stands: there is one
        for every spot."""


def help_of(game: str) -> GameHelp[Any]:
    """Return what the game of this name answers."""
    return cast(GameHelp[Any], answer_of("help", game))


# The first game: a deal that is set, and the steps by which somebody new is led through it.


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
    """Return the types of the actions that a seat has been told to have done."""
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
    """Return those of the legal actions that a step waits for; none where it cannot be done."""
    costs = zip(actions, prices, strict=True)
    ranked = [
        (step.wish(action, price), action)
        for action, price in costs
        if step.does and action["type"] == step.does
    ]
    best = min((rank for rank, _ in ranked), default=None)
    return [action for rank, action in ranked if rank == best]
