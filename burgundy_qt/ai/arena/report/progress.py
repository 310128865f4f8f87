"""How far a match is, on a terminal: one line that changes."""

import sys
import time
from shutil import get_terminal_size

from burgundy_qt.ai.arena.meeting import Course

BAR = 20
PAUSE = 0.2
"""Seconds between two looks of the line."""


class Progress:
    """Shows the course of a match on standard error, where that is a terminal."""

    def __init__(self) -> None:
        self.begun = time.monotonic()
        self.before: int | None = None
        self.shown = 0.0

    def show(self, course: Course) -> None:
        """A pair more is finished, or the match begins."""
        if self.before is None:
            self.before = course.finished
        if sys.stderr.isatty() and time.monotonic() > self.shown + PAUSE:
            self.shown = time.monotonic()
            line = self.line(course)[: get_terminal_size().columns - 1]
            print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)

    def line(self, course: Course) -> str:
        finished, most = course.finished, len(course.seeds)
        bar = "#" * round(BAR * finished / most)
        parts = [f"{' : '.join(course.names)} [{bar:<{BAR}}] {finished} of {most} pairs"]
        if course.match:
            low, middle, high = course.match.interval
            parts.append(f"{middle:.1%} ({low:.0%} to {high:.0%})")
        if course.test:
            parts.append(f"LLR {course.test.llr:+.2f}")
        played = finished - (self.before or 0)
        if played:
            parts.append(
                f"{duration((time.monotonic() - self.begun) / played * (most - finished))} left"
            )
        return ", ".join(parts)

    def end(self) -> None:
        """Give the line back."""
        if sys.stderr.isatty():
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def duration(seconds: float) -> str:
    """Hours and minutes, or minutes, or seconds."""
    hours, minutes = divmod(round(seconds / 60), 60)
    return (
        f"{hours} h {minutes} min" if hours else f"{minutes} min" if minutes else f"{seconds:.0f} s"
    )
