"""Games to the end: plans of a turn played out again and again, all with the same chance, by several threads."""

import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass

from burgundy_qt.ai.analysis.burgundy_tally import BurgundyTally
from burgundy_qt.ai.analysis.playout import Gains, Playout
from burgundy_qt.ai.features.features import Features
from burgundy_qt.ai.values.judge import Judge
from burgundy_qt.ai.values.network import Network
from burgundy_qt.rules.position import Position


@dataclass(frozen=True)
class Line:
    """A plan to play out: the actions that the seat takes first; only every `stride`-th game is played."""

    actions: Sequence[int]
    stride: int = 1


class Games:
    """Plays positions like `like` to their end, `threads` at a time. Used once, then thrown away."""

    def __init__(self, features: Features, network: Network, like: Position, threads: int, objective: str):
        self.players = [Playout(Judge(features, network, objective), like, BurgundyTally()) for _ in range(threads)]
        self.stopped = False

    def play(
        self, start: Position, seat: int, lines: Mapping[int, Line], seed: int, number: int, until: float | None
    ) -> dict[int, dict[int, Gains]]:
        """`number` games of every line, or as many as are finished at the time `until` (of time.monotonic).

        By the line's name, what each game brought, by its number: games of one number have the same chance, and what
        was broken off counts in no line. Without `until` the same seed plays the same on any number of threads."""
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
            working = [pool.submit(work, player) for player in self.players]
            try:
                wait(working, timeout=None if until is None else max(0.0, until - time.monotonic()))
            finally:
                self.stop()
        for done in working:
            done.result()
        return {name: dict(sorted(games.items())) for name, games in finished.items()}

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
