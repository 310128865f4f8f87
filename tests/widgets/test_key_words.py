"""Keys are called as they are called on the keyboards of the language."""

from __future__ import annotations

import pytest

from burgundy_qt.language.spoken import spoken
from burgundy_qt.widgets.dialogs.key_list import KEYS
from burgundy_qt.widgets.key_words import cap_name, key_name, with_key


@pytest.fixture
def in_german(qapp):
    spoken.change("de")
    yield
    spoken.change("en")


def test_german_keys_have_german_names(in_german):
    assert (key_name("Ctrl+E"), key_name("Space"), key_name("Home")) == ("Strg+E", "Leertaste", "Pos1")
    assert (cap_name("Ctrl"), cap_name("Shift"), cap_name("Esc")) == ("Strg", "Umschalt", "Esc")


def test_what_can_be_done_is_told_with_all_its_keys(qapp):
    assert with_key("Rename", "F2") == "Rename (F2)"
    assert with_key("Usual speed", "+", "-") == "Usual speed (+, -)"


def test_every_cap_of_the_list_has_a_name(qapp):
    caps = {cap for _, row in KEYS for keys, _ in row for cap in keys}
    assert {cap: cap_name(cap) for cap in caps} == {cap: cap for cap in caps}
