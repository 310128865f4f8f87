"""Finished games of Burgundy on cards and in the statistics."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QPixmap

from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.burgundy import catalogue, components, known_places, requests
from burgundy_qt.session.games.burgundy_profile import covered
from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.session.statistics.finished_game import local_date
from burgundy_qt.widgets.games.burgundy import burgundy_texts, estate_picture, estate_shape
from burgundy_qt.widgets.games.burgundy.modules import MODULES, module_offered
from burgundy_qt.widgets.log.game_archive import (
    AchievementText,
    GameArchive,
    GroupBy,
    Part,
    first_seat,
    outcome,
)
from burgundy_qt.widgets.log.game_log import PointSource
from burgundy_qt.widgets.phrases import wording
from burgundy_qt.widgets.theme import sprite_files
from burgundy_qt.widgets.theme.palette import Palette
from burgundy_qt.widgets.theme.palette import palette_named as palette_called

if TYPE_CHECKING:  # cards do not wait for this import
    from burgundy_qt.session.statistics import finished_game, summary

OF_MODULES = PointSource(
    "modules", tr_noop("Points", "Modules"), tr_noop("Points", "Modules"), "tiles/inn"
)
PICTURE = 30
LATEST = "2019"
"""The edition whose effects are told of tiles in games of any edition."""
TRAITS: Mapping[str, str] = {
    "first-taken": tr_noop("Explorer", "First tiles taken"),
    "first-tile": tr_noop("Explorer", "First tile placed"),
    "board": tr_noop("Explorer", "Estate"),
    "knowledge": tr_noop("Explorer", "Knowledge tiles"),
    "shields": tr_noop("Explorer", "Shields"),
    "castles": tr_noop("Explorer", "Castles"),
    "mines": tr_noop("Explorer", "Mines"),
    "ships": tr_noop("Explorer", "Ships"),
}
KINDS: Mapping[str, str] = {
    "building": tr_noop("Explorer", "building"),
    "animal": tr_noop("Explorer", "animals"),
    "monastery": tr_noop("Explorer", "knowledge tile"),
}
"""Kinds of tiles whose names would say more than the kind."""


ACHIEVEMENTS: Mapping[str, AchievementText] = {
    "estates-2019": AchievementText(
        tr_noop("Achievements", "Lord of all estates"),
        tr_noop("Achievements", "Win on each of the estates 1 to 10 of the edition 2019."),
        "tiles/castle",
    ),
    "estates-2011": AchievementText(
        tr_noop("Achievements", "Lord of the old estates"),
        tr_noop("Achievements", "Win on each of the estates 1 to 9 of the edition 2011."),
        "tiles/white-castle",
    ),
    "bonuses": AchievementText(
        tr_noop("Achievements", "All colours"),
        tr_noop("Achievements", "Get the large bonus tile of each colour."),
        "bonus/mine-large-2p",
    ),
    "modules": AchievementText(
        tr_noop("Achievements", "Every module"),
        tr_noop("Achievements", "Win with each module for two to four players."),
        "tiles/inn",
    ),
    "points-200": AchievementText(
        tr_noop("Achievements", "Two hundred"),
        tr_noop("Achievements", "Win with 200 points or more."),
        "tiles/city-hall",
    ),
    "covered": AchievementText(
        tr_noop("Achievements", "Not a gap"),
        tr_noop("Achievements", "Cover every space of your estate."),
        "tiles/warehouse",
    ),
    "animals": AchievementText(
        tr_noop("Achievements", "Full pasture"),
        tr_noop("Achievements", "Score 12 points or more with one animal tile."),
        "tiles/sheep-4",
    ),
    "region": AchievementText(
        tr_noop("Achievements", "Great region"),
        tr_noop("Achievements", "Complete a region of seven or eight spaces."),
        "tiles/market",
    ),
    "early": AchievementText(
        tr_noop("Achievements", "Early riser"),
        tr_noop("Achievements", "Complete three regions in phase A."),
        "tiles/carpenter",
    ),
    "sale": AchievementText(
        tr_noop("Achievements", "Good business"),
        tr_noop("Achievements", "Sell four goods at once."),
        "goods/3",
    ),
    "knowledge": AchievementText(
        tr_noop("Achievements", "Learned"),
        tr_noop("Achievements", "Score 16 points or more with one knowledge tile."),
        "tiles/monastery-16",
    ),
    "alone": AchievementText(
        tr_noop("Achievements", "Target reached"),
        tr_noop("Achievements", "Win a solo game."),
        "pieces/crest-0+people/lily",
    ),
    "team": AchievementText(
        tr_noop("Achievements", "Side by side"),
        tr_noop("Achievements", "Win a team game."),
        "pieces/team",
    ),
}


class EstateOnCard(NamedTuple):
    """An estate, with tiles on the cells in `built` ("1.2 2.3")."""

    edition: str
    estate: str
    built: str


class BurgundyArchive(GameArchive):
    """The archive of Burgundy: the picture of a game is an estate."""

    rare_sources = (OF_MODULES.key,)
    traits = TRAITS
    achievements = ACHIEVEMENTS

    def thumbnail_key(self, card: GameCard) -> EstateOnCard:
        seat = first_seat(card)
        return EstateOnCard(
            card.edition, card.summary["estates"][seat], card.summary["built"][seat]
        )

    def draw_thumbnail(self, key: EstateOnCard, look: str, width: int, dpr: float) -> QPixmap:
        """Draw the estate, or the program's own picture if this program does not know the
        edition."""
        try:
            cells = catalogue.estate_cells(key.edition, key.estate)
        except ValueError:
            return sprite_files.pixmap("icons/app", width * 0.5, dpr)
        palette, built = palette_called(look), frozenset(key.built.split())
        return estate_picture.estate_pixmap(
            cells,
            palette,
            estate_picture.limited_width(width, estate_shape.shape_of(cells)),
            dpr,
            built,
            components.has_posts(key.estate),
        )

    def card_place(self, card: GameCard) -> str:
        phase, number = card.summary["phase"], card.summary["round"]
        return (
            tr("Library", "Phase {phase}, round {round}", phase=phase, round=number)
            if phase
            else ""
        )

    def card_deal(self, card: GameCard) -> str:
        """Return the edition and modules: "Edition 2019, Inns" or "Edition 2019, 3 modules"; for a
        team or solo game the way to play instead of the edition: "Team game, 1 module"."""
        game = requests.game_of_its_own(card.modules)
        texts = titles([game]) or [edition(card)]
        others = [module for module in card.modules if module != game]
        if len(others) > 1 or (game and others):
            return wording.join_with_commas([*texts, tr("Library", "{n} module(s)", n=len(others))])
        return wording.join_with_commas([*texts, *titles(others)])

    def found_by(self, card: GameCard) -> list[str]:
        """Return the search terms: the estates, the edition and every module."""
        estates = [
            tr("Library", "estate {estate}", estate=estate)
            for estate in card.summary["estates"]
            if estate
        ]
        return [*estates, edition(card), *titles(card.modules)]

    def solo_figure(self, card: GameCard) -> str:
        """Return the number of covered spaces: "12 of 37 spaces"."""
        return tr(
            "Library",
            "{covered} of {all} spaces",
            covered=covered(card.summary, 0),
            all=spaces(card),
        )

    def solo_result(self, card: GameCard) -> str:
        """Return the result of a solo game: won, or "Lost: 3 spaces left"."""
        if card.places[0] == 1:
            return tr("Library", "Won", "a solo game")
        return tr("Library", "Lost: {n} space(s) left", n=spaces(card) - covered(card.summary, 0))

    def sources(self) -> Sequence[PointSource]:
        return *burgundy_texts.SOURCES, OF_MODULES

    def divisions(self) -> Sequence[GroupBy]:
        return (
            GroupBy("estate", tr_noop("Statistics", "estate"), estate_text, estate_shown),
            GroupBy("edition", tr_noop("Statistics", "edition"), edition_text),
        )

    def editions_line(self, played: Sequence[summary.PlayedGame]) -> str:
        editions = sorted({game.edition for game in played})
        if len(editions) == 1:
            return tr("Statistics", "edition {edition}", edition=editions[0])
        return tr("Statistics", "editions {editions}", editions=wording.join_with_and(editions))

    def game_line(self, game: summary.PlayedGame) -> str:
        """Return one game in a line: "12 March 2026: 203 points, won by 7, estate 6"."""
        return tr(
            "Statistics",
            "{date}: {points}, {outcome}, estate {estate}",
            date=formats.day(local_date(game.began)),
            points=wording.points_text(game.points),
            outcome=outcome(game),
            estate=game.estate,
        )

    def trait_text(self, trait: str, value: str) -> str:
        """Return an estate, a tile or a number: "Estate 6 (2019)"."""
        match trait:
            case "board":
                return estate_text(value)
            case "first-tile" | "first-taken":
                return kind_text(value)
            case "knowledge":
                return burgundy_texts.tile_text(value, LATEST)
            case "shields":
                return burgundy_texts.shield_text(int(value), LATEST)
        return super().trait_text(trait, value)

    def piece_text(self, piece: str) -> str:
        return kind_text(piece) if piece else ""

    def part_text(self, name: str, part: str) -> str:
        match name:
            case "bonuses":
                return kind_text(part)
            case "modules":
                return self.module_text(part)
        return self.board_text(part)

    def board_text(self, board: str) -> str:
        return tr("Library", "estate {estate}", estate=board) if board else ""

    def module_text(self, module: str) -> str:
        return next(iter(titles([module])), module)

    def team_or_solo_line(self, games: finished_game.GameClass) -> str:
        """Return a line on team or solo games: "3 team games, 2 won; at most 238 points
        together."."""
        if games.kind == "team":
            return tr(
                "Statistics",
                "{n} team game(s), {won} won; best team result: {best} points.",
                n=games.games,
                won=games.won,
                best=games.best,
            )
        if games.rounds is None:
            return tr(
                "Statistics",
                "{n} solo game(s), none won yet; at most {best} spaces covered.",
                n=games.games,
                best=games.best,
            )
        return tr(
            "Statistics",
            "{n} solo game(s), {won} won, the quickest after {rounds} rounds.",
            n=games.games,
            won=games.won,
            rounds=games.rounds,
        )


def kind_text(kind: str) -> str:
    """Return the name of a kind of tiles: "ship"."""
    return tr("Explorer", KINDS[kind]) if kind in KINDS else wording.tile_name(kind)


def edition(card: GameCard) -> str:
    """Return the edition alone: "Edition 2019"."""
    return tr("Library", "Edition {edition}", edition=card.edition)


def titles(modules: Iterable[str]) -> list[str]:
    """Return the titles of those modules that this program knows."""
    return [module_offered(module).title for module in modules if module in MODULES]


def spaces(card: GameCard) -> int:
    """Return the number of spaces of the first estate, or of its covered spaces if this program
    does not know the edition."""
    try:
        return len(catalogue.estate_cells(card.edition, card.summary["estates"][0]))
    except ValueError:
        return covered(card.summary, 0)


def estate_text(part: Part) -> str:
    """Return the title of the estate "2019:6": "Estate 6 (2019)"."""
    edition, _, estate = str(part).partition(":")
    return tr("Statistics", "Estate {estate} ({edition})", estate=estate, edition=edition)


def estate_shown(part: Part, palette: Palette, dpr: float) -> QPixmap:
    """Draw the same estate as a small picture."""
    edition, _, estate = str(part).partition(":")
    return estate_picture.estate_pixmap(
        known_places.cells_of(edition, estate),
        palette,
        PICTURE,
        dpr,
        with_posts=components.has_posts(estate),
    )


def edition_text(part: Part) -> str:
    """Return the title of the edition "2019+": "Edition 2019, modules"."""
    if str(part).endswith("+"):
        return tr("Statistics", "Edition {edition}, modules", edition=str(part).removesuffix("+"))
    return tr("Statistics", "Edition {edition}", edition=part)


ANSWER = BurgundyArchive()
