"""Which modules fit so many seats and each other, as the rules say, and why one does not, in a line."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.burgundy.requests import fits_together, game_of_its_own, players_for

NEEDS: Mapping[str, str] = {
    "team": later("New game", "For four players only."),
    "solo": later("New game", "For one player only: remove the others."),
}
ALWAYS: Mapping[str, str] = {"solo": later("New game", "This is what one player always plays.")}
DOES_NOT_GO: Mapping[str, str] = {
    "team": later("New game", "Does not go with the team game."),
    "solo": later("New game", "Does not go with the solo game."),
}


def game_played(offered: Sequence[str], wished: Collection[str], seats: int) -> str:
    """The module that is a game of its own which is played so, "" where none is: the one wished, where it is for so
    many, or the only one that is for so few."""
    fitting = [module for module in offered if game_of_its_own([module]) and seats in players_for([module])]
    return next((module for module in fitting if module in wished or is_forced(module, seats)), "")


def is_forced(module: str, seats: int) -> bool:
    """Whether so many play this module whenever they play."""
    return bool(game_of_its_own([module])) and seats in players_for([module]) and seats not in players_for([])


def in_play(offered: Sequence[str], wished: Collection[str], seats: int) -> list[str]:
    """Those modules that are played, of all that are offered, where these are wished."""
    game = game_played(offered, wished, seats)
    return [module for module in offered if module == game or (module in wished and _is_open(module, game))]


def why_not(module: str, offered: Sequence[str], wished: Collection[str], seats: int) -> str:
    """Why the module cannot be chosen, or not be left out, in a sentence; "" where it is for the person to say."""
    game = game_played(offered, wished, seats)
    if is_forced(module, seats):
        return tr("New game", ALWAYS[module])
    if game_of_its_own([module]):
        return "" if seats in players_for([module]) else tr("New game", NEEDS[module])
    return "" if fits_together(module, [game, module]) else tr("New game", DOES_NOT_GO[game])


def _is_open(module: str, game: str) -> bool:
    return not game_of_its_own([module]) and fits_together(module, [game, module])
