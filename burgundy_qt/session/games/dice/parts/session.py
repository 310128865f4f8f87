"""The parts of the sessions that the dice game brings."""

from collections.abc import Mapping
from typing import Any

from burgundy_qt.session.games.dice import card, deal
from burgundy_qt.session.games.dice.challenges import CHALLENGES
from burgundy_qt.session.games.dice.previews import foreseen, gains, previews
from burgundy_qt.session.parts import SessionParts


def points_in_turn(event: Mapping[str, Any], seats: int) -> int:
    """The points of an event, which a seat's marks have brought; those of a sale come before."""
    return 0 if event.get("for") == "sale" else int(event.get("points", 0))


def begins_turn(event: Mapping[str, Any]) -> bool:
    """Whether an event is the first action of a seat in a round; a second mark costs silver."""
    if event["event"] != "action" or event["action"]["type"] not in ("mark", "worker"):
        return False
    return event.get("paid") != "silver"


PARTS = SessionParts(
    number=1,
    code=deal,
    card=card,
    points_in_turn=points_in_turn,
    previews=previews,
    gains=gains,
    foreseen=foreseen,
    begins_turn=begins_turn,
    challenges=CHALLENGES,
)
