"""A finished game as the explorer knows it: who played at which level, how it ended, and by seat
the traits that the game declares and the course of its first turns.

It is taken from a record without playing it, and is a few hundred bytes.
"""

from __future__ import annotations

import re
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, NamedTuple, cast

from burgundy_qt.rules.registry import answer_if_any
from burgundy_qt.rules.ruleset import Event, GameEvent, RecordLine
from burgundy_qt.session.game_profile import profile_of

TURNS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25)
"""The numbers of own turns after which a seat's position is stored."""
BOARDS = 6
"""After so many of them the whole board of the seat is stored too."""
MOVES = 8
"""After so many turns of anybody the position of the whole table is stored."""
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
TEAM, PERSON = "team", "person"


class Piece(NamedTuple):
    """A piece that a seat has placed: its `kind`, one of GameTraits.kinds, and all of it."""

    seat: int
    kind: str
    place: str


@dataclass(frozen=True)
class Standing:
    """A seat's position after so many of its turns: how many pieces of each kind it has placed, as
    digits; the key of its `board`, "" if it was not stored; and the key of the table's position
    after `moves` turns of anybody, "" if it was not stored."""

    seat: int
    turns: int
    counts: str
    board: str
    table: str
    moves: int


@dataclass(frozen=True, slots=True)
class ExploredSeat:
    """One seat: its points, place, and the values of each trait, in the order of GameTraits.names.
    `counts` and `boards` are those of Standing, one for each of TURNS that it reached, separated by
    spaces."""

    points: int
    place: int
    traits: tuple[tuple[str, ...], ...]
    counts: str
    boards: str

    @property
    def level(self) -> str:
        """The level of its bot, or PERSON."""
        return self.traits[0][0]


@dataclass(frozen=True, slots=True)
class ExploredGame:
    """One game. `table`: the keys of the table's first positions, separated by spaces."""

    edition: str
    modules: tuple[str, ...]
    table: str
    seats: tuple[ExploredSeat, ...]

    @property
    def size(self) -> str:
        """The number of players, or "team"."""
        return TEAM if TEAM in self.modules else str(len(self.seats))

    def share_of(self, seat: ExploredSeat) -> float:
        """Return a seat's share of the victory: the winners share it, and a team wins together."""
        if seat.place != 1:
            return 0.0
        best = sum(other.place == 1 for other in self.seats)
        return min(1.0, (2 if self.size == TEAM else 1) / best)


class GameTraits:
    """What the explorer asks about finished games. A game's answer is the object `TRAITS` of a
    derived class in session/games/GAME_profile.py; a game without one is explored by its players
    and their order alone.
    """

    own: ClassVar[Sequence[str]] = ()
    """The traits that only this game has, in the order of display."""
    kinds: ClassVar[Sequence[str]] = ()
    """The kinds of pieces that make positions alike."""
    numbers: ClassVar[frozenset[str]] = frozenset()
    """The traits whose values are numbers."""

    @property
    def names(self) -> tuple[str, ...]:
        """All traits; the first ones are those of every game."""
        return ("level", "order", *self.own)

    def read(
        self, record: Sequence[RecordLine], seats: int
    ) -> Sequence[Mapping[str, Iterable[str]]]:
        """Return for each seat its own traits: words without spaces, none for a trait that does not
        apply. `record`: the request and all events of a finished game."""
        return [{} for _ in range(seats)]

    def pieces(self, event: GameEvent, record: Sequence[RecordLine]) -> Iterator[Piece]:
        """Yield the pieces that an event places."""
        return iter(())


PLAIN = GameTraits()


def traits_of(game: str) -> GameTraits:
    """Return the traits of a registered game."""
    return cast(GameTraits, answer_if_any("traits", game) or PLAIN)


def turn_words(words: Iterable[str]) -> str:
    """Return the word for a turn from the words of its actions, in no order."""
    return "+".join(sorted(words)) or "nothing"


def first_turns(game: str, events: Iterable[Event], seats: int) -> list[list[Event]]:
    """Return for each seat the actions of its first turn."""
    profile = profile_of(game)
    begun, found = [0] * seats, [list[Event]() for _ in range(seats)]
    for event in events:
        seat = event.get("seat")
        if seat is None:
            continue
        begun[seat] += profile.begins_turn(event)
        if event["event"] == "action" and begun[seat] == 1:
            found[seat].append(event)
    return found


class Course:
    """The positions of a game while its events are read, one after another."""

    def __init__(self, game: str, record: Sequence[RecordLine], seats: int) -> None:
        self.traits, self.profile = traits_of(game), profile_of(game)
        self.record, self.seats = record, range(seats)
        self.placed: list[list[str]] = [[] for _ in self.seats]
        self.kinds: list[Counter[str]] = [Counter() for _ in self.seats]
        self.turns = [0] * seats
        self.counts: list[list[str]] = [[] for _ in self.seats]
        self.boards: list[list[str]] = [[] for _ in self.seats]
        self.table: list[str] = []
        self.now: int | None = None
        request = record[0]
        self.set_up = repr([request.get(key) for key in ("edition", "modules", "setup")])
        for event in record[1:]:
            self.follow(event)

    def follow(self, event: Event) -> None:
        """Note the pieces of an event; a turn ends where the next one begins, or a round."""
        begins = self.profile.begins_turn(event)
        if begins or event["event"] in ("round", "phase-end", "end"):
            self.close()
        if begins:
            self.now = int(event["seat"])
        for piece in self.traits.pieces(event, self.record):
            self.placed[piece.seat].append(piece.place)
            self.kinds[piece.seat][piece.kind] += 1

    def close(self) -> None:
        """End the turn of the present seat, if there is one."""
        seat, self.now = self.now, None
        if seat is None:
            return
        self.turns[seat] += 1
        if len(self.table) < MOVES:
            self.table.append(key_of([self.set_up, *(sorted(one) for one in self.placed)]))
        if self.turns[seat] in TURNS:
            counted = (self.kinds[seat][kind] for kind in self.traits.kinds)
            self.counts[seat].append("".join(DIGITS[min(35, number)] for number in counted))
            if len(self.boards[seat]) < BOARDS:
                self.boards[seat].append(key_of([self.set_up, sorted(self.placed[seat])]))

    def standing(self, seat: int) -> Standing | None:
        """Return the seat's last stored position; None before the end of its first turn."""
        stored = len(self.counts[seat])
        if not stored:
            return None
        boards = self.boards[seat]
        board = boards[stored - 1] if stored <= len(boards) else ""
        moves = sum(self.turns)
        table = self.table[-1] if moves <= MOVES else ""
        return Standing(seat, TURNS[stored - 1], self.counts[seat][-1], board, table, moves)


def key_of(content: object) -> str:
    """Return a short key for equal contents."""
    return f"{zlib.crc32(repr(content).encode()):08x}"


def standing_in(record: Sequence[RecordLine], seat: int) -> Standing | None:
    """Return the position that a seat has reached in the record of a game, which may go on."""
    request = record[0]
    return Course(request["game"], record, request["players"]).standing(seat)


def explored(record: Sequence[RecordLine], levels: Sequence[str | None]) -> ExploredGame:
    """Return a finished game from its record and the levels of its seats. Raises ValueError for a
    record that no finished game has."""
    try:
        line = written(_explored(record, levels))
    except (LookupError, TypeError, AttributeError, ArithmeticError) as error:
        raise ValueError(f"the record cannot be explored: {error!r}") from error
    return LineReader(record[0]["game"]).game(line)


def level_word(level: str | None) -> str:
    """Return the word for a level; all added engines have the same."""
    return PERSON if level is None else level.partition(":")[0]


def _explored(record: Sequence[RecordLine], levels: Sequence[str | None]) -> ExploredGame:
    request, end = record[0], record[-1]
    seats = range(len(levels))
    traits = traits_of(request["game"])
    course = Course(request["game"], record, len(levels))
    read = traits.read(record, len(levels))
    order = next((one["order"] for one in record[1:] if one["event"] == "seating"), [*seats])
    return ExploredGame(
        request["edition"],
        tuple(request["modules"]),
        " ".join(course.table),
        tuple(
            ExploredSeat(
                end["points"][seat],
                end["places"][seat],
                (
                    (level_word(levels[seat]),),
                    (str(order.index(seat) + 1),),
                    *(tuple(read[seat].get(name, ())) for name in traits.own),
                ),
                " ".join(course.counts[seat]),
                " ".join(course.boards[seat]),
            )
            for seat in seats
        ),
    )


# The same as a line of text, which one expression checks when it is read: 10,000 games take a
# fraction of a second.


WORD = r"[A-Za-z0-9][A-Za-z0-9:,.*+-]{0,99}"
WORDS = rf"(?:{WORD}(?: {WORD}){{0,60}}+)?+"
KEYS = r"(?:[0-9a-f]{8}(?: [0-9a-f]{8}){0,15}+)?+"
COUNTS = r"(?:[0-9a-z]{1,12}(?: [0-9a-z]{1,12}){0,15}+)?+"
NUMBER = r"-?[0-9]{1,5}"


@cache
def line_pattern(traits: int) -> re.Pattern[str]:
    """Return the expression of a game with so many traits."""
    seat = rf"\t{NUMBER};[1-9](?:;{WORDS}){{{traits}}};{COUNTS};{KEYS}"
    return re.compile(rf"{WORD};{WORDS};{KEYS}(?:{seat}){{1,9}}")


def written(game: ExploredGame) -> str:
    """Return a game as a line: the parts of the game and of each seat are separated by tabs, their
    values by semicolons."""
    seats = (
        [
            *(str(seat.points), str(seat.place), *(" ".join(words) for words in seat.traits)),
            *(seat.counts, seat.boards),
        ]
        for seat in game.seats
    )
    whole = [game.edition, " ".join(game.modules), game.table]
    return "\t".join(";".join(part) for part in (whole, *seats))


class LineReader:
    """Reads the lines of one game's collection; equal values share their memory."""

    def __init__(self, game: str) -> None:
        self.pattern = line_pattern(len(traits_of(game).names))
        self.words: dict[str, tuple[str, ...]] = {}

    def game(self, line: str) -> ExploredGame:
        """Return the game that `written` wrote; raises ValueError for anything else."""
        if self.pattern.fullmatch(line) is None:
            raise ValueError(f"{line!r:.80} is no explored game")
        whole, *seats = line.split("\t")
        edition, modules, table = whole.split(";")
        return ExploredGame(edition, self._split(modules), table, tuple(map(self._seat, seats)))

    def _seat(self, text: str) -> ExploredSeat:
        points, place, *traits, counts, boards = text.split(";")
        return ExploredSeat(
            int(points), int(place), tuple(map(self._split, traits)), counts, boards
        )

    def _split(self, text: str) -> tuple[str, ...]:
        words = self.words.get(text)
        if words is None:
            words = self.words[text] = tuple(text.split())
        return words
