"""What the points of a game alone are called."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.dice.components.sheets import VERDICTS
from burgundy_qt.widgets.words.wording import points

TITLES: Mapping[str, str] = {
    "good": later("Verdict", "Good"),
    "excellent": later("Verdict", "Excellent"),
    "incredible": later("Verdict", "Incredible"),
}
LEAST: Mapping[str, int] = {name: least for least, name in reversed(VERDICTS)}
"""From how many points on each is said, the lowest first."""


def verdict_name(verdict: str) -> str:
    """What is said: "Excellent"."""
    return tr("Verdict", TITLES[verdict])


def stars_of(verdict: str | None) -> int:
    """How many stars stand beside it: none up to three."""
    return 0 if verdict is None else list(LEAST).index(verdict) + 1


def verdict_of(total: int) -> str | None:
    """What so many points are called; None where nothing is said."""
    return next((name for least, name in VERDICTS if total >= least), None)


def next_above(total: int) -> tuple[str, int] | None:
    """The verdict above so many points, and from how many on it is said; None above the last."""
    above = ((name, least) for name, least in LEAST.items() if least > total)
    return next(above, None)


def verdict_told(total: int, verdict: str | None) -> str:
    """The points and what they are called: "62 points: excellent"."""
    if verdict is None:
        return tr("Verdict", "{points}: not good yet", points=points(total))
    return tr("Verdict", "{points}: {verdict}", points=points(total), verdict=verdict_name(verdict))
