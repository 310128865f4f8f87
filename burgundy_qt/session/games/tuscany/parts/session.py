"""The parts of the sessions that Tuscany brings."""

from collections.abc import Mapping
from typing import Any

from burgundy_qt.rules.tuscany.protocol.point_sources import is_of_final_scoring, is_scored
from burgundy_qt.rules.tuscany.protocol_types import Event
from burgundy_qt.session.games.tuscany import card, deal
from burgundy_qt.session.games.tuscany.challenges import CHALLENGES
from burgundy_qt.session.games.tuscany.previews import gains, previews
from burgundy_qt.session.parts import SessionParts


def points_in_turn(event: Event, seats: int) -> int:
    """The points of an event, on either track, which a seat's actions have brought; what a phase's
    end adds comes after the turns."""
    return event["points"] if is_scored(event) and not is_of_final_scoring(event) else 0


def points_of_seat(seat: Mapping[str, Any]) -> int:
    """The red points, which are the final ones at the end."""
    return int(seat["red"])


PARTS = SessionParts(
    number=2,
    code=deal,
    card=card,
    points_in_turn=points_in_turn,
    previews=previews,
    gains=gains,
    points_of_seat=points_of_seat,
    challenges=CHALLENGES,
)
