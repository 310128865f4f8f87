"""The hand of who comes to the screen, face down."""

from __future__ import annotations

from burgundy_qt.language.tr import tr
from burgundy_qt.session.view import View
from burgundy_qt.widgets.look.seating import Seating

BACK = "tuscany/cards/back"
MOST = 12
"""So many backs are shown at most."""


def hand_to_come(view: View, seating: Seating) -> list[tuple[str, str]]:
    """The backs of the cards that the person has who decides, the first named with their number."""
    hand = view.state["seats"][view.legal["seat"]]["hand"]
    if not hand:
        return []
    return [(BACK, tr("Tuscany", "{n} card(s)", n=hand)), *[(BACK, "")] * (min(hand, MOST) - 1)]
