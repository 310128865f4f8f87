"""The rulebook: its pages in their order, read from the files that translators work on."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from burgundy_qt.assets import RULES
from burgundy_qt.language.spoken import spoken
from burgundy_qt.widgets.games.burgundy.learning.entries import route_entry, shield_entry, tile_entry, words_entry
from burgundy_qt.widgets.games.burgundy.learning.facts import facts
from burgundy_qt.widgets.games.burgundy.learning.tables import table
from burgundy_qt.widgets.learning.blocks import Block, Figure, Heading, Items, place_of, plain
from burgundy_qt.widgets.learning.markdown import Shown, read_blocks

CONTENTS = "contents"
ENDING = ".md"
FIRST_WRITTEN = RULES / "en"


class DamagedPage(Exception):
    """A page asks for something that the program does not have."""


@dataclass(frozen=True)
class Page:
    """One topic. `name` is its file without the ending."""

    name: str
    blocks: tuple[Block, ...]

    @property
    def title(self) -> str:
        """The heading of the page."""
        return next(plain(block.spans) for block in self.blocks if isinstance(block, Heading))

    @property
    def places(self) -> list[str]:
        """What links can point at inside the page."""
        return [place for place in map(place_of, self.blocks) if place]


@dataclass(frozen=True)
class Topic:
    """A page as the contents list it: a short name and a small picture."""

    page: str
    name: str
    picture: str


@dataclass(frozen=True)
class Chapter:
    """Some topics under a heading."""

    name: str
    topics: tuple[Topic, ...]


class Rulebook:
    """All pages of a language, in a folder of Markdown files; contents.md lists them.

    It is the folder of the spoken language if none is named. A page that it lacks is read in English.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or RULES / spoken.code

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        """The contents."""
        chapters: list[Chapter] = []
        heading = ""
        for block in self._blocks(CONTENTS):
            if isinstance(block, Heading):
                heading = plain(block.spans)
            elif isinstance(block, Items):
                chapters.append(Chapter(heading, tuple(_topic(item) for item in block.items)))
        return tuple(chapters)

    @cached_property
    def pages(self) -> dict[str, Page]:
        """All pages by name, in the order of the contents."""
        names = [topic.page for chapter in self.chapters for topic in chapter.topics]
        return {name: Page(name, self._blocks(name)) for name in names}

    @cached_property
    def names(self) -> list[str]:
        """The names of the pages, in the order of the contents."""
        return list(self.pages)

    def chapter_of(self, page: str) -> Chapter:
        """The chapter in which a page stands."""
        return next(chapter for chapter in self.chapters if page in [topic.page for topic in chapter.topics])

    def _blocks(self, name: str) -> tuple[Block, ...]:
        own, first = (folder / f"{name}{ENDING}" for folder in (self.folder, FIRST_WRITTEN))
        text = (own if own.exists() else first).read_text(encoding="utf-8")
        return tuple(_shown(block) if isinstance(block, Shown) else block for block in read_blocks(_quote(text, name)))


def _quote(text: str, page: str) -> str:
    """The text with its {facts} filled in."""
    known = facts()

    def fact(found: re.Match[str]) -> str:
        if found[1] not in known:
            raise DamagedPage(f"the page {page!r} quotes {found[0]}, and there are only {', '.join(known)}")
        return known[found[1]]

    return re.sub(r"\{(\w+)\}", fact, text)


def _topic(item: object) -> Topic:
    assert isinstance(item, tuple)
    picture = next(span.picture for span in item if span.picture)
    link = next(span for span in item if span.link)
    return Topic(link.link.removesuffix(ENDING), link.text, picture)


def _shown(asked: Shown) -> Block:
    match asked.kind:
        case "tile":
            return tile_entry(asked.name)
        case "tile-2019":
            return tile_entry(asked.name, "2019")
        case "shield":
            return shield_entry(int(asked.name))
        case "route":
            return route_entry(asked.name)
        case "words":
            return words_entry(asked.name)
        case "table":
            return table(asked.name)
    return Figure(asked.name, asked.caption)
