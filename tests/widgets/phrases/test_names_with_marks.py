"""Tests of names that look like HTML, in the window and in its dialogs."""

import copy

from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import QApplication, QLabel

from burgundy_qt.session.saves.save_file import with_checksum
from tests.session.saves.kinds_of_saves import kinds_of_saves

NAMES = "<b>Anna</b>", "<img src=x.png>"


def test_no_widget_takes_a_name_for_html(at, tmp_path):
    document = copy.deepcopy(kinds_of_saves()["finished"])
    for seat, name in zip(document["seats"], NAMES, strict=True):
        seat |= {"name": name, "level": None}
    (tmp_path / "evil.burgundy").write_bytes(with_checksum(document))
    at.session.open(str(tmp_path / "evil.burgundy"))
    at.wait_until(lambda: at.is_over and at.window.dialog is not None)
    widgets = QApplication.allWidgets()
    told = [widget for widget in widgets if "Anna" in widget.toolTip()]
    assert told and not any(GuiQt.mightBeRichText(widget.toolTip()) for widget in told)
    labels = [
        widget for widget in widgets if isinstance(widget, QLabel) and "Anna" in widget.text()
    ]
    assert labels and all(label.textFormat() == Qt.TextFormat.PlainText for label in labels)
