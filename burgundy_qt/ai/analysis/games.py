"""Games to the end: plans of a turn played out again and again, all with the same chance, by
several threads."""

import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Timer

from burgundy_qt.ai.analysis.playout import Gains, Playout
from burgundy_qt.ai.features.features import Features
from burgundy_qt.ai.game_bots import bots_for
from burgundy_qt.ai.values.evaluator import Evaluator
from burgundy_qt.ai.values.network import Network
from burgundy_qt.rules.position import Position


@dataclass(frozen=True)
class Line:
    """A plan to play out: the actions that the seat takes first; only every `stride`-th game is
    played."""

    actions: Sequence[int]
    stride: int = 1


class Games:
    """Plays positions like `like` to their end, `threads` at a time, until `stop`: then no more."""

    def __init__(
        self, features: Features, network: Network, like: Position, threads: int, objective: str
    ):
        self.players = [
            Playout(Evaluator(features, network, objective), like, bots_for(like).tally(like))
            for _ in range(threads)
        ]
        self.stopped = False

    def first(self, start: Position, seat: int, seed: int, actions: Sequence[int]) -> Gains | None:
        """What the first game of a plan brings; None where it was stopped."""
        return self.players[0].play(start, seat, actions, seed, 0)

    def play(
        self, start: Position, seat: int, lines: Mapping[int, Line], seed: int, number: int
    ) -> dict[int, dict[int, Gains]]:
        """`number` games of every line, or as many as are finished before a stop.

        By the line's name, what each game brought, by its number: games of one number have the same
        chance, and what was broken off counts in no line. The same seed plays the same on any
        number of threads."""
        finished: dict[int, dict[int, Gains]] = {name: {} for name in lines}
        numbers = iter(range(number))

        def work(player: Playout) -> None:
            for at in self.running(numbers):
                due = [name for name, line in lines.items() if at % line.stride == 0]
                gains = [player.play(start, seat, lines[name].actions, seed, at) for name in due]
                for name, gained in zip(due, gains, strict=True):
                    if gains[-1] is not None and gained is not None:
                        finished[name][at] = gained

        with ThreadPoolExecutor(len(self.players)) as pool:
            list(pool.map(work, self.players))
        return {name: dict(sorted(games.items())) for name, games in finished.items()}

    @contextmanager
    def ended_at(self, until: float | None) -> Iterator[None]:
        """What is played inside is stopped at the time `until` (of time.monotonic), if there is
        one."""
        clock = None if until is None else Timer(max(0.0, until - time.monotonic()), self.stop)
        if clock:
            clock.start()
        try:
            yield
        finally:
            if clock:
                clock.cancel()

    def running(self, numbers: Iterator[int]) -> Iterator[int]:
        """The numbers, until a stop."""
        while not self.stopped:
            at = next(numbers, None)
            if at is None:
                return
            yield at

    def stop(self) -> None:
        """Break off at once, from any thread."""
        self.stopped = True
        for player in self.players:
            player.stop()
