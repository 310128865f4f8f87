"""GameArchive: how played games appear in the library, the challenges and the statistics.

It draws the picture on a card, words the text beside it, and sorts finished games into groups.

A game answers with an object, `ANSWER` in widgets/games/GAME/GAME_archive.py, whose class derives
from this one and overrides only what differs from here. It is separate from GameSetup because they
load at different times. The game shelf needs the set-up of every game before the first frame; a
card needs the rules and pictures of one game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, cast

from PySide6 import QtGui, QtWidgets

from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.registry import answer_of
from burgundy_qt.session.game_profile import WHOLE
from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.session.statistics.achievements import Reached, achievements_of
from burgundy_qt.session.statistics.finished_game import local_date
from burgundy_qt.widgets.log.game_log import PointSource
from burgundy_qt.widgets.phrases import wording
from burgundy_qt.widgets.theme.palette import Palette

if TYPE_CHECKING:  # a card loads without the modules of the statistics
    from burgundy_qt.session.statistics import finished_game, summary

Part = str | int | None
TRAITS: Mapping[str, str] = {
    "level": tr_noop("Explorer", "Level"),
    "order": tr_noop("Explorer", "Turn order"),
    "first-turn": tr_noop("Explorer", "First turn"),
}
"""The titles of the traits that several games have."""
ACTIONS: Mapping[str, str] = {
    "take": tr_noop("Explorer", "take {piece}"),
    "place": tr_noop("Explorer", "place {piece}"),
    "buy": tr_noop("Explorer", "buy {piece}"),
    "mark": tr_noop("Explorer", "mark {piece}"),
    "workers": tr_noop("Explorer", "take workers"),
    "worker": tr_noop("Explorer", "take a worker"),
    "sell": tr_noop("Explorer", "sell goods"),
    "draw": tr_noop("Explorer", "draw cards"),
    "nothing": tr_noop("Explorer", "nothing"),
}
"""The actions of a first turn."""


@dataclass(frozen=True)
class GroupBy:
    """A way to group games, with a row for each group."""

    key: str
    """Its name among the views of a Summary."""
    title: str
    """Its name in English; it is said in the language that is spoken."""
    text_of_part: Callable[[Part], str]
    """A part in words: "Squire", "Estate 6 (2019)"."""
    picture: Callable[[Part, Palette, float], QtGui.QPixmap] | None = None
    """What stands before them in a theme, for a pixel ratio."""


class AchievementText(NamedTuple):
    """The title of an achievement, how to reach it, and its sprite; the texts are English until
    they are said."""

    title: str
    sentence: str
    sprite: str


ACHIEVEMENTS: Mapping[str, AchievementText] = {
    "first-win": AchievementText(
        tr_noop("Achievements", "First victory"),
        tr_noop("Achievements", "Win a game against others."),
        "icons/cup",
    ),
    "knight": AchievementText(
        tr_noop("Achievements", "Knight beaten"),
        tr_noop("Achievements", "Win a game with a Knight in it."),
        "pieces/crest-1+people/knight",
    ),
    "duke": AchievementText(
        tr_noop("Achievements", "Duke beaten"),
        tr_noop("Achievements", "Win a game with a Duke in it."),
        "pieces/crest-4+people/duke",
    ),
    "full-table": AchievementText(
        tr_noop("Achievements", "Full table"),
        tr_noop("Achievements", "Win against three or more others."),
        "icons/people",
    ),
    "narrow": AchievementText(
        tr_noop("Achievements", "By a hair"),
        tr_noop("Achievements", "Win by one point, or win a tie."),
        "pieces/crest-2+people/hare",
    ),
    "unaided": AchievementText(
        tr_noop("Achievements", "All by yourself"),
        tr_noop("Achievements", "Win a game that is played without the program's help."),
        "pieces/crest-3+people/owl",
    ),
}
"""The achievements that every game has, by name."""


class GameArchive(ABC):
    """The archive of a game. Its methods never receive the card of an unreadable file."""

    rare_sources: ClassVar[Collection[str]] = ()
    """The keys of the sources that are told only where they have brought something."""
    has_solo_figures: ClassVar[bool] = False
    """Whether the statistics show more of games alone than a sentence: `solo_figures`."""

    @abstractmethod
    def thumbnail_key(self, card: GameCard) -> Hashable:
        """Return a key for the picture of a game; games with equal keys have the same picture."""

    @abstractmethod
    def draw_thumbnail(self, key: Any, look: str, width: int, dpr: float) -> QtGui.QPixmap:
        """Draw the picture of a key in the theme `look`, at most `width` pixels wide, for the
        pixel ratio `dpr`."""

    @abstractmethod
    def card_place(self, card: GameCard) -> str:
        """Return how far a running game is: "Phase B, round 3"; "" during the set-up."""

    @abstractmethod
    def card_deal(self, card: GameCard) -> str:
        """Return the variant that is played: "Edition 2019, Inns"."""

    def found_by(self, card: GameCard) -> Sequence[str]:
        """Return further words that a search finds the game by."""
        return (self.card_deal(card),)

    def solo_figure(self, card: GameCard) -> str:
        """Return the result of a solo game as a figure: "12 of 37 spaces"."""
        return wording.points_text(card.points[0])

    def solo_result(self, card: GameCard) -> str:
        """Return the outcome of a finished solo game: "Won", "Lost: 3 spaces left"."""
        return self.solo_figure(card)

    @abstractmethod
    def sources(self) -> Sequence[PointSource]:
        """Return the sources of points, in the order in which the ledger stores them."""

    def divisions(self) -> Sequence[GroupBy]:
        """Return the ways to group games that only this game has."""
        return ()

    def editions_line(self, played: Sequence[summary.PlayedGame]) -> str:
        """Return the editions of these games: "editions 2011 and 2019"."""
        editions = sorted({game.edition for game in played})
        return tr("Statistics", "edition {edition}", edition=wording.join_with_and(editions))

    def game_line(self, game: summary.PlayedGame) -> str:
        """Return one game in a line: "12 March 2026: 83 points, won by 7"."""
        return tr(
            "Statistics",
            "{date}: {points}, {outcome}",
            date=formats.day(local_date(game.began)),
            points=wording.points_text(game.points),
            outcome=outcome(game),
        )

    def team_or_solo_line(self, games: finished_game.GameClass) -> str:
        """Return a sentence about team and solo games, whose points cannot be compared, or ""
        without any."""
        return ""

    traits: ClassVar[Mapping[str, str]] = {}
    """The titles of the traits that only this game has (GameTraits), in English."""

    def trait_title(self, trait: str) -> str:
        """Return a trait of games as a heading: "Estate"."""
        return tr("Explorer", {**TRAITS, **self.traits}[trait])

    def trait_text(self, trait: str, value: str) -> str:
        """Return a value of a trait: "Squire", "take ship, place castle"."""
        if trait == "level":
            return people_or_level(value)
        if trait == "first-turn":
            return wording.join_with_commas([self.action_text(word) for word in value.split("+")])
        return formats.whole(int(value)) if value.isdigit() else value

    def action_text(self, word: str) -> str:
        """Return an action of a first turn: "take ship"."""
        kind, _, piece = word.partition(":")
        return tr("Explorer", ACTIONS[kind], piece=self.piece_text(piece))

    def piece_text(self, piece: str) -> str:
        """Return the name of a kind of pieces: "ship"."""
        return piece

    def module_text(self, module: str) -> str:
        """Return the title of a module."""
        return module

    achievements: ClassVar[Mapping[str, AchievementText]] = {}
    """The achievements that only this game has (GameProfile), by name."""

    def achievement_text(self, name: str) -> AchievementText:
        """Return an achievement in words."""
        title, sentence, sprite = {**ACHIEVEMENTS, **self.achievements}[name]
        return AchievementText(tr("Achievements", title), tr("Achievements", sentence), sprite)

    def part_text(self, name: str, part: str) -> str:
        """Return a part of an achievement in words: "estate 6"."""
        return part

    def board_text(self, board: str) -> str:
        """Return a board in the middle of a sentence: "estate 6"; "" for no special one."""
        return board

    def solo_figures(self, games: Sequence[summary.PlayedGame]) -> QtWidgets.QWidget:
        """Return a widget about these solo games, in their order; it is empty unless the game
        `has_solo_figures`."""
        return QtWidgets.QWidget()


def people_or_level(level: str) -> str:
    """Return who played: "Squire", "People", "Added engines"."""
    if level == "person":
        return tr("Explorer", "People")
    return tr("Explorer", "Added engines") if level == "engine" else wording.level_title(level)


@cache
def archive_of(game: str) -> GameArchive:
    """Return the archive of the game of this name."""
    return cast(GameArchive, answer_of("archive", game))


def reached_line(game: str, reached: Sequence[Reached]) -> str:
    """Return what somebody has reached for the first time, in a line: "Full pasture, All colours
    (ship)"."""
    archive, titles = archive_of(game), []
    for name in (each.name for each in achievements_of(game)):
        parts = [part for found, part in reached if found == name]
        texts = [archive.part_text(name, part) for part in parts if part != WHOLE]
        if parts:
            aside = f" ({wording.join_with_commas(texts)})" if texts else ""
            titles.append(archive.achievement_text(name).title + aside)
    return wording.join_with_commas(titles)


def first_seat(card: GameCard) -> int:
    """Return the seat whose board the picture shows: the first person's, else the winner's."""
    people = [seat for seat, plan in enumerate(card.seats) if plan.is_person]
    return people[0] if people else card.places.index(1) if card.is_finished else 0


def outcome(game: summary.PlayedGame) -> str:
    """Return how a game ended: "won by 7", "lost by 12", "won the tie", "shared the victory"."""
    has_won = game.place == 1
    if has_won and game.is_shared:
        return tr("Statistics", "shared the victory")
    if game.lead == 0:
        return tr("Statistics", "won the tie") if has_won else tr("Statistics", "lost the tie")
    if has_won:
        return tr("Statistics", "won by {n}", n=game.lead)
    return tr("Statistics", "lost by {n}", n=-game.lead)
