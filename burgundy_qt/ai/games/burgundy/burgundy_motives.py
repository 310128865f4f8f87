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
from burgundy_qt.ai.games.burgundy.turn_consequences import (
    ABOUT_STARTS,
    INN,
    PlacedTile,
    TurnConsequences,
    left_in,
    left_of,
    starts,
)
from burgundy_qt.rules.burgundy.components import PHASES
from burgundy_qt.rules.burgundy.known_places import PHASE_POINTS, ROUNDS, colour_of
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.burgundy.protocol import discard_in, points_in
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position

WORKER, SILVER = 0.5, 0.9
FOR_BONUSES, LEAST_WITHHELD = "monastery:26", 8
FIRST_WORKER = 1.0
"""How much more the first worker of a seat is worth: a die can be changed."""
OF_STORED: Mapping[str, float] = {
    "castle": 1.2,
    "ship": 0.5,
    "building:watchtower": 1.2,
    "building:boarding-house": 0.9,
    "building:bank": 0.8,
    "building:city-hall": 1.8,
    "building:carpenter": 1.2,
    "building:church": 1.0,
    "building:market": 1.2,
    "building:warehouse": 0.5,
    "building:white-castle": 1.2,
    "building:crane": 1.2,
}
"""What a stored tile will be worth by its own effect."""
BOARDING_HOUSE = "building:boarding-house"
WAITS = "warehouse", "carpenter", "church", "market", "city-hall", "white-castle", "crane"
"""The buildings whose effect is a choice."""
EXTRA = "castle", *WAITS
"""What grants an action."""
AT_ONCE: Mapping[str, float] = {"bank": 2 * SILVER, "boarding-house": 2.8, "watchtower": 4.0}
"""The buildings that bring something without a choice."""


# What the turn completes and scores.


def region(turn: TurnConsequences) -> Iterator[Motive]:
    """A tile covers the last space of a region: its points for the size and the phase."""
    for one in turn.placed:
        if points := one.points("region"):
            points += one.points("phase")
            size, colour = turn.size(one.cell), turn.colour(one.cell)
            yield turn.says("region", 0.7 * points, colour=colour, size=size, points=points)


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
    for at, event in enumerate(turn.events):
        if event["event"] == "action" and event["action"]["type"] == "sell":
            good = event["action"]["good"]
            held = dict(turn.states[at].owner(turn.seat).goods.pieces)[good]
            rest = turn.events[at + 1 :]
            points = next((points_in(one) for one in rest if points_in(one)), 0)
            yield turn.says("sale", 0.4 * points, good=good, count=held, points=points)


def small_sale(turn: TurnConsequences) -> Iterator[Motive]:
    """A die or a castle is used to sell a single good, before the last round."""
    for at, event in enumerate(turn.events):
        if event["event"] == "action" and event["action"]["type"] == "sell":
            action = event["action"]
            held = dict(turn.states[at].owner(turn.seat).goods.pieces)[action["good"]]
            is_free = str(action.get("by", "castle")) not in ("castle", "white-castle")
            if held == 1 and not is_free and not turn.is_last:
                yield turn.says("small-sale", -2.6, good=action["good"])


def adds(turn: TurnConsequences) -> Iterator[Motive]:
    """A knowledge tile of the seat counts more points at the end than before the turn; in the solo
    game it scores at once."""
    home = turn.after.state.home(turn.seat)
    for (seat, reason), points in sorted(turn.after.at_the_end.items()):
        more = points - turn.before.at_the_end.get((seat, reason), 0)
        if seat == home and reason.startswith("monastery:") and more > 0 and not turn.is_alone:
            yield turn.tells("adds", 0.7 * more, reason, points=more, at_once=0)
    for one in turn.placed if turn.is_alone else ():
        if points := one.points(one.tile):
            yield turn.tells("adds", points, one.tile, points=points, at_once=1)


# What its tiles do.


def learnt(turn: TurnConsequences) -> Iterator[Motive]:
    """A knowledge tile is placed: its effect lasts from now on, or it counts at the end."""
    for one in turn.placed:
        kind, _, number = one.tile.partition(":")
        if kind == "monastery":
            yield turn.tells("learnt", turn.worth_of_knowledge(int(number)), one.tile)


def extra(turn: TurnConsequences) -> Iterator[Motive]:
    """A placed tile, or the trade route, grants an action of another kind than loading, and the
    turn uses it: for which `tile` or `good`, if it is for one."""
    for action in turn.actions:
        source, _, effect = str(action.get("by", "")).partition(":")
        by = "route" if source == "route" and effect in EXTRA else source
        if by in ("route", *EXTRA) and action["type"] not in ("pass", "copy"):
            values = cast(Mapping[str, Value], action)
            thing = {name: values[name] for name in ("tile", "good") if name in values}
            weight = 2.3 if action["type"] == "place" else 1.5
            yield turn.says("extra", weight, by=by, deed=action["type"], **thing)


def idle(turn: TurnConsequences) -> Iterator[Motive]:
    """A ship or a building whose effect is a choice is placed, and its effect is not used: it is
    passed, or there is nothing to choose."""
    if turn.after.position.raw()["effects"]:
        return  # the turn goes on
    used = [str(action.get("by", "")) for action in turn.actions if action["type"] != "pass"]
    for one in turn.placed:
        by = one.tile.removeprefix("building:")
        if by in ("ship", *WAITS):
            if by in used:
                used.remove(by)
            else:
                yield turn.says("idle", -3.5, tile=one.tile)


def gain(turn: TurnConsequences) -> Iterator[Motive]:
    """A bank, a boarding house or a watchtower is placed: its silver, workers or points."""
    for one in turn.placed:
        if (building := one.tile.removeprefix("building:")) in AT_ONCE:
            yield turn.says("gain", 0.6 * AT_ONCE[building], tile=one.tile)


def loaded(turn: TurnConsequences) -> Iterator[Motive]:
    """A ship or a shield loads goods: their types, one for each tile, and how many of the most
    frequent of these types the seat has then."""
    for at, event in enumerate(turn.events):
        if event["event"] == "loaded" and event["seat"] == turn.seat and event["goods"]:
            held = dict(turn.states[at].after(event).owner(turn.seat).goods.pieces)
            pile, good = max((held.get(int(kind), 0), int(kind)) for kind in event["goods"])
            goods = tuple(
                sorted(Counter({int(k): n for k, n in event["goods"].items()}).elements())
            )
            weight = len(goods) * 0.5 * max(2, len(turn.after.state.seats))
            values: dict[str, Value] = {"goods": goods, "good": good, "pile": pile}
            yield turn.says("loaded", weight, count=len(goods), **values)


def order(turn: TurnConsequences) -> Iterator[Motive]:
    """A ship, or knowledge tile 27, makes the seat the first in the order of play, from the next
    round on; `phase` is the one that begins then, with new tiles, or "" within a phase."""
    was, now = turn.before.state.order, turn.after.state.order
    if now[0] == turn.seat != was[0] and not turn.is_last:
        begins = turn.next_phase() if turn.round == ROUNDS else ""
        yield turn.says("order", 2.0 if begins else 1.0, phase=begins)


def mine(turn: TurnConsequences) -> Iterator[Motive]:
    """A mine is placed: it brings silver at the end of this phase and of every later one."""
    for one in turn.placed:
        if one.tile == "mine":
            left = turn.phases_left
            yield turn.says("mine", SILVER * left, phases=left)


# What it prepares.


def ready(turn: TurnConsequences) -> Iterator[Motive]:
    """A stored tile fits the last empty space of a region, which may be covered in the seat's next
    turn, and this was not so before: the points for the region's size and for the phase of that
    turn. Of several regions for a tile it is the one with the most points."""
    if turn.is_last:
        return
    before = set(turn.ready_regions(turn.before))
    for one in turn.ready_regions(turn.after):
        if one not in before:
            yield ready_region(turn, "ready", 0.3, one)


def ready_region(
    turn: TurnConsequences, kind: str, weight: float, one: tuple[int, str, int, str]
) -> Motive:
    """Return a fact about a region and the stored tile that completes it: its points, colour, size
    and, if it is an inn, the tile."""
    points, colour, size, tile = one
    points += PHASE_POINTS[turn.next_phase()]
    values: dict[str, Value] = {"tile": tile} if tile == INN else {}
    return turn.says(kind, weight * points, colour=colour, size=size, points=points, **values)


def kept_ready(turn: TurnConsequences) -> Iterator[Motive]:
    """The same was so before the turn already, and the region can still be completed. It explains
    a turn only if the other one does so, or gives the tile away."""
    if not turn.is_last:
        before = set(turn.ready_regions(turn.before))
        for one in turn.ready_regions(turn.after):
            if one in before:
                yield ready_region(turn, "kept-ready", 0.08, one)


def one_short(turn: TurnConsequences) -> Iterator[Motive]:
    """A region lacked two tiles or more and lacks one now."""
    lacked = {
        tuple(one["cells"]): len(left_in(one)) for one in turn.regions(turn.before, turn.seat)
    }
    for one in turn.regions(turn.after, turn.seat) if not turn.is_last else ():
        if len(left_in(one)) == 1 < lacked.get(tuple(one["cells"]), 0):
            points = one["points"] + PHASE_POINTS[turn.next_phase()]
            size = len(one["cells"])
            yield turn.says("one-short", 0.08 * points, colour=one["colour"], size=size)


def herd(turn: TurnConsequences) -> Iterator[Motive]:
    """An animal tile is stored that has a space where it fits: the points that it would score on
    the best one."""
    for tile in turn.taken if not turn.is_last else ():
        if colour_of(tile) == "animal":
            spaces = turn.after.spaces(turn.seat, tile)
            found = (turn.after.brings(turn.seat, tile, cell) for cell in spaces)
            points = max((one.get("animals", 0) for one in found), default=0)
            if points:
                yield turn.says("herd", 0.4 * points, tile=tile, points=points)


def stored(turn: TurnConsequences) -> Iterator[Motive]:
    """Another tile is stored that has a space where it fits: its effect when it is placed, if the
    game goes on."""
    for tile in turn.taken if not turn.is_last else ():
        kind, _, rest = tile.partition(":")
        if kind in ("animal", "inn", "black") or not turn.after.spaces(turn.seat, tile):
            continue
        weight = OF_STORED.get(tile, OF_STORED.get(kind, 0.0))
        if kind == "mine":
            weight = 0.5 * SILVER * (turn.phases_left - (turn.round == ROUNDS))
        if kind == "monastery":
            weight = 0.8 * turn.worth_of_knowledge(int(rest))
        if kind == "ship":
            cargo, number = turn.most_to_load(), turn.taken.count(tile)
            values = {"number": number} if number > 1 else {"cargo": cargo}
            yield turn.says("stored", number * (weight + 0.3 * cargo), tile=tile, **values)
        else:
            yield turn.tells("stored", weight, tile)


def opens(turn: TurnConsequences) -> Iterator[Motive]:
    """Placed tiles touch empty spaces that touched no tile before: how many."""
    if turn.placed and PHASES.index(turn.phase) < PHASES.index("D"):
        count = len(turn.reached(turn.after) - turn.reached(turn.before))
        if count:
            yield turn.says("opens", 0.2 * count, count=count)


def race(turn: TurnConsequences) -> Iterator[Motive]:
    """A colour with a bonus left comes within two spaces: how many are left, and how many the
    nearest opponent still needs."""
    was = turn.colours(turn.before, turn.seat)
    for colour, one in turn.colours(turn.after, turn.seat).items():
        left, points = left_of(one), one["bonus"]
        if points and 0 < left <= 2 and left < left_of(was[colour]) and not turn.is_last:
            rivals = [
                (left_of(turn.colours(turn.after, rival)[colour]), rival) for rival in turn.rivals
            ]
            theirs, rival = min((one for one in rivals if one[0]), default=(0, turn.seat))
            weight = 0.15 * points / left
            yield motive("race", rival, weight, colour=colour, left=left, theirs=theirs)


# Opponents.


def denied(turn: TurnConsequences) -> Iterator[Motive]:
    """The turn takes the last tile on the board for the last empty space of an opponent's region,
    and the opponent has none in storage: the points of that region for them."""
    left = set(turn.after.on_board())
    gone = Counter(turn.before.on_board()) - Counter(turn.after.on_board())
    for rival in turn.rivals if not turn.is_last else ():
        for one in turn.regions(turn.after, rival):
            (cell, *more) = left_in(one)
            if more:
                continue
            have = [*left, *turn.after.stored(rival)]
            if any(cell in turn.after.spaces(rival, tile) for tile in set(have)):
                continue
            for tile in sorted(gone):
                if cell in turn.after.spaces(rival, tile):
                    points = one["points"] + one["phase_points"]
                    size, colour = len(one["cells"]), one["colour"]
                    yield motive("denied", rival, 0.2 * points, colour=colour, size=size)
                    break


def withheld(turn: TurnConsequences) -> Iterator[Motive]:
    """The turn takes a knowledge tile that would count at the end for an opponent who has a space
    in reach for it: the points, of several opponents the most. Only what is worth two tiles of a
    kind is told, and not the tile for colour bonuses."""
    gone = Counter(turn.before.on_board()) - Counter(turn.after.on_board())
    for tile in sorted(gone) if not turn.is_last else ():
        if colour_of(tile) == "monastery" and tile != FOR_BONUSES:
            found = ((turn.after.counts(rival, tile), rival) for rival in turn.rivals)
            points, rival = max(found, default=(0, 0), key=lambda one: (one[0], -one[1]))
            if points >= LEAST_WITHHELD:
                fact = turn.tells("withheld", 0.2 * points, tile, points=points)
                yield replace(fact, seat=rival)


def last(turn: TurnConsequences) -> Iterator[Motive]:
    """The turn takes the last tile of a colour on the board, and an opponent has a space for it."""
    was = {colour_of(tile) for tile in turn.before.on_board()}
    now = {colour_of(tile) for tile in turn.after.on_board()}
    wanted = {
        colour
        for rival in turn.rivals
        for colour, one in turn.colours(turn.after, rival).items()
        if left_of(one)
    }
    if turn.round < ROUNDS:
        for colour in sorted((was - now) & wanted):
            yield turn.says("last", 0.8, colour=colour)


# Storage, workers, silver, dice.


def full(turn: TurnConsequences) -> Iterator[Motive]:
    """The storage is full after the turn: the next tile that is taken needs a discard."""
    own, owner = turn.after.state.seats[turn.seat], turn.own(turn.after)
    is_full = None not in own.storage and None not in owner.shared
    if is_full and 4 not in own.worn.values() and not turn.is_last:
        yield turn.says("full", -1.0)


def discarded(turn: TurnConsequences) -> Iterator[Motive]:
    """A stored tile is discarded to make room, and the game goes on."""
    for action in turn.actions if not turn.is_last else ():
        tile = action["tile"] if action["type"] == "discard" else discard_in(action)
        if tile:
            yield turn.says("discarded", -2.8, tile=tile)


def stuck(turn: TurnConsequences) -> Iterator[Motive]:
    """A tile is stored for which no space is in reach."""
    for tile in turn.taken if not turn.is_last else ():
        if not turn.after.spaces(turn.seat, tile):
            yield turn.says("stuck", -2.8, tile=tile)


def hired(turn: TurnConsequences) -> Iterator[Motive]:
    """A die or a castle is used for workers alone."""
    for at, event in enumerate(turn.events):
        if event["event"] == "action" and event["action"]["type"] == "workers":
            following = turn.events[at + 1]
            count = following.get("workers", 0) if following["event"] == "gain" else 0
            yield turn.says("hired", 0.7 * count - 4.2, count=count)


def workers(turn: TurnConsequences) -> Iterator[Motive]:
    """The `number` of workers of the seat after the turn, if it is not the last one. So two turns
    are compared by it."""
    if not turn.is_last:
        number = turn.own(turn.after).workers
        weight = FIRST_WORKER * min(number, 1) + WORKER * number
        yield turn.says("workers", weight, number=number)


def silver(turn: TurnConsequences) -> Iterator[Motive]:
    """The same with its silverlings: two buy a tile."""
    if not turn.is_last:
        number = turn.own(turn.after).silver
        weight = 0.4 * number + 0.6 * (number // 2)
        yield turn.says("silver", min(weight, 4.0), number=number)


def bought(turn: TurnConsequences) -> Iterator[Motive]:
    """A tile is bought, besides the actions of the dice, and in the last turn it is placed: for how
    many silverlings."""
    for event in turn.events:
        if event["event"] == "action" and event["action"]["type"] == "buy":
            tile, silver = event["action"]["tile"], event["paid"]["silver"]
            if not (turn.is_last and tile in turn.taken):
                yield turn.says("bought", 1.4, tile=tile, silver=silver)


# The end of the game.


def left_over(turn: TurnConsequences) -> Iterator[Motive]:
    """It is the last turn: the points of goods, silver and workers that are left."""
    home = turn.after.state.home(turn.seat)
    if turn.is_last and not turn.is_alone and not turn.after.position.is_over():
        found = turn.after.at_the_end
        points = sum(
            found.get((home, f"{kind}-left"), 0) for kind in ("goods", "silver", "workers")
        )
        yield turn.says("left-over", 0.5 * points, points=points)


def wasted(turn: TurnConsequences) -> Iterator[Motive]:
    """It is the last turn, and it stores a tile, which counts nothing."""
    for tile in turn.taken if turn.is_last else ():
        yield turn.says("wasted", -1.0, tile=tile)


# Modules.


def posts(turn: TurnConsequences) -> Iterator[Motive]:
    """Border posts are joined: the points."""
    for one in turn.placed:
        points = one.points("border-posts") + one.points("border-posts-reward")
        if points:
            yield turn.says("posts", points, points=points)


def shield(turn: TurnConsequences) -> Iterator[Motive]:
    """A shield is placed on a castle: how many more points the shields count at the end, if the
    seat keeps them."""
    home = turn.after.state.home(turn.seat)
    was, now = (
        sum(
            points
            for (seat, reason), points in moment.at_the_end.items()
            if seat == home and reason.startswith("shield:")
        )
        for moment in (turn.before, turn.after)
    )
    for action in turn.actions:
        if action["type"] == "shield":
            values: dict[str, Value] = {"shield": action["shield"], "points": now - was}
            yield turn.says("shield", 1.0 + 0.2 * (now - was), edition=turn.edition, **values)


def route(turn: TurnConsequences) -> Iterator[Motive]:
    """A sold good brings the bonus of its space of the trade route, and this is no action."""
    for event in turn.events:
        if event["event"] == "route" and event["seat"] == turn.seat:
            bonus = event["bonus"]
            if bonus and bonus not in EXTRA:
                yield turn.says("route", 2.0, bonus=bonus)


def spaces(turn: TurnConsequences) -> Iterator[Motive]:
    """In the solo game: how many spaces the turn covers."""
    if turn.is_alone and turn.placed:
        count = len(turn.placed)
        yield turn.says("spaces", 2.5 * count, count=count)


def target(turn: TurnConsequences) -> Iterator[Motive]:
    """In the solo game: the counter reaches its target, which brings a castle's action."""
    if any(event["event"] == "counter" for event in turn.events):
        yield turn.says("target", 3.0)


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
    "kept-ready": kept_ready,
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
    "route": route,
    "spaces": spaces,
    "target": target,
}


MAY_WAIT = frozenset(
    ("region", "animals", "sale", "adds", "learnt", "gain", "mine", "one-short", "posts", "extra")
)
"""The kinds of gains that the seat may also have a turn later, with what it has stored."""
SINKS = "region", "one-short", "mine"
"""Those among them that are worth less in the next phase."""


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
        *("region", "ready", "animals", "herd", "sale", "small-sale", "adds", "loaded"),
        *("posts", "extra", "last", "bought", "wasted", "discarded", "stuck"),
    )
)
ABOUT_REGIONS = "region", "ready", "kept-ready", "one-short"
WITH_POINTS = "animals", "sale", "adds", "posts"
ABOUT_TILES = "animals", "adds", "learnt", "gain", "herd", "stored", "bought", "extra"


class BurgundyMotives(GameMotives[BurgundyState]):
    """The motives of The Castles of Burgundy."""

    kinds = *FACTS, *ABOUT_STARTS
    vague = frozenset(
        ("workers", "silver", "full", "last", "opens", "bought", "spaces", *ABOUT_STARTS[1:])
    )
    comparable = COMPARABLE

    def topic(self, one: Motive) -> Hashable:
        """Return its topic: a region, a tile, a good that is sold, a small sale, or workers."""
        values = dict(one.values)
        if one.kind == "workers" or (one.kind == "gain" and values["tile"] == BOARDING_HOUSE):
            return "workers"
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
        """Return whether a tile that a turn only stores is placed by the other one, or more of
        them are stored, or a tile that it buys is taken by the other one, too."""
        if one.kind not in ("herd", "stored", "bought") or other.before.phase is None:
            return False
        seen, tile = TurnConsequences(other), one.word("tile")
        if one.kind == "bought":
            return tile in seen.taken
        number = cast(int, dict(one.values).get("number", 1))
        placed = [each.tile for each in seen.placed].count(tile)
        return placed >= number or seen.taken.count(tile) > number

    def chosen(self, reasons: Sequence[TurnReason]) -> Iterator[TurnReason]:
        """Yield regions of different colours or sizes as facts of their turns, instead of one
        comparison; and an action for workers only where the turn has not more of them for it."""
        has_more_workers = any(one.motive.kind == "workers" and one.is_for for one in reasons)
        for one, own, instead in ((one, one.motive, one.instead) for one in reasons):
            if (
                instead
                and own.kind in ("region", "ready")
                and self.topic(own) != self.topic(instead)
            ):
                yield TurnReason(own, False)
                yield TurnReason(instead, True)
            elif own.kind != "hired" or one.of_other or not has_more_workers:
                yield one

    def is_postponed(
        self,
        one: Motive,
        turn: ConsideredTurn[BurgundyState],
        other: ConsideredTurn[BurgundyState],
    ) -> bool:
        """Return whether the tiles or goods of a gain are still there after the other turn, with
        their spaces, and that turn has not as much of the kind."""
        if one.kind not in MAY_WAIT or turn.before.phase is None:
            return False
        seen, later = TurnConsequences(turn), TurnConsequences(other)
        if one.kind in WITH_POINTS and any(
            each != one and name_of_amount(one, each) is None for each in FACTS[one.kind](later)
        ):
            return False  # Both turns have as much of it: it explains neither.
        return not seen.is_last and may_wait(one, seen, later)

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
