"""Tests of the way from clicks to an action: what glows, the meaning of a click, and that every
result is a legal action."""

from __future__ import annotations

import pytest

from burgundy_qt.widgets.games.burgundy.prompts import prompt_for
from burgundy_qt.widgets.play.move_choice import NotSelectable
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight
from tests.widgets.choosing import choosing_among


def take(die, depot, tile, discard=None):
    return {"type": "take", "die": die, "depot": depot, "tile": tile, "discard": discard}


def place(die, tile, cell):
    return {"type": "place", "die": die, "tile": tile, "cell": cell}


def buy(tile, depot="black", discard=None, pay="silver"):
    return {"type": "buy", "depot": depot, "tile": tile, "discard": discard, "pay": pay}


def load(depots, goods):
    return {"type": "load", "by": "ship", "depots": depots, "goods": goods}


def choosing(*priced, numbers=None):
    """Return a choice among pairs of an action and its workers. A purchase costs 2 silver."""
    prices = [
        {"workers": workers, "silver": 2 * (action["type"] == "buy")} for action, workers in priced
    ]
    return choosing_among([action for action, _ in priced], prices, numbers)


def after(start, *targets):
    for target in targets:
        start = start.click(target)
    return start


def market(depot, tile):
    return ClickTarget("market", depot, tile)


def stored(tile):
    return ClickTarget("storage", None, tile)


def cell(name):
    return ClickTarget("cell", name)


def test_one_click_takes_a_tile_with_the_cheapest_die():
    choice = choosing((take(2, 5, "ship"), 3), (take(4, 5, "ship"), 1))
    assert choice.highlights[market(5, "ship")] == Highlight((("workers", 1),), dice=(4,))
    assert choice.click(market(5, "ship")).action == take(4, 5, "ship")


def test_the_die_with_the_exact_number_is_preferred_to_a_free_step():
    choice = choosing((take(2, 3, "ship"), 0), (take(3, 3, "ship"), 0))
    assert choice.click(market(3, "ship")).action == take(3, 3, "ship")


def test_the_number_of_a_cell_prefers_its_own_die():
    choice = choosing(
        (place(2, "ship", "4.1"), 0), (place(3, "ship", "4.1"), 0), numbers={"4.1": 3}
    )
    assert after(choice, stored("ship"), cell("4.1")).action == place(3, "ship", "4.1")


def test_a_die_chosen_first_is_used():
    choice = choosing((take(2, 5, "ship"), 3), (take(4, 5, "ship"), 1)).click(ClickTarget("die", 2))
    assert choice.highlights[ClickTarget("die", 2)].chosen
    assert choice.highlights[market(5, "ship")] == Highlight((("workers", 3),), dice=(2,))
    assert choice.click(market(5, "ship")).action == take(2, 5, "ship")


def test_choosing_a_die_again_releases_it():
    choice = choosing((take(2, 5, "ship"), 3), (take(4, 5, "ship"), 1))
    assert after(choice, ClickTarget("die", 2), ClickTarget("die", 2)).die is None


def test_a_die_that_does_not_fit_the_choice_begins_a_new_one():
    choice = choosing(
        (place(2, "ship", "4.1"), 0), (place(2, "ship", "4.2"), 0), (take(4, 5, "mine"), 0)
    )
    assert after(choice, stored("ship"), ClickTarget("die", 4)).picks == ()


def test_a_stored_tile_is_placed_by_clicks_on_tile_and_cell():
    choice = choosing(
        (place(2, "ship", "4.1"), 0), (place(2, "ship", "4.3"), 1), (place(2, "mine", "6.2"), 0)
    )
    picked = choice.click(stored("ship"))
    assert picked.action is None
    assert {target for target in picked.highlights if target.kind == "cell"} == {
        cell("4.1"),
        cell("4.3"),
    }
    assert picked.click(cell("4.3")).action == place(2, "ship", "4.3")


def test_a_stored_tile_with_one_cell_waits_for_its_cell():
    assert choosing((place(2, "ship", "4.1"), 0)).click(stored("ship")).action is None


def test_a_cell_that_only_one_stored_tile_fits_is_one_click():
    choice = choosing((place(2, "ship", "4.1"), 0), (place(2, "mine", "6.2"), 0))
    assert choice.click(cell("6.2")).action == place(2, "mine", "6.2")


def test_a_cell_that_several_stored_tiles_fit_asks_which():
    choice = choosing(
        (place(2, "building:bank", "2.1"), 0), (place(2, "building:church", "2.1"), 0)
    ).click(cell("2.1"))
    assert choice.action is None
    assert choice.click(stored("building:church")).action == place(2, "building:church", "2.1")


def test_another_stored_tile_changes_the_choice():
    choice = choosing((place(2, "ship", "4.1"), 0), (place(2, "mine", "6.2"), 0))
    assert after(choice, stored("ship"), stored("mine")).picks == (stored("mine"),)


def test_a_full_storage_asks_which_tile_to_discard_even_with_one_answer():
    choice = choosing((take(2, 5, "ship", "mine"), 0)).click(market(5, "ship"))
    assert choice.action is None
    assert choice.click(stored("mine")).action == take(2, 5, "ship", "mine")


def test_goods_are_sold_by_one_click():
    sale = {"type": "sell", "die": 4, "good": 4}
    assert choosing((sale, 0)).click(ClickTarget("good", 4)).action == sale


def test_workers_cost_the_die_with_the_fewest_other_uses():
    hire2, hire5 = {"type": "workers", "die": 2}, {"type": "workers", "die": 5}
    choice = choosing((hire2, 0), (hire5, 0), (take(2, 2, "ship"), 0), (take(5, 2, "ship"), 3))
    assert choice.highlights[ClickTarget("workers")].dice == (5,)
    assert choice.click(ClickTarget("workers")).action == hire5


def test_a_purchase_shows_its_price_and_takes_one_click():
    choice = choosing((buy("castle"), 0), (take(2, 5, "ship"), 0))
    assert choice.highlights[market("black", "castle")] == Highlight((("silver", 2),))
    assert choice.click(market("black", "castle")).action == buy("castle")


def test_a_tile_that_may_be_taken_or_bought_asks_on_the_table():
    choice = choosing((buy("ship", 5), 0), (take(5, 5, "ship"), 0)).click(market(5, "ship"))
    answers = {target.place: target for target in choice.highlights if target.kind == "choice"}
    assert set(answers) == {"Take with a die", "Buy for 2 silverlings"}
    assert choice.click(answers["Buy for 2 silverlings"]).action == buy("ship", 5)
    assert choice.click(answers["Take with a die"]).action == take(5, 5, "ship")


def test_with_a_chosen_die_a_tile_is_taken_even_if_it_could_be_bought():
    choice = choosing((buy("ship", 5), 0), (take(5, 5, "ship"), 0), (buy("mine"), 0)).click(
        ClickTarget("die", 5)
    )
    assert choice.click(market(5, "ship")).action == take(5, 5, "ship")
    assert choice.click(market("black", "mine")).action == buy("mine")


def test_payment_in_workers_is_a_separate_choice():
    choice = choosing((buy("ship"), 0), (buy("ship", pay="workers"), 2)).click(
        market("black", "ship")
    )
    assert choice.click(ClickTarget("choice", "Buy for 2 workers")).action == buy(
        "ship", pay="workers"
    )


def test_a_ship_loads_by_a_click_on_the_goods_of_a_depot():
    choice = choosing((load([3], [1, 2]), 0), (load([4], [5]), 0))
    assert choice.click(ClickTarget("trough", 3)).action == load([3], [1, 2])


def test_only_goods_that_may_be_left_behind_are_asked_about():
    choice = choosing((load([3], [1, 2]), 0), (load([3], [1, 5]), 0)).click(
        ClickTarget("trough", 3)
    )
    assert {target.place for target in choice.highlights if target.kind == "choice"} == {
        "Grapes",
        "Barrels",
    }
    assert choice.click(ClickTarget("choice", "Barrels", "goods/5")).action == load([3], [1, 5])


def test_goods_can_be_chosen_in_any_order():
    choice = choosing((load([3], [1, 2]), 0), (load([3], [1, 5]), 0), (load([3], [2, 5]), 0))
    named = after(
        choice,
        ClickTarget("trough", 3),
        ClickTarget("choice", "Barrels", "goods/5"),
        ClickTarget("choice", "Fish", "goods/1"),
    )
    assert named.action == load([3], [1, 5])


def test_two_neighbouring_depots_load_in_either_order_and_one_alone_by_a_second_click():
    choice = choosing((load([3], [1]), 0), (load([4], [5]), 0), (load([3, 4], [1, 5]), 0))
    assert choice.click(ClickTarget("trough", 4)).action is None
    assert after(choice, ClickTarget("trough", 4), ClickTarget("trough", 3)).action == load(
        [3, 4], [1, 5]
    )
    assert after(choice, ClickTarget("trough", 4), ClickTarget("trough", 4)).action == load(
        [4], [5]
    )


def test_a_start_castle_takes_one_click_on_the_only_estate():
    starts = [{"type": "start", "estate": "5", "castle": castle} for castle in ("2.2", "6.1")]
    assert choosing(*((start, 0) for start in starts)).click(cell("6.1")).action == starts[1]


def test_one_of_two_estates_is_chosen_before_its_castle():
    starts = [
        {"type": "start", "estate": estate, "castle": castle}
        for estate in "57"
        for castle in ("2.2", "6.1")
    ]
    choice = choosing(*((start, 0) for start in starts)).click(
        ClickTarget("choice", "Estate 7", "estate:7")
    )
    assert choice.click(cell("2.2")).action == starts[2]


def test_a_pending_effect_needs_no_die_and_may_be_passed():
    taken = {"type": "take", "by": "market", "depot": 2, "tile": "ship", "discard": None}
    leave = {"type": "pass", "by": "market"}
    choice = choosing((taken, 0), (leave, 0))
    assert choice.click(market(2, "ship")).action == taken
    assert choice.click(ClickTarget("pass")).action == leave


def test_going_back_releases_the_picks_and_then_the_die():
    choice = choosing((take(2, 5, "ship", "mine"), 0), (take(4, 5, "ship", "mine"), 0))
    choice = after(choice, ClickTarget("die", 2), market(5, "ship"))
    assert choice.back().picks == () and choice.back().die == 2
    assert not choice.back().back().has_begun


def test_a_click_on_something_else_is_answered_in_words():
    choice = choosing((take(2, 5, "ship"), 0), ({"type": "workers", "die": 2}, 0))
    with pytest.raises(
        NotSelectable, match=r"^Choose a glowing tile in a depot or the worker box\.$"
    ):
        choice.click(cell("4.4"))


def test_picked_targets_stay_highlighted_with_the_die_that_they_use():
    choice = choosing((place(2, "ship", "4.1"), 0), (place(5, "ship", "4.1"), 2)).click(
        stored("ship")
    )
    assert choice.highlights[stored("ship")].chosen
    assert (
        choice.highlights[ClickTarget("die", 2)].chosen
        and not choice.highlights[ClickTarget("die", 5)].chosen
    )


def test_dragging_a_stored_tile_to_a_cell_places_it():
    choice = choosing((place(2, "ship", "4.1"), 0), (place(2, "ship", "4.3"), 0))
    assert choice.drop(stored("ship"), cell("4.3")).action == place(2, "ship", "4.3")
    assert choice.click(stored("ship")).drop(stored("ship"), cell("4.1")).action == place(
        2, "ship", "4.1"
    )


def test_dragging_a_tile_into_storage_takes_it_and_onto_a_stored_tile_discards_that():
    assert choosing((take(2, 5, "ship"), 0)).drop(
        market(5, "ship"), ClickTarget("storage")
    ).action == take(2, 5, "ship")
    full = choosing((take(2, 5, "ship", "mine"), 0), (take(2, 5, "ship", "castle"), 0))
    assert full.drop(market(5, "ship"), stored("castle")).action == take(2, 5, "ship", "castle")


def test_dragging_a_die_to_a_target_uses_that_die():
    choice = choosing((take(2, 5, "ship"), 3), (take(4, 5, "ship"), 1))
    assert choice.drop(ClickTarget("die", 2), market(5, "ship")).action == take(2, 5, "ship")


def test_if_only_the_payment_is_missing_the_prompt_asks_for_it():
    both = choosing((buy("ship"), 0), (buy("ship", pay="workers"), 2)).click(
        market("black", "ship")
    )
    assert (
        prompt_for(both, "Your turn", may_end=True, may_buy=True).sentence
        == "Pay with silverlings or with workers?"
    )
    with_die = choosing((buy("ship", 5), 0), (take(5, 5, "ship"), 0)).click(market(5, "ship"))
    assert "with a die" in prompt_for(with_die, "Your turn", may_end=False, may_buy=True).sentence
