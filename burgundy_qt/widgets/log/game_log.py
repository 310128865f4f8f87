"""GameLog: how a game's events become lines and points; and the log builder, with the lines of a
game so far and the methods to add one.

The log, the turn strip, the score sheets, the final score and the transcript in a terminal use
GameLog. A game answers with an object, `ANSWER` in widgets/games/GAME/GAME_log.py, whose class
derives from it and overrides only what differs from here. `seats` is their number.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Literal, cast

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.registry import answer_of
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.phrases import wording
from burgundy_qt.widgets.theme.palette import PLAIN, SeatStyles

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


@dataclass(frozen=True)
class ActionIcon:
    """The picture of an action of the type `kind`: the sprite `piece`."""

    kind: str
    piece: str


@dataclass(frozen=True)
class LogLine:
    """One line. A `heading` opens a phase or round, an `action` belongs to a seat, a `detail` to
    the line above it.

    `picture` is the sprite beside it: the die used, else the piece; a heading with one is below
    those without. `opens_turn` marks the first line of a turn, `opens_phase` the first heading of
    a phase. `event` is the number of its first event, counted from the game's first. `parts` are
    the sentences' parts in a detail, worded for the middle of a sentence.

    `is_common`: the line concerns both partners of a team, though its events name one seat.
    `piece` is a second sprite, behind the words: a tile whose name is only a number. `action_icon`
    is the seat's chosen action, if a picture can show it. `points` are those of the line and its
    details together.
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
    action_icon: ActionIcon | None = None
    points: int = 0


@dataclass(frozen=True)
class PointSource:
    """A row of a score sheet: its title, a shorter title, and a sprite or, without one, a
    `letter`.

    `whole` and `brief` are the titles in English; `note` distinguishes them from another game's.
    """

    key: str
    whole: str
    brief: str
    picture: str | None = None
    letter: str = ""
    note: str = ""

    @property
    def title(self) -> str:
        """The title in the current language."""
        return tr("Points", self.whole, self.note)

    @property
    def short(self) -> str:
        """The shorter title in the current language."""
        return tr("Points", self.brief, self.note)


Event = Any
"""An event as the game that it belongs to types it: an object with its "event"."""
State = Any
"""A state of the protocol as its game types it."""


@dataclass(frozen=True)
class Course:
    """The course of the points.

    `points` has those of each seat at the start and at each mark so far. `labels` name all marks,
    including later ones.
    """

    title: str
    labels: Sequence[str]
    points: Sequence[Sequence[int]]


class GameLog(ABC):
    """The log of a game."""

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
        seat_styles: SeatStyles = PLAIN,
        is_brief: bool = False,
    ) -> list[LogLine]:
        """Return the lines for these events, the first of which is an action or the set-up.

        `first` is the number of earlier events in the game; `names` are the seats' names,
        `seat_styles` their styles. `state` is the game's before or after the events; without one
        some details are left out. `is_brief` leaves out the effect of a piece whose name is only a
        number.
        """

    @abstractmethod
    def milestone(self, state: State) -> str:
        """Return how far a running game is: "Phase B, round 3 of 5"; "" during the set-up."""

    @abstractmethod
    def moment(self, state: State) -> str:
        """Return the moment of a running game, for a list or before other words: "Phase B,
        round 3"."""

    @abstractmethod
    def turns(self, state: State) -> int:
        """Return the number of turns in the whole game; if it varies, that of a long game."""

    def opens_chapter(self, event: Event) -> bool:
        """Return whether a part of the game begins with an event."""
        return bool(event["event"] == "phase")

    def is_of_final_scoring(self, event: Event, seats: int) -> bool:
        """Return whether an event belongs to the final scoring: a run of events with points of
        several seats, in nobody's turn."""
        return False

    @abstractmethod
    def sources(self, state: State) -> Sequence[PointSource]:
        """Return the rows of this game's score sheet, in their order."""

    @abstractmethod
    def points_by_source(self, events: Iterable[Event], seats: int) -> dict[str, list[int]]:
        """Return the points of each seat by the key of the source; sources without points may
        be missing."""

    @abstractmethod
    def points_of(self, events: Iterable[Event], seats: int) -> list[int]:
        """Return the points on each seat's marker after these events."""

    def note(self, state: State) -> str:
        """Return a sentence that explains the columns of a score sheet in this game, or ""."""
        return ""

    @abstractmethod
    def winning(self, state: State, names: Sequence[str]) -> tuple[str, str]:
        """Return the winner of a finished game ("Margaux wins by 7") and the sentence about the
        tie-breaker, or ""."""

    @abstractmethod
    def deal(self, state: State) -> str:
        """Return a sentence or two about the variant: edition, length, modules."""

    @abstractmethod
    def course(self, view: GameView) -> Course:
        """Return the course of the points."""

    @abstractmethod
    def counts(self, view: GameView) -> Mapping[str, Sequence[int]]:
        """Return what was done in the game: the number for each seat or team, by the thing
        counted."""

    def alone(self, view: GameView) -> QWidget | None:
        """Return a widget that replaces the score sheet after a solo game, or None if the game
        has no solo mode."""
        return None


@cache
def log_of(game: str) -> GameLog:
    """Return the log of the game with that name in the protocol."""
    return cast(GameLog, answer_of("log", game))


class LogBuilder:
    """Collects the lines of a game, with the facts needed for the next line.

    A game whose lines say more than its events adds what it must remember. `at` is the number of
    the current event.
    """

    def __init__(self, names: Sequence[str], seat_styles: SeatStyles) -> None:
        self.names, self.seat_styles = names, seat_styles
        self.lines: list[LogLine] = []
        self.acting: int | None = None
        self.opens_turn = False
        self.at = 0

    def heading(self, text: str, opens_phase: bool = False, picture: str | None = None) -> None:
        """Add a line of no seat that opens a part of the log."""
        self.acting = None
        self.lines.append(
            LogLine("heading", text, None, picture, event=self.at, opens_phase=opens_phase)
        )

    def action(
        self,
        seat: int,
        text: str,
        picture: str | None = None,
        is_common: bool = False,
        piece: str | None = None,
        action_icon: ActionIcon | None = None,
    ) -> None:
        """Add an action of a seat, or of its team where `is_common`."""
        self.acting = seat
        line = LogLine(
            "action",
            text,
            seat,
            picture,
            self.opens_turn,
            self.at,
            is_common=is_common,
            piece=piece,
            action_icon=action_icon,
        )
        self.lines.append(line)
        self.opens_turn = False

    def aside(self, text: str) -> None:
        """Add something that no seat did, under the heading of its round."""
        self.lines.append(LogLine("detail", text, event=self.at, parts=(text,)))

    def detail(self, seat: int, text: str) -> None:
        """Add a result of the seat's action; all results are gathered in one line under it."""
        if self.acting != seat or not self.lines:
            self.action(seat, wording.capitalize(text))
            self.acting = None
        elif self.lines[-1].kind == "detail":
            parts = *self.lines[-1].parts, text
            self.lines[-1] = replace(
                self.lines[-1],
                text=wording.capitalize(wording.join_with_commas(parts)),
                parts=parts,
            )
        else:
            self.lines.append(
                LogLine("detail", wording.capitalize(text), seat, event=self.at, parts=(text,))
            )

    def score(self, seat: int, points: int) -> None:
        """Add points to the last action of the seat."""
        rows = (row for row in reversed(range(len(self.lines))) if self.lines[row].seat == seat)
        row = next((row for row in rows if self.lines[row].kind == "action"), None)
        if row is not None:
            self.lines[row] = replace(self.lines[row], points=self.lines[row].points + points)


# The line that ends a game, in games where the most points win.


def victory_text(event: Event, names: Sequence[str]) -> str:
    """Return the winners and their points, from the event `end` with its `points` and `places`."""
    winners = [names[seat] for seat, place in enumerate(event["places"]) if place == 1]
    total = wording.points_text(max(event["points"]))
    if len(winners) > 1:
        return tr(
            "Log",
            "Shared victory with {points}: {names}",
            points=total,
            names=wording.join_with_and(winners),
        )
    if wording.is_local_player(winners[0]):
        return tr("Log", "You win with {points}", points=total)
    return tr("Log", "{name} wins with {points}", name=winners[0], points=total)
