"""The counts of campaigns of mutations: outcomes, missing answers, and the cost of the most
expensive input."""

import sys
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager

from lab.campaign import Figures
from lab.memory import growing

LONGEST = 1.0
MOST = 300_000_000
MUST_BE_ZERO = "faults", "over 1 s of CPU", "over 300 MB"
SLOWEST, LARGEST = "longest in ms of CPU", "most MB at once"


class Survivals:
    """The figures of a share: the number of the `unit`, by outcome."""

    def __init__(self, unit: str, outcomes: tuple[str, ...]):
        self.unit = unit
        self.figures: Figures = dict.fromkeys((unit, *MUST_BE_ZERO, SLOWEST, LARGEST, *outcomes), 0)

    def count(self, outcome: str) -> None:
        """Count one more result with this outcome."""
        self.figures[outcome] = self.figures.get(outcome, 0) + 1

    @contextmanager
    def one(self, seed: int) -> Iterator[None]:
        """Try one input: any exception is a fault, which is reported with its seed."""
        begun, grown = time.process_time(), growing()
        self.count(self.unit)
        try:
            yield
        except Exception:
            self.count("faults")
            print(f"{self.unit} {seed}: {traceback.format_exc()}", file=sys.stderr)
        spent, held = time.process_time() - begun, grown()
        if spent > LONGEST:
            self.count("over 1 s of CPU")
        if held > MOST:
            self.count("over 300 MB")
        if spent > LONGEST or held > MOST:
            print(f"{self.unit} {seed}: {spent:.1f} s, {held / 1e6:.0f} MB", file=sys.stderr)
        self.figures[SLOWEST] = max(self.figures[SLOWEST], round(1000 * spent))
        self.figures[LARGEST] = max(self.figures[LARGEST], round(held / 1e6))
