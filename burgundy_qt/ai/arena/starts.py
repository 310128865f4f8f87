"""Where games for training and matches begin: all estates and castle spaces mixed, or one estate for all."""

import random
from dataclasses import dataclass
from typing import Any

from burgundy_qt.rules.burgundy import names, requests
from burgundy_qt.rules.burgundy.burgundy import Burgundy
from burgundy_qt.rules.burgundy.components import EDITIONS, module_set

FIXED = requests.SET_UPS.index("fixed")


@dataclass(frozen=True)
class Box:
    """What is played with: an edition and modules of it; all seats have one `estate` or (None) each has one by lot."""

    edition: str = "2011"
    modules: tuple[str, ...] = ()
    estate: str | None = None

    def check(self) -> None:
        """Raises ValueError for a box that there is not, and says what there is."""
        if self.edition not in EDITIONS:
            raise ValueError(f"edition {self.edition} is not known here, but {' and '.join(EDITIONS)}")
        known = requests.modules_of(self.edition)
        for module in self.modules:
            if module not in known:
                has = f"has {', '.join(known)}" if known else "has none"
                raise ValueError(f"edition {self.edition} {has}; {module} is no module of it")
        if self.estate is not None and self.estate not in self.estates:
            raise ValueError(f"estate {self.estate} is not played with here, but {', '.join(self.estates)}")

    @property
    def estates(self) -> list[str]:
        """Those that can be played, by the numbers printed on them."""
        return requests.estates_for(self.edition, list(self.modules))


OLD_SHARE, MODULE_SHARE = 0.5, 0.4
OLD_BOX = Box()
"""The edition of 2011."""


def box_by_lot(seed: int) -> Box:
    """What a game of training is played with: half of them 2011, the others 2019 with two or three modules."""
    chance = random.Random(~seed)
    if chance.random() < OLD_SHARE:
        return OLD_BOX
    known = requests.modules_of("2019")
    return Box("2019", tuple(module for module in known if chance.random() < MODULE_SHARE))


def random_start(seats: int, seed: int, given_castles: float = 0.5, box: Box = OLD_BOX) -> Burgundy:
    """A game for so many seats before its first decision or chance, each seat with an estate of its own draw.

    A first game's estate has its printed castle space; on another one the space is drawn too with the chance
    `given_castles`, else the seat chooses. The same seed gives the same game."""
    estates, castles, key = draw_start(seats, seed, given_castles, box)
    layouts = [names.estate_number(box.edition, estate) for estate in estates]
    edition, modules = EDITIONS.index(box.edition), module_set(list(box.modules))
    position = Burgundy(seats, key, FIXED, layouts, castles, edition, modules)
    position.begin()
    return position


def random_request(seats: int, seed: int, box: Box = OLD_BOX) -> dict[str, Any]:
    """The same game as the protocol's `new` request, every key filled in."""
    estates, castles, key = draw_start(seats, seed, box=box)
    request = {
        "edition": box.edition,
        "modules": list(box.modules),
        "players": seats,
        "estates": estates,
        "castles": [None if cell < 0 else names.CELL_NAME[cell] for cell in castles],
        "seed": key,
    }
    return requests.filled_in(request, key)


def draw_start(
    seats: int, seed: int, given_castles: float = 0.5, box: Box = OLD_BOX
) -> tuple[list[str], list[int], int]:
    """By seat the estate and the castle space (-1: the seat chooses), and the seed of the game."""
    chance = random.Random(seed)
    estates = [chance.choice(box.estates) if box.estate is None else box.estate for _ in range(seats)]
    castles = [castle_on(box.edition, estate, chance, given_castles) for estate in estates]
    return estates, castles, chance.getrandbits(53)


def castle_on(edition: str, estate: str, chance: random.Random, given_castles: float) -> int:
    if estate in requests.FIRST_ESTATES[edition]:
        return requests.start_castle(edition, estate, None)
    cells = names.castle_cells(names.estate_number(edition, estate))
    return chance.choice(cells) if chance.random() < given_castles else -1
