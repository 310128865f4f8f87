"""Motives of Tuscany: how the facts about two turns are compared, and which of them are said."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import cast

from burgundy_qt.ai.analysis.motives import GameMotives, Motive, TurnReason
from burgundy_qt.ai.games.tuscany.turn_facts import (
    FACTS,
    Found,
    for_region,
    layout,
    near,
    no_space,
    ready,
    region_and_crops,
    scores,
)
from burgundy_qt.ai.games.tuscany.turn_parts import (
    Turn,
    by_castle,
    can_still_come,
    drawn,
    is_colour_contested,
    is_phase_near_its_end,
    marble_gained,
    marble_spent,
    own,
    pays_cards,
    placed,
    taken,
)
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.tuscany.catalogue import cards_short, colour_of, is_ready
from burgundy_qt.rules.tuscany.components import HEXAGON
from burgundy_qt.rules.tuscany.known_state import TuscanyState

OF_LAST_TILES = "last-tile", "denies", "denies-bonus"
"""Kinds of facts about the last tile of a colour in the display."""
AFTER_PLACING = frozenset(("region", "crops", "region-and-crops", "near", "opens", "gains"))
"""Kinds of facts that are as true if the tile is placed a turn later."""
ALIKE = ("cards", "more-cards", "cards-for"), ("price", "waits"), ("breaks", "needed")
"""Kinds of which one is enough."""
SCORING = "region", "crops", "region-and-crops", "colour", "bonus-tile"
"""Kinds of facts that score green points at once; a bonus tile only with storage."""
OF_A_TAKEN_TILE = "stores", "last-tile", "for-region", "for-colour", "ready"
"""Kinds of facts about a taken tile that are as true of one that is placed at once."""
WAITING = "can-place", "waits"
"""Kinds of facts about a tile that can be placed a turn later."""
SMALL_EFFECTS = "monastery", "village", "agriculture"
"""Colours whose tiles bring little by their effect alone."""
UNSEEN = frozenset(("race", "opens", "denies", "denies-bonus"))
"""Kinds of prices that nobody counts who compares two turns."""
HOPES, OF_HOPES = ("for-region", "for-colour"), 0.6
"""Kinds of points that a taken tile of the turn played can bring together, and the share of them
from which what speaks for the better turn is worth about as much."""
ABOUT = 0.45
"""The share of a price from which what speaks for a turn is worth about as much."""
LEAST_OVERPAID = 1.0
"""Points: what a tile costs more than usual, so that it is worth a first sentence."""
VISIBLE = "discards", "spends"
"""Kinds of prices that everybody sees."""
OF_A_VISIBLE_PRICE = 0.45
"""The share of what speaks for a turn that its discard and its marble weigh at most."""
OF_ALL = 0.36
"""The share of all that speaks against a turn from which it is still worth a reason."""
LEAST_SCORED, LEAST_PRICE = 2, 0.4
"""Points of the turn played that need points on the other side as well: those that it scores, and
the weight of those that it can bring, from which they can be said as a price."""
BEHIND = 0.99
"""The share of a sentence's weight that another one has, to come after it."""
FEW_POINTS = 0.5
"""The weight of points that a taken tile can bring, up to which a sentence about them is small."""
WITHOUT_POINTS = frozenset(("ready", "stores", "denies", "denies-bonus"))
"""Kinds of facts about a taken tile that name no points."""
ANOTHER_TOWN = 1.0
"""The weight of another town in the display, where the turn played takes one for storage."""
CARD_SAVED = 0.3
"""Points: a card for which a tile can be placed more cheaply than that of the other turn."""
LEAST_APART = 0.4
"""Points: two discarded tiles that are nearer in worth explain nothing."""


class TuscanyMotives(GameMotives[TuscanyState]):
    """The motives of The Castles of Tuscany."""

    vague = frozenset(("more-cards", "last-tile", "reach"))
    no_prices = frozenset(
        (
            *("cards", "more-cards", "cards-for", "waits", "can-place", "keeps", "stores", "ready"),
            *("last-tile", "opens", "reach", "race", "ends", "start-castle"),
            *("can-take", "for-colour"),
        )
    )
    on_the_table = frozenset(
        (
            *("scores", "region", "crops", "region-and-crops", "colour"),
            *("near", "race", "opens", "gains"),
            *("free", "bonus-tile", "stores", "last-tile", "denies"),
            *("denies-bonus", "hexagon"),
        )
    )
    weak = frozenset(
        (
            *("can-place", "can-take", "keeps", "more-cards", "last-tile", "reach"),
            *("denies", "denies-bonus"),
        )
    )
    scoring = dict.fromkeys((*SCORING, "scores"), ("points",))
    comparable = frozenset(("ends", "near", "reach", "short", "hexagon", "ready"))

    def known(self, game: Game, position: Position, seat: int) -> TuscanyState:
        """Return what a seat knows in a position in which it decides."""
        return TuscanyState.from_object(game.rules.state(position, game.request, seat))

    def times(self, turn: Turn) -> int:
        """Return how often green points are still added to the red ones."""
        return turn.before.times_to_come

    def motives(self, turn: Turn) -> Found:
        """Yield everything that is true of a turn and may explain it, each fact once."""
        yield from dict.fromkeys(one for facts in FACTS.values() for one in facts(turn))

    def topic(self, one: Motive) -> Hashable:
        """Return what a motive is about: of several tiles that cannot be paid any more, one is
        enough, and so is one fact about drawn cards, about a region that is not full yet, and about
        the last tile of a colour in the display."""
        if one.kind in OF_LAST_TILES:
            return "display", one["colour"]
        if one.kind in ("near", "for-region"):
            return "region", one["colour"], one["size"]
        return next((kinds for kinds in ALIKE if one.kind in kinds), one)

    def summed(self, reasons: Sequence[TurnReason]) -> Sequence[TurnReason]:
        """Return the reasons with several points that the turn played scores as one sum, if the
        turns have none of them in common."""
        left = list(reasons)
        for whole in (one for one in reasons if one.motive.kind == "scores"):
            parts = [one for one in left if is_part(one, whole)]
            number = sum(1 + (one.motive.kind == "region-and-crops") for one in parts)
            is_sum = number == len(cast(tuple[str, ...], whole.motive["parts"]))
            is_said = is_sum and whole.instead is None and whole.of_other
            for one in parts if is_said else [whole]:
                left.remove(one)
        return left

    def chosen(self, reasons: Sequence[TurnReason]) -> Iterable[TurnReason]:
        """Yield the reasons without a marble that is brought and spent in one turn, without the
        marble of a quarry that is taken for one, without the discarded tile that is worth less, and
        without what the better turn pays as well if it places the tile that waits. All are weak if
        the price is more than what speaks for the better turn."""
        thrown = [one for one in reasons if one.motive.kind == "discards"]
        heaviest = max((one.weight for one in thrown if len(thrown) > 1), default=0.0)
        left = list[TurnReason]()
        for one in reasons:
            alike = [each for each in reasons if each.of_other == one.of_other]
            is_spent_again = is_of_marble(one) and sum(map(is_of_marble, alike)) > 1
            is_spent_again |= is_taken_for_marble(one, alike)
            is_as_good = one in thrown and len(thrown) > 1 and one.weight > heaviest - LEAST_APART
            is_as_good &= one.motive["instead"] != one.motive["tile"] if one in thrown else True
            is_said = is_gained_back(one, reasons) or is_said_by_region(one, alike)
            is_said |= is_of_kept_hexagon(one, reasons) or is_of_same_action(one, alike)
            is_said |= is_as_plentiful(one, reasons)
            if not (is_spent_again or is_as_good or is_said or is_paid_later(one, reasons)):
                left.append(with_cards_saved(one))
        is_silent = not outweighs(left, self.weak) or is_only_hoped(left, self.weak)
        for one in with_visible_prices(left):
            if is_of_another_town(one, left):
                one = replace(one, motive=replace(one.motive, weight=ANOTHER_TOWN))
            is_weak = is_silent or is_slight(one, left, self.weak)
            yield replace(behind_points(one, left), is_weak=is_weak)

    def is_postponed(self, one: Motive, turn: Turn, other: Turn) -> bool:
        """Return whether what a turn places can wait: after the other turn the seat can still place
        and pay it, and no phase is near its end. A colour that a player may cover soon, a scarce
        bonus tile, and the tile that a castle places for free do not wait."""
        places = placed(turn)
        return (
            bool(places)
            and can_wait(one, turn)
            and (one.kind not in SCORING or all(can_wait(each, turn) for each in parts_of(turn)))
            and can_still_come(places[0], other)
            and not is_phase_near_its_end(other)
        )

    def is_surpassed(self, one: Motive, other: Turn) -> bool:
        """Return whether the other turn draws as many cards, places a tile for the same region or
        scores it, leaves alone the tile that can wait, or takes a tile with as little space."""
        if one.kind in ("waits", "can-place"):
            return one.word("tile") not in {colour_of(each["tile"]) for each in placed(other)}
        if one.kind == "can-take":
            return one.word("tile") not in {colour_of(each["tile"]) for each in taken(other)}
        if one.kind == "layout":
            return any(each.number("points") >= one.number("points") for each in layout(other))
        if one.kind == "spends":
            return marble_spent(other) > 0 or marble_gained(other) + 1 < one.number("gained")
        if one.kind == "keeps":
            return not pays_cards(other)
        if one.kind in ("price", "reach"):
            return not placed(other) and not (one.kind == "price" and drawn(other))
        if one.kind in ("breaks", "needed"):
            tiles = [tile for tile in own(other).stored if colour_of(tile) == one["tile"]]
            if one.kind == "needed":
                return not tiles or cards_short(own(other), one.word("tile")) > 0
            return not any(is_ready(own(other), tile) for tile in tiles)
        if one.kind == "scores":
            return any(parts_named(each) >= parts_named(one) for each in scores(other))
        if one.kind in ("region", "crops"):
            return any(includes(each, one) for each in region_and_crops(other))
        if one.kind == "no-space":
            return any(each.weight <= one.weight for each in no_space(other))
        if one.kind == "short" and any(no_space(other)):
            return True
        if one.kind in ("cards", "more-cards"):
            return drawn(other) >= one.number("count")
        if one.kind in OF_A_TAKEN_TILE and colour_of_tile(one) in map(colour_of, by_castle(other)):
            return True
        if one.kind == "ready" and any(is_paid_alike(each, one) for each in ready(other)):
            return True
        if one.kind == "for-region" and any(is_as_near(each, one) for each in for_region(other)):
            return True
        if one.kind in ("near", "for-region"):
            region, instead = region_ahead(one), near if one.kind == "for-region" else for_region
            return region is not None and region in map(region_ahead, instead(other))
        return one.kind == "cards-for" and drawn(other) > 0


def is_paid_later(reason: TurnReason, reasons: Sequence[TurnReason]) -> bool:
    """Return whether the turn played pays by placing a tile what the better turn pays if it places
    it a turn later: cards that another tile needs, or the hexagon itself."""
    waiting = [one.motive["tile"] for one in reasons if one.motive.kind in WAITING]
    if not reason.of_other or not waiting:
        return False
    return reason.motive.kind in ("breaks", "needed") or (
        reason.motive.kind == "hexagon" and HEXAGON in waiting and not reason.motive["tiles"]
    )


def is_of_kept_hexagon(reason: TurnReason, reasons: Sequence[TurnReason]) -> bool:
    """Return whether a reason is that a wooden hexagon can still be placed, and the turn played
    uses it up where a tile would fit."""
    uses = [one.motive for one in reasons if one.of_other and one.motive.kind == "hexagon"]
    is_waiting = reason.motive.kind in WAITING and reason.motive["tile"] == HEXAGON
    return is_waiting and any(one["tiles"] for one in uses)


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
    if reason.motive.kind != "stores" or reason.motive["colour"] not in SMALL_EFFECTS:
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


def is_as_plentiful(reason: TurnReason, reasons: Sequence[TurnReason]) -> bool:
    """Return whether a reason is a tile that the better turn can still take later, and so can the
    turn played."""
    kinds = {one.motive.kind for one in reasons if one.of_other}
    return reason.motive.kind == "can-take" and not reason.of_other and "can-take" in kinds


def is_plentiful(reason: TurnReason, reasons: Sequence[TurnReason]) -> bool:
    """Return whether a reason is a taken tile that the turn played, which places another one, can
    still take a turn later."""
    if reason.motive.kind not in ("ready", "for-region") or reason.of_other:
        return False
    later = [one.motive for one in reasons if one.of_other and one.motive.kind == "can-take"]
    are_many = any(one["tile"] == colour_of_tile(reason.motive) for one in later)
    are_many &= not any(names_points(one) for one in reasons if not one.of_other)
    return are_many and any(one.of_other and one.motive.kind in SCORING for one in reasons)


def behind_points(reason: TurnReason, reasons: Sequence[TurnReason]) -> TurnReason:
    """Return the effect of a taken tile with less weight than the region or colour that the same
    tile can complete, whose sentence names points; a castle's effect is more than that."""
    one = reason.motive
    if one.kind != "stores" or one["together"] or one["crops"] or one["colour"] == "castle":
        return reason
    alike = [each for each in reasons if each.of_other == reason.of_other]
    ahead = [each for each in alike if each.motive.kind in HOPES and each.weight >= LEAST_PRICE]
    ahead = [each for each in ahead if each.motive["colour"] == one["colour"]]
    most = max((each.weight for each in ahead if is_last_needed(each.motive)), default=one.weight)
    return replace(reason, motive=replace(one, weight=min(one.weight, BEHIND * most)))


def is_last_needed(one: Motive) -> bool:
    """Return whether a taken tile is the last that a region or a colour needs."""
    return one.kind == "for-colour" or not one.number("missing")


def is_only_hoped(reasons: Sequence[TurnReason], weak: frozenset[str]) -> bool:
    """Return whether the turn played scores points, or can bring such that are said, and only the
    effect and the place of a taken tile, which name none, speak for the better turn."""
    gains = [one for one in reasons if one.is_for and one.motive.kind not in weak]
    prices = [one for one in reasons if not one.is_for and one.of_other]
    named = [one for one in prices if one.motive.kind in (*SCORING, "scores")]
    hoped = [abs(one.weight) for one in prices if one.motive.kind in HOPES]
    said = sum(sorted((abs(one.weight) for one in gains), reverse=True)[:2]) / 2
    has_points = any(one.motive.number("together") >= LEAST_SCORED for one in named)
    has_points |= any(LEAST_PRICE <= one <= said for one in hoped)
    return has_points and not any(map(is_telling, gains))


def is_telling(reason: TurnReason) -> bool:
    """Return whether a reason is more than the effect and the place of a taken tile."""
    is_castle = reason.motive.kind == "stores" and reason.motive["colour"] == "castle"
    is_little = reason.motive.kind in WITHOUT_POINTS or names_few_points(reason)
    return is_castle or not is_little


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
    if one.kind == "stores":
        others = [each.weight for each in reasons if each.of_other and each.motive.kind == one.kind]
        is_small = one["colour"] in SMALL_EFFECTS and not one["crops"]
        is_small |= any(is_swapped(each, reason) for each in reasons)
        return is_small or max(others, default=0.0) >= reason.weight
    if is_plentiful(reason, reasons):
        return True
    if one.kind in ("denies", "denies-bonus"):
        return any(each.motive.kind == "no-space" and not each.of_other for each in reasons)
    if one.kind == "price":
        return abs(reason.weight) < LEAST_OVERPAID
    if one.kind != "spends" or not reason.of_other:
        return False
    unseen = weak | UNSEEN
    return any(not each.is_for and each.motive.kind not in unseen for each in reasons)


def is_swapped(swap: TurnReason, reason: TurnReason) -> bool:
    """Return whether a reason is a taken tile, and another one the discard of its colour."""
    one = swap.motive
    is_same = one.kind == "discards" and swap.of_other == reason.of_other
    return is_same and one["instead"] == one["tile"] == reason.motive["colour"]


def part_lost(one: Motive) -> float:
    """Return the part of a gain that is lost if its tile is placed a turn later: an addition of
    green points, or a colour that another player covers first."""
    if one.kind in TuscanyMotives.scoring:
        return 1.0 if one.kind == "colour" else 0.5
    return 0.0 if one.kind in AFTER_PLACING | {"race"} else 1.0


def is_part(reason: TurnReason, whole: TurnReason) -> bool:
    """Return whether a reason is one of the scores that another one sums up."""
    is_same = (reason.of_other, reason.instead) == (whole.of_other, None)
    points = reason.motive.number("points") if reason.motive.kind in SCORING else 0
    return is_same and points > 0


def parts_named(whole: Motive) -> set[str]:
    """Return the names of the parts of a sum."""
    return set(cast(tuple[str, ...], whole["parts"]))


def with_visible_prices(reasons: Sequence[TurnReason]) -> Iterator[TurnReason]:
    """Yield the reasons with a weight of the better turn's discard and of its marble that lets them
    be said beside what speaks for the turn: they are prices that everybody sees."""
    gains = (abs(one.weight) for one in reasons if one.is_for)
    most = OF_A_VISIBLE_PRICE * max(gains, default=0.0)
    for one in reasons:
        if one.motive.kind in VISIBLE and not one.of_other and -one.weight > most:
            one = replace(one, motive=replace(one.motive, weight=-most))
        yield one


def outweighs(reasons: Sequence[TurnReason], weak: frozenset[str]) -> bool:
    """Return whether what speaks for the better turn is worth about as much as what the other one
    has, without what still comes if a tile that waits is placed."""
    waits = any(one.motive.kind in WAITING for one in reasons if one.is_for)
    light, unseen = weak - UNSEEN, weak | UNSEEN
    gains = [one for one in reasons if one.is_for and one.motive.kind not in light]
    prices = [one for one in reasons if not one.is_for and one.motive.kind not in unseen]
    weights = [abs(one.weight) * (part_lost(one.motive) if waits else 1.0) for one in prices]
    hopes = sum(one.weight for one in prices if one.motive.kind in HOPES and one.of_other)
    together = sum(sorted(map(whole_weight, gains), reverse=True)[:2])
    most = max(ABOUT * max(weights, default=0.0), OF_ALL * sum(weights), OF_HOPES * hopes)
    return together > max(most, of_town(reasons))


def whole_weight(reason: TurnReason) -> float:
    """Return the weight of what speaks for a turn: of a tile that can be placed for fewer cards,
    all of it."""
    return reason.motive.weight if reason.motive.kind == "ready" else abs(reason.weight)


def of_town(reasons: Sequence[TurnReason]) -> float:
    """Return the weight of the bonus tile with storage that the turn played takes a town for; 0 if
    the better turn can still take one a turn later."""
    towns = [one for one in reasons if one.of_other and one.motive.kind == "stores"]
    if any(is_of_another_town(one, reasons) for one in reasons):
        return 0.0
    return max((one.weight for one in towns if one.motive["together"]), default=0.0)


def is_of_another_town(reason: TurnReason, reasons: Sequence[TurnReason]) -> bool:
    """Return whether a reason is that a town can still be taken next turn, and the turn played
    takes one for a bonus tile with storage."""
    is_later = reason.motive.kind == "can-take" and reason.motive["tile"] == "town"
    towns = [one.motive for one in reasons if one.of_other and one.motive.kind == "stores"]
    return is_later and not reason.of_other and any(one["together"] for one in towns)


def is_of_marble(reason: TurnReason) -> bool:
    """Return whether a reason is about marble that is brought or spent."""
    one = reason.motive
    return one.kind in ("gains", "spends") and one["thing"] == "marble"


def colour_of_tile(one: Motive) -> str:
    """Return the colour of the tile that a motive is about."""
    return one.word("tile" if one.kind == "ready" else "colour")


def region_ahead(one: Motive) -> tuple[object, ...] | None:
    """Return the region that lacks one more space once a turn's tile is placed, if it does."""
    if one.kind == "for-region" and one.number("missing") != 1:
        return None
    return one["colour"], one["size"], one["points"]


def price_of(one: Motive) -> tuple[int, int]:
    """Return the workers and cards for which a tile can be placed."""
    return one.number("workers"), one.number("cards")


def is_paid_alike(one: Motive, other: Motive) -> bool:
    """Return whether a tile can be placed for as much as another one, or for fewer workers."""
    return price_of(one) == price_of(other) or one.number("workers") < other.number("workers")


def is_as_near(one: Motive, other: Motive) -> bool:
    """Return whether a tile is for a region of another colour that is as good and as near."""
    names = "points", "missing"
    points, missing = ([each.number(name) for each in (one, other)] for name in names)
    return one["colour"] != other["colour"] and points[0] >= points[1] and missing[0] <= missing[1]


def includes(both: Motive, one: Motive) -> bool:
    """Return whether a region with crops includes a region or the points of crops."""
    if one.kind == "crops":
        return both.number("crops") >= one.number("points")
    return (both["colour"], both["size"]) == (one["colour"], one["size"])


def can_come_later(one: Motive, turn: Turn) -> bool:
    """Return whether a fact is as true a turn later: also if nobody covers a colour soon, or takes
    the last bonus tile of its kind."""
    if one.kind == "race":
        return min(one.number("missing"), one.number("rival")) > 1
    if one.kind == "colour":
        return not is_colour_contested(turn, one.word("colour"))
    if one.kind == "scores":
        return all(can_come_later(each, turn) for each in parts_of(turn))
    if one.kind == "bonus-tile":
        return turn.before.bonus_tiles.get(one.word("tile"), 0) >= len(turn.before.seats)
    return one.kind in AFTER_PLACING


def parts_of(turn: Turn) -> Iterator[Motive]:
    """Yield what the turn scores, one by one."""
    for kind in SCORING:
        yield from FACTS[kind](turn)


def is_of_castle(one: Motive) -> bool:
    """Return whether a fact is about a castle that places another tile, and not about that one."""
    return one.kind == "free" or (one.kind == "region" and one["colour"] == "castle")


def can_wait(one: Motive, turn: Turn) -> bool:
    """Return whether what a turn scores can come later: all of it, or its sum is torn apart."""
    return can_come_later(one, turn) if len(placed(turn)) == 1 else is_of_castle(one)


TuscanyMotives.kinds = tuple(FACTS)

ANSWER = TuscanyMotives()
