"""Campaign: all measurements of the bench, on one page."""

from burgundy_qt.bench import rules_bench
from burgundy_qt.bench.measurement import SECTIONS, USUAL, Measured, section
from lab.campaign import Figures

NAMES = "bench", "network", "level", "depth", "pace", "seats", "threads", "clock"
WITH_MODULES = {"carcassonne": ("bridges", "castles", "bazaars")}
"""Games that are also measured with these modules."""


def run(count: int, first: int = 0) -> Figures:
    """Return every figure under the name of its section, such as "rules, seats 2: games_per_s";
    `count` is 1."""
    figures: Figures = {}
    for name in SECTIONS:
        for line in section(name)():
            figures |= {
                f"{title(line)}: {key}": value for key, value in line.items() if key not in NAMES
            }
    return figures


def run_rules_of(count: int, first: int = 0, game: str = USUAL.game) -> Figures:
    """Return the speed of a game's rules for every number of seats, with and without modules, and
    Burgundy's speed with two seats, which shows how fast the machine is now."""
    figures: Figures = {}
    mixtures = dict.fromkeys([(), WITH_MODULES.get(game, ())])
    asked = [
        Measured(game, modules, seats)
        for modules in mixtures
        for seats in Measured(game, modules).box.seats
    ]
    for measured in [*asked, Measured(seats=2)]:
        name = " with ".join(filter(None, [measured.game, ", ".join(measured.modules)]))
        for line in rules_bench.rules_figures(measured=measured):
            told = {key: value for key, value in line.items() if key not in NAMES}
            figures |= {f"{name}, {title(line)}: {key}": told[key] for key in told}
    return figures


def title(line: dict) -> str:
    details = [
        name if line[name] is True else f"{name} {line[name]}" for name in NAMES[1:] if name in line
    ]
    return ", ".join([line["bench"], *details])
