"""Dates, numbers and shares as the spoken language writes them, and letters as a search compares
them."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QDate, QLocale

from burgundy_qt.language.languages import ENGLISH
from burgundy_qt.language.translation import spoken, tr


def first_weekday(system: QLocale | None = None) -> int:
    """Return the day that a week begins with, 1 for Monday: where the `system` speaks this
    language, or English is spoken here, that of its region, else that of the language."""
    system = QLocale.system() if system is None else system
    speaks_it = system.language() == spoken.locale.language() or spoken.code == ENGLISH
    known = speaks_it and system.language() != QLocale.Language.C
    return (system if known else spoken.locale).firstDayOfWeek().value


def day(date: QDate) -> str:
    """Return a day: "17 November 2026"."""
    return spoken.locale.toString(
        date, tr("Dates", "d MMMM yyyy", "a day in Qt's letters: 17 November 2026")
    )


def day_of_the_year(date: QDate) -> str:
    """Return a day whose year goes without saying: "17 November"."""
    return spoken.locale.toString(date, tr("Dates", "d MMMM", "a day in Qt's letters: 17 November"))


def month(date: QDate) -> str:
    """Return a month inside a sentence, in the case that it has in dates: "November"."""
    return spoken.locale.toString(date, "MMMM")


def month_and_year(date: QDate) -> str:
    """Return a month inside a sentence with its year: "November 2026"."""
    return spoken.locale.toString(
        date, tr("Dates", "MMMM yyyy", "a month in Qt's letters: November 2026")
    )


def month_alone(date: QDate) -> str:
    """Return a month that stands alone: "November"."""
    return spoken.locale.standaloneMonthName(date.month())


def month_and_year_alone(date: QDate) -> str:
    """Return a month that stands alone, with its year: "November 2026"."""
    year = str(date.year())
    return tr(
        "Dates",
        "{month} {year}",
        "alone, as beside a plot: November 2026",
        month=month_alone(date),
        year=year,
    )


# Numbers and shares as the spoken language writes them.


MINUS = "\N{MINUS SIGN}"


def whole(number: int) -> str:
    """Return a whole number with its groups of thousands: 12,345 or 12 345."""
    return spoken.locale.toString(number)


def plain(number: int) -> str:
    """Return a number without groups, below 0 with a true minus, as points are told."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def decimal(number: float, digits: int = 1) -> str:
    """Return a number with so many digits behind the point or comma, below 0 with a true minus: 3.5
    or 3,5."""
    sizes = abs(float(number)), 0.0
    shown, nothing = (spoken.locale.toString(size, "f", digits) for size in sizes)
    return MINUS + shown if number < 0 and shown != nothing else shown


def rounded(number: float, digits: int) -> str:
    """Return a number with so many digits that mean something: 0.2, 1.5, 300."""
    return spoken.locale.toString(float(number), "g", digits)


def signed(number: float, digits: int = 1) -> str:
    """Return the same with its sign, the minus a true one: +3.5."""
    shown = decimal(number, digits)
    return shown if shown.startswith(MINUS) else "+" + shown


def percent(share: float, digits: int = 0) -> str:
    """Return a share from 0 to 1 in percent; the line never breaks before the sign: 43 %, or 43%
    where nothing parts them."""
    return tr("Figures", "{number}\u00a0%", number=decimal(100 * share, digits))


# Letters as one looks for them: without case, accents, and what else makes them special.


LETTERS = str.maketrans({"ß": "ss", "ł": "l", "ø": "o", "đ": "d", "æ": "ae", "œ": "oe"})
"""What is no letter with an accent, and is looked for without what makes it special all the
same."""


@lru_cache(maxsize=4096)
def folded(text: str) -> tuple[str, Sequence[int]]:
    """Return the text without case and accents, and for each of its letters the place in the text
    that it comes from."""
    if text.isascii():
        return text.lower(), range(len(text))
    letters = [
        unicodedata.normalize("NFD", letter)[0].lower()[:1].translate(LETTERS) for letter in text
    ]
    return "".join(letters), [place for place, folds_to in enumerate(letters) for _ in folds_to]
