"""The points that a reader counts for the reasons of the Dice Game: they decide whether the gains
of the better turn are worth more than its prices, and more than a region that it can only complete
a round later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import cast

from burgundy_qt.ai.analysis.motives import Facts, Motive, TurnComparison, TurnReason

COMPLETED = "completes", "fills_single"
"""Kinds of completed regions."""
WHOLE = *COMPLETED, "completes_colour"
"""Kinds of completed regions and colours."""
GROWN = "one_short", "one_left", "extends"
"""Kinds of regions that get marks and stay incomplete."""
WAITING = "can_close", "hurries"
"""Kinds of facts about a region that the played turn completes and the better turn can complete in
the next round. The played turn pays a bonus for one that it hurries."""
SPACES = "opens", "reaches", "nears_castle"
"""Kinds of facts about spaces within reach."""
SIDE = "fits", *SPACES
"""Kinds of facts that say little beside the regions of the marks."""
VAGUE = frozenset(("fits", "opens"))
"""Kinds that only count such spaces: they come after all others."""
SHARE_SHORT, SHARE_EXTENDED, SHARE_WAITING = 0.4, 0.35, 0.6
"""The shares of a region's worth that a fact weighs: if the region lacks one hex; if it lacks more,
then less by their share; and if the region can wait."""
MOST_SAID = 2
"""The most gains that a review shows beside a price."""


# Questions about one reason.


def size(reason: TurnReason) -> float:
    """Return the weight of a reason without its sign."""
    return abs(reason.weight)


def heaviest(reasons: Iterable[TurnReason]) -> TurnReason | None:
    """Return the reason with the largest weight; None without reasons."""
    return max(reasons, key=size, default=None)


def is_expense(reason: TurnReason) -> bool:
    """Return whether a reason is a bonus that the played turn pays."""
    return reason.of_other and reason.motive.kind in ("spends", "idle_mark", "hurries")


def is_needless(hurried: Motive) -> bool:
    """Return whether the bonus for a region that can wait brings nothing else. Silver does for a
    region of two or more: it buys a second mark."""
    return hurried["cost"] != "silver" or hurried["size"] == 1


def pays_needlessly(turns: TurnComparison) -> bool:
    """Return whether the played turn pays a bonus that brings nothing but a region that can
    wait."""
    return any(is_needless(one.motive) for one in turns.gains.of("hurries"))


# How many points the sentence of one reason names.

A_BONUS = 1.7
"""Points: a bonus counts as so many."""
SHARE_LATER = 0.5
"""The share of points that count if they come only in a later round."""
SHARE_KEPT = 0.3
"""The share of a region's points that count if the turn keeps the silver for its last two hexes."""


def counted(reason: TurnReason) -> float:
    """Return about how many points the sentence of a reason names."""
    instead = counted_for(reason.instead) if reason.instead else 0.0
    return abs(counted_for(reason.motive) - instead)


def counted_for(one: Motive) -> float:
    """Return about how many points the sentence of a fact names: of a region that gets marks a
    share, of other facts the weight."""
    match one.kind:
        case "one_short":
            bonuses = one.number("count") if one["bonus"] else 0
            later = one.number("later") or one.number("points")
            return (one.number("points") + later) / 2 + A_BONUS * bonuses
        case "one_left":
            return points_of_region(one)
        case "extends":
            return one.number("points") * one.number("marked") / one.number("size")
        case "keeps_silver":
            return abs(one.weight) + SHARE_KEPT * one.number("points")
    return abs(one.weight)


def points_of_region(one: Motive) -> float:
    """Return about how many points a region brings in the next round, with its colour and bonus."""
    return one.number("points") + one.number("whole") + (A_BONUS if one["bonus"] else 0.0)


def counted_now(reason: TurnReason) -> float:
    """Return the points that a reason names, only a share for a region that stays incomplete."""
    return counted(reason) * (SHARE_LATER if reason.motive.kind in GROWN else 1.0)


def counted_in_exchange(reason: TurnReason) -> float:
    """Return about how many points a reason names beside a region that can wait. All bonuses count
    the same, and a fact about no region counts half of its weight."""
    one = reason.motive
    if one.kind in WHOLE:
        bonuses = cast(tuple[str, ...], one["bonuses"])
        region = one.number("region") if one.kind == "completes_colour" else 0
        return one.number("points") + region + A_BONUS * len(bonuses)
    if one.kind == "nears_castle":
        return one.number("number") * SHARE_LATER * (1 + A_BONUS)
    return counted_for(one) if one.kind in (*GROWN, "keeps_silver") else size(reason) / 2


LEAST_NAMED = 3
"""Points: a region that can wait is a price, too, if it and its colour bring so many."""


def price_of_waiting(one: Motive) -> float:
    """Return the points of a region that can wait if a reader counts them as a price, else 0: a
    region that brings few or fewer points next is none. One that the played turn hurries counts
    without its bonus."""
    points = one.number("points")
    if points < max(one.number("now"), LEAST_NAMED - one.number("whole")):
        return 0.0
    return points_of_region(one) - (A_BONUS if one.kind == "hurries" else 0.0)


# Whether the gains are worth more than the prices.

PRICES = WHOLE, ("spends",), GROWN, ("nears_castle",)
"""Kinds of prices, the most important first: completed regions of the played turn, bonuses that the
better turn pays, regions that get marks, and castles within reach."""


def main_price(turns: TurnComparison) -> TurnReason | None:
    """Return the price that matters most; None if no price is worth a sentence."""
    by_kinds = (turns.prices.of(*kinds) for kinds in PRICES)
    return heaviest(next(filter(None, by_kinds), ()))


def outweighs(turns: TurnComparison) -> bool:
    """Return whether the largest gains are worth more than the largest price, by their weights or
    by the points that they name. If the first of them is a region that stays incomplete, a price of
    that kind may not name more points."""
    gains = turns.gains.without(turns.gains.of("can_close"))
    prices = turns.prices.without(turns.prices.of(*SIDE))
    if gains.has("marks_twice"):  # Its weight is already less the silver that it costs.
        prices = Facts(one for one in prices if dict(one.motive.values).get("bonus") != "silver")
    first = heaviest(gains)
    if first is not None and first.motive.kind in GROWN:
        points = first.motive.number("points")
        if any(one.motive.number("points") > points for one in prices.of(first.motive.kind)):
            return False
    return any(
        sum(sorted(map(worth, gains))[-MOST_SAID:]) > max(map(worth, prices), default=0.0)
        for worth in (size, counted_now)
    )


# Rules by which a reader sees no difference between the turns: then all reasons are weak.

LARGE_LATER = 10
"""Points: a region that can wait is so large that its points count nearly in full."""
SHARE_OF_LARGE = 0.8
"""The share of its points that count then, beside a region that the better turn completes."""


def is_worth_no_more_than_waiting(turns: TurnComparison, before: TurnComparison) -> bool:
    """Say nothing if the main gains name no more points than the region of the played turn that can
    wait. The bonuses that the better turn pays count with that region."""
    waiting = waiting_price(turns)
    if not waiting:
        return False
    gains = main_gains(turns)
    gains = gains.without(gains.of(*SIDE))
    if not gains.has(*WHOLE):
        return sum(map(counted, gains)) <= waiting + paid_by_better(turns)
    share = SHARE_LATER if waiting < LARGE_LATER else SHARE_OF_LARGE
    named = sum(map(counted_in_exchange, gains))
    return named <= share * waiting + paid_by_better(turns)


MOST_BESIDE_IDLE = 6
"""Points: it is no fault to pay silver for a mark that prepares a larger region."""
BESIDE_WAITING = 1.5
"""The better turn must gain more than so many times its bonuses if a small region waits, too."""


def is_worth_no_more_than_price(turns: TurnComparison, before: TurnComparison) -> bool:
    """Say nothing if the main gains name no more points than the main price. If the played turn
    pays for a mark that completes nothing, speak if the main price is a small region that the mark
    prepares, and say nothing beside any other price."""
    if waiting_price(turns):
        return False
    gains, price, paid = main_gains(turns), main_price(turns), paid_by_better(turns)
    gained = sum(map(counted_now, gains))
    if price is not None and gains.has("idle_mark"):
        return price.motive.kind != "one_short" or counted(price) > MOST_BESIDE_IDLE
    if paid and turns.gains.has(*WAITING):
        return gained <= BESIDE_WAITING * paid
    return price is not None and gained <= counted_now(price)


def main_gains(turns: TurnComparison) -> Facts:
    """Return the largest gains without those that can wait. A mark that completes nothing and the
    kept silver are the same silver."""
    gains = turns.gains.without(turns.gains.of(*WAITING))
    if gains.has("idle_mark"):
        gains = gains.without(gains.of("keeps_silver"))
    by_size = sorted(gains, key=lambda one: (one.motive.kind in VAGUE, -size(one)))
    return Facts(by_size[:MOST_SAID])


def waiting_price(turns: TurnComparison) -> float:
    """Return the points of the largest region that can wait and that is also a price; 0 without
    one."""
    waiting = turns.gains.of(*WAITING)
    return max((price_of_waiting(one.motive) for one in waiting), default=0.0)


def paid_by_better(turns: TurnComparison) -> float:
    """Return the points of the bonuses that the better turn pays, less the one that the played turn
    pays for a region that can wait."""
    paid = sum(map(size, turns.prices.of("spends")))
    return max(0.0, paid - A_BONUS) if pays_needlessly(turns) else paid


MOST_EVEN, MOST_EVEN_BEGUN = 0.9, -0.75
"""Points: either turn is as good if the better one gains no more than this beyond the region that
can wait; and if it only extends a region, which takes more marks."""
RISK_FROM, RISK = 6.0, 1.2
"""Points of a region from which on it is a risk to wait for it, and how many times they count."""
LAST_OF_COLOUR = 0.5
"""Points: it is an advantage if the region that can wait is then the last one of its colour."""
MORE_NUMBERS = 1.0
"""Points: a region that can wait takes more numbers than the mark of the better turn."""


def is_even_exchange(turns: TurnComparison, before: TurnComparison) -> bool:
    """Say nothing if either turn can wait for the region of the other one, and the better turn
    gains hardly more. Speak if it completes a region that falls with the phase, or if its only gain
    is a bonus that the played turn need not pay."""
    waiting = turns.gains.of(*WAITING)
    gains = Facts(turns.gains.without(waiting)[:MOST_SAID])
    is_only_bonus = pays_needlessly(turns) and not gains and len(waiting) == 1
    if not waiting or is_only_bonus or completes_what_cannot_wait(gains, before):
        return False
    gained = sum(map(counted_in_exchange, gains))
    most = max(points_of_region(one.motive) for one in waiting)
    colours = {one.motive["colour"] for one in before.facts.of("completes_colour")}
    last = [one.motive for one in waiting if one.motive.number("whole")]
    if any(one["colour"] not in colours for one in last):  # Only both marks complete the colour.
        most = max(points_of_region(one) - one.number("whole") for one in last)
        gained += LAST_OF_COLOUR
    gained -= most if most < RISK_FROM else RISK * most
    gained -= A_BONUS * len(turns.prices.of("spends"))
    if pays_needlessly(turns):
        gained += A_BONUS
    if any(one.motive["takes"] for one in waiting.of("can_close")):
        gained += MORE_NUMBERS
    return gained <= (MOST_EVEN_BEGUN if gains.has("extends") else MOST_EVEN)


def completes_what_cannot_wait(gains: Facts, before: TurnComparison) -> bool:
    """Return whether the better turn completes regions none of which the played turn can complete
    in the next round for the same points."""
    later = [one.motive for one in before.played.of("can_close")]
    places = {one["at"] for one in later if one["points"] == one["now"]}
    regions = (cast(tuple[str, ...], one.motive["cells"]) for one in gains.of(*WHOLE))
    return any(places.isdisjoint(cells) for cells in regions)


LEAST_SIDE = 0.6
"""Points: spaces within reach are a reason alone from this weight on."""


def are_only_spaces(turns: TurnComparison, before: TurnComparison) -> bool:
    """Say nothing if all gains are a few more spaces within reach."""
    return all(one.motive.kind in SPACES and size(one) < LEAST_SIDE for one in turns.gains)


NO_DIFFERENCE: Sequence[Callable[[TurnComparison, TurnComparison], bool]] = (
    is_worth_no_more_than_waiting,
    is_worth_no_more_than_price,
    is_even_exchange,
    are_only_spaces,
)
"""Each rule gets the facts that are left, and those before any was left out."""
