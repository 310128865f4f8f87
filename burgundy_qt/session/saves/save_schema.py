"""The possible values of each part of a saved game, as the table by which a save is checked before
it is used; and the migrations from earlier versions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from itertools import pairwise
from typing import Any

from burgundy_qt.rules.core import MAX_SEATS
from burgundy_qt.rules.ruleset import StateObject
from burgundy_qt.session import data_file, line_up, variations
from burgundy_qt.storage.documents import Document

SaveDocument = dict[str, Any]
Step = Callable[[SaveDocument], SaveDocument]

CURRENT = 4
STEPS: dict[int, Step] = {}


def step(version: int) -> Callable[[Step], Step]:
    """Mark the function that converts a document of `version` into one of the next; it returns a
    new document."""

    def register(function: Step) -> Step:
        STEPS[version] = function
        return function

    return register


def migrate(document: SaveDocument, version: int) -> SaveDocument:
    """Return a document of `version` (1..CURRENT) as the current version would write it."""
    for earlier in range(version, CURRENT):
        document = STEPS[earlier](document)
    return document


@step(1)
def add_colours(document: SaveDocument) -> SaveDocument:
    """Seats choose colours and avatars, may be handed to a bot and back, and people may have a
    clock."""
    seats = document.get("seats")
    if isinstance(seats, list):
        seats = [
            {**seat, "colour": None, "avatar": None} if isinstance(seat, dict) else seat
            for seat in seats
        ]
    return {**document, "version": 2, "seats": seats, "handed": [], "clock": None}


@step(2)
def add_marks(document: SaveDocument) -> SaveDocument:
    """Add marks, which also check hidden information; null because nobody noted it."""
    return {**document, "version": 3, "mark": None}


@step(3)
def add_variations(document: SaveDocument) -> SaveDocument:
    """Games may have variations; those of version 3 have none."""
    return {**document, "version": 4}


# The table by which a save is checked before any of it is used.


LATEST_RULES = 10**6
MOST_ACTIONS = 10_000
"""Many times as many as any game has; the same holds for the lines of a record."""
YEARS = range(1970, 9999)

AN_ID = data_file.matching("[0-9a-z][0-9a-z-]{0,63}")
"""A game's id, which is a valid file name on every system."""
WORD = data_file.matching("[!-~]{1,64}")
"""An internal name: of a level, a picture, an estate."""
POINTS = data_file.is_integer(-9999, 9999)
FACE = data_file.is_integer(0, 999)
MARK = data_file.matching("[0-9a-f]{16}")
A_COMMENT = data_file.matching("(?s).{1,4000}")
MOST_COMMENTS = 1000
COMMENTS = data_file.list_of(
    data_file.tuple_of(data_file.is_integer(0, MOST_ACTIONS), A_COMMENT), 0, MOST_COMMENTS
)
OUTCOME = data_file.list_of(lambda value: data_file.is_text(value) or FACE(value), 1, MOST_ACTIONS)
SEAT = data_file.all_of(
    data_file.has_keys(name=data_file.is_text, level=data_file.optional(WORD)),
    data_file.may_hold(
        colour=data_file.optional(data_file.is_integer(line_up.COLOURS[0], line_up.COLOURS[-1])),
        avatar=data_file.optional(WORD),
        pace=data_file.optional(WORD),
        style=data_file.optional(WORD),
    ),
)


def moment(value: Any) -> bool:
    """Return whether the value is a date and time in ISO 8601 that clocks everywhere can show."""
    try:
        return datetime.fromisoformat(value).year in YEARS
    except (TypeError, ValueError):
        return False


PARTS: Mapping[str, data_file.Shape] = {
    "id": AN_ID,
    "program": WORD,
    "rules": data_file.is_integer(0, LATEST_RULES),
    "created": moment,
    "casual": data_file.is_boolean,
    "finished": data_file.is_boolean,
    "seats": data_file.list_of(SEAT, 1, MAX_SEATS),
    "record": data_file.list_of(data_file.is_object, 1, MOST_ACTIONS),
    "snapshot": data_file.is_object,
    "mark": data_file.optional(MARK),
}
"""The parts that can be checked on their own."""
MAY_STAND: Mapping[str, data_file.Shape] = {
    "tutor": data_file.one_of(*line_up.THRESHOLDS),
    "unaided": data_file.is_boolean,
    "comments": COMMENTS,
    "variations": variations.are_variations,
    "correction": data_file.is_integer(0, 1),
}
"""The parts that only some games have."""


def parts_of(seats: int, actions: int) -> Mapping[str, data_file.Shape]:
    """Return the checks of the other parts for so many seats and actions: no number may point
    beyond them. Seats may have changed hands later than that, before an undo."""
    seat = data_file.is_integer(0, seats - 1)
    turns = data_file.list_of(data_file.tuple_of(data_file.is_integer(0, actions), MARK))
    return {
        "variations": lambda value: variations.have_seats(value, seats),
        "handed": data_file.list_of(
            data_file.tuple_of(
                data_file.is_integer(0, MOST_ACTIONS), seat, data_file.optional(WORD)
            ),
            0,
            MOST_ACTIONS,
        ),
        "clock": data_file.optional(line_up.a_clock(seats, seats)),
        "redo": data_file.list_of(data_file.tuple_of(seat, is_undone), 0, MOST_ACTIONS),
        "turns": lambda value: (
            turns(value) and all(one[0] < later[0] for one, later in pairwise(value))
        ),
    }


def is_undone(value: Any) -> bool:
    """Return whether this may be an action, or an outcome of a recorded game."""
    return data_file.is_object(value) and (value.keys() != {"chance"} or OUTCOME(value["chance"]))


def is_full_snapshot(state: StateObject, seats: int) -> bool:
    """Return whether a snapshot has everything for so many seats that the library and the
    statistics show of any game. Editions and modules may be unknown here."""
    position = data_file.has_keys(
        edition=WORD,
        modules=data_file.list_of(WORD),
        seat=data_file.optional(data_file.is_integer(0, seats - 1)),
        seats=data_file.list_of(
            lambda seat: data_file.is_object(seat) and POINTS(seat.get("points", 0)), seats, seats
        ),
        result=data_file.optional(
            data_file.has_keys(
                points=data_file.list_of(POINTS, seats, seats), places=places_of(seats)
            )
        ),
    )
    return position(state) and are_teams(state.get("teams", []), seats)


def places_of(seats: int) -> data_file.Shape:
    """Return the check for places of so many seats, one of them first except in a solo game."""
    places = data_file.list_of(data_file.is_integer(1, max(seats, 2)), seats, seats)
    return lambda value: places(value) and (seats == 1 or 1 in value)


def are_teams(value: Any, seats: int) -> bool:
    """Return whether these are no teams, or two that include all seats."""
    team = data_file.list_of(data_file.is_integer(0, seats - 1), 1)
    return value == [] or (
        data_file.tuple_of(team, team)(value)
        and sorted([*value[0], *value[1]]) == list(range(seats))
    )


def a_score(seats: int) -> data_file.Shape:
    """Return the check for an event of a record that gives points to one of so many seats."""
    points = data_file.has_keys(seat=data_file.is_integer(0, seats - 1), points=POINTS)
    reason = data_file.has_keys(**{"for": data_file.is_text})
    return lambda event: points(event) and (event["event"] == "bonus" or reason(event))


def first_invalid_part(document: Document) -> str | None:
    """Return the first missing or impossible part of a save; None if all are right."""
    there = {key: shape for key, shape in MAY_STAND.items() if key in document}
    wrong = first_wrong(document, {**PARTS, **there})
    if wrong is not None:
        return wrong
    actions = [line.get("event") for line in document["record"]].count("action")
    return first_wrong({"variations": [], **document}, parts_of(len(document["seats"]), actions))


def first_wrong(document: Document, parts: Mapping[str, data_file.Shape]) -> str | None:
    return next(
        (key for key, shape in parts.items() if key not in document or not shape(document[key])),
        None,
    )
