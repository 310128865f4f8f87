"""What is left to chance until the game begins: the sheet, and with it the space of the castle that
all have agreed on."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace

from burgundy_qt.rules.dice.components.sheets import BONUSES, LETTERS, hexes
from burgundy_qt.rules.dice.protocol.names import CELL_NAME
from burgundy_qt.session.line_up import LineUp

ANY = "any"
"""What stands in a line-up instead of a sheet."""


def drawn(line_up: LineUp) -> LineUp:
    """The line-up with a sheet, where it was left to chance; the same seed draws the same one. A
    castle that is named by its bonus stands where the sheet has it."""
    request = dict(line_up.request)
    if request.get("sheet") == ANY:
        request["sheet"] = random.Random(request.get("seed")).choice(LETTERS)
    if request.get("castle") in BONUSES:
        request["castle"] = castle_of(request["sheet"], request["castle"])
    return replace(line_up, request=request)


def castle_of(sheet: str, bonus: str) -> str:
    """The castle of a sheet that shows this bonus; each shows another one."""
    return CELL_NAME[hexes(sheet).index(f"castle:{bonus}")]


def bonus_of(request: Mapping[str, object]) -> str | None:
    """The bonus by which a request names the castle for all; None where it names none."""
    castle, sheet = request.get("castle"), request.get("sheet")
    if castle in BONUSES:
        return str(castle)
    if sheet not in LETTERS or castle not in CELL_NAME:
        return None
    shown = hexes(str(sheet))[CELL_NAME.index(str(castle))].partition(":")[2]
    return shown or None
