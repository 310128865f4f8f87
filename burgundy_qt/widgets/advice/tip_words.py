"""A tip in words: its steps, what it promises, and what speaks for it and against it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from burgundy_qt.ai.analysis.findings import Reason
from burgundy_qt.ai.analysis.sentences import word
from burgundy_qt.session.advice import Advice, Tip
from burgundy_qt.widgets.wording import GOODS, listed, the_tile, tile_name

Action = Mapping[str, Any]

MOST_REASONS = 3
LEAST_REASON = 0.1  # points
MINUS = "−"  # noqa: RUF001
SENTENCES = {
    "start": "Begin on estate {estate}, with the castle that is marked",
    "take die": "Take {tile} from depot {depot} with the {die}",
    "take by": "Take {tile} from depot {depot} by {effect}",
    "take die discard": "Take {tile} from depot {depot} with the {die} and throw {discard} away",
    "take by discard": "Take {tile} from depot {depot} by {effect} and throw {discard} away",
    "place die": "Lay {tile} on the {number} with the {die}",
    "place exact": "Lay {tile} on the {number}",
    "place by": "Lay {tile} on the {number} by {effect}",
    "sell die": "Sell {good} with the {die}",
    "sell exact": "Sell {good}",
    "sell by": "Sell {good} by {effect}",
    "workers die": "Take workers for the {die}",
    "workers by": "Take workers by {effect}",
    "buy": "Buy {tile} from depot {depot}",
    "buy discard": "Buy {tile} from depot {depot} and throw {discard} away",
    "buy black": "Buy {tile} from the black depot",
    "buy black discard": "Buy {tile} from the black depot and throw {discard} away",
    "load": "Load {goods} from depot {depots}",
    "pass": "Leave {effect} unused",
    "end": "End the turn",
}
SHORT = {
    "take die": "Take {tile} with the {die}",
    "take by": "Take {tile} by {effect}",
    "buy": "Buy {tile}",
}
"""For a heading, where the table shows the rest."""
AWAY = "Throw {discard} away."
EFFECTS = {
    "castle": "the castle",
    "carpenter": "the carpenter",
    "church": "the church",
    "market": "the market",
    "city-hall": "the city hall",
    "warehouse": "the warehouse",
    "ship": "the ship",
}


@dataclass(frozen=True)
class Reasoning:
    """One reason: `sign` is "+" where it speaks for the tip, else a minus, or "±" where nothing can be told."""

    sign: str
    text: str


def step_words(plan: Iterable[Action], numbers: Mapping[str, int]) -> list[str]:
    """The steps of a turn, a sentence each; its end goes without saying unless it is all there is to do.

    `numbers` gives the die face of every space."""
    told = [action_words(action, numbers) for action in plan if action["type"] != "end"]
    return told or [SENTENCES["end"]]


def action_words(action: Action, numbers: Mapping[str, int]) -> str:
    """One action as a sentence without its full stop."""
    return filled(SENTENCES[sentence_for(action, numbers)], action, numbers)


def heading_words(action: Action, numbers: Mapping[str, int]) -> str:
    """The same, shorter where the table shows the rest."""
    kind = sentence_for(action, numbers)
    template = SHORT.get(kind.removesuffix(" discard").removesuffix(" black"), SENTENCES[kind])
    return filled(template, action, numbers)


def discard_words(action: Action) -> str:
    """What an action throws away, as a sentence, if anything."""
    return AWAY.format(discard=named(action["discard"])) if action.get("discard") else ""


def named(tile: str) -> str:
    """A tile with its article; knowledge tiles have their number for a name."""
    return tile_name(tile) if tile.startswith("monastery") else the_tile(tile)


def filled(template: str, action: Action, numbers: Mapping[str, int]) -> str:
    """A sentence with what the action is about."""
    return template.format(
        tile=named(action["tile"]) if "tile" in action else "",
        discard=named(action["discard"]) if action.get("discard") else "",
        good=GOODS[action["good"]] if "good" in action else "",
        goods=listed([GOODS[good] for good in action.get("goods", ())]),
        depots=listed([str(depot) for depot in action.get("depots", ())]),
        effect=EFFECTS.get(action.get("by", ""), ""),
        number=numbers.get(action.get("cell", "")),
        depot=action.get("depot"),
        die=action.get("die"),
        estate=action.get("estate"),
    )


def sentence_for(action: Action, numbers: Mapping[str, int]) -> str:
    """Which of the sentences tells an action."""
    kind = action["type"]
    if kind in ("start", "load", "pass", "end"):
        return str(kind)
    if kind == "buy":
        means = " black" if action["depot"] == "black" else ""
    elif "by" in action:
        means = " by"
    elif kind in ("place", "sell") and action["die"] == (action.get("good") or numbers.get(action.get("cell", ""))):
        means = " exact"
    else:
        means = " die"
    return f"{kind}{means}{' discard' if action.get('discard') else ''}"


def percent(share: float) -> str:
    """A share in percent; with a tenth where that says more than a whole number."""
    return f"{100 * share:.{0 if 0.1 <= share <= 0.9 else 1}f} %"


def points_words(tip: Tip, best: Tip) -> str:
    """The final points of the best tip, or by how many those of another one differ, where that can be told."""
    if tip is best:
        return POINTS.format(points=f"{tip.points:.0f}")
    return AS_MANY if tip.ahead is None else POINTS.format(points=signed(tip.ahead))


def promise(tip: Tip, best: Tip) -> str:
    """What a tip promises, in a sentence."""
    template = PROMISE if tip is best else PROMISE_AS_MANY if tip.ahead is None else PROMISE_OTHER
    points = f"{tip.points:.0f}" if tip is best else signed(tip.ahead or 0.0)
    return template.format(share=percent(tip.win), points=points)


def signed(points: float) -> str:
    """Points with their sign."""
    return f"{'+' if points > 0 else MINUS if points < 0 else '±'}{abs(points):.1f}"


def reasons(advice: Advice, at: int) -> list[Reasoning]:
    """What speaks for one of the tips and against it: known of the best one and of that which it is compared with.

    What may be chance is no reason."""
    why = advice.why
    if why is None or at not in (0, advice.against):
        return []
    own = [reason for reason in why.reasons if reason.seat == advice.seat and abs(reason.points) >= LEAST_REASON]
    clear = [reason for reason in own if reason.is_clear][:MOST_REASONS]
    if not clear and at == 0:
        return [Reasoning("±", TOO_CLOSE.format(number=(advice.against or 0) + 1))]
    return [reasoning(reason, reason.points if at == 0 else -reason.points) for reason in clear]


def reasoning(reason: Reason, points: float) -> Reasoning:
    """One source of the difference, in words."""
    told = REASON.format(points=f"{abs(points):.1f}", source=word(reason.source))
    return Reasoning("+" if points > 0 else MINUS, told)


def searched_words(advice: Advice) -> str:
    """How long the advice was thought about."""
    return SEARCHED.format(seconds=f"{advice.seconds:.1f}") if advice.is_last else SEARCHING


POINTS = "{points} points"
AS_MANY = "about as many points"
PROMISE = "Chance to win {share}, {points} points expected."
PROMISE_OTHER = "Chance to win {share}, {points} points against the first tip."
PROMISE_AS_MANY = "Chance to win {share}, about as many points as with the first tip."
REASON = "{points} from {source}"
TOO_CLOSE = "in points too close to tip {number} to tell"
SEARCHED = "Bars: chance to win. Thought about for {seconds} s."
SEARCHING = "Bars: chance to win. Still thinking…"


def spoken(tip: Tip, steps: Sequence[str]) -> str:
    """All of a tip for those who hear it."""
    return f"{'. '.join(steps)}. Chance to win {percent(tip.win)}, {tip.points:.0f} points expected."
