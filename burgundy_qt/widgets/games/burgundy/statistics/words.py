"""Finished games of Burgundy in words."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_qt.language import dates
from burgundy_qt.language.tr import tr
from burgundy_qt.session.statistics.dates import local_date
from burgundy_qt.session.statistics.games_apart import Apart
from burgundy_qt.session.statistics.summary import Played
from burgundy_qt.widgets.statistics.phrases import outcome
from burgundy_qt.widgets.words.wording import listed, points


def apart_told(games: Apart) -> str:
    """Team or solo games: "3 team games, 2 won; at most 238 points together."."""
    if games.kind == "team":
        return tr(
            "Statistics",
            "{n} team game(s), {won} won; at most {best} points together.",
            n=games.games,
            won=games.won,
            best=games.best,
        )
    if games.rounds is None:
        return tr(
            "Statistics",
            "{n} solo game(s), none won yet; at most {best} spaces covered.",
            n=games.games,
            best=games.best,
        )
    return tr(
        "Statistics",
        "{n} solo game(s), {won} won, the quickest after {rounds} rounds.",
        n=games.games,
        won=games.won,
        rounds=games.rounds,
    )


def editions_told(played: Sequence[Played]) -> str:
    """ "edition 2011", "editions 2011 and 2019"."""
    editions = sorted({game.edition for game in played})
    if len(editions) == 1:
        return tr("Statistics", "edition {edition}", edition=editions[0])
    return tr("Statistics", "editions {editions}", editions=listed(editions))


def game_told(game: Played) -> str:
    """One game in a line: "12 March 2026: 203 points, won by 7, estate 6"."""
    return tr(
        "Statistics",
        "{date}: {points}, {outcome}, estate {estate}",
        date=dates.day(local_date(game.began)),
        points=points(game.points),
        outcome=outcome(game),
        estate=game.estate,
    )
