"""A button that shows a folder in the system's own file manager."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.controls.push_button import PushButton


class FolderButton(PushButton):
    """Shows `folder` when it is clicked; where the system has nothing to show it with, its name is
    copied."""

    def __init__(self, text: str, folder: Path, role: str = "") -> None:
        super().__init__(text)
        self.folder = folder
        self.setProperty("role", role)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._show_folder)

    def _show_folder(self) -> None:
        if not QDesktopServices.openUrl(QUrl(self.folder.as_uri())):
            QGuiApplication.clipboard().setText(str(self.folder))
            self.setText(tr("Problem", "Its name is copied"))
