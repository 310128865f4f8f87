"""The spots of the table by name: what lies there, in one line that can be heard."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.dice.components import printed
from burgundy_qt.rules.dice.components.sheets import COLOUR_POINTS, PHASES, REGION_POINTS
from burgundy_qt.rules.dice.known_state import DiceState
from burgundy_qt.rules.dice.protocol.names import VALUES
from burgundy_qt.widgets.games.dice.words.names import bonus_name, hue_name, kind_name, kinds_name
from burgundy_qt.widgets.games.dice.words.verdicts import LEAST, verdict_name
from burgundy_qt.widgets.pieces.spots import Spot
from burgundy_qt.widgets.words.wording import capital, chained, points

CROSS = 0
"""What stands in the cell of a start castle instead of a number."""


def spot_name(spot: Spot, state: DiceState, names: Sequence[str]) -> str:
    """What lies on a spot of the table: "Space 3.1, river, empty". `names` are the seats' names."""
    return NAMES[spot.kind](spot, state, names)


def _cell(spot: Spot, state: DiceState, names: Sequence[str]) -> str:
    cell = str(spot.at)
    written = state.seats[int(spot.owner or 0)].cells.get(cell)
    place: dict[str, Any] = {"place": cell, "kind": space_name(state.letter, cell)}
    if written is None:
        return tr("Aloud", "Space {place}, {kind}, empty", **place)
    if written == CROSS:
        return tr("Aloud", "Space {place}, {kind}: start castle", **place)
    return tr("Aloud", "Space {place}, {kind}: {number}", number=written, **place)


def space_name(letter: str, cell: str) -> str:
    """What is printed on a space: "river", "castle with monk"."""
    space = printed.cells_of(letter)[cell]
    if space.bonus is None:
        return kind_name(space.colour)
    return tr("Aloud", "castle with {bonus}", bonus=bonus_name(space.bonus))


def _die(spot: Spot, state: DiceState, names: Sequence[str]) -> str:
    at = int(spot.at or 0)
    if state.dice is None:
        return tr("Aloud", "No die")
    if at == 0:
        return tr("Aloud", "Hourglass die: {n} hourglass(es)", n=state.dice.hourglasses)
    if at <= len(state.dice.numbers):
        return tr("Aloud", "Number die: {number}", number=state.dice.numbers[at - 1])
    colour = state.dice.colours[at - 1 - len(state.dice.numbers)]
    hue, kind = hue_name(colour), kind_name(colour)
    return tr("Aloud", "Colour die: {hue}, {kind}", hue=hue, kind=kind)


def _bonus(spot: Spot, state: DiceState, names: Sequence[str]) -> str:
    bonus = str(spot.at)
    left = state.seats[int(spot.owner or 0)].bonuses[bonus]
    return tr("Aloud", "{bonus}: {count}", bonus=capital(bonus_name(bonus)), count=left)


def _circle(spot: Spot, state: DiceState, names: Sequence[str]) -> str:
    row, _, at = str(spot.at).partition(".")
    bonus = bonus_name(at if row == "castle" else row)
    return tr("Aloud", "Circle: {bonus}", bonus=bonus)


def _value(spot: Spot, state: DiceState, names: Sequence[str]) -> str:
    colour, _, value = str(spot.at).partition(".")
    what, brings = kinds_name(colour), points(COLOUR_POINTS[colour][VALUES.index(value)])
    got = state.seats[int(spot.owner or 0)].colours.get(colour)
    told: dict[str, Any] = {"colour": capital(what), "points": brings}
    if got == value:
        return tr("Aloud", "{colour} complete: {points} got", **told)
    if got is not None or is_gone(state, colour, value):
        return tr("Aloud", "{colour} complete: {points}, gone", **told)
    if value == VALUES[0]:
        return tr("Aloud", "{colour} complete, first: {points}", **told)
    return tr("Aloud", "{colour} complete, second: {points}", **told)


def is_gone(state: DiceState, colour: str, value: str) -> bool:
    """Whether nobody can get the value of a colour any more."""
    left = state.open[colour]
    return left is None or VALUES.index(value) < VALUES.index(left)


def _column(spot: Spot, state: DiceState, names: Sequence[str]) -> str:
    phase = str(spot.at)
    written = state.seats[int(spot.owner or 0)].columns[PHASES.index(phase)]
    return tr("Aloud", "Phase {phase}: {points}", phase=phase, points=points(written))


def _total(spot: Spot, state: DiceState, names: Sequence[str]) -> str:
    written = state.seats[int(spot.owner or 0)].points
    return tr("Aloud", "Together: {points}", points=points(written))


def _points(spot: Spot, state: DiceState, names: Sequence[str]) -> str:
    return points(state.seats[int(spot.owner or 0)].points)


def _covered(spot: Spot, state: DiceState, names: Sequence[str]) -> str:
    marked, cells = len(state.seats[int(spot.owner or 0)].cells), len(printed.CELLS)
    told: dict[str, Any] = {"letter": state.letter, "marked": marked, "cells": cells}
    return tr("Aloud", "Duchy {letter}: {marked} of {cells} spaces marked", **told)


def _state(spot: Spot, state: DiceState, names: Sequence[str]) -> str:
    if state.is_over:
        return tr("Aloud", "The game is over")
    if int(spot.owner or 0) in state.asked.waiting:
        return tr("Aloud", "Writes")
    return tr("Aloud", "Ready")


def _turn(spot: Spot, state: DiceState, names: Sequence[str]) -> str:
    return tr("Aloud", "Sheet: {name}", name=names[int(spot.owner or 0)])


def _box(spot: Spot, state: DiceState, names: Sequence[str]) -> str:
    phase, _, box = str(spot.at).partition(".")
    crossed = state.boxes[PHASES.index(phase)]
    if int(box) > crossed:
        return tr("Aloud", "Box {box}, open", box=box)
    return tr("Aloud", "Box {box}, crossed", box=box)


def _phase(spot: Spot, state: DiceState, names: Sequence[str]) -> str:
    phase = str(spot.at)
    told: dict[str, Any] = {
        "phase": phase,
        "crossed": state.boxes[PHASES.index(phase)],
        "boxes": state.track,
    }
    if phase == state.phase:
        return tr("Aloud", "Phase {phase}, now: {crossed} of {boxes} boxes crossed", **told)
    return tr("Aloud", "Phase {phase}: {crossed} of {boxes} boxes crossed", **told)


def _points_row(spot: Spot, state: DiceState, names: Sequence[str]) -> str:
    size = int(spot.at or 1)
    one, two, three = REGION_POINTS[size - 1]
    return tr(
        "Aloud",
        "A region of {n} space(s): {one} in phase I, {two} in II, {three} in III; a pasture's "
        "twice",
        n=size,
        one=one,
        two=two,
        three=three,
    )


def _well(spot: Spot, state: DiceState, names: Sequence[str]) -> str:
    if spot.at == "number":
        return tr("Aloud", "The number of your combination")
    return tr("Aloud", "The colour of your combination")


def _goal(spot: Spot, state: DiceState, names: Sequence[str]) -> str:
    if spot.at == "colours":
        value = VALUES[PHASES.index(state.phase or PHASES[0]) == len(PHASES) - 1]
        first, second = tr("Aloud", "the first value"), tr("Aloud", "the second value")
        told = first if value == VALUES[0] else second
        return tr("Aloud", "A completed colour brings {value}", value=told)
    if spot.at == "rounds":
        left = sum(state.track - crossed for crossed in state.boxes)
        return tr("Aloud", "{n} round(s) left", n=left)
    verdicts = [
        tr("Aloud", "{verdict} from {least}", verdict=verdict_name(name), least=least)
        for name, least in LEAST.items()
    ]
    reached = points(state.seats[0].points)
    return tr("Aloud", "{points}; {verdicts}", points=reached, verdicts=chained(verdicts))


NAMES: Mapping[str, Callable[[Spot, DiceState, Sequence[str]], str]] = {
    "cell": _cell,
    "fresh": _cell,
    "region": _cell,
    "die": _die,
    "bonus": _bonus,
    "token": _bonus,
    "circle": _circle,
    "value": _value,
    "column": _column,
    "total": _total,
    "points": _points,
    "covered": _covered,
    "state": _state,
    "turn": _turn,
    "box": _box,
    "phase": _phase,
    "points-row": _points_row,
    "well": _well,
    "goal": _goal,
}
