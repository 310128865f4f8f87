"""Tests of the layout for every size of the window and number of seats: everything has a place
inside its card, and nothing overlaps."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGraphicsPixmapItem

from burgundy_qt.widgets.games.burgundy.layout import TableLayout, table_layout
from burgundy_qt.widgets.sprites.places import Slot, SlotPlace
from burgundy_qt.widgets.theme import fonts

# Sizes of the table: the window without its title bar and, if it is narrow, without the foot line.
SIZES = (
    (1024, 643),
    (1100, 700),
    (1200, 720),
    (1280, 764),
    (1280, 1000),
    (1920, 1031),
    (2560, 1000),
    (3840, 2111),
)
SEATS = 2, 3, 4
# Kinds of pieces that may overlap: stacks, rings, and pieces with a row elsewhere.
OVERLAID = ("bay", "trough", "price", "away", "covered", "turn", "start")


@pytest.fixture(
    scope="module", params=[(size, seats) for size in SIZES for seats in SEATS], ids=str
)
def layout(request) -> TableLayout:
    (width, height), seats = request.param
    return table_layout(QSizeF(width, height), seats)


def visible(layout: TableLayout) -> list[tuple[Slot, SlotPlace]]:
    return [
        (slot, place)
        for slot, place in layout.places.items()
        if place.shown and slot.kind not in OVERLAID
    ]


def overlap(one: SlotPlace, other: SlotPlace) -> bool:
    """Return whether two places share more than an edge; hexagonal pieces count as hexagons, others
    as rectangles."""
    if one.form == other.form == "hex":
        way = one.rect.center() - other.rect.center()
        across = (one.rect.width() + other.rect.width()) / 2
        down = (one.rect.height() + other.rect.height()) / 2
        x, y = abs(way.x()) / across, abs(way.y()) / down
        return x < 0.98 and y < 0.98 * (1 - x / 2)
    return one.rect.adjusted(0.5, 0.5, -0.5, -0.5).intersects(
        other.rect.adjusted(0.5, 0.5, -0.5, -0.5)
    )


def touching(places):
    """Yield each pair of named places whose rectangles touch; no other pair can overlap."""
    named = list(places)
    boxes = sorted(
        ((rect := place.rect).left(), rect.right(), rect.top(), rect.bottom(), at)
        for at, (_, place) in enumerate(named)
    )
    for first, (_, right, top, bottom, one) in enumerate(boxes):
        for left, _, upper, lower, other in boxes[first + 1 :]:
            if left > right:
                break
            if upper <= bottom and lower >= top:
                yield named[one], named[other]


def cards(layout: TableLayout) -> list[QRectF]:
    columns = [layout.market.rect, layout.bench.rect, layout.estate.rect]
    return (
        columns if layout.narrow else [*columns, *(card.rect for card in layout.others), layout.log]
    )


def test_no_two_places_overlap(layout):
    for (slot, one), (name, other) in touching(visible(layout)):
        assert not overlap(one, other), (slot, name)


@pytest.mark.parametrize("size", SIZES[:4], ids=str)
@pytest.mark.parametrize("seats", SEATS)
def test_with_large_text_no_places_overlap(size, seats):
    layout = table_layout(QSizeF(*size), seats, text=1.5)
    test_no_two_places_overlap(layout)
    test_every_place_is_inside_a_card(layout)


def test_every_place_is_inside_a_card(layout):
    for slot, place in visible(layout):
        assert any(card.adjusted(-1, -1, 1, 1).contains(place.rect) for card in cards(layout)), slot


def test_cards_are_side_by_side_inside_the_scene(layout):
    scene = QRectF(QPointF(0, 0), layout.size)
    for card in cards(layout):
        assert scene.contains(card)
    for one, other in combinations(cards(layout), 2):
        assert not one.intersects(other)


def test_depots_do_not_overlap_each_other_the_clock_or_the_bridge(layout):
    market = layout.market
    boxes = [depot.rect for depot in market.depots.values()] + [
        market.black,
        market.bridge,
        market.strip,
    ]
    for one, other in combinations(boxes, 2):
        assert not one.intersects(other)
    for number, depot in market.depots.items():
        assert market.rect.contains(depot.rect)
        for tile in depot.tiles:
            assert depot.rect.contains(tile) and not tile.intersects(depot.trough), number


def test_markers_are_on_the_bridge_below_the_depots(layout):
    for slot, place in layout.places.items():
        if slot.kind == "bay" and slot.at in (0, 1):
            assert layout.market.rect.contains(place.rect)
            assert not place.rect.intersects(layout.market.depots[4].rect) or layout.seats == 2


def test_nothing_covers_the_labels_of_the_market(layout):
    market = layout.market
    highest = layout.places[Slot("bay", 6, layout.seats - 1)].rect
    for depot in market.depots.values():
        assert not depot.rect.intersects(market.first_label)
    assert market.first_label.bottom() <= highest.top() + 1
    white = layout.places[Slot("white")].rect
    assert (
        white.right()
        < market.depot_label.left()
        < market.depot_label.right()
        < market.round_label.left() + 6
    )


@pytest.mark.parametrize("count", [1, 3, 8, 25])
def test_any_number_of_goods_fits_into_their_trough(layout, count):
    for depot in layout.market.depots.values():
        goods = depot.goods(count)
        assert len(goods) == count
        assert all(depot.trough.adjusted(-1, -1, 1, 1).contains(good) for good in goods)


def test_prompt_and_log_have_enough_space(layout):
    u = layout.u
    assert layout.prompt.width() >= 400 * u and layout.prompt.height() >= 100 * u
    assert layout.narrow == layout.log.isEmpty()
    if not layout.narrow:
        assert layout.log.width() >= 200 * u and layout.log.height() >= 100 * u


def test_pieces_to_click_are_large_enough(layout):
    for slot, place in visible(layout):
        mine = slot.owner == layout.shown
        if slot.kind == "cell" and mine:
            assert place.rect.width() >= 58
        if slot.kind in ("die", "storage") and mine:
            assert place.rect.width() >= 32
        if slot.kind == "market":
            assert place.rect.width() >= 32


def test_cells_of_an_estate_are_at_whole_pixels(layout):
    for slot, place in layout.places.items():
        if slot.kind == "cell":
            middle = place.rect.center()
            assert middle.x() == pytest.approx(round(middle.x())) and middle.y() == pytest.approx(
                round(middle.y())
            )


def test_points_of_three_digits_have_enough_space(layout, qapp):
    for slot, place in visible(layout):
        if slot.kind in ("points", "silver", "workers"):
            text = "288" if slot.kind == "points" else "12"
            metrics = QFontMetricsF(fonts.number_font(place.lettering.size, place.lettering.weight))
            room = place.lettering.rect or place.rect
            assert metrics.horizontalAdvance(text) <= room.width() + 1, slot


@pytest.mark.parametrize("shown", range(4))
def test_every_seat_can_be_the_large_one(shown):
    layout = table_layout(QSizeF(1280, 764), 4, shown)
    assert [card.seat for card in layout.others] == [(shown + step) % 4 for step in (1, 2, 3)]
    assert layout.places[Slot("cell", shown, "4.4")].rect.width() > 58


@pytest.mark.parametrize(
    ("size", "dpr"),
    [
        *zip([(1280, 764), (1920, 1031)] * 2, [1.0, 1.25, 1.5, 2.0], strict=True),
        ((1280, 764), 1.25),
    ],
)
def test_every_picture_is_at_whole_device_pixels(a_table, size, dpr):
    table = a_table(seed=5, size=size)
    table.play_on(60, "place", "take")
    table.scene.resize(QSizeF(*size), dpr)
    table.offer()
    for item in table.scene.items():
        if isinstance(item, QGraphicsPixmapItem):
            corner = (item.scenePos() + item.offset()) * dpr
            assert corner.x() == pytest.approx(round(corner.x()), abs=0.01), item.zValue()
            assert corner.y() == pytest.approx(round(corner.y()), abs=0.01), item.zValue()
