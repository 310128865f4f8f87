"""The settings of the keys."""

from __future__ import annotations

from burgundy_qt.language.translation import later
from burgundy_qt.widgets.dialogs.settings.section import Section
from burgundy_qt.widgets.keys.key_editor import KeysPage


class KeysSection(Section):
    """Which key does what."""

    name = "keys"
    title = later("Settings", "Keys")
    icon = "keys"

    def furnish(self) -> None:
        page = KeysPage()
        self.bind("keys", page)
        self.add(page, "settings#keys")
