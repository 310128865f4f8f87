"""`burgundy-qt statistics`: results of the finished games, printed or as a table for other
programs."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QDate

from burgundy_qt.commands.options import CommandError, add_data_dir, data_folders, place, word
from burgundy_qt.language.translation import tr
from burgundy_qt.session.problem import plain
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.session.statistics.ledger import (
    Ledger,
    LedgerDamaged,
    LedgerError,
    put_ledger_aside,
    record_save,
    unrecorded_saves,
)
from burgundy_qt.session.statistics.statistics_service import spreadsheet
from burgundy_qt.session.statistics.summary import Share, Summary, SummaryQuery, summary
from burgundy_qt.storage.data_folders import Folders
from burgundy_qt.storage.whole_files import FOR_OTHERS, write_whole
from burgundy_qt.widgets.log.game_archive import GroupBy
from burgundy_qt.widgets.statistics.share_rows import divisions_of
from burgundy_qt.widgets.statistics.statistics_text import (
    game_title,
    nothing_text,
    ordered,
    percent,
    subtitle,
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the folder, the games, and the form of the output."""
    add_data_dir(parser, default=argparse.SUPPRESS)
    parser.add_argument(
        "--game",
        type=word,
        help="only this game, by its name in the engine protocol (default: every game)",
    )
    parser.add_argument(
        "--csv",
        type=place,
        metavar="FILE",
        help="save all games in this file, one line per player",
    )


def run(options: argparse.Namespace) -> int:
    """Print the results, or write them to a file."""
    if options.data_dir is not None and not options.data_dir.is_dir():
        raise CommandError(
            f"--data-dir is {options.data_dir}, which is not a folder; name the folder with "
            "your games"
        )

    try:
        print_statistics(data_folders(options), options.csv, options.game)
    except StatisticsError as error:
        raise CommandError(str(error)) from error
    return 0


VIEWS = "level", "estate", "seats"


class StatisticsError(Exception):
    """The statistics cannot be shown; the text gives the reason and what to do."""


def print_statistics(places: Folders, csv: Path | None, game: str | None) -> None:
    """Print all players' results, or write them as CSV into a file; those of one game if it is
    named. Without any games, print that there are none and write no file. Raises StatisticsError.
    """
    try:
        ledger = caught_up(places)
        games = chosen(ledger.games(), game)
        if csv is None:
            show_everybody(ledger, games)
        elif not games:
            print(f"There are no finished games yet, so {csv} was not written.")
        else:
            write_whole(csv, spreadsheet(ledger, game).encode("utf-8-sig"), FOR_OTHERS)
            of_game = "" if game is None else f" of {game}"
            print(f"All finished games{of_game} were saved in {csv}.")
        ledger.close()
    except LedgerError as error:
        raise StatisticsError(f"{error}. {error.advice}") from error
    except OSError as error:
        raise StatisticsError(f"{csv} cannot be written: {error.strerror or error}") from error


def caught_up(places: Folders) -> Ledger:
    """Return the ledger with all finished games in it; a damaged one is put aside and begun
    anew."""
    try:
        ledger = Ledger(places.statistics)
    except LedgerDamaged as error:
        aside = put_ledger_aside(error)
        print(f"{aside}. {aside.advice}", file=sys.stderr)
        ledger = Ledger(places.statistics)
    with ledger.gathering():
        for unseen in unrecorded_saves(ledger, SaveFolder(places.games).finished):
            record_save(ledger, unseen)
    return ledger


def chosen(games: Sequence[str], game: str | None) -> Sequence[str]:
    """Return the games to show, by name: that one, or all. Raises StatisticsError."""
    if game is None:
        return games
    if game not in games:
        there = (
            f"; there are finished games of {', '.join(games)}"
            if games
            else ", and none of any other"
        )
        raise StatisticsError(f"no game of {game!r} has been finished here{there}")
    return [game]


def show_everybody(ledger: Ledger, games: Sequence[str]) -> None:
    """Print a paragraph for every person, game and kind of it."""
    people = [name for name, _ in summary(ledger, SummaryQuery()).people]
    for person in people:
        has_played = [name for name, _ in summary(ledger, SummaryQuery(person)).games]
        for game in (game for game in has_played if game in games):
            whose = plain(person) if len(games) == 1 else f"{plain(person)}, {game_title(game)}"
            for rated in (True, False):
                figures = summary(ledger, SummaryQuery(person, rated, game=game))
                if figures.played or figures.apart:
                    show_games(whose, figures)
    if not people:
        print(". ".join(nothing_text(summary(ledger, SummaryQuery()))))


def show_games(whose: str, figures: Summary) -> None:
    """Print one person's games of one kind."""
    print(f"{whose}: {subtitle(figures, QDate.currentDate())}")
    if figures.played:
        show_figures(figures)
    print()


def show_figures(figures: Summary) -> None:
    """Print the figures of the games together."""
    print(
        f"  won {percent(figures.won, len(figures.played))}, {figures.mean:.0f} points a game, "
        f"best {figures.best.points}"
    )
    if figures.ratings and figures.question.rated:
        rating = figures.ratings[-1][1]
        print(f"  strength {rating.elo:.0f} ±{rating.give_or_take} on the bots' scale")
    ways = {division.key: division for division in divisions_of(str(figures.question.game))}
    for view in (view for view in VIEWS if view in ways):
        print()
        for share in ordered(view, (figures.views or {})[view]):
            show_share(ways[view], share)


def show_share(way: GroupBy, share: Share) -> None:
    """Print one line of a view."""
    title, won = way.text_of_part(share.part), percent(share.won, share.games)
    games = tr("Statistics", "{n} game(s)", n=share.games)
    print(f"  {title:<14}{games:>12} {won:>6} won {share.mean:>5.0f} points, best {share.best}")
