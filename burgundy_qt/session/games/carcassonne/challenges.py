"""What Carcassonne is asked for by the day: the base game, and every other day one of the modules.
It may never change."""

from __future__ import annotations

CHALLENGES = tuple(
    {"players": 2, "modules": modules, "occupied_castles": 4}
    for modules in ([], ["bridges"], [], ["castles"], [], ["bazaars"])
)
