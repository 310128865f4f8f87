"""All settings, each with its default and its possible values."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import TypedDict, cast

from burgundy_qt.ai import levels
from burgundy_qt.language.translation import NAMES, SYSTEM, tr, tr_noop
from burgundy_qt.rules import errors, registry
from burgundy_qt.session import data_file
from burgundy_qt.session.line_up import (
    COLOURS,
    OFF,
    THRESHOLDS,
    LineUp,
    SeatPlan,
    clock_from,
    written_clock,
)
from burgundy_qt.widgets.keys.keymap import are_keys

# What a setting may be: the test that a value from a file has to pass, and whether a person chooses
# it.


POSSIBLE = "possible"
IS_CHOSEN = "is chosen"


def chosen(possible: data_file.Shape) -> Mapping[str, object]:
    """Return the metadata of a field that a person chooses; the settings dialog can reset it."""
    return {POSSIBLE: possible, IS_CHOSEN: True}


def remembered(possible: data_file.Shape) -> Mapping[str, object]:
    """Return the metadata of a field that the program remembers, such as the last window size."""
    return {POSSIBLE: possible, IS_CHOSEN: False}


SPEEDS = ("slow", "normal", "fast", "off")
PACES = ("slow", "normal", "fast")
THEMES = ("light", "dark", "system")
CONTRASTS = ("usual", "high", "system")
SMALLEST_TEXT, LARGEST_TEXT = 80, 150
SOFTEST, LOUDEST = 10, 100
A_LINE_UP = data_file.all_of(data_file.is_object, data_file.may_hold(request=data_file.is_object))


class Progress(TypedDict, total=False):
    """The progress of the tutorial: the game's id and name, the number of steps done, and
    whether the guide was closed."""

    game: str
    of: str
    step: int
    left: bool


def is_progress(value: object) -> bool:
    """Return whether a value is a progress of the tutorial."""
    return (
        isinstance(value, dict)
        and isinstance(value.get("game"), str)
        and type(value.get("step")) is int
        and value["step"] >= 0
        and isinstance(value.get("left"), bool)
    )


@dataclass(frozen=True)
class Settings:
    """One value for each setting.

    `text_size` and `volume` are in percent. `line_up` and `window` are the last used ones, or
    None. `line_ups` has the last one of each game by name, the most recent one last. `people` has
    the last colour and avatar of each person by name. `laid_over` are the display options that are
    on, as "GAME NAME". `at_home` means that Home or a finished game was in view last. `on_table`
    is the id of the last game on the table; `passing` means that it was between bots and is not
    saved.

    `keys` are those that differ from the default, by the names in keys/key_commands.py. `pace` is
    how long each action of a bot is visible; `thought` is the pace at which bots think.
    `bots_at_once` shows bots' actions without animation or pause. `calm` replaces movement with
    fading. `ceremony` shows what a phase has brought, and the winner before the final score.
    `hint_for_points` aims hints at points, not at the win; `hint_figures` shows their figures.
    `achievements` shows them in the statistics and after a game. `endless_puzzles` searches puzzles
    while the program is idle. `tutor` is the threshold of the tutor in new games. `tutorial` is the
    progress of the tutorial: {"game": id, "of": its name, "step": n, "left": whether the guide was
    closed}.
    """

    language: str = field(default=SYSTEM, metadata=chosen(data_file.one_of(SYSTEM, *NAMES)))
    theme: str = field(default="system", metadata=chosen(data_file.one_of(*THEMES)))
    contrast: str = field(default="system", metadata=chosen(data_file.one_of(*CONTRASTS)))
    text_size: int = field(
        default=100, metadata=chosen(data_file.is_integer(SMALLEST_TEXT, LARGEST_TEXT))
    )
    speed: str = field(default="normal", metadata=chosen(data_file.one_of(*SPEEDS)))
    calm: bool = field(default=False, metadata=chosen(data_file.is_boolean))
    ceremony: bool = field(default=True, metadata=chosen(data_file.is_boolean))
    sounds: bool = field(default=True, metadata=chosen(data_file.is_boolean))
    volume: int = field(default=40, metadata=chosen(data_file.is_integer(SOFTEST, LOUDEST)))
    auto_end: bool = field(default=False, metadata=chosen(data_file.is_boolean))
    point_out_purchase: bool = field(default=True, metadata=chosen(data_file.is_boolean))
    achievements: bool = field(default=True, metadata=chosen(data_file.is_boolean))
    endless_puzzles: bool = field(default=True, metadata=chosen(data_file.is_boolean))
    recap: bool = field(default=True, metadata=chosen(data_file.is_boolean))
    pass_screen: bool = field(default=True, metadata=chosen(data_file.is_boolean))
    hint_for_points: bool = field(default=False, metadata=chosen(data_file.is_boolean))
    tutor: str = field(default=OFF, metadata=chosen(data_file.one_of(OFF, *THRESHOLDS)))
    hint_figures: bool = field(default=False, metadata=remembered(data_file.is_boolean))
    pace: str = field(default="normal", metadata=chosen(data_file.one_of(*PACES)))
    thought: str = field(
        default=levels.NORMAL,
        metadata=chosen(data_file.one_of(*(known.name for known in levels.PACES))),
    )
    bots_at_once: bool = field(default=False, metadata=chosen(data_file.is_boolean))
    keys: dict[str, list[str]] | None = field(
        default=None, metadata=chosen(data_file.optional(are_keys))
    )
    line_up: dict[str, object] | None = field(
        default=None, metadata=remembered(data_file.optional(A_LINE_UP))
    )
    line_ups: dict[str, object] | None = field(
        default=None, metadata=remembered(data_file.optional(data_file.is_object))
    )
    people: dict[str, object] | None = field(
        default=None, metadata=remembered(data_file.optional(data_file.is_object))
    )
    laid_over: list[str] | None = field(
        default=None, metadata=remembered(data_file.optional(data_file.list_of(data_file.is_text)))
    )
    at_home: bool = field(default=False, metadata=remembered(data_file.is_boolean))
    on_table: str | None = field(
        default=None, metadata=remembered(data_file.optional(data_file.is_text))
    )
    passing: bool = field(default=False, metadata=remembered(data_file.is_boolean))
    window: str | None = field(
        default=None, metadata=remembered(data_file.optional(data_file.is_text))
    )
    tutorial: Progress | None = field(
        default=None, metadata=remembered(data_file.optional(is_progress))
    )


FIELDS = {each.name: each for each in fields(Settings)}
CHOSEN = frozenset(name for name, each in FIELDS.items() if each.metadata[IS_CHOSEN])
"""The settings that a person chooses, as against what the program remembers by itself."""


def is_possible(name: str, value: object) -> bool:
    """Return whether the setting may have that value."""
    return bool(FIELDS[name].metadata[POSSIBLE](value))


def default(name: str) -> object:
    """Return the setting's default."""
    return FIELDS[name].default


def settings_from(values: object) -> Settings:
    """Return settings from the contents of a file.

    Unknown keys are ignored; a missing or impossible value is replaced by its default. Raises
    ValueError if the contents are not an object.
    """
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
    """Return the values in a file that their settings cannot have."""
    return {
        name: values[name]
        for name in FIELDS
        if name in values and not is_possible(name, values[name])
    }


# The last line-up of each game, and the colour and crest that each person had in their last
# game.


NOT_KEPT = "cmd", "players", "seed"
"""What is told by the seats, or tells of one deal only."""
BEFORE_EDITIONS: dict[str, object] = {"game": registry.DEFAULT, "edition": "2011"}
"""What was played where none is remembered."""
USUAL_BEFORE: Mapping[str, Mapping[str, object]] = {"carcassonne": {"occupied_castles": 4}}
"""What was usual in a game before USUAL counted, and is another value now: a line-up of then may
say it only because nobody has touched it."""
USUAL = 1
"""Of what the usual values are that a line-up was chosen with."""
MOST_PEOPLE = 40

Worn = tuple[int | None, str | None]
"""A colour and an avatar."""
Drawn = Callable[[LineUp], LineUp]


def as_it_is(line_up: LineUp) -> LineUp:
    """Return a line-up without random choices unchanged."""
    return line_up


def stored_line_up(line_up: LineUp) -> dict[str, object]:
    """Return a line-up as saved: seats, clock and request, without the seed."""
    return {
        "seats": [
            [plan.name, plan.level, plan.colour, plan.avatar, *([plan.style] if plan.style else [])]
            for plan in line_up.seats
        ],
        "request": {key: value for key, value in line_up.request.items() if key not in NOT_KEPT},
        "clock": written_clock(line_up.clock),
        "unaided": line_up.unaided,
        "usual": USUAL,
    }


def line_up_from(kept: Mapping[str, object] | None, drawn: Drawn = as_it_is) -> LineUp | None:
    """Return a saved line-up, or None if there is none or it is invalid.

    `drawn` applies a game's rules for random choices.
    """
    try:
        kept = kept or {}
        seats = tuple(map(_seat, _listed(kept["seats"])))
        clock = clock_from(kept.get("clock"))
        request = _request(_as_usual_now(kept), seats, drawn)
        is_unaided = kept.get("unaided") is True
        return LineUp(seats, request, clock, unaided=is_unaided) if seats else None
    except (KeyError, TypeError, ValueError):
        return None


def line_ups_kept(
    line_ups: Mapping[str, object] | None, last: Mapping[str, object] | None, line_up: LineUp
) -> dict[str, object]:
    """Return each game's last line-up as saved, with this new one; `line_ups` and `last` are
    the saved values so far."""
    game = _game_in(line_up.request)
    before = {name: kept for name, kept in _by_game(line_ups, last).items() if name != game}
    return {**before, game: stored_line_up(line_up)}


def line_ups_from(
    line_ups: Mapping[str, object] | None,
    last: Mapping[str, object] | None,
    drawn: Drawn = as_it_is,
) -> dict[str, LineUp]:
    """Return the last valid line-up of each game by its name, the most recent one last.

    Earlier versions saved only the `last` of all.
    """
    found = {name: line_up_from(kept, drawn) for name, kept in _by_game(line_ups, last).items()}
    return {
        name: line_up
        for name, line_up in found.items()
        if line_up is not None and _game_in(line_up.request) == name
    }


def last_level(line_ups: Iterable[LineUp]) -> str:
    """Return the level of the last chosen bot, or "" if there was none."""
    levels = (plan.level for line_up in reversed([*line_ups]) for plan in reversed(line_up.seats))
    return next(filter(None, levels), "")


def _game_in(request: Mapping[str, object]) -> str:
    name = request.get("game")
    return name if isinstance(name, str) and name in registry.GAMES else registry.DEFAULT


def _by_game(
    line_ups: Mapping[str, object] | None, last: Mapping[str, object] | None
) -> dict[str, dict[str, object]]:
    kept = {name: one for name, one in (line_ups or {}).items() if isinstance(one, dict)}
    if last is None or last in kept.values():
        return kept
    request = last.get("request")
    game = _game_in(request if isinstance(request, dict) else {})
    return {**{name: one for name, one in kept.items() if name != game}, game: dict(last)}


def stored_people(people: Mapping[str, object], seats: Sequence[SeatPlan]) -> dict[str, object]:
    """Return the saved colours and avatars, with the people of these seats; the oldest are
    dropped."""
    now = {plan.name: [plan.colour, plan.avatar] for plan in seats if plan.is_person}
    others = {name: worn for name, worn in people.items() if name not in now}
    return dict(list({**others, **now}.items())[-MOST_PEOPLE:])


def people_from(kept: Mapping[str, object] | None) -> dict[str, Worn]:
    """Return the saved colours and avatars that are valid."""
    found: dict[str, Worn] = {}
    for name, worn in (kept or {}).items():
        if isinstance(worn, list) and len(worn) == 2:
            with contextlib.suppress(ValueError):
                found[name] = _worn(*worn)
    return found


def _request(kept: object, seats: tuple[SeatPlan, ...], drawn: Drawn) -> dict[str, object]:
    """Return a saved request, reduced to the game and its edition if the rules do not allow the
    rest."""
    if not isinstance(kept, dict):
        raise ValueError("a request is an object")
    game = _game_in(kept)
    # no other game has such an edition
    unsaid = BEFORE_EDITIONS if game == registry.DEFAULT else {}
    players = len(seats)
    request = unsaid | kept | {"players": players}
    try:
        registry.ruleset(game).complete_request(
            drawn(LineUp(seats, {"modules": []} | request)).request, 0
        )
    except (errors.RulesError, KeyError, TypeError, ValueError):
        edition = request.get("edition")
        known = {"edition": edition} if isinstance(edition, str) else {}
        return unsaid | known | {"game": game, "players": players}
    return request


def _as_usual_now(kept: Mapping[str, object]) -> object:
    """Return a saved request without the values that were only defaults at that time.

    The game then uses its current defaults; a person who prefers the old value can choose it
    again.
    """
    request = kept["request"]
    if not isinstance(request, dict) or kept.get("usual") is not None:
        return request
    before = USUAL_BEFORE.get(_game_in(request), {})
    return {
        name: value
        for name, value in request.items()
        if name not in before or value != before[name]
    }


def _seat(kept: object) -> SeatPlan:
    worn = _listed(kept)
    if len(worn) not in (2, 4, 5):
        raise ValueError("a seat has as many parts as some version has written")
    name, level, colour, avatar, style = [*worn, None, None, None][:5]
    is_named = isinstance(name, str) and (level is None or isinstance(level, str))
    if not is_named or not (style is None or isinstance(style, str)):
        raise ValueError("a seat is a name, a level, a colour, an avatar and a style")
    return SeatPlan(str(name), cast(str | None, level), *_worn(colour, avatar), style=style)


def _listed(kept: object) -> list[object]:
    if not isinstance(kept, list):
        raise ValueError("seats, and what is known of each, are lists")
    return kept


def _worn(colour: object, avatar: object) -> Worn:
    if not (colour is None or (type(colour) is int and colour in COLOURS)):
        raise ValueError("a colour is the number of one")
    if not (avatar is None or isinstance(avatar, str)):
        raise ValueError("an avatar is its name")
    return colour, avatar


# Words for values in menus and the settings; the tables are English until they are
# `worded`.


THEME_NAMES = (
    ("light", tr_noop("Settings", "Parchment")),
    ("dark", tr_noop("Settings", "Cellar")),
    ("system", tr_noop("Settings", "Follow system")),
)
CONTRAST_NAMES = (
    ("usual", tr_noop("Settings", "Standard")),
    ("high", tr_noop("Settings", "High")),
    ("system", tr_noop("Settings", "Follow system")),
)
SPEED_NAMES = (
    ("slow", tr_noop("Settings", "Slow")),
    ("normal", tr_noop("Settings", "Normal")),
    ("fast", tr_noop("Settings", "Fast")),
    ("off", tr_noop("Settings", "Off")),
)
PACE_NAMES = (
    ("slow", tr_noop("Settings", "Slow")),
    ("normal", tr_noop("Settings", "Normal")),
    ("fast", tr_noop("Settings", "Fast")),
)


def worded(names: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return a table of (value, words) in the current language."""
    return [(value, tr("Settings", words)) for value, words in names]
