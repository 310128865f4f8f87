"""Sealed Bids as a second game of the window, for tests that need other answers than its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from importlib import import_module
from typing import Any
from unittest.mock import patch

from burgundy_qt.rules import registry
from burgundy_qt.rules.ruleset import GameObject
from burgundy_qt.rules.sealed_bids.sealed_bids_ruleset import NAME
from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.session.statistics.finished_game import GameClass
from burgundy_qt.session.statistics.summary import PlayedGame
from burgundy_qt.widgets.games.sealed_bids.sealed_bids_archive import SealedBidsArchive
from burgundy_qt.widgets.games.sealed_bids.sealed_bids_panel import SealedBidsPanel
from burgundy_qt.widgets.games.sealed_bids.sealed_bids_setup import SealedBidsSetup
from burgundy_qt.widgets.log.game_archive import archive_of
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.new_game.game_setup import GamePanel, setup_of
from tests.contract import games


class BidsPanel(SealedBidsPanel):
    """A panel for three players at most, fewer than in Burgundy."""

    players = range(2, 4)


class BidsSetup(SealedBidsSetup):
    """The set-up of Sealed Bids, with a panel of a `kind`."""

    def __init__(self, kind: Callable[[GameObject], GamePanel] = BidsPanel) -> None:
        self.kind = kind

    def panel(self, described: Mapping[str, Any]) -> GamePanel:
        return self.kind(described["editions"][0])


class BidsArchive(SealedBidsArchive):
    """Has its own words for everything that a game may word."""

    def card_deal(self, card: GameCard) -> str:
        return "open cards"

    def editions_line(self, played: Sequence[PlayedGame]) -> str:
        return "open cards"

    def game_line(self, game: PlayedGame) -> str:
        return f"{game.points} points by bids"

    def team_or_solo_line(self, games: GameClass) -> str:
        return f"{games.games} games apart"


SETUP, ARCHIVE = BidsSetup(), BidsArchive()
LOADERS = setup_of, archive_of, log_of
"""The functions that cache a game's answers."""


@contextmanager
def second_game(**answers: object) -> Iterator[str]:
    """Register Sealed Bids with these answers, by role, instead of its own. Yield its name.

    Without answers its panel is for three players at most.
    """
    with games.registered(), ExitStack() as brought:
        for loader in LOADERS:
            loader.cache_clear()
            brought.callback(loader.cache_clear)
        for role, answer in (answers or {"setup": SETUP}).items():
            place, _, name = registry.ANSWERS[role].format("sealed_bids").partition(":")
            module = import_module(f"burgundy_qt.{place}")
            brought.enter_context(patch.object(module, name or "ANSWER", answer))
        yield NAME
