"""The parts of the sessions that Carcassonne brings."""

from burgundy_qt.rules.carcassonne.protocol.point_sources import is_of_final_scoring
from burgundy_qt.session.games.carcassonne import card, deal
from burgundy_qt.session.games.carcassonne.challenges import CHALLENGES
from burgundy_qt.session.games.carcassonne.previews import gains
from burgundy_qt.session.parts import Event, SessionParts


def points_in_turn(event: Event, seats: int) -> int:
    """The points of an event, paid ones below 0, which came before the end."""
    return 0 if is_of_final_scoring(event) else int(event.get("points", 0))


PARTS = SessionParts(
    number=3,
    code=deal,
    card=card,
    points_in_turn=points_in_turn,
    previews=lambda game, legal: {},
    gains=gains,
    challenges=CHALLENGES,
)
