"""Burgundy's table for a screen reader."""

from __future__ import annotations

from burgundy_qt.widgets.accessibility.parts import AccessibilityParts
from burgundy_qt.widgets.games.burgundy.accessibility.module_spots import layout_of
from burgundy_qt.widgets.games.burgundy.accessibility.spot_groups import groups_of
from burgundy_qt.widgets.games.burgundy.accessibility.spot_names import spot_name

PARTS = AccessibilityParts(groups=groups_of, shape=layout_of, name=spot_name)
