"""GameArchive: what the library, the challenges and the statistics ask of a game about games that
were played: the picture on a card, what is told beside it, and how finished games are told apart.

A game answers with an object, `ANSWER` in widgets/games/GAME/GAME_archive.py, whose class derives
from this one and overrides only what differs from here. It is a class beside GameSetup because they
load at different times: the shelf asks every game for its set-up before the first frame, while a
card needs the rules and the pictures of its own game alone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, cast

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr
from burgundy_qt.rules.registry import answer_of
from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.session.statistics.finished_game import local_date
from burgundy_qt.widgets.log.game_log import PointSource
from burgundy_qt.widgets.phrases.wording import join_with_and, points_text
from burgundy_qt.widgets.theme.palette import Palette

if TYPE_CHECKING:  # no card waits for what only the statistics need
    from burgundy_qt.session.statistics.finished_game import GameClass
    from burgundy_qt.session.statistics.summary import PlayedGame

Part = str | int | None


@dataclass(frozen=True)
class Division:
    """One way of telling the games apart, a row for each part."""

    key: str
    """Its name among the views of a Summary."""
    title: str
    """Its name in English; it is said in the language that is spoken."""
    told: Callable[[Part], str]
    """A part in words: "Squire", "Estate 6 (2019)"."""
    picture: Callable[[Part, Palette, float], QPixmap] | None = None
    """What stands before them in a theme, for a pixel ratio."""


class GameArchive(ABC):
    """Answer for a game. No card here is one of a file that cannot be read."""

    rare_sources: ClassVar[Collection[str]] = ()
    """The keys of the sources that are told only where they have brought something."""
    has_solo_figures: ClassVar[bool] = False
    """Whether the statistics show more of games alone than a sentence: `solo_figures`."""

    @abstractmethod
    def thumbnail_key(self, card: GameCard) -> Hashable:
        """Return what the picture of a game shows; two games of which this is equal have the same
        picture."""

    @abstractmethod
    def draw_thumbnail(self, key: Any, look: str, width: int, dpr: float) -> QPixmap:
        """Draw what a key tells: in the theme called `look`, at most so many pixels wide, for a
        pixel ratio."""

    @abstractmethod
    def card_place(self, card: GameCard) -> str:
        """Return how far a running game has come: "Phase B, round 3"; "" while it is set up."""

    @abstractmethod
    def card_deal(self, card: GameCard) -> str:
        """Return what is played: "Edition 2019, Inns"."""

    def found_by(self, card: GameCard) -> Sequence[str]:
        """Return more words that a search finds the game by."""
        return (self.card_deal(card),)

    def solo_figure(self, card: GameCard) -> str:
        """Return what one who plays alone has come to: "12 of 37 spaces"."""
        return points_text(card.points[0])

    def solo_result(self, card: GameCard) -> str:
        """Return what became of a game alone that is over: "Won", "Lost: 3 spaces left"."""
        return self.solo_figure(card)

    @abstractmethod
    def sources(self) -> Sequence[PointSource]:
        """Return where points come from, in the order in which the ledger keeps them."""

    def divisions(self) -> Sequence[Division]:
        """Return the ways of telling its games apart that only this game has."""
        return ()

    def editions_line(self, played: Sequence[PlayedGame]) -> str:
        """Return what was played in these games: "editions 2011 and 2019"."""
        editions = sorted({game.edition for game in played})
        return tr("Statistics", "edition {edition}", edition=join_with_and(editions))

    def game_line(self, game: PlayedGame) -> str:
        """Return one game in a line: "12 March 2026: 83 points, won by 7"."""
        return tr(
            "Statistics",
            "{date}: {points}, {outcome}",
            date=formats.day(local_date(game.began)),
            points=points_text(game.points),
            outcome=outcome(game),
        )

    def team_or_solo_line(self, games: GameClass) -> str:
        """Return games whose points are not those of others, in a sentence; "" where there are
        none."""
        return ""

    def solo_figures(self, games: Sequence[PlayedGame]) -> QWidget:
        """Return what is shown of games that were played alone, in their order; nothing unless the
        game `has_solo_figures`."""
        return QWidget()


@cache
def archive_of(game: str) -> GameArchive:
    """Return what the game of this name answers."""
    return cast(GameArchive, answer_of("archive", game))


def first_seat(card: GameCard) -> int:
    """Return the seat whose board stands for a game: its first person's, else the winner's."""
    people = [seat for seat, plan in enumerate(card.seats) if plan.is_person]
    return people[0] if people else card.places.index(1) if card.is_finished else 0


def outcome(game: PlayedGame) -> str:
    """Return how a game ended: "won by 7", "lost by 12", "won the tie", "shared the victory"."""
    has_won = game.place == 1
    if has_won and game.is_shared:
        return tr("Statistics", "shared the victory")
    if game.lead == 0:
        return tr("Statistics", "won the tie") if has_won else tr("Statistics", "lost the tie")
    if has_won:
        return tr("Statistics", "won by {n}", n=game.lead)
    return tr("Statistics", "lost by {n}", n=-game.lead)
