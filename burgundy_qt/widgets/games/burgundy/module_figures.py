"""The examples of the 2019 edition and its modules by name, and their parts; and the lessons about
the modules."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.burgundy import catalogue, components, known_places
from burgundy_qt.widgets.games.burgundy import estate_picture, estate_shape, module_rules
from burgundy_qt.widgets.questions.course_dialog import Lesson
from burgundy_qt.widgets.rulebook.figure_parts import (
    PLUS,
    Arrow,
    Column,
    Hexes,
    Ink,
    Part,
    Points,
    Row,
    SpriteFigure,
    TextFigure,
    Well,
)
from burgundy_qt.widgets.theme import palette, sprite_files

# Further parts, besides those of all examples.


SPACES = 3
POST_SIZE, SEAL_SIZE = 1.4, 1.3  # in radii of a cell
EDGE = 3  # of the band, which is a little wider than the mat
# the place of a good on its space, and its width, in widths of the tile
WELL = (9 / 300, 82 / 300)


@dataclass(frozen=True)
class Covered:
    """A space of a route with a good on it."""

    good: int
    bonus: str
    is_match: bool


@dataclass(frozen=True)
class Route:
    """A trade route tile with goods on its first spaces, and a ring round the next."""

    tile: int
    covered: Sequence[Covered]
    width: float

    @property
    def size(self) -> QSizeF:
        box = sprite_files.svg_size(estate_picture.route_art(self.tile))
        return QSizeF(self.width, self.width * box.height() / box.width())

    def paint(self, painter: QPainter, at: QPointF, ink: Ink) -> None:
        step = self.width / SPACES
        painter.drawPixmap(
            at, sprite_files.pixmap(estate_picture.route_art(self.tile), self.width, ink.sharpness)
        )
        for place, space in enumerate(self.covered):
            corner = at + QPointF(place * step, 0)
            plate = sprite_files.pixmap(
                estate_picture.route_plate_art(space.bonus, space.is_match), step, ink.sharpness
            )
            good = sprite_files.pixmap(f"goods/{space.good}", WELL[1] * self.width, ink.sharpness)
            painter.drawPixmap(corner, plate)
            painter.drawPixmap(corner + QPointF(WELL[0], WELL[0]) * self.width, good)
        if len(self.covered) < SPACES:
            ring = sprite_files.pixmap(
                estate_picture.next_space_art(ink.palette.name), step, ink.sharpness
            )
            painter.drawPixmap(at + QPointF(len(self.covered) * step, 0), ring)


@dataclass(frozen=True)
class PostedEstate:
    """An estate with border posts and some tiles. One pair of posts is joined, and has brought a
    number of points."""

    cells: estate_picture.Cells
    width: float
    built: Container[str]
    joined: tuple[str, str]
    points: int

    @property
    def size(self) -> QSizeF:
        return QSizeF(
            self.width + 2 * EDGE,
            self.width * 0.945 + POST_SIZE * estate_picture.cell_radius(self.width) / 2,
        )

    def paint(self, painter: QPainter, at: QPointF, ink: Ink) -> None:
        radius, at = estate_picture.cell_radius(self.width), at + QPointF(EDGE, 0)
        painter.drawPixmap(
            at,
            estate_picture.estate_pixmap(
                self.cells, ink.palette, self.width, ink.sharpness, self.built
            ),
        )
        middle = at + estate_picture.centre("4.4", radius, self.width)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        band = estate_picture.band_path(*self.joined, radius).translated(middle)
        for colour, share in zip(palette.BAND, estate_picture.BAND_WIDTHS, strict=True):
            pen = QPen(
                QColor(colour), share * radius, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap
            )
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(band, pen)
        self._paint_upright(
            painter,
            middle + estate_picture.seal_place(*self.joined) * radius,
            estate_picture.seal_art(self.points),
            SEAL_SIZE * radius,
            ink,
        )
        for post in estate_picture.POSTS:
            face = estate_picture.JOINED_POST if post in self.joined else estate_picture.POST
            self._paint_upright(
                painter,
                middle + estate_picture.post_place(post) * radius,
                face,
                POST_SIZE * radius,
                ink,
            )

    def _paint_upright(
        self, painter: QPainter, at: QPointF, name: str, width: float, ink: Ink
    ) -> None:
        """Paint a piece with its middle at a point."""
        painter.drawPixmap(
            at - QPointF(width, width) / 2, sprite_files.pixmap(name, width, ink.sharpness)
        )


# A whole estate in an example.


@dataclass(frozen=True)
class Estate:
    """A whole estate in its colours."""

    cells: estate_picture.Cells
    width: float

    @property
    def size(self) -> QSizeF:
        taller = estate_picture.picture_height(
            self.width, estate_shape.shape_of(self.cells)
        ) - estate_picture.picture_height(self.width)
        return QSizeF(self.width, self.width * 0.945 + taller)

    def paint(self, painter: QPainter, at: QPointF, ink: Ink) -> None:
        painter.drawPixmap(
            at, estate_picture.estate_pixmap(self.cells, ink.palette, self.width, ink.sharpness)
        )


# The widths of the pieces in the examples, in units.


HEX, DIE, GOOD, PIECE = 58, 38, 34, 34


SHIELD = 46
BLACK = "tiles/back-black"
EDITION = "2019"


def _tile(name: str, edition: str = EDITION) -> SpriteFigure:
    return SpriteFigure(sprite_files.tile_art(name, edition), HEX)


def _knowledge_2019() -> Part:
    pairs = [
        Row([_tile(f"monastery:{number}", "2011"), Arrow(26), _tile(f"monastery:{number}")], 8)
        for number in module_rules.KNOWLEDGE_2019
    ]
    return Row(pairs, 34)


def _crane() -> Part:
    kinds = [
        SpriteFigure(sprite_files.tile_art(f"building:{kind}", small=True), 34)
        for kind in sprite_files.BUILDINGS
    ]
    half = len(kinds) // 2
    return Row(
        [_tile("building:crane"), Arrow(), Column([Row(kinds[:half], 4), Row(kinds[half:], 4)], 4)],
        18,
    )


def _geese() -> Part:
    faces = {
        (0, 0): sprite_files.tile_art("animal:cow:3"),
        (1, 0): sprite_files.tile_art("animal:sheep:2"),
        (0, 1): sprite_files.tile_art("animal:geese:2"),
    }
    later = faces | {(1, 1): sprite_files.tile_art("animal:pig:4")}
    return Row([Hexes(faces, {}), Points(2 + 3), Arrow(), Hexes(later, {}), Points(4 + 2)], 16)


def _white_castle() -> Part:
    depot = Well(Row([SpriteFigure("dice/white-5", 26), _tile("mine")], 6))
    space = Hexes({(0, 0): "cells/ship-5-THEME"}, {(0, 0): "legal"})
    ways = Row([depot, space, Row([SpriteFigure("goods/5", GOOD)] * 2, -14)], 20)
    return Row(
        [_tile("building:white-castle"), PLUS, SpriteFigure("dice/white-5", DIE), Arrow(), ways], 16
    )


def _inn() -> Part:
    size, phase = 3, "C"
    faces = {
        (0, 0): sprite_files.tile_art("building:bank"),
        (1, 0): sprite_files.tile_art("building:market"),
        (0, 1): sprite_files.tile_art("inn"),
    }
    counted = Column(
        [
            Points(components.COMPONENTS["region_points"][size + 1]),
            TextFigure(tr("Figure", "{n} space(s)", n=size + 1)),
        ],
        7,
    )
    for_phase = Column(
        [
            Points(known_places.PHASE_POINTS[phase]),
            TextFigure(tr("Figure", "phase {phase}", phase=phase)),
        ],
        7,
    )
    return Row([Hexes(faces, {}), Arrow(), counted, PLUS, for_phase], 16)


def _route() -> Part:
    sold = Row([SpriteFigure("goods/1", GOOD)] * 2, -14)
    covered = Covered(1, "market", is_match=True), Covered(1, "silver", is_match=False)
    gain = Well(Row([_tile("ship"), _tile("animal:sheep:3")], 6))
    return Row([sold, Arrow(), Route(2, covered, 240), Arrow(), gain], 14)


def _doublet() -> Part:
    dice = Row([SpriteFigure("dice/seat0-4", DIE)] * 2, 5)
    depot = Well(
        Row(
            [SpriteFigure("dice/white-4", 26), SpriteFigure(estate_picture.shield_art(12), SHIELD)],
            8,
        )
    )
    castle = SpriteFigure(f"tiles/castle+{estate_picture.worn_shield_art(12)}", HEX + 8)
    return Row([dice, Arrow(), depot, Arrow(), castle], 16)


def _tribute() -> Part:
    kept = Row(
        [
            SpriteFigure(estate_picture.shield_art(8), SHIELD),
            SpriteFigure(estate_picture.shield_art(17), SHIELD),
        ],
        6,
    )
    return Row([kept, Arrow(), Row([SpriteFigure("pieces/silverling", PIECE)] * 2, 4)], 18)


def _border_posts() -> Part:
    built = {"3.1", "4.2", "5.2", "6.2", "7.2"}
    cells = catalogue.estate_cells(EDITION, "11a")
    return PostedEstate(cells, 270, built, ("upper-left", "bottom"), known_places.PHASE_POINTS["B"])


def _team_storages() -> Part:
    taken = "building:bank"
    own, shared = (
        Column(
            [
                Well(
                    Row(
                        [
                            _tile(kept),
                            SpriteFigure(sprite_files.tile_art(taken, EDITION), HEX, faded=True),
                        ],
                        6,
                    )
                ),
                TextFigure(words),
            ],
            7,
        )
        for kept, words in (
            ("ship", tr("Figure", "your own")),
            ("animal:cow:3", tr("Figure", "shared")),
        )
    )
    return Row([_tile(taken), Arrow(), own, TextFigure(tr("Figure", "or")), shared], 16)


def _black_tile() -> Part:
    faces = {
        (0, 0): sprite_files.tile_art("animal:cow:3"),
        (1, 0): sprite_files.tile_art("animal:sheep:2"),
        (0, 1): BLACK,
    }
    given = Row([SpriteFigure(f"goods/{good}", GOOD) for good in (1, 1, 3, 4, 6)], -6)
    return Row([given, Arrow(), SpriteFigure(BLACK, HEX), Arrow(), Hexes(faces, {})], 16)


def _target() -> Part:
    first, nearer = (
        Row([SpriteFigure("pieces/flag", PIECE), TextFigure(str(target), sign=True)], 4)
        for target in (50, 45)
    )
    return Row(
        [first, Arrow(), _tile("castle"), SpriteFigure("effects/any-die", DIE), Arrow(), nearer], 16
    )


def _estate_2() -> Part:
    return Estate(catalogue.estate_cells(EDITION, "2"), 200)


def _named(estate: str, width: float) -> Part:
    return Column([Estate(catalogue.estate_cells(EDITION, estate), width), TextFigure(estate)], 7)


def _team_estates() -> Part:
    return Row([_named(estate, 280) for estate in components.TEAM_ESTATES], 26)


def _solo_estates() -> Part:
    return Row([_named(estate, 230) for estate in components.SOLO_ESTATES], 40)


def _posted_estates() -> Part:
    pictures = [
        _named(estate, 150)
        for estate in components.estate_names(EDITION)
        if components.has_posts(estate)
    ]
    return Column([Row(pictures[at : at + 3], 22) for at in range(0, len(pictures), 3)], 16)


MODULE_EXAMPLES: Mapping[str, Callable[[], Part]] = {
    "knowledge-2019": _knowledge_2019,
    "crane": _crane,
    "geese": _geese,
    "white-castle": _white_castle,
    "inn": _inn,
    "route": _route,
    "doublet": _doublet,
    "tribute": _tribute,
    "border-posts": _border_posts,
    "team-storages": _team_storages,
    "black-tile": _black_tile,
    "target": _target,
    "estate-2": _estate_2,
    "posted-estates": _posted_estates,
    "team-estates": _team_estates,
    "solo-estates": _solo_estates,
}


MODULE_LESSONS: Sequence[Lesson] = (
    Lesson(
        "shields",
        tr_noop("Course", "The Shields module"),
        ("shield",),
        tr_noop(
            "Course",
            "With the module Shields you may take a shield instead of your two actions. Both "
            "dice must show the number of its depot. You place it on one of your castles and "
            "have its power at once.",
        ),
        tr_noop(
            "Course",
            "The marked turn takes a shield. What else could you do with the two dice, and "
            "what will the shield bring until the end?",
        ),
        tr_noop(
            "Course",
            "At the end of each phase you pay one silverling for each shield, or you lose it. "
            "So take one that brings more than two actions. You can make your dice equal with "
            "workers.",
        ),
    ),
    Lesson(
        "posts",
        tr_noop("Course", "The Border posts module"),
        ("posts",),
        tr_noop(
            "Course",
            "With the module Border posts your estate has three posts at its edge. You score "
            "when covered spaces lead from one post to another, and more points in an "
            "earlier phase.",
        ),
        tr_noop(
            "Course",
            "Find the three posts. The marked turn joins two of them: follow the covered "
            "spaces from one post to the other.",
        ),
        tr_noop(
            "Course",
            "Plan the path between two posts from the start. Choose a path through small "
            "regions, so that you score for both.",
        ),
    ),
    Lesson(
        "inns",
        tr_noop("Course", "The Inns module"),
        (),
        tr_noop(
            "Course",
            "With the module Inns you can buy an inn instead of a tile from the black depot, for "
            "two silverlings. An inn covers a space of any colour, and its region then scores as "
            "if it had one space more.",
        ),
        tr_noop(
            "Course",
            "Find the inn and the space for it. Which region does it help to complete, and what "
            "will that region score with one space more?",
        ),
        tr_noop(
            "Course",
            "Buy an inn for a space whose own tiles are hard to get. It also counts for the colour "
            "bonus. A region can have only one inn.",
        ),
        also=("region", "ready", "bonus", "bonus-ready", "one-short", "stored", "bought"),
    ),
    Lesson(
        "white-castles",
        tr_noop("Course", "The White castles module"),
        (),
        tr_noop(
            "Course",
            "With the module White castles there is one more kind of building, the white castle. "
            "When you place it on a building space, you have one more action, with the number of "
            "the white die.",
        ),
        tr_noop(
            "Course",
            "Look at the white castle and at the white die. Which action would you get with this "
            "number, and which region would the tile help to complete?",
        ),
        tr_noop(
            "Course",
            "A white castle can wait in your storage until the white die shows a good number. "
            "Workers change the number for this action, too.",
        ),
        also=("extra", "stored", "region", "ready", "one-short", "bonus", "bonus-ready", "last"),
    ),
    Lesson(
        "trade-routes",
        tr_noop("Course", "The Trade routes module"),
        ("route",),
        tr_noop(
            "Course",
            "With the module Trade routes you put the goods that you sell on the row of spaces "
            "above your estate, from left to right. If a space shows the same kind of goods, you "
            "get its bonus.",
        ),
        tr_noop(
            "Course",
            "Look at the next spaces of the route and at the goods. Which sale puts a tile on a "
            "space that shows its kind, and what is the bonus?",
        ),
        tr_noop(
            "Course",
            "Before you load or sell goods, see which kinds the next spaces show. Sell your goods "
            "in an order that puts many of them on spaces of their own kind.",
        ),
        also=("extra", "sale"),
    ),
    Lesson(
        "extra-tiles",
        tr_noop("Course", "The Extra tiles module"),
        (),
        tr_noop(
            "Course",
            "With the module Extra tiles there are four more tiles. The crane copies another "
            "building. The geese let the best kind of animal in their pasture score again. "
            "Knowledge tile 27 helps you in the order of play, and tile 28 changes silver into "
            "workers.",
        ),
        tr_noop(
            "Course",
            "The marked tile is one of the four. Rest the pointer on it to read about it. What "
            "does it bring at once, and what by the end of the game?",
        ),
        tr_noop(
            "Course",
            "Each of these tiles exists only once. If you can use one of them well, take it before "
            "an opponent does.",
        ),
        also=("stored", "extra", "adds", "learnt", "animals", "herd", "region", "order", "ready"),
    ),
)
"""The lessons about the modules, which come last in the course."""
