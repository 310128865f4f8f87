"""DiceBots: the interface of the Burgundy Dice Game to bots, hints, reviews and the arena."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, ClassVar

from burgundy_qt.ai.analysis.point_sources import points_scored_so_far
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
from burgundy_qt.ai.games.dice import feature_rows
from burgundy_qt.ai.games.dice.expectimax import DiceExpectimax
from burgundy_qt.ai.games.dice.features import DiceFeatures
from burgundy_qt.ai.games.dice.tally import DiceTally
from burgundy_qt.ai.networks.installed_networks import new_network
from burgundy_qt.ai.networks.network import Evaluator, Network
from burgundy_qt.ai.training.checkpoint import Seating, warm_start
from burgundy_qt.rules.dice import dice_ruleset
from burgundy_qt.rules.dice.codec import EDITION, GAME, SET_UPS, cells_of
from burgundy_qt.rules.dice.dice_position import DicePosition
from burgundy_qt.rules.dice.dice_ruleset import PLAYERS
from burgundy_qt.rules.dice.sheets import LETTERS
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.ruleset import GameEvent, point_reason

# A network for more seats out of one for fewer.


SEATING = Seating(vars(feature_rows)["OWN_ROWS"], vars(feature_rows)["OTHER_ROWS"])


def grown_for(network: Network, table: SeatCount) -> Network:
    """Return a network for a table that begins with the weights of `network`, which is for fewer
    seats."""
    return warm_start(network, new_network(GAME, table), SEATING)


# The set-up of games of training and of matches: a sheet, a set-up, a start castle, given or
# random.


SECRET, SAME = SET_UPS[0], SET_UPS[2]
MIXED_SHARE = 0.3
"""The share of games of training in which castles are not chosen in secret but drawn for all."""


@dataclass(frozen=True)
class DiceBox:
    """The set-up of games. `sheet` None: drawn by the seed of a game, each equally often. `castle`:
    the start of all seats, in the set-up "same"; None if it is chosen."""

    setup: str = SECRET
    sheet: str | None = None
    castle: str | None = None

    def check(self) -> None:
        """Raise ValueError for a box that does not exist, with the possible ones."""
        if self.castle is not None and (self.setup != SAME or self.sheet is None):
            raise ValueError(
                f"castle is {self.castle}, but can only be set with setup {SAME} and a sheet"
            )
        self.request(self.seats[0], 0)

    @property
    def game(self) -> str:
        """The protocol's name of the game."""
        return GAME

    @property
    def seats(self) -> Sequence[int]:
        """How many seats can play."""
        return dice_ruleset.players_for(self.setup)

    @property
    def counted(self) -> str:
        """The unit of the standings."""
        return "points"

    def table(self, seats: int) -> SeatCount:
        """Return the number of seats."""
        return seats

    def request(self, seats: int, seed: int) -> RequestObject:
        """Return the filled-in `new` request of a game, its sheet and its key drawn by its seed."""
        chance = random.Random(seed)
        asked = {
            "players": seats,
            "setup": self.setup,
            "sheet": self.sheet or LETTERS[seed % len(LETTERS)],
            "castle": self.castle,
        }
        return dice_ruleset.ANSWER.complete_request(asked, chance.getrandbits(53))

    def to_dict(self) -> dict[str, object]:
        """Return everything that determines the games."""
        return {
            "game": GAME,
            "edition": EDITION,
            "modules": [],
            "setup": self.setup,
            "sheet": self.sheet,
            "castle": self.castle,
        }


def box_of(edition: str | None, modules: tuple[str, ...], options: Mapping[str, str]) -> DiceBox:
    """Return a box. Raises ValueError for an unknown option, or an impossible value."""
    if edition not in (None, EDITION):
        raise ValueError(f"the edition is {edition}, but must be {EDITION}")
    if modules:
        raise ValueError(f"{GAME} has no modules, so {modules[0]} cannot be used")
    sheet = options.get("sheet", LETTERS[0])
    castles = dice_ruleset.castles_of(sheet) if sheet in LETTERS else []
    known = [
        {"name": "setup", "values": list(SET_UPS)},
        {"name": "sheet", "values": list(LETTERS)},
        {"name": "castle", "values": castles},
    ]
    box = replace(DiceBox(), **option_values(known, options))
    box.check()
    return box


def random_box(seed: int, table: SeatCount) -> DiceBox:
    """Return the random box of a game of training: any sheet; in some games one random castle for
    all, so that each is known well, even unpopular ones."""
    chance = random.Random(~seed)
    if chance.random() >= MIXED_SHARE:
        return DiceBox()
    sheet = chance.choice(LETTERS)
    return DiceBox(SAME, sheet, chance.choice(dice_ruleset.castles_of(sheet)))


def plain_box(table: SeatCount) -> DiceBox:
    """Return the box in which a network is measured."""
    return DiceBox()


# The tables: a solo player, or two to six, each with its own network.


ALONE: SeatCount = 1
SHAPE, SHAPE_ALONE = (64, 32), (128, 32)

TABLES: dict[SeatCount, NetworkTable] = {
    ALONE: NetworkTable(1, "alone", partial(DiceFeatures, 1), SHAPE_ALONE),
    **{
        seats: NetworkTable(seats, f"{seats} seats", partial(DiceFeatures, seats), SHAPE)
        for seats in PLAYERS
        if seats > 1
    },
}


def table_of(position: Position) -> SeatCount:
    """Return the table of a position."""
    seats: int = position.seats
    return seats


PHASES, TRACK, TRACK_ALONE = 3, 10, 8
BOXES_A_ROUND = 4 / 3
"""The boxes of a round with several seats, on average."""
SAMPLES = 48
"""The samples of a seat: it decides some thirty times, and sees a horizon step before each
round."""
LESSONS_ALONE = TrainingConfig(30, uses=2, exploring=10)
"""Fewer random choices than usual, since no other seat's outweigh one's own."""
WORDS = {
    "castle": "castles",
    "mine": "mines",
    "monastery": "monasteries",
    "pasture": "pastures",
    "river": "rivers",
    "town": "towns",
    "sale": "goods sold",
    "bonus": "completed colours",
}


def lessons_for(seats: int) -> TrainingConfig:
    """Return how the network for so many seats is trained: from three on it grows from one for
    fewer."""
    if seats == 1:
        return LESSONS_ALONE
    return TrainingConfig(
        SAMPLES * seats, uses=2 if seats == 2 else 1, parents=tuple(range(2, seats))
    )


STYLES = (
    Style("shepherd", {"pasture": 0.017}),
    Style("skipper", {"river": 0.025}),
    Style("mason", {"town": 0.02}),
    Style("abbess", {"monastery": 0.03}),
    Style("miner", {"mine": 0.04}),
)
"""The characters and what they like: their Elo is measured (campaign styles)."""


class DiceBots(GameBots):
    """The interface of the Dice Game to the bots."""

    tables = TABLES
    lessons: ClassVar[Mapping[SeatCount, TrainingConfig]] = {
        table: lessons_for(seated.seats) for table, seated in TABLES.items()
    }
    sources: ClassVar[Mapping[str, str]] = WORDS | {"bonus": "colour values"}
    styles = STYLES
    # With as many rollouts as elsewhere two reviews of a game named three or four of the same
    # five worst decisions.
    tries = 8
    alone = "points"
    # Measured so that in games of Stewards the right share of remainders is inside their error
    # (campaign review-adds-up).
    doubt = Doubt(0.35, 0.35)

    def table_of(self, position: Position) -> SeatCount | None:
        """Return the number of seats."""
        return table_of(position)

    def random_box(self, seed: int, table: SeatCount) -> MatchSetup:
        """Return sheets and castles drawn by the seed."""
        return random_box(seed, table)

    def plain_box(self, table: SeatCount) -> MatchSetup:
        """Return the usual set-up."""
        return plain_box(table)

    def box(
        self, edition: str | None, modules: tuple[str, ...], options: Mapping[str, str]
    ) -> MatchSetup:
        """Return the set-up and the sheet of a match."""
        return box_of(edition, modules, options)

    def warm_start(self, network: Network, table: SeatCount) -> Network:
        """Return a network that begins with the weights of one for fewer seats."""
        return grown_for(network, table)

    def moment(self, position: Position) -> Moment:
        """Return the phase. The number of rounds left is known in a solo game; otherwise it is the
        average of the hourglasses."""
        assert isinstance(position, DicePosition)
        raw = position.raw()
        track, pace = (TRACK_ALONE, 1.0) if position.seats == 1 else (TRACK, BOXES_A_ROUND)
        boxes = (PHASES - raw["phase"]) * track - raw["boxes"][raw["phase"]]
        return Moment(EDITION, raw["phase"], max(1, round(boxes / pace)))

    def expectimax(self, evaluator: Evaluator) -> DiceExpectimax | None:
        """Return the object that weighs all rolls, which is affordable in a solo game."""
        return DiceExpectimax(evaluator) if evaluator.features.seats == 1 else None

    def tally(self, position: Position) -> DiceTally:
        """Return the same for every number of seats."""
        return DiceTally()

    def scored(self, events: Iterable[GameEvent], seats: int) -> Scored:
        """Return the points of the events."""
        return points_scored_so_far(events, seats)

    def source_text(self, source: str) -> str:
        """Return a source of points as a phrase for people."""
        return WORDS.get(source, source)

    def kinds_of(self, action: Mapping[str, Any], position: Position) -> Iterator[str]:
        """Yield the colour of a marked hex: "river"."""
        if action["type"] == "mark":
            assert isinstance(position, DicePosition)
            yield cells_of(LETTERS[position.raw()["letter"]])[action["cell"]].colour

    def points_by_source(self, events: Events, request: RequestObject) -> dict[str, list[int]]:
        """Return the points of each seat, of every source."""
        found = {source: [0] * request["players"] for source in self.sources}
        for event in events:
            if source := point_reason(event):
                found[source][event["seat"]] += event["points"]
        return found

    def boards(self, state: Mapping[str, Any], seat: int) -> tuple[str, ...]:
        """Return the sheet."""
        return (str(state["sheet"]),)

    def usual_margin(self, position: Position) -> float:
        """Return it in points."""
        return float(vars(feature_rows)["USUAL_MARGIN"])


ANSWER = DiceBots()
