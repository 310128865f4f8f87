"""The numbers that the pages quote, each from the table that the rules themselves use."""

from __future__ import annotations

from burgundy_qt.rules.tuscany import state
from burgundy_qt.rules.tuscany.components import cards
from burgundy_qt.rules.tuscany.components.boards import BOARDS, KINDS, PLACES, of_kind
from burgundy_qt.rules.tuscany.components.layouts import CELL_NAME, LAYOUTS
from burgundy_qt.rules.tuscany.components.tiles import NEUTRAL, OWN
from burgundy_qt.widgets.keys.keymap import keymap

QUOTED = {
    "phases": "PHASES",
    "display": "SLOTS",
    "stack": "STACK",
    "hand": "HAND",
    "draw": "DRAWN",
    "monastery": "DRAWN",
    "cost": "PRICE",
    "five": "FIVE",
    "storage": "STORAGE",
    "storage_points": "STORAGE_POINTS",
    "no_room": "NO_ROOM_POINTS",
    "cards_a_point": "CARDS_FOR_A_POINT",
    "most_players": "SEATS",
}
"""By their names in the pages the constants of the rules."""
KEYS = {"key_another": "another"}
"""The commands whose keys are quoted."""
FIELDS = 50
"""Fields of the course; points beyond go round it once more."""


def facts() -> dict[str, str]:
    """By the name that stands in the pages ("{spaces}") the number in figures, or a key as it is
    now."""
    told = {name: vars(state)[constant] for name, constant in QUOTED.items()}
    keys = {name: keymap.label(command) for name, command in KEYS.items()}
    return {name: str(number) for name, number in (told | _counts()).items()} | keys


def _counts() -> dict[str, int]:
    castles = len(KINDS)
    return {
        "spaces": len(CELL_NAME),
        "castles": castles,
        "layouts": len(LAYOUTS),
        "starts": castles * len(LAYOUTS),
        "two_stacks": 2 * vars(state)["STACK"],
        "own": sum(OWN.values()),
        "neutral": sum(NEUTRAL.values()),
        "neutral_each": NEUTRAL["cart"],
        "boards": len(BOARDS),
        "of_kind": len(of_kind(KINDS[0])),
        "board_spaces": len(PLACES),
        "cards": sum(cards.REGION_CARDS.values()),
        "yields": sum(cards.YIELD_CARDS.values()),
        "bonus": len(cards.BONUSES) * cards.TILES_OF_A_BONUS,
        "bonus_each": cards.TILES_OF_A_BONUS,
        "largest": len(cards.REGION_POINTS) - 1,
        "fields": FIELDS,
    }
