"""What a turn of The Castles of Burgundy prepares or stores, and what it takes away from opponents.

Like all facts of burgundy_motives.py, each follows from the rules alone; weights are about points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace

from burgundy_qt.ai.analysis.motives import Motive, Value, motive
from burgundy_qt.ai.games.burgundy.turn_consequences import (
    INN,
    Moment,
    TurnConsequences,
    counted,
    left_in,
    left_of,
)
from burgundy_qt.rules.burgundy.components import PHASES
from burgundy_qt.rules.burgundy.known_places import PHASE_POINTS, ROUNDS, colour_of
from burgundy_qt.rules.burgundy.protocol import discard_in

SILVER = 0.9
WORKER, FIRST_WORKER = 0.7, 1.0
"""Points: of a worker, and how much more the first one of a seat is worth: a die can be changed."""
WAREHOUSE, BLACK = "building:warehouse", "black"
COUNTED = {*range(15, 27), 29}
"""The numbers of knowledge tiles that count at the end."""
COUNTS_NOTHING = 0.3
"""The share of its worth that such a tile has before it counts anything."""
SLIGHT = 0.06
"""The weight of what is only said if nothing else explains a turn."""
NEAR = 2
"""How many more tiles an opponent may need for a colour bonus to be in a race for it."""
FOR_BONUSES, LEAST_WITHHELD = "monastery:26", 8
FOR_BUILDINGS: Mapping[str, str] = {
    f"monastery:{number}": building
    for number, building in (
        *((16, "warehouse"), (17, "watchtower"), (18, "carpenter"), (19, "church"), (20, "market")),
        *((21, "boarding-house"), (22, "bank"), (23, "city-hall"), (29, "white-castle")),
    )
}
"""The knowledge tiles that count 4 points for each building of a kind, and the kind."""
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


# What it prepares.


def ready(turn: TurnConsequences) -> Iterator[Motive]:
    """A stored tile fits the last empty space of a region, which may be covered in the seat's next
    turn, and no tile did so before, of a partner neither: the points for the region's size and for
    the phase of that turn. Of several regions for a tile it is the one with the most points. A tile
    that fits any colour and was stored before gets none ready."""
    if turn.is_last:
        return
    before = {one[:3] for one in turn.ready_regions(turn.before, of_team=True)}
    kept_black = {BLACK} & set(turn.before.stored(turn.seat))
    for one in turn.ready_regions(turn.after):
        if one[:3] not in before and one[3] not in kept_black:
            yield ready_region(turn, "ready", 0.3, one)


def ready_region(
    turn: TurnConsequences, kind: str, weight: float, one: tuple[int, str, int, str]
) -> Motive:
    """Return a fact about a region and the stored tile that completes it: its points, colour, size
    and, if it is an inn, the tile; whether the seat had `stored` it before."""
    points, colour, size, tile = one
    values: dict[str, Value] = {"tile": tile} if tile == INN else counted(points, size)
    if kind == "ready" and tile in turn.before.stored(turn.seat):
        values["stored"] = 1
    points += PHASE_POINTS[turn.next_phase()]
    return turn.says(kind, weight * points, colour=colour, size=size, points=points, **values)


def kept_ready(turn: TurnConsequences) -> Iterator[Motive]:
    """The same was so before the turn already, and the region can still be completed. It explains
    a turn only if the other one does so, or gives the tile away."""
    if not turn.is_last:
        before = set(turn.ready_regions(turn.before))
        for one in turn.ready_regions(turn.after):
            if one in before:
                yield ready_region(turn, "kept-ready", 0.08, one)


def pile(turn: TurnConsequences) -> Iterator[Motive]:
    """Two goods or more of a type are in stock after the turn, which one sale can sell: the most.
    It explains a turn only if nothing else does."""
    held = dict(turn.own(turn.after).goods.pieces) if not turn.is_last else {}
    count, good = max(((count, good) for good, count in held.items()), default=(0, 0))
    if count > 1:
        yield turn.says("pile", SLIGHT * count, good=good, count=count)


def room(turn: TurnConsequences) -> Iterator[Motive]:
    """In a team, places of the shared storage are free after the turn: how many, and that the
    partner may use them explains a turn only if nothing else does."""
    count = list(turn.own(turn.after).shared).count(None) if not turn.is_last else 0
    if count:
        yield turn.says("room", SLIGHT * count, number=count)


def bonus_ready(turn: TurnConsequences) -> Iterator[Motive]:
    """A stored tile fits the last empty space of a colour that has a bonus left, and this was not
    so before: the points of the bonus."""
    before = set(last_of_colours(turn, turn.before)) if not turn.is_last else set()
    for colour, points in last_of_colours(turn, turn.after) if not turn.is_last else ():
        if (colour, points) not in before:
            yield turn.says("bonus-ready", 0.45 * points, colour=colour, points=points)


def last_of_colours(turn: TurnConsequences, moment: Moment) -> Iterator[tuple[str, int]]:
    """Yield each colour whose last space a stored tile fits, with the points of its bonus."""
    tiles = set(moment.stored(turn.seat))
    for colour, one in turn.colours(moment, turn.seat).items():
        if one["bonus"] and left_of(one) == 1:
            (cell,) = (
                cell
                for region in turn.regions(moment, turn.seat)
                if region["colour"] == colour
                for cell in left_in(region)
            )
            if any(cell in moment.spaces(turn.seat, tile) for tile in tiles):
                yield colour, one["bonus"]


def one_short(turn: TurnConsequences) -> Iterator[Motive]:
    """A region lacked two tiles or more and lacks one now: the points for its size, and for the
    phase of the seat's next turn, or of the one after that if no tile fits the space now."""
    lacked = {
        tuple(one["cells"]): len(left_in(one)) for one in turn.regions(turn.before, turn.seat)
    }
    done = {one.cell for one in turn.placed}
    for one in turn.regions(turn.after, turn.seat) if not turn.is_last else ():
        if left_in(one)[0] in done:
            continue  # A shield completes it at the end of the phase.
        if len(left_in(one)) == 1 < lacked.get(tuple(one["cells"]), 0):
            phase = phase_of_last_tile(turn, left_in(one)[0])
            if not phase:
                continue
            points = one["points"] + PHASE_POINTS[phase]
            size, colour = len(one["cells"]), one["colour"]
            values: dict[str, Value] = {"size": size, **counted(one["points"], size)}
            yield turn.says("one-short", 0.08 * points, colour=colour, points=points, **values)


def phase_of_last_tile(turn: TurnConsequences, cell: str) -> str:
    """Return the first phase in which a space may be covered: the one of the seat's next turn if a
    tile of a depot or of its storage fits, else the next one; "" after the last phase."""
    tiles = {*turn.after.on_board(), *turn.after.stored(turn.seat)}
    if any(cell in turn.after.spaces(turn.seat, tile) for tile in tiles):
        return turn.next_phase()
    return PHASES[PHASES.index(turn.phase) + 1] if turn.phase != PHASES[-1] else ""


def herd(turn: TurnConsequences) -> Iterator[Motive]:
    """An animal tile is stored that has a space where it fits: the points that it would score on
    the space where it completes a region, or else on the best one."""
    for tile in turn.taken if not turn.is_last else ():
        if colour_of(tile) == "animal":
            spaces = turn.best_space(tile)
            found = (turn.after.brings(turn.seat, tile, cell) for cell in spaces)
            points = max((one.get("animals", 0) for one in found), default=0)
            if points:
                yield turn.says("herd", 0.4 * points, tile=tile, points=points)


def stored(turn: TurnConsequences) -> Iterator[Motive]:
    """Another tile is stored that has a space where it fits: its effect when it is placed, if the
    game goes on and the effect can be used then; of a mine, if it brings silver more than once."""
    for tile in turn.taken if not turn.is_last else ():
        kind, _, rest = tile.partition(":")
        if kind in ("animal", "inn", "black") or is_stuck(turn, tile):
            continue
        weight = OF_STORED.get(tile, OF_STORED.get(kind, 0.0))
        if kind == "mine":
            phases = turn.phases_left - (turn.round == ROUNDS)
            if phases > 1:
                yield turn.says("stored", 0.5 * SILVER * phases, tile=tile, phases=phases)
        elif kind == "monastery" and int(rest) in COUNTED:
            points = turn.after.counts(turn.seat, tile) or for_buildings(turn, tile)
            weight = 0.6 * points + 2.0 * turn.share_left * (1 if points else COUNTS_NOTHING)
            yield turn.tells("stored", weight, tile, points=points)
        elif kind == "monastery" and turn.phase != PHASES[-1]:
            yield turn.tells("stored", 0.8 * turn.worth_of_knowledge(int(rest)), tile)
        elif kind == "ship":
            if tile in turn.before.stored(turn.seat):
                continue  # The other one must be placed first.
            cargo, number = turn.most_to_load(), turn.taken.count(tile)
            values = {"number": number} if number > 1 else {"cargo": cargo}
            yield turn.says("stored", number * (weight + 0.4 * cargo), tile=tile, **values)
        elif kind == "castle" or (kind == "building" and (tile != WAREHOUSE or may_sell(turn))):
            yield turn.tells("stored", weight, tile)


def is_stuck(turn: TurnConsequences, tile: str) -> bool:
    """Return whether a stored tile has no space in reach, and is none that already counts points
    for the end on a space that comes into reach later."""
    if turn.after.spaces(turn.seat, tile):
        return False
    return not (turn.has_space_left(tile) and for_buildings(turn, tile))


def for_buildings(turn: TurnConsequences, tile: str) -> int:
    """Return the points that a knowledge tile for buildings would count at the end."""
    counted = ("crane", FOR_BUILDINGS.get(tile, "")) if not turn.is_alone else ()
    tiles = Counter(turn.own(turn.after).cells.values())
    return 4 * sum(tiles[f"building:{one}"] for one in counted if tile in FOR_BUILDINGS)


def may_sell(turn: TurnConsequences) -> bool:
    """Return whether the seat has goods, or a space for a ship that brings some."""
    has_goods = bool(turn.own(turn.after).goods.pieces)
    return has_goods or left_of(turn.colours(turn.after, turn.seat)["ship"]) > 0


def mine(turn: TurnConsequences) -> Iterator[Motive]:
    """A mine is placed: it brings silver at the end of this phase and of every later one."""
    for one in turn.placed:
        if one.tile == "mine":
            left = turn.phases_left
            yield turn.says("mine", SILVER * left, phases=left)


def opens(turn: TurnConsequences) -> Iterator[Motive]:
    """Placed tiles touch empty spaces that touched no tile before: how many."""
    if turn.placed and PHASES.index(turn.phase) < PHASES.index("D"):
        count = len(turn.reached(turn.after) - turn.reached(turn.before))
        if count:
            weight = 0.4 - 0.08 * PHASES.index(turn.phase)
            yield turn.says("opens", weight * count, count=count)


def race(turn: TurnConsequences) -> Iterator[Motive]:
    """A colour with a bonus left comes within two spaces: how many are left, and how many the
    nearest opponent still needs, if that is not many more."""
    was = turn.colours(turn.before, turn.seat)
    for colour, one in turn.colours(turn.after, turn.seat).items():
        left, points = left_of(one), one["bonus"]
        if points and 0 < left <= 2 and left < left_of(was[colour]) and not turn.is_last:
            rivals = [
                (left_of(turn.colours(turn.after, rival)[colour]), rival) for rival in turn.rivals
            ]
            near = (one for one in rivals if 0 < one[0] <= left + NEAR)
            theirs, rival = min(near, default=(0, turn.seat))
            weight = 0.15 * points / left
            yield motive("race", rival, weight, colour=colour, left=left, theirs=theirs)


# Workers and silver.


def hired(turn: TurnConsequences) -> Iterator[Motive]:
    """A die or a castle is used for workers alone, and none of these is used in the turn; or they
    are only used to change a die, for which the seat had too few. Those that buy a tile are not
    told, nor those of the last turn."""
    counts: list[int] = []
    changed = buys = held = 0
    for at, event in enumerate(turn.events):
        if event["event"] != "action":
            continue
        if event["action"]["type"] == "workers":
            gains = turn.events[at + 1 : at + 2]
            held = held if counts else turn.states[at].owner(turn.seat).workers
            counts.append(sum(one.get("workers", 0) for one in gains if one["event"] == "gain"))
        elif counts and event["action"]["type"] == "buy":
            buys += event["paid"]["workers"]
        elif counts:
            changed += event["paid"]["workers"]
    for count in counts if not (buys or turn.is_last) else ():
        weight = 0.7 * count - (3.2 if changed > held else 4.2)
        yield turn.says("hired", weight, count=count, changed=int(changed > held))


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
        weight = 0.6 * number + 0.8 * (number // 2)
        yield turn.says("silver", min(weight, 6.0), number=number)


def bought(turn: TurnConsequences) -> Iterator[Motive]:
    """A tile is bought, besides the actions of the dice, and in the last turn it is placed: for how
    many silverlings."""
    for event in turn.events:
        if event["event"] == "action" and event["action"]["type"] == "buy":
            tile, silver = event["action"]["tile"], event["paid"]["silver"]
            if not (turn.is_last and tile in turn.taken):
                yield turn.says("bought", 1.0, tile=tile, silver=silver)


# Border posts and shields.


def posts(turn: TurnConsequences) -> Iterator[Motive]:
    """Border posts are joined: the points of all of them."""
    reasons = "border-posts", "border-posts-reward"
    if points := sum(one.points(reason) for one in turn.placed for reason in reasons):
        yield turn.says("posts", points, points=points)


def shield(turn: TurnConsequences) -> Iterator[Motive]:
    """A shield is placed on a castle: how many more points the shields count at the end, if the
    seat keeps them."""
    was, now = (turn.points_of_shields(moment) for moment in (turn.before, turn.after))
    for action in turn.actions:
        if action["type"] == "shield":
            values: dict[str, Value] = {"shield": action["shield"], "points": now - was}
            yield turn.says("shield", 1.0 + 0.2 * (now - was), edition=turn.edition, **values)


def tribute(turn: TurnConsequences) -> Iterator[Motive]:
    """Tribute is paid for a shield: its points at the end."""
    home = turn.before.state.home(turn.seat)
    for action in turn.actions:
        for shield in action["shields"] if action["type"] == "tribute" else ():
            points = turn.before.at_the_end.get((home, f"shield:{shield}"), 0)
            values: dict[str, Value] = {"shield": shield, "points": points}
            yield turn.says("tribute", 0.5 + 0.7 * points, edition=turn.edition, **values)


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
                    values: dict[str, Value] = {"colour": one["colour"], "points": points}
                    size = len(one["cells"])
                    yield motive("denied", rival, 0.2 * points, size=size, **values)
                    break


def withheld(turn: TurnConsequences) -> Iterator[Motive]:
    """The turn takes a knowledge tile that would count at the end for an opponent, or animals that
    would score, and the opponent has a space in reach for it: the points, of several opponents the
    most. Only many points are told, and not the tile for colour bonuses."""
    gone = Counter(turn.before.on_board()) - Counter(turn.after.on_board())
    for tile in sorted(gone) if not turn.is_last else ():
        if colour_of(tile) in ("monastery", "animal") and tile != FOR_BONUSES:
            found = ((points_for(turn, rival, tile), rival) for rival in turn.rivals)
            points, rival = max(found, default=(0, 0), key=lambda one: (one[0], -one[1]))
            if points >= LEAST_WITHHELD:
                fact = turn.tells("withheld", 0.2 * points, tile, points=points)
                yield replace(fact, seat=rival)


def points_for(turn: TurnConsequences, rival: int, tile: str) -> int:
    """Return what a tile would bring an opponent: animals at once, knowledge at the end."""
    if colour_of(tile) == "monastery":
        return turn.after.counts(rival, tile)
    spaces = turn.after.spaces(rival, tile)
    found = (turn.after.brings(rival, tile, cell).get("animals", 0) for cell in spaces)
    return max(found, default=0)


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


def stuck(turn: TurnConsequences) -> Iterator[Motive]:
    """A tile is stored for which no space is in reach; `never`: its colour has no empty space."""
    for tile in turn.taken if not turn.is_last else ():
        if is_stuck(turn, tile):
            never = int(not turn.has_space_left(tile))
            yield turn.says("stuck", -3.5 if never else -1.2, tile=tile, never=never)


def full(turn: TurnConsequences) -> Iterator[Motive]:
    """The storage is full after the turn: the next tile that is taken needs a discard."""
    own, owner = turn.after.state.seats[turn.seat], turn.own(turn.after)
    is_full = None not in own.storage and None not in owner.shared
    if is_full and 4 not in own.worn.values() and not turn.is_last:
        yield turn.says("full", -1.0)


def wasted(turn: TurnConsequences) -> Iterator[Motive]:
    """It is the last turn, and it stores a tile, which counts nothing."""
    for tile in turn.taken if turn.is_last else ():
        yield turn.says("wasted", -1.0, tile=tile)


def discarded(turn: TurnConsequences) -> Iterator[Motive]:
    """Stored tiles that could still be placed are discarded to make room, and the game goes on."""
    found = (
        action["tile"] if action["type"] == "discard" else discard_in(action)
        for action in turn.actions
    )
    lost = tuple(tile for tile in found if tile and turn.has_space_left(tile))
    if lost and not turn.is_last:
        yield turn.says("discarded", -3.3 * len(lost), lost=lost, count=len(lost))


def left_over(turn: TurnConsequences) -> Iterator[Motive]:
    """It is the last turn: the points of goods, silver and workers that are left."""
    home = turn.after.state.home(turn.seat)
    if turn.is_last and not turn.is_alone and not turn.after.position.is_over():
        found = turn.after.at_the_end
        points = sum(
            found.get((home, f"{kind}-left"), 0) for kind in ("goods", "silver", "workers")
        )
        yield turn.says("left-over", 0.5 * points, points=points)
