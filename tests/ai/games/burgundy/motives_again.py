"""A second reading of the motives of a Burgundy turn: from its events and the printed boards, as a
listener with paper would find them, with no code of the program."""

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from functools import cached_property
from itertools import chain
from typing import Any

from tests.rules.burgundy.from_events import COLOURS, REGION_OF, Told, told_by
from tests.rules.burgundy.modules.shields_told import knows, owns
from tests.rules.burgundy.printed import PHASE_POINTS, REGION_POINTS
from tests.rules.burgundy.score_checker import SCORED_BY

Fact = tuple[str, int, tuple[tuple[str, Any], ...]]
Event = dict[str, Any]
PHASES = "ABCDE"
ACTING = {"building:warehouse", "building:carpenter", "building:church", "building:market"}
ACTING |= {"building:city-hall", "building:white-castle", "building:crane"}
EXTRA = {"castle", *(tile.removeprefix("building:") for tile in ACTING)}
COUNTED = {*range(15, 27), 29}
"""The numbers of knowledge tiles that count at the end."""
NOT_READ = {"posts"}
"""Kinds whose points the score checker computes a second time."""
WITHOUT_SHIELDS = {"adds", "withheld", "stored"}
"""Kinds that are not read in games with shields or extra tiles."""


def fact(kind: str, seat: int, **values: Any) -> Fact:
    """Return a motive without its weight."""
    return kind, seat, tuple(sorted(values.items()))


class Turn:
    """A turn of a seat: the state known before and after it, and the events between."""

    def __init__(self, request: dict[str, Any], heard: list[Event], turn: list[Event], seat: int):
        self.events = turn
        self.number = seat
        self.before = told_by(request, heard)
        self.known = [deepcopy(self.before)]
        for event in turn:
            self.known.append(deepcopy(self.known[-1]))
            self.known[-1].hear(event)
        self.after = self.known[-1]
        self.request = request
        self.phase, self.round = str(self.before.phase), self.before.round
        self.is_last = (self.phase, self.round) == ("E", 5)
        self.next_phase = PHASES[(PHASES.index(self.phase) + (self.round == 5)) % 5]
        self.is_alone = request["players"] == 1
        estate = self.after.seats[seat]["estate"]
        self.region_of = REGION_OF[request["edition"], estate]

    @cached_property
    def actions(self) -> list[tuple[Told, dict[str, Any], list[Event]]]:
        """Each action with the state known before it, and the events that follow it."""
        found: list[tuple[Told, dict[str, Any], list[Event]]] = []
        for known, event in zip(self.known, self.events, strict=False):
            if event["event"] == "action":
                found.append((known, event["action"], []))
            elif found:
                found[-1][2].append(event)
        return found

    @property
    def placed(self) -> list[tuple[Told, str, str, list[Event]]]:
        """The placed tiles: the state before, the tile, its space, and the events that follow."""
        return [
            (known, action["tile"], action["cell"], rest)
            for known, action, rest in self.actions
            if action["type"] == "place"
        ]

    def me(self, told: Told) -> dict[str, Any]:
        return told.seats[self.number]

    def stored(self, told: Told, seat: int) -> list[str]:
        return [*told.seats[seat]["storage"], *told.seats[seat].get("shared", ())]

    @property
    def new(self) -> list[str]:
        """The tiles in storage that were not there before."""
        was = Counter(self.stored(self.before, self.number))
        was -= Counter(tile for _, tile, _, _ in self.placed)
        return list((Counter(self.stored(self.after, self.number)) - was).elements())

    def rivals(self) -> list[int]:
        team = {self.number, self.number ^ 2} if self.after.plays("team") else {self.number}
        return [seat for seat in range(self.request["players"]) if seat not in team]


def boards(told: Told) -> list[str]:
    """Return the tiles of all depots, without inns."""
    return list(chain.from_iterable(t for d, t in told.depots.items() if d != "inns"))


def spaces(told: Told, seat: int, tile: str) -> set[str]:
    """Return the empty spaces where a tile fits, ignoring the number."""
    mine = told.seats[seat]
    return {cell for cell in told.spaces(mine) if told.may_lie(mine, tile, cell)}


def open_regions(told: Told, seat: int) -> Iterator[tuple[str, list[str], list[str]]]:
    """Yield the incomplete regions of a seat: colour, spaces, and the empty ones of these."""
    mine = told.seats[seat]
    at = told.request["edition"], mine["estate"]
    for region in {tuple(sorted(region)) for region in REGION_OF[at].values()}:
        left = [cell for cell in region if cell not in mine["cells"]]
        if left:
            yield COLOURS[at][region[0]], list(region), left


def size_points(told: Told, seat: int, region: list[str], tile: str) -> int:
    mine = told.seats[seat]
    inn = tile == "inn" or any(mine["cells"].get(cell) == "inn" for cell in region)
    return REGION_POINTS[min(8, len(region) + inn + owns(mine, 17))]


def as_size(size: int, points: int) -> dict[str, int]:
    """Return the size of a region, and the size that it counts as with these points if that
    differs."""
    counts = next(each for each, scored in REGION_POINTS.items() if scored == points)
    return {"size": size} | ({"counted": counts} if counts != min(8, size) else {})


def herd_points(mine: dict[str, Any], at: tuple[str, str], tile: str, cell: str) -> int:
    """Return the points of an animal tile on a space, together with those in its pasture."""
    pasture = [c for c in COLOURS[at] if COLOURS[at][c] == "animal"]
    pasture = pasture if owns(mine, 1) else list(REGION_OF[at][cell])
    tiles = [mine["cells"][c] for c in pasture if c in mine["cells"] and c != cell] + [tile]
    worth = Counter[str]()
    for one in tiles:
        kind, _, rest = one.partition(":")
        if kind == "animal":
            worth[rest.split(":")[0]] += int(rest.split(":")[1]) + knows(mine, 7)
    species = tile.split(":")[1]
    if species == "geese":
        others = [points for kind, points in worth.items() if kind != "geese"]
        return worth["geese"] + max(others, default=0)
    return worth[species] + worth["geese"]


def left_of(told: Told, seat: int) -> Counter[str]:
    """Return how many spaces of each colour a seat has empty."""
    mine = told.seats[seat]
    return Counter(c for cell, (c, _) in told.spaces(mine).items() if cell not in mine["cells"])


def end_points(told: Told, seat: int) -> dict[str, int]:
    """Return the points that each knowledge tile of a seat would score if the game ended now."""
    mine, first = told.seats[seat], told.request["edition"] == "2011"
    tiles = [tile.split(":") for tile in mine["cells"].values()]
    sold = [count for count in mine["sold"].values() if count]
    counts = {
        15: (3 if first else 2) * len(sold),
        24: 4 * len({tile[1] for tile in tiles if tile[0] == "animal"}),
        25: sum(sold),
        26: (2 if first else 3) * len(mine["bonuses"]),
    } | {n: 4 * tiles.count(["building", kind]) for n, kind in SCORED_BY.items()}
    return {f"monastery:{n}": p for n, p in counts.items() if ["monastery", str(n)] in tiles}


def scored(turn: Turn) -> Iterator[Fact]:
    """Yield the motives about completed regions and scored points."""
    me, n = turn.me, turn.number
    herds: list[tuple[str, int]] = []
    for known, tile, cell, _ in turn.placed:
        region, at = turn.region_of[cell], (turn.request["edition"], me(known)["estate"])
        done = {**me(known)["cells"], cell: tile}
        if all(other in done for other in region):
            inn = any(done[other] == "inn" for other in region)
            size = min(8, len(region) + inn + owns(me(known), 17))
            points = REGION_POINTS[size] + PHASE_POINTS[turn.phase]
            sizes = as_size(len(region), REGION_POINTS[size])
            yield fact("region", n, colour=COLOURS[at][cell], points=points, **sizes)
            if turn.round == 5 and turn.phase != "E":
                yield fact("in-time", n, phase=turn.phase, points=2)
        colour = COLOURS[at][cell]
        is_full = all(c in done for c in COLOURS[at] if COLOURS[at][c] == colour)
        gone = {tuple(b) for seat in known.seats for b in seat["bonuses"] if b[0] == colour}
        if is_full and len(gone) < 2 and not turn.is_alone:
            size, players = ("small" if gone else "large"), turn.request["players"]
            points = (players if gone else players + 3) * (1 + owns(me(known), 7))
            yield fact("bonus", n, colour=colour, size=size, points=points)
        if tile.startswith("animal"):
            herds.append((tile, herd_points(me(known), at, tile, cell)))
    if len(herds) == 1:
        yield fact("animals", n, tile=herds[0][0], points=herds[0][1])
    elif herds:
        points = sum(points for _, points in herds)
        yield fact("animals", n, number=len(herds), points=points)
    for known, action, _ in turn.actions:
        if action["type"] == "sell":
            good = action["good"]
            count = me(known)["goods"][str(good)]
            points = count * max(2, turn.request["players"]) * (1 + owns(me(known), 12))
            yield fact("sale", n, good=good, count=count, points=points)
            by = action.get("by", "die")
            is_small = count == 1 and points < 4
            if is_small and by in ("die", "castle", "white-castle") and not turn.is_last:
                yield fact("small-sale", n, good=good, points=points)
    was, edition = end_points(turn.before, n), turn.request["edition"]
    for tile, points in end_points(turn.after, n).items() if not turn.is_alone else ():
        if (more := points - was.get(tile, 0)) > 0:
            yield fact("adds", n, tile=tile, edition=edition, points=more, at_once=0)
    for _, tile, _, rest in turn.placed if turn.is_alone else ():
        if points := sum(e["points"] for e in rest if e.get("for") == tile):
            yield fact("adds", n, tile=tile, edition=edition, points=points, at_once=1)


def done(turn: Turn) -> Iterator[Fact]:
    """Yield the motives about the effects of its tiles."""
    n, edition = turn.number, turn.request["edition"]
    placed = [tile for _, tile, _, _ in turn.placed]
    for tile in placed:
        if tile.startswith("monastery"):
            yield fact("learnt", n, tile=tile, edition=edition)
        if tile in ("building:bank", "building:boarding-house", "building:watchtower"):
            yield fact("gain", n, tile=tile)
        if tile == "mine":
            yield fact("mine", n, phases=5 - PHASES.index(turn.phase))
    used = Counter[str]()
    aboard: list[int] = []
    for _, action, rest in turn.actions:
        by = action.get("by", "")
        used[by] += action["type"] != "pass"
        free = by
        if by.startswith("route:") and by[6:] in EXTRA:
            free = "route"
        if action["type"] not in ("pass", "copy") and (free == "route" or free in EXTRA):
            thing = {key: action[key] for key in ("tile", "good") if key in action}
            colour = thing.get("tile", "").split(":")[0]
            colours = COLOURS[edition, turn.me(turn.after)["estate"]].values()
            is_taken = action["type"] == "take" and colour in colours
            if is_taken and not left_of(turn.after, n)[colour]:
                continue
            yield fact("extra", n, by=free, deed=action["type"], **thing)
        if action["type"] in ("load", "collect"):
            goods = next(event["goods"] for event in rest if event["event"] == "loaded")
            aboard += [int(good) for good in goods for _ in range(goods[good])]
    if aboard:
        held = Counter(turn.me(turn.after)["goods"])
        pile, good = max((held[str(good)], good) for good in aboard)
        each = tuple(sorted(aboard))
        yield fact("loaded", n, count=len(each), goods=each, good=good, pile=pile)
    if not turn.after.pending():
        for tile in {"ship", *ACTING}.intersection(placed):
            is_useless = tile == "building:warehouse" and not turn.me(turn.after)["goods"]
            if placed.count(tile) > used[tile.removeprefix("building:")] and not is_useless:
                several = int(placed.count(tile) > 1)
                has_goods = tile == "ship" and any(turn.after.troughs.values())
                is_full = has_goods and not several and not cargo(turn)
                full = {"kinds": len(turn.me(turn.after)["goods"])} if is_full else {}
                yield fact("idle", n, tile=tile, several=several, **full)
    was, now = (one.order[: one.order.index(n)] for one in (turn.before, turn.after))
    passed = tuple(sorted(seat for seat in turn.rivals() if seat in was and seat not in now))
    if passed and not turn.is_last:
        phase = turn.next_phase if turn.round == 5 else ""
        yield fact("order", n, phase=phase, passed=passed, first=int(not now))


def prepared(turn: Turn) -> Iterator[Fact]:
    """Yield the motives about regions to complete later, and tiles stored for them."""
    n, told, edition = turn.number, turn.after, turn.request["edition"]
    at = edition, turn.me(told)["estate"]
    was_ready = ready(turn.before, turn)
    partner = n ^ 2 if told.plays("team") else n
    of_partner = ready(turn.before, turn, turn.stored(turn.before, partner))
    regions_before = {one[:3] for one in was_ready | of_partner}
    for points, colour, size, tile in ready(turn.after, turn):
        was = (points, colour, size) in regions_before
        if was and (points, colour, size, tile) not in was_ready:
            continue
        if not was and tile == "black" in turn.stored(turn.before, n):
            continue
        kind = "kept-ready" if was else "ready"
        thing = as_size(size, points)
        if tile == "inn":
            thing = {"size": size, "tile": tile}
        if kind == "ready" and tile in turn.stored(turn.before, n):
            thing |= {"stored": 1}
        yield fact(kind, n, colour=colour, points=points + PHASE_POINTS[turn.next_phase], **thing)
    for colour, region, left in open_regions(told, n):
        if len(left) == 1 and sum(c not in turn.me(turn.before)["cells"] for c in region) > 1:
            tiles = {*boards(told), *turn.stored(told, n)}
            fits = any(left[0] in spaces(told, n, tile) for tile in tiles)
            phase = turn.next_phase if fits else "BCDE "[PHASES.index(turn.phase)]
            if phase != " ":
                points = size_points(told, n, list(region), "")
                sizes = as_size(len(region), points)
                yield fact(
                    "one-short", n, colour=colour, points=points + PHASE_POINTS[phase], **sizes
                )
    for tile in turn.new:
        fits = spaces(told, n, tile)
        if tile.startswith("animal") and fits:
            ends = [
                (size_points(told, n, list(region), tile), left)
                for _, region, left in open_regions(told, n)
                if len(left) == 1 and left[0] in fits
            ]
            where = max(ends)[1] if ends else fits
            points = max(herd_points(turn.me(told), at, tile, cell) for cell in where)
            yield fact("herd", n, tile=tile, points=points)
        kind, number = tile.split(":")[0], tile.split(":")[-1]
        counts = 0
        empty = [left[0] for colour, _, left in open_regions(told, n) if colour == "monastery"]
        if kind == "monastery" and int(number) in COUNTED and empty and not turn.is_alone:
            empty = sorted(fits) or (empty if int(number) in SCORED_BY else [])
            with_it = deepcopy(told)
            for cell in empty[:1]:
                with_it.seats[n]["cells"][cell] = tile
            counts = end_points(with_it, n).get(tile, 0)
        if not fits and not counts:
            never = kind in COLOURS[at].values() and not left_of(told, n)[kind]
            yield fact("stuck", n, tile=tile, never=int(never))
        elif tile == "ship":
            count = turn.new.count("ship")
            amount = {"number": count} if count > 1 else {"cargo": cargo(turn)}
            if "ship" not in turn.stored(turn.before, n):
                yield fact("stored", n, tile=tile, **amount)
        elif tile == "mine":
            phases = 5 - PHASES.index(turn.phase) - (turn.round == 5)
            if phases > 1:
                yield fact("stored", n, tile=tile, phases=phases)
        elif kind == "monastery" and int(number) in COUNTED:
            yield fact("stored", n, tile=tile, edition=edition, points=counts)
        elif kind == "monastery" and turn.phase != "E":
            yield fact("stored", n, tile=tile, edition=edition)
        elif tile == "building:warehouse":
            if turn.me(told)["goods"] or left_of(told, n)["ship"]:
                yield fact("stored", n, tile=tile)
        elif kind in ("building", "castle"):
            yield fact("stored", n, tile=tile)
    last = last_of_colours(turn.after, turn) - last_of_colours(turn.before, turn)
    for colour, size in last if not turn.is_alone else ():
        points = turn.request["players"] + (3 if size == "large" else 0)
        points *= 1 + owns(turn.me(told), 7)
        yield fact("bonus-ready", n, colour=colour, points=points)
    was = left_of(turn.before, n)
    for colour, left in left_of(told, n).items():
        gone = {tuple(b) for seat in told.seats for b in seat["bonuses"] if b[0] == colour}
        if left < was[colour] and left <= 2 and len(gone) < 2 and not turn.is_alone:
            theirs = [(left_of(told, rival)[colour], rival) for rival in turn.rivals()]
            near = [one for one in theirs if one[0] and one[0] - left < 3]
            nearest, rival = min(near, default=(0, n))
            yield fact("race", rival, colour=colour, left=left, theirs=nearest)


def ready(told: Told, turn: Turn, tiles: list[str] | None = None) -> set[tuple[int, str, int, str]]:
    """Return for each stored tile the best region that it completes: points for the size, colour,
    size, and the tile."""
    n, best = turn.number, set[tuple[int, str, int, str]]()
    for tile in set(turn.stored(told, n) if tiles is None else tiles):
        fits = spaces(told, n, tile)
        found = [
            (size_points(told, n, region, tile), colour, len(region), tile)
            for colour, region, left in open_regions(told, n)
            if len(left) == 1 and left[0] in fits
        ]
        best |= {max(found)} if found else set()
    return best


def last_of_colours(told: Told, turn: Turn) -> set[tuple[str, str]]:
    """Return the colours with one empty space and a stored tile that fits it, each with the size of
    the remaining bonus."""
    n, found = turn.number, set[tuple[str, str]]()
    for colour, _, left in open_regions(told, n):
        gone = {tuple(b) for seat in told.seats for b in seat["bonuses"] if b[0] == colour}
        fits = any(left[0] in spaces(told, n, tile) for tile in set(turn.stored(told, n)))
        if left_of(told, n)[colour] == 1 and fits and len(gone) < 2:
            found.add((colour, "small" if (colour, "large") in gone else "large"))
    return found


def cargo(turn: Turn) -> int:
    """Return the largest number of goods that one depot offers."""
    held = turn.me(turn.after)["goods"]
    room = (6 if turn.is_alone else 3) - len(held)
    return max(
        sum(number for good, number in trough.items() if good in held)
        + sum(sorted((x for good, x in trough.items() if good not in held), reverse=True)[:room])
        for trough in turn.after.troughs.values()
    )


def opponents(turn: Turn) -> Iterator[Fact]:
    """Yield the motives about tiles that others can no longer get."""
    n, told = turn.number, turn.after
    gone = Counter(boards(turn.before)) - Counter(boards(told))
    for rival in turn.rivals() if not turn.is_last else ():
        for colour, region, left in open_regions(told, rival):
            others = {*boards(told), *turn.stored(told, rival)}
            if (
                len(left) == 1
                and any(left[0] in spaces(told, rival, tile) for tile in gone)
                and not any(left[0] in spaces(told, rival, tile) for tile in others)
            ):
                points = size_points(told, rival, list(region), "") + PHASE_POINTS[turn.phase]
                yield fact("denied", rival, colour=colour, size=len(region), points=points)
    for tile in gone if not turn.is_last else ():
        if tile.startswith(("monastery", "animal")) and tile != "monastery:26":
            best = [0, n]
            for rival in turn.rivals():
                points = would_bring(told, rival, tile)
                best = [points, rival] if points > best[0] else best
            if best[0] >= 8:
                kind = {} if tile.startswith("animal") else {"edition": turn.request["edition"]}
                yield fact("withheld", best[1], tile=tile, points=best[0], **kind)
    kinds = [{tile.split(":")[0] for tile in boards(one)} for one in (turn.before, told)]
    for colour in kinds[0] - kinds[1] if turn.round < 5 else ():
        if any(left_of(told, rival)[colour] for rival in turn.rivals()):
            yield fact("last", n, colour=colour)


def would_bring(told: Told, seat: int, tile: str) -> int:
    """Return what a tile would score for a seat: animals at once on the best space, knowledge tiles
    at the end."""
    fits, mine = spaces(told, seat, tile), told.seats[seat]
    if tile.startswith("animal"):
        at = told.request["edition"], mine["estate"]
        return max((herd_points(mine, at, tile, cell) for cell in fits), default=0)
    with_it = deepcopy(told)
    for cell in sorted(fits)[:1]:
        with_it.seats[seat]["cells"][cell] = tile
    return end_points(with_it, seat).get(tile, 0) if fits else 0


def shield_points(mine: dict[str, Any]) -> int:
    """Return the points of a seat's shields at the end."""
    worn = mine.get("shields", {}).values()
    return sum(12 if n < 7 else 8 if n < 13 else 4 for n in worn) * (1 + (13 in worn))


def owned(turn: Turn) -> Iterator[Fact]:
    """Yield the motives about storage, workers and silver."""
    n, was, now = turn.number, turn.me(turn.before), turn.me(turn.after)
    room = 4 if "shared" in now else 3
    if not turn.is_last:
        if len(turn.stored(turn.after, n)) >= room and not owns(now, 4):
            yield fact("full", n)
        yield fact("workers", n, number=now["workers"])
        yield fact("silver", n, number=now["silver"])
        if turn.phase in "ABC" and turn.placed:
            reached = [
                {c for c in one.spaces(turn.me(one)) if one.is_open(turn.me(one), c)}
                - turn.me(one)["cells"].keys()
                for one in (turn.before, turn.after)
            ]
            if count := len(reached[1] - reached[0]):
                yield fact("opens", n, count=count)
    elif not turn.is_alone and turn.after.result is None:
        points = sum(now["goods"].values()) + now["silver"] + now["workers"] // 2
        yield fact("left-over", n, points=points)
    for tile in turn.new if turn.is_last else ():
        yield fact("wasted", n, tile=tile)
    kinds = ("discard", "tile"), ("", "discard")
    lost = [
        action[key]
        for _, action, _ in turn.actions
        for kind, key in kinds
        if action.get(key) and kind in ("", action["type"])
    ]
    colours = set(COLOURS[turn.request["edition"], now["estate"]].values())
    left = left_of(turn.after, n)
    lost = [tile for tile in lost if left[tile.split(":")[0]] or tile.split(":")[0] not in colours]
    if lost:
        yield fact("discarded", n, lost=tuple(lost), count=len(lost))
    hires = [at for at, (_, action, _) in enumerate(turn.actions) if action["type"] == "workers"]
    paid = [event for event in turn.events if event["event"] == "action"]
    spent = {True: 0, False: 0}
    held = turn.me(turn.actions[hires[0]][0])["workers"] if hires else 0
    for event in paid[hires[0] :] if hires else ():
        spent[event["action"]["type"] == "buy"] += event.get("paid", {}).get("workers", 0)
    for at in hires if not (spent[True] or turn.is_last) else ():
        rest = turn.actions[at][2]
        count = rest[0].get("workers", 0) if rest and rest[0]["event"] == "gain" else 0
        yield fact("hired", n, count=count, changed=int(spent[False] > held))
    most = max(((count, int(good)) for good, count in now["goods"].items()), default=(0, 0))
    if most[0] >= 2 and not turn.is_last:
        yield fact("pile", n, good=most[1], count=most[0])
    free = 2 - len(now["shared"]) if "shared" in now else 0
    if free and not turn.is_last:
        yield fact("room", n, number=free)
    for _, action, _ in turn.actions:
        for shield in action["shields"] if action["type"] == "tribute" else ():
            edition, worn = turn.request["edition"], was["shields"].values()
            points = (12 if shield < 7 else 8 if shield < 13 else 4) * (1 + (13 in worn))
            yield fact("tribute", n, shield=shield, edition=edition, points=points)
        if action["type"] == "shield":
            edition = turn.request["edition"]
            points = shield_points(now) - shield_points(was)
            yield fact("shield", n, shield=action["shield"], edition=edition, points=points)
    for event in turn.events:
        if event["event"] == "action" and event["action"]["type"] == "buy":
            tile = event["action"]["tile"]
            if not (turn.is_last and tile in turn.new):
                yield fact("bought", n, tile=tile, silver=event["paid"]["silver"])
        if event["event"] == "route" and event["bonus"] and event["bonus"] not in EXTRA:
            yield fact("route", n, bonus=event["bonus"])
        if event["event"] == "counter":
            yield fact("target", n)
    yield fact("spaces", n, count=len(turn.placed))


NOT_IN_THE_LAST_TURN = {
    "ready",
    "kept-ready",
    "bonus-ready",
    "one-short",
    "herd",
    "stored",
    "stuck",
    "race",
    "denied",
    "discarded",
}


def facts(turn: Turn) -> set[Fact]:
    """Return all facts that are true of a turn."""
    read = chain(scored(turn), done(turn), prepared(turn), opponents(turn), owned(turn))
    return {one for one in read if not (turn.is_last and one[0] in NOT_IN_THE_LAST_TURN)}
