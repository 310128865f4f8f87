"""The points that a reader counts for the reasons of Tuscany: they decide whether the gains of the
better turn outweigh its prices, and whether it can still score the same points a turn later.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from burgundy_qt.ai.analysis.motives import Motive, TurnComparison, TurnReason
from burgundy_qt.ai.games.tuscany.turn_comparison import (
    DENIALS,
    HOPES,
    SCORING,
    WAITING,
    WEAK,
    colour_of_tile,
    is_hope,
    is_last_needed,
    is_wasted,
    together_in,
)

UNSEEN = frozenset(("race", "opens", "scarce", "last-chance", *DENIALS))
UNSEEN |= {"layout", "layout-points", "ahead"}
"""Kinds of prices that nobody counts in a comparison of two turns."""


# How many points one reason counts.

SHARE_LATER, MOST_LATER = 0.2, 1.5
"""The share of points that count if the better turn can score them a turn later, and the most
points that count then. The price of a tile beside its points counts the same share."""
CHANCES = dict.fromkeys(HOPES, 0.8) | {"cards-for": 0.6, "near": 0.5, "stores": 0.5}
"""By kind: the share of points that count if the next tile can bring them."""
FAR_CHANCE = 0.3
"""The same share for a region that then lacks one more space; less if it lacks more."""
MARBLE_LEFT = 0.4
"""Points: a marble counts so much more than its weight, because it is a point at the end."""


def counted(reason: TurnReason, turns: TurnComparison) -> float:
    """Return about how many points a reader counts for a reason: those by the end that a turn
    scores, a share of those that the next tile can bring, else its weight."""
    one, weight = reason.motive, abs(reason.weight)
    together = together_in(one) - together_in(reason.instead)
    if one.kind in (*SCORING, "scores") and together:
        can_follow = reason.is_postponed and any(map(is_urgent, turns.facts))
        return min(SHARE_LATER * together, MOST_LATER) if can_follow else together
    if "same" in dict(one.values):
        return weight
    if one.kind == "spends" and not reason.of_other:
        return weight + MARBLE_LEFT
    if one.kind in ("ready", "last-chance", "scarce", "last-tile"):
        hopes = [each for each in turns.turn_of(reason) if is_hope(each)]
        names_points = any(each.motive["colour"] == colour_of_tile(one) for each in hopes)
        return SHARE_LATER * weight if names_points else weight
    share = CHANCES.get(one.kind, 0.0)
    if not is_last_needed(one):
        share = FAR_CHANCE / one.number("missing")
    if together > 0 and one.kind in ("cards-for", "for-colour", "for-both"):
        return share * together * one.number("sure") / one.number("points")
    return max(weight, share * together)


def is_urgent(reason: TurnReason) -> bool:
    """Return whether a reason is for the better turn and would be lost a turn later: the last tile
    in the display, or a marble, cards or a wooden hexagon that the played turn wastes."""
    one = reason.motive
    if reason.of_other:
        is_waste = one.kind in ("breaks", "needed", "poor-castle")
        return is_waste or (one.kind == "hexagon" and is_wasted(one))
    return one.kind in ("last-chance", "scarce", "saves-marble", "waits") and not reason.is_weak


# Whether the gains are worth more than the prices.

MOST_GAINS = 3
"""The most gains that a review shows."""
SHARE_OF_PRICES = 0.6
"""The gains must be worth more than this share of all prices."""


def outweighs(turns: TurnComparison) -> bool:
    """Return whether the largest gains are worth more than all costs of the better turn, more than
    the largest gain that it misses, and more than most of both together."""
    gains = [
        counted(one, turns)
        for one in turns.gains
        if one.motive.kind not in WEAK | {"race"} and not is_side_matter(one, turns)
    ]
    unseen = WEAK | UNSEEN | {"ends"}
    own = [
        counted(one, turns)
        for one in turns.prices
        if not one.of_other and one.motive.kind not in unseen
    ]
    missed = [
        counted(one, turns)
        for one in turns.prices
        if one.of_other and not is_far(one, turns)
        if is_hope(one) or one.motive.kind not in unseen | {"ready", "stores", "cards-for"}
    ]
    together = sum(sorted(gains, reverse=True)[:MOST_GAINS])
    return together > max(
        sum(own), max(missed, default=0.0), SHARE_OF_PRICES * sum((*own, *missed))
    )


LEAST_DENIED = 1.2
"""Points: the least weight of a tile that an opponent needs, to be more than a side matter."""


def is_side_matter(reason: TurnReason, turns: TurnComparison) -> bool:
    """Return whether a reason is a tile that an opponent needs only for a few points."""
    return reason.motive.kind in DENIALS and reason.weight < LEAST_DENIED


def is_far(reason: TurnReason, turns: TurnComparison) -> bool:
    """Return whether a reason is points that a tile of the played turn brings only with more tiles,
    for which it has no space or too few cards, or of which the better turn can still take one."""
    if not reason.of_other or not is_hope(reason):
        return False
    colour = reason.motive["colour"]
    has_fault = turns.played.has("short", "no-space", tile=colour)
    is_left = turns.better.has("can-take", tile=colour)
    return not is_last_needed(reason.motive) or has_fault or is_left


# Points that the better turn can still score a turn later.

ANSWERS = *WAITING, "saves-marble"
"""Kinds of facts by which the better turn can score the points of the played turn later."""
SMALL = frozenset(("cards", "can-place", "can-take", "keeps", "ends"))
"""Kinds of gains of the played turn that the better turn has later, and the end of a phase."""
BEHIND = 0.99
"""The share of a fact's weight that another fact gets to come after it."""


def balanced(reasons: Sequence[TurnReason]) -> list[TurnReason]:
    """Return the reasons, each with the points that a reader counts for it. A sentence that the
    better turn can still score next replaces the price that it answers."""
    turns = TurnComparison(reasons)
    left = answered(turns)
    if any(one.motive.kind == "poor-castle" and not one.is_weak for one in left):
        left = [with_later_castle(one) for one in left]
    if len(left) < len(reasons):  # An answer comes before weak reasons.
        left.sort(key=lambda one: (not one.is_for, one.is_weak))
    after = TurnComparison(left)
    return [replace(with_size(one, after), counted=counted(one, turns)) for one in left]


def answered(turns: TurnComparison) -> list[TurnReason]:
    """Return the reasons without the points of the played turn if the better turn can still score
    as many next and its other gains are worth more than the delay. The answer comes after the first
    of those gains. If the delay is the only price, small savings are enough."""
    pairs = [
        (price, answer)
        for price in turns.facts
        for answer in turns.better.of(*ANSWERS)
        if price.is_postponed and answer.is_for and can_score(answer.motive, price.motive)
    ]
    if not pairs:
        return [*turns.facts]
    price, answer = pairs[0]
    seen = [one for one in turns.prices if one.motive.kind not in UNSEEN | SMALL]
    is_only_price = all(one.is_postponed for one in seen)
    strong = [
        one
        for one in turns.gains
        if is_saving(one) or one.motive.kind not in ANSWERS
        if not one.is_weak or (is_only_price and is_saving(one))
    ]
    worth = sum(sorted(counted(one, turns) for one in strong)[-2:])
    delay = min(SHARE_LATER * together_in(price.motive), MOST_LATER)
    if worth <= delay and not (is_only_price and strong):
        return [*turns.facts]
    first = answer if answer in strong else strong[0]
    left = list[TurnReason]()
    for one in turns.facts:
        if one is first:
            left.append(replace(one, is_weak=False))
            if one is not answer:
                weight = BEHIND * max(abs(each.weight) for each in strong)
                weighed = replace(answer.motive, weight=weight)
                left.append(replace(answer, motive=weighed, is_weak=False))
        elif one not in (answer, price):
            left.append(one)
    return left


def can_score(one: Motive, price: Motive) -> bool:
    """Return whether a tile that waits can score as much as the played turn does."""
    names = ("points", "crops") if price.kind == "crops" else ("points",)
    return max(map(one.number, names)) >= price.number("points")


LEAST_FIRST = 1.5
"""Points: the least weight of cards, a price or a tile that can wait, to be the first reason."""
LEAST_SAVED = 0.5
"""Points: the least weight of a saving that is a reason beside an answer."""


def is_saving(reason: TurnReason) -> bool:
    """Return whether a reason is cards for a small hand, or cards or workers that the played turn
    pays beyond two cards."""
    if reason.motive.kind == "cards":
        return reason.weight >= LEAST_FIRST
    return reason.motive.kind in ("waits", "price") and abs(reason.weight) >= LEAST_SAVED


CASTLE_LATER = 1.0
"""Points: the least weight of a castle that can wait, beside a poor one."""


def with_later_castle(reason: TurnReason) -> TurnReason:
    """Return a castle that the better turn can still place next as a strong reason."""
    is_castle = reason.motive.kind in ANSWERS and reason.motive["tile"] == "castle"
    if not is_castle or reason.of_other:
        return reason
    weight = max(reason.motive.weight, CASTLE_LATER)
    return replace(reason, motive=replace(reason.motive, weight=weight), is_weak=False)


def with_size(reason: TurnReason, turns: TurnComparison) -> TurnReason:
    """Return a region that the played turn completes with its size in the text, if the better turn
    has a reason about another region of that colour."""
    one, kinds = reason.motive, ("near", "for-region", "region")
    if reason.of_other and one.kind == "region" and turns.better.has(*kinds, colour=one["colour"]):
        return replace(reason, motive=replace(one, values=(*one.values, ("with_size", 1))))
    return reason
