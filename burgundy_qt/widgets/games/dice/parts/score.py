"""The points of the dice game: their sources, what decides, and what the final score tells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.dice.components.sheets import PHASES
from burgundy_qt.rules.dice.known_state import DiceState
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.dice.score.action_counts import action_counts
from burgundy_qt.widgets.games.dice.score.alone import verdict_half
from burgundy_qt.widgets.games.dice.score.deal_words import deal_told
from burgundy_qt.widgets.games.dice.score.score_sources import (
    SOURCES,
    points_after_phases,
    points_by_source,
    points_of,
)
from burgundy_qt.widgets.games.dice.score.winning import winning_words
from burgundy_qt.widgets.log.score_parts import Course, ScoreParts


def course(view: View) -> Course:
    """The points after each phase."""
    return Course(
        tr("Points", "Points by phase"),
        PHASES,
        points_after_phases(view.events, len(view.line_up.seats)),
    )


def counts(view: View) -> Mapping[str, Sequence[int]]:
    """What was done, counted by the events and the last state."""
    return action_counts(view.events, DiceState.from_object(view.state))


PARTS = ScoreParts(
    sources=lambda state: SOURCES,
    points_by_source=points_by_source,
    points_of=points_of,
    note=lambda state: "",
    winning=lambda told, names: winning_words(DiceState.from_object(told), names),
    deal=lambda told: deal_told(DiceState.from_object(told)),
    course=course,
    counts=counts,
    alone=verdict_half,
)
