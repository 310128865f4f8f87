"""The parts of the sessions that sealed bids bring."""

from collections.abc import Mapping
from typing import Any

from burgundy_qt.rules.game import Game
from burgundy_qt.session.games.sealed_bids import card, deal
from burgundy_qt.session.parts import SessionParts


def points_in_turn(event: Mapping[str, Any], seats: int) -> int:
    """The points of an event that a turn has brought: there are no turns."""
    return 0


def no_previews(game: Game, legal: Mapping[str, Any]) -> Mapping[str, Any]:
    """A bid shows all that it brings."""
    return {}


PARTS = SessionParts(
    number=31, code=deal, card=card, points_in_turn=points_in_turn, previews=no_previews
)
