"""Tests of the tables of functions by action and by event: each function accepts the type of its
row, and no type is missing."""

from __future__ import annotations

from typing import Any, get_args, get_origin, get_type_hints

import pytest

from burgundy_qt.rules.burgundy.known_state import AFTER, DOING
from burgundy_qt.rules.burgundy.protocol import Acted, ActionType, EventType
from burgundy_qt.widgets.games.burgundy import animation
from burgundy_qt.widgets.games.burgundy.log_text import TELLING
from tests.rules.protocol_types import kind_of, plain

BY_EVENT = [AFTER, animation.EVENTS, TELLING]
BY_ACTION = [DOING, animation.ACTIONS]
TOLD_BY_OTHERS = {"posts", "shields", "phase-end"}
"""Events without a line in the log: "posts" is followed by points, "phase-end" by a heading, and
"shields" belongs to the set-up."""
CHOSEN_ONLY = {"workers", "hire", "end", "pass", "copy", "accept", "buy-point"}
"""Actions without a function, because other events report their results or they are only a
payment."""


def rows(tables: list[Any]) -> list[Any]:
    return [pytest.param(kind, done, id=kind) for table in tables for kind, done in table.items()]


def kinds_of(type_: Any, key: str) -> set[str]:
    """Return the kinds of a type or of the members of a union; for `Acted`, those of its action."""
    if get_origin(type_) is Acted and key == "type":
        return kinds_of(get_args(type_)[0], key)
    if hasattr(plain(type_), "__required_keys__"):
        return {kind_of(type_, key)} if key in get_type_hints(plain(type_)) else set()
    return {kind for one in get_args(type_) for kind in kinds_of(one, key)}


@pytest.mark.parametrize(("kind", "follow"), rows(BY_EVENT))
def test_a_function_for_an_event_accepts_that_event(kind, follow):
    hints = get_type_hints(follow)
    assert kind in kinds_of(hints.get("event") or hints["_event"], "event")


@pytest.mark.parametrize(("kind", "follow"), rows(BY_ACTION))
def test_a_function_for_an_action_accepts_that_action(kind, follow):
    hints = get_type_hints(follow)
    assert kind in kinds_of(hints.get("action") or hints["event"], "type")


def test_every_event_has_a_line_in_the_log_or_a_reason_for_none():
    assert set(get_args(EventType)) - set(TELLING) == TOLD_BY_OTHERS


def test_a_state_follows_every_event_and_every_action_that_changes_it():
    assert set(AFTER) == set(get_args(EventType))
    assert set(get_args(ActionType)) - set(DOING) == CHOSEN_ONLY
