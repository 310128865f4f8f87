"""Compute every seat's final score again from a finished record: a second reading of the rulebook,
with no code of the core.

It uses only the choices and the chance of the record, and ignores the points, gains and prices of
its events."""

from collections import Counter
from functools import partial
from typing import Any

from tests.rules.burgundy import printed
from tests.rules.burgundy.modules import border_posts, extra_tiles, inns
from tests.rules.burgundy.modules.routes_on_paper import Route
from tests.rules.burgundy.modules.shields_on_paper import Shields, end_points, pasture

ORDER_OF_16_TO_23 = [
    "warehouse",
    "watchtower",
    "carpenter",
    "church",
    "market",
    "boarding-house",
    "bank",
    "city-hall",
]
SCORED_BY = dict(enumerate(ORDER_OF_16_TO_23, 16)) | {29: "white-castle"}
ACTIONS = ("place", "sell", "workers", "take", "buy", "load", "copy", "hire", "give", "buy-point")
WITHOUT_COLOUR = ("inn", "black")


class Seat:
    """The things of a seat, as one would note them on paper."""

    def __init__(self, start: dict[str, Any], table: Shields):
        self.estate, self.cells = start["estate"], {start["castle"]: "castle"}
        self.goods, self.sold = Counter(start["goods"]), Counter[str]()
        self.silver, self.workers, self.points, self.bonus_tiles = (
            start["silver"],
            start["workers"],
            0,
            0,
        )
        self.number, self.table = start["seat"], table
        self.shields: dict[str, int] = {}
        self.shared: dict[str, str] = {}
        self.route = Route(self, start["route"]) if "route" in start else None

    def knows(self, tile: int) -> bool:
        """Return whether a knowledge tile works for the seat: by shield 6 another's works too,
        except 27."""
        return self.has(tile) or (tile != 27 and f"monastery:{tile}" in self.shared.values())

    def has(self, tile: int) -> bool:
        return f"monastery:{tile}" in self.cells.values()

    def times(self, tile: int) -> int:
        """Return how often a knowledge tile scores at the end."""
        return int(self.knows(tile)) + (self.has(tile) and self.owns(10))

    def owns(self, shield: int) -> bool:
        return shield in self.shields.values()

    def claim(self, action: dict[str, Any]) -> None:
        self.lose(self.shields.get(action["castle"], 0))
        self.shields[action["castle"]] = action["shield"]

    def lose(self, *lost: int) -> None:
        self.shields = {
            castle: shield for castle, shield in self.shields.items() if shield not in lost
        }
        self.shared = {} if 6 in lost else self.shared

    def happen_to_get(self, workers: int) -> None:
        self.table.happen_to_get(self, workers)

    def pay(self, die: int | None, number: int, free: bool) -> None:
        """Pay workers for changing a die to a number: one for each step, with knowledge tile 8 one
        for two; none without a die."""
        if die is None:
            return
        steps = min((die - number) % 6, (number - die) % 6)
        steps = max(steps - 1, 0) if free else steps
        self.workers -= -(-steps // 2) if self.knows(8) else steps

    def kinds(self, colour: str) -> list[str]:
        """Return the tiles of a colour on the estate, without the colour."""
        return [
            tile.partition(":")[2] for tile in self.cells.values() if tile.split(":")[0] == colour
        ]


class Partner(Seat):
    """The other member of a team: it shares everything of the first one except the points."""

    OWN = ("first", "points", "number")

    def __init__(self, first: Seat):
        self.first, self.points, self.number = first, 0, first.number ^ 2

    def __getattr__(self, name: str) -> Any:
        return getattr(self.first, name)

    def __setattr__(self, name: str, value: Any) -> None:
        if name in self.OWN:
            object.__setattr__(self, name, value)
        else:
            setattr(self.first, name, value)


class Alone(Seat):
    """The seat of a solo game: its points are a counter that restarts at a falling target."""

    def __init__(self, start: dict[str, Any], table: Shields, target: int):
        self.target, self.counter = target, 0
        super().__init__(start, table)

    @property
    def points(self) -> int:
        return self.counter

    @points.setter
    def points(self, points: int) -> None:
        self.counter = points
        if points >= self.target:
            self.counter, self.target = 0, max(self.target - 5, 5)

    def at_once(self, tile: str) -> int:
        """Return the points of a knowledge tile when it is placed."""
        number = int(tile.partition(":")[2]) if tile.startswith("monastery:") else 0
        kinds = self.kinds("building")
        if number in SCORED_BY:
            return 4 * (kinds.count(SCORED_BY[number]) + kinds.count("crane"))
        species = {kind.split(":")[0] for kind in self.kinds("animal")}
        worth = {
            15: 2 * len(self.sold),
            24: 4 * len(species),
            25: self.sold.total(),
            26: 3 * len(self.full_colours()),
        }
        return worth.get(number, 0)

    def full_colours(self) -> set[str]:
        spaces = printed.spaces(self.estate, "2019")
        return {colour for colour, _ in spaces.values()} - {
            spaces[cell][0] for cell in spaces.keys() - self.cells.keys()
        }


def final_scores(record: list[dict[str, Any]]) -> list[int]:
    """Return the points of every seat at the end of a finished game."""
    table = Paper(
        record[0]["players"],
        record[0]["edition"],
        "team" in record[0]["modules"],
        record[0].get("target"),
    )
    for event in record[1:]:
        table.follow(event)
    return [table.final(table.seats[seat]) for seat in range(table.players)]


class Paper:
    """A game that is followed line by line."""

    def __init__(self, players: int, edition: str, teams: bool, target: int | None = None):
        self.teams, self.target = teams, target
        self.players, self.edition, self.phase, self.white = players, edition, "", 0
        self.seats: dict[int, Seat] = {}
        self.troughs = {depot: Counter[str]() for depot in range(1, 7)}
        self.bonuses_taken = Counter[str]()
        self.shields = Shields(self.seats, self.troughs)

    def follow(self, event: dict[str, Any]) -> None:
        if event["event"] == "start":
            kind = Seat if self.target is None else partial(Alone, target=self.target)
            self.seats[event["seat"]] = kind(event, self.shields)
            if self.teams:
                self.seats[event["seat"] ^ 2] = Partner(self.seats[event["seat"]])
        elif event["event"] == "turn":
            self.shields.turns.append(event["seat"])
        elif event["event"] == "phase":
            self.end_phase()
            self.phase = event["phase"]
        elif event["event"] == "round":
            self.white, self.shields.dice = event["white"], [list(dice) for dice in event["dice"]]
            self.troughs[event["white"]][str(event["good"])] += 1
        elif event["event"] == "action" and event["seat"] in self.seats:
            self.act(event["seat"], event["action"])
        elif event["event"] == "phase-end":
            self.shields.begin_phase_end(self.players)
        elif event["event"] == "end":
            self.end_phase()

    def end_phase(self) -> None:
        """Pay the mines after all seats have decided, if a phase was played."""
        self.lay_goods_of_all_but(None)
        if self.phase:
            self.shields.end_phase()

    def lay_goods_of_all_but(self, decides: Seat | None) -> None:
        for seat in self.seats.values():
            if seat.route and seat is not decides:
                seat.route.lay_all()

    def act(self, number: int, action: dict[str, Any]) -> None:
        seat = self.seats[number]
        self.lay_goods_of_all_but(seat)
        self.shields.ask_up_to(number)
        self.shields.act(seat, action)
        if seat.route:
            seat.route.before(action)
        if action["type"] in ACTIONS:
            getattr(self, action["type"].replace("-", "_"))(seat, action)

    def take(self, seat: Seat, action: dict[str, Any]) -> None:
        seat.pay(self.die(action), action["depot"], seat.knows(12))

    def buy(self, seat: Seat, action: dict[str, Any]) -> None:
        seat.silver -= 2 * (action["pay"] == "silver")
        seat.workers -= 2 * (action["pay"] == "workers")

    def workers(self, seat: Seat, action: dict[str, Any]) -> None:
        self.shields.gain_workers(seat, 4 if seat.knows(14) else 2)
        seat.silver += seat.knows(13)

    def sell(self, seat: Seat, action: dict[str, Any]) -> None:
        good = str(action["good"])
        seat.pay(self.die(action), action["good"], free=False)
        seat.points += max(self.players, 2) * seat.goods[good] * (2 if seat.owns(12) else 1)
        seat.silver += seat.goods[good] if seat.owns(9) else 2 if seat.knows(3) else 1
        if seat.route:
            seat.route.sold(action["good"], seat.goods[good])
        seat.sold[good] += seat.goods.pop(good)
        seat.happen_to_get(int(seat.knows(4)))

    def load(self, seat: Seat, action: dict[str, Any]) -> None:
        for depot in action["depots"]:
            for good in map(str, action["goods"]):
                seat.goods[good] += self.troughs[depot].pop(good, 0)
        if self.target is not None:
            for trough in self.troughs.values():
                trough.clear()

    def give(self, seat: Seat, action: dict[str, Any]) -> None:
        seat.goods[str(action["good"])] -= 1
        seat.goods += Counter()

    def buy_point(self, seat: Seat, action: dict[str, Any]) -> None:
        seat.silver -= 1
        seat.points += 1

    def place(self, seat: Seat, action: dict[str, Any]) -> None:
        tile, cell = action["tile"], action["cell"]
        colour, number = printed.spaces(seat.estate, self.edition)[cell]
        knowledge = {"building": 9, "ship": 10, "animal": 10}.get(colour, 11)
        seat.pay(
            self.die(action), number, free=tile not in WITHOUT_COLOUR and seat.knows(knowledge)
        )
        seat.cells[cell] = tile
        region = next(
            region for region in printed.regions(seat.estate, self.edition) if cell in region
        )
        self.building(seat, tile)
        if tile.startswith("animal:"):
            lying = [seat.cells.get(at, "inn") for at in pasture(region, seat, self.edition)]
            herd = [other for other in lying if other not in WITHOUT_COLOUR]
            seat.points += extra_tiles.points_of_animals(tile, herd, seat.knows(7))
        if isinstance(seat, Alone):
            seat.points += seat.at_once(tile)
        if region <= seat.cells.keys():
            size = min(inns.size(region, seat.cells) + seat.owns(17), 8)
            seat.points += printed.REGION_POINTS[size]
            seat.points += printed.PHASE_POINTS[self.phase]
        covered = [
            at for at in seat.cells if printed.spaces(seat.estate, self.edition)[at][0] == colour
        ]
        full = len(covered) == len(printed.of_colour(seat.estate, self.edition, colour))
        if full and self.target is None and self.bonuses_taken[colour] < 2:
            seat.points += (self.players + 3 * (self.bonuses_taken[colour] == 0)) * (
                2 if seat.owns(7) else 1
            )
            seat.bonus_tiles += 1
            self.bonuses_taken[colour] += 1
        if seat.estate.startswith("11"):
            others = [other.cells.keys() for other in self.seats.values() if other is not seat]
            seat.points += border_posts.points(seat.cells.keys(), cell, others, self.phase)

    def building(self, seat: Seat, tile: str) -> None:
        """Give the bonus of a building without a choice."""
        seat.happen_to_get(4 * (tile == "building:boarding-house"))
        seat.silver += 2 * (tile == "building:bank")
        seat.points += 4 * (tile == "building:watchtower")

    def copy(self, seat: Seat, action: dict[str, Any]) -> None:
        self.building(seat, f"building:{action['building']}")

    def hire(self, seat: Seat, action: dict[str, Any]) -> None:
        seat.silver -= 1
        self.shields.gain_workers(seat, 2)

    def die(self, action: dict[str, Any]) -> int | None:
        """Return the face of the die of an action, if any: a seat's die, or for a white castle the
        shared one."""
        return self.white if action.get("by") == "white-castle" else action.get("die")

    def final(self, seat: Seat) -> int:
        """Score the end; a team's things count once, for the first of its seats."""
        if (self.teams and seat.number > 1) or self.target is not None:
            return seat.points
        points = seat.points + seat.goods.total() + seat.silver + seat.workers // 2
        for_a_type, for_a_bonus = (3, 2) if self.edition == "2011" else (2, 3)
        points += for_a_type * len(seat.sold) * seat.times(15) + seat.sold.total() * seat.times(25)
        points += 4 * len({kind.split(":")[0] for kind in seat.kinds("animal")}) * seat.times(24)
        points += for_a_bonus * seat.bonus_tiles * seat.times(26) + end_points(
            seat.shields.values()
        )
        scored = {building: seat.times(tile) for tile, building in SCORED_BY.items()} | {"crane": 0}
        crane = max(scored.values()) * ("crane" in seat.kinds("building"))
        return points + 4 * (sum(scored[kind] for kind in seat.kinds("building")) + crane)


def complaint(record: list[dict[str, Any]]) -> str | None:
    """Return the error in the result of a finished record; None if it is right."""
    told = [event["points"] for event in record if event.get("event") == "end"]
    try:
        counted = final_scores(record)
    except (KeyError, ValueError, StopIteration) as error:
        return f"the record cannot be followed: {error!r}"
    return None if told == [counted] else f"the record says {told}, counted are {counted}"
