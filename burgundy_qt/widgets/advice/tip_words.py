"""A tip in words: its steps, what it promises, and what speaks for it and against it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from burgundy_qt.ai.analysis.findings import Reason
from burgundy_qt.language.figures import MINUS, decimal, percent, signed
from burgundy_qt.language.tr import later, tr
from burgundy_qt.session.advice import Advice, Tip
from burgundy_qt.widgets.advice.module_steps import (
    MODULE_ACTIONS,
    MODULE_SENTENCES,
    module_names_in,
    module_sentence_for,
)
from burgundy_qt.widgets.advice.source_words import source_words
from burgundy_qt.widgets.wording import capital, effect_name, goods_name, listed, tile_name

Action = Mapping[str, Any]

MOST_REASONS = 3
LEAST_REASON = 0.1  # points
LEAST_CHANCE = 0.01  # of winning
LEAST_CHANCE = 0.001  # that is told, and as much less than certain is the most
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


def step_words(plan: Iterable[Action], numbers: Mapping[str, int]) -> list[str]:
    """The steps of a turn, a sentence each; its end goes without saying unless it is all there is to do.

    `numbers` gives the die face of every space."""
    told = [action_words(action, numbers) for action in plan if action["type"] != "end"]
    return told or [tr("Hint", SENTENCES["end"])]


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
        return tr("Hint", "Chance to win {share}, {n} point(s) expected.", n=round(tip.points), share=share)
    if tip.ahead is None:
        return tr("Hint", "Chance to win {share}, about as many points as with the first tip.", share=share)
    told = signed(tip.ahead)
    return tr("Hint", "Chance to win {share}, {points} points against the first tip.", share=share, points=told)


def promised_spaces(tip: Tip, best: Tip, share: str) -> str:
    """The same in the solo game."""
    if tip is best:
        return tr("Hint", "Chance to win {share}, {n} space(s) covered at the end.", n=round(tip.points), share=share)
    if tip.ahead is None:
        return tr("Hint", "Chance to win {share}, about as many spaces as with the first tip.", share=share)
    told = signed(tip.ahead)
    return tr("Hint", "Chance to win {share}, {spaces} spaces against the first tip.", share=share, spaces=told)


def reasons(advice: Advice, at: int) -> list[Reasoning]:
    """What speaks for one of the tips and against it: known of the best one and of that which it is compared with.

    What may be chance is no reason."""
    why = advice.why
    if why is None or at not in (0, advice.against):
        return []
    own = [reason for reason in why.reasons if reason.seat == advice.seat and abs(reason.points) >= LEAST_REASON]
    clear = [reason for reason in own if reason.is_clear][:MOST_REASONS]
    if not clear and at == 0:
        return [Reasoning("±", too_close(advice, (advice.against or 0) + 1))]
    return [
        *for_the_win(advice, at, clear),
        *(reasoning(reason, reason.points if at == 0 else -reason.points) for reason in clear),
    ]


def for_the_win(advice: Advice, at: int, clear: Sequence[Reason]) -> list[Reasoning]:
    """The chance to win, where it alone speaks for the first tip: all that is clear of the points speaks against it."""
    why = advice.why
    if why is None or why.objective != "win" or why.win[0] - why.win[1] < LEAST_CHANCE:
        return []
    if not clear or any(reason.points > 0 for reason in clear):
        return []
    if at == 0:
        told = tr("Hint", "a better chance to win than tip {number}", number=(advice.against or 0) + 1)
        return [Reasoning("+", told)]
    return [Reasoning(MINUS, tr("Hint", "a lower chance to win than tip {number}", number=1))]


def too_close(advice: Advice, number: int) -> str:
    """That the first tip cannot be told apart from another one."""
    if advice.tips[0].counted == "cells":
        return tr("Hint", "in spaces too close to tip {number} to tell", number=number)
    return tr("Hint", "in points too close to tip {number} to tell", number=number)


def reasoning(reason: Reason, points: float) -> Reasoning:
    """One source of the difference, in words."""
    told = tr("Hint", "{points} from {source}", points=decimal(abs(points)), source=source_words(reason.source))
    return Reasoning("+" if points > 0 else MINUS, told)


def searched_words(advice: Advice) -> str:
    """How long the advice was thought about."""
    if not advice.is_last:
        return tr("Hint", "Bars: chance to win. Still thinking…")
    return tr("Hint", "Bars: chance to win. Thought about for {seconds} s.", seconds=decimal(advice.seconds))


def tip_name(number: int) -> str:
    """What a tip is called: "Tip 1"."""
    return tr("Hint", "Tip {number}", number=number)


def heard(tip: Tip, steps: Sequence[str]) -> str:
    """All of a tip for those who hear it."""
    return " ".join([*(f"{step}." for step in steps), promise(tip, tip)])
