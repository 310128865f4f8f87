"""The sections of the bench by name, and telling their figures."""

import importlib
import json
from collections.abc import Iterator
from types import ModuleType

from burgundy_qt.bench.opening import USUAL, Measured

OF_ANY_GAME = "rules", "search", "network", "training", "budget"
OF_THE_WINDOW = "start", "screen"
SECTIONS = *OF_ANY_GAME, "bots", *OF_THE_WINDOW


class CannotMeasure(ValueError):
    """There is nothing to measure; the text says why and what to do."""


def measure(chosen: str | None, measured: Measured = USUAL) -> int:
    """Measure one section, or all in turn, and print each figure group as a line of JSON as soon as
    it is there. Of another game than the usual one all are those of its rules and bots. Raises
    CannotMeasure."""
    try:
        measured.check()
    except ValueError as error:
        raise CannotMeasure(str(error)) from error
    for name in [chosen] if chosen else SECTIONS if measured == USUAL else OF_ANY_GAME:
        is_measured = False
        for line in figures(name, measured):
            is_measured = True
            print(json.dumps(line), flush=True)
        if chosen and not is_measured:
            raise CannotMeasure(
                f"{name} has nothing to measure: there is no network for this in {measured.game}"
            )
    return 0


def figures(name: str, measured: Measured) -> Iterator[dict[str, object]]:
    """The figures of a section."""
    if measured == USUAL:
        return iter(section(name).figures())
    if name not in OF_ANY_GAME:
        raise CannotMeasure(
            f"{name} measures the window as it is: leave out --game, --seats and --modules"
        )
    return iter(section(name).figures(measured=measured))


def section(name: str) -> ModuleType:
    """The module that measures; only those of bots, start and screen import Qt."""
    room = "screen." if name in OF_THE_WINDOW else ""
    return importlib.import_module(f"burgundy_qt.bench.{room}{name}")
