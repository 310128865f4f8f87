"""Nothing that is hidden from a seat changes what it is shown."""

from unittest.mock import patch

from burgundy_qt.rules.game import Game
from burgundy_qt.rules.sealed_bids import ruleset as sealed_bids
from tests.contract.games import moments

KEYS = 3, 2**63 + 1
HANDS = {"game": "sealed-bids", "players": 3, "dealt": True, "seed": 1}


def shown_to(game, position, seat):
    """What a seat is shown of a position of the game."""
    state = game.rules.state(position, game.request, seat)
    codes = position.legal(seat)
    return state, codes, [game.rules.price(position, seat, code) for code in codes], game.rules.outlook(position)


def leaks(game):
    """The seats that are shown something else where what they cannot know is drawn anew."""
    found = []
    for seat in game.position.waiting_seats():
        for key in KEYS:
            other = game.position.copy()
            other.redraw_unseen(seat, key)
            known = game.position.copy()
            known.redraw_unseen(seat, KEYS[0])
            if shown_to(game, other, seat) != shown_to(game, known, seat):
                found.append(seat)
    return found


def test_what_is_hidden_changes_nothing_that_a_seat_is_shown(asked):
    for game in moments(asked, 9, 12):
        assert leaks(game) == []


def test_hands_are_told_to_their_seats_alone():
    game = Game(HANDS)
    for seat in (None, 0, 1, 2):
        told = [event["seat"] for event in game.events_for(seat) if event["event"] == "hand"]
        assert told == ([] if seat is None else [seat])
        state = game.state(seat)
        assert [number for number, own in enumerate(state["seats"]) if own["bids"]] == told


def test_a_hidden_hand_in_the_state_is_found():
    def leaky(position, number, is_own):
        return {"bids": position.hand(number)}

    assert leaks(Game(HANDS)) == []
    with patch.object(sealed_bids, "seat_object", leaky):
        assert leaks(Game(HANDS)) == [0, 1, 2]
