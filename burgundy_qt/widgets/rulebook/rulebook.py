"""The rulebook: its pages in their order, read from the translators' files; and the tables, and the
facts about the program, that all pages can quote."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from pathlib import Path
from typing import TypeVar

from burgundy_qt.ai.levels import LEVELS, PACES, Level, pace
from burgundy_qt.ai.review.review_result import GRADES
from burgundy_qt.assets import RULES
from burgundy_qt.language.formats import folded
from burgundy_qt.language.translation import BY_CODE, ENGLISH, spoken, tr
from burgundy_qt.rules.registry import DEFAULT, GAMES
from burgundy_qt.widgets.keys import key_editor
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.phrases.wording import level_manner, level_title, pace_title, seconds_of
from burgundy_qt.widgets.rulebook import game_help, rules_markdown
from burgundy_qt.widgets.rulebook.rules_markdown import Span, Spans, Table
from burgundy_qt.widgets.settings.settings import LARGEST_TEXT, SMALLEST_TEXT

# Quotes: current keys, and limits of the program.


KEYS = {
    "key_undo_turn": "undo turn",
    "key_home": "home",
    "key_course": "course",
    "key_review": "review",
    "key_skip": "skip",
    "key_move_now": "move now",
    "key_at_once": "at once",
    "key_watch": "watch",
    "key_watch_run": "watch run",
    "key_watch_on": "watch on",
    "key_recap": "recap",
    "key_hint": "hint",
    "key_opponent": "opponent",
    "key_character": "character",
    "key_costs": "costs",
    "key_moves": "moves",
    "key_do": "do advised",
    "key_anyway": "table anyway",
    "key_figures": "figures",
    "key_analyse": "analyse",
    "key_log": "log",
    "key_score": "score",
    "key_zoom_in": "zoom in",
    "key_zoom_out": "zoom out",
    "key_fit": "fit",
    "key_full_screen": "full screen",
}
"""The commands whose current keys the pages quote."""


def facts_of_program() -> dict[str, str]:
    """Return the quotes by their names in the pages ("{key_hint}")."""
    keys = {name: keymap.label(command) for name, command in KEYS.items()}
    losses = {grade.name: str(round(100 * grade.win)) for grade in GRADES}
    sizes = {"smallest_text": str(SMALLEST_TEXT), "largest_text": str(LARGEST_TEXT)}
    return keys | losses | sizes


# Tables for the pages of every game, and their parts.


def head(*titles: str) -> tuple[Spans, ...]:
    """Return the first row of a table."""
    return tuple((Span(title),) for title in titles)


def grid(rows: list[list[str]]) -> Table:
    """Return a table of plain texts."""

    def cell(text: str) -> Spans:
        return (Span(text),)

    return Table(tuple(tuple(map(cell, row)) for row in rows))


def _levels(game: str) -> Table:
    """Return the levels, each at all its paces; with their Elo if it was measured in the game."""
    played = [each for level in LEVELS for each in _at_all_paces(level)]
    rows = [((Span(_title(level), bold=True),), (Span(_manner(level)),)) for level in played]
    titles = head(tr("Rules", "Level"), tr("Rules", "Style of play"))
    strengths = [level.strength_in(game) for level in played]
    if not any(strengths):
        return Table((titles, *rows))
    texts = ["" if strength is None else str(strength.elo) for strength in strengths]
    rows_with_elo = ((*row, (Span(elo),)) for row, elo in zip(rows, texts, strict=True))
    return Table(((*titles, *head(tr("Rules", "Elo"))), *rows_with_elo))


def _at_all_paces(level: Level) -> list[Level]:
    return [level.at(known.name) for known in PACES] if level.is_paced else [level]


def _title(level: Level) -> str:
    """Return the name of a level, with its pace if it has one."""
    title = level_title(level.name)
    if not level.is_paced:
        return title
    return tr("Pace", "{level}, {pace}", level=title, pace=pace_title(pace(level.pace)))


def _manner(level: Level) -> str:
    """Return how a level plays."""
    if not level.is_paced:
        return level_manner(level.name)
    seconds = seconds_of(pace(level.pace))
    return tr("Pace", "Tries out many turns for {seconds} s.", seconds=seconds)


def _keys(_game: str) -> Table:
    rows = [
        (_caps(names), tr("Keys", meaning)) for _, row in key_editor.KEYS for names, meaning in row
    ]
    keys = [((Span(caps, bold=True),), (Span(meaning),)) for caps, meaning in rows if caps]
    return Table((head(tr("Rules", "Key"), tr("Rules", "Action")), *keys))


def _caps(names: Sequence[str]) -> str:
    """Return the keys of commands in words: "Ctrl+O", "1 to 6", or one after the other; "" without
    keys."""
    labels = [label for label in map(keymap.label, names) if label]
    if names == key_editor.DICE and len(labels) == len(key_editor.DICE):
        return tr("Keys", "{first} to {last}", first=labels[0], last=labels[1])
    return " ".join(labels)


TABLES: Mapping[str, Callable[[str], Table]] = {"levels": _levels, "keys": _keys}
"""Functions by name; each makes a table for a game."""


CONTENTS = "contents"
PROGRAM = "program"
ENDING = ".md"


class DamagedPage(Exception):
    """A page that needs something the program does not have."""


@dataclass(frozen=True)
class Page:
    """One topic. `name` is the name of its file without the ending."""

    name: str
    blocks: tuple[rules_markdown.Block, ...]

    @property
    def title(self) -> str:
        """The heading of the page."""
        return next(
            rules_markdown.plain(block.spans)
            for block in self.blocks
            if isinstance(block, rules_markdown.Heading)
        )

    @cached_property
    def searched(self) -> list[tuple[rules_markdown.Block, list[str], str]]:
        """The blocks with their texts, and with all of them folded: each letter that is typed
        searches all pages."""
        texts = [
            [rules_markdown.plain(spans) for spans in rules_markdown.texts_of(block)]
            for block in self.blocks
        ]
        return [
            (block, own, folded(" ".join(own))[0])
            for block, own in zip(self.blocks, texts, strict=True)
        ]

    @property
    def places(self) -> list[str]:
        """The anchors of the page."""
        return [place for place in map(rules_markdown.place_of, self.blocks) if place]


@dataclass(frozen=True)
class Topic:
    """A page in the list of contents: a short name and a small picture."""

    page: str
    name: str
    picture: str


@dataclass(frozen=True)
class Chapter:
    """Some topics under a heading."""

    name: str
    topics: tuple[Topic, ...]


def folder_of(game: str, language: str) -> Path:
    """Return the folder of a game's pages in a language."""
    return RULES / GAMES[game] / language


def program_folder(language: str) -> Path:
    """Return the folder of the pages about the program, which every game shares, in a language."""
    return RULES / PROGRAM / language


class Rulebook:
    """All pages of a game in a language, in a folder of Markdown files, followed by those about the
    program; the contents.md of each folder lists its own.

    The default is the folder of the player's language. A missing page is read in English.
    """

    def __init__(self, game: str = DEFAULT, folder: Path | None = None) -> None:
        self.game, self.help = game, game_help.help_of(game)
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
        """Return the chapter that contains a page."""
        return next(
            chapter for chapter in self.chapters if page in [topic.page for topic in chapter.topics]
        )

    def _blocks(self, name: str, folders: Iterable[Path]) -> tuple[rules_markdown.Block, ...]:
        """Return the contents of a page in the first of the folders that has it."""
        files = (folder / f"{name}{ENDING}" for folder in folders)
        text = next(file for file in files if file.exists()).read_text(encoding="utf-8")
        blocks = rules_markdown.read_blocks(self._quote(text, name))
        return tuple(
            self._shown(block, name) if isinstance(block, rules_markdown.Shown) else block
            for block in blocks
        )

    def _quote(self, text: str, page: str) -> str:
        """Return the text with its {facts} filled in."""
        known = {**self.help.facts(), **facts_of_program()}
        filled = re.sub(r"\{(\w+)\}", lambda fact: _known(fact[1], known, "quotes", page), text)
        return BY_CODE[spoken.code].finish(filled)

    def _shown(self, asked: rules_markdown.Shown, page: str) -> rules_markdown.Block:
        """Return the block for a line of a page that shows something."""
        if asked.kind == "figure":
            return rules_markdown.Figure(
                asked.name,
                asked.caption,
                _known(asked.name, self.help.figures, "shows the figure", page),
            )
        if asked.kind == "table":
            of_all = {name: partial(table, self.game) for name, table in TABLES.items()}
            tables: Mapping[str, Callable[[], rules_markdown.Table]] = {
                **of_all,
                **self.help.tables,
            }
            return _known(asked.name, tables, "shows the table", page)()
        return _known(asked.kind, self.help.entries, "shows an entry of the kind", page)(asked.name)


Found = TypeVar("Found")


def _known(name: str, among: Mapping[str, Found], asks: str, page: str) -> Found:
    """Return the thing that a page names; raises DamagedPage if there is none."""
    if name not in among:
        raise DamagedPage(
            f"the page {page!r} {asks} {{{name}}}, and there are only {', '.join(among)}"
        )
    return among[name]


def _chapters(contents: Iterable[rules_markdown.Block]) -> Iterator[Chapter]:
    """Yield the chapters in the blocks of the contents."""
    heading = ""
    for block in contents:
        if isinstance(block, rules_markdown.Heading):
            heading = rules_markdown.plain(block.spans)
        elif isinstance(block, rules_markdown.Items):
            yield Chapter(heading, tuple(_topic(item) for item in block.items))


def _topic(item: object) -> Topic:
    assert isinstance(item, tuple)
    picture = next(span.picture for span in item if span.picture)
    link = next(span for span in item if span.link)
    return Topic(link.link.removesuffix(ENDING), link.text, picture)


# Search: every piece of text that has all the words, the best first.


MOST = 60
BEFORE, LENGTH = 24, 120  # of the quoted piece of text
INSIDE = 4
"""In languages with compounds, words of at least this number of letters are found inside others
too."""


@dataclass(frozen=True)
class Hit:
    """A place where the words were found: the page, its block, the heading above it, and a piece of
    the text."""

    page: str
    block: int
    title: str
    above: str
    text: str


def words_of(query: str) -> tuple[str, ...]:
    """Return the words of a query, without case and accents."""
    return tuple(dict.fromkeys(folded(word)[0] for word in re.findall(r"[^\W_]+", query)))


def found_in(text: str, words: tuple[str, ...]) -> list[tuple[int, int]]:
    """Return the position and length of every word that begins with one of the query, in order."""
    if not words:
        return []
    in_plain, places = folded(text)
    found = (match.span() for match in re.finditer(_pattern_of(words), in_plain))
    return [(places[start], places[end - 1] + 1 - places[start]) for start, end in found]


def _pattern_of(words: tuple[str, ...]) -> str:
    return _pattern(words, BY_CODE[spoken.code].is_compounding)


@lru_cache(maxsize=64)
def _pattern(words: tuple[str, ...], are_compounded: bool) -> str:
    """Return a pattern for folded words at the beginning of words, and for long ones inside words
    if the language has compounds."""
    sought = sorted(words, key=len, reverse=True)
    beginning = "|".join(map(re.escape, sought))
    within = "".join(
        f"|{re.escape(word)}" for word in sought if are_compounded and len(word) >= INSIDE
    )
    return rf"(?<![^\W_])(?:{beginning}){within}"


def search_rules(book: Rulebook, query: str) -> list[Hit]:
    """Return the hits for a query: pages and things with such a name first, then mentions."""
    words = words_of(query)
    if not words:
        return []
    ranked = [found for page in book.pages.values() for found in _hits_in(page, words)]
    return [hit for _, hit in sorted(ranked, key=lambda found: found[0])][:MOST]


def _hits_in(page: Page, words: tuple[str, ...]) -> list[tuple[int, Hit]]:
    hits = []
    above = ""
    for number, (block, texts, in_plain) in enumerate(page.searched):
        if isinstance(block, rules_markdown.Heading) and block.level > 1:
            above = texts[0]
        if not _is_of_all(in_plain, words):
            continue
        name = texts[0] if isinstance(block, rules_markdown.Heading | rules_markdown.Entry) else ""
        if number == 0 and _has_all(name, words):
            hits.append((0, Hit(page.name, number, page.title, "", _beginning(page))))
        elif _has_all(name, words):
            text = _cut(block.sentence) if isinstance(block, rules_markdown.Entry) else name
            hits.append((1, Hit(page.name, number, page.title, name, text)))
        else:
            best = max(
                texts,
                key=lambda text: len({text[at : at + size] for at, size in found_in(text, words)}),
            )
            hits.append((2, Hit(page.name, number, page.title, above, _quoted(best, words))))
    return hits


def _beginning(page: Page) -> str:
    """Return the first sentence of a page."""
    first = next(
        block
        for block in page.blocks
        if isinstance(block, rules_markdown.Entry | rules_markdown.Paragraph)
    )
    return _cut(
        first.sentence
        if isinstance(first, rules_markdown.Entry)
        else rules_markdown.plain(first.spans)
    )


def _cut(text: str) -> str:
    """Return the part of a text that is quoted."""
    return text if len(text) <= LENGTH else text[:LENGTH].rpartition(" ")[0] + " …"


def _has_all(text: str, words: tuple[str, ...]) -> bool:
    return _is_of_all(folded(text)[0], words)


def _is_of_all(in_plain: str, words: tuple[str, ...]) -> bool:
    """Return whether a folded text has all of the words."""
    return all(re.search(_pattern_of((word,)), in_plain) for word in words)


def _quoted(text: str, words: tuple[str, ...]) -> str:
    """Return the piece of a text that contains the first of the words."""
    start = max(0, found_in(text, words)[0][0] - BEFORE)
    if start:
        start = text.rfind(" ", 0, start + 1) + 1
    return ("… " if start else "") + _cut(text[start:])
