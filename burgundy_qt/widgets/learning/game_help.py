"""GameHelp: what a game brings to the rules that are read beside it, and to the way through its
first game.

A game answers with an object, `ANSWER` in widgets/games/GAME/GAME_help.py, whose class derives from
this one. The pages themselves are Markdown, in assets/rules/GAME/LANGUAGE; docs/rules-pages.md says
what they may ask for. They are read again when language or keys change, so all words are those of
now.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, cast

from burgundy_qt.rules.registry import answer_of
from burgundy_qt.rules.ruleset import KnownState
from burgundy_qt.widgets.sprites.slots import Slot

if TYPE_CHECKING:
    from burgundy_qt.widgets.learning.blocks import Entry, Table
    from burgundy_qt.widgets.learning.figures.parts import Part
    from burgundy_qt.widgets.learning.first_game import FirstGame

State = TypeVar("State", bound=KnownState)


class GameHelp(ABC, Generic[State]):
    """Answer for a game."""

    entries: ClassVar[Mapping[str, Callable[[str], Entry]]] = {}
    """By kind, of `![](KIND:NAME)` the thing of that name: its picture and what the table says
    about it."""
    tables: ClassVar[Mapping[str, Callable[[], Table]]] = {}
    """Of `![](table:NAME)`, beside those of every game (learning/tables.py)."""
    figures: ClassVar[Mapping[str, Callable[[], Part]]] = {}
    """Of `![Caption](figure:NAME)` what is drawn (learning/figures/parts.py has what most are put
    together from)."""
    first_game: ClassVar[FirstGame | None] = None
    """Where somebody new is led through a game of this kind."""

    @abstractmethod
    def facts(self) -> Mapping[str, str]:
        """Return the numbers of the rules that a page quotes, by the name that stands there:
        "{castles}"."""

    @abstractmethod
    def topic_of(self, spot: Slot, state: State) -> str:
        """Return the page, or "page#place", about a spot of the table as it stands: there is one
        for every spot."""


def help_of(game: str) -> GameHelp[Any]:
    """Return what the game of this name answers."""
    return cast(GameHelp[Any], answer_of("help", game))
