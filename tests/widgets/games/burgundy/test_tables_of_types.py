"""The tables by action and event: each function is of the type that its row says, and whoever must
know all of them does."""

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
"""Events without a line: points tell of the first, headings of the last; the second is set-up."""
CHOSEN_ONLY = {"workers", "hire", "end", "pass", "copy", "accept", "buy-point"}
"""What these bring is told by other events, or is paid."""


def rows(tables: list[Any]) -> list[Any]:
    return [pytest.param(kind, done, id=kind) for table in tables for kind, done in table.items()]


def kinds_of(type_: Any, key: str) -> set[str]:
    """The kinds that a type, or any of several, is of; of an action what has been done."""
    if get_origin(type_) is Acted and key == "type":
        return kinds_of(get_args(type_)[0], key)
    if hasattr(plain(type_), "__required_keys__"):
        return {kind_of(type_, key)} if key in get_type_hints(plain(type_)) else set()
    return {kind for one in get_args(type_) for kind in kinds_of(one, key)}


@pytest.mark.parametrize(("kind", "follow"), rows(BY_EVENT))
def test_a_function_by_event_is_of_that_event(kind, follow):
    hints = get_type_hints(follow)
    assert kind in kinds_of(hints.get("event") or hints["_event"], "event")


@pytest.mark.parametrize(("kind", "follow"), rows(BY_ACTION))
def test_a_function_by_action_is_of_that_action(kind, follow):
    hints = get_type_hints(follow)
    assert kind in kinds_of(hints.get("action") or hints["event"], "type")


def test_every_event_has_a_line_or_a_reason_to_be_silent():
    assert set(get_args(EventType)) - set(TELLING) == TOLD_BY_OTHERS


def test_a_state_follows_every_event_and_every_action_that_changes_it():
    assert set(AFTER) == set(get_args(EventType))
    assert set(get_args(ActionType)) - set(DOING) == CHOSEN_ONLY
