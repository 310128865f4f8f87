"""A tip in words: its steps, what it promises, and what speaks for it and against it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from burgundy_qt.ai.analysis.findings import Reason
from burgundy_qt.language.figures import MINUS, decimal, percent, signed
from burgundy_qt.language.tr import later, tr
from burgundy_qt.session.advice import Advice, Tip
from burgundy_qt.widgets.games.burgundy.advice.module_steps import (
    MODULE_ACTIONS,
    MODULE_SENTENCES,
    module_names_in,
    module_sentence_for,
)
from burgundy_qt.widgets.games.burgundy.advice.source_words import source_words
from burgundy_qt.widgets.games.burgundy.look.module_art import shield_art
from burgundy_qt.widgets.games.burgundy.words.gists import gist, shield_gist
from burgundy_qt.widgets.look.art import tile_art
from burgundy_qt.widgets.words.wording import capital, effect_name, goods_name, listed, tile_name

Action = Mapping[str, Any]

MOST_REASONS = 3
LEAST_REASON = 0.1  # points
LEAST_BETTER = 0.01  # by which a chance to win is a reason
LEAST_CHANCE = 0.001  # of winning that is told, and as much less than certain is the most
SENTENCES = {
    "start": later("Hint", "Begin on estate {estate}, with the castle that is marked"),
    "take die": later("Hint", "Take {tile} from depot {depot} with the {die}"),
    "take by": later("Hint", "Take {tile} from depot {depot} with {effect}"),
    "take die discard": later("Hint", "Take {tile} from depot {depot} with the {die} and throw {discard} away"),
    "take by discard": later("Hint", "Take {tile} from depot {depot} with {effect} and throw {discard} away"),
    "place die": later("Hint", "Lay {tile} on the {number} with the {die}"),
    "place exact": later("Hint", "Lay {tile} on the {number}"),
    "place by": later("Hint", "Lay {tile} on the {number} with {effect}"),
    "sell die": later("Hint", "Sell {good} with the {die}"),
    "sell exact": later("Hint", "Sell {good}"),
    "sell by": later("Hint", "Sell {good} with {effect}"),
    "workers die": later("Hint", "Take workers for the {die}"),
    "workers by": later("Hint", "Take workers with {effect}"),
    "buy": later("Hint", "Buy {tile} from depot {depot}"),
    "buy discard": later("Hint", "Buy {tile} from depot {depot} and throw {discard} away"),
    "buy black": later("Hint", "Buy {tile} from the black depot"),
    "buy black discard": later("Hint", "Buy {tile} from the black depot and throw {discard} away"),
    "load": later("Hint", "Load {goods} from depot {depots}"),
    "pass": later("Hint", "Leave {effect} unused"),
    "end": later("Hint", "End the turn"),
    **MODULE_SENTENCES,
}
SHORT = {
    "start": later("Hint", "Begin with the castle that is marked"),
    "take die": later("Hint", "Take {tile} with the {die}"),
    "take by": later("Hint", "Take {tile} with {effect}"),
    "buy": later("Hint", "Buy {tile}"),
}
"""For a heading, where the table shows the rest."""

STORAGES = {
    ("into", "own"): later("Hint", "{step}, into your own storage"),
    ("into", "shared"): later("Hint", "{step}, into the shared storage"),
    ("from", "shared"): later("Hint", "{step}, from the shared storage"),
}
"""Where a tile goes or comes from, in teams."""


@dataclass(frozen=True)
class Reasoning:
    """One reason: `sign` is "+" where it speaks for the tip, else MINUS, or "±" where nothing can be told."""

    sign: str
    text: str


@dataclass(frozen=True)
class StepTold:
    """One step: what to do, and where a tile or shield is called by a number, what that does and its sprite."""

    text: str
    gist: str = ""
    picture: str = ""

    @property
    def heard(self) -> str:
        """All of it as a sentence."""
        return f"{self.text}: {self.gist}." if self.gist else f"{self.text}."


def steps_told(plan: Iterable[Action], numbers: Mapping[str, int], edition: str) -> list[StepTold]:
    """The steps of a turn, a sentence each; its end goes without saying unless it is all there is to do.

    `numbers` gives the die face of every space."""
    told = [step_told(action, numbers, edition) for action in plan if action["type"] != "end"]
    return told or [StepTold(tr("Hint", SENTENCES["end"]))]


def step_told(action: Action, numbers: Mapping[str, int], edition: str) -> StepTold:
    """One action as a step."""
    text, tile = action_words(action, numbers), str(action.get("tile", ""))
    if action["type"] == "shield":
        return StepTold(text, shield_gist(action["shield"]), shield_art(action["shield"]))
    if edition and gist(tile, edition):
        return StepTold(text, gist(tile, edition), tile_art(tile, edition))
    return StepTold(text)


def action_words(action: Action, numbers: Mapping[str, int]) -> str:
    """One action as a sentence without its full stop."""
    return with_storage(deed_words(action, numbers), action)


def deed_words(action: Action, numbers: Mapping[str, int]) -> str:
    """The same without the storage of a team that a tile goes to or comes from."""
    return capital(tr("Hint", SENTENCES[sentence_for(action, numbers)], **names_in(action, numbers)))


def with_storage(told: str, action: Action) -> str:
    """An action that is told already, with the storage where it takes place in teams."""
    where = "from" if action["type"] == "place" else "into"
    sentence = STORAGES.get((where, str(action.get("store"))))
    return tr("Hint", sentence, step=told) if sentence else told


def heading_words(action: Action, numbers: Mapping[str, int]) -> str:
    """The same, shorter where the table shows the rest."""
    kind = sentence_for(action, numbers)
    sentence = SHORT.get(kind.removesuffix(" discard").removesuffix(" black"), SENTENCES[kind])
    return capital(tr("Hint", sentence, **names_in(action, numbers)))


def discard_words(action: Action) -> str:
    """What an action throws away, as a sentence, if anything."""
    if not action.get("discard"):
        return ""
    return capital(tr("Hint", "Throw {discard} away.", discard=named(action["discard"])))


def named(tile: str) -> str:
    """A tile with the article that English gives it; knowledge tiles have their number for a name."""
    return tile_name(tile) if tile.startswith("monastery") else the_one(tile_name(tile))


def granting(effect: str) -> str:
    """What grants an action, with its article; shields have their number for a name."""
    return effect_name(effect) if effect.startswith("shield") else the_one(effect_name(effect))


def the_one(name: str) -> str:
    """A name with the article, where the language says one: it goes without one where cases would change it."""
    return tr(
        "Hint",
        "the {thing}",
        "a tile or an effect in a sentence; where cases would change it, without article",
        thing=name,
    )


def names_in(action: Action, numbers: Mapping[str, int]) -> dict[str, Any]:
    """What the action is about, for the places of its sentence; a sentence has some of them."""
    return {
        "tile": named(action["tile"]) if "tile" in action else "",
        "discard": named(action["discard"]) if action.get("discard") else "",
        "good": goods_name(action["good"]) if "good" in action else "",
        "goods": listed([goods_name(good) for good in action.get("goods", ())]),
        "depots": listed([str(depot) for depot in action.get("depots", ())]),
        "effect": granting(action["by"]) if "by" in action else "",
        "number": numbers.get(action.get("cell", "")),
        "depot": action.get("depot"),
        "die": action.get("die"),
        "estate": action.get("estate"),
        **module_names_in(action),
    }


def sentence_for(action: Action, numbers: Mapping[str, int]) -> str:
    """Which of the sentences tells an action."""
    kind = action["type"]
    if kind in ("start", "load", "pass", "end"):
        return str(kind)
    if kind in MODULE_ACTIONS:
        return module_sentence_for(action)
    if kind == "buy":
        means = f" {action['depot']}" if action["depot"] in ("black", "inns") else ""
    elif "by" in action:
        means = " by"
    elif kind in ("place", "sell") and action["die"] == (action.get("good") or numbers.get(action.get("cell", ""))):
        means = " exact"
    else:
        means = " die"
    return f"{kind}{means}{' discard' if action.get('discard') else ''}"


def share_words(share: float) -> str:
    """A chance in percent; with a tenth where that says more than a whole number. Nothing is certain before the end."""
    share = min(max(share, LEAST_CHANCE), 1 - LEAST_CHANCE)
    return percent(share, 0 if 0.1 <= share <= 0.9 else 1)


def points_words(tip: Tip, best: Tip) -> str:
    """The final points of the best tip, or by how many those of another one differ, where that can be told."""
    if tip.counted == "cells":
        return spaces_words(tip, best)
    if tip is best:
        return tr("Hint", "{n} point(s)", n=round(tip.points))
    if tip.ahead is None:
        return tr("Hint", "about as many points")
    return tr("Hint", "{points} points", "more or fewer, with a decimal", points=signed(tip.ahead))


def spaces_words(tip: Tip, best: Tip) -> str:
    """The same in the solo game, where spaces are counted."""
    if tip is best:
        return tr("Hint", "{n} space(s)", n=round(tip.points))
    if tip.ahead is None:
        return tr("Hint", "about as many spaces")
    return tr("Hint", "{spaces} spaces", "more or fewer, with a decimal", spaces=signed(tip.ahead))


def promise(tip: Tip, best: Tip) -> str:
    """What a tip promises, in a sentence."""
    share = share_words(tip.win)
    if tip.counted == "cells":
        return promised_spaces(tip, best, share)
    if tip is best:
        return tr(
            "Hint",
            "Chance to win against equal players {share}, {n} point(s) expected.",
            n=round(tip.points),
            share=share,
        )
    if tip.ahead is None:
        sentence = later("Hint", "Chance to win against equal players {share}, about as many points as the best tip.")
        return tr("Hint", sentence, share=share)
    sentence = later("Hint", "Chance to win against equal players {share}, {points} points against the best tip.")
    return tr("Hint", sentence, share=share, points=signed(tip.ahead))


def promised_spaces(tip: Tip, best: Tip, share: str) -> str:
    """The same in the solo game."""
    if tip is best:
        return tr("Hint", "Chance to win {share}, {n} space(s) covered at the end.", n=round(tip.points), share=share)
    if tip.ahead is None:
        return tr("Hint", "Chance to win {share}, about as many spaces as with the best tip.", share=share)
    told = signed(tip.ahead)
    return tr("Hint", "Chance to win {share}, {spaces} spaces against the best tip.", share=share, spaces=told)


def reasons(advice: Advice, at: int) -> list[Reasoning]:
    """What speaks for one of the tips and against it, as against the other one of the two: known of the best one and of
    that which it is compared with.

    What may be chance is no reason."""
    if advice.why is None or at not in (advice.best, advice.against):
        return []
    clear, edition = clear_reasons(advice), advice.edition
    if not clear and at == advice.best:
        return [Reasoning("±", too_close(advice, number_compared(advice)))]
    sign = 1 if at == advice.best else -1
    return [
        *for_the_win(advice, at, clear),
        *(reasoning(reason, sign * reason.points, edition) for reason in clear),
    ]


def clear_reasons(advice: Advice) -> list[Reason]:
    """Where the best tip's own points clearly differ from those of the one it is compared with, the largest first."""
    told = advice.why.reasons if advice.why is not None else ()
    own = [reason for reason in told if reason.seat == advice.seat and abs(reason.points) >= LEAST_REASON]
    return [reason for reason in own if reason.is_clear][:MOST_REASONS]


def number_compared(advice: Advice) -> int:
    """The number of the tip that the best one is compared with."""
    return (advice.against or 0) + 1


def against_words(advice: Advice, at: int) -> str:
    """What the reasons of a tip compare it with; nothing where it has none that compare."""
    if all(one.sign == "±" for one in reasons(advice, at)):
        return ""
    other = advice.best + 1 if at == advice.against else number_compared(advice)
    return tr("Hint", "Against tip {number}:", number=other)


def for_the_win(advice: Advice, at: int, clear: Sequence[Reason]) -> list[Reasoning]:
    """The chance to win, where it alone speaks for the best tip: all that is clear of the points speaks against it."""
    if not is_for_the_win(advice) or not clear or any(reason.points > 0 for reason in clear):
        return []
    if at == advice.best:
        told = tr("Hint", "a better chance to win than tip {number}", number=number_compared(advice))
        return [Reasoning("+", told)]
    return [Reasoning(MINUS, tr("Hint", "a lower chance to win than tip {number}", number=advice.best + 1))]


def is_for_the_win(advice: Advice) -> bool:
    """Whether the best tip is played for the win, and wins more often than the one that it is compared with."""
    why = advice.why
    return why is not None and why.objective == "win" and why.win[0] - why.win[1] >= LEAST_BETTER


def too_close(advice: Advice, number: int) -> str:
    """That the best tip cannot be told apart from another one."""
    if advice.best_tip.counted == "cells":
        return tr("Hint", "in spaces too close to tip {number} to tell", number=number)
    return tr("Hint", "in points too close to tip {number} to tell", number=number)


def reasoning(reason: Reason, points: float, edition: str) -> Reasoning:
    """One source of the difference, in words."""
    source = source_words(reason.source, edition)
    told = tr("Hint", "{points} from {source}", points=decimal(abs(points)), source=source)
    return Reasoning("+" if points > 0 else MINUS, told)


def searched_words(advice: Advice) -> str:
    """What the bars mean, and how long the advice was thought about."""
    seconds = decimal(advice.seconds)
    if advice.best_tip.counted == "cells":
        return tr("Hint", "Bars: chance to win. Thought about for {seconds} s.", seconds=seconds)
    sentence = later("Hint", "Bars: chance to win against equal players. Thought about for {seconds} s.")
    return tr("Hint", sentence, seconds=seconds)


def tip_name(number: int) -> str:
    """What a tip is called: "Tip 1"."""
    return tr("Hint", "Tip {number}", number=number)


def titled(number: int, is_best: bool) -> str:
    """The same as a title, which says which one is the best: "Tip 1, the best"."""
    return tr("Hint", "Tip {number}, the best", number=number) if is_best else tip_name(number)
