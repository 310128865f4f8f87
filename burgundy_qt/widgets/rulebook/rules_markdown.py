"""The small Markdown of the rules pages, and the blocks that it is read into."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from burgundy_qt.widgets.rulebook.figure_parts import Part


@dataclass(frozen=True)
class Span:
    """A run of text, or with `picture` a sprite as high as a line. `link` is "page.md",
    "page.md#place" or "#place"."""

    text: str
    bold: bool = False
    italic: bool = False
    link: str = ""
    picture: str = ""


Spans = tuple[Span, ...]


@dataclass(frozen=True)
class Heading:
    """A heading of a level, 1 for the page itself. `place` is its anchor for links, "" for none."""

    level: int
    spans: Spans
    place: str = ""


@dataclass(frozen=True)
class Paragraph:
    """Some sentences."""

    spans: Spans


@dataclass(frozen=True)
class RulingBox:
    """Some sentences set apart: a ruling on a likely question."""

    spans: Spans


@dataclass(frozen=True)
class Items:
    """A list, with numbers or with dots."""

    items: tuple[Spans, ...]
    numbered: bool = False


@dataclass(frozen=True)
class Table:
    """Rows of cells; the first row has the headings."""

    rows: tuple[tuple[Spans, ...], ...]


@dataclass(frozen=True)
class Entry:
    """A thing of the game with its picture, its name, its effect and a ruling. `place` is for
    links."""

    picture: str
    title: str
    sentence: str
    ruling: str = ""
    place: str = ""


@dataclass(frozen=True)
class Figure:
    """A drawn example by its name, with the sentence below it. `part` makes the drawing."""

    name: str
    caption: Spans
    part: Callable[[], Part]


Block = Heading | Paragraph | RulingBox | Items | Table | Entry | Figure


def plain(spans: Spans) -> str:
    """Return the text without its formatting."""
    return "".join(span.text for span in spans)


def texts_of(block: Block) -> list[Spans]:
    """Return every readable text of a block, piece by piece."""
    match block:
        case Heading(spans=spans) | Paragraph(spans) | RulingBox(spans) | Figure(caption=spans):
            return [spans]
        case Items(items):
            return list(items)
        case Table(rows):
            return [cell for row in rows for cell in row]
        case Entry(_, title, sentence, ruling):
            return [(Span(text),) for text in (title, sentence, ruling) if text]
    return []


def place_of(block: Block) -> str:
    """Return the anchor of the block, "" for none."""
    return block.place if isinstance(block, Heading | Entry) else ""


# The pages are written in a small part of Markdown. It has headings ("## Title {#place}"),
# paragraphs, lists ("- ", "1. "), tables, "> " for a ruling, **bold**, *italic*,
# [links](page.md#place), and ![](art:NAME) for a small picture in the text. On a separate line,
# ![Caption](figure:NAME), ![](table:NAME) or another ![](KIND:NAME) shows things that the program
# and the game draw themselves. Each block is one line.


HEADING = re.compile(r"(#+) +(.+?)(?: +\{#([\w:.-]+)\})?$")
ITEM = re.compile(r"(-|\d+\.) +(.+)$")
SHOWN = re.compile(r"!\[([^\]]*)\]\((?!art:)([a-z][a-z0-9-]*):([^)]+)\)$")
INLINE = re.compile(
    r"!\[(?P<alt>[^\]]*)\]\((?P<picture>art:[^)]+)\)"
    r"|\[(?P<name>[^\]]*)\]\((?P<link>[^)]+)\)"
    r"|\*\*(?P<bold>.+?)\*\*"
    r"|\*(?P<italic>[^*]+)\*"
)


@dataclass(frozen=True)
class Shown:
    """A line that shows something of the program: its kind, its name and the caption."""

    kind: str
    name: str
    caption: Spans


def read_blocks(text: str) -> Iterator[Block | Shown]:
    """Yield the blocks of a page, in their order."""
    lines = [line.rstrip() for line in text.splitlines()]
    at = 0
    while at < len(lines):
        line = lines[at]
        taken = 1
        if match := HEADING.match(line):
            yield Heading(len(match[1]), read_spans(match[2]), match[3] or "")
        elif match := SHOWN.match(line):
            yield Shown(match[2], match[3], read_spans(match[1]))
        elif line.startswith("> "):
            yield RulingBox(read_spans(line[2:]))
        elif match := ITEM.match(line):
            items = [found for found in map(ITEM.match, _while(lines[at:], ITEM)) if found]
            taken = len(items)
            yield Items(tuple(read_spans(item[2]) for item in items), numbered=match[1] != "-")
        elif line.startswith("|"):
            rows = _while(lines[at:], re.compile(r"\|"))
            taken = len(rows)
            yield Table(tuple(_cells(row) for row in rows if not set(row) <= set("|-: ")))
        elif line:
            yield Paragraph(read_spans(line))
        at += taken


def _while(lines: list[str], pattern: re.Pattern[str]) -> list[str]:
    """Return the lines at the beginning that match."""
    count = next(
        (number for number, line in enumerate(lines) if not pattern.match(line)), len(lines)
    )
    return lines[:count]


def _cells(row: str) -> tuple[Spans, ...]:
    return tuple(read_spans(cell.strip()) for cell in row.strip("|").split("|"))


def read_spans(text: str, bold: bool = False) -> Spans:
    """Return a line of text as spans."""
    spans: list[Span] = []
    at = 0
    for match in INLINE.finditer(text):
        spans += _run(text[at : match.start()], bold)
        at = match.end()
        if match["picture"]:
            spans.append(Span(match["alt"], picture=match["picture"].removeprefix("art:")))
        elif match["link"]:
            spans.append(Span(match["name"], bold, link=match["link"]))
        elif match["bold"]:
            spans += read_spans(match["bold"], bold=True)
        else:
            spans.append(Span(match["italic"], bold, italic=True))
    return tuple(spans + _run(text[at:], bold))


def _run(text: str, bold: bool) -> list[Span]:
    return [Span(text, bold)] if text else []
