"""GameProfile: what sessions, deal codes, the library and the statistics ask of a game; and the
bits of which a deal code is made."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, cast

from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import answer_of
from burgundy_qt.rules.ruleset import GameEvent, LegalObject, StateObject
from burgundy_qt.storage.documents import Document

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Thirty-two that are not taken for each other; I and L are read as 1, O as 0."""
LOOKALIKES = str.maketrans("OIL", "011")


class TooShort(ValueError):
    """More bits were asked for than there are."""


class WrittenBits:
    """Bits one after the other."""

    def __init__(self) -> None:
        self.bits = ""

    def put(self, number: int, width: int) -> None:
        """Add a number that has room in so many bits."""
        self.bits += f"{number:0{width}b}"

    def letters(self) -> str:
        """Return all of them, five a letter."""
        whole = self.bits + "0" * (-len(self.bits) % 5)
        return "".join(LETTERS[int(whole[at : at + 5], 2)] for at in range(0, len(whole), 5))


class ReadBits:
    """The same, read again."""

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


# GameProfile: what sessions, codes of deals, the library and the statistics ask of a game. A game
# answers with an object, `ANSWER` in session/games/GAME_profile.py, whose class derives from this
# one and overrides only what differs from here.


class UnknownChoice(ValueError):
    """A code names an edition, set-up, module or option that this version does not know."""


@dataclass(frozen=True)
class SeatTold:
    """What the statistics keep of a seat at the end: what it played on by the game's own name (""
    for nothing), how many of its spaces it has `covered` (None where there are none), and its
    points by source."""

    board: str
    covered: int | None
    by_source: Mapping[str, int]


class GameProfile(ABC):
    """Answer for a game."""

    number: ClassVar[int]
    """Of the game in the codes of deals, 0 to 31, its own for ever."""
    dealt: ClassVar[int]
    """What a seed deals, 0 to 63: raised when its tiles or dice are others, not by a correction of
    the rules."""
    challenges: ClassVar[Sequence[RequestObject]] = ()
    """What the game is asked for by the day, a request each without its seed, one after the other
    for ever; none where it is not played by the day."""

    @abstractmethod
    def write_deal(self, bits: WrittenBits, request: RequestObject) -> None:
        """Write all that a complete request says, but the seed."""

    @abstractmethod
    def read_deal(self, bits: ReadBits) -> RequestObject:
        """Return the request that was written, but its seed; raise UnknownChoice for what a later
        version wrote, ValueError or IndexError for what nobody did."""

    @abstractmethod
    def has_summary(self, state: StateObject, seats: int) -> bool:
        """Return whether a saved state, which may be damaged, has all that `summary` reads."""

    @abstractmethod
    def summary(self, state: StateObject) -> dict[str, object]:
        """Return what a card of the library tells of the game beside what it tells of any, as
        values of JSON; the game's GameArchive reads it."""

    @abstractmethod
    def seat_summaries(
        self, told: Document, request: RequestObject, scores: Iterable[GameEvent]
    ) -> list[SeatTold]:
        """Return what the statistics keep of each seat, by the summary at the end, the complete
        request and the events that brought points; raise ValueError for what cannot be."""

    def points_in_turn(self, event: GameEvent, seats: int) -> int:
        """Return the points that an event brings, so far as they count for the turn of its seat:
        those of the final scoring do not."""
        return 0

    def begins_turn(self, event: GameEvent) -> bool:
        """Return whether an event opens the turn of its seat."""
        return bool(event["event"] == "turn")

    def points_of_seat(self, seat: Mapping[str, Any]) -> int:
        """Return what a seat of a state has come to, in the points that are played for."""
        return int(seat.get("points", 0))

    def previews(self, game: Game, legal: LegalObject) -> Mapping[str, Any]:
        """Return by a name of the game's what an action of the legal ones would bring that does not
        show before it is done."""
        return {}

    def gains(self, game: Game, seat: int) -> Sequence[Sequence[GameEvent]]:
        """Return beside each legal action of a seat the events by which it would bring points, and
        what else the game tells of them."""
        return game.gains(seat)

    def foreseen(
        self, game: Game, position: Any, seat: int, codes: Iterable[int]
    ) -> Sequence[GameEvent]:
        """Return what actions of a seat would bring from a position on, as events."""
        return game.foreseen(position, seat, codes)


def profile_of(game: str) -> GameProfile:
    """Return what a game of the registry answers."""
    return cast(GameProfile, answer_of("profile", game))
