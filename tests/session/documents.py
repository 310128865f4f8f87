"""Saves for tests that need no rules, in the format of real ones."""

from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.saves.save_file import Save

RECORD = [
    {"game": "burgundy", "edition": "2011", "players": 2, "seed": 7},
    {"event": "seating", "order": [1, 0]},
    {
        "event": "action",
        "seat": 1,
        "action": {"type": "workers", "die": 4},
        "paid": {"workers": 0, "silver": 0},
    },
]


def a_save(game_id: str = "20250301-120000-0badcafe", finished: bool = False, **changes) -> Save:
    """Return a save of two seats, Łucja and a bot."""
    parts = {
        "game_id": game_id,
        "created": "2025-03-01T12:00:00+00:00",
        "seats": (SeatPlan("Łucja"), SeatPlan("Bot", "squire")),
        "casual": False,
        "finished": finished,
        "rules": 2,
        "record": RECORD,
        "redo": ((0, {"type": "end"}),),
        "turns": ((0, "0123456789abcdef"),),
        "snapshot": {"phase": "A", "seats": [{"points": 3}]},
    }
    return Save(**(parts | changes))
