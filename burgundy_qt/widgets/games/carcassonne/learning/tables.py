"""The tables of the pages that are filled from what the rules know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.carcassonne.components.tiles import Kind
from burgundy_qt.widgets.games.carcassonne.learning.facts import facts
from burgundy_qt.widgets.games.carcassonne.learning.kinds import BASE, MORE, count_of
from burgundy_qt.widgets.learning.blocks import Span, Spans, Table
from burgundy_qt.widgets.learning.tables import head

PIECES = "carcassonne/pieces"
FOLLOWERS = "carcassonne/followers"


def _points() -> Table:
    told = facts()
    titles = head(
        tr("Rules", "What"), tr("Rules", "Complete"), tr("Rules", "At the end, incomplete")
    )
    rows = [
        _row(
            f"{FOLLOWERS}/knight-0",
            tr("Rules", "City"),
            tr("Rules", "{points} a tile and {points} a shield", points=told["city"]),
            tr("Rules", "1 a tile and 1 a shield"),
        ),
        _row(
            f"{FOLLOWERS}/thief-0",
            tr("Rules", "Road"),
            tr("Rules", "1 a tile"),
            tr("Rules", "1 a tile"),
        ),
        _row(
            f"{FOLLOWERS}/monk-0",
            tr("Rules", "Monastery"),
            told["monastery"],
            tr("Rules", "1, and 1 for each tile around it"),
        ),
        _row(
            f"{FOLLOWERS}/farmer-0",
            tr("Rules", "Field"),
            tr("Rules", "never complete"),
            tr(
                "Rules",
                "{city} for each complete city, {castle} for each castle",
                city=told["field"],
                castle=told["castle"],
            ),
        ),
        _row(
            f"{PIECES}/castle-0",
            tr("Rules", "Castle"),
            tr("Rules", "as much as what completes it"),
            tr("Rules", "nothing"),
        ),
    ]
    return Table((titles, *rows))


def _shown() -> Table:
    titles = head(
        tr("Rules", "Tiles with"), tr("Rules", "Base game"), tr("Rules", "Expansion", "tiles")
    )
    rows = [
        _counted(f"{PIECES}/castle-token", tr("Rules", "a city"), lambda kind: bool(kind.cities)),
        _counted(f"{PIECES}/shield", tr("Rules", "a shield"), _has_shield),
        _counted(
            "carcassonne/places/crossing",
            tr("Rules", "a road"),
            lambda kind: bool(kind.roads),
        ),
        _counted(
            f"{PIECES}/monastery", tr("Rules", "a monastery"), lambda kind: kind.has_monastery
        ),
        _counted(f"{PIECES}/bazaar", tr("Rules", "a bazaar"), lambda kind: kind.has_bazaar),
    ]
    return Table((titles, *rows))


def _counted(picture: str, what: str, shows: Callable[[Kind], bool]) -> tuple[Spans, ...]:
    """How many tiles show something, in both boxes."""
    return _row(picture, what, *(str(_number(kinds, shows)) for kinds in (BASE, MORE)))


def _number(kinds: Sequence[Kind], shows: Callable[[Kind], bool]) -> int:
    return count_of([kind for kind in kinds if shows(kind)])


def _has_shield(kind: Kind) -> bool:
    return any(city.shields for city in kind.cities)


def _row(picture: str, *cells: str) -> tuple[Spans, ...]:
    """A row that begins with a picture."""
    first, *others = cells
    return (
        (Span("", picture=picture), Span(f" {first}")),
        *((Span(text),) for text in others),
    )


TABLES: Mapping[str, Callable[[], Table]] = {"points": _points, "shown": _shown}
