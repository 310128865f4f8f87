"""What a game brings to the sessions. `burgundy_qt/session/games/GAME/parts/session.py` fills it
in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import part_of
from burgundy_qt.session.bits import ReadBits, WrittenBits

Request = dict[str, Any]
Event = Any
"""An event as the game that it belongs to types it: an object with its "event"."""


class DealCode(Protocol):
    """The game's own part of the code of a deal."""

    @property
    def DEALT(self) -> int:  # noqa: N802
        """What a seed deals, 0 to 63: raised when its tiles or dice are others, not by a correction
        of the rules."""

    def write(self, bits: WrittenBits, request: Request) -> None:
        """All that a complete request says, but the seed."""

    def read(self, bits: ReadBits) -> Request:
        """The request that was written, but its seed; raises UnknownChoice for what a later version
        wrote, ValueError or IndexError for what nobody did."""


@dataclass(frozen=True)
class SeatTold:
    """What the statistics keep of a seat at the end: what it played on by the game's own name (""
    for nothing), how many of its spaces it has `covered` (None where there are none), and its
    points by source."""

    board: str
    covered: int | None
    by_source: Mapping[str, int]


class CardOfGame(Protocol):
    """What a card of the library tells of a game beside what it tells of any, and the statistics of
    its end."""

    def is_told(self, state: Mapping[str, Any], seats: int) -> bool:
        """Whether a saved state, which may be damaged, has all that `summary` reads."""

    def summary(self, state: Mapping[str, Any]) -> dict[str, Any]:
        """The game's own part of a card, as values of JSON; the game's ThumbnailParts read it."""

    def seats_told(
        self,
        told: Mapping[str, Any],
        request: Mapping[str, Any],
        scores: Iterable[Event],
    ) -> list[SeatTold]:
        """What is kept of each seat, by the summary at the end, the complete request and the events
        that brought points; raises ValueError for what cannot be."""


class UnknownChoice(ValueError):
    """A code names an edition, set-up, module or option that this version does not know."""


@dataclass(frozen=True)
class SessionParts:
    """What sessions ask of a game.

    `number`: of the game in the codes of deals, 0 to 31, its own for ever. `code`: how its requests
    become a code. `card`: what cards and statistics tell of it. `points_in_turn`: the points that
    an event brings, so far as they count for the turn of its seat: those of the final scoring do
    not. `previews`: by a name of the game's what an action of the legal ones would bring that does
    not show before it is done; empty for most games. `gains`: beside each legal action of a seat
    the events by which it would bring points, and what else the game tells of them. `foreseen`:
    what actions of a seat would bring from a position on, as events. `begins_turn`: whether an
    event opens the turn of its seat. `points_of_seat`: what a seat of a state has come to, in the
    points that are played for. `challenges`: what the game is asked for by the day, a request each
    without its seed, one after the other for ever; none where it is not played by the day.
    """

    number: int
    code: DealCode
    card: CardOfGame
    points_in_turn: Callable[[Event, int], int]
    previews: Callable[[Game, Mapping[str, Any]], Mapping[str, Any]]
    gains: Callable[[Game, int], Sequence[Sequence[Event]]] = Game.gains
    foreseen: Callable[[Game, Any, int, Iterable[int]], Sequence[Event]] = Game.foreseen
    begins_turn: Callable[[Event], bool] = lambda event: bool(event["event"] == "turn")
    points_of_seat: Callable[[Mapping[str, Any]], int] = lambda seat: int(seat.get("points", 0))
    challenges: Sequence[Request] = ()


def session_parts(game: str) -> SessionParts:
    """The parts of a game of the registry."""
    return part_of("session", game, "session", SessionParts)
