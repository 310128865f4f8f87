"""Tests of the pages of every game: each is in the contents, and all their links, pictures, figures
and numbers exist."""

from __future__ import annotations

import re

import pytest

from burgundy_qt.rules.registry import GAMES
from burgundy_qt.widgets.rulebook.game_help import help_of
from burgundy_qt.widgets.rulebook.rulebook import (
    CONTENTS,
    Rulebook,
    facts_of_program,
    folder_of,
    program_folder,
)
from burgundy_qt.widgets.rulebook.rules_markdown import Entry, Figure, plain, texts_of
from burgundy_qt.widgets.theme import sprite_files

BOOKS = {game: Rulebook(game) for game in GAMES}
LED_TO = "choices", "clicks", "points", "final-scoring", "strategy"
"""The pages to which the pages about the program link."""
OF_EACH = pytest.mark.parametrize("game", GAMES)


def files(game):
    """Return the English pages of a game and those about the program."""
    return [
        path
        for folder in (folder_of(game, "en"), program_folder("en"))
        for path in folder.glob("*.md")
    ]


def spans_of(page):
    return [span for block in page.blocks for spans in texts_of(block) for span in spans]


@OF_EACH
def test_the_contents_list_every_page_and_nothing_else(game):
    book = BOOKS[game]
    listed = [topic.page for chapter in book.chapters for topic in chapter.topics]
    assert sorted(listed) == sorted(book.names)
    assert {path.stem for path in files(game)} - {CONTENTS} == set(book.names)


@OF_EACH
def test_every_game_has_the_pages_that_the_program_links_to(game):
    assert set(LED_TO) <= set(BOOKS[game].names)


@OF_EACH
def test_every_link_has_a_target(game):
    pages = BOOKS[game].pages
    links = ((page, span.link) for page in pages.values() for span in spans_of(page) if span.link)
    for page, link in links:
        name, _, place = link.partition("#")
        there = pages[name.removesuffix(".md") if name else page.name]
        assert not place or place in there.places, f"{page.name}: {link}"


@OF_EACH
def test_every_picture_can_be_drawn(game, qapp):
    for page in BOOKS[game].pages.values():
        draw_pictures_of(page)


def draw_pictures_of(page):
    pictures = [span.picture for span in spans_of(page) if span.picture]
    pictures += [block.picture for block in page.blocks if isinstance(block, Entry)]
    for name in pictures:
        for theme in ("light", "dark"):
            assert not sprite_files.pixmap(name.replace("THEME", theme), 20).isNull(), page.name
    for block in page.blocks:
        if isinstance(block, Figure):
            part = block.part()
            assert part.size.width() <= 620 and part.size.height() > 0, page.name
            assert plain(block.caption).endswith("."), page.name


@OF_EACH
def test_every_picture_of_the_contents_can_be_drawn(game, qapp):
    for chapter in BOOKS[game].chapters:
        for topic in chapter.topics:
            for theme in ("light", "dark"):
                assert not sprite_files.pixmap(topic.picture.replace("THEME", theme), 20).isNull()


@OF_EACH
def test_every_example_and_every_table_is_shown_on_some_page(game):
    told = help_of(game)
    written = "".join(path.read_text("utf-8") for path in files(game))
    for kind, things in (("figure", told.figures), ("table", told.tables)):
        assert {*things} <= set(re.findall(rf"\({kind}:([\w-]+)\)", written))


@OF_EACH
def test_every_fact_is_quoted_on_some_page(game):
    facts = {**help_of(game).facts(), **facts_of_program()}
    named = set(re.findall(r"\{(\w+)\}", "".join(path.read_text("utf-8") for path in files(game))))
    assert named <= set(facts)
    unused = set(facts) - named
    assert not {fact for fact in unused if not re.search(r"_\w$", fact)}, unused


@OF_EACH
def test_every_page_begins_with_its_title_and_a_sentence(game):
    for name, page in BOOKS[game].pages.items():
        assert page.title and len(page.blocks) > 1, name
        begins = [text for text in map(plain, texts_of(page.blocks[1])) if text]
        assert all(text.strip() == text for text in begins), name
