"""What a page of the rules is made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from burgundy_qt.widgets.learning.figures.parts import Part


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
    """A heading of a level, 1 for the page itself. `place` is what links call it, "" if they do
    not."""

    level: int
    spans: Spans
    place: str = ""


@dataclass(frozen=True)
class Paragraph:
    """Some sentences."""

    spans: Spans


@dataclass(frozen=True)
class Ruling:
    """Some sentences set apart: what one would ask about."""

    spans: Spans


@dataclass(frozen=True)
class Items:
    """A list, with numbers or with dots."""

    items: tuple[Spans, ...]
    numbered: bool = False


@dataclass(frozen=True)
class Table:
    """Rows of cells; the first row is the headings."""

    rows: tuple[tuple[Spans, ...], ...]


@dataclass(frozen=True)
class Entry:
    """A thing of the game with its picture, its name, what it does and the ruling about it. `place`
    is for links."""

    picture: str
    title: str
    sentence: str
    ruling: str = ""
    place: str = ""


@dataclass(frozen=True)
class Figure:
    """A drawn example by its name, with the sentence below it. `part` makes what is to be drawn."""

    name: str
    caption: Spans
    part: Callable[[], Part]


Block = Heading | Paragraph | Ruling | Items | Table | Entry | Figure


def plain(spans: Spans) -> str:
    """The text without its dress."""
    return "".join(span.text for span in spans)


def texts_of(block: Block) -> list[Spans]:
    """Everything in a block that can be read, piece by piece."""
    match block:
        case Heading(spans=spans) | Paragraph(spans) | Ruling(spans) | Figure(caption=spans):
            return [spans]
        case Items(items):
            return list(items)
        case Table(rows):
            return [cell for row in rows for cell in row]
        case Entry(_, title, sentence, ruling):
            return [(Span(text),) for text in (title, sentence, ruling) if text]
    return []


def place_of(block: Block) -> str:
    """What links call the block, "" if nothing does."""
    return block.place if isinstance(block, Heading | Entry) else ""
