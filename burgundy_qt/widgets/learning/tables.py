"""The tables that the pages of every game may show, and what tables are made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from burgundy_qt.ai.levels import LEVELS, PACES, Level
from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.keys.key_list import DICE, KEYS
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.learning.blocks import Span, Spans, Table
from burgundy_qt.widgets.words.bots_pace import elo_at, pace_title, seconds_of
from burgundy_qt.widgets.words.level_words import level_manner, level_title


def head(*titles: str) -> tuple[Spans, ...]:
    """The first row of a table."""
    return tuple((Span(title),) for title in titles)


def grid(rows: list[list[str]]) -> Table:
    """A table of plain texts."""

    def cell(text: str) -> Spans:
        return (Span(text),)

    return Table(tuple(tuple(map(cell, row)) for row in rows))


def _levels() -> Table:
    rows = [
        row for level in LEVELS for row in (_paces(level) if level.is_paced else [_level(level)])
    ]
    return Table(
        (head(tr("Rules", "Level"), tr("Rules", "How it plays"), tr("Rules", "Elo")), *rows)
    )


def _level(level: Level) -> tuple[Spans, ...]:
    return (
        (Span(level_title(level.name), bold=True),),
        (Span(level_manner(level.name)),),
        (Span(str(level.strength.elo)),),
    )


def _paces(level: Level) -> list[tuple[Spans, ...]]:
    """The level at each of its paces."""
    title = level_title(level.name)
    return [
        (
            (Span(tr("Pace", "{level}, {pace}", level=title, pace=pace_title(known)), bold=True),),
            (
                Span(
                    tr("Pace", "Tries out many turns, for {seconds} s.", seconds=seconds_of(known))
                ),
            ),
            (Span(elo_at(known)),),
        )
        for known in PACES
    ]


def _keys() -> Table:
    told = [(_caps(names), tr("Keys", meaning)) for _, row in KEYS for names, meaning in row]
    keys = [((Span(caps, bold=True),), (Span(meaning),)) for caps, meaning in told if caps]
    return Table((head(tr("Rules", "Key"), tr("Rules", "What it does")), *keys))


def _caps(names: Sequence[str]) -> str:
    """The keys of commands in words: "Ctrl+O", "1 to 6", or one after the other; nothing where they
    have none."""
    labels = [label for label in map(keymap.label, names) if label]
    if names == DICE and len(labels) == len(DICE):
        return tr("Keys", "{first} to {last}", first=labels[0], last=labels[1])
    return " ".join(labels)


TABLES: Mapping[str, Callable[[], Table]] = {"levels": _levels, "keys": _keys}
