"""Finished games of Tuscany on cards and in the statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtGui import QPixmap

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.tuscany.catalogue import read
from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.widgets.games.tuscany import tuscany_texts
from burgundy_qt.widgets.games.tuscany.duchy_picture import duchy_picture
from burgundy_qt.widgets.log.game_archive import (
    AchievementText,
    GameArchive,
    GroupBy,
    Part,
    first_seat,
)
from burgundy_qt.widgets.log.game_log import PointSource
from burgundy_qt.widgets.phrases.wording import join_with_commas
from burgundy_qt.widgets.theme import palette, sprite_files

EMBLEM = "tuscany/icons/emblem"
EMBLEM_SHARE = 0.5
"""The share of the width for the emblem, which replaces a duchy before it is arranged."""
USUAL = "secret"


TRAITS: Mapping[str, str] = {
    "bonus-tile": tr_noop("Explorer", "First bonus tile"),
    "first-tile": tr_noop("Explorer", "First tile (duchy)"),
    "board": tr_noop("Explorer", "Boards"),
    "layout": tr_noop("Explorer", "Layout"),
    "order-of-boards": tr_noop("Explorer", "Order of the boards"),
    "castles": tr_noop("Explorer", "Castles placed"),
    "monasteries": tr_noop("Explorer", "Monasteries"),
    "carts": tr_noop("Explorer", "Carts"),
    "inns": tr_noop("Explorer", "Inns"),
    "phases": tr_noop("Explorer", "Phases ended"),
}
LAYOUTS: Mapping[str, str] = {
    "down,down": tr_noop("Explorer", "each board lower"),
    "down,up": tr_noop("Explorer", "lower, then higher"),
    "up,down": tr_noop("Explorer", "higher, then lower"),
    "up,up": tr_noop("Explorer", "each board higher"),
}
"""From board to board, from left to right."""


ACHIEVEMENTS: Mapping[str, AchievementText] = {
    "boards": AchievementText(
        tr_noop("Achievements", "Every board"),
        tr_noop("Achievements", "Win with each of the twelve boards."),
        "tuscany/tiles/castle",
    ),
    "bonuses": AchievementText(
        tr_noop("Achievements", "First in every colour"),
        tr_noop("Achievements", "Get the larger bonus of each colour."),
        "tuscany/bonus/inn-first",
    ),
    "points-100": AchievementText(
        tr_noop("Achievements", "One hundred"),
        tr_noop("Achievements", "Win with 100 points or more."),
        "tuscany/icons/emblem",
    ),
    "phases": AchievementText(
        tr_noop("Achievements", "Clockmaker"),
        tr_noop("Achievements", "End all three phases yourself."),
        "tuscany/pieces/sun",
    ),
    "covered": AchievementText(
        tr_noop("Achievements", "Filled duchy"),
        tr_noop("Achievements", "Cover 22 spaces of your duchy or more."),
        "tuscany/tiles/village",
    ),
    "regions": AchievementText(
        tr_noop("Achievements", "Two great regions"),
        tr_noop("Achievements", "Complete two regions worth 6 points in one game."),
        "tuscany/tiles/agriculture-grain",
    ),
    "colours": AchievementText(
        tr_noop("Achievements", "Six bonuses"),
        tr_noop("Achievements", "Get the bonus of six colours in one game."),
        "tuscany/tiles/cart",
    ),
    "yields": AchievementText(
        tr_noop("Achievements", "Rich harvest"),
        tr_noop("Achievements", "Get eight yield cards in one game."),
        "tuscany/yields/back",
    ),
}


class DuchyOnCard(NamedTuple):
    """The arrangement of a duchy's boards, "B1,A3*,C2 down,up", "" before the set-up, and the tiles
    on its spaces, "B.M2=cart C.M4=castle"."""

    duchy: str
    cells: str


class TuscanyArchive(GameArchive):
    """The archive of Tuscany: the picture of a game is a duchy."""

    rare_sources = ("hexagon",)
    traits = TRAITS
    achievements = ACHIEVEMENTS

    def thumbnail_key(self, card: GameCard) -> DuchyOnCard:
        seat = first_seat(card)
        return DuchyOnCard(card.summary["duchies"][seat], card.summary["cells"][seat])

    def draw_thumbnail(self, key: DuchyOnCard, look: str, width: int, dpr: float) -> QPixmap:
        """Draw the duchy, or before the set-up the game's emblem."""
        if not key.duchy:
            return sprite_files.pixmap(EMBLEM, width * EMBLEM_SHARE, dpr)
        cells = dict(lying.split("=") for lying in key.cells.split())
        duchy = read(f"{key.duchy} -").duchy
        return duchy_picture(duchy, cells, width, palette.palette_named(look), dpr)

    def card_place(self, card: GameCard) -> str:
        """Return the progress of a game: "Phase II, round 9"."""
        phase, number = card.summary["phase"], card.summary["round"]
        if not phase:
            return ""
        return tr(
            "Tuscany table",
            "Phase {phase}, round {round}",
            phase=tuscany_texts.phase_name(phase),
            round=number,
        )

    def card_deal(self, card: GameCard) -> str:
        """Return the game, with an unusual set-up: "Tuscany, Quick start"."""
        game, setup = tr("Window", "Tuscany"), card.summary["setup"]
        return (
            game
            if setup == USUAL
            else join_with_commas([game, tr("New game", tuscany_texts.SETUPS[setup].title)])
        )

    def trait_text(self, trait: str, value: str) -> str:
        """Return a bonus tile, a tile, a layout, a board or a number."""
        match trait:
            case "bonus-tile":
                return tuscany_texts.bonus_name(value) if value in tuscany_texts.BONUSES else value
            case "first-tile":
                return self.piece_text(value)
            case "layout":
                return tr("Explorer", LAYOUTS[value]) if value in LAYOUTS else value
        return super().trait_text(trait, value)

    def part_text(self, name: str, part: str) -> str:
        return self.piece_text(part) if name == "bonuses" else part

    def piece_text(self, piece: str) -> str:
        return tuscany_texts.tile_name(piece) if piece else ""

    def sources(self) -> Sequence[PointSource]:
        return tuscany_texts.SOURCES

    def divisions(self) -> Sequence[GroupBy]:
        return (GroupBy("setup", tr_noop("Statistics", "set-up"), setup_name),)


def setup_name(part: Part) -> str:
    """Return the name of the set-up: "In secret"."""
    return (
        tr("New game", tuscany_texts.SETUPS[str(part)].title)
        if part in tuscany_texts.SETUPS
        else str(part)
    )


ANSWER = TuscanyArchive()
