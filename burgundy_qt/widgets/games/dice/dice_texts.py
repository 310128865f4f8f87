"""The Dice Game in words: names for its parts, actions, regions, sources of points and verdicts;
its title, its kinds of choices, and plans. It needs no table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, TypedDict

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.dice import codec, protocol, sheets
from burgundy_qt.rules.game import Game
from burgundy_qt.widgets.log.game_log import PointSource
from burgundy_qt.widgets.phrases.game_texts import ActionPhrases, Character, GameTexts
from burgundy_qt.widgets.phrases.wording import points_text

# Sources of points


COMPLETED = "bonus"
"""The source of points for completed colours; other sources are the reasons of points."""
CHIP = "dice-game/cells/chip-"
SOURCES = (
    PointSource(
        "castle", tr_noop("Points", "Castles"), tr_noop("Points", "Castles"), f"{CHIP}castle"
    ),
    PointSource("mine", tr_noop("Points", "Mines"), tr_noop("Points", "Mines"), f"{CHIP}mine"),
    PointSource(
        "monastery",
        tr_noop("Points", "Monasteries"),
        tr_noop("Points", "Monasteries"),
        f"{CHIP}monastery",
    ),
    PointSource(
        "pasture",
        tr_noop("Points", "Pastures, counted twice"),
        tr_noop("Points", "Pastures"),
        f"{CHIP}pasture",
    ),
    PointSource("river", tr_noop("Points", "Rivers"), tr_noop("Points", "Rivers"), f"{CHIP}river"),
    PointSource("town", tr_noop("Points", "Towns"), tr_noop("Points", "Towns"), f"{CHIP}town"),
    PointSource(
        "sale",
        tr_noop("Points", "Goods sold"),
        tr_noop("Points", "Sales"),
        "dice-game/pieces/goods",
    ),
    PointSource(
        COMPLETED,
        tr_noop("Points", "Colours completed"),
        tr_noop("Points", "Colours"),
        "dice-game/values/castle-first",
    ),
)


# Actions: one row for each form, one sentence for each place where it is said. The sentences are in
# English; callers translate them with `tr` and fill in the places of `places_in`.


ACTIONS: Mapping[str, ActionPhrases] = {
    "start": ActionPhrases(
        log="",
        plan=tr_noop("Plan", "begin with the castle on {cell}"),
        step=tr_noop("Hint", "Begin with the castle on {cell}"),
    ),
    "monastery": ActionPhrases(
        log=tr_noop("Log", "{number} in a monastery"),
        plan=tr_noop("Plan", "write {number} in the monastery {cell}"),
        step=tr_noop("Hint", "Write {number} in the monastery"),
    ),
    "mine": ActionPhrases(
        log=tr_noop("Log", "{number} in a mine"),
        plan=tr_noop("Plan", "write {number} in the mine {cell}"),
        step=tr_noop("Hint", "Write {number} in the mine"),
    ),
    "river": ActionPhrases(
        log=tr_noop("Log", "{number} in a river"),
        plan=tr_noop("Plan", "write {number} in the river {cell}"),
        step=tr_noop("Hint", "Write {number} in the river"),
    ),
    "town": ActionPhrases(
        log=tr_noop("Log", "{number} in a town"),
        plan=tr_noop("Plan", "write {number} in the town {cell}"),
        step=tr_noop("Hint", "Write {number} in the town"),
    ),
    "castle": ActionPhrases(
        log=tr_noop("Log", "{number} in a castle"),
        plan=tr_noop("Plan", "write {number} in the castle {cell}"),
        step=tr_noop("Hint", "Write {number} in the castle"),
    ),
    "pasture": ActionPhrases(
        log=tr_noop("Log", "{number} in a pasture"),
        plan=tr_noop("Plan", "write {number} in the pasture {cell}"),
        step=tr_noop("Hint", "Write {number} in the pasture"),
    ),
    "mark": ActionPhrases(
        log=tr_noop("Log", "{number} in space {cell}"),
        plan=tr_noop("Plan", "write {number} in space {cell}"),
        step=tr_noop("Hint", "Write {number}"),
    ),
    "worker": ActionPhrases(
        log=tr_noop("Log", "Nothing fits: a worker instead"),
        plan=tr_noop("Plan", "take a worker"),
        step=tr_noop("Hint", "Take a worker"),
    ),
    "end": ActionPhrases(
        log="",
        plan="",
        step=tr_noop("Hint", "Mark only one space"),
    ),
}
"""Phrases by form: the colour of the marked space, "mark" if the sheet is unknown; else the
action's type."""


def kind_at(sheet: str, cell: str) -> str:
    """Return the colour of a space of a sheet: "river"."""
    return codec.cells_of(sheet)[cell].colour


def action_phrases(action: protocol.Action, sheet: str = "") -> ActionPhrases:
    """Return the phrases for an action on this sheet."""
    if action["type"] == "mark" and sheet:
        return ACTIONS[kind_at(sheet, action["cell"])]
    return ACTIONS[action["type"]]


class Places(TypedDict, total=False):
    """The values for the placeholders in a sentence."""

    number: int
    cell: str


def places_in(action: protocol.Action) -> Places:
    """Return the values for the placeholders in an action's sentence."""
    match action["type"]:
        case "mark":
            return {"number": action["number"], "cell": action["cell"]}
        case "start":
            return {"cell": action["castle"]}
    return {}


# Parts


KINDS: Mapping[str, str] = {
    "monastery": tr_noop("Pieces", "monastery"),
    "mine": tr_noop("Pieces", "mine"),
    "river": tr_noop("Pieces", "river"),
    "town": tr_noop("Pieces", "town"),
    "castle": tr_noop("Pieces", "castle"),
    "pasture": tr_noop("Pieces", "pasture"),
}
"""A space of each colour, by the colour's name in the protocol."""
ALL_OF_A_KIND: Mapping[str, str] = {
    "monastery": tr_noop("Pieces", "monasteries"),
    "mine": tr_noop("Pieces", "mines"),
    "river": tr_noop("Pieces", "rivers"),
    "town": tr_noop("Pieces", "towns"),
    "castle": tr_noop("Pieces", "castles"),
    "pasture": tr_noop("Pieces", "pastures"),
}
HUES: Mapping[str, str] = {
    "monastery": tr_noop("Dice", "purple"),
    "mine": tr_noop("Dice", "grey"),
    "river": tr_noop("Dice", "blue"),
    "town": tr_noop("Dice", "orange"),
    "castle": tr_noop("Dice", "green"),
    "pasture": tr_noop("Dice", "yellow"),
}
"""The faces of a colour die."""
BONUSES: Mapping[str, str] = {
    "monk": tr_noop("Pieces", "monk"),
    "silver": tr_noop("Pieces", "silver"),
    "goods": tr_noop("Pieces", "goods"),
    "worker": tr_noop("Pieces", "worker"),
}


REGIONS: Mapping[str, str] = {
    "monastery": tr_noop("Pieces", "monastery region"),
    "mine": tr_noop("Pieces", "mine region"),
    "river": tr_noop("Pieces", "river region"),
    "town": tr_noop("Pieces", "town region"),
    "castle": tr_noop("Pieces", "castle"),
    "pasture": tr_noop("Pieces", "pasture region"),
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
    "good": tr_noop("Verdict", "Good"),
    "excellent": tr_noop("Verdict", "Excellent"),
    "incredible": tr_noop("Verdict", "Incredible"),
}
LEAST: Mapping[str, int] = {name: least for least, name in reversed(sheets.VERDICTS)}
"""The least points of each verdict, the lowest first."""


def verdict_name(verdict: str) -> str:
    """Return the name of a verdict: "Excellent"."""
    return tr("Verdict", TITLES[verdict])


def stars_of(verdict: str | None) -> int:
    """Return the number of stars beside it: none up to three."""
    return 0 if verdict is None else list(LEAST).index(verdict) + 1


def verdict_of(total: int) -> str | None:
    """Return the verdict on a total; None if it has none."""
    return next((name for least, name in sheets.VERDICTS if total >= least), None)


def next_verdict(total: int) -> tuple[str, int] | None:
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
        tr_noop("New game", "All in secret"),
        tr_noop(
            "New game",
            "All players choose their start castle at the same time; several "
            "may choose the same one.",
        ),
    ),
    "different": (
        tr_noop("New game", "All different"),
        tr_noop(
            "New game",
            "Players choose openly in turn, each a different castle; up to four players.",
        ),
    ),
    "same": (
        tr_noop("New game", "All the same"),
        tr_noop("New game", "Everybody starts with the same castle."),
    ),
}
"""The title and the description of each, by the protocol's name."""


CHARACTERS: Mapping[str, Character] = {
    "shepherd": Character(
        "Perrette",
        tr_noop("Character", "Perrette the shepherd"),
        tr_noop("Character", "Pastures count twice, so I fill them first."),
    ),
    "skipper": Character(
        "Bastien",
        tr_noop("Character", "Bastien the skipper"),
        tr_noop("Character", "I follow the rivers and sell what they bring."),
    ),
    "mason": Character(
        "Gaspard",
        tr_noop("Character", "Gaspard the mason"),
        tr_noop("Character", "Give me room for a town, and I will build it."),
    ),
    "abbess": Character(
        "Blanche",
        tr_noop("Character", "Blanche the abbess"),
        tr_noop("Character", "Monks make any colour fit, so I begin with monasteries."),
    ),
    "miner": Character(
        "Hugo",
        tr_noop("Character", "Hugo the miner"),
        tr_noop("Character", "A silverling pays for a second mark, so I dig."),
    ),
}


class DiceTexts(GameTexts):
    """The texts of the Dice Game, and of the end of a solo game."""

    characters = CHARACTERS
    kinds: ClassVar[Mapping[str, str]] = {
        "start": tr_noop("Kind", "Where to begin"),
        "mark": tr_noop("Kind", "Which space to mark"),
        "worker": tr_noop("Kind", "When to take a worker"),
        "end": tr_noop("Kind", "When to press Ready"),
    }
    nothing_else = tr_noop("Plan", "mark only one space")

    def title(self) -> str:
        """Return the title of the game."""
        return tr("Home", "The Castles of Burgundy: The Dice Game")

    def intent(self, action: protocol.Action) -> str:
        """Return a player's intent: "write 5 on 4.4"; "" for the end of a round."""
        sentence = action_phrases(action).plan
        return tr("Plan", sentence, **places_in(action)) if sentence else ""

    def ended_alone(self, game: Game) -> str:
        """Return the result of a finished solo game: "62 points: Excellent"."""
        total = int(game.position.bot_scores()[0])
        return verdict_text(total, verdict_of(total))


ANSWER = DiceTexts()
