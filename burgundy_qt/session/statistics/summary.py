"""A summary of one player's games: how many, how good, against whom, and the sources of points; and
the player's rating on the bots' scale.

The rating follows Glickman's rule for a rating period of one game and opponents of known strength:
the step is the surprise, divided by how much was known before and how much the game reveals.
"""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import groupby
from math import log, sqrt
from operator import itemgetter
from typing import NamedTuple

from burgundy_qt import repeatable
from burgundy_qt.rules.registry import DEFAULT, GAMES
from burgundy_qt.session.statistics import finished_game
from burgundy_qt.session.statistics.ledger import Ledger

SCALE = log(10) / 400
START = 1200.0
UNSURE = 250.0
DRIFT = 4.0
"""How much a person's strength may change from game to game, as a standard deviation."""
RANGE = 1.96
"""The standard deviations to either side that contain the true value in 95 of 100 cases."""

Meeting = tuple[int, float]  # the bot's Elo; 1.0 won, 0.5 tied, 0.0 lost


class Rating(NamedTuple):
    """`elo` on the bots' scale, and its standard `deviation`."""

    elo: float = START
    deviation: float = UNSURE

    @property
    def give_or_take(self) -> int:
        """Return half the width of the range that contains the true strength in 95 of 100 cases."""
        return round(RANGE * self.deviation)


def expected(elo: float, other: float) -> float:
    """Return the chance to end before an opponent of that strength."""
    return float(1 / (1 + 10 ** ((other - elo) / 400)))


def rated_after(before: Rating, meetings: Sequence[Meeting]) -> Rating:
    """Return the rating after one more game. The bots of one table count as much as one opponent
    together."""
    surprise = information = 0.0
    for other, score in meetings:
        chance = expected(before.elo, other)
        surprise += (score - chance) / len(meetings)
        information += chance * (1 - chance) / len(meetings)
    known = 1 / min(before.deviation**2 + DRIFT**2, UNSURE**2)
    variance = 1 / (known + SCALE**2 * information)
    return Rating(before.elo + variance * SCALE * surprise, sqrt(variance))


def course(games: Iterable[Sequence[Meeting]]) -> list[Rating]:
    """Return the rating after each game, in the order they were played."""
    rating = Rating()
    return [rating := rated_after(rating, meetings) for meetings in games]


# Summaries of one person's games.


SPANS = "last", "year", "all"
LAST = 30
EVER = ""
NO_LIMIT = -1
VIEWS: Mapping[str, str] = {
    "level": """SELECT DISTINCT other.level AS part, mine.number, mine.seat, mine.place, mine.points
        FROM mine JOIN seat AS other ON other.game = mine.number AND other.seat <> mine.seat""",
    "character": """SELECT DISTINCT
        json_extract(options, '$.styles."' || other.seat || '"') AS part,
        mine.number, mine.seat, mine.place, mine.points
        FROM mine JOIN seat AS other ON other.game = mine.number AND other.seat <> mine.seat
        JOIN game ON game.number = mine.number WHERE part IS NOT NULL""",
    "estate": "SELECT edition || ':' || estate AS part, place, points FROM mine",
    "seats": "SELECT seats AS part, place, points FROM mine",
    "edition": "SELECT edition || iif(modules = '', '', '+') AS part, place, points FROM mine",
    "setup": "SELECT setup AS part, place, points FROM mine",
    "help": """SELECT iif(json_extract(options, '$.unaided'), 'none', 'possible') AS part,
        mine.place, mine.points FROM mine JOIN game ON game.number = mine.number""",
}
"""The ways to group games. `part` is None for people among levels; a style among characters;
"2019:10" among estates, because the same number means another estate in another edition; "2019+"
with modules among editions; "none" or "possible" for the program's help."""


@dataclass(frozen=True)
class SummaryQuery:
    """The games to summarise: those of the person of that name (None: of whoever has played most),
    rated or casual ones (None: rated ones if there are any), how far back, one of SPANS, and of
    which game by the protocol's name (None, or one that this person has not played: the one that
    they have played most). `recorded`: neither of both, but games that were played with the
    box."""

    person: str | None = None
    rated: bool | None = None
    span: str = "all"
    game: str | None = None
    recorded: bool = False


class PlayedGame(NamedTuple):
    """One of the person's games. `lead`: points ahead of the best other seat, negative if behind;
    `is_shared`: another seat had the same place; `by_source`: the points of each source with
    points."""

    began: str
    edition: str
    seats: int
    estate: str
    points: int
    place: int
    lead: int
    is_shared: bool
    by_source: Mapping[str, int]


class ErrorRate(NamedTuple):
    """The review of one of the person's games: points of the lead lost per decision, their standard
    error, and the number of decisions."""

    began: str
    rate: float
    error: float
    decisions: int


@dataclass(frozen=True)
class Share:
    """The games of one group, such as estate 6: how many, how many won, mean and best points."""

    part: str | int | None
    games: int
    won: int
    mean: float
    best: int


@dataclass(frozen=True, eq=False)
class Summary:
    """The answer to a query, as complete as the ledger allows. `people`: each name with its number
    of games, most first; `elsewhere`: the number of casual games for a query about rated ones, and
    vice versa; `games`: the known games that the person has played, by name, with their number,
    most first; `played`: the games in order; `own` and `others`: mean points by source of the
    person and of all others at those tables; `ratings`: the time of each rated game against bots,
    with the rating after it; `apart`: team and solo games, which appear only there and in `alone`:
    the solo games in order, none of which has a lead; `error_rates`: of the reviewed games with
    others; `has_recorded`: some games were recorded from the box."""

    question: SummaryQuery
    people: tuple[tuple[str, int], ...] = ()
    elsewhere: int = 0
    games: tuple[tuple[str, int], ...] = ()
    played: tuple[PlayedGame, ...] = ()
    own: Mapping[str, float] = field(default_factory=dict)
    others: Mapping[str, float] = field(default_factory=dict)
    views: Mapping[str, tuple[Share, ...]] | None = None
    ratings: tuple[tuple[str, Rating], ...] = ()
    apart: tuple[finished_game.GameClass, ...] = ()
    alone: tuple[PlayedGame, ...] = ()
    error_rates: tuple[ErrorRate, ...] = ()
    has_recorded: bool = False

    @property
    def won(self) -> int:
        """Return how many of the games were won."""
        return sum(game.place == 1 for game in self.played)

    @property
    def mean(self) -> float:
        """Return the mean points of a game; there must be one."""
        return sum(game.points for game in self.played) / len(self.played)

    @property
    def best(self) -> PlayedGame:
        """Return the game with the most points, the first of several; there must be one."""
        return max(self.played, key=lambda game: game.points)


def summary(ledger: Ledger, question: SummaryQuery, now: datetime | None = None) -> Summary:
    """Answer the query. `now` (aware) gives the current year; by default the clock does."""
    with ledger.reading() as connection:
        people = tuple(connection.execute(PEOPLE).fetchall())
        person = (
            question.person if question.person is not None else (people[0][0] if people else None)
        )
        if person is None:
            return Summary(question)
        games = games_of(connection, person)
        game = question.game if question.game in dict(games) else next(iter(dict(games)), DEFAULT)
        kinds = dict(connection.execute(KINDS, (person, game)).fetchall())
        recorded = question.recorded or (
            question.rated is None and set(kinds) == {finished_game.RECORDED}
        )
        rated = question.rated if question.rated is not None else bool(kinds.get(0)) or not kinds
        question = SummaryQuery(person, rated and not recorded, question.span, game, recorded)
        chosen = choice(question, now or repeatable.now())
        connection.execute(CHOOSE_ALONE, chosen)
        alone = played_in(connection)
        connection.execute("DROP TABLE mine")
        connection.execute(CHOOSE, chosen)
        found = Summary(
            question,
            people,
            kinds.get(int(rated), 0),
            games,
            played := played_in(connection),
            means(played),
            dict(connection.execute(OTHERS).fetchall()),
            {view: shares(connection, view) for view in VIEWS},
            ratings_of(connection, person, game),
            finished_game.apart_of(connection, chosen),
            alone,
            error_rates_in(connection),
            finished_game.RECORDED in kinds,
        )
        connection.execute("DROP TABLE mine")  # an error rolls it back, with the transaction
        return found


PEOPLE = """SELECT name, count(*) AS games FROM seat WHERE level IS NULL
    GROUP BY name ORDER BY games DESC, name"""
KINDS = f"""SELECT {finished_game.KIND} AS kind, count(*) FROM seat JOIN game ON number = game
    WHERE level IS NULL AND name = ? AND game_name = ? GROUP BY kind"""
PLAYED = """SELECT game_name, count(DISTINCT number) AS games FROM seat JOIN game ON number = game
    WHERE level IS NULL AND name = ? GROUP BY game_name ORDER BY games DESC, game_name"""
COLUMNS = "number, began, edition, modules, setup, seats, seat, estate, points, place"
CHOOSE = f"""CREATE TEMP TABLE mine AS
    SELECT {COLUMNS},
        points - (SELECT max(points) FROM seat AS other
            WHERE other.game = number AND other.seat <> mine.seat) AS lead,
        EXISTS (SELECT * FROM seat AS other WHERE other.game = number
            AND other.seat <> mine.seat AND other.place = mine.place) AS is_shared
    FROM seat AS mine JOIN game ON number = game
    WHERE level IS NULL AND name = :person AND game_name = :game AND {finished_game.KIND} = :kind
        AND began >= :since AND {finished_game.kind_of()} IS NULL
    ORDER BY began DESC, number DESC LIMIT :most"""
CHOOSE_ALONE = f"""CREATE TEMP TABLE mine AS SELECT {COLUMNS}, 0 AS lead, 0 AS is_shared
    FROM seat AS mine JOIN game ON number = game
    WHERE level IS NULL AND name = :person AND game_name = :game AND {finished_game.KIND} = :kind
        AND began >= :since AND {finished_game.kind_of()} = 'solo'
    ORDER BY began DESC, number DESC LIMIT :most"""
MEETINGS = f"""SELECT began, number, other.elo,
        (other.place > mine.place) + 0.5 * (other.place = mine.place)
    FROM seat AS mine JOIN game ON number = mine.game JOIN seat AS other ON other.game = number
    WHERE mine.level IS NULL AND mine.name = ? AND game_name = ? AND NOT casual
        AND other.elo IS NOT NULL AND {finished_game.kind_of()} IS NULL
    ORDER BY began, number, mine.seat"""


OTHERS = """SELECT source, sum(told.points) * 1.0 / (SELECT sum(seats - 1) FROM mine) FROM mine
    JOIN seat_source AS told ON told.game = mine.number AND told.seat <> mine.seat
    GROUP BY source"""
ERROR_RATES = """SELECT mine.began, review.lead, lead_error, decisions FROM mine
    JOIN game ON game.number = mine.number
    JOIN review ON review.game_id = game.id AND review.seat = mine.seat
        AND review.lead IS NOT NULL
    ORDER BY mine.began, mine.number"""
BY_SOURCE = """SELECT mine.number, mine.seat, json_group_object(source, told.points) FROM mine
    JOIN seat_source AS told ON told.game = mine.number AND told.seat = mine.seat
    GROUP BY mine.rowid"""


def games_of(connection: sqlite3.Connection, person: str) -> tuple[tuple[str, int], ...]:
    """Return the known games that the person has played, with their number, most first; a later
    version may have recorded others."""
    rows = connection.execute(PLAYED, (person,)).fetchall()
    return tuple((game, number) for game, number in rows if game in GAMES)


def choice(question: SummaryQuery, now: datetime) -> dict[str, object]:
    """Return the parameters of the queries for the person's games."""
    new_year = now.astimezone().replace(month=1, day=1, hour=0, minute=0, second=0, microsecond=0)
    return {
        "person": question.person,
        "game": question.game,
        "kind": finished_game.RECORDED if question.recorded else int(not question.rated),
        "since": new_year.astimezone(UTC).isoformat("T", "seconds")
        if question.span == "year"
        else EVER,
        "most": LAST if question.span == "last" else NO_LIMIT,
    }


def played_in(connection: sqlite3.Connection) -> tuple[PlayedGame, ...]:
    """Return the chosen games, the oldest first."""
    by_source = {(number, seat): points for number, seat, points in connection.execute(BY_SOURCE)}
    columns = "number, seat, began, edition, seats, estate, points, place, lead, is_shared"
    rows = connection.execute(f"SELECT {columns} FROM mine ORDER BY began, number").fetchall()
    # read as one text: thousands of small ones take three times as long
    sources = json.loads(f"[{','.join(by_source.get(row[:2], '{}') for row in rows)}]")
    return tuple(
        PlayedGame._make((*row[2:], points)) for row, points in zip(rows, sources, strict=True)
    )


def error_rates_in(connection: sqlite3.Connection) -> tuple[ErrorRate, ...]:
    """Return the error rates of the chosen games with a review, the oldest first."""
    return tuple(map(ErrorRate._make, connection.execute(ERROR_RATES)))


def means(played: Sequence[PlayedGame]) -> Mapping[str, float]:
    """Return the mean points by source of these games; a source without points is missing."""
    brought: dict[str, int] = defaultdict(int)
    for game in played:
        for source, points in game.by_source.items():
            brought[source] += points
    return {source: points / len(played) for source, points in sorted(brought.items())}


def shares(connection: sqlite3.Connection, view: str) -> tuple[Share, ...]:
    """Return the chosen games, grouped by one of VIEWS: the group with the most games first."""
    rows = connection.execute(
        f"""SELECT part, count(*) AS games, sum(place = 1), avg(points), max(points)
        FROM ({VIEWS[view]}) GROUP BY part ORDER BY games DESC, part"""
    )
    return tuple(Share(*row) for row in rows)


def ratings_of(
    connection: sqlite3.Connection, person: str, game: str
) -> tuple[tuple[str, Rating], ...]:
    """Return the person's rating in a game after each rated game against bots, whatever games are
    chosen."""
    began: list[str] = []
    games: list[list[Meeting]] = []
    rows = connection.execute(MEETINGS, (person, game)).fetchall()
    for (when, _), meetings in groupby(rows, itemgetter(0, 1)):
        began.append(when)
        games.append([(elo, score) for *_, elo, score in meetings])
    return tuple(zip(began, course(games), strict=True))
