"""CarcassonneBots: what bots, hints, reviews and the arena ask of Carcassonne."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from burgundy_qt.ai.analysis.point_sources import by_seat
from burgundy_qt.ai.game_bots import Box, Doubt, Events, GameBots, Lessons, Moment, Scored, Table
from burgundy_qt.ai.games.carcassonne import starts
from burgundy_qt.ai.games.carcassonne.features import carcassonne_rows
from burgundy_qt.ai.games.carcassonne.growing import grown_for
from burgundy_qt.ai.games.carcassonne.tables import TABLES, table_of
from burgundy_qt.ai.games.carcassonne.tallies.carcassonne_tally import CarcassonneTally
from burgundy_qt.ai.networks.network import Network
from burgundy_qt.rules.carcassonne.position import CarcassonneGame
from burgundy_qt.rules.carcassonne.protocol.point_sources import points_by_source
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.requests import RequestObject
from burgundy_qt.rules.ruleset import GameEvent

BASE, WITH_MODULES = "base", "modules"
STAGES = 4
STAGE_TILES = 21
"""Of a full pile with modules there are four stages."""
DECISIONS = 170
"""Of all seats in a game."""
BOUNDARIES = 85
"""Each is seen by every seat."""
TRUST = 0.7
"""There are three times as many boundaries as in a game of rounds."""
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


class CarcassonneBots(GameBots):
    """Answer for Carcassonne."""

    tables = TABLES
    # From three seats on a network may grow from one for fewer.
    lessons: ClassVar[Mapping[Table, Lessons]] = {
        table: Lessons(
            DECISIONS + BOUNDARIES * seated.seats,
            trust=TRUST,
            parents=tuple(range(2, seated.seats)),
        )
        for table, seated in TABLES.items()
    }
    sources = SOURCES
    # A boundary is a tile, and what farmers bring is far: a Duke looks eight ahead too.
    horizon: ClassVar[Mapping[str, int]] = {"quick": 3, "normal": 6, "deep": 8, "sieve": 6}
    # So that of games of Stewards as many remainders as should lie inside their error
    # (campaign review-adds-up).
    doubt = Doubt(0.65, 0.75)

    def table_of(self, position: Position) -> Table | None:
        """Return the number of seats."""
        return table_of(position)

    def random_box(self, seed: int, table: Table) -> Box:
        """Return modules drawn by the seed."""
        return starts.box_by_lot(seed, table)

    def plain_box(self, table: Table) -> Box:
        """Return the base game."""
        return starts.plain_box(table)

    def box(self, edition: str | None, modules: tuple[str, ...], options: Mapping[str, str]) -> Box:
        """Return the modules and options of a match."""
        return starts.box_of(edition, modules, options)

    def warm_start(self, network: Network, table: Table) -> Network:
        """Return a network that begins with what one for fewer seats knows."""
        return grown_for(network, table)

    def moment(self, position: Position) -> Moment:
        """Return how far the pile is down. Each seat draws its share of the tiles that are left;
        the turn that is played counts too."""
        assert isinstance(position, CarcassonneGame)
        raw = position.raw()
        stage = min(STAGES - 1, max(0, raw["pile"] - 1) // STAGE_TILES)
        kind = WITH_MODULES if raw["modules"] else BASE
        return Moment(kind, STAGES - 1 - stage, 1 + raw["pile"] // position.seats)

    def tally(self, position: Position) -> CarcassonneTally:
        """Return the same for every number of seats."""
        return CarcassonneTally()

    def scored(self, events: Iterable[GameEvent], seats: int) -> Scored:
        """Return what the events have brought."""
        return by_seat(points_by_source(events, seats), seats)

    def source_text(self, source: str) -> str:
        """Return a source of points as a person says it."""
        return SOURCES.get(source, source)

    def points_by_source(self, events: Events, request: RequestObject) -> dict[str, list[int]]:
        """Return the points of each seat."""
        return points_by_source(events, request["players"])

    def rounds(self, events: Events) -> int:
        """Return how many turns the game took."""
        return sum(event["event"] == "turn" for event in events)

    def usual_margin(self, position: Position) -> float:
        """Return it in points."""
        return float(vars(carcassonne_rows)["USUAL_MARGIN"])

    def boundaries(self, position: Position) -> int:
        """Return one for every tile of a round."""
        return int(position.seats)


ANSWER = CarcassonneBots()
