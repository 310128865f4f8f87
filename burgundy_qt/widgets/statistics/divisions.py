"""The ways of telling games apart: those that every game has, and its own among them."""

from __future__ import annotations

from burgundy_qt.language.translation import later, tr
from burgundy_qt.session.statistics.summary import VIEWS
from burgundy_qt.widgets.dialogs.game_archive import Division, Part, archive_of
from burgundy_qt.widgets.phrases.bot_names import level_title
from burgundy_qt.widgets.phrases.wording import capitalize
from burgundy_qt.widgets.statistics.phrases import seats_told


def opponents(level: Part) -> str:
    """Against whom: "Squire", "People"."""
    return tr("Statistics", "People") if level is None else level_title(str(level))


def seats(number: Part) -> str:
    """How many seats: "Three seats"."""
    return capitalize(seats_told([int(number or 0)]))


LEVEL = Division("level", later("Statistics", "level"), opponents)
SEATS = Division("seats", later("Statistics", "seats"), seats)


def divisions_of(game: str) -> list[Division]:
    """Return all ways of telling a game's games apart, in the order of a summary's views."""
    known = {each.key: each for each in (LEVEL, SEATS, *archive_of(game).divisions())}
    return [known[view] for view in VIEWS if view in known]
