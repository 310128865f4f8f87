"""Tests of the expectimax of the solo Dice Game: all rolls weighed, and the last rounds solved."""

from itertools import combinations_with_replacement

import pytest

from burgundy_qt.ai.games.dice.expectimax import DiceExpectimax
from burgundy_qt.ai.games.dice.features import DiceFeatures
from burgundy_qt.ai.networks.network import Evaluator, Network
from burgundy_qt.ai.turn_search.beam import Beam
from burgundy_qt.rules.dice.dice_position import DicePosition

FEATURES = DiceFeatures(1)
ROUNDS = 24


def an_evaluator(key):
    return Evaluator(FEATURES, Network(FEATURES.sides, FEATURES.inputs, 16, 8, key))


def before_round(number, seed, letter):
    """Return a solo game before the roll of its round `number`, played by an untrained network."""
    position, chosen = DicePosition(1, seed, letter), 0
    position.begin()
    position.act_only(position.legal()[seed % 4], 0)
    player = Beam(an_evaluator(seed), position)
    while True:
        if position.is_chance_node():
            if chosen == number - 1:
                return position
            position.draw_chance()
            chosen += 1
        else:
            position.act_only(player.choose(position, 0), 0)


def rolled(position, numbers, colours, hourglasses):
    after = position.copy()
    after.give_dice(numbers, colours, hourglasses)
    after.draw_chance()
    return after


def ends(position):
    """Yield the positions that all turns of a round lead to."""
    for action in position.legal():
        after = position.copy()
        after.act_only(action, 0)
        if after.is_chance_node() or after.is_over():
            yield after
        else:
            yield from ends(after)


def solved(position, judge):
    """Return the expectimax value computed the slow way: each roll, each turn."""
    total = 0.0
    for numbers in combinations_with_replacement(range(1, 7), 2):
        for colours in combinations_with_replacement(range(6), 2):
            weight = len(set(numbers)) * len(set(colours)) / 1296
            for hourglasses, share in ((1, 4 / 6), (2, 2 / 6)):
                after = rolled(position, numbers, colours, hourglasses)
                total += weight * share * max(map(judge, ends(after)))
    return total


@pytest.mark.parametrize("seed", range(4))
def test_the_last_round_has_the_value_of_all_its_rolls_and_turns(seed):
    position = before_round(ROUNDS, seed, seed)
    expectimax = DiceExpectimax(an_evaluator(1))
    told = solved(position, lambda end: end.scores()[0])
    assert expectimax.expected(position, 1) == pytest.approx(told)


@pytest.mark.parametrize(("seed", "number"), [(5, 9), (6, 17), (7, 20), (8, 13)])
def test_a_round_before_the_end_is_judged_by_the_network_after_every_roll(seed, number):
    """An untrained network may prefer to waste a monk or a worker, which the rules forbid: then its
    value is a little higher."""
    position = before_round(number, seed, seed % 4)
    evaluator = an_evaluator(2)
    told = solved(position, lambda end: evaluator.evaluation(end, 0)[1][0])
    assert told - 1e-6 <= DiceExpectimax(evaluator).expected(position, 1) <= told + 0.2


def test_the_last_two_rounds_have_the_value_of_all_their_rolls_and_turns():
    position = before_round(ROUNDS - 1, 2, 2)
    expectimax = DiceExpectimax(an_evaluator(1))
    told = solved(position, lambda end: expectimax.expected(end, 1))
    assert expectimax.expected(position, 2) == pytest.approx(told)


def test_a_game_that_is_over_is_worth_its_points():
    position = before_round(ROUNDS, 1, 0)
    position.draw_chance()
    end = next(ends(position))
    assert DiceExpectimax(an_evaluator(1)).expected(end, 3) == end.scores()[0]
