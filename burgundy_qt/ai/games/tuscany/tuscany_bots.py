"""TuscanyBots: the interface of The Castles of Tuscany to bots, hints, reviews and the arena."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
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
from burgundy_qt.ai.games.tuscany import feature_rows
from burgundy_qt.ai.games.tuscany.features import TuscanyFeatures
from burgundy_qt.ai.games.tuscany.tally import TuscanyTally
from burgundy_qt.ai.networks.installed_networks import new_network
from burgundy_qt.ai.networks.network import Network
from burgundy_qt.ai.training.checkpoint import Seating, warm_start
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.ruleset import GameEvent
from burgundy_qt.rules.tuscany import tuscany_ruleset
from burgundy_qt.rules.tuscany.catalogue import EDITION, GAME, SET_UPS
from burgundy_qt.rules.tuscany.protocol import points_by_source
from burgundy_qt.rules.tuscany.tuscany_position import TuscanyPosition
from burgundy_qt.rules.tuscany.tuscany_ruleset import PLAYERS

# A network for more seats out of one for fewer.

SEATING = Seating(vars(feature_rows)["OWN_ROWS"], vars(feature_rows)["OTHER_ROWS"])


def grown_for(network: Network, table: SeatCount) -> Network:
    """Return a network for a table that begins with the weights of `network`, which is for fewer
    seats."""
    return warm_start(network, new_network(GAME, table), SEATING)


# The set-up of games of training and of matches: duchies arranged in secret, or the quick start.


SECRET, FIXED = SET_UPS
FIXED_SHARE = 0.3
"""The share of games of training with the quick start."""


@dataclass(frozen=True)
class TuscanyBox:
    """The set-up of games; the seed of a game deals the boards."""

    setup: str = SECRET

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
        return tuscany_ruleset.PLAYERS

    @property
    def counted(self) -> str:
        """The unit of the standings."""
        return "points"

    def table(self, seats: int) -> SeatCount:
        """Return the number of seats."""
        return seats

    def request(self, seats: int, seed: int) -> RequestObject:
        """Return the filled-in `new` request of a game, its key drawn by its seed."""
        asked = {"players": seats, "setup": self.setup}
        return tuscany_ruleset.complete_request(asked, random.Random(seed).getrandbits(53))

    def to_dict(self) -> dict[str, object]:
        """Return everything that determines the games."""
        return {"game": GAME, "edition": EDITION, "modules": [], "setup": self.setup}


def box_of(edition: str | None, modules: tuple[str, ...], options: Mapping[str, str]) -> TuscanyBox:
    """Return a box. Raises ValueError for an unknown option, or an impossible value."""
    if edition not in (None, EDITION):
        raise ValueError(f"the edition is {edition}, but must be {EDITION}")
    if modules:
        raise ValueError(f"{GAME} has no modules, so {modules[0]} cannot be used")
    known = [{"name": "setup", "values": list(SET_UPS)}]
    return replace(TuscanyBox(), **option_values(known, options))


def random_box(seed: int, table: SeatCount) -> TuscanyBox:
    """Return the random box of a game of training."""
    return TuscanyBox(FIXED if random.Random(~seed).random() < FIXED_SHARE else SECRET)


def plain_box(table: SeatCount) -> TuscanyBox:
    """Return the box in which a network is measured."""
    return TuscanyBox()


# The tables: two to four, each number of seats with its own network.


SHAPE = 64, 32

TABLES: dict[SeatCount, NetworkTable] = {
    seats: NetworkTable(seats, f"{seats} seats", partial(TuscanyFeatures, seats), SHAPE)
    for seats in PLAYERS
}


def table_of(position: Position) -> SeatCount:
    """Return the table of a position."""
    seats: int = position.seats
    return seats


OWN_TILES = 21
SAMPLES = 90
"""The samples of a seat: it decides some fifty times, and sees a horizon step before each of forty
rounds."""
SOURCES = {
    "region": "completed regions",
    "crops": "crops",
    "bonus": "colour bonuses",
    "storage": "storage tiles",
    "yield": "yield cards",
    "hexagon": "hexagons without room",
    "cards": "cards left over",
    "stored": "tiles left over",
    "hexagons": "hexagons left over",
    "marble": "marble left over",
    "workers": "workers left over",
}
"""The sources as the protocol counts them: a green point once for each phase end that it is or will
be added at."""


STYLES = (
    Style("farmer", {"agriculture": 0.018}),
    Style("carter", {"cart": 0.02}),
    Style("innkeeper", {"inn": 0.02}),
    Style("quarryman", {"quarry": 0.02}),
    Style("abbess", {"monastery": 0.02}),
)
"""The characters and what they like: their Elo is measured (campaign styles)."""
TILE_ACTIONS = "take", "place"


class TuscanyBots(GameBots):
    """The interface of Tuscany to the bots."""

    tables = TABLES
    # From three seats on a network may grow from one for fewer.
    lessons: ClassVar[Mapping[SeatCount, TrainingConfig]] = {
        table: TrainingConfig(SAMPLES * seated.seats, parents=tuple(range(2, seated.seats)))
        for table, seated in TABLES.items()
    }
    sources = SOURCES
    styles = STYLES
    # Measured so that in games of Stewards the right share of remainders is inside their error
    # (campaign review-adds-up).
    doubt = Doubt(0.1, 0.48)

    def table_of(self, position: Position) -> SeatCount | None:
        """Return the number of seats."""
        return table_of(position)

    def random_box(self, seed: int, table: SeatCount) -> MatchSetup:
        """Return a set-up drawn by the seed."""
        return random_box(seed, table)

    def plain_box(self, table: SeatCount) -> MatchSetup:
        """Return the usual set-up."""
        return plain_box(table)

    def box(
        self, edition: str | None, modules: tuple[str, ...], options: Mapping[str, str]
    ) -> MatchSetup:
        """Return the set-up of a match."""
        return box_of(edition, modules, options)

    def warm_start(self, network: Network, table: SeatCount) -> Network:
        """Return a network that begins with the weights of one for fewer seats."""
        return grown_for(network, table)

    def moment(self, position: Position) -> Moment:
        """Return the phase. A turn or two pass for each tile that the seat nearest to the end has
        still to show; they count as one."""
        assert isinstance(position, TuscanyPosition)
        raw = position.raw()
        left = OWN_TILES - max(seat["shown"] for seat in raw["seats"])
        return Moment(EDITION, raw["phase"], max(1, left))

    def tally(self, position: Position) -> TuscanyTally:
        """Return the same for every number of seats."""
        return TuscanyTally()

    def scored(self, events: Iterable[GameEvent], seats: int) -> Scored:
        """Return the points of the events, with green points as often as they count."""
        return by_seat(points_by_source(events, seats), seats)

    def source_text(self, source: str) -> str:
        """Return a source of points as a phrase for people."""
        return SOURCES.get(source, source)

    def kinds_of(self, action: Mapping[str, Any], position: Position) -> Iterator[str]:
        """Yield the colour of a tile that is taken without a discard, or placed: "inn"."""
        if action["type"] in TILE_ACTIONS and not action.get("discard"):
            yield str(action["tile"]).partition(":")[0]

    def points_by_source(self, events: Events, request: RequestObject) -> dict[str, list[int]]:
        """Return the points of each seat, green points as often as they count."""
        return points_by_source(events, request["players"])

    def boards(self, state: Mapping[str, Any], seat: int) -> tuple[str, ...]:
        """Return the three boards of the duchy."""
        return tuple(map(str, state["seats"][seat]["boards"]))

    def usual_margin(self, position: Position) -> float:
        """Return it in points."""
        return float(vars(feature_rows)["USUAL_MARGIN"])


ANSWER = TuscanyBots()
