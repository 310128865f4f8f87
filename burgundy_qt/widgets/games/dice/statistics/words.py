"""Finished dice games in words."""

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
    """How many games were played alone; what came of them is told in a room of its own."""
    return tr("Statistics", "{n} game(s) alone.", n=games.games)


def sheets_told(played: Sequence[Played]) -> str:
    """ "duchy A", "duchies A and C"."""
    sheets = sorted({game.estate for game in played})
    if len(sheets) == 1:
        return tr("Statistics", "duchy {sheet}", sheet=sheets[0])
    return tr("Statistics", "duchies {sheets}", sheets=listed(sheets))


def game_told(game: Played) -> str:
    """One game in a line: "12 March 2026: 63 points, won by 7, duchy A"."""
    return tr(
        "Statistics",
        "{date}: {points}, {outcome}, duchy {sheet}",
        date=dates.day(local_date(game.began)),
        points=points(game.points),
        outcome=outcome(game),
        sheet=game.estate,
    )
