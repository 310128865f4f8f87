"""The comparison of two turns of Tuscany: groups of kinds of facts, questions that the rules of
tuscany_reasons and counted_points repeat, and the sums of points.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from burgundy_qt.ai.analysis.motives import Facts, Motive, TurnComparison, TurnReason, motive

SCORING = "region", "crops", "region-and-crops", "colour", "bonus-tile"
"""Kinds of facts that score green points at once; a bonus tile only with storage."""
WAITING = "can-place", "waits"
"""Kinds of facts about a stored tile that can be placed a turn later."""
HOPES = "for-region", "for-colour", "for-both"
"""Kinds of points that a taken tile can bring together."""
DENIALS = "denies", "denies-bonus"
"""Kinds of facts about a tile that an opponent needs."""
WEAK = frozenset(("cards", "can-place", "can-take", "keeps", "last-tile"))
"""Kinds that say too little to be the first reason, or the only one."""


# Questions about one reason.


def is_hope(reason: TurnReason) -> bool:
    """Return whether a reason is points that a taken tile can bring."""
    one = reason.motive
    return one.kind in HOPES or (one.kind == "stores" and one.number("together") > 0)


def is_last_needed(one: Motive) -> bool:
    """Return whether a taken tile is the last that a region or a colour needs."""
    return one.kind != "for-region" or not one.number("missing")


def is_wasted(hexagon: Motive) -> bool:
    """Return whether a wooden hexagon is used where a tile would do, or for a single space."""
    return bool(hexagon["tiles"] or hexagon["alone"])


def together_in(one: Motive | None) -> int:
    """Return the points of a fact by the end; 0 if it names none."""
    return cast(int, dict(one.values).get("together", 0)) if one is not None else 0


def colour_of_tile(one: Motive) -> str:
    """Return the colour of the tile that a motive is about."""
    return one.word("tile" if one.kind == "ready" else "colour")


# The points that each turn scores, combined.


def summed(reasons: Sequence[TurnReason]) -> list[TurnReason]:
    """Return the reasons with one sum of points for each turn, without points that both score, and
    with one fact for a taken tile that can complete both a region and its colour."""
    found = without_common_region([one for one in reasons if one.motive.kind != "scores"])
    turns = TurnComparison(found)
    parts = [Facts(filter(is_part_of_sum, turn)) for turn in (turns.better, turns.played)]
    several = [each for each in parts if len(each) > 1]
    left = turns.facts.without(one for each in several for one in each)
    left = Facts(one for one in left if not is_in_both(one, turns))
    return compared_in_points([*left, *map(sum_of, several)])


def is_part_of_sum(reason: TurnReason) -> bool:
    """Return whether a reason is green points that only one turn scores."""
    is_scored = reason.motive.kind in SCORING and reason.motive.number("points") > 0
    return is_scored and reason.instead is None


def is_score(reason: TurnReason) -> bool:
    """Return whether a reason is the green points of one turn, in one sum or without other ones."""
    is_sum = reason.motive.kind == "scores" and reason.instead is None
    return is_sum or (is_part_of_sum(reason) and reason.motive.kind != "bonus-tile")


def without_common_region(reasons: list[TurnReason]) -> list[TurnReason]:
    """Return the reasons without a region that both turns complete, if only one of them scores
    crops with it: the crops are the difference."""
    for whole in Facts(reasons).of("region-and-crops"):
        one = whole.motive
        same = Facts(reasons).of("region", colour=one["colour"], size=one["size"])
        common = next((each for each in same if each.of_other != whole.of_other), None)
        if common is not None and whole.instead is None:
            together = one.number("together") - common.motive.number("together")
            values = {"points": one.number("crops"), "together": together}
            crops = motive("crops", one.seat, together, tile=one.word("tile"), **values)
            left = [each for each in reasons if each is not common]
            left[left.index(whole)] = TurnReason(crops, whole.of_other)
            return left
    return reasons


def is_in_both(reason: TurnReason, turns: TurnComparison) -> bool:
    """Return whether a reason is the region or the colour of a taken tile that completes both."""
    one = reason.motive
    is_one_of_them = one.kind in ("for-region", "for-colour")
    return is_one_of_them and turns.turn_of(reason).has("for-both", colour=one["colour"])


def sum_of(parts: Sequence[TurnReason]) -> TurnReason:
    """Return what one turn scores as one reason."""
    names = sorted(name for one in parts for name in names_of(one.motive))
    points = sum(one.motive.number("points") for one in parts)
    together = sum(one.motive.number("together") for one in parts)
    weight = sum(one.motive.weight for one in parts)
    values = {"points": points, "together": together}
    whole = motive("scores", parts[0].motive.seat, weight, parts=tuple(names), **values)
    return replace(parts[0], motive=whole, at_once=sum(one.at_once for one in parts))


def names_of(one: Motive) -> list[str]:
    """Return the names of the parts that a score has in a sum."""
    match one.kind:
        case "region":
            return [f"region {one['colour']}"]
        case "region-and-crops":
            return [f"region {one['colour']}", "crops"]
        case "colour":
            return [f"colour {one['colour']}"]
    return ["storage" if one.kind == "bonus-tile" else one.kind]


def compared_in_points(reasons: list[TurnReason]) -> list[TurnReason]:
    """Return the reasons without scores if both turns score as many points, and with the difference
    if the better turn scores more."""
    turns = TurnComparison(reasons)
    better, played = ([*filter(is_score, turn)] for turn in (turns.better, turns.played))
    if len(better) != 1 or len(played) != 1:
        return reasons
    more, less = better[0].motive, played[0].motive
    left = [*turns.facts.without((*better, *played))]
    if more["points"] == less["points"]:
        return left
    if more.number("points") > less.number("points") and more.weight > less.weight:
        return [*left, replace(better[0], instead=less)]
    return reasons
