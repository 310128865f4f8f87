"""What lies in the box, read from components.json: the one source of every table of the rules."""

import json
from pathlib import Path
from typing import Any

COMPONENTS: dict[str, Any] = json.loads(Path(__file__).with_name("components.json").read_text(encoding="utf-8"))

COLOURS = ("castle", "mine", "monastery", "ship", "animal", "building")
LETTERS = "CMKSAB"
EDITIONS = ("2011",)
PHASES = "ABCDE"


def estate_names(edition: str = "2011") -> tuple[str, ...]:
    """The estates of an edition by the numbers printed on them."""
    return tuple(COMPONENTS["estates"][edition])
