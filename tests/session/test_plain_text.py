"""Names from elsewhere: whatever stands in a file, what is shown is one short line of letters that
are seen."""

import pytest

from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.plain_text import plain
from burgundy_qt.session.saves.saves import seat_from

NAMES = {
    "Łucja": "Łucja",
    "王小明": "王小明",
    "Zoe\u0301": "Zo\u00e9",
    "  Anna \n\t Maria ": "Anna Maria",
    "An\x00na\x07": "Anna",
    "\x1b[31mAnna": "[31mAnna",
    "\u202eannA\u200b": "annA",
    "An\ud800na": "Anna",
    "Anna\u2028Maria": "Anna Maria",
    "A" * 9_000: "A" * 20,
    "Anna of the nineteen x": "Anna of the nineteen",
    "A" * 19 + " B": "A" * 19,
}


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_one_short_line_of_letters_that_are_seen(name):
    assert (
        seat_from({"name": name, "level": None, "colour": None, "avatar": None}, 1).name
        == NAMES[name]
    )
    assert SeatPlan(name).name == NAMES[name]


@pytest.mark.parametrize("name", ["", "  ", "\u200b\u202e", "\ud800" * 9_000_000])
def test_a_name_of_nothing_that_is_seen_is_the_seats_number(name):
    assert (
        seat_from({"name": name, "level": None, "colour": None, "avatar": None}, 3).name
        == "Player 3"
    )


def test_what_is_plain_stays_as_it_is():
    assert plain("Éva & <b>Bob</b> = 王") == "Éva & <b>Bob</b> = 王"
