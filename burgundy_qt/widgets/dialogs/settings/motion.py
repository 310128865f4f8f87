"""The settings of motion."""

from __future__ import annotations

from burgundy_qt.language.tr import later, tr
from burgundy_qt.widgets.dialogs.controls import Segments
from burgundy_qt.widgets.dialogs.settings.choices import SPEED_NAMES, worded
from burgundy_qt.widgets.dialogs.settings.section import Section


class MotionSection(Section):
    """How things move."""

    name = "motion"
    title = later("Settings", "Motion")
    icon = "play"

    def furnish(self) -> None:
        self.row(
            "speed",
            tr("Settings", "Speed"),
            tr("Settings", "How tiles, goods and coins travel"),
            Segments(worded(SPEED_NAMES)),
            "settings#motion",
        )
