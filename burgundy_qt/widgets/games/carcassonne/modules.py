"""The three parts of the expansion and the options: texts for a new game and for a finished one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.widgets.phrases.wording import join_with_and


class Offered(NamedTuple):
    """The name of a module, as a title and within a sentence, and its effect."""

    title: str
    name: str
    line: str


MODULES: Mapping[str, Offered] = {
    "bridges": Offered(
        tr_noop("New game", "Bridges"),
        tr_noop("New game", "bridges"),
        tr_noop("New game", "Lead a road over a field, a city or even another road."),
    ),
    "castles": Offered(
        tr_noop("New game", "Castles"),
        tr_noop("New game", "castles"),
        tr_noop(
            "New game",
            "Turn a small town into a castle: it scores as much as the next "
            "feature completed beside it.",
        ),
    ),
    "bazaars": Offered(
        tr_noop("New game", "Bazaars"),
        tr_noop("New game", "bazaars"),
        tr_noop("New game", "A bazaar tile starts an auction: all bid points for the next tiles."),
    ),
}
"""Modules by the protocol's name, in its order."""
Asked = Mapping[str, Any]
"""A request for a game, or a state, which contains the same options."""
USUAL: Mapping[str, int] = {
    "auction": True,
    "small_city": 4,
    "occupied_castles": 0,
    "farmers": True,
    "bid_limit": 30,
}
"""The default values of the protocol's options."""
NEEDED: Mapping[str, str] = {
    "auction": "bazaars",
    "bid_limit": "bazaars",
    "occupied_castles": "castles",
}
"""The module that each option needs to have an effect."""
NEEDED_OPTION: Mapping[str, str] = {"bid_limit": "auction", "occupied_castles": "farmers"}
"""The option that each other option needs to have an effect."""
CHANGED: Mapping[str, str] = {
    "auction": tr_noop("New game", "no auctions"),
    "small_city": tr_noop("New game", "small towns for 2"),
    "occupied_castles": tr_noop("New game", "field points for occupied castles"),
    "farmers": tr_noop("New game", "no farmers"),
    "bid_limit": tr_noop("New game", "bids up to {value}"),
}
"""The text for each option with an unusual value."""


def module_title(module: str) -> str:
    """Return the title of a module: "Bridges"."""
    return tr("New game", MODULES[module].title)


def module_line(module: str) -> str:
    """Return its effect in a sentence."""
    return tr("New game", MODULES[module].line)


def modules_listed(modules: Sequence[str]) -> str:
    """Return several modules within a sentence: "bridges and castles"."""
    return join_with_and([tr("New game", MODULES[module].name) for module in modules])


def option_texts(asked: Asked) -> list[str]:
    """Return the unusual options of a game that have an effect: "no auctions"."""
    return [
        tr("New game", CHANGED[name], value=asked[name])
        for name, usual in USUAL.items()
        if name in asked and asked[name] != usual and matters(name, asked)
    ]


def matters(option: str, asked: Asked) -> bool:
    """Return whether an option has an effect with these modules: a limit of bids only with
    auctions, and field points of castles only with farmers."""
    module, option_before = NEEDED.get(option), NEEDED_OPTION.get(option)
    has_module = module is None or module in asked.get("modules", ())
    return has_module and (option_before is None or bool(asked.get(option_before, True)))
