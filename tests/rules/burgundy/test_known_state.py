"""Tests of the state of a Burgundy game that follows its events: every piece keeps its place while
others come and go, and states are immutable."""

import pickle
import random
from typing import get_args

import pytest

from burgundy_qt.rules.burgundy.known_places import Places, on_spaces
from burgundy_qt.rules.burgundy.known_state import AFTER, BurgundyState
from burgundy_qt.rules.burgundy.protocol import EventType
from burgundy_qt.rules.game import Game

KINDS = {
    "2011, open": {"edition": "2011", "players": 3, "setup": "open"},
    "2011, secret": {"edition": "2011", "players": 2, "setup": "secret"},
    "2019, all modules": {
        "edition": "2019",
        "players": 4,
        "modules": ["extra-tiles", "white-castles", "inns", "trade-routes", "shields"],
    },
    "2019, posts": {
        "edition": "2019",
        "players": 2,
        "modules": ["border-posts"],
        "estates": ["11a", "11b"],
    },
    "2019, teams": {"edition": "2019", "players": 4, "modules": ["team"], "estates": ["12b"] * 4},
    "2019, alone": {"edition": "2019", "players": 1, "modules": ["solo"], "estates": ["13a"]},
}


def followed(seed, **asked):
    """Yield each decision of a random game: the state before its events, the events, and the
    game."""
    game, choose = Game({"game": "burgundy", "seed": seed, **asked}), random.Random(seed)
    state, heard = BurgundyState.of(game.state(), game.events), len(game.events)
    while not game.is_over:
        seat = choose.choice(game.position.waiting_seats())
        game.apply(choose.choice(game.legal(seat)["actions"]), seat)
        yield state, game.events[heard:], game
        state = BurgundyState.from_object(game.state(), state.after_all(game.events[heard:]))
        heard = len(game.events)


@pytest.mark.parametrize("asked", KINDS.values(), ids=KINDS)
def test_events_lead_to_the_same_object_of_the_state(asked):
    for before, events, game in followed(5, **asked):
        after = before.after_all(events)
        told = game.state()
        assert after.evolve(asked=BurgundyState.from_object(told).asked).to_object() == told


@pytest.mark.parametrize("asked", KINDS.values(), ids=KINDS)
def test_later_events_do_not_change_a_state(asked):
    for before, events, _ in followed(3, **asked):
        was = pickle.dumps(before)
        before.after_all(events)
        assert pickle.dumps(before) == was


@pytest.mark.parametrize("asked", KINDS.values(), ids=KINDS)
def test_a_state_alone_shows_all_belongings_known_from_events(asked):
    for before, events, game in followed(4, **asked):
        alone = BurgundyState.from_object(game.state())
        mine = before.after_all(events)
        assert alone.seats == mine.seats and alone.depots == mine.depots
        assert {seat.start for seat in alone.seats} == {None}


def test_every_event_of_the_protocol_is_handled():
    assert set(AFTER) == set(get_args(EventType))


@pytest.mark.parametrize(
    "asked",
    [
        {"setup": "open", "players": 3, "modules": ["trade-routes", "shields"]},
        {"modules": ["solo"], "estates": ["13a"]},
        {"modules": ["team"], "estates": ["12b"] * 4},
    ],
)
def test_supplies_are_there_before_starts_are_chosen_and_only_once_after(asked):
    for before, events, game in followed(5, edition="2019", **asked):
        after = before.after_all(events)
        for state in (before, after):
            goods = [
                sum(count for _, count in state.owner(seat).goods.pieces)
                for seat in range(game.seats)
            ]
            assert goods == [3] * game.seats
        if game.state()["phase"] is not None:
            break


@pytest.mark.parametrize("asked", KINDS.values(), ids=KINDS)
def test_pieces_stay_in_place_until_they_are_taken(asked):
    for before, events, _ in followed(2, **asked):
        after = before.after_all(events)
        if any(event["event"] == "phase" for event in events):
            continue
        for depot in (*before.depots, "black"):
            was, now = before.slots(depot), after.slots(depot)
            assert all(tile in (old, None) for old, tile in zip(was, now, strict=True))
        for old, new in zip(before.seats, after.seats, strict=True):
            pairs = zip(old.storage, new.storage, strict=False)
            moved = [tile for was, tile in pairs if was not in (None, tile) and tile is not None]
            assert len(moved) <= 1 or len(old.storage) > 3


def test_a_reported_state_overrides_the_known_one():
    state, game = next(
        (before, game)
        for before, _, game in followed(5, **KINDS["2011, open"])
        if before.round == 2
    )
    told = game.state()
    right = BurgundyState.from_object(told, state)
    wrong = state.evolve(
        black=Places.of(["castle"], len(state.black)),
        troughs={**state.troughs, 2: Places([4, 4])},
    ).with_seat(0, state.seats[0].earning(silver=3))
    assert BurgundyState.from_object(told, wrong) == right
    assert BurgundyState.from_object(told, wrong).to_object() == told


def test_a_changed_die_keeps_its_place_and_is_reported_in_order():
    game = Game({"game": "burgundy", "seed": 1, "players": 2})
    state = BurgundyState.of(game.state(), game.events)
    turned = state.with_seat(0, state.seats[0].rolling([2, 5]).setting_die(2, 6))
    assert [die.face for die in turned.seats[0].dice] == [6, 5]
    assert turned.to_object()["dice"][0] == [5, 6]


def test_tiles_are_on_spaces_of_their_colours_with_gaps_for_empty_stacks():
    tiles = ["monastery:3", "castle", "building:bank"]
    assert [*on_spaces(2, tiles, seats=4)] == ["monastery:3", None, "castle", "building:bank"]


def test_with_three_seats_a_mine_can_be_on_the_castle_space_of_depot_six():
    tiles = ["mine", "building:bank", "animal:pig:2"]
    assert [*on_spaces(6, tiles, seats=3)] == tiles


def test_the_first_of_equal_tiles_is_taken():
    assert [*Places(["ship", "mine", "ship"]).without("ship")] == [None, "mine", "ship"]
    assert [*Places(["ship", "mine", "ship"]).agreeing(["mine", "ship"])] == [None, "mine", "ship"]


def test_places_with_the_same_pieces_are_equal():
    assert Places(["ship", None, "mine"]) == Places(["mine", "ship"])
    assert Places(["ship"]) != Places(["ship", "ship"]) and Places(["ship"]) != ("ship",)
    assert hash(Places(["ship", None])) == hash(Places([None, "ship"]))


def test_an_old_record_without_supplies_shows_only_estates_during_the_choice():
    game = Game({"game": "burgundy", "seed": 1, "edition": "2011", "setup": "open", "players": 2})
    old = [
        {key: value for key, value in line.items() if key not in ("supplies", "shields")}
        for line in game.record(private=True)
    ]
    again = Game.from_record(old)
    told = again.state()
    assert set(told["seats"][0]) == {"estate"}
    assert BurgundyState.of(told, again.events).to_object() == told
