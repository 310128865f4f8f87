"""A round robin: all players meet each other, or the first meets each other one; and the progress
of each match."""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from pathlib import Path

from burgundy_qt.ai.arena.elo import Names
from burgundy_qt.ai.arena.external_engine import EngineError, IllegalAnswer
from burgundy_qt.ai.arena.match_setup import usual_box
from burgundy_qt.ai.arena.matches import (
    FIRST_SEED,
    Audience,
    Match,
    MatchExecutor,
    Pair,
    nobody,
    play_pair,
    play_pairs,
    seats_of_a,
)
from burgundy_qt.ai.arena.players import FOR_POINTS, player_from_text
from burgundy_qt.ai.arena.results_log import ResultsLog
from burgundy_qt.ai.arena.sprt import OPEN, SequentialTest
from burgundy_qt.ai.game_bots import MatchSetup, SeatCount
from burgundy_qt.ai.networks.installed_networks import files_for
from burgundy_qt.rules.errors import LARGEST_SEED

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
    box: MatchSetup = field(default_factory=usual_box)
    claim: float | None = None
    is_gauntlet: bool = False

    def check(self) -> None:
        """Raise ValueError for matches that are impossible, with the reason."""
        for text in self.players:
            player_from_text(text)
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
        if not 0 <= self.seed <= LARGEST_SEED - self.pairs + 1:
            raise ValueError(
                f"the first seed is {self.seed}, but all pairs need seeds from 0 to "
                f"{LARGEST_SEED}; choose a smaller seed"
            )
        if self.claim is not None:
            if len(self.players) > 2:
                raise ValueError("--claim compares two players; name only two")
            SequentialTest(self.claim, self.games)

    @property
    def games(self) -> int:
        """The games of a pair."""
        return len(seats_of_a(self.seats, self.box))

    @property
    def table(self) -> SeatCount:
        """The table of these games."""
        return self.box.table(self.seats)

    def matches(self) -> list[Names]:
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

    def __init__(self, meeting: RoundRobin, names: Names, diary: ResultsLog):
        self.meeting = meeting
        self.names = names
        self.diary = diary
        self.seeds = range(meeting.seed, meeting.seed + meeting.pairs)
        self.pairs: list[Pair] = []
        self.test = None if meeting.claim is None else SequentialTest(meeting.claim, meeting.games)
        self.catch_up()

    @property
    def match(self) -> Match | None:
        """The result so far; None before the first pair."""
        return Match(tuple(self.pairs)) if self.pairs else None

    @property
    def is_over(self) -> bool:
        """Whether all pairs are played, or the claim is settled."""
        return len(self.pairs) == len(self.seeds) or (
            self.test is not None and self.test.verdict != OPEN
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
        except IllegalAnswer as error:
            seed = self.seeds[0] if error.seed is None else error.seed
            kept = self.diary.keep_record(self.names, error)
            where = f"seed {seed}, pair {seed - self.seeds[0] + 1} of {len(self.seeds)}"
            seat = f"seat {error.seat}, turn {error.turn}"
            if kept is not None:
                record = f"The game as this seat knows it is in {kept}"
            else:
                record = "With --resume FILE the game is kept beside that file"
            raise EngineError(f"{error} ({where}, {seat}). {record}", error.last_words) from error

    def catch_up(self) -> None:
        """Count the pairs that are next in order."""
        finished = self.diary.of(self.names)
        while not self.is_over and (pair := finished.get(self.seeds[len(self.pairs)])):
            self.pairs.append(pair)
            if self.test:
                self.test.hear(pair.score)

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
