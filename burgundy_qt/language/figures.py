"""Numbers and shares as the spoken language writes them."""

from __future__ import annotations

from burgundy_qt.language.spoken import spoken
from burgundy_qt.language.tr import tr

MINUS = "\N{MINUS SIGN}"


def whole(number: int) -> str:
    """A whole number with its groups of thousands: 12,345 or 12 345."""
    return spoken.locale.toString(number)


def plain(number: int) -> str:
    """A number without groups, below 0 with a true minus, as points are told."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def decimal(number: float, digits: int = 1) -> str:
    """A number with so many digits behind the point or comma, below 0 with a true minus: 3.5 or
    3,5."""
    sizes = abs(float(number)), 0.0
    shown, nothing = (spoken.locale.toString(size, "f", digits) for size in sizes)
    return MINUS + shown if number < 0 and shown != nothing else shown


def rounded(number: float, digits: int) -> str:
    """A number with so many digits that mean something: 0.2, 1.5, 300."""
    return spoken.locale.toString(float(number), "g", digits)


def signed(number: float, digits: int = 1) -> str:
    """The same with its sign, the minus a true one: +3.5."""
    shown = decimal(number, digits)
    return shown if shown.startswith(MINUS) else "+" + shown


def percent(share: float, digits: int = 0) -> str:
    """A share from 0 to 1 in percent; the line never breaks before the sign: 43 %, or 43% where
    nothing parts them."""
    return tr("Figures", "{number}\u00a0%", number=decimal(100 * share, digits))
