"""With what games of training and of matches are played: a sheet, a set-up, a start castle, given
or drawn by lot."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from burgundy_qt.ai.arena.match_setup import option_values
from burgundy_qt.ai.game_bots import Table
from burgundy_qt.rules.dice.components.sheets import LETTERS
from burgundy_qt.rules.dice.protocol import requests
from burgundy_qt.rules.dice.protocol.names import EDITION, GAME, SET_UPS
from burgundy_qt.rules.requests import RequestObject

SECRET, SAME = SET_UPS[0], SET_UPS[2]
MIXED_SHARE = 0.3
"""Of the games of training, in which castles are not chosen in secret but drawn for all."""


@dataclass(frozen=True)
class Box:
    """What is played with. `sheet` None: drawn by the seed of a game, each as often as the others.
    `castle`: that all begin with, in the set-up "same"; None where it is chosen."""

    setup: str = SECRET
    sheet: str | None = None
    castle: str | None = None

    def check(self) -> None:
        """Raises ValueError for a box that there is not, and says what there is."""
        if self.castle is not None and (self.setup != SAME or self.sheet is None):
            raise ValueError(
                f"castle is {self.castle}: that can be said with setup {SAME} and a sheet only"
            )
        self.request(self.seats[0], 0)

    @property
    def game(self) -> str:
        """By the protocol's name."""
        return GAME

    @property
    def seats(self) -> Sequence[int]:
        """How many can play."""
        return requests.players_for(self.setup)

    @property
    def counted(self) -> str:
        """What is reached in these games."""
        return "points"

    def table(self, seats: int) -> Table:
        """So many seats."""
        return seats

    def request(self, seats: int, seed: int) -> RequestObject:
        """The filled-in `new` request of a game, its sheet and its key drawn by its seed."""
        chance = random.Random(seed)
        asked = {
            "players": seats,
            "setup": self.setup,
            "sheet": self.sheet or LETTERS[seed % len(LETTERS)],
            "castle": self.castle,
        }
        return requests.filled_in(asked, chance.getrandbits(53))

    def told(self) -> dict[str, object]:
        """All that fixes the games."""
        return {
            "game": GAME,
            "edition": EDITION,
            "modules": [],
            "setup": self.setup,
            "sheet": self.sheet,
            "castle": self.castle,
        }


def box_of(edition: str | None, modules: tuple[str, ...], options: Mapping[str, str]) -> Box:
    """What games are played with; raises ValueError for an option that there is not, or a value
    that it cannot have."""
    if edition not in (None, EDITION):
        raise ValueError(f"edition {edition} is not known here, but {EDITION}")
    if modules:
        raise ValueError(f"{GAME} has no modules; {modules[0]} is no module of it")
    sheet = options.get("sheet", LETTERS[0])
    castles = requests.castles_of(sheet) if sheet in LETTERS else []
    known = [
        {"name": "setup", "values": list(SET_UPS)},
        {"name": "sheet", "values": list(LETTERS)},
        {"name": "castle", "values": castles},
    ]
    box = replace(Box(), **option_values(known, options))
    box.check()
    return box


def box_by_lot(seed: int, table: Table) -> Box:
    """What a game of training is played with: any sheet; in some games one castle for all by lot,
    so that each is known well whether it is liked or not."""
    chance = random.Random(~seed)
    if chance.random() >= MIXED_SHARE:
        return Box()
    sheet = chance.choice(LETTERS)
    return Box(SAME, sheet, chance.choice(requests.castles_of(sheet)))


def plain_box(table: Table) -> Box:
    """What a network is measured with."""
    return Box()
