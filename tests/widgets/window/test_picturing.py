"""Tests of pictures of the table: into a file or the clipboard, of the present or the past."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.dialogs.problem_dialog import ProblemDialog
from burgundy_qt.widgets.page.table_page import SHARPNESS

TOGETHER = LineUp((SeatPlan("Anna"), SeatPlan("Bartek")), {"players": 2, "seed": 3})
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def playing(at):
    at.session.new_game(TOGETHER)
    at.wait_for_my_turn()
    at.wait_until(at.window.isActiveWindow)
    return at


@pytest.fixture
def asked(monkeypatch, tmp_path):
    """Return the arguments of the file dialog, which answers with `answer` in the test's folder."""
    given = {"answer": "my table"}

    def answer(_parent, title, proposed, kinds):
        given.update(title=title, proposed=proposed, kinds=kinds)
        return str(tmp_path / given["answer"]) if given["answer"] else "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    return given


def colours(image):
    """Return some pixels, enough to distinguish a table from an empty sheet or another table."""
    steps = [(x, y) for x in range(40, image.width(), 97) for y in range(40, image.height(), 89)]
    return [image.pixel(x, y) for x, y in steps]


def test_ctrl_p_saves_the_table_at_twice_the_resolution_of_the_screen(playing, asked, tmp_path):
    QTest.keyClick(playing.table, Qt.Key.Key_P, CTRL)
    picture = QImage(str(tmp_path / "my table.png"))
    assert picture.size() == playing.page.size() * SHARPNESS
    assert len(set(colours(picture))) > 50
    assert asked["proposed"].endswith("burgundy-A1.png") and "*.png" in asked["kinds"]
    assert playing.page.prompt.sentence.text() == "Picture saved: my table.png"


def test_the_window_does_not_change(playing, asked):
    before = playing.page.grab().toImage()
    offers = playing.page.scene.lights.lit()
    QTest.keyClick(playing.table, Qt.Key.Key_P, CTRL | SHIFT)
    playing.page.prompt.point_out("")
    assert playing.page.scene.lights.lit() == offers
    assert playing.page.scene.paint_style.dpr == playing.page.devicePixelRatioF()
    same = [
        one == other
        for one, other in zip(colours(before), colours(playing.page.grab().toImage()), strict=True)
    ]
    assert sum(same) > 0.97 * len(same)


def test_the_menu_copies_the_picture_to_the_clipboard(playing):
    QApplication.clipboard().clear()
    playing.window.menus.actions["copy picture"].trigger()
    assert QApplication.clipboard().image().size() == playing.page.size() * SHARPNESS


def test_while_looking_back_the_picture_shows_the_past(playing, asked, tmp_path):
    playing.page.asking.carry_out("workers")
    playing.wait_until(lambda: playing.session.view.revision == 1)
    QTest.keyClick(playing.table, Qt.Key.Key_R)
    playing.wait_until(lambda: playing.window.looking_back.is_on)
    QTest.keyClick(playing.table, Qt.Key.Key_P, CTRL)
    assert len(set(colours(QImage(str(tmp_path / "my table.png"))))) > 50
    assert playing.window.looking_back.is_on
    assert "my table.png" in playing.window.bar.past.text()


def test_a_file_that_cannot_be_written_is_reported(playing, asked):
    asked["answer"] = "no such folder/table.png"
    QTest.keyClick(playing.table, Qt.Key.Key_P, CTRL)
    told = playing.window.findChild(ProblemDialog)
    assert "table.png" in told.problems[0].what
    told.accept()


def test_cancelling_the_dialog_saves_nothing(playing, asked, tmp_path):
    asked["answer"] = ""
    QTest.keyClick(playing.table, Qt.Key.Key_P, CTRL)
    assert not list(tmp_path.glob("*.png"))
