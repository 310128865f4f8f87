"""All outcomes of the dice: the expected final points of a solo game, every roll of the next rounds
weighed, each followed by the best turn.

All marks are looked at once, for any dice; the value of a roll is then the best mark that its dice
allow. After the last round to look through the network judges; a finished game needs no judgement,
so that the last rounds are solved exactly.
"""

import cython
from cython.cimports.burgundy_qt.ai.games.dice.chances import (
    DEEPEST,
    PAIRS,
    chances_at,
    copy_state,
    free_chances,
    free_states,
    new_chances,
    new_states,
    state_at,
)
from cython.cimports.burgundy_qt.ai.games.dice.feature_rows import state_of
from cython.cimports.burgundy_qt.ai.networks.network import Evaluator
from cython.cimports.burgundy_qt.rules.core import has_bit, i32, lowest_bit, u64
from cython.cimports.burgundy_qt.rules.dice import state
from cython.cimports.burgundy_qt.rules.dice.dice_position import DicePosition
from cython.cimports.burgundy_qt.rules.dice.marks import mark
from cython.cimports.burgundy_qt.rules.dice.rounds import award_colour, end_round, sell_goods
from cython.cimports.burgundy_qt.rules.dice.sheet_arrays import COLOUR_AT, REGION_AT
from cython.cimports.burgundy_qt.rules.dice.state import nobody, points_on, sheet_of

from burgundy_qt.rules.dice.sheets import HOURGLASSES
from burgundy_qt.rules.errors import InvalidArgument, whole


class DiceExpectimax:
    """Looks ahead from positions of solo games; `evaluator` judges where the look ends. For one
    thread. Raises TypeError and InvalidArgument for an evaluator of other games."""

    def __init__(self, evaluator: Evaluator):
        self.evaluator = evaluator
        self.judged = DicePosition(1)
        evaluator.features.check(self.judged)
        self.chances = new_chances()
        self.states = new_states()
        self.single = HOURGLASSES.count(1) / len(HOURGLASSES)

    def __dealloc__(self):
        free_chances(self.chances)
        free_states(self.states)

    # For Python callers.

    def expected(self, position: DicePosition, rounds: object) -> float:
        """Return the expected final points before a roll, or at the end: `rounds` rounds, 0 to 3,
        are looked through. It releases the GIL. Raises InvalidArgument for another position."""
        deep: i32 = whole("rounds", rounds, range(DEEPEST))
        points: float
        if position.seats != 1 or not (position.at_chance_node() or position.waiting() == 0):
            raise InvalidArgument(
                "only before a roll of a game alone, or at its end, is this known"
            )
        with cython.nogil:
            points = self.worth(state_of(position), deep)
        return points

    # Called without the GIL.

    def worth(self, game, rounds):
        """Return the expected points of a state before a roll, or at the end."""
        if game.stage == state.OVER:
            return points_on(sheet_of(game, 0))
        if rounds == 0:
            return self.judge(game)
        if sheet_of(game, 0).left[state.GOODS] == 0:
            return self.after_roll(game, rounds, 1)
        return self.single * self.after_roll(game, rounds, 1) + (
            1.0 - self.single
        ) * self.after_roll(game, rounds, 2)

    def judge(self, game):
        """Return the network's expectation."""
        copy_state(state_of(self.judged), game)
        self.evaluator.evaluate(self.judged, 0)
        return self.evaluator.points[0]

    def after_roll(self, game, rounds, hourglasses):
        """Return the mean over all numbers and colours."""
        here = state_at(self.states, rounds, 0)
        copy_state(here, game)
        here.round += 1
        here.boxes[here.phase] += 1
        here.stage = state.MARKING
        if hourglasses == 2:
            sell_goods(here, 0)
        self.look(here, rounds)
        return self.mean(here, rounds)

    def look(self, here, rounds):
        """Fill in the value of each mark that some roll allows."""
        cell: i32
        numbers: u64
        edge: u64 = sheet_of(here, 0).edge
        clear(chances_at(self.chances, rounds))
        while edge:
            cell = lowest_bit(edge)
            edge &= edge - 1
            numbers = sheet_of(here, 0).fits[REGION_AT[here.letter][cell]]
            while numbers:
                self.look_at(here, cell, lowest_bit(numbers), rounds)
                numbers &= numbers - 1
        after = state_at(self.states, rounds, 1)
        copy_state(after, here)
        sheet_of(after, 0).left[state.WORKER] += 1
        chances_at(self.chances, rounds).none = self.closed(after, rounds)

    def look_at(self, here, cell, number, rounds):
        """Fill in a mark by the rolled dice, for a monk, for a worker, and with a second one."""
        colour: i32 = COLOUR_AT[here.letter][cell]
        pair: i32 = 8 * colour + number
        chances = chances_at(self.chances, rounds)
        first = state_at(self.states, rounds, 1)
        if sheet_of(here, 0).left[state.MONK]:
            chances.monk[number] = max(
                chances.monk[number], self.paid(here, cell, number, state.MONK, rounds)
            )
        if sheet_of(here, 0).left[state.WORKER]:
            chances.worker[colour] = max(
                chances.worker[colour], self.paid(here, cell, number, state.WORKER, rounds)
            )
        chances.free[pair] = max(
            chances.free[pair], self.paid(here, cell, number, state.NO_BONUS, rounds)
        )
        copy_state(first, here)
        mark(first, nobody(), 0, sheet_of(first, 0), cell, number, state.NO_BONUS)
        if sheet_of(first, 0).left[state.SILVER]:
            self.fill_second_marks(here, first, cell, number, rounds)

    def paid(self, here, cell, number, price, rounds):
        """Return the value of a single mark."""
        after = state_at(self.states, rounds, 2)
        copy_state(after, here)
        mark(after, nobody(), 0, sheet_of(after, 0), cell, number, price)
        return self.closed(after, rounds)

    def fill_second_marks(self, here, first, cell, number, rounds):
        """Fill in every second mark. Two marks that are possible in either order are looked at
        once."""
        second: i32
        pair: i32 = 8 * COLOUR_AT[here.letter][cell] + number
        other: i32
        turned: i32
        value: float
        numbers: u64
        edge: u64 = sheet_of(first, 0).edge
        chances = chances_at(self.chances, rounds)
        after = state_at(self.states, rounds, 2)
        chances.has_twice = 1
        while edge:
            second = lowest_bit(edge)
            edge &= edge - 1
            numbers = sheet_of(first, 0).fits[REGION_AT[here.letter][second]]
            while numbers:
                other = 8 * COLOUR_AT[here.letter][second] + lowest_bit(numbers)
                turned = sheet_of(here, 0).left[state.SILVER] and takes(
                    here, second, lowest_bit(numbers)
                )
                if not turned or second > cell:
                    copy_state(after, first)
                    mark(
                        after,
                        nobody(),
                        0,
                        sheet_of(after, 0),
                        second,
                        lowest_bit(numbers),
                        state.SILVER,
                    )
                    value = self.closed(after, rounds)
                    chances.twice[pair][other] = max(chances.twice[pair][other], value)
                    if turned:
                        chances.twice[other][pair] = max(chances.twice[other][pair], value)
                numbers &= numbers - 1

    def closed(self, after, rounds):
        """Return the value of a state when the round is over."""
        colour: i32
        for colour in range(state.COLOURS):
            award_colour(after, colour)
        end_round(after)
        return self.worth(after, rounds - 1)

    def mean(self, here, rounds):
        """Return the best that each roll allows, weighted by its chance."""
        one: i32
        two: i32
        colour: i32
        other: i32
        total: float = 0.0
        chances = chances_at(self.chances, rounds)
        for one in range(1, 7):
            for two in range(one, 7):
                for colour in range(state.COLOURS):
                    for other in range(colour, state.COLOURS):
                        total += (
                            (2 - (one == two))
                            * (2 - (colour == other))
                            * self.best(here, chances, one, two, colour, other)
                        )
        return total / 1296.0

    def best(self, here, chances, one, two, colour, other):
        """Return the best value for a roll of two numbers and two colours. Wasted bonuses need no
        check: a bonus that is kept is worth more."""
        most: float = max(
            max(chances.free[8 * colour + one], chances.free[8 * colour + two]),
            max(chances.free[8 * other + one], chances.free[8 * other + two]),
        )
        if most == 0.0:
            most = chances.none
        most = max(most, max(chances.monk[one], chances.monk[two]))
        most = max(most, max(chances.worker[colour], chances.worker[other]))
        if chances.has_twice:
            most = max(most, best_of_two(chances, one, two, colour, other))
        return most


def best_of_two(chances, one, two, colour, other):
    """Return the best value of two marks: by two of the four pairs of dice, or twice by the same
    pair if two dice are the same."""
    first: i32
    second: i32
    a: i32
    b: i32
    most: float = 0.0
    for first in range(4):
        a = 8 * (other if first & 2 else colour) + (two if first & 1 else one)
        for second in range(4):
            b = 8 * (other if second & 2 else colour) + (two if second & 1 else one)
            if a != b or one == two or colour == other:
                most = max(most, chances.twice[a][b])
    return most


def takes(game, cell, number):
    """Return whether a hex can be marked with a number."""
    return has_bit(sheet_of(game, 0).edge, cell) and has_bit(
        sheet_of(game, 0).fits[REGION_AT[game.letter][cell]], number
    )


def clear(chances):
    """Clear the table: no mark is possible."""
    at: i32
    other: i32
    for at in range(8):
        chances.monk[at] = 0.0
        chances.worker[at] = 0.0
    for at in range(PAIRS):
        chances.free[at] = 0.0
        if chances.has_twice:
            for other in range(PAIRS):
                chances.twice[at][other] = 0.0
    chances.has_twice = 0
