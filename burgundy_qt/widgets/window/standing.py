"""Where the game stands, in a few words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.log.parts import log_parts


def standing(state: Mapping[str, Any]) -> str:
    """Where the game stands, for the bar: "Phase B, round 3 of 5"."""
    if state["result"] is not None:
        return tr("Window", "The game is over")
    return log_parts(state["game"]).milestone(state) or tr("Window", "Setting up")
