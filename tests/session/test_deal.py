"""Tests of deal codes: each gives the same game again, or a clear refusal."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burgundy_qt.rules.burgundy.components import EDITIONS
from burgundy_qt.rules.burgundy.requests import SET_UPS, complete_request, estates_for, modules_of
from burgundy_qt.rules.errors import LARGEST_SEED
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import GAMES, ruleset
from burgundy_qt.session.deal_code import (
    CHECK,
    CodeDamaged,
    CodeFromOtherVersion,
    NoCode,
    as_written_now,
    checksum,
    deal_code_of,
    looks_like_code,
    request_from_code,
)
from burgundy_qt.session.games.burgundy_profile import BurgundyProfile
from tests.contract.games import registered


@st.composite
def requests(draw):
    players, setup = draw(st.integers(2, 4)), draw(st.sampled_from(SET_UPS))
    edition = draw(st.sampled_from(EDITIONS))
    asked = {
        "edition": edition,
        "players": players,
        "setup": setup,
        "seed": draw(st.integers(0, LARGEST_SEED)),
    }
    asked["modules"] = (
        draw(st.lists(st.sampled_from(modules_of(edition)), unique=True))
        if modules_of(edition)
        else []
    )
    if setup == "fixed":
        known = st.sampled_from(estates_for(edition, asked["modules"]))
        asked["estates"] = draw(st.lists(known, min_size=players, max_size=players))
    return complete_request(asked, 0)


@settings(deadline=None)
@given(requests())
def test_a_code_gives_the_same_deal(request):
    assert request_from_code(deal_code_of(request)) == request


def test_a_chosen_castle_is_kept():
    request = complete_request(
        {"players": 2, "estates": ["1", "1"], "castles": ["4.4", None], "seed": 5}, 0
    )
    assert request_from_code(deal_code_of(request)) == request


@pytest.mark.parametrize(
    "castles", [None, ["1.8", None, "1.8", None], ["2.2", "4.7", "2.2", "4.7"]]
)
def test_a_code_gives_the_same_team_game(castles):
    asked = {"modules": ["team", "inns"], "estates": ["12b", "12a", "12b", "12a"], "seed": 77}
    request = complete_request(asked | ({"castles": castles} if castles else {}), 0)
    assert request_from_code(deal_code_of(request)) == request


def test_a_game_from_the_code_has_the_same_tiles_and_dice():
    game = Game(complete_request({"players": 3, "estates": ["2", "5", "1"], "seed": 12345}, 0))
    again = Game(request_from_code(deal_code_of(game.request)))
    assert again.events == game.events


CODE = deal_code_of(complete_request({"players": 2, "seed": 987654321}, 0))


@pytest.mark.parametrize(
    "text",
    [
        CODE.lower(),
        f"  {CODE}\n",
        CODE.replace("-", ""),
        CODE.replace("-", " "),
        CODE.replace("0", "O"),
        CODE.replace("-", "\N{EN DASH}"),
        CODE.replace("-", "\N{NON-BREAKING HYPHEN}"),
    ],
)
def test_a_code_is_read_in_any_spelling(text):
    assert looks_like_code(text) and request_from_code(text)["seed"] == 987654321


@pytest.mark.parametrize("at", range(4, len(CODE)))
def test_one_wrong_letter_is_noticed(at):
    if CODE[at] != "-":
        wrong = "7" if CODE[at] != "7" else "9"
        with pytest.raises(CodeDamaged):
            request_from_code(CODE[:at] + wrong + CODE[at + 1 :])


@pytest.mark.parametrize(
    "text", [CODE[:-1], CODE[:-5], CODE + "7", "BQ2", "BQ2-", "BQ2-U000-0000", "BQ1", "BQ1-"]
)
def test_an_incomplete_code_is_damaged(text):
    with pytest.raises(CodeDamaged):
        request_from_code(text)


@pytest.mark.parametrize("game", GAMES)
def test_every_single_typing_error_in_a_code_of_any_game_is_noticed(game):
    code = deal_code_of(
        ruleset(game).complete_request({"game": game, "players": 2, "seed": 4711}, 0)
    )
    mistyped = [
        code[:at] + letter + code[at + 1 :]
        for at in range(len(code))
        for letter in "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
        if code[at] not in ("-", letter)
    ]
    swapped = [
        code[:at] + code[at + 1] + code[at] + code[at + 2 :]
        for at in range(len(code) - 1)
        if code[at] != code[at + 1] and "-" not in code[at : at + 2]
    ]
    for text in (*mistyped, *swapped, code[4:], code[1:], code[:-1]):
        assert looks_like_code(text), text
        with pytest.raises(CodeDamaged):
            request_from_code(text)


@pytest.mark.parametrize("text", ["", "hello", "4817", "BX1-0000", "[burgundy-qt game:abc]"])
def test_other_texts_are_no_codes(text):
    assert not looks_like_code(text)
    with pytest.raises(NoCode):
        request_from_code(text)


def test_a_code_of_another_version_is_refused_by_name(monkeypatch):
    later = CODE.replace("BQ2", "BQ3").replace("-", "")[3:-CHECK]
    with pytest.raises(CodeFromOtherVersion):
        request_from_code(f"BQ3-{later}{checksum('BQ3', later)}")
    monkeypatch.setattr(BurgundyProfile, "dealt", BurgundyProfile.dealt + 1)
    with pytest.raises(CodeFromOtherVersion):
        request_from_code(CODE)


KNOWN = {
    "BQ1-0G00-4FRZ-W000-0000-003G-C0EW": {
        "edition": "2011", "players": 2, "estates": ["9", "4"], "seed": 7
    },
    "BQ1-0K8M-FZZZ-ZZZZ-ZZYV-NF2": {
        "players": 4, "setup": "secret", "seed": 2**53 - 1, "modules": ["inns", "shields"]
    },
}  # fmt: skip


@pytest.mark.parametrize(("code", "asked"), KNOWN.items())
def test_published_codes_keep_their_meaning(code, asked):
    assert request_from_code(code) == complete_request(asked, 0)
    assert (
        as_written_now(code)
        == as_written_now(as_written_now(code))
        == deal_code_of(complete_request(asked, 0))
    )


def test_an_unreadable_code_is_not_changed():
    assert as_written_now("BQ7-0000") == "BQ7-0000"


def test_a_code_gives_the_deal_of_another_game():
    with registered():
        request = Game({"game": "sealed-bids", "players": 3, "dealt": False, "seed": 99}).request
        assert request_from_code(deal_code_of(request)) == request
        told = deal_code_of(request)
    with pytest.raises(CodeFromOtherVersion):
        request_from_code(told)


def test_a_text_of_spaces_is_quickly_refused_as_a_code():
    begun = time.thread_time()
    assert not looks_like_code("BQ2" + " " * 30_000 + "!")
    assert time.thread_time() - begun < 1


@pytest.mark.parametrize("modules", [[], ["castles"]])
def test_a_game_without_farmers_has_another_code(modules):
    asked = {"game": "carcassonne", "modules": modules, "seed": 7}
    requests = [Game(asked | {"farmers": farmers}).request for farmers in (True, False)]
    codes = [deal_code_of(request) for request in requests]
    assert codes[0] != codes[1] and [*map(request_from_code, codes)] == requests


@pytest.mark.parametrize(
    ("code", "counted"),
    [("BQ2-30H4-1W00-0000-0000-00W6-7TN", 4), ("BQ2-30H4-9W00-0000-0000-00WA-G49", 0)],
)
def test_a_code_from_before_a_change_of_defaults_gives_the_same_deal(code, counted):
    asked = request_from_code(code)
    assert asked["modules"] == ["castles"] and asked["seed"] == 7
    assert asked["occupied_castles"] == counted and asked["farmers"] is True
    assert request_from_code(deal_code_of(asked)) == asked
