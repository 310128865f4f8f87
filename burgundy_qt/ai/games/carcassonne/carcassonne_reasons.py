"""The reasons of Carcassonne: the facts about two turns that a review or a hint names.

The story: combine the facts that speak about one thing, leave out those that explain nothing, add
those that are reasons only beside others, and weigh the gains against the prices. Each rule is a
small function; its docstring says when and why it applies. Weights and thresholds are points by the
end.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import cast

from burgundy_qt.ai.analysis.motives import (
    Facts,
    Motive,
    Rules,
    TurnComparison,
    TurnReason,
    applies,
    motive,
)

CONDITIONAL = "slow", "room"
"""Kinds that are reasons only beside others: see with_slow_claim and with_room."""


def selected(reasons: Sequence[TurnReason]) -> Iterator[TurnReason]:
    """Yield the reasons that are worth a sentence, some of them as weak. All are weak if the prices
    are worth as much as the gains."""
    turns = TurnComparison(combined(reasons))
    left = [one for one in turns.facts if one.motive.kind not in CONDITIONAL]
    left = without_repeats(one for one in left if not applies(LEFT_OUT, one, turns))
    left = with_slow_claim(left, turns)
    left = with_small_claim(left)
    left = with_room(left, turns)
    after = TurnComparison(left)
    left = [as_said(one, turns) for one in left if not applies(LEFT_OUT_LAST, one, after)]
    is_silent = not outweighs(left)
    for one in left:
        is_weak = is_silent or is_slight(one) or applies(TOO_LITTLE, one, after)
        yield replace(one, is_weak=is_weak)


def leave_as_many(turns: TurnComparison) -> bool:
    """Return whether both turns leave the player as many followers in supply."""
    return not turns.facts.has("keeps_follower")


# Combine the facts that speak about one thing.


def combined(reasons: Sequence[TurnReason]) -> Facts:
    """Return the facts with one for each farmer, for two bids, and for each gap."""
    return with_one_of_gap(with_bids(with_one_farmer(TurnComparison(reasons))))


def with_one_farmer(turns: TurnComparison) -> Facts:
    """Combine the field of a farmer that the played turn places and the price of this follower: the
    fact that weighs more gets the difference."""
    tied, good = turns.played.of("ties_up", feature="field"), turns.played.of("farmer")
    if not (tied and good):
        return turns.facts
    difference = tied[0].weight + good[0].weight
    kept = tied[0] if difference < 0 else good[0]
    net = replace(kept, motive=replace(kept.motive, weight=difference))
    return Facts((*turns.facts.without((tied[0], good[0])), net))


SMALL_GAIN = 0.5
"""Points: the weight of a bid, and of a slow claim that is the only reason."""


def with_bids(facts: Facts) -> Facts:
    """Combine two bids on a tile: name only the one that is better, as a small gain. The sentence
    about a bid for a useless tile says more."""
    bids, is_useless = facts.of("cheap", "firm"), facts.has("overbids")
    better = [] if is_useless else [one for one in bids if is_better_bid(one)]
    gains = (replace(one, motive=replace(one.motive, weight=SMALL_GAIN)) for one in better)
    return Facts((*facts.without(bids), *gains))


def is_better_bid(bid: TurnReason) -> bool:
    """Return whether a bid of the better turn is "cheap" and the lower of two, or "firm" and the
    higher. A firm bid instead of none is better if only the player who chose the tile can still
    answer it."""
    one, other = bid.motive, bid.instead
    if other is None:
        return not bid.of_other and one.kind == "firm" and one["last"] == 1
    return (one.kind == "cheap") == (one.number("points") < other.number("points"))


LEAST_LEFT_OF_GAP = 0.5
"""The share of the weightiest feature at a gap that must remain after the others are deducted."""


def with_one_of_gap(facts: Facts) -> Facts:
    """Combine the features that a turn hinders at the same gap, or blocks, if this harms both the
    player and opponents: name the weightiest with the difference, or none if they cancel out."""
    gaps: dict[Hashable, list[TurnReason]] = {}
    for one in facts.of("hinders", "cuts_off"):
        if one.instead is None:
            values = dict(one.motive.values)
            gap = one.of_other, one.motive.kind, values.get("number"), values.get("before")
            gaps.setdefault(gap, []).append(one)
    left = [*facts.without(one for found in gaps.values() for one in found)]
    for found in gaps.values():
        together = sum(one.motive.weight for one in found)
        most = max(found, key=lambda one: one.motive.weight * together)
        if all(one.motive.weight * together > 0 for one in found):
            left += found
        elif abs(together) >= LEAST_LEFT_OF_GAP * abs(most.motive.weight):
            left.append(replace(most, motive=replace(most.motive, weight=together)))
    return Facts(left)


# Leave out facts that explain nothing or that another sentence says already.


def is_about_smaller_feature(growth: TurnReason, turns: TurnComparison) -> bool:
    """Leave out a comparison of two features that grow if it praises the smaller one, or blames the
    larger one. Of an opponent's features the smaller one is better."""
    one, instead = growth.motive, growth.instead
    if instead is None:
        return False
    more = one.number("tiles") - instead.number("tiles")
    is_worse = more > 0 if one["whose"] == "rival" else more < 0
    return is_worse == growth.is_for


def is_one_of_two_poor_claims(follower: TurnReason, turns: TurnComparison) -> bool:
    """Leave out a comparison of two claims that are worth little: it would blame the turn that
    claims more points."""
    return follower.instead is not None


def is_placed_in_both(follower: TurnReason, turns: TurnComparison) -> bool:
    """Leave out the price of a follower if the played turn leaves as many."""
    return not follower.is_for and leave_as_many(turns)


def is_good_farmer(follower: TurnReason, turns: TurnComparison) -> bool:
    """Leave out the price of a farmer if its field is a gain: the supply shows what it costs."""
    is_farmer = follower.motive["feature"] == "field"
    return is_farmer and not follower.is_for and turns.gains.has("farmer")


def has_better_twin(follower: TurnReason, turns: TurnComparison) -> bool:
    """Leave out that the claim of the played turn is worth little if the better turn claims a
    feature of the same kind: how soon each becomes complete says more."""
    has_twin = turns.better.has("claims", feature=follower.motive["feature"])
    return follower.of_other and has_twin and leave_as_many(turns)


LEFT_OUT: Rules = {
    "extends": (is_about_smaller_feature,),
    "ties_up": (is_one_of_two_poor_claims, is_placed_in_both, is_good_farmer, has_better_twin),
}


def without_repeats(reasons: Iterable[TurnReason]) -> list[TurnReason]:
    """Return the reasons by weight, of those with almost the same sentence only the weightiest."""
    by_sentence: dict[Hashable, TurnReason] = {}
    for one in sorted(reasons, key=lambda one: -abs(one.weight)):
        by_sentence.setdefault((one.of_other, sentence_of(one.motive)), one)
    return [*by_sentence.values()]


def sentence_of(one: Motive) -> Hashable:
    """Return the part of a fact that its sentence is about: of several hindered features the kind
    and the owner, of several blocked monasteries the owner. A bought tile that completes a feature
    repeats that the turn completes it; a bid does not."""
    values = dict(one.values)
    match one.kind:
        case "hinders":
            return one.kind, one["feature"], one["whose"], one.seat
        case "cuts_off" if one["feature"] == "monastery":
            return one.kind, one.seat
        case "completes" | "wants_tile" if values.get("way") != "bid":
            return "completes", one["feature"], one["points"], one["whose"]
    return one


# Add the facts that are reasons only beside others.

NO_PRICES_BESIDE_SLOW = "claims", "leaves_open"
"""Kinds that are no price of the better turn if the claim of the played turn is slow."""


def with_slow_claim(reasons: list[TurnReason], turns: TurnComparison) -> list[TurnReason]:
    """Add that the claim of the played turn is slow to become complete, if the better turn keeps
    its follower or claims something better, or has no other gain."""
    slow, gains = slow_claim(turns), TurnComparison(reasons).gains
    better_use = gains.of("keeps_follower", "claims")
    if slow is None or (gains and not better_use):
        return reasons
    weight = max((abs(one.weight) for one in better_use), default=SMALL_GAIN)
    left = [one for one in reasons if one.is_for or one.motive.kind not in NO_PRICES_BESIDE_SLOW]
    return [*left, TurnReason(replace(slow, weight=-weight), True)]


def slow_claim(turns: TurnComparison) -> Motive | None:
    """Return the claim of the played turn if it is slow to become complete, unless the better turn
    claims something as slow. None, too, if the sentence about its small worth says more; and a
    monastery is no fault if both turns leave as many followers."""
    slow = next((one for each in turns.facts.of("slow") for one in slower(each)), None)
    if slow is None or any(is_as_slow(one.motive, slow) for one in turns.better.of("claims")):
        return None
    is_poor = any(not has_better_twin(one, turns) for one in turns.played.of("ties_up"))
    is_no_fault = slow["feature"] == "monastery" and leave_as_many(turns)
    return None if is_poor or is_no_fault else slow


def slower(claim: TurnReason) -> Iterator[Motive]:
    """Yield the slow claim of the played turn, if that of the better turn has fewer gaps or is not
    slow."""
    if claim.of_other:
        yield claim.motive
    elif claim.instead is not None and gaps_of(claim.motive) < gaps_of(claim.instead):
        yield claim.instead


def is_as_slow(claim: Motive, slow: Motive) -> bool:
    """Return whether a claim is of the same kind as a slow one and has as many gaps."""
    return claim["feature"] == slow["feature"] and gaps_of(claim) >= gaps_of(slow) > 0


def gaps_of(claim: Motive) -> int:
    """Return the gaps of a claimed city or road; 0 if the fact does not name them."""
    return cast(int, dict(claim.values).get("gaps", 0))


SMALL_CLAIM = 4
"""Points: the most that a city or road brings when complete that is not worth a follower."""


def with_small_claim(reasons: list[TurnReason]) -> list[TurnReason]:
    """Name the small city or road that the played turn claims instead of the followers in supply,
    if the better turn has no other gain: it only keeps a follower for something better."""
    claims = Facts(reasons).of("claims")
    small = next((one for one in claims if one.of_other and is_small(one.motive)), None)
    gains = TurnComparison(reasons).gains
    if small is None or gains.without(gains.of("keeps_follower")):
        return reasons
    left = [one for one in reasons if one is not small]
    return [with_claim(one, small.motive) if one.is_for else one for one in left]


def is_small(claim: Motive) -> bool:
    """Return whether a claim can bring only a few points."""
    return 0 < cast(int, dict(claim.values).get("points", 0)) <= SMALL_CLAIM


def with_claim(supply: TurnReason, claim: Motive) -> TurnReason:
    """Return the claim of the played turn as a slow one, with the weight of the follower that the
    better turn keeps."""
    if supply.instead is None:
        return supply
    values = {"feature": claim["feature"], "worth": claim["points"]}
    left = supply.instead.number("number")
    return TurnReason(motive("slow", supply.motive.seat, -supply.weight, left=left, **values), True)


CLEAR_GAIN = 0.8
"""Points: a gain of this weight explains a turn alone."""
ROOM_FACTOR, MORE_ROOM = 2, 4
"""How many times as many tiles, and how many more, must fit at a gap to be a reason."""


def with_room(reasons: list[TurnReason], turns: TurnComparison) -> list[TurnReason]:
    """Add that many more tiles fit at a gap after the better turn, if it has no clear gain."""
    if any(abs(one.weight) >= CLEAR_GAIN for one in TurnComparison(reasons).gains):
        return reasons
    wider = filter(has_much_more_room, turns.facts.of("room"))
    return [*reasons, *sorted(wider, key=lambda one: -one.weight)[:1]]


def has_much_more_room(gap: TurnReason) -> bool:
    """Return whether the better turn leaves many more tiles that fit at a gap."""
    if gap.instead is None:
        return False
    here, there = gap.motive.number("number"), gap.instead.number("number")
    return there > 0 and here >= max(ROOM_FACTOR * there, there + MORE_ROOM)


# Leave out the followers in supply where another sentence is about them.

MANY_LEFT = 3
"""Followers: with so many in supply, one more or less explains nothing."""


def come_home(supply: TurnReason, turns: TurnComparison) -> bool:
    """Leave out the followers in supply if the sentence about a completed feature says which ones
    come home."""
    completed = (turns.gains if supply.is_for else turns.prices).of("completes")
    return supply.instead is not None and any(one.motive["back"] for one in completed)


def are_enough_left(supply: TurnReason, turns: TurnComparison) -> bool:
    """Leave out the followers in supply if both turns leave many."""
    if supply.instead is None:
        return False
    return min(one.number("number") for one in (supply.motive, supply.instead)) >= MANY_LEFT


LEFT_OUT_LAST: Rules = {"keeps_follower": (come_home, are_enough_left)}


# Word and weigh the rest.

HARMS = "hinders", "exposes", "extends", "field_grows", "field_reaches"
"""Kinds that can harm the player of a turn."""
NOT_SAID = -1
"""The number of followers `left` if both turns leave as many: no sentence names it then."""
TILE_AROUND = 0.6
"""Points: how much one more tile around a claimed monastery brings beyond its own point, because
the monastery is complete sooner."""


def as_said(reason: TurnReason, turns: TurnComparison) -> TurnReason:
    """Return a reason as its sentence says it. A harm that the played turn does more of is named as
    a fact of that turn. A claim does not name the followers left if both turns leave as many, and a
    comparison of two monasteries counts the tiles around them."""
    one, instead = reason.motive, reason.instead
    if instead is not None and reason.is_for and one.kind in HARMS and one.weight < 0:
        return TurnReason(instead, True, one)
    if one.kind in ("ties_up", "slow") and leave_as_many(turns):
        values = (("left", NOT_SAID) if name == "left" else (name, of) for name, of in one.values)
        return replace(reason, motive=replace(one, values=tuple(values)))
    if instead is not None and one.kind == "claims" and one["feature"] == "monastery":
        more = TILE_AROUND * (one.number("tiles") - instead.number("tiles"))
        return replace(reason, motive=replace(one, weight=one.weight + more))
    return reason


PREPARATIONS = "hinders", "extends", "field_reaches"
"""Kinds of which only a share is lost if the better turn goes without them."""
SHARE_OF_PREPARATIONS = 0.5
"""The share of their weight that counts as a price."""
COMPLETED = 0.5
"""Points: the gains may be worth so much less than the prices if the better turn completes
something."""


def outweighs(reasons: Sequence[TurnReason]) -> bool:
    """Return whether the gains are worth more than the prices."""
    balance = sum(abs(one.weight) if one.is_for else -price_of(one) for one in reasons)
    completes = any(one.is_for and one.motive.kind == "completes" for one in reasons)
    return balance > (-COMPLETED if completes else 0)


def price_of(reason: TurnReason) -> float:
    """Return how much a price counts."""
    is_preparation = reason.of_other and reason.motive.kind in PREPARATIONS
    return abs(reason.weight) * (SHARE_OF_PREPARATIONS if is_preparation else 1)


# Weaken facts that say too little.

LEAST = 0.35
"""Points: the least weight of a reason that explains a turn alone, unless no follower is left."""


def is_slight(reason: TurnReason) -> bool:
    """Return whether a reason weighs hardly anything, and does not name the last follower."""
    return abs(reason.weight) < LEAST and dict(reason.motive.values).get("left") != 0


LEAST_WITH_MANY_LEFT, LEAST_WITH_SOME_LEFT = 1.0, 0.5
"""Points: the least weight of a follower on something small or slow if many are left, or two."""


def has_others(follower: TurnReason, turns: TurnComparison) -> bool:
    """Weaken that a turn places a follower on something small or slow, if enough are left for
    something better."""
    left = follower.motive.number("left")
    least = LEAST_WITH_MANY_LEFT if left >= MANY_LEFT else LEAST_WITH_SOME_LEFT
    return left > 1 and abs(follower.weight) < least


LEAST_GROWTH, LEAST_REACH = 0.6, 0.8
"""Points: the least weight of a feature that grows, and of a field that reaches one more city."""


def grows_little(growth: TurnReason, turns: TurnComparison) -> bool:
    """Weaken a feature that grows but hardly becomes more valuable."""
    return abs(growth.weight) < LEAST_GROWTH


def reaches_one_city(field: TurnReason, turns: TurnComparison) -> bool:
    """Weaken a field that reaches only one more city, and not a valuable one."""
    return field.motive["cities"] == 1 and abs(field.weight) < LEAST_REACH


TOO_LITTLE: Rules = {
    **dict.fromkeys(("ties_up", "slow"), (has_others,)),
    "extends": (grows_little,),
    "field_reaches": (reaches_one_city,),
}
