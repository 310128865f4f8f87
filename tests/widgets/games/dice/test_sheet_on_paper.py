"""Tests of the sheet of a seat as a picture, as a PDF and on paper, which only games with sheets
have."""

from __future__ import annotations

import pytest
from PySide6 import QtPrintSupport
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog

from burgundy_qt.session.line_up import LineUp, SeatPlan
from tests.widgets.window_driver import AtTheWindow

PLANS = SeatPlan("Anna", None), SeatPlan("Bot", "page")


@pytest.fixture
def at(qtbot, tmp_path):
    at = AtTheWindow(tmp_path)
    yield at
    at.close()


def begin(at, game):
    at.window.dialogs.begin(LineUp(PLANS, {"game": game, "seed": 3}))
    at.wait_for_my_turn()
    at.told, at.failed = [], []
    at.window.sheet_on_paper.succeeded.connect(at.told.append)
    at.window.sheet_on_paper.failed.connect(at.failed.append)


def choose(monkeypatch, path, kind="PDF documents (*.pdf)"):
    """Replace the file dialog by this choice."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *asked: (str(path), kind))


def test_a_sheet_is_saved_as_a_picture_of_print_quality(at, tmp_path, monkeypatch):
    begin(at, "burgundy-dice")
    choose(monkeypatch, tmp_path / "mine", "Pictures (*.png)")
    at.window.menus.actions["save sheet"].trigger()
    image = QImage(str(tmp_path / "mine.png"))
    assert image.width() > 3000 and image.width() > 1.5 * image.height()
    assert at.told == ["Sheet saved: mine.png"] and not at.failed


def test_a_sheet_is_saved_as_a_document_of_one_page(at, tmp_path, monkeypatch):
    begin(at, "burgundy-dice")
    choose(monkeypatch, tmp_path / "mine")
    at.window.menus.actions["save sheet"].trigger()
    written = (tmp_path / "mine.pdf").read_bytes()
    assert written.startswith(b"%PDF") and written.count(b"/Type /Page\n") == 1


@pytest.mark.parametrize("name", ["sheet.pdf", "sheet.png"])
def test_a_file_that_cannot_be_written_is_reported(at, tmp_path, monkeypatch, name):
    begin(at, "burgundy-dice")
    choose(monkeypatch, tmp_path / "nowhere" / name)
    at.window.menus.actions["save sheet"].trigger()
    assert not at.told and name in at.failed[0].what


def test_no_file_is_written_if_the_dialog_is_cancelled(at, tmp_path, monkeypatch):
    begin(at, "burgundy-dice")
    choose(monkeypatch, "")
    at.window.menus.actions["save sheet"].trigger()
    assert not at.told and not at.failed


def test_a_sheet_is_printed(at, tmp_path, monkeypatch):
    class Dialog:
        def __init__(self, printer, window):
            printer.setOutputFormat(QtPrintSupport.QPrinter.OutputFormat.PdfFormat)
            printer.setOutputFileName(str(tmp_path / "printed.pdf"))

        def setWindowTitle(self, title):  # noqa: N802
            self.title = title

        def exec(self):
            return True

    monkeypatch.setattr(QtPrintSupport, "QPrintDialog", Dialog)
    begin(at, "burgundy-dice")
    at.window.menus.actions["print sheet"].trigger()
    assert (tmp_path / "printed.pdf").read_bytes().startswith(b"%PDF")
    assert at.told == ["The sheet has been sent to the printer."]


def test_a_game_without_sheets_has_none_to_save(at):
    begin(at, "burgundy")
    for command in ("save sheet", "print sheet"):
        assert not at.window.menus.actions[command].isEnabled()
    begin(at, "burgundy-dice")
    at.wait_until(lambda: at.window.menus.actions["save sheet"].isEnabled())
