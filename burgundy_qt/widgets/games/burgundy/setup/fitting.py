"""Which modules go with a game of its own, as the rules say, and why one does not, in a line."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.burgundy.protocol.requests import fits_together, game_of_its_own

DOES_NOT_GO: Mapping[str, str] = {
    "team": later("New game", "Does not go with the team game."),
    "solo": later("New game", "Does not go with the solo game."),
}


def games_of_their_own(modules: Sequence[str]) -> list[str]:
    """Those modules that are a game of their own: whoever plays one says so before choosing
    others."""
    return [module for module in modules if game_of_its_own([module])]


def in_play(offered: Sequence[str], wished: Collection[str], game: str) -> list[str]:
    """Those of the modules on offer that are played, where these are wished and this game of its
    own is, or "" none."""
    return [module for module in offered if module in wished and not why_not(module, game)]


def why_not(module: str, game: str) -> str:
    """Why the module cannot be chosen, in a sentence; "" where it can."""
    return "" if fits_together(module, [game, module]) else tr("New game", DOES_NOT_GO[game])
