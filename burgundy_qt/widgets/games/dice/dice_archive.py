"""Finished dice games on cards and in the statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6 import QtGui, QtWidgets

from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.session.statistics.finished_game import local_date
from burgundy_qt.widgets.games.dice import dice_texts, duchy_picture
from burgundy_qt.widgets.log.game_archive import (
    AchievementText,
    GameArchive,
    GroupBy,
    Part,
    first_seat,
    outcome,
)
from burgundy_qt.widgets.log.game_log import PointSource
from burgundy_qt.widgets.phrases.wording import join_with_and, points_text
from burgundy_qt.widgets.theme.palette import palette_named

if TYPE_CHECKING:  # cards do not wait for this import
    from burgundy_qt.session.statistics import finished_game, summary


TRAITS: Mapping[str, str] = {
    "board": tr_noop("Explorer", "Duchy"),
    "castle": tr_noop("Explorer", "Start castle"),
    "castles": tr_noop("Explorer", "Castles"),
    "bonuses": tr_noop("Explorer", "Colour bonuses"),
    "first-bonus": tr_noop("Explorer", "First colour bonus"),
}


ACHIEVEMENTS: Mapping[str, AchievementText] = {
    "sheets": AchievementText(
        tr_noop("Achievements", "Four duchies"),
        tr_noop("Achievements", "Win on each of the duchies A to D."),
        "dice-game/icons/emblem",
    ),
    "bonuses": AchievementText(
        tr_noop("Achievements", "First everywhere"),
        tr_noop("Achievements", "Be the first to complete each colour."),
        "dice-game/values/mine-first",
    ),
    "alone-60": AchievementText(
        tr_noop("Achievements", "Sixty alone"),
        tr_noop("Achievements", "Score 60 points or more in a solo game."),
        "dice-game/dice/hourglass-1",
    ),
    "alone-70": AchievementText(
        tr_noop("Achievements", "Seventy alone"),
        tr_noop("Achievements", "Score 70 points or more in a solo game."),
        "dice-game/dice/hourglass-2",
    ),
    "points-70": AchievementText(
        tr_noop("Achievements", "Seventy"),
        tr_noop("Achievements", "Win with 70 points or more."),
        "dice-game/dice/colour-castle",
    ),
    "firsts": AchievementText(
        tr_noop("Achievements", "Three firsts"),
        tr_noop("Achievements", "Get three first bonuses in one game."),
        "dice-game/values/river-first",
    ),
    "covered": AchievementText(
        tr_noop("Achievements", "Well filled"),
        tr_noop("Achievements", "Mark 31 spaces or more."),
        "dice-game/pieces/pencil",
    ),
    "region": AchievementText(
        tr_noop("Achievements", "Great town"),
        tr_noop("Achievements", "Score 13 points or more with one region."),
        "dice-game/dice/colour-town",
    ),
    "sale": AchievementText(
        tr_noop("Achievements", "Good trade"),
        tr_noop("Achievements", "Sell three goods at once."),
        "dice-game/pieces/goods",
    ),
}


class SheetOnCard(NamedTuple):
    """A sheet, with marks on the spaces in `marked` ("1.2 2.3")."""

    sheet: str
    marked: str


class DiceArchive(GameArchive):
    """The archive of the Dice Game: the picture of a game is a duchy, and solo games have their own
    part of the statistics."""

    has_solo_figures = True
    traits = TRAITS
    achievements = ACHIEVEMENTS

    def thumbnail_key(self, card: GameCard) -> SheetOnCard:
        return SheetOnCard(card.summary["sheet"], card.summary["marked"][first_seat(card)])

    def draw_thumbnail(self, key: SheetOnCard, look: str, width: int, dpr: float) -> QtGui.QPixmap:
        return duchy_picture.duchy_pixmap(
            key.sheet, palette_named(look), width, dpr, key.marked.split()
        )

    def card_place(self, card: GameCard) -> str:
        phase, number = card.summary["phase"], card.summary["round"]
        if not phase:
            return ""
        return tr("Dice table", "Phase {phase}, round {round}", phase=phase, round=number)

    def card_deal(self, card: GameCard) -> str:
        """Return the game and its sheet: "Dice Game, duchy A"."""
        return tr("Library", "Dice Game, duchy {sheet}", sheet=card.summary["sheet"])

    def solo_result(self, card: GameCard) -> str:
        """Return the verdict on the points of a solo game."""
        text = dice_texts.verdict_of(card.points[0])
        return (
            dice_texts.verdict_name(text)
            if text
            else tr("Library", "Not good yet", "points of a game alone")
        )

    def sources(self) -> Sequence[PointSource]:
        return dice_texts.SOURCES

    def divisions(self) -> Sequence[GroupBy]:
        # cards do not wait for this import
        from burgundy_qt.widgets.games.dice.solo_results import sheet_name, small_sheet

        return (
            GroupBy("estate", tr_noop("Statistics", "duchy"), sheet_name, small_sheet),
            GroupBy("setup", tr_noop("Statistics", "set-up"), setup_name),
        )

    def editions_line(self, played: Sequence[summary.PlayedGame]) -> str:
        """Return the sheets of these games: "duchy A", "duchies A and C"."""
        sheets = sorted({game.estate for game in played})
        if len(sheets) == 1:
            return tr("Statistics", "duchy {sheet}", sheet=sheets[0])
        return tr("Statistics", "duchies {sheets}", sheets=join_with_and(sheets))

    def game_line(self, game: summary.PlayedGame) -> str:
        """Return one game in a line: "12 March 2026: 63 points, won by 7, duchy A"."""
        return tr(
            "Statistics",
            "{date}: {points}, {outcome}, duchy {sheet}",
            date=formats.day(local_date(game.began)),
            points=points_text(game.points),
            outcome=outcome(game),
            sheet=game.estate,
        )

    def trait_text(self, trait: str, value: str) -> str:
        """Return a bonus, spaces of a colour, or a number."""
        match trait:
            case "castle":
                return dice_texts.bonus_name(value) if value in dice_texts.BONUSES else value
            case "first-bonus":
                return dice_texts.kinds_name(value)
        return super().trait_text(trait, value)

    def part_text(self, name: str, part: str) -> str:
        return dice_texts.kinds_name(part) if name == "bonuses" else self.board_text(part)

    def board_text(self, board: str) -> str:
        return tr("Statistics", "duchy {sheet}", sheet=board)

    def piece_text(self, piece: str) -> str:
        return dice_texts.kind_name(piece) if piece else ""

    def team_or_solo_line(self, games: finished_game.GameClass) -> str:
        """Return the number of solo games; `solo_figures` shows their results."""
        return tr("Statistics", "{n} solo game(s).", n=games.games)

    def solo_figures(self, games: Sequence[summary.PlayedGame]) -> QtWidgets.QWidget:
        from burgundy_qt.widgets.games.dice.solo_results import GamesAlone  # as above

        return GamesAlone(games)


def setup_name(part: Part) -> str:
    """Return the rule for start castles: "All different"."""
    return (
        tr("New game", dice_texts.SETUPS[str(part)][0]) if part in dice_texts.SETUPS else str(part)
    )


ANSWER = DiceArchive()
