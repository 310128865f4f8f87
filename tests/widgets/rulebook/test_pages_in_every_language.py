"""Tests of the rules in every language: the same pages with the same places, pictures and links,
and words that search finds."""

from __future__ import annotations

import re
from functools import cache, partial

import pytest

from burgundy_qt.language.formats import folded
from burgundy_qt.language.translation import NAMES, spoken
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.widgets.rulebook.rulebook import (
    CONTENTS,
    Rulebook,
    folder_of,
    program_folder,
    search_rules,
)
from burgundy_qt.widgets.rulebook.rules_markdown import (
    Entry,
    Figure,
    Shown,
    Table,
    plain,
    read_blocks,
    texts_of,
)
from tests.language.gathering import messages

FOLDERS = [partial(folder_of, game) for game in GAMES] + [program_folder]
BOOKS = {game: Rulebook(game, folder_of(game, "en")) for game in GAMES}
OTHERS = [code for code in NAMES if code != "en"]
IN_EACH = pytest.mark.parametrize("code", OTHERS, scope="module")
OF_EACH = pytest.mark.parametrize("game", GAMES, scope="module")
OF_ALL = pytest.mark.parametrize("folder", FOLDERS)


def pages(folder):
    return sorted(path.name for path in folder.glob("*.md"))


@pytest.fixture(scope="module")
def book(code, game):
    """Return the rules of a game in a language."""
    spoken.change(code)
    book = Rulebook(game)
    assert book.pages
    yield book
    spoken.change("en")


def skeleton(path):
    """Yield the parts of a page that a translation must keep: the kinds of its blocks, their places
    and their pictures."""
    text = path.read_text(encoding="utf-8")
    for block in read_blocks(text):
        if isinstance(block, Shown):
            yield block.kind, block.name, bool(block.caption)
        else:
            yield (
                type(block).__name__,
                getattr(block, "place", ""),
                len(getattr(block, "items", ())),
            )


def links_and_pictures(path):
    return sorted(re.findall(r"\]\(([^)]+)\)", path.read_text(encoding="utf-8")))


@IN_EACH
@OF_ALL
def test_a_language_has_every_page_and_no_other(code, folder):
    assert pages(folder(code)) == pages(folder("en"))


@IN_EACH
@OF_ALL
def test_every_page_is_built_as_in_english(code, folder):
    for page in pages(folder("en")):
        own, english = folder(code) / page, folder("en") / page
        assert list(skeleton(own)) == skeleton_in_english(english), page
        assert links_and_pictures(own) == links_and_pictures(english), page


@cache
def skeleton_in_english(path):
    return list(skeleton(path))


@pytest.mark.parametrize("game", ("burgundy", "burgundy-dice", "tuscany", "carcassonne"))
def test_a_game_has_a_page_of_strategy_in_every_language_with_the_same_headings(game):
    pages = {code: folder_of(game, code) / "strategy.md" for code in NAMES}
    headings = {
        code: len(re.findall(r"^## ", page.read_text(encoding="utf-8"), re.MULTILINE))
        for code, page in pages.items()
    }
    assert set(headings.values()) == {headings["en"]} and headings["en"] >= 6
    last = {code: (folder_of(game, code) / "contents.md").read_text("utf-8") for code in NAMES}
    assert all(text.rstrip().endswith("(strategy.md)") for text in last.values())


@IN_EACH
@OF_ALL
def test_every_page_quotes_the_same_numbers(code, folder):
    for page in pages(folder("en")):
        quoted = [
            set(re.findall(r"\{(\w+)\}", (folder(each) / page).read_text(encoding="utf-8")))
            for each in ("en", code)
        ]
        assert quoted[0] == quoted[1], page


@pytest.fixture(autouse=True, scope="module")
def english_again():
    assert all(book.pages for book in BOOKS.values())


@IN_EACH
@OF_EACH
def test_the_whole_book_is_read_and_has_no_english_text(book, game):
    english = BOOKS[game]
    assert book.names == english.names
    for name, page in book.pages.items():
        other = english.pages[name]
        assert page.places == other.places and page.title
        for block, there in zip(page.blocks, other.blocks, strict=True):
            assert type(block) is type(there)
            if isinstance(block, Entry):
                assert (block.picture, block.place) == (there.picture, there.place)
            elif isinstance(block, Figure):
                assert block.name == there.name and plain(block.caption) != plain(there.caption)
            elif isinstance(block, Table):
                assert len(block.rows) == len(there.rows)
            else:
                long = [plain(spans) for spans in texts_of(there) if len(plain(spans)) > 40]
                assert not set(long) & {plain(spans) for spans in texts_of(block)}, name


@IN_EACH
@OF_EACH
def test_every_page_is_found_by_its_name_without_accents(book):
    for name, page in book.pages.items():
        assert name in [hit.page for hit in search_rules(book, folded(page.title)[0])], page.title
    assert CONTENTS not in book.names


# The names of buttons, options and menus, which are in italics on the pages


NAMED = re.compile(r"(?<!\*)\*([^*\n]+)\*(?!\*)")


def as_named(text):
    """Return a name without the parts that only a button has: dots and non-breaking spaces."""
    return text.replace("\u00a0", " ").rstrip("… ")


@cache
def names_in_the_window(code):
    """Return the translations of every sentence of the window, by the English text."""
    named = {}
    for message in messages(code):
        named.setdefault(as_named(message.source), set()).update(map(as_named, message.forms))
    return named


def known_parts(name):
    """Return the sentences in a name: the name itself, or the menu and the command after it. Return
    () if there are none."""
    known, (menu, _, command) = names_in_the_window("de"), name.partition(", ")
    ways = [(name,), (menu, command)]
    return next((way for way in ways if all(part in known for part in way)), ())


@OF_ALL
def test_every_name_in_italics_is_in_the_window(folder):
    unknown = [
        (page.name, name)
        for page in folder("en").glob("*.md")
        for name in NAMED.findall(page.read_text(encoding="utf-8"))
        if not known_parts(name)
    ]
    assert unknown == []


@IN_EACH
@OF_ALL
def test_buttons_have_the_same_names_on_the_pages_and_in_the_window(folder, code):
    named, wrong = names_in_the_window(code), []
    for page in folder("en").glob("*.md"):
        other = (folder(code) / page.name).read_text(encoding="utf-8")
        lines = zip(page.read_text(encoding="utf-8").split("\n"), other.split("\n"), strict=True)
        for line, there in lines:
            for name in NAMED.findall(line):
                for part in known_parts(name):
                    if not any(form in as_named(there) for form in named[part]):
                        wrong.append((page.name, part, sorted(named[part]), there))
    assert wrong == []
