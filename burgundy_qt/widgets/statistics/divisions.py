"""The ways of telling games apart that every game has."""

from __future__ import annotations

from burgundy_qt.language.tr import later, tr
from burgundy_qt.widgets.statistics.parts import Division, Part
from burgundy_qt.widgets.statistics.phrases import seats_told
from burgundy_qt.widgets.words.level_words import level_title
from burgundy_qt.widgets.words.wording import capital


def opponents(level: Part) -> str:
    """Against whom: "Squire", "People"."""
    return tr("Statistics", "People") if level is None else level_title(str(level))


def seats(number: Part) -> str:
    """How many seats: "Three seats"."""
    return capital(seats_told([int(number or 0)]))


LEVEL = Division("level", later("Statistics", "level"), opponents)
SEATS = Division("seats", later("Statistics", "seats"), seats)
