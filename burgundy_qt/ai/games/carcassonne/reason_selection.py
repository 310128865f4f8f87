"""Which facts that distinguish two turns of Carcassonne are worth a sentence beside each other.

Each function takes all reasons and returns those that are left, in the order of `selected`. A fact
is left out if another sentence says the same, if it is as true of the other turn, or if what it
takes from one player it also takes from another.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import cast

from burgundy_qt.ai.analysis.motives import Motive, TurnReason, motive

SILENT = "slow", "cheap", "firm", "room"
"""Kinds that explain a turn only under conditions."""
HARMS = "hinders", "exposes", "extends", "field_grows", "field_reaches"
"""Kinds that may be worse after one of two turns."""
MUCH_ROOM, MORE_ROOM = 2, 4
"""How many times as many tiles, and how many more, fit where this is worth a sentence."""
SLIGHT = 0.5
"""Points: the weight of a slow claim, or of a bid, if nothing else speaks for a turn."""
WEIGHTY = 0.8
"""Points: what weighs so much explains a turn."""
SLIGHTEST = 0.35
"""Points: what weighs less explains no turn alone."""
SOFT = 0.5
MARGIN = 0.5
"""Points: by so much less may speak for a turn that completes something."""
MANY_LEFT = 3
"""Followers: with so many left, to have placed one on something small is no fault by itself, and
one more of them is no merit."""
A_THIRD_FOLLOWER, A_FOLLOWER = 0.5, 1.0
"""Points: so much is a fault even with two, or more, followers left."""
AN_EXTENSION = 0.6
"""Points: what a feature that gets larger weighs at least to explain a turn alone."""
A_REACH = 0.8
"""Points: what a field weighs at least that reaches one more city, to explain a turn alone."""
SMALL_CLAIM = 4
"""Points: what a city or road that is worth no follower brings at most when it is complete."""
A_PLACE_AROUND = 0.6
"""Points: how much more than its place a tile around a claimed monastery weighs in a comparison: it
brings the end nearer, too."""
NOT_SAID = -1
"""The followers that are `left` if both turns leave as many: no sentence has this number."""


def selected(reasons: Sequence[TurnReason]) -> Iterator[TurnReason]:
    """Yield the reasons that are worth a sentence, all of them weak if what speaks against the turn
    weighs as much as what speaks for it.

    A claim that is slow to become complete speaks for a turn that keeps the follower or has a
    better claim. A harm that the other turn does more of is said of that one."""
    found = list(without_supply(list(worth_saying(reasons))))
    balance = sum(abs(one.weight) if one.is_for else -price_in_balance(one) for one in found)
    is_scored = any(one.is_for and one.motive.kind == "completes" for one in found)
    is_silent = balance <= (-MARGIN if is_scored else 0)
    for one in found:
        yield replace(one, is_weak=is_silent or is_slight(one))


def price_in_balance(reason: TurnReason) -> float:
    """Return what a price weighs against the reasons that are said: half of it where the other turn
    only prepares something or harms a bit."""
    is_soft = reason.of_other and reason.motive.kind in ("hinders", "extends", "field_reaches")
    return abs(reason.weight) * (SOFT if is_soft else 1.0)


def without_supply(reasons: Sequence[TurnReason]) -> Iterator[TurnReason]:
    """Yield the reasons without a comparison of the supplies that only says again which followers
    come home from a completed feature, or where both turns leave enough."""
    back = {
        one.is_for
        for one in reasons
        if one.motive.kind == "completes" and one.motive.number("back")
    }
    for one in reasons:
        is_supply = one.motive.kind == "keeps_follower" and one.instead is not None
        if not is_supply or (one.is_for not in back and fewest_left(one) < MANY_LEFT):
            yield one


def fewest_left(reason: TurnReason) -> int:
    """Return the smaller of the two supplies that a reason compares."""
    return min(one.number("number") for one in (reason.motive, reason.instead) if one is not None)


def is_slight(reason: TurnReason) -> bool:
    """Return whether a fact says too little to explain a turn: a follower placed on something small
    where enough are left, one more city beside a field, or hardly anything."""
    values = dict(reason.motive.values)
    if abs(reason.weight) < SLIGHTEST:
        return values.get("left") != 0
    if reason.motive.kind in ("ties_up", "slow"):
        left = cast(int, values["left"])
        least = A_FOLLOWER if left >= MANY_LEFT else A_THIRD_FOLLOWER if left > 1 else 0.0
        return abs(reason.weight) < least
    if reason.motive.kind == "extends" and abs(reason.weight) < AN_EXTENSION:
        return True
    is_reach = reason.motive.kind == "field_reaches" and values["cities"] == 1
    return is_reach and abs(reason.weight) < A_REACH


def worth_saying(reasons: Sequence[TurnReason]) -> Iterator[TurnReason]:
    """Yield the reasons without those that are said otherwise."""
    is_as_many = all(one.motive.kind != "keeps_follower" for one in reasons)
    kept = [one for one in with_one_farmer(reasons) if one.motive.kind not in SILENT]
    kept = [one for one in kept if not is_reversed(one)]
    if all(one.motive.kind != "overbids" for one in kept):
        kept += [one for reason in reasons for one in of_bids(reason)]
    slow = [one for found in map(slower, reasons) for one in found]
    slow = [one for one in slow if not any(is_as_slow(each, one) for each in reasons)]
    kept = [*without_farmers(without_doubles(balanced(kept)), is_as_many)]
    kept, slow = with_like_claims(kept, slow, is_as_many)
    speaks_for = [one for one in kept if one.is_for]
    freed = [one for one in speaks_for if one.motive.kind in ("keeps_follower", "claims")]
    if slow and (freed or not speaks_for):
        weight = max((abs(one.weight) for one in freed), default=SLIGHT)
        kept = [one for one in kept if one.is_for or one.motive.kind not in UNLESS_SLOW]
        kept += [TurnReason(replace(one, weight=-weight), True) for one in slow]
    for one in map(compared_monastery, with_small_claim(kept)):
        is_harm = one.instead is not None and one.is_for and one.motive.kind in HARMS
        if is_harm and one.motive.weight < 0 and one.instead is not None:
            yield TurnReason(one.instead, True, one.motive)
        else:
            yield without_number_left(one) if is_as_many else one
    if all(abs(one.weight) < WEIGHTY for one in kept if one.is_for):
        wider = [one for one in reasons if one.motive.kind == "room" and is_wider(one)]
        yield from sorted(wider, key=lambda one: -one.weight)[:1]


def is_reversed(reason: TurnReason) -> bool:
    """Return whether a comparison of two turns reads like its opposite: of two features that get
    larger it names the smaller one where the larger is better, or of two features worth little the
    one that is worth more."""
    one, instead = reason.motive, reason.instead
    if instead is None or one.kind not in ("extends", "ties_up"):
        return False
    if one.kind == "ties_up":
        return True
    more = one.number("tiles") - instead.number("tiles")
    return (more < 0) == reason.is_for if one["whose"] != "rival" else (more > 0) == reason.is_for


def with_one_farmer(reasons: Sequence[TurnReason]) -> list[TurnReason]:
    """Return the reasons, with one fact about a farmer of the other turn: its field is good, or it
    is tied up there, whichever weighs more, with the difference."""
    found = [one for one in reasons if one.of_other and one.instead is None]
    tied = [one for one in found if is_tied_farmer(one)]
    good = [one for one in found if one.motive.kind == "farmer"]
    if not (tied and good):
        return list(reasons)
    kept, dropped = (
        (tied[0], good[0]) if tied[0].weight + good[0].weight < 0 else (good[0], tied[0])
    )
    net = replace(kept.motive, weight=tied[0].weight + good[0].weight)
    others = [one for one in reasons if one not in (kept, dropped)]
    return [*others, replace(kept, motive=net)]


def is_tied_farmer(reason: TurnReason) -> bool:
    """Return whether a reason is the price of a farmer."""
    return reason.motive.kind == "ties_up" and reason.motive["feature"] == "field"


def is_wider(reason: TurnReason) -> bool:
    """Return whether the better turn leaves clearly more tiles that fit at a feature."""
    if reason.instead is None:
        return False
    here, there = reason.motive.number("number"), reason.instead.number("number")
    return there > 0 and here >= max(MUCH_ROOM * there, there + MORE_ROOM)


UNLESS_SLOW = "claims", "leaves_open"
"""Kinds that are no price of a turn if the other one has a slow claim."""


def of_bids(reason: TurnReason) -> Iterator[TurnReason]:
    """Yield what speaks for the lower or the higher of two bids on the same tile, and for a bid
    that only the player who chose the tile can answer, instead of none."""
    one, other = reason.motive, reason.instead
    if one.kind not in ("cheap", "firm") or reason.of_other:
        return
    if other is None:
        is_for = one.kind == "firm" and one["last"] == 1
    else:
        is_for = (one.kind == "cheap") == (one.number("points") < other.number("points"))
    if is_for:
        yield replace(reason, motive=replace(one, weight=SLIGHT))


def balanced(reasons: Iterable[TurnReason]) -> Iterator[TurnReason]:
    """Yield the reasons, but of features of the player and of others that one turn hinders at the
    same gap, or blocks, only the weightiest, with what all of them weigh together: none if they
    cancel."""
    gaps: dict[tuple[object, ...], list[TurnReason]] = {}
    for one in reasons:
        if one.motive.kind not in ("hinders", "cuts_off") or one.instead is not None:
            yield one
            continue
        values = dict(one.motive.values)
        gap = one.of_other, one.motive.kind, values.get("number"), values.get("before")
        gaps.setdefault(gap, []).append(one)
    for found in gaps.values():
        together = sum(one.motive.weight for one in found)
        most = max(found, key=lambda one: one.motive.weight * together)
        if all(one.motive.weight * together > 0 for one in found):
            yield from found
        elif abs(together) >= abs(most.motive.weight) / 2:
            yield replace(most, motive=replace(most.motive, weight=together))


def without_doubles(reasons: Iterable[TurnReason]) -> Iterator[TurnReason]:
    """Yield the reasons without those whose sentence nearly repeats another one: a second feature
    of a kind and an owner that one turn hinders, and a bought tile that completes what the turn
    completes."""
    said = set[tuple[object, ...]]()
    for one in sorted(reasons, key=lambda one: -abs(one.weight)):
        fact, values = one.motive, dict(one.motive.values)
        topic: tuple[object, ...] = one.of_other, fact.kind, values.get("feature")
        if fact.kind == "hinders":
            topic += (values["whose"], fact.seat)
        elif fact.kind == "cuts_off" and values["feature"] == "monastery":
            topic += (fact.seat,)
        elif fact.kind in ("completes", "wants_tile") and values.get("way") != "bid":
            topic = one.of_other, "completes", values["feature"], values["points"], values["whose"]
        else:
            topic += (fact,)
        if topic not in said:
            said.add(topic)
            yield one


def without_farmers(reasons: Iterable[TurnReason], is_as_many: bool) -> Iterator[TurnReason]:
    """Yield the reasons without the prices of a follower that are said otherwise or are none: of a
    farmer that speaks for the turn, where the supply is compared, and of all if the other turn
    leaves as many."""
    found = list(reasons)
    is_farm = any(one.motive.kind == "farmer" and one.is_for for one in found)
    for one in found:
        is_price = one.motive.kind == "ties_up" and not one.is_for
        if not (is_price and (is_as_many or (is_farm and one.motive["feature"] == "field"))):
            yield one


def with_small_claim(reasons: Sequence[TurnReason]) -> Iterator[TurnReason]:
    """Yield the reasons, with the small city or road that the other turn claims instead of the
    followers in supply where nothing else speaks for the better turn."""
    claims = [one.motive for one in reasons if one.of_other and one.motive.kind == "claims"]
    small = [
        one for one in claims if 0 < cast(int, dict(one.values).get("points", 0)) <= SMALL_CLAIM
    ]
    is_alone = all(one.motive.kind == "keeps_follower" for one in reasons if one.is_for)
    for one in reasons:
        if one.is_for and is_alone and small and one.instead is not None:
            values = {"feature": small[0]["feature"], "worth": small[0]["points"]}
            left = one.instead.number("number")
            fact = motive("slow", one.motive.seat, -one.weight, left=left, **values)
            yield TurnReason(fact, True)
        elif not (is_alone and one.motive in small):
            yield one


def slower(reason: TurnReason) -> Iterator[Motive]:
    """Yield what the other turn claims, if that is slow, and slower than a claim of this turn."""
    if reason.motive.kind != "slow":
        return
    if reason.of_other:
        yield reason.motive
    elif reason.instead is not None and "gaps" in dict(reason.instead.values):
        gaps = reason.motive.number("gaps") if "gaps" in dict(reason.motive.values) else 0
        if gaps < reason.instead.number("gaps"):
            yield reason.instead


def is_as_slow(reason: TurnReason, slow: Motive) -> bool:
    """Return whether the better turn claims a feature of the same kind with as many gaps."""
    values = dict(reason.motive.values)
    if reason.of_other or reason.motive.kind != "claims" or "gaps" not in dict(slow.values):
        return False
    gaps = cast(int, values.get("gaps", 0))
    return values["feature"] == slow["feature"] and gaps >= slow.number("gaps")


def with_like_claims(
    reasons: Sequence[TurnReason], slow: list[Motive], is_as_many: bool
) -> tuple[list[TurnReason], list[Motive]]:
    """Return the reasons and what is slow, where the other turn ties up a follower: that its city
    or road is worth little says nothing beside a claim of the same kind, but that it is slow does;
    and without such a claim its worth says more."""
    kept = list(reasons)
    tied = [one for one in kept if one.motive.kind == "ties_up" and one.of_other]
    claims = [one for one in kept if one.motive.kind == "claims" and not one.of_other]
    alike = {one.motive["feature"] for one in claims} & {one.motive["feature"] for one in tied}
    if alike and is_as_many:
        kept = [one for one in kept if one not in tied]
    elif tied:
        slow = []
    if is_as_many:
        slow = [one for one in slow if one["feature"] != "monastery"]
    return kept, slow


def compared_monastery(reason: TurnReason) -> TurnReason:
    """Return a reason, with more weight if it compares the tiles around two claimed monasteries."""
    one, instead = reason.motive, reason.instead
    if one.kind != "claims" or one["feature"] != "monastery" or instead is None:
        return reason
    more = A_PLACE_AROUND * (one.number("tiles") - instead.number("tiles"))
    return replace(reason, motive=replace(one, weight=one.weight + more))


def without_number_left(reason: TurnReason) -> TurnReason:
    """Return a reason that does not say how many followers are left."""
    one = reason.motive
    if one.kind not in ("ties_up", "slow"):
        return reason
    values = tuple((name, NOT_SAID if name == "left" else value) for name, value in one.values)
    return replace(reason, motive=replace(one, values=values))
