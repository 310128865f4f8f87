"""GameLog: how a game is told, event by event and in points: what the log, the strip of its turns,
the sheets of points, the final score and the transcript of a terminal ask of a game.

A game answers with an object, `ANSWER` in widgets/games/GAME/GAME_log.py, whose class derives from
this one and overrides only what differs from here. `seats` is how many there are.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Literal, cast

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.registry import answer_of
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.theme.palette import PLAIN, SeatStyles

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


@dataclass(frozen=True)
class ActionIcon:
    """What an action of the type `kind` was about, as a picture: the sprite `piece`."""

    kind: str
    piece: str


@dataclass(frozen=True)
class LogLine:
    """One line. A `heading` opens a phase or round, an `action` belongs to a seat, a `detail` to
    the line above it.

    `picture` is the sprite beside it: the die used, else the piece it is about; a heading that has
    one stands below those without. `opens_turn`: the first of a turn. `event` is the number of the
    event that it begins with, counted from the game's first. `opens_phase`: the first heading of a
    phase. `parts` are what a detail gathers, as they stand in the middle of a sentence.
    `is_common`: in teams it concerns both, though the events tell it of one seat. `piece` is a
    second sprite, behind the words: a tile whose name is but a number. `deed`: what the seat did
    here of its own will, where a picture can tell it. `points` are what all of it brought the seat,
    its details included.
    """

    kind: Literal["heading", "action", "detail"]
    text: str
    seat: int | None = None
    picture: str | None = None
    opens_turn: bool = False
    event: int = field(default=0, compare=False)
    opens_phase: bool = False
    parts: tuple[str, ...] = ()
    is_common: bool = False
    piece: str | None = None
    deed: ActionIcon | None = None
    points: int = 0


@dataclass(frozen=True)
class PointSource:
    """A line of a sheet of points: its title, a shorter one for narrow places, and the sprite
    beside it; a source that no picture tells has a `letter` instead.

    `whole` and `brief` are the titles in English; `note` tells them apart from another game's."""

    key: str
    whole: str
    brief: str
    picture: str | None = None
    letter: str = ""
    note: str = ""

    @property
    def title(self) -> str:
        """The title in the language that is spoken."""
        return tr("Points", self.whole, self.note)

    @property
    def short(self) -> str:
        """The shorter one."""
        return tr("Points", self.brief, self.note)


Event = Any
"""An event as the game that it belongs to types it: an object with its "event"."""
State = Any
"""A state of the protocol as its game types it."""


@dataclass(frozen=True)
class Course:
    """How the points grew. `points` are those of each seat at the start and at each of the marks
    passed so far, which the `labels` name; they name those to come as well."""

    title: str
    labels: Sequence[str]
    points: Sequence[Sequence[int]]


class GameLog(ABC):
    """Answer for a game."""

    chapters: ClassVar[Sequence[str]] = ("",)
    """What its parts are called where there is room for a letter or two, each opened by an event
    that `opens_chapter`, or equally long where there is none; one "" where it has none."""
    turn_ends: ClassVar[Collection[str]] = ("turn", "end")
    """The kinds of events before which the turn of a seat is over."""
    opened_after: ClassVar[Collection[str]] = ()
    """The kinds of events after which all seats act at once, so that what they do is told together;
    none where they act one by one."""

    @abstractmethod
    def lines(
        self,
        events: Iterable[Event],
        names: Sequence[str],
        state: State | None = None,
        first: int = 0,
        seating: SeatStyles = PLAIN,
        is_brief: bool = False,
    ) -> list[LogLine]:
        """Return the lines for these events, which begin with an action or with the set-up; so many
        of the game came before the `first` of them. `names` are the seats' names, `seating` how
        they are dressed.

        `state` is the game's before the events, or after them; without one is left out what only it
        tells. `is_brief`: what a piece does that has but a number is not said.
        """

    @abstractmethod
    def milestone(self, state: State) -> str:
        """Return where a running game stands and how far that is: "Phase B, round 3 of 5"; "" while
        it is being set up."""

    @abstractmethod
    def moment(self, state: State) -> str:
        """Return the same without how far it is, as it stands in a list or before more words:
        "Phase B, round 3"."""

    @abstractmethod
    def turns(self, state: State) -> int:
        """Return how many turns the whole game has; where that is open, as many as a long one
        has."""

    def opens_chapter(self, event: Event) -> bool:
        """Return whether a part of the game begins with an event."""
        return bool(event["event"] == "phase")

    def is_of_final_scoring(self, event: Event, seats: int) -> bool:
        """Return whether an event belongs to the one run of events that ends a game: points of
        several seats, that are nobody's turn."""
        return False

    @abstractmethod
    def sources(self, state: State) -> Sequence[PointSource]:
        """Return the lines of the sheet of points in this game, in their order."""

    @abstractmethod
    def points_by_source(self, events: Iterable[Event], seats: int) -> dict[str, list[int]]:
        """Return by the key of each source the points of each seat so far; a source that has
        brought none may be missing."""

    @abstractmethod
    def points_of(self, events: Iterable[Event], seats: int) -> list[int]:
        """Return what the marker of each seat shows after these events."""

    def note(self, state: State) -> str:
        """Return a sentence about how the columns of a sheet of points are to be read in this game;
        "" where there is none."""
        return ""

    @abstractmethod
    def winning(self, state: State, names: Sequence[str]) -> tuple[str, str]:
        """Return who has won a game that is over, the seats having these names ("Margaux wins by
        7"), and the sentence that says what decided; "" where the points did."""

    @abstractmethod
    def deal(self, state: State) -> str:
        """Return what was played, in a sentence or two below who has won: edition, length,
        modules."""

    @abstractmethod
    def course(self, view: GameView) -> Course:
        """Return how the points grew."""

    @abstractmethod
    def counts(self, view: GameView) -> Mapping[str, Sequence[int]]:
        """Return what was done along the way: by what is counted the number of each seat, or with
        teams of each team."""

    def alone(self, view: GameView) -> QWidget | None:
        """Return what stands beside the points when somebody has played alone, instead of a sheet
        of one column; None for a game that nobody plays alone."""
        return None


@cache
def log_of(game: str) -> GameLog:
    """Return what the game of that name in the protocol answers."""
    return cast(GameLog, answer_of("log", game))
