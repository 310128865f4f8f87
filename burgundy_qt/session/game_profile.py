"""GameProfile: the interface of a game for sessions, deal codes, the library and the statistics;
and the bits of a deal code."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, cast

from burgundy_qt.rules import errors, registry
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.ruleset import GameEvent, LegalObject, StateObject
from burgundy_qt.storage.documents import Document

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Thirty-two letters that are hard to confuse; I and L are read as 1, O as 0."""
LOOKALIKES = str.maketrans("OIL", "011")


class TooShort(ValueError):
    """The code has fewer bits than were read."""


class WrittenBits:
    """A sequence of bits to write."""

    def __init__(self) -> None:
        self.bits = ""

    def put(self, number: int, width: int) -> None:
        """Add a number with so many bits."""
        self.bits += f"{number:0{width}b}"

    def letters(self) -> str:
        """Return all bits as letters, five per letter."""
        whole = self.bits + "0" * (-len(self.bits) % 5)
        return "".join(LETTERS[int(whole[at : at + 5], 2)] for at in range(0, len(whole), 5))


class ReadBits:
    """A sequence of bits to read."""

    def __init__(self, letters: str) -> None:
        self.bits = "".join(f"{LETTERS.index(letter):05b}" for letter in letters)
        self.at = 0

    def take(self, width: int) -> int:
        """Return the number in the next bits; raises TooShort."""
        piece = self.bits[self.at : self.at + width]
        if len(piece) < width:
            raise TooShort("it ends too early")
        self.at += width
        return int(piece, 2)


# GameProfile. A game's profile is an object `ANSWER` in session/games/GAME_profile.py, of a class
# that derives from this one and overrides only the differences.


class UnknownChoice(ValueError):
    """A code names an edition, set-up, module or option that this version does not know."""


@dataclass(frozen=True)
class SeatSummary:
    """A seat's result for the statistics: what it played on by the game's own name ("" for
    nothing), how many of its spaces are `covered` (None if there are none), and its points by
    source."""

    board: str
    covered: int | None
    by_source: Mapping[str, int]


@dataclass(frozen=True)
class PlayedSeat:
    """A seat of a finished game, for its achievements: the complete `request`, all `events` of the
    record, and the result of the seat: its board and covered spaces (SeatSummary), points and
    place. `lead`: points ahead of the best other seat, None in a team game; `levels` are those of
    the other seats, None for people."""

    request: errors.RequestObject
    events: Sequence[GameEvent]
    seat: int
    board: str
    covered: int | None
    points: int
    place: int
    lead: int | None
    levels: tuple[str | None, ...]
    is_unaided: bool = False

    @property
    def modules(self) -> Sequence[str]:
        """The modules of the game."""
        return self.request.get("modules") or ()

    @property
    def has_won(self) -> bool:
        """Whether the seat has won against other seats."""
        return self.place == 1 and bool(self.levels)

    def own(self, kind: str, **values: object) -> Iterator[GameEvent]:
        """Yield the seat's events of a kind, with these values."""
        for event in self.events:
            is_own = event["event"] == kind and event.get("seat") == self.seat
            if is_own and all(event.get(name) == value for name, value in values.items()):
                yield event

    def most_points(self, source: str) -> int:
        """Return the most points of the seat at once from a source, which the word for it
        begins."""
        scored = (each for each in self.own("points") if str(each.get("for")).startswith(source))
        return max((int(event["points"]) for event in scored), default=0)


WHOLE = ""
"""The only part of an achievement without parts."""


@dataclass(frozen=True)
class Achievement:
    """An achievement of a game. `found` returns the parts that a seat has reached in a finished
    game; the achievement is complete when all `parts` were reached, in one game or several."""

    name: str
    found: Callable[[PlayedSeat], Iterable[str]]
    parts: tuple[str, ...] = (WHOLE,)


def achieved_if(name: str, is_reached: Callable[[PlayedSeat], bool]) -> Achievement:
    """Return an achievement without parts."""
    return Achievement(name, lambda played: (WHOLE,) if is_reached(played) else ())


class GameProfile(ABC):
    """Return a game's profile."""

    number: ClassVar[int]
    """The game's number in deal codes, 0 to 31; it never changes."""
    dealt: ClassVar[int]
    """The version of the deals, 0 to 63: raised when a seed gives other tiles or dice, not for a
    correction of the rules."""
    challenges: ClassVar[Sequence[errors.RequestObject]] = ()
    """The requests of the daily challenges without their seeds, which take turns forever; empty if
    there are none."""
    achievements: ClassVar[Sequence[Achievement]] = ()
    """The achievements that only this game has."""

    @abstractmethod
    def write_deal(self, bits: WrittenBits, request: errors.RequestObject) -> None:
        """Write everything of a complete request except the seed."""

    @abstractmethod
    def read_deal(self, bits: ReadBits) -> errors.RequestObject:
        """Return the request that was written, without its seed; raise UnknownChoice for that of a
        later version, ValueError or IndexError for an impossible one."""

    @abstractmethod
    def has_summary(self, state: StateObject, seats: int) -> bool:
        """Return whether a saved state, which may be damaged, has everything that `summary`
        reads."""

    @abstractmethod
    def summary(self, state: StateObject) -> dict[str, object]:
        """Return what a library card shows for this game in particular, as values of JSON; the
        game's GameArchive reads it."""

    @abstractmethod
    def seat_summaries(
        self, data: Document, request: errors.RequestObject, scores: Iterable[GameEvent]
    ) -> list[SeatSummary]:
        """Return each seat's result for the statistics, from the summary at the end, the complete
        request and the events with points; raise ValueError for impossible data."""

    def board_of(self, data: Document, seat: int) -> str:
        """Return the board of a seat, as in `seat_summaries`, from a summary; "" if all games
        can be compared."""
        return ""

    def points_in_turn(self, event: GameEvent, seats: int) -> int:
        """Return the points of an event that count for its seat's turn; those of the final scoring
        do not."""
        return 0

    def begins_turn(self, event: GameEvent) -> bool:
        """Return whether an event begins its seat's turn."""
        return bool(event["event"] == "turn")

    def points_of_seat(self, seat: Mapping[str, Any]) -> int:
        """Return a seat's score in a state."""
        return int(seat.get("points", 0))

    def previews(self, game: Game, legal: LegalObject) -> Mapping[str, Any]:
        """Return, by names that the game defines, results of legal actions that otherwise show only
        after the action."""
        return {}

    def gains(self, game: Game, seat: int) -> Sequence[Sequence[GameEvent]]:
        """Return for each legal action of a seat its events with points, and other results that the
        game reports."""
        return game.gains(seat)

    def preview_events(
        self, game: Game, position: Any, seat: int, codes: Iterable[int]
    ) -> Sequence[GameEvent]:
        """Return the events of a seat's actions from a position."""
        return game.preview_events(position, seat, codes)


def profile_of(game: str) -> GameProfile:
    """Return the profile of a registered game."""
    return cast(GameProfile, registry.answer_of("profile", game))
