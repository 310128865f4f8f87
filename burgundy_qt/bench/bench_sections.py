"""The sections of the bench by name, and the output of their figures."""

import importlib
import json
from collections.abc import Callable, Iterator, Sequence

from burgundy_qt.bench.measurement import USUAL, Measured
from burgundy_qt.rules.registry import DEFAULT, answer_if_any

Figures = Callable[..., Iterator[dict[str, object]]]
OF_THE_WINDOW = "start", "screen"
SECTIONS = {
    "rules": "burgundy_qt.bench.rules_bench",
    "search": "burgundy_qt.bench.search_bench",
    "network": "burgundy_qt.bench.search_bench",
    "training": "burgundy_qt.bench.search_bench",
    "budget": "burgundy_qt.bench.bot_bench",
    "review": "burgundy_qt.bench.bot_bench",
    "bots": "burgundy_qt.bench.session_bench",
    "start": "burgundy_qt.bench.window_bench",
    "screen": "burgundy_qt.bench.window_bench",
}
"""The measuring modules by the names of sections, each with a function NAME_figures; only those of
bots, start and screen import Qt."""


class BenchError(ValueError):
    """There is nothing to measure; the text gives the reason and what to do."""


def measure(chosen: str | None, measured: Measured = USUAL) -> int:
    """Measure one section, or all in turn, and print each group of figures as a line of JSON as
    soon as it is known. For a game without a table in the window, all sections are those of its
    rules and bots. Raises BenchError."""
    try:
        measured.check()
    except ValueError as error:
        raise BenchError(str(error)) from error
    for name in [chosen] if chosen else sections_of(measured):
        is_measured = False
        for line in figures(name, measured):
            is_measured = True
            print(json.dumps(line), flush=True)
        if chosen and not is_measured:
            raise BenchError(
                f"{name} cannot be measured: no bots use a network for this in {measured.game}"
            )
    return 0


def figures(name: str, measured: Measured) -> Iterator[dict[str, object]]:
    """Return the figures of a section."""
    if measured == USUAL:
        return iter(section(name)())
    if name not in sections_of(measured):
        raise BenchError(f"{name} cannot be measured: the window has no table for {measured.game}")
    return iter(section(name)(measured=measured))


def sections_of(measured: Measured) -> Sequence[str]:
    """Return the sections for a game."""
    has_table = measured.game == DEFAULT or answer_if_any("table", measured.game) is not None
    return [name for name in SECTIONS if has_table or name not in OF_THE_WINDOW]


def section(name: str) -> Figures:
    """Return the measuring function of a section."""
    measures: Figures = getattr(importlib.import_module(SECTIONS[name]), f"{name}_figures")
    return measures
