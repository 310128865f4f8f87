"""Sealed bids as a second game of the window: what a game must bring at least to be asked for."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from types import ModuleType
from typing import Any

from PySide6.QtWidgets import QCheckBox, QVBoxLayout

from burgundy_qt.rules import registry
from burgundy_qt.rules.sealed_bids.sealed_bids_ruleset import NAME
from burgundy_qt.widgets.dialogs.game_panel import GamePanel
from burgundy_qt.widgets.dialogs.parts import SetupParts
from burgundy_qt.widgets.log.source import Source
from burgundy_qt.widgets.statistics.divisions import LEVEL, SEATS
from burgundy_qt.widgets.statistics.parts import StatisticsParts
from burgundy_qt.widgets.words.game_texts import GameTexts
from tests.contract import games

EMBLEM = "icons/people"


class BidsPanel(GamePanel):
    """Asks whether hands are dealt, and nothing of the seats."""

    order = "All bid at once."
    players = range(2, 4)

    def __init__(self) -> None:
        super().__init__()
        self.dealt = QCheckBox("Deal the hands")
        QVBoxLayout(self).addWidget(self.dealt)
        self.setFixedWidth(240)
        self.show_request({})

    @property
    def request(self) -> dict[str, Any]:
        return {"edition": "1", "dealt": self.dealt.isChecked()}

    def show_request(self, request: Mapping[str, Any]) -> None:
        self.dealt.setChecked(request.get("dealt") is not False)


SETUP = SetupParts(
    emblem=EMBLEM,
    panel=lambda _game: BidsPanel(),
    drawn=lambda line_up: line_up,
    is_measured=lambda _request: False,
    of_bots=lambda players: {"edition": "1", "players": players},
)
STATISTICS = StatisticsParts(
    sources=(Source("card", "Cards won", "Cards", letter="C"),),
    rare=(),
    divisions=(LEVEL, SEATS),
    kinds_told=lambda played: "open cards",
    game_told=lambda game: f"{game.points} points by bids",
    apart_told=lambda games: f"{games.games} games apart",
)


class BidsTexts(GameTexts):
    """Has a title, and plans of a word."""

    def title(self) -> str:
        return "Sealed Bids"

    def intent(self, action: Mapping[str, Any]) -> str:
        return str(action)


TEXTS = BidsTexts()


@contextmanager
def second_game(**parts: object) -> Iterator[str]:
    """Sealed bids is a game of the registry and brings texts and these parts and answers, the
    set-up if none are named; its name."""
    modules = {}
    for name, part in {"texts": TEXTS, **(parts or {"setup": SETUP})}.items():
        module = ModuleType(name)
        if name in registry.ANSWERS:
            module.ANSWER = part  # type: ignore[attr-defined]
            modules[f"burgundy_qt.{registry.ANSWERS[name].format('sealed_bids')}"] = module
        else:
            module.PARTS = part  # type: ignore[attr-defined]
            modules[f"burgundy_qt.widgets.games.sealed_bids.parts.{name}"] = module
    with games.registered(), ExitStack() as brought:
        for name, module in modules.items():
            sys.modules[name] = module
            brought.callback(sys.modules.pop, name)  # whatever else is imported meanwhile stays
        yield NAME
