"""Tests of chance entered by hand, in every game: each chosen outcome happens, and no other is
accepted."""

from random import Random

import pytest

from burgundy_qt.rules.chance import Places, check_outcome, drawn_outcome, left_for
from burgundy_qt.rules.errors import IllegalAction, InvalidArgument
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import ruleset
from tests.contract.games import requests
from tests.contract.known_states import Viewer

NAMES = (
    "burgundy 2011 secret for 2",
    "burgundy with all modules for 3",
    "burgundy alone",
    "a team game on 12a",
    "burgundy-dice secret on B for 2",
    "tuscany 2020 fixed for 2",
    "tuscany 2020 secret for 3",
    "carcassonne with all modules for 3",
    "carcassonne with bazaars without auction and tiles in an order for 2",
)

COMING = "phase is", "round is", "tile is", "cell is"
"""Fields of a state that show the coming chance before an event does."""


def begun(name: str, chance: Random) -> Game:
    """Return a game of the box with a random set-up."""
    asked = {**requests()[name], "seed": 5, "chance": "hand"}
    rules = ruleset(asked["game"])
    request = rules.complete_request(asked, 0)
    places = rules.set_up_places(rules.silent_position(request), request)
    return Game(asked, drawn_outcome(places, chance))


def found(event: dict, path: tuple) -> object:
    for step in path:
        event = event[step]
    return event


def assert_it_came(places: Places, values: list, events: list) -> None:
    for place, value in zip(places, values, strict=True):
        event = next(each for each in events if each["event"] == place.event)
        if place.event == "cards":
            assert event["cards"].count(value) == values.count(value)
        elif place.path[0] == "dice":
            assert sorted(values[2 * place.seat : 2 * place.seat + 2]) == event["dice"][place.seat]
        elif place.event != "bazaar":
            assert found(event, place.path) == value


@pytest.mark.parametrize("name", NAMES)
def test_a_game_continues_with_the_chosen_chance(name: str) -> None:
    chance = Random(1)
    game = begun(name, chance)
    viewer = Viewer(game, None)
    while not game.is_over:
        is_opening = any(place.event == "bazaar" for place in game.chance_places())
        if not is_opening:  # the tiles of a bazaar are reported together
            assert [line for line in viewer.follow() if not line.startswith(COMING)] == []
        if game.awaits_chance:
            assert game.legal()["actions"] == []
            assert game.state()["result"] is None
            with pytest.raises(IllegalAction):
                game.apply({"type": "end"})
            places = game.chance_places()
            values = drawn_outcome(places, chance)
            events = game.set_chance(values)
            if events:  # those of a bazaar are reported with its last tile
                assert_it_came(places, values, events)
        else:
            legal = game.legal()
            game.apply(chance.choice(legal["actions"]), legal["seat"])
        if chance.random() < 0.02:
            again = Game.from_record(game.record(private=True))
            assert again.awaits_chance == game.awaits_chance
            assert again.state() == game.state()
    assert Game.from_record(game.record()).position.scores() == game.position.scores()


@pytest.mark.parametrize("name", NAMES)
def test_impossible_outcomes_are_refused_and_change_nothing(name: str) -> None:
    chance = Random(2)
    game = begun(name, chance)
    while not game.awaits_chance:
        legal = game.legal()
        game.apply(chance.choice(legal["actions"]), legal["seat"])
    places, before = game.chance_places(), len(game.events)
    right = drawn_outcome(places, chance)
    wrong = [
        right[:-1],
        [*right, 1],
        None,
        [None] * len(right),
        [0, *right[1:]],
        [True, *right[1:]],
    ]
    stock = next((place for place in places if place.stock is not None), None)
    if stock is not None:  # more pieces than the box has
        at = [number for number, place in enumerate(places) if place.stock == stock.stock]
        rare = min(stock.left, key=stock.left.get)
        if stock.left[rare] < len(at):
            wrong.append([rare if number in at else value for number, value in enumerate(right)])
            half = [rare if number in at[:-1] else None for number in range(len(right))]
            assert left_for(places, half, at[-1]).get(rare, 0) <= stock.left[rare]
    for values in wrong:
        with pytest.raises(InvalidArgument):
            check_outcome(places, values)
        with pytest.raises(InvalidArgument):
            game.set_chance(values)
    assert game.awaits_chance
    assert len(game.events) == before


def test_a_game_that_draws_its_chance_never_waits_for_it() -> None:
    game = Game({"game": "burgundy-dice", "seed": 1, "setup": "same", "castle": "3.2"})
    assert not game.awaits_chance
    assert game.chance_places() == ()
    assert "chance" not in game.request
    with pytest.raises(InvalidArgument):
        game.set_chance([1, 1, "river", "river", 1])


@pytest.mark.parametrize("name", NAMES)
def test_a_record_of_entered_chance_leads_to_the_same_game(name: str) -> None:
    chance = Random(3)
    game = begun(name, chance)
    while not game.is_over and len(game.entries) < 120:
        if game.awaits_chance:
            game.set_chance(drawn_outcome(game.chance_places(), chance))
        else:
            legal = game.legal()
            game.apply(chance.choice(legal["actions"]), legal["seat"])
    loaded = Game.from_record(game.record(private=True))
    assert loaded.entries == game.entries
    again = loaded.emptied()
    for entry in game.entries:
        again.enter(entry)
    assert again.record(private=True) == game.record(private=True)
    again.take_back(20)
    assert again.entries == game.branch(20).entries
