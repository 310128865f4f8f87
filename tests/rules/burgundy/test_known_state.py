"""The state that follows a game of Burgundy from its events: every piece keeps its place while
others come and go, and nobody changes a state."""

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
    """At each decision of a random game: the state before its events, the events, and the game."""
    game, choose = Game({"game": "burgundy", "seed": seed, **asked}), random.Random(seed)
    state, heard = BurgundyState.of(game.state(), game.events), len(game.events)
    while not game.is_over:
        seat = choose.choice(game.position.waiting_seats())
        game.apply(choose.choice(game.legal(seat)["actions"]), seat)
        yield state, game.events[heard:], game
        state = BurgundyState.from_object(game.state(), state.after_all(game.events[heard:]))
        heard = len(game.events)


@pytest.mark.parametrize("asked", KINDS.values(), ids=KINDS)
def test_events_lead_to_the_very_object_of_the_state(asked):
    for before, events, game in followed(5, **asked):
        after = before.after_all(events)
        told = game.state()
        assert after.evolve(asked=BurgundyState.from_object(told).asked).to_object() == told


@pytest.mark.parametrize("asked", KINDS.values(), ids=KINDS)
def test_nobody_changes_a_state_by_what_comes_after_it(asked):
    for before, events, _ in followed(3, **asked):
        was = pickle.dumps(before)
        before.after_all(events)
        assert pickle.dumps(before) == was


@pytest.mark.parametrize("asked", KINDS.values(), ids=KINDS)
def test_a_state_alone_tells_all_belongings_that_the_events_tell(asked):
    for before, events, game in followed(4, **asked):
        alone = BurgundyState.from_object(game.state())
        mine = before.after_all(events)
        assert alone.seats == mine.seats and alone.depots == mine.depots
        assert {seat.start for seat in alone.seats} == {None}


def test_every_event_of_the_protocol_has_its_meaning():
    assert set(AFTER) == set(get_args(EventType))


@pytest.mark.parametrize(
    "asked",
    [
        {"setup": "open", "players": 3, "modules": ["trade-routes", "shields"]},
        {"modules": ["solo"], "estates": ["13a"]},
        {"modules": ["team"], "estates": ["12b"] * 4},
    ],
)
def test_what_is_prepared_lies_there_before_starts_are_chosen_and_once_after(asked):
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
def test_pieces_stay_where_they_lie_until_they_are_taken(asked):
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


def test_the_state_wins_where_what_is_known_says_something_else():
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


def test_a_die_that_is_turned_over_stays_where_it_lies_and_is_told_in_order():
    game = Game({"game": "burgundy", "seed": 1, "players": 2})
    state = BurgundyState.of(game.state(), game.events)
    turned = state.with_seat(0, state.seats[0].rolling([2, 5]).setting_die(2, 6))
    assert [die.face for die in turned.seats[0].dice] == [6, 5]
    assert turned.to_object()["dice"][0] == [5, 6]


def test_tiles_lie_on_the_spaces_of_their_colours_and_leave_gaps_of_empty_stacks():
    tiles = ["monastery:3", "castle", "building:bank"]
    assert [*on_spaces(2, tiles, seats=4)] == ["monastery:3", None, "castle", "building:bank"]


def test_with_three_seats_a_mine_may_lie_on_the_castle_space_of_depot_six():
    tiles = ["mine", "building:bank", "animal:pig:2"]
    assert [*on_spaces(6, tiles, seats=3)] == tiles


def test_the_first_of_equal_tiles_goes():
    assert [*Places(["ship", "mine", "ship"]).without("ship")] == [None, "mine", "ship"]
    assert [*Places(["ship", "mine", "ship"]).agreeing(["mine", "ship"])] == [None, "mine", "ship"]


def test_places_are_equal_where_the_same_pieces_lie():
    assert Places(["ship", None, "mine"]) == Places(["mine", "ship"])
    assert Places(["ship"]) != Places(["ship", "ship"]) and Places(["ship"]) != ("ship",)
    assert hash(Places(["ship", None])) == hash(Places([None, "ship"]))


def test_a_record_from_before_supplies_were_told_shows_only_estates_while_they_are_chosen():
    game = Game({"game": "burgundy", "seed": 1, "edition": "2011", "setup": "open", "players": 2})
    old = [
        {key: value for key, value in line.items() if key not in ("supplies", "shields")}
        for line in game.record(private=True)
    ]
    again = Game.from_record(old)
    told = again.state()
    assert set(told["seats"][0]) == {"estate"}
    assert BurgundyState.of(told, again.events).to_object() == told
