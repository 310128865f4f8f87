"""What campaigns of mutations count: how each ended, what was no answer at all, and how long the slowest took."""

import sys
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager

from tests.campaigns.campaign import Figures

LONGEST = 1.0
MUST_BE_ZERO = "faults", "over 1 s of CPU"
SLOWEST = "longest in ms of CPU"


class Survivals:
    """The figures of a share: so many of the `unit`, by their outcomes."""

    def __init__(self, unit: str, outcomes: tuple[str, ...]):
        self.unit = unit
        self.figures: Figures = dict.fromkeys((unit, *MUST_BE_ZERO, SLOWEST, *outcomes), 0)

    def count(self, outcome: str) -> None:
        """One more ended so."""
        self.figures[outcome] = self.figures.get(outcome, 0) + 1

    @contextmanager
    def one(self, seed: int) -> Iterator[None]:
        """One is tried: whatever it raises is a fault, which is told with its seed."""
        begun = time.process_time()
        self.count(self.unit)
        try:
            yield
        except Exception:
            self.count("faults")
            print(f"{self.unit} {seed}: {traceback.format_exc()}", file=sys.stderr)
        spent = time.process_time() - begun
        if spent > LONGEST:
            self.count("over 1 s of CPU")
            print(f"{self.unit} {seed}: {spent:.1f} s", file=sys.stderr)
        self.figures[SLOWEST] = max(self.figures[SLOWEST], round(1000 * spent))
