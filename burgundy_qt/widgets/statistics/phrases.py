"""The statistics in words."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QDate

from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.session.statistics.summary import Played, Share, Summary
from burgundy_qt.widgets.statistics.dates import LOCALE, local_date
from burgundy_qt.widgets.wording import listed, number_of, points

MINUS = "\N{MINUS SIGN}"
TITLES = {level.name: level.title for level in LEVELS}
NUMBERS = {2: "two", 3: "three", 4: "four"}
KINDS = {True: "rated", False: "casual"}
RATING_RULE = (
    "Strength is an Elo rating on the bots' scale: it starts at 1200 and moves after every rated game by how "
    "surprising your places against the bots were, in smaller steps the surer it is; in 95 of 100 cases your "
    "true strength lies within the ± shown."
)
RATED_RULE = "Rated are games without hints, in which undo went no further than it usually may; all others are casual."
FAIR_RULE = "The mark in the bar shows what chance alone would win."


def signed(number: float) -> str:
    """A whole number with its sign, a real minus; nought has none."""
    whole = round(number)
    return f"+{whole}" if whole > 0 else f"{MINUS}{-whole}" if whole < 0 else "0"


def percent(part: int, whole: int) -> str:
    """A share of games: "58 %"."""
    return f"{round(100 * part / whole)} %"


def subtitle(summary: Summary, today: QDate) -> str:
    """Which games are told of: "128 rated games since March, two to four seats, edition 2011."."""
    if not summary.played:
        return ""
    kind = KINDS[bool(summary.question.rated)]
    games = number_of(len(summary.played), f"{kind} game")
    first = local_date(summary.played[0].began)
    since = LOCALE.toString(first, "MMMM" if first.year() == today.year() else "MMMM yyyy")
    seats = sorted({game.seats for game in summary.played})
    editions = sorted({game.edition for game in summary.played})
    return f"{games} since {since}, {seats_told(seats)}, {editions_told(editions)}."


def seats_told(seats: Sequence[int]) -> str:
    """How many seats the games had: "two seats", "two to four seats"."""
    if len(seats) == 1:
        return f"{NUMBERS[seats[0]]} seats"
    return f"{NUMBERS[seats[0]]} to {NUMBERS[seats[-1]]} seats"


def editions_told(editions: Sequence[str]) -> str:
    """ "edition 2011", "editions 2011 and 2019"."""
    return f"edition {editions[0]}" if len(editions) == 1 else f"editions {listed(list(editions))}"


def game_told(game: Played) -> str:
    """One game in a line: "12 March 2026: 203 points, won by 7, estate 6"."""
    when = LOCALE.toString(local_date(game.began), "d MMMM yyyy")
    return f"{when}: {points(game.points)}, {outcome(game)}, estate {game.estate}"


def outcome(game: Played) -> str:
    """How the game ended: "won by 7", "lost by 12", "won the tie"."""
    has_won = game.place == 1
    if game.lead == 0:
        return "won the tie" if has_won else "lost the tie"
    return f"won by {game.lead}" if has_won else f"lost by {-game.lead}"


def part_told(view: str, part: str | int | None) -> str:
    """A part of a view: "Squire", "People", "Estate 6", "Three seats", "Edition 2011"."""
    if view == "level":
        return "People" if part is None else TITLES.get(str(part), str(part))
    if view == "seats":
        return f"{NUMBERS[int(part or 0)].capitalize()} seats"
    return f"{view.capitalize()} {part}"


def ordered(view: str, shares: Sequence[Share]) -> list[Share]:
    """The rows of a view: levels by strength, the strongest first and people last; seats by number; else as given."""
    if view == "level":
        strength = {level.name: level.strength.elo for level in LEVELS}
        return sorted(shares, key=lambda share: (share.part is None, -strength.get(str(share.part), 0)))
    return sorted(shares, key=lambda share: int(share.part or 0)) if view == "seats" else list(shares)


def nothing_told(summary: Summary) -> tuple[str, str]:
    """A heading and a sentence for where there is nothing to show."""
    if not summary.people:
        return "Nothing to tell yet", "Play a game to its end, and here you will see how you did."
    kind, other = KINDS[bool(summary.question.rated)], KINDS[not summary.question.rated]
    if summary.question.span == "year" and not summary.elsewhere:
        return f"No {kind} games this year", "Choose All above to see the earlier ones."
    there = number_of(summary.elsewhere, f"{other} game")
    return f"No {kind} games yet", f"But {there}: choose {other.capitalize()} above."


def file_name(now: datetime) -> str:
    """What to call an exported table."""
    return f"burgundy-games-{now:%Y-%m-%d}.csv"
