"""Tests of the differences of the 2019 edition (2019, pp. 2, 9 to 11): knowledge tiles 6, 15 and
26, ties, and its estates."""

import pytest

from burgundy_qt.rules.errors import InvalidArgument
from burgundy_qt.rules.game import Game
from tests.rules.burgundy.an_estate import END, a_table, an_estate, offered, own, points_of
from tests.rules.burgundy.test_end import final

BUYER = an_estate().with_knowledge(6)
DARIA = an_estate().having_sold({4: 4, 2: 3, 3: 3, 6: 1})


def a_market(buyer):
    return a_table(buyer).of_2019().with_black("castle").with_depot(3, "ship").begin()


def prices_offered(game):
    return {(action["depot"], action["pay"]) for action in offered(game, type="buy")}


def test_6_pays_with_two_workers_instead_of_silver_from_any_depot():  # p. 9
    assert prices_offered(a_market(BUYER.with_workers(2))) == {("black", "workers"), (3, "workers")}


def test_6_still_pays_with_silver():
    assert prices_offered(a_market(BUYER.with_silver(2))) == {("black", "silver"), (3, "silver")}


def test_6_never_mixes_silver_and_workers():  # rules decision 11
    assert prices_offered(a_market(BUYER.with_silver(1).with_workers(1))) == set()


def test_without_6_workers_buy_nothing():
    assert prices_offered(a_market(an_estate().with_workers(5))) == set()


def test_in_2011_6_does_not_take_workers():
    assert offered(a_table(BUYER.with_workers(5)).with_black("castle").begin(), type="buy") == []


def test_workers_paid_for_a_purchase_are_gone_and_it_is_the_only_one_of_the_turn():
    game = a_market(BUYER.with_workers(4))
    bought = {"type": "buy", "depot": 3, "tile": "ship", "discard": None, "pay": "workers"}
    events = game.apply(bought)
    assert events[0]["paid"] == {"workers": 2, "silver": 0}
    assert (own(game)["workers"], own(game)["storage"]) == (2, ["ship"])
    assert offered(game, type="buy") == []


def final_points(tile, estate):
    game = final(estate.with_knowledge(tile), table=a_table(estate).of_2019())
    return points_of(game.events, f"monastery:{tile}")


def test_15_is_2_points_for_each_type_sold():  # p. 10, Daria's example
    assert final_points(15, DARIA) == 8


def test_25_is_1_point_for_each_tile_sold():  # p. 11, Daria's example
    assert final_points(25, DARIA) == 11


def test_26_is_3_points_for_each_bonus_tile_large_or_small():  # p. 11
    seat = an_estate().with_knowledge(26)
    table = a_table(seat).of_2019().with_bonus("mine", "large", 0).with_bonus("ship", "small", 0)
    assert points_of(final(seat, table=table).events, "monastery:26") == 6


@pytest.mark.parametrize(("edition", "winner"), [("2011", 1), ("2019", 0)])
def test_a_tie_goes_to_the_seat_later_on_the_track_or_in_2011_to_the_later_turn(
    edition, winner
):  # p. 9
    seats = an_estate().with_dice(), an_estate().with_dice()
    table = a_table(*seats).in_phase("E", 5).acted(0, 1, turn=1).ordered(1, 0)
    table = table.of_2019() if edition == "2019" else table
    game = table.begin()
    game.apply(END)
    assert game.state()["result"]["places"][winner] == 1


def test_estates_10_and_2_are_those_of_2019():
    with pytest.raises(InvalidArgument, match="11a"):
        Game({"edition": "2019", "estates": ["1", "11a"]})
    game = Game({"edition": "2019", "estates": ["10", "2"], "seed": 1})
    assert [seat["estate"] for seat in game.state()["seats"]] == ["10", "2"]
