"""The parts of docs/engine-protocol.md about a game: its sections, and the objects in them."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

TEXT = (Path(__file__).parents[2] / "docs/engine-protocol.md").read_text("utf-8")
HEADINGS = {
    "burgundy": "Burgundy",
    "burgundy-dice": "Burgundy Dice Game",
    "tuscany": "The Castles of Tuscany",
    "carcassonne": "Carcassonne",
}
"""The text in brackets after the headings of a game's sections."""
ELIDED = re.compile(r",?…(?:8…)?")
Object = dict[str, Any]


def shown(beginning: str, text: str = TEXT) -> list[Object]:
    """Return the whole objects in backquotes with this beginning."""
    quoted = re.findall(r"`(\{[^`]*\})`", text)
    return [json.loads(each) for each in quoted if each.startswith(beginning) and "…" not in each]


def shape(event: Object) -> list[object]:
    """Return the keys of an event in order, including those of its action, and its `for`."""
    return [*event, *event.get("action", {}), event.get("for")]


@dataclass(frozen=True)
class Page:
    """The sections of a game."""

    game: str

    @cached_property
    def sections(self) -> Mapping[str, str]:
        """The text of each section by its first word: Names, Actions, Events, State …"""
        heading = re.escape(HEADINGS[self.game])
        found = re.findall(rf"^## (\w+)[\w ]* \({heading}\)\n(.*?)(?=^## )", TEXT, re.M | re.S)
        return dict(found)

    @property
    def text(self) -> str:
        """All sections."""
        return "\n".join(self.sections.values())

    def shown(self, beginning: str) -> list[Object]:
        """Return the whole objects of all sections with this beginning."""
        return shown(beginning, self.text)

    def drawn(self, section: str) -> list[Object]:
        """Return the objects of a section's drawing, one for each line, without the omissions."""
        return [json.loads(ELIDED.sub("", line)) for line in self.lines(section)]

    def lines(self, section: str) -> list[str]:
        """Return the lines of a section's drawing."""
        return self.sections[section].split("```")[1].strip().splitlines()

    @property
    def state(self) -> Object:
        """The drawn state, without its omissions."""
        drawn: Object = json.loads(ELIDED.sub("", "".join(self.lines("State"))))
        return drawn
