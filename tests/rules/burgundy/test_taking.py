"""Tests of dice and workers, taking tiles and workers, selling, and the black depot (2011, pp. 4, 5
and 9)."""

import pytest

from burgundy_qt.rules.errors import IllegalAction
from tests.rules.burgundy.an_estate import (
    END,
    a_table,
    an_estate,
    buy,
    cost,
    leave,
    offered,
    own,
    place,
    sell,
    take,
    workers,
)

SEVEN = (0, 1, 2, 3, 2, 1)


def test_two_workers_turn_a_2_into_a_6():  # p. 4, Ann's example
    ann = an_estate().with_dice(2).with_workers(2)
    game = a_table(ann).with_depot(6, "castle").begin()
    assert cost(game, take(2, "castle", 6)) == 2
    game.apply(take(2, "castle", 6))
    assert (own(game)["storage"], own(game)["workers"]) == (["castle"], 0)


def test_one_worker_turns_a_1_into_a_6_and_a_6_into_a_1():
    for die, depot in ((1, 6), (6, 1)):
        game = a_table(an_estate().with_dice(die).with_workers(1)).with_depot(depot, "ship").begin()
        assert cost(game, take(die, "ship", depot)) == 1


@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("depot", range(1, 7))
def test_the_shorter_way_round_the_die_is_paid_for(die, depot):  # rules decision 1
    steps = SEVEN[(depot - die) % 6]
    for owned in range(5):
        game = (
            a_table(an_estate().with_dice(die).with_workers(owned))
            .with_depot(depot, "mine")
            .begin()
        )
        assert cost(game, take(die, "mine", depot)) == (steps if steps <= owned else None)


@pytest.mark.parametrize("die", range(1, 7))
def test_workers_change_the_die_for_placing_and_selling_too(die):
    seller = an_estate().with_dice(die).with_workers(3).with_goods({4: 1}).storing("mine")
    game = a_table(seller).begin()
    assert cost(game, sell(die, 4)) == SEVEN[(4 - die) % 6]
    assert cost(game, place(die, "mine", "5.3")) == SEVEN[(4 - die) % 6]  # 5.3 is a 4


def test_two_equal_dice_are_two_dice_but_offer_each_action_once():  # rules decision 17
    game = a_table(an_estate().with_dice(3, 3)).with_depot(3, "mine", "mine").begin()
    assert game.legal()["actions"] == [take(3, "mine", 3), workers(3)]
    game.apply(take(3, "mine", 3))
    assert game.state()["dice"][0] == [3]
    game.apply(take(3, "mine", 3))
    assert (game.state()["dice"][0], own(game)["storage"]) == ([], ["mine", "mine"])
    assert game.legal()["actions"] == [END]


def test_the_same_action_may_be_taken_twice():
    game = a_table(an_estate().with_dice(2, 5)).begin()
    game.apply(workers(2))
    game.apply(workers(5))
    assert own(game)["workers"] == 4


def test_a_die_that_is_used_is_gone():
    game = a_table(an_estate().with_dice(2, 5)).begin()
    game.apply(workers(2))
    with pytest.raises(IllegalAction):
        game.apply(workers(2))


def test_a_taken_tile_goes_into_storage_and_never_onto_the_estate():
    game = a_table(an_estate().with_dice(3)).with_depot(3, "ship", "building:bank").begin()
    events = game.apply(take(3, "ship", 3))
    assert events == [
        {
            "event": "action",
            "seat": 0,
            "action": take(3, "ship", 3),
            "paid": {"workers": 0, "silver": 0},
        },
    ]
    assert own(game)["storage"] == ["ship"] and own(game)["cells"] == {"4.4": "castle"}
    assert game.state()["depots"]["3"]["tiles"] == ["building:bank"]


def test_no_die_takes_from_the_black_depot():
    game = a_table(an_estate().with_dice(1).with_workers(9)).with_black("ship", "mine").begin()
    assert offered(game, type="take") == []


def test_of_equal_tiles_in_a_depot_the_first_is_taken_by_one_action():  # rules decision 21
    table = a_table(an_estate().with_dice(3, 4)).with_depot(
        3, "building:bank", "ship", "building:bank", "mine"
    )
    game = table.begin()
    assert len(offered(game, type="take", die=3, tile="building:bank")) == 1
    game.apply(take(3, "building:bank", 3))
    assert game.state()["depots"]["3"]["tiles"] == ["ship", "building:bank", "mine"]
    assert game.position.raw()["depots"][3][0] == 0
    game = (
        a_table(an_estate().with_dice(3, 3)).with_depot(3, "building:bank", "building:bank").begin()
    )
    game.apply(take(3, "building:bank", 3))
    game.apply(take(3, "building:bank", 3))
    assert own(game)["storage"] == ["building:bank"] * 2


FULL = ("mine", "ship", "monastery:3")
TAKES = {
    "by a die": (take(4, "castle", 4), a_table(an_estate().with_dice(4).storing(*FULL))),
    "by a castle": (
        take("castle", "castle", 4),
        a_table(an_estate().storing(*FULL)).waiting("castle"),
    ),
    "by a church": (
        take("church", "castle", 4),
        a_table(an_estate().storing(*FULL)).waiting("church"),
    ),
    "by a carpenter": (
        take("carpenter", "building:bank", 4),
        a_table(an_estate().storing(*FULL)).waiting("carpenter"),
    ),
    "by a market": (
        take("market", "animal:cow:3", 4),
        a_table(an_estate().storing(*FULL)).waiting("market"),
    ),
}
DEPOT = ("castle", "building:bank", "animal:cow:3")


@pytest.mark.parametrize("how", TAKES)
def test_with_full_storage_every_way_of_taking_discards_one_stored_tile(
    how,
):  # p. 5; rules decision 4
    action, table = TAKES[how]
    game = table.with_depot(4, *DEPOT).begin()
    assert action not in game.legal()["actions"]
    discards = [one["discard"] for one in offered(game, type="take", tile=action["tile"])]
    assert sorted(discards) == sorted(FULL)
    game.apply(action | {"discard": "ship"})
    assert own(game)["storage"] == sorted(["mine", "monastery:3", action["tile"]])
    assert "ship" not in [
        tile for depot in game.state()["depots"].values() for tile in depot["tiles"]
    ]


@pytest.mark.parametrize("how", TAKES)
def test_with_space_in_storage_nothing_is_discarded(how):
    action, table = TAKES[how]
    roomy = table.estates[0].storing("mine", "ship")
    game = table.with_seat(roomy).with_depot(4, *DEPOT).begin()
    assert [one["discard"] for one in offered(game, type="take", tile=action["tile"])] == [None]


def test_buying_with_full_storage_discards_one_tile_too():
    game = a_table(an_estate().with_silver(2).storing(*FULL)).with_black("castle").begin()
    assert sorted(one["discard"] for one in offered(game, type="buy")) == sorted(FULL)
    game.apply(buy("castle", discard="mine"))
    assert own(game)["storage"] == ["castle", "monastery:3", "ship"]


def test_equal_stored_tiles_are_one_choice_to_discard():
    game = (
        a_table(an_estate().with_dice(4).storing("ship", "mine", "ship"))
        .with_depot(4, "ship")
        .begin()
    )
    assert [one["discard"] for one in offered(game, type="take")] == ["mine", "ship"]
    game.apply(take(4, "ship", 4, discard="ship"))
    assert own(game)["storage"] == ["mine", "ship", "ship"]


# p. 9, "The black depot"


def test_once_a_turn_a_tile_may_be_bought_for_2_silver():
    game = a_table(an_estate().with_silver(5)).with_black("castle", "monastery:7").begin()
    events = game.apply(buy("castle"))
    assert events[0]["paid"] == {"workers": 0, "silver": 2}
    assert (own(game)["silver"], own(game)["storage"]) == (3, ["castle"])
    assert game.state()["bought"] and game.state()["black"] == ["monastery:7"]
    assert offered(game, type="buy") == []


@pytest.mark.parametrize("silver", [0, 1])
def test_with_less_than_2_silver_nothing_can_be_bought(silver):
    game = a_table(an_estate().with_silver(silver)).with_black("castle").begin()
    assert offered(game, type="buy") == []


def test_a_tile_may_be_bought_before_between_and_after_the_dice():  # rules decision 18
    game = a_table(an_estate().with_silver(2).with_dice(1, 2)).with_black("mine").begin()
    for action in (workers(1), workers(2), END):
        assert offered(game, type="buy") == [buy("mine")]
        if action != END:
            game.apply(action)
    assert buy("mine") in game.legal()["actions"] and END in game.legal()["actions"]


@pytest.mark.parametrize("effect", ["castle", "market", "city-hall", "warehouse"])
def test_nothing_is_bought_while_an_effect_waits(effect):  # rules decision 18
    estate = an_estate().with_silver(6).with_goods({2: 1}).storing("mine")
    game = a_table(estate).with_depot(1, "ship").with_black("mine").waiting(effect).begin()
    assert offered(game, type="buy") == [] and offered(game, type="end") == []


def test_each_turn_has_its_own_purchase():
    buyer = an_estate().with_silver(4).with_dice()
    game = a_table(buyer, buyer.with_dice(3)).with_black("mine", "ship").begin()
    game.apply(buy("mine"))
    game.apply(END)
    assert not game.state()["bought"]
    assert [one["tile"] for one in offered(game, type="buy")] == ["mine", "ship"] or len(
        game.state()["black"]
    ) == 1
    game.apply(buy("ship"))
    assert own(game, 1)["storage"] == ["ship"]


def test_without_knowledge_tile_6_only_the_black_depot_sells():
    game = a_table(an_estate().with_silver(4).with_dice()).with_depot(1, "ship").begin()
    assert game.legal()["actions"] == [END]


# p. 9, "Taking workers", "Selling goods"


@pytest.mark.parametrize("die", range(1, 7))
def test_any_die_gives_2_workers(die):
    game = a_table(an_estate().with_dice(die)).begin()
    assert game.apply(workers(die))[1] == {
        "event": "gain",
        "seat": 0,
        "workers": 2,
        "for": "workers",
    }
    assert own(game)["workers"] == 2


@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 3), (4, 4)])
def test_a_sale_gives_1_silver_and_2_3_or_4_points_a_tile(players, each):
    game = a_table(an_estate().with_dice(3).with_goods({3: 3, 5: 1}), players=players).begin()
    events = game.apply(sell(3, 3))
    assert events[1:] == [
        {"event": "points", "seat": 0, "points": 3 * each, "for": "sale"},
        {"event": "gain", "seat": 0, "silver": 1, "for": "sale"},
    ]
    assert (own(game)["goods"], own(game)["sold"]) == ({"5": 1}, {"3": 3})
    assert (own(game)["silver"], own(game)["points"]) == (1, 3 * each)


def test_the_die_decides_which_goods_are_sold():
    game = a_table(an_estate().with_dice(2).with_goods({1: 1, 2: 1, 5: 4})).begin()
    assert [one["good"] for one in offered(game, type="sell")] == [2]


def test_all_goods_of_the_type_are_sold_and_earlier_sales_are_kept():
    game = a_table(an_estate().with_dice(2).with_goods({2: 4}).having_sold({2: 1, 6: 2})).begin()
    game.apply(sell(2, 2))
    assert own(game)["goods"] == {} and own(game)["sold"] == {"2": 5, "6": 2}


def test_an_effect_can_be_declined_only_if_the_rulebook_says_may():  # rules decision 2
    estate = an_estate().with_goods({2: 1}).storing("mine")
    for effect in ("warehouse", "carpenter", "church", "market", "city-hall"):
        table = a_table(estate).with_depot(4, "building:bank", "mine", "ship").waiting(effect)
        assert leave(effect) in table.begin().legal()["actions"]
    for effect in ("castle", "ship"):
        table = a_table(estate).with_depot(4, "building:bank", goods={1: 1}).waiting(effect)
        assert offered(table.begin(), type="pass") == []


def test_illegal_actions_are_refused_and_change_nothing():
    game = a_table(an_estate().with_dice(3).with_workers(1)).with_depot(5, "ship").begin()
    before = (game.state(), game.legal(), game.position.raw())
    for action in (take(3, "ship", 5), take(3, "mine", 3), buy("ship"), END, {"type": "take"}, {}):
        with pytest.raises(IllegalAction):
            game.apply(action)
    assert (game.state(), game.legal(), game.position.raw()) == before and game.events == []
