"""The numbers that the pages quote, each from the table that the rules themselves use."""

from __future__ import annotations

from math import ceil

from burgundy_qt.rules.dice import state
from burgundy_qt.rules.dice.components import printed
from burgundy_qt.rules.dice.components.sheets import (
    HOURGLASSES,
    LETTERS,
    NUMBERS,
    PHASES,
    REGION_POINTS,
)
from burgundy_qt.rules.dice.protocol.names import SET_UPS
from burgundy_qt.rules.dice.protocol.requests import players_for
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.words.wording import listed

KEYS = {"key_save_sheet": "save sheet", "key_print_sheet": "print sheet"}
"""The commands of sheets whose keys are quoted."""
BOXES, BOXES_ALONE = printed.boxes_of(2), printed.boxes_of(1)


def facts() -> dict[str, str]:
    """By the name that stands in the pages ("{castles}") the number in figures, several of them in
    words between, or a key as it is now."""
    wanted = {
        f"{colour}_numbers": listed([str(number) for number in numbers], "or")
        for colour, numbers in NUMBERS.items()
    }
    keys = {name: keymap.label(command) for name, command in KEYS.items()}
    return {name: str(number) for name, number in _counts().items()} | wanted | keys


def _counts() -> dict[str, int]:
    return {
        "spaces": len(printed.CELLS),
        "castles": len(printed.castles_of(LETTERS[0])),
        "phases": len(PHASES),
        "boxes": BOXES,
        "fewest": ceil(BOXES / max(HOURGLASSES)),
        "most_rounds": len(PHASES) * BOXES,
        "single_faces": HOURGLASSES.count(1),
        "double_faces": HOURGLASSES.count(2),
        "largest": len(REGION_POINTS),
        "region_first": REGION_POINTS[-1][0],
        "region_last": REGION_POINTS[-1][-1],
        "castle_points": REGION_POINTS[0][0],
        "start_points": vars(state)["START_POINTS"],
        "sale_points": vars(state)["SALE_POINTS"],
        "sale_silver": vars(state)["SALE_SILVER"],
        "solo_boxes": BOXES_ALONE,
        "solo_rounds": len(PHASES) * BOXES_ALONE,
        "solo_win": vars(state)["SOLO_WIN"],
        "most_players": players_for(SET_UPS[0])[-1],
        "most_different": players_for("different")[-1],
    }
