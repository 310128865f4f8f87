"""Searching the rules: every piece of text that has all the words, the best first."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from burgundy_qt.language.formats import folded
from burgundy_qt.language.translation import spoken
from burgundy_qt.widgets.learning.blocks import Entry, Heading, Paragraph, plain, texts_of
from burgundy_qt.widgets.learning.rulebook import Page, Rulebook

MOST = 60
BEFORE, LENGTH = 24, 120  # of the piece of text that is quoted
COMPOUNDING = "de", "hu"
INSIDE = 4
"""Where words are written together, one of so many letters is found in the middle of another
too."""


@dataclass(frozen=True)
class Hit:
    """Where the words were found: the page, its block, what stands above it, and a piece of the
    text."""

    page: str
    block: int
    title: str
    above: str
    text: str


def words_of(query: str) -> tuple[str, ...]:
    """The words of a query; case and accents do not count."""
    return tuple(dict.fromkeys(folded(word)[0] for word in re.findall(r"[^\W_]+", query)))


def found_in(text: str, words: tuple[str, ...]) -> list[tuple[int, int]]:
    """Where words begin with one of those looked for: position and length, in order."""
    if not words:
        return []
    in_plain, places = folded(text)
    found = (
        match.span() for match in re.finditer(_pattern(words, spoken.code in COMPOUNDING), in_plain)
    )
    return [(places[start], places[end - 1] + 1 - places[start]) for start, end in found]


@lru_cache(maxsize=64)
def _pattern(words: tuple[str, ...], are_compounded: bool) -> str:
    """Finds folded words at the beginning of words, long ones in the middle too where words are
    compounded."""
    sought = sorted(words, key=len, reverse=True)
    beginning = "|".join(map(re.escape, sought))
    within = "".join(
        f"|{re.escape(word)}" for word in sought if are_compounded and len(word) >= INSIDE
    )
    return rf"(?<![^\W_])(?:{beginning}){within}"


def search(book: Rulebook, query: str) -> list[Hit]:
    """The hits for a query, pages and things named so before what only mentions them."""
    words = words_of(query)
    if not words:
        return []
    ranked = [found for page in book.pages.values() for found in _hits_in(page, words)]
    return [hit for _, hit in sorted(ranked, key=lambda found: found[0])][:MOST]


def _hits_in(page: Page, words: tuple[str, ...]) -> list[tuple[int, Hit]]:
    hits = []
    above = ""
    for number, block in enumerate(page.blocks):
        texts = [plain(spans) for spans in texts_of(block)]
        if isinstance(block, Heading) and block.level > 1:
            above = texts[0]
        name = texts[0] if isinstance(block, Heading | Entry) else ""
        if number == 0 and _has_all(name, words):
            hits.append((0, Hit(page.name, number, page.title, "", _beginning(page))))
        elif _has_all(name, words):
            text = _cut(block.sentence) if isinstance(block, Entry) else name
            hits.append((1, Hit(page.name, number, page.title, name, text)))
        elif _has_all(" ".join(texts), words):
            best = max(
                texts,
                key=lambda text: len({text[at : at + size] for at, size in found_in(text, words)}),
            )
            hits.append((2, Hit(page.name, number, page.title, above, _quoted(best, words))))
    return hits


def _beginning(page: Page) -> str:
    """The first sentence of a page."""
    first = next(block for block in page.blocks if isinstance(block, Entry | Paragraph))
    return _cut(first.sentence if isinstance(first, Entry) else plain(first.spans))


def _cut(text: str) -> str:
    """As much of a text as is quoted."""
    return text if len(text) <= LENGTH else text[:LENGTH].rpartition(" ")[0] + " …"


def _has_all(text: str, words: tuple[str, ...]) -> bool:
    return all(found_in(text, (word,)) for word in words)


def _quoted(text: str, words: tuple[str, ...]) -> str:
    """The piece of a text in which the first of the words stands."""
    start = max(0, found_in(text, words)[0][0] - BEFORE)
    if start:
        start = text.rfind(" ", 0, start + 1) + 1
    return ("… " if start else "") + _cut(text[start:])
