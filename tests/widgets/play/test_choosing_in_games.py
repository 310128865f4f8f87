"""Tests of choosing in whole games: clicks reach every legal action, and nothing else."""

from __future__ import annotations

import random
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burgundy_qt.widgets.games.burgundy.burgundy_table import ANSWER as TABLE
from burgundy_qt.widgets.games.burgundy.prompts import prompt_for
from burgundy_qt.widgets.play.move_choice import MoveChoice, NotSelectable, OptionPath
from burgundy_qt.widgets.sprites.places import ClickTarget
from tests.widgets.choosing import choosing_among
from tests.widgets.games import positions, view_of

CELLS = [
    f"{row}.{place}"
    for row, places in enumerate((4, 5, 6, 7, 6, 5, 4), 1)
    for place in range(1, places + 1)
]
ANYTHING = [
    *(ClickTarget("die", face) for face in range(1, 7)),
    *(ClickTarget("cell", cell) for cell in CELLS),
    *(ClickTarget(kind, place) for kind in ("good", "trough") for place in range(1, 7)),
    *(
        ClickTarget("storage", None, tile)
        for tile in ("ship", "mine", "castle", "building:bank", "monastery:6")
    ),
    *(
        ClickTarget("market", depot, tile)
        for depot in (1, 4, "black")
        for tile in ("ship", "mine", "monastery:6")
    ),
    ClickTarget("workers"),
    ClickTarget("end"),
    ClickTarget("pass"),
]


def fresh(game):
    view = view_of(game)
    numbers = TABLE.state_of(view).cell_numbers(view.legal["seat"])
    return choosing_among(view.legal["actions"], view.prices, numbers)


def clicks_needed(start):
    """Return the fewest clicks on offered targets for every reachable action, by the action's
    identity."""
    fewest, seen, now, clicks = {}, set(), [start], 0
    while now:
        clicks, after = clicks + 1, []
        for choosing in now:
            for target in choosing.highlights:
                following = choosing.click(target)
                if following.action is not None:
                    fewest.setdefault(id(following.action), clicks)
                elif (following.die, following.picks) not in seen:
                    seen.add((following.die, following.picks))
                    after.append(following)
        now = after
    return fewest


@cache
def counted(seed):
    """Return the choices of a game before any click, with the fewest clicks to every action. Of
    choices with many options only a few are taken."""
    luck, starts = random.Random(seed), [fresh(game) for game in positions(seed)]
    return [
        (start, clicks_needed(start))
        for start in starts
        if len(start.options) <= 60 or luck.random() <= 0.1
    ]


@pytest.mark.parametrize("seed", range(3))
def test_offered_clicks_reach_every_legal_action_and_nothing_else(seed):
    for start, needed in counted(seed):
        assert set(needed) == {id(way.action) for way in start.options}


def extra_clicks(way: OptionPath, start: MoveChoice) -> int:
    """Return the number of free choices, each of which costs one more click: another die, a
    discard, too many goods, two ways to pay."""
    cheapest = start._best(other for other in start.options if other.meaning == way.meaning)
    same_tile = {
        other.action["type"]
        for other in start.options
        if market_tile(other) == market_tile(way) is not None
    }
    return (
        (way.highlight.dice != cheapest.highlight.dice)
        + bool(way.action.get("discard"))
        + (way.action["type"] in ("take", "buy") and len(same_tile) > 1)
        + len(way.action.get("goods", []))
    )


def market_tile(way: OptionPath):
    return (
        (way.action["depot"], way.action["tile"]) if way.action["type"] in ("take", "buy") else None
    )


@pytest.mark.parametrize("seed", range(3))
def test_an_action_takes_two_clicks_at_most_and_one_more_for_each_free_choice(seed):
    for start, needed in counted(seed):
        for way in start.options:
            assert needed[id(way.action)] <= 2 + extra_clicks(way, start), way.action


@pytest.mark.parametrize("seed", range(30, 32))
def test_taking_selling_workers_and_buying_are_one_click_without_a_choice(seed):
    for game in positions(seed):
        start = fresh(game)
        for target, offer in start.highlights.items():
            if target.kind in ("good", "workers", "end", "pass"):
                assert start.click(target).action is not None, (target, offer)


@given(
    seed=st.integers(0, 60),
    clicks=st.lists(st.sampled_from(ANYTHING), max_size=30),
    luck=st.randoms(),
)
@settings(max_examples=60, deadline=None)
def test_no_sequence_of_clicks_yields_an_illegal_action(seed, clicks, luck):
    game = next(game for number, game in enumerate(positions(seed)) if number == 5 + seed)
    choosing = fresh(game)
    for click in clicks:
        target = luck.choice([click, *choosing.highlights])
        try:
            choosing = (
                choosing.drop(click, target) if luck.random() < 0.2 else choosing.click(target)
            )
        except NotSelectable as why:
            assert str(why).endswith(".")
        if choosing.action is not None:
            assert any(choosing.action is way.action for way in choosing.options)
            choosing = fresh(game)
        elif luck.random() < 0.2:
            choosing = choosing.back()


@pytest.mark.parametrize("seed", range(40, 43))
def test_there_is_a_prompt_for_every_decision_and_every_step_of_it(seed):
    luck = random.Random(seed)
    for game in positions(seed):
        choosing = fresh(game)
        while choosing.action is None:
            prompt = prompt_for(
                choosing, "Your turn", ClickTarget("end") in choosing.highlights, may_buy=False
            )
            assert prompt.heading and prompt.sentence.endswith(".")
            open_ends = [
                target for target, offer in choosing.highlights.items() if not offer.chosen
            ]
            choosing = choosing.click(luck.choice(open_ends))
