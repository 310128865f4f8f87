"""The texts of the statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from PySide6.QtCore import QDate

from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.session.statistics.finished_game import local_date
from burgundy_qt.session.statistics.summary import Share, Summary
from burgundy_qt.widgets.log.game_archive import GameArchive, archive_of
from burgundy_qt.widgets.phrases.game_texts import texts_of

RATING_RULE = tr_noop(
    "Statistics",
    "Strength is an Elo rating on the bots' scale. In 95 of 100 cases, your true strength lies "
    "within the ± shown.",
)
RATED_RULE = tr_noop(
    "Statistics",
    "A game is rated if it has no hints and no tutor, and if undo went no further than "
    "normally allowed. All other games are casual.",
)
UNRATED = tr_noop(
    "Statistics",
    "Only rated games against bots measure your strength, and there were none in this period.",
)
UNMEASURED = tr_noop(
    "Statistics",
    "The bots' strength in this game has not been measured yet, so yours is not known either.",
)
APART_RULE = tr_noop(
    "Statistics", "Team and solo games are counted separately: no figure below includes them."
)
FAIR_RULE = tr_noop("Statistics", "The mark in the bar shows how much pure chance would win.")
SEATS: Mapping[tuple[int, int], str] = {
    (2, 2): tr_noop("Statistics", "two players"),
    (3, 3): tr_noop("Statistics", "three players"),
    (4, 4): tr_noop("Statistics", "four players"),
    (2, 3): tr_noop("Statistics", "two to three players"),
    (2, 4): tr_noop("Statistics", "two to four players"),
    (3, 4): tr_noop("Statistics", "three to four players"),
}


def game_title(game: str) -> str:
    """Return the title of a game."""
    return texts_of(game).title()


def unrated_text(game: str) -> str:
    """Return why there are no ratings."""
    is_measured = any(level.strength_in(game) for level in LEVELS)
    return tr("Statistics", UNRATED if is_measured else UNMEASURED)


def signed(number: float) -> str:
    """Return a whole number with its sign, with a real minus; 0 has none."""
    return formats.signed(round(number), 0) if round(number) else "0"


def percent(part: int, whole: int) -> str:
    """Return a share of games: "58 %"."""
    return formats.percent(part / whole)


def subtitle(summary: Summary, today: QDate) -> str:
    """Return which games are included: "128 rated games since March, two to four seats, edition
    2011.", and which are separate."""
    apart = [archive_for(summary).team_or_solo_line(kind) for kind in summary.apart]
    return " ".join([*([chosen_text(summary, today)] if summary.played else ()), *apart])


def archive_for(summary: Summary) -> GameArchive:
    """Return the archive of a summary's game."""
    assert summary.question.game is not None
    return archive_of(summary.question.game)


def chosen_text(summary: Summary, today: QDate) -> str:
    """Return the games that the figures include, of which there must be one."""
    first = local_date(summary.played[0].began)
    values = {
        "month": formats.month(first)
        if first.year() == today.year()
        else formats.month_and_year(first),
        "seats": seats_text(sorted({game.seats for game in summary.played})),
        "editions": archive_for(summary).editions_line(summary.played),
    }
    games = len(summary.played)
    if summary.question.recorded:
        return tr(
            "Statistics",
            "{n} recorded game(s) since {month}, {seats}, {editions}.",
            n=games,
            **values,
        )
    if summary.question.rated:
        return tr(
            "Statistics", "{n} rated game(s) since {month}, {seats}, {editions}.", n=games, **values
        )
    return tr(
        "Statistics", "{n} casual game(s) since {month}, {seats}, {editions}.", n=games, **values
    )


def seats_text(seats: Sequence[int]) -> str:
    """Return the numbers of seats: "two seats", "two to four seats", "2 to 5 seats"."""
    fewest, most = seats[0], seats[-1]
    if (fewest, most) in SEATS:
        return tr("Statistics", SEATS[fewest, most])
    if fewest == most:
        return tr("Statistics", "{n} player(s)", n=most)
    return tr("Statistics", "{fewest} to {most} players", fewest=fewest, most=most)


def ordered(view: str, shares: Sequence[Share]) -> list[Share]:
    """Return the rows of a view in order: levels from strong to weak with people last, seats by
    number, others as given."""
    if view == "level":
        strength = {level.name: level.strength.elo for level in LEVELS}
        return sorted(
            shares, key=lambda share: (share.part is None, -strength.get(str(share.part), 0))
        )
    return (
        sorted(shares, key=lambda share: int(share.part or 0)) if view == "seats" else list(shares)
    )


def nothing_text(summary: Summary) -> tuple[str, str]:
    """Return the heading and the sentence of a page without games."""
    if not summary.people:
        return (
            tr("Statistics", "Nothing to show yet"),
            tr("Statistics", "Play a game to its end to see here how you did."),
        )
    rated, elsewhere = summary.question.rated, summary.elsewhere
    if summary.question.recorded and not summary.apart:
        return (
            tr("Statistics", "No recorded games here"),
            tr("Statistics", "In the new-game dialog you can record a game of the box."),
        )
    if summary.apart:
        why = tr_noop(
            "Statistics", "The line above is about them. Figures and plots cover all other games."
        )
        return tr("Statistics", "Only team and solo games here"), tr("Statistics", why)
    if summary.question.span == "year" and not elsewhere:
        none = (
            tr("Statistics", "No rated games this year")
            if rated
            else tr("Statistics", "No casual games this year")
        )
        return none, tr("Statistics", "Choose “All” above to see the earlier ones.")
    if rated:
        there = tr("Statistics", "There are {n} casual game(s): choose Casual above.", n=elsewhere)
        return tr("Statistics", "No rated games yet"), there
    there = tr("Statistics", "There are {n} rated game(s): choose Rated above.", n=elsewhere)
    return tr("Statistics", "No casual games yet"), there


def file_name(now: datetime) -> str:
    """Return the file name of an exported table."""
    return f"burgundy-games-{now:%Y-%m-%d}.csv"
