"""Compute final scores from the actions, draws and yields of a record; the points in its events are
ignored, and it uses no code of the core."""

from collections import Counter
from typing import Any

from tests.rules.tuscany import printed

Event = dict[str, Any]
YIELDS = {
    "red": ("red", 2),
    "card-and-red": ("red", 1),
    "green": ("green", 1),
    "marble": ("marble", 1),
    "worker": ("workers", 1),
}
CARDS_FOR_A_POINT = 5


def complaint(record: list[Event]) -> str | None:
    """Return the error in the points of a finished record; None if there is none."""
    counted, told = final_scores(record), record[-1]["points"]
    return None if counted == told else f"the record says {told}, its deeds make {counted}"


def final_scores(record: list[Event]) -> list[int]:
    """Return each seat's red points."""
    scores = Scores(record[0]["players"])
    for event in record[1:]:
        scores.read(event)
    return [own["red"] + left_over(own) for own in scores.has]


def left_over(own: Counter[str]) -> int:
    """Return a point for each five cards, and for everything else that a seat has left."""
    kept = ("stored", "hexagons", "marble", "workers")
    return own["hand"] // CARDS_FOR_A_POINT + sum(own[what] for what in kept)


class Scores:
    """The pieces of every seat, as far as a record is read."""

    def __init__(self, players: int) -> None:
        self.has = [Counter(space=1) for _ in range(players)]
        self.laid: list[dict[str, str]] = [{} for _ in range(players)]
        self.duchies: list[printed.Duchy] = []
        self.starts: dict[int, Event] = {}
        self.complete: Counter[str] = Counter()

    def read(self, event: Event) -> None:
        match event["event"]:
            case "start":
                self.starts[event["seat"]] = event
                self.laid[event["seat"]][event["castle"]] = "castle"
            case "draw":
                self.has[event["seat"]]["hand"] += event["count"]
            case "yield":
                self.turn_up(self.has[event["seat"]], event["card"])
            case "action" if event["action"]["type"] in ("take", "place", "bonus-tile"):
                self.act(event["seat"], event["action"], event["paid"])
            case "action":
                self.has[event["seat"]]["marble"] -= event["paid"]["marble"]
            case "phase-end":
                for own in self.has:
                    own["red"] += own["green"]

    def act(self, seat: int, action: Event, paid: dict[str, int]) -> None:
        own = self.has[seat]
        own["marble"] -= paid["marble"]
        if action["type"] == "bonus-tile":
            own["bonus " + action["tile"]] += 1
            if action["tile"] == "storage":
                own["green"] += 2
                own["space"] += 1
            return
        if action["type"] == "take":
            own["stored"] += 1
            if action["discard"]:
                own[store_of(action["discard"])] -= 1
            return
        own["hand"] -= paid["cards"]
        own["workers"] -= paid["workers"]
        if action.get("by") != "castle":
            own[store_of(action["tile"])] -= 1
        self.lay(seat, action["tile"], action["cell"])

    def lay(self, seat: int, tile: str, cell: str) -> None:
        """Score a tile's points and wood, its region and its colour."""
        own, laid = self.has[seat], self.laid[seat]
        duchy = printed.duchy_of(self.starts[seat])
        colour, region = duchy.colour[cell], duchy.region[cell]
        if colour == "agriculture":
            there = {crop for other in region for crop in printed.crops_of(laid.get(other, ""))}
            is_wooden = tile == printed.HEXAGON
            own["green"] += 1 if is_wooden else len({*printed.crops_of(tile)} - there)
        own["marble"] += (1 + own["bonus marble"]) * (colour == "quarry")
        own["workers"] += (1 + own["bonus worker"]) * (colour == "village")
        own["hexagons"] += colour == "inn"
        laid[cell] = tile
        if region <= laid.keys():
            own["green"] += printed.REGION_POINTS[len(region)]
        if duchy.of_colour[colour] <= laid.keys():
            values = [*printed.COLOUR_BONUSES[colour], 0, 0]
            own["green"] += values[self.complete[colour]]
            self.complete[colour] += 1

    def turn_up(self, own: Counter[str], card: str) -> None:
        """Score a yield card, except its cards."""
        if card in YIELDS:
            what, number = YIELDS[card]
            own[what] += number
        elif card == "hexagon" and own["stored"] + own["hexagons"] < own["space"]:
            own["hexagons"] += 1
        elif card == "hexagon":
            own["red"] += 2


def store_of(thing: str) -> str:
    """Return how a stored thing is counted."""
    return "hexagons" if thing == printed.HEXAGON else "stored"
