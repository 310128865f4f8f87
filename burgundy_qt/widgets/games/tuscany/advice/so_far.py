"""How far a running game of Tuscany has come."""

from __future__ import annotations

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.session.view import View
from burgundy_qt.widgets.log.game_log import log_of


def so_far(view: View) -> str:
    """How far the game has come, and what that means for the points."""
    state = TuscanyState.from_object(view.state)
    if not state.phase:
        return tr("Score sheet", "The duchies are still being laid out.")
    told = later("Score sheet", "{milestone}.")
    return tr("Score sheet", told, milestone=log_of(view.game).milestone(view.state))
