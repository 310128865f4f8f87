"""What the rules pages show: their examples by name, built from small maps, tiles and bids, their
numbers and tables. The maps are in `example_maps`; each number comes from them or from the table of
the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.carcassonne import carcassonne_ruleset, protocol, state, tiles
from burgundy_qt.rules.game import Game
from burgundy_qt.widgets.games.carcassonne import example_maps, map_picture, tile_picture
from burgundy_qt.widgets.games.carcassonne.example_maps import MapObject
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.rulebook import figure_parts, rulebook
from burgundy_qt.widgets.rulebook.rules_markdown import Span, Spans, Table
from burgundy_qt.widgets.theme import fonts, sprite_files

BASE, MORE = tiles.KINDS[: tiles.BASE_KINDS], tiles.KINDS[tiles.BASE_KINDS :]


def count_of(kinds: Sequence[tiles.Kind]) -> int:
    """Return the number of tiles of some kinds."""
    return sum(kind.count for kind in kinds)


QUOTED = {
    "followers": "MEEPLES",
    "city": "CITY_POINTS",
    "monastery": "MONASTERY_POINTS",
    "field": "FIELD_POINTS",
    "castle": "CASTLE_POINTS",
}
"""The constants of the rules by their names in the pages."""
KEYS = {
    "key_turn_left": f"{protocol.GAME} left",
    "key_turn_right": f"{protocol.GAME} right",
    "key_none": f"{protocol.GAME} none",
    "key_fit_map": f"{protocol.GAME} fit",
    "key_claims": f"{protocol.GAME} claims",
    "key_tiles_left": f"{protocol.GAME} tiles",
}
"""The commands whose keys the pages quote."""


def facts() -> dict[str, str]:
    """Return the numbers and the current keys by their names in the pages ("{tiles}")."""
    data = {name: vars(state)[constant] for name, constant in QUOTED.items()}
    keys = {name: keymap.label(command) for name, command in KEYS.items()}
    return {name: str(number) for name, number in (data | _counts()).items()} | keys


@cache
def _counts() -> dict[str, int]:
    few = _most_with_full_supply()
    return {
        "tiles": count_of(BASE),
        "more_tiles": count_of(MORE),
        "kinds": len(BASE),
        "more_kinds": len(MORE),
        "bazaars": count_of([kind for kind in MORE if kind.has_bazaar]),
        "most_players": carcassonne_ruleset.PLAYERS[-1],
        "few_players": few,
        "bridges": _supply(few)["bridges"],
        "castles": _supply(few)["castles"],
        "bridges_many": _supply(carcassonne_ruleset.PLAYERS[-1])["bridges"],
        "castles_many": _supply(carcassonne_ruleset.PLAYERS[-1])["castles"],
        "small_city": carcassonne_ruleset.OPTIONS["small_city"][0],
        "small_city_old": carcassonne_ruleset.OPTIONS["small_city"][1],
        "occupied": carcassonne_ruleset.OPTIONS["occupied_castles"][0],
        "bid_limit": carcassonne_ruleset.BID_LIMIT,
        "most_bid": carcassonne_ruleset.BID_LIMITS[-1],
        "vicinity": len(example_maps.castle().cells_near),
        "example_city": example_maps.city().points,
        "example_road": example_maps.road().points,
        "example_field": example_maps.field().points,
    }


def _supply(players: int) -> dict[str, int]:
    """Return the supplies of a seat in a game with that number of players."""
    game = Game(
        {"game": protocol.GAME, "players": players, "modules": ["bridges", "castles"], "seed": 1}
    )
    return dict(game.state()["seats"][0])


def _most_with_full_supply() -> int:
    """Return the largest number of players with as many bridges each as with the fewest players."""
    full = _supply(carcassonne_ruleset.PLAYERS[0])["bridges"]
    return max(
        players for players in carcassonne_ruleset.PLAYERS if _supply(players)["bridges"] == full
    )


# The tables, filled from the rules.


PIECES = "carcassonne/pieces"
FOLLOWERS = "carcassonne/followers"


def _points() -> Table:
    rules = facts()
    titles = rulebook.head(
        tr("Rules", "Feature"), tr("Rules", "Complete"), tr("Rules", "At the end, incomplete")
    )
    rows = [
        _row(
            f"{FOLLOWERS}/knight-0",
            tr("Rules", "City"),
            tr("Rules", "{points} per tile and {points} per shield", points=rules["city"]),
            tr("Rules", "1 per tile and 1 per shield"),
        ),
        _row(
            f"{FOLLOWERS}/thief-0",
            tr("Rules", "Road"),
            tr("Rules", "1 per tile"),
            tr("Rules", "1 per tile"),
        ),
        _row(
            f"{FOLLOWERS}/monk-0",
            tr("Rules", "Monastery"),
            rules["monastery"],
            tr("Rules", "1, and 1 for each tile around it"),
        ),
        _row(
            f"{FOLLOWERS}/farmer-0",
            tr("Rules", "Field"),
            tr("Rules", "never complete"),
            tr(
                "Rules",
                "{city} for each complete city, {castle} for each castle",
                city=rules["field"],
                castle=rules["castle"],
            ),
        ),
        _row(
            f"{PIECES}/castle-0",
            tr("Rules", "Castle"),
            tr("Rules", "as much as the feature that completes it"),
            tr("Rules", "nothing"),
        ),
    ]
    return Table((titles, *rows))


def _shown() -> Table:
    titles = rulebook.head(
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


def _counted(picture: str, what: str, shows: Callable[[tiles.Kind], bool]) -> tuple[Spans, ...]:
    """Return the number of tiles that show something, in both boxes."""
    return _row(picture, what, *(str(_number(kinds, shows)) for kinds in (BASE, MORE)))


def _number(kinds: Sequence[tiles.Kind], shows: Callable[[tiles.Kind], bool]) -> int:
    return count_of([kind for kind in kinds if shows(kind)])


def _has_shield(kind: tiles.Kind) -> bool:
    return any(city.shields for city in kind.cities)


def _row(picture: str, *cells: str) -> tuple[Spans, ...]:
    """Return a row that begins with a picture."""
    first, *others = cells
    return (
        (Span("", picture=picture), Span(f" {first}")),
        *((Span(text),) for text in others),
    )


TABLES: Mapping[str, Callable[[], Table]] = {"points": _points, "shown": _shown}


# The examples on the pages, by name.


RIM = 3
"""The width of the rim of a single tile, and the cut of its corners."""
NAME = 18
"""The height of a line below a tile."""
BETWEEN = 8
AIR = 0.12
"""The margin of a map, in tiles: pieces at its edge rise above it."""


@dataclass(frozen=True)
class Map:
    """A map of a protocol state, with `tile` units a tile; `framed` cells have a dashed frame
    together, the tile of a `ringed` one has a ring."""

    state: MapObject
    tile: float = 64
    framed: Sequence[str] = ()
    ringed: str = ""

    @property
    def size(self) -> QSizeF:
        return self._bounds.size() * self.tile

    def paint(self, painter: QPainter, at: QPointF, ink: figure_parts.Ink) -> None:
        painter.save()
        _to_pixels(painter, at, ink)
        room = QRectF(QPointF(0, 0), self.size * ink.sharpness)
        picture = map_picture.MapPicture.of(self._scene, room, self._bounds)
        picture.paint(painter, ink.palette)
        if self.framed:
            around = QRectF()
            for cell in self.framed:
                around = around.united(picture.cell(cell))
            _ring(painter, around, QPen(QColor(ink.palette.accent), 3, Qt.PenStyle.DashLine), ink)
        if self.ringed:
            _ring(painter, picture.cell(self.ringed), QPen(QColor(ink.palette.glow), 4), ink)
        painter.restore()

    @property
    def _scene(self) -> map_picture.Scene:
        return map_picture.Scene.of_state(self.state["board"], self.state["castles"])

    @property
    def _bounds(self) -> QRectF:
        """The rectangle of all tiles and framed cells with a margin, in tiles."""
        cells = map_picture.map_bounds([*self.state["board"], *self.framed])
        return cells.adjusted(-AIR, -AIR, AIR, AIR)


def _to_pixels(painter: QPainter, at: QPointF, ink: figure_parts.Ink) -> None:
    """Switch the painter to whole pixels from a point, so that tiles join without a seam."""
    there = painter.deviceTransform().map(at)
    moved = QPointF(round(there.x()), round(there.y())) - there
    painter.translate(at + moved / ink.sharpness)
    painter.scale(1 / ink.sharpness, 1 / ink.sharpness)


def _ring(painter: QPainter, rect: QRectF, pen: QPen, ink: figure_parts.Ink) -> None:
    """Paint a ring inside a rectangle of pixels."""
    pen.setWidthF(pen.widthF() * ink.sharpness)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    inner = pen.widthF() / 2
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect.adjusted(inner, inner, -inner, -inner))


@dataclass(frozen=True)
class Tile:
    """A single tile, as drawn from the pile."""

    kind: str
    rotation: int = 0
    width: float = 66
    ring: bool = False

    @property
    def size(self) -> QSizeF:
        return QSizeF(self.width, self.width)

    def paint(self, painter: QPainter, at: QPointF, ink: figure_parts.Ink) -> None:
        name = ink.palette.name
        picture = tile_picture.drawn_tile(
            self.kind, self.rotation, 0, self.width, name, ink.sharpness
        )
        box = QRectF(at, self.size)
        painter.drawPixmap(at, picture)
        colour = ink.palette.glow if self.ring else ink.palette.text2
        painter.setPen(QPen(QColor(colour), 4 if self.ring else 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, RIM, RIM)


@dataclass(frozen=True)
class Kinds:
    """Kinds of tiles in rows, each with its name and count."""

    kinds: Sequence[tiles.Kind]
    columns: int
    width: float = 66

    @property
    def size(self) -> QSizeF:
        rows = -(-len(self.kinds) // self.columns)
        columns = min(self.columns, len(self.kinds))
        return QSizeF(
            columns * (self.width + BETWEEN) - BETWEEN,
            rows * (self.width + NAME + BETWEEN) - BETWEEN,
        )

    def paint(self, painter: QPainter, at: QPointF, ink: figure_parts.Ink) -> None:
        for number, kind in enumerate(self.kinds):
            row, column = divmod(number, self.columns)
            step = QPointF(column * (self.width + BETWEEN), row * (self.width + NAME + BETWEEN))
            Tile(kind.name, width=self.width).paint(painter, at + step, ink)
            below = QRectF(at + step + QPointF(0, self.width), QSizeF(self.width, NAME))
            painter.setFont(fonts.text_font(12, 600))
            painter.setPen(QColor(ink.palette.text2))
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, f"{kind.name} \u00d7{kind.count}")


@dataclass(frozen=True)
class Bid:
    """The tag of a seat's bid, with its number."""

    seat: int
    points: int
    width: float = 62

    @property
    def size(self) -> QSizeF:
        box = sprite_files.svg_size(self._name)
        return QSizeF(self.width, self.width * box.height() / box.width())

    @property
    def _name(self) -> str:
        return f"carcassonne/pieces/bid-{self.seat}"

    def paint(self, painter: QPainter, at: QPointF, ink: figure_parts.Ink) -> None:
        painter.drawPixmap(at, sprite_files.pixmap(self._name, self.width, ink.sharpness))
        painter.setFont(fonts.number_font(15))
        painter.setPen(QColor(DARK))
        middle = at + QPointF(0.6 * self.width, self.size.height() / 2)
        around = QRectF(middle - QPointF(20, 14), QSizeF(40, 28))
        painter.drawText(around, Qt.AlignmentFlag.AlignCenter, str(self.points))


DARK = "#2B2118"
"""Ink on gold, by day and by night."""


FIGURE, DISC = 52, 30
OPENING, RAISED = 1, 3
"""The bids of the auction."""


def scored(
    example: example_maps.Example, tile: float = 84, framed: tuple[str, ...] = ()
) -> figure_parts.Row:
    """Return a map after its last tile, and the points for that tile."""
    return figure_parts.Row(
        [
            Map(example.as_scored, tile, framed),
            figure_parts.Arrow(),
            figure_parts.Points(example.points),
        ],
        18,
    )


def brought(seat: int, points: int) -> figure_parts.Row:
    """Return the points of a seat."""
    return figure_parts.Row(
        [
            figure_parts.SpriteFigure(f"carcassonne/followers/disc-{seat}", DISC),
            figure_parts.Points(points),
        ],
        8,
    )


def named(part: figure_parts.Part, words: str) -> figure_parts.Column:
    """Return a part with words below it."""
    return figure_parts.Column([part, figure_parts.TextFigure(words)], 8)


def _land() -> figure_parts.Part:
    return Map(example_maps.land().after, 96)


def _edges() -> figure_parts.Part:
    right = Map(_two_tiles("U"), 74, ringed="1,0")
    wrong = Map(_two_tiles("E", 3), 74, ringed="1,0")
    return figure_parts.Row(
        [
            figure_parts.Column([right, figure_parts.Sign("done", "good")], 8),
            figure_parts.Column([wrong, figure_parts.Sign("close", "bad")], 8),
        ],
        60,
    )


def _two_tiles(kind: str, rotation: int = 0) -> example_maps.MapObject:
    """Return the start tile with another one beside it, fitting or not."""
    laid = {"0,0": ("D", 0), "1,0": (kind, rotation)}
    board: dict[str, protocol.TileObject] = {
        cell: {"tile": tile, "rotation": turned, "bridge": None, "meeple": None}
        for cell, (tile, turned) in laid.items()
    }
    return {"board": board, "castles": []}


def _trades() -> figure_parts.Part:
    trades = {
        "knight": tr("Figure", "knight"),
        "thief": tr("Figure", "thief"),
        "monk": tr("Figure", "monk"),
        "farmer": tr("Figure", "farmer"),
    }
    return figure_parts.Row(
        [
            named(figure_parts.SpriteFigure(f"carcassonne/followers/{name}-0", FIGURE), words)
            for name, words in trades.items()
        ],
        44,
        low=True,
    )


def _shared() -> figure_parts.Part:
    example = example_maps.shared()
    both = figure_parts.Column(
        [brought(seat, points) for seat, points in example.brought.items()], 8
    )
    return figure_parts.Row([Map(example.as_scored, 84), figure_parts.Arrow(), both], 18)


def _parted() -> figure_parts.Part:
    example = example_maps.parted()
    points = figure_parts.Column(
        [brought(seat, example.brought.get(seat, 0)) for seat in range(2)], 12
    )
    return figure_parts.Row([Map(example.after, 84), figure_parts.Arrow(), points], 18)


def _castle() -> figure_parts.Part:
    example = example_maps.castle()
    return Map(example.before, 84, tuple(example.cells_near))


def _castle_scores() -> figure_parts.Part:
    example = example_maps.castle()
    return scored(example, framed=tuple(example.cells_near))


def _auction() -> figure_parts.Part:
    lot = figure_parts.Row([Tile("G"), Tile("BB7", ring=True), Tile("L")], 14)
    bids = figure_parts.Row([Bid(0, OPENING), figure_parts.Arrow(), Bid(1, RAISED)], 12)
    return figure_parts.Row([lot, bids], 34)


EXAMPLES: Mapping[str, Callable[[], figure_parts.Part]] = {
    "land": _land,
    "edges": _edges,
    "trades": _trades,
    "city": lambda: scored(example_maps.city()),
    "shared": _shared,
    "road": lambda: scored(example_maps.road()),
    "monastery": lambda: scored(example_maps.monastery()),
    "field": lambda: scored(example_maps.field()),
    "parted": _parted,
    "bridge-needed": lambda: Map(example_maps.bridge_needed().after, 84, ringed="-1,0"),
    "bridge-neighbour": lambda: Map(example_maps.bridge_on_neighbour().after, 84, ringed="1,1"),
    "bridge-free": lambda: Map(
        example_maps.bridge_of_ones_own().after, 84, framed=("-1,1", "0,1", "1,1")
    ),
    "castle": _castle,
    "castle-scores": _castle_scores,
    "auction": _auction,
    "tiles-base": partial(Kinds, BASE, 8),
    "tiles-more": partial(Kinds, MORE, 6),
}
