"""What Tuscany is asked for by the day: boards that are laid out in secret, and those of a first
game. It may never change."""

from __future__ import annotations

CHALLENGES = tuple({"players": 2, "setup": setup} for setup in ("secret", "fixed"))
