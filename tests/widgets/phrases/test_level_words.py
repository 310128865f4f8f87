"""Tests of the translated names of levels: in English they match the levels' own names."""

from __future__ import annotations

import pytest

from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.language.translation import NAMES, spoken
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.widgets.phrases.wording import (
    called_by_level,
    level_manner,
    level_title,
    seat_names,
)


@pytest.fixture
def speak():
    yield spoken.change
    spoken.change("en")


def test_in_english_every_level_has_its_own_name_and_description():
    assert [(level_title(level.name), level_manner(level.name)) for level in LEVELS] == [
        (level.title, level.manner) for level in LEVELS
    ]


def test_a_level_of_another_program_keeps_its_name():
    assert level_title("archduke") == "archduke"


@pytest.mark.parametrize("language", NAMES)
def test_a_bot_without_a_name_is_named_by_its_level_in_the_current_language(speak, language):
    speak(language)
    older = SeatPlan(level_title("duke"), "duke")  # as in a save that was begun in that language
    for now, title in (("de", "Herzog"), ("en", "Duke"), ("hu", "Herceg")):
        speak(now)
        assert seat_names([called_by_level("duke"), older]) == [title, title]


def test_a_typed_name_stays_in_every_language(speak):
    seats = [SeatPlan("Herzog"), SeatPlan("Herzog", "page"), SeatPlan("Margaux", "duke")]
    for now in NAMES:
        speak(now)
        assert seat_names(seats) == ["Herzog", "Herzog", "Margaux"]
