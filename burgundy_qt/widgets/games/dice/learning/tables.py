"""The tables of the pages that are filled from what the rules know."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.dice.components import printed
from burgundy_qt.rules.dice.components.sheets import (
    BONUS_OF_COLOUR,
    BONUSES,
    COLOUR_POINTS,
    COLOURS,
    LETTERS,
    NUMBERS,
    PHASES,
    REGION_POINTS,
)
from burgundy_qt.widgets.games.dice.look.marks import bonus_art, value_art
from burgundy_qt.widgets.games.dice.words.names import bonus_name, kinds_name
from burgundy_qt.widgets.games.dice.words.verdicts import LEAST, verdict_name
from burgundy_qt.widgets.learning.blocks import Span, Spans, Table
from burgundy_qt.widgets.learning.tables import head
from burgundy_qt.widgets.words.wording import capital, listed

WANTED: Mapping[str, str] = {
    "town": later("Rules", "different ones in each town"),
    "castle": later("Rules", "one that stands beside it"),
    "pasture": later("Rules", "the same in each pasture"),
}
"""What a colour takes that has no numbers of its own."""
BROUGHT: Mapping[str, str] = {
    "castle": later("Rules", "the bonus that it shows"),
    "pasture": later("Rules", "twice the points"),
}
"""What a full region brings beside points, where that is not one bonus of its colour."""
USES: Mapping[str, str] = {
    "monk": later("Rules", "one colour die counts as any other colour"),
    "silver": later("Rules", "a second space in this round"),
    "goods": later("Rules", "sold when two hourglasses show"),
    "worker": later("Rules", "one number die counts as any other number"),
}


def _numbers() -> Table:
    titles = tr("Rules", "Colour"), tr("Rules", "Number"), tr("Rules", "A full region brings")
    rows = [(_colour(colour), _plain(_wanted(colour)), _brought(colour)) for colour in COLOURS]
    return Table((head(*titles), *rows))


def _wanted(colour: str) -> str:
    if colour in NUMBERS:
        return listed([str(number) for number in NUMBERS[colour]], "or")
    return tr("Rules", WANTED[colour])


def _brought(colour: str) -> Spans:
    if colour in BONUS_OF_COLOUR:
        return _bonus(BONUS_OF_COLOUR[colour])
    return _plain(tr("Rules", BROUGHT[colour]))


def _bonuses() -> Table:
    rows = [(_bonus(bonus), _plain(tr("Rules", USES[bonus]))) for bonus in BONUSES]
    return Table((head(tr("Rules", "Bonus"), tr("Rules", "What for")), *rows))


def _regions() -> Table:
    phases = [tr("Rules", "Phase {phase}", phase=phase) for phase in PHASES]
    rows = [
        (_plain(str(size)), *(_plain(str(points)) for points in row))
        for size, row in enumerate(REGION_POINTS, 1)
    ]
    return Table((head(tr("Rules", "Spaces", "of a region"), *phases), *rows))


def _values() -> Table:
    rows = [
        (
            _colour(colour),
            *(
                (Span("", picture=value_art(colour, value)), Span(f" {points}"))
                for value, points in zip(("first", "second"), COLOUR_POINTS[colour], strict=True)
            ),
        )
        for colour in COLOURS
    ]
    titles = tr("Rules", "Colour"), tr("Rules", "First value"), tr("Rules", "Second value")
    return Table((head(*titles), *rows))


def _counts() -> Table:
    cells = [cell.colour for cell in printed.cells_of(LETTERS[0]).values()]
    rows = [(_colour(colour), _plain(str(cells.count(colour)))) for colour in COLOURS]
    return Table((head(tr("Rules", "Colour"), tr("Rules", "Spaces", "of a colour")), *rows))


def _verdicts() -> Table:
    rows = [
        (
            _plain(tr("Rules", "{points} and more", points=points)),
            (Span(verdict_name(name), bold=True),),
        )
        for name, points in LEAST.items()
    ]
    return Table((head(tr("Rules", "Points"), tr("Rules", "What they are called")), *rows))


def _sheets() -> Table:
    rows = [
        (_colour(colour), *(_plain(_sizes(letter, colour)) for letter in LETTERS))
        for colour in COLOURS
    ]
    return Table((head(tr("Rules", "Spaces of the regions"), *LETTERS), *rows))


def _sizes(letter: str, colour: str) -> str:
    """How large the regions of a colour are: "3 2 1"."""
    cells = printed.cells_of(letter)
    sizes = [
        len(region) for region in printed.regions_of(letter) if cells[region[0]].colour == colour
    ]
    return " ".join(map(str, sorted(sizes, reverse=True)))


def _colour(colour: str) -> Spans:
    picture = Span("", picture=f"dice-game/cells/chip-{colour}")
    return picture, Span(f" {capital(kinds_name(colour))}")


def _bonus(bonus: str) -> Spans:
    return Span("", picture=bonus_art(bonus)), Span(f" {capital(bonus_name(bonus))}")


def _plain(text: str) -> Spans:
    return (Span(text),)


TABLES: Mapping[str, Callable[[], Table]] = {
    "numbers": _numbers,
    "bonuses": _bonuses,
    "regions": _regions,
    "values": _values,
    "counts": _counts,
    "verdicts": _verdicts,
    "sheets": _sheets,
}
