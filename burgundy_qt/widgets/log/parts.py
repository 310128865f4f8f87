"""What a game brings to whatever tells its course: the log, the strip of its turns, the transcript
of a terminal."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from burgundy_qt.rules.registry import part_of
from burgundy_qt.widgets.log.log_line import LogLine
from burgundy_qt.widgets.look.seating import PLAIN, Seating

Event = Any
"""An event as the game that it belongs to types it: an object with its "event"."""
State = Any
"""A state of the protocol as its game types it."""


class LinesOf(Protocol):
    """Tells events as lines of the log."""

    def __call__(
        self,
        events: Iterable[Event],
        names: Sequence[str],
        state: State | None = None,
        first: int = 0,
        seating: Seating = PLAIN,
        is_brief: bool = False,
    ) -> list[LogLine]:
        """The lines for these events, which begin with an action or with the set-up; so many of the
        game came before the `first` of them. `names` are the seats' names, `seating` how they are
        dressed.

        `state` is the game's before the events, or after them; without one is left out what only it
        tells. `is_brief`: what a piece does that has but a number is not said.
        """


@dataclass(frozen=True)
class LogParts:
    """How a game is told, event by event, and into what its course is divided."""

    lines: LinesOf
    milestone: Callable[[State], str]
    """Where a running game stands and how far that is: "Phase B, round 3 of 5"; "" while it is
    being set up."""
    moment: Callable[[State], str]
    """The same without how far it is, as it stands in a list or before more words: "Phase B, round
    3"."""
    chapters: tuple[str, ...]
    """What its parts are called where there is room for a letter or two, each opened by an event
    that `opens_chapter`, or equally long where there is none; one "" where it has none."""
    turns: Callable[[State], int]
    """How many turns the whole game has; where that is open, as many as a long one has."""
    turn_ends: Collection[str]
    """The kinds of events before which the turn of a seat is over."""
    is_of_final_scoring: Callable[[Event, int], bool]
    """Whether an event of a game of so many seats belongs to the one run of events that ends it:
    points of several seats, that are nobody's turn."""
    opened_after: Collection[str] = ()
    """The kinds of events after which all seats act at once, so that what they do is told together;
    none where they act one by one."""
    opens_chapter: Callable[[Event], bool] = lambda event: bool(event["event"] == "phase")


def log_parts(game: str) -> LogParts:
    """The parts of the game of that name in the protocol."""
    return part_of("widgets", game, "log", LogParts)
