"""What may explain a turn in The Castles of Burgundy: what is true of it by the rules.

Weights are about points. They follow what distinguished costly turns of bots from better ones
(lab/pages/motives.md), and only decide which fact is said first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import cast

from burgundy_qt.ai.analysis.motives import (
    ConsideredTurn,
    GameMotives,
    Motive,
    TurnReason,
    Value,
    motive,
    name_of_amount,
)
from burgundy_qt.ai.games.burgundy.prospects import (
    COUNTED,
    COUNTS_NOTHING,
    FOR_BUILDINGS,
    SILVER,
    bonus_ready,
    bought,
    denied,
    discarded,
    full,
    herd,
    hired,
    kept_ready,
    last,
    left_over,
    mine,
    one_short,
    opens,
    pile,
    posts,
    race,
    ready,
    room,
    shield,
    silver,
    stored,
    stuck,
    tribute,
    wasted,
    withheld,
    workers,
)
from burgundy_qt.ai.games.burgundy.turn_consequences import (
    ABOUT_STARTS,
    PlacedTile,
    TurnConsequences,
    counted,
    starts,
)
from burgundy_qt.rules.burgundy.components import PHASES
from burgundy_qt.rules.burgundy.known_places import PHASE_POINTS, ROUNDS
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position

MUCH = 4
"""Points: of a sale that is not small."""
A_SINGLE_GOOD = 0.3
"""Points for each player: of a good of which the seat has no other one."""
BOARDING_HOUSE, WATCHTOWER = "building:boarding-house", "building:watchtower"
CRANE = "building:crane"
OF_ACTIONS: Mapping[str, float] = {"place": 2.3, "take": 1.7}
"""Points: of an action without a die, if it is not another one."""
WAITS = "warehouse", "carpenter", "church", "market", "city-hall", "white-castle", "crane"
"""The buildings whose effect is a choice."""
EXTRA = "castle", *WAITS
"""What grants an action."""
AT_ONCE: Mapping[str, float] = {"bank": 2 * SILVER, "boarding-house": 2.8, "watchtower": 4.0}
"""The buildings that bring something without a choice."""
GAINED: Mapping[str, str] = {"building:bank": "silver", BOARDING_HOUSE: "workers"}
"""What is left in the end of what such a building brings."""


# What the turn completes and scores.


def region(turn: TurnConsequences) -> Iterator[Motive]:
    """A tile covers the last space of a region: its points for the size and the phase."""
    for one in turn.placed:
        if points := one.points("region"):
            size, colour = turn.size(one.cell), turn.colour(one.cell)
            values: dict[str, Value] = {"size": size, **counted(points, size)}
            points += one.points("phase")
            weight = (0.3 if turn.is_alone else 0.7) * points
            yield turn.says("region", weight, colour=colour, points=points, **values)


def in_time(turn: TurnConsequences) -> Iterator[Motive]:
    """A region is completed in the last round of a phase: from the next phase on it would bring
    fewer points."""
    if turn.round == ROUNDS and turn.phase != PHASES[-1]:
        points = PHASE_POINTS[turn.phase] - PHASE_POINTS[turn.next_phase()]
        if any(one.points("region") for one in turn.placed):
            yield turn.says("in-time", points, phase=turn.phase, points=points)


def bonus(turn: TurnConsequences) -> Iterator[Motive]:
    """The last space of a colour is covered, and a bonus tile is left."""
    for event in turn.events:
        if event["event"] == "bonus" and event["seat"] == turn.seat:
            colour, size, points = event["colour"], event["size"], event["points"]
            yield turn.says("bonus", points, colour=colour, size=size, points=points)


def animals(turn: TurnConsequences) -> Iterator[Motive]:
    """Animal tiles are placed: the points of all tiles that score in their pastures. Of several it
    is one fact, with the `number` of tiles: the order in which they are placed matters."""
    scored = [one for one in turn.placed if one.points("animals")]
    points = sum(one.points("animals") for one in scored)
    if len(scored) == 1:
        yield turn.says("animals", 0.7 * points, tile=scored[0].tile, points=points)
    elif scored:
        yield turn.says("animals", 0.7 * points, number=len(scored), points=points)


def sale(turn: TurnConsequences) -> Iterator[Motive]:
    """Goods of a type are sold."""
    for action, held, points in turn.sales():
        yield turn.says("sale", 0.3 * points, good=action["good"], count=held, points=points)


def small_sale(turn: TurnConsequences) -> Iterator[Motive]:
    """A die is used to sell a single good for few points, before the last round."""
    for action, held, points in turn.sales():
        is_free = str(action.get("by", "castle")) not in ("castle", "white-castle")
        if held == 1 and points < MUCH and not is_free and not turn.is_last:
            yield turn.says("small-sale", points - 4.6, good=action["good"], points=points)


def adds(turn: TurnConsequences) -> Iterator[Motive]:
    """A knowledge tile of the seat counts more points at the end than before the turn; in the solo
    game it scores at once."""
    home = turn.after.state.home(turn.seat)
    for (seat, reason), points in sorted(turn.after.at_the_end.items()):
        more = points - turn.before.at_the_end.get((seat, reason), 0)
        if seat == home and reason.startswith("monastery:") and more > 0 and not turn.is_alone:
            is_counted = reason in FOR_BUILDINGS and any(one.tile == CRANE for one in turn.placed)
            crane = {"crane": 1} if is_counted else {}
            yield turn.tells("adds", 0.7 * more, reason, points=more, at_once=0, **crane)
    for one in turn.placed if turn.is_alone else ():
        if points := one.points(one.tile):
            yield turn.tells("adds", points, one.tile, points=points, at_once=1)


# What its tiles do.


def learnt(turn: TurnConsequences) -> Iterator[Motive]:
    """A knowledge tile is placed: its effect lasts from now on, or it counts at the end."""
    for one in turn.placed:
        kind, _, number = one.tile.partition(":")
        if kind == "monastery":
            home = turn.after.state.home(turn.seat)
            counts = turn.after.at_the_end.get((home, one.tile), 0) or int(number) not in COUNTED
            weight = turn.worth_of_knowledge(int(number)) * (1 if counts else COUNTS_NOTHING)
            yield turn.tells("learnt", weight, one.tile)


def extra(turn: TurnConsequences) -> Iterator[Motive]:
    """A placed tile, or the trade route, grants an action of another kind than loading, and the
    turn uses it: for which `tile` or `good`, if it is for one, and not for a useless one."""
    for action in turn.actions:
        source, _, effect = str(action.get("by", "")).partition(":")
        by = "route" if source == "route" and effect in EXTRA else source
        if by in ("route", *EXTRA) and action["type"] not in ("pass", "copy"):
            values = cast(Mapping[str, Value], action)
            thing = {name: values[name] for name in ("tile", "good") if name in values}
            weight = OF_ACTIONS.get(action["type"], 1.5)
            if action["type"] == "take" and not turn.has_space_left(str(action["tile"])):
                continue
            yield turn.says("extra", weight, by=by, deed=action["type"], **thing)


def idle(turn: TurnConsequences) -> Iterator[Motive]:
    """A ship or a building whose effect is a choice is placed, and its effect is not used: it is
    passed, or there is nothing to choose. `several` says that the turn places more of the tile;
    `kinds` how many kinds of goods are in stock, if a ship finds no others that fit. A warehouse
    without goods to sell is no loss."""
    if turn.after.position.raw()["effects"]:
        return  # the turn goes on
    used = [str(action.get("by", "")) for action in turn.actions if action["type"] != "pass"]
    has_goods = bool(turn.own(turn.after).goods.pieces)
    for one in turn.placed:
        by = one.tile.removeprefix("building:")
        if by in ("ship", *WAITS) and (has_goods or by != "warehouse"):
            if by in used:
                used.remove(by)
            else:
                weight = -3.5 if turn.phase != PHASES[-1] else -1.5
                several = int([each.tile for each in turn.placed].count(one.tile) > 1)
                kinds = turn.kinds_too_many() if by == "ship" and not several else 0
                full = {"kinds": kinds} if kinds else {}
                yield turn.says("idle", weight, tile=one.tile, several=several, **full)


def gain(turn: TurnConsequences) -> Iterator[Motive]:
    """A bank, a boarding house or a watchtower is placed: its silver, workers or points."""
    for one in turn.placed:
        if (building := one.tile.removeprefix("building:")) in AT_ONCE:
            yield turn.says("gain", 0.6 * AT_ONCE[building], tile=one.tile)


def loaded(turn: TurnConsequences) -> Iterator[Motive]:
    """Ships or a shield load goods: the types of all of them, one for each tile, and how many of
    the most frequent of these types the seat has after the turn."""
    counts = Counter[int]()
    for event in turn.events:
        if event["event"] == "loaded" and event["seat"] == turn.seat:
            counts.update({int(kind): count for kind, count in event["goods"].items()})
    held = dict(turn.own(turn.after).goods.pieces)
    if counts:
        pile, good = max((held.get(kind, 0), kind) for kind in counts)
        goods = tuple(sorted(counts.elements()))
        each = 0.5 if len(goods) > 1 or pile > 1 else A_SINGLE_GOOD
        weight = len(goods) * each * max(2, len(turn.after.state.seats)) + 0.5 * max(pile - 1, 0)
        values: dict[str, Value] = {"goods": goods, "good": good, "pile": pile}
        yield turn.says("loaded", weight, count=len(goods), **values)


def order(turn: TurnConsequences) -> Iterator[Motive]:
    """A ship, or knowledge tile 27, brings the seat forward in the order of play, from the next
    round on: before which opponents. `phase` is the one that begins then, with new tiles, for the
    seat that is the first, or "" within a phase."""
    was, now = (
        {*moment.state.order[: moment.state.order.index(turn.seat)]}
        for moment in (turn.before, turn.after)
    )
    passed = tuple(sorted((was - now) & {*turn.rivals}))
    if passed and not turn.is_last:
        begins = turn.next_phase() if turn.round == ROUNDS else ""
        weight = (0.7 * len(passed) + 0.5 * (not now)) * (2.0 if begins else 1.0)
        yield turn.says("order", weight, phase=begins, passed=passed, first=int(not now))


# Modules.


def route(turn: TurnConsequences) -> Iterator[Motive]:
    """A sold good brings the bonus of its space of the trade route, and this is no action."""
    for event in turn.events:
        if event["event"] == "route" and event["seat"] == turn.seat:
            bonus = event["bonus"]
            if bonus and bonus not in EXTRA:
                yield turn.says("route", 2.0, bonus=bonus)


def spaces(turn: TurnConsequences) -> Iterator[Motive]:
    """How many spaces the turn covers, so that two turns are compared by it."""
    count = len(turn.placed)
    yield turn.says("spaces", (2.5 if turn.is_alone else 0.7) * count, count=count)


def target(turn: TurnConsequences) -> Iterator[Motive]:
    """In the solo game: the counter reaches its target, which brings a castle's action."""
    if any(event["event"] == "counter" for event in turn.events):
        yield turn.says("target", 6.0)


FACTS: Mapping[str, Callable[[TurnConsequences], Iterator[Motive]]] = {
    "region": region,
    "in-time": in_time,
    "bonus": bonus,
    "animals": animals,
    "sale": sale,
    "small-sale": small_sale,
    "adds": adds,
    "learnt": learnt,
    "extra": extra,
    "idle": idle,
    "gain": gain,
    "loaded": loaded,
    "order": order,
    "mine": mine,
    "ready": ready,
    "bonus-ready": bonus_ready,
    "kept-ready": kept_ready,
    "pile": pile,
    "room": room,
    "one-short": one_short,
    "herd": herd,
    "stored": stored,
    "opens": opens,
    "race": race,
    "denied": denied,
    "withheld": withheld,
    "last": last,
    "full": full,
    "discarded": discarded,
    "stuck": stuck,
    "hired": hired,
    "workers": workers,
    "silver": silver,
    "bought": bought,
    "left-over": left_over,
    "wasted": wasted,
    "posts": posts,
    "shield": shield,
    "tribute": tribute,
    "route": route,
    "spaces": spaces,
    "target": target,
}


MAY_WAIT = frozenset(
    (
        *("region", "bonus", "animals", "sale", "adds", "learnt", "gain", "mine", "one-short"),
        *("posts", "extra"),
    )
)
"""The kinds of gains that the seat may also have a turn later, with what it has stored."""
SINKS = "one-short", "mine"
"""Those among them that are worth less in the next phase. Of a region that is only the points for
the phase, which another fact tells."""


def may_wait(one: Motive, turn: TurnConsequences, other: TurnConsequences) -> bool:
    """Return whether all that a gain needs is still there after the other turn: the tiles that only
    the first turn places in storage, and their spaces empty; the goods that it sells in stock."""
    if one.kind in SINKS and turn.round == ROUNDS:
        return False
    both = {(placed.tile, placed.cell) for placed in other.placed}
    tiles = [
        placed
        for placed in turn.placed
        if (placed.tile, placed.cell) not in both and needs(one, turn, placed)
    ]
    goods = dict(other.own(other.after).goods.pieces)
    sales = [
        sold
        for sold in sale(turn)
        if one == sold or (one.kind == "adds" and sold not in list(sale(other)))
    ]
    kept, wanted = Counter(other.after.stored(other.seat)), Counter(one.tile for one in tiles)
    return (
        bool(tiles or sales)
        and not wanted - kept
        and all(one.cell in other.after.spaces(other.seat, one.tile) for one in tiles)
        and all(goods.get(one.number("good"), 0) >= one.number("count") for one in sales)
    )


def needs(one: Motive, turn: TurnConsequences, placed: PlacedTile) -> bool:
    """Return whether a gain of a turn comes from a tile that it places."""
    values = dict(one.values)
    if one.kind in ("region", "one-short"):
        return (turn.colour(placed.cell), turn.size(placed.cell)) == (
            values["colour"],
            values["size"],
        )
    if one.kind == "bonus":
        return turn.colour(placed.cell) == values["colour"]
    if one.kind == "animals":
        return bool(placed.points("animals"))
    if one.kind == "extra":
        return placed.tile.removeprefix("building:") == values["by"]
    if one.kind == "posts":
        return bool(placed.points("border-posts"))
    if one.kind == "mine":
        return placed.tile == "mine"
    return one.kind == "adds" or (one.kind != "sale" and placed.tile == values["tile"])


COMPARABLE = frozenset(
    (
        *("region", "ready", "bonus-ready", "animals", "herd", "sale", "small-sale", "adds"),
        *("loaded", "posts", "extra", "last", "pile", "bought", "wasted", "discarded", "stuck"),
        *("spaces", "learnt", "idle"),
    )
)
ABOUT_REGIONS = "region", "ready", "kept-ready", "one-short"
SURPASSABLE = *ABOUT_REGIONS[1:], "bonus-ready", "hired", "herd", "stored", "bought"
WITH_POINTS = "animals", "sale", "adds", "posts"
SCORING = "region", "bonus", "animals", "sale", "posts", "scores"
"""The kinds whose points count at once."""
ABOUT_TILES = "animals", "adds", "learnt", "gain", "herd", "stored", "bought", "extra"


SHARES: Mapping[str, float] = {
    "one-short": 0.1,
    "ready": 0.35,
    "bonus-ready": 0.45,
    "herd": 0.4,
    "denied": 0.3,
    "withheld": 0.3,
}
"""What the points of a later turn, or of an opponent, count beside those of the turn itself."""
LEAST_GAIN, LEAST_OF_VAGUE = 0.5, 0.8
"""Points: of a gain that is said besides a reproach, and of a vague price."""
PROMISES = "one-short", "race"
"""The kinds for which a tile must still be got: alone they are weak, and they are no price."""
SLIGHT = 0.2
"""The share of the weightiest reason below which another one is not said."""


def is_minor(reason: TurnReason) -> bool:
    """Return whether a reason is one worker or silverling more than with the other turn."""
    one, instead = reason.motive, reason.instead
    if one.kind not in ("workers", "silver") or instead is None:
        return False
    return abs(one.number("number") - instead.number("number")) == 1


SALE_LATER = 0.15
"""The same for goods that can be sold later: they stay in stock."""


def share_of(reason: TurnReason) -> float:
    """Return what the points that a reason names count, if they are not those of the turn."""
    return SHARES.get(reason.motive.kind, reason.share_later)


def kinds_in(reason: TurnReason) -> set[str]:
    """Return the kinds of what a reason sums up, or its own kind."""
    parts = dict(reason.motive.values).get("parts", (reason.motive.kind,))
    return {str(part).split()[0] for part in cast(tuple[str, ...], parts)}


def is_matched(reason: TurnReason, reasons: Sequence[TurnReason]) -> bool:
    """Return whether a tile is stored for its effect, and the other turn stores another tile whose
    effect is worth as much."""
    return reason.motive.kind == "stored" and any(
        one.of_other and not one.is_for and abs(one.weight) >= abs(reason.weight)
        for one in reasons
        if one.motive.kind == "stored"
    )


def whole_score(reasons: Sequence[TurnReason]) -> list[TurnReason]:
    """Return the reasons with all points that only the other turn scores as one, in `parts`, the
    most points first: what a turn pays is their sum. What is compared with a fact of the better
    turn stays alone."""
    found = [one for one in reasons if part_of(one)]
    if len(found) < 2:
        return list(reasons)
    found.sort(key=lambda one: -scored_by(one.motive))
    parts = tuple(map(part_of, found))
    points = sum(scored_by(one.motive) for one in found)
    weight = sum(one.motive.weight for one in found)
    values: dict[str, Value] = {"parts": parts, "points": points}
    if any("later" in dict(one.motive.values) for one in found):
        each = (dict(one.motive.values).get("later", scored_by(one.motive)) for one in found)
        values["later"] = sum(cast(Sequence[int], list(each)))
    whole = motive("scores", found[0].motive.seat, weight, **values)
    rest = [one for one in reasons if one not in found]
    return [*rest, replace(found[0], motive=whole, at_once=sum(one.at_once for one in found))]


def part_of(reason: TurnReason) -> str:
    """Return what only the other turn scores as a part of a whole: its kind and what names it; ""
    if it is something else."""
    values = dict(reason.motive.values)
    if not reason.of_other or reason.is_for or reason.instead or not scored_by(reason.motive):
        return ""
    match kind := reason.motive.kind:
        case "region" | "bonus":
            return f"{kind} {values['colour']} {values['size']}"
        case "animals":
            return f"{kind} {values['tile'] if 'tile' in values else values['number']}"
        case "sale":
            return f"{kind} {values['good']} {values['count']}"
        case "posts" | "gain":
            return kind
    return ""


def scored_by(one: Motive) -> int:
    """Return the points that a fact of a turn brings at once: also those of a watchtower."""
    if one.kind == "gain":
        return 4 if one["tile"] == WATCHTOWER else 0
    return one.number("points") if one.kind in SCORING else 0


class BurgundyMotives(GameMotives[BurgundyState]):
    """The motives of The Castles of Burgundy."""

    kinds = *FACTS, "scores", *ABOUT_STARTS
    vague = frozenset(("workers", "silver", "full", "last", "bought", "spaces", *ABOUT_STARTS[1:]))
    weak = frozenset(("pile", "room", "kept-ready"))
    no_prices = frozenset(PROMISES)
    are_prices_whole = True
    share_later = 0.25
    comparable = COMPARABLE
    scoring = dict.fromkeys(SCORING, ("points",))

    def times(self, turn: ConsideredTurn[BurgundyState]) -> int:
        """Return how often the points of a turn count: in the solo game, where they only move the
        counter, they are no price."""
        return 0 if turn.before.is_alone else 1

    def topic(self, one: Motive) -> Hashable:
        """Return its topic: a region, a tile, a good that is sold, a small sale, what is left."""
        values = dict(one.values)
        if one.kind in ("workers", "silver"):
            return one.kind
        if one.kind == "gain":
            return GAINED.get(one.word("tile"), one.kind)
        if one.kind in ABOUT_REGIONS:
            return "region", values["colour"], values["size"]
        if one.kind in ABOUT_TILES and "tile" in values:
            return "tile", values["tile"]
        if one.kind == "small-sale" or (one.kind == "sale" and values["count"] == 1):
            return "small-sale"
        if one.kind == "sale":
            return "sale", values["good"]
        if one.kind in ("denied", "last"):
            return "denied", values["colour"]
        return one.kind if one.kind in ("discarded", "stuck") else one

    def is_surpassed(self, one: Motive, other: ConsideredTurn[BurgundyState]) -> bool:
        """Return whether the other turn completes the region or colour that a turn only prepares,
        places a tile that it only stores, or stores more of them, takes a tile that it buys, or
        uses an action for workers as well."""
        if one.kind not in SURPASSABLE or other.before.phase is None:
            return False
        seen = TurnConsequences(other)
        if one.kind == "hired":
            return any(action["type"] == "workers" for action in seen.actions)
        if one.kind == "bonus-ready":
            return any(each["colour"] == one["colour"] for each in bonus(seen))
        if one.kind in ABOUT_REGIONS:
            return self.topic(one) in map(self.topic, region(seen))
        tile = one.word("tile")
        if one.kind == "bought":
            return tile in seen.taken
        number = cast(int, dict(one.values).get("number", 1))
        placed = [each.tile for each in seen.placed].count(tile)
        return placed >= number or seen.taken.count(tile) > number

    def chosen(self, reasons: Sequence[TurnReason]) -> Iterator[TurnReason]:
        """Yield the reasons that are worth a sentence beside each other: besides one reproach a
        gain, a purchase or a trifle only if nothing else explains the turn, no purchase of a tile
        that another reason names, and no vague price that is low or repeats a reproach."""
        found = sorted(reasons, key=self.rank)
        speaks_for = [one for one in found if one.is_for]
        gains = [one for one in speaks_for if not one.of_other and one.motive.weight > 0]
        if gains and gains[0].weight >= LEAST_GAIN:
            reproaches = [one for one in speaks_for if one not in gains]
            speaks_for = sorted([*gains, *reproaches[:1]], key=self.rank)
        if any(one.motive.kind != "bought" for one in speaks_for):
            speaks_for = [one for one in speaks_for if one.motive.kind != "bought"]
        if not all(map(is_minor, speaks_for)):
            speaks_for = [one for one in speaks_for if not is_minor(one)]
        is_weak = all(one.motive.kind in PROMISES for one in speaks_for)
        is_weak |= any(not self.is_vague(one) for one in found) and all(map(is_minor, speaks_for))
        values = (dict(one.motive.values) for one in found if one.motive.kind != "bought")
        named = {each.get("tile") for each in values}
        most = max((abs(one.weight) for one in speaks_for), default=0.0)
        for one in speaks_for:
            is_named = one.motive.kind == "bought" and one.motive["tile"] in named
            if abs(one.weight) >= SLIGHT * most and not is_named:
                is_slight = is_weak or is_matched(one, found)
                yield replace(one, is_weak=is_slight, share_later=share_of(one))
        is_hired = any(one.motive.kind == "hired" for one in speaks_for[:2])
        for one in found:
            least = LEAST_OF_VAGUE if self.is_vague(one) else 0.0
            is_echo = is_hired and one.motive.kind == "workers"
            is_named = one.motive.kind == "bought" and one.motive["tile"] in named
            if not one.is_for and not is_echo and not is_named and abs(one.weight) >= least:
                yield replace(one, share_later=share_of(one))

    def summed(self, reasons: Sequence[TurnReason]) -> Sequence[TurnReason]:
        """Return the reasons, with all that only the other turn scores as one."""
        found = (
            replace(one, share_later=SALE_LATER)
            if one.is_postponed and kinds_in(one) == {"sale"}
            else one
            for one in whole_score(list(self.separated(reasons)))
        )
        return list(found)

    def scored(self, one: Motive | None, seat: int) -> int:
        """Return the points that a fact brings a seat in the turn itself."""
        return scored_by(one) if one is not None and one.seat == seat else 0

    def is_vague(self, one: TurnReason) -> bool:
        """Return whether a reason is of a vague kind; more than one worker or silverling is not."""
        is_much = one.motive.kind in ("workers", "silver") and not is_minor(one)
        return super().is_vague(one) and not is_much

    def rank(self, one: TurnReason) -> tuple[bool, float]:
        """Return the order in which reasons are said: what is vague last, then by weight."""
        return self.is_vague(one), -abs(one.weight)

    def separated(self, reasons: Sequence[TurnReason]) -> Iterator[TurnReason]:
        """Yield regions of different colours or sizes as facts of their turns, instead of one
        comparison, and discards as a fact of the turn that has more of them; an action for workers
        only where the better turn does not get more of them.
        """
        left = {(one.motive.kind, one.is_for) for one in reasons}
        has_more_workers = ("workers", True) in left
        for one, own, instead in ((one, one.motive, one.instead) for one in reasons):
            if (
                own.kind == "gain"
                and (GAINED.get(own.word("tile"), own.kind), one.is_for) not in left
            ):
                continue  # Both turns leave as many.
            if (
                instead
                and own.kind in ("region", "ready")
                and self.topic(own) != self.topic(instead)
            ):
                yield TurnReason(own, False)
                yield TurnReason(instead, True)
            elif instead and own.kind == "loaded" and own["count"] == instead["count"]:
                continue  # Other goods, but as many.
            elif instead and own.kind == "loaded":
                alone = motive(own.kind, own.seat, own.weight, **{**dict(own.values), "pile": 0})
                yield replace(one, motive=alone)
            elif instead and own.kind == "opens" and not one.is_for:
                continue  # "But it reaches more spaces" would speak for the turn.
            elif instead and own.kind == "stored" and "cargo" in dict(own.values):
                continue  # Both store a ship; what it could load differs by what they load already.
            elif instead and own.kind == "discarded" and one.is_for:
                yield TurnReason(instead, True, own)
            elif own.kind != "hired" or one.of_other or not has_more_workers:
                yield one

    def is_postponed(
        self,
        one: Motive,
        turn: ConsideredTurn[BurgundyState],
        other: ConsideredTurn[BurgundyState],
    ) -> bool:
        """Return whether the tiles or goods of a gain are still there after the other turn, with
        their spaces, and that turn has not as much of the kind; and it is no small sale, which is a
        reproach already."""
        if one.kind not in MAY_WAIT or turn.before.phase is None:
            return False
        seen, later = TurnConsequences(turn), TurnConsequences(other)
        if one.kind == "adds" and one["tile"] in (each["tile"] for each in adds(later)):
            return False  # Both turns add to this tile: the difference is the reason.
        if one.kind in WITH_POINTS and any(
            each != one and name_of_amount(one, each) is None for each in FACTS[one.kind](later)
        ):
            return False  # Both turns have as much of it: it explains neither.
        small = {each["good"] for each in small_sale(seen)} if one.kind == "sale" else set()
        is_small = bool(small) and one["good"] in small
        return not seen.is_last and not is_small and may_wait(one, seen, later)

    def postponed(self, one: Motive, turn: ConsideredTurn[BurgundyState]) -> Motive:
        """Return a gain; of a region with its points in the next phase, if that begins before."""
        seen = TurnConsequences(turn)
        if one.kind != "region" or seen.round != ROUNDS:
            return one
        less = PHASE_POINTS[seen.phase] - PHASE_POINTS[seen.next_phase()]
        values: dict[str, Value] = {**dict(one.values), "later": one.number("points") - less}
        return motive(one.kind, one.seat, one.weight, **values)

    def balanced(self, reasons: Sequence[TurnReason]) -> Sequence[TurnReason]:
        """Return the reasons: workers and silver alone are weak against a region, even if that can
        still be completed later."""
        gains = [one for one in reasons if one.is_for and not one.is_weak]
        has_region = any(one.is_postponed and "region" in kinds_in(one) for one in reasons)
        if not has_region or any(one.motive.kind not in GAINED.values() for one in gains):
            return reasons
        return [replace(one, is_weak=True) if one in gains else one for one in reasons]

    def known(self, game: Game, position: Position, seat: int) -> BurgundyState:
        """Return what a seat knows."""
        return BurgundyState.from_object(game.rules.state(position, game.request, seat))

    def motives(self, turn: ConsideredTurn[BurgundyState]) -> Iterator[Motive]:
        """Yield everything that is true of a turn, or of the choice of a start castle."""
        if turn.before.phase is None:
            yield from starts(turn)
        else:
            seen = TurnConsequences(turn)
            found = (one for fact in FACTS.values() for one in fact(seen))
            yield from dict.fromkeys(found)


ANSWER = BurgundyMotives()
