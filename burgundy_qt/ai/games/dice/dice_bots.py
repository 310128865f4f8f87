"""DiceBots: what bots, hints, reviews and the arena ask of the Burgundy Dice Game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from burgundy_qt.ai.analysis.point_sources import points_scored_so_far
from burgundy_qt.ai.game_bots import Box, Doubt, Events, GameBots, Lessons, Moment, Scored, Table
from burgundy_qt.ai.games.dice import starts
from burgundy_qt.ai.games.dice.features import dice_rows
from burgundy_qt.ai.games.dice.growing import grown_for
from burgundy_qt.ai.games.dice.outlook.outlook import Outlook
from burgundy_qt.ai.games.dice.tables import TABLES, table_of
from burgundy_qt.ai.games.dice.tallies.dice_tally import DiceTally
from burgundy_qt.ai.networks.network import Evaluator, Network
from burgundy_qt.rules.dice.position import DiceGame
from burgundy_qt.rules.dice.protocol.names import EDITION
from burgundy_qt.rules.point_reasons import reason_of
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.requests import RequestObject
from burgundy_qt.rules.ruleset import GameEvent

PHASES, TRACK, TRACK_ALONE = 3, 10, 8
BOXES_A_ROUND = 4 / 3
"""With others, on average."""
SAMPLES = 48
"""Of a seat: it decides some thirty times, and sees a boundary before each round."""
ALONE = Lessons(30, uses=2, exploring=10)
"""No other seat's random choices outweigh one's own."""
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


def lessons_for(seats: int) -> Lessons:
    """Return how the network for so many seats is trained: from three on it grows from one for
    fewer."""
    if seats == 1:
        return ALONE
    return Lessons(SAMPLES * seats, uses=2 if seats == 2 else 1, parents=tuple(range(2, seats)))


class DiceBots(GameBots):
    """Answer for the Dice Game."""

    tables = TABLES
    lessons: ClassVar[Mapping[Table, Lessons]] = {
        table: lessons_for(seated.seats) for table, seated in TABLES.items()
    }
    sources: ClassVar[Mapping[str, str]] = WORDS | {"bonus": "colour values"}
    # With as many rollouts as elsewhere two reviews of a game named three or four of the same
    # five worst decisions.
    tries = 8
    alone = "points"
    # So that of games of Stewards as many remainders as should lie inside their error
    # (campaign review-adds-up).
    doubt = Doubt(0.35, 0.35)

    def table_of(self, position: Position) -> Table | None:
        """Return the number of seats."""
        return table_of(position)

    def random_box(self, seed: int, table: Table) -> Box:
        """Return sheets and castles drawn by the seed."""
        return starts.box_by_lot(seed, table)

    def plain_box(self, table: Table) -> Box:
        """Return the usual set-up."""
        return starts.plain_box(table)

    def box(self, edition: str | None, modules: tuple[str, ...], options: Mapping[str, str]) -> Box:
        """Return the set-up and the sheet of a match."""
        return starts.box_of(edition, modules, options)

    def warm_start(self, network: Network, table: Table) -> Network:
        """Return a network that begins with what one for fewer seats knows."""
        return grown_for(network, table)

    def moment(self, position: Position) -> Moment:
        """Return the phase. How many rounds are left is known alone; with others it is what the
        hourglasses bring on average."""
        assert isinstance(position, DiceGame)
        raw = position.raw()
        track, pace = (TRACK_ALONE, 1.0) if position.seats == 1 else (TRACK, BOXES_A_ROUND)
        boxes = (PHASES - raw["phase"]) * track - raw["boxes"][raw["phase"]]
        return Moment(EDITION, raw["phase"], max(1, round(boxes / pace)))

    def outlook(self, evaluator: Evaluator) -> Outlook | None:
        """Return what weighs all that dice can bring: alone that can be afforded."""
        return Outlook(evaluator) if evaluator.features.seats == 1 else None

    def tally(self, position: Position) -> DiceTally:
        """Return the same for every number of seats."""
        return DiceTally()

    def scored(self, events: Iterable[GameEvent], seats: int) -> Scored:
        """Return what the events have brought."""
        return points_scored_so_far(events, seats)

    def source_text(self, source: str) -> str:
        """Return a source of points as a person says it."""
        return WORDS.get(source, source)

    def points_by_source(self, events: Events, request: RequestObject) -> dict[str, list[int]]:
        """Return the points of each seat, of every source."""
        found = {source: [0] * request["players"] for source in self.sources}
        for event in events:
            if source := reason_of(event):
                found[source][event["seat"]] += event["points"]
        return found

    def usual_margin(self, position: Position) -> float:
        """Return it in points."""
        return float(vars(dice_rows)["USUAL_MARGIN"])


ANSWER = DiceBots()
