"""The points of Tuscany: their sources, what decides, and what the final score tells of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.rules.tuscany.protocol.point_sources import points_by_source
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.tuscany.board.printed import PHASES
from burgundy_qt.widgets.games.tuscany.score.action_counts import action_counts
from burgundy_qt.widgets.games.tuscany.score.deal_words import deal_told, how_green_counts
from burgundy_qt.widgets.games.tuscany.score.score_sources import (
    SOURCES,
    points_after_phases,
    points_of,
)
from burgundy_qt.widgets.games.tuscany.score.winning import winning_words
from burgundy_qt.widgets.log.score_parts import Course, ScoreParts


def course(view: View) -> Course:
    """The red points after each phase."""
    return Course(
        tr("Points", "Points by phase"),
        PHASES,
        points_after_phases(view.events, len(view.line_up.seats)),
    )


def counts(view: View) -> Mapping[str, Sequence[int]]:
    """What was done, counted by the events and the last state."""
    return action_counts(view.events, TuscanyState.from_object(view.state))


PARTS = ScoreParts(
    sources=lambda state: SOURCES,
    points_by_source=points_by_source,
    points_of=points_of,
    note=lambda told: how_green_counts(TuscanyState.from_object(told)),
    winning=lambda told, names: winning_words(TuscanyState.from_object(told), names),
    deal=lambda told: deal_told(TuscanyState.from_object(told)),
    course=course,
    counts=counts,
)
