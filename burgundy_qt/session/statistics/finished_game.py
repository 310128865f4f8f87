"""A finished game for the statistics, taken from its save; team and solo games are counted
separately, because their points are not comparable."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QDate

from burgundy_qt.ai.levels import LONG, level
from burgundy_qt.language.translation import tr
from burgundy_qt.rules.registry import DEFAULT
from burgundy_qt.rules.ruleset import Event
from burgundy_qt.session import deal_code, game_profile, problem
from burgundy_qt.session.data_file import NOT_OURS
from burgundy_qt.session.library.game_card import card_of
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.saves import save_file, save_schema
from burgundy_qt.session.statistics.achievements import Reached, reached_in
from burgundy_qt.storage.documents import fingerprint


def local_date(began: str) -> QDate:
    """Return the local day on which a game began; `began` as in the ledger."""
    day = datetime.fromisoformat(began).astimezone()
    return QDate(day.year, day.month, day.day)


# Finished games, taken from their saves.


class NotFinished(ValueError):
    """The game of the save is not finished."""


@dataclass(frozen=True)
class SeatScore:
    """The result of one seat: `level` and its `elo` are None for a person, `elo` also for an
    unknown level. `place` counts from 1, equal for partners; in a solo game it is 1 for won, 2 for
    lost. `estate`: what it played on by the game's own name, "" for nothing; `by_source` the points
    of every source; `covered`: covered spaces of the estate, None if unknown; `reached` the parts
    of achievements."""

    name: str
    level: str | None
    elo: int | None
    estate: str
    points: int
    place: int
    by_source: Mapping[str, int]
    covered: int | None = None
    reached: tuple[Reached, ...] = ()


@dataclass(frozen=True)
class FinishedGame:
    """One finished game. `began` is UTC, ISO 8601. `mark` is equal for copies of one game, `deal`
    (a deal code, or None) for games with the same tiles and dice on the same estates. `rounds`: how
    many were begun, None if unknown. `game_name` is that of the protocol, `options` the choices
    besides edition, set-up and modules: `unaided` if the game was played without help, `recorded`
    if with the box."""

    game_id: str
    mark: str
    began: str
    edition: str
    setup: str
    casual: bool
    seats: tuple[SeatScore, ...]
    deal: str | None = None
    modules: tuple[str, ...] = ()
    rounds: int | None = None
    game_name: str = DEFAULT
    options: Mapping[str, Any] = field(default_factory=dict)


def finished_game(save: save_file.Save) -> FinishedGame:
    """Return the finished game of a save, from its record; raises NotFinished, or SaveDamaged if
    the record has none."""
    path = Path(save.game_id)
    card = card_of(save, path, 0.0)
    if not (save.finished and card.is_finished):
        raise NotFinished(save.game_id)
    request = save_file.request_in(save, path)
    try:
        summaries = game_profile.profile_of(request["game"]).seat_summaries(
            card.summary, request, scores_in(save, path)
        )
    except ValueError as error:
        raise problem.SaveDamaged(
            path, tr("Saves", "its snapshot contains no position"), str(error)
        ) from error
    if card.edition != request["edition"]:
        raise problem.SaveDamaged(path, tr("Saves", "its snapshot contains no position"))
    seats = tuple(
        SeatScore(
            name=plan.name,
            level=plan.level,
            elo=elo_of(plan.level, plan.pace or LONG, request["game"]),
            estate=summaries[seat].board,
            points=card.points[seat],
            place=card.places[seat],
            by_source=summaries[seat].by_source,
            covered=summaries[seat].covered,
        )
        for seat, plan in enumerate(save.seats)
    )
    try:
        all_reached = reached_in(request, save.record[1:], seats, save.unaided)
    except NOT_OURS as error:
        raise problem.SaveDamaged(
            path, tr("Saves", "its record cannot be replayed"), str(error)
        ) from error
    seats = tuple(
        replace(score, reached=reached) for score, reached in zip(seats, all_reached, strict=True)
    )
    names = [[plan.name, plan.level] for plan in save.seats]
    mark = fingerprint({"created": save.created, "seats": names, "record": save.record})
    return FinishedGame(
        game_id=save.game_id,
        mark=mark,
        began=save.created,
        edition=card.edition,
        setup=request["setup"],
        casual=save.casual,
        seats=seats,
        deal=deal_code.deal_code_of(request) if deal_code.is_whole(request) else None,
        modules=card.modules,
        rounds=sum(event.get("event") == "round" for event in save.record),
        game_name=request["game"],
        options={
            **({"unaided": True} if save.unaided else {}),
            **({"recorded": True} if save.record[0].get("chance") == "hand" else {}),
            **({"styles": styles} if (styles := styles_by_seat(save.seats)) else {}),
        },
    )


def styles_by_seat(seats: Sequence[SeatPlan]) -> dict[str, str]:
    """Return the styles of the bots that have one, by the number of their seat."""
    return {str(seat): plan.style for seat, plan in enumerate(seats) if plan.level and plan.style}


def scores_in(save: save_file.Save, path: Path) -> list[Event]:
    """Return the events with points from the record, without playing it; raises SaveDamaged."""
    scores = [event for event in save.record if event.get("event") in ("points", "bonus")]
    if not all(map(save_schema.a_score(len(save.seats)), scores)):
        raise problem.SaveDamaged(path, tr("Saves", "its record cannot be replayed"))
    return scores


def elo_of(name: str | None, pace: str = LONG, game: str = DEFAULT) -> int | None:
    """Return the measured strength of a level at a pace in a game; None for people, for unknown
    levels and paces, and if it was not measured."""
    if name is None:
        return None
    try:
        strength = level(name).at(pace).strength_in(game)
    except ValueError:
        return None
    return None if strength is None else strength.elo


# Team and solo games are counted separately, because their points are not comparable.


class GameClass(NamedTuple):
    """The games of a `kind`, "team" or "solo": how many, how many won. `best`: the most points of a
    team, or the most covered spaces of a solo game; `rounds`: the fewest of a won game."""

    kind: str
    games: int
    won: int
    best: int
    rounds: int | None


def kind_of() -> str:
    """Return the column of a query that says "team", "solo", or NULL for other games."""
    return (
        "CASE WHEN ' ' || modules || ' ' LIKE '% team %' THEN 'team' WHEN seats = 1 THEN 'solo' END"
    )


def apart_of(connection: sqlite3.Connection, chosen: Mapping[str, object]) -> tuple[GameClass, ...]:
    """Return a person's team and solo games; `chosen` selects them, as for other games."""
    return tuple(GameClass(*row) for row in connection.execute(APART, dict(chosen)).fetchall())


RECORDED = 2
KIND = f"iif(json_extract(options, '$.recorded'), {RECORDED}, casual)"
"""Whether a game is rated (0), casual (1) or recorded from the box."""
APART = f"""SELECT kind, count(*), sum(place = 1), max(best), min(iif(place = 1, rounds, NULL))
    FROM (
        SELECT {kind_of()} AS kind, place, rounds, iif({kind_of()} = 'team',
            (SELECT sum(points) FROM seat AS other
                WHERE other.game = number AND other.place = mine.place),
            covered) AS best
        FROM seat AS mine JOIN game ON number = game
        WHERE level IS NULL AND name = :person AND game_name = :game AND {KIND} = :kind
            AND began >= :since AND {kind_of()} IS NOT NULL
        ORDER BY began DESC, number DESC LIMIT :most)
    GROUP BY kind ORDER BY kind DESC"""
"""Partners have the same place."""
