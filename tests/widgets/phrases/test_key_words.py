"""Tests of the names of keys, which are those on the keyboards of the language."""

from __future__ import annotations

import pytest

from burgundy_qt.language.translation import spoken
from burgundy_qt.widgets.keys.key_editor import KEYS, caps_of
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.phrases.wording import key_name, with_key


@pytest.fixture
def in_german(qapp):
    spoken.change("de")
    yield
    spoken.change("en")


def test_german_keys_have_german_names(in_german):
    assert (key_name("Ctrl+E"), key_name("Space"), key_name("Home")) == (
        "Strg+E",
        "Leertaste",
        "Pos1",
    )


def test_a_command_is_shown_with_all_its_keys(qapp):
    assert with_key("Rename", "F2") == "Rename (F2)"
    assert with_key("Normal speed", "+", "-") == "Normal speed (+, -)"


def test_every_command_in_the_list_has_a_visible_key(qapp):
    assert [
        name for _, row in KEYS for names, _ in row for name in names if not keymap.label(name)
    ] == []


def test_the_list_names_keys_in_the_language(in_german):
    assert caps_of(keymap.label("undo turn")) == ["Umschalt", "Z"]
    assert keymap.label("review start") == "Pos1"
