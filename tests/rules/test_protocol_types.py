"""Tests that actions, events and states have exactly the keys of their types."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any, get_args

import pytest

from burgundy_qt.rules import registry
from burgundy_qt.rules.burgundy.actions import (
    BY_SHIELD_11,
    BY_STORAGE,
    CLAIM_SHIELD,
    DISCARD,
    packed,
)
from burgundy_qt.rules.burgundy.codec import PACK, decode_action
from burgundy_qt.rules.game import Game
from tests.rules import protocol_types
from tests.rules.burgundy.random_play import play_eagerly, request_of, request_with_modules
from tests.rules.carcassonne import random_play as carcassonne
from tests.rules.dice import random_play as dice
from tests.rules.tuscany import random_play as tuscany

FOLDERS = tuple(registry.GAMES.values())
STATES = {"dice": "GameObject", "tuscany": "TuscanyObject", "carcassonne": "StateObject"}
"""The type of a state by the folder of the rules; a state of Burgundy has none."""
RARE = [
    decode_action(packed(DISCARD, BY_STORAGE, 0, 3, 0)),
    decode_action(packed(CLAIM_SHIELD, BY_SHIELD_11, 2, 7, 0)),
]
"""Actions that random games of Burgundy hardly reach: shield 4 is lost by an owner with four stored
tiles, and a castle is placed by the owner of shield 11."""


def eagerly(request: dict[str, Any]) -> Game:
    """Return a game of Burgundy, played to its end."""
    game = Game(request)
    play_eagerly(game, request["seed"])
    return game


@cache
def games(folder: str) -> list[Game]:
    """Return games that together have everything."""
    match folder:
        case "burgundy":
            requests = [
                {"edition": "2011", "players": 2, "seed": 5},
                *(request_of(seed) for seed in range(4)),
                *(request_with_modules(seed) for seed in (15, 17, 34, 36, 50, 98)),
            ]
            return [eagerly(request) for request in requests]
        case "dice":
            return [dice.played(seed) for seed in (0, 19, 39, 59, 14)]
        case "tuscany":
            return [tuscany.played(seed) for seed in (41, 42, 52)]
    asked = {"modules": carcassonne.ALL, "auction": True, "bid_limit": 9}
    return [carcassonne.played(seed, **asked) for seed in (21, 30, 383)]


@cache
def sent(folder: str) -> Mapping[str, list[dict[str, Any]]]:
    """Return all actions that the games offered, and all their events, including those that seats
    hear in secret; without those in the form of a private record."""
    actions = [*RARE] if folder == "burgundy" else []
    for game in games(folder):
        again = Game(game.request)
        for seat, action in game.actions:
            actions += again.legal(seat)["actions"]
            again.apply(action, seat)
    return {
        "type": actions,
        "event": [one for game in games(folder) for one in all_events(game, folder)],
    }


def all_events(game: Game, folder: str) -> Iterator[dict[str, Any]]:
    """Yield all events of a game, including those that seats hear in secret."""
    yield from game.events
    chosen = getattr(protocol(folder), "Chosen", None)
    for revision in range(game.revision):
        for event in game.secret_events(range(game.seats), revision):
            if not (chosen and protocol_types.is_object_of(event, chosen)):
                yield event


def protocol(folder: str) -> Any:
    """Return the types of a game."""
    return import_module(f"burgundy_qt.rules.{folder}.protocol")


@cache
def types(folder: str, key: str) -> dict[str, Any]:
    """Return the types of a game's actions (`type`) or events (`event`) by their names."""
    every = protocol(folder).Action if key == "type" else protocol(folder).Event
    return {protocol_types.kind_of(type_, key): type_ for type_ in get_args(every)}


@pytest.mark.parametrize(
    ("folder", "key", "kind"),
    [
        (folder, key, kind)
        for folder in FOLDERS
        for key in ("type", "event")
        for kind in types(folder, key)
    ],
)
def test_an_action_or_event_agrees_with_its_type(folder, key, kind):
    protocol_types.are_as_said(kind, key, types(folder, key)[kind], sent(folder)[key])


@pytest.mark.parametrize("folder", FOLDERS)
def test_everything_has_a_type_and_every_event_is_handled(folder):
    actions, events = (get_args(protocol(folder).ActionType), get_args(protocol(folder).EventType))
    assert {one["type"] for one in sent(folder)["type"]} == {*types(folder, "type")} == {*actions}
    assert {one["event"] for one in sent(folder)["event"]} == {*types(folder, "event")}
    assert {*types(folder, "event")} == {*events}
    known = import_module(f"burgundy_qt.rules.{folder}.known_state")
    assert set(known.AFTER) == {*events}


@pytest.mark.parametrize("folder", STATES)
def test_a_state_agrees_with_its_type(folder):
    type_ = getattr(protocol(folder), STATES[folder])
    for game in games(folder):
        for revision in range(0, game.revision, 7):
            position, _ = game.position_at(revision)
            for seat in (None, *range(game.seats)):
                told = game.rules.state(position, game.request, seat)
                assert protocol_types.is_object_of(told, type_)


@pytest.mark.parametrize("name", ["burgundy-dice", "tuscany"])
def test_a_secret_choice_of_a_private_record_agrees_with_its_type(name):
    game = Game({"game": name, "seed": 7})
    game.apply(game.legal(1)["actions"][3], 1)
    chosen = protocol(registry.GAMES[name]).Chosen
    assert protocol_types.is_object_of(game.record(private=True)[-1], chosen)


def test_an_outlook_of_carcassonne_agrees_with_its_type():
    outlook = protocol("carcassonne").Outlook
    for game in carcassonne.moments(21, modules=carcassonne.ALL):
        assert protocol_types.is_object_of(game.scoring_potential()[0], outlook)


def test_every_action_of_burgundy_can_be_packed():
    assert set(PACK) == set(types("burgundy", "type"))


def test_legal_actions_of_burgundy_name_their_die_or_effect():
    either = [
        kind
        for kind, type_ in types("burgundy", "type").items()
        if {"die", "by"} <= protocol_types.optional_keys(type_)
    ]
    assert either == ["take", "place", "sell", "workers"]
    for action in sent("burgundy")["type"]:
        assert action["type"] not in either or ("die" in action) != ("by" in action)
