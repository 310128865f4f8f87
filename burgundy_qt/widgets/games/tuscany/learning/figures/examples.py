"""The examples by name. Points in them come from the tables of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.tuscany.components.boards import of_kind
from burgundy_qt.rules.tuscany.components.layouts import STEPS
from burgundy_qt.rules.tuscany.known_seat import Duchy, plain_duchy
from burgundy_qt.widgets.games.tuscany.board import printed
from burgundy_qt.widgets.games.tuscany.learning.figures.pieces import (
    Clock,
    Land,
    Tile,
    TrackPoints,
)
from burgundy_qt.widgets.learning.figures.parts import (
    PLUS,
    Arrow,
    Column,
    Part,
    Row,
    Said,
    Sprite,
)

DUCHY = plain_duchy(("A1", "B1", "C1"))
WITH_CARTS = plain_duchy(("A1", "B3", "C1"))
"""Three of its carts touch across the edge of two boards."""
SMALL, TILE = 24, 26
START = "B.L3"
CROPS_THERE, CROPS_NEW = "agriculture:grapes", "agriculture:grapes+olives"
SHOWN_ON_CLOCK = 4
GREEN, RED = 8, 3


def card(colour: str) -> Sprite:
    """A region card, or its "back"."""
    return Sprite(f"tuscany/cards/{colour}", 40)


def cards(*colours: str) -> Row:
    """Region cards beside each other."""
    return Row([card(colour) for colour in colours], 6)


def worker() -> Sprite:
    """A worker."""
    return Sprite("pieces/worker", 44)


def marble() -> Sprite:
    """A block of marble."""
    return Sprite("tuscany/pieces/marble", 44)


def tiles(*names: str, ring: str = "", ringed: str = "") -> Row:
    """Tiles beside each other; a ring round those of a name."""
    return Row([Tile(name, ring if name == ringed else "", TILE) for name in names], 4)


def display(*rows: tuple[str, ...], ringed: str = "") -> Column:
    """Tiles as they lie in the display."""
    return Column([tiles(*row, ring="selected", ringed=ringed) for row in rows], 4)


def named(part: Part, words: str) -> Column:
    """A part with words below it."""
    return Column([part, Said(words)], 8)


def _duchy() -> Part:
    return Land(DUCHY, start=START, radius=40)


def _boards_joined() -> Part:
    pairs = (Duchy(("A1", "B1"), (False, False), (step,)) for step in STEPS)
    return Row([Land(pair, radius=SMALL) for pair in pairs], 44)


def _boards(kind: str) -> Part:
    lands = (
        named(Land(Duchy((board,), (False,), ()), radius=22), board) for board in of_kind(kind)
    )
    return Row(list(lands), 28)


def _second_action() -> Part:
    drawn = Row([card("back")] * printed.DRAWN, 6)
    return Row([drawn, PLUS, marble(), Arrow(), Tile("town")], 16)


def _refill() -> Part:
    stack = named(Tile("back-0"), tr("Figure", "your stack"))
    row = tiles("cart", "quarry", "village", "inn", ring="selected", ringed="village")
    return Row([stack, Arrow(), named(row, tr("Figure", "display"))], 22)


def _five() -> Part:
    stack = "back-neutral"
    before = ("cart", "cart", "town"), ("cart", "inn", "cart"), ("cart", "village", stack)
    after = ("quarry", "monastery", "town"), ("village", "inn", "castle"), ("inn", "village", stack)
    return Row([display(*before, ringed="cart"), Arrow(), display(*after)], 22)


def _place() -> Part:
    around = "B.L3", "B.M3", "B.M4", "B.R2", "B.R3"
    laid = {"B.M3": "cart", "B.R3": "monastery"}
    land = Land(DUCHY, around, laid, {"B.R3": "selected"}, START)
    return Row([cards("monastery", "monastery"), Arrow(), land], 22)


def _pair() -> Part:
    return Row([card("town"), PLUS, cards("inn", "inn"), Arrow(), Tile("town")], 16)


def _workers() -> Part:
    one = Row([card("town"), PLUS, worker(), Arrow(), Tile("town")], 16)
    both = Row([worker(), worker(), Arrow(), Tile("town")], 16)
    return Row([one, both], 52)


def _castle() -> Part:
    around = "A.R3", "B.L2", "B.L3", "B.M2", "B.M3", "B.M4"
    laid = {"B.L2": "quarry", "B.L3": "castle", "B.M3": "cart"}
    land = Land(DUCHY, around, laid, {"B.M3": "selected"})
    row = tiles("town", "cart", "inn", ring="selected", ringed="cart")
    return Row([named(row, tr("Figure", "display")), Arrow(), land], 22)


def _crops() -> Part:
    region = printed.region_of(DUCHY, "A.R1")
    laid = {region[0]: CROPS_THERE, region[1]: CROPS_NEW}
    land = Land(DUCHY, region, laid, {region[1]: "selected"})
    new = set(printed.crops_of(CROPS_NEW)) - set(printed.crops_of(CROPS_THERE))
    return Row([land, Arrow(), TrackPoints("green", len(new))], 22)


def _hexagon() -> Part:
    around = "A.R3", "B.L2", "B.L3", "B.M2", "B.M3"
    laid = {"B.L2": printed.HEXAGON}
    land = Land(DUCHY, around, laid, {"B.L2": "selected"}, START)
    paid = Row([cards("quarry", "quarry"), PLUS, Tile("hexagon", radius=TILE)], 12)
    return Row([paid, Arrow(), land, Arrow(), marble()], 20)


def _region() -> Part:
    region = printed.region_of(WITH_CARTS, "C.L2")
    land = Land(WITH_CARTS, region, dict.fromkeys(region, "cart"), {region[-1]: "selected"})
    points = TrackPoints("green", printed.REGION_POINTS[len(region)])
    return Row([land, Arrow(), points], 22)


def _clock() -> Part:
    return Clock(SHOWN_ON_CLOCK)


def _phase_end() -> Part:
    before = Row([TrackPoints("green", GREEN), TrackPoints("red", RED)], 22)
    after = Row([TrackPoints("green", GREEN), TrackPoints("red", RED + GREEN)], 22)
    return Row([before, Arrow(), after], 26)


EXAMPLES: Mapping[str, Callable[[], Part]] = {
    "duchy": _duchy,
    "boards-joined": _boards_joined,
    "boards-a": partial(_boards, "A"),
    "boards-b": partial(_boards, "B"),
    "boards-c": partial(_boards, "C"),
    "second-action": _second_action,
    "refill": _refill,
    "five": _five,
    "place": _place,
    "pair": _pair,
    "workers": _workers,
    "castle": _castle,
    "crops": _crops,
    "hexagon": _hexagon,
    "region": _region,
    "clock": _clock,
    "phase-end": _phase_end,
}
