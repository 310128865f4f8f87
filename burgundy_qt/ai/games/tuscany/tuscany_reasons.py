"""Reasons of Tuscany: which of the facts about two turns are said, and what a reader counts for
each. What both turns have at their end is left out, and so is what another sentence says already;
what says too little is weak.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import cast

from burgundy_qt.ai.analysis.motives import LEAST_WEIGHT, Motive, TurnReason, motive
from burgundy_qt.ai.games.tuscany.turn_parts import FEW_CARDS, SMALL_EFFECTS
from burgundy_qt.rules.tuscany.components import HEXAGON
from burgundy_qt.rules.tuscany.state import PRICE

SCORING = "region", "crops", "region-and-crops", "colour", "bonus-tile"
"""Kinds of facts that score green points at once; a bonus tile only with storage."""
WAITING = "can-place", "waits"
"""Kinds of facts about a tile that can be placed a turn later."""
PLAIN_TILES = *SMALL_EFFECTS, "agriculture"
"""Colours whose tiles bring little by their effect alone, without crops."""
UNSEEN = frozenset(("race", "opens", "denies", "denies-bonus", "scarce", "last-chance"))
UNSEEN |= {"layout", "layout-points", "ahead"}
"""Kinds of prices that nobody counts who compares two turns."""
SMALL = frozenset(("cards", "can-place", "can-take", "keeps", "ends"))
"""Kinds of prices that only say what is as good later."""
UNCOUNTED = frozenset(("ready", "stores", "cards-for"))
"""Kinds of prices that say little beside points: what a tile is taken or cards are drawn for."""
EFFECT_OF = {"cart": "yields", "quarry": "marble", "village": "workers", "inn": "hexagons"}
"""By colour of a tile the thing that it brings."""
SMALL_GOODS = "workers", "yields"
"""Goods that come after the points that the same turn scores."""
HOPES = "for-region", "for-colour", "for-both"
"""Kinds of points that a taken tile can bring together."""
NEXT_POINTS = *HOPES, "near", "cards-for"
"""Kinds of points that the next tile can bring."""
FAULTS = "short", "no-space"
"""Kinds of facts about a taken tile that cannot be placed yet."""
MOST_GAINS, OF_ALL = 3, 0.6
"""The most reasons that are said, and the share of all prices that they are worth at least."""
SHARES = dict.fromkeys(HOPES, 0.8) | {"cards-for": 0.6, "near": 0.5, "stores": 0.5}
SHARE_FAR = 0.3
"""What points count, beside those of the turn itself, that come with a later action; and those of a
region that lacks one more space then, less if it lacks more."""
OF_A_TILE = "ready", "last-chance", "scarce", "last-tile"
"""Kinds of facts about a taken tile that add little to the points that it can bring."""
ANSWERS = "can-place", "waits", "saves-marble"
"""Kinds of facts that the turn can still score next what the other one scores."""
MARBLE_LEFT = 0.4
"""What a marble counts beside points more than its worth: it is a point at the end."""
SAME_LATER = 1.0
"""The weight of a tile that can bring the points of the turn played a turn later."""
LATER, MOST_LATER = 0.2, 1.5
"""What points count that are as good a turn later, and at most; and a price as good as said."""
URGENT = "last-chance", "scarce", "saves-marble", "waits"
"""Kinds of facts about a tile that can wait, and what the turn does in its place."""
WASTES = "breaks", "needed", "poor-castle"
"""Kinds of facts about a tile that should have waited."""
LEAST_FIRST = 1.5
"""The weight of a price, or of a tile that can wait and saves two cards, to be said first."""
LEAST_SAVED = 0.5
"""The weight of cards that the turn played pays beyond two, or could pay later, to be saved."""
LEAST_DENIED = 1.2
"""The weight of a tile that an opponent needs, from which it is more than a side matter."""
LEAST_PRICE = 0.4
"""The weight of points that a taken tile can bring, from which its effect comes after them."""
BEHIND = 0.99
"""The share of a sentence's weight that another one has, to come after it."""
MUCH = 1.0
"""The weight of points to come, from which another such tile in the display is no matter."""
FEW_POINTS = 0.5
"""The weight of points that a taken tile can bring, up to which a sentence about them is small."""
CARD_SAVED = 0.3
"""Points: a card for which a tile can be placed more cheaply than that of the other turn."""
LEAST_APART = 0.4
"""Points: two discarded tiles that are nearer in worth, or effects of taken ones, explain
nothing."""


def summed(reasons: Sequence[TurnReason]) -> Sequence[TurnReason]:
    """Return the reasons with what only one turn scores as one sum for each, without points
    that both score, and with a taken tile's region and colour as one."""
    left = without_common_region([one for one in reasons if one.motive.kind != "scores"])
    for is_of_other in (False, True):
        alike = [one for one in left if one.of_other == is_of_other]
        parts = [one for one in alike if is_part(one)]
        if len(parts) > 1:
            left = [one for one in left if one not in parts] + [sum_of(parts)]
        if any(one.motive.kind == "for-both" for one in alike):
            left = [one for one in left if one not in alike or not is_in_both(one, alike)]
    return compared_in_points(left)


def chosen(reasons: Sequence[TurnReason], weak: frozenset[str]) -> Iterator[TurnReason]:
    """Yield the reasons without what both turns have in another form, without what one sentence
    says already, and without what the better turn pays as well a turn later. All are weak if
    what speaks for the better turn is worth no more than what speaks against it."""
    thrown = [one for one in reasons if one.motive.kind == "discards"]
    heaviest = max((one.weight for one in thrown if len(thrown) > 1), default=0.0)
    left = list[TurnReason]()
    for one in without_same_points(without_equals(reasons)):
        alike = [each for each in reasons if each.of_other == one.of_other]
        is_said = is_taken_for_marble(one, alike) or is_thrown_for_marble(one, alike)
        is_as_good = one in thrown and len(thrown) > 1 and one.weight > heaviest - LEAST_APART
        is_as_good &= one.motive["instead"] != one.motive["tile"] if one in thrown else True
        is_said |= is_gained_back(one, reasons) or is_said_by_region(one, alike)
        is_said |= is_of_kept_hexagon(one, reasons) or is_of_same_action(one, alike)
        is_said |= is_as_plentiful(one, reasons) or is_of_last_chance(one, alike)
        is_said |= is_of_saved_marble(one, reasons) or is_of_spare_cards(one, alike)
        is_said |= one.of_other and one.motive.kind == "ahead"
        is_said |= is_of_leftover(one, alike)
        is_said |= one.motive.kind == "no-space" and is_ahead(one, reasons)
        if not (is_said or is_as_good or is_paid_later(one, reasons)):
            left.append(with_cards_saved(one))
    is_silent = not outweighs(left, weak)
    for one in left:
        is_weak = is_silent or is_slight(one, left, weak) or is_plentiful(one, reasons)
        is_price = is_hope(one) or one.motive.kind != "stores"
        is_price &= not is_far(one, left)
        yield replace(behind_points(one, left), is_weak=is_weak, is_price=is_price)


def is_paid_later(reason: TurnReason, reasons: Sequence[TurnReason]) -> bool:
    """Return whether the turn played pays by placing a tile what the better turn pays if it places
    it a turn later: cards that another tile needs, or the hexagon itself."""
    waiting = [one.motive["tile"] for one in reasons if one.motive.kind in WAITING]
    if not reason.of_other or not waiting:
        return False
    is_of_cards = reason.motive.kind in ("breaks", "needed")
    return (is_of_cards and "waits" not in [one.motive.kind for one in reasons]) or (
        reason.motive.kind == "hexagon" and HEXAGON in waiting and not is_wasted(reason.motive)
    )


def is_of_kept_hexagon(reason: TurnReason, reasons: Sequence[TurnReason]) -> bool:
    """Return whether a reason is that a wooden hexagon can still be placed, and the turn played
    uses it up where a tile would fit."""
    uses = [one.motive for one in reasons if one.of_other and one.motive.kind == "hexagon"]
    is_waiting = reason.motive.kind in WAITING and reason.motive["tile"] == HEXAGON
    return is_waiting and any(map(is_wasted, uses))


def is_wasted(one: Motive) -> bool:
    """Return whether a wooden hexagon is used up where a tile would do, or for a single space."""
    return bool(one["tiles"] or one["alone"])


def is_gained_back(reason: TurnReason, reasons: Sequence[TurnReason]) -> bool:
    """Return whether a reason is the hexagon of the turn played, and the better turn brings one,
    which names the difference."""
    gains = [one.motive for one in reasons if one.motive.kind == "gains" and not one.of_other]
    is_used = reason.motive.kind == "hexagon" and reason.of_other
    return is_used and any(one["thing"] == "hexagons" for one in gains)


def is_taken_for_marble(reason: TurnReason, alike: Sequence[TurnReason]) -> bool:
    """Return whether a reason is a taken quarry, which brings marble, and the turn spends one."""
    is_quarry = reason.motive.kind == "stores" and reason.motive["colour"] == "quarry"
    return is_quarry and any(one.motive.kind == "spends" for one in alike)


def is_said_by_region(reason: TurnReason, alike: Sequence[TurnReason]) -> bool:
    """Return whether a reason is the small effect of a taken tile that fills a region as well."""
    if reason.motive.kind != "stores" or reason.motive["colour"] not in PLAIN_TILES:
        return False
    regions = [one.motive for one in alike if one.motive.kind == "for-region"]
    return any(one["colour"] == reason.motive["colour"] for one in regions)


def with_cards_saved(reason: TurnReason) -> TurnReason:
    """Return a reason that compares the cards for two tiles with the weight of those that it saves;
    it compares none where another number of workers is paid."""
    here, there = reason.motive, reason.instead
    if there is None or here.kind != "ready":
        return reason
    if here["workers"] != there["workers"]:
        return replace(reason, instead=None)
    saved = there.number("cards") - here.number("cards")
    return replace(reason, instead=replace(there, weight=here.weight - CARD_SAVED * saved))


def is_of_same_action(reason: TurnReason, alike: Sequence[TurnReason]) -> bool:
    """Return whether a reason is that a tile still can be placed next, and the taken tile can be
    placed in the same action without clear points."""
    kinds = {one.motive.kind for one in alike}
    is_waiting = reason.motive.kind == "can-place" and "ready" in kinds
    return is_waiting and not any(names_points(one) for one in alike if one is not reason)


def is_of_last_chance(reason: TurnReason, alike: Sequence[TurnReason]) -> bool:
    """Return whether a reason is a part of the last tile that is taken while another one waits."""
    one, can_wait = reason.motive, (*WAITING, "can-take")
    chances = [each.motive for each in alike if each.motive.kind in ("last-chance", "scarce")]
    is_last = any(one.kind == "last-tile" and one["colour"] == each["colour"] for each in chances)
    return is_last or any(one.kind in can_wait and one["tile"] == each["tile"] for each in chances)


def is_of_spare_cards(reason: TurnReason, alike: Sequence[TurnReason]) -> bool:
    """Return whether a reason is drawn cards that are not needed, and something else is one."""
    is_spare = reason.motive.kind == "cards" and reason.weight <= LEAST_WEIGHT
    return is_spare and any(one.weight > 0 for one in alike if one is not reason)


def is_of_saved_marble(reason: TurnReason, reasons: Sequence[TurnReason]) -> bool:
    """Return whether a reason is a part of a tile that can be placed next turn without a marble."""
    one = reason.motive
    saved = [each.motive for each in reasons if each.motive.kind == "saves-marble"]
    is_same = any(one.kind == "can-place" and one["tile"] == each["tile"] for each in saved)
    return is_same or (one.kind == "spends" and reason.of_other and bool(saved))


def is_as_plentiful(reason: TurnReason, reasons: Sequence[TurnReason]) -> bool:
    """Return whether a reason is a tile that the better turn can still take later, and so can the
    turn played."""
    kinds = {one.motive.kind for one in reasons if one.of_other}
    return reason.motive.kind == "can-take" and not reason.of_other and "can-take" in kinds


def is_plentiful(reason: TurnReason, reasons: Sequence[TurnReason]) -> bool:
    """Return whether a reason is a taken tile that the turn played, which places another one, can
    still take a turn later."""
    if reason.motive.kind not in ("ready", "stores", "for-region") or reason.of_other:
        return False
    later = [one.motive for one in reasons if one.of_other and one.motive.kind == "can-take"]
    are_many = any(one["tile"] == colour_of_tile(reason.motive) for one in later)
    hopes = [one for one in reasons if is_hope(one) and not one.of_other]
    are_many &= not any(one.weight >= MUCH and is_last_needed(one.motive) for one in hopes)
    return are_many and any(
        one.motive.kind in ((*SCORING, "scores") if one.of_other else WAITING) for one in reasons
    )


def behind_points(reason: TurnReason, reasons: Sequence[TurnReason]) -> TurnReason:
    """Return the effect of a taken tile with less weight than the region or colour that the same
    tile can complete, whose sentence names points; a castle's effect is more than that. What the
    better turn scores has at least the weight of its points, and the goods it brings are behind."""
    one = reason.motive
    scored = [counted(each, reasons) for each in reasons if not each.of_other and is_score(each)]
    if scored and is_score(reason) and not reason.of_other:
        return replace(reason, motive=replace(one, weight=max(one.weight, *scored, 0.0)))
    if scored and one.kind == "gains" and one["thing"] in SMALL_GOODS and not reason.of_other:
        return replace(reason, motive=replace(one, weight=min(one.weight, BEHIND * max(scored))))
    if one.kind != "stores" or one["together"] or one["crops"] or one["colour"] == "castle":
        return reason
    alike = [each for each in reasons if each.of_other == reason.of_other]
    ahead = [each for each in alike if each.motive.kind in HOPES and each.weight >= LEAST_PRICE]
    ahead = [each for each in ahead if each.motive["colour"] == one["colour"]]
    most = max((each.weight for each in ahead if is_last_needed(each.motive)), default=one.weight)
    return replace(reason, motive=replace(one, weight=min(one.weight, BEHIND * most)))


def is_last_needed(one: Motive) -> bool:
    """Return whether a taken tile is the last that a region or a colour needs."""
    return one.kind != "for-region" or not one.number("missing")


def names_points(reason: TurnReason) -> bool:
    """Return whether a reason is points that a taken tile can bring, and not few."""
    return reason.motive.kind in HOPES and not names_few_points(reason)


def names_few_points(reason: TurnReason) -> bool:
    """Return whether a reason is points that a taken tile can bring, and few or unlikely ones."""
    return reason.motive.kind in HOPES and abs(reason.weight) <= FEW_POINTS


def is_slight(reason: TurnReason, reasons: Sequence[TurnReason], weak: frozenset[str]) -> bool:
    """Return whether a reason is a taken tile with a small effect, or with no larger one than that
    of the turn played; a tile that can wait and costs few cards now; a card more than usual; or
    a marble that the turn played spends, if it has more than weak facts for it."""
    one = reason.motive
    if one.kind in ("stores", *HOPES) and is_without_space(reason, reasons):
        return True
    if one.kind == "stores" or not is_last_needed(one):
        faults = [each.motive for each in reasons if not each.of_other and not reason.of_other]
        faults = [each for each in faults if each.kind == "short" and each.number("missing") > 1]
        if any(each["tile"] == one["colour"] for each in faults):
            return True
    if one.kind == "stores":
        others = [each.weight for each in reasons if each.of_other and each.motive.kind == one.kind]
        is_small = one["colour"] in PLAIN_TILES and not one["crops"]
        is_small |= any(is_swapped(each, reason) for each in reasons)
        return is_small or max(others, default=0.0) >= reason.weight
    if one.kind == "hexagon":
        return not is_wasted(one)
    if one.kind in ("denies", "denies-bonus"):
        return is_side_matter(reason) or is_without_space(reason, reasons)
    if one.kind == "cards" and reason.weight <= LEAST_WEIGHT:
        return True
    if one.kind == "short" and one.number("missing") > 1:
        return not any(each.is_for and each.motive.kind in ("cards", "spends") for each in reasons)
    if one.kind == "short" and any(is_first_hand(each) for each in reasons):
        hopes = [each for each in reasons if each.of_other and is_hope(each)]
        return any(each.weight >= LEAST_FIRST for each in hopes)
    if one.kind == "short" or (one.kind == "cards" and one.number("hand") > PRICE):
        gains = [each for each in reasons if each.is_for and each.weight != LEAST_WEIGHT]
        return all(each.motive.kind in (weak | {one.kind}) - {"can-take"} for each in gains)
    if one.kind == "gains" and one["thing"] in SMALL_GOODS:
        return one.number("count") == 1
    if one.kind == "waits":
        return reason.weight < LEAST_FIRST
    if one.kind == "price":
        return abs(reason.weight) < LEAST_FIRST
    if one.kind != "spends" or not reason.of_other:
        return False
    unseen = weak | UNSEEN
    if not any(each.is_for and each is not reason for each in reasons):
        return True
    prices = [each for each in reasons if not each.is_for and abs(each.weight) > LEAST_WEIGHT]
    return any(each.motive.kind not in unseen for each in prices)


def is_side_matter(reason: TurnReason) -> bool:
    """Return whether a reason is a tile that an opponent needs only for a few points."""
    return reason.motive.kind in ("denies", "denies-bonus") and reason.weight < LEAST_DENIED


def is_first_hand(reason: TurnReason) -> bool:
    """Return whether a reason is cards that the better turn draws to a small hand."""
    one = reason.motive
    return reason.is_for and one.kind == "cards" and one.number("hand") <= FEW_CARDS


def is_without_space(reason: TurnReason, reasons: Sequence[TurnReason]) -> bool:
    """Return whether a reason is about a taken tile that has no space yet."""
    faults = [one.motive for one in reasons if one.of_other == reason.of_other]
    faults = [one for one in faults if one.kind == "no-space"]
    return any(one["tile"] == reason.motive["colour"] for one in faults)


def is_of_leftover(reason: TurnReason, alike: Sequence[TurnReason]) -> bool:
    """Return whether a reason is that a tile has no space, and the better turn takes it for the
    point at the end; of the other turn whether it is this point."""
    kinds = {one.motive.kind for one in alike}
    own, others = ("no-space", "leftover"), ("leftover", "no-space")
    kind, other = others if reason.of_other else own
    return reason.motive.kind == kind and other in kinds


def is_ahead(reason: TurnReason, reasons: Sequence[TurnReason]) -> bool:
    """Return whether a reason is that a tile has no space yet, and the better turn takes it as the
    last one, for a space that can be opened next."""
    taken = [one.motive for one in reasons if one.motive.kind == "ahead" and not one.of_other]
    return not reason.of_other and any(one["colour"] == reason.motive["tile"] for one in taken)


def is_swapped(swap: TurnReason, reason: TurnReason) -> bool:
    """Return whether a reason is a taken tile, and another one the discard of its colour."""
    one = swap.motive
    is_same = one.kind == "discards" and swap.of_other == reason.of_other
    return is_same and one["instead"] == one["tile"] == reason.motive["colour"]


def is_part(reason: TurnReason) -> bool:
    """Return whether a reason is points that only one turn scores."""
    is_score = reason.motive.kind in SCORING and reason.motive.number("points") > 0
    return is_score and reason.instead is None


def sum_of(parts: Sequence[TurnReason]) -> TurnReason:
    """Return what one turn scores as one reason."""
    names = sorted(name for one in parts for name in names_of(one.motive))
    points, together = (
        sum(one.motive.number(name) for one in parts) for name in ("points", "together")
    )
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


def without_common_region(reasons: Sequence[TurnReason]) -> list[TurnReason]:
    """Return the reasons without a region that both turns complete, one of them with crops."""
    left = list(reasons)
    for both in [one for one in reasons if one.motive.kind == "region-and-crops"]:
        one, same = both.motive, ("colour", "size")
        common = [
            each
            for each in left
            if each.motive.kind == "region" and each.of_other != both.of_other
            if all(each.motive[name] == one[name] for name in same)
        ]
        if common and both.instead is None:
            points = one.number("crops")
            together = one.number("together") - common[0].motive.number("together")
            values = {"points": points, "together": together}
            crops = motive("crops", one.seat, together, tile=one.word("tile"), **values)
            left[left.index(both)] = TurnReason(crops, both.of_other)
            left.remove(common[0])
    return left


def compared_in_points(reasons: Sequence[TurnReason]) -> list[TurnReason]:
    """Return the reasons without scores if both turns score as many points, and with the difference
    if the better one scores more."""
    own, others = (
        [one for one in reasons if is_score(one) and one.of_other == of_other]
        for of_other in (False, True)
    )
    if len(own) != 1 or len(others) != 1:
        return list(reasons)
    (mine,), (theirs,) = own, others
    left = [one for one in reasons if one not in (mine, theirs)]
    points, instead = (one.motive.number("points") for one in (mine, theirs))
    if points == instead:
        return left
    if points > instead and mine.motive.weight > theirs.motive.weight:
        return [*left, replace(mine, instead=theirs.motive)]
    return list(reasons)


def is_score(reason: TurnReason) -> bool:
    """Return whether a reason is the points that only one turn scores, in one sum or alone."""
    is_sum = reason.motive.kind == "scores" and reason.instead is None
    return is_sum or (is_part(reason) and reason.motive.kind != "bonus-tile")


def is_in_both(reason: TurnReason, alike: Sequence[TurnReason]) -> bool:
    """Return whether a reason is the region or the colour of a taken tile that completes both."""
    both = [one.motive["colour"] for one in alike if one.motive.kind == "for-both"]
    return reason.motive.kind in ("for-region", "for-colour") and reason.motive["colour"] in both


def without_equals(reasons: Sequence[TurnReason]) -> list[TurnReason]:
    """Return the reasons without the effect of a tile that the better turn takes and the turn
    played places, without effects of two taken tiles that are worth about as much, and without
    first spaces that both turns open."""
    left = list(reasons)
    effects = [
        one for one in reasons if one.motive.kind == "stores" and is_plain_effect(one.motive)
    ]
    for one in [one for one in effects if not one.of_other]:
        others = [each for each in effects if each.of_other]
        has_more = any(each.is_for and each.motive.kind in (*HOPES, "ready") for each in left)
        if has_more and any(abs(one.weight - each.weight) <= LEAST_APART for each in others):
            left = [each for each in left if each not in (one, *others)]
    for one in [one for one in reasons if one.motive.kind == "stores" and not one.of_other]:
        thing = EFFECT_OF.get(one.motive.word("colour"))
        same = [each for each in left if each.of_other and each.motive.kind == "gains"]
        same = [each for each in same if each.motive["thing"] == thing]
        if same:
            left = [each for each in left if each is not one and each not in same]
    opened = [one for one in left if one.motive.kind == "opens" and not one.motive["stored"]]
    own, others = ([one for one in opened if one.of_other == other] for other in (False, True))
    both = min(len(own), len(others))
    return [one for one in left if one not in (*own[:both], *others[:both])]


def without_same_points(reasons: Sequence[TurnReason]) -> list[TurnReason]:
    """Return the reasons without the points that a taken tile can bring a turn later, where the
    turn played brings as many by the end with a tile of that colour: that is what is said then."""
    left = list(reasons)
    for one in [one for one in reasons if one.motive.kind in HOPES and one.is_for]:
        same = (each for each in left if each.of_other and is_as_good(each.motive, one.motive))
        twin = next(same, None)
        if twin is not None and one in left:
            values = (*one.motive.values, ("same", 1))
            said = replace(one.motive, values=values, weight=min(SAME_LATER, one.weight))
            left = [each for each in left if each not in (one, twin)] + [replace(one, motive=said)]
    return left


def is_as_good(one: Motive, other: Motive) -> bool:
    """Return whether a fact is as many points by the end as those that are to come, and of a tile
    of the same colour."""
    colour = other["colour"]
    parts = cast(tuple[str, ...], dict(one.values).get("parts", ()))
    is_same = f"region {colour}" in parts or dict(one.values).get("colour") == colour
    kinds = *NEXT_POINTS, *SCORING, "scores"
    is_same &= one.kind in kinds and is_last_needed(one)
    return is_same and together_in(one) == together_in(other) > 0


def is_plain_effect(one: Motive) -> bool:
    """Return whether a taken tile brings no points by itself."""
    return not one["together"] and not one["crops"]


def is_thrown_for_marble(reason: TurnReason, alike: Sequence[TurnReason]) -> bool:
    """Return whether a reason is a discard that the marble of the same turn is named with."""
    spent = [one.motive["discarded"] for one in alike if one.motive.kind == "spends"]
    return reason.motive.kind == "discards" and reason.motive["tile"] in spent


def outweighs(reasons: Sequence[TurnReason], weak: frozenset[str]) -> bool:
    """Return whether the most that can be said for the better turn is worth more than the largest
    part, and than most, of what a player sees against it, and than all that it costs itself."""
    gains = [one for one in reasons if one.is_for and one.motive.kind not in weak | {"race"}]
    gains = [one for one in gains if not is_side_matter(one)]
    against = [one for one in reasons if not one.is_for and not is_far(one, reasons)]
    unseen = weak | UNSEEN | {"ends"}
    own, prices = (
        [
            counted(one, reasons)
            for one in against
            if one.of_other == of_other
            if one.motive.kind not in kinds or (of_other and is_hope(one))
        ]
        for of_other, kinds in ((False, unseen), (True, unseen | UNCOUNTED))
    )
    together = sum(sorted((counted(one, reasons) for one in gains), reverse=True)[:MOST_GAINS])
    most = max(sum(own), max(prices, default=0.0), OF_ALL * sum((*own, *prices)))
    return together > most


def is_hope(reason: TurnReason) -> bool:
    """Return whether a reason is points that a taken tile can bring."""
    one = reason.motive
    return one.kind in HOPES or (one.kind == "stores" and one.number("together") > 0)


def is_far(reason: TurnReason, reasons: Sequence[TurnReason]) -> bool:
    """Return whether a reason is points that a tile of the turn played can bring only with more
    tiles, for which it has no space or too few cards, which speaks for the better turn, or of which
    this one can still take another one."""
    if not reason.of_other or not is_hope(reason):
        return False
    tiles = [
        one.motive["tile"]
        for one in reasons
        if one.motive.kind in (FAULTS if one.of_other else ("can-take",))
    ]
    return not is_last_needed(reason.motive) or reason.motive["colour"] in tiles


def counted(reason: TurnReason, reasons: Sequence[TurnReason]) -> float:
    """Return about how many points a reader counts for a reason: those by the end that a turn
    scores, a share of those that the next tile can bring, else its weight. A tile that can wait
    counts less if the turn does what cannot; the price of a tile little beside its points."""
    one, weight = reason.motive, abs(reason.weight)
    together = together_in(one) - together_in(reason.instead)
    if one.kind in (*SCORING, "scores") and together:
        is_answered = reason.is_postponed and any(map(is_urgent, reasons))
        return min(LATER * together, MOST_LATER) if is_answered else together
    if "same" in dict(one.values):
        return weight
    if one.kind == "spends" and not reason.of_other:
        return weight + MARBLE_LEFT
    if one.kind in OF_A_TILE:
        alike = [each for each in reasons if is_hope(each) and each.of_other == reason.of_other]
        is_said = any(each.motive["colour"] == colour_of_tile(one) for each in alike)
        return LATER * weight if is_said else weight
    share = SHARES.get(one.kind, 0.0)
    if not is_last_needed(one):
        share = SHARE_FAR / one.number("missing")
    if together > 0 and one.kind in ("cards-for", "for-colour", "for-both"):
        return share * together * one.number("sure") / one.number("points")
    return max(weight, share * together)


def answered(reasons: Sequence[TurnReason]) -> Iterator[TurnReason]:
    """Yield the reasons without what the turn played scores, where one of them says that the better
    turn can still score it next: this comes after another one then. If nothing else speaks against
    the better turn, small savings are enough for that."""
    seen = [one for one in reasons if not one.is_for and one.motive.kind not in UNSEEN | SMALL]
    is_free = all(one.is_postponed for one in seen)
    strong = [
        one
        for one in reasons
        if one.is_for
        and (not one.is_weak or (is_free and is_saving(one)))
        and (one.motive.kind not in ANSWERS or is_saving(one))
    ]
    worth = sum(sorted(counted(one, reasons) for one in strong)[-2:])
    most = BEHIND * max((abs(one.weight) for one in strong), default=0.0)
    answers, left = [one for one in reasons if one.motive.kind in ANSWERS], list(reasons)
    for price in [one for one in reasons if one.is_postponed]:
        cost = LATER * together_in(price.motive)
        alike = (one for one in answers if one in left and can_score(one.motive, price.motive))
        answer = next((one for one in alike if one.is_for and not one.of_other), None)
        if answer is None or not (worth > min(cost, MOST_LATER) or (is_free and strong)):
            continue
        said = replace(answer, motive=replace(answer.motive, weight=most), is_weak=False)
        first = answer if answer in strong else strong[0]
        left[left.index(first)] = replace(first, is_weak=False)
        if first is not answer:
            left.remove(answer)
            left.insert(left.index(replace(first, is_weak=False)) + 1, said)
        left.remove(price)
    if any(one.motive.kind == "poor-castle" and not one.is_weak for one in left):
        left = [with_castle(one) for one in left]
    if len(left) < len(reasons):  # What answers a price comes before what is weak.
        left.sort(key=lambda one: (not one.is_for, one.is_weak))
    yield from (with_size(one, left) for one in left)


def with_castle(reason: TurnReason) -> TurnReason:
    """Return a castle that can still be placed next as a reason beside one that brings little."""
    is_castle = reason.motive.kind in ANSWERS and reason.motive["tile"] == "castle"
    if not is_castle or reason.of_other:
        return reason
    said = replace(reason.motive, weight=max(reason.motive.weight, 1.0))
    return replace(reason, motive=said, is_weak=False)


def with_size(reason: TurnReason, reasons: Sequence[TurnReason]) -> TurnReason:
    """Return a completed region of the turn played with its size in the text, if the better turn
    has a reason about another region of that colour."""
    one, kinds = reason.motive, ("near", "for-region", "region")
    own = [each.motive for each in reasons if not each.of_other and each.motive.kind in kinds]
    if not reason.of_other or one.kind != "region":
        return reason
    if all(each["colour"] != one["colour"] for each in own):
        return reason
    return replace(reason, motive=replace(one, values=(*one.values, ("with_size", 1))))


def can_score(one: Motive, price: Motive) -> bool:
    """Return whether a tile that waits can score as much as the other turn does."""
    names = ("points", "crops") if price.kind == "crops" else ("points",)
    return max(map(one.number, names)) >= price.number("points")


def is_saving(reason: TurnReason) -> bool:
    """Return whether a reason is cards for a small hand, or cards or workers that the turn played
    pays beyond two cards."""
    if reason.motive.kind == "cards":
        return reason.weight >= LEAST_FIRST
    return reason.motive.kind in ("waits", "price") and abs(reason.weight) >= LEAST_SAVED


def is_urgent(reason: TurnReason) -> bool:
    """Return whether a reason is for the better turn and would be lost a turn later: the last tile
    in the display, or a marble, cards or a wooden hexagon that the turn played wastes."""
    one = reason.motive
    if reason.of_other:
        return one.kind in WASTES or (one.kind == "hexagon" and is_wasted(one))
    return one.kind in URGENT and not reason.is_weak


def together_in(one: Motive | None) -> int:
    """Return the points of a fact by the end; 0 if it names none."""
    return cast(int, dict(one.values).get("together", 0)) if one is not None else 0


def colour_of_tile(one: Motive) -> str:
    """Return the colour of the tile that a motive is about."""
    return one.word("tile" if one.kind == "ready" else "colour")
