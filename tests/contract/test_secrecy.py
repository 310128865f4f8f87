"""Tests of row 6: nothing hidden from a seat changes its state, the features of its network, the
thoughts of its bot, its hints or its events."""

import random
import sys
from contextlib import suppress
from functools import partial
from itertools import islice, permutations
from types import ModuleType
from unittest.mock import patch

import pytest

from burgundy_qt.ai.analysis.analyst import Analyst
from burgundy_qt.ai.game_bots import NetworkTable, NoNetworks, bots_of, features_of, table_of
from burgundy_qt.ai.networks.position_features import Features
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.rules.errors import InvalidArgument, InvalidRecord
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.sealed_bids import sealed_bids_ruleset as sealed_bids
from tests.contract.games import ONE_OF_A_KIND, every_moment, moments, requests

KEYS = 3, 2**63 + 1
HANDS = {"game": "sealed-bids", "players": 3, "dealt": True, "seed": 1}


def shown_to(game, position, seat):
    """Return everything that a position of the game shows to a seat."""
    state = game.rules.state(position, game.request, seat)
    codes = position.legal(seat)
    return (
        state,
        codes,
        [game.rules.price(position, seat, code) for code in codes],
        game.rules.scoring_potential(position),
        rows_seen(position, seat),
    )


def rows_seen(position, seat):
    """Return the rows of a network for a seat; nothing if the game or its set-up has no network."""
    table = table_of(position)
    with suppress(ValueError):
        return None if table is None else features_of(*table).rows(position, seat)


def leaks(game):
    """Return the seats whose view changes when everything that they cannot know is drawn again."""
    found = []
    for seat in game.position.waiting_seats():
        for key in KEYS:
            other = game.position.copy()
            other.determinize_for(seat, key)
            known = game.position.copy()
            known.determinize_for(seat, KEYS[0])
            if shown_to(game, other, seat) != shown_to(game, known, seat):
                found.append(seat)
    return found


def test_hidden_information_changes_no_view_of_a_seat(asked):
    for game in moments(asked, 9, 6):
        assert leaks(game) == []


def test_only_its_seat_sees_a_hand():
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


class HandsSeen(Features):
    """Features of sealed bids that show a network the hands of all seats."""

    def rows(self, position, viewer):
        return [bid for seat in range(position.seats) for bid in position.hand(seat)]


def test_a_feature_that_reads_a_hidden_hand_is_found():
    positions = type(Game(HANDS).position)
    features = partial(HandsSeen, "sealed-bids", positions, 3, 31, 5, 1)
    table = NetworkTable(3, "3 seats", features, (8, 4))
    seen = ModuleType("bots")
    seen.ANSWER = NoNetworks()
    seen.ANSWER.tables, seen.ANSWER.table_of = {3: table}, lambda position: 3
    bots_of.cache_clear()
    try:
        name = "burgundy_qt.ai.games.sealed_bids.sealed_bids_bots"
        with patch.dict(sys.modules, {name: seen}):
            assert leaks(Game(HANDS)) == [0, 1, 2]
    finally:
        bots_of.cache_clear()


def some_way_on(asked, seed):
    """Return a random game after a few of its decisions."""
    *_, game = islice(every_moment(asked, seed), 12)
    return game


def thought(position, seat):
    return Thinker("page", seed=3).think(position, seat, simulations=4)


def hint(position, seat):
    return Analyst("page", seed=3).analyse(position, seat, simulations=4)


@pytest.mark.parametrize("answer", [thought, hint])
@pytest.mark.parametrize("name", ONE_OF_A_KIND)
def test_hidden_information_changes_no_thought_and_no_hint(name, answer):
    position = some_way_on(requests()[name], 11).position
    seat = position.waiting_seats()[-1]
    assert answer(redrawn(position, seat, 1), seat) == answer(position, seat)


def test_a_seats_record_leads_to_the_game_as_that_seat_knows_it(asked):
    for game in moments(asked, 10, 3):
        for seat in range(game.seats):
            record = game.record(seat=seat)
            if game.is_over:
                assert record == game.record(private=True)
                continue
            for seed in (None, 5):
                known = Game.from_record([{**record[0], "seed": seed}, *record[1:]])
                assert known.viewer == seat and known.record(seat=seat) == record
                assert known.events_for(seat) == game.events_for(seat)
                assert unopened(known.state(seat)) == unopened(game.state(seat))
                assert known.legal()["actions"] == game.legal(seat)["actions"]


def unopened(state):
    """Return a state without the waiting seats: in a seat's own record the secret choices of others
    are open again."""
    return {key: value for key, value in state.items() if key not in ("seat", "waiting", "order")}


def test_a_seats_record_answers_only_for_that_seat(asked):
    game = next(iter(moments(asked, 11, 1)))
    known = Game.from_record(game.record(seat=0))
    for other in range(1, known.seats):
        for ask in (
            known.state,
            known.legal,
            known.prices,
            lambda seat, game=known: game.record(seat=seat),
        ):
            with pytest.raises(InvalidArgument, match="only what seat 0 knows"):
                ask(other)


def test_a_seats_record_has_no_seed_and_nothing_private_to_others(asked):
    for game in moments(asked, 12, 4):
        if game.is_over:
            continue
        for seat in range(game.seats):
            request, *events = game.record(seat=seat)
            assert request["seed"] is None and request["seat"] == seat
            assert all(seat in event.get("to", [seat]) for event in events)


@pytest.mark.parametrize("seat", [-1, 2, True, "0", 1.0, []])
def test_a_record_of_no_seat_is_refused(seat):
    with pytest.raises(InvalidRecord, match='"seat" is'):
        Game.from_record([{"cmd": "new", "game": "burgundy", "players": 2, "seat": seat}])


def told_too_much(game):
    """Return the pairs of seats where the record of the first reveals something hidden by the
    second, although it could be otherwise."""
    return [
        (seat, other)
        for seat, other in permutations(range(game.seats), 2)
        if may_differ(game, seat, other) and not differs_in_the_record(game, seat, other)
    ]


def may_differ(game, seat, other):
    """Return whether the knowledge of the first seat allows the other one different private
    information."""
    return any(is_shown_else(game, redrawn(game.position, seat, key), other) for key in KEYS)


def differs_in_the_record(game, seat, other):
    """Return whether a game loaded from the seat's record can show the other seat something
    different, for some seed."""
    return any(is_shown_else(game, known.position, other) for known in determinized(game, seat))


def determinized(game, seat):
    """Return games that fit the seat's record, for several seeds."""
    request, *events = game.record(seat=seat)
    return (Game.from_record([{**request, "seed": seed}, *events]) for seed in range(6))


def is_shown_else(game, position, seat):
    """Return whether this position shows a seat other information about the seats than the game's
    position."""
    own, shown = (
        game.rules.state(at, game.request, seat)["seats"] for at in (game.position, position)
    )
    return own != shown


def redrawn(position, seat, key):
    other = position.copy()
    other.determinize_for(seat, key)
    return other


def test_in_a_game_without_secrets_every_seat_knows_the_same(asked):
    """A game that shows private information although it says that it has none would otherwise pass
    unnoticed."""
    for game in moments(asked, 14, 6):
        alike = all(game.state(seat) == game.state() for seat in range(game.seats))
        assert alike or not game.is_known_to_all()


def test_events_reveal_nothing_hidden_by_others(asked):
    for game in moments(asked, 13, 3):
        if not game.is_over:
            assert told_too_much(game) == []


def choices_in_secret(asked, seed):
    """Yield for each secret choice of a random game that revealed nothing: the game before it and
    after it, and the seat."""
    game, chance = Game(asked | {"seed": seed}), random.Random(seed)
    while not game.is_over:
        before = game.branch(game.revision)
        seat = chance.choice(game.position.waiting_seats())
        happened = game.apply(game.action(chance.choice(game.position.legal(seat))), seat)
        if before.position.decides_in_secret() and not happened:
            yield before, game, seat


def at_the_opening(game):
    """Return the position after the others have chosen, before chance is drawn, with the events of
    the reveal; nothing if one of them has a second decision."""
    position = game.position.copy()
    position.start_journal()
    while position.decides_in_secret() and not position.is_chance_node():
        if not position.waiting_seats():
            break
        seat = position.waiting_seats()[0]
        position.act_only(position.legal(seat)[0], seat)
    return position, game.rules.events(position)


COMES_OF_ALL = {"burgundy-dice": "bonus"}
"""For each game the event that depends on the choices of all seats, which none of them can
foresee."""


def test_a_secret_choice_is_visible_in_the_seats_own_entry(asked):
    for _, game, seat in islice(choices_in_secret(asked, 14), 40):
        if seat in game.position.waiting_seats():  # a second choice may follow
            continue
        opened, events = at_the_opening(game)
        if any(
            event["event"] == COMES_OF_ALL.get(asked["game"]) and event["seat"] == seat
            for event in events
        ):
            continue
        own = game.state(seat)["seats"][seat]
        if own.get("bid"):  # a bid is beside the hand: its effect depends on the bids of all
            continue
        seen = game.rules.state(opened, game.request, None)["seats"][seat]
        shared = [key for key in own if key in seen and key not in ("chosen", "cards")]
        assert {key: own[key] for key in shared} == {key: seen[key] for key in shared}


def test_a_secret_choice_changes_no_view_of_others(asked):
    for before, game, seat in islice(choices_in_secret(asked, 15), 40):
        for other in (None, *(one for one in range(game.seats) if one != seat)):
            was, now = before.state(other), game.state(other)
            changed = {key for key in now if now[key] != was[key]}
            assert changed <= {"seat", "waiting"}, other


def leaky_event(change):
    """Change the events of sealed bids by `change`."""
    tell = sealed_bids.event_of
    return patch.object(sealed_bids, "event_of", lambda *what: change(tell(*what)))


def test_an_event_without_its_seats_is_found():
    assert told_too_much(Game(HANDS)) == []
    with leaky_event(lambda event: {key: event[key] for key in event if key != "to"}):
        assert told_too_much(Game(HANDS)) == [*permutations(range(3), 2)]


def test_an_event_for_the_wrong_seat_is_found():
    def to_the_next(event):
        return event | {"to": [(event["seat"] + 1) % 3]} if "to" in event else event

    with leaky_event(to_the_next):
        assert told_too_much(Game(HANDS)) == [(0, 2), (1, 0), (2, 1)]
