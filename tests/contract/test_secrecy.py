"""Nothing that is hidden from a seat changes what it is shown."""

from unittest.mock import patch

import pytest

from burgundy_qt.rules.errors import BadArgument, BadRecord
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.sealed_bids import ruleset as sealed_bids
from tests.contract.games import moments

KEYS = 3, 2**63 + 1
HANDS = {"game": "sealed-bids", "players": 3, "dealt": True, "seed": 1}


def shown_to(game, position, seat):
    """What a seat is shown of a position of the game."""
    state = game.rules.state(position, game.request, seat)
    codes = position.legal(seat)
    return (
        state,
        codes,
        [game.rules.price(position, seat, code) for code in codes],
        game.rules.outlook(position),
    )


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


def test_a_seats_record_leads_to_the_game_as_that_seat_knows_it(asked):
    for game in moments(asked, 10, 6):
        for seat in range(game.seats):
            record = game.record(seat=seat)
            for seed in (None, 5):
                known = Game.from_record([{**record[0], "seed": seed}, *record[1:]])
                assert known.viewer == seat and known.record(seat=seat) == record
                assert known.events_for(seat) == game.events_for(seat)
                assert unopened(known.state(seat)) == unopened(game.state(seat))
                assert known.legal()["actions"] == game.legal(seat)["actions"]


def unopened(state):
    """A state but for who waits: choices that others have made in secret are open again in what a
    seat knows."""
    return {key: value for key, value in state.items() if key not in ("seat", "waiting", "order")}


def test_a_seats_record_is_answered_for_that_seat_alone(asked):
    game = next(iter(moments(asked, 11, 1)))
    known = Game.from_record(game.record(seat=0))
    for other in range(1, known.seats):
        for ask in (
            known.state,
            known.legal,
            known.prices,
            lambda seat, game=known: game.record(seat=seat),
        ):
            with pytest.raises(BadArgument, match="only what seat 0 knows"):
                ask(other)


def test_a_seats_record_tells_no_seed_and_nothing_that_is_private_to_others(asked):
    for game in moments(asked, 12, 6):
        for seat in range(game.seats):
            request, *events = game.record(seat=seat)
            assert request["seed"] is None and request["seat"] == seat
            assert all(seat in event.get("to", [seat]) for event in events)


@pytest.mark.parametrize("seat", [-1, 2, True, "0", 1.0, []])
def test_a_record_of_no_seat_is_refused(seat):
    with pytest.raises(BadRecord, match='"seat" is'):
        Game.from_record([{"cmd": "new", "game": "burgundy", "players": 2, "seat": seat}])


def told_too_much(game):
    """The seats whose record fixes what others hide, although it could be otherwise."""
    return [
        seat
        for seat in range(game.seats)
        if may_differ(game, seat) and not differs_in_the_record(game, seat)
    ]


def may_differ(game, seat):
    """Whether others may know something else, for all that the seat knows."""
    return any(hidden_from(seat, game, redrawn(game.position, seat, key)) for key in KEYS)


def differs_in_the_record(game, seat):
    """Whether what others know comes otherwise out of the seat's record, for one seed or
    another."""
    request, *events = game.record(seat=seat)
    loaded = [Game.from_record([{**request, "seed": seed}, *events]) for seed in range(6)]
    return any(hidden_from(seat, game, known.position) for known in loaded)


def hidden_from(seat, game, position):
    """Whether another seat is shown something else in this position than in the game's own."""
    others = [other for other in range(game.seats) if other != seat]
    told = [
        [game.rules.state(at, game.request, other)["seats"] for other in others]
        for at in (game.position, position)
    ]
    return told[0] != told[1]


def redrawn(position, seat, key):
    other = position.copy()
    other.redraw_unseen(seat, key)
    return other


def test_events_tell_a_seat_nothing_that_others_hide(asked):
    for game in moments(asked, 13, 4):
        if not game.is_over:
            assert told_too_much(game) == []


def test_an_event_without_its_seats_is_found():
    tell = sealed_bids.event_of

    def leaky(*what):
        return {key: value for key, value in tell(*what).items() if key != "to"}

    assert told_too_much(Game(HANDS)) == []
    with patch.object(sealed_bids, "event_of", leaky):
        assert told_too_much(Game(HANDS)) == [0, 1, 2]
