"""Tests of the pages of the 2019 edition: each module has a page, and everything in it has an entry
that search and F1 find."""

from __future__ import annotations

import pytest

from burgundy_qt.rules.burgundy.catalogue import TILE_NUMBER
from burgundy_qt.rules.burgundy.components import COMPONENTS, MODULES
from burgundy_qt.widgets.games.burgundy import burgundy_help
from burgundy_qt.widgets.games.burgundy.estate_picture import (
    route_sign_art,
    shield_art,
)
from burgundy_qt.widgets.games.burgundy.module_rules import SHIELDS, shield_words
from burgundy_qt.widgets.games.burgundy.modules import module_offered
from burgundy_qt.widgets.games.burgundy.tile_rules import tile_words
from burgundy_qt.widgets.rulebook.rulebook import Rulebook, search_rules
from burgundy_qt.widgets.rulebook.rules_markdown import Entry, Heading, Items, plain
from burgundy_qt.widgets.theme import sprite_files

BOOK = Rulebook()
CHANGED = [f"monastery:{number}" for number in (6, 15, 26)]


def entries(page):
    return {
        block.place: block
        for block in BOOK.pages[page].blocks
        if isinstance(block, Entry) and block.place
    }


@pytest.mark.parametrize("module", MODULES)
def test_every_module_has_a_page_with_its_name(module):
    assert BOOK.pages[module].title == module_offered(module).title
    assert search_rules(BOOK, module_offered(module).title)[0].page == module


def test_the_page_of_the_edition_leads_to_every_module():
    links = {
        span.link.removesuffix(".md")
        for block in BOOK.pages["edition-2019"].blocks
        if isinstance(block, Items)
        for item in block.items
        for span in item
        if span.link
    }
    assert set(MODULES) <= links


@pytest.mark.parametrize("tile", TILE_NUMBER)
def test_f1_on_a_tile_of_a_2019_game_opens_the_page_of_that_edition(tile):
    page, _, place = burgundy_help.topic_of_tile(tile, "2019").partition("#")
    found = entries(page)[place] if place else next(iter(entries(page).values()))
    assert (found.sentence, found.ruling) == tile_words(tile, "2019")
    assert not place or found.picture == sprite_files.tile_art(tile, "2019")
    assert (page == "edition-2019") == (tile in CHANGED)


@pytest.mark.parametrize("number", SHIELDS)
def test_f1_on_a_shield_opens_its_entry(number):
    page, _, place = burgundy_help.topic_of_shield(number).partition("#")
    found = entries(page)[place]
    assert (found.picture, found.sentence) == (shield_art(number), shield_words(number).sentence)


def test_every_shield_is_listed_under_its_points():
    under = {}
    for block in BOOK.pages["shields"].blocks:
        if isinstance(block, Heading):
            worth = plain(block.spans)
        elif isinstance(block, Entry):
            under[block.place] = worth
    for number in SHIELDS:
        points = 12 if number <= 6 else 8 if number <= 12 else 4
        assert under[f"shield:{number}"] == f"Worth {points} points at the end"


def test_every_bonus_of_a_route_is_explained_with_its_sign():
    assert {place: entry.picture for place, entry in entries("trade-routes").items()} == {
        f"route:{bonus}": route_sign_art(bonus)
        for tile in COMPONENTS["trade_routes"]["tiles"]
        for _, bonus in tile
    }
