"""Which reasons of the Dice Game are said, and in which order: first what the marks of the better
turn bring, then what can wait, and one price. What says too little is left out, or is weak."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import cast

from burgundy_qt.ai.analysis.motives import LEAST_OF_ALL, Motive, TurnReason, Value

OF_NEXT = 0.4
"""The part of a region's worth that it is worth to lack one hex of it."""
OF_STILL = 0.6
"""The part that it is worth to be able to complete in the next round what the other turn does."""
OF_GROWTH = 0.35
"""The part of its points, by the share of its hexes, that it is worth to extend a region."""
LEAST_PAIRS = 3
"""More pairs of number and colour for which there is a space: a difference that one notices."""
LEAST_SPACES = 2
"""More spaces beside a mark: a difference that one notices."""
STRONG = 0.7
"""Points: beside such a fact about the better mark vague ones are left out."""
ENOUGH = 0.5
"""Points: such a fact is enough as the only one that speaks for a turn."""
ABOUT = 0.9
"""A region that is worth so much less than another one is worth about as much."""
WITH_PRICE = 0.9
"""Points: a reason weighs as much at least, so that a price can be said beside it."""
A_QUARTER = 0.25
"""What weighs less than this part of the main reason is not said beside it."""
COMPLETED = "completes", "fills_single"
"""Kinds of completed regions."""
GROWN = "one_short", "one_left", "extends"
"""Kinds of regions that a turn brings nearer to their end."""
WHOLE = *COMPLETED, "completes_colour"
"""Kinds of completed regions, also with their colour."""
MARKED = *WHOLE, *GROWN
"""Kinds about the regions of the marks."""
SIDE = "fits", "opens", "reaches", "nears_castle"
"""Kinds about spaces within reach: they are no reason beside what a mark brings."""


def chosen_reasons(reasons: Sequence[TurnReason], vague: Collection[str]) -> Iterator[TurnReason]:
    """Yield the reasons without what says little beside the others, or says it twice: bonuses only
    if not both turns pay some. A region that the turn played completes is always named: as what can
    wait, or as a price. All are weak if the price is more than what speaks for the better turn."""
    found = [by_larger(one) for one in reasons if not is_redundant(one, reasons)]
    rest = [one for one in found if one.motive.kind != "spends"]
    payers = {one.of_other for one in found if one.motive.kind in ("spends", "marks_twice")}
    if len(payers) == 2 and any(one.is_for for one in rest):
        found = rest
    if not any(one.is_for for one in found):
        found += [one for one in reasons if one.is_for and one.motive.kind == "opens"]
    found = without_matched(found)
    rest = [one for one in found if not is_exchanged(one, found)]
    if len(rest) < len(found) and any(one.is_for and not is_waiting(one) for one in rest):
        found = [one for one in rest if not is_waiting(one)]
    is_silent = not outweighs(found)
    found = [replace(one, is_weak=is_silent or is_slight(one, found)) for one in found]
    found = in_order([one for one in found if one.is_for], vague) + [
        one for one in found if not one.is_for
    ]
    yield from with_one_price(without_twice_silver(found))


def outweighs(reasons: Sequence[TurnReason]) -> bool:
    """Return whether what speaks for the better turn is worth more than what the other one has: in
    all, and in the points of the regions that both prepare. A single space that waits is a price
    beside a bonus that is paid."""
    gains = [
        one for one in reasons if one.is_for and one.motive.kind not in ("can_close", "by_dice")
    ]
    waiting = {one.motive["at"] for one in reasons if is_waiting(one)}
    prices = [one for one in reasons if not one.is_for and one.motive.kind not in SIDE]
    prices = [one for one in prices if not marked_singles(one) or marked_singles(one) - waiting]
    first = max((one for one in gains if one.motive.kind in GROWN), key=size, default=None)
    if first is not None and not any(one.motive.kind in WHOLE for one in gains):
        grown = [one.motive for one in prices if one.motive.kind == first.motive.kind]
        if any(one.number("points") > first.motive.number("points") for one in grown):
            return False
    paid = sum(size(one) for one in prices if one.motive.kind == "spends")
    if paid:
        single = [one for one in reasons if is_waiting(one) and one.motive.number("size") == 1]
        paid += sum(size(one) * (1 / OF_STILL - 1) for one in single)
    most = sorted(map(size, gains))[-2:]
    return sum(most) > max([paid, *map(size, prices)])


def marked_singles(reason: TurnReason) -> set[Value]:
    """Return the single spaces that only one of two turns marks, of a reason that is about them."""
    if reason.motive.kind != "fills_single":
        return set()
    both = () if reason.instead is None else reason.instead["cells"]
    here, there = (set(cast(tuple[Value, ...], cells)) for cells in (reason.motive["cells"], both))
    return here ^ there


def is_slight(reason: TurnReason, reasons: Sequence[TurnReason]) -> bool:
    """Return whether a reason matters little: a single space of the same colour as one that can
    wait, or a bonus that the turn played pays, if it has others left or completes a region of two
    or more by it, and another fact is a price."""
    if not is_paid(reason):
        return is_exchanged(reason, reasons)
    is_costly = any(is_waiting(one) and one.motive.number("size") > 1 for one in reasons)
    is_priced = any(not one.is_for and one.motive.kind not in SIDE for one in reasons)
    return is_costly or (is_priced and reason.motive.number("left") > 0)


def is_exchanged(reason: TurnReason, reasons: Sequence[TurnReason]) -> bool:
    """Return whether the better turn completes a single space, and the turn played completes
    another one of the colour."""
    if reason.motive.kind != "fills_single" or reason.of_other or not reason.is_for:
        return False
    waits = [one.motive for one in reasons if is_waiting(one)]
    return any(one["size"] == 1 and one["colour"] == reason.motive["colour"] for one in waits)


def without_matched(reasons: Sequence[TurnReason]) -> list[TurnReason]:
    """Return the reasons without those that the turn played matches, if enough else speaks for the
    better one: completed regions that bring the same, a region that it brings as near to its end,
    and one that is worth no more than the completed region that waits for it."""
    left = list(reasons)
    waiting = max((one.weight / OF_STILL for one in reasons if is_waiting(one)), default=0.0)
    theirs = [one for one in reasons if one.of_other and not one.is_for]
    for one in reasons:
        gone, kind = [one], one.motive.kind
        if one.of_other or not one.is_for:
            continue
        if kind in COMPLETED:
            gone += [other for other in theirs if brings(other.motive) == brings(one.motive)][:1]
            is_matched = len(gone) == 2
        else:
            grown = [each.motive.weight for each in theirs if each.motive.kind in GROWN]
            worth = one.motive.weight / (OF_GROWTH if kind == "extends" else OF_NEXT)
            is_matched = kind in GROWN and (
                max(grown, default=0.0) >= one.motive.weight or waiting >= worth * ABOUT
            )
        others = [each for each in left if each not in gone and each.is_for]
        others = [each for each in others if each.motive.kind in MARKED]
        if is_matched and any(abs(each.weight) >= ENOUGH for each in others):
            left = [each for each in left if each not in gone]
    return left


def brings(one: Motive) -> tuple[Value, ...] | None:
    """Return what completed regions bring; None for another fact."""
    names = ("points", "bonus", "count")
    return tuple(one[name] for name in names) if one.kind in COMPLETED else None


def in_order(reasons: Sequence[TurnReason], vague: Collection[str]) -> list[TurnReason]:
    """Return what speaks for the better turn in the order of its weights: first what the better
    turn does, else what the turn played pays; then what can wait, if something does; then the rest,
    without what is vague."""
    marks = [one for one in reasons if is_of_mark(one, vague) and size(one) >= ENOUGH]
    first = max(marks or filter(is_paid, reasons), key=size, default=None)
    if first is None or size(first) < ENOUGH:
        return list(reasons)
    waiting = max((one for one in reasons if is_waiting(one)), key=size, default=None)
    rest = [one for one in reasons if one not in (first, waiting)]
    if size(first) >= STRONG:
        rest = [one for one in rest if one.motive.kind not in vague]
    if waiting is None:
        return [first, *(below(size(first), one) for one in rest)]
    second = size(first) - LEAST_OF_ALL
    waits = weighing(waiting, second)
    return [first, waits, *(below(second, one) for one in rest)]


def without_twice_silver(reasons: Sequence[TurnReason]) -> list[TurnReason]:
    """Return the reasons with the silver of the better turn's second mark once: as a price, unless
    the mark is one of the two main reasons."""
    main = sorted((one for one in reasons if one.is_for), key=size, reverse=True)[:2]
    main = [one for one in main if size(one) >= A_QUARTER * size(main[0])]
    is_said = any(one.motive.kind == "marks_twice" for one in main)
    pays = [one for one in reasons if one.motive.kind == "spends" and not one.of_other]
    silver = [one for one in pays if one.motive["bonus"] == "silver"]
    if is_said or not silver:
        return [one for one in reasons if one not in silver]
    return [one for one in reasons if one.motive.kind != "marks_twice"]


def with_one_price(reasons: Sequence[TurnReason]) -> list[TurnReason]:
    """Return the reasons with the price that matters most as the largest, and never more than half
    of what speaks for the better turn: a region that the turn played completes, what the better
    turn pays, a region that the turn played brings nearer to its end, or a castle beside it."""
    main = sorted((one for one in reasons if one.is_for), key=size, reverse=True)[:2]
    prices = [one for one in reasons if not one.is_for]
    ranks = WHOLE, ("spends",), GROWN, ("nears_castle",)
    of_ranks = ([one for one in prices if one.motive.kind in rank] for rank in ranks)
    price = max(next(filter(None, of_ranks), []), key=size, default=None)
    if price is None or not main:
        return list(reasons)
    first = weighing(main[0], max(size(main[0]), WITH_PRICE))
    together = sum(size(one) for one in main[1:] if size(one) >= size(first) * A_QUARTER)
    most = min(size(price), (size(first) + together) / 2 - LEAST_OF_ALL)
    rest = [one for one in reasons if one not in (price, main[0])]
    return [
        first,
        *(one if one.is_for else below(most, one) for one in rest),
        weighing(price, most),
    ]


def size(reason: TurnReason) -> float:
    """Return the weight of a reason without its sign."""
    return abs(reason.weight)


def is_waiting(reason: TurnReason) -> bool:
    """Return whether a reason names a region that the better turn can still complete."""
    return reason.motive.kind == "can_close"


def is_paid(reason: TurnReason) -> bool:
    """Return whether a reason is a bonus that the turn played pays."""
    return reason.of_other and reason.motive.kind in ("spends", "idle_mark")


def is_of_mark(reason: TurnReason, vague: Collection[str]) -> bool:
    """Return whether a reason is about a hex that the better turn marks, and says much."""
    return not (reason.of_other or reason.motive.kind in ("can_close", "by_dice", *vague))


def below(most: float, reason: TurnReason) -> TurnReason:
    """Return a reason with less than a weight, so that it is not said before what has it."""
    return weighing(reason, min(size(reason), most - LEAST_OF_ALL))


def weighing(reason: TurnReason, weight: float) -> TurnReason:
    """Return a reason with another weight of the same sign."""
    one, instead = reason.motive, reason.instead
    signed = weight if reason.weight > 0 else -weight
    whole = signed + (instead.weight if instead is not None else 0.0)
    return replace(reason, motive=replace(one, weight=whole))


def by_larger(reason: TurnReason) -> TurnReason:
    """Return a comparison as one of the turn that extends a region more, or opens more spaces."""
    one, instead = reason.motive, reason.instead
    if (
        one.kind in ("extends", "opens", "nears_castle")
        and instead is not None
        and one.weight < instead.weight
    ):
        return TurnReason(instead, True, one)
    return reason


def is_redundant(reason: TurnReason, reasons: Sequence[TurnReason]) -> bool:
    """Return whether a reason says too little beside the others: silver beside the second mark that
    it paid for, a region that the played turn could complete later, the lesser bonus of a start."""
    one, instead, of_other = reason.motive, reason.instead, reason.of_other
    weights = {(each.motive.kind, each.of_other): each.weight for each in reasons}
    match one.kind:
        case "spends" if one["bonus"] == "silver" and of_other:
            return ("idle_mark", True) in weights
        case "spends" if one["bonus"] == "silver":
            return any(
                each.motive.kind == "marks_twice" and each.motive["back"] for each in reasons
            )
        case "can_close" if one.number("points") < one.number("now"):
            lost = (one["colour"], one["size"], 1)
            others = [each.motive for each in reasons if each.of_other]
            full = [each for each in others if each.kind in COMPLETED]
            return of_other or lost in [(e["colour"], e["size"], e["count"]) for e in full]
        case "marks_twice" | "can_close" | "idle_mark":
            return of_other != (one.kind == "idle_mark")
        case "start_bonus" if not of_other:
            is_alone = not any(each.is_for and each is not reason for each in reasons)
            return not is_alone and weights.get((one.kind, True), 0.0) > one.weight
        case "fits" if instead is not None:
            return abs(one.number("number") - instead.number("number")) < LEAST_PAIRS
        case "opens" if instead is not None:
            is_small = abs(one.number("number") - instead.number("number")) < LEAST_SPACES
            return is_small or any(each.motive.kind == "nears_castle" for each in reasons)
        case "fixes":
            return one.number("left") == 1
        case "beats" if of_other:
            return any(is_waiting(each) and each.motive.number("whole") for each in reasons)
    return False
