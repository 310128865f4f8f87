"""The rulebook: its pages in their order, read from the files that translators work on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from typing import TypeVar

from burgundy_qt.assets import RULES
from burgundy_qt.language.translation import ENGLISH, spoken
from burgundy_qt.rules.registry import DEFAULT, GAMES
from burgundy_qt.widgets.learning.blocks import (
    Block,
    Figure,
    Heading,
    Items,
    Table,
    place_of,
    plain,
)
from burgundy_qt.widgets.learning.facts import facts_of_program
from burgundy_qt.widgets.learning.game_help import help_of
from burgundy_qt.widgets.learning.markdown import Shown, read_blocks
from burgundy_qt.widgets.learning.tables import TABLES

CONTENTS = "contents"
PROGRAM = "program"
ENDING = ".md"


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


def folder_of(game: str, language: str) -> Path:
    """Where the pages of a game lie in a language."""
    return RULES / GAMES[game] / language


def program_folder(language: str) -> Path:
    """Where the pages about the program, which are read with those of every game, lie in a
    language."""
    return RULES / PROGRAM / language


class Rulebook:
    """All pages of a game in a language, in a folder of Markdown files, and behind them those about
    the program; the contents.md of each folder lists its own.

    It is the folder of the spoken language if none is named. A page that it lacks is read in
    English.
    """

    def __init__(self, game: str = DEFAULT, folder: Path | None = None) -> None:
        self.game, self.help = game, help_of(game)
        self.own = folder or folder_of(game, spoken.code), folder_of(game, ENGLISH)
        self.shared = program_folder(spoken.code), program_folder(ENGLISH)

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        """The contents."""
        return tuple(
            chapter
            for folders in (self.own, self.shared)
            for chapter in _chapters(self._blocks(CONTENTS, folders))
        )

    @cached_property
    def pages(self) -> dict[str, Page]:
        """All pages by name, in the order of the contents."""
        names = [topic.page for chapter in self.chapters for topic in chapter.topics]
        folders = self.own + self.shared
        return {name: Page(name, self._blocks(name, folders)) for name in names}

    @cached_property
    def names(self) -> list[str]:
        """The names of the pages, in the order of the contents."""
        return list(self.pages)

    def chapter_of(self, page: str) -> Chapter:
        """The chapter in which a page stands."""
        return next(
            chapter for chapter in self.chapters if page in [topic.page for topic in chapter.topics]
        )

    def _blocks(self, name: str, folders: Iterable[Path]) -> tuple[Block, ...]:
        """What a page holds in the first of the folders that has it."""
        files = (folder / f"{name}{ENDING}" for folder in folders)
        text = next(file for file in files if file.exists()).read_text(encoding="utf-8")
        blocks = read_blocks(self._quote(text, name))
        return tuple(
            self._shown(block, name) if isinstance(block, Shown) else block for block in blocks
        )

    def _quote(self, text: str, page: str) -> str:
        """The text with its {facts} filled in."""
        known = {**self.help.facts(), **facts_of_program()}
        return re.sub(r"\{(\w+)\}", lambda fact: _known(fact[1], known, "quotes", page), text)

    def _shown(self, asked: Shown, page: str) -> Block:
        """What a line of a page asks for."""
        if asked.kind == "figure":
            return Figure(
                asked.name,
                asked.caption,
                _known(asked.name, self.help.figures, "shows the figure", page),
            )
        if asked.kind == "table":
            of_all = {name: partial(table, self.game) for name, table in TABLES.items()}
            tables: Mapping[str, Callable[[], Table]] = {**of_all, **self.help.tables}
            return _known(asked.name, tables, "shows the table", page)()
        return _known(asked.kind, self.help.entries, "shows an entry of the kind", page)(asked.name)


Found = TypeVar("Found")


def _known(name: str, among: Mapping[str, Found], asks: str, page: str) -> Found:
    """What a page asks for by its name; raises DamagedPage where there is no such thing."""
    if name not in among:
        raise DamagedPage(
            f"the page {page!r} {asks} {{{name}}}, and there are only {', '.join(among)}"
        )
    return among[name]


def _chapters(contents: Iterable[Block]) -> Iterator[Chapter]:
    """What the blocks of the contents list."""
    heading = ""
    for block in contents:
        if isinstance(block, Heading):
            heading = plain(block.spans)
        elif isinstance(block, Items):
            yield Chapter(heading, tuple(_topic(item) for item in block.items))


def _topic(item: object) -> Topic:
    assert isinstance(item, tuple)
    picture = next(span.picture for span in item if span.picture)
    link = next(span for span in item if span.link)
    return Topic(link.link.removesuffix(ENDING), link.text, picture)
