"""What the pages of every game quote of the program: keys as they are now, and its limits."""

from __future__ import annotations

from burgundy_qt.ai.review.review_result import GRADES
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.settings.settings import LARGEST_TEXT, SMALLEST_TEXT

KEYS = {
    "key_undo_turn": "undo turn",
    "key_home": "home",
    "key_review": "review",
    "key_skip": "skip",
    "key_move_now": "move now",
    "key_at_once": "at once",
    "key_watch": "watch",
    "key_watch_run": "watch run",
    "key_watch_on": "watch on",
    "key_recap": "recap",
    "key_hint": "hint",
    "key_moves": "moves",
    "key_do": "do advised",
    "key_anyway": "table anyway",
    "key_figures": "figures",
    "key_log": "log",
    "key_score": "score",
    "key_zoom_in": "zoom in",
    "key_zoom_out": "zoom out",
    "key_fit": "fit",
    "key_full_screen": "full screen",
}
"""The commands whose keys are quoted, as they are now."""


def facts_of_program() -> dict[str, str]:
    """By the name that stands in the pages ("{key_hint}") what is quoted."""
    keys = {name: keymap.label(command) for name, command in KEYS.items()}
    losses = {grade.name: str(round(100 * grade.win)) for grade in GRADES}
    sizes = {"smallest_text": str(SMALLEST_TEXT), "largest_text": str(LARGEST_TEXT)}
    return keys | losses | sizes
