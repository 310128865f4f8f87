"""Tests of sealed bids, the tiny game of secret choices."""

from typing import get_args

import pytest

from burgundy_qt.rules.errors import InvalidArgument
from burgundy_qt.rules.sealed_bids.sealed_bids_position import SealedBidsPosition
from burgundy_qt.rules.sealed_bids.sealed_bids_ruleset import Event
from tests.contract.games import every_moment
from tests.rules.protocol_types import is_object_of, kind_of

pytestmark = pytest.mark.usefixtures("template")


def auction(seats, *rounds, seed=1):
    """Return a game after these bids: for each card a list with one bid for each seat."""
    game = SealedBidsPosition(seats, seed)
    for bids in rounds:
        for seat, bid in enumerate(bids):
            game.apply(bid, seat)
    return game


def cards_to_come(game):
    """Return the cards not turned over yet in their hidden order, by playing on in a copy."""
    rest, turned = game.copy(), len(game.cards_turned())
    while not rest.is_over():
        seat = rest.waiting_seats()[0]
        rest.apply(rest.legal(seat)[0], seat)
    return rest.cards_turned()[turned:]


def test_the_highest_bid_takes_the_card_and_all_bids_are_spent():
    card = auction(3).card()
    game = auction(3, [2, 5, 4])
    assert game.scores() == [0, card, 0]
    assert [game.legal(seat) for seat in range(3)] == [[1, 3, 4, 5], [1, 2, 3, 4], [1, 2, 3, 5]]


def test_nobody_gets_the_card_if_the_highest_bids_are_equal():
    assert auction(3, [4, 4, 3]).scores() == [0, 0, 0]


def test_a_tie_below_the_highest_bid_does_not_matter():
    assert auction(3, [3, 3, 4]).scores() == [0, 0, auction(3).card()]


def test_nothing_is_decided_before_all_bids_are_in():
    game = auction(3)
    game.apply(5, 1)
    assert game.waiting_seats() == [0, 2]
    assert game.bids() == [0, 5, 0]
    assert game.scores() == [0, 0, 0]


def test_the_cards_1_to_5_come_once_each_in_the_order_of_the_seed():
    orders = {
        (SealedBidsPosition(2, seed).card(), *cards_to_come(SealedBidsPosition(2, seed)))
        for seed in range(200)
    }
    assert all(sorted(order) == [1, 2, 3, 4, 5] for order in orders)
    assert len(orders) > 80


def test_equal_points_share_the_win():
    always_equal = [[bid, bid] for bid in range(1, 6)]
    assert auction(2, *always_equal).utilities() == [0.5, 0.5]


def test_redrawing_reopens_bids_of_others_and_shuffles_the_cards_to_come():
    game = auction(3, [1, 2, 3])
    game.apply(4, 0)
    game.apply(4, 1)
    orders = set()
    for key in range(50):
        redrawn = game.copy()
        redrawn.determinize_for(1, key)
        assert redrawn.bids() == [0, 4, 0]
        assert redrawn.card() == game.card()
        assert sorted(cards_to_come(redrawn)) == sorted(cards_to_come(game))
        orders.add(tuple(cards_to_come(redrawn)))
    assert len(orders) == 6


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_sealed_bids_is_for_2_to_6_seats(seats):
    with pytest.raises(InvalidArgument, match="2 to 6"):
        SealedBidsPosition(seats, 1)


@pytest.mark.parametrize("dealt", [True, False])
def test_actions_and_events_agree_with_their_types(dealt):
    request = {"game": "sealed-bids", "dealt": dealt}
    *moments, last = every_moment(request, seed=1)
    assert moments
    types = {kind_of(type_, "event"): type_ for type_ in get_args(Event)}
    assert {event["event"] for event in last.events} == set(types) - (set() if dealt else {"hand"})
    for event in last.events:
        assert is_object_of(event, types[event["event"]])
