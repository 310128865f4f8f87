"""Tests of white castles (2019, p. 12): buildings with an action by the shared die; and of
monastery 29."""

import pytest

from tests.rules.burgundy.an_estate import (
    a_table,
    an_estate,
    cost,
    offered,
    own,
    place,
    points_of,
    sell,
    take,
    workers,
)
from tests.rules.burgundy.modules.test_extra_tiles import CRANE, all_tiles_of, copied, copy
from tests.rules.burgundy.test_end import final

WHITE = "building:white-castle"
EVERYTHING = ("castle", "mine", "ship", "monastery:3", "animal:cow:2", "building:bank")


def a_game_of(*estates, white=4, **more):
    return a_table(*estates, **more).of_2019("white-castles").with_shared_die(white)


def laid(estate=None, white=4, table=None):
    """Return a game in which a white castle was just placed with a die at 5.5, beside a watchtower,
    and the events."""
    seat = (estate or an_estate()).with_tile("building:watchtower", at="5.4").also_storing(WHITE)
    game = (
        (table or a_game_of(an_estate()))
        .with_shared_die(white)
        .with_seat(seat.with_dice(1))
        .begin()
    )
    events = game.apply(place(1, WHITE, "5.5"))
    return game, events


def test_a_white_castle_gives_an_action_at_once():
    game, _ = laid()
    assert game.state()["pending"] == ["white-castle"]
    assert game.apply(workers("white-castle"))[1:] == [
        {"event": "gain", "seat": 0, "workers": 2, "for": "workers"}
    ]
    assert game.state()["pending"] == []


def test_its_action_must_be_taken():  # docs/rules.md, white castle
    game, _ = laid()
    assert offered(game, type="pass") == [] and game.legal()["actions"] == [workers("white-castle")]


def test_the_action_uses_the_face_of_the_shared_die():
    table = a_game_of(an_estate()).with_depot(4, "ship").with_depot(5, "mine")
    game, _ = laid(an_estate().with_goods({4: 1, 5: 1}), white=4, table=table)
    assert offered(game, type="take") == [take("white-castle", "ship", 4)]
    assert offered(game, type="sell") == [sell("white-castle", 4)]


def test_the_action_places_a_tile_on_a_space_with_the_shared_dies_number():
    storing = an_estate().storing("ship")
    assert [one["cell"] for one in offered(laid(storing, white=5)[0], type="place")] == ["4.5"]
    assert [one["cell"] for one in offered(laid(storing, white=2)[0], type="place")] == ["4.3"]
    assert offered(laid(storing, white=3)[0], type="place") == []


@pytest.mark.parametrize(("depot", "price"), [(4, 0), (5, 1), (3, 1), (6, 2), (2, 2), (1, None)])
def test_workers_change_the_shared_die_like_any_die(depot, price):
    table = a_game_of(an_estate()).with_depot(depot, "mine")
    game, _ = laid(an_estate().with_workers(2), table=table)
    assert cost(game, take("white-castle", "mine", depot)) == price


def test_workers_are_paid_and_the_shared_die_does_not_change():
    table = a_game_of(an_estate()).with_depot(6, "mine")
    game, _ = laid(an_estate().with_workers(3), table=table)
    events = game.apply(take("white-castle", "mine", 6))
    assert events[0]["paid"] == {"workers": 2, "silver": 0}
    assert own(game)["workers"] == 1 and own(game)["storage"] == ["mine"]
    assert game.state()["white"] == 4


def test_the_seats_dice_are_not_used():
    game, _ = laid(white=1)
    assert game.state()["dice"][0] == []
    seat = an_estate().with_tile("building:watchtower", at="5.4").storing(WHITE).with_dice(1, 4)
    game = a_game_of(seat, white=4).begin()
    game.apply(place(1, WHITE, "5.5"))
    game.apply(workers("white-castle"))
    assert game.state()["dice"][0] == [4]


def test_8_changes_the_shared_die_by_two_for_a_worker():
    table = a_game_of(an_estate()).with_depot(6, "mine").with_depot(1, "ship")
    game, _ = laid(an_estate().with_knowledge(8).with_workers(2), table=table)
    assert cost(game, take("white-castle", "mine", 6)) == 1
    assert cost(game, take("white-castle", "ship", 1)) == 2


def test_12_changes_the_shared_die_by_one_for_free_when_taking():
    table = a_game_of(an_estate()).with_depot(5, "mine").with_depot(6, "ship")
    game, _ = laid(an_estate().with_knowledge(12), table=table)
    assert cost(game, take("white-castle", "mine", 5)) == 0
    assert cost(game, take("white-castle", "ship", 6)) is None


@pytest.mark.parametrize(("tile", "stored"), [(9, "building:bank"), (10, "ship"), (11, "mine")])
def test_9_to_11_change_the_shared_die_by_one_for_free_when_placing_their_colours(tile, stored):
    ready = an_estate().with_tiles({"5.2": "building:market", "4.3": "ship"}).storing(stored)
    for white in range(1, 7):
        with_it, without = (
            {one["cell"] for one in offered(laid(estate, white=white)[0], type="place")}
            for estate in (ready.with_knowledge(tile), ready.with_knowledge(13))
        )
        near = {one % 6 + 1 for one in (white - 2, white - 1, white)}
        reachable = {
            number: {
                one["cell"]
                for one in offered(laid(ready.with_knowledge(13), white=number)[0], type="place")
            }
            for number in near
        }
        assert without == reachable[white]
        assert with_it == set.union(*reachable.values())


def test_monasteries_13_and_14_improve_workers_of_its_action_too():
    game, _ = laid(an_estate().with_knowledge(13, 14))
    assert game.apply(workers("white-castle"))[1] == {
        "event": "gain",
        "seat": 0,
        "silver": 1,
        "workers": 4,
        "for": "workers",
    }


def test_a_white_castle_is_once_in_a_city():  # docs/rules.md, white castle
    once = an_estate().with_tile(WHITE, at="5.4").storing(WHITE).with_dice(1)
    assert offered(a_game_of(once).begin(), type="place") == []
    assert offered(a_game_of(once.with_knowledge(1)).begin(), type="place")


def test_a_carpenter_takes_a_white_castle():
    game = a_game_of(an_estate()).with_depot(3, WHITE).waiting("carpenter").begin()
    assert offered(game, type="take") == [take("carpenter", WHITE, 3)]


def test_a_city_hall_places_a_white_castle_and_its_action_follows():  # docs/rules.md, white castle
    game = a_game_of(an_estate().storing(WHITE)).waiting("city-hall").begin()
    game.apply(offered(game, type="place")[0])
    assert game.state()["pending"] == ["white-castle"]


def test_a_white_castle_places_another_in_another_city():
    seat = an_estate().with_tiles({"5.4": "building:bank", "4.3": "ship"}).also_storing(WHITE)
    game, _ = laid(seat.with_tile("building:market", at="5.2"), white=2)
    game.apply(offered(game, type="place", tile=WHITE)[0])
    assert game.state()["pending"] == ["white-castle"]


def test_a_crane_copies_a_white_castle():  # docs/rules.md, white castle
    table = a_table(an_estate().storing("building:crane").with_dice(3)).of_2019(
        "extra-tiles", "white-castles"
    )
    game = table.with_shared_die(3).with_depot(3, "mine").begin()
    game.apply(offered(game, type="place")[0])
    assert "white-castle" in copied(game)
    game.apply(copy("white-castle"))
    assert game.state()["pending"] == ["white-castle"]
    assert game.legal()["actions"] == [take("white-castle", "mine", 3), workers("white-castle")]


def end_points(estate, tile, *modules):
    ready = estate.with_knowledge(tile)
    table = a_table(ready).of_2019("white-castles", *modules)
    return points_of(final(ready, table=table).events, f"monastery:{tile}")


def test_29_is_4_points_for_each_white_castle():
    two = an_estate().with_tiles({"5.4": WHITE, "3.3": WHITE, "5.5": "building:bank"})
    assert end_points(two, 29) == 8
    assert end_points(an_estate().with_tile("castle", at="3.3"), 29) == 0


def test_a_crane_counts_as_a_white_castle_for_29():  # p. 11
    assert end_points(CRANE.with_tile(WHITE, at="5.5"), 29, "extra-tiles") == 8


def test_eight_white_castles_and_29_are_in_the_box_with_the_module_only():
    assert all_tiles_of(["white-castles"]) - all_tiles_of([]) == {WHITE: 8, "monastery:29": 1}


def test_the_state_shows_the_shared_die_with_the_module_only():
    assert a_game_of(an_estate(), white=3).begin().state()["white"] == 3
    assert "white" not in a_table(an_estate()).begin().state()
