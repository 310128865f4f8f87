"""Carcassonne's table for a screen reader."""

from __future__ import annotations

from burgundy_qt.widgets.accessibility.parts import AccessibilityParts
from burgundy_qt.widgets.games.carcassonne.accessibility.spot_groups import groups_of, shape
from burgundy_qt.widgets.games.carcassonne.accessibility.spot_names import spot_name

PARTS = AccessibilityParts(groups=groups_of, shape=shape, name=spot_name)
