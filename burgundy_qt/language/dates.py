"""Dates as the spoken language writes them."""

from __future__ import annotations

from PySide6.QtCore import QDate, QLocale

from burgundy_qt.language.spoken import ENGLISH, spoken
from burgundy_qt.language.tr import tr


def first_weekday(system: QLocale | None = None) -> int:
    """The day that a week begins with, 1 for Monday: where the `system` speaks this language, or
    English is spoken here, that of its region, else that of the language."""
    system = QLocale.system() if system is None else system
    speaks_it = system.language() == spoken.locale.language() or spoken.code == ENGLISH
    known = speaks_it and system.language() != QLocale.Language.C
    return (system if known else spoken.locale).firstDayOfWeek().value


def day(date: QDate) -> str:
    """A day: "17 November 2026"."""
    return spoken.locale.toString(
        date, tr("Dates", "d MMMM yyyy", "a day in Qt's letters: 17 November 2026")
    )


def day_of_the_year(date: QDate) -> str:
    """A day whose year goes without saying: "17 November"."""
    return spoken.locale.toString(date, tr("Dates", "d MMMM", "a day in Qt's letters: 17 November"))


def month(date: QDate) -> str:
    """A month inside a sentence, in the case that it has in dates: "November"."""
    return spoken.locale.toString(date, "MMMM")


def month_and_year(date: QDate) -> str:
    """A month inside a sentence with its year: "November 2026"."""
    return spoken.locale.toString(
        date, tr("Dates", "MMMM yyyy", "a month in Qt's letters: November 2026")
    )


def month_alone(date: QDate) -> str:
    """A month that stands alone: "November"."""
    return spoken.locale.standaloneMonthName(date.month())


def month_and_year_alone(date: QDate) -> str:
    """A month that stands alone, with its year: "November 2026"."""
    year = str(date.year())
    return tr(
        "Dates",
        "{month} {year}",
        "alone, as beside a plot: November 2026",
        month=month_alone(date),
        year=year,
    )
