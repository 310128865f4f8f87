"""Finished games in words, where games are told apart by edition alone and nobody plays alone or in
teams."""

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
    """There are no games apart."""
    return ""


def editions_told(played: Sequence[Played]) -> str:
    """ "edition 2020"."""
    editions = sorted({game.edition for game in played})
    return tr("Statistics", "edition {edition}", edition=listed(editions))


def game_told(game: Played) -> str:
    """One game in a line: "12 March 2026: 83 points, won by 7"."""
    return tr(
        "Statistics",
        "{date}: {points}, {outcome}",
        date=dates.day(local_date(game.began)),
        points=points(game.points),
        outcome=outcome(game),
    )
