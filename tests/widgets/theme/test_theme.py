"""Tests of the theme: it follows the choice of the person or of the system, and every widget is
styled."""

import json
import os
import re
import subprocess
import sys

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QListWidget,
    QMenu,
    QMenuBar,
    QMessageBox,
    QPushButton,
    QStatusBar,
    QStyle,
    QStyleOptionButton,
    QToolButton,
    QWidget,
)

from burgundy_qt.assets import ART, STYLE
from burgundy_qt.widgets.theme import fonts, theme
from burgundy_qt.widgets.theme.palette import DARK, HIGH_DARK, HIGH_LIGHT, LIGHT


@pytest.fixture
def styled_application(qapp: QApplication):
    """Style the application, and restore it afterwards."""
    before = qapp.font(), qapp.palette(), qapp.styleSheet()
    theme.set_theme("light")
    theme.set_contrast("usual")
    theme.set_scale(1.0)
    theme.apply_to(qapp)
    yield qapp
    theme.set_theme("system")
    theme.set_contrast("system")
    theme.set_scale(1.0)
    qapp.setFont(before[0])
    qapp.setPalette(before[1])
    qapp.setStyleSheet(before[2])


@pytest.mark.parametrize(
    "palette",
    [LIGHT, DARK, HIGH_LIGHT, HIGH_DARK],
    ids=lambda palette: f"{palette.name} {palette.is_high}",
)
def test_the_style_sheet_has_no_token_and_no_unit_left(palette):
    sheet = theme.style_sheet(palette, 1.3)
    rules = re.sub(r"/\*.*?\*/", "", sheet, flags=re.S)
    assert "@" not in rules
    assert not re.search(r"\d+u\b", rules)
    assert rules.count("{") == rules.count("}")


@pytest.mark.parametrize(
    "palette",
    [LIGHT, DARK, HIGH_LIGHT, HIGH_DARK],
    ids=lambda palette: f"{palette.name} {palette.is_high}",
)
def test_every_picture_of_the_style_sheet_exists(palette):
    named = re.findall(r"url\(art:([^)]+)\)", theme.style_sheet(palette))
    assert len(named) > 30
    assert all((ART / name).is_file() for name in named)


def test_every_drawn_mark_is_used():
    used = STYLE.read_text(encoding="utf-8")
    for path in (ART / "controls").glob("*-light.svg"):
        assert path.name.replace("light", "@name") in used, path.name


def test_text_grows_with_the_scale():
    small, large = (
        re.search(r"QLabel\[role=\"title\"\].*?font-size: (\d+)px", theme.style_sheet(LIGHT, s))
        for s in (1, 1.5)
    )
    assert (int(small[1]), int(large[1])) == (30, 45)


def test_qt_understands_the_whole_style_sheet(styled_application, capfd):
    for name in ("dark", "light"):
        theme.set_theme(name)
    styled_application.processEvents()
    assert "parse" not in capfd.readouterr().err


def test_a_change_of_theme_styles_the_application_and_sends_a_signal(styled_application):
    told = []
    theme.theme_changed.connect(told.append)
    theme.set_theme("dark")
    assert told == [DARK]
    assert theme.current() is DARK
    assert styled_application.palette().window().color().name().upper() == DARK.panel
    assert DARK.panel in styled_application.styleSheet()
    theme.set_theme("dark")
    assert told == [DARK]
    theme.theme_changed.disconnect(told.append)


def test_a_styled_widget_is_not_styled_again(styled_application, qtbot):
    polished = Polished()
    qtbot.addWidget(polished)
    polished.show()
    polished.times = 0
    theme.apply_to(styled_application)
    assert polished.times == 0
    theme.set_theme("dark")
    assert polished.times > 0


class Polished(QWidget):
    """Counts how often it is styled."""

    times = 0

    def event(self, event):
        self.times += event.type() == QEvent.Type.StyleChange
        return super().event(event)


def test_the_system_choice_follows_the_system(styled_application):
    theme.set_theme("system")
    hints = QGuiApplication.styleHints()
    hints.setColorScheme(Qt.ColorScheme.Dark)
    expected = {Qt.ColorScheme.Dark: DARK}.get(hints.colorScheme(), LIGHT)
    assert theme.current() is expected
    hints.setColorScheme(Qt.ColorScheme.Light)
    assert theme.current() is LIGHT


def test_high_contrast_is_a_switch_over_both_themes(styled_application):
    told = []
    theme.theme_changed.connect(told.append)
    theme.set_contrast("high")
    assert theme.current() is HIGH_LIGHT
    theme.set_theme("dark")
    assert told == [HIGH_LIGHT, HIGH_DARK]
    assert "border: 3px solid" in styled_application.styleSheet()
    theme.set_contrast("usual")
    assert theme.current() is DARK
    theme.theme_changed.disconnect(told.append)
    with pytest.raises(ValueError, match="loud"):
        theme.set_contrast("loud")


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.25, 1.5])
@pytest.mark.parametrize(
    "role",
    ["", "primary", "key", "flat", "pill", "segment", "chip", "capture", "fold", "foot", "leave"],
)
def test_the_focus_mark_of_high_contrast_cuts_off_no_word_of_a_button(
    styled_application, qtbot, role, scale
):
    theme.set_scale(scale)
    theme.set_contrast("high")
    button = QPushButton("Close")
    button.setProperty("role", role)
    qtbot.addWidget(button)
    button.resize(button.sizeHint())
    with qtbot.waitExposed(button):
        button.show()
    told = QStyleOptionButton()
    button.initStyleOption(told)
    room = {}
    for state in (QStyle.StateFlag.State_None, QStyle.StateFlag.State_HasFocus):
        told.state = QStyle.StateFlag.State_Enabled | state
        contents = QStyle.SubElement.SE_PushButtonContents
        room[state] = button.style().subElementRect(contents, told, button).size()
    usual, focused = room.values()
    word = QFontMetricsF(button.font()).horizontalAdvance("Close")
    assert focused.width() >= min(usual.width(), word), (usual, focused, word)


def test_the_contrast_follows_the_preference_of_the_system(styled_application, monkeypatch):
    wishes = [Qt.ContrastPreference.NoPreference]

    class Hints:
        def accessibility(self):
            return self

        def contrastPreference(self):  # noqa: N802
            return wishes[0]

    monkeypatch.setattr(theme.QGuiApplication, "styleHints", staticmethod(Hints))
    theme.set_contrast("system")
    assert theme.current() is LIGHT
    wishes[0] = Qt.ContrastPreference.HighContrast
    assert theme.current() is HIGH_LIGHT
    theme.set_contrast("usual")
    assert theme.current() is LIGHT


def test_an_unknown_theme_is_refused_and_changes_nothing(styled_application):
    with pytest.raises(ValueError, match="sepia"):
        theme.set_theme("sepia")
    assert theme.chosen() == "light"


def test_the_text_size_is_limited(styled_application):
    theme.set_scale(9)
    assert theme.scale() == 1.5
    assert styled_application.font().pixelSize() == round(1.5 * theme.TEXT_SIZE)
    theme.set_scale(0.1)
    assert theme.scale() == 0.8


KINDS = QMenuBar, QMenu, QMessageBox, QStatusBar, QListWidget, QLabel, QPushButton, QToolButton


def test_every_widget_has_our_typeface_even_if_the_system_has_others(styled_application):
    """On Windows and macOS, Qt takes the fonts of some widgets from the system, and on GNOME those
    of all."""
    system = QFont("Vollkorn", 9)
    for change in (lambda: theme.set_scale(1.2), _theme_of_the_system_changed):
        for kind in KINDS:
            styled_application.setFont(system, kind.__name__)
        assert styled_application.font("QMenuBar") == system
        change()
        for kind in KINDS:
            assert QFontInfo(kind().font()).family().startswith("Inter"), kind
            assert styled_application.font(kind.__name__) == styled_application.font()


def _theme_of_the_system_changed():
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)


def test_our_two_typefaces_are_used_in_every_weight(qapp):
    for weight in (400, 500, 600, 700):
        drawn = QFontInfo(fonts.text_font(14, weight))
        assert drawn.family().startswith("Inter")
        assert drawn.weight() == weight
    assert QFontInfo(fonts.heading_font(20)).family().startswith("Vollkorn")


WIDTHS = """
from PySide6.QtGui import QFontMetricsF, QGuiApplication
from burgundy_qt.widgets.theme.fonts import heading_font, number_font, text_font

app = QGuiApplication([])
for make in heading_font, number_font, text_font:
    print([round(QFontMetricsF(make(size)).horizontalAdvance("Forduló"), 2) for size in (11, 22)])
"""
FULL_HINTING = """<?xml version="1.0"?>
<fontconfig>
  <match target="pattern">
    <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
  </match>
</fontconfig>
"""


def test_words_have_the_same_width_if_the_system_draws_letters_on_whole_pixels(qapp, tmp_path):
    """Windows does this, and some Linux systems: otherwise, words that fit elsewhere would be cut
    off."""
    settings = tmp_path / "fonts.conf"
    settings.write_text(FULL_HINTING, encoding="utf-8")
    told = subprocess.run(
        [sys.executable, "-c", WIDTHS],
        env={**os.environ, "FONTCONFIG_FILE": str(settings)},
        capture_output=True,
        check=True,
    ).stdout
    widths = [json.loads(line) for line in told.splitlines()]
    assert len(widths) == 3
    for small, large in widths:
        assert small == pytest.approx(large / 2, abs=0.05)


def test_figures_in_columns_have_one_width(qapp):
    columns, words = QFontMetricsF(fonts.number_font(40)), QFontMetricsF(fonts.text_font(40, 700))
    assert abs(columns.horizontalAdvance("1111") - columns.horizontalAdvance("8888")) < 1
    assert abs(words.horizontalAdvance("1111") - words.horizontalAdvance("8888")) > 10
