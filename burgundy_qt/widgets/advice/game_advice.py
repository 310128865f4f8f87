"""GameAdvice: the words and marks of a game for hints, and its open points.

A game answers with an object, `ANSWER` in widgets/games/GAME/GAME_advice.py, whose class derives
from this one and overrides only what differs from here. GameBots.alone has the aim of a solo game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, cast

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget

from burgundy_qt.rules.registry import answer_of
from burgundy_qt.rules.ruleset import KnownState
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.phrases.wording import seat_names
from burgundy_qt.widgets.play.move_choice import Action, OptionPath
from burgundy_qt.widgets.sprites.places import Slot, SlotPlace, Sprite

if TYPE_CHECKING:
    from burgundy_qt.ai.analysis.motives import Motive
    from burgundy_qt.widgets.table.table_scene import TableScene

State = TypeVar("State", bound=KnownState)
Event = Any
"""An event as the game that it belongs to types it: an object with its "event"."""


@dataclass(frozen=True)
class StepText:
    """One step of a turn: the action and, for a piece named by a number, its effect and sprite."""

    text: str
    effect: str = ""
    picture: str = ""

    @property
    def heard(self) -> str:
        """The step as a sentence."""
        return f"{self.text}: {self.effect}." if self.effect else f"{self.text}."


@dataclass(frozen=True)
class Step:
    """One action on the table: the marked slots, the first with its number; `sprite` would move
    from `source` to `target`."""

    number: int
    marked: tuple[Slot, ...]
    sprite: Sprite | None = None
    source: Slot | None = None
    target: Slot | None = None


class TurnTexts(ABC):
    """The words for turns from one position, in the current language."""

    @abstractmethod
    def headline(self, events: Sequence[Event], seat: int) -> str:
        """Return the best results of a turn of the seat from its events, in a sentence or two,
        or ""."""

    @abstractmethod
    def at_once(self, events: Sequence[Event], seat: int) -> int:
        """Return the points that the seat gets from these events."""

    @abstractmethod
    def steps(self, plan: Iterable[Action]) -> list[StepText]:
        """Return the steps of a turn, at least one."""

    @abstractmethod
    def heading(self, action: Action) -> str:
        """Return an action in a few words, where the table shows the rest."""

    @abstractmethod
    def beside(self, action: Action) -> str:
        """Return as a sentence what the heading and the table do not show, or ""."""

    @abstractmethod
    def source(self, source: str) -> str:
        """Return a source of points for the middle of a sentence, short but clear on its own."""

    def source_name(self, source: str) -> str:
        """Return only the name of a source, for use beside numbers."""
        return self.source(source)

    @abstractmethod
    def move(self, action: Action) -> str:
        """Return a legal action as a line of a list, in which all lines are different."""

    def price(self, option: OptionPath) -> str:
        """Return the costs of a legal action that its line does not include, or ""."""
        return ""


class GameAdvice(ABC, Generic[State]):
    """The advice of a game."""

    motive_titles: ClassVar[Mapping[str, str]] = {}
    """By kind of motive what it is about, as a title in English of the context "Motives"."""

    def motive_text(self, motive: Motive, names: Sequence[str], reader: int | None = None) -> str:
        """Return a fact about a turn as a short sentence without a subject, such as "Completes the
        blue region of 3 spaces: 9 points."; "" in a game without motives. `names` are those of the
        seats; to the `reader` their own things are yours."""
        return ""

    @abstractmethod
    def words(self, view: GameView) -> TurnTexts:
        """Return the words for the position of a view in which somebody has to decide."""

    @abstractmethod
    def steps(self, plan: Iterable[Action], state: State, seat: int) -> list[Step]:
        """Return the seat's plan as steps on the table, numbered from 1; actions without a slot
        are left out."""

    def route(
        self, scene: TableScene, step: Step, source: SlotPlace, target: SlotPlace
    ) -> Sequence[QPointF]:
        """Return the path of a step's piece from its source to its target, or no points to draw
        none."""
        return ()

    @abstractmethod
    def progress_text(self, view: GameView) -> str:
        """Return how far a running game is, with the meaning for the points."""

    def is_anything_open(self, view: GameView) -> bool:
        """Return whether there are points that can still be scored."""
        return bool(view.scoring_potential)

    @abstractmethod
    def still_open(self, view: GameView, seat: int) -> QWidget:
        """Return a widget about what a seat, or the team of which it is the first member, may
        still score."""


def titles_by_kind(kinds: Mapping[str, Sequence[str]]) -> Mapping[str, str]:
    """Return the title of each kind of motive, from the kinds of each title."""
    return {kind: title for title, of_title in kinds.items() for kind in of_title}


MotiveTexts = Callable[["Motive"], str]
"""Turns a motive into a sentence."""


def motive_texts_for(
    game: str, seats: Sequence[SeatPlan], reader: int | None = None
) -> MotiveTexts:
    """Return the sentences of a game for motives, with the names of its players. The reader is the
    person at that seat; else the only person, if there is only one."""
    advice, names = advice_of(game), seat_names(seats)
    people = [seat for seat, plan in enumerate(seats) if plan.is_person]
    if reader not in people:
        reader = people[0] if len(people) == 1 else None
    return lambda motive: advice.motive_text(motive, names, reader)


def advice_of(game: str) -> GameAdvice[Any]:
    """Return the advice of the game of this name."""
    return cast(GameAdvice[Any], answer_of("advice", game))
