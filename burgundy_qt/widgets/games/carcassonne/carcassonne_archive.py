"""Finished games of Carcassonne on cards and in the statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6 import QtCore, QtGui

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.session.games.carcassonne_profile import tile_of
from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.session.line_up import colours_of
from burgundy_qt.widgets.games.carcassonne import carcassonne_texts, map_picture, modules
from burgundy_qt.widgets.log import game_archive, game_log
from burgundy_qt.widgets.phrases.wording import join_with_commas
from burgundy_qt.widgets.theme import palette, sprite_files

LEAST_CELLS = 3
"""Maps with fewer columns or rows have a margin, so that their tiles are no larger."""
HIGHEST = 0.86
"""Height, as a share of the width."""
RIM = 2.0
"""Pixels round the map."""


TRAITS: Mapping[str, str] = {
    "farmers": tr_noop("Explorer", "Farmers"),
    "first-farmer": tr_noop("Explorer", "First farmer"),
    "knights": tr_noop("Explorer", "Knights"),
    "thieves": tr_noop("Explorer", "Thieves"),
    "monks": tr_noop("Explorer", "Monks"),
    "bridges": tr_noop("Explorer", "Bridges"),
    "castles": tr_noop("Explorer", "Castles"),
}
THIRDS: Mapping[str, str] = {
    "1": tr_noop("Explorer", "in the first third of the game"),
    "2": tr_noop("Explorer", "in the second third of the game"),
    "3": tr_noop("Explorer", "in the last third of the game"),
    "none": tr_noop("Explorer", "never"),
}


ACHIEVEMENTS: Mapping[str, game_archive.AchievementText] = {
    "modules": game_archive.AchievementText(
        tr_noop("Achievements", "Every expansion"),
        tr_noop("Achievements", "Win with the bridges, with the castles and with the bazaars."),
        "carcassonne/signs/bazaar",
    ),
    "expansion": game_archive.AchievementText(
        tr_noop("Achievements", "All at once"),
        tr_noop("Achievements", "Win with bridges, castles and bazaars in the same game."),
        "carcassonne/pieces/castle-0",
    ),
    "points-100": game_archive.AchievementText(
        tr_noop("Achievements", "Round the track"),
        tr_noop("Achievements", "Win with 100 points or more."),
        "carcassonne/icons/emblem",
    ),
    "city": game_archive.AchievementText(
        tr_noop("Achievements", "Great city"),
        tr_noop("Achievements", "Score 24 points or more with one city."),
        "carcassonne/log/city",
    ),
    "road": game_archive.AchievementText(
        tr_noop("Achievements", "Long road"),
        tr_noop("Achievements", "Score 10 points or more with one road."),
        "carcassonne/log/road",
    ),
    "monasteries": game_archive.AchievementText(
        tr_noop("Achievements", "Two abbots"),
        tr_noop("Achievements", "Complete two monasteries in one game."),
        "carcassonne/log/monastery",
    ),
    "farmer": game_archive.AchievementText(
        tr_noop("Achievements", "Rich farmer"),
        tr_noop("Achievements", "Score 20 points or more with one field."),
        "carcassonne/followers/farmer-0",
    ),
    "castle": game_archive.AchievementText(
        tr_noop("Achievements", "Lord of the castle"),
        tr_noop("Achievements", "Score 10 points or more with one castle."),
        "carcassonne/log/castle",
    ),
}


class MapOnCard(NamedTuple):
    """The map and castles of a card, and the colours of the seats."""

    map: str
    castles: tuple[str, ...]
    colours: tuple[int, ...]


class CarcassonneArchive(game_archive.GameArchive):
    """The archive of Carcassonne: the picture of a game is its map."""

    rare_sources = ("castle", "bazaar")
    traits = TRAITS
    achievements = ACHIEVEMENTS

    def thumbnail_key(self, card: GameCard) -> MapOnCard:
        castles = tuple(card.summary["castles"])
        return MapOnCard(card.summary["map"], castles, tuple(colours_of(card.seats)))

    def draw_thumbnail(self, key: MapOnCard, look: str, width: int, dpr: float) -> QtGui.QPixmap:
        """Draw the map with all its pieces."""
        scene = scene_of(key)
        whole = roomy(scene.bounds)
        room = QtCore.QSizeF(width - 2 * RIM, HIGHEST * width - 2 * RIM)
        size = whole.size().scaled(room, QtCore.Qt.AspectRatioMode.KeepAspectRatio)
        rect = QtCore.QRectF(RIM, RIM, size.width(), size.height())
        picture = sprite_files.transparent_pixmap(
            QtCore.QSize(round((rect.right() + RIM) * dpr), round((rect.bottom() + RIM) * dpr)), dpr
        )
        painter = QtGui.QPainter(picture)
        seat_styles = palette.SeatStyles(key.colours)
        map_picture.MapPicture.of(scene, rect, whole).paint(
            painter, palette.palette_named(look), dpr, seat_styles
        )
        painter.end()
        return picture

    def card_place(self, card: GameCard) -> str:
        """Return the number of placed tiles: "23 tiles, 48 left"."""
        laid = carcassonne_texts.tiles_counted(len(card.summary["map"].split()))
        return tr("Library", "{tiles}, {left} left", tiles=laid, left=card.summary["pile"])

    def card_deal(self, card: GameCard) -> str:
        """Return the game, its modules, and its unusual options: "Carcassonne, Bridges,
        Castles"."""
        data = card.summary
        asked = {"modules": data["modules"], **data["options"]}
        titles = map(modules.module_title, data["modules"])
        return join_with_commas(
            [tr("Window", "Carcassonne"), *titles, *modules.option_texts(asked)]
        )

    def trait_text(self, trait: str, value: str) -> str:
        """Return when the first farmer was placed, or a number."""
        if trait == "first-farmer":
            return tr("Explorer", THIRDS[value]) if value in THIRDS else value
        return super().trait_text(trait, value)

    def action_text(self, word: str) -> str:
        """Return the follower of a first turn: "knight", "no follower"."""
        kind = word.partition(":")[2]
        return carcassonne_texts.follower_name(kind) if kind else tr("Explorer", "no follower")

    def part_text(self, name: str, part: str) -> str:
        return self.module_text(part)

    def module_text(self, module: str) -> str:
        return modules.module_title(module)

    def sources(self) -> Sequence[game_log.PointSource]:
        return carcassonne_texts.SOURCES

    def divisions(self) -> Sequence[game_archive.GroupBy]:
        return (game_archive.GroupBy("edition", tr_noop("Statistics", "expansion"), modules_text),)


def scene_of(key: MapOnCard) -> map_picture.Scene:
    """Return the scene of a card's map."""
    tiles = (word.partition("=") for word in key.map.split())
    board = {cell: tile_of(tile) for cell, _, tile in tiles}
    return map_picture.Scene.of_state(board, [castle_of(word) for word in key.castles])


def castle_of(word: str) -> map_picture.CastleOnMap:
    """Return a castle from "0,3 0,4 1*", with a star while its lord waits, as an object of a
    state."""
    *cells, seat = word.split()
    return {"cells": cells, "seat": int(seat.rstrip("*")), "occupied": seat.endswith("*")}


def roomy(bounds: QtCore.QRectF) -> QtCore.QRectF:
    """Return the visible part of the plane: all tiles, with a margin around a few of them."""
    whole = QtCore.QRectF(0, 0, max(LEAST_CELLS, bounds.width()), max(LEAST_CELLS, bounds.height()))
    whole.moveCenter(bounds.center())
    return whole


def modules_text(part: game_archive.Part) -> str:
    """Return the base game, or the game with modules, which is "2010+"."""
    if str(part).endswith("+"):
        return tr("Statistics", "With the expansion")
    return tr("Statistics", "Base game")


ANSWER = CarcassonneArchive()
