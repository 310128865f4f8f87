"""In teams every legal action can be reached by clicks: where a tile goes, and from which store it
is laid."""

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


def among(*actions):
    return choosing_among(actions, [{"workers": 0, "silver": 0}] * len(actions))


SHIP, OWN, SHARED = (
    ClickTarget("market", 3, "ship"),
    ClickTarget("store", "own"),
    ClickTarget("store", "shared"),
)


def test_where_both_stores_have_room_the_one_is_clicked_that_the_tile_shall_lie_in():
    chosen = among(take("own"), take("shared")).click(SHIP)
    assert chosen.action is None and {OWN, SHARED} <= set(chosen.highlights)
    assert chosen.click(SHARED).action == take("shared")
    assert "shared" in prompt_for(chosen, "Your turn", False, False).sentence


def test_where_only_one_store_has_room_nothing_is_asked():
    assert among(take("shared")).click(SHIP).action == take("shared")


def test_where_both_are_full_the_tile_is_clicked_that_goes_whichever_store_it_lies_in():
    chosen = among(take("own", "mine"), take("own", "castle"), take("shared", "mine")).click(SHIP)
    assert chosen.action is None
    assert chosen.click(ClickTarget("storage", "shared", "mine")).action == take("shared", "mine")
    assert chosen.click(ClickTarget("storage", None, "mine")).action == take("own", "mine")
    assert prompt_for(chosen, "Your turn", False, False).sentence.startswith(
        "Both storages are full"
    )


def test_equal_tiles_in_both_stores_are_told_apart():
    start, cell = among(place("own"), place("shared")), ClickTarget("cell", "1.1")
    assert start.click(ClickTarget("storage", "shared", "mine")).click(cell).action == place(
        "shared"
    )
    assert start.click(cell).click(ClickTarget("storage", None, "mine")).action == place("own")


def test_a_tile_can_be_dropped_on_a_store_or_on_a_tile_that_lies_in_it():
    start = among(take("own"), take("shared"))
    assert start.drop(SHIP, SHARED).action == take("shared")
    assert start.drop(SHIP, ClickTarget("storage", "shared", "castle")).action == take("shared")
    assert start.drop(SHIP, ClickTarget("storage", None, "castle")).action == take("own")


def test_a_tile_dropped_on_a_store_without_room_for_it_is_refused():
    start = among(take("own"))
    assert start.drop(SHIP, OWN).action == take("own")
    with pytest.raises(NotSelectable):
        start.drop(SHIP, SHARED)
