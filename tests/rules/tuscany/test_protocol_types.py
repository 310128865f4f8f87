"""The types of actions and events are what games really send: every key, and none but those."""

from functools import cache
from typing import Any, get_args

import pytest

from burgundy_qt.rules.game import Game
from burgundy_qt.rules.tuscany.protocol import Action, ActionType, Chosen, Event, EventType
from tests.rules.protocol_types import are_as_said, is_object_of, kind_of
from tests.rules.tuscany.random_play import played

ACTIONS = {kind_of(action, "type"): action for action in get_args(Action)}
EVENTS = {kind_of(event, "event"): event for event in get_args(Event)}
SEEDS = 41, 42, 52
"""In these games everything there is comes."""


@cache
def sent() -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """All actions and all events of some games."""
    games = [played(seed) for seed in SEEDS]
    actions = [action for game in games for _, action in game.actions]
    return actions, [event for game in games for event in game.events]


@pytest.mark.parametrize("kind", ACTIONS)
def test_an_action_is_as_its_type_says(kind):
    are_as_said(kind, "type", ACTIONS[kind], sent()[0])


@pytest.mark.parametrize("kind", EVENTS)
def test_an_event_is_as_its_type_says(kind):
    are_as_said(kind, "event", EVENTS[kind], sent()[1])


def test_nothing_is_without_a_type():
    assert {action["type"] for action in sent()[0]} == set(ACTIONS) == set(get_args(ActionType))
    assert {event["event"] for event in sent()[1]} == set(EVENTS) == set(get_args(EventType))


def test_a_secret_choice_of_a_private_record_is_as_its_type_says():
    game = Game({"game": "tuscany", "seed": 7})
    game.apply(game.legal(1)["actions"][3], 1)
    assert is_object_of(game.record(private=True)[-1], Chosen)
