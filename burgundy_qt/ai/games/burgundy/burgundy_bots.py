"""BurgundyBots: the interface of The Castles of Burgundy to bots, hints, reviews and the arena."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, ClassVar

from burgundy_qt.ai.analysis.point_sources import points_scored_so_far
from burgundy_qt.ai.analysis.score_tally import Tally
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
from burgundy_qt.ai.games.burgundy import feature_rows
from burgundy_qt.ai.games.burgundy.features import BurgundyFeatures
from burgundy_qt.ai.games.burgundy.region_rows import rows_like_a_seat_s
from burgundy_qt.ai.games.burgundy.solo_features import SoloFeatures
from burgundy_qt.ai.games.burgundy.tally import (
    BurgundyTally,
    SoloTally,
    TeamTally,
    before,
    with_partner,
)
from burgundy_qt.ai.games.burgundy.team_features import TeamFeatures
from burgundy_qt.ai.networks import floats
from burgundy_qt.ai.networks.installed_networks import new_network
from burgundy_qt.ai.networks.network import Network
from burgundy_qt.ai.training.checkpoint import (
    Rows,
    Seating,
    chosen,
    cut,
    flat,
    most_important,
    warm_start,
)
from burgundy_qt.rules.burgundy import catalogue, requests
from burgundy_qt.rules.burgundy.burgundy_position import BurgundyPosition
from burgundy_qt.rules.burgundy.components import EDITIONS, module_set
from burgundy_qt.rules.burgundy.state_codec import points_by_source
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.ruleset import GameEvent

# The tables: two to four seats, a solo player, or two teams of two.


SOLO: SeatCount = 1
TEAM: SeatCount = "team"

TABLES: dict[SeatCount, NetworkTable] = {
    SOLO: NetworkTable(1, "alone", SoloFeatures, (128, 32)),
    2: NetworkTable(2, "2 seats", partial(BurgundyFeatures, 2), (128, 32)),
    3: NetworkTable(3, "3 seats", partial(BurgundyFeatures, 3), (128, 32)),
    4: NetworkTable(4, "4 seats", partial(BurgundyFeatures, 4), (104, 32)),
    TEAM: NetworkTable(4, "teams", TeamFeatures, (88, 32)),
}


def table_of(position: Position) -> SeatCount:
    """Return the table of a position."""
    assert isinstance(position, BurgundyPosition)
    return TEAM if position.modules() & module_set(["team"]) else position.seats


# A network for more seats out of one for fewer, so that training has a head start.


SEAT_ROWS: int = vars(feature_rows)["SEAT_ROWS"]
SIDE_ROWS: int = vars(feature_rows)["SIDE_ROWS"]


def grown_for(network: Network, table: SeatCount) -> Network:
    """Return a network for a table that begins with the weights of `network`, which is for fewer
    seats."""
    if table == TEAM:
        return grown_into_team(network)
    return warm_start(network, new_network("burgundy", table), Seating(SEAT_ROWS, SEAT_ROWS))


def grown_into_team(network: Network) -> Network:
    """Return a network for the team game that begins with the weights of one for two seats: each
    team is a seat to it, and larger regions and colours count as the nearest that it has seen."""
    numbers = list(network.numbers())
    first_rows = cut(numbers, 0, network.inputs, network.first)
    bias = numbers[network.inputs * network.first :][: network.first]
    at = network.inputs * network.first + network.first
    second_rows = cut(numbers, at, network.first, network.second)
    into = new_network("burgundy", TEAM)
    kept = most_important(first_rows, second_rows, into.first)
    sides = [first_rows[side * SEAT_ROWS :][:SEAT_ROWS] for side in range(2)]
    rows = [*team_rows(sides[0]), *team_rows(sides[1]), *first_rows[2 * SEAT_ROWS :]]
    into.take(
        [
            *flat(chosen(rows, kept)),
            *(bias[unit] for unit in kept),
            *flat([second_rows[unit] for unit in kept]),
            *numbers[at + network.first * network.second :],
        ]
    )
    return into


def team_rows(seat_rows: Rows) -> Rows:
    """Return a team's rows out of a seat's."""
    nothing = [0.0] * len(seat_rows[0])
    like = rows_like_a_seat_s()
    return [
        *seat_rows,
        *(seat_rows[like[at]] if at in like else nothing for at in range(SIDE_ROWS)),
    ]


# The first positions of games of training and matches: estates and castle spaces mixed, or one
# estate for all.


@dataclass(frozen=True)
class BurgundyBox:
    """The set-up of games: an edition and its modules; all seats have one `estate` or (None) each
    has a random one, in a team game each team. `target`: that of the solo game, None the usual
    one."""

    edition: str = "2011"
    modules: tuple[str, ...] = ()
    estate: str | None = None
    target: int | None = None

    def check(self) -> None:
        """Raise ValueError for a box that does not exist, with the possible ones."""
        if self.edition not in EDITIONS:
            raise ValueError(
                f"the edition is {self.edition}, but must be one of {', '.join(EDITIONS)}"
            )
        known = requests.all_modules_of(self.edition)
        for module in self.modules:
            if module not in known:
                has = f"its modules are {', '.join(known)}" if known else "it has no modules"
                raise ValueError(f"edition {self.edition} has no module {module}; {has}")
        if self.estate is not None and self.estate not in self.estates:
            raise ValueError(
                f"the estate is {self.estate}, but must be one of {', '.join(self.estates)}"
            )

    @property
    def in_teams(self) -> bool:
        """Whether it is a team game."""
        return "team" in self.modules

    @property
    def alone(self) -> bool:
        """Whether it is a solo game."""
        return "solo" in self.modules

    @property
    def seats(self) -> range:
        """How many seats can play."""
        return range(1, 2) if self.alone else range(4, 5) if self.in_teams else range(2, 5)

    @property
    def estates(self) -> list[str]:
        """The playable estates, by their printed numbers."""
        return requests.estates_for(self.edition, list(self.modules))

    @property
    def game(self) -> str:
        """The protocol's name of the game."""
        return "burgundy"

    @property
    def counted(self) -> str:
        """The unit of the standings."""
        return "spaces covered" if self.alone else "points"

    def table(self, seats: int) -> SeatCount:
        """Return the table of games of so many seats."""
        return TEAM if self.in_teams else seats

    def request(self, seats: int, seed: int) -> RequestObject:
        """Return the filled-in `new` request of a game, estates and castle spaces drawn by its
        seed."""
        return random_request(seats, seed, self)

    def to_dict(self) -> dict[str, object]:
        """Return everything that determines the games."""
        target = {} if self.target is None else {"target": self.target}
        return {
            "game": self.game,
            "edition": self.edition,
            "modules": list(self.modules),
            "estate": self.estate,
            **target,
        }


def box_of(
    edition: str | None, modules: tuple[str, ...], options: Mapping[str, str]
) -> BurgundyBox:
    """Return a box: the default edition is that of 2011, with modules that of 2019. Raises
    ValueError for an unknown option, or an impossible value."""
    box = BurgundyBox(edition or ("2019" if modules else "2011"), modules)
    box.check()
    target = (
        [{"name": "target", "range": [requests.TARGETS[0], requests.TARGETS[-1]]}]
        if box.alone
        else []
    )
    chosen = option_values([{"name": "estate", "values": box.estates}, *target], options)
    return replace(box, **chosen)


NAMES: dict[SeatCount, str] = {SOLO: "solo", TEAM: "team"}
COMBINED: dict[SeatCount, tuple[str, ...]] = {
    SOLO: ("extra-tiles", "white-castles"),
    TEAM: ("extra-tiles", "white-castles", "inns"),
}
"""The modules that are separate games, and the modules that combine with them."""
OLD_SHARE, MODULE_SHARE = 0.5, 0.4
OLD_BOX = BurgundyBox()
"""The edition of 2011."""


def random_box(seed: int, table: SeatCount = 2) -> BurgundyBox:
    """Return the random box of a game of training: half of them 2011, the others 2019 with two or
    three modules; in team and solo games with modules that combine with these, and solo games with
    any target."""
    chance = random.Random(~seed)
    if table in COMBINED:
        modules = tuple(module for module in COMBINED[table] if chance.random() < MODULE_SHARE)
        return BurgundyBox(
            "2019",
            (*modules, NAMES[table]),
            target=chance.choice(requests.TARGETS) if table == SOLO else None,
        )
    if chance.random() < OLD_SHARE:
        return OLD_BOX
    known = requests.modules_of("2019")
    return BurgundyBox("2019", tuple(module for module in known if chance.random() < MODULE_SHARE))


def plain_box(table: SeatCount) -> BurgundyBox:
    """Return the box without additions."""
    return BurgundyBox("2019", (NAMES[table],)) if table in NAMES else OLD_BOX


def random_request(
    seats: int, seed: int, box: BurgundyBox = OLD_BOX, given_castles: float = 0.5
) -> RequestObject:
    """Return the request of a random game, every key filled in."""
    estates, castles, key = draw_start(seats, seed, given_castles, box)
    request = {
        "edition": box.edition,
        "modules": list(box.modules),
        "players": seats,
        "estates": estates,
        "castles": [None if cell < 0 else catalogue.CELL_NAME[cell] for cell in castles],
        "seed": key,
        **({"target": box.target} if box.target else {}),
    }
    return requests.complete_request(request, key)


def draw_start(
    seats: int, seed: int, given_castles: float = 0.5, box: BurgundyBox = OLD_BOX
) -> tuple[list[str], list[int], int]:
    """Return by seat the estate and the castle space (-1: the seat chooses), and the seed of the
    game."""
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
    cells = catalogue.castle_cells(catalogue.estate_number(edition, estate))
    return chance.choice(cells) if chance.random() < given_castles else -1


PHASES, ROUNDS_A_PHASE = 5, 5
ROUNDS = PHASES * ROUNDS_A_PHASE
MARGIN_ALONE = 5.0
"""The usual margin in spaces, in the solo game."""
DOUBT_ALONE = Doubt(0.4, 0.77)
"""The doubt of accounts of the solo game, as measured (campaign review-adds-up)."""
EXPLORING_ALONE = 10
"""Fewer than usual, since no other seat's random choices outweigh one's own."""
TITLES = {
    "region": "regions completed",
    "phase": "phase bonus",
    "animals": "animals",
    "sale": "goods sold",
    "bonus": "colour bonuses",
    "watchtower": "watchtowers",
    "knowledge": "knowledge tiles, end",
    "left": "left over, end",
    "posts": "border posts",
    "route": "trade routes",
    "shields": "shields, end",
    "bought": "points bought",
}
WORDS = {
    "animals": "animals",
    "watchtower": "watchtowers",
    "region": "completed regions",
    "phase": "completing regions early",
    "sale": "goods sold",
    "bonus": "colour bonuses",
    "goods-left": "goods left over",
    "silver-left": "silverlings left over",
    "workers-left": "workers left over",
    "route": "trade routes",
    "border-posts": "border posts joined",
    "border-posts-reward": "all border posts joined",
}
CELLS = {
    "castle": "castles",
    "mine": "mines",
    "monastery": "knowledge tiles",
    "ship": "ships",
    "animal": "pastures",
    "building": "buildings",
}
NUMBERED = {"monastery": "knowledge tile", "shield": "shield"}


SCORING_MONASTERIES = [f"monastery:{number}" for number in (*range(15, 27), 29)]
"""The knowledge tiles that bring points."""
STYLES = (
    Style("shepherd", {"animal": 0.02, "points:animals": 0.003}),
    Style("builder", {"building": 0.012, "points:watchtower": 0.003}),
    Style("merchant", {"ship": 0.013, "sell": 0.012}),
    Style("scholar", {"monastery": 0.01, **dict.fromkeys(SCORING_MONASTERIES, 0.02)}),
    Style("miner", {"mine": 0.02}),
)
"""The characters and what they like: their Elo is measured (campaign styles)."""
TILE_ACTIONS = "take", "buy", "place"


class BurgundyBots(GameBots):
    """The interface of Burgundy to the bots."""

    tables = TABLES
    lessons: ClassVar[Mapping[SeatCount, TrainingConfig]] = {
        SOLO: TrainingConfig(130, uses=2, exploring=EXPLORING_ALONE),
        2: TrainingConfig(200, uses=2),
        3: TrainingConfig(330, parents=(2,)),
        4: TrainingConfig(480, parents=(2, 3)),
        TEAM: TrainingConfig(480, parents=(2,)),
    }
    sources = TITLES
    styles = STYLES
    # Measured so that in games of Stewards the right share of remainders is inside their error
    # (campaign review-adds-up).
    doubt = Doubt(0.53, 0.59)

    def table_of(self, position: Position) -> SeatCount:
        """Return the number of seats, or the table of teams."""
        return table_of(position)

    def random_box(self, seed: int, table: SeatCount) -> MatchSetup:
        """Return an edition, modules and estates drawn by the seed."""
        return random_box(seed, table)

    def plain_box(self, table: SeatCount) -> MatchSetup:
        """Return the usual edition."""
        return plain_box(table)

    def box(
        self, edition: str | None, modules: tuple[str, ...], options: Mapping[str, str]
    ) -> MatchSetup:
        """Return the edition and the modules of a match."""
        return box_of(edition, modules, options)

    def warm_start(self, network: Network, table: SeatCount) -> Network:
        """Return a network that begins with the weights of one for fewer seats."""
        return grown_for(network, table)

    def moment(self, position: Position) -> Moment:
        """Return the round."""
        assert isinstance(position, BurgundyPosition)
        return moment_at(EDITIONS[position.edition()], round_of(position))

    def tally(self, position: Position) -> Tally:
        """Return a tally of spaces in the solo game, and of both members' points in teams."""
        if position.counts() == "cells":
            return SoloTally()
        return TeamTally(position) if len(with_partner(position, 0)) > 1 else BurgundyTally()

    def scored(self, events: Iterable[GameEvent], seats: int) -> Scored:
        """Return the points of the events."""
        return points_scored_so_far(events, seats)

    def scored_before(self, position: Position, scored: Scored) -> Scored:
        """Return a team's points for each of its seats; covered spaces are counted at the end."""
        return before(position, scored)

    def source_text(self, source: str) -> str:
        """Return a source of points as a phrase for people."""
        kind, _, number = source.partition(":")
        if kind == "cells":
            return f"spaces for {CELLS[number]}"
        return f"{NUMBERED.get(kind, kind)} {number}" if number else WORDS.get(kind, kind)

    def kinds_of(self, action: Mapping[str, Any], position: Position) -> Iterator[str]:
        """Yield the colour and the name of a tile that is taken without a discard, bought or
        placed, and a sale: "monastery" and "monastery:15", "sell"."""
        if action["type"] in TILE_ACTIONS and not action.get("discard"):
            colour, mark, _ = str(action["tile"]).partition(":")
            yield colour
            if mark:
                yield str(action["tile"])
        elif action["type"] == "sell":
            yield "sell"

    def points_by_source(self, events: Events, request: RequestObject) -> dict[str, list[int]]:
        """Return the points of each seat; in a team game those of its team."""
        found = points_by_source(events, request["players"])
        if "team" not in request["modules"]:
            return found
        return {
            source: [points[at % 2] + points[at % 2 + 2] for at in range(4)]
            for source, points in found.items()
        }

    def boards(self, state: Mapping[str, Any], seat: int) -> tuple[str, ...]:
        """Return the estate."""
        estate = state["seats"][seat]["estate"]
        return () if estate is None else (str(estate),)

    def usual_margin(self, position: Position) -> float:
        """Return it in points, of a team's together too; in the solo game in spaces."""
        return MARGIN_ALONE if position.seats == 1 else float(vars(floats)["USUAL_MARGIN"])

    def doubt_at(self, seats: int) -> Doubt:
        """Return less for the chance to win of the solo game."""
        return DOUBT_ALONE if seats == 1 else self.doubt


def moment_at(edition: str, number: int) -> Moment:
    """Return the moment of a round, counted from 0, or before its dice: factors are by phase.
    Points of the last round, in which all dice are known, need no correction."""
    return Moment(
        edition, number // ROUNDS_A_PHASE if number < ROUNDS - 1 else None, max(1, ROUNDS - number)
    )


def round_of(position: Position) -> int:
    """Return the present round, counted from 0 through the whole game."""
    assert isinstance(position, BurgundyPosition)
    raw = position.raw()
    return int(raw["phase"] * ROUNDS_A_PHASE + raw["round"])


ANSWER = BurgundyBots()
