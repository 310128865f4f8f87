"""What the explorer is asked, and its answers: shares of victories and points by the values of a
trait, with their intervals; and the window's side, which never waits for games to be read or
counted."""

from __future__ import annotations

import contextlib
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from math import sqrt
from operator import mul
from pathlib import Path
from threading import Event
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.core import MAX_SEATS
from burgundy_qt.session.explorer import explored_game
from burgundy_qt.session.explorer.collection import BotsGame, OwnGame, OwnGames, shipped_games
from burgundy_qt.session.problem import unexpected_problem

# Questions and answers.


FEW = 20
"""Below so many games there are too few to say anything."""
Z = 1.96
"""Standard errors of a 95% interval."""
BOTS, OWN, ALL = "bots", "own", "all"
SAME, BOARD, ALIKE = "same", "board", "alike"
LIKENESSES = SAME, BOARD, ALIKE
"""How much a position is like the one that is asked about: the same pieces of everybody, the same
pieces of the seat, or about as many of each kind."""
NO_MODULES = "-"
PER_DIFFERENCE = 4
"""In positions that are alike, one piece may differ for so many turns."""
MOST_LISTED = 200


@dataclass(frozen=True)
class ExplorerQuery:
    """Which games of `game` are counted, and by which `trait` they are grouped. None in `edition`,
    `size`, `level` and `module`: all of them. `module`: one that a game must have, or NO_MODULES.
    `having`: values that a seat must have, by trait. `standing`: a position that it must have had,
    or one like it."""

    game: str
    trait: str = "first-turn"
    source: str = BOTS
    edition: str | None = None
    size: str | None = None
    level: str | None = None
    module: str | None = None
    having: tuple[tuple[str, str], ...] = ()
    standing: explored_game.Standing | None = None
    likeness: str = ALIKE


@dataclass(frozen=True)
class TraitRow:
    """The seats with one value of a trait: in how many `games`, their share of victories and mean
    points, each with the ends of its 95% interval; and the first of these games, one's own before
    those of bots. `seats`: how many these are."""

    value: str
    games: int
    seats: int
    share: float
    least_share: float
    most_share: float
    points: float
    margin: float
    listed: tuple[OwnGame | BotsGame, ...] = ()

    @property
    def is_few(self) -> bool:
        """Whether there are too few games to say anything."""
        return self.games < FEW


class Choices(NamedTuple):
    """What can be chosen in the games of a source, each with its number of games."""

    editions: Counter[str]
    sizes: Counter[str]
    levels: Counter[str]
    modules: Counter[str]


@dataclass(frozen=True)
class ExplorerAnswer:
    """The rows of a query, those with most games first, and the row of all seats together (None
    without games). `alike`: how many seats there are by likeness to the position that was asked
    about. `left`: how many files of the library are still unread."""

    query: ExplorerQuery
    rows: tuple[TraitRow, ...]
    whole: TraitRow | None
    choices: Choices
    alike: Mapping[str, int] = field(default_factory=dict)
    left: int = 0


class Seat(NamedTuple):
    """A seat of a game, with what queries look at."""

    box: Box
    game: tuple[str, int]
    number: int
    level: str
    share: float
    points: int
    traits: tuple[tuple[str, ...], ...]
    table: str
    counts: str
    boards: str
    whole: OwnGame | BotsGame


class ExplorerIndex:
    """The games of one kind, ready for queries: those of bots, and one's own."""

    def __init__(
        self,
        game: str,
        bots: Sequence[explored_game.ExploredGame] = (),
        own: Sequence[OwnGame] = (),
    ) -> None:
        self.game, self.names = game, explored_game.traits_of(game).names
        shipped = (BotsGame(game, number, each) for number, each in enumerate(bots))
        self.sources = {BOTS: Source(BOTS, shipped)}
        self.take(own)

    def take(self, own: Sequence[OwnGame]) -> None:
        """Replace one's own games by these."""
        self.sources[OWN] = Source(OWN, own)

    def answer(self, query: ExplorerQuery, left: int = 0) -> ExplorerAnswer:
        """Return the answer to a query."""
        sources = [one for name, one in self.sources.items() if query.source in (name, ALL)]
        seats = [seat for source in reversed(sources) for seat in self._chosen(source, query)]
        alike: dict[str, int] = {}
        if query.standing is not None:
            near = Nearness(query.standing)
            by_likeness = {each: near.among(each, seats) for each in LIKENESSES}
            alike = {each: games_of(those) for each, those in by_likeness.items()}
            seats = by_likeness[query.likeness]
        at = self.names.index(query.trait)
        groups: dict[str, list[Seat]] = {}
        for seat in seats:
            for value in seat.traits[at]:
                groups.setdefault(value, []).append(seat)
        rows = sorted(
            (row_of(value, those) for value, those in groups.items()),
            key=lambda row: (-row.games, row.value),
        )
        whole = row_of("", seats) if seats else None
        return ExplorerAnswer(query, tuple(rows), whole, choices_in(sources), alike, left)

    def _chosen(self, source: Source, query: ExplorerQuery) -> Iterable[Seat]:
        """Return the seats that a query counts, whatever their positions were."""
        boxes = {box for box in source.boxes if box.fits(query)}
        seats: Iterable[Seat] = (seat for seat in source.seats if seat.box in boxes)
        if len(boxes) == len(source.boxes):
            seats = source.seats
        if query.level is not None:
            seats = [seat for seat in seats if seat.level == query.level]
        for name, value in query.having:
            at = self.names.index(name)
            seats = [seat for seat in seats if value in seat.traits[at]]
        return seats


@dataclass(frozen=True)
class Box:
    """Games of the same edition, size and modules."""

    edition: str
    size: str
    modules: tuple[str, ...]

    def fits(self, query: ExplorerQuery) -> bool:
        """Return whether a query counts these games."""
        return (
            query.edition in (None, self.edition)
            and query.size in (None, self.size)
            and query.module in (None, *(self.modules or (NO_MODULES,)))
        )


class Source:
    """The games of one source: the seats in their order, and how often there is what can be
    chosen."""

    def __init__(self, name: str, games: Iterable[OwnGame | BotsGame]) -> None:
        self.seats: list[Seat] = []
        self.boxes: dict[Box, Box] = {}
        self.choices = Choices(Counter(), Counter(), Counter(), Counter())
        for number, whole in enumerate(games):
            self._add((name, number), whole)

    def _add(self, key: tuple[str, int], whole: OwnGame | BotsGame) -> None:
        game = whole.explored
        box = Box(game.edition, game.size, game.modules)
        box = self.boxes.setdefault(box, box)
        found = self.choices
        found.editions[box.edition] += 1
        found.sizes[box.size] += 1
        found.modules.update(box.modules or (NO_MODULES,))
        found.levels.update({seat.level for seat in game.seats})
        for number, seat in enumerate(game.seats):
            self.seats.append(
                Seat(
                    *(box, key, number, seat.level, game.share_of(seat), seat.points, seat.traits),
                    *(game.table, seat.counts, seat.boards, whole),
                )
            )


def choices_in(sources: Iterable[Source]) -> Choices:
    """Return what can be chosen in all of the sources."""
    found = Choices(Counter(), Counter(), Counter(), Counter())
    for source in sources:
        for mine, its in zip(found, source.choices, strict=True):
            mine.update(its)
    return found


def row_of(value: str, seats: Sequence[Seat]) -> TraitRow:
    """Return the row of these seats, of which there is at least one."""
    number = len(seats)
    share = sum(seat.share for seat in seats) / number
    points = [seat.points for seat in seats]
    mean = sum(points) / number
    least, most = interval(share, number)
    margin = 0.0
    if number > 1:
        squares = sum(map(mul, points, points))
        margin = Z * sqrt(max(0.0, squares / number - mean * mean) / (number - 1))
    few = seats[: MOST_LISTED * MAX_SEATS]
    listed = tuple(islice({id(seat.whole): seat.whole for seat in few}.values(), MOST_LISTED))
    return TraitRow(value, games_of(seats), number, share, least, most, mean, margin, listed)


def games_of(seats: Iterable[Seat]) -> int:
    """Return how many games these seats are from."""
    return len({seat.game for seat in seats})


def interval(share: float, number: int) -> tuple[float, float]:
    """Return the ends of the 95% interval of a share (Wilson's score interval)."""
    square = Z * Z / number
    middle = (share + square / 2) / (1 + square)
    half = Z * sqrt(share * (1 - share) / number + square / (4 * number)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


class Nearness:
    """Compares positions with the one that is asked about."""

    def __init__(self, standing: explored_game.Standing) -> None:
        self.standing = standing
        self.stage = explored_game.TURNS.index(standing.turns)
        self.most = standing.turns // PER_DIFFERENCE

    def among(self, likeness: str, seats: Iterable[Seat]) -> list[Seat]:
        """Return the seats that had a position as near as that."""
        mine = self.standing
        if likeness == SAME:
            part = place_of(mine.moves - 1, len(mine.table))
            return [
                seat
                for seat in seats
                if mine.table and seat.table[part] == mine.table and seat.number == mine.seat
            ]
        if likeness == BOARD:
            part = place_of(self.stage, len(mine.board))
            return [seat for seat in seats if mine.board and seat.boards[part] == mine.board]
        part = place_of(self.stage, len(mine.counts))
        seats = list(seats)
        near = {text for text in {seat.counts[part] for seat in seats} if self._is_near(text)}
        return [seat for seat in seats if seat.counts[part] in near]

    def _is_near(self, counts: str) -> bool:
        """Return whether at most so many pieces are of another kind, or missing."""
        mine = self.standing.counts
        if not counts or len(counts) != len(mine):
            return False
        more = less = 0
        for one, other in zip(counts, mine, strict=True):
            difference = explored_game.DIGITS.index(one) - explored_game.DIGITS.index(other)
            more += max(0, difference)
            less += max(0, -difference)
        return max(more, less) <= self.most


def place_of(number: int, width: int) -> slice:
    """Return the part of a text for one of its words, which have the same width."""
    begin = number * (width + 1)
    return slice(begin, begin + width)


CACHE = "explorer.jsonl"
"""The file of the summaries of one's own games, in the folder of the games."""


class Explorer(QObject):
    """The bots' games that come with the program, and the finished games below `games`. Every
    method returns at once."""

    answered = Signal(object)  # ExplorerAnswer to the last query
    failed = Signal(object)  # Problem

    def __init__(self, games: Path, finished: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._own = OwnGames(finished, games / CACHE)
        self._index: ExplorerIndex | None = None
        self._last: ExplorerQuery | None = None
        self._left = 0
        self._grown = self._taken = 0
        self._closing = Event()
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="explorer")

    def look(self) -> None:
        """Read the library again; the last query is answered again if there are other games."""
        self._submit(self._look)

    def ask(self, query: ExplorerQuery) -> None:
        """Answer a query; `answered` follows, unless another one comes first."""
        self._last = query
        self._submit(partial(self._answer, query))

    def close(self) -> None:
        """End the thread after its present game. The object cannot be used afterwards."""
        if not self._closing.is_set():
            self._closing.set()
            self._pool.shutdown(cancel_futures=True)

    def _look(self) -> None:
        """Read some games, answer, and go on after what was asked meanwhile."""
        self._read_on(self._own.catch_up(self._closing.is_set))

    def _read_on(self, reading: object) -> None:
        left = next(reading, None)  # type: ignore[call-overload]
        self._left = left or 0
        self._grown += 1
        if self._last is not None:
            self._answer(self._last)
        if left is not None:
            self._submit(partial(self._read_on, reading))

    def _answer(self, query: ExplorerQuery) -> None:
        if query is self._last:
            self.answered.emit(self._index_of(query.game).answer(query, self._left))

    def _index_of(self, game: str) -> ExplorerIndex:
        """Return the index of the game; that of another game is forgotten, as it is large."""
        if self._index is None or self._index.game != game:
            self._index = ExplorerIndex(game, shipped_games(game), self._own.games(game))
            self._taken = self._grown
        if self._taken != self._grown:
            self._index.take(self._own.games(game))
            self._taken = self._grown
        return self._index

    def _submit(self, work: Callable[[], None]) -> None:
        with contextlib.suppress(RuntimeError):  # it is closed by now
            self._pool.submit(self._do, work)

    def _do(self, work: Callable[[], None]) -> None:
        if self._closing.is_set():
            return
        try:
            work()
        except Exception:
            title = tr("Explorer", "Something went wrong in the explorer")
            self.failed.emit(unexpected_problem(title, traceback.format_exc()))
