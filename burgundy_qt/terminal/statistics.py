"""How the finished games went, told or as a table for other programs."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QDate

from burgundy_qt.language.tr import tr
from burgundy_qt.session.files.files import write_whole
from burgundy_qt.session.files.folders import Folders
from burgundy_qt.session.plain_text import plain
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.session.statistics.catching_up import record_save, unseen_saves
from burgundy_qt.session.statistics.ledger import (
    Ledger,
    LedgerDamaged,
    LedgerError,
    put_ledger_aside,
)
from burgundy_qt.session.statistics.spreadsheet import spreadsheet
from burgundy_qt.session.statistics.summary import Question, Share, Summary, summary
from burgundy_qt.widgets.statistics.phrases import (
    nothing_told,
    ordered,
    part_told,
    percent,
    subtitle,
)

VIEWS = "level", "estate", "seats"


class CannotTell(Exception):
    """The statistics cannot be told; the text says why and what to do."""


def tell_statistics(places: Folders, csv: Path | None) -> None:
    """Print how everybody's games went, or write all games as CSV into a file; raises
    CannotTell."""
    try:
        ledger = caught_up(places)
        if csv is None:
            tell_everybody(ledger)
        else:
            write_whole(csv, spreadsheet(ledger).encode("utf-8-sig"))
            print(f"All finished games have been written to {csv}.")
        ledger.close()
    except LedgerError as error:
        raise CannotTell(f"{error}. {error.advice}") from error
    except OSError as error:
        raise CannotTell(f"{csv} cannot be written: {error.strerror or error}") from error


def caught_up(places: Folders) -> Ledger:
    """The ledger with all finished games in it; a damaged one is put aside and begun anew."""
    try:
        ledger = Ledger(places.statistics)
    except LedgerDamaged as error:
        aside = put_ledger_aside(error)
        print(f"{aside}. {aside.advice}", file=sys.stderr)
        ledger = Ledger(places.statistics)
    with ledger.gathering():
        for unseen in unseen_saves(ledger, SaveFolder(places.games).finished):
            record_save(ledger, unseen)
    return ledger


def tell_everybody(ledger: Ledger) -> None:
    """A paragraph for every person and kind of game."""
    people = [name for name, _ in summary(ledger, Question()).people]
    for person in people:
        for rated in (True, False):
            told = summary(ledger, Question(person, rated))
            if told.played or told.apart:
                tell_person(person, told)
    if not people:
        print(". ".join(nothing_told(summary(ledger, Question()))))


def tell_person(person: str, told: Summary) -> None:
    """One person's games of one kind."""
    print(f"{plain(person)}: {subtitle(told, QDate.currentDate())}")
    if told.played:
        tell_figures(told)
    print()


def tell_figures(told: Summary) -> None:
    """The figures of the games that are not told apart."""
    print(
        f"  won {percent(told.won, len(told.played))}, {told.mean:.0f} points a game, best "
        f"{told.best.points}"
    )
    if told.ratings and told.question.rated:
        rating = told.ratings[-1][1]
        print(f"  strength {rating.elo:.0f} ±{rating.give_or_take} on the bots' scale")
    for view in VIEWS:
        print()
        for share in ordered(view, (told.views or {})[view]):
            tell_share(view, share)


def tell_share(view: str, share: Share) -> None:
    """One line of a view."""
    title, won = part_told(view, share.part), percent(share.won, share.games)
    games = tr("Statistics", "{n} game(s)", n=share.games)
    print(f"  {title:<14}{games:>12} {won:>6} won {share.mean:>5.0f} points, best {share.best}")
