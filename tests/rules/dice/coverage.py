"""Count in how many dice games each thing happened: every mark and its price, region, value and
end. The tables of the campaigns must have no zero."""

from collections import Counter
from typing import Any

from tests.rules.dice import printed
from tests.rules.dice.from_events import COLOURS, PHASES, Told
from tests.rules.dice.random_play import PLAYABLE, SHEETS

Event = dict[str, Any]
PRICES = {None: "the dice", "monk": "a monk", "worker": "a worker", "silver": "silver"}
ALL_HEXES = 37
VERDICTS = "good", "excellent", "incredible", None
REGIONS = sorted(
    {
        (printed.colour(letter, cell), len(printed.region(letter, cell)))
        for letter in SHEETS
        for cell in printed.cells(letter)
    }
)

EVERYTHING = (
    [f"{setup} for {players}" for setup, players in PLAYABLE]
    + ["castle agreed on"]
    + [f"start at {cell} of {letter}" for letter in SHEETS for cell in printed.castles(letter)]
    + [f"{colour} by {price}" for colour in COLOURS for price in PRICES.values()]
    + [f"{colour} of {size} in phase {phase}" for colour, size in REGIONS for phase in PHASES]
    + [f"{bonus} by a castle" for bonus in ("monk", "silver", "goods", "worker")]
    + [f"{size} value for {colour}" for colour in COLOURS for size in ("first", "second")]
    + [f"first value for {colour} for several" for colour in COLOURS]
    + [f"{colour} complete for nothing" for colour in COLOURS]
    + [f"{size} value alone for {colour}" for colour in COLOURS for size in ("first", "second")]
    + [f"a phase of {rounds} rounds" for rounds in range(5, 11)]
    + [f"verdict {verdict}" for verdict in VERDICTS]
    + [
        "a double for the last box",
        "a sale of several goods",
        "silver of a sale used at once",
        "goods of a double wait",
        "silver of the first mark for the second",
        "the same pair twice",
        "a second mark beside the first alone",
        "two regions in a round",
        "a worker instead of a mark",
        "no second mark",
        "goods left at the end",
        "a tie broken by bonuses",
        "a shared victory",
        "a whole sheet",
        "a worker on a whole sheet",
    ]
)


class Coverage:
    """Counts games in which a thing happened. Call `see` with every event of a game before the
    listener hears it."""

    def __init__(self) -> None:
        self.games: Counter[str] = Counter(dict.fromkeys(EVERYTHING, 0))
        self.seen: set[str] = set()
        self.told: Told
        self.looks = {
            kind: getattr(self, f"see_{kind}")
            for kind in ("start", "action", "bonus", "phase", "round", "sale", "end")
        }
        self.marks: dict[int, list[Event]] = {}
        self.regions: Counter[int] = Counter()
        self.values: Counter[tuple[str, str]] = Counter()

    def begin(self, told: Told) -> None:
        """Begin a game; `told` is its listener."""
        request = told.request
        self.told, self.seen = told, {f"{request['setup']} for {request['players']}"}
        if request["castle"]:
            self.seen.add("castle agreed on")
        self.begin_round()

    def end(self) -> None:
        """Count the game that is over."""
        self.games.update(self.seen)

    def see(self, event: Event) -> None:
        if event["event"] in self.looks:
            self.looks[event["event"]](event)

    def see_start(self, event: Event) -> None:
        self.seen.add(f"start at {event['castle']} of {self.told.letter}")

    def see_action(self, event: Event) -> None:
        kind, seat = event["action"]["type"], event["seat"]
        if kind == "mark":
            self.see_mark(seat, event["action"], event["paid"])
        elif kind == "worker":
            self.seen.add("a worker instead of a mark")
            if len(self.told.sheets[seat].cells) == ALL_HEXES:
                self.seen.add("a worker on a whole sheet")
        elif kind == "end":
            self.seen.add("no second mark")

    def see_mark(self, seat: int, action: Event, paid: str | None) -> None:
        letter, sheet = self.told.letter, self.told.sheets[seat]
        cell, colour = action["cell"], printed.colour(self.told.letter, action["cell"])
        self.seen.add(f"{colour} by {PRICES[paid]}")
        if paid == "silver":
            self.see_second(seat, action, colour)
        if len(sheet.cells) + 1 == ALL_HEXES:
            self.seen.add("a whole sheet")
        if printed.region(letter, cell) - {cell} <= sheet.cells.keys():
            self.see_region(seat, cell, colour)
        self.marks.setdefault(seat, []).append(action)

    def see_second(self, seat: int, action: Event, colour: str) -> None:
        """Note a second mark, paid with silver."""
        sheet, first = self.told.sheets[seat], self.marks[seat][0]
        if seat in self.sold:
            self.seen.add("silver of a sale used at once")
        if seat in self.broke:
            self.seen.add("silver of the first mark for the second")
        if (
            printed.colour(self.told.letter, first["cell"]) == colour
            and first["number"] == action["number"]
        ):
            self.seen.add("the same pair twice")
        if printed.beside(action["cell"]) & sheet.cells.keys() == {first["cell"]}:
            self.seen.add("a second mark beside the first alone")

    def see_region(self, seat: int, cell: str, colour: str) -> None:
        size = len(printed.region(self.told.letter, cell))
        self.seen.add(f"{colour} of {size} in phase {PHASES[self.told.phase]}")
        self.regions[seat] += 1
        if self.regions[seat] == 2:
            self.seen.add("two regions in a round")
        if colour == "castle":
            self.seen.add(f"{printed.bonus(self.told.letter, cell)} by a castle")
        if printed.bonus(self.told.letter, cell) == "goods" and self.is_double:
            self.seen.add("goods of a double wait")

    def see_bonus(self, event: Event) -> None:
        colour, size = event["colour"], event["size"]
        if self.told.is_alone:
            self.seen.add(f"{size} value alone for {colour}")
            return
        self.seen.add(f"{size} value for {colour}")
        self.values[size, colour] += 1
        if size == "first" and self.values[size, colour] == 2:
            self.seen.add(f"first value for {colour} for several")

    def see_phase(self, event: Event) -> None:
        if self.told.round:
            self.seen.add(f"a phase of {self.told.round} rounds")

    def see_round(self, event: Event) -> None:
        self.see_colours_without_value()
        self.begin_round()
        told, before = self.told, self.told.boxes[PHASES.index(event["phase"])]
        self.is_double = event["hourglass"] == 2
        if self.is_double and not told.is_alone and before == told.track - 1:
            self.seen.add("a double for the last box")
        for seat, sheet in enumerate(told.sheets):
            if sheet.left["silver"] == 0:
                self.broke.add(seat)

    def begin_round(self) -> None:
        """Reset the notes about this round."""
        self.marks, self.regions, self.values = {}, Counter(), Counter()
        self.sold: set[int] = set()
        self.broke: set[int] = set()
        self.is_double = False

    def see_sale(self, event: Event) -> None:
        if event["goods"] > 1:
            self.seen.add("a sale of several goods")
        if event["seat"] in self.broke:
            self.sold.add(event["seat"])
            self.broke.discard(event["seat"])

    def see_colours_without_value(self) -> None:
        for colour in COLOURS:
            if self.told.open[colour] == 2 and self.told.completed_for_nothing(colour):
                self.seen.add(f"{colour} complete for nothing")

    def see_end(self, event: Event) -> None:
        self.see_colours_without_value()
        self.see_phase(event)
        if any(sheet.left["goods"] for sheet in self.told.sheets):
            self.seen.add("goods left at the end")
        if "verdict" in event:
            self.seen.add(f"verdict {event['verdict']}")
        else:
            self.see_places(event)

    def see_places(self, event: Event) -> None:
        winners = [seat for seat, place in enumerate(event["places"]) if place == 1]
        best = [
            seat for seat, points in enumerate(event["points"]) if points == max(event["points"])
        ]
        if len(winners) > 1:
            self.seen.add("a shared victory")
        if len(winners) < len(best):
            self.seen.add("a tie broken by bonuses")
