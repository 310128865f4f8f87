"""The dice game's table for a screen reader."""

from __future__ import annotations

from burgundy_qt.widgets.accessibility.parts import AccessibilityParts
from burgundy_qt.widgets.games.dice.accessibility.spot_groups import groups_of
from burgundy_qt.widgets.games.dice.accessibility.spot_names import spot_name

PARTS = AccessibilityParts(groups=groups_of, shape=lambda state: len(state.seats), name=spot_name)
