"""Where games for training and matches begin: all estates and castle spaces mixed, or one estate for all."""

import random
from typing import Any

from burgundy_qt.rules.burgundy import names, requests
from burgundy_qt.rules.burgundy.burgundy import Burgundy
from burgundy_qt.rules.burgundy.components import estate_names

EDITION = "2011"
ESTATES = [names.estate_number(EDITION, name) for name in estate_names(EDITION)]
FIXED = requests.SET_UPS.index("fixed")


def random_start(seats: int, seed: int, given_castles: float = 0.5) -> Burgundy:
    """A game for so many seats before its first decision or chance, each seat with an estate of its own draw.

    Estate 1 has its printed castle space; on another one the space is drawn too with the chance `given_castles`, else
    the seat chooses. The same seed gives the same game."""
    estates, castles, key = draw_start(seats, seed, given_castles)
    position = Burgundy(seats, key, FIXED, estates, castles)
    position.begin()
    return position


def random_request(seats: int, seed: int, estate: int | None = None) -> dict[str, Any]:
    """The same game as the protocol's `new` request, every key filled in; with `estate` all seats have that one."""
    estates, castles, key = draw_start(seats, seed, estate=estate)
    request = {
        "players": seats,
        "edition": EDITION,
        "estates": [names.estate_name(EDITION, number) for number in estates],
        "castles": [None if cell < 0 else names.CELL_NAME[cell] for cell in castles],
        "seed": key,
    }
    return requests.filled_in(request, key)


def draw_start(
    seats: int, seed: int, given_castles: float = 0.5, estate: int | None = None
) -> tuple[list[int], list[int], int]:
    """By seat the estate and the castle space (-1: the seat chooses), and the seed of the game."""
    chance = random.Random(seed)
    estates = [chance.choice(ESTATES) if estate is None else estate for _ in range(seats)]
    castles = [castle_on(estate, chance, given_castles) for estate in estates]
    return estates, castles, chance.getrandbits(53)


def castle_on(estate: int, chance: random.Random, given_castles: float) -> int:
    if names.estate_name(EDITION, estate) in requests.FIRST_ESTATES[EDITION]:
        return names.CELL_NUMBER[requests.FIRST_CASTLE]
    return chance.choice(names.castle_cells(estate)) if chance.random() < given_castles else -1
