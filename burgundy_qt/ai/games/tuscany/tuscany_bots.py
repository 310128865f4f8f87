"""TuscanyBots: what bots, hints, reviews and the arena ask of The Castles of Tuscany."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from burgundy_qt.ai.analysis.point_sources import by_seat
from burgundy_qt.ai.game_bots import Box, Doubt, Events, GameBots, Lessons, Moment, Scored, Table
from burgundy_qt.ai.games.tuscany import starts
from burgundy_qt.ai.games.tuscany.features import tuscany_rows
from burgundy_qt.ai.games.tuscany.growing import grown_for
from burgundy_qt.ai.games.tuscany.tables import TABLES, table_of
from burgundy_qt.ai.games.tuscany.tallies.tuscany_tally import TuscanyTally
from burgundy_qt.ai.networks.network import Network
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.requests import RequestObject
from burgundy_qt.rules.ruleset import GameEvent
from burgundy_qt.rules.tuscany.position import TuscanyGame
from burgundy_qt.rules.tuscany.protocol.names import EDITION
from burgundy_qt.rules.tuscany.protocol.point_sources import points_by_source

OWN_TILES = 21
SAMPLES = 90
"""Of a seat: it decides some fifty times, and sees a boundary before each of forty rounds."""
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
"""As the protocol counts them: a green point once for each phase end that it is or will be added
at."""


class TuscanyBots(GameBots):
    """Answer for Tuscany."""

    tables = TABLES
    # From three seats on a network may grow from one for fewer.
    lessons: ClassVar[Mapping[Table, Lessons]] = {
        table: Lessons(SAMPLES * seated.seats, parents=tuple(range(2, seated.seats)))
        for table, seated in TABLES.items()
    }
    sources = SOURCES
    # So that of games of Stewards as many remainders as should lie inside their error
    # (campaign review-adds-up).
    doubt = Doubt(0.0, 0.43)

    def table_of(self, position: Position) -> Table | None:
        """Return the number of seats."""
        return table_of(position)

    def random_box(self, seed: int, table: Table) -> Box:
        """Return a set-up drawn by the seed."""
        return starts.box_by_lot(seed, table)

    def plain_box(self, table: Table) -> Box:
        """Return the usual set-up."""
        return starts.plain_box(table)

    def box(self, edition: str | None, modules: tuple[str, ...], options: Mapping[str, str]) -> Box:
        """Return the set-up of a match."""
        return starts.box_of(edition, modules, options)

    def warm_start(self, network: Network, table: Table) -> Network:
        """Return a network that begins with what one for fewer seats knows."""
        return grown_for(network, table)

    def moment(self, position: Position) -> Moment:
        """Return the phase. A turn or two go by for each tile that the seat nearest to the end has
        still to lay out; it is told as one."""
        assert isinstance(position, TuscanyGame)
        raw = position.raw()
        left = OWN_TILES - max(seat["shown"] for seat in raw["seats"])
        return Moment(EDITION, raw["phase"], max(1, left))

    def tally(self, position: Position) -> TuscanyTally:
        """Return the same for every number of seats."""
        return TuscanyTally()

    def scored(self, events: Iterable[GameEvent], seats: int) -> Scored:
        """Return what the events have brought, with green points as often as they count."""
        return by_seat(points_by_source(events, seats), seats)

    def source_text(self, source: str) -> str:
        """Return a source of points as a person says it."""
        return SOURCES.get(source, source)

    def points_by_source(self, events: Events, request: RequestObject) -> dict[str, list[int]]:
        """Return the points of each seat, green points as often as they count."""
        return points_by_source(events, request["players"])

    def usual_margin(self, position: Position) -> float:
        """Return it in points."""
        return float(vars(tuscany_rows)["USUAL_MARGIN"])


ANSWER = TuscanyBots()
