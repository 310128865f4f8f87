"""Rebuild the protocol's state from events alone: a second reading of docs/engine-protocol.md, with
no code of the rules.

No event reports whether an effect waits or has lapsed. This is found from the pieces, and checked
by the next event."""

from collections import Counter
from typing import Any

from tests.rules.burgundy import printed
from tests.rules.burgundy.modules import (
    border_posts,
    inns,
    routes_told,
    shields_told,
    solo_printed,
    team_printed,
    team_told,
)
from tests.rules.burgundy.modules.shields_told import ShieldsTold, knows, owns
from tests.rules.burgundy.modules.solo_told import SoloTold

Event = dict[str, Any]
EFFECTS = {
    "castle": "castle",
    "ship": "ship",
    "building:warehouse": "warehouse",
    "building:carpenter": "carpenter",
    "building:church": "church",
    "building:market": "market",
    "building:city-hall": "city-hall",
    "building:white-castle": "white-castle",
    "building:crane": "crane",
}
AT_ANY_DECISION = ("hire", "name", "buy-point")
"""Actions that are possible while any effect waits."""
TAKES = {
    "carpenter": ("building",),
    "church": ("castle", "mine", "monastery"),
    "market": ("ship", "animal"),
}
NUMBERED = [str(depot) for depot in range(1, 7)]
PRINTED = [(edition, estate) for edition, estates in printed.LAYOUTS.items() for estate in estates]
PRINTED += [("2019", estate) for estate in (*team_printed.ESTATES, *solo_printed.ESTATES)]
COLOURS = {
    (edition, estate): {
        cell: colour for cell, (colour, _) in printed.spaces(estate, edition).items()
    }
    for edition, estate in PRINTED
}
REGION_OF = {
    (edition, estate): {
        cell: frozenset(region) for region in printed.regions(estate, edition) for cell in region
    }
    for edition, estate in PRINTED
}


class Told(ShieldsTold, SoloTold):
    """The knowledge of a listener who hears only events. Call `hear` with every event, then read
    `state`."""

    def __init__(self, request: dict[str, Any]):
        ShieldsTold.__init__(self)
        self.request = request
        SoloTold.__init__(self)
        players = request["players"]
        self.seats: list[dict[str, Any]] = [new_seat(estate) for estate in request["estates"]]
        for seat in self.seats if self.plays(team_told.MODULE) else ():
            seat["shared"] = []
        self.in_the_middle = ("1",) if request["edition"] == "2011" else ("1", "2", "12a")
        self.has_start = [
            castle is not None or estate in self.in_the_middle for castle, estate in starts(request)
        ]
        self.is_prepared = False
        self.begun = False
        self.phase: str | None = None
        self.round: int | None = None
        self.order: list[int] = []
        self.to_act: list[int] = []
        self.track = [0] * players
        self.dice: list[list[int]] = [[] for _ in range(players)]
        self.depots: dict[str, list[str]] = {depot: [] for depot in [*NUMBERED, "black", "inns"]}
        self.troughs: dict[str, dict[str, int]] = {depot: {} for depot in NUMBERED}
        self.row: list[int] = []
        self.white: int | None = None
        self.bought = False
        self.waiting: list[str] = []
        self.to_lay: list[tuple[int, int]] = []
        self.load: dict[str, Any] | None = None
        self.gone: Counter[str] = Counter()
        self.result: dict[str, Any] | None = None
        self.hearing = {
            "seating": self.hear_seating,
            "start": self.hear_start,
            "phase": self.hear_phase,
            "round": self.hear_round,
            "turn": self.hear_turn,
            "action": self.hear_action,
            "gain": self.hear_gain,
            "points": self.hear_points,
            "bonus": self.hear_bonus,
            "order": self.hear_seating,
            "loaded": self.hear_loaded,
            "route": self.hear_route,
            "posts": self.hear_posts,
            "shields": self.hear_shields,
            "shields-lost": self.hear_lost,
            "phase-end": self.hear_phase_end,
            "removed": self.hear_removed,
            "swept": self.hear_swept,
            "counter": self.hear_counter,
            "end": self.hear_end,
        }

    def hear(self, event: Event) -> None:
        self.hearing[event["event"]](event)
        if self.plays(team_told.MODULE):
            team_told.share(self.seats, event)

    def plays(self, module: str) -> bool:
        return module in self.request["modules"]

    def hear_seating(self, event: Event) -> None:
        self.order = list(event["order"])
        self.is_prepared = self.is_prepared or "supplies" in event
        for seat, supplies in zip(self.seats, event.get("supplies", ()), strict=False):
            self.supply(seat, supplies)
        for seat, (castle, estate) in zip(self.seats, starts(self.request), strict=True):
            if "supplies" in event and (castle or estate in self.in_the_middle):
                seat["cells"] = {castle or ("4.7" if estate == "12a" else "4.4"): "castle"}
        if "shields" in event:
            self.hear_shields({"depots": event["shields"]})

    def supply(self, seat: dict[str, Any], event: Event) -> None:
        seat["goods"] = dict(event["goods"])
        seat["silver"], seat["workers"] = event["silver"], event["workers"]
        if self.plays("trade-routes"):
            seat["route"] = routes_told.new_route(event)

    def hear_start(self, event: Event) -> None:
        seat = self.seats[event["seat"]]
        seat["estate"] = event["estate"]
        seat["cells"] = {event["castle"]: "castle"}
        self.supply(seat, event)
        if self.plays("border-posts"):
            seat["posts"] = []
        if self.plays(shields_told.MODULE):
            seat |= shields_told.new_shields()
        self.begun = True

    def hear_phase(self, event: Event) -> None:
        self.leave_phase_end()
        row_of_inns = inns.row_of(event, self.depots.pop("inns"), self.request["modules"])
        for tiles in self.depots.values():
            self.gone.update(tiles)
        self.phase, self.row = event["phase"], list(event["goods"])
        self.depots = {depot: list(tiles) for depot, tiles in event["depots"].items()}
        self.depots |= {"black": list(event["black"]), "inns": row_of_inns}

    def hear_round(self, event: Event) -> None:
        self.round = event["round"]
        self.dice = [sorted(pair) for pair in event["dice"]]
        assert self.row.pop(0) == event["good"]
        self.white = event["white"]
        add(self.troughs[str(event["white"])], str(event["good"]), 1)
        self.to_act = [-1, *self.order]
        self.acting_order = list(self.order)

    def hear_turn(self, event: Event) -> None:
        assert self.lapsed() and (self.to_act[0] < 0 or not self.dice[self.to_act[0]])
        del self.to_act[0]
        assert self.to_act[0] == event["seat"]
        self.bought = self.may_buy = False
        for seat in self.seats:
            if "set_die" in seat:
                seat["set_die"] = False

    def hear_action(self, event: Event) -> None:
        number, action, paid = event["seat"], event["action"], event["paid"]
        seat, kind = self.seats[number], action["type"]
        if kind == "start":
            seat["estate"], self.has_start[number] = action["estate"], True
            seat["cells"] = {action["castle"]: "castle"}
            if self.plays(team_told.MODULE):
                self.has_start[number ^ 2] = True
                self.seats[number ^ 2]["cells"] = dict(seat["cells"])
            return
        waits = self.pending()
        assert self.to_act[0] == number
        if "die" in action or kind == "buy":
            self.may_buy = False
        if self.is_alone and "by" in action:
            self.leave_effect(action["by"])
        elif "by" in action or kind in shields_told.WITHOUT_BY:
            assert waits[0] == action.get("by", shields_told.WITHOUT_BY.get(kind))
            self.waiting.pop()
        elif kind not in AT_ANY_DECISION:
            assert self.lapsed()
        seat["workers"] -= paid["workers"]
        seat["silver"] -= paid["silver"]
        assert seat["workers"] >= 0 and seat["silver"] >= 0
        if "die" in action:
            self.dice[number].remove(action["die"])
        if kind in ("take", "buy"):
            self.hear_take(seat, action)
        elif kind == "place":
            self.hear_place(number, seat, action)
        elif kind == "sell":
            self.hear_sale(number, seat, action["good"])
        elif kind == "load":
            self.load = action
        elif kind == "copy":
            self.hear_laid(number, f"building:{action['building']}")
        self.hear_shield_action(number, action)
        if self.is_alone:
            self.hear_solo_action(seat, action)

    def hear_take(self, seat: dict[str, Any], action: dict[str, Any]) -> None:
        self.depots[str(action["depot"])].remove(action["tile"])
        store = stored_in(seat, action)
        if action["discard"] is not None:
            store.remove(action["discard"])
            self.gone[action["discard"]] += 1
        store.append(action["tile"])
        assert len(store) <= (2 if "store" in action else 3) or owns(seat, 4)
        if action["type"] == "buy":
            assert not self.bought
            self.bought = True

    def hear_place(self, number: int, seat: dict[str, Any], action: dict[str, Any]) -> None:
        tile, cell = action["tile"], action["cell"]
        assert self.may_lie(seat, tile, cell)
        (
            self.depots[str(action["depot"])] if "depot" in action else stored_in(seat, action)
        ).remove(tile)
        seat["cells"][cell] = tile
        if tile == "ship" and not self.is_alone:
            self.track[number] = min(self.track[number] + 1, 6)
        self.hear_laid(number, tile)

    def hear_sale(self, number: int, seat: dict[str, Any], good: int) -> None:
        tiles = seat["goods"].pop(str(good))
        add(seat["sold"], str(good), tiles)
        if self.plays("trade-routes"):
            self.let_goods_wait(good, tiles)
        if knows(seat, 4):
            self.let_workers_wait(number, "sale")

    def hear_route(self, event: Event) -> None:
        self.let_go_on()
        assert self.waiting.pop() == "route"
        good, tiles = self.to_lay.pop()
        bonus = routes_told.lay(self.seats[event["seat"]]["route"], good, event)
        if tiles > 1:
            self.let_goods_wait(good, tiles - 1)
        if bonus in routes_told.EFFECTS:
            self.let_wait(event["seat"], f"route:{bonus}")
        elif bonus == "workers":
            self.let_workers_wait(event["seat"], "route:workers")

    def hear_laid(self, number: int, tile: str) -> None:
        """Add the effects of a tile that was placed, or that a crane copies."""
        if tile == "building:boarding-house":
            self.let_workers_wait(number, "boarding-house")
        self.queue_shields(number, tile)
        if tile in EFFECTS:
            self.let_wait(number, EFFECTS[tile])

    def hear_gain(self, event: Event) -> None:
        seat = self.seats[event["seat"]]
        if event["for"] == "mines":
            self.hear_mines(event, knows(seat, 2))
        seat["silver"] += event.get("silver", 0)
        seat["workers"] += event.get("workers", 0)

    def hear_points(self, event: Event) -> None:
        self.may_buy = self.is_alone
        self.seats[event["seat"]]["points"] += event["points"]

    def hear_bonus(self, event: Event) -> None:
        self.seats[event["seat"]]["points"] += event["points"]
        self.seats[event["seat"]]["bonuses"].append([event["colour"], event["size"]])

    def hear_posts(self, event: Event) -> None:
        seat = self.seats[event["seat"]]
        assert (
            event["posts"] in border_posts.joined(seat["cells"])
            and event["posts"] not in seat["posts"]
        )
        seat["posts"].append(event["posts"])

    def hear_loaded(self, event: Event) -> None:
        assert self.load is not None
        loaded: dict[str, int] = {}
        for good in map(str, self.load["goods"]):
            for depot in map(str, self.load["depots"]):
                add(loaded, good, self.troughs[depot].pop(good, 0))
        assert loaded == event["goods"]
        for good, number in loaded.items():
            add(self.seats[event["seat"]]["goods"], good, number)
        self.load = None

    def hear_end(self, event: Event) -> None:
        if self.is_alone:
            self.waiting, self.coming = [], []
        self.leave_phase_end()
        self.result = {key: value for key, value in event.items() if key != "event"}

    # Waiting effects.

    def let_wait(self, number: int, effect: str) -> None:
        """Add an effect that waits for a choice, if there is one; in the solo game it joins the
        others."""
        if self.is_alone:
            self.coming.append(effect)
        elif self.has_choice(number, effect):
            self.waiting.append(effect)

    def let_goods_wait(self, good: int, tiles: int) -> None:
        """Add goods to put on the route after everything that comes before them."""
        self.waiting.append("route")
        self.to_lay.append((good, tiles))

    def lapsed(self) -> bool:
        """Return whether no effect waits any more."""
        return not self.pending()

    def pending(self) -> list[str]:
        """Return the waiting effects, the next one first. Goods come next only if the route has no
        space left for them: then they do not wait."""
        self.let_go_on()
        if self.is_alone:
            self.drop_idle_together()
        while self.waiting and self.waiting[-1] == "route":
            assert routes_told.is_full(self.seats[self.to_act[0]]["route"])
            self.waiting.pop()
            self.to_lay.pop()
            self.let_go_on()
        return self.waiting[::-1]

    def has_choice(self, number: int, effect: str) -> bool:
        seat, effect = self.seats[number], effect.removeprefix("route:")
        if effect == "ship":
            room = self.is_alone or len(seat["goods"]) < 3
            return any(
                room or good in seat["goods"] for trough in self.troughs.values() for good in trough
            )
        if effect == "exchange":
            return self.can_exchange(seat)
        if effect == "colour":
            return self.can_lay_for_colour(seat)
        if effect == "warehouse":
            return bool(seat["goods"])
        if effect == "city-hall":
            empty = self.spaces(seat).keys() - seat["cells"].keys()
            return any(
                self.may_lie(seat, tile, cell)
                for tile in team_told.in_stores(seat)
                for cell in empty
            )
        if effect in TAKES:
            return any(
                tile.split(":")[0] in TAKES[effect]
                for depot in NUMBERED
                for tile in self.depots[depot]
            )
        return True

    def may_lie(self, seat: dict[str, Any], tile: str, cell: str) -> bool:
        """Return whether a tile fits a space by colour, neighbour and the rule of one building of a
        kind in a city, ignoring the number."""
        cells, estate = seat["cells"], (self.request["edition"], seat["estate"])
        if cell in cells or not self.is_open(seat, cell):
            return False
        if tile == solo_printed.BLACK:
            return True
        if tile == "inn":
            return all(cells.get(other) != tile for other in REGION_OF[estate][cell])
        if COLOURS[estate][cell] != tile.split(":")[0]:
            return False
        if not tile.startswith("building:") or knows(seat, 1):
            return True
        return all(cells.get(other) != tile for other in REGION_OF[estate][cell])

    def is_open(self, seat: dict[str, Any], cell: str) -> bool:
        """Return whether a covered space is adjacent to this one; with shield 18 none is needed."""
        return owns(seat, 18) or self.touches(seat, cell)

    def touches(self, seat: dict[str, Any], cell: str) -> bool:
        return not seat["cells"].keys().isdisjoint(printed.to_lay_from(cell, seat["estate"]))

    def spaces(self, seat: dict[str, Any]) -> dict[str, tuple[str, int]]:
        """Return the spaces of a seat's estate: colour and number."""
        return printed.spaces(seat["estate"], self.request["edition"])

    # The state as the protocol shows it.

    def state(self) -> dict[str, Any]:
        over = self.result is not None
        if self.begun and not over:
            self.let_go_on()
        return {
            "game": "burgundy",
            "edition": self.request["edition"],
            "modules": self.request["modules"],
            "phase": self.phase,
            "round": self.round,
            "seat": None if over else self.deciding(),
            "pending": [] if over or not self.begun else self.pending(),
            "bought": self.bought and not over,
            "order": self.order,
            "to_act": [] if over else self.to_act,
            "track": self.track,
            "dice": self.dice,
            "depots": {d: self.depot_state(d) for d in NUMBERED},
            "black": sorted(self.depots["black"]),
            "round_goods": self.row,
            "seats": [self.seat_state(seat) for seat in self.seats],
            "result": self.result,
            **({"inns": len(self.depots["inns"])} if self.plays("inns") else {}),
            **({"white": self.white} if "white-castles" in self.request["modules"] else {}),
            **({"target": self.target} if self.is_alone else {}),
            **({"teams": team_told.TEAMS} if self.plays(team_told.MODULE) else {}),
        }

    def depot_state(self, depot: str) -> dict[str, Any]:
        shields = {"shields": self.lying[depot]} if self.plays(shields_told.MODULE) else {}
        return {"tiles": self.depots[depot], "goods": self.troughs[depot], **shields}

    def deciding(self) -> int:
        """Return the seats that decide: before the start, unless starts are secret, the next one in
        seating order."""
        return (
            self.to_act[0]
            if self.begun
            else next(seat for seat in self.order if not self.has_start[seat])
        )

    def seat_state(self, seat: dict[str, Any]) -> dict[str, Any]:
        if not self.begun:
            known = ("silver", "workers", "goods", "cells", "route") if self.is_prepared else ()
            return {key: seat[key] for key in ("estate", *known) if key in seat}
        posts = (
            {"posts": sorted(seat["posts"], key=border_posts.PAIRS.index)}
            if "posts" in seat
            else {}
        )
        stores = {key: sorted(seat[key]) for key in ("storage", "shared") if key in seat}
        seat = {key: value for key, value in seat.items() if key != "named_cells"}
        return seat | stores | {"bonuses": sorted(seat["bonuses"])} | posts


def stored_in(seat: dict[str, Any], action: dict[str, Any]) -> list[str]:
    """Return the storage into which an action puts a tile, or from which it places one."""
    store: list[str] = seat["shared" if action.get("store") == "shared" else "storage"]
    return store


def starts(request: dict[str, Any]) -> list[tuple[str | None, str | None]]:
    return list(zip(request["castles"], request["estates"], strict=True))


def new_seat(estate: str | None) -> dict[str, Any]:
    return {
        "estate": estate,
        "points": 0,
        "silver": 0,
        "workers": 0,
        "goods": {},
        "sold": {},
        "storage": [],
        "cells": {},
        "bonuses": [],
    }


def add(counts: dict[str, int], key: str, number: int) -> None:
    """Add to a count; a count of zero is left out."""
    if number:
        counts[key] = counts.get(key, 0) + number


def told_by(request: dict[str, Any], events: list[Event]) -> Told:
    """Return a listener's knowledge after these events."""
    told = Told(request)
    for event in events:
        told.hear(event)
    return told
