"""Tests of the table of keys in the rules, which shows the current keys."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.rulebook.rulebook import TABLES
from burgundy_qt.widgets.rulebook.rules_markdown import plain


@pytest.fixture(autouse=True)
def keys_as_at_first(qtbot: QtBot) -> None:
    keymap.use(None)


def keys_in_the_rules() -> dict[str, str]:
    return {plain(meaning): plain(keys) for keys, meaning in TABLES["keys"]("burgundy").rows[1:]}


def test_the_rules_show_the_current_keys() -> None:
    keys = keys_in_the_rules()
    assert (keys["Open a file"], keys["Choose the die with that number"], keys["End the turn"]) == (
        "Ctrl+O",
        "1 to 6",
        "E",
    )


def test_a_changed_key_is_shown_and_a_command_without_a_key_left_out() -> None:
    keymap.use({"end": ["X"], "quit": []})
    try:
        keys = keys_in_the_rules()
    finally:
        keymap.use(None)
    assert keys["End the turn"] == "X"
    assert "Quit" not in keys
