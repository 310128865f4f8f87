"""The points of Carcassonne: their sources, and what the final score tells of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.carcassonne.protocol.point_sources import points_by_source
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.carcassonne.log.course import turns
from burgundy_qt.widgets.games.carcassonne.score.action_counts import action_counts
from burgundy_qt.widgets.games.carcassonne.score.deal_words import deal_told
from burgundy_qt.widgets.games.carcassonne.score.score_sources import (
    points_by_stretch,
    points_of,
    sources_of,
)
from burgundy_qt.widgets.games.carcassonne.score.winning import winning_words
from burgundy_qt.widgets.games.carcassonne.table_state import object_of
from burgundy_qt.widgets.log.score_parts import Course, ScoreParts

STRETCHES = 6
"""Marks of the course, equally far from each other."""


def course(view: View) -> Course:
    """The points after each sixth of the tiles."""
    tiles = turns(object_of(view))
    return Course(
        tr("Points", "Points by tile"),
        [str(round(tiles * number / STRETCHES)) for number in range(1, STRETCHES + 1)],
        points_by_stretch(view.events, len(view.line_up.seats), STRETCHES, tiles),
    )


def counts(view: View) -> Mapping[str, Sequence[int]]:
    """What was done, counted by the events."""
    return action_counts(view.events, object_of(view))


PARTS = ScoreParts(
    sources=sources_of,
    points_by_source=points_by_source,
    points_of=points_of,
    note=lambda state: "",
    winning=winning_words,
    deal=deal_told,
    course=course,
    counts=counts,
)
