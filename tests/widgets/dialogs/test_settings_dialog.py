"""Tests of the settings dialog: every change is in the file at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from shiboken6 import delete

from burgundy_qt.language.translation import NAMES as LANGUAGES
from burgundy_qt.language.translation import language_from_tag, spoken, tr
from burgundy_qt.session.engines.engine_list import EngineList
from burgundy_qt.widgets.dialogs.settings_dialog import SECTIONS, SettingsDialog
from burgundy_qt.widgets.dialogs.settings_sections import Row
from burgundy_qt.widgets.settings.settings import CHOSEN, Settings
from burgundy_qt.widgets.settings.settings_file import SettingsFile
from burgundy_qt.widgets.theme import theme
from tests.widgets.window_driver import button


@pytest.fixture
def file(tmp_path):
    file = SettingsFile(tmp_path / "settings.json")
    yield file
    file.wait_until_saved()


@pytest.fixture
def engines(tmp_path):
    engines = EngineList(tmp_path / "engines.json")
    yield engines
    engines.close()


@pytest.fixture
def dialog(qtbot, file, engines):
    dialog = SettingsDialog(None, file, engines)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_every_control_changes_its_setting(dialog, file):
    look = dialog.show_section("look").controls
    look["theme"].group.button(1).click()
    look["text_size"].slider.setValue(12)
    dialog.show_section("motion").controls["speed"].group.button(3).click()
    play = dialog.show_section("play").controls
    for name in ("auto_end", "point_out_purchase", "pass_screen"):
        play[name].click()
    changed = Settings(
        theme="dark",
        speed="off",
        text_size=120,
        auto_end=True,
        point_out_purchase=False,
        pass_screen=False,
    )
    assert file.values == changed and look["text_size"].figure.text() == "120%"
    file.wait_until_saved()
    again = SettingsFile(file.path)
    again.read()
    assert again.values == changed


def test_the_controls_show_the_settings_and_changes_from_elsewhere(dialog, file):
    theme = dialog.show_section("look").controls["theme"].group
    speed = dialog.show_section("motion").controls["speed"].group
    assert theme.checkedId() == 2 and speed.checkedId() == 1
    file.change(theme="light", speed="fast")
    assert theme.checkedId() == 0 and speed.checkedId() == 2


def test_a_reset_of_a_section_keeps_the_others(dialog, file):
    file.change(theme="light", auto_end=True)
    dialog.show_section("look")
    button(dialog, "Reset this section").click()
    assert file.values == Settings(auto_end=True)
    assert not dialog.this.isEnabled() and dialog.all.isEnabled()


def test_a_reset_of_all_settings_can_be_undone(dialog, file):
    file.change(theme="light", auto_end=True, line_up={"seats": []}, window="00ff")
    before = file.values
    button(dialog, "Reset everything").click()
    assert (
        file.values == Settings(line_up={"seats": []}, window="00ff") and dialog.notice.isVisible()
    )
    button(dialog, "Undo").click()
    assert file.values == before and not dialog.notice.isVisible()


def test_keys_move_through_the_sections(dialog):
    assert dialog.focusWidget() is dialog.list
    for section in SECTIONS[1:]:
        QTest.keyClick(dialog.list, Qt.Key.Key_Down)
        assert dialog.section.name == section.name


def test_tab_leads_through_the_section_to_the_foot(dialog, file, qtbot):
    file.change(speed="fast")
    qtbot.waitUntil(dialog.isActiveWindow)
    section = dialog.show_section("motion")
    dialog.list.setFocus()
    gone_through = []
    while dialog.focusWidget() is not dialog.leave:
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        gone_through.append(dialog.focusWidget())
    assert section.isAncestorOf(gone_through[0]) and gone_through[-3:] == [
        dialog.this,
        dialog.all,
        dialog.leave,
    ]
    assert all(section.isAncestorOf(each) for each in gone_through[:-3])


def test_a_reset_is_undone_by_its_key(dialog, file, qtbot):
    file.change(theme="light")
    button(dialog, "Reset this section").click()
    qtbot.waitUntil(dialog.isActiveWindow)
    QTest.keyClick(dialog.notice.undo, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert file.values == Settings(theme="light")


def test_each_setting_is_in_exactly_one_section(dialog):
    rows = [name for section in SECTIONS for name in dialog.show_section(section.name).controls]
    assert sorted(rows) == sorted(CHOSEN)


def test_an_open_dialog_changes_its_language_at_once(dialog):
    dialog.show_section("play")
    try:
        spoken.change("de")
        QCoreApplication.processEvents()
        assert dialog.section.name == "play" and dialog.list.currentItem().text() == tr(
            "Settings", "Play"
        )
        assert dialog.leave.text() == tr("Settings", "Close")
    finally:
        spoken.change("en")


def test_a_reset_of_the_language_is_announced_in_the_new_one_and_can_be_undone(dialog, file):
    file.changed.connect(lambda values: spoken.change(language_from_tag(values.language)))
    try:
        file.change(language="de")
        QCoreApplication.processEvents()
        dialog.all.click()
        QCoreApplication.processEvents()
        assert dialog.notice.isVisible()
        assert dialog.notice.label.text() == tr(
            "Settings", "All settings are back to their defaults."
        )
        dialog.notice.undo.click()
        assert file.values.language == "de"
    finally:
        spoken.change("en")


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_row_is_cut_off_in_the_smallest_window_with_the_largest_text(qapp, file, engines, code):
    theme.apply_to(qapp)
    theme.set_scale(1.5)
    spoken.change(code)
    window = QWidget()
    window.resize(1024, 700)
    try:
        dialog = SettingsDialog(window, file, engines)
        dialog.show()
        for name in (section.name for section in SECTIONS):
            dialog.show_section(name)
            QCoreApplication.processEvents()
            assert dialog.width() <= 1024 and dialog.height() <= 700
            assert cut_off(dialog.section, dialog.section.parentWidget()) == []
        assert cut_off(dialog, dialog) == []
    finally:
        delete(window)  # otherwise it gets new styles, which takes as long as the rest of the test
        theme.set_scale(1.0)
        spoken.change("en")


def test_a_long_windows_path_is_wrapped_but_read_aloud_unchanged(qapp):
    path = "\\".join(["C:", *["a_folder_with_a_long_name"] * 6])
    row = Row("Games", path)
    _, words = row.findChildren(QLabel)
    assert words.accessibleName() == path
    assert words.minimumSizeHint().width() < words.fontMetrics().horizontalAdvance(path) / 3


def cut_off(widget, view):
    """Return the class and words of each widget that extends beyond the right edge of the view."""
    return [
        (type(part).__name__, part.accessibleName() or getattr(part, "text", str)())
        for part in widget.findChildren(QWidget)
        if part.isVisible() and part.mapTo(view, QPoint(part.width(), 0)).x() > view.width()
    ]
