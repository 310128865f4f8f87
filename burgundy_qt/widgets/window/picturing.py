"""The table as a picture, into a file or into the clipboard."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QFileDialog

from burgundy_qt.language.translation import tr
from burgundy_qt.session.problem import Problem
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.page.table_page import TablePage, picture_of

ENDING = ".png"


class Picturing(QObject):
    """Takes pictures of a page. `told` says where one is, `failed` carries a Problem."""

    told = Signal(str)
    failed = Signal(object)

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self.page = page

    def save(self) -> None:
        """Ask for a file, and write the table into it as it is seen now."""
        view = self.page.steps.past or self.page.steps.game
        if view is None:
            return
        title = tr("Picture", "Save the table as a picture")
        self._save(picture_of(self.page), title, file_name(view))

    def save_graph(self, picture: QImage) -> None:
        """Ask for a file, and write the graph of a review into it."""
        title = tr("Picture", "Save the graph as a picture")
        self._save(picture, title, f"burgundy-{tr('Picture', 'review')}{ENDING}")

    def _save(self, picture: QImage, title: str, name: str) -> None:
        proposed, kind = (
            Path(pictures_folder(), name),
            tr("Picture", "Pictures ({pattern})", pattern="*.png"),
        )
        chosen, _ = QFileDialog.getSaveFileName(self.page.window(), title, str(proposed), kind)
        if not chosen:
            return
        path = Path(chosen)
        path = path if path.suffix.lower() == ENDING else path.with_name(path.name + ENDING)
        if picture.save(str(path)):
            self.told.emit(tr("Picture", "The picture is saved: {file}", file=path.name))
        else:
            self.failed.emit(cannot_be_saved(path))

    def copy(self) -> None:
        """Put the table into the clipboard as it is seen now."""
        if self.page.steps.game is not None:
            QApplication.clipboard().setImage(picture_of(self.page))
            self.told.emit(tr("Picture", "The table is in the clipboard as a picture."))


def pictures_folder() -> str:
    """Where pictures belong on this system."""
    return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)


def file_name(view: GameView) -> str:
    """A name that tells the moment: "burgundy-B2.png", and "burgundy-end.png"."""
    moment = "end" if view.is_over else f"{view.state['phase']}{view.state['round']}"
    return f"burgundy-{moment}{ENDING}"


def cannot_be_saved(path: Path) -> Problem:
    """The file could not be written."""
    return Problem(
        tr("Picture", "The picture could not be saved"),
        tr("Picture", "“{file}” cannot be written.", file=path),
        tr("Picture", "Choose another folder, and see that the disk is not full."),
    )
