"""When a puzzle comes again: the better it is known, the later."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta

DAYS = (1, 3, 7, 21)
"""Until a puzzle comes again that was solved so many times in a row; then ever so many."""
TOMORROW = timedelta(days=1)


@dataclass(frozen=True)
class Known:
    """How well a puzzle is known: whether it `is_solved`, by the last attempt, how often in a
    `row` that was on a day when it was due, and the day from which on it comes `again`."""

    is_solved: bool
    row: int
    again: date

    def is_due(self, today: date) -> bool:
        """Whether it comes again today, or should have before."""
        return self.again <= today


def after(known: Known | None, is_solved: bool, today: date) -> Known:
    """How well a puzzle is known after an attempt; None: it was the first one. Who solves it before
    its day does not put that day off."""
    if not is_solved:
        return Known(False, 0, later_than(today, TOMORROW))
    if known is not None and not known.is_due(today):
        return Known(True, known.row, known.again)
    row = known.row if known is not None else 0
    wait = timedelta(days=DAYS[min(row, len(DAYS) - 1)])
    return Known(True, row + 1, later_than(today, wait))


def later_than(today: date, wait: timedelta) -> date:
    """The day after the wait; the last of all calendars stays."""
    return today + wait if today <= date.max - wait else date.max
