"""The set-up of Tuscany. The shelf loads this module of every game, so it is small: it imports
rules and panel only when they are needed."""

from __future__ import annotations

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.ruleset import GameObject
from burgundy_qt.widgets.new_game.game_setup import GamePanel, GameSetup


class TuscanySetup(GameSetup):
    """The set-up of Tuscany."""

    emblem = "tuscany/icons/emblem"
    box_picture = "shelf/tuscany"
    players = (2, 4)
    has_hands = True

    def short_title(self) -> str:
        return tr("Window", "Tuscany")

    def tagline(self) -> str:
        return tr("New game", "Cards, tiles and three boards")

    def panel(self, described: GameObject) -> GamePanel:
        from burgundy_qt.widgets.games.tuscany.tuscany_panel import TuscanyPanel

        return TuscanyPanel(described["editions"][0])


ANSWER = TuscanySetup()
