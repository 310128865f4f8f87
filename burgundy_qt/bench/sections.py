"""The sections of the bench by name, and telling their figures."""

import importlib
import json
from types import ModuleType

SECTIONS = "rules", "search", "network", "training", "budget", "bots", "start", "screen"


def run(chosen: str | None) -> int:
    """Measure one section, or all in turn, and print each figure group as a line of JSON as soon as it is there."""
    for name in [chosen] if chosen else SECTIONS:
        for line in section(name).figures():
            print(json.dumps(line), flush=True)
    return 0


def section(name: str) -> ModuleType:
    """The module that measures; only those of bots, start and screen import Qt."""
    return importlib.import_module(f"burgundy_qt.bench.{name}")
