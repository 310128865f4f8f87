"""Team and solo games: their points are not those of other games, so they are told apart, in a
figure or two each."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from typing import NamedTuple


class Apart(NamedTuple):
    """The games of a `kind`, "team" or "solo": how many, how many won. `best`: the most points of
    the team together, or the most spaces that were covered alone; `rounds`: the fewest of a won
    game."""

    kind: str
    games: int
    won: int
    best: int
    rounds: int | None


def kind_of() -> str:
    """A column of a query over games: what makes one a game apart, or NULL."""
    return (
        "CASE WHEN ' ' || modules || ' ' LIKE '% team %' THEN 'team' WHEN seats = 1 THEN 'solo' END"
    )


def apart_of(connection: sqlite3.Connection, chosen: Mapping[str, object]) -> tuple[Apart, ...]:
    """A person's team and solo games; `chosen` says which, as for the other games."""
    return tuple(Apart(*row) for row in connection.execute(APART, dict(chosen)).fetchall())


APART = f"""SELECT kind, count(*), sum(place = 1), max(best), min(iif(place = 1, rounds, NULL))
    FROM (
        SELECT {kind_of()} AS kind, place, rounds, iif({kind_of()} = 'team',
            (SELECT sum(points) FROM seat AS other
                WHERE other.game = number AND other.place = mine.place),
            covered) AS best
        FROM seat AS mine JOIN game ON number = game
        WHERE level IS NULL AND name = :person AND game_name = :game AND casual = :casual
            AND began >= :since AND {kind_of()} IS NOT NULL
        ORDER BY began DESC, number DESC LIMIT :most)
    GROUP BY kind ORDER BY kind DESC"""
"""Partners are those with the same place."""
