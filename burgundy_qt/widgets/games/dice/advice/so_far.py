"""How far a running dice game has come."""

from __future__ import annotations

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.dice.known_state import DiceState
from burgundy_qt.session.view import View
from burgundy_qt.widgets.log.game_log import log_of


def so_far(view: View) -> str:
    """How far the game has come, and what that means for the points."""
    state = DiceState.from_object(view.state)
    if not state.phase:
        return tr("Score sheet", "The start castles are still being chosen.")
    told = later("Score sheet", "{milestone}. All points stand here as they are written.")
    return tr("Score sheet", told, milestone=log_of(view.game).milestone(view.state))
