"""Rebuild the protocol's state from events alone, with no code of the rules: every event must be
the one that the protocol's page requires."""

from functools import cache
from typing import Any

from tests.rules.dice import printed

Event = dict[str, Any]
BONUSES = "monk", "silver", "goods", "worker"
PHASES = "I", "II", "III"
COLOURS = "monastery", "mine", "river", "town", "castle", "pasture"
CONSEQUENCES = "points", "gain", "sale"
"""Events that need a cause."""

cells_of = cache(
    lambda letter, colour: frozenset(
        cell for cell in printed.cells(letter) if printed.colour(letter, cell) == colour
    )
)


class Sheet:
    """The marks and points of a seat."""

    def __init__(self) -> None:
        self.castle: str | None = None
        self.cells: dict[str, int] = {}
        self.columns = [0, 0, 0]
        self.left = dict.fromkeys(BONUSES, 0)
        self.values: dict[str, str] = {}

    def told(self, letter: str) -> dict[str, Any]:
        """Return the sheet as the protocol's state has it."""
        order = list(printed.cells(letter))
        return {
            "castle": self.castle,
            "points": sum(self.columns),
            "columns": self.columns,
            "bonuses": self.left,
            "cells": {cell: self.cells[cell] for cell in order if cell in self.cells},
            "colours": {each: self.values[each] for each in COLOURS if each in self.values},
            "chosen": [],
        }


class Told:
    """A game as its events report it. Every consequence of an action must follow, and nothing
    else."""

    def __init__(self, request: dict[str, Any]) -> None:
        self.request = request
        self.letter = request["sheet"]
        self.sheets = [Sheet() for _ in range(request["players"])]
        self.is_alone = request["players"] == 1
        self.phase, self.round = 0, 0
        self.boxes = [0, 0, 0]
        self.dice: dict[str, Any] | None = None
        self.open = dict.fromkeys(COLOURS, 0)
        self.expected: list[Event] = []
        self.acted: list[int] = []
        self.covered: dict[str, set[int]] = {colour: set() for colour in COLOURS}
        self.completed: set[str] = set()
        self.result: dict[str, Any] | None = None

    def hear(self, event: Event) -> None:
        """Follow an event."""
        assert self.result is None
        if self.expected or event["event"] in CONSEQUENCES:
            assert event == self.expected.pop(0)
        getattr(self, f"hear_{event['event']}")(event)

    def hear_action(self, event: Event) -> None:
        seat, action = event["seat"], event["action"]
        sheet = self.sheets[seat]
        if action["type"] == "start":
            assert event["paid"] is None
            return
        assert self.acted == sorted(self.acted) and seat >= (self.acted or [0])[-1]
        self.acted.append(seat)
        if action["type"] == "mark":
            assert event["paid"] == self.price(seat, action)
            if event["paid"]:
                sheet.left[event["paid"]] -= 1
                assert sheet.left[event["paid"]] >= 0
            assert action["cell"] not in sheet.cells
            sheet.cells[action["cell"]] = action["number"]
            self.expect_region(seat, action["cell"])
        elif action["type"] == "worker":
            self.expected = [{"event": "gain", "seat": seat, "worker": 1, "for": "worker"}]

    def price(self, seat: int, action: dict[str, Any]) -> str | None:
        """Return how a mark is paid: by the dice, or with a silver for the second mark of a
        round."""
        assert self.dice is not None
        if self.acted.count(seat) == 2:
            return "silver"
        if printed.colour(self.letter, action["cell"]) not in self.dice["colours"]:
            return "monk"
        return None if action["number"] in self.dice["numbers"] else "worker"

    def expect_region(self, seat: int, cell: str) -> None:
        """Expect points and a bonus if this was the last hex of its region, and note whether it was
        the last of its colour."""
        if not printed.region(self.letter, cell) <= self.sheets[seat].cells.keys():
            return
        colour, brought = printed.colour(self.letter, cell), printed.bonus(self.letter, cell)
        if cells_of(self.letter, colour) <= self.sheets[seat].cells.keys():
            self.covered[colour].add(seat)
        value = printed.points(self.letter, cell, PHASES[self.phase])
        self.expected = [{"event": "points", "seat": seat, "points": value, "for": colour}]
        if brought:
            self.expected.append({"event": "gain", "seat": seat, brought: 1, "for": colour})

    def hear_start(self, event: Event) -> None:
        sheet, cell = self.sheets[event["seat"]], event["castle"]
        assert printed.colour(self.letter, cell) == "castle"
        sheet.castle, sheet.cells[cell] = cell, 0
        self.expect_region(event["seat"], cell)

    def hear_points(self, event: Event) -> None:
        self.sheets[event["seat"]].columns[self.phase] += event["points"]

    def hear_gain(self, event: Event) -> None:
        (kind,) = set(event) & set(BONUSES)
        self.sheets[event["seat"]].left[kind] += event[kind]

    def hear_bonus(self, event: Event) -> None:
        sheet, colour = self.sheets[event["seat"]], event["colour"]
        assert event["seat"] in self.covered[colour] and colour not in sheet.values
        assert event["points"] == printed.VALUES[event["size"]][colour]
        assert event["size"] == self.value(colour)
        sheet.values[colour] = event["size"]
        self.completed.add(colour)
        sheet.columns[self.phase] += event["points"]

    def hear_phase(self, event: Event) -> None:
        self.end_round()
        if self.dice is not None:
            self.phase += 1
            self.round = 0
        assert event["phase"] == PHASES[self.phase]
        assert self.phase == 0 or self.boxes[self.phase - 1] == self.track

    def hear_round(self, event: Event) -> None:
        self.end_round()
        self.round += 1
        assert (event["phase"], event["round"]) == (PHASES[self.phase], self.round)
        crossed = 1 if self.is_alone else event["hourglass"]
        self.boxes[self.phase] = min(self.track, self.boxes[self.phase] + crossed)
        assert event["boxes"] == self.boxes[self.phase]
        self.dice = {key: event[key] for key in ("numbers", "colours", "hourglass")}
        if event["hourglass"] == 2:
            self.expected = [event for seat in range(len(self.sheets)) for event in self.sale(seat)]

    @property
    def track(self) -> int:
        return 8 if self.is_alone else 10

    def sale(self, seat: int) -> list[Event]:
        goods = self.sheets[seat].left["goods"]
        if goods == 0:
            return []
        return [
            {"event": "sale", "seat": seat, "goods": goods},
            {"event": "points", "seat": seat, "points": 2 * goods, "for": "sale"},
            {"event": "gain", "seat": seat, "silver": goods, "for": "sale"},
        ]

    def hear_sale(self, event: Event) -> None:
        self.sheets[event["seat"]].left["goods"] = 0

    def end_round(self) -> None:
        """Check at the end of a round that every colour that is complete and still open was
        reported."""
        assert self.expected == []
        if not self.acted:
            return
        assert set(self.acted) == set(range(len(self.sheets)))
        for colour in COLOURS:
            value = self.value(colour)
            assert value is None or not self.completed_for_nothing(colour)
            self.open[colour] += colour in self.completed
        self.acted, self.completed = [], set()

    def completed_for_nothing(self, colour: str) -> list[int]:
        """Return the seats with all hexes of a colour and none of its values."""
        return [seat for seat in self.covered[colour] if colour not in self.sheets[seat].values]

    def value(self, colour: str) -> str | None:
        """Return the points for the next seat to complete a colour, at the beginning of the
        round."""
        if self.is_alone:
            return "second" if self.phase == 2 else "first"
        return ("first", "second", None)[self.open[colour]]

    def hear_end(self, event: Event) -> None:
        self.end_round()
        assert self.phase == 2 and self.boxes == [self.track] * 3
        standing = [(sum(each.columns), sum(each.left.values())) for each in self.sheets]
        result = {
            "points": [own for own, _ in standing],
            "bonuses": [left for _, left in standing],
            "places": [1 + sum(other > own for other in standing) for own in standing],
        }
        if self.is_alone:
            total = standing[0][0]
            result["verdict"] = (
                "incredible" if total >= 70
                else "excellent" if total > 60
                else "good" if total > 50
                else None
            )  # fmt: skip
        assert event == {"event": "end", **result}
        self.result = result
