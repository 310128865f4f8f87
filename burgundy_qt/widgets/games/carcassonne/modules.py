"""The three parts of the expansion and the options, as they are offered for a new game and told of
one that was played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from burgundy_qt.language.translation import later, tr
from burgundy_qt.widgets.phrases.wording import join_with_and


class Offered(NamedTuple):
    """What a module is called, as a title and within a sentence, and what it brings."""

    title: str
    name: str
    line: str


MODULES: Mapping[str, Offered] = {
    "bridges": Offered(
        later("New game", "Bridges"),
        later("New game", "bridges"),
        later("New game", "Lead a road over a field, a city or even another road."),
    ),
    "castles": Offered(
        later("New game", "Castles"),
        later("New game", "castles"),
        later(
            "New game",
            "Turn a small town into a castle: it scores as much as the next "
            "feature completed beside it.",
        ),
    ),
    "bazaars": Offered(
        later("New game", "Bazaars"),
        later("New game", "bazaars"),
        later("New game", "A bazaar tile starts an auction: all bid points for the next tiles."),
    ),
}
"""By the protocol's name, in its order."""
Asked = Mapping[str, Any]
"""A request for a game, or a state, which repeats what was asked for."""
USUAL: Mapping[str, int] = {
    "auction": True,
    "small_city": 4,
    "occupied_castles": 0,
    "bid_limit": 30,
}
"""The options of the protocol as they are where nobody says anything."""
NEEDED: Mapping[str, str] = {
    "auction": "bazaars",
    "bid_limit": "bazaars",
    "occupied_castles": "castles",
}
"""The options that change nothing without a module, and which."""
CHANGED: Mapping[str, str] = {
    "auction": later("New game", "no auctions"),
    "small_city": later("New game", "small towns for 2"),
    "occupied_castles": later("New game", "field points for occupied castles"),
    "bid_limit": later("New game", "bids up to {value}"),
}
"""How an option is told that is not as usual."""


def module_title(module: str) -> str:
    """Return a module by itself: "Bridges"."""
    return tr("New game", MODULES[module].title)


def module_line(module: str) -> str:
    """Return what it brings, in a sentence."""
    return tr("New game", MODULES[module].line)


def modules_listed(modules: Sequence[str]) -> str:
    """Several of them within a sentence: "bridges and castles"."""
    return join_with_and([tr("New game", MODULES[module].name) for module in modules])


def option_texts(asked: Asked) -> list[str]:
    """Return what is not as usual in a game that was asked for so, where it matters: "no
    auctions"."""
    return [
        tr("New game", CHANGED[name], value=asked[name])
        for name, usual in USUAL.items()
        if name in asked and asked[name] != usual and matters(name, asked)
    ]


def matters(option: str, asked: Asked) -> bool:
    """Return whether an option changes anything with the modules that are asked for: a limit of
    bids only where there are auctions."""
    module = NEEDED.get(option)
    has_module = module is None or module in asked.get("modules", ())
    return has_module and (option != "bid_limit" or bool(asked.get("auction", True)))
