"""One review while it is reckoned: what is known of it before, part by part, and what is kept."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from burgundy_qt.ai.review.review_result import Luck, Review, ReviewedTurn
from burgundy_qt.session.bots.bot_search import threads_for_bots
from burgundy_qt.session.reviews.review_folder import Damaged, ReviewFolder, Reviews
from burgundy_qt.session.reviews.reviewed import Reviewed, ToReview

if TYPE_CHECKING:
    from burgundy_qt.ai.review.reviewer import Reviewer

TELL_EVERY = 0.3
"""Seconds between two tellings, while parts are found."""
TELL_AFTER = 2.0
"""Seconds after which the rest is told too."""
USUAL = "normal"
"""The depth where nothing else is asked for, or known already."""
Tell = Callable[["Found"], None]


@dataclass(frozen=True)
class Found:
    """What is known by now: `known` of so many `parts`, and whether more are being looked for.
    `aside` is the new name of a file that could not be used; `seconds_left` about how long it still
    takes, None while nobody can tell."""

    reviewed: Reviewed
    known: int
    parts: int
    is_running: bool
    aside: Path | None = None
    seconds_left: float | None = None


class Reckoning:
    """Reviews one game at a depth (None: that of the best review that is known, or the usual
    one). All of it runs in one thread, but for `stop`."""

    def __init__(self, asked: ToReview, depth: str | None, games: Path) -> None:
        self.asked, self.depth, self.folder = asked, depth, ReviewFolder(games)
        self.aside: Path | None = None
        self.kept: Reviews = {}
        self._unread: OSError | None = None
        self._stopped = Event()
        self._reviewer: Reviewer | None = None

    def stop(self) -> None:
        """Let it be, from any thread; what is known is kept. Returns at once."""
        self._stopped.set()
        if self._reviewer is not None:
            self._reviewer.stop()

    def run(self, tell: Tell) -> None:
        """Tell what is known, and then more and more, until it is whole or stopped. Raises
        CannotReview, and OSError where nothing can be kept."""
        self.kept = self._read()
        known = self.kept.get(self.depth or best_of(self.kept))
        if known is not None and known.is_whole:
            tell(self._found(known, parts_of(known), is_running=False))
            return
        if not self._stopped.is_set():
            self._go_on(known, tell)

    def _read(self) -> Reviews:
        """What is kept of the game; a damaged file is put aside. One that the system does not let
        us read may be a good one: it stays, and nothing is written over it."""
        try:
            return self.folder.read(self.asked.game_id, self.asked.game)
        except Damaged:
            self.aside = self.folder.put_aside(self.asked.game_id)
        except OSError as error:
            self._unread = error
        return {}

    def _go_on(self, known: Review | None, tell: Tell) -> None:
        from burgundy_qt.ai.review.reviewer import Reviewer  # no start waits for it

        depth = self.depth or best_of(self.kept)
        self._reviewer = reviewer = Reviewer(self.asked.game, depth, threads_for_bots())
        if self._stopped.is_set():
            reviewer.stop()
        parts: list[ReviewedTurn | Luck] = [*known.turns, *known.lucks] if known else []
        tell(self._found(reviewer.review_of(parts), reviewer.parts, not reviewer.stopped))
        people = [seat for seat, plan in enumerate(self.asked.seats) if plan.is_person]
        begun, at_first = time.monotonic(), reviewer.work_left(parts)
        told = begun
        for part in reviewer.review(tuple(parts), before_all=people):
            parts.append(part)
            if time.monotonic() - told > TELL_EVERY and len(parts) < reviewer.parts:
                left = seconds_left(time.monotonic() - begun, at_first, reviewer.work_left(parts))
                tell(self._found(reviewer.review_of(parts), reviewer.parts, True, left))
                told = time.monotonic()
        review = reviewer.review_of(parts)
        try:
            self._keep(review)
        finally:
            tell(self._found(review, reviewer.parts, is_running=False))

    def _keep(self, review: Review) -> None:
        self.kept = {**self.kept, review.depth: review}
        if self._unread is not None:
            raise self._unread
        self.folder.write(self.asked.game_id, self.asked.game, self.kept)

    def _found(
        self, review: Review, parts: int, is_running: bool, seconds_left: float | None = None
    ) -> Found:
        asked = self.asked
        reviewed = Reviewed(asked.game, asked.seats, asked.game_id, asked.casual, review)
        return Found(reviewed, parts_of(review), parts, is_running, self.aside, seconds_left)


def best_of(known: Reviews) -> str:
    """The depth of the deepest review that is whole, or else of the one that was begun at the usual
    depth or at any."""
    from burgundy_qt.ai.review.review_result import DEPTHS

    whole = [one.name for one in DEPTHS if one.name in known and known[one.name].is_whole]
    if whole:
        return whole[-1]
    return USUAL if USUAL in known or not known else next(iter(known))


def seconds_left(seconds: float, at_first: float, left: float) -> float | None:
    """How long the share of the work that is left will take, where that from `at_first` on took so
    many seconds; None for so short a time that it says nothing."""
    if seconds < TELL_AFTER or left >= at_first:
        return None
    return seconds * left / (at_first - left)


def parts_of(review: Review) -> int:
    """How many parts of a game are known."""
    return len(review.turns) + len(review.lucks)
