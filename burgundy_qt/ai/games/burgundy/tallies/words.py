"""Burgundy's sources of points in English."""

WORDS = {
    "animals": "animals",
    "watchtower": "watchtowers",
    "region": "completed regions",
    "phase": "completing regions early",
    "sale": "goods sold",
    "bonus": "colour bonuses",
    "goods-left": "goods left over",
    "silver-left": "silverlings left over",
    "workers-left": "workers left over",
    "route": "trade routes",
    "border-posts": "border posts joined",
    "border-posts-reward": "all border posts joined",
}
CELLS = {
    "castle": "castles",
    "mine": "mines",
    "monastery": "knowledge tiles",
    "ship": "ships",
    "animal": "pastures",
    "building": "buildings",
}
NUMBERED = {"monastery": "knowledge tile", "shield": "shield"}


def word(source: str) -> str:
    """A source of points, as a person says it."""
    kind, _, number = source.partition(":")
    if kind == "cells":
        return f"spaces for {CELLS[number]}"
    return f"{NUMBERED.get(kind, kind)} {number}" if number else WORDS.get(kind, kind)
