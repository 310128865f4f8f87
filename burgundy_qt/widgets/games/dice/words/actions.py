"""Every action in words: one row for each form that it can take, one sentence for each who tells
it.

The sentences are in English; those who tell them ask `tr` for them, with the places of `said`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from burgundy_qt.language.tr import later
from burgundy_qt.rules.dice.components.sheets import hexes
from burgundy_qt.rules.dice.protocol.names import CELL_NAME
from burgundy_qt.rules.dice.protocol_types import Action
from burgundy_qt.widgets.words.said import Said

ACTIONS: Mapping[str, Said] = {
    "start": Said(
        log="",
        plan=later("Plan", "begin with the castle on {cell}"),
        step=later("Hint", "Begin with the castle that is marked"),
    ),
    "monastery": Said(
        log=later("Log", "{number} on a monastery"),
        plan=later("Plan", "write {number} on the monastery {cell}"),
        step=later("Hint", "Write {number} on the monastery"),
    ),
    "mine": Said(
        log=later("Log", "{number} on a mine"),
        plan=later("Plan", "write {number} on the mine {cell}"),
        step=later("Hint", "Write {number} on the mine"),
    ),
    "river": Said(
        log=later("Log", "{number} on a river"),
        plan=later("Plan", "write {number} on the river {cell}"),
        step=later("Hint", "Write {number} on the river"),
    ),
    "town": Said(
        log=later("Log", "{number} on a town"),
        plan=later("Plan", "write {number} on the town {cell}"),
        step=later("Hint", "Write {number} on the town"),
    ),
    "castle": Said(
        log=later("Log", "{number} on a castle"),
        plan=later("Plan", "write {number} on the castle {cell}"),
        step=later("Hint", "Write {number} on the castle"),
    ),
    "pasture": Said(
        log=later("Log", "{number} on a pasture"),
        plan=later("Plan", "write {number} on the pasture {cell}"),
        step=later("Hint", "Write {number} on the pasture"),
    ),
    "mark": Said(
        log=later("Log", "{number} on {cell}"),
        plan=later("Plan", "write {number} on {cell}"),
        step=later("Hint", "Write {number}"),
    ),
    "worker": Said(
        log=later("Log", "Nothing fits: a worker instead"),
        plan=later("Plan", "take a worker"),
        step=later("Hint", "Take a worker"),
    ),
    "end": Said(
        log="",
        plan="",
        step=later("Hint", "Be content with one mark"),
    ),
}
"""By form: the colour of the space that is marked, "mark" where no sheet is known; else the
action's type."""


def kind_at(sheet: str, cell: str) -> str:
    """The colour of a space of a sheet: "river"."""
    return hexes(sheet)[CELL_NAME.index(cell)].partition(":")[0]


def said(action: Action, sheet: str = "") -> Said:
    """How an action on this sheet is said."""
    if action["type"] == "mark" and sheet:
        return ACTIONS[kind_at(sheet, action["cell"])]
    return ACTIONS[action["type"]]


class Places(TypedDict, total=False):
    """What stands in the places of a sentence."""

    number: int
    cell: str


def places_in(action: Action) -> Places:
    """What stands in the places of its sentence, which has some of them."""
    match action["type"]:
        case "mark":
            return {"number": action["number"], "cell": action["cell"]}
        case "start":
            return {"cell": action["castle"]}
    return {}
