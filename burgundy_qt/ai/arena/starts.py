"""Where games for training and matches begin: all estates and castle spaces mixed."""

import random

from burgundy_qt.rules.burgundy import requests
from burgundy_qt.rules.burgundy.burgundy import Burgundy
from burgundy_qt.rules.burgundy.geometry import ALL_ESTATES
from burgundy_qt.rules.burgundy.names import castle_cells

FIXED = requests.SET_UPS.index("fixed")


def random_start(seats: int, seed: int, given_castles: float = 0.5) -> Burgundy:
    """A game for so many seats before its first decision or chance, each seat with an estate of its own draw.

    Estate 1 has its printed castle space; on another one the space is drawn too with the chance `given_castles`, else
    the seat chooses. The same seed gives the same game."""
    chance = random.Random(seed)
    estates = [chance.choice(ALL_ESTATES) for _ in range(seats)]
    castles = [castle_on(estate, chance, given_castles) for estate in estates]
    position = Burgundy(seats, chance.getrandbits(53), FIXED, estates, castles)
    position.begin()
    return position


def castle_on(estate: int, chance: random.Random, given_castles: float) -> int:
    if estate == int(requests.FIRST_ESTATE):
        return requests.start_castle(str(estate), None)
    return chance.choice(castle_cells(estate)) if chance.random() < given_castles else -1
