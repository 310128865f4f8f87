"""The settings of files: where everything lies."""

from __future__ import annotations

from burgundy_qt.language.translation import later, tr
from burgundy_qt.widgets.controls.value_controls import FolderButton
from burgundy_qt.widgets.dialogs.settings.section import Row, Section


class FilesSection(Section):
    """Where games, statistics and settings are kept; nothing is set here."""

    name = "files"
    title = later("Settings", "Files and privacy")
    icon = "folder"

    def furnish(self) -> None:
        folder = self.file.path.parent
        show = FolderButton(tr("Settings", "Open the folder"), folder)
        self.add(
            Row(tr("Settings", "Games, statistics and settings"), str(folder), show),
            "settings#files",
        )
        self.add(
            Row(
                tr("Settings", "Nothing leaves your computer"),
                tr("Settings", "The program sends nothing anywhere and asks nobody for anything."),
            ),
            "settings#files",
        )
