"""Tests that the round of the Dice Game in docs/engine-protocol.md is right."""

import json

import pytest

from tests.rules.dice.golden import SEEDS, golden
from tests.rules.dice.random_play import played
from tests.rules.dice.tables import a_round, mark, play, sheet, state
from tests.rules.protocol_page import Page, shape

PAGE = Page("burgundy-dice")


@pytest.mark.parametrize("event", PAGE.drawn("Events"), ids=json.dumps)
def test_an_event_has_the_keys_of_real_events_in_order(event):
    told = [shape(each) for name in SEEDS for each in golden(name)["record"][1:]]
    rounds = {"event", "phase", "round"}
    if set(event) == rounds:  # a round without its end
        assert any(each[: len(rounds)] == list(event) for each in told)
    else:
        assert shape(event) in told


def test_only_the_end_of_a_solo_game_has_a_verdict():
    assert list(played(0).events[-1]) == ["event", "points", "bonuses", "places", "verdict"]


def test_the_shown_round_has_these_events():
    (begun,) = PAGE.shown('{"event":"round","phase":"II"')
    position = a_round(
        sheet("3.2", {"7.3": 1}, worker=1),
        sheet("5.2", {"3.2": 5, "3.5": 5, "5.4": 6}, silver=1),
        numbers=begun["numbers"],
        colours=begun["colours"],
        phase=begun["phase"],
        boxes=begun["boxes"],
    )
    assert play(position, mark("6.1", 6), mark("5.5", 6), seat=1) == []
    told = play(position, mark("7.4", 1), seat=0)
    *whole, last = PAGE.drawn("Events")
    assert told[:-1] == whole and {**told[-1], **last} == told[-1]


def test_the_shown_state_is_that_of_a_round():
    told = PAGE.state
    position = a_round(
        sheet("3.2", {"3.3": 4}, goods=1), sheet("5.5"), numbers=[2, 5], colours=["river", "town"],
        boxes=2,
    )  # fmt: skip
    really = state(position)
    really["seats"] = really["seats"][:1]
    assert json.dumps(really) == json.dumps(told)
