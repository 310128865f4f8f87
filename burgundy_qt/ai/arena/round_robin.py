"""A round robin: all players meet each other, or the first meets each other one; the progress of
each match; and the log of matches: a file with a line for every finished pair, so that an
interruption loses none.

The first line of the log describes the matches; each further one is a pair: `{"a","b","pair":{…}}`.
Lines are only ever added. A last line that was cut off is dropped; any other damage is refused.
"""

import hashlib
import json
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import combinations
from pathlib import Path

from burgundy_qt.ai.arena import elo, external_engine, match_setup, sprt
from burgundy_qt.ai.arena.matches import (
    FIRST_SEED,
    Audience,
    Match,
    MatchExecutor,
    Pair,
    Side,
    nobody,
    play_pair,
    play_pairs,
    seats_of_a,
)
from burgundy_qt.ai.arena.players import FOR_POINTS, check_style, player_from_text
from burgundy_qt.ai.game_bots import MatchSetup, SeatCount
from burgundy_qt.ai.networks.installed_networks import files_for
from burgundy_qt.rules import errors, registry
from burgundy_qt.storage.documents import Document, Unreadable, document
from burgundy_qt.storage.whole_files import FOR_OTHERS, own_file, write_whole

FORMAT = "burgundy-qt arena"
VERSION = 1
BEGINNING = f'{{"format": "{FORMAT}"'.encode()
OPTIONS_UNTOLD = {"occupied_castles": 4}
"""Options that games always list now, with their values for files without them."""
UNTOLD = {"game": registry.DEFAULT, **OPTIONS_UNTOLD}
"""The values of keys that old files lack: they were written when there was one game, or other usual
options."""


class ResultsLogError(ValueError):
    """A log that cannot be continued; names the file and says what to do."""


class ResultsLog:
    """Finished pairs by match and seed, in the file `path` or only in memory.

    `data` is everything that determines the games: if the file has another, ResultsLogError is
    raised.
    """

    def __init__(self, path: Path | None, data: Document):
        self.path = path
        self.data = data
        self.finished: dict[elo.Names, dict[int, Pair]] = {}
        if path is not None:
            self.open(path)

    def of(self, names: elo.Names) -> dict[int, Pair]:
        """Return the finished pairs of a match, by seed."""
        return self.finished.setdefault(names, {})

    def note(self, names: elo.Names, pair: Pair) -> None:
        """Add a finished pair."""
        self.of(names)[pair.seed] = pair
        if self.path is not None:
            self.add_line(self.path, {"a": names[0], "b": names[1], "pair": asdict(pair)})

    def keep_record(self, names: elo.Names, error: external_engine.IllegalAnswer) -> Path | None:
        """Write the game of an illegal answer, as its seat knows it, beside the file, and return
        its path; None if there is no file or it cannot be written."""
        if self.path is None:
            return None
        name = f"{self.path.stem}-illegal-{error.seed}-seat-{error.seat}.json"
        place = self.path.with_name(name)
        content = json.dumps({"record": error.record, "a": names[0], "b": names[1]})
        try:
            write_whole(place, content.encode("ascii") + b"\n", FOR_OTHERS)
        except OSError:
            return None
        return place

    # The file.

    def open(self, path: Path) -> None:
        """Read an existing file, or begin a new one."""
        try:
            content = b""
            with suppress(FileNotFoundError), own_file(path, os.O_RDONLY) as file:
                content = file.read()
            whole = content[: content.rfind(b"\n") + 1]
            if whole:
                self.read(path, whole.splitlines())
            elif not BEGINNING.startswith(content[: len(BEGINNING)]):
                raise not_ours(path)
            if len(whole) < len(content):
                with own_file(path, os.O_RDWR) as file:
                    file.truncate(len(whole))
            if not whole:
                path.parent.mkdir(parents=True, exist_ok=True)
                self.add_line(path, self.header())
        except OSError as error:
            raise ResultsLogError(
                f"{path} cannot be used: {error.strerror}. Choose another file for --resume"
            ) from error

    def header(self) -> dict[str, object]:
        return {"format": FORMAT, "version": VERSION, **self.data}

    def add_line(self, path: Path, line: dict[str, object]) -> None:
        with own_file(path, os.O_RDWR, FOR_OTHERS) as file:
            file.seek(0, os.SEEK_END)
            file.write(json.dumps(line).encode() + b"\n")

    def read(self, path: Path, lines: list[bytes]) -> None:
        self.check_header(path, lines[0])
        for number, line in enumerate(lines[1:], start=2):
            try:
                entry = document(line)
                pair = pair_of(entry["pair"])
                self.of((entry["a"], entry["b"]))[pair.seed] = pair
            except (ValueError, KeyError, TypeError, AttributeError) as error:
                raise ResultsLogError(
                    f"line {number} of {path} is damaged ({error}); delete that line, or "
                    "choose another file"
                ) from error

    def check_header(self, path: Path, line: bytes) -> None:
        try:
            found = document(line)
        except Unreadable:
            found = None
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise not_ours(path)
        for key, value in self.header().items():
            if found.setdefault(key, UNTOLD.get(key)) != value:
                raise ResultsLogError(
                    f"{path} belongs to other games: its {key} is {found.get(key)!r} instead "
                    f"of {value!r}; choose another file for --resume"
                )


def not_ours(path: Path) -> ResultsLogError:
    return ResultsLogError(f"{path} was not saved by the arena; choose another file for --resume")


def pair_of(data: Document) -> Pair:
    """Return a pair from its line. Raises KeyError, TypeError or AttributeError if the line is not
    one."""
    pair = Pair(**{**data, "a": Side(**data["a"]), "b": Side(**data["b"])})
    numbers: list[object] = [pair.wins]
    for side in (pair.a, pair.b):
        numbers += [side.points, side.seconds, side.decisions, side.won, side.rounds]
        numbers += side.sources.values()
    whole = type(pair.seed) is int and type(pair.games) is int and pair.games > 0
    if not whole or not all(type(number) in (int, float) for number in numbers):
        raise TypeError("no pair")
    if not 0 <= pair.wins <= pair.games:
        raise TypeError("more wins than games")
    return pair


# The round robin.


MOST_PAIRS = 10**6


@dataclass(frozen=True)
class RoundRobin:
    """The matches to play: `players` by text; games of `seats` seats from `seed` on, with a `box`;
    at most `pairs` for each match, fewer if a `claim` about the first is settled before. In a
    gauntlet only the first player meets the others."""

    players: tuple[str, ...]
    seats: int = 2
    pairs: int = 20
    seed: int = FIRST_SEED
    box: MatchSetup = field(default_factory=match_setup.usual_box)
    claim: float | None = None
    is_gauntlet: bool = False

    def check(self) -> None:
        """Raise ValueError for matches that are impossible, with the reason."""
        for text in self.players:
            player_from_text(text)
            check_style(text, self.box.game)
        if len(self.players) < 2:
            raise ValueError(f"{self.players[0]} needs an opponent; name at least two players")
        if len(self.players) > 2 and len(set(self.players)) < len(self.players):
            raise ValueError("with more than two players, name each only once")
        self.box.check()
        if self.seats not in self.box.seats:
            data = self.box.to_dict()
            played = (
                "with these modules" if data["modules"] else f"in the edition of {data['edition']}"
            )
            raise ValueError(
                f"the number of seats is {self.seats}, but must be {listed(self.box.seats)} "
                f"{played}"
            )
        if self.pairs < 1:
            raise ValueError(f"the number of pairs is {self.pairs}, but must be 1 or more")
        if self.pairs > MOST_PAIRS:
            raise ValueError(
                f"the number of pairs is {self.pairs}, but must be at most {MOST_PAIRS}"
            )
        if not 0 <= self.seed <= errors.LARGEST_SEED - self.pairs + 1:
            raise ValueError(
                f"the first seed is {self.seed}, but all pairs need seeds from 0 to "
                f"{errors.LARGEST_SEED}; choose a smaller seed"
            )
        if self.claim is not None:
            if len(self.players) > 2:
                raise ValueError("--claim compares two players; name only two")
            sprt.SequentialTest(self.claim, self.games)

    @property
    def games(self) -> int:
        """The games of a pair."""
        return len(seats_of_a(self.seats, self.box))

    @property
    def table(self) -> SeatCount:
        """The table of these games."""
        return self.box.table(self.seats)

    def matches(self) -> list[elo.Names]:
        """Return all matches: each against each, or the first against each."""
        if self.is_gauntlet:
            return [(self.players[0], other) for other in self.players[1:]]
        return list(combinations(self.players, 2))

    def to_dict(self) -> dict[str, object]:
        """Return everything that determines the games, as the first line of a log has it."""
        return {
            "players": list(self.players),
            "seats": self.seats,
            "seed": self.seed,
            **self.box.to_dict(),
            "networks": networks_print(self.players, files_for(self.box.game, self.table)),
        }


def listed(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))


def networks_print(texts: tuple[str, ...], playing: list[Path]) -> str:
    """Return a fingerprint of the networks that levels play with, and those in files that the texts
    name."""
    named = [Path(text.partition("@")[2].removesuffix(FOR_POINTS)) for text in texts if "@" in text]
    contents = hashlib.sha256()
    for file in (*playing, *named):
        contents.update(file.read_bytes() if file.is_file() else b"")
    return contents.hexdigest()[:12]


class MatchProgress:
    """The progress of one match.

    Only pairs in the order of their seeds count, up to the first that is not finished: so threads
    that finish out of order, and quick games that finish first, do not bias the result.
    """

    def __init__(self, meeting: RoundRobin, names: elo.Names, diary: ResultsLog):
        self.meeting = meeting
        self.names = names
        self.diary = diary
        self.seeds = range(meeting.seed, meeting.seed + meeting.pairs)
        self.pairs: list[Pair] = []
        self.test = (
            None if meeting.claim is None else sprt.SequentialTest(meeting.claim, meeting.games)
        )
        self.catch_up()

    @property
    def match(self) -> Match | None:
        """The result so far; None before the first pair."""
        return Match(tuple(self.pairs)) if self.pairs else None

    @property
    def is_over(self) -> bool:
        """Whether all pairs are played, or the claim is settled."""
        return len(self.pairs) == len(self.seeds) or (
            self.test is not None and self.test.verdict != sprt.OPEN
        )

    @property
    def finished(self) -> int:
        """How many pairs of this match are finished, including those that do not count yet."""
        return sum(seed in self.diary.of(self.names) for seed in self.seeds)

    @contextmanager
    def naming_illegal_answers(self) -> Iterator[None]:
        """Name seed, pair, seat and turn of an illegal answer, and leave the record of its seat
        beside the results."""
        try:
            yield
        except external_engine.IllegalAnswer as error:
            seed = self.seeds[0] if error.seed is None else error.seed
            kept = self.diary.keep_record(self.names, error)
            where = f"seed {seed}, pair {seed - self.seeds[0] + 1} of {len(self.seeds)}"
            seat = f"seat {error.seat}, turn {error.turn}"
            if kept is not None:
                record = f"The game as this seat knows it is in {kept}"
            else:
                record = "With --resume FILE the game is kept beside that file"
            raise external_engine.EngineError(
                f"{error} ({where}, {seat}). {record}", error.last_words
            ) from error

    def catch_up(self) -> None:
        """Count the pairs that are next in order."""
        finished = self.diary.of(self.names)
        while not self.is_over and (pair := finished.get(self.seeds[len(self.pairs)])):
            self.pairs.append(pair)
            if self.test:
                self.test.update(pair.score)

    def play(
        self,
        venue: MatchExecutor,
        show: Callable[["MatchProgress"], None],
        audience: Audience = nobody,
    ) -> None:
        """Play the missing pairs; call `show` after every pair, the `audience` for every game. An
        interruption keeps finished pairs."""
        show(self)
        if self.is_over:
            return
        a, b = (partial(player_from_text, text) for text in self.names)
        play = partial(
            play_pair,
            a,
            b,
            self.meeting.seats,
            box=self.meeting.box,
            is_abandoned=venue.is_abandoned,
            audience=audience,
        )
        missing = [seed for seed in self.seeds if seed not in self.diary.of(self.names)]
        with (
            self.naming_illegal_answers(),
            closing(play_pairs(play, missing, venue.executor, venue.ahead)) as pairs,
        ):
            for pair in pairs:
                self.diary.note(self.names, pair)
                self.catch_up()
                show(self)
                if self.is_over:
                    return
