"""Tests of reviews over the protocol: answers, stopping, repeatability and secrecy."""

import json
from pathlib import Path

import pytest

from burgundy_qt.ai.review.review_result import review_object
from burgundy_qt.ai.review.reviewer import Reviewer
from burgundy_qt.rules.game import Game
from tests.ai.review.reviewed_games import a_game
from tests.engine.engine_client import NEW, answer, answers, code, elsewhere, said
from tests.engine.live import Live

REVIEW = {"cmd": "review", "depth": "quick"}
LONG = {"cmd": "review", "depth": "deep", "id": "review"}
LAST = 12


def loaded(game: Game) -> dict:
    return {"cmd": "load", "record": game.record(private=True)}


def moves(game: Game, number: int) -> list[dict]:
    """Return the first actions of a game as requests of the protocol."""
    played = [
        {"cmd": "apply", "seat": seat, "action": action} for seat, action in game.actions[:number]
    ]
    return [{**game.request, "cmd": "new"}, *played]


DICE = loaded(a_game("burgundy-dice"))
TUSCANY = a_game("tuscany")


def test_a_review_answers_turns_luck_accounts_and_skills():
    asked = {"first": 4, "last": LAST}
    told = answer(DICE, REVIEW | asked)
    game = a_game("burgundy-dice")
    reviewer = Reviewer(game, "quick", **asked)
    assert told == review_object(reviewer.review_of(list(reviewer.review())), game)
    assert told["whole"] and told["turns"] and told["luck"]


def test_a_running_game_is_reviewed_up_to_now_and_not_changed():
    game = a_game("burgundy-dice")
    *_, before, review, after = answers(
        *moves(game, LAST), {"cmd": "state"}, REVIEW, {"cmd": "state"}
    )
    assert before == after
    assert review["turns"][-1]["last"] == LAST


def test_a_review_gives_the_same_bytes_on_any_number_of_threads():
    asked = REVIEW | {"last": LAST}
    assert said(DICE, asked) == said(DICE, asked | {"threads": 2}) == elsewhere(DICE, asked).stdout


def test_a_seat_may_be_reviewed_alone():
    review = answer(DICE, REVIEW | {"seat": 1, "last": LAST})
    assert {turn["seat"] for turn in review["turns"]} == {1}


def test_hidden_information_of_others_does_not_change_the_review_of_a_seat():
    game = Game(TUSCANY.request)
    for seat, action in TUSCANY.actions[:LAST]:
        game.apply(action, seat)
    asked = REVIEW | {"seat": 0}
    mine = answer(*moves(TUSCANY, LAST), asked)
    load = {"cmd": "load", "record": game.record(seat=0)}
    other = {**load, "record": [{**load["record"][0], "seed": 0}, *load["record"][1:]]}
    assert mine["turns"]
    assert mine == answer(other, asked) == answer(other, REVIEW)
    assert code(other, REVIEW | {"seat": 1}) == "bad-argument"


def test_stop_ends_a_review_which_first_answers_with_its_partial_result():
    with Live() as engine:
        engine.tell(DICE, LONG)
        assert engine.hear() == {"events": []}
        assert engine.is_silent()
        engine.tell({"cmd": "stop", "id": "stop"})
        review, stopped = engine.hear(), engine.hear()
        assert review["id"] == "review" and not review["whole"]
        assert stopped == {"id": "stop", "stopped": True}


@pytest.mark.parametrize(
    "wrong",
    [
        {"depth": "abyss"},
        {"depth": []},
        {"seat": 2},
        {"seat": True},
        {"threads": 0},
        {"threads": 1.5},
        {"first": -1},
        {"first": 5, "last": 4},
        {"first": True},
        {"last": 10_000},
        {"last": "end"},
        {"last": None},
    ],
)
def test_a_wrong_argument_is_refused(wrong):
    assert code(DICE, REVIEW | wrong) == "bad-argument"


def test_a_game_without_a_network_is_refused(monkeypatch):
    monkeypatch.setattr("burgundy_qt.ai.review.reviewer.table_of", lambda position: None)
    assert code(NEW, REVIEW) == "bad-argument"


def test_a_review_needs_a_game_but_no_decision():
    assert code(REVIEW) == "no-game"
    assert answer(NEW, REVIEW)["turns"] == []


PAGE = (Path(__file__).parents[2] / "docs/engine-protocol.md").read_text("utf-8")
OF_REVIEWS = PAGE.split("\n## Review\n")[1].split("\n## ")[0]


def keys_of(told, prefix=""):
    """Return the paths of all keys in an object and its parts, each once and in order. The keys of
    actions are left out: they belong to the game."""
    found = []
    if isinstance(told, list):
        found = [key for one in told for key in keys_of(one, prefix)]
    elif isinstance(told, dict):
        for key, value in told.items():
            path = f"{prefix}/{key}"
            found += [path, *([] if key == "better" else keys_of(value, path))]
    return list(dict.fromkeys(found))


def test_the_review_on_the_page_of_the_protocol_is_a_real_answer():
    shown = json.loads(OF_REVIEWS.split("```")[1])
    told = answer(DICE, REVIEW | {"last": LAST})
    assert keys_of(shown) == keys_of(told)


def test_the_protocols_page_describes_every_key_of_a_review():
    told = answer(DICE, REVIEW | {"last": LAST})
    words = " ".join(OF_REVIEWS.split("```")[::2])
    keys = {path.split("/")[-1] for path in keys_of(told)}
    assert [key for key in sorted(keys) if f"`{key}`" not in words] == []
