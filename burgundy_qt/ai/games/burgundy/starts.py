"""Where games of Burgundy for training and matches begin: estates and castle spaces mixed, or one
estate for all."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace

from burgundy_qt.ai.arena.match_setup import option_values
from burgundy_qt.ai.game_bots import Table
from burgundy_qt.ai.games.burgundy.tables import SOLO, TEAM
from burgundy_qt.rules.burgundy.components.components import EDITIONS
from burgundy_qt.rules.burgundy.protocol import names, requests
from burgundy_qt.rules.requests import RequestObject


@dataclass(frozen=True)
class Box:
    """What is played with: an edition and modules of it; all seats have one `estate` or (None) each
    has one by lot, in a team game each team. `target`: that of the solo game, None the usual
    one."""

    edition: str = "2011"
    modules: tuple[str, ...] = ()
    estate: str | None = None
    target: int | None = None

    def check(self) -> None:
        """Raises ValueError for a box that there is not, and says what there is."""
        if self.edition not in EDITIONS:
            raise ValueError(
                f"edition {self.edition} is not known here, but {' and '.join(EDITIONS)}"
            )
        known = requests.all_modules_of(self.edition)
        for module in self.modules:
            if module not in known:
                has = f"has {', '.join(known)}" if known else "has none"
                raise ValueError(f"edition {self.edition} {has}; {module} is no module of it")
        if self.estate is not None and self.estate not in self.estates:
            raise ValueError(
                f"estate {self.estate} is not played with here, but {', '.join(self.estates)}"
            )

    @property
    def in_teams(self) -> bool:
        """Whether two play against two."""
        return "team" in self.modules

    @property
    def alone(self) -> bool:
        """Whether one plays alone."""
        return "solo" in self.modules

    @property
    def seats(self) -> range:
        """How many can play."""
        return range(1, 2) if self.alone else range(4, 5) if self.in_teams else range(2, 5)

    @property
    def estates(self) -> list[str]:
        """Those that can be played, by the numbers printed on them."""
        return requests.estates_for(self.edition, list(self.modules))

    @property
    def game(self) -> str:
        """By the protocol's name."""
        return "burgundy"

    @property
    def counted(self) -> str:
        """What is reached in these games."""
        return "spaces covered" if self.alone else "points"

    def table(self, seats: int) -> Table:
        """Who plays in games of so many seats."""
        return TEAM if self.in_teams else seats

    def request(self, seats: int, seed: int) -> RequestObject:
        """The filled-in `new` request of a game, estates and castle spaces drawn by its seed."""
        return random_request(seats, seed, self)

    def told(self) -> dict[str, object]:
        """All that fixes the games."""
        target = {} if self.target is None else {"target": self.target}
        return {
            "game": self.game,
            "edition": self.edition,
            "modules": list(self.modules),
            "estate": self.estate,
            **target,
        }


def box_of(edition: str | None, modules: tuple[str, ...], options: Mapping[str, str]) -> Box:
    """What games are played with: the edition is that of 2011, with modules that of 2019, where
    none is named. Raises ValueError for an option that there is not, or a value that it cannot
    have."""
    box = Box(edition or ("2019" if modules else "2011"), modules)
    box.check()
    target = (
        [{"name": "target", "range": [requests.TARGETS[0], requests.TARGETS[-1]]}]
        if box.alone
        else []
    )
    chosen = option_values([{"name": "estate", "values": box.estates}, *target], options)
    return replace(box, **chosen)


NAMES: dict[Table, str] = {SOLO: "solo", TEAM: "team"}
COMBINED: dict[Table, tuple[str, ...]] = {
    SOLO: ("extra-tiles", "white-castles"),
    TEAM: ("extra-tiles", "white-castles", "inns"),
}
"""What the games of their own are called as modules, and what combines with them."""
OLD_SHARE, MODULE_SHARE = 0.5, 0.4
OLD_BOX = Box()
"""The edition of 2011."""


def box_by_lot(seed: int, table: Table = 2) -> Box:
    """What a game of training is played with: half of them 2011, the others 2019 with two or three
    modules; in teams and alone with what combines with that, and alone with any target."""
    chance = random.Random(~seed)
    if table in COMBINED:
        modules = tuple(module for module in COMBINED[table] if chance.random() < MODULE_SHARE)
        return Box(
            "2019",
            (*modules, NAMES[table]),
            target=chance.choice(requests.TARGETS) if table == SOLO else None,
        )
    if chance.random() < OLD_SHARE:
        return OLD_BOX
    known = requests.modules_of("2019")
    return Box("2019", tuple(module for module in known if chance.random() < MODULE_SHARE))


def plain_box(table: Table) -> Box:
    """What is played with where nothing is added."""
    return Box("2019", (NAMES[table],)) if table in NAMES else OLD_BOX


def random_request(
    seats: int, seed: int, box: Box = OLD_BOX, given_castles: float = 0.5
) -> RequestObject:
    """The same game as the protocol's `new` request, every key filled in."""
    estates, castles, key = draw_start(seats, seed, given_castles, box)
    request = {
        "edition": box.edition,
        "modules": list(box.modules),
        "players": seats,
        "estates": estates,
        "castles": [None if cell < 0 else names.CELL_NAME[cell] for cell in castles],
        "seed": key,
        **({"target": box.target} if box.target else {}),
    }
    return requests.filled_in(request, key)


def draw_start(
    seats: int, seed: int, given_castles: float = 0.5, box: Box = OLD_BOX
) -> tuple[list[str], list[int], int]:
    """By seat the estate and the castle space (-1: the seat chooses), and the seed of the game."""
    chance = random.Random(seed)
    owners = 2 if box.in_teams else seats
    estates = [
        chance.choice(box.estates) if box.estate is None else box.estate for _ in range(owners)
    ]
    castles = [castle_on(box.edition, estate, chance, given_castles) for estate in estates]
    return estates * (seats // owners), castles * (seats // owners), chance.getrandbits(53)


def castle_on(edition: str, estate: str, chance: random.Random, given_castles: float) -> int:
    if estate in requests.FIRST_ESTATES[edition]:
        return requests.start_castle(edition, estate, None)
    cells = names.castle_cells(names.estate_number(edition, estate))
    return chance.choice(cells) if chance.random() < given_castles else -1
