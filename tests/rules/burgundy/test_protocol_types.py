"""The types of actions and events are what games really send: every key, and none but those."""

from __future__ import annotations

import random
from functools import cache
from typing import Any, get_args

import pytest

from burgundy_qt.rules.burgundy.actions import (
    BY_SHIELD_11,
    BY_STORAGE,
    CLAIM_SHIELD,
    DISCARD,
    packed,
)
from burgundy_qt.rules.burgundy.codec import PACK, decode_action
from burgundy_qt.rules.burgundy.protocol import Action, ActionType, Event, EventType
from burgundy_qt.rules.game import Game
from tests.rules.burgundy.random_play import choice_of, request_of, request_with_modules
from tests.rules.protocol_types import are_as_said, kind_of, optional_keys

ACTIONS = {kind_of(action, "type"): action for action in get_args(Action)}
EVENTS = {kind_of(event, "event"): event for event in get_args(Event)}
GAMES = [
    {"edition": "2011", "players": 2, "seed": 5},
    *(request_of(seed) for seed in range(4)),
    *(request_with_modules(seed) for seed in (15, 17, 34, 36, 50, 98)),
]
"""One in which nobody chooses a start; both editions, every set-up, all modules, teams and alone:
together they send all that there is."""
RARE = [
    decode_action(packed(DISCARD, BY_STORAGE, 0, 3, 0)),
    decode_action(packed(CLAIM_SHIELD, BY_SHIELD_11, 2, 7, 0)),
]
"""What games of chance hardly come to: shield 4 is lost by an owner with four stored tiles, and a
castle is laid by the owner of shield 11."""


@cache
def sent() -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """All actions and all events that random games have sent."""
    actions, events = [*RARE], []
    for request in GAMES:
        game, chance = Game(request), random.Random(request["seed"])
        while not game.is_over:
            offered = game.legal(chance.choice(game.position.waiting_seats()))
            actions += offered["actions"]
            game.apply(choice_of(offered["actions"], chance, 0.7), offered["seat"])
        events += game.events
    return actions, events


def test_every_action_of_the_rules_has_a_type():
    assert set(ACTIONS) == set(get_args(ActionType)) == set(PACK)


@pytest.mark.parametrize("kind", ACTIONS)
def test_an_action_is_as_its_type_says(kind):
    are_as_said(kind, "type", ACTIONS[kind], sent()[0])


@pytest.mark.parametrize("kind", EVENTS)
def test_an_event_is_as_its_type_says(kind):
    are_as_said(kind, "event", EVENTS[kind], sent()[1])


def test_no_event_is_without_a_type():
    assert {event["event"] for event in sent()[1]} == set(EVENTS) == set(get_args(EventType))


def test_whoever_can_act_by_a_die_or_an_effect_acts_by_one_of_them():
    either = [kind for kind, type_ in ACTIONS.items() if {"die", "by"} <= optional_keys(type_)]
    assert either == ["take", "place", "sell", "workers"]
    for action in sent()[0]:
        assert action["type"] not in either or ("die" in action) != ("by" in action)
