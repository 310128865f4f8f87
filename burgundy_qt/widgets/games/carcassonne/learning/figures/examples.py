"""The examples by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.carcassonne.protocol_types import TileObject
from burgundy_qt.widgets.games.carcassonne.learning.figures import maps
from burgundy_qt.widgets.games.carcassonne.learning.figures.pieces import Bid, Kinds, Map, Tile
from burgundy_qt.widgets.games.carcassonne.learning.kinds import BASE, MORE
from burgundy_qt.widgets.learning.figures.parts import (
    Arrow,
    Column,
    Part,
    Points,
    Row,
    Said,
    Sign,
    Sprite,
)

FIGURE, DISC = 52, 30
OPENING, RAISED = 1, 3
"""The bids of the auction."""


def scored(example: maps.Example, tile: float = 84, framed: tuple[str, ...] = ()) -> Row:
    """A map when its last tile has been laid, and the points that this brings."""
    return Row([Map(example.as_scored, tile, framed), Arrow(), Points(example.points)], 18)


def brought(seat: int, points: int) -> Row:
    """The points of a seat."""
    return Row([Sprite(f"carcassonne/followers/disc-{seat}", DISC), Points(points)], 8)


def named(part: Part, words: str) -> Column:
    """A part with words below it."""
    return Column([part, Said(words)], 8)


def _land() -> Part:
    return Map(maps.land().after, 96)


def _edges() -> Part:
    right = Map(_two_tiles("U"), 74, ringed="1,0")
    wrong = Map(_two_tiles("E", 3), 74, ringed="1,0")
    return Row(
        [
            Column([right, Sign("done", "good")], 8),
            Column([wrong, Sign("close", "bad")], 8),
        ],
        60,
    )


def _two_tiles(kind: str, rotation: int = 0) -> maps.MapObject:
    """The start tile with another one beside it, whether it fits or not."""
    laid = {"0,0": ("D", 0), "1,0": (kind, rotation)}
    board: dict[str, TileObject] = {
        cell: {"tile": tile, "rotation": turned, "bridge": None, "meeple": None}
        for cell, (tile, turned) in laid.items()
    }
    return {"board": board, "castles": []}


def _trades() -> Part:
    trades = {
        "knight": tr("Figure", "knight"),
        "thief": tr("Figure", "thief"),
        "monk": tr("Figure", "monk"),
        "farmer": tr("Figure", "farmer"),
    }
    return Row(
        [
            named(Sprite(f"carcassonne/followers/{name}-0", FIGURE), words)
            for name, words in trades.items()
        ],
        44,
        low=True,
    )


def _shared() -> Part:
    example = maps.shared()
    both = Column([brought(seat, points) for seat, points in example.brought.items()], 8)
    return Row([Map(example.as_scored, 84), Arrow(), both], 18)


def _parted() -> Part:
    example = maps.parted()
    points = Column([brought(seat, example.brought.get(seat, 0)) for seat in range(2)], 12)
    return Row([Map(example.after, 84), Arrow(), points], 18)


def _castle() -> Part:
    example = maps.castle()
    return Map(example.before, 84, tuple(example.cells_near))


def _castle_scores() -> Part:
    example = maps.castle()
    return scored(example, framed=tuple(example.cells_near))


def _auction() -> Part:
    lot = Row([Tile("G"), Tile("BB7", ring=True), Tile("L")], 14)
    bids = Row([Bid(0, OPENING), Arrow(), Bid(1, RAISED)], 12)
    return Row([lot, bids], 34)


EXAMPLES: Mapping[str, Callable[[], Part]] = {
    "land": _land,
    "edges": _edges,
    "trades": _trades,
    "city": lambda: scored(maps.city()),
    "shared": _shared,
    "road": lambda: scored(maps.road()),
    "monastery": lambda: scored(maps.monastery()),
    "field": lambda: scored(maps.field()),
    "parted": _parted,
    "bridge-needed": lambda: Map(maps.bridge_needed().after, 84, ringed="-1,0"),
    "bridge-neighbour": lambda: Map(maps.bridge_on_neighbour().after, 84, ringed="1,1"),
    "bridge-free": lambda: Map(maps.bridge_of_ones_own().after, 84, framed=("-1,1", "0,1", "1,1")),
    "castle": _castle,
    "castle-scores": _castle_scores,
    "auction": _auction,
    "tiles-base": partial(Kinds, BASE, 8),
    "tiles-more": partial(Kinds, MORE, 6),
}
