"""Tests of names from elsewhere: any text in a file is shown as one short line of visible
letters."""

import pytest

from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.problem import plain, plain_name
from burgundy_qt.session.saves.save_file import seat_from

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
    "An\u200cna\u200d": "Anna",
    "\u200dAnna\u3164": "Anna",
    "An\u200c\u200cna": "Anna",
    "\u062f\u0627\u200c\u062f": "\u062f\u0627\u062f",  # after an alef it changes nothing
    "A" * 19 + " B": "A" * 19,
}


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_one_short_line_of_visible_letters(name):
    assert (
        seat_from({"name": name, "level": None, "colour": None, "avatar": None}, 1).name
        == NAMES[name]
    )
    assert SeatPlan(name).name == NAMES[name]


@pytest.mark.parametrize(
    "name",
    [
        "",
        "  ",
        "\u200b\u202e",
        "\u200d\u200c",
        "\u3164",
        "\ufe0f\u200d\ufe0f",
        "\ud800" * 9_000_000,
    ],
)
def test_a_name_without_visible_letters_becomes_the_number_of_the_seat(name):
    assert (
        seat_from({"name": name, "level": None, "colour": None, "avatar": None}, 3).name
        == "Player 3"
    )


def test_plain_text_does_not_change():
    assert plain("Éva & <b>Bob</b> = 王") == "Éva & <b>Bob</b> = 王"


SPELT_WITH_JOINERS = {
    "Persian": "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    "Sinhala": "\u0dc1\u0dca\u200d\u0dbb\u0dd3",
    "Hindi": "\u0915\u094d\u200d\u0937",
    "Bengali": "\u09b0\u200d\u09cd\u09af\u09be\u09ac",
    "a family": "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "a rainbow flag": "\U0001f3f3\ufe0f\u200d\U0001f308",
    "a nurse": "\U0001f469\U0001f3fd\u200d\u2695\ufe0f",
}
FAMILY = SPELT_WITH_JOINERS["a family"]


@pytest.mark.parametrize("what", SPELT_WITH_JOINERS)
def test_a_joiner_with_a_visible_effect_is_kept(what):
    name = SPELT_WITH_JOINERS[what]
    assert SeatPlan(name).name == name


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("A" * 19 + FAMILY + "B", "A" * 19 + FAMILY),
        ("A" * 20 + FAMILY, "A" * 20),
        (FAMILY * 20, FAMILY * 16),
        ("e\u0301" * 25, "\u00e9" * 20),
        ("x\u0323\u0302" * 21, "x\u0323\u0302" * 20),
        ("A" * 19 + "\u0928\u0940B", "A" * 19 + "\u0928\u0940"),
        ("\U0001f1e9\U0001f1ea" * 21, "\U0001f1e9\U0001f1ea" * 20),
    ],
)
def test_a_name_is_cut_between_letters_as_a_reader_counts_them(name, kept):
    assert SeatPlan(name).name == plain_name(name, 20) == kept


def test_a_tower_of_accents_makes_no_long_name():
    assert len(SeatPlan("x" + "\u0302" * 500).name) <= 80
    assert len(SeatPlan(("x" + "\u0302" * 8) * 25).name) <= 80


@pytest.mark.parametrize(
    "name", [*NAMES, *SPELT_WITH_JOINERS.values(), FAMILY * 30, "\u0915\u094d\u200d\u0937" * 20]
)
def test_a_plain_name_does_not_change_again(name):
    """Otherwise reading and writing a game would change it."""
    assert plain_name(plain_name(name, 20), 20) == plain_name(name, 20)
