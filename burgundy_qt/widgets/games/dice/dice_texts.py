"""The Dice Game in words: names for its parts, actions, regions, sources of points and verdicts;
its title, its kinds of choices, and plans. It needs no table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, TypedDict

from burgundy_qt.language.translation import later, tr
from burgundy_qt.rules.dice.catalogue import cells_of
from burgundy_qt.rules.dice.protocol import Action
from burgundy_qt.rules.dice.sheets import VERDICTS
from burgundy_qt.rules.game import Game
from burgundy_qt.widgets.log.game_log import PointSource
from burgundy_qt.widgets.phrases.game_texts import ActionPhrases, GameTexts
from burgundy_qt.widgets.phrases.wording import points_text

# Sources of points


COMPLETED = "bonus"
"""The source of points for completed colours; other sources are the reasons of points."""
CHIP = "dice-game/cells/chip-"
SOURCES = (
    PointSource("castle", later("Points", "Castles"), later("Points", "Castles"), f"{CHIP}castle"),
    PointSource("mine", later("Points", "Mines"), later("Points", "Mines"), f"{CHIP}mine"),
    PointSource(
        "monastery",
        later("Points", "Monasteries"),
        later("Points", "Monasteries"),
        f"{CHIP}monastery",
    ),
    PointSource(
        "pasture",
        later("Points", "Pastures, counted twice"),
        later("Points", "Pastures"),
        f"{CHIP}pasture",
    ),
    PointSource("river", later("Points", "Rivers"), later("Points", "Rivers"), f"{CHIP}river"),
    PointSource("town", later("Points", "Towns"), later("Points", "Towns"), f"{CHIP}town"),
    PointSource(
        "sale", later("Points", "Goods sold"), later("Points", "Sales"), "dice-game/pieces/goods"
    ),
    PointSource(
        COMPLETED,
        later("Points", "Colours completed"),
        later("Points", "Colours"),
        "dice-game/values/castle-first",
    ),
)


# Actions: one row for each form, one sentence for each place where it is said. The sentences are in
# English; callers translate them with `tr` and fill in the places of `places_in`.


ACTIONS: Mapping[str, ActionPhrases] = {
    "start": ActionPhrases(
        log="",
        plan=later("Plan", "begin with the castle on {cell}"),
        step=later("Hint", "Begin with the marked castle"),
    ),
    "monastery": ActionPhrases(
        log=later("Log", "{number} in a monastery"),
        plan=later("Plan", "write {number} in the monastery {cell}"),
        step=later("Hint", "Write {number} in the monastery"),
    ),
    "mine": ActionPhrases(
        log=later("Log", "{number} in a mine"),
        plan=later("Plan", "write {number} in the mine {cell}"),
        step=later("Hint", "Write {number} in the mine"),
    ),
    "river": ActionPhrases(
        log=later("Log", "{number} in a river"),
        plan=later("Plan", "write {number} in the river {cell}"),
        step=later("Hint", "Write {number} in the river"),
    ),
    "town": ActionPhrases(
        log=later("Log", "{number} in a town"),
        plan=later("Plan", "write {number} in the town {cell}"),
        step=later("Hint", "Write {number} in the town"),
    ),
    "castle": ActionPhrases(
        log=later("Log", "{number} in a castle"),
        plan=later("Plan", "write {number} in the castle {cell}"),
        step=later("Hint", "Write {number} in the castle"),
    ),
    "pasture": ActionPhrases(
        log=later("Log", "{number} in a pasture"),
        plan=later("Plan", "write {number} in the pasture {cell}"),
        step=later("Hint", "Write {number} in the pasture"),
    ),
    "mark": ActionPhrases(
        log=later("Log", "{number} in space {cell}"),
        plan=later("Plan", "write {number} in space {cell}"),
        step=later("Hint", "Write {number}"),
    ),
    "worker": ActionPhrases(
        log=later("Log", "Nothing fits: a worker instead"),
        plan=later("Plan", "take a worker"),
        step=later("Hint", "Take a worker"),
    ),
    "end": ActionPhrases(
        log="",
        plan="",
        step=later("Hint", "Mark only one space"),
    ),
}
"""Phrases by form: the colour of the marked space, "mark" if the sheet is unknown; else the
action's type."""


def kind_at(sheet: str, cell: str) -> str:
    """Return the colour of a space of a sheet: "river"."""
    return cells_of(sheet)[cell].colour


def action_phrases(action: Action, sheet: str = "") -> ActionPhrases:
    """Return the phrases for an action on this sheet."""
    if action["type"] == "mark" and sheet:
        return ACTIONS[kind_at(sheet, action["cell"])]
    return ACTIONS[action["type"]]


class Places(TypedDict, total=False):
    """The values for the placeholders in a sentence."""

    number: int
    cell: str


def places_in(action: Action) -> Places:
    """Return the values for the placeholders in an action's sentence."""
    match action["type"]:
        case "mark":
            return {"number": action["number"], "cell": action["cell"]}
        case "start":
            return {"cell": action["castle"]}
    return {}


# Parts


KINDS: Mapping[str, str] = {
    "monastery": later("Pieces", "monastery"),
    "mine": later("Pieces", "mine"),
    "river": later("Pieces", "river"),
    "town": later("Pieces", "town"),
    "castle": later("Pieces", "castle"),
    "pasture": later("Pieces", "pasture"),
}
"""A space of each colour, by the colour's name in the protocol."""
ALL_OF_A_KIND: Mapping[str, str] = {
    "monastery": later("Pieces", "monasteries"),
    "mine": later("Pieces", "mines"),
    "river": later("Pieces", "rivers"),
    "town": later("Pieces", "towns"),
    "castle": later("Pieces", "castles"),
    "pasture": later("Pieces", "pastures"),
}
HUES: Mapping[str, str] = {
    "monastery": later("Dice", "purple"),
    "mine": later("Dice", "grey"),
    "river": later("Dice", "blue"),
    "town": later("Dice", "orange"),
    "castle": later("Dice", "green"),
    "pasture": later("Dice", "yellow"),
}
"""The faces of a colour die."""
BONUSES: Mapping[str, str] = {
    "monk": later("Pieces", "monk"),
    "silver": later("Pieces", "silver"),
    "goods": later("Pieces", "goods"),
    "worker": later("Pieces", "worker"),
}


REGIONS: Mapping[str, str] = {
    "monastery": later("Pieces", "monastery region"),
    "mine": later("Pieces", "mine region"),
    "river": later("Pieces", "river region"),
    "town": later("Pieces", "town region"),
    "castle": later("Pieces", "castle"),
    "pasture": later("Pieces", "pasture region"),
}


def kind_name(colour: str) -> str:
    """Return a space of a colour: "river"."""
    return tr("Pieces", KINDS[colour])


def kinds_name(colour: str) -> str:
    """Return all spaces of a colour: "rivers"."""
    return tr("Pieces", ALL_OF_A_KIND[colour])


def hue_name(colour: str) -> str:
    """Return the name of the colour itself: "blue"."""
    return tr("Dice", HUES[colour])


def bonus_name(bonus: str) -> str:
    """Return a bonus: "monk"."""
    return tr("Pieces", BONUSES[bonus])


def bonuses_counted(bonus: str, count: int) -> str:
    """Return a number of bonuses: "2 monks"."""
    match bonus:
        case "monk":
            return tr("Pieces", "{n} monk(s)", n=count)
        case "silver":
            return tr("Pieces", "{n} silver", n=count)
        case "goods":
            return tr("Pieces", "{n} good(s)", n=count)
    return tr("Pieces", "{n} worker(s)", n=count)


def region_name(colour: str) -> str:
    """Return a region of a colour: "river region"."""
    return tr("Pieces", REGIONS[colour])


# Verdicts on the points of a solo game


TITLES: Mapping[str, str] = {
    "good": later("Verdict", "Good"),
    "excellent": later("Verdict", "Excellent"),
    "incredible": later("Verdict", "Incredible"),
}
LEAST: Mapping[str, int] = {name: least for least, name in reversed(VERDICTS)}
"""The least points of each verdict, the lowest first."""


def verdict_name(verdict: str) -> str:
    """Return the name of a verdict: "Excellent"."""
    return tr("Verdict", TITLES[verdict])


def stars_of(verdict: str | None) -> int:
    """Return the number of stars beside it: none up to three."""
    return 0 if verdict is None else list(LEAST).index(verdict) + 1


def verdict_of(total: int) -> str | None:
    """Return the verdict on a total; None if it has none."""
    return next((name for least, name in VERDICTS if total >= least), None)


def next_above(total: int) -> tuple[str, int] | None:
    """Return the next verdict above a total, and its least points; None above the last."""
    above = ((name, least) for name, least in LEAST.items() if least > total)
    return next(above, None)


def verdict_text(total: int, verdict: str | None) -> str:
    """Return the points and the verdict: "62 points: excellent"."""
    if verdict is None:
        return tr("Verdict", "{points}: not good yet", points=points_text(total))
    return tr(
        "Verdict", "{points}: {verdict}", points=points_text(total), verdict=verdict_name(verdict)
    )


# The rules for start castles, as a new game offers them


SETUPS: Mapping[str, tuple[str, str]] = {
    "secret": (
        later("New game", "All in secret"),
        later(
            "New game",
            "All players choose their start castle at the same time; several "
            "may choose the same one.",
        ),
    ),
    "different": (
        later("New game", "All different"),
        later(
            "New game",
            "Players choose openly in turn, each a different castle; up to four players.",
        ),
    ),
    "same": (
        later("New game", "All the same"),
        later("New game", "Everybody starts with the same castle."),
    ),
}
"""The title and the description of each, by the protocol's name."""


class DiceTexts(GameTexts):
    """The texts of the Dice Game, and of the end of a solo game."""

    kinds: ClassVar[Mapping[str, str]] = {
        "start": later("Kind", "Where to begin"),
        "mark": later("Kind", "Which space to mark"),
        "worker": later("Kind", "When to take a worker"),
        "end": later("Kind", "When to press Ready"),
    }
    nothing_else = later("Plan", "mark only one space")

    def title(self) -> str:
        """Return the title of the game."""
        return tr("Home", "The Castles of Burgundy: The Dice Game")

    def intent(self, action: Action) -> str:
        """Return a player's intent: "write 5 on 4.4"; "" for the end of a round."""
        sentence = action_phrases(action).plan
        return tr("Plan", sentence, **places_in(action)) if sentence else ""

    def ended_alone(self, game: Game) -> str:
        """Return the result of a finished solo game: "62 points: Excellent"."""
        total = int(game.position.bot_scores()[0])
        return verdict_text(total, verdict_of(total))


ANSWER = DiceTexts()
