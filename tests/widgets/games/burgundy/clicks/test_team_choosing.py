"""Tests of clicks in team games: they reach every legal action, the storage for a taken tile, and
the storage from which a tile is placed."""

from __future__ import annotations

import random

import pytest

from burgundy_qt.widgets.games.burgundy.prompts import prompt_for
from burgundy_qt.widgets.play.move_choice import NotSelectable
from burgundy_qt.widgets.sprites.places import ClickTarget
from tests.widgets.choosing import choosing_among
from tests.widgets.play.test_choosing_in_games import clicks_needed, fresh
from tests.widgets.team_games import FITTING, team_positions


def test_the_clicks_on_offer_reach_every_legal_action_and_nothing_else():
    luck = random.Random(1)
    for game in team_positions(1, tuple(FITTING)):
        start = fresh(game)
        actions = [way.action for way in start.options]
        if len(actions) > 60 and luck.random() > 0.1:
            continue
        assert set(clicks_needed(start)) == {id(action) for action in actions}


def test_there_is_a_prompt_for_every_step_of_a_decision():
    luck = random.Random(5)
    for game in team_positions(5):
        choosing = fresh(game)
        while choosing.action is None:
            prompt = prompt_for(
                choosing, "Your turn", ClickTarget("end") in choosing.highlights, may_buy=False
            )
            assert prompt.heading and prompt.sentence.endswith((".", "?"))
            open_ends = [
                target for target, offer in choosing.highlights.items() if not offer.chosen
            ]
            choosing = choosing.click(luck.choice(open_ends))


def take(store, discard=None):
    return {
        "type": "take",
        "die": 3,
        "depot": 3,
        "tile": "ship",
        "discard": discard,
        "store": store,
    }


def place(store):
    return {"type": "place", "die": 5, "tile": "mine", "cell": "1.1", "store": store}


def choice_among(*actions):
    return choosing_among(actions, [{"workers": 0, "silver": 0}] * len(actions))


SHIP, OWN, SHARED = (
    ClickTarget("market", 3, "ship"),
    ClickTarget("store", "own"),
    ClickTarget("store", "shared"),
)


def test_a_click_chooses_the_storage_if_both_have_space():
    chosen = choice_among(take("own"), take("shared")).click(SHIP)
    assert chosen.action is None and {OWN, SHARED} <= set(chosen.highlights)
    assert chosen.click(SHARED).action == take("shared")
    assert "shared" in prompt_for(chosen, "Your turn", False, False).sentence


def test_there_is_no_question_if_only_one_storage_has_space():
    assert choice_among(take("shared")).click(SHIP).action == take("shared")


def test_if_both_storages_are_full_a_click_chooses_the_tile_to_discard():
    chosen = choice_among(take("own", "mine"), take("own", "castle"), take("shared", "mine")).click(
        SHIP
    )
    assert chosen.action is None
    assert chosen.click(ClickTarget("storage", "shared", "mine")).action == take("shared", "mine")
    assert chosen.click(ClickTarget("storage", None, "mine")).action == take("own", "mine")
    assert prompt_for(chosen, "Your turn", False, False).sentence.startswith(
        "Both storages are full"
    )


def test_equal_tiles_in_both_storages_are_distinguished():
    start, cell = choice_among(place("own"), place("shared")), ClickTarget("cell", "1.1")
    assert start.click(ClickTarget("storage", "shared", "mine")).click(cell).action == place(
        "shared"
    )
    assert start.click(cell).click(ClickTarget("storage", None, "mine")).action == place("own")


def test_a_tile_can_be_dropped_on_a_storage_or_on_a_tile_in_it():
    start = choice_among(take("own"), take("shared"))
    assert start.drop(SHIP, SHARED).action == take("shared")
    assert start.drop(SHIP, ClickTarget("storage", "shared", "castle")).action == take("shared")
    assert start.drop(SHIP, ClickTarget("storage", None, "castle")).action == take("own")


def test_a_tile_dropped_on_a_storage_without_space_is_refused():
    start = choice_among(take("own"))
    assert start.drop(SHIP, OWN).action == take("own")
    with pytest.raises(NotSelectable):
        start.drop(SHIP, SHARED)
