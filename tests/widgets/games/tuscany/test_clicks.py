"""Tests of clicks in Tuscany: the deck, the display, the storage and the spaces, the ways to pay,
and the tile to discard."""

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
    """Return a position with these pieces in storage."""
    seat = a_seat(storage=sorted(things), cards=cards, hand=sum(cards.values()), workers=workers)
    return a_state(seat, a_seat(cards=None), **changes)


def begun(view):
    """Return the choice among all actions of a view."""
    return ANSWER.choosing(ANSWER.options(view, view.legal["actions"], view.prices), view)


def choosing(state, *actions, people=1):
    """Return the choice among these actions, before the first click."""
    view = seen(state, list(actions), people)
    return begun(view)


def clicked(choice, *targets):
    """Return the choice after these clicks."""
    for target in targets:
        choice = choice.click(target)
    return choice


WITH_WORKER = place("town", "B.L2", "town", workers=1)
WITH_INNS = place("town", "B.L2", "inn", "inn", "town")
WITH_CARTS = place("town", "B.L2", "cart", "cart", "town")


def test_a_click_on_the_deck_draws():
    assert clicked(choosing(storing(), DRAW, take("cart")), ClickTarget("deck")).action == DRAW


def test_a_click_on_any_of_equal_tiles_of_the_display_takes_it():
    for slot in (0, 5):
        choice = choosing(storing(), DRAW, take("cart"), take("inn"))
        assert clicked(choice, ClickTarget("display", slot)).action == take("cart")


def test_with_full_storage_a_click_chooses_the_tile_to_discard():
    choice = choosing(storing("town"), DRAW, take("cart", "town"))
    asked = clicked(choice, ClickTarget("display", 0))
    assert asked.action is None and STORE in asked.highlights
    assert asked.click(STORE).action == take("cart", "town")


def test_one_click_on_a_space_places_the_only_stored_tile_that_fits():
    choice = choosing(storing("town"), DRAW, WITH_WORKER, WITH_INNS)
    assert clicked(choice, CELL).action == WITH_WORKER


def test_the_cheapest_payment_comes_first_and_a_button_changes_to_the_next():
    state = storing("town", workers=1)
    choice = choosing(state, DRAW, WITH_INNS, WITH_CARTS, WITH_WORKER).click(STORE)
    assert [clicked(choice, *[ANOTHER] * steps, CELL).action for steps in range(4)] == [
        WITH_WORKER,
        WITH_CARTS,
        WITH_INNS,
        WITH_WORKER,
    ]


def test_the_payment_is_marked_before_the_space_is_clicked():
    choice = choosing(storing("town", workers=1), DRAW, WITH_INNS, WITH_WORKER).click(STORE)
    chosen = {target for target, offer in choice.highlights.items() if offer.chosen}
    assert {ClickTarget("card", 0), WORKER} <= chosen
    assert choice.highlights[CELL].pays == (ClickTarget("card", 0), WORKER)


def test_clicks_on_cards_keep_the_payments_with_these_cards():
    choice = choosing(storing("town", workers=1), DRAW, WITH_INNS, WITH_CARTS, WITH_WORKER)
    inn = ClickTarget("card", 1)
    assert clicked(choice, STORE, inn, CELL).action == WITH_INNS
    assert clicked(choice, STORE, inn, inn, CELL).action == WITH_WORKER
    assert clicked(choice, inn, STORE, CELL).action == WITH_INNS


def test_a_click_on_the_workers_pays_one_and_a_second_click_none():
    choice = choosing(storing("town", workers=1), DRAW, WITH_INNS, WITH_WORKER)
    held = clicked(choice, STORE, WORKER)
    assert held.highlights[CELL].pays == (ClickTarget("card", 0), WORKER)
    assert not clicked(held, WORKER).held


def test_cards_of_no_possible_payment_cannot_be_chosen():
    choice = choosing(storing("town", workers=1), DRAW, WITH_WORKER).click(STORE)
    with pytest.raises(NotSelectable):
        choice.click(ClickTarget("card", 1))


def test_back_cancels_the_chosen_tile_first_and_then_the_cards():
    choice = clicked(choosing(storing("town"), DRAW, WITH_INNS), ClickTarget("card", 1), STORE)
    assert choice.back().held and not choice.back().picks
    assert not choice.back().back().has_begun


def test_a_stored_tile_can_be_dropped_on_a_space():
    choice = choosing(storing("town"), DRAW, WITH_INNS)
    assert choice.drop(STORE, CELL).action == WITH_INNS


def test_a_tile_of_the_display_can_be_dropped_on_storage():
    assert choosing(storing(), DRAW, take("cart")).drop(
        ClickTarget("display", 0), STORE
    ).action == take("cart")
    full = choosing(storing("town"), DRAW, take("cart", "town"))
    assert full.drop(ClickTarget("display", 0), STORE).action == take("cart", "town")


def test_if_two_stored_tiles_fit_a_space_a_click_chooses_one():
    hexagon = place("hexagon", "B.L2", "inn", "inn", "town")
    choice = choosing(storing("town", "hexagon"), DRAW, WITH_INNS, hexagon)
    asked = clicked(choice, CELL)
    assert asked.action is None
    assert clicked(asked, ClickTarget("store", 0)).action == hexagon
    assert clicked(asked, ClickTarget("store", 1)).action == WITH_INNS


def test_if_no_tile_fits_a_button_swaps_a_kind():
    swap = {"type": "swap", "colour": "cart"}
    choice = choosing(storing(), DRAW, take("cart"), take("inn"), swap)
    assert clicked(choice, ANOTHER, ClickTarget("display", 5)).action == swap
    assert clicked(choice, ClickTarget("display", 5)).action == take("cart")


def test_a_castle_places_the_clicked_tile_on_the_clicked_space():
    lays = place("cart", "C.L2", by="castle")
    also = place("cart", "C.L1", by="castle")
    choice = choosing(storing(pending=["castle"]), lays, also, {"type": "pass", "by": "castle"})
    assert clicked(choice, ClickTarget("display", 0), ClickTarget("cell", "C.L1")).action == also
    assert clicked(choice, ClickTarget("cell", "C.L2")).action == lays
    assert clicked(choice, PASS).action == {"type": "pass", "by": "castle"}


def test_a_second_action_glows_like_other_costs_and_can_be_declined():
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
    """Return the heading of the prompt for this number of people at the screen."""
    view = seen(state, list(actions), people)
    choice = begun(view)
    return ANSWER.prompt(choice, view).heading


def test_a_question_names_the_seat_if_several_people_share_the_screen():
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


def test_the_second_button_names_its_action():
    swap = {"type": "swap", "colour": "cart"}
    for actions, words in (([DRAW, take("cart"), swap], "Swap a kind"), ([DRAW, WITH_INNS], "")):
        view = seen(storing("town"), actions)
        choice = begun(view)
        assert (ANOTHER in choice.highlights) == bool(words)
        assert not words or ANSWER.prompt(choice, view).another == words


def test_the_clicked_one_of_equal_cards_rises():
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
