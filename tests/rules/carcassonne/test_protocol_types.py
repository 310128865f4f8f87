"""The types of actions, events and states are what games really send: every key, and none but
those."""

from functools import cache
from itertools import islice
from typing import Any, get_args

import pytest

from burgundy_qt.rules.carcassonne.known_state import ACTIONS as ON_THE_MAP
from burgundy_qt.rules.carcassonne.known_state import AFTER
from burgundy_qt.rules.carcassonne.protocol import (
    Action,
    ActionType,
    Event,
    EventType,
    Outlook,
    StateObject,
)
from tests.rules.carcassonne.random_play import ALL, moments, played
from tests.rules.protocol_types import are_as_said, is_object_of, kind_of

ACTIONS = {kind_of(action, "type"): action for action in get_args(Action)}
EVENTS = {kind_of(event, "event"): event for event in get_args(Event)}
SEEDS = 21, 30, 383
"""In these games everything there is comes."""


@cache
def sent() -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """All actions and all events of some games."""
    games = [played(seed, modules=ALL, auction=True, bid_limit=9) for seed in SEEDS]
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


def test_every_event_has_a_meaning():
    assert set(AFTER) == set(get_args(EventType))
    assert set(ON_THE_MAP) <= set(get_args(ActionType))


def test_a_state_and_its_outlook_are_as_their_types_say():
    for game in (game for seed in SEEDS for game in islice(moments(seed, modules=ALL), 0, None, 4)):
        assert is_object_of(game.state(), StateObject)
        assert is_object_of(game.scoring_potential()[0], Outlook)
