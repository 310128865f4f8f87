"""The numbers and tables of the rules pages, from the tables of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import ceil

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.dice import catalogue, state
from burgundy_qt.rules.dice.catalogue import SET_UPS
from burgundy_qt.rules.dice.dice_ruleset import players_for
from burgundy_qt.rules.dice.sheets import (
    BONUS_OF_COLOUR,
    BONUSES,
    COLOUR_POINTS,
    COLOURS,
    HOURGLASSES,
    LETTERS,
    NUMBERS,
    PHASES,
    REGION_POINTS,
)
from burgundy_qt.widgets.games.dice.dice_texts import LEAST, bonus_name, kinds_name, verdict_name
from burgundy_qt.widgets.games.dice.pencil import bonus_art, value_art
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.phrases.wording import capitalize, join_with_and
from burgundy_qt.widgets.rulebook.rules_markdown import Span, Spans, Table
from burgundy_qt.widgets.rulebook.rules_tables import head

KEYS = {"key_save_sheet": "save sheet", "key_print_sheet": "print sheet"}
"""The sheet commands whose keys the pages quote."""
BOXES, BOXES_ALONE = catalogue.boxes_of(2), catalogue.boxes_of(1)


def facts() -> dict[str, str]:
    """Return the numbers and the current keys by their names in the pages ("{castles}"), in
    figures; several numbers are joined in words."""
    wanted = {
        f"{colour}_numbers": join_with_and([str(number) for number in numbers], "or")
        for colour, numbers in NUMBERS.items()
    }
    keys = {name: keymap.label(command) for name, command in KEYS.items()}
    return {name: str(number) for name, number in _counts().items()} | wanted | keys


def _counts() -> dict[str, int]:
    return {
        "spaces": len(catalogue.CELLS),
        "castles": len(catalogue.castles_of(LETTERS[0])),
        "phases": len(PHASES),
        "boxes": BOXES,
        "fewest": ceil(BOXES / max(HOURGLASSES)),
        "most_rounds": len(PHASES) * BOXES,
        "single_faces": HOURGLASSES.count(1),
        "double_faces": HOURGLASSES.count(2),
        "largest": len(REGION_POINTS),
        "region_first": REGION_POINTS[-1][0],
        "region_last": REGION_POINTS[-1][-1],
        "castle_points": REGION_POINTS[0][0],
        "start_points": vars(state)["START_POINTS"],
        "sale_points": vars(state)["SALE_POINTS"],
        "sale_silver": vars(state)["SALE_SILVER"],
        "solo_boxes": BOXES_ALONE,
        "solo_rounds": len(PHASES) * BOXES_ALONE,
        "solo_win": vars(state)["SOLO_WIN"],
        "most_players": players_for(SET_UPS[0])[-1],
        "most_different": players_for("different")[-1],
    }


# The tables


WANTED: Mapping[str, str] = {
    "town": tr_noop("Rules", "different ones in each town"),
    "castle": tr_noop("Rules", "one from a space next to it"),
    "pasture": tr_noop("Rules", "the same in each pasture"),
}
"""The texts for colours that have no fixed numbers."""
BROUGHT: Mapping[str, str] = {
    "castle": tr_noop("Rules", "the bonus that it shows"),
    "pasture": tr_noop("Rules", "twice the points"),
}
"""The gains of a full region besides points, unless they are one bonus of its colour."""
USES: Mapping[str, str] = {
    "monk": tr_noop("Rules", "one colour die counts as any other colour"),
    "silver": tr_noop("Rules", "a second space in this round"),
    "goods": tr_noop("Rules", "sold on two hourglasses"),
    "worker": tr_noop("Rules", "one number die counts as any other number"),
}


def _numbers() -> Table:
    titles = tr("Rules", "Colour"), tr("Rules", "Number"), tr("Rules", "A full region gives")
    rows = [(_colour(colour), _plain(_wanted(colour)), _brought(colour)) for colour in COLOURS]
    return Table((head(*titles), *rows))


def _wanted(colour: str) -> str:
    if colour in NUMBERS:
        return join_with_and([str(number) for number in NUMBERS[colour]], "or")
    return tr("Rules", WANTED[colour])


def _brought(colour: str) -> Spans:
    if colour in BONUS_OF_COLOUR:
        return _bonus(BONUS_OF_COLOUR[colour])
    return _plain(tr("Rules", BROUGHT[colour]))


def _bonuses() -> Table:
    rows = [(_bonus(bonus), _plain(tr("Rules", USES[bonus]))) for bonus in BONUSES]
    return Table((head(tr("Rules", "Bonus"), tr("Rules", "Used for")), *rows))


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


def _spaces() -> Table:
    cells = [cell.colour for cell in catalogue.cells_of(LETTERS[0]).values()]
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
    return Table((head(tr("Rules", "Points"), tr("Rules", "Title")), *rows))


def _sheets() -> Table:
    rows = [
        (_colour(colour), *(_plain(_sizes(letter, colour)) for letter in LETTERS))
        for colour in COLOURS
    ]
    return Table((head(tr("Rules", "Spaces of the regions"), *LETTERS), *rows))


def _sizes(letter: str, colour: str) -> str:
    """Return the sizes of a colour's regions: "3 2 1"."""
    cells = catalogue.cells_of(letter)
    sizes = [
        len(region) for region in catalogue.regions_of(letter) if cells[region[0]].colour == colour
    ]
    return " ".join(map(str, sorted(sizes, reverse=True)))


def _colour(colour: str) -> Spans:
    picture = Span("", picture=f"dice-game/cells/chip-{colour}")
    return picture, Span(f" {capitalize(kinds_name(colour))}")


def _bonus(bonus: str) -> Spans:
    return Span("", picture=bonus_art(bonus)), Span(f" {capitalize(bonus_name(bonus))}")


def _plain(text: str) -> Spans:
    return (Span(text),)


TABLES: Mapping[str, Callable[[], Table]] = {
    "numbers": _numbers,
    "bonuses": _bonuses,
    "regions": _regions,
    "values": _values,
    "counts": _spaces,
    "verdicts": _verdicts,
    "sheets": _sheets,
}
