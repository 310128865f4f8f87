"""What the dice game is asked for by the day: alone and against one bot, sheet after sheet. It may
never change."""

from __future__ import annotations

CHALLENGES = tuple(
    {"players": players, "setup": "secret", "sheet": sheet}
    for sheet in "ABCD"
    for players in (1, 2)
)
