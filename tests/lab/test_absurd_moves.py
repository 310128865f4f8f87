"""Tests of the campaign of absurd moves: each kind is found in a turn made for it, and weak levels
rarely undo their own actions."""

from collections import Counter
from dataclasses import replace

import pytest

from burgundy_qt.rules.game import Game
from lab.absurd_moves import (
    MUCH,
    TAKEN,
    TURNS,
    WAYS,
    absurdities,
    page_lines,
    points_at_once,
    undoes,
)
from lab.error_rates import turns_of
from lab.game_kinds import KINDS, played_by

_, UNDONE, PASSED = WAYS


def test_a_tile_is_undone_only_if_it_was_taken_before_in_the_same_turn():
    game, turn = Game(), None
    taken = {"type": "take", "tile": "ship", "discard": None}
    for_another = {"type": "take", "tile": "mine", "discard": "ship"}
    assert undoes(game, turn, [taken, for_another])
    assert not undoes(game, turn, [for_another, taken])


@pytest.mark.parametrize("kind", ["burgundy", "tuscany"])
def test_weak_levels_do_not_undo_their_last_action(kind):
    counts = sum((absurdities(kind, "page", seed) for seed in range(6)), Counter())
    assert counts[TURNS] > 100 and counts[TAKEN] > 60
    assert counts[UNDONE] <= 0.02 * counts[TURNS]


def test_a_turn_without_points_passes_over_points_of_one_action():
    game, passes_over = played_by(KINDS["dice"], ("knight",), 5), WAYS[PASSED]
    scoring = [
        turn
        for turn in turns_of(game)
        if points_at_once(turn.start, turn.seat, turn.actions[:1]) >= MUCH
    ]
    assert scoring
    for turn in scoring:
        assert not passes_over(game, turn, [])
        idle = next(
            (code,)
            for code in turn.start.legal(turn.seat)
            if points_at_once(turn.start, turn.seat, [code]) == 0
        )
        assert passes_over(game, replace(turn, actions=idle), [])


def test_the_page_counts_turns_in_a_hundred():
    count = Counter({TURNS: 200, TAKEN: 30, UNDONE: 1})
    row = page_lines({("tuscany", "page"): count}, 10)[-1]
    assert row == "| Tuscany, 2 seats | page | 200 | 3.0 | 0.00 | 0.50 | 0.00 |"
