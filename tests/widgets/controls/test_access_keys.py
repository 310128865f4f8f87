"""Tests of access keys: Alt and a letter focus or press every control of every dialog, in every
language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton

from burgundy_qt.language.formats import folded
from burgundy_qt.language.translation import NAMES, spoken
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.problem import Problem
from burgundy_qt.widgets.controls.access_keys import access_keys, controls_in, name_of, names_of
from burgundy_qt.widgets.controls.dialog_frame import ConfirmDialog
from burgundy_qt.widgets.dialogs.problem_dialog import ProblemDialog
from burgundy_qt.widgets.dialogs.settings_dialog import NAMES as SECTIONS
from tests.widgets.window_driver import button

TOGETHER = LineUp((SeatPlan("Anna"), SeatPlan("Bartek")), {"players": 2, "seed": 3})
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def playing(at):
    at.session.new_game(TOGETHER)
    at.wait_for_my_turn()
    return at


def dialogs(at):
    """Yield every dialog of a running game with its name."""
    for name in ("new", "library", "statistics", "seats", "score sheet", "keys", "about"):
        at.window.menus.actions[name].trigger()
        yield name, at.window.dialog
    at.window.menus.actions["settings"].trigger()
    for section in SECTIONS:
        at.window.dialog.show_section(section)
        yield section, at.window.dialog
    at.window.dialogs.open(ConfirmDialog(at.window, "Really?", "It may be so.", "Do it"))
    yield "question", at.window.dialog
    at.window.dialogs.show_problem(
        Problem("The disk is full", "It is.", "Make room.", "ENOSPC", is_mistake=True)
    )
    yield "problem", at.window.findChild(ProblemDialog)


@pytest.mark.parametrize("language", NAMES)
def test_every_control_has_a_letter_of_its_name(playing, language):
    try:
        spoken.change(language)
        for name, dialog in dialogs(playing):
            playing.wait_until(dialog.isVisible)
            QCoreApplication.processEvents()
            keys, names = access_keys(dialog), names_of(dialog)
            without = [name_of(each) for each in controls_in(dialog) if each not in keys.values()]
            assert keys and not without, (name, without)
            for letter, control in keys.items():
                assert letter in folded(names.get(control) or name_of(control))[0], name
    finally:
        spoken.change("en")


def test_every_button_of_home_has_a_letter(at):
    at.window.resume()
    at.wait_until(lambda: at.window.has_home and at.window.home.isVisible())
    home = at.window.home
    keys = access_keys(home)
    ways = {*home.ways.buttons.values(), *home.shelf.boxes.values(), home.challenge}
    assert set(keys.values()) == ways
    QTest.keyClick(
        at.window.windowHandle(),
        getattr(Qt.Key, f"Key_{letter_of(home.ways.buttons['library'], keys)}"),
        ALT,
    )
    assert at.window.dialog is not None and at.window.dialog.isVisible()


def letter_of(control, keys):
    return next(letter for letter, each in keys.items() if each is control).upper()


def test_alt_and_the_letter_press_a_button(playing):
    playing.window.menus.actions["about"].trigger()
    dialog = playing.window.dialog
    playing.wait_until(dialog.isActiveWindow)
    assert access_keys(dialog) == {"c": button(dialog, "Close")}
    QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_C, ALT)
    assert playing.window.dialog is None


def test_the_letter_is_not_written_into_a_field(playing):
    playing.window.menus.actions["library"].trigger()
    dialog = playing.window.dialog
    playing.wait_until(dialog.isActiveWindow)
    keys = access_keys(dialog)
    field = next(each for each in keys.values() if isinstance(each, QLineEdit))
    letter = next(
        letter
        for letter, each in keys.items()
        if isinstance(each, QPushButton) and each.isCheckable()
    )
    field.setFocus()
    QTest.keyClick(dialog.windowHandle(), getattr(Qt.Key, f"Key_{letter.upper()}"), ALT)
    assert field.text() == "" and keys[letter].hasFocus() and keys[letter].isChecked()


def letters_with_alt(at, dialog):
    """Press Alt, and return the letters that appear, by the names of their controls."""
    at.wait_until(dialog.isActiveWindow)
    QTest.keyPress(dialog.windowHandle(), Qt.Key.Key_Alt, ALT)
    keys = dict(dialog.access_keys._controls)
    QTest.keyRelease(dialog.windowHandle(), Qt.Key.Key_Alt)
    return {name_of(control): letter for letter, control in keys.items()}


@pytest.mark.parametrize(("language", "game"), [*zip(NAMES, GAMES, strict=True)])
def test_with_the_most_players_all_controls_but_the_remove_buttons_have_a_letter(
    at, language, game
):
    try:
        spoken.change(language)
        at.window.dialogs.ask_for_game(game=game)
        dialog = at.new_game_dialog()
        while len(dialog.rows) < dialog.seats.most:
            dialog.seats.add_player()
        QCoreApplication.processEvents()
        keys = access_keys(dialog)
        without = [name_of(each) for each in controls_in(dialog) if each not in keys.values()]
        assert not without and not {row.remove for row in dialog.rows} & {*keys.values()}
    finally:
        spoken.change("en")


def test_letters_stay_the_same_while_the_dialog_changes_and_when_it_opens_again(at):
    at.window.dialogs.ask_for_game()
    dialog = at.new_game_dialog()
    before = letters_with_alt(at, dialog)
    assert before["Start game"] == "s" and before["Cancel"] == "c"
    for change in (
        dialog.seats.add_player,
        dialog.seats.add_player,
        lambda: dialog.seats.remove_player(dialog.rows[0]),
        lambda: dialog.panel.edition_choice.group.buttons()[1].click(),
        lambda: dialog.panel.edition_choice.group.buttons()[0].click(),
    ):
        change()
        QCoreApplication.processEvents()
        now = letters_with_alt(at, dialog)
        assert {name: now.get(name, letter) for name, letter in before.items()} == before
        before |= now
    dialog.reject()
    at.window.dialogs.ask_for_game()
    again = letters_with_alt(at, at.new_game_dialog())
    assert {name: before.get(name, letter) for name, letter in again.items()} == again


def test_alt_and_a_digit_select_a_player(at):
    at.window.dialogs.ask_for_game()
    dialog = at.new_game_dialog()
    for number, row in enumerate(dialog.rows, 1):
        QTest.keyClick(dialog.windowHandle(), Qt.Key(Qt.Key.Key_0 + number), ALT)
        assert row.name.hasFocus()


def test_no_letter_belongs_to_a_button_that_removes_something(at):
    at.window.dialogs.ask_for_game()
    dialog = at.new_game_dialog()
    dialog.seats.add_player()
    taken = set(letters_with_alt(at, dialog).values())
    for letter in "abcdefghijklmnopqrstuvwxyz":
        if letter not in taken:
            QTest.keyClick(dialog.windowHandle(), getattr(Qt.Key, f"Key_{letter.upper()}"), ALT)
    assert len(dialog.rows) == 3


def test_the_letters_are_visible_while_alt_is_held(playing):
    playing.window.menus.actions["settings"].trigger()
    dialog = playing.window.dialog
    playing.wait_until(dialog.isActiveWindow)
    QTest.keyPress(dialog.windowHandle(), Qt.Key.Key_Alt, ALT)
    assert dialog.access_keys._caps.isVisible()
    QTest.keyRelease(dialog.windowHandle(), Qt.Key.Key_Alt)
    assert not dialog.access_keys._caps.isVisible()
