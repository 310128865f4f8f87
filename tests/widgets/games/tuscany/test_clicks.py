"""Clicks in Tuscany: deck, display, storage and space, the ways to pay, and what is thrown away."""

from __future__ import annotations

import pytest

from burgundy_qt.widgets.games.tuscany.payment_choice import WORKER
from burgundy_qt.widgets.games.tuscany.tuscany_input import ANSWER
from burgundy_qt.widgets.play.decision import ANOTHER, END, PASS
from burgundy_qt.widgets.play.move_choice import NotSelectable
from burgundy_qt.widgets.sprites.places import ClickTarget
from tests.widgets.games.tuscany.positions import a_seat, a_state, place, seen, take

DRAW, DONE = {"type": "draw"}, {"type": "end"}
HAND = {"town": 1, "inn": 2, "cart": 3}
STORE, CELL = ClickTarget("store", 0), ClickTarget("cell", "B.L2")


def storing(*things, cards=HAND, workers=0, **changes):
    """A position in which these things are stored."""
    seat = a_seat(storage=sorted(things), cards=cards, hand=sum(cards.values()), workers=workers)
    return a_state(seat, a_seat(cards=None), **changes)


def begun(view):
    """The choice among all actions of a view."""
    return ANSWER.choosing(ANSWER.options(view, view.legal["actions"], view.prices), view)


def choosing(state, *actions, people=1):
    """The choice among some actions, just begun."""
    view = seen(state, list(actions), people)
    return begun(view)


def clicked(choice, *targets):
    """The choice after some clicks."""
    for target in targets:
        choice = choice.click(target)
    return choice


WITH_WORKER = place("town", "B.L2", "town", workers=1)
WITH_INNS = place("town", "B.L2", "inn", "inn", "town")
WITH_CARTS = place("town", "B.L2", "cart", "cart", "town")


def test_a_click_on_the_deck_draws():
    assert clicked(choosing(storing(), DRAW, take("cart")), ClickTarget("deck")).action == DRAW


def test_a_click_on_a_tile_of_the_display_takes_it_whichever_of_its_slots_it_is():
    for slot in (0, 5):
        choice = choosing(storing(), DRAW, take("cart"), take("inn"))
        assert clicked(choice, ClickTarget("display", slot)).action == take("cart")


def test_where_storage_is_full_nothing_is_thrown_away_before_it_is_clicked():
    choice = choosing(storing("town"), DRAW, take("cart", "town"))
    asked = clicked(choice, ClickTarget("display", 0))
    assert asked.action is None and STORE in asked.highlights
    assert asked.click(STORE).action == take("cart", "town")


def test_a_space_is_laid_on_by_one_click_where_one_stored_thing_fits_it():
    choice = choosing(storing("town"), DRAW, WITH_WORKER, WITH_INNS)
    assert clicked(choice, CELL).action == WITH_WORKER


def test_the_cheapest_is_paid_first_and_the_other_way_goes_on_to_the_next():
    state = storing("town", workers=1)
    choice = choosing(state, DRAW, WITH_INNS, WITH_CARTS, WITH_WORKER).click(STORE)
    assert [clicked(choice, *[ANOTHER] * steps, CELL).action for steps in range(4)] == [
        WITH_WORKER,
        WITH_CARTS,
        WITH_INNS,
        WITH_WORKER,
    ]


def test_what_would_be_paid_is_chosen_before_the_space_is_clicked():
    choice = choosing(storing("town", workers=1), DRAW, WITH_INNS, WITH_WORKER).click(STORE)
    chosen = {target for target, offer in choice.highlights.items() if offer.chosen}
    assert {ClickTarget("card", 0), WORKER} <= chosen
    assert choice.highlights[CELL].pays == (ClickTarget("card", 0), WORKER)


def test_clicks_on_cards_keep_the_ways_that_pay_them():
    choice = choosing(storing("town", workers=1), DRAW, WITH_INNS, WITH_CARTS, WITH_WORKER)
    inn = ClickTarget("card", 1)
    assert clicked(choice, STORE, inn, CELL).action == WITH_INNS
    assert clicked(choice, STORE, inn, inn, CELL).action == WITH_WORKER
    assert clicked(choice, inn, STORE, CELL).action == WITH_INNS


def test_a_click_on_the_workers_pays_one_and_a_second_none():
    choice = choosing(storing("town", workers=1), DRAW, WITH_INNS, WITH_WORKER)
    held = clicked(choice, STORE, WORKER)
    assert held.highlights[CELL].pays == (ClickTarget("card", 0), WORKER)
    assert not clicked(held, WORKER).held


def test_cards_that_no_way_pays_cannot_be_chosen():
    choice = choosing(storing("town", workers=1), DRAW, WITH_WORKER).click(STORE)
    with pytest.raises(NotSelectable):
        choice.click(ClickTarget("card", 1))


def test_back_lets_go_the_pick_then_the_cards():
    choice = clicked(choosing(storing("town"), DRAW, WITH_INNS), ClickTarget("card", 1), STORE)
    assert choice.back().held and not choice.back().picks
    assert not choice.back().back().has_begun


def test_a_stored_tile_is_dropped_on_a_space():
    choice = choosing(storing("town"), DRAW, WITH_INNS)
    assert choice.drop(STORE, CELL).action == WITH_INNS


def test_a_tile_of_the_display_is_dropped_on_storage():
    assert choosing(storing(), DRAW, take("cart")).drop(
        ClickTarget("display", 0), STORE
    ).action == take("cart")
    full = choosing(storing("town"), DRAW, take("cart", "town"))
    assert full.drop(ClickTarget("display", 0), STORE).action == take("cart", "town")


def test_where_two_stored_things_fit_a_space_it_is_asked_which():
    hexagon = place("hexagon", "B.L2", "inn", "inn", "town")
    choice = choosing(storing("town", "hexagon"), DRAW, WITH_INNS, hexagon)
    asked = clicked(choice, CELL)
    assert asked.action is None
    assert clicked(asked, ClickTarget("store", 0)).action == hexagon
    assert clicked(asked, ClickTarget("store", 1)).action == WITH_INNS


def test_where_nothing_fits_the_other_way_is_to_swap_a_kind():
    swap = {"type": "swap", "colour": "cart"}
    choice = choosing(storing(), DRAW, take("cart"), take("inn"), swap)
    assert clicked(choice, ANOTHER, ClickTarget("display", 5)).action == swap
    assert clicked(choice, ClickTarget("display", 5)).action == take("cart")


def test_a_castle_lays_what_is_clicked_where_it_is_clicked():
    lays = place("cart", "C.L2", by="castle")
    also = place("cart", "C.L1", by="castle")
    choice = choosing(storing(pending=["castle"]), lays, also, {"type": "pass", "by": "castle"})
    assert clicked(choice, ClickTarget("display", 0), ClickTarget("cell", "C.L1")).action == also
    assert clicked(choice, ClickTarget("cell", "C.L2")).action == lays
    assert clicked(choice, PASS).action == {"type": "pass", "by": "castle"}


def test_a_second_action_glows_as_what_must_be_paid_and_can_be_left():
    second = {"type": "draw", "by": "marble"}
    choice = choosing(storing(), second, DONE)
    assert choice.highlights[ClickTarget("deck")].glow == "priced"
    assert clicked(choice, END).action == DONE


@pytest.mark.parametrize("kind", ["card", "yield"])
def test_a_bonus_tile_is_chosen_by_a_click(kind):
    actions = [{"type": "bonus-tile", "by": "town", "tile": each} for each in ("card", "yield")]
    choice = choosing(storing(pending=["town"]), *actions)
    assert clicked(choice, ClickTarget("supply", kind)).action["tile"] == kind


def headings(people, state, *actions):
    """What is asked, by how many people sit at this screen."""
    view = seen(state, list(actions), people)
    choice = begun(view)
    return ANSWER.prompt(choice, view).heading


def test_a_question_says_whose_it_is_where_several_people_sit_at_the_screen():
    tiles = [{"type": "bonus-tile", "by": "town", "tile": "card"}]
    state = storing(pending=["town"])
    assert headings(1, state, *tiles) == "The town"
    assert headings(2, state, *tiles) == "Seat 0’s turn: The town"


@pytest.mark.parametrize(
    ("clicks", "said"),
    [
        ((), "place a stored"),
        ((STORE,), "pay with the raised cards"),
        ((ClickTarget("display", 0),), "to discard"),
    ],
)
def test_the_prompt_says_what_the_next_click_does(clicks, said):
    view = seen(storing("town"), [DRAW, take("cart", "town"), take("inn", "town"), WITH_INNS])
    choice = begun(view)
    assert said in ANSWER.prompt(clicked(choice, *clicks), view).sentence


def test_the_button_of_the_other_way_says_what_it_is():
    swap = {"type": "swap", "colour": "cart"}
    for actions, words in (([DRAW, take("cart"), swap], "Swap a kind"), ([DRAW, WITH_INNS], "")):
        view = seen(storing("town"), actions)
        choice = begun(view)
        assert (ANOTHER in choice.highlights) == bool(words)
        assert not words or ANSWER.prompt(choice, view).another == words


def test_of_equal_cards_the_one_rises_that_was_clicked():
    choice = choosing(storing("town"), DRAW, WITH_CARTS)
    assert choice.highlights[CELL].pays == (
        ClickTarget("card", 0),
        ClickTarget("card", 4),
        ClickTarget("card", 5),
    )
    first_cart = ClickTarget("card", 3)
    held = clicked(choice, STORE, first_cart)
    assert set(held.highlights[CELL].pays) == {
        ClickTarget("card", 0),
        first_cart,
        ClickTarget("card", 5),
    }
    raised = {
        each for each, offer in held.highlights.items() if offer.chosen and each.kind == "card"
    }
    assert raised == set(held.highlights[CELL].pays)
