"""What a card tells of a game of Burgundy: phase and round, edition and modules, and the spaces of
a solo game."""

from __future__ import annotations

from collections.abc import Iterable

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.burgundy.protocol.names import estate_cells
from burgundy_qt.rules.burgundy.protocol.requests import game_of_its_own
from burgundy_qt.session.games.burgundy_profile import covered as covered_by
from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.widgets.games.burgundy.words.module_titles import MODULES, module_offered
from burgundy_qt.widgets.words.wording import chained


def place(card: GameCard) -> str:
    """How far a game has come: "Phase B, round 3"; "" while it is set up."""
    phase, number = card.summary["phase"], card.summary["round"]
    return tr("Library", "Phase {phase}, round {round}", phase=phase, round=number) if phase else ""


def deal(card: GameCard) -> str:
    """The edition of the game and what was added: "Edition 2011", "Edition 2019, Inns", "Edition
    2019, 3 modules"; a team game and a solo game say their edition by themselves: "Team game, 1
    module"."""
    game = game_of_its_own(card.modules)
    told = titles([game]) or [edition(card)]
    others = [module for module in card.modules if module != game]
    if len(others) > 1 or (game and others):
        return chained([*told, tr("Library", "{n} module(s)", n=len(others))])
    return chained([*told, *titles(others)])


def edition(card: GameCard) -> str:
    """The edition alone: "Edition 2019"."""
    return tr("Library", "Edition {edition}", edition=card.edition)


def titles(modules: Iterable[str]) -> list[str]:
    """The titles of modules, as far as they are known here."""
    return [module_offered(module).title for module in modules if module in MODULES]


def found_by(card: GameCard) -> list[str]:
    """The estates, the edition and every module."""
    estates = [
        tr("Library", "estate {estate}", estate=estate)
        for estate in card.summary["estates"]
        if estate
    ]
    return [*estates, edition(card), *titles(card.modules)]


def covered(card: GameCard) -> str:
    """How many spaces are covered: "12 of 37 spaces"."""
    return tr(
        "Library",
        "{covered} of {all} spaces",
        covered=covered_by(card.summary, 0),
        all=spaces(card),
    )


def ended_alone(card: GameCard) -> str:
    """That a solo game is won, or how many spaces are left: "Lost: 3 spaces left"."""
    if card.places[0] == 1:
        return tr("Library", "Won", "a solo game")
    return tr("Library", "Lost: {n} space(s) left", n=spaces(card) - covered_by(card.summary, 0))


def spaces(card: GameCard) -> int:
    """How many spaces the first estate has; those covered where the edition is not known here."""
    try:
        return len(estate_cells(card.edition, card.summary["estates"][0]))
    except ValueError:
        return covered_by(card.summary, 0)
