"""Count in how many games each thing happened: every tile, action, effect, knowledge tile and
event. The tables of the campaigns must have no zero."""

from collections import Counter
from typing import Any

from tests.rules.burgundy import printed
from tests.rules.burgundy.from_events import REGION_OF, Told
from tests.rules.burgundy.modules import routes_told, shields_seen, solo_seen, team_seen, team_told

Event = dict[str, Any]
BY_TILE = {
    "take": ("castle", "carpenter", "church", "market", "white-castle"),
    "place": ("castle", "city-hall", "white-castle"),
    "sell": ("castle", "warehouse", "white-castle"),
    "workers": ("castle", "white-castle"),
    "load": ("ship",),
    "pass": ("warehouse", "carpenter", "church", "market", "city-hall"),
}
BY_ROUTE = {
    "take": ("castle", "carpenter", "church", "market"),
    "place": ("castle", "city-hall"),
    "sell": ("castle", "warehouse"),
    "workers": ("castle",),
    "pass": ("warehouse", "carpenter", "church", "market", "city-hall"),
}
POINTS = (
    "animals",
    "watchtower",
    "region",
    "phase",
    "sale",
    "goods-left",
    "silver-left",
    "workers-left",
    "route",
)
POSTS = ("border-posts", "border-posts-reward")
GAINS = ("sale", "workers", "bank", "boarding-house", "mines", "hire", "route")
FREE_STEP = {"building": 9, "ship": 10, "animal": 10, "castle": 11, "mine": 11, "monastery": 11}

MODULES = ("extra-tiles", "border-posts", "white-castles", "inns", "trade-routes", "shields")
TILES = printed.box(MODULES)

RARE = [f"crane copies {building}" for building in (*printed.BUILDINGS, "white-castle")] + [
    "pass by crane"
]
RARE += [*shields_seen.RARE, *solo_seen.RARE]
"""What happens in less than one game of a hundred, so that only a long campaign has it for sure."""

EVERYTHING = (
    [f"{players} seats" for players in (2, 3, 4)]
    + [f"set-up {name}" for name in ("fixed", "open", "secret")]
    + [f"estate {number} of 2011" for number in printed.ESTATES]
    + [f"estate {number} of 2019" for number in printed.ESTATES_2019]
    + [f"{kind} by a die" for kind in ("take", "place", "sell", "workers")]
    + [f"{kind} by {tile}" for kind, tiles in BY_TILE.items() for tile in tiles]
    + [f"{kind} by route:{tile}" for kind, tiles in BY_ROUTE.items() for tile in tiles]
    + [
        "start",
        "buy",
        "buy for workers",
        "end",
        "die moved by workers",
        "tile thrown away",
        "ship on the last space",
    ]
    + [f"{tile} taken" for tile in TILES]
    + [f"{tile} laid" for tile in TILES]
    + [f"knowledge tile {number} at work" for number in range(1, 30)]
    + [f"points for {name}" for name in (*POINTS, *POSTS)]
    + [f"gain for {name}" for name in GAINS]
    + [f"route tile {tile}" for tile in printed.ROUTE]
    + [f"{bonus} on a route" for bonus in (*routes_told.BONUSES, "nothing")]
    + ["a route is full", "a sale in a sale"]
    + [
        f"{size} bonus for {colour}"
        for colour in printed.SPACES_OF_A_COLOUR
        for size in ("large", "small")
    ]
    + [f"with {module}" for module in MODULES]
    + RARE
    + [
        "copy by crane",
        "crane counts at the end",
        "geese score a herd",
        "geese score again",
        "shared die moved for a white castle",
        "inn thrown away",
        "inn bought for workers",
        "inn by a castle or city hall",
        "inn completes a region",
        "two pairs of posts at once",
        "reward for the first to join all posts",
        "reward for the second to join all posts",
    ]
    + shields_seen.EVERYTHING
    + team_seen.EVERYTHING
    + solo_seen.EVERYTHING
)


class Coverage:
    """Counts games in which a thing happened. Call `see` with every event of a game before the
    listener hears it."""

    def __init__(self) -> None:
        self.games: Counter[str] = Counter(dict.fromkeys(EVERYTHING, 0))
        self.seen: set[str] = set()
        self.knows: list[set[int]] = []
        self.last = ""

    def begin(self, request: dict[str, Any]) -> None:
        self.seen = {f"{request['players']} seats", f"set-up {request['setup']}"}
        self.seen.update(f"with {module}" for module in request["modules"])
        own: list[set[int]] = [set() for _ in range(request["players"])]
        owners = team_told.owners(request["modules"], request["players"])
        self.knows = [own[seat % owners] for seat in range(request["players"])]

    def end(self) -> None:
        """Count the game that is over."""
        self.games.update(self.seen)

    def see(self, event: Event, told: Told) -> None:
        kind = event["event"]
        if kind == "action":
            self.see_action(event, told)
        elif kind == "points":
            self.see_points(event["for"], event["seat"])
            if event["for"] == "border-posts-reward":
                self.see_reward(event, told)
        elif kind == "gain":
            self.see_gain(event)
        elif kind == "bonus":
            self.seen.add(f"{event['size']} bonus for {event['colour']}")
        elif kind == "posts" and self.last == "border-posts":
            self.seen.add("two pairs of posts at once")
        elif kind == "end":
            self.see_end(told)
        elif kind == "start":
            self.seen.add(f"estate {event['estate']} of {told.request['edition']}")
            self.seen.update(f"route tile {tile}" for tile in event.get("route", ()))
        elif kind == "route":
            self.see_route(event, told)
        self.seen.update(shields_seen.in_event(event, told, self.last))
        self.seen.update(team_seen.in_event(event, told))
        self.seen.update(solo_seen.in_event(event, told))
        self.last = event.get("for", kind)

    def see_route(self, event: Event, told: Told) -> None:
        self.seen.add(f"{event['bonus'] or 'nothing'} on a route")
        if event["space"] + 1 == len(told.seats[event["seat"]]["route"]["goods"]):
            self.seen.add("a route is full")
        if told.waiting.count("route") > 1:
            self.seen.add("a sale in a sale")

    def see_points(self, what_for: str, seat: int) -> None:
        if what_for.startswith("monastery:"):
            self.seen.add(f"knowledge tile {what_for.removeprefix('monastery:')} at work")
        else:
            self.seen.add(f"points for {what_for}")
        if what_for == "animals" and 7 in self.knows[seat]:
            self.seen.add("knowledge tile 7 at work")

    def see_gain(self, event: Event) -> None:
        self.seen.add(f"gain for {event['for']}")
        works = {
            2: event["for"] == "mines" and "workers" in event,
            3: event["for"] == "sale"
            and event.get("silver") == 2
            and 3 in self.knows[event["seat"]],
            4: event["for"] == "sale" and "workers" in event,
            13: event["for"] == "workers" and "silver" in event,
            14: event["for"] == "workers" and event["workers"] == 4,
        }
        self.seen.update(
            f"knowledge tile {tile} at work" for tile, at_work in works.items() if at_work
        )

    def see_action(self, event: Event, told: Told) -> None:
        action, seat = event["action"], event["seat"]
        kind, knows = action["type"], self.knows[seat]
        if "die" in action and kind != "set-die":
            self.seen.add(f"{kind} by a die")
            number = told.spaces(told.seats[seat])[action["cell"]][1] if kind == "place" else 0
            self.see_steps(action, event["paid"]["workers"], knows, number)
        else:
            self.seen.add(f"{kind} by {action['by']}" if "by" in action else kind)
        if kind in ("take", "buy"):
            self.seen.add(f"{action['tile']} taken")
            if action["discard"] is not None:
                self.seen.add("tile thrown away")
            if action["discard"] == "inn":
                self.seen.add("inn thrown away")
            if kind == "buy" and action["depot"] not in ("black", "inns"):
                self.seen.add("knowledge tile 6 at work")
            if kind == "buy" and action["pay"] == "workers":
                self.seen.add(
                    "inn bought for workers" if action["tile"] == "inn" else "buy for workers"
                )
        elif kind == "load" and len(action["depots"]) == 2:
            self.seen.add("knowledge tile 5 at work")
        elif kind == "place":
            self.see_place(seat, action, told)
        elif kind == "copy":
            self.seen.add(f"crane copies {action['building']}")
        elif kind == "hire":
            self.seen.add("knowledge tile 28 at work")
        if action.get("by") == "white-castle" and event["paid"]["workers"]:
            self.seen.add("shared die moved for a white castle")

    def see_place(self, seat: int, action: dict[str, Any], told: Told) -> None:
        tile, own = action["tile"], told.seats[seat]
        self.seen.add(f"{tile} laid")
        if tile.startswith("monastery:"):
            self.knows[seat].add(int(tile.removeprefix("monastery:")))
        elif tile == "ship":
            self.see_ship(seat, told)
        elif tile == "inn":
            self.see_inn(action, own, told)
        elif tile.startswith("animal:"):
            self.see_animals(tile, action["cell"], own, told)
        elif 1 in self.knows[seat] and tile.startswith("building:"):
            city = REGION_OF[told.request["edition"], own["estate"]][action["cell"]]
            if any(own["cells"].get(cell) == tile for cell in city):
                self.seen.add("knowledge tile 1 at work")

    def see_inn(self, action: dict[str, Any], own: dict[str, Any], told: Told) -> None:
        if "by" in action:
            self.seen.add("inn by a castle or city hall")
        if REGION_OF[told.request["edition"], own["estate"]][action["cell"]] <= {
            *own["cells"],
            action["cell"],
        }:
            self.seen.add("inn completes a region")

    def see_reward(self, event: Event, told: Told) -> None:
        players = told.request["players"]
        self.seen.add(
            f"reward for the {'second' if event['points'] == players else 'first'} to join all "
            "posts"
        )

    def see_ship(self, seat: int, told: Told) -> None:
        step = min(told.track[seat] + 1, 6)
        if told.track[seat] == 5:
            self.seen.add("ship on the last space")
        if any(
            27 in knows and told.track[other] == step
            for other, knows in enumerate(self.knows)
            if other != seat
        ):
            self.seen.add("knowledge tile 27 at work")

    def see_animals(self, tile: str, cell: str, own: dict[str, Any], told: Told) -> None:
        pasture = REGION_OF[told.request["edition"], own["estate"]][cell]
        others = {own["cells"][at] for at in pasture if at in own["cells"]}
        if tile == "animal:geese:2" and others:
            self.seen.add("geese score a herd")
        elif "animal:geese:2" in others:
            self.seen.add("geese score again")

    def see_end(self, told: Told) -> None:
        for seat, knows in zip(told.seats, self.knows, strict=True):
            if "building:crane" in seat["cells"].values() and knows & {*range(16, 24), 29}:
                self.seen.add("crane counts at the end")

    def see_steps(self, action: dict[str, Any], paid: int, knows: set[int], number: int) -> None:
        """Note whether workers or a knowledge tile changed the die."""
        kind = action["type"]
        if kind == "workers":
            return
        target = number if kind == "place" else action["depot" if kind == "take" else "good"]
        steps = min((action["die"] - target) % 6, (target - action["die"]) % 6)
        tile = (
            12
            if kind == "take"
            else FREE_STEP.get(action["tile"].split(":")[0])
            if kind == "place"
            else 0
        )
        if steps and tile in knows:
            self.seen.add(f"knowledge tile {tile} at work")
            steps -= 1
        if paid:
            self.seen.add("die moved by workers")
        if paid < steps:
            self.seen.add("knowledge tile 8 at work")
