"""The types of actions, events and states are what games really send: every key, and none but
those."""

from functools import cache
from typing import Any, get_args

import pytest

from burgundy_qt.rules.dice.known_state import AFTER
from burgundy_qt.rules.dice.protocol import Action, ActionType, Chosen, Event, EventType, GameObject
from burgundy_qt.rules.game import Game
from tests.rules.dice.random_play import played
from tests.rules.protocol_types import are_as_said, is_object_of, kind_of

ACTIONS = {kind_of(action, "type"): action for action in get_args(Action)}
EVENTS = {kind_of(event, "event"): event for event in get_args(Event)}
SEEDS = 0, 19, 39, 59, 14


@cache
def sent() -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """All actions and all events of some games, and what seats are told in secret."""
    games = [played(seed) for seed in SEEDS]
    actions = [action for game in games for _, action in game.actions]
    events = [event for game in games for event in game.events]
    secret = [
        event
        for game in games
        for revision in range(game.revision)
        for event in game.secret_events(range(game.seats), revision)
    ]
    return actions, [*events, *secret]


@pytest.mark.parametrize("kind", ACTIONS)
def test_an_action_is_as_its_type_says(kind):
    are_as_said(kind, "type", ACTIONS[kind], sent()[0])


@pytest.mark.parametrize("kind", EVENTS)
def test_an_event_is_as_its_type_says(kind):
    are_as_said(kind, "event", EVENTS[kind], sent()[1])


def test_nothing_is_without_a_type_and_no_event_without_a_meaning():
    assert {action["type"] for action in sent()[0]} == set(ACTIONS) == set(get_args(ActionType))
    assert {event["event"] for event in sent()[1]} == set(EVENTS) == set(get_args(EventType))
    assert set(AFTER) == set(get_args(EventType))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_state_is_as_its_type_says(seed):
    game = played(seed)
    for revision in range(0, game.revision, 3):
        position, _ = game.position_at(revision)
        for seat in (None, *range(game.seats)):
            assert is_object_of(game.rules.state(position, game.request, seat), GameObject)


def test_a_secret_choice_of_a_private_record_is_as_its_type_says():
    game = Game({"game": "burgundy-dice", "seed": 7})
    game.apply(game.legal(1)["actions"][3], 1)
    assert is_object_of(game.record(private=True)[-1], Chosen)
