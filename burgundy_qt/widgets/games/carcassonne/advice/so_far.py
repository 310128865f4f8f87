"""How far a running game of Carcassonne has come."""

from __future__ import annotations

from burgundy_qt.language.tr import later, tr
from burgundy_qt.session.view import View
from burgundy_qt.widgets.log.game_log import log_of


def so_far(view: View) -> str:
    """How far the game has come, and what the figures count."""
    told = later("Score sheet", "{milestone}. Unfinished features and fields count as they stand.")
    return tr("Score sheet", told, milestone=log_of(view.game).milestone(view.state))
