"""The tables that the pages of every game may show, and what tables are made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from burgundy_qt.ai.levels import LEVELS, PACES, Level, pace
from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.keys.key_list import DICE, KEYS
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.learning.blocks import Span, Spans, Table
from burgundy_qt.widgets.phrases.bot_names import level_manner, level_title, pace_title, seconds_of


def head(*titles: str) -> tuple[Spans, ...]:
    """The first row of a table."""
    return tuple((Span(title),) for title in titles)


def grid(rows: list[list[str]]) -> Table:
    """A table of plain texts."""

    def cell(text: str) -> Spans:
        return (Span(text),)

    return Table(tuple(tuple(map(cell, row)) for row in rows))


def _levels(game: str) -> Table:
    """The levels, each at all its paces; with their Elo where it was measured in the game."""
    played = [each for level in LEVELS for each in _at_all_paces(level)]
    rows = [((Span(_title(level), bold=True),), (Span(_manner(level)),)) for level in played]
    titles = head(tr("Rules", "Level"), tr("Rules", "How it plays"))
    strengths = [level.strength_in(game) for level in played]
    if not any(strengths):
        return Table((titles, *rows))
    told = ["" if strength is None else str(strength.elo) for strength in strengths]
    rows_with_elo = ((*row, (Span(elo),)) for row, elo in zip(rows, told, strict=True))
    return Table(((*titles, *head(tr("Rules", "Elo"))), *rows_with_elo))


def _at_all_paces(level: Level) -> list[Level]:
    return [level.at(known.name) for known in PACES] if level.is_paced else [level]


def _title(level: Level) -> str:
    """Its name, with its pace where it has one."""
    title = level_title(level.name)
    if not level.is_paced:
        return title
    return tr("Pace", "{level}, {pace}", level=title, pace=pace_title(pace(level.pace)))


def _manner(level: Level) -> str:
    """How it plays."""
    if not level.is_paced:
        return level_manner(level.name)
    seconds = seconds_of(pace(level.pace))
    return tr("Pace", "Tries out many turns, for {seconds} s.", seconds=seconds)


def _keys(_game: str) -> Table:
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


TABLES: Mapping[str, Callable[[str], Table]] = {"levels": _levels, "keys": _keys}
"""By name, of the game whose pages show them."""
