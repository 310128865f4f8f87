"""The settings of the program as a whole: its language."""

from __future__ import annotations

from burgundy_qt.language.translation import NAMES, SYSTEM, language_from_tag, later, tr
from burgundy_qt.widgets.controls.value_controls import OneOfMany
from burgundy_qt.widgets.dialogs.settings.section import Section


class GeneralSection(Section):
    """What the program speaks."""

    name = "general"
    title = later("Settings", "Language")
    icon = "globe"

    def furnish(self) -> None:
        system = tr(
            "Settings", "Follow system: {language}", language=NAMES[language_from_tag(SYSTEM)]
        )
        self.row(
            "language",
            tr("Settings", "Language"),
            tr("Settings", "For all words, numbers and dates"),
            OneOfMany([(SYSTEM, system), *NAMES.items()]),
            "settings#language",
        )
