"""Count in how many games of Tuscany each thing happened: every effect, payment, sweep, shuffle and
end. The tables of the campaigns must have no zero."""

from collections import Counter
from typing import Any

from tests.rules.tuscany import printed
from tests.rules.tuscany.from_events import Told
from tests.rules.tuscany.printed import COLOURS, HEXAGON
from tests.rules.tuscany.random_play import KINDS

Event = dict[str, Any]
PAYMENTS = (
    "two cards",
    "a card and a worker",
    "two workers",
    "a card and a pair",
    "a worker and a pair",
    "two pairs",
    "two pairs of one colour",
)
SHUFFLES = "cards", "yields", "neutral"
ENDS_A_DRAW = "action", "turn", "yield", "phase-end"
END_POINTS = "cards", "stored", "hexagons", "marble", "workers"

EVERYTHING = (
    [f"{setup} for {players}" for setup, players in KINDS]
    + ["boards asked for"]
    + [f"bonus tile {tile} by {by}" for by in ("start", "town") for tile in printed.BONUS_TILES]
    + ["a kind of bonus tile used up"]
    + [f"{colour} laid" for colour in COLOURS]
    + [f"{colour} by a castle" for colour in COLOURS]
    + [f"hexagon on {colour}" for colour in COLOURS]
    + ["a castle's tile declined", "a castle for which nothing fits"]
    + [f"paid with {payment}" for payment in PAYMENTS]
    + [f"region of {size}" for size in printed.REGION_POINTS]
    + [f"{new} new crops" for new in (0, 1, 2)]
    + [f"bonus {rank} for {colour}" for colour in COLOURS for rank in (1, 2)]
    + ["a colour covered for nothing"]
    + [f"yield {card}" for card in printed.YIELD_CARDS]
    + ["a hexagon without room"]
    + [f"{pile} shuffled" for pile in SHUFFLES]
    + ["cards shuffled in the middle of a draw", "too few cards", "no card to be drawn"]
    + [f"a sweep of five for {colour}" for colour in COLOURS]
    + ["a sweep of six", "a sweep after a sweep", "a sweep in a castle's effect"]
    + ["a swap", "a swap repeated", "a swap that makes five", "a tile taken that does not fit"]
    + ["a hole that stays"]
    + [f"stack {stack} ends its phase" for stack in (1, 2, 3)]
    + ["a stack that ends nothing", "a phase ended by a castle", "a phase ended for a marble"]
    + [f"{kind} for a marble" for kind in ("draw", "take", "swap", "place")]
    + ["a marble of this turn used", "a turn ended with a marble"]
    + ["a tile thrown away", "a hexagon thrown away"]
    + ["a turn passed over"]
    + [f"points for {what} at the end" for what in END_POINTS]
    + ["a tie broken by empty spaces", "a tie broken by green points", "a place shared"]
)
BY_CHOSEN_RECORDS = ("a turn passed over", "a tie broken by green points", "a place shared")
"""Things that hardly happen by chance alone."""


class Coverage:
    """Counts games in which a thing happened. Call `see` with every event of a game before the
    listener hears it."""

    def __init__(self) -> None:
        self.games: Counter[str] = Counter(dict.fromkeys(EVERYTHING, 0))
        self.seen: set[str] = set()
        self.told: Told
        self.before: Event = {}
        self.action: Event = {}
        self.looks = {
            kind: getattr(self, f"see_{kind}")
            for kind in (
                "action",
                "points",
                "bonus",
                "yield",
                "shuffle",
                "sweep",
                "emptied",
                "turn",
                "end",
            )
        }
        self.colour = ""
        self.marble = self.wanted = self.due = 0

    def begin(self, told: Told) -> None:
        """Begin a game; `told` is its listener."""
        request = told.request
        self.told, self.seen = told, {f"{request['setup']} for {request['players']}"}
        if request["boards"]:
            self.seen.add("boards asked for")
        self.before, self.action, self.colour, self.due = {"event": ""}, {}, "", 0

    def end(self) -> None:
        """Count the game that is over."""
        self.games.update(self.seen)

    def see(self, event: Event) -> None:
        self.see_what_is_left_out(event)
        if event["event"] == "draw":
            self.due = max(0, self.due - event["count"])
        elif event["event"] in self.looks:
            self.looks[event["event"]](event)
        self.before = event

    def see_what_is_left_out(self, event: Event) -> None:
        """Note cards, a castle's tile and a turn that did not come."""
        kind = event["event"]
        is_over = kind in ENDS_A_DRAW or (kind, event.get("for")) == ("points", "yield")
        if self.due and is_over:
            self.seen.add("no card to be drawn" if self.due == self.wanted else "too few cards")
            self.due = 0
        if kind in ("action", "turn", "phase-end"):
            if self.colour == "castle" and event.get("action", {}).get("by") != "castle":
                self.seen.add("a castle for which nothing fits")
            self.colour = ""
            if self.before["event"] == "turn" and kind != "action":
                self.seen.add("a turn passed over")

    def see_action(self, event: Event) -> None:
        seat, action, kind = event["seat"], event["action"], event["action"]["type"]
        self.action = action
        if event["paid"]["marble"]:
            self.seen.add(f"{kind} for a marble")
            if self.marble == 0:
                self.seen.add("a marble of this turn used")
        looks = {
            "bonus-tile": self.see_bonus_tile,
            "draw": self.see_draw,
            "take": self.see_take,
            "swap": self.see_swap,
            "place": self.see_place,
        }
        if kind in looks:
            looks[kind](seat, action)
        elif kind == "pass":
            self.seen.add("a castle's tile declined")
        elif kind == "end":
            self.seen.add("a turn ended with a marble")

    def see_bonus_tile(self, seat: int, action: Event) -> None:
        self.seen.add(f"bonus tile {action['tile']} by {action['by']}")
        if self.told.bonus_tiles[action["tile"]] == 1:
            self.seen.add("a kind of bonus tile used up")

    def see_draw(self, seat: int, action: Event) -> None:
        self.wanted = self.due = 3 + self.told.seats[seat].bonus["card"]

    def see_take(self, seat: int, action: Event) -> None:
        if action["discard"] == HEXAGON:
            self.seen.add("a hexagon thrown away")
        elif action["discard"]:
            self.seen.add("a tile thrown away")
        if not self.told.seats[seat].fits(action["tile"]):
            self.seen.add("a tile taken that does not fit")

    def see_swap(self, seat: int, action: Event) -> None:
        self.seen.add("a swap repeated" if action.get("by") == "swap" else "a swap")

    def see_place(self, seat: int, action: Event) -> None:
        own, tile, cell = self.told.seats[seat], action["tile"], action["cell"]
        self.colour = own.duchy.colour[cell]
        self.seen.add(f"{self.colour} laid")
        if action.get("by") == "castle":
            self.seen.add(f"{self.colour} by a castle")
        else:
            self.seen.add(f"paid with {payment(action, self.colour)}")
        if tile == HEXAGON:
            self.seen.add(f"hexagon on {self.colour}")
        region = own.duchy.region[cell]
        if region <= own.cells.keys() | {cell}:
            self.seen.add(f"region of {len(region)}")
        if self.colour == "agriculture" and tile != HEXAGON:
            there = {crop for each in region for crop in printed.crops_of(own.cells.get(each, ""))}
            self.seen.add(f"{len(set(printed.crops_of(tile)) - there)} new crops")
        whole = own.duchy.of_colour[self.colour]
        if whole <= own.cells.keys() | {cell} and not self.told.colour_bonuses[self.colour]:
            self.seen.add("a colour covered for nothing")
        if self.colour == "monastery":
            self.wanted = self.due = 3

    def see_points(self, event: Event) -> None:
        if event["for"] == "hexagon":
            self.seen.add("a hexagon without room")
        elif event["for"] in END_POINTS:
            self.seen.add(f"points for {event['for']} at the end")

    def see_bonus(self, event: Event) -> None:
        self.seen.add(f"bonus {event['rank']} for {event['colour']}")

    def see_yield(self, event: Event) -> None:
        self.seen.add(f"yield {event['card']}")
        self.wanted = self.due = {"cards": 2, "card-and-red": 1}.get(event["card"], 0)

    def see_shuffle(self, event: Event) -> None:
        self.seen.add(f"{event['pile']} shuffled")
        if event["pile"] == "cards" and self.before["event"] == "cards":
            self.seen.add("cards shuffled in the middle of a draw")

    def see_sweep(self, event: Event) -> None:
        if event["for"] == "swap":
            return
        self.seen.add(f"a sweep of five for {event['colour']}")
        if len(event["slots"]) > 5:
            self.seen.add("a sweep of six")
        if self.before["event"] == "refill" and self.before["from"] == "neutral":
            self.seen.add("a sweep after a sweep")
        if self.action["type"] == "swap":
            self.seen.add("a swap that makes five")
        if self.action.get("by") == "castle":
            self.seen.add("a sweep in a castle's effect")

    def see_emptied(self, event: Event) -> None:
        if not event["ends"]:
            self.seen.add("a stack that ends nothing")
            return
        self.seen.add(f"stack {event['stack']} ends its phase")
        if self.action.get("by") == "castle":
            self.seen.add("a phase ended by a castle")
        if self.told.actions == 2:
            self.seen.add("a phase ended for a marble")

    def see_turn(self, event: Event) -> None:
        self.marble = self.told.seats[event["seat"]].marble

    def see_end(self, event: Event) -> None:
        seats = self.told.seats
        if None in self.told.display:
            self.seen.add("a hole that stays")
        for one, own in enumerate(seats):
            for other in range(one):
                if event["points"][one] != event["points"][other]:
                    continue
                if event["places"][one] == event["places"][other]:
                    self.seen.add("a place shared")
                elif len(own.cells) != len(seats[other].cells):
                    self.seen.add("a tie broken by empty spaces")
                else:
                    self.seen.add("a tie broken by green points")


def payment(action: Event, colour: str) -> str:
    """Return how a space was paid for."""
    cards, workers = Counter[str](action["cards"]), action["workers"]
    own = cards[colour]
    pairs = (cards.total() - own) // 2
    match own, workers, pairs:
        case 2, 0, 0:
            return "two cards"
        case 1, 1, 0:
            return "a card and a worker"
        case 0, 2, 0:
            return "two workers"
        case 1, 0, 1:
            return "a card and a pair"
        case 0, 1, 1:
            return "a worker and a pair"
    return "two pairs of one colour" if len(cards) == 1 else "two pairs"
