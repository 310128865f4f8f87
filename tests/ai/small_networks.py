"""Small untrained networks, drawn from a seed, and positions for the tests of bots."""

import random
from pathlib import Path

import numpy

from burgundy_qt.ai.games.burgundy.burgundy_bots import OLD_BOX, random_request
from burgundy_qt.ai.games.burgundy.features import BurgundyFeatures
from burgundy_qt.ai.networks.network import Evaluator, Network
from burgundy_qt.rules.burgundy.burgundy_ruleset import ANSWER as RULES

CHECKPOINTS = Path(__file__).parents[2] / "lab/checkpoints"


def a_network(seats=2, key=1, first=16, second=8):
    return Network(seats, BurgundyFeatures(seats).inputs, first, second, key)


def an_evaluator(seats=2, key=1):
    return Evaluator(BurgundyFeatures(seats), a_network(seats, key))


def are_alike(numbers, others, rel, abs):
    """Return whether two equally long lists of numbers are alike; `pytest.approx` takes seconds for
    a network's numbers."""
    return len(numbers) == len(others) and numpy.allclose(numbers, others, rel, abs)


def random_start(seats, seed, given_castles=0.5, box=OLD_BOX):
    """Return a game with this many seats before its first decision or chance, with a random estate
    for each seat.

    A first game's estate has its printed castle space; on another one the space is drawn too with
    the chance `given_castles`, else the seat chooses. The same seed gives the same game."""
    position = RULES.silent_position(random_request(seats, seed, box, given_castles))
    position.begin()
    return position


def positions(seats, seed, number, chance_too=False, box_of=lambda seed: OLD_BOX):
    """Yield positions along random games, after the set-up and before the end; with `chance_too`
    also before dice are rolled.

    `box_of` returns the contents of the box for a seed."""
    chance = random.Random(seed)
    while number > 0:
        seed += 1
        position = random_start(seats, seed, given_castles=1.0, box=box_of(seed))
        while True:
            while position.is_chance_node():
                if chance_too and chance.random() < 0.2 and position.raw()["stage"] == 1:
                    yield position
                    number -= 1
                position.draw_chance()
            if position.is_over() or number <= 0:
                break
            if chance.random() < 0.2:
                yield position
                number -= 1
            seat = position.waiting_seats()[0]
            position.act_only(chance.choice(position.legal()), seat)
