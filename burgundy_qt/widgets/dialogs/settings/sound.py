"""The settings of sounds."""

from __future__ import annotations

from burgundy_qt.language.translation import later, tr
from burgundy_qt.widgets.controls.value_controls import Percent, Switch
from burgundy_qt.widgets.dialogs.settings.section import Section
from burgundy_qt.widgets.settings.settings import LOUDEST, SOFTEST

STEP = 10


class SoundSection(Section):
    """What is heard, and how loud."""

    name = "sound"
    title = later("Settings", "Sound")
    icon = "sound"

    def furnish(self) -> None:
        self.row(
            "sounds",
            tr("Settings", "Sounds"),
            tr("Settings", "Tiles, dice and coins, points, your turn, and the end of a game"),
            Switch(),
            "settings#sound",
        )
        self.row(
            "volume",
            tr("Settings", "Volume"),
            tr("Settings", "On top of your computer's volume"),
            Percent(SOFTEST, LOUDEST, STEP),
            "settings#sound",
        )
