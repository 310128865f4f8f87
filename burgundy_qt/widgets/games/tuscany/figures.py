"""What the rules pages show: their examples, drawn like the table, their numbers and tables. Points
in an example come from the tables of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.tuscany import catalogue, components, known_seat, state
from burgundy_qt.rules.tuscany.catalogue import COLOURS
from burgundy_qt.rules.tuscany.components import STEPS, of_kind
from burgundy_qt.widgets.games.tuscany.duchy_picture import Lattice, paint_hex, paint_spaces
from burgundy_qt.widgets.games.tuscany.tuscany_texts import cards_counted, colour_name, yield_name
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.phrases.wording import capitalize
from burgundy_qt.widgets.rulebook.figure_parts import (
    PLUS,
    Arrow,
    Column,
    Ink,
    Part,
    Row,
    SpriteFigure,
    TextFigure,
)
from burgundy_qt.widgets.rulebook.rulebook import head
from burgundy_qt.widgets.rulebook.rules_markdown import Span, Spans, Table
from burgundy_qt.widgets.sprites import places as hexes
from burgundy_qt.widgets.theme import fonts, sprite_files

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
    return len(catalogue.cells_of(known_seat.plain_duchy(("A1", "B1", "C1")), colour))


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


# The parts of the examples: spaces of a duchy, points of both kinds, the clock


RING = 2.1875
"""The width of the sprite of a ring round a hex, for radius 1."""
SHIELD, SHIELD_HEIGHT = 30, 40
STONE, BETWEEN_STONES, BETWEEN_PHASES = 11, 5, 20


@dataclass(frozen=True)
class Land:
    """Some spaces of a duchy, by default all. `laid`: by space its tile in the protocol's names;
    `start`: the space of the start castle; `rings`: by space a highlight ring."""

    duchy: known_seat.Duchy
    cells: Sequence[str] = ()
    laid: Mapping[str, str] = field(default_factory=dict)
    rings: Mapping[str, str] = field(default_factory=dict)
    start: str | None = None
    radius: float = 32

    @property
    def size(self) -> QSizeF:
        return self._box.size()

    def paint(self, painter: QPainter, at: QPointF, ink: Ink) -> None:
        radius = self._lattice.radius
        middles = self._middles(at - self._box.topLeft())
        paint_spaces(
            painter,
            middles,
            radius,
            self.duchy,
            self.laid,
            ink.palette,
            ink.sharpness,
            self.start,
            small=False,
        )
        for cell, ring in self.rings.items():
            _paint_ring(painter, middles[cell], radius, ring, ink)

    @property
    def _lattice(self) -> Lattice:
        return Lattice.of(self.radius)

    @property
    def _box(self) -> QRectF:
        """The rectangle of the visible spaces."""
        whole = QRectF()
        for middle in self._middles(QPointF(0, 0)).values():
            whole = whole.united(hexes.flat_hex_bounds(middle, self._lattice.radius))
        return whole

    def _middles(self, centre: QPointF) -> Mapping[str, QPointF]:
        """Return the visible spaces, in a duchy about this point."""
        middles = self._lattice.middles(self.duchy, centre)
        return {cell: middles[cell] for cell in self.cells} if self.cells else middles


@dataclass(frozen=True)
class Tile:
    """A tile by the name of its sprite, with a ring round it or none."""

    name: str
    ring: str = ""
    radius: float = 30

    @property
    def size(self) -> QSizeF:
        return hexes.flat_hex_bounds(QPointF(0, 0), self.radius).size()

    def paint(self, painter: QPainter, at: QPointF, ink: Ink) -> None:
        middle = at + QPointF(self.size.width() / 2, self.size.height() / 2)
        name = f"tuscany/tiles/{self.name}"
        paint_hex(painter, middle, 2 * self.radius, name, ink.sharpness)
        if self.ring:
            _paint_ring(painter, middle, self.radius, self.ring, ink)


def _paint_ring(painter: QPainter, middle: QPointF, radius: float, ring: str, ink: Ink) -> None:
    """Paint a highlight ring round a hex."""
    name = ink.art(f"hex/flat-{ring}-THEME")
    paint_hex(painter, middle, RING * radius, name, ink.sharpness)


@dataclass(frozen=True)
class TrackPoints:
    """Points of a track, "green" or "red": its shield, and the number beside it."""

    track: str
    count: int

    @property
    def size(self) -> QSizeF:
        number = QFontMetricsF(fonts.number_font(24)).horizontalAdvance(str(self.count))
        return QSizeF(SHIELD + 6 + number, SHIELD_HEIGHT)

    def paint(self, painter: QPainter, at: QPointF, ink: Ink) -> None:
        name = f"tuscany/pieces/points-{self.track}"
        painter.drawPixmap(at, sprite_files.pixmap(name, SHIELD, ink.sharpness))
        painter.setFont(fonts.number_font(24))
        painter.setPen(QColor(ink.palette.text))
        number = QRectF(at, self.size).adjusted(SHIELD + 6, 0, 0, 0)
        painter.drawText(number, Qt.AlignmentFlag.AlignVCenter, str(self.count))


@dataclass(frozen=True)
class Clock:
    """The stones of the phases, the last of each a diamond; some of them are filled."""

    shown: int

    @property
    def size(self) -> QSizeF:
        places = self._places()
        return QSizeF(places[-1] + STONE, 1.5 * STONE)

    def paint(self, painter: QPainter, at: QPointF, ink: Ink) -> None:
        ends = _ends_of_phases()
        for number, place in enumerate(self._places(), 1):
            middle = at + QPointF(place + STONE / 2, self.size.height() / 2)
            is_shown, is_end = number <= self.shown, number in ends
            painter.setPen(QPen(QColor(ink.palette.text3), 1.4))
            colour = ink.palette.gold if is_end else ink.palette.text3
            painter.setBrush(QColor(colour) if is_shown else Qt.BrushStyle.NoBrush)
            if is_end:
                painter.drawPolygon(_diamond(middle, 0.75 * STONE))
            else:
                painter.drawEllipse(middle, STONE / 2, STONE / 2)

    def _places(self) -> list[float]:
        """The left edge of each stone."""
        places, left = [], 0.0
        for stones in catalogue.STACKS:
            for _ in range(stones):
                places.append(left)
                left += STONE + BETWEEN_STONES
            left += BETWEEN_PHASES
        return places


def _ends_of_phases() -> list[int]:
    """Return the stones that end a phase."""
    return [sum(catalogue.STACKS[: number + 1]) for number in range(len(catalogue.STACKS))]


def _diamond(middle: QPointF, half: float) -> QPolygonF:
    corners = QPointF(0, -half), QPointF(half, 0), QPointF(0, half), QPointF(-half, 0)
    return QPolygonF([middle + corner for corner in corners])


DUCHY = known_seat.plain_duchy(("A1", "B1", "C1"))
WITH_CARTS = known_seat.plain_duchy(("A1", "B3", "C1"))
"""Three carts of this duchy touch across the edge of two boards."""
SMALL, TILE = 24, 26
START = "B.L3"
CROPS_THERE, CROPS_NEW = "agriculture:grapes", "agriculture:grapes+olives"
SHOWN_ON_CLOCK = 4
GREEN, RED = 8, 3


def card_figure(colour: str) -> SpriteFigure:
    """Return a region card, or its "back"."""
    return SpriteFigure(f"tuscany/cards/{colour}", 40)


def card_figures(*colours: str) -> Row:
    """Return region cards beside each other."""
    return Row([card_figure(colour) for colour in colours], 6)


def worker_figure() -> SpriteFigure:
    """Return a worker."""
    return SpriteFigure("pieces/worker", 44)


def marble_figure() -> SpriteFigure:
    """Return a block of marble."""
    return SpriteFigure("tuscany/pieces/marble", 44)


def tile_figures(*names: str, ring: str = "", ringed: str = "") -> Row:
    """Return tiles beside each other, with a ring round those of a name."""
    return Row([Tile(name, ring if name == ringed else "", TILE) for name in names], 4)


def display_figure(*rows: tuple[str, ...], ringed: str = "") -> Column:
    """Return tiles in the arrangement of the display."""
    return Column([tile_figures(*row, ring="selected", ringed=ringed) for row in rows], 4)


def named_figure(part: Part, words: str) -> Column:
    """Return a part with words below it."""
    return Column([part, TextFigure(words)], 8)


def _duchy() -> Part:
    return Land(DUCHY, start=START, radius=40)


def _boards_joined() -> Part:
    pairs = (known_seat.Duchy(("A1", "B1"), (False, False), (step,)) for step in STEPS)
    return Row([Land(pair, radius=SMALL) for pair in pairs], 44)


def _boards(kind: str) -> Part:
    lands = (
        named_figure(Land(known_seat.Duchy((board,), (False,), ()), radius=22), board)
        for board in of_kind(kind)
    )
    return Row(list(lands), 28)


def _second_action() -> Part:
    drawn = Row([card_figure("back")] * catalogue.DRAWN, 6)
    return Row([drawn, PLUS, marble_figure(), Arrow(), Tile("town")], 16)


def _refill() -> Part:
    stack = named_figure(Tile("back-0"), tr("Figure", "your stack"))
    row = tile_figures("cart", "quarry", "village", "inn", ring="selected", ringed="village")
    return Row([stack, Arrow(), named_figure(row, tr("Figure", "display"))], 22)


def _five() -> Part:
    stack = "back-neutral"
    before = ("cart", "cart", "town"), ("cart", "inn", "cart"), ("cart", "village", stack)
    after = ("quarry", "monastery", "town"), ("village", "inn", "castle"), ("inn", "village", stack)
    return Row([display_figure(*before, ringed="cart"), Arrow(), display_figure(*after)], 22)


def _place() -> Part:
    around = "B.L3", "B.M3", "B.M4", "B.R2", "B.R3"
    laid = {"B.M3": "cart", "B.R3": "monastery"}
    land = Land(DUCHY, around, laid, {"B.R3": "selected"}, START)
    return Row([card_figures("monastery", "monastery"), Arrow(), land], 22)


def _pair() -> Part:
    return Row([card_figure("town"), PLUS, card_figures("inn", "inn"), Arrow(), Tile("town")], 16)


def _workers() -> Part:
    one = Row([card_figure("town"), PLUS, worker_figure(), Arrow(), Tile("town")], 16)
    both = Row([worker_figure(), worker_figure(), Arrow(), Tile("town")], 16)
    return Row([one, both], 52)


def _castle() -> Part:
    around = "A.R3", "B.L2", "B.L3", "B.M2", "B.M3", "B.M4"
    laid = {"B.L2": "quarry", "B.L3": "castle", "B.M3": "cart"}
    land = Land(DUCHY, around, laid, {"B.M3": "selected"})
    row = tile_figures("town", "cart", "inn", ring="selected", ringed="cart")
    return Row([named_figure(row, tr("Figure", "display")), Arrow(), land], 22)


def _crops() -> Part:
    region = catalogue.region_of(DUCHY, "A.R1")
    laid = {region[0]: CROPS_THERE, region[1]: CROPS_NEW}
    land = Land(DUCHY, region, laid, {region[1]: "selected"})
    new = set(catalogue.crops_of(CROPS_NEW)) - set(catalogue.crops_of(CROPS_THERE))
    return Row([land, Arrow(), TrackPoints("green", len(new))], 22)


def _hexagon() -> Part:
    around = "A.R3", "B.L2", "B.L3", "B.M2", "B.M3"
    laid = {"B.L2": catalogue.HEXAGON}
    land = Land(DUCHY, around, laid, {"B.L2": "selected"}, START)
    paid = Row([card_figures("quarry", "quarry"), PLUS, Tile("hexagon", radius=TILE)], 12)
    return Row([paid, Arrow(), land, Arrow(), marble_figure()], 20)


def _region() -> Part:
    region = catalogue.region_of(WITH_CARTS, "C.L2")
    land = Land(WITH_CARTS, region, dict.fromkeys(region, "cart"), {region[-1]: "selected"})
    points = TrackPoints("green", catalogue.REGION_POINTS[len(region)])
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
