"""Reasons of the Dice Game: which of the facts about two turns are said, and in which order: first
what the marks of the better turn bring, then what can wait, and one price. What says too little is
left out, or is weak."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import cast

from burgundy_qt.ai.analysis.motives import (
    LEAST_OF_ALL,
    Motive,
    TurnReason,
    Value,
)

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
LEAST_SIDE = 0.6
"""Points: less is no reason without what a mark brings."""
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
A_BONUS, OF_LATER_TURNS = 1.7, 0.5
"""In sentences: the points of a bonus, and the part of what comes at once that later points are."""
LEAST_AT_ONCE = 3
"""Points: a region that the turn played completes for as many is named as a price, even if it can
wait."""
BESIDE_WAIT = 1.5
"""How much more the better turn must bring than it pays if a single space waits as well."""
MORE_NAMED, LEAST_OF_BEGUN, A_NUMBER = 0.9, -0.75, 1.0
"""Points: so much more the better turn names than the region that can wait, if the other turn can
wait as well; if it only begins or extends a region, which the next marks complete; and what it
counts that the better mark takes fewer numbers."""
LAST_OF_COLOUR = 0.5
"""What it counts that the region that can wait is then the last one of its colour."""
MOST_SAID = 2
MOST_OF_IDLE = 6
"""Points of a region that a second mark prepares for silver: for more it is no fault."""
LARGE_WAIT, OF_LARGE_WAIT = 6.0, 1.2
"""Points from which on a region that can wait counts more: it is a risk to wait for so many."""
LARGE, OF_LARGE = 10, 0.8
"""Points from which on a region is so large that its points now count nearly in full."""
OF_KEPT = 0.3
"""The part of the points of a region that it is worth to have the silver to complete it."""
LEAST_WAIT = 0.3
"""Points: the weight of such a region among what speaks for the better turn."""
COMPLETED = "completes", "fills_single"
"""Kinds of completed regions."""
GROWN = "one_short", "one_left", "extends"
"""Kinds of regions that a turn brings nearer to their end."""
WHOLE = *COMPLETED, "completes_colour"
"""Kinds of completed regions, also with their colour."""
MARKED = *WHOLE, *GROWN
"""Kinds about the regions of the marks."""
NAMED = *MARKED, "keeps_silver"
"""Kinds whose sentences name a region with its points."""
SIDE = "fits", "opens", "reaches", "nears_castle"
"""Kinds about spaces within reach: they are no reason beside what a mark brings."""


def chosen_reasons(reasons: Sequence[TurnReason], vague: Collection[str]) -> Iterator[TurnReason]:
    """Yield the reasons without what says little beside the others, or says it twice: bonuses only
    if not both turns pay some. A region that the turn played completes is always named: as what can
    wait, or as a price. All are weak if the price is more than what speaks for the better turn."""
    reasons = with_hurry(reasons)
    found = [by_larger(one) for one in reasons if not is_redundant(one, reasons)]
    rest = [one for one in found if one.motive.kind != "spends"]
    payers = {one.of_other for one in found if one.motive.kind in ("spends", "marks_twice")}
    if len(payers) == 2 and any(one.is_for for one in rest):
        found = rest
    if not any(one.is_for for one in found):
        found += [one for one in reasons if one.is_for and one.motive.kind == "opens"]
    found = without_matched(without_waiting(found))
    exchanged = [one for one in found if is_exchanged(one, found)]
    rest = [one for one in found if one not in exchanged]
    if exchanged and any(one.is_for and not is_waiting(one) for one in rest):
        colours = [one.motive["colour"] for one in exchanged]
        found = [one for one in rest if not is_single_waiting(one, colours)]
    waiting = {one.motive["at"] for one in found if is_waiting(one)}
    found = [
        one
        for one in found
        if one.is_for or not marked_singles(one) or marked_singles(one) - waiting
    ]
    is_silent = not outweighs(found)
    speaks_for = in_order([one for one in found if one.is_for], vague)
    prices = [one for one in found if not one.is_for]
    is_silent = is_silent or is_balanced(speaks_for, prices, vague)
    is_silent = is_silent or is_even_exchange(speaks_for, prices, reasons)
    is_silent = is_silent or all(
        one.motive.kind in SIDE[1:] and size(one) < LEAST_SIDE for one in speaks_for
    )
    is_first_paid = bool(speaks_for) and is_paid(speaks_for[0])
    found = [
        replace(one, is_weak=one.is_weak or is_silent or (is_first_paid and is_slight(one, found)))
        for one in (*speaks_for, *prices)
    ]
    yield from with_one_price(without_twice_silver(found))


def with_hurry(reasons: Sequence[TurnReason]) -> list[TurnReason]:
    """Return the reasons with a bonus that the turn played pays for a region that can wait, instead
    of the same region as one that can wait, and of the bonus alone. Silver buys a mark: it is a
    fault only beside others. Numbers that fit are named only of turns with one mark each."""
    theirs = [one.motive for one in reasons if one.of_other]
    is_twice = any(one.kind == "spends" and one["bonus"] == "silver" for one in theirs)
    hurried = [one for one in theirs if one.kind == "hurries"]
    is_matched = not any(one.kind in WHOLE for one in theirs)  # the better one completes as much
    if is_matched and any(one.number("size") > 1 for one in hurried):
        at = [one["at"] for one in hurried]
        names = "can_close", "hurries"
        return [
            one for one in reasons if one.motive.kind not in names or one.motive["at"] not in at
        ]
    at, costs = ([one[name] for one in hurried] for name in ("at", "cost"))
    left = list[TurnReason]()
    for one in reasons:
        match one.motive.kind:
            case "hurries":
                if one.of_other:
                    is_weak = one.motive["cost"] == "silver" and one.motive.number("size") > 1
                    left.append(replace(one, is_weak=is_weak))
            case "can_close":
                if one.of_other or one.motive["at"] not in at:
                    left.append(without_numbers(one) if is_twice else one)
            case "spends" if one.of_other and one.motive["bonus"] in costs:
                pass
            case _:
                left.append(one)
    return left


def without_numbers(reason: TurnReason) -> TurnReason:
    """Return a region that can wait without the numbers that it takes."""
    one = reason.motive
    values = dict(one.values) | {"takes": 0, "taken": 0}
    return replace(reason, motive=replace(one, values=tuple(sorted(values.items()))))


def is_even_exchange(
    speaks_for: Sequence[TurnReason], prices: Sequence[TurnReason], reasons: Sequence[TurnReason]
) -> bool:
    """Return whether either turn can wait for what the other one marks, and the better one names
    hardly more: in points, with bonuses and what they cost. A region that it completes and that
    falls with the phase cannot wait."""
    waiting = [one for one in speaks_for if is_waiting(one)]
    gains = [one for one in speaks_for if not is_waiting(one)][:MOST_SAID]
    is_single = any(one.motive.kind == "hurries" and not one.is_weak for one in waiting)
    if not waiting or (is_single and not gains and len(waiting) == 1):
        return False
    as_well = {one.motive["at"] for one in reasons if is_even_later(one)}
    whole = [one.motive for one in gains if one.motive.kind in WHOLE]
    cells = [cast(tuple[str, ...], one["cells"]) for one in whole]
    if any(as_well.isdisjoint(region) for region in cells):
        return False
    worth = sum(map(in_exchange, gains))
    done = [one.motive["colour"] for one in reasons if one.motive.kind == "completes_colour"]
    most = max(points_named(one.motive) for one in waiting)
    last = [one.motive for one in waiting if one.motive.number("whole")]
    if any(one["colour"] not in done for one in last):  # only both marks complete the colour
        most = max(points_named(one) - one.number("whole") for one in last)
        worth += LAST_OF_COLOUR
    worth -= most if most < LARGE_WAIT else OF_LARGE_WAIT * most
    worth -= sum(A_BONUS for one in prices if one.motive.kind == "spends")
    if any(one.motive.kind == "hurries" and not one.is_weak for one in waiting):
        worth += A_BONUS
    if any(one.motive.kind == "can_close" and one.motive["takes"] for one in waiting):
        worth += A_NUMBER
    is_begun = any(one.motive.kind == "extends" for one in gains)
    return worth <= (LEAST_OF_BEGUN if is_begun else MORE_NAMED)


def in_exchange(reason: TurnReason) -> float:
    """Return about how many points a reason names beside a region that can wait: bonuses all count
    the same, and what names no region counts half."""
    one = reason.motive
    if one.kind in WHOLE:
        bonuses = cast(tuple[str, ...], one["bonuses"])
        region = one.number("region") if one.kind == "completes_colour" else 0
        return one.number("points") + region + A_BONUS * len(bonuses)
    if one.kind == "nears_castle":
        return one.number("number") * OF_LATER_TURNS * (1 + A_BONUS)
    return named_by(one) if one.kind in NAMED else size(reason) / 2


def is_even_later(reason: TurnReason) -> bool:
    """Return whether after the turn played a region of the better one can be completed in the next
    round for the same points."""
    one = reason.motive
    return reason.of_other and one.kind == "can_close" and one["points"] == one["now"]


def outweighs(reasons: Sequence[TurnReason]) -> bool:
    """Return whether what speaks for the better turn is worth more than what the other one has: in
    all, and in the points of the regions that both prepare, if that is the main reason."""
    gains = [one for one in reasons if one.is_for and one.motive.kind != "can_close"]
    prices = [one for one in reasons if not one.is_for and one.motive.kind not in SIDE]
    if any(one.motive.kind == "marks_twice" for one in gains):  # its worth is without the silver
        prices = [one for one in prices if dict(one.motive.values).get("bonus") != "silver"]
    first = max(gains, key=size, default=None)
    if first is not None and first.motive.kind in GROWN:
        grown = [one.motive for one in prices if one.motive.kind == first.motive.kind]
        if any(one.number("points") > first.motive.number("points") for one in grown):
            return False
    most = sorted(map(size, gains))[-2:]
    heavier = sum(most) > max(map(size, prices), default=0.0)
    largest = sorted(map(at_once, gains))[-2:]
    return heavier or sum(largest) > max(map(at_once, prices), default=0.0)


def is_balanced(
    speaks_for: Sequence[TurnReason], prices: Sequence[TurnReason], vague: Collection[str]
) -> bool:
    """Return whether the sentences name as much against the better turn as for it: in points, a
    bonus as some more, and what may come later as half of what comes at once. A region that the
    turn played completes and that can wait counts as later, too; a single space adds a part to what
    the better turn pays."""
    strong = [one for one in speaks_for if not is_waiting(one)]
    if any(one.motive.kind == "idle_mark" for one in strong):  # both are about one silver
        strong = [one for one in strong if one.motive.kind != "keeps_silver"]
    main = sorted(strong, key=lambda one: (one.motive.kind in vague, -size(one)))[:2]
    waits = [one.motive for one in speaks_for if is_waiting(one)]
    waiting = max(map(worth_waiting, waits), default=0.0)
    paid = sum(size(one) for one in prices if one.motive.kind == "spends")
    if any(one.motive.kind == "hurries" and not one.is_weak for one in speaks_for):
        paid = max(0.0, paid - A_BONUS)
    if waiting:
        gains = [one for one in main if one.motive.kind not in SIDE]
        if any(one.motive.kind in WHOLE for one in gains):
            share = OF_LATER_TURNS if waiting < LARGE else OF_LARGE
            return sum(map(in_exchange, gains)) <= share * waiting + paid
        return sum(map(named, gains)) <= waiting + paid
    gain, price = sum(map(at_once, main)), price_named(prices)
    if any(one.motive.kind == "idle_mark" for one in main) and price is not None:
        return price.motive.kind != "one_short" or named(price) > MOST_OF_IDLE
    if paid and waits:
        return gain <= BESIDE_WAIT * paid
    return price is not None and gain <= at_once(price)


def worth_waiting(one: Motive) -> float:
    """Return the points of a region that can wait, with its bonus, if they are named as a price."""
    points = one.number("points")
    if points < max(one.number("now"), LEAST_AT_ONCE - one.number("whole")):
        return 0.0
    return points_named(one) - (A_BONUS if one.kind == "hurries" else 0.0)


def points_named(one: Motive) -> float:
    """Return about how many points the sentence of a region that can wait names."""
    return one.number("points") + one.number("whole") + (A_BONUS if one["bonus"] else 0.0)


def named(reason: TurnReason) -> float:
    """Return about how many points the sentence of a reason names: a bonus counts as some, a region
    that gets a mark in part."""
    return abs(named_by(reason.motive) - (named_by(reason.instead) if reason.instead else 0.0))


def named_by(one: Motive) -> float:
    """Return about how many points the sentence of a fact names."""
    match one.kind:
        case "one_short":
            bonuses = one.number("count") if one["bonus"] else 0
            later = one.number("later") or one.number("points")
            return (one.number("points") + later) / 2 + A_BONUS * bonuses
        case "one_left":
            return one.number("points") + one.number("whole") + (A_BONUS if one["bonus"] else 0.0)
        case "extends":
            return one.number("points") * one.number("marked") / one.number("size")
        case "keeps_silver":
            return abs(one.weight) + OF_KEPT * one.number("points")
    return abs(one.weight)


def at_once(reason: TurnReason) -> float:
    """Return what the sentence of a reason names, half of it if it may come later."""
    return named(reason) * (OF_LATER_TURNS if reason.motive.kind in GROWN else 1.0)


def price_named(prices: Sequence[TurnReason]) -> TurnReason | None:
    """Return the price that matters most: a region that the turn played completes, what the better
    turn pays, a region that the turn played brings nearer to its end, or a castle beside it."""
    ranks = WHOLE, ("spends",), GROWN, ("nears_castle",)
    of_ranks = ([one for one in prices if one.motive.kind in rank] for rank in ranks)
    return max(next(filter(None, of_ranks), []), key=size, default=None)


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
    """Return whether the better turn completes one single space, and the turn played completes
    another one of the colour."""
    if reason.motive.kind != "fills_single" or reason.of_other or not reason.is_for:
        return False
    if reason.motive.number("count") > 1:
        return False
    return any(is_single_waiting(one, [reason.motive["colour"]]) for one in reasons)


def is_single_waiting(reason: TurnReason, colours: Collection[Value]) -> bool:
    """Return whether a reason names a single space of these colours that can wait."""
    one = reason.motive
    return is_waiting(reason) and one["size"] == 1 and one["colour"] in colours


def without_matched(reasons: Sequence[TurnReason]) -> list[TurnReason]:
    """Return the reasons without those that the turn played matches, if enough else speaks for the
    better one: completed regions that bring the same, a region that it brings as near to its end,
    and one that is worth no more than the completed region that waits for it."""
    left = list(reasons)
    waits = [one.motive for one in reasons if one.motive.kind == "can_close"]
    waiting = max((one.weight / OF_STILL for one in waits), default=0.0)
    theirs = [one for one in reasons if one.of_other and not one.is_for]
    for one in reasons:
        gone, kind = [one], one.motive.kind
        if one.of_other or not one.is_for:
            continue
        if kind in COMPLETED:
            gone += [other for other in theirs if brings(other.motive) == brings(one.motive)][:1]
            is_matched = len(gone) == 2
        else:
            grown = [each for each in theirs if each.motive.kind in GROWN]
            equal = [each for each in grown if is_as_near(each, one)]
            gone += equal[:1]
            worth = one.motive.weight / (OF_GROWTH if kind == "extends" else OF_NEXT)
            is_less = waiting >= max(worth * ABOUT, named(one))
            is_matched = kind in GROWN and (
                any(each.motive.weight >= one.motive.weight for each in grown)
                or is_less
                or bool(equal)
            )
        others = [each for each in left if each not in gone and each.is_for]
        kinds = (*MARKED, "fits") if len(gone) > 1 else MARKED
        is_enough = len(gone) > 1 and any(map(is_paid, others))
        others = [each for each in others if is_enough or each.motive.kind in kinds]
        if is_matched and any(abs(each.weight) >= ENOUGH for each in others):
            left = [each for each in left if each not in gone]
    return left


def is_as_near(reason: TurnReason, other: TurnReason) -> bool:
    """Return whether two reasons are about regions that lack one space, and name about as much."""
    is_near = reason.motive.kind == other.motive.kind == "one_short"
    return is_near and abs(named(reason) - named(other)) < ENOUGH


def without_waiting(reasons: Sequence[TurnReason]) -> list[TurnReason]:
    """Return the reasons without the region that the turn played completes, if it can still be
    completed for the same points."""
    waits = [one.motive for one in reasons if is_waiting(one)]
    can_wait = {(one["colour"], one["size"]) for one in waits if one["points"] == one["now"]}
    whole = {one["colour"] for one in waits if one["points"] == one["now"] and one["whole"]}
    return [
        one
        for one in reasons
        if not (one.of_other and one.motive.kind in WHOLE and one.motive.number("count") == 1)
        or one.instead is not None
        or (one.motive.kind == "completes_colour" and one.motive["colour"] not in whole)
        or (
            one.motive.kind in COMPLETED
            and (one.motive["colour"], one.motive["size"]) not in can_wait
        )
    ]


def brings(one: Motive) -> tuple[Value, ...] | None:
    """Return what completed regions bring; None for another fact."""
    names = ("points", "bonuses", "count")
    return tuple(one[name] for name in names) if one.kind in COMPLETED else None


def in_order(reasons: Sequence[TurnReason], vague: Collection[str]) -> list[TurnReason]:
    """Return what speaks for the better turn in the order of its weights: first what the better
    turn does, else what the turn played pays; then what can wait, if something does; then the rest,
    without what is vague."""
    marks = [one for one in reasons if is_of_mark(one, vague) and size(one) >= ENOUGH]
    regions = [one for one in reasons if not one.of_other and one.motive.kind in MARKED]
    if regions and any(one.motive.kind == "marks_twice" for one in marks):
        marks = [one for one in (*marks, *regions) if one.motive.kind != "marks_twice"]
    if all(one.motive.kind in SIDE for one in marks):  # spaces within reach come after a bonus
        marks = [one for one in reasons if is_paid(one)] or marks
    first = max(marks or filter(is_paid, reasons), key=size, default=None)
    if first is None or size(first) < ENOUGH:
        return list(reasons)
    waiting = max((one for one in reasons if is_waiting(one)), key=size, default=None)
    if waiting is first:
        waiting = None
    rest = [one for one in reasons if one not in (first, waiting)]
    if size(first) >= STRONG:
        rest = [one for one in rest if one.motive.kind not in vague]
    if waiting is None:
        return [first, *(below(size(first), one) for one in rest)]
    second = size(first) - LEAST_OF_ALL
    if (
        worth_waiting(waiting.motive)
        and first.motive.kind not in WHOLE
        and waiting.motive.kind != "hurries"
    ):  # it is a price that says itself that it can wait
        paid = max(filter(is_paid, rest), key=size, default=None)
        rest = [*([weighing(paid, second)] if paid else []), *(e for e in rest if e is not paid)]
        return [first, *(below(size(first), one) for one in rest), below(LEAST_WAIT, waiting)]
    waits = weighing(waiting, second)
    silver = [one for one in rest if is_paid(one) and one.motive.kind == "spends"]
    silver = [weighing(one, second) for one in silver if one.motive["bonus"] == "silver"]
    rest = [one for one in rest if not silver or one.motive.kind != "spends"]
    rest = [below(second, one) for one in (*([waits] if silver else []), *rest)]
    return [first, *(silver or [waits]), *rest]


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
    of what speaks for the better turn."""
    main = sorted((one for one in reasons if one.is_for), key=size, reverse=True)[:2]
    price = price_named([one for one in reasons if not one.is_for])
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
    return reason.motive.kind in ("can_close", "hurries")


def is_paid(reason: TurnReason) -> bool:
    """Return whether a reason is a bonus that the turn played pays."""
    return reason.of_other and reason.motive.kind in ("spends", "idle_mark", "hurries")


def is_of_mark(reason: TurnReason, vague: Collection[str]) -> bool:
    """Return whether a reason is about a hex that the better turn marks, and says much."""
    return not (reason.of_other or reason.motive.kind in ("can_close", "keeps_silver", *vague))


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
        case "spends" if one["bonus"] == "silver" and of_other:  # it buys a mark that is a price
            grown = [each for each in reasons if each.of_other and each.motive.kind in GROWN]
            is_said = {"idle_mark", "keeps_silver", "hurries"} & {kind for kind, _ in weights}
            return not grown or bool(is_said)
        case "can_close" if one.number("points") < one.number("now"):
            lost = (one["colour"], one["size"], 1)
            others = [each.motive for each in reasons if each.of_other]
            full = [each for each in others if each.kind in COMPLETED]
            return of_other or lost in [(e["colour"], e["size"], e["count"]) for e in full]
        case "marks_twice" | "can_close" | "keeps_silver" | "idle_mark":
            return of_other != (one.kind == "idle_mark")
        case "start_bonus" if of_other:
            return True  # each castle has one
        case "start_bonus":
            is_alone = not any(each.is_for and each is not reason for each in reasons)
            return not is_alone and weights.get((one.kind, True), 0.0) > one.weight
        case "fits" if instead is not None:
            return abs(one.number("number") - instead.number("number")) < LEAST_PAIRS
        case "opens" if instead is not None:
            is_small = abs(one.number("number") - instead.number("number")) < LEAST_SPACES
            return is_small or any(each.motive.kind == "nears_castle" for each in reasons)
        case "fixes":
            return one.number("left") == 1
        case "nears_colour" if of_other:  # the space that brings it nearer can wait as well
            return any(is_single_waiting(each, [one["colour"]]) for each in reasons)
        case "beats" if of_other:
            return any(is_waiting(each) and each.motive.number("whole") for each in reasons)
    return False
