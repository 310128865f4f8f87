"""Tests of the paint above the map: features under the pointer, owned land, cells near a castle,
and the switches of the menu."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPixmap

from burgundy_qt.widgets.games.carcassonne import map_sprites
from burgundy_qt.widgets.games.carcassonne.layout import layout_of
from burgundy_qt.widgets.games.carcassonne.map_overlay import (
    ENDING,
    LEVELS,
    NOTHING,
    Land,
    Marks,
    asked,
    background_of,
    claims_on,
    over,
    pointed,
    switches,
    vicinity,
)
from burgundy_qt.widgets.games.carcassonne.table_state import TableState, state_of
from burgundy_qt.widgets.games.carcassonne.tile_picture import cell_of
from burgundy_qt.widgets.games.carcassonne.tile_shapes import places_of
from burgundy_qt.widgets.sprites.brush import PaintStyle
from burgundy_qt.widgets.sprites.places import Slot, SlotPlace
from burgundy_qt.widgets.theme.palette import LIGHT
from tests.widgets.games.carcassonne.positions import deciding, first, moments, view_of

pytestmark = pytest.mark.usefixtures("qapp")
LOOK = PaintStyle(LIGHT, "2010", 1.0, 1.0)
SIZE = QSizeF(1280, 764)


@pytest.fixture(scope="module")
def table() -> TableState:
    """Return a table of three seats with many tiles on the map."""
    wanted = (game for game in moments(4, players=3) if len(game.state()["board"]) > 40)
    return state_of(view_of(next(wanted)))


@pytest.fixture(scope="module")
def layout(table):
    return layout_of(SIZE, table, 0, 1.0, False)


class Painted:
    """A painted layer above the map; `at` returns its colour at a point of the map."""

    def __init__(self, table: TableState, marks: Marks, layout) -> None:
        self.pixmap, self.corner = background_of(Land.of(table), marks, layout, LOOK)()
        self.unit = layout.camera.unit
        self._image = self.pixmap.toImage()

    def at(self, point: QPointF) -> QColor:
        inside = (point - self.corner) * self.unit
        return self._image.pixelColor(round(inside.x()), round(inside.y()))


def place_at(table: TableState, place: str) -> QPointF:
    cell, _, segment = place.partition("/")
    tile = table.tiles[cell]
    return QPointF(*cell_of(cell)) + places_of(tile.kind, tile.rotation)[segment]


def largest(table: TableState, kind: str) -> str:
    """Return a place of the largest feature of a kind."""
    found = (one for one in table.features.values() if one["kind"] == kind)
    return max(found, key=lambda one: len(one["places"]))["places"][0]


@pytest.mark.parametrize("kind", ["city", "road", "field"])
def test_a_feature_is_bright_and_the_land_around_it_is_shaded(table, layout, kind):
    place = largest(table, kind)
    marks = pointed(table, Slot("feature", None, place))
    feature = table.feature_at(place)
    assert feature is not None and set(marks.lit) == set(feature["places"])
    painted = Painted(table, marks, layout)
    lit = [one for one in feature["places"] if not one.endswith("bridge")]
    assert all(painted.at(place_at(table, one)).alpha() == 0 for one in lit)
    others = next(
        one["places"]
        for one in table.features.values()
        if one["kind"] == "field" and place not in one["places"]
    )
    assert painted.at(place_at(table, others[0])).alpha() > 60


def test_pointing_at_a_follower_highlights_its_feature(table):
    place, seat = next(iter(table.meeples.items()))
    assert pointed(table, Slot("meeple", seat, place)) == pointed(
        table, Slot("feature", None, place)
    )


def test_nothing_is_painted_for_slots_without_a_feature(table, layout):
    assert pointed(table, Slot("hand-tile")) == NOTHING
    assert over("pointed", Slot("cell", None, "0,9"), table, layout, LOOK) == {}


def test_the_seats_with_the_most_followers_own_a_feature(table):
    claims = claims_on(table)
    held = [one for one in table.features.values() if any(one["meeples"])]
    assert len(claims) == len(held) > 3
    for claim, feature in zip(claims, held, strict=True):
        most = max(feature["meeples"])
        assert claim.seats == tuple(s for s, n in enumerate(feature["meeples"]) if n == most)


def test_owned_land_is_tinted_and_the_rest_is_clear(table, layout):
    painted = Painted(table, Marks(claims=claims_on(table)), layout)
    fields = [one for one in table.features.values() if one["kind"] == "field"]
    held = [one for one in fields if any(one["meeples"])]
    free = max((one for one in fields if one not in held), key=lambda one: one["tiles"])
    assert all(painted.at(place_at(table, one["places"][0])).alpha() > 40 for one in held)
    assert painted.at(place_at(table, free["places"][0])).alpha() == 0


def test_the_vicinity_of_a_castle_has_six_cells():
    assert set(vicinity(("0,3", "0,4"))) == {"-1,3", "-1,4", "0,3", "0,4", "1,3", "1,4"}
    assert set(vicinity(("3,0", "2,0"))) == {"2,-1", "3,-1", "2,0", "3,0", "2,1", "3,1"}


def test_the_marked_cells_of_a_castle_are_those_of_the_rules():
    game = first(lambda game: game.state()["castles"])
    view = view_of(game)
    table = state_of(view)
    told = view.scoring_potential[0]["castles"]
    assert told
    for town, cells in told.items():
        marks = pointed(table, Slot("castle", None, town))
        assert set(marks.watching) == set(cells)
        assert marks.lord == table.castles[town].seat


def test_a_town_that_can_become_a_castle_shows_its_future_vicinity():
    table = state_of(view_of(deciding("castle")))
    marks = asked(table)
    assert len(marks.watching) == 6 and marks.lord == table.asked.seat
    assert str(table.asked.about).partition("/")[0] in marks.watching


def test_most_decisions_mark_nothing(table):
    assert asked(table) == NOTHING


def test_after_the_end_the_scored_fields_are_marked():
    *_, last = moments(2)
    while not last.is_over:
        last.apply(last.legal()["actions"][0])
    table = state_of(view_of(last))
    claims = asked(table).claims
    assert claims
    assert all("/field" in place for claim in claims for place in claim.places)


def test_switches_have_a_text_and_a_layer_of_paint(table, layout):
    for name, words in switches().items():
        assert words
        if name == ENDING:
            assert not over(name, None, table, layout, LOOK)
            continue
        [(ground, paint)] = over(name, None, table, layout, LOOK).items()
        pixmap, corner = paint()
        assert ground in LEVELS and isinstance(pixmap, QPixmap) and isinstance(corner, QPointF)


def test_cells_where_no_tile_fits_are_marked(table, layout):
    dead = [name for name, cell in table.cells.items() if not cell["fits"]]
    if not dead:
        table = table.evolve(cells={**table.cells, next(iter(table.cells)): {"fits": 0}})
        dead = [name for name, cell in table.cells.items() if not cell["fits"]]
    [paint] = over("dead", None, table, layout, LOOK).values()
    assert set(paint.args[1].dead) == set(dead)


def test_a_tile_of_a_bazaar_marks_the_cells_where_it_fits():
    table = state_of(view_of(deciding("choose")))
    assert table.bazaar is not None
    for slot, kind in enumerate(table.bazaar.drawn):
        told = {name for name, cell in table.cells.items() if kind in cell["kinds"]}
        marks = pointed(table, Slot("stall", None, slot))
        assert set(marks.fitting) == told
        if told:
            painted = Painted(table, marks, layout_of(SIZE, table, 0, 1.0, False))
            assert painted.at(QPointF(*cell_of(marks.fitting[0])) + QPointF(0.5, 0.5)).alpha() > 30


def test_the_same_layer_is_painted_once(table, layout):
    one, other = (over("claims", None, table, layout, LOOK)["over-claims"] for _ in range(2))
    assert (one.func, one.args) == (other.func, other.args)


def test_the_rim_is_around_the_map_and_not_between_tiles():
    """Two tiles side by side have a long strip above and below, and a short one at each end."""
    place = SlotPlace(QRectF(100, 200, 50, 50), "square")
    strips = map_sprites.scattered(map_sprites.rim_sprite(["0,0", "1,0"]), place, LOOK)
    assert {middle.toTuple() for _, middle in strips} == {
        *((150, 200), (150, 250), (100, 225), (200, 225)),
    }
    for strip, middle in strips:
        assert (strip.width() > strip.height()) == (middle.x() == 150)


def test_crosses_are_at_the_corners_of_the_surrounding_cells():
    """Each line between cells has a row of them, which ends equally far away on both sides."""
    place = SlotPlace(QRectF(0, 0, 10, 10), "square")
    rows = map_sprites.scattered(map_sprites.crosses_sprite(["0,0"]), place, LOOK)
    lines = [middle.y() for _, middle in rows]
    assert lines == [10.0 * line for line in range(-map_sprites.AROUND, map_sprites.AROUND + 2)]
    assert {middle.x() for _, middle in rows} == {5.0}
