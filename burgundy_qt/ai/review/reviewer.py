"""A reviewer: goes through a game turn by turn, and says what was lost and what was luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from queue import SimpleQueue

from burgundy_qt.ai.features.games import table_of
from burgundy_qt.ai.review.accounts import account
from burgundy_qt.ai.review.depths import Depth
from burgundy_qt.ai.review.depths import depth as depth_of
from burgundy_qt.ai.review.expectations import CannotReview, Expectations
from burgundy_qt.ai.review.findings import Luck, Review, ReviewedTurn, Worth
from burgundy_qt.ai.review.parts import review_parts
from burgundy_qt.ai.review.played_turns import PlayedChance, PlayedTurn, played
from burgundy_qt.ai.review.skills import skill
from burgundy_qt.ai.review.turn_reviewer import TurnReviewer
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position

Part = ReviewedTurn | Luck
Played = PlayedTurn | PlayedChance
APART = 1_000_003
"""Between the seeds of two moments of a game."""


class Reviewer:
    """Reviews what was played in `game` from after `first` actions to after `last` ones, the turns
    of all seats or of one; `threads` turns at a time. The game may go on meanwhile. `depth`: the
    name of one, or one's own.

    The same seed finds the same on any number of threads. Raises ValueError for an unknown depth or
    objective, and CannotReview, which is one, where no network fits the game."""

    def __init__(
        self,
        game: Game,
        depth: str | Depth = "normal",
        threads: int = 1,
        seed: int = 0,
        first: int = 0,
        last: int | None = None,
        seat: int | None = None,
        objective: str = "win",
    ):
        self.depth = depth if isinstance(depth, Depth) else depth_of(depth)
        self.seed = seed
        self.end: Position = game.stood(game.revision if last is None else last)[0]
        self.begin: Position = game.stood(first)[0]
        known = table_of(self.begin)
        if known is None:
            raise CannotReview("no network fits this game, so nobody knows what a turn is worth")
        self.game, self.table = known
        self.reviewers = [TurnReviewer(self.begin, self.depth, objective) for _ in range(threads)]
        # no reviewer's own: they are at work while somebody asks what is known by now
        self.expectations = Expectations(self.begin, self.depth, objective)
        self.played = [
            part
            for part in played(game, self.expectations.knows, first, last)
            if isinstance(part, PlayedChance) or seat in (None, part.seat)
        ]
        self.parts = len(self.played)
        self.stopped = False

    def stop(self) -> None:
        """End the review that runs, from any thread: what is being looked at is told no more."""
        self.stopped = True
        for reviewer in self.reviewers:
            reviewer.stop()

    def review(self, known: Sequence[Part] = ()) -> Iterator[Part]:
        """Turns and luck in the order of the game, each as soon as it is found; those known by now
        are left out."""
        done = {moment(one) for one in known}
        free: SimpleQueue[TurnReviewer] = SimpleQueue()
        for reviewer in self.reviewers:
            free.put(reviewer)

        def found(part: Played) -> Part | None:
            if self.stopped:
                return None
            reviewer = free.get()
            try:
                return reviewer.reviewed(part, self.seed_at(part))
            finally:
                free.put(reviewer)

        with ThreadPoolExecutor(len(self.reviewers)) as pool:
            for part in pool.map(found, (one for one in self.played if moment(one) not in done)):
                if self.stopped or part is None:
                    return
                yield part

    def review_of(self, parts: Sequence[Part]) -> Review:
        """What parts of the game say together, in whatever order they come; all or some."""
        turns = tuple(sorted((one for one in parts if isinstance(one, ReviewedTurn)), key=moment))
        lucks = tuple(sorted((one for one in parts if isinstance(one, Luck)), key=moment))
        start, result = self.start, self.result
        seats, doubt = range(self.begin.seats), review_parts(self.game).doubt
        return Review(
            self.depth.name,
            self.begin.seats,
            turns,
            lucks,
            tuple(account(seat, start, result, turns, lucks, doubt) for seat in seats),
            tuple(skill(seat, turns, self.game, self.table) for seat in seats),
            len(parts) == self.parts,
        )

    @cached_property
    def start(self) -> Worth:
        """What might be expected when it began."""
        return self.expectations.worth(self.begin, self.seed)

    @cached_property
    def result(self) -> Worth:
        """How the game ended, or what may be expected by now."""
        if self.end.is_over():
            standings = tuple(float(one) for one in self.end.standings())
            return Worth(tuple(self.end.utilities()), standings)
        return self.expectations.worth(self.end, self.seed)

    def seed_at(self, part: Played) -> int:
        """Of what is tried for a part."""
        return self.seed * APART + moment(part)[1]


def moment(part: Part | Played) -> tuple[bool, int]:
    """Which part of the game it is: a turn or not, and how many actions the game had when it
    began."""
    if isinstance(part, (ReviewedTurn, PlayedTurn)):
        return True, part.first
    return False, part.at
