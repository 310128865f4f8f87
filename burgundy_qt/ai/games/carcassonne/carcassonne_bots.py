"""CarcassonneBots: the interface of Carcassonne to bots, hints, reviews and the arena."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar

from burgundy_qt.ai.analysis.point_sources import by_seat
from burgundy_qt.ai.arena.match_setup import option_values
from burgundy_qt.ai.game_bots import (
    Doubt,
    Events,
    GameBots,
    MatchSetup,
    Moment,
    NetworkTable,
    Scored,
    SeatCount,
    Style,
    TrainingConfig,
)
from burgundy_qt.ai.games.carcassonne import feature_rows
from burgundy_qt.ai.games.carcassonne.features import CarcassonneFeatures
from burgundy_qt.ai.games.carcassonne.tally import CarcassonneTally
from burgundy_qt.ai.networks.installed_networks import new_network
from burgundy_qt.ai.networks.network import Network
from burgundy_qt.ai.training.checkpoint import Seating, warm_start
from burgundy_qt.rules.carcassonne import carcassonne_ruleset
from burgundy_qt.rules.carcassonne.carcassonne_position import CarcassonnePosition
from burgundy_qt.rules.carcassonne.carcassonne_ruleset import PLAYERS
from burgundy_qt.rules.carcassonne.protocol import EDITION, GAME, MODULES, points_by_source
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.ruleset import GameEvent

# A network for more seats out of one for fewer.


SEATING = Seating(vars(feature_rows)["SEAT_ROWS"], vars(feature_rows)["SEAT_ROWS"])


def grown_for(network: Network, table: SeatCount) -> Network:
    """Return a network for a table that begins with the weights of `network`, which is for fewer
    seats."""
    return warm_start(network, new_network(GAME, table), SEATING)


# The set-up of games of training and of matches: the base game, or any of the modules.


BASE_SHARE = 0.4
"""The share of games of training without modules."""
ALL_SHARE = 0.4
"""The share with all of them; in the others each module is random."""
OTHER_RULES = 0.1
"""How often an option is not the usual one."""
SEEN = "auction", "small_city", "occupied_castles"
"""The options that a network sees. Games without farmers are left out of training: no row says that
there are none, and a field without a meeple is worth nothing anyway."""
Value = bool | int


@dataclass(frozen=True)
class CarcassonneBox:
    """The set-up of games: modules and options."""

    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, Value], ...] = ()

    def check(self) -> None:
        """Raise ValueError for a box that does not exist, with the possible ones."""
        self.request(self.seats[0], 0)

    @property
    def game(self) -> str:
        """The protocol's name of the game."""
        return GAME

    @property
    def seats(self) -> Sequence[int]:
        """How many seats can play."""
        return carcassonne_ruleset.PLAYERS

    @property
    def counted(self) -> str:
        """The unit of the standings."""
        return "points"

    def table(self, seats: int) -> SeatCount:
        """Return the number of seats."""
        return seats

    def request(self, seats: int, seed: int) -> RequestObject:
        """Return the filled-in `new` request of a game, its key drawn by its seed."""
        asked = {"players": seats, "modules": list(self.modules), **dict(self.options)}
        return carcassonne_ruleset.ANSWER.complete_request(
            asked, random.Random(seed).getrandbits(53)
        )

    def to_dict(self) -> dict[str, object]:
        """Return everything that determines the games. With castles it always has the points of
        occupied castles, whose default was once another."""
        modules = [name for name in MODULES if name in self.modules]
        options = dict(self.options)
        if "castles" in modules:
            usual, *_ = carcassonne_ruleset.OPTIONS["occupied_castles"]
            options.setdefault("occupied_castles", usual)
        return {"game": GAME, "edition": EDITION, "modules": modules, **options}


def box_of(
    edition: str | None, modules: tuple[str, ...], options: Mapping[str, str]
) -> CarcassonneBox:
    """Return a box. Raises ValueError for an unknown module or option, or an impossible value."""
    if edition not in (None, EDITION):
        raise ValueError(f"the edition is {edition}, but must be {EDITION}")
    for name in modules:
        if name not in MODULES:
            raise ValueError(f"{GAME} has no module {name}; it has {', '.join(MODULES)}")
    [described] = carcassonne_ruleset.ANSWER.describe()["editions"]
    return CarcassonneBox(modules, tuple(option_values(described["options"], options).items()))


def random_box(seed: int, table: SeatCount) -> CarcassonneBox:
    """Return the random box of a game of training."""
    chance = random.Random(~seed)
    share = chance.random()
    some = tuple(name for name in MODULES if chance.random() < 0.5)
    modules = (
        () if share < BASE_SHARE else tuple(MODULES) if share < BASE_SHARE + ALL_SHARE else some
    )
    others = tuple(
        (name, carcassonne_ruleset.OPTIONS[name][1])
        for name in SEEN
        if chance.random() < OTHER_RULES
    )
    return CarcassonneBox(modules, others)


def plain_box(table: SeatCount) -> CarcassonneBox:
    """Return the box in which a network is measured."""
    return CarcassonneBox()


# The tables: two to six, each number of seats with its own network.


SHAPE, DUEL_SHAPE = (64, 32), (96, 32)

TABLES: dict[SeatCount, NetworkTable] = {
    seats: NetworkTable(
        seats,
        f"{seats} seats",
        partial(CarcassonneFeatures, seats),
        DUEL_SHAPE if seats == 2 else SHAPE,
    )
    for seats in PLAYERS
}


def table_of(position: Position) -> SeatCount:
    """Return the table of a position."""
    seats: int = position.seats
    return seats


BASE, WITH_MODULES = "base", "modules"
STAGES = 4
STAGE_TILES = 21
"""The tiles of a stage: a full pile with modules has four stages."""
DECISIONS = 170
"""The decisions of all seats in a game."""
HORIZON_STEPS = 85
"""The horizon steps of a game, each seen by every seat."""
TRUST = 0.7
"""Higher than usual, since there are three times as many horizon steps as in a game of rounds."""
SOURCES = {
    "city": "completed cities",
    "road": "completed roads",
    "monastery": "completed monasteries",
    "castle": "castles",
    "bazaar": "auctions",
    "city-left": "incomplete cities",
    "road-left": "incomplete roads",
    "monastery-left": "incomplete monasteries",
    "field": "fields",
}


STYLES = (
    Style("builder", {"city": 0.03, "field": -0.02, "road": -0.015, "points:city": 0.004}),
    Style("farmer", {"field": 0.03}),
    Style("messenger", {"road": 0.018}),
    Style("abbess", {"monastery": 0.05, "points:monastery": 0.008}),
    Style("blocker", {"rivals": 0.015}),
)
"""The characters and what they like: their Elo is measured (campaign styles)."""


class CarcassonneBots(GameBots):
    """The interface of Carcassonne to the bots."""

    tables = TABLES
    # From three seats on a network may grow from one for fewer.
    lessons: ClassVar[Mapping[SeatCount, TrainingConfig]] = {
        table: TrainingConfig(
            DECISIONS + HORIZON_STEPS * seated.seats,
            trust=TRUST,
            parents=tuple(range(2, seated.seats)),
        )
        for table, seated in TABLES.items()
    }
    sources = SOURCES
    styles = STYLES
    # A horizon step is a tile, and farmers score late: a Duke looks eight ahead too.
    horizon: ClassVar[Mapping[str, int]] = {"quick": 3, "normal": 6, "deep": 8, "sieve": 6}
    # Measured so that in games of Stewards the right share of remainders is inside their error
    # (campaign review-adds-up).
    doubt = Doubt(0.48, 0.59)

    def table_of(self, position: Position) -> SeatCount | None:
        """Return the number of seats."""
        return table_of(position)

    def random_box(self, seed: int, table: SeatCount) -> MatchSetup:
        """Return modules drawn by the seed."""
        return random_box(seed, table)

    def plain_box(self, table: SeatCount) -> MatchSetup:
        """Return the base game."""
        return plain_box(table)

    def box(
        self, edition: str | None, modules: tuple[str, ...], options: Mapping[str, str]
    ) -> MatchSetup:
        """Return the modules and options of a match."""
        return box_of(edition, modules, options)

    def warm_start(self, network: Network, table: SeatCount) -> Network:
        """Return a network that begins with the weights of one for fewer seats."""
        return grown_for(network, table)

    def moment(self, position: Position) -> Moment:
        """Return the stage of the pile. Each seat draws its share of the tiles that are left; the
        present turn counts too."""
        assert isinstance(position, CarcassonnePosition)
        raw = position.raw()
        stage = min(STAGES - 1, max(0, raw["pile"] - 1) // STAGE_TILES)
        kind = WITH_MODULES if raw["modules"] else BASE
        return Moment(kind, STAGES - 1 - stage, 1 + raw["pile"] // position.seats)

    def tally(self, position: Position) -> CarcassonneTally:
        """Return the same for every number of seats."""
        return CarcassonneTally()

    def scored(self, events: Iterable[GameEvent], seats: int) -> Scored:
        """Return the points of the events."""
        return by_seat(points_by_source(events, seats), seats)

    def source_text(self, source: str) -> str:
        """Return a source of points as a phrase for people."""
        return SOURCES.get(source, source)

    def kinds_of(self, action: Mapping[str, Any], position: Position) -> Iterator[str]:
        """Yield the kind of the feature that gets a meeple: "city"."""
        if action["type"] == "meeple":
            yield str(action["on"]).partition("/")[2].partition(":")[0]

    def points_by_source(self, events: Events, request: RequestObject) -> dict[str, list[int]]:
        """Return the points of each seat."""
        return points_by_source(events, request["players"])

    def rounds(self, events: Events) -> int:
        """Return how many turns the game took."""
        return sum(event["event"] == "turn" for event in events)

    def usual_margin(self, position: Position) -> float:
        """Return it in points."""
        return float(vars(feature_rows)["USUAL_MARGIN"])

    def horizon_steps(self, position: Position) -> int:
        """Return one for every tile of a round."""
        return int(position.seats)

    def review_share(self, position: Position) -> float:
        """Return less with modules: with their auctions a game takes almost twice as long."""
        assert isinstance(position, CarcassonnePosition)
        return 2 / 3 if position.raw()["modules"] else 1.0


ANSWER = CarcassonneBots()
