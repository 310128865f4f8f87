"""Tests of the pictures in the slots of the table, with and without a tile that is tried."""

import pytest

from burgundy_qt.rules.carcassonne.known_state import LaidTile
from burgundy_qt.widgets.games.carcassonne.carcassonne_table import ANSWER as TABLE
from burgundy_qt.widgets.games.carcassonne.map_sprites import parse_tile
from burgundy_qt.widgets.games.carcassonne.picture import (
    final_steps,
    next_variant,
    on_trial,
    picture_of,
    variants_of,
)
from burgundy_qt.widgets.games.carcassonne.table_state import holders, points_of, state_of
from burgundy_qt.widgets.games.carcassonne.tile_picture import cell_of
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight, Slot, Sprite
from tests.widgets.games.carcassonne.positions import (
    ALL,
    deciding,
    empty_table,
    first,
    moments,
    view_of,
)


def placing():
    game = first(lambda game: game.revision > 20 and game.state()["decision"] == "place")
    return state_of(view_of(game))


def table_with_trial(trial, **others):
    table = placing()
    offers = {ClickTarget("cell", "9,9"): Highlight(chosen=True, trial=trial)}
    offers |= {ClickTarget("cell", cell): offer for cell, offer in others.items()}
    return on_trial(table, 0, offers)


def test_the_map_shows_the_state():
    game = first(lambda game: game.revision > 80)
    state, picture = game.state(), picture_of(state_of(view_of(game)))
    for cell, tile in state["board"].items():
        told = parse_tile(picture[Slot("tile", None, cell)].what)
        assert (told.kind, told.rotation) == (tile["tile"], tile["rotation"])
        assert told.cell == cell_of(cell)
        assert (Slot("bridge", None, cell) in picture) == bool(tile["bridge"])
        if tile["meeple"]:
            place = f"{cell}/{tile['meeple']['on']}"
            sprite = picture[Slot("meeple", tile["meeple"]["seat"], place)]
            assert sprite.what == str(tile["meeple"]["seat"])
    meeples = [slot for slot in picture if slot.kind == "meeple"]
    assert len(meeples) == sum(bool(tile["meeple"]) for tile in state["board"].values())


def test_a_follower_has_the_picture_of_its_feature():
    table = placing()
    meeples = {"0,0/city:0": 0, "0,0/road:0": 1, "0,0/field:0": 1, "1,0/bridge": 0}
    table = table.evolve(meeples=meeples)
    picture = picture_of(table)
    sprites = {slot.at: sprite.kind for slot, sprite in picture.items() if slot.kind == "meeple"}
    assert sprites == {
        "0,0/city:0": "knight",
        "0,0/road:0": "thief",
        "0,0/field:0": "farmer",
        "1,0/bridge": "thief",
    }


def test_a_tile_that_is_tried_shows_its_rotations_and_a_necessary_bridge():
    picture = picture_of(table_with_trial("2 02 8,9:ew"))
    kind = placing().tile
    told = parse_tile(picture[Slot("ghost", None, "9,9")].what)
    assert (told.kind, told.rotation, told.cell) == (kind, 2, (9, 9))
    assert picture[Slot("dots")] == Sprite("dots", "2:02")
    assert picture[Slot("ghost-bridge", None, "8,9")] == Sprite("bridge-chosen", "ew")
    assert Slot("ghost-turn", None, "left") in picture


def test_a_tile_with_one_rotation_has_no_rotation_buttons():
    picture = picture_of(table_with_trial("1 1"))
    assert not any(slot.kind == "ghost-turn" for slot in picture)


def test_cells_show_if_the_tile_needs_a_rotation_or_a_bridge():
    table = table_with_trial(
        "1 1", a=Highlight(trial="turn"), b=Highlight(trial="bridge"), c=Highlight()
    )
    signs = {s.at: f.what for s, f in picture_of(table).items() if s.kind == "cell"}
    assert signs == {"a": "turn", "b": "bridge"}


def test_possible_bridges_are_ghosts_and_the_chosen_one_glows():
    offers = {
        ClickTarget("bridge", "0,0:ew"): Highlight(glow=""),
        ClickTarget("bridge", "0,0:ns"): Highlight(glow="", chosen=True),
    }
    picture = picture_of(on_trial(placing(), 0, offers))
    assert picture[Slot("bridge-place", None, "0,0:ew")].kind == "bridge-ghost"
    assert picture[Slot("bridge-place", None, "0,0:ns")].kind == "bridge-chosen"


def test_places_for_a_follower_have_numbers_and_points():
    game = deciding("meeple")
    view = view_of(game)
    table, seat = state_of(view), view.legal["seat"]
    offered = [action["on"] for action in view.legal["actions"] if action["type"] == "meeple"]
    offers = {ClickTarget("place", place): Highlight(glow="") for place in offered}
    picture = picture_of(on_trial(table, seat, offers))
    for number, place in enumerate(offered, 1):
        _, whose, key, _ = picture[Slot("place", None, place)].what.split(":")
        assert (whose, key) == (str(seat), str(number))
        points = table.feature_at(place)["points"]
        assert picture[Slot("worth", None, place)].what.endswith(f":{points}")
        feature = Slot("feature", None, table.feature_at(place)["places"][0])
        assert TABLE.clicked_target(feature, table, seat, offers) == ClickTarget("place", place)


def test_bridges_and_castles_are_shown_only_with_their_modules():
    for modules in ([], ["bridges"], ALL):
        game = next(iter(moments(modules=modules)))
        picture = picture_of(state_of(view_of(game)))
        for kind in ("bridges", "castles"):
            assert (Slot(kind, 0) in picture) == (kind in modules)


def test_a_bazaar_shows_its_tiles_bids_and_buyers():
    game = first(
        lambda game: (
            (state := game.state())["decision"] == "bid"
            and state["bazaar"]["bid"] is not None
            and any(state["bazaar"]["bought"])
        ),
        players=3,
    )
    state = game.state()["bazaar"]
    table = state_of(view_of(game))
    picture = picture_of(table)
    stalls = [picture[Slot("stall", None, at)] for at in range(3)]
    on_table = [sprite.what.partition(".")[0] for sprite in stalls if not sprite.faded]
    assert sorted(on_table) == sorted([*state["tiles"], state["lot"]])
    bidder = Slot("bid", state["bidder"])
    assert picture[bidder].what == f"{state['bidder']}:{state['bid']}"
    bought = {slot.owner for slot in picture if slot.kind == "bought"}
    assert bought == {seat for seat, tile in enumerate(state["bought"]) if tile}
    fits = {slot.at for slot in picture if slot.kind == "fit"}
    assert fits == {cell for cell, told in table.cells.items() if state["lot"] in told["kinds"]}
    offered = on_trial(table, 0, {ClickTarget("bid", 7): Highlight(chosen=True, trial="7")})
    assert picture_of(offered)[Slot("bid-now")].what.endswith(":7")


def test_equal_tiles_of_a_bazaar_are_one_choice():
    table = placing()
    game = deciding("choose", players=3)
    table = state_of(view_of(game))
    table = table.evolve(bazaar=table.bazaar.evolve(drawn=("V", "W", "V")))
    assert TABLE.slots_of(ClickTarget("stall", "V"), table, 0) == [
        Slot("stall", None, 0),
        Slot("stall", None, 2),
    ]
    assert TABLE.target_of(Slot("stall", None, 2), table, 0) == ClickTarget("stall", "V")


def test_at_the_end_each_city_shows_the_points_of_its_fields():
    *_, last = moments(3, players=3)
    table = state_of(view_of(last))
    assert table.is_over
    seals = {slot: sprite.what for slot, sprite in picture_of(table).items() if slot.kind == "seal"}
    brought = [0] * 3
    for what in seals.values():
        seat, points = map(int, what.split(":"))
        brought[seat] += points
    told = [0] * 3
    for event in last.events:
        if event["event"] == "points" and event["for"] == "field":
            told[event["seat"]] += event["points"]
    assert brought == told
    assert any(told)


@pytest.mark.parametrize(
    ("occupied", "option", "points"), [(True, 4, 4), (True, 0, 0), (False, 0, 4)]
)
def test_a_castle_adds_four_field_points_or_those_of_the_option_while_it_waits(
    occupied, option, points
):
    game = deciding("castle")
    game.apply(game.legal()["actions"][0])
    table = state_of(view_of(game))
    (city, castle), *_ = table.castles.items()
    castles = {city: castle._replace(is_occupied=occupied)}
    table = table.evolve(castles=castles, occupied_castles=option)
    assert points_of(city, table) == points
    assert points_of("9,9/city:0", table) == 3


def test_all_seats_with_the_most_followers_own_a_feature():
    assert holders({"meeples": [1, 2, 2]}) == [1, 2]
    assert holders({"meeples": [0, 0]}) == []


def test_the_last_tile_is_marked_until_its_turn_ends():
    game = deciding("meeple")
    view = view_of(game)
    mark = TABLE.last_move(view, state_of(view), 0)
    assert mark.waits and mark.slot == Slot("tile", None, game.state()["cell"])
    view = view_of(deciding("place"))
    assert TABLE.last_move(view, state_of(view), 0) is None


def test_the_question_about_a_small_town_has_its_own_place():
    table = state_of(view_of(deciding("castle")))
    assert TABLE.subject(table, 0, {}) == Slot("town")
    assert TABLE.subject(placing(), 0, {}) is None


def test_the_wheel_rotates_a_tile_only_if_it_can_be_rotated():
    offers = {ClickTarget("turn", "right"): Highlight()}
    assert TABLE.wheel_target(offers, 1) == ClickTarget("turn", "right")
    assert TABLE.wheel_target(offers, -1) is None
    assert TABLE.wheel_target({}, 1) is None


def test_the_final_scoring_has_four_parts_and_three_without_farmers():
    def states(table):
        return [sprite.what.partition(":")[0] for sprite in final_steps(table, "cities")]

    assert states(empty_table(2)) == ["past", "now", "next", "next"]
    assert states(empty_table(2, farmers=False)) == ["past", "now", "next"]


def test_equal_states_have_equal_pictures():
    assert picture_of(empty_table(2)) == picture_of(empty_table(2))
    assert picture_of(placing()) == picture_of(placing())


def test_states_with_the_same_land_share_its_picture():
    """This is most of a late table, and only a placed tile changes it."""
    table = placing()
    other = table.with_seat(0, points=3).evolve(tiles=dict(table.tiles), meeples={})
    one, two = picture_of(table), picture_of(other)
    land = [slot for slot in one if slot.kind in ("tile", "tower", "rim", "crosses")]
    assert len(land) > len(table.tiles) and all(one[slot] is two[slot] for slot in land)
    fewer = table.evolve(tiles=dict([*table.tiles.items()][:-1]))
    assert picture_of(fewer)[Slot("rim")] != one[Slot("rim")]


def test_a_tile_keeps_its_trees_on_the_way_from_the_hand_to_the_map():
    """Its variant is the same in the hand, while it is tried, and after it is placed."""
    game = first(lambda game: game.state()["decision"] == "place" and game.revision > 60)
    table = state_of(view_of(game))
    action = game.legal()["actions"][0]
    in_hand = parse_tile(picture_of(table)[Slot("hand-tile")].what)
    offers = {
        ClickTarget("cell", action["cell"]): Highlight(chosen=True, trial=f"{action['rotation']} 0")
    }
    trying = picture_of(on_trial(table, 0, offers))
    ghost = parse_tile(trying[Slot("ghost", None, action["cell"])].what)
    game.apply(action)
    laid = parse_tile(picture_of(state_of(view_of(game)))[Slot("tile", None, action["cell"])].what)
    assert in_hand.variant == ghost.variant == laid.variant


def test_equal_tiles_have_alternating_variants():
    table = placing()
    tiles = {f"{x},0": LaidTile("V", 0) for x in range(4)} | {"0,1": LaidTile("U", 0)}
    table = table.evolve(tiles=tiles, cell=None)
    variants = variants_of(table)
    assert [variants[f"{x},0"] for x in range(4)] == [0, 1, 2, 0]
    assert variants["0,1"] == 0
    assert (next_variant(table, "V"), next_variant(table, "W")) == (1, 0)
