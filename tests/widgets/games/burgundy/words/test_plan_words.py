"""Tests of the words for a plan."""

import pytest

from burgundy_qt.rules.game import Game
from burgundy_qt.widgets.phrases.game_texts import texts_of
from tests.rules.burgundy.random_play import play_eagerly, request_of

TEXTS = texts_of("burgundy")


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (
            {"type": "take", "die": 4, "depot": 5, "tile": "mine", "discard": None},
            "take the mine from depot 5 with the 4",
        ),
        (
            {"type": "take", "by": "church", "depot": 2, "tile": "monastery:7", "discard": "ship"},
            "take the knowledge tile 7 from depot 2 with the church, discarding the ship",
        ),
        (
            {"type": "place", "by": "city-hall", "tile": "ship", "cell": "4.5"},
            "place the ship on 4.5 with the city hall",
        ),
        ({"type": "sell", "die": 3, "good": 3}, "sell silk with the 3"),
        ({"type": "workers", "by": "castle"}, "take workers with the castle"),
        (
            {"type": "buy", "depot": "black", "tile": "castle", "discard": None, "pay": "silver"},
            "buy the castle from the black depot",
        ),
        (
            {"type": "load", "by": "ship", "depots": [3, 4], "goods": [1, 3]},
            "load fish and silk from depots 3 and 4",
        ),
        ({"type": "pass", "by": "market"}, "leave the market unused"),
        (
            {"type": "start", "estate": "5", "castle": "2.2"},
            "begin on estate 5 with the castle on 2.2",
        ),
        ({"type": "buy-point"}, "buy a point"),
        (
            {"type": "exchange", "by": "exchange", "tile": "mine", "discard": "ship"},
            "take the mine from the black depot as a black tile, discarding the ship",
        ),
        ({"type": "give", "by": "exchange", "good": 3}, "give silk for the black tile"),
        ({"type": "end"}, ""),
    ],
)
def test_an_action_has_words_for_its_purpose(action, words):
    assert TEXTS.intent(action) == words


def test_the_end_of_a_turn_is_left_out():
    hire = {"type": "workers", "die": 1}
    assert (
        TEXTS.plan([hire, hire, {"type": "end"}])
        == "take workers with the 1, take workers with the 1"
    )
    assert TEXTS.plan([{"type": "end"}]) == "end the turn"
    assert TEXTS.plan([{"type": "buy-point"}, {"type": "end"}]) == "buy a point"


def test_every_action_of_a_game_has_words():
    for seed in range(9):
        game = Game(request_of(seed))
        play_eagerly(game, seed)
        assert all(TEXTS.intent(action) for _, action in game.actions if action["type"] != "end")
