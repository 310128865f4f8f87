"""The points of Burgundy: their sources, what decides, and what the final score tells of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.burgundy.components.components import PHASES
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.burgundy.protocol.point_sources import points_by_source
from burgundy_qt.rules.known_state import StateObject
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.burgundy.score.action_counts import action_counts
from burgundy_qt.widgets.games.burgundy.score.deal_words import counted_for_teams, deal_told
from burgundy_qt.widgets.games.burgundy.score.score_sources import (
    points_after_phases,
    points_of,
    sources_with,
)
from burgundy_qt.widgets.games.burgundy.score.solo_end import estate_half
from burgundy_qt.widgets.games.burgundy.score.winning import winning_words
from burgundy_qt.widgets.log.score_parts import Course, ScoreParts
from burgundy_qt.widgets.log.source import Source


def sources(state: StateObject) -> Sequence[Source]:
    """The sources of points in a game with these modules."""
    return sources_with(state["modules"])


def course(view: View) -> Course:
    """The points after each phase."""
    return Course(
        tr("Points", "Points by phase"),
        PHASES,
        points_after_phases(view.events, len(view.line_up.seats)),
    )


def counts(view: View) -> Mapping[str, Sequence[int]]:
    """What was done, counted by the events and the last state."""
    return action_counts(view.events, BurgundyState.from_object(view.state))


PARTS = ScoreParts(
    sources=sources,
    points_by_source=points_by_source,
    points_of=points_of,
    note=counted_for_teams,
    winning=winning_words,
    deal=deal_told,
    course=course,
    counts=counts,
    alone=estate_half,
)
