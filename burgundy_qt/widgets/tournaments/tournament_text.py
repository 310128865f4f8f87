"""The texts of tournaments, and the icon of a player in their tables."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtGui import QIcon

from burgundy_qt.ai.arena.elo import Cell, Row
from burgundy_qt.ai.arena.matches import Interval
from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr
from burgundy_qt.session.tournaments import tournament_plan
from burgundy_qt.widgets.new_game.game_setup import short_title
from burgundy_qt.widgets.phrases.wording import join_with_commas
from burgundy_qt.widgets.theme import sprite_files

MINUTE, HOUR = 60, 3600
LINE, LONGEST_SHOWN = 64, 1200
"""Letters of a line, and of a command line that is shown."""


def title_text(plan: tournament_plan.Plan) -> str:
    """Return the title of a tournament."""
    return plan.name or join_with_commas([entrant.name for entrant in plan.players])


def plan_text(plan: tournament_plan.Plan) -> str:
    """Return its game, players and length: "Dice Game, 2 seats, everyone against everyone, 20
    pairs a match"."""
    who = (
        tr("Tournaments", "{name} against all others", name=plan.players[0].name)
        if plan.is_gauntlet
        else tr("Tournaments", "everyone against everyone")
    )
    seats = tr("Tournaments", "{n} player(s)", n=plan.seats)
    pairs = tr("Tournaments", "{n} pair(s) per match", n=plan.pairs)
    return join_with_commas([short_title(plan.game), seats, who, pairs])


def state_text(standing: tournament_plan.TournamentStatus) -> str:
    """Return the progress: "Under way, 12 of 120 pairs, about 4 minutes left"."""
    done = tr(
        "Tournaments",
        "{done} of {n} pair(s)",
        n=standing.whole,
        done=formats.whole(standing.done),
    )
    if standing.problem is not None:
        return join_with_commas([standing.problem.title, done])
    if standing.state == tournament_plan.ENDED:
        return join_with_commas([tr("Tournaments", "Finished"), done])
    if standing.state != tournament_plan.RUNNING:
        return join_with_commas([tr("Tournaments", "Paused"), done])
    left = [] if standing.seconds_left is None else [left_text(standing.seconds_left)]
    return join_with_commas([tr("Tournaments", "Running"), done, *left])


def left_text(seconds: float) -> str:
    """Return the remaining time."""
    return tr("Tournaments", "about {time} left", time=duration_text(seconds))


def duration_text(seconds: float) -> str:
    """Return a time in the largest unit that fits."""
    if seconds < MINUTE:
        return tr("Tournaments", "{n} second(s)", n=max(1, round(seconds)))
    if seconds < HOUR:
        return tr("Tournaments", "{n} minute(s)", n=round(seconds / MINUTE))
    return tr("Tournaments", "{n} hour(s)", n=round(seconds / HOUR))


def elo_text(elo: Interval | None) -> str:
    """Return a rating with the ends of its interval."""
    if elo is None:
        return "…"
    low, middle, high = elo
    return tr(
        "Tournaments",
        "{elo} ({low} to {high})",
        elo=whole_elo(middle),
        low=whole_elo(low),
        high=whole_elo(high),
    )


def whole_elo(elo: float) -> str:
    """Return a rating without a fraction; -0 becomes 0."""
    return formats.signed(round(elo), 0)


def row_heard(place: int, name: str, row: Row) -> str:
    """Return a row of the table for a screen reader."""
    if row.elo is None:
        return tr("Tournaments", "{name}: no games yet", name=name)
    return tr(
        "Tournaments",
        "{place}: {name}, Elo {elo}, {score} of the wins, {points} points",
        place=place,
        name=name,
        elo=elo_text(row.elo),
        score=formats.percent(row.score),
        points=formats.decimal(row.points),
    )


def cell_text(
    one: tournament_plan.Entrant, other: tournament_plan.Entrant, cell: Cell | None
) -> str:
    """Return the result of one player against another, in full."""
    if cell is None:
        return tr(
            "Tournaments", "{one} and {other} have not met yet.", one=one.name, other=other.name
        )
    low, middle, high = map(formats.percent, cell.score)
    pairs = tr("Tournaments", "{n} pair(s)", n=cell.pairs)
    return tr(
        "Tournaments",
        "{one} against {other}: {score} of the wins ({low} to {high}), Elo {elo}, {pairs}",
        one=one.name,
        other=other.name,
        score=middle,
        low=low,
        high=high,
        elo=elo_text(cell.elo),
        pairs=pairs,
    )


def leader_text(standing: tournament_plan.TournamentStatus, rows: Sequence[Row]) -> str:
    """Return the leader, or the winner."""
    if not rows or rows[0].elo is None:
        return ""
    names = {entrant.text: entrant.name for entrant in standing.plan.players}
    return (
        tr("Tournaments", "Winner: {name}", name=names[rows[0].player])
        if standing.state == tournament_plan.ENDED
        else tr("Tournaments", "In the lead: {name}", name=names[rows[0].player])
    )


def command_shown(command: str) -> str:
    """Return an imported command line, wrapped for a dialog.

    Invisible characters, and those that change the direction of text, are escaped.
    """
    spelt = "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode()
        for letter in command
    )
    lines = textwrap.wrap(spelt[:LONGEST_SHOWN], LINE, break_on_hyphens=False)
    if len(spelt) > LONGEST_SHOWN:
        more = len(spelt) - LONGEST_SHOWN
        lines.append(tr("Tournaments", "… and {n} more character(s)", n=more))
    return "\n".join(lines)


RATIOS = 1.0, 2.0


@lru_cache(maxsize=64)
def figure_icon(figure: str, size: int) -> QIcon:
    """Return an icon that is sharp at the usual pixel ratios."""
    made = QIcon()
    for ratio in RATIOS:
        made.addPixmap(sprite_files.pixmap(f"people/{figure}", size, ratio))
    return made
