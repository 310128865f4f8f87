"""The settings of motion."""

from __future__ import annotations

from burgundy_qt.language.translation import later, tr
from burgundy_qt.widgets.controls.value_controls import Segments, Switch
from burgundy_qt.widgets.dialogs.settings.choices import PACE_NAMES, SPEED_NAMES, worded
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
        # asked for here alone: Qt 6.11 does not tell whether a system wants reduced motion
        self.row(
            "calm",
            tr("Settings", "Reduced motion"),
            tr("Settings", "Nothing travels and nothing breathes: what changes only fades"),
            Switch(),
            "settings#motion",
        )
        self.row(
            "pace",
            tr("Settings", "Pace of bots"),
            tr("Settings", "How long each of their actions can be looked at"),
            Segments(worded(PACE_NAMES)),
            "playing#skip",
        )
        self.row(
            "bots_at_once",
            tr("Settings", "Bots act at once"),
            tr("Settings", "What they do is neither animated nor paused at; the log tells it"),
            Switch(),
            "playing#skip",
        )
