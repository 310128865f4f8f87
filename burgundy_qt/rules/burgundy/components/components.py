"""What lies in the box, read from components.json: the one source of every table of the rules."""

import json
from pathlib import Path
from typing import Any

COMPONENTS: dict[str, Any] = json.loads(
    Path(__file__).with_name("components.json").read_text(encoding="utf-8")
)

COLOURS = ("castle", "mine", "monastery", "ship", "animal", "building")
LETTERS = "CMKSAB"
EDITIONS = ("2011", "2019")
MODULES = (
    "extra-tiles",
    "border-posts",
    "white-castles",
    "inns",
    "trade-routes",
    "shields",
    "team",
    "solo",
)
"""In the order of their bits in a state."""
PHASES = "ABCDE"
ESTATES = (*"123456789", "10", *(f"11{side}" for side in "abcdef"), "12a", "12b", "13a", "13b")
"""All numbers printed on estates, whatever the edition."""


def estate_names(edition: str) -> tuple[str, ...]:
    """The estates of an edition for one seat among others, by the numbers printed on them."""
    printed = {estate.get(edition) for estate in COMPONENTS["estates"]}
    return tuple(name for name in ESTATES if name in printed)


TEAM_ESTATES: tuple[str, ...] = tuple(COMPONENTS["team_estates"])
SOLO_ESTATES: tuple[str, ...] = tuple(COMPONENTS["solo_estates"])


def layout_names() -> list[dict[str, str]]:
    """By layout from 1 on what each edition prints on it: seats' estates, both halves of the
    teams', solo ones."""
    halves = [{"2019": estate} for estate in TEAM_ESTATES for _ in ("left", "right")]
    return [*COMPONENTS["estates"], *halves, *({"2019": estate} for estate in SOLO_ESTATES)]


def module_set(modules: list[str]) -> int:
    """The set of modules as a state keeps it."""
    return sum(1 << MODULES.index(module) for module in modules)


def modules_in(those: int) -> list[str]:
    """The modules of a set."""
    return [module for at, module in enumerate(MODULES) if those >> at & 1]


def has_module(those: int, module: str) -> bool:
    """Whether a set of modules holds one."""
    return module in modules_in(those)


def has_posts(estate: str) -> bool:
    """Whether border posts stand beside an estate: then it is played with that module, and only so.
    (2019, p. 12)"""
    return estate.startswith("11")
