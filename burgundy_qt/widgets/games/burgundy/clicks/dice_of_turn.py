"""The dice of a seat, as the screen shows them that is passed on to it."""

from __future__ import annotations

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.session.view import View
from burgundy_qt.widgets.look.seating import Seating


def dice_of_turn(view: View, seating: Seating) -> list[tuple[str, str]]:
    """The two dice of who decides, each its sprite and its name; none before they are rolled."""
    seat, state = view.legal["seat"], BurgundyState.from_object(view.state)
    return [
        (seating.die(seat, number), tr("Pass on", "Die with {number}", number=number))
        for number in state.seats[seat].left.pieces
    ]
