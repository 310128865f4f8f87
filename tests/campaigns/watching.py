"""Games that are watched while they are played: what breaks is named and counted, and the next one
is played."""

from abc import ABC, abstractmethod
from typing import Self

from tests.campaigns.campaign import Figures


class Watcher(ABC):
    """Plays the games of seeds and counts what it looked at. `COUNTED` begins its figures."""

    COUNTED: tuple[str, ...] = ("games", "decisions", "faults")

    def __init__(self) -> None:
        self.counts = dict.fromkeys(self.COUNTED, 0)

    @abstractmethod
    def play(self, seed: int) -> None:
        """Play the game of a seed; raises AssertionError at once where an invariant does not
        hold."""

    def game(self, seed: int) -> None:
        """Play one game; a fault is named and counted."""
        self.counts["games"] += 1
        try:
            self.play(seed)
        except Exception as error:  # whatever it is, the next game shall be played
            self.counts["faults"] += 1
            print(f"\nseed {seed}: {error!r}", flush=True)

    def watched(self, count: int, first: int) -> Self:
        """Having played the games of so many seeds from the `first` on."""
        for seed in range(first, first + count):
            self.game(seed)
        return self

    @abstractmethod
    def figures(self) -> Figures:
        """What was looked at, and in how many games each thing happened."""
