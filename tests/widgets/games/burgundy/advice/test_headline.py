"""Tests of headlines: they describe the result of a turn from its events."""

from __future__ import annotations

from dataclasses import replace

import pytest

from burgundy_qt.rules.game import Game
from burgundy_qt.widgets.advice.tips_panel import keep_order
from burgundy_qt.widgets.games.burgundy.burgundy_advice import Ground, at_once, headline
from tests.widgets.advice.test_tip_words import advice
from tests.widgets.games import positions, view_of

GROUND = Ground("2011", "1", {}, frozenset({"4.4", "1.1", "2.1"}), first=1)


def deed(seat=0, **action):
    return {"event": "action", "seat": seat, "action": action, "paid": {"workers": 0, "silver": 0}}


def scored(points, reason):
    return {"event": "points", "seat": 0, "points": points, "for": reason}


def test_a_completed_region_comes_first_with_its_points_for_size_and_phase():
    events = [
        deed(type="place", die=3, tile="animal:cow:3", cell="1.1"),
        scored(3, "animals"),
        scored(6, "region"),
        scored(10, "phase"),
        deed(type="sell", die=4, good=2),
        scored(4, "sale"),
        {"event": "gain", "seat": 0, "silver": 1, "for": "sale"},
    ]
    told = headline(events, 0, GROUND)
    assert (
        told.startswith("Completes the ") and "in this phase: +6 and +10. Grapes sold: +4." in told
    )
    assert at_once(events, 0) == 23


def test_actions_and_points_of_others_are_left_out():
    events = [deed(1, type="sell", die=4, good=2), {**scored(4, "sale"), "seat": 1}]
    assert headline(events, 0, GROUND) == "" and at_once(events, 0) == 0


def test_results_without_points_are_described():
    ship = [
        deed(type="place", die=3, tile="ship", cell="4.1"),
        {"event": "order", "order": [0, 1]},
        deed(type="load", by="ship", depots=[2], goods=[1]),
        {"event": "loaded", "seat": 0, "goods": {"1": 2}},
    ]
    assert headline(ship, 0, GROUND).startswith("Loads 2 fish. ")
    take = [
        deed(type="take", die=3, depot=3, tile="mine", discard=None),
        deed(type="workers", die=1),
    ]
    gain = {"event": "gain", "seat": 0, "workers": 2, "for": "workers"}
    assert headline([*take, gain], 0, GROUND) == "Brings 2 workers. Into storage: mine."


@pytest.mark.parametrize(
    ("seed", "fixed"), [(1, {}), (2, {"edition": "2019", "modules": ["inns", "shields"]})]
)
def test_every_turn_of_a_game_has_a_headline_from_its_previewed_events(seed, fixed):
    game: Game
    told = 0
    for game in positions(seed, setup="fixed", players=2, estates=["1", "5"], **fixed):
        seat = game.position.waiting_seats()[0]
        for code in game.position.legal(seat)[:6]:
            before = len(game.events)
            sentence = headline(
                game.preview_events(game.position, seat, [code]), seat, Ground.of(view_of(game))
            )
            assert "{" not in sentence and len(game.events) == before
            told += bool(sentence)
    assert told > 100


def test_a_tip_keeps_its_place_and_a_new_one_replaces_one_that_is_gone():
    def tips(*names):
        blank = advice(tips=len(names))
        plans = (
            (*({"type": "take", "tile": step} for step in name), {"type": "end"}) for name in names
        )
        return replace(
            blank,
            tips=tuple(
                replace(tip, plan=plan) for tip, plan in zip(blank.tips, plans, strict=True)
            ),
        )

    first = tips("ab", "c", "d")
    better = keep_order(tips("e", "ba", "c"), first.tips)
    assert [tip.plan[0]["tile"] for tip in better.tips] == ["b", "c", "e"]
    assert (better.best, better.against) == (2, 0)
    other_rest = keep_order(tips("cx", "a"), first.tips)
    assert [tip.plan[0]["tile"] for tip in other_rest.tips] == ["a", "c"] and other_rest.best == 1
    assert keep_order(first, ()) == first
