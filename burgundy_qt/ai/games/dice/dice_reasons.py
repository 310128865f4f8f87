"""The reasons of the Dice Game: the facts about two turns that a review or a hint names.

The story: combine the facts about a region that the played turn pays a bonus for, leave out facts
that another sentence says already, drop gains that the played turn matches, put the gains in order
(first a mark of the better turn, then what can wait), weaken facts that say too little, and choose
one price. Each rule is a small function; its docstring says when and why it applies. Weights are
points by the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import cast

from burgundy_qt.ai.analysis.motives import (
    LEAST_OF_ALL,
    Facts,
    Rules,
    TurnComparison,
    TurnReason,
    Value,
    applies,
    motive,
)
from burgundy_qt.ai.games.dice.counted_points import (
    COMPLETED,
    GROWN,
    MOST_SAID,
    NO_DIFFERENCE,
    SHARE_EXTENDED,
    SHARE_SHORT,
    SHARE_WAITING,
    SIDE,
    VAGUE,
    WAITING,
    WHOLE,
    counted,
    heaviest,
    is_expense,
    is_needless,
    main_price,
    outweighs,
    price_of_waiting,
    size,
)

MARKED = *WHOLE, *GROWN
"""Kinds of facts about the regions of the marks."""
ENOUGH = 0.5
"""Points: a fact of this weight is enough as the only one that speaks for a turn."""


def chosen(reasons: Sequence[TurnReason]) -> Iterator[TurnReason]:
    """Yield the reasons that are worth a sentence, some of them as weak. All are weak if the gains
    are worth no more than the prices. A region that the played turn completes is always named: as
    one that can wait, or as a price."""
    before = TurnComparison(combined(reasons))
    found = Facts(by_larger(one) for one in before.facts if not applies(LEFT_OUT, one, before))
    found = without_bonuses_of_both(found)
    if not TurnComparison(found).gains:
        found = Facts((*found, *before.gains.of("opens")))
    for leave_out in (without_matched, without_exchanged, without_singles_that_wait):
        found = leave_out(found)
    left = TurnComparison(found)
    after = TurnComparison((*in_order(left.gains), *left.prices))
    is_silent = not outweighs(left) or any(rule(after, before) for rule in NO_DIFFERENCE)
    weighed = Facts(
        replace(one, is_weak=one.is_weak or is_silent or applies(TOO_LITTLE, one, after))
        for one in after.facts
    )
    yield from with_one_price(with_silver_once(weighed))


# Combine the facts about a region that the played turn hurries.


def combined(reasons: Sequence[TurnReason]) -> Facts:
    """Return the reasons with one fact for each region that the played turn hurries: it names both
    the bonus and that the region can wait. If the better turn completes as much, name only the
    bonus for a region of two or more."""
    turns = TurnComparison(one for one in reasons if one.of_other or one.motive.kind != "hurries")
    hurried = turns.played.of("hurries")
    places = [one.motive["at"] for one in hurried]
    waiting = turns.better.of("can_close")
    facts = turns.facts.without(one for one in waiting if one.motive["at"] in places)
    is_large = any(one.motive.number("size") > 1 for one in hurried)
    if is_large and not turns.played.has(*WHOLE):
        return facts.without(hurried)
    costs = [one.motive["cost"] for one in hurried]
    facts = facts.without(one for one in turns.played.of("spends") if one.motive["bonus"] in costs)
    is_second_mark = turns.played.has("spends", bonus="silver")
    return Facts(map(without_numbers, facts)) if is_second_mark else facts


def without_numbers(reason: TurnReason) -> TurnReason:
    """Return a region that can wait without the numbers that it takes: only turns with one mark
    each are compared by them."""
    one = reason.motive
    if one.kind != "can_close":
        return reason
    values: dict[str, Value] = {"takes": 0, "taken": 0}
    plain = motive(one.kind, one.seat, one.weight, **dict(one.values) | values)
    return replace(reason, motive=plain)


def by_larger(reason: TurnReason) -> TurnReason:
    """Return a comparison as one of the turn that extends a region more, opens more spaces or
    reaches more castles."""
    one, instead = reason.motive, reason.instead
    if instead is None or one.kind not in ("extends", "opens", "nears_castle"):
        return reason
    return TurnReason(instead, True, one) if one.weight < instead.weight else reason


# Leave out facts that another sentence says already, or that say too little.


def is_of_played(reason: TurnReason, turns: TurnComparison) -> bool:
    """Leave out this fact of the played turn: its sentence is about the better turn."""
    return reason.of_other


def is_of_better(reason: TurnReason, turns: TurnComparison) -> bool:
    """Leave out this fact of the better turn: its sentence is about the played turn."""
    return not reason.of_other


def buys_a_mark(bonus: TurnReason, turns: TurnComparison) -> bool:
    """Leave out the silver of the played turn if another sentence names it, or if its second mark
    brings no region nearer to its end: the mark that it buys is a price already."""
    is_silver = bonus.of_other and bonus.motive["bonus"] == "silver"
    is_said = turns.facts.has("idle_mark", "keeps_silver", "hurries")
    return is_silver and (is_said or not turns.played.has(*GROWN))


def is_lost_in_part(region: TurnReason, turns: TurnComparison) -> bool:
    """Leave out a region that brings fewer points in the next round if a price names it."""
    one = region.motive
    values = {name: one[name] for name in ("colour", "size")}
    return one.number("points") < one.number("now") and turns.played.has(
        *COMPLETED, **values, count=1
    )


def can_wait(region: TurnReason, turns: TurnComparison) -> bool:
    """Leave out a region that the played turn completes if another sentence says that it can wait
    for the same points."""
    one = region.motive
    if not region.of_other or region.instead is not None or one["count"] != 1:
        return False
    waiting = [each.motive for each in turns.gains.of(*WAITING, colour=one["colour"])]
    waiting = [each for each in waiting if each["points"] == each["now"]]
    if one.kind == "completes_colour":
        return any(each["whole"] for each in waiting)
    return any(each["size"] == one["size"] for each in waiting)


def brings_less(bonus: TurnReason, turns: TurnComparison) -> bool:
    """Leave out the bonus of a start castle if that of the played turn is worth more, unless
    nothing else speaks for the castle."""
    is_less = any(each.weight > bonus.weight for each in turns.played.of("start_bonus"))
    return is_less and any(one is not bonus for one in turns.gains)


LEAST_PAIRS = 3
"""Pairs of number and colour: a player notices so many more."""
LEAST_SPACES = 2
"""Spaces beside a mark: a player notices so many more."""


def are_few_pairs(pairs: TurnReason, turns: TurnComparison) -> bool:
    """Leave out pairs of number and colour if the other turn leaves about as many."""
    return differs_by_less(pairs, LEAST_PAIRS)


def are_few_spaces(spaces: TurnReason, turns: TurnComparison) -> bool:
    """Leave out new spaces if the other turn opens about as many, or if another sentence names a
    castle within reach."""
    is_said = turns.facts.has("nears_castle")
    return spaces.instead is not None and (is_said or differs_by_less(spaces, LEAST_SPACES))


def differs_by_less(reason: TurnReason, least: int) -> bool:
    """Return whether a reason compares two numbers that are nearer to each other than this."""
    number, instead = reason.motive.number("number"), reason.instead
    return instead is not None and abs(number - instead.number("number")) < least


def lacks_one_hex(pasture: TurnReason, turns: TurnComparison) -> bool:
    """Leave out that a pasture needs equal numbers if it lacks a single hex."""
    return pasture.motive.number("left") == 1


def has_space_that_waits(colour: TurnReason, turns: TurnComparison) -> bool:
    """Leave out that the played turn brings a colour nearer to its end if a single space of it can
    wait."""
    return colour.of_other and turns.facts.has(*WAITING, size=1, colour=colour.motive["colour"])


def has_colour_that_waits(race: TurnReason, turns: TurnComparison) -> bool:
    """Leave out that the played turn completes a colour before an opponent if a colour can wait."""
    waiting = turns.facts.of(*WAITING)
    return race.of_other and any(one.motive.number("whole") for one in waiting)


LEFT_OUT: Rules = {
    **dict.fromkeys(WHOLE, (can_wait,)),
    "spends": (buys_a_mark,),
    "can_close": (is_of_played, is_lost_in_part),
    "marks_twice": (is_of_played,),
    "keeps_silver": (is_of_played,),
    "idle_mark": (is_of_better,),
    "start_bonus": (is_of_played, brings_less),
    "fits": (are_few_pairs,),
    "opens": (are_few_spaces,),
    "fixes": (lacks_one_hex,),
    "nears_colour": (has_space_that_waits,),
    "beats": (has_colour_that_waits,),
}


# Drop gains and prices that the turns share.


def without_bonuses_of_both(facts: Facts) -> Facts:
    """Leave out the bonuses that the turns pay if both pay some and another fact speaks for the
    better turn."""
    turns, rest = TurnComparison(facts), facts.without(facts.of("spends"))
    pay = [turn.has("spends", "marks_twice") for turn in (turns.better, turns.played)]
    return rest if all(pay) and TurnComparison(rest).gains else facts


def without_matched(facts: Facts) -> Facts:
    """Leave out a region of the better turn if the played turn has its match, together with the
    match, or if it is worth no more than another region. Keep it if too little is left that speaks
    for the better turn."""
    left, turns = facts, TurnComparison(facts)
    theirs, waiting = TurnComparison(turns.prices).played, turns.facts.of("can_close")
    for one in turns.better.of(*COMPLETED, *GROWN):
        match = matches(one, theirs)[:1]
        if one.is_for and (match or is_outweighed(one, theirs, waiting)):
            rest = left.without((one, *match))
            left = rest if is_enough(TurnComparison(rest).gains, bool(match)) else left
    return left


def matches(region: TurnReason, theirs: Facts) -> Facts:
    """Return the regions of the played turn that match one of the better turn: completed ones that
    bring the same, or those that lack one hex and name about as many points."""
    one = region.motive
    if one.kind in COMPLETED:
        values = {name: one[name] for name in ("points", "bonuses", "count")}
        return theirs.of(*COMPLETED, **values)
    short = theirs.of("one_short") if one.kind == "one_short" else ()
    return Facts(each for each in short if abs(counted(each) - counted(region)) < ENOUGH)


ABOUT = 0.9
"""A region that is worth this share of another one is worth about as much."""


def is_outweighed(region: TurnReason, theirs: Facts, waiting: Facts) -> bool:
    """Return whether a region that stays incomplete weighs no more than one of the played turn, or
    is worth no more than a region that can wait."""
    one = region.motive
    if one.kind not in GROWN:
        return False
    waits = [each.motive.weight / SHARE_WAITING for each in waiting]
    worth = one.weight / (SHARE_EXTENDED if one.kind == "extends" else SHARE_SHORT)
    is_less = max(waits, default=0.0) >= max(worth * ABOUT, counted(region))
    return is_less or any(each.motive.weight >= one.weight for each in theirs.of(*GROWN))


def is_enough(gains: Facts, has_match: bool) -> bool:
    """Return whether these gains are enough without a region: a region of another mark. Beside a
    match also more numbers that fit, or any gain if the played turn pays a bonus."""
    strong = Facts(one for one in gains if size(one) >= ENOUGH)
    if has_match and any(map(is_expense, gains)):
        return bool(strong)
    return strong.has(*MARKED) or (has_match and strong.has("fits"))


def without_exchanged(facts: Facts) -> Facts:
    """Leave out a single space of the better turn, and that of the played turn that can wait, if
    both have the same colour and another fact speaks for the better turn."""
    turns = TurnComparison(facts)
    exchanged = Facts(one for one in facts if is_exchanged(one, turns))
    colours = [one.motive["colour"] for one in exchanged]
    singles = [one for one in facts.of(*WAITING, size=1) if one.motive["colour"] in colours]
    left = facts.without((*exchanged, *singles))
    gains = TurnComparison(left).gains
    return left if gains.without(gains.of(*WAITING)) else facts


def is_exchanged(space: TurnReason, turns: TurnComparison) -> bool:
    """Return whether the better turn fills one single space, and the played turn fills another one
    of the colour that can wait."""
    one = space.motive
    is_own_single = one.kind == "fills_single" and space.is_for and not space.of_other
    if not is_own_single or one.number("count") > 1:
        return False
    return turns.facts.has(*WAITING, size=1, colour=one["colour"])


def without_singles_that_wait(facts: Facts) -> Facts:
    """Leave out a price about single spaces if all that only one turn fills can wait."""
    waiting = {one.motive["at"] for one in facts.of(*WAITING)}
    prices = TurnComparison(facts).prices.of("fills_single")
    places = [(one, filled_by_one(one)) for one in prices]
    return facts.without(one for one, cells in places if cells and cells <= waiting)


def filled_by_one(singles: TurnReason) -> set[Value]:
    """Return the single spaces that only one of the turns fills."""
    instead = singles.instead["cells"] if singles.instead else ()
    here, there = (
        {*cast(tuple[Value, ...], cells)} for cells in (singles.motive["cells"], instead)
    )
    return here ^ there


# Put the gains in order.

STRONG = 0.7
"""Points: beside a first reason of this weight vague ones are left out."""
WEIGHT_OF_PRICE = 0.3
"""Points: a region that can wait comes after other gains, with less than this, if it is a price."""


def in_order(gains: Facts) -> Sequence[TurnReason]:
    """Return the gains, weighed so that they are said in order: first the best mark of the better
    turn, then the region that can wait, then the others. If that region is more of a price, a bonus
    that the played turn pays comes second, and the region comes last."""
    first = first_gain(gains)
    if first is None or size(first) < ENOUGH:
        return gains
    rest = gains.without([first])
    if size(first) >= STRONG:
        rest = rest.without(rest.of(*VAGUE))
    waiting = heaviest(gains.of(*WAITING))
    if waiting is None or waiting == first:
        return [first, *(below(size(first), one) for one in rest)]
    rest, second = rest.without([waiting]), size(first) - LEAST_OF_ALL
    is_price = first.motive.kind not in WHOLE and waiting.motive.kind == "can_close"
    if is_price and price_of_waiting(waiting.motive):
        expense = sorted(filter(is_expense, rest), key=size, reverse=True)[:1]
        others = (below(size(first), one) for one in rest.without(expense))
        last = below(WEIGHT_OF_PRICE, waiting)
        return [first, *(weighing(one, second) for one in expense), *others, last]
    following = [weighing(waiting, second)]
    if silver := rest.of("spends", bonus="silver"):
        following = [*(weighing(one, second) for one in silver), below(second, following[0])]
        rest = rest.without(rest.of("spends"))
    return [first, *following, *(below(second, one) for one in rest)]


def first_gain(gains: Facts) -> TurnReason | None:
    """Return the gain to say first: a region that the better turn marks, rather than the number of
    its marks. A bonus that the played turn pays comes before spaces within reach."""
    own = TurnComparison(gains).better
    marks = own.without(own.of("can_close", "keeps_silver", *VAGUE))
    marks = Facts(one for one in marks if size(one) >= ENOUGH)
    if marks.has("marks_twice") and own.has(*MARKED):
        marks = Facts((*marks, *own.of(*MARKED))).without(marks.of("marks_twice"))
    if len(marks.of(*SIDE)) == len(marks):
        marks = Facts(filter(is_expense, gains)) or marks
    return heaviest(marks)


def below(most: float, reason: TurnReason) -> TurnReason:
    """Return a reason with less than a weight, so that it comes after one of that weight."""
    return weighing(reason, min(size(reason), most - LEAST_OF_ALL))


def weighing(reason: TurnReason, weight: float) -> TurnReason:
    """Return a reason with another weight of the same sign."""
    one, instead = reason.motive, reason.instead
    signed = weight if reason.weight > 0 else -weight
    whole = signed + (instead.weight if instead is not None else 0.0)
    return replace(reason, motive=replace(one, weight=whole))


# Weaken facts that say too little.


def is_small_expense(bonus: TurnReason, turns: TurnComparison) -> bool:
    """Weaken a bonus that the played turn pays if such a bonus is the first reason and a region of
    two hexes or more can wait, or if the player has others left and another fact is a price."""
    if not is_expense(bonus) or not is_expense(turns.gains[0]):
        return False
    is_costly = any(one.motive.number("size") > 1 for one in turns.facts.of(*WAITING))
    prices = turns.prices.without(turns.prices.of(*SIDE))
    return is_costly or (bool(prices) and bonus.motive.number("left") > 0)


def buys_second_mark(hurried: TurnReason, turns: TurnComparison) -> bool:
    """Weaken that the played turn pays silver for a region that can wait if the region has two
    hexes or more: silver buys a second mark."""
    return not is_needless(hurried.motive)


def is_beside_expense(space: TurnReason, turns: TurnComparison) -> bool:
    """Weaken a single space that is exchanged for another one of its colour, beside a bonus that
    the played turn pays."""
    return is_exchanged(space, turns) and is_expense(turns.gains[0])


TOO_LITTLE: Rules = {
    **dict.fromkeys(("spends", "idle_mark"), (is_small_expense,)),
    "hurries": (is_small_expense, buys_second_mark),
    "fills_single": (is_beside_expense,),
}


# Choose one price.

SHARE_BESIDE = 0.25
"""The share of the weight of the first reason that the second one needs to be said beside it."""


def with_silver_once(facts: Facts) -> Facts:
    """Return the facts with the silver of the better turn's second mark once: as a price, unless
    the mark is one of the main reasons."""
    main = sorted(TurnComparison(facts).gains, key=size, reverse=True)[:MOST_SAID]
    said = Facts(one for one in main if size(one) >= SHARE_BESIDE * size(main[0]))
    silver = TurnComparison(facts).better.of("spends", bonus="silver")
    return facts.without(
        facts.of("marks_twice") if silver and not said.has("marks_twice") else silver
    )


LEAST_BESIDE_PRICE = 0.9
"""Points: the first reason weighs as much at least, so that a price can be said beside it."""


def with_one_price(facts: Facts) -> Sequence[TurnReason]:
    """Return the facts with the price that matters most as the largest one. It weighs less than
    half of the main reasons."""
    turns = TurnComparison(facts)
    main, price = sorted(turns.gains, key=size, reverse=True)[:MOST_SAID], main_price(turns)
    if price is None or not main:
        return facts
    first = weighing(main[0], max(size(main[0]), LEAST_BESIDE_PRICE))
    beside = sum(size(one) for one in main[1:] if size(one) >= size(first) * SHARE_BESIDE)
    most = min(size(price), (size(first) + beside) / 2 - LEAST_OF_ALL)
    rest = facts.without((price, main[0]))
    others = (one if one.is_for else below(most, one) for one in rest)
    return [first, *others, weighing(price, most)]
