"""Sealed bids as a second game of the window: what a game must bring at least to be asked for."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from types import ModuleType
from typing import Any

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QCheckBox, QVBoxLayout

from burgundy_qt.rules import registry
from burgundy_qt.rules.sealed_bids.sealed_bids_ruleset import NAME
from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.session.statistics.finished_game import GameClass
from burgundy_qt.session.statistics.summary import PlayedGame
from burgundy_qt.widgets.log.game_archive import GameArchive, archive_of
from burgundy_qt.widgets.log.game_log import PointSource
from burgundy_qt.widgets.new_game.game_setup import GamePanel, GameSetup, setup_of
from burgundy_qt.widgets.phrases.game_texts import GameTexts
from burgundy_qt.widgets.theme import sprite_files
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


class BidsSetup(GameSetup):
    """The set-up of sealed bids: by a panel that `kind` makes."""

    emblem = EMBLEM

    def __init__(self, kind: Callable[[], GamePanel] = BidsPanel) -> None:
        self.kind = kind

    def panel(self, described: Mapping[str, Any]) -> GamePanel:
        return self.kind()

    def is_measured(self, request: Mapping[str, Any]) -> bool:
        return False


class BidsArchive(GameArchive):
    """Games of sealed bids that were played: an emblem stands for each."""

    def thumbnail_key(self, card: GameCard) -> str:
        return EMBLEM

    def draw_thumbnail(self, key: str, look: str, width: int, dpr: float) -> QPixmap:
        return sprite_files.pixmap(key, width, dpr)

    def card_place(self, card: GameCard) -> str:
        return ""

    def card_deal(self, card: GameCard) -> str:
        return "open cards"

    def sources(self) -> Sequence[PointSource]:
        return (PointSource("card", "Cards won", "Cards", letter="C"),)

    def editions_line(self, played: Sequence[PlayedGame]) -> str:
        return "open cards"

    def game_line(self, game: PlayedGame) -> str:
        return f"{game.points} points by bids"

    def team_or_solo_line(self, games: GameClass) -> str:
        return f"{games.games} games apart"


SETUP, ARCHIVE = BidsSetup(), BidsArchive()


class BidsTexts(GameTexts):
    """Has a title, and plans of a word."""

    def title(self) -> str:
        return "Sealed Bids"

    def intent(self, action: Mapping[str, Any]) -> str:
        return str(action)


TEXTS = BidsTexts()


@contextmanager
def second_game(**answers: object) -> Iterator[str]:
    """Sealed bids is a game of the registry and answers with texts and these, by their roles, the
    set-up if none are named; its name."""
    modules = {}
    for name, answer in {"texts": TEXTS, **(answers or {"setup": SETUP})}.items():
        module = ModuleType(name)
        module.ANSWER = answer  # type: ignore[attr-defined]
        modules[f"burgundy_qt.{registry.ANSWERS[name].format('sealed_bids')}"] = module
    with games.registered(), ExitStack() as brought:
        for loader in (setup_of, archive_of):
            brought.callback(loader.cache_clear)
        for name, module in modules.items():
            sys.modules[name] = module
            brought.callback(sys.modules.pop, name)  # whatever else is imported meanwhile stays
        yield NAME
