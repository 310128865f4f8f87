"""Tests of the table of actions in words: it has a row for every form of action, and each
placeholder has a name."""

from __future__ import annotations

import dataclasses
from string import Formatter

import pytest

from burgundy_qt.rules.burgundy.codec import PACK
from burgundy_qt.widgets.games.burgundy.burgundy_texts import ACTIONS, Naming, form_of, names_in

EVERYTHING = {
    "die": 4,
    "by": "castle",
    "depot": 3,
    "tile": "ship",
    "discard": "mine",
    "cell": "4.5",
    "good": 2,
    "depots": [3],
    "estate": "1",
    "castle": "4.4",
    "building": "bank",
    "shield": 7,
    "shields": [7],
    "seat": 1,
    "to": 5,
}
"""The fields that an action can have, all in one."""


def placeholders_in(sentence):
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def test_the_table_has_rows_for_exactly_the_actions_of_the_rules():
    assert {form.partition(" ")[0] for form in ACTIONS} == set(PACK)


def test_every_action_has_a_step_and_all_but_the_end_of_a_turn_have_a_plan():
    assert all(said.step for said in ACTIONS.values())
    assert [form for form, said in ACTIONS.items() if not said.plan] == ["end"]


@pytest.mark.parametrize("form", ACTIONS)
def test_every_placeholder_of_a_sentence_has_a_name(form):
    names = names_in({"type": form.partition(" ")[0], **EVERYTHING}, Naming(str, str))
    for sentence in dataclasses.astuple(ACTIONS[form]):
        assert all(names[place] for place in placeholders_in(sentence) - {"number"})


@pytest.mark.parametrize("form", ACTIONS)
def test_the_words_name_a_discarded_tile_if_the_action_allows_one(form):
    tells_throwing = "discard" in placeholders_in(ACTIONS[form].throwing)
    assert tells_throwing == (form.partition(" ")[0] in ("take", "buy", "exchange"))


@pytest.mark.parametrize(
    ("action", "form"),
    [
        ({"type": "take", "die": 3}, "take"),
        ({"type": "take", "by": "castle"}, "take by"),
        ({"type": "pass", "by": "market"}, "pass"),
        ({"type": "buy", "depot": 3}, "buy"),
        ({"type": "buy", "depot": "black"}, "buy black"),
        ({"type": "load", "depots": [3]}, "load"),
        ({"type": "load", "depots": [3, 4]}, "load two"),
        ({"type": "tribute", "shields": [7]}, "tribute"),
        ({"type": "tribute", "shields": []}, "tribute none"),
    ],
)
def test_an_action_has_the_row_of_its_form(action, form):
    assert form_of(action) == form
