"""Tests of the steps of a tip in words: every action of a game has a sentence."""

from __future__ import annotations

import pytest

from burgundy_qt.language.translation import spoken
from burgundy_qt.widgets.games.burgundy.burgundy_texts import ACTIONS, form_of
from burgundy_qt.widgets.games.burgundy.turn_steps import (
    action_words,
    discard_text,
    heading_text,
    step_texts,
)
from tests.widgets.games import positions

NUMBERS = {"4.5": 2, "1.1": 6}


@pytest.mark.parametrize("seed", range(3))
def test_every_action_of_a_game_has_its_sentence(seed):
    told = set()
    for game in positions(seed):
        for action in game.legal()["actions"]:
            sentence = action_words(action, NUMBERS)
            assert (sentence and "None" not in sentence.replace("None left", "")) or action[
                "type"
            ] == "place"
            assert "{" not in sentence and sentence[0].isupper()
            assert heading_text(action, NUMBERS)
            told.add(form_of(action))
    assert len(told) > 9 and told <= set(ACTIONS)


def test_a_space_is_named_by_the_number_that_is_printed_on_it():
    place = {"type": "place", "die": 4, "tile": "ship", "cell": "4.5"}
    assert action_words(place, NUMBERS) == "Place the ship on the 2 with the 4"
    assert action_words({**place, "die": 2}, NUMBERS) == "Place the ship on the 2"


def test_the_end_of_the_turn_is_a_step_only_if_it_is_the_only_one():
    take = {"type": "take", "die": 3, "depot": 3, "tile": "monastery:6", "discard": None}
    assert [step.text for step in step_texts([take, {"type": "end"}], NUMBERS, "2011")] == [
        "Take knowledge tile 6 from depot 3 with the 3"
    ]
    assert [step.heard for step in step_texts([{"type": "end"}], NUMBERS, "2011")] == [
        "End the turn."
    ]


def test_a_tile_with_a_number_has_its_effect_in_words_and_its_picture():
    take = {"type": "take", "die": 3, "depot": 3, "tile": "monastery:6", "discard": None}
    [old], [new] = (step_texts([take], NUMBERS, edition) for edition in ("2011", "2019"))
    assert (old.effect, new.effect) == (
        "buys from any depot",
        "buys from any depot, with workers too",
    )
    assert old.picture != new.picture and old.heard.endswith("with the 3: buys from any depot.")
    [shield] = step_texts(
        [{"type": "shield", "shield": 12, "depot": 4, "castle": "4.4"}], NUMBERS, "2019"
    )
    assert (shield.effect, shield.picture) == ("sales count double", "shields/12")
    assert [step_texts([{**take, "tile": "ship"}], NUMBERS, "2011")[0].picture] == [""]


def test_the_discarded_tile_is_named_in_the_step_and_beside_the_heading():
    take = {"type": "take", "die": 3, "depot": 3, "tile": "ship", "discard": "animal:cow:4"}
    assert (
        action_words(take, NUMBERS)
        == "Take the ship from depot 3 with the 3 and discard the 4 cows"
    )
    assert heading_text(take, NUMBERS) == "Take the ship with the 3"
    assert discard_text(take) == "Discard the 4 cows."


@pytest.mark.parametrize(
    ("action", "heading"),
    [
        ({"type": "buy", "depot": "inns", "tile": "inn", "pay": "silver"}, "Buy an inn"),
        (
            {"type": "exchange", "by": "exchange", "tile": "mine"},
            "Take the mine from the black depot as a black tile",
        ),
    ],
)
def test_a_heading_does_not_name_the_discarded_tile(action, heading):
    throwing = {**action, "discard": "ship"}
    assert heading_text(throwing, NUMBERS) == heading
    assert discard_text(throwing) == "Discard the ship."
    assert action_words(throwing, NUMBERS) == f"{heading} and discard the ship"


def test_the_sentence_for_a_discarded_tile_begins_with_a_capital_in_german():
    spoken.change("de")
    take = {
        "type": "take",
        "die": 3,
        "depot": 3,
        "tile": "ship",
        "discard": "building:white-castle",
    }
    told = discard_text(take)
    spoken.change("en")
    assert told == "Weiße Burg abwerfen."
