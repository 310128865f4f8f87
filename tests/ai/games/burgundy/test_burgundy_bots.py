"""Tests of the Burgundy bots: they play sensibly and never use hidden information."""

import itertools
import random

import pytest

from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.ai.tree_search.uct_search import Search
from burgundy_qt.rules.game import Game


def opening(seed, **asked):
    return Game({"game": "burgundy", "edition": "2011", "seed": seed} | asked).position


def middle(seed, decisions, **asked):
    """Return a position reached by random play."""
    position, chance = opening(seed, **asked), random.Random(seed)
    for _ in range(decisions):
        position.apply(chance.choice(position.legal()))
    return position


def points_against_random_play(level, mine, seed):
    """Return the points of seat `mine` and of the other seat when `level` plays there against
    random play, limited by its simulations."""
    position, chance = opening(seed), random.Random(seed)
    while not position.is_over():
        seat = position.waiting_seats()[0]
        if seat == mine:
            action = Search(position, seat, seed=seed).run(level.simulations).action
        else:
            action = chance.choice(position.legal(seat))
        position.apply(action, seat)
    return position.scores()[mine], position.scores()[1 - mine]


@pytest.mark.parametrize("mine", [0, 1])
def test_even_the_weakest_level_plays_sensibly(mine):
    ours, others = points_against_random_play(LEVELS[0], mine, seed=3)
    assert ours > 90
    assert ours > 2 * others


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_information_changes_no_thought(seats):
    for decisions in (0, 30, 31, 32, 90):
        position = middle(5, decisions, players=seats)
        seat = position.waiting_seats()[0]
        thoughts = set()
        for key in range(3):
            world = position.copy()
            world.determinize_for(seat, key)
            thoughts.add(Search(world, seat, seed=7).run(40))
        assert len(thoughts) == 1


def test_a_secret_start_is_chosen_without_seeing_the_others():
    thoughts = set()
    for choice in (0, -1):
        position = opening(4, players=3, setup="secret")
        position.apply(position.legal(0)[choice], 0)
        thoughts.add(Search(position, 2, seed=7).run(60))
    assert len(thoughts) == 1


def last_turns(seed):
    """Return positions of a random game in which only the acting seat still decides, each with more
    than one choice."""
    position, chance, path = opening(seed), random.Random(seed), []
    while not position.is_over():
        path.append(position.copy())
        position.apply(chance.choice(position.legal()))
    last = path[-1].waiting_seats()
    tail = itertools.takewhile(lambda earlier: earlier.waiting_seats() == last, reversed(path))
    return [position for position in itertools.islice(tail, 4) if len(position.legal()) > 1]


def best_utility(position, seat):
    """Return the highest (share of the win, points) that the seat can reach without the others."""
    if position.is_over():
        return position.utilities()[seat], position.scores()[seat]
    return max(best_utility(after, seat) for after in followers(position))


def followers(position):
    for action in position.legal():
        after = position.copy()
        after.apply(action)
        yield after


@pytest.mark.parametrize("seed", range(3))
def test_the_last_turn_is_played_exactly(seed):
    """Nothing is left to chance in the last turn, so trying every action finds the best one."""
    for position in last_turns(seed):
        seat = position.waiting_seats()[0]
        after = position.copy()
        after.apply(Search(position, seat, seed=1).run(6000).action)
        assert best_utility(after, seat) == best_utility(position, seat)
