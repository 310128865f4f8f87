"""Conversion between the core's numbers and the protocol's objects: actions, both ways, events and
the state as a seat knows it; and what is printed on a sheet, by the protocol's names. `protocol`
has the types, `sheets` has the sheet by numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Any, NamedTuple, cast

from burgundy_qt.rules.dice import protocol, state
from burgundy_qt.rules.dice.dice_position import DicePosition
from burgundy_qt.rules.dice.protocol import Value
from burgundy_qt.rules.dice.sheets import (
    BONUS_OF_COLOUR,
    BONUSES,
    COLOUR_POINTS,
    COLOURS,
    LETTERS,
    PHASES,
    REGION_POINTS,
    ROWS,
    VERDICTS,
    hexes,
    neighbours,
    regions,
)
from burgundy_qt.rules.dice.state import END_ROUND, TAKE_WORKER, cell_of, number_of, packed
from burgundy_qt.rules.errors import IllegalAction

GAME = "burgundy-dice"
TITLE = "The Castles of Burgundy: The Dice Game"
EDITION = "2017"
SET_UPS = ("secret", "different", "same")
CELL_NAME = [
    f"{row}.{place}" for row, number in enumerate(ROWS, 1) for place in range(1, number + 1)
]
CELL_NUMBER = {name: number for number, name in enumerate(CELL_NAME)}
VALUES: tuple[Value, ...] = ("first", "second")


# What is printed on a sheet: its cells with their colours and castles, its regions, its tracks.


CELLS = tuple(CELL_NAME)
NEIGHBOURS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {CELLS[at]: tuple(CELLS[beside] for beside in each) for at, each in enumerate(neighbours())}
)
CASTLE, PASTURE = "castle", "pasture"
TRACK, TRACK_ALONE = (int(vars(state)[name]) for name in ("TRACK", "TRACK_ALONE"))
"""The boxes of a track: a solo game uses fewer."""


class Cell(NamedTuple):
    """A hex of a sheet: its colour, the bonus that a castle shows, and the cells of its region."""

    colour: str
    bonus: str | None
    region: tuple[str, ...]


@cache
def cells_of(letter: str) -> Mapping[str, Cell]:
    """Return the hexes of a sheet by name, row by row."""
    region = {
        cell: tuple(CELLS[each] for each in group) for group in regions(letter) for cell in group
    }
    drawn = enumerate(hexes(letter))
    return MappingProxyType({CELLS[at]: _cell(each, region[at]) for at, each in drawn})


def _cell(drawn: str, region: tuple[str, ...]) -> Cell:
    colour, _, bonus = drawn.partition(":")
    return Cell(colour, bonus or None, region)


@cache
def regions_of(letter: str) -> tuple[tuple[str, ...], ...]:
    """Return the regions of a sheet, each by its cells."""
    return tuple(dict.fromkeys(cell.region for cell in cells_of(letter).values()))


@lru_cache(maxsize=256)
def full_regions(letter: str, marked: frozenset[str]) -> tuple[tuple[str, ...], ...]:
    """Return the regions of a sheet with all hexes marked; it is called many times in a step."""
    return tuple(region for region in regions_of(letter) if marked.issuperset(region))


@lru_cache(maxsize=256)
def earned_circles(letter: str, marked: frozenset[str]) -> Counter[str]:
    """Return how many circles of each bonus's own row the full regions of a sheet have earned; like
    them it is called many times in a step."""
    cells = cells_of(letter)
    colours = (cells[region[0]].colour for region in full_regions(letter, marked))
    return Counter(BONUS_OF_COLOUR[colour] for colour in colours if colour in BONUS_OF_COLOUR)


@cache
def castles_of(letter: str) -> tuple[str, ...]:
    """Return the castles of a sheet."""
    return tuple(name for name, cell in cells_of(letter).items() if cell.colour == CASTLE)


def bonus_of(letter: str, cell: str) -> str | None:
    """Return the bonus of the region of a cell, besides points."""
    found = cells_of(letter)[cell]
    return found.bonus or BONUS_OF_COLOUR.get(found.colour)


def region_points(letter: str, cell: str, phase: str) -> int:
    """Return the points of the region of a cell, completed in a phase."""
    found = cells_of(letter)[cell]
    points = REGION_POINTS[len(found.region) - 1][PHASES.index(phase)]
    return points * (2 if found.colour == PASTURE else 1)


def boxes_of(seats: int) -> int:
    """Return how many boxes of a track are in use."""
    return TRACK_ALONE if seats == 1 else TRACK


# Actions, both ways.


START = 0
"""The number of a start castle's cross."""
NUMBERS = range(1, 7)


def decode_action(code: int) -> protocol.Action:
    """Return the protocol's object for a code."""
    if code == TAKE_WORKER:
        return {"type": "worker"}
    if code == END_ROUND:
        return {"type": "end"}
    cell = CELL_NAME[cell_of(code)]
    if number_of(code) == START:
        return {"type": "start", "castle": cell}
    return {"type": "mark", "cell": cell, "number": number_of(code)}


def encode_action(action: object) -> int:
    """Return the code of an action. Raises IllegalAction for no action of this game."""
    match action:
        case {"type": "worker", **rest} if not rest:
            return TAKE_WORKER
        case {"type": "end", **rest} if not rest:
            return END_ROUND
        case {"type": "start", "castle": str(cell), **rest} if not rest and cell in CELL_NUMBER:
            return packed(CELL_NUMBER[cell], START)
        case {"type": "mark", "cell": str(cell), "number": int(number), **rest} if (
            not rest and cell in CELL_NUMBER and number in NUMBERS and not isinstance(number, bool)
        ):
            return packed(CELL_NUMBER[cell], number)
    raise IllegalAction(f"{action!r} is no action of this game")


# The journal's numbers as the protocol's events.


FOR = (*COLOURS, "sale", "worker")
LEFT: tuple[protocol.Value | None, ...] = (*VALUES, None)
"""For each Value of the core the value of the next completed colour."""


def events(position: DicePosition) -> list[protocol.Event]:
    """Return what a position's journal has recorded since the last call."""
    numbers = position.drain_journal()
    return [event_of(position, *numbers[at : at + 4]) for at in range(0, len(numbers), 4)]


def event_of(
    position: DicePosition, event: int, first: int, second: int, third: int
) -> protocol.Event:
    """Return an entry of the journal as the protocol has it."""
    match event:
        case state.ACTION:
            paid = BONUSES[third - 1] if third else None
            return {"event": "action", "seat": first, "action": decode_action(second), "paid": paid}
        case state.START:
            return {"event": "start", "seat": first, "castle": CELL_NAME[second]}
        case state.POINTS:
            return {"event": "points", "seat": first, "points": second, "for": FOR[third]}
        case state.GAIN:
            return gain_event(first, second, FOR[third])
        case state.PHASE:
            left = {colour: LEFT[second >> 2 * at & 3] for at, colour in enumerate(COLOURS)}
            return {"event": "phase", "phase": PHASES[first], "open": left}
        case state.ROUND:
            return round_event(first, second, third)
        case state.SALE:
            return {"event": "sale", "seat": first, "goods": second}
        case state.COLOUR:
            return colour_event(first, COLOURS[second], third)
    return {"event": "end", **result(position)}


def gain_event(seat: int, gained: int, what_for: str) -> protocol.Gain:
    """Return the event of bonuses of one kind for a seat."""
    bonus, number = BONUSES[gained & 7], gained >> 3
    return cast(protocol.Gain, {"event": "gain", "seat": seat, bonus: number, "for": what_for})


def round_event(number: int, boxes: int, dice: int) -> protocol.Round:
    """Return a round with its dice as rolled."""
    return {
        "event": "round",
        "phase": PHASES[number >> 4],
        "round": number & 15,
        "boxes": boxes,
        "numbers": [dice & 7, dice >> 3 & 7],
        "colours": [COLOURS[dice >> 6 & 7], COLOURS[dice >> 9 & 7]],
        "hourglass": dice >> 12,
    }


def colour_event(seat: int, colour: str, values: int) -> protocol.Completed:
    """Return the event of a completed colour, with its points, and the value that is left for
    others."""
    value, left = values & 3, values >> 2
    points = COLOUR_POINTS[colour][value]
    return {
        "event": "bonus",
        "seat": seat,
        "colour": colour,
        "size": VALUES[value],
        "points": points,
        "left": LEFT[left],
    }


def result(position: DicePosition) -> protocol.ResultObject:
    """Return points, bonuses left and places at the end; in a solo game also the name of the
    result."""
    points = position.scores()
    data: protocol.ResultObject = {
        "points": points,
        "bonuses": position.bonuses(),
        "places": position.places(),
    }
    return {**data, "verdict": verdict(points[0])} if position.seats == 1 else data


def verdict(points: int) -> str | None:
    """Return the name of a solo game's result."""
    return next((name for least, name in VERDICTS if points >= least), None)


# The state as a seat knows it.


RawState = dict[str, Any]
"""All numbers of a position, hidden ones too."""


def state_object(position: DicePosition, seat: int | None) -> protocol.GameObject:
    """Return the protocol's state: the seat's own sheet with its secret choices, the others' as of
    the last event."""
    raw, waiting = position.raw(), position.waiting_seats()
    has_begun = any(raw["boxes"])
    return {
        "game": GAME,
        "edition": EDITION,
        "modules": [],
        "sheet": LETTERS[raw["letter"]],
        "setup": SET_UPS[raw["set_up"]],
        "phase": PHASES[raw["phase"]] if has_begun else None,
        "round": raw["round"] if has_begun else None,
        "seat": next(iter(waiting), None),
        "waiting": waiting,
        "dice": dice_object(raw) if has_begun else None,
        "boxes": raw["boxes"],
        "open": open_values(position),
        "seats": [
            seat_object(position, raw, number, number == seat) for number in range(position.seats)
        ],
        "result": result(position) if position.is_over() else None,
    }


def dice_object(raw: RawState) -> protocol.DiceObject:
    """Return the dice of the round, as rolled."""
    return {
        "numbers": raw["numbers"],
        "colours": [COLOURS[colour] for colour in raw["colours"]],
        "hourglass": raw["hourglasses"],
    }


def open_values(position: DicePosition) -> dict[str, protocol.Value | None]:
    """Return by colour the value for the next seat to complete it; None if nothing is left."""
    return {name: LEFT[position.value(number)] for number, name in enumerate(COLOURS)}


def seat_object(
    position: DicePosition, raw: RawState, seat: int, is_own: bool
) -> protocol.SeatObject:
    """Return the visible part of a seat."""
    sheet = position.sheet(seat, is_own)
    cells = {CELL_NAME[cell]: number for cell, number in sheet["cells"].items()}
    got = zip(COLOURS, sheet["values"], strict=True)
    return {
        "castle": CELL_NAME[sheet["castle"]] if sheet["castle"] >= 0 else None,
        "points": sum(sheet["columns"]),
        "columns": sheet["columns"],
        "bonuses": dict(zip(BONUSES, sheet["left"], strict=True)),
        "cells": cells,
        "colours": {colour: VALUES[value - 1] for colour, value in got if value},
        "chosen": [decode_action(code) for code in raw["chosen"][seat]] if is_own else [],
    }
