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

from burgundy_qt.ai.levels import LEVELS, PACES, Level, pace
from burgundy_qt.ai.review.review_result import GRADES
from burgundy_qt.language.translation import tr
from burgundy_qt.rules.registry import answer_of
from burgundy_qt.rules.ruleset import KnownState
from burgundy_qt.session.line_up import LineUp
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.keys.key_list import DICE
from burgundy_qt.widgets.keys.key_list import KEYS as KEY_LIST_KEYS
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.phrases.bot_names import level_manner, level_title, pace_title, seconds_of
from burgundy_qt.widgets.rulebook.rules_markdown import Span, Spans, Table
from burgundy_qt.widgets.settings.settings import LARGEST_TEXT, SMALLEST_TEXT
from burgundy_qt.widgets.sprites.slots import Slot

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
    """Of `![](table:NAME)`, beside those of every game (learning/tables.py)."""
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


# What the pages of every game quote of the program: keys as they are now, and its limits.


KEYS = {
    "key_undo_turn": "undo turn",
    "key_home": "home",
    "key_review": "review",
    "key_skip": "skip",
    "key_move_now": "move now",
    "key_at_once": "at once",
    "key_watch": "watch",
    "key_watch_run": "watch run",
    "key_watch_on": "watch on",
    "key_recap": "recap",
    "key_hint": "hint",
    "key_moves": "moves",
    "key_do": "do advised",
    "key_anyway": "table anyway",
    "key_figures": "figures",
    "key_log": "log",
    "key_score": "score",
    "key_zoom_in": "zoom in",
    "key_zoom_out": "zoom out",
    "key_fit": "fit",
    "key_full_screen": "full screen",
}
"""The commands whose keys are quoted, as they are now."""


def facts_of_program() -> dict[str, str]:
    """By the name that stands in the pages ("{key_hint}") what is quoted."""
    keys = {name: keymap.label(command) for name, command in KEYS.items()}
    losses = {grade.name: str(round(100 * grade.win)) for grade in GRADES}
    sizes = {"smallest_text": str(SMALLEST_TEXT), "largest_text": str(LARGEST_TEXT)}
    return keys | losses | sizes


# Tables: those that the pages of every game may show, and what tables are made of.


def head(*titles: str) -> tuple[Spans, ...]:
    """The first row of a table."""
    return tuple((Span(title),) for title in titles)


def grid(rows: list[list[str]]) -> Table:
    """A table of plain texts."""

    def cell(text: str) -> Spans:
        return (Span(text),)

    return Table(tuple(tuple(map(cell, row)) for row in rows))


def _levels(game: str) -> Table:
    """The levels, each at all its paces; with their Elo where it was measured in the game."""
    played = [each for level in LEVELS for each in _at_all_paces(level)]
    rows = [((Span(_title(level), bold=True),), (Span(_manner(level)),)) for level in played]
    titles = head(tr("Rules", "Level"), tr("Rules", "How it plays"))
    strengths = [level.strength_in(game) for level in played]
    if not any(strengths):
        return Table((titles, *rows))
    told = ["" if strength is None else str(strength.elo) for strength in strengths]
    rows_with_elo = ((*row, (Span(elo),)) for row, elo in zip(rows, told, strict=True))
    return Table(((*titles, *head(tr("Rules", "Elo"))), *rows_with_elo))


def _at_all_paces(level: Level) -> list[Level]:
    return [level.at(known.name) for known in PACES] if level.is_paced else [level]


def _title(level: Level) -> str:
    """Its name, with its pace where it has one."""
    title = level_title(level.name)
    if not level.is_paced:
        return title
    return tr("Pace", "{level}, {pace}", level=title, pace=pace_title(pace(level.pace)))


def _manner(level: Level) -> str:
    """How it plays."""
    if not level.is_paced:
        return level_manner(level.name)
    seconds = seconds_of(pace(level.pace))
    return tr("Pace", "Tries out many turns, for {seconds} s.", seconds=seconds)


def _keys(_game: str) -> Table:
    told = [
        (_caps(names), tr("Keys", meaning)) for _, row in KEY_LIST_KEYS for names, meaning in row
    ]
    keys = [((Span(caps, bold=True),), (Span(meaning),)) for caps, meaning in told if caps]
    return Table((head(tr("Rules", "Key"), tr("Rules", "What it does")), *keys))


def _caps(names: Sequence[str]) -> str:
    """The keys of commands in words: "Ctrl+O", "1 to 6", or one after the other; nothing where they
    have none."""
    labels = [label for label in map(keymap.label, names) if label]
    if names == DICE and len(labels) == len(DICE):
        return tr("Keys", "{first} to {last}", first=labels[0], last=labels[1])
    return " ".join(labels)


TABLES: Mapping[str, Callable[[str], Table]] = {"levels": _levels, "keys": _keys}
"""By name, of the game whose pages show them."""


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
