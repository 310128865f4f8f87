"""Tests of the keymap: the default keys, keys that a person has changed, and damaged settings of
keys."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from burgundy_qt.widgets.keys.key_commands import COMMANDS
from burgundy_qt.widgets.keys.keymap import Keymap, are_keys, changed_keys, is_key, owner_of
from burgundy_qt.widgets.settings.settings import settings_from

NONE, SHIFT, CONTROL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)


def press(key, modifiers=NONE, text=""):
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, text)


def test_commands_of_one_context_have_different_default_keys():
    for one, other in combinations(COMMANDS.values(), 2):
        assert not one.meets(other) or not set(one.keys) & set(other.keys), (one, other)


def test_qt_knows_every_default_key():
    for command in COMMANDS.values():
        assert all(map(is_key, command.keys)), command


def test_a_key_has_the_command_of_its_context():
    keymap = Keymap()
    assert keymap.meant_by(press(Qt.Key.Key_Left), "table") == "left"
    assert keymap.meant_by(press(Qt.Key.Key_Left), "review") == "back"
    assert keymap.meant_by(press(Qt.Key.Key_Left, CONTROL), "table") is None
    assert keymap.meant_by(press(Qt.Key.Key_4), "table") == "die 4"
    assert keymap.meant_by(press(Qt.Key.Key_W), "table") is None


@pytest.mark.parametrize(
    ("event", "meant"),
    [
        (press(Qt.Key.Key_Plus, NONE, "+"), "faster"),
        (press(Qt.Key.Key_Plus, SHIFT, "+"), "faster"),
        (press(Qt.Key.Key_Plus, Qt.KeyboardModifier.KeypadModifier, "+"), "faster"),
        (press(Qt.Key.Key_Left, SHIFT), "back"),
        (press(Qt.Key.Key_Tab, NONE, "\t"), "buttons"),
    ],
)
def test_shift_and_the_number_pad_do_not_matter_if_they_have_no_function(event, meant):
    assert Keymap().meant_by(event, "review") == meant


def test_shift_tab_goes_back_under_both_key_codes():
    assert Keymap().meant_by(press(Qt.Key.Key_Backtab, SHIFT), "table") == "previous"
    assert Keymap().meant_by(press(Qt.Key.Key_Tab, SHIFT), "table") == "previous"


def test_a_changed_key_is_announced_and_replaces_the_old_one():
    keymap, told = Keymap(), []
    keymap.changed.connect(lambda: told.append(keymap.label("table left")))
    keymap.use({"table left": ["A"]})
    assert told == ["A"]
    assert keymap.meant_by(press(Qt.Key.Key_A), "table") == "left"
    assert keymap.meant_by(press(Qt.Key.Key_Left), "table") is None
    keymap.use({"table left": ["A"]})
    assert told == ["A"]
    keymap.use(None)
    assert keymap.keys("table left") == ("Left",)


def test_a_reassigned_key_is_removed_from_its_default_command():
    keymap = Keymap()
    keymap.use({"hint": ["N"]})
    assert keymap.keys("hint") == ("N",)
    assert keymap.keys("new") == ()
    assert keymap.label("new") == ""


def test_the_owner_of_a_key_is_found_in_common_contexts():
    keymap = Keymap()
    assert owner_of("N", "hint", keymap) == "new"
    assert owner_of("N", "new", keymap) is None
    assert owner_of("W", "table left", keymap) == "workers"
    assert owner_of("Home", "table left", keymap) is None  # belongs to another context


def test_a_default_key_is_no_change():
    changes = changed_keys({}, "hint", ["X"])
    assert changes == {"hint": ["X"]}
    assert changed_keys(changes, "hint", ["H"]) == {}
    assert changed_keys(changes, "new", []) == {"hint": ["X"], "new": []}


@pytest.mark.parametrize(
    "damaged",
    [
        [],
        "H",
        3,
        {"hint": "H"},
        {"hint": [3]},
        {"hint": ["Ctrl+Blah"]},
        {"hint": ["A, B"]},
        {"hint": ["A"] * 9},
    ],
)
def test_damaged_keys_are_replaced_by_the_default_ones(damaged):
    assert not are_keys(damaged)
    assert settings_from({"keys": damaged, "theme": "dark"}).keys is None
    assert settings_from({"keys": damaged, "theme": "dark"}).theme == "dark"


def test_keys_of_unknown_commands_change_nothing():
    keymap = Keymap()
    keymap.use({"a command of tomorrow": ["H"], "hint": ["X"]})
    assert keymap.keys("hint") == ("X",)
    assert set(keymap.changes) == {"hint"}


def test_one_key_given_to_two_commands_belongs_to_one_of_them():
    keymap = Keymap()
    keymap.use({"hint": ["X"], "new": ["X"]})
    assert sorted([keymap.keys("hint"), keymap.keys("new")]) == [(), ("X",)]
