"""The hand of who comes to the screen, face down."""

from __future__ import annotations

from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.tuscany.words.names import cards_counted
from burgundy_qt.widgets.play.parts import FaceDown

BACK = "tuscany/cards/back"


def hand_to_come(view: View, seat: int) -> FaceDown:
    """How many cards the seat has; which ones does not matter."""
    many = TuscanyState.from_object(view.state).seats[seat].hand
    return FaceDown(BACK, many, cards_counted(many))
