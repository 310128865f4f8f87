"""The levels' words for people are those of the levels themselves."""

from __future__ import annotations

from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.widgets.words.level_words import level_manner, level_title


def test_in_english_every_level_is_called_and_described_as_it_calls_itself():
    assert [(level_title(level.name), level_manner(level.name)) for level in LEVELS] == [
        (level.title, level.manner) for level in LEVELS
    ]


def test_a_level_of_another_program_keeps_its_name():
    assert level_title("archduke") == "archduke"
