"""What is printed on boards, tiles and cards, and how many of each there are."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from burgundy_qt.rules.tuscany.components import cards, tiles
from burgundy_qt.rules.tuscany.components.boards import KINDS, PLACES, hexes
from burgundy_qt.rules.tuscany.components.layouts import COLUMNS, HEIGHTS, touches
from burgundy_qt.rules.tuscany.known_seat import Duchy, SeatState
from burgundy_qt.widgets.games.tuscany.board.arranging import TURNED

COLOURS = (
    *("castle", "town", "inn", "agriculture"),
    *("quarry", "village", "monastery", "cart"),
)
"""In the order in which the table shows them: colour bonuses, and the cards of a hand."""
BONUS_ORDER = "card", "storage", "marble", "worker", "yield"
CASTLE, HEXAGON, NEUTRAL = "castle", tiles.HEXAGON, "neutral"
SLOTS, DRAWN, STACKS = 8, 3, (7, 7, 7)
PHASES = "I", "II", "III"
COLOUR_BONUSES, REGION_POINTS = cards.COLOUR_BONUSES, cards.REGION_POINTS
colour_of, crops_of = tiles.colour_of, tiles.crops_of


class Space(NamedTuple):
    """A space of a duchy: its colour, the column it lies in, and how many half hexes below the
    highest space."""

    colour: str
    column: int
    height: int


def cards_held(seat: SeatState) -> list[str]:
    """The hand, card by card, sorted by colour; empty where the viewer may not know it."""
    cards_of = seat.cards or {}
    return [colour for colour in COLOURS for _ in range(cards_of.get(colour, 0))]


def board_places(told: str) -> list[tuple[int, int, str]]:
    """The hexes of a board, "B1*" where it is turned: column, half hexes from the top, colour."""
    colours = hexes(told.removesuffix(TURNED))
    if told.endswith(TURNED):
        colours.reverse()
    return [(COLUMNS[at], HEIGHTS[at], colour) for at, colour in enumerate(colours)]


@cache
def spaces_of(duchy: Duchy) -> Mapping[str, Space]:
    """The thirty spaces of a duchy by name, board by board from the left."""
    found: dict[str, Space] = {}
    fall = 0
    for at, (board, turned) in enumerate(zip(duchy.boards, duchy.turned, strict=True)):
        if at:
            fall += 1 if duchy.steps[at - 1] == "down" else -1
        for number, (place, colour) in enumerate(zip(PLACES, hexes(board), strict=True)):
            lies = len(PLACES) - 1 - number if turned else number
            space = Space(colour, 3 * at + COLUMNS[lies], fall + HEIGHTS[lies])
            found[f"{board[0]}.{place}"] = space
    top = min(space.height for space in found.values())
    return MappingProxyType(
        {name: space._replace(height=space.height - top) for name, space in found.items()}
    )


@cache
def neighbours_of(duchy: Duchy) -> Mapping[str, tuple[str, ...]]:
    """By space those that touch it."""
    spaces = spaces_of(duchy)
    return MappingProxyType(
        {
            name: tuple(other for other, there in spaces.items() if touches(here[1:], there[1:]))
            for name, here in spaces.items()
        }
    )


@cache
def regions_of(duchy: Duchy) -> tuple[tuple[str, ...], ...]:
    """The regions of a duchy, each by its spaces."""
    spaces, beside = spaces_of(duchy), neighbours_of(duchy)
    left, found = dict.fromkeys(spaces), []
    while left:
        region = [next(iter(left))]
        for name in region:
            left.pop(name, None)
            region += [
                other
                for other in beside[name]
                if other in left
                and other not in region
                and spaces[other].colour == spaces[name].colour
            ]
        found.append(tuple(name for name in spaces if name in region))
    return tuple(found)


def region_of(duchy: Duchy, cell: str) -> tuple[str, ...]:
    """The region that a space belongs to."""
    return next(region for region in regions_of(duchy) if cell in region)


def cells_of(duchy: Duchy, colour: str) -> list[str]:
    """The spaces of a colour."""
    return [name for name, space in spaces_of(duchy).items() if space.colour == colour]


def board_kinds() -> tuple[str, ...]:
    """The kinds of boards, one of each in a duchy."""
    return KINDS
