"""The tables of the rules, and the facts about the program that all pages can quote.

A separate module from game_help, which is imported when the program starts; this one is imported
when the rules are opened.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from burgundy_qt.ai.levels import LEVELS, PACES, Level, pace
from burgundy_qt.ai.review.review_result import GRADES
from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.keys import key_editor
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.phrases.wording import level_manner, level_title, pace_title, seconds_of
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
