"""The editions and their modules for a new game: a title, a line and a picture of each, and which
of them can be combined."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.burgundy.requests import fits_together, game_of_its_own
from burgundy_qt.widgets.phrases.wording import join_with_and


class Offered(NamedTuple):
    """A title, a line on the changes, and a sprite."""

    title: str
    line: str
    picture: str


MODULES: Mapping[str, Offered] = {
    "extra-tiles": Offered(
        tr_noop("New game", "Extra tiles"),
        tr_noop("New game", "Four more tiles: two knowledge tiles, a crane and geese."),
        "tiles/crane",
    ),
    "border-posts": Offered(
        tr_noop("New game", "Border posts"),
        tr_noop(
            "New game",
            "Special estates with three posts, which score points when your tiles connect them.",
        ),
        "posts/joined",
    ),
    "white-castles": Offered(
        tr_noop("New game", "White castles"),
        tr_noop(
            "New game",
            "Eight more buildings, each with an action of the white die, and a knowledge "
            "tile that scores them.",
        ),
        "tiles/white-castle",
    ),
    "inns": Offered(
        tr_noop("New game", "Inns"),
        tr_noop(
            "New game",
            "You can buy an inn in every phase. It fits any colour and makes its region larger.",
        ),
        "tiles/inn",
    ),
    "trade-routes": Offered(
        tr_noop("New game", "Trade routes"),
        tr_noop(
            "New game",
            "You place the goods that you sell along a route; the right goods earn a bonus.",
        ),
        "routes/space",
    ),
    "shields": Offered(
        tr_noop("New game", "Shields"),
        tr_noop(
            "New game",
            "Two equal dice win a shield for a castle: a lasting ability that costs tribute.",
        ),
        "shields/07",
    ),
    "team": Offered(
        tr_noop("New game", "Team game"),
        tr_noop(
            "New game",
            "Two against two: partners share one large estate, silver, workers and goods.",
        ),
        "pieces/team",
    ),
    "solo": Offered(
        tr_noop("New game", "Solo game"),
        tr_noop("New game", "You alone against the clock: cover your whole estate in 25 rounds."),
        "pieces/flag",
    ),
}
"""Modules by the protocol's name, in its order."""
EDITIONS: Mapping[str, Offered] = {
    "2011": Offered(
        tr_noop("New game", "Edition 2011"),
        tr_noop("New game", "The original game: estates 1 to 9."),
        "tiles/monastery-26-2011",
    ),
    "2019": Offered(
        tr_noop("New game", "Edition 2019"),
        tr_noop("New game", "Estates 1 to 10, three changed knowledge tiles, and modules."),
        "tiles/monastery-26",
    ),
}


def module_offered(name: str) -> Offered:
    """Return a translated module by the protocol's name."""
    return _spoken(MODULES[name])


def modules_listed(names: Iterable[str]) -> str:
    """Return modules in words, by the protocol's names: "Inns and Shields"."""
    return join_with_and([module_offered(name).title for name in names])


def edition_offered(edition: str) -> Offered:
    """Return a translated edition."""
    return _spoken(EDITIONS[edition])


def _spoken(what: Offered) -> Offered:
    return Offered(tr("New game", what.title), tr("New game", what.line), what.picture)


# The modules that fit a special game, as the rules say, and the reason why one does not, in a line.


DOES_NOT_GO: Mapping[str, str] = {
    "team": tr_noop("New game", "Cannot be combined with the team game."),
    "solo": tr_noop("New game", "Cannot be combined with the solo game."),
}


def games_of_their_own(modules: Sequence[str]) -> list[str]:
    """Return the modules that are special games. A player chooses such a game before other
    modules."""
    return [module for module in modules if game_of_its_own([module])]


def in_play(offered: Sequence[str], wished: Collection[str], game: str) -> list[str]:
    """Return the wished modules on offer that fit the special game `game`, or "" for the usual
    one."""
    return [module for module in offered if module in wished and not why_not(module, game)]


def why_not(module: str, game: str) -> str:
    """Return why the module cannot be chosen, in a sentence; "" if it can."""
    return "" if fits_together(module, [game, module]) else tr("New game", DOES_NOT_GO[game])
