"""Compute final scores from a record's castles, dice and marks alone; the points in its events are
ignored, and it uses no code of the core."""

from collections import Counter
from typing import Any

from tests.rules.dice import printed
from tests.rules.dice.from_events import cells_of

Event = dict[str, Any]
SALE_POINTS = 2


def complaint(record: list[Event]) -> str | None:
    """Return the error in the points of a finished record; None if there is none."""
    counted, told = final_scores(record), record[-1]["points"]
    return None if counted == told else f"the record says {told}, its marks make {counted}"


def final_scores(record: list[Event]) -> list[int]:
    """Return each seat's points."""
    counted = Scores(record[0])
    for event in record[1:]:
        counted.read(event)
    counted.score_colours()
    return counted.points


class Scores:
    """The marks and points of every seat, as far as a record is read."""

    def __init__(self, request: Event) -> None:
        self.letter, seats = request["sheet"], range(request["players"])
        self.points = [0 for _ in seats]
        self.marked: list[set[str]] = [set() for _ in seats]
        self.goods = [0 for _ in seats]
        self.touched: set[str] = set()
        self.scored: list[set[str]] = [set() for _ in seats]
        self.rounds_done: Counter[str] = Counter()
        self.phase = "I"

    def read(self, event: Event) -> None:
        kind = event["event"]
        if kind == "start":
            self.mark(event["seat"], event["castle"])
        elif kind == "action" and event["action"]["type"] == "mark":
            self.mark(event["seat"], event["action"]["cell"])
        elif kind == "round":
            self.begin_round(event)

    def begin_round(self, event: Event) -> None:
        """Score the colours of the round before, then the sale."""
        self.score_colours()
        self.phase = event["phase"]
        if event["hourglass"] == 2:
            for seat, goods in enumerate(self.goods):
                self.points[seat] += SALE_POINTS * goods
            self.goods = [0 for _ in self.goods]

    def mark(self, seat: int, cell: str) -> None:
        """Mark a hex, and score its region if it was the last one."""
        self.marked[seat].add(cell)
        self.touched.add(printed.colour(self.letter, cell))
        if printed.region(self.letter, cell) <= self.marked[seat]:
            self.points[seat] += printed.points(self.letter, cell, self.phase)
            self.goods[seat] += printed.bonus(self.letter, cell) == "goods"

    def score_colours(self) -> None:
        """Score the colours that were completed in the round that is over."""
        for colour in self.touched:
            cells = cells_of(self.letter, colour)
            done = [seat for seat, marked in enumerate(self.marked) if cells <= marked]
            late = [seat for seat in done if colour not in self.scored[seat]]
            for seat in late:
                self.points[seat] += self.value(colour)
                self.scored[seat].add(colour)
            self.rounds_done[colour] += bool(late)
        self.touched = set()

    def value(self, colour: str) -> int:
        """Return the points of a colour in this round: its second value after the first, then
        none."""
        if len(self.points) == 1:
            return int(printed.VALUES["second" if self.phase == "III" else "first"][colour])
        values = [printed.VALUES[size][colour] for size in ("first", "second")] + [0]
        return int(values[min(self.rounds_done[colour], 2)])
