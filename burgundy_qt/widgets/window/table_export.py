"""Saves the table as a picture or copies it, and prints the sheets of a game."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QFile, QIODevice, QMarginsF, QObject, QSizeF, QStandardPaths, Qt, Signal
from PySide6.QtGui import QImage, QPagedPaintDevice, QPageLayout, QPainter, QPdfWriter, QPixmap
from PySide6.QtWidgets import QApplication, QFileDialog

from burgundy_qt.language.translation import tr
from burgundy_qt.session.problem import Problem, cannot_be_written
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.page.table_page import TablePage, picture_of
from burgundy_qt.widgets.phrases.wording import seat_name
from burgundy_qt.widgets.table.game_table import table_of_game

ENDING = ".png"


class TableImageExport(QObject):
    """Takes pictures of a page. `succeeded` says where one was saved, `failed` carries a
    Problem."""

    succeeded = Signal(str)
    failed = Signal(object)

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self.page = page

    def save(self) -> None:
        """Ask for a file name, and save the table there as it is shown now."""
        view = self.page.steps.past or self.page.steps.game
        if view is None:
            return
        title = tr("Picture", "Save the table as a picture")
        self._save(picture_of(self.page), title, file_name(view))

    def save_graph(self, picture: QImage) -> None:
        """Ask for a file name, and save the graph of a review there."""
        title = tr("Picture", "Save the graph as a picture")
        self._save(picture, title, f"burgundy-{tr('Picture', 'review')}{ENDING}")

    def save_report(self, picture: QImage) -> None:
        """Ask for a file name, and save a report, or one of its moments, there."""
        title = tr("Picture", "Save the report as a picture")
        self._save(picture, title, f"burgundy-{tr('Picture', 'report')}{ENDING}")

    def _save(self, picture: QImage, title: str, name: str) -> None:
        proposed = Path(pictures_folder(), name)
        kind = tr("Picture", "Pictures ({pattern})", pattern="*.png")
        chosen, _ = QFileDialog.getSaveFileName(self.page.window(), title, str(proposed), kind)
        if not chosen:
            return
        path = Path(chosen)
        path = path if path.suffix.lower() == ENDING else path.with_name(path.name + ENDING)
        if picture.save(str(path)):
            self.succeeded.emit(tr("Picture", "Picture saved: {file}", file=path.name))
        else:
            self.failed.emit(cannot_be_saved(path))

    def copy(self) -> None:
        """Copy the table to the clipboard as it is shown now."""
        if self.page.steps.game is not None:
            QApplication.clipboard().setImage(picture_of(self.page))
            self.succeeded.emit(tr("Picture", "The table has been copied as a picture."))


def pictures_folder() -> str:
    """Return the system's folder for pictures."""
    return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)


def file_name(view: GameView) -> str:
    """Return a file name for the moment: "burgundy-B2.png", or "burgundy-end.png"."""
    moment = "end" if view.is_over else f"{view.state['phase']}{view.state['round']}"
    return f"burgundy-{moment}{ENDING}"


def cannot_be_saved(path: Path) -> Problem:
    """Return the problem that the file could not be written."""
    return cannot_be_written(tr("Picture", "The picture could not be saved"), path)


# The large sheet of a game that is played on sheets, as a file or on paper.


PICTURE, PDF = ".png", ".pdf"
DOTS = 300  # per inch of a PDF
MARGIN = 12  # millimetres


class SheetPrinter(QObject):
    """Saves and prints the large sheet on a page. `succeeded` says where it was saved, `failed`
    carries a Problem."""

    succeeded = Signal(str)
    failed = Signal(object)

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self.page = page

    def save(self) -> None:
        """Ask for a file name, and write the sheet there; the ending decides between a picture and
        a PDF."""
        picture, view = self._picture(), self.page.steps.seen
        if picture is None or view is None:
            return
        kinds = ";;".join(
            (
                tr("Picture", "Pictures ({pattern})", pattern=f"*{PICTURE}"),
                tr("Picture", "PDF documents ({pattern})", pattern=f"*{PDF}"),
            )
        )
        proposed = Path(pictures_folder(), file_name(view))
        title = tr("Picture", "Save the sheet")
        chosen, kind = QFileDialog.getSaveFileName(self.page.window(), title, str(proposed), kinds)
        if not chosen:
            return
        path = with_ending(Path(chosen), PDF if PDF in kind else PICTURE)
        is_written = (
            write_pdf(picture, path) if path.suffix.lower() == PDF else picture.save(str(path))
        )
        if is_written:
            self.succeeded.emit(tr("Picture", "Sheet saved: {file}", file=path.name))
        else:
            self.failed.emit(cannot_be_saved(path))

    def print_out(self) -> None:
        """Ask for a printer, and print the sheet."""
        picture = self._picture()
        if picture is None:
            return
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # imported only for printing

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        set_landscape(printer)
        dialog = QPrintDialog(printer, self.page.window())
        dialog.setWindowTitle(tr("Picture", "Print the sheet"))
        if dialog.exec() and draw_on(printer, picture):
            self.succeeded.emit(tr("Picture", "The sheet has been sent to the printer."))

    def _picture(self) -> QPixmap | None:
        """Return the sheet as it is shown now, or None if the game has none."""
        view, scene = self.page.steps.seen, self.page.scene
        if view is None:
            return None
        seat = scene.seat_shown
        return table_of_game(view.game).paper(
            scene.state, seat, seat_name(view.line_up.seats, seat)
        )


def has_sheets(view: GameView | None) -> bool:
    """Return whether the game of a view is played on sheets."""
    return view is not None and table_of_game(view.game).has_paper


def with_ending(path: Path, usual: str) -> Path:
    """Return the path with the ending of a picture or PDF; without one it gets the usual ending."""
    known = path.suffix.lower() in (PICTURE, PDF)
    return path if known else path.with_name(path.name + usual)


def write_pdf(picture: QPixmap, path: Path) -> bool:
    """Write a picture as a document of one page; return False if it cannot be written."""
    file = QFile(str(path))
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        return False
    writer = QPdfWriter(file)
    writer.setResolution(DOTS)
    set_landscape(writer)
    return draw_on(writer, picture)


def set_landscape(device: QPagedPaintDevice) -> None:
    """Set landscape orientation and margins."""
    device.setPageOrientation(QPageLayout.Orientation.Landscape)
    device.setPageMargins(QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN), QPageLayout.Unit.Millimeter)


def draw_on(device: QPagedPaintDevice, picture: QPixmap) -> bool:
    """Draw a picture as large as the page allows; return False if the device cannot paint."""
    painter = QPainter()
    if not painter.begin(device):
        return False
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    room = painter.viewport()
    size = QSizeF(picture.size()).scaled(QSizeF(room.size()), Qt.AspectRatioMode.KeepAspectRatio)
    painter.drawPixmap(0, 0, round(size.width()), round(size.height()), picture)
    return painter.end()
