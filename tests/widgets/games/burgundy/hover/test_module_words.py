"""Tests of the 2019 edition: every part has a name and an explanation in every language."""

from __future__ import annotations

import pytest

from burgundy_qt.language.translation import NAMES, spoken
from burgundy_qt.rules.burgundy.catalogue import TILE_NUMBER
from burgundy_qt.rules.burgundy.components import COMPONENTS, EDITIONS, MODULES
from burgundy_qt.widgets.games.burgundy import hover, modules, tile_rules
from burgundy_qt.widgets.games.burgundy.module_rules import (
    KNOWLEDGE_2019,
    POST,
    ROUTE,
    SEAL,
    SHIELDS,
    STALL,
    TAKEN,
    WORTH,
    shield_words,
)
from burgundy_qt.widgets.games.burgundy.tile_rules import tile_words
from burgundy_qt.widgets.phrases.wording import effect_name, shield_name, tile_name
from burgundy_qt.widgets.table.game_table import HoverText

IN_EVERY_LANGUAGE = pytest.mark.parametrize("code", NAMES)
IN_EVERY_OTHER = pytest.mark.parametrize("code", [code for code in NAMES if code != "en"])


@pytest.fixture
def speaking(code):
    spoken.change(code)
    yield code
    spoken.change("en")


def every_sentence():
    """Return all sentences about tiles, shields, trade routes, border posts and inns in the current
    language."""
    said = [tile_words(tile, edition) for edition in EDITIONS for tile in TILE_NUMBER]
    said += [shield_words(number) for number in SHIELDS]
    places = {"large": 5, "small": 2, "points": 8, "depot": 4}
    said += [
        words.spoken(**places)
        for words in (*ROUTE.values(), POST, SEAL, STALL, HoverText(WORTH), HoverText(TAKEN))
    ]
    return [text for words in said for text in words if text]


@IN_EVERY_LANGUAGE
def test_every_tile_of_the_box_has_a_unique_name_and_an_explanation(speaking):
    names = [tile_name(tile) for tile in TILE_NUMBER]
    assert len(set(names)) == len(names)
    for edition in EDITIONS:
        assert all(tile_words(tile, edition).sentence.endswith(".") for tile in TILE_NUMBER)


@IN_EVERY_OTHER
def test_no_sentence_is_left_in_english(speaking):
    said = every_sentence()
    spoken.change("en")
    assert not set(said) & set(every_sentence())


def test_only_three_knowledge_tiles_have_another_effect_in_2019():
    changed = {tile for tile in TILE_NUMBER if tile_words(tile, "2011") != tile_words(tile, "2019")}
    assert (
        changed
        == {f"monastery:{number}" for number in KNOWLEDGE_2019}
        == {f"monastery:{n}" for n in (6, 15, 26)}
    )


def test_each_of_the_eighteen_shields_has_its_own_power_and_name():
    assert sorted(SHIELDS) == list(range(1, 19))
    assert len({shield_words(number).sentence for number in SHIELDS}) == 18
    assert shield_name(7) == "shield 7"


def test_every_space_of_a_trade_route_says_what_its_sign_shows():
    tiles = COMPONENTS["trade_routes"]["tiles"]
    assert set(ROUTE) == {bonus for tile in tiles for _, bonus in tile}
    assert len({words.sentence for words in ROUTE.values()}) == len(ROUTE)


@pytest.mark.parametrize(
    ("effect", "name"),
    [
        ("white-castle", "white castle"),
        ("crane", "crane"),
        ("shield:11", "shield 11"),
        ("route:city-hall", "trade route"),
        ("castle", "castle"),
        ("city-hall", "city hall"),
    ],
)
def test_the_source_of_an_extra_action_is_named(effect, name):
    assert effect_name(effect) == name


@pytest.mark.parametrize(
    ("number", "when"),
    [(27, "Takes effect immediately"), (28, "Takes effect immediately"), (29, "Counts at the end")],
)
def test_a_new_knowledge_tile_says_when_it_counts(number, when):
    assert hover.tile_explanation(f"monastery:{number}", "", [], "2019").aside == when
    assert (number in tile_rules.AT_THE_END) == (when == "Counts at the end")


@pytest.mark.parametrize("kind", ["crane", "white-castle"])
def test_the_card_of_a_new_building_has_a_ruling(kind):
    assert hover.tile_explanation(f"building:{kind}", "", [], "2019").ruling


@IN_EVERY_LANGUAGE
def test_every_edition_and_module_is_offered_in_a_line(speaking):
    assert tuple(modules.MODULES) == MODULES and tuple(modules.EDITIONS) == EDITIONS
    offered = [modules.module_offered(name) for name in MODULES]
    offered += [modules.edition_offered(edition) for edition in EDITIONS]
    assert len({what.title for what in offered}) == len(offered)
    assert all(what.line.endswith(".") and len(what.line) <= 110 for what in offered)
