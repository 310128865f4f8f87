"""What a game brings so that somebody can be advised, and told what is still to be scored: in
`parts/advice.py` of its folder."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget

from burgundy_qt.rules.registry import part_of
from burgundy_qt.session.view import View
from burgundy_qt.widgets.pieces.place import Place
from burgundy_qt.widgets.pieces.spots import Face, Spot
from burgundy_qt.widgets.play.ways import Action, Way

if TYPE_CHECKING:
    from burgundy_qt.widgets.scene.scene import TableScene

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
    marked: tuple[Spot, ...]
    face: Face | None = None
    source: Spot | None = None
    target: Spot | None = None


class TurnWords(Protocol):
    """The words for turns of one position, in the language that is spoken."""

    def headline(self, events: Sequence[Event], seat: int) -> str:
        """The most that a turn of the seat achieves, by its events, in a sentence or two; "" for
        nothing yet."""

    def at_once(self, events: Sequence[Event], seat: int) -> int:
        """The points that these events bring the seat."""

    def steps(self, plan: Iterable[Action]) -> list[StepTold]:
        """The steps of a turn, one at least."""

    def heading(self, action: Action) -> str:
        """One action in few words, where the table shows the rest."""

    def beside(self, action: Action) -> str:
        """What the heading leaves out and the table does not show, as a sentence; "" for
        nothing."""

    def source(self, source: str) -> str:
        """A source of points in the middle of a sentence, in a few words that can be understood
        alone."""

    def source_name(self, source: str) -> str:
        """The same by its name alone, where there are figures."""

    def move(self, action: Action) -> str:
        """One legal action as a line of a list, of which no two read alike."""

    def price(self, way: Way) -> str:
        """What a legal action costs besides what its line says already; "" for nothing."""


@dataclass(frozen=True)
class AdviceParts:
    """Turns in words and on the table, and what is still open in the score sheet."""

    words: Callable[[View], TurnWords]
    """The words for the position of a view in which somebody has to decide."""
    steps: Callable[[Iterable[Action], Any, int], list[Step]]
    """A plan of the seat on the board of the scene, numbered from 1; actions that touch nothing are
    left out."""
    way: Callable[[TableScene, Step, Place, Place], Sequence[QPointF]]
    """The way of a step's piece from the place of its source to that of its target; no points where
    none is drawn."""
    so_far: Callable[[View], str]
    """How far a running game has come, and what that means for the points."""
    still_open: Callable[[View, int], QWidget]
    """What a seat may still score, or its team whose first member it is."""
    is_anything_open: Callable[[View], bool]
    """Whether there is something to be told of that yet."""
    objective_alone: str = "win"
    """What one plays for alone: "win" or "points"."""


def advice_parts(game: str) -> AdviceParts:
    """What a game brings, by the protocol's name."""
    return part_of("widgets", game, "advice", AdviceParts)
