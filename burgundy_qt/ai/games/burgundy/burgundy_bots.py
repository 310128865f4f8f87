"""BurgundyBots: what bots, hints, reviews and the arena ask of The Castles of Burgundy."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from burgundy_qt.ai.analysis.point_sources import points_scored_so_far
from burgundy_qt.ai.analysis.score_tally import Tally
from burgundy_qt.ai.game_bots import Box, Doubt, Events, GameBots, Lessons, Moment, Scored, Table
from burgundy_qt.ai.games.burgundy import starts
from burgundy_qt.ai.games.burgundy.growing import grown_for
from burgundy_qt.ai.games.burgundy.tables import SOLO, TABLES, TEAM, table_of
from burgundy_qt.ai.games.burgundy.tallies.burgundy_tally import BurgundyTally
from burgundy_qt.ai.games.burgundy.tallies.solo_tally import SoloTally
from burgundy_qt.ai.games.burgundy.tallies.sources import before, with_partner
from burgundy_qt.ai.games.burgundy.tallies.team_tally import TeamTally
from burgundy_qt.ai.networks import floats
from burgundy_qt.ai.networks.network import Network
from burgundy_qt.rules.burgundy.burgundy import Burgundy
from burgundy_qt.rules.burgundy.components.components import EDITIONS
from burgundy_qt.rules.burgundy.protocol.point_sources import points_by_source
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.requests import RequestObject
from burgundy_qt.rules.ruleset import GameEvent

PHASES, ROUNDS_A_PHASE = 5, 5
ROUNDS = PHASES * ROUNDS_A_PHASE
MARGIN_ALONE = 5.0
"""Spaces, in the solo game."""
EXPLORING_ALONE = 10
"""No other seat's random choices outweigh one's own."""
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


class BurgundyBots(GameBots):
    """Answer for Burgundy."""

    tables = TABLES
    lessons: ClassVar[Mapping[Table, Lessons]] = {
        SOLO: Lessons(130, uses=2, exploring=EXPLORING_ALONE),
        2: Lessons(200, uses=2),
        3: Lessons(330, parents=(2,)),
        4: Lessons(480, parents=(2, 3)),
        TEAM: Lessons(480, parents=(2,)),
    }
    sources = TITLES
    # So that of games of Stewards as many remainders as should lie inside their error
    # (campaign review-adds-up).
    doubt = Doubt(0.6, 0.7)

    def table_of(self, position: Position) -> Table:
        """Return the number of seats, or the table of teams."""
        return table_of(position)

    def random_box(self, seed: int, table: Table) -> Box:
        """Return an edition, modules and estates drawn by the seed."""
        return starts.box_by_lot(seed, table)

    def plain_box(self, table: Table) -> Box:
        """Return the usual edition."""
        return starts.plain_box(table)

    def box(self, edition: str | None, modules: tuple[str, ...], options: Mapping[str, str]) -> Box:
        """Return the edition and the modules of a match."""
        return starts.box_of(edition, modules, options)

    def warm_start(self, network: Network, table: Table) -> Network:
        """Return a network that begins with what one for fewer seats knows."""
        return grown_for(network, table)

    def moment(self, position: Position) -> Moment:
        """Return the round."""
        assert isinstance(position, Burgundy)
        return moment_at(EDITIONS[position.edition()], round_of(position))

    def tally(self, position: Position) -> Tally:
        """Return one that counts spaces alone, and in teams the points of both."""
        if position.counts() == "cells":
            return SoloTally()
        return TeamTally(position) if len(with_partner(position, 0)) > 1 else BurgundyTally()

    def scored(self, events: Iterable[GameEvent], seats: int) -> Scored:
        """Return what the events have brought."""
        return points_scored_so_far(events, seats)

    def scored_before(self, position: Position, scored: Scored) -> Scored:
        """Return a team's points for each of its seats; covered spaces are counted at the end."""
        return before(position, scored)

    def source_text(self, source: str) -> str:
        """Return a source of points as a person says it."""
        kind, _, number = source.partition(":")
        if kind == "cells":
            return f"spaces for {CELLS[number]}"
        return f"{NUMBERED.get(kind, kind)} {number}" if number else WORDS.get(kind, kind)

    def points_by_source(self, events: Events, request: RequestObject) -> dict[str, list[int]]:
        """Return the points of each seat; in a team game those of its team."""
        found = points_by_source(events, request["players"])
        if "team" not in request["modules"]:
            return found
        return {
            source: [points[at % 2] + points[at % 2 + 2] for at in range(4)]
            for source, points in found.items()
        }

    def usual_margin(self, position: Position) -> float:
        """Return it in points, of a team's together too; alone in spaces."""
        return MARGIN_ALONE if position.seats == 1 else float(vars(floats)["USUAL_MARGIN"])


def moment_at(edition: str, number: int) -> Moment:
    """Return the moment of a round, counted from 0, or before its dice: factors are told by phase.
    Points of the last round, in which all dice lie open, need no mending."""
    return Moment(
        edition, number // ROUNDS_A_PHASE if number < ROUNDS - 1 else None, max(1, ROUNDS - number)
    )


def round_of(position: Position) -> int:
    """Return the round that is played, counted from 0 through the whole game."""
    assert isinstance(position, Burgundy)
    raw = position.raw()
    return int(raw["phase"] * ROUNDS_A_PHASE + raw["round"])


ANSWER = BurgundyBots()
