"""The reasons of Tuscany: the facts about two turns that a review or a hint names.

The story: combine the points of each turn (turn_comparison.summed), drop the facts that both turns
share, leave out those that another sentence says already, weaken those that say too little, and
weigh the rest. Each rule is a small function in a table; its docstring says when and why it
applies. Weights and thresholds are points by the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import cast

from burgundy_qt.ai.analysis.motives import (
    LEAST_WEIGHT,
    Facts,
    Rules,
    TurnComparison,
    TurnReason,
    applies,
)
from burgundy_qt.ai.games.tuscany.counted_points import (
    BEHIND,
    LEAST_FIRST,
    UNSEEN,
    is_far,
    is_side_matter,
    outweighs,
)
from burgundy_qt.ai.games.tuscany.turn_comparison import (
    DENIALS,
    HOPES,
    SCORING,
    WAITING,
    WEAK,
    colour_of_tile,
    is_hope,
    is_last_needed,
    is_score,
    is_wasted,
    together_in,
)
from burgundy_qt.ai.games.tuscany.turn_parts import FEW_CARDS, SMALL_EFFECTS
from burgundy_qt.rules.tuscany.components import HEXAGON
from burgundy_qt.rules.tuscany.state import PRICE

PLAIN_TILES = *SMALL_EFFECTS, "agriculture"
"""Colours whose tiles bring little by their effect alone, without crops."""
SMALL_GOODS = "workers", "yields"
"""Goods that come after the points that the same turn scores."""


def chosen(reasons: Sequence[TurnReason]) -> Iterator[TurnReason]:
    """Yield the reasons that are worth a sentence, some of them as weak. All are weak if the gains
    are worth no more than the prices."""
    turns = TurnComparison(reasons)
    different = without_same_points(without_equals(turns))
    left = [with_cards_saved(one) for one in different if not applies(LEFT_OUT, one, turns)]
    after = TurnComparison(left)
    is_silent = not outweighs(after)
    for one in left:
        is_weak = is_silent or applies(TOO_LITTLE, one, after) or can_be_taken_later(one, turns)
        is_plain_effect = one.motive.kind == "stores" and not is_hope(one)
        is_price = not is_plain_effect and not is_far(one, after)
        weigh = WEIGHTS.get(one.motive.kind)
        weight = weigh(one, after) if weigh else one.motive.weight
        weighed = replace(one.motive, weight=weight)
        yield replace(one, motive=weighed, is_weak=is_weak, is_price=is_price)


# Drop the facts that both turns share.

EFFECT_OF = {"cart": "yields", "quarry": "marble", "village": "workers", "inn": "hexagons"}
"""By colour of a tile the thing that it brings."""
SAME_WORTH = 0.4
"""Points: two effects or two discarded tiles explain nothing if they differ by no more."""


def without_equals(turns: TurnComparison) -> Facts:
    """Return the facts without equal effects, and without first spaces that both turns open."""
    left = without_equal_effects(turns)
    for one in turns.better.of("stores"):
        placed = left.of("gains", thing=EFFECT_OF.get(one.motive.word("colour"), ""))
        same = [each for each in placed if each.of_other]
        left = left.without((one, *same)) if same else left
    better, played = (turn.of("opens", stored=0) for turn in (turns.better, turns.played))
    both = min(len(better), len(played))
    return left.without((*better[:both], *played[:both]))


def without_equal_effects(turns: TurnComparison) -> Facts:
    """Return the facts without effects of two taken tiles that are worth about as much, if the
    better turn has another reason for its tile."""
    effects = TurnComparison(turns.facts.of("stores", together=0, crops=0))
    same = [
        one
        for one in effects.better
        if any(abs(one.weight - each.weight) <= SAME_WORTH for each in effects.played)
    ]
    if not same or not turns.gains.has(*HOPES, "ready"):
        return turns.facts
    return turns.facts.without((*same, *effects.played))


MOST_SAME_POINTS = 1.0
"""Points: the largest weight of points that the played turn brings, too."""


def without_same_points(facts: Facts) -> Facts:
    """Return the facts without the points that the played turn brings if a tile of that colour,
    which the better turn takes, can bring as many later. The sentence then says so."""
    left = facts
    for one in TurnComparison(facts).gains.of(*HOPES):
        twin = next((each for each in left if is_as_good(each, one)), None)
        if twin is not None:
            values = (*one.motive.values, ("same", 1))
            same = replace(one.motive, values=values, weight=min(MOST_SAME_POINTS, one.weight))
            left = Facts((*left.without((one, twin)), replace(one, motive=same)))
    return left


def is_as_good(reason: TurnReason, hope: TurnReason) -> bool:
    """Return whether a fact of the played turn brings as many points by the end as a taken tile of
    the same colour can bring."""
    one, values, colour = reason.motive, dict(reason.motive.values), hope.motive["colour"]
    if not reason.of_other or one.kind not in (*SCORING, "scores", *HOPES, "near"):
        return False
    parts = cast(tuple[str, ...], values.get("parts", ()))
    names_colour = values.get("colour") == colour or f"region {colour}" in parts
    is_enough = together_in(one) == together_in(hope.motive) > 0
    return names_colour and is_enough and is_last_needed(one)


CARD_SAVED = 0.3
"""Points: the worth of each card that the better turn saves when it places its tile."""


def with_cards_saved(reason: TurnReason) -> TurnReason:
    """Return a comparison of the cards for two tiles with the weight of the saved cards; without
    the comparison if the numbers of workers differ."""
    here, there = reason.motive, reason.instead
    if there is None or here.kind != "ready":
        return reason
    if here["workers"] != there["workers"]:
        return replace(reason, instead=None)
    saved = there.number("cards") - here.number("cards")
    return replace(reason, instead=replace(there, weight=here.weight - CARD_SAVED * saved))


# Leave out facts that another sentence says already.


def brings_marble_back(quarry: TurnReason, turns: TurnComparison) -> bool:
    """Leave out a taken quarry if its turn spends a marble: the quarry only brings it back."""
    return quarry.motive["colour"] == "quarry" and turns.turn_of(quarry).has("spends")


def fills_region(tile: TurnReason, turns: TurnComparison) -> bool:
    """Leave out the small effect of a taken tile if it also helps fill a region: that says more."""
    colour = tile.motive["colour"]
    return colour in PLAIN_TILES and turns.turn_of(tile).has("for-region", colour=colour)


def is_discarded_for_marble(discard: TurnReason, turns: TurnComparison) -> bool:
    """Leave out a discard if the sentence about the spent marble names the tile."""
    return turns.turn_of(discard).has("spends", discarded=discard.motive["tile"])


def is_smaller_discard(discard: TurnReason, turns: TurnComparison) -> bool:
    """Leave out a discard if another one costs about as much or more: one sentence is enough. Keep
    the exchange for a tile of the same colour."""
    discards, one = turns.facts.of("discards"), discard.motive
    least = max(each.weight for each in discards)
    is_alone = len(discards) == 1 or one["instead"] == one["tile"]
    return not is_alone and discard.weight > least - SAME_WORTH


def is_gained_back(hexagon: TurnReason, turns: TurnComparison) -> bool:
    """Leave out a hexagon that the played turn uses if the better turn gains one: the gain names
    the difference."""
    return hexagon.of_other and turns.better.has("gains", thing="hexagons")


def is_used_later(hexagon: TurnReason, turns: TurnComparison) -> bool:
    """Leave out a hexagon that the played turn uses well if it can be placed a turn later, too:
    then the better turn only uses it later."""
    can_wait = turns.facts.has(*WAITING, tile=HEXAGON)
    return hexagon.of_other and can_wait and not is_wasted(hexagon.motive)


def is_kept_from_waste(tile: TurnReason, turns: TurnComparison) -> bool:
    """Leave out that a hexagon can still be placed if the played turn wastes it: the waste says
    more."""
    hexagons = turns.played.of("hexagon")
    return tile.motive["tile"] == HEXAGON and any(is_wasted(one.motive) for one in hexagons)


def are_paid_later(cards: TurnReason, turns: TurnComparison) -> bool:
    """Leave out cards that another tile needs if the played turn pays them for a tile that can
    wait: the better turn pays them a turn later, unless new cards may pay for it ("waits")."""
    return cards.of_other and turns.facts.has("can-place") and not turns.facts.has("waits")


FEW_POINTS = 0.5
"""Points: the weight of few or unlikely points that a taken tile can bring, at most."""


def needs_the_same_action(tile: TurnReason, turns: TurnComparison) -> bool:
    """Leave out a stored tile that can be placed next if a taken one can be placed instead, unless
    that brings clear points: one action places only one of them."""
    turn = turns.turn_of(tile)
    clear = [one for one in turn.of(*HOPES) if abs(one.weight) > FEW_POINTS]
    return turn.has("ready") and not clear


def is_still_there_for_both(tile: TurnReason, turns: TurnComparison) -> bool:
    """Leave out a tile that can be taken after the better turn if one can be taken after the
    played turn, too."""
    return not tile.of_other and turns.played.has("can-take")


def waits_for_last_tile(tile: TurnReason, turns: TurnComparison) -> bool:
    """Leave out a tile that can wait if the sentence about the last tile of a colour names it."""
    return turns.turn_of(tile).has("last-chance", "scarce", tile=tile.motive["tile"])


def is_taken_while_another_waits(last: TurnReason, turns: TurnComparison) -> bool:
    """Leave out the last tile of a colour if another sentence also says which tile can wait."""
    return turns.turn_of(last).has("last-chance", "scarce", colour=last.motive["colour"])


def waits_for_free(tile: TurnReason, turns: TurnComparison) -> bool:
    """Leave out a tile that can be placed next if a sentence says that this saves a marble."""
    return turns.facts.has("saves-marble", tile=tile.motive["tile"])


def is_saved(marble: TurnReason, turns: TurnComparison) -> bool:
    """Leave out the marble that the played turn spends if a sentence says how to save it."""
    return marble.of_other and turns.facts.has("saves-marble")


def are_spare(cards: TurnReason, turns: TurnComparison) -> bool:
    """Leave out drawn cards that are not needed if their turn gains anything else."""
    gains = [one for one in turns.turn_of(cards) if one.weight > 0 and one is not cards]
    return cards.weight <= LEAST_WEIGHT and bool(gains)


def is_ahead_of_space(last: TurnReason, turns: TurnComparison) -> bool:
    """Leave out that the played turn takes a tile ahead of its space: no reader counts that."""
    return last.of_other


def is_taken_for_point(tile: TurnReason, turns: TurnComparison) -> bool:
    """Leave out that the better turn has no space for a tile if it brings a point at the end."""
    return not tile.of_other and turns.better.has("leftover")


def is_taken_in_time(tile: TurnReason, turns: TurnComparison) -> bool:
    """Leave out that the better turn has no space for the last tile of a colour if it can open one
    next: the sentence about the last tile says so."""
    return not tile.of_other and turns.better.has("ahead", colour=tile.motive["tile"])


def is_only_use(point: TurnReason, turns: TurnComparison) -> bool:
    """Leave out the point at the end for a tile of the played turn that has no space: the missing
    space says more."""
    return point.of_other and turns.played.has("no-space")


LEFT_OUT: Rules = {
    "stores": (brings_marble_back, fills_region),
    "discards": (is_discarded_for_marble, is_smaller_discard),
    "hexagon": (is_gained_back, is_used_later),
    "breaks": (are_paid_later,),
    "needed": (are_paid_later,),
    "waits": (is_kept_from_waste, waits_for_last_tile),
    "can-place": (
        is_kept_from_waste,
        waits_for_last_tile,
        needs_the_same_action,
        waits_for_free,
    ),
    "can-take": (is_still_there_for_both, waits_for_last_tile),
    "last-tile": (is_taken_while_another_waits,),
    "spends": (is_saved,),
    "cards": (are_spare,),
    "ahead": (is_ahead_of_space,),
    "no-space": (is_taken_for_point, is_taken_in_time),
    "leftover": (is_only_use,),
}


# Weaken facts that say too little.


def has_no_space(tile: TurnReason, turns: TurnComparison) -> bool:
    """Weaken a taken tile that has no space yet."""
    return turns.turn_of(tile).has("no-space", tile=tile.motive["colour"])


def lacks_cards(tile: TurnReason, turns: TurnComparison) -> bool:
    """Weaken a tile of the better turn that lacks two cards or more and completes no region."""
    one = tile.motive
    if tile.of_other or (one.kind == "for-region" and is_last_needed(one)):
        return False
    short = turns.better.of("short", tile=one["colour"])
    return any(each.motive.number("missing") > 1 for each in short)


def has_small_effect(tile: TurnReason, turns: TurnComparison) -> bool:
    """Weaken a taken tile with a small effect and without crops."""
    return tile.motive["colour"] in PLAIN_TILES and not tile.motive["crops"]


def is_exchanged(tile: TurnReason, turns: TurnComparison) -> bool:
    """Weaken a tile that replaces a discard of the same colour."""
    colour = tile.motive["colour"]
    return turns.turn_of(tile).has("discards", tile=colour, instead=colour)


def has_no_larger_effect(tile: TurnReason, turns: TurnComparison) -> bool:
    """Weaken a taken tile unless its effect is larger than those that the played turn takes."""
    others = (one.weight for one in turns.played.of("stores"))
    return max(others, default=0.0) >= tile.weight


def is_used_well(hexagon: TurnReason, turns: TurnComparison) -> bool:
    """Weaken the use of a wooden hexagon, unless it is a waste."""
    return not is_wasted(hexagon.motive)


def are_not_needed(cards: TurnReason, turns: TurnComparison) -> bool:
    """Weaken cards that are not needed, and cards to a hand of three or more as the only gain."""
    has_hand = cards.motive.number("hand") > PRICE
    return cards.weight <= LEAST_WEIGHT or (has_hand and is_only_gain(cards, turns))


def is_small_lack(tile: TurnReason, turns: TurnComparison) -> bool:
    """Weaken a tile that lacks two cards or more, unless the better turn gains cards or keeps a
    marble. Weaken one that lacks a card if it is the only gain, or if it can bring many points and
    the better turn only fills a small hand."""
    if tile.motive.number("missing") > 1:
        return not turns.gains.has("cards", "spends")
    if any(one.motive.number("hand") <= FEW_CARDS for one in turns.gains.of("cards")):
        return any(is_hope(one) and one.weight >= LEAST_FIRST for one in turns.played)
    return is_only_gain(tile, turns)


def is_only_gain(reason: TurnReason, turns: TurnComparison) -> bool:
    """Return whether all gains are of this kind or of weak kinds; a tile that can still be taken
    is another gain."""
    kinds = {one.motive.kind for one in turns.gains if one.weight != LEAST_WEIGHT}
    return kinds <= (WEAK | {reason.motive.kind}) - {"can-take"}


def is_single_good(goods: TurnReason, turns: TurnComparison) -> bool:
    """Weaken a single worker or yield card."""
    return goods.motive["thing"] in SMALL_GOODS and goods.motive.number("count") == 1


def saves_little(cards: TurnReason, turns: TurnComparison) -> bool:
    """Weaken a slightly higher price, and a tile that can wait for few cards."""
    return abs(cards.weight) < LEAST_FIRST


def is_small_expense(marble: TurnReason, turns: TurnComparison) -> bool:
    """Weaken a marble that the played turn spends if it is the only gain, or if the reader sees a
    price, too."""
    is_alone = not any(one is not marble for one in turns.gains)
    prices = [one for one in turns.prices if abs(one.weight) > LEAST_WEIGHT]
    is_paid = any(one.motive.kind not in WEAK | UNSEEN for one in prices)
    return marble.of_other and (is_alone or is_paid)


MUCH_TO_COME = 1.0
"""Points: a tile with such hopes is a reason even if the display has another one like it."""


def can_be_taken_later(tile: TurnReason, turns: TurnComparison) -> bool:
    """Weaken a taken tile if the played turn, which places another one, can still take one later.
    Use this rule before others leave out facts."""
    if tile.motive.kind not in ("ready", "stores", "for-region") or tile.of_other:
        return False
    is_left = turns.played.has("can-take", tile=colour_of_tile(tile.motive))
    places = turns.played.has(*SCORING, "scores") or turns.better.has(*WAITING)
    hopes = [one for one in turns.better if is_hope(one) and is_last_needed(one.motive)]
    return is_left and places and all(one.weight < MUCH_TO_COME for one in hopes)


TOO_LITTLE: Rules = {
    "stores": (has_no_space, lacks_cards, has_small_effect, is_exchanged, has_no_larger_effect),
    "for-region": (lacks_cards,),
    "for-colour": (has_no_space,),
    "hexagon": (is_used_well,),
    **dict.fromkeys(DENIALS, (is_side_matter, has_no_space)),
    "cards": (are_not_needed,),
    "short": (is_small_lack,),
    "gains": (is_single_good,),
    "waits": (saves_little,),
    "price": (saves_little,),
    "spends": (is_small_expense,),
}


# Weigh the rest.


def weight_of_score(score: TurnReason, turns: TurnComparison) -> float:
    """Weigh the points of the better turn in full, also those of a region of one space."""
    one = score.motive
    is_own = is_score(score) and not score.of_other
    return max(one.weight, together_in(one)) if is_own else one.weight


def weight_of_goods(goods: TurnReason, turns: TurnComparison) -> float:
    """Weigh workers and yield cards of the better turn less than its points."""
    weight = goods.motive.weight
    scored = [together_in(one.motive) for one in turns.better if is_score(one)]
    if goods.motive["thing"] not in SMALL_GOODS or goods.of_other or not scored:
        return weight
    return min(weight, BEHIND * max(scored))


LEAST_HOPE = 0.4
"""Points: the effect of a taken tile comes after hopes that weigh so much."""


def weight_of_effect(tile: TurnReason, turns: TurnComparison) -> float:
    """Weigh the effect of a taken tile less than the region or colour that it can complete: that
    sentence names points. The effect of a castle is worth more than that."""
    one = tile.motive
    if one["together"] or one["crops"] or one["colour"] == "castle":
        return one.weight
    hopes = turns.turn_of(tile).of(*HOPES, colour=one["colour"])
    weights = [each.weight for each in hopes if is_last_needed(each.motive)]
    ahead = max((each for each in weights if each >= LEAST_HOPE), default=one.weight)
    return min(one.weight, BEHIND * ahead)


WEIGHTS: Mapping[str, Callable[[TurnReason, TurnComparison], float]] = {
    **dict.fromkeys(("region", "region-and-crops", "scores"), weight_of_score),
    "gains": weight_of_goods,
    "stores": weight_of_effect,
}
