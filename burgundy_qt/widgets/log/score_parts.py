"""What a game brings to whatever tells its points: the score beside the log, the sheets of points,
the final score."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtWidgets import QWidget

from burgundy_qt.rules.registry import part_of
from burgundy_qt.session.view import View
from burgundy_qt.widgets.log.source import Source

Event = Any
"""An event as the game that it belongs to types it: an object with its "event"."""
State = Any
"""A state of the protocol as its game types it."""


@dataclass(frozen=True)
class Course:
    """How the points grew. `points` are those of each seat at the start and at each of the marks
    passed so far, which the `labels` name; they name those to come as well."""

    title: str
    labels: Sequence[str]
    points: Sequence[Sequence[int]]


@dataclass(frozen=True)
class ScoreParts:
    """Where a game's points come from, and what there is to say when it is over. `seats` is how
    many there are."""

    sources: Callable[[State], Sequence[Source]]
    """The lines of the sheet of points in this game, in their order."""
    points_by_source: Callable[[Iterable[Event], int], dict[str, list[int]]]
    """By the key of each source, the points of each seat so far; a source that has brought none may
    be missing."""
    points_of: Callable[[Iterable[Event], int], list[int]]
    """What the marker of each seat shows after these events."""
    note: Callable[[State], str]
    """A sentence about how the columns of a sheet of points are to be read in this game; "" where
    there is none."""
    winning: Callable[[State, Sequence[str]], tuple[str, str]]
    """Who has won, the seats having these names, and the sentence that says what decided; "" where
    the points did. The game is over."""
    deal: Callable[[State], str]
    """What was played, in a sentence or two below who has won: edition, length, modules."""
    course: Callable[[View], Course]
    counts: Callable[[View], Mapping[str, Sequence[int]]]
    """What was done along the way: by what is counted the number of each seat, or with teams of
    each team."""
    alone: Callable[[View], QWidget] | None = None
    """What stands beside the points when somebody has played alone, instead of a sheet of one
    column; None for a game that nobody plays alone."""


def score_parts(game: str) -> ScoreParts:
    """The parts of the game of that name in the protocol."""
    return part_of("widgets", game, "score", ScoreParts)
