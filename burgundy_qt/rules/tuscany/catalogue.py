"""What is printed on the boards, tiles and cards of Tuscany, with the protocol's names, and how a
duchy is arranged. `components` has the same by numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from burgundy_qt.rules.tuscany import components
from burgundy_qt.rules.tuscany.components import (
    CELL_NAME,
    CELL_NUMBER,
    COLUMNS,
    HEIGHTS,
    KINDS,
    PLACES,
    STEPS,
    hexes,
    touches,
)
from burgundy_qt.rules.tuscany.known_seat import Duchy, SeatState
from burgundy_qt.rules.tuscany.state import PRICE

__all__ = ["CELL_NAME", "CELL_NUMBER", "EDITION", "GAME", "SET_UPS", "TITLE"]


GAME = "tuscany"
TITLE = "The Castles of Tuscany"
EDITION = "2020"
SET_UPS = ("secret", "fixed")


# How a duchy is arranged: three boards side by side, turned and shifted, and the start castle; and
# its text form, in which the set-up passes on an unfinished arrangement.


TURNED = "*"


class Arrangement(NamedTuple):
    """A duchy and the castle space of its start castle, None if none is chosen."""

    duchy: Duchy
    castle: str | None = None


def written(arrangement: Arrangement) -> str:
    """Return an arrangement as one line: "B1,A3*,C2 down,up C.M4"."""
    duchy, castle = arrangement
    boards = (
        board + TURNED * turned for board, turned in zip(duchy.boards, duchy.turned, strict=True)
    )
    return f"{','.join(boards)} {','.join(duchy.steps)} {castle or '-'}"


def read(text: str) -> Arrangement:
    """Return the arrangement of a text by `written`."""
    names, steps, castle = text.split(" ")
    boards = names.split(",")
    duchy = Duchy(
        tuple(board.removesuffix(TURNED) for board in boards),
        tuple(board.endswith(TURNED) for board in boards),
        tuple(STEPS[STEPS.index(step)] for step in steps.split(",")),
    )
    return Arrangement(duchy, None if castle == "-" else castle)


def moved(duchy: Duchy, kind: str, by: int) -> Duchy:
    """Return the duchy with the board of a kind exchanged with its neighbour, -1 the left one, 1
    the right one; the steps stay. The duchy itself if there is no neighbour."""
    at = place_of(duchy, kind)
    to = at + by
    if not 0 <= to < len(duchy.boards):
        return duchy
    boards, turned = list(duchy.boards), list(duchy.turned)
    boards[at], boards[to] = boards[to], boards[at]
    turned[at], turned[to] = turned[to], turned[at]
    return Duchy(tuple(boards), tuple(turned), duchy.steps)


def turned_over(duchy: Duchy, kind: str) -> Duchy:
    """Return the board of a kind turned by half a turn."""
    at = place_of(duchy, kind)
    turned = tuple(is_so != (here == at) for here, is_so in enumerate(duchy.turned))
    return duchy._replace(turned=turned)


def stepped(duchy: Duchy, kind: str) -> Duchy:
    """Return the duchy with the board of a kind shifted the other way from its left neighbour; the
    first board has none."""
    at = place_of(duchy, kind) - 1
    if at < 0:
        return duchy
    other = STEPS[1 - STEPS.index(duchy.steps[at])]
    return duchy._replace(steps=(*duchy.steps[:at], other, *duchy.steps[at + 1 :]))


def place_of(duchy: Duchy, kind: str) -> int:
    """Return the index, from the left, of a kind's board: "A", "B" or "C"."""
    return next(at for at, board in enumerate(duchy.boards) if board.startswith(kind))


def as_the_rules_have_it(duchy: Duchy) -> Duchy:
    """Return the same duchy with board A unturned: if it is turned, the whole duchy is turned by
    half a turn. The steps are then in reverse order, with the same words: a step down to the right
    stays one."""
    if not duchy.turned[place_of(duchy, "A")]:
        return duchy
    turned = tuple(not is_so for is_so in reversed(duchy.turned))
    return Duchy(tuple(reversed(duchy.boards)), turned, tuple(reversed(duchy.steps)))


# What is printed on boards, tiles and cards, and how many of each there are.


COLOURS = (
    *("castle", "town", "inn", "agriculture"),
    *("quarry", "village", "monastery", "cart"),
)
"""The colours in their order on the table: colour bonuses, and the cards of a hand."""
BONUS_ORDER = "card", "storage", "marble", "worker", "yield"
CASTLE, HEXAGON, NEUTRAL = "castle", components.HEXAGON, "neutral"
SLOTS, DRAWN, STACKS = 8, 3, (7, 7, 7)
PHASES = "I", "II", "III"
COLOUR_BONUSES, REGION_POINTS = components.COLOUR_BONUSES, components.REGION_POINTS
colour_of, crops_of = components.colour_of, components.crops_of


class Space(NamedTuple):
    """A space of a duchy: its colour, its column, and how many half hexes it is below the highest
    space."""

    colour: str
    column: int
    height: int


def cards_held(seat: SeatState) -> list[str]:
    """Return the hand, card by card, sorted by colour; empty if the viewer may not know it."""
    cards_of = seat.cards or {}
    return [colour for colour in COLOURS for _ in range(cards_of.get(colour, 0))]


def board_places(text: str) -> list[tuple[int, int, str]]:
    """Return the hexes of a board, "B1*" if it is turned: column, half hexes from the top,
    colour."""
    colours = hexes(text.removesuffix(TURNED))
    if text.endswith(TURNED):
        colours.reverse()
    return [(COLUMNS[at], HEIGHTS[at], colour) for at, colour in enumerate(colours)]


@cache
def spaces_of(duchy: Duchy) -> Mapping[str, Space]:
    """Return the thirty spaces of a duchy by name, board by board from the left."""
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
    """Return the neighbours of each space."""
    spaces = spaces_of(duchy)
    return MappingProxyType(
        {
            name: tuple(other for other, there in spaces.items() if touches(here[1:], there[1:]))
            for name, here in spaces.items()
        }
    )


@cache
def regions_of(duchy: Duchy) -> tuple[tuple[str, ...], ...]:
    """Return the regions of a duchy, each by its spaces."""
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
    """Return the region that a space belongs to."""
    return next(region for region in regions_of(duchy) if cell in region)


def cells_of(duchy: Duchy, colour: str) -> list[str]:
    """Return the spaces of a colour."""
    return [name for name, space in spaces_of(duchy).items() if space.colour == colour]


def board_kinds() -> tuple[str, ...]:
    """Return the kinds of boards, one of each in a duchy."""
    return KINDS


# What a seat can place: the plain twin of `cells_for` and `can_pay` in placement.py, for states in
# which it does not decide.


def reached_by(seat: SeatState) -> list[str]:
    """Return the empty spaces of a seat that touch a covered one."""
    beside = neighbours_of(seat.land)
    return [
        cell
        for cell, around in beside.items()
        if cell not in seat.cells and any(other in seat.cells for other in around)
    ]


def spaces_for(seat: SeatState, tile: str) -> list[str]:
    """Return the spaces for a tile: empty, of its colour, beside a covered one; for a wooden
    hexagon of any colour."""
    spaces = spaces_of(seat.land)
    return [
        cell
        for cell in reached_by(seat)
        if tile == HEXAGON or spaces[cell].colour == colour_of(tile)
    ]


def empty_in(seat: SeatState, cells: Iterable[str]) -> list[str]:
    """Return the spaces without a tile."""
    return [cell for cell in cells if cell not in seat.cells]


def open_spaces(seat: SeatState, colour: str) -> list[str]:
    """Return the empty spaces of a colour."""
    return empty_in(seat, cells_of(seat.land, colour))


def new_crops(seat: SeatState, tile: str, cells: Iterable[str]) -> int:
    """Return the most new crops that a tile can bring to the region of one of these spaces; 0 for
    every colour but agriculture."""
    covered = (
        {crop for each in region_of(seat.land, cell) for crop in crops_of(seat.cells.get(each, ""))}
        for cell in cells
    )
    return max((len(set(crops_of(tile)) - there) for there in covered), default=0)


def cards_short(seat: SeatState, colour: str) -> int:
    """Return how many cards of a colour a seat with a known hand lacks to pay for a space of it: 0
    if it can pay."""
    held = seat.cards or {}
    pairs = sum(held[other] // 2 for other in held if other != colour)
    return max(0, PRICE - min(held.get(colour, 0), PRICE) - seat.workers - pairs)


def cards_short_for(seat: SeatState, tile: str) -> int:
    """Return how many cards a seat lacks to place a tile that has a space, where it lacks least."""
    spaces = spaces_of(seat.land)
    return min(cards_short(seat, spaces[cell].colour) for cell in spaces_for(seat, tile))


def is_ready(seat: SeatState, tile: str) -> bool:
    """Return whether a seat with a known hand can place a stored tile and pay for it."""
    return bool(spaces_for(seat, tile)) and not cards_short_for(seat, tile)


def price_for(seat: SeatState, tile: str) -> tuple[int, int]:
    """Return the workers and cards for which a seat can place a tile that is ready, where it takes
    the fewest workers and then the fewest cards."""
    spaces, held, prices = spaces_of(seat.land), seat.cards or {}, []
    for colour in {spaces[cell].colour for cell in spaces_for(seat, tile)}:
        if not cards_short(seat, colour):
            plain = min(held.get(colour, 0), PRICE)
            pairs = sum(held[other] // 2 for other in held if other != colour)
            in_pairs = min(PRICE - plain, pairs)
            prices.append((PRICE - plain - in_pairs, plain + 2 * in_pairs))
    return min(prices)


def stored_for(seat: SeatState, colour: str) -> int:
    """Return how many tiles of a colour a seat stores."""
    return sum(colour_of(tile) == colour for tile in seat.stored)


def has_space(seat: SeatState, tile: str) -> bool:
    """Return whether all stored tiles of a tile's colour have spaces beside covered ones."""
    return stored_for(seat, colour_of(tile)) <= len(spaces_for(seat, tile))


def places_in_regions(seat: SeatState, colour: str) -> list[tuple[int, int]]:
    """Return for each next tile of a colour how many spaces its region lacks then, and its size:
    tiles fill the regions beside covered spaces, first those that lack least, then large ones."""
    regions = {region_of(seat.land, cell) for cell in spaces_for(seat, colour)}
    lacks = sorted((len(empty_in(seat, one)), -len(one)) for one in regions)
    return [(left, -size) for empty, size in lacks for left in reversed(range(empty))]


def largest_to_complete(seat: SeatState, colour: str) -> int:
    """Return the size of the largest region of a colour, beside a covered space, that a seat can
    complete with one tile more than it stores; 0 for none, or if it stores a hexagon."""
    if HEXAGON in seat.stored:
        return 0
    needed = stored_for(seat, colour) + 1
    regions = (region_of(seat.land, cell) for cell in spaces_for(seat, colour))
    return max((len(one) for one in regions if len(empty_in(seat, one)) == needed), default=0)
