"""The settings dialog: every change is in the file at once."""

from __future__ import annotations

import pytest

from burgundy_qt.widgets.dialogs.settings_dialog import SettingsDialog
from burgundy_qt.widgets.settings import Settings, SettingsFile
from tests.widgets.at_the_window import button


@pytest.fixture
def file(tmp_path):
    return SettingsFile(tmp_path / "settings.json")


@pytest.fixture
def dialog(qtbot, file):
    dialog = SettingsDialog(None, file)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_every_control_changes_its_setting(dialog, file):
    dialog.themes.button(1).click()
    dialog.speeds.button(3).click()
    dialog.text_size.setValue(12)
    dialog.auto_end.click()
    dialog.point_out.click()
    dialog.ask.click()
    changed = Settings(
        theme="dark", speed="off", text_size=120, auto_end=True, point_out_purchase=False, ask_before_leaving=False
    )
    assert file.values == changed and dialog.percent.text() == "120 %"
    again = SettingsFile(file.path)
    again.read()
    assert again.values == changed


def test_the_controls_show_what_is_set_and_what_is_changed_elsewhere(dialog, file):
    assert dialog.themes.checkedId() == 2 and dialog.speeds.checkedId() == 1
    file.change(theme="light", speed="fast")
    assert dialog.themes.checkedId() == 0 and dialog.speeds.checkedId() == 2


def test_back_to_defaults(dialog, file):
    file.change(theme="light", auto_end=True)
    button(dialog, "Back to defaults").click()
    assert file.values == Settings() and not dialog.auto_end.isChecked()
