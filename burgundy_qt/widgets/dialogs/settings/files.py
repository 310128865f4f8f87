"""The settings of files: where everything lies."""

from __future__ import annotations

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from burgundy_qt.language.tr import later, tr
from burgundy_qt.widgets.dialogs.settings.section import Row, Section
from burgundy_qt.widgets.dialogs.sheet import button


class FilesSection(Section):
    """Where games, statistics and settings are kept; nothing is set here."""

    name = "files"
    title = later("Settings", "Files and privacy")
    icon = "folder"

    def furnish(self) -> None:
        folder = self.file.path.parent
        show = button(tr("Settings", "Open the folder"))
        show.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))))
        self.add(Row(tr("Settings", "Games, statistics and settings"), str(folder), show), "settings#files")
        self.add(
            Row(
                tr("Settings", "Nothing leaves your computer"),
                tr("Settings", "The program sends nothing anywhere and asks nobody for anything."),
            ),
            "settings#files",
        )
