"""The print on boards, tiles and cards, from the collected facts, not from the program."""

import json
from collections import Counter
from functools import cache
from itertools import permutations, product
from pathlib import Path
from typing import Any

FACTS: dict[str, Any] = json.loads(Path(__file__).with_name("facts.json").read_text("utf-8"))
PLACES = tuple(FACTS["region_tiles"]["cells"])
KINDS = "A", "B", "C"
COLOURS = tuple(sorted(FACTS["colours"]))
NUMBERS = FACTS["numbers"]
REGION_CARDS: dict[str, int] = FACTS["assumptions"]["region_cards_per_colour"]
YIELD_CARDS: dict[str, int] = FACTS["assumptions"]["yield_cards_per_kind"]
COLOUR_BONUSES: dict[str, list[int]] = FACTS["colour_bonus_tiles"]["first_then_second"]
REGION_POINTS = {int(size): points for size, points in FACTS["region_points"].items()}
BONUS_TILES = "card", "marble", "storage", "worker", "yield"
BONUS_TILES_OF_A_KIND = 5
SLOTS = FACTS["setup"]["display"]
HAND = FACTS["setup"]["hand"]
STACK = 7
HEXAGON = "hexagon"


def tile_named(crops: list[str]) -> str:
    return "agriculture:" + "+".join(sorted(crops))


def own_tiles() -> Counter[str]:
    """Return the 21 tiles of a seat's stacks."""
    each = FACTS["hex_tiles"]["per_player"]
    tiles = Counter(
        {kind: n for kind, n in each.items() if kind not in ("agriculture", "start_castle")}
    )
    tiles.update(map(tile_named, FACTS["hex_tiles"]["agriculture_crops"]["player_set_each"]))
    return tiles


def neutral_tiles() -> Counter[str]:
    """Return the 32 neutral tiles."""
    tiles = Counter({kind: 4 for kind in COLOURS if kind != "agriculture"})
    tiles.update(map(tile_named, FACTS["hex_tiles"]["agriculture_crops"]["neutral"]))
    return tiles


def colour_of(tile: str) -> str:
    return tile.partition(":")[0]


def crops_of(tile: str) -> list[str]:
    return tile.partition(":")[2].split("+") if ":" in tile else []


@cache
def hexes(board: str) -> dict[str, str]:
    """Return by printed place the colour of a board's hex."""
    [each] = [each for each in FACTS["region_tiles"]["tiles"] if each["id"] == board]
    columns = ("left_column", "middle_column", "right_column")
    colours = [colour for column in columns for colour in each[f"{column}_top_to_bottom"]]
    return dict(zip(PLACES, colours, strict=True))


@cache
def boards(kind: str) -> list[str]:
    """Return the four boards of a kind."""
    return [each["id"] for each in FACTS["region_tiles"]["tiles"] if each["kind"] == kind]


class Duchy:
    """Three boards side by side: the colours of the cells, their neighbours, the regions."""

    def __init__(
        self, from_the_left: tuple[str, ...], turned: tuple[bool, ...], steps: tuple[str, ...]
    ) -> None:
        self.colour: dict[str, str] = {}
        where: dict[tuple[int, int], str] = {}
        fall = 0
        for at, board in enumerate(from_the_left):
            if at:
                fall += 1 if steps[at - 1] == "down" else -1
            for printed, colour in hexes(board).items():
                cell = f"{board[0]}.{printed}"
                self.colour[cell] = colour
                where[slot(at, fall, printed, turned[at])] = cell
        self.beside = {
            cell: frozenset(where[each] for each in around(*there) if each in where)
            for there, cell in where.items()
        }
        self.of_colour = {
            colour: frozenset(cell for cell, own in self.colour.items() if own == colour)
            for colour in COLOURS
        }
        self.region = {cell: self.connected(cell) for cell in self.colour}

    def connected(self, cell: str) -> frozenset[str]:
        """Return the connected cells of one colour that include a cell."""
        found = frozenset([cell])
        while True:
            more = frozenset(
                other
                for one in found
                for other in self.beside[one]
                if self.colour[other] == self.colour[cell]
            )
            if more <= found:
                return found
            found |= more


def slot(at: int, fall: int, printed: str, turned: bool) -> tuple[int, int]:
    """Return column and height of a printed place in half hexes, on the board `at` from the left,
    which is `fall` half hexes lower than the first."""
    place = PLACES[len(PLACES) - 1 - PLACES.index(printed)] if turned else printed
    fact = FACTS["region_tiles"]["cells"][place]
    return 3 * at + fact["column"], fall + fact["half_hex_height_from_top"]


def around(column: int, height: int) -> list[tuple[int, int]]:
    """Return the slots of the six hexes around one."""
    return [
        (column + across, height + down)
        for across, down in ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))
    ]


@cache
def duchy(
    from_the_left: tuple[str, ...], turned: tuple[bool, ...], steps: tuple[str, ...]
) -> Duchy:
    """Return the duchy of three boards; A is never turned."""
    assert sorted(board[0] for board in from_the_left) == list(KINDS)
    assert not any(
        turn for board, turn in zip(from_the_left, turned, strict=True) if board[0] == "A"
    )
    return Duchy(from_the_left, turned, steps)


def duchy_of(start: dict[str, Any]) -> Duchy:
    """Return the duchy of a `start`, an action or an event."""
    return duchy(tuple(start["boards"]), tuple(start["turned"]), tuple(start["steps"]))


def castles(dealt: list[str]) -> list[str]:
    """Return the castle spaces of three boards."""
    return [
        f"{board[0]}.{place}"
        for board in dealt
        for place, colour in hexes(board).items()
        if colour == "castle"
    ]


@cache
def starts(dealt: tuple[str, ...]) -> list[dict[str, Any]]:
    """Return every way to lay out three boards and to choose the start castle, in the protocol's
    order."""
    return [
        {
            "type": "start",
            "boards": list(order),
            "turned": list(turned),
            "steps": list(steps),
            "castle": castle,
        }
        for order in permutations(sorted(dealt))
        for turned in product((False, True), repeat=3)
        if not turned[order.index(min(order))]
        for steps in product(("down", "up"), repeat=2)
        for castle in sorted(castles(list(dealt)))
    ]
