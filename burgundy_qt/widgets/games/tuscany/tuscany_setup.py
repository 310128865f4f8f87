"""TuscanySetup: what is asked before a game of Tuscany begins. The shelf loads this module of every
game, so it is small: rules and panel are imported when they are needed."""

from __future__ import annotations

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.ruleset import GameObject
from burgundy_qt.widgets.new_game.game_setup import GamePanel, GameSetup


class TuscanySetup(GameSetup):
    """Answer for Tuscany."""

    emblem = "tuscany/icons/emblem"
    box_picture = "shelf/tuscany"

    def short_title(self) -> str:
        return tr("Window", "Tuscany")

    def tagline(self) -> str:
        return tr("New game", "Cards, tiles and three boards")

    def panel(self, described: GameObject) -> GamePanel:
        from burgundy_qt.widgets.games.tuscany.tuscany_panel import TuscanyPanel

        return TuscanyPanel(described["editions"][0])


ANSWER = TuscanySetup()
