"""What a person likes: every setting with its default and its possible values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import TypedDict

from burgundy_qt.ai import levels
from burgundy_qt.language.translation import NAMES, SYSTEM
from burgundy_qt.session.line_up import OFF, THRESHOLDS
from burgundy_qt.session.value_checks import (
    all_of,
    has_keys,
    is_boolean,
    is_integer,
    is_text,
    list_of,
    may_hold,
    one_of,
    optional,
)
from burgundy_qt.widgets.keys.keymap import are_keys
from burgundy_qt.widgets.settings.possible import IS_CHOSEN, POSSIBLE, chosen, remembered

SPEEDS = ("slow", "normal", "fast", "off")
PACES = ("slow", "normal", "fast")
THEMES = ("light", "dark", "system")
CONTRASTS = ("usual", "high", "system")
SMALLEST_TEXT, LARGEST_TEXT = 80, 150
SOFTEST, LOUDEST = 10, 100
A_LINE_UP = all_of(has_keys(), may_hold(request=has_keys()))


class Progress(TypedDict, total=False):
    """How far the first game has come: the game's id, which game it is, how many steps are done,
    and whether the guide was sent away."""

    game: str
    of: str
    step: int
    left: bool


def is_progress(value: object) -> bool:
    """Whether a value tells how far the first game has come."""
    return (
        isinstance(value, dict)
        and isinstance(value.get("game"), str)
        and type(value.get("step")) is int
        and value["step"] >= 0
        and isinstance(value.get("left"), bool)
    )


@dataclass(frozen=True)
class Settings:
    """One value per setting. `text_size` and `volume` are in percent; `line_up` and `window` are
    what was last used, or None; `line_ups` has the last one of each game, by its name, the one that
    was used last at the end; `people` has the colour and avatar that people played with last, by
    their names. `laid_over`: what the menu View lays over the tables of games, as "GAME NAME".
    `at_home`: Home was in view last, or a game that is over. `on_table`: the game that was on the
    table last, by its id; `passing`: it is one of bots that is not kept when it is left.

    `keys` are those of the commands that have others than at first, by the names of
    keys/commands.py. `pace`: how long each action of a bot can be looked at; `thought`: the pace at
    which bots think that have one; `bots_at_once`: what bots do is neither set in motion nor paused
    at. `calm`: nothing travels or breathes, things only fade. `hint_for_points`: hints play for
    points, not for the win; `hint_figures`: they show their figures. `tutor`: from which loss on
    the tutor asks in new games. `tutorial` tells how far the first game has come: {"game": id,
    "of": which game it is, "step": n, "left": whether the guide was sent away}.
    """

    language: str = field(default=SYSTEM, metadata=chosen(one_of(SYSTEM, *NAMES)))
    theme: str = field(default="system", metadata=chosen(one_of(*THEMES)))
    contrast: str = field(default="system", metadata=chosen(one_of(*CONTRASTS)))
    text_size: int = field(default=100, metadata=chosen(is_integer(SMALLEST_TEXT, LARGEST_TEXT)))
    speed: str = field(default="normal", metadata=chosen(one_of(*SPEEDS)))
    calm: bool = field(default=False, metadata=chosen(is_boolean))
    sounds: bool = field(default=True, metadata=chosen(is_boolean))
    volume: int = field(default=40, metadata=chosen(is_integer(SOFTEST, LOUDEST)))
    auto_end: bool = field(default=False, metadata=chosen(is_boolean))
    point_out_purchase: bool = field(default=True, metadata=chosen(is_boolean))
    recap: bool = field(default=True, metadata=chosen(is_boolean))
    pass_screen: bool = field(default=True, metadata=chosen(is_boolean))
    hint_for_points: bool = field(default=False, metadata=chosen(is_boolean))
    tutor: str = field(default=OFF, metadata=chosen(one_of(OFF, *THRESHOLDS)))
    hint_figures: bool = field(default=False, metadata=remembered(is_boolean))
    pace: str = field(default="normal", metadata=chosen(one_of(*PACES)))
    thought: str = field(
        default=levels.NORMAL, metadata=chosen(one_of(*(known.name for known in levels.PACES)))
    )
    bots_at_once: bool = field(default=False, metadata=chosen(is_boolean))
    keys: dict[str, list[str]] | None = field(default=None, metadata=chosen(optional(are_keys)))
    line_up: dict[str, object] | None = field(
        default=None, metadata=remembered(optional(A_LINE_UP))
    )
    line_ups: dict[str, object] | None = field(
        default=None, metadata=remembered(optional(has_keys()))
    )
    people: dict[str, object] | None = field(
        default=None, metadata=remembered(optional(has_keys()))
    )
    laid_over: list[str] | None = field(
        default=None, metadata=remembered(optional(list_of(is_text)))
    )
    at_home: bool = field(default=False, metadata=remembered(is_boolean))
    on_table: str | None = field(default=None, metadata=remembered(optional(is_text)))
    passing: bool = field(default=False, metadata=remembered(is_boolean))
    window: str | None = field(default=None, metadata=remembered(optional(is_text)))
    tutorial: Progress | None = field(default=None, metadata=remembered(optional(is_progress)))


FIELDS = {each.name: each for each in fields(Settings)}
CHOSEN = frozenset(name for name, each in FIELDS.items() if each.metadata[IS_CHOSEN])
"""The settings that a person chooses, as against what the program remembers by itself."""


def is_possible(name: str, value: object) -> bool:
    """Whether the setting may have that value."""
    return bool(FIELDS[name].metadata[POSSIBLE](value))


def default(name: str) -> object:
    """The setting's value at first."""
    return FIELDS[name].default


def settings_from(values: object) -> Settings:
    """Settings from what a file holds. Unknown keys are ignored; a missing or impossible value is
    its default. Raises ValueError where it is no object of settings at all."""
    if not isinstance(values, dict):
        raise ValueError("the file holds no settings")
    return Settings(
        **{
            name: values[name]
            for name in FIELDS
            if name in values and is_possible(name, values[name])
        }
    )


def impossible(values: Mapping[str, object]) -> dict[str, object]:
    """Those of a file's values that their settings cannot have."""
    return {
        name: values[name]
        for name in FIELDS
        if name in values and not is_possible(name, values[name])
    }
