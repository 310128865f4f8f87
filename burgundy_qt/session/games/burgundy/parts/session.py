"""Burgundy's parts of the sessions."""

from burgundy_qt.rules.burgundy.protocol.point_sources import Event, is_of_final_scoring, source_of
from burgundy_qt.session.games.burgundy import card, deal
from burgundy_qt.session.games.burgundy.challenges import CHALLENGES
from burgundy_qt.session.games.burgundy.previews import copies
from burgundy_qt.session.parts import SessionParts


def points_in_turn(event: Event, seats: int) -> int:
    """The points of an event that a turn has brought."""
    return event["points"] if source_of(event) and not is_of_final_scoring(event, seats) else 0


PARTS = SessionParts(
    number=0,
    code=deal,
    card=card,
    points_in_turn=points_in_turn,
    previews=copies,
    challenges=CHALLENGES,
)
