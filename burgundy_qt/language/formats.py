"""Dates, numbers and percentages in the language of the program, and letters as a search compares
them."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QDate, QLocale

from burgundy_qt.language.translation import ENGLISH, spoken, tr


def first_weekday(system: QLocale | None = None) -> int:
    """Return the first day of the week, 1 for Monday: that of the system's region if the `system`
    uses this language or the program uses English, else that of the language."""
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
    """Return a day without its year: "17 November"."""
    return spoken.locale.toString(date, tr("Dates", "d MMMM", "a day in Qt's letters: 17 November"))


def month(date: QDate) -> str:
    """Return a month within a date, in the grammatical case that dates need: "November"."""
    return spoken.locale.toString(date, "MMMM")


def month_and_year(date: QDate) -> str:
    """Return a month and year within a sentence: "November 2026"."""
    return spoken.locale.toString(
        date, tr("Dates", "MMMM yyyy", "a month in Qt's letters: November 2026")
    )


def month_alone(date: QDate) -> str:
    """Return a month on its own: "November"."""
    return spoken.locale.standaloneMonthName(date.month())


def month_and_year_alone(date: QDate) -> str:
    """Return a month and year on their own: "November 2026"."""
    year = str(date.year())
    return tr(
        "Dates",
        "{month} {year}",
        "alone, as beside a plot: November 2026",
        month=month_alone(date),
        year=year,
    )


# Numbers and percentages.


MINUS = "\N{MINUS SIGN}"


def whole(number: int) -> str:
    """Return a whole number with its groups of thousands: 12,345 or 12 345."""
    return spoken.locale.toString(number)


def plain(number: int) -> str:
    """Return a number without groups, with a true minus sign, as for points."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def decimal(number: float, digits: int = 1) -> str:
    """Return a number with so many decimal places and a true minus sign: 3.5 or 3,5."""
    sizes = abs(float(number)), 0.0
    shown, nothing = (spoken.locale.toString(size, "f", digits) for size in sizes)
    return MINUS + shown if number < 0 and shown != nothing else shown


def rounded(number: float, digits: int) -> str:
    """Return a number with so many significant digits: 0.2, 1.5, 300."""
    return spoken.locale.toString(float(number), "g", digits)


def signed(number: float, digits: int = 1) -> str:
    """Return a number with its sign, a true minus sign if negative: +3.5."""
    shown = decimal(number, digits)
    return shown if shown.startswith(MINUS) else "+" + shown


def percent(share: float, digits: int = 0) -> str:
    """Return a share from 0 to 1 in percent; the line never breaks before the sign: 43 %, or 43%
    where nothing parts them."""
    return tr("Figures", "{number}%", number=decimal(100 * share, digits))


# Letters as a search compares them.


LETTERS = str.maketrans({"ß": "ss", "ł": "l", "ø": "o", "đ": "d", "æ": "ae", "œ": "oe"})
"""Special letters without an accent, and the plain letters by which a search finds them."""


@lru_cache(maxsize=4096)
def folded(text: str) -> tuple[str, Sequence[int]]:
    """Return the text without case and accents, and for each of its letters the index in the text
    that it comes from."""
    if text.isascii():
        return text.lower(), range(len(text))
    letters = [
        unicodedata.normalize("NFD", letter)[0].lower()[:1].translate(LETTERS) for letter in text
    ]
    return "".join(letters), [place for place, folds_to in enumerate(letters) for _ in folds_to]
