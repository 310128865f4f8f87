"""With what games of training and of matches are played: the base game, or any of the modules."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from burgundy_qt.ai.arena.match_setup import option_values
from burgundy_qt.ai.game_bots import Table
from burgundy_qt.rules.carcassonne.protocol import requests
from burgundy_qt.rules.carcassonne.protocol.names import EDITION, GAME, MODULES
from burgundy_qt.rules.requests import RequestObject

BASE_SHARE = 0.4
"""Of the games of training: those without modules."""
ALL_SHARE = 0.4
"""Those with all of them; in the others each is in play by lot."""
OTHER_RULES = 0.1
"""How often an option is not the usual one."""
Value = bool | int


@dataclass(frozen=True)
class Box:
    """What is played with."""

    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, Value], ...] = ()

    def check(self) -> None:
        """Raises ValueError for a box that there is not, and says what there is."""
        self.request(self.seats[0], 0)

    @property
    def game(self) -> str:
        """By the protocol's name."""
        return GAME

    @property
    def seats(self) -> Sequence[int]:
        """How many can play."""
        return requests.PLAYERS

    @property
    def counted(self) -> str:
        """What is reached in these games."""
        return "points"

    def table(self, seats: int) -> Table:
        """So many seats."""
        return seats

    def request(self, seats: int, seed: int) -> RequestObject:
        """The filled-in `new` request of a game, its key drawn by its seed."""
        asked = {"players": seats, "modules": list(self.modules), **dict(self.options)}
        return requests.filled_in(asked, random.Random(seed).getrandbits(53))

    def told(self) -> dict[str, object]:
        """All that fixes the games. What occupied castles count is told wherever there are castles:
        it was once another value that was usual."""
        modules = [name for name in MODULES if name in self.modules]
        options = dict(self.options)
        if "castles" in modules:
            usual, *_ = requests.OPTIONS["occupied_castles"]
            options.setdefault("occupied_castles", usual)
        return {"game": GAME, "edition": EDITION, "modules": modules, **options}


def box_of(edition: str | None, modules: tuple[str, ...], options: Mapping[str, str]) -> Box:
    """What games are played with; raises ValueError for a module or an option that there is not, or
    a value that it cannot have."""
    if edition not in (None, EDITION):
        raise ValueError(f"edition {edition} is not known here, but {EDITION}")
    for name in modules:
        if name not in MODULES:
            raise ValueError(f"{GAME} has no module {name}; it has {', '.join(MODULES)}")
    [told] = requests.describe()["editions"]
    return Box(modules, tuple(option_values(told["options"], options).items()))


def box_by_lot(seed: int, table: Table) -> Box:
    """What a game of training is played with."""
    chance = random.Random(~seed)
    lot = chance.random()
    some = tuple(name for name in MODULES if chance.random() < 0.5)
    modules = () if lot < BASE_SHARE else tuple(MODULES) if lot < BASE_SHARE + ALL_SHARE else some
    others = tuple(
        (name, values[1])
        for name, values in requests.OPTIONS.items()
        if chance.random() < OTHER_RULES
    )
    return Box(modules, others)


def plain_box(table: Table) -> Box:
    """What a network is measured with."""
    return Box()
