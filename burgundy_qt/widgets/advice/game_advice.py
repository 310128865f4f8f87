"""GameAdvice: what a game brings so that somebody can be advised, and told what is still to be
scored.

A game answers with an object, `ANSWER` in widgets/games/GAME/GAME_advice.py, whose class derives
from this one and overrides only what differs from here. What one plays for alone, and so is advised
for, says GameBots.alone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, cast

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget

from burgundy_qt.rules.registry import answer_of
from burgundy_qt.rules.ruleset import KnownState
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.play.move_choice import Action, OptionPath
from burgundy_qt.widgets.sprites.places import Slot, SlotPlace, Sprite

if TYPE_CHECKING:
    from burgundy_qt.widgets.table.table_scene import TableScene

State = TypeVar("State", bound=KnownState)
Event = Any
"""An event as the game that it belongs to types it: an object with its "event"."""


@dataclass(frozen=True)
class StepTold:
    """One step of a turn: what to do, and where a piece is called by a number, what that does and
    its sprite."""

    text: str
    gist: str = ""
    picture: str = ""

    @property
    def heard(self) -> str:
        """All of it as a sentence."""
        return f"{self.text}: {self.gist}." if self.gist else f"{self.text}."


@dataclass(frozen=True)
class Step:
    """One action of a turn on the table: the spots that are marked, the first with its number;
    `face` would go from `source` to `target`."""

    number: int
    marked: tuple[Slot, ...]
    face: Sprite | None = None
    source: Slot | None = None
    target: Slot | None = None


class TurnWords(Protocol):
    """The words for turns of one position, in the language that is spoken."""

    def headline(self, events: Sequence[Event], seat: int) -> str:
        """Return the most that a turn of the seat achieves, by its events, in a sentence or two; ""
        for nothing yet."""

    def at_once(self, events: Sequence[Event], seat: int) -> int:
        """Return the points that these events bring the seat."""

    def steps(self, plan: Iterable[Action]) -> list[StepTold]:
        """Return the steps of a turn, one at least."""

    def heading(self, action: Action) -> str:
        """Return one action in few words, where the table shows the rest."""

    def beside(self, action: Action) -> str:
        """Return what the heading leaves out and the table does not show, as a sentence; "" for
        nothing."""

    def source(self, source: str) -> str:
        """Return a source of points in the middle of a sentence, in a few words that can be
        understood alone."""

    def source_name(self, source: str) -> str:
        """Return the same by its name alone, where there are figures."""

    def move(self, action: Action) -> str:
        """Return one legal action as a line of a list, of which no two read alike."""

    def price(self, way: OptionPath) -> str:
        """Return what a legal action costs besides what its line says already; "" for nothing."""


class GameAdvice(ABC, Generic[State]):
    """Answer for a game."""

    @abstractmethod
    def words(self, view: GameView) -> TurnWords:
        """Return the words for the position of a view in which a player has to decide."""

    @abstractmethod
    def steps(self, plan: Iterable[Action], state: State, seat: int) -> list[Step]:
        """Return a plan of the seat on the table of the scene, numbered from 1; actions that touch
        nothing are left out."""

    def way(
        self, scene: TableScene, step: Step, source: SlotPlace, target: SlotPlace
    ) -> Sequence[QPointF]:
        """Return the way of a step's piece from the place of its source to that of its target; no
        points where none is drawn."""
        return ()

    @abstractmethod
    def so_far(self, view: GameView) -> str:
        """Return how far a running game has come, and what that means for the points."""

    def is_anything_open(self, view: GameView) -> bool:
        """Return whether there is something to be told yet of what may still be scored."""
        return bool(view.outlook)

    @abstractmethod
    def still_open(self, view: GameView, seat: int) -> QWidget:
        """Return what a seat may still score, or its team whose first member it is."""


def advice_of(game: str) -> GameAdvice[Any]:
    """Return what the game of this name answers."""
    return cast(GameAdvice[Any], answer_of("advice", game))
