"""Achievements of finished games: those of every game, what a game adds to a person's, and a
person's best result on a board.

They are computed when a game is recorded in the ledger, and count only in rated games.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.ruleset import GameEvent
from burgundy_qt.session.game_profile import Achievement, PlayedSeat, achieved_if, profile_of

if TYPE_CHECKING:
    from burgundy_qt.session.library.game_card import GameCard
    from burgundy_qt.session.statistics.finished_game import SeatScore
    from burgundy_qt.session.statistics.ledger import Ledger

KNIGHT, DUKE, TEAM = "knight", "duke", "team"
FULL_TABLE, CLOSE = 3, 1
"""Opponents at a full table; the lead of a narrow victory."""
COMMON = (
    achieved_if("first-win", lambda played: played.has_won),
    achieved_if("knight", lambda played: played.has_won and KNIGHT in played.levels),
    achieved_if("duke", lambda played: played.has_won and DUKE in played.levels),
    achieved_if("full-table", lambda played: played.has_won and len(played.levels) >= FULL_TABLE),
    achieved_if(
        "narrow", lambda played: played.has_won and played.lead is not None and played.lead <= CLOSE
    ),
    achieved_if("unaided", lambda played: played.has_won and played.is_unaided),
)
"""The achievements that every game has."""


class Reached(NamedTuple):
    """A part of an achievement, by their names."""

    name: str
    part: str


def achievements_of(game: str) -> tuple[Achievement, ...]:
    """Return the achievements of a game, those of every game first."""
    return (*COMMON, *profile_of(game).achievements)


def reached_in(
    request: RequestObject,
    events: Sequence[GameEvent],
    seats: Sequence[SeatScore],
    is_unaided: bool,
) -> list[tuple[Reached, ...]]:
    """Return what each seat has reached in a finished game. A victory of a team counts for both
    partners, and has no lead."""
    return [
        tuple(_reached(request["game"], played))
        for played in _played(request, events, seats, is_unaided)
    ]


def _played(
    request: RequestObject,
    events: Sequence[GameEvent],
    seats: Sequence[SeatScore],
    is_unaided: bool,
) -> Iterable[PlayedSeat]:
    """Yield each seat of the game."""
    modules = request.get("modules") or ()
    for seat, score in enumerate(seats):
        others = [other for number, other in enumerate(seats) if number != seat]
        yield PlayedSeat(
            request,
            events,
            seat,
            score.estate,
            score.covered,
            score.points,
            score.place,
            None if TEAM in modules else lead_of(score, others),
            tuple(other.level for other in others),
            is_unaided,
        )


def lead_of(score: SeatScore, others: Sequence[SeatScore]) -> int:
    """Return the points of a seat ahead of the best other one."""
    return score.points - max((other.points for other in others), default=0)


def _reached(game: str, played: PlayedSeat) -> Iterable[Reached]:
    """Yield what a seat has reached; parts that the achievement does not have do not count."""
    for achievement in achievements_of(game):
        for part in sorted({*achievement.found(played)} & {*achievement.parts}):
            yield Reached(achievement.name, part)


# What the ledger knows of them. Only rated games count.


RATED = "NOT {0}.casual AND json_extract({0}.options, '$.recorded') IS NULL"
OF_PERSON = f"""SELECT achievement.name, part, min(began), count(*) FROM achievement
    JOIN seat ON seat.game = achievement.game AND seat.seat = achievement.seat
    JOIN game ON number = achievement.game
    WHERE level IS NULL AND seat.name = ? AND game_name = ? AND {RATED.format("game")}
    GROUP BY achievement.name, part"""
NEW_IN_GAME = f"""SELECT seat.seat, achievement.name, achievement.part FROM achievement
    JOIN seat ON seat.game = achievement.game AND seat.seat = achievement.seat
    JOIN game ON number = achievement.game
    WHERE level IS NULL AND id = ? AND {RATED.format("game")} AND NOT EXISTS (
        SELECT * FROM achievement AS earlier
        JOIN seat AS same ON same.game = earlier.game AND same.seat = earlier.seat
        JOIN game AS before ON before.number = earlier.game
        WHERE before.game_name = game.game_name AND same.level IS NULL AND same.name = seat.name
            AND earlier.name = achievement.name AND earlier.part = achievement.part
            AND {RATED.format("before")}
            AND (before.began, before.number) < (game.began, game.number))
    ORDER BY seat.seat, achievement.name, achievement.part"""
BEST = f"""SELECT max(points), count(*) FROM seat JOIN game ON number = game
    WHERE level IS NULL AND name = :person AND game_name = :game AND edition = :edition
        AND estate = iif(:board = '', estate, :board) AND seats = :seats AND id <> :game_id
        AND modules = :modules AND {RATED.format("game")}"""


class FirstTime(NamedTuple):
    """When a person has first reached a part (UTC, ISO 8601), and in how many games."""

    began: str
    games: int


AchievementRecord = Mapping[Reached, FirstTime]
"""What a person has reached in a game."""


@dataclass(frozen=True)
class BestResult:
    """The most points of a person on one board of a game, with the same number of players and the
    same modules; `games` on it. `board` is "" if boards cannot be compared."""

    board: str
    points: int
    games: int


@dataclass(frozen=True)
class BoardQuery:
    """A board for which the best result is wanted; the game of this id is left out."""

    person: str
    game: str
    edition: str
    board: str
    seats: int
    modules: str
    game_id: str


def board_query(card: GameCard) -> BoardQuery | None:
    """Return the query about the board of the first person on a card; None if nobody plays."""
    for seat, plan in enumerate(card.seats):
        if plan.is_person:
            board = profile_of(card.game).board_of(card.summary, seat)
            modules = " ".join(card.modules)
            seats = len(card.seats)
            return BoardQuery(
                plan.name, card.game, card.edition, board, seats, modules, card.game_id
            )
    return None


def record_of(ledger: Ledger, person: str, game: str) -> AchievementRecord:
    """Return what a person has reached in a game. Raises LedgerError."""
    with ledger.reading() as connection:
        rows = connection.execute(OF_PERSON, (person, game)).fetchall()
    return {Reached(name, part): FirstTime(*rest) for name, part, *rest in rows}


def new_in(ledger: Ledger, game_id: str) -> tuple[tuple[int, Reached], ...]:
    """Return what the people of a game have reached there for the first time, by seat. Raises
    LedgerError."""
    with ledger.reading() as connection:
        rows = connection.execute(NEW_IN_GAME, (game_id,)).fetchall()
    return tuple((seat, Reached(name, part)) for seat, name, part in rows)


def best_on(ledger: Ledger, query: BoardQuery) -> BestResult | None:
    """Return a person's best result on a board; None without a game. Raises LedgerError."""
    with ledger.reading() as connection:
        points, games = connection.execute(BEST, query.__dict__).fetchone()
    return None if points is None else BestResult(query.board, points, games)


def is_complete(achievement: Achievement, record: AchievementRecord) -> bool:
    """Return whether all parts of an achievement were reached."""
    return all(Reached(achievement.name, part) in record for part in achievement.parts)
