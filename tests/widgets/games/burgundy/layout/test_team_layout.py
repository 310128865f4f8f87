"""Tests of the table of two teams at every size: two members share one estate, the bench is below
it, and nothing overlaps."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF

from burgundy_qt.widgets.games.burgundy.estate_shape import modules_of
from burgundy_qt.widgets.games.burgundy.layout import TEAM_NARROW, TableLayout, table_layout
from burgundy_qt.widgets.sprites.places import Slot
from burgundy_qt.widgets.theme import fonts
from tests.widgets.games import empty_table
from tests.widgets.games.burgundy.layout.test_layout import OVERLAID, overlap, touching

TEAMS = (0, 2), (1, 3)
SIZES = (
    (1024, 643),
    (1280, 743),
    (1366, 690),
    (1519, 900),
    (1520, 900),
    (1536, 828),
    (1920, 1031),
    (2560, 1391),
    (3840, 2111),
)


def of_teams(size, shown=0, text=1.0) -> TableLayout:
    return table_layout(QSizeF(*size), 4, shown, text, modules_of(empty_table(4, TEAMS)))


@pytest.fixture(params=SIZES, ids=str)
def layout(request) -> TableLayout:
    return of_teams(request.param)


def visible(layout):
    ringed = (*OVERLAID, "crest")
    return [
        (slot, place)
        for slot, place in layout.places.items()
        if place.shown and slot.kind not in ringed
    ]


def test_both_halves_form_one_estate_shown_once_with_the_first_member(layout):
    for home in (0, 1):
        cells = [slot for slot in layout.places if slot[:2] == ("cell", home)]
        assert len(cells) == 73 and Slot("cell", home, "4.13") in cells
    assert not any(slot.kind == "cell" and slot.owner in (2, 3) for slot in layout.places)


def test_no_two_places_overlap(layout):
    for (slot, one), (name, other) in touching(visible(layout)):
        assert not overlap(one, other), (slot, name)


def test_every_place_is_inside_a_card(layout):
    cards = [layout.market.rect, layout.estate.rect, *(card.rect for card in layout.others)]
    for slot, place in visible(layout):
        assert any(card.adjusted(-1, -1, 1, 1).contains(place.rect) for card in cards), slot


def test_the_bench_is_between_the_estate_and_the_prompt(layout):
    bench, estate = layout.bench, layout.estate
    assert bench.rect.bottom() <= estate.prompt.top() + 0.5
    for slot, place in layout.places.items():
        if slot[:2] == ("cell", 0):
            assert place.rect.bottom() <= bench.rect.top()
    stalls = bench.theirs, bench.common, bench.mine
    assert bench.theirs.right() < bench.common.left() < bench.common.right() < bench.mine.left()
    for stall in stalls:
        assert bench.rect.adjusted(-1, -1, 1, 1).contains(stall)
    for seat, stall in ((0, bench.mine), (2, bench.theirs)):
        for kind in ("storage", "die"):
            assert all(stall.contains(layout.places[Slot(kind, seat, at)].rect) for at in (0, 1))
    for slot in (
        Slot("shared", 0, 1),
        Slot("silver", 0),
        Slot("workers", 0),
        Slot("goods", 0, 2),
        Slot("sold", 0),
    ):
        assert bench.common.contains(layout.places[slot].rect), slot


def test_pieces_to_click_are_large_enough(layout):
    least = 48 if layout.size.width() < 1200 else 56
    for slot, place in visible(layout):
        if slot[:2] == ("cell", 0):
            assert place.rect.width() >= least
        if slot[:2] in (("die", 0), ("storage", 0), ("shared", 0), ("workers", 0), ("goods", 0)):
            assert min(place.rect.width(), place.rect.height()) >= 30


def test_points_and_counts_have_enough_space(layout, qapp):
    for slot, place in visible(layout):
        if slot.kind in ("points", "silver", "workers", "team"):
            text = {"points": "288", "team": "412"}.get(slot.kind, "12")
            metrics = QFontMetricsF(fonts.number_font(place.lettering.size, place.lettering.weight))
            room = place.lettering.rect or place.rect
            assert metrics.horizontalAdvance(text) <= room.width() + 1, slot


def test_prompt_and_log_have_enough_space(layout):
    u = layout.u
    assert layout.prompt.width() >= 400 * u and layout.prompt.height() >= 100 * u
    assert layout.narrow == (layout.size.width() < TEAM_NARROW) == layout.log.isEmpty()
    if not layout.narrow:
        assert layout.log.width() >= 200 * u and layout.log.height() >= 200 * u


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_with_larger_text_the_prompt_grows_without_overlaps(size):
    layout = of_teams(size, text=1.3)
    assert layout.prompt.height() > of_teams(size).prompt.height()
    for (slot, one), (name, other) in touching(visible(layout)):
        assert not overlap(one, other), (slot, name)


def test_the_width_alone_decides_if_the_other_team_is_a_chip():
    """The foot line appears with the chip and needs some height. If the choice depended on the
    height, the two could switch each other on and off forever."""
    for width in range(1024, 2000, 75):
        assert len({of_teams((width, height)).narrow for height in range(600, 1200, 50)}) == 1


@pytest.mark.parametrize("shown", [0, 3])
def test_each_member_has_space_for_a_clock(layout, shown):
    laid = of_teams((layout.size.width(), layout.size.height()), shown)
    clocks = [
        QRectF(corner.x(), corner.y(), 45 * laid.u, 16 * laid.u) for corner in laid.clocks.values()
    ]
    assert set(laid.clocks) == {0, 1, 2, 3}
    assert not any(one.intersects(other) for one, other in combinations(clocks, 2))
    pieces = [
        place.rect for slot, place in visible(laid) if slot.kind in ("die", "storage", "shared")
    ]
    assert not any(clock.intersects(piece) for clock in clocks for piece in pieces)


@pytest.mark.parametrize("shown", range(4))
def test_the_storage_of_the_shown_member_is_on_the_right(shown):
    layout = of_teams((1920, 1031), shown)
    mate = (shown + 2) % 4
    assert layout.bench.mine.contains(layout.places[Slot("storage", shown, 0)].rect)
    assert layout.bench.theirs.contains(layout.places[Slot("storage", mate, 0)].rect)
    assert [card.seat for card in layout.others] == [1 - shown % 2]
    assert set(layout.estate.crests) == {shown, mate}


def test_the_bonuses_are_in_the_corners_outside_the_land_of_the_estate(layout):
    grid, centre = layout.estate.grid, layout.estate.centre
    land = [centre + offset for _, offset in grid.offsets]
    for slot, place in layout.places.items():
        if slot.kind == "bonus":
            corners = QRectF(place.rect)
            points = (
                corners.topLeft(),
                corners.topRight(),
                corners.bottomLeft(),
                corners.bottomRight(),
            )
            nearest = min((point - cell).manhattanLength() for point in points for cell in land)
            assert nearest > 1.15 * grid.radius, slot
