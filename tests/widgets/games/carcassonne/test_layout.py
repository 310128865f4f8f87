"""Tests of the layout: everything has a place on the table, at every size and for every number of
seats."""

import random
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from burgundy_qt.rules.carcassonne.known_state import CarcassonneAsked, LaidTile
from burgundy_qt.widgets.games.carcassonne.layout import layout_of, with_endings
from burgundy_qt.widgets.games.carcassonne.map_layout import PILL, POST
from burgundy_qt.widgets.games.carcassonne.picture import CARD, on_trial, picture_of
from burgundy_qt.widgets.games.carcassonne.table_state import Trial, state_of
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight, Slot
from burgundy_qt.widgets.table.camera import Camera
from tests.widgets.games.carcassonne.played import MODULES, any_action
from tests.widgets.games.carcassonne.positions import deciding, first, new_game, view_of

SIZES = [(640, 420), (1024, 638), (1280, 664), (1280, 764), (1920, 1044), (2560, 1404)]
SEATS = 2, 3, 4, 6
EACH_SIZE = pytest.mark.parametrize("size", SIZES)
EACH_TABLE = pytest.mark.parametrize("seats", SEATS)


def table_at(moves, **asked):
    """Return the table after this many random moves."""
    game, luck = new_game(4, **asked), random.Random(4)
    for _ in range(moves):
        if not game.is_over:
            game.apply(any_action(game, luck))
    return state_of(view_of(game))


def laid_for(size, table, text=1.0, compact=False, shown=0):
    return layout_of(QSizeF(*size), table, shown, text, compact)


def do_not_overlap(one, other):
    return not one.adjusted(1, 1, -1, -1).intersects(other.adjusted(1, 1, -1, -1))


@EACH_SIZE
@EACH_TABLE
@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("compact", [False, True])
def test_panels_are_inside_the_scene_and_do_not_overlap(size, seats, text, compact):
    laid = laid_for(size, table_at(30, players=seats), text, compact)
    frame, scene = laid.frame, QRectF(QPointF(), QSizeF(*size))
    panels = [frame.hand.rect, frame.card]
    panels += [card.rect for card in frame.cards] if not laid.narrow else []
    panels += [laid.log] if not laid.log.isEmpty() else []
    assert all(scene.contains(panel) for panel in panels)
    assert all(do_not_overlap(one, other) for one, other in combinations(panels, 2))
    rows = [frame.head.rect, frame.map, laid.prompt]
    rows += [frame.stage.rect] if frame.stage else []
    assert all(do_not_overlap(one, other) for one, other in combinations(rows, 2))
    assert all(frame.card.contains(row) for row in rows)
    assert laid.log.isEmpty() == laid.narrow
    assert laid.narrow or laid.log.height() >= 90 * laid.u


@EACH_SIZE
@EACH_TABLE
def test_pieces_beside_the_map_are_inside_their_panels_and_do_not_overlap(size, seats):
    laid = laid_for(size, table_at(30, players=seats))
    hand = laid.frame.hand
    kinds = ("hand-tile", "turn-left", "turn-right", "fits", "meeples", "bridges", "castles")
    places = [place.rect for slot, place in hand.places.items() if slot.kind in kinds]
    places.append(hand.places[Slot("pile")].rect)
    assert all(hand.rect.contains(place) for place in places)
    assert all(do_not_overlap(one, other) for one, other in combinations(places, 2))
    for card in laid.frame.cards:
        shown = [place.rect for place in card.places.values() if place.shown]
        assert all(card.rect.adjusted(-1, -1, 1, 1).contains(rect) for rect in shown)
        numbers = [
            card.places[slot].rect
            for slot in card.places
            if slot.kind.removeprefix(CARD) in ("points", "bridges", "castles", "bought")
            and card.places[slot].shown
        ]
        assert all(do_not_overlap(one, other) for one, other in combinations(numbers, 2))


@EACH_SIZE
@EACH_TABLE
def test_the_parts_of_a_turn_do_not_overlap_name_and_points(size, seats):
    head = laid_for(size, table_at(10, players=seats)).frame.head
    steps = [place.rect for slot, place in head.places.items() if slot.kind == "step"]
    others = [head.name, head.shield, *head.chips.values()]
    assert all(do_not_overlap(one, other) for one, other in combinations([*steps, *others], 2))
    assert all(step.width() > 30 * head.u for step in steps)


@EACH_SIZE
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_bazaar_has_space_for_its_tiles_bids_and_answers(size, seats):
    game = deciding("bid", players=seats)
    table = state_of(view_of(game))
    laid = laid_for(size, table)
    stage = laid.frame.stage
    stalls = [stage.places[Slot("stall", None, at)].rect for at in range(seats)]
    plates = [stage.places[Slot("deal", None, what)].rect for what in ("buy", "sell")]
    parts = [*stalls, *plates, *stage.rows]
    assert all(stage.rect.contains(part) for part in parts)
    assert all(do_not_overlap(one, other) for one, other in combinations(parts, 2))
    assert len(stage.rows) == seats == len(laid.bidders)
    assert all(stall.width() >= 40 * laid.u for stall in stalls)
    for seat in laid.bidders:
        assert stage.rect.contains(laid.place(Slot("bid", seat)).rect)


@EACH_TABLE
@pytest.mark.parametrize("moves", [0, 25, 70, 9999])
def test_every_picture_of_a_game_has_a_place(seats, moves):
    table = table_at(moves, players=seats)
    laid = laid_for((1280, 764), table)
    lost = {slot for slot in picture_of(table) if laid.place(slot) is None}
    assert {slot.kind for slot in lost if not slot.kind.startswith(CARD)} <= WITH_ROOM
    assert all(slot.owner != 0 or slot.kind in WITH_ROOM for slot in lost)


@pytest.mark.parametrize("farmers", [True, False])
def test_a_card_counts_followers_in_fields_only_with_farmers(farmers):
    table = table_at(25, players=2, farmers=farmers)
    [card, _] = laid_for((1280, 764), table).frame.cards
    placed = {slot.at for slot in card.places if slot.kind.endswith("posted")}
    pictured = {slot.at for slot in picture_of(table) if slot.kind == "posted"}
    assert placed == pictured == {*card.signs}
    assert ("field" in placed) == farmers and len(placed) == 3 + farmers


WITH_ROOM = {"posted", "lead", "turn", "bought", f"{CARD}posted", "ending", f"{CARD}ending"}
"""Kinds that a low card leaves out, that only the card of the large seat has, or that must be
switched on."""


@EACH_SIZE
@EACH_TABLE
@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("compact", [False, True])
def test_points_at_the_end_have_a_separate_place_on_every_card(size, seats, text, compact):
    usual = laid_for(size, table_at(30, players=seats), text, compact)
    laid = with_endings(usual)
    assert {seat for slot in laid.places if (seat := ending_of(slot)) is not None} == {
        *range(seats)
    }
    for card in laid.frame.cards:
        mine = [slot for slot in card.places if not slot.kind.endswith("turn")]
        ending = next(card.places[slot].rect for slot in mine if ending_of(slot) is not None)
        assert card.rect.adjusted(-1, -1, 1, 1).contains(ending) and do_not_overlap(
            ending, card.bar
        )
        parts = [
            place.lettering.rect if place.lettering else place.rect
            for slot, place in card.places.items()
            if slot in mine and ending_of(slot) is None and place.shown
        ]
        assert all(do_not_overlap(ending, part) for part in parts)
    if laid.narrow:
        shown = Slot("points", 0), Slot("ending", 0)
        number, ending = (laid.frame.head.places[slot] for slot in shown)
        assert do_not_overlap(number.lettering.rect, ending.rect)
    assert not any(ending_of(slot) is not None for slot in usual.places)


def ending_of(slot):
    """Return the seat whose points at the end are on a slot."""
    return slot.owner if slot.kind.removeprefix(CARD) == "ending" else None


def test_a_fitted_map_shows_all_tiles_and_offered_cells():
    table = state_of(view_of(first(lambda game: game.revision > 90 and is_placing(game))))
    laid = laid_for((1280, 764), table)
    for cell in (*table.tiles, *table.options):
        assert laid.map.contains(laid.place(Slot("tile", None, cell)).rect)
    assert laid.camera == laid.fitted
    assert laid.camera.unit <= 120


def is_placing(game):
    return game.state()["decision"] == "place"


def test_another_camera_moves_only_places_on_the_map():
    table = table_at(40)
    laid = laid_for((1280, 764), table)
    moved = laid.seen_by(Camera(QPointF(3, -1), 160.0))
    assert moved != laid
    for slot, place in laid.places.items():
        other = moved.place(slot)
        assert place.on_map == other.on_map
        assert (place.rect == other.rect) != place.on_map
    tile = moved.place(Slot("tile", None, "3,-1"))
    assert tile.rect.topLeft() == moved.map.center()


def test_neighbours_join_without_a_gap_if_tiles_have_whole_pixels():
    table = table_at(40)
    laid = laid_for((1280, 764), table).seen_by(Camera(QPointF(0.5, 0.5), 84.0))
    for cell in table.tiles:
        x, y = map(int, cell.split(","))
        east = laid.place(Slot("tile", None, f"{x + 1},{y}")).rect
        assert laid.place(Slot("tile", None, cell)).rect.right() == east.left()


def test_the_place_of_a_feature_contains_its_follower():
    table = table_at(60)
    laid = laid_for((1280, 764), table).seen_by(Camera(QPointF(0, 0), 160.0))
    for place, seat in table.meeples.items():
        slot = Slot("feature", None, place)
        foot = laid.on_map.land.point(laid.on_map.land.anchor(place))
        assert laid.place(slot).contains(foot), (place, seat)


def test_pieces_of_another_game_have_a_place_until_they_are_removed():
    """When one game follows another, the pieces of one appear on the map of the other for a
    moment."""
    laid = laid_for((1280, 764), table_at(0))
    for place in ("0,0/city:2", "0,0/monastery", "9,9/road:1", "0,0/bridge"):
        assert laid.place(Slot("meeple", 0, place)) is not None
        assert laid.place(Slot("feature", None, place)) is None or place.endswith("bridge")
    assert laid.place(Slot("castle", None, "0,0/city:2")) is None


def many_places():
    """Return a table with a tile just placed and many places for a follower."""
    game = first(
        lambda game: game.state()["decision"] == "meeple" and len(game.legal()["actions"]) > 6
    )
    view = view_of(game)
    offers = {
        ClickTarget("place", action["on"]): Highlight(glow="")
        for action in view.legal["actions"]
        if action["type"] == "meeple"
    }
    return on_trial(state_of(view), view.legal["seat"], offers)


@pytest.mark.parametrize("size", SIZES[1:])
def test_the_places_for_a_follower_are_large_and_do_not_overlap(size):
    table = many_places()
    laid = laid_for(size, table)
    posts = [laid.places[Slot("place", None, place)] for place in table.trial.places]
    assert all(post.rect.width() >= POST * laid.u - 1 for post in posts)
    middles = [post.rect.center() for post in posts]
    nearest = min((one - other).manhattanLength() for one, other in combinations(middles, 2))
    assert nearest > 34 * laid.u
    loupe = laid.place(Slot("loupe"))
    assert loupe is not None
    assert do_not_overlap(loupe.rect, laid.place(Slot("tile", None, table.cell)).rect)
    assert laid.map.contains(loupe.rect)
    assert laid.map.bottom() - loupe.rect.bottom() >= PILL * laid.u - 1


def test_on_a_large_tile_the_places_are_on_the_tile_itself():
    laid = laid_for((1280, 764), many_places())
    close = laid.seen_by(Camera(QPointF(0, 0), 240.0))
    assert close.place(Slot("loupe")) is None
    place = laid.needs.places[0]
    tile = close.place(Slot("tile", None, laid.needs.cell)).rect
    assert tile.contains(close.place(Slot("place", None, place)).rect.center())


def test_a_choice_reuses_the_places_of_the_land():
    """A click on a late map must not cost more than on an early one."""
    table = state_of(view_of(first(is_placing)))
    laid = laid_for((1280, 764), table)
    cell, rotations = next(iter(table.options.items()))
    offers = {
        ClickTarget("cell", cell): Highlight(chosen=True, trial=f"{rotations[0]} {rotations[0]}")
    }
    tried = laid_for((1280, 764), on_trial(table, 0, offers))
    assert tried.on_map.land is laid.on_map.land
    assert tried.place(Slot("ghost", None, cell)) is not None


def test_without_offers_the_ghost_stays_until_the_step_comes():
    table = state_of(view_of(first(is_placing)))
    cell = next(iter(table.options))
    offers = {ClickTarget("cell", cell): Highlight(chosen=True, trial="0 02")}
    tried = on_trial(table, 0, offers)
    assert on_trial(tried, None, {}).trial.ghost == tried.trial.ghost
    assert on_trial(table.with_trial(Trial(places=("0,0/city:0",))), 0, {}).trial == Trial()


def test_with_all_modules_a_bazaar_tile_adds_a_part_to_the_turn():
    table = table_at(3, modules=MODULES)
    table = table.evolve(tile="BB6", asked=CarcassonneAsked(decision="place"))
    steps = [sprite.what for slot, sprite in picture_of(table).items() if slot.kind == "step"]
    assert [step.partition(":")[0] for step in steps] == ["now", "next", "next", "next", "next"]
    table = table.evolve(modules=())
    assert len([slot for slot in picture_of(table) if slot.kind == "step"]) == 3


def test_a_follower_of_a_hint_is_where_it_will_be_on_the_placed_tile():
    table = table_at(0, players=2)
    laid = table.evolve(tiles={**table.tiles, "1,0": LaidTile("V", 3)})
    at = "1,0/road:0"
    planned = within_cell(laid_for((1280, 764), table), Slot("planned-meeple", 1, f"{at}@V.3"))
    assert planned == pytest.approx(
        within_cell(laid_for((1280, 764), laid), Slot("meeple", 1, at)), abs=0.02
    )


def within_cell(layout, slot):
    """Return the middle of a place relative to the corner of its cell, in cells."""
    cell, middle = layout.place(Slot("cell", None, "1,0")).rect, layout.place(slot).rect.center()
    apart = middle - cell.topLeft()
    return apart.x() / cell.width(), apart.y() / cell.height()
