"""The numbers and tables of the rules pages, from the tables of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.tuscany import catalogue, components, state
from burgundy_qt.rules.tuscany.catalogue import COLOURS
from burgundy_qt.rules.tuscany.known_seat import plain_duchy
from burgundy_qt.widgets.games.tuscany.tuscany_texts import cards_counted, colour_name, yield_name
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.phrases.wording import capitalize
from burgundy_qt.widgets.rulebook.rules_markdown import Span, Spans, Table
from burgundy_qt.widgets.rulebook.rules_tables import head

QUOTED = {
    "phases": "PHASES",
    "display": "SLOTS",
    "stack": "STACK",
    "hand": "HAND",
    "draw": "DRAWN",
    "monastery": "DRAWN",
    "cost": "PRICE",
    "five": "FIVE",
    "storage": "STORAGE",
    "storage_points": "STORAGE_POINTS",
    "no_room": "NO_ROOM_POINTS",
    "cards_a_point": "CARDS_FOR_A_POINT",
    "most_players": "SEATS",
}
"""The constants of the rules by their names in the pages."""
KEYS = {"key_another": "another"}
"""The commands whose keys the pages quote."""
FIELDS = 50
"""The number of fields of the course; further points go round it again."""


def facts() -> dict[str, str]:
    """Return the numbers and the current keys by their names in the pages ("{spaces}")."""
    data = {name: vars(state)[constant] for name, constant in QUOTED.items()}
    keys = {name: keymap.label(command) for name, command in KEYS.items()}
    return {name: str(number) for name, number in (data | _counts()).items()} | keys


def _counts() -> dict[str, int]:
    castles = len(components.KINDS)
    return {
        "spaces": len(components.CELL_NAME),
        "castles": castles,
        "layouts": len(components.LAYOUTS),
        "starts": castles * len(components.LAYOUTS),
        "two_stacks": 2 * vars(state)["STACK"],
        "own": sum(components.OWN.values()),
        "neutral": sum(components.NEUTRAL.values()),
        "neutral_each": components.NEUTRAL["cart"],
        "boards": len(components.BOARDS),
        "of_kind": len(components.of_kind(components.KINDS[0])),
        "board_spaces": len(components.PLACES),
        "cards": sum(components.REGION_CARDS.values()),
        "yields": sum(components.YIELD_CARDS.values()),
        "bonus": len(components.BONUSES) * components.TILES_OF_A_BONUS,
        "bonus_each": components.TILES_OF_A_BONUS,
        "largest": len(components.REGION_POINTS) - 1,
        "fields": FIELDS,
    }


# The tables


BROUGHT: Mapping[str, str] = {
    "castle": tr_noop("Rules", "one tile from the display, placed at once without cards"),
    "town": tr_noop("Rules", "a bonus tile of your choice"),
    "inn": tr_noop("Rules", "a wooden hexagon for your storage"),
    "agriculture": tr_noop("Rules", "1 green point for each new crop in its region"),
    "quarry": tr_noop("Rules", "a marble"),
    "village": tr_noop("Rules", "a worker"),
    "cart": tr_noop("Rules", "a yield card"),
}
"""The effect of a tile of each colour; the cards of a monastery are counted."""


def _colours() -> Table:
    rows = [(_colour(colour), _plain(_brought(colour))) for colour in COLOURS]
    return Table((head(tr("Rules", "Colour"), tr("Rules", "Effect of its tiles")), *rows))


def _brought(colour: str) -> str:
    if colour == "monastery":
        return cards_counted(catalogue.DRAWN)
    return tr("Rules", BROUGHT[colour])


def _regions() -> Table:
    rows = [(_plain(str(size)), _green(components.REGION_POINTS[size])) for size in (1, 2, 3)]
    titles = tr("Rules", "Spaces", "of a region"), tr("Rules", "Green points")
    return Table((head(*titles), *rows))


def _values() -> Table:
    rows = [
        (
            _colour(colour),
            _number(_spaces(colour)),
            *(
                (Span("", picture=f"tuscany/bonus/{colour}-{rank}"), Span(f" {points}"))
                for rank, points in zip(
                    ("first", "second"), components.COLOUR_BONUSES[colour], strict=True
                )
            ),
        )
        for colour in COLOURS
    ]
    titles = _colour_and_spaces()
    return Table((head(*titles, tr("Rules", "First"), tr("Rules", "Second")), *rows))


def _cards() -> Table:
    rows = [
        (
            (
                Span("", picture=f"tuscany/cards/{colour}"),
                Span(f" {capitalize(colour_name(colour))}"),
            ),
            _number(components.REGION_CARDS[colour]),
            _number(_spaces(colour)),
        )
        for colour in COLOURS
    ]
    colour, spaces = _colour_and_spaces()
    return Table((head(colour, tr("Rules", "Cards"), spaces), *rows))


def _yields() -> Table:
    rows = [
        (
            (
                Span("", picture=f"tuscany/yields/{kind}"),
                Span(f" {capitalize(yield_name(kind))}"),
            ),
            _number(count),
        )
        for kind, count in components.YIELD_CARDS.items()
    ]
    return Table((head(tr("Rules", "Yield card"), tr("Rules", "How many")), *rows))


def _tiles() -> Table:
    rows = [
        (
            _colour(colour),
            _number(_of(colour, components.OWN)),
            _number(_of(colour, components.NEUTRAL)),
            _number(_spaces(colour)),
        )
        for colour in COLOURS
    ]
    colour, spaces = _colour_and_spaces()
    titles = colour, tr("Rules", "Each player"), tr("Rules", "Neutral"), spaces
    return Table((head(*titles), *rows))


def _of(colour: str, tiles: Mapping[str, int]) -> int:
    """Return the number of these tiles with a colour."""
    return sum(count for tile, count in tiles.items() if components.colour_of(tile) == colour)


def _spaces(colour: str) -> int:
    """Return the number of spaces of a colour in every duchy."""
    return len(catalogue.cells_of(plain_duchy(("A1", "B1", "C1")), colour))


def _colour_and_spaces() -> tuple[str, str]:
    return tr("Rules", "Colour"), tr("Rules", "Spaces", "of a colour")


def _colour(colour: str) -> Spans:
    picture = Span("", picture=f"tuscany/tiles/{_tile_of(colour)}")
    return picture, Span(f" {capitalize(colour_name(colour))}")


def _tile_of(colour: str) -> str:
    """Return the sprite name of a tile of a colour."""
    return "agriculture-grain" if colour == "agriculture" else colour


def _green(points: int) -> Spans:
    return Span("", picture="tuscany/pieces/points-green"), Span(f" {points}")


def _number(count: int) -> Spans:
    return _plain(str(count))


def _plain(text: str) -> Spans:
    return (Span(text),)


TABLES: Mapping[str, Callable[[], Table]] = {
    "colours": _colours,
    "regions": _regions,
    "values": _values,
    "cards": _cards,
    "yields": _yields,
    "tiles": _tiles,
}
