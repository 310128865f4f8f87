"""What lies in the box, read from components.json: the one source of every table of the rules."""

import json
from pathlib import Path
from typing import Any

COMPONENTS: dict[str, Any] = json.loads(Path(__file__).with_name("components.json").read_text(encoding="utf-8"))

COLOURS = ("castle", "mine", "monastery", "ship", "animal", "building")
LETTERS = "CMKSAB"
EDITIONS = ("2011", "2019")
MODULES = ("extra-tiles", "border-posts", "white-castles", "inns", "trade-routes", "shields")
"""In the order of their bits in a state."""
PHASES = "ABCDE"
ESTATES = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11a", "11b", "11c", "11d", "11e", "11f")
"""All numbers printed on estates, whatever the edition."""


def estate_names(edition: str) -> tuple[str, ...]:
    """The estates of an edition by the numbers printed on them."""
    printed = {estate.get(edition) for estate in COMPONENTS["estates"]}
    return tuple(name for name in ESTATES if name in printed)


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
    """Whether border posts stand beside an estate: then it is played with that module, and only so. (2019, p. 12)"""
    return estate.startswith("11")
