"""Which tables there are networks for, and what each network sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgundy_qt.ai.game_bots import NetworkTable, Table, bots_of
from burgundy_qt.rules.errors import BadArgument
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.registry import game_of

if TYPE_CHECKING:
    from burgundy_qt.ai.features.features import Features


def table_of(position: Position) -> tuple[str, Table] | None:
    """The game of a position and who plays in it; None where no network is meant for that."""
    game = game_of(position)
    table = None if game is None else bots_of(game).table_of(position)
    return None if game is None or table is None else (game, table)


def tables_of(game: str) -> list[Table]:
    """The tables of a game that networks are meant for."""
    return list(bots_of(game).tables)


def network_table(game: str, table: Table) -> NetworkTable:
    """A table that a network is meant for; raises BadArgument where there is none."""
    known = bots_of(game).tables
    if table not in known:
        has = (
            f"those of {game} are for {', '.join(map(str, known))}" if known else f"{game} has none"
        )
        raise BadArgument(f"there is no network for {table!r}: {has}")
    return known[table]


def features_of(game: str, table: Table) -> Features:
    """What the network of a table sees."""
    return network_table(game, table).features()


def seats_at(game: str, table: Table) -> int:
    """How many seats play there."""
    return network_table(game, table).seats
