"""With what games of training and of matches are played: duchies laid out in secret, or the quick
start."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from burgundy_qt.ai.arena.match_setup import option_values
from burgundy_qt.ai.game_bots import Table
from burgundy_qt.rules.requests import RequestObject
from burgundy_qt.rules.tuscany.protocol import requests
from burgundy_qt.rules.tuscany.protocol.names import EDITION, GAME, SET_UPS

SECRET, FIXED = SET_UPS
FIXED_SHARE = 0.3
"""Of the games of training, which are of the quick start."""


@dataclass(frozen=True)
class Box:
    """What is played with; the boards are dealt by the seed of a game."""

    setup: str = SECRET

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
        asked = {"players": seats, "setup": self.setup}
        return requests.filled_in(asked, random.Random(seed).getrandbits(53))

    def told(self) -> dict[str, object]:
        """All that fixes the games."""
        return {"game": GAME, "edition": EDITION, "modules": [], "setup": self.setup}


def box_of(edition: str | None, modules: tuple[str, ...], options: Mapping[str, str]) -> Box:
    """What games are played with; raises ValueError for an option that there is not, or a value
    that it cannot have."""
    if edition not in (None, EDITION):
        raise ValueError(f"edition {edition} is not known here, but {EDITION}")
    if modules:
        raise ValueError(f"{GAME} has no modules; {modules[0]} is no module of it")
    known = [{"name": "setup", "values": list(SET_UPS)}]
    return replace(Box(), **option_values(known, options))


def box_by_lot(seed: int, table: Table) -> Box:
    """What a game of training is played with."""
    return Box(FIXED if random.Random(~seed).random() < FIXED_SHARE else SECRET)


def plain_box(table: Table) -> Box:
    """What a network is measured with."""
    return Box()
