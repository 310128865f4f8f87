"""What one viewer knows of a dice game, and how every event changes it.

A seat that has chosen in secret has two sheets for its own viewer: the sheet as it will be, and the
`open` one that all others know. Public events change the open one, until both are the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any, NamedTuple

from burgundy_qt.rules.dice import codec, protocol
from burgundy_qt.rules.dice.codec import EDITION, GAME, VALUES
from burgundy_qt.rules.dice.sheets import BONUSES, COLOURS, LETTERS, PHASES
from burgundy_qt.rules.ruleset import NOBODY, Asked, Immutable, KnownState, StateObject, with_item

NONE: Mapping[str, int] = dict.fromkeys(BONUSES, 0)
ALL_FIRST: Mapping[str, protocol.Value | None] = dict.fromkeys(COLOURS, VALUES[0])
"""The value of each colour for the next to complete it, at the beginning."""
OF_NO_REGION = "sale", "worker"
"""The sources of bonuses that no region brings."""


NUMBER_DICE, COLOUR_DICE = (1, 2), (3, 4)
"""The dice by their places in a row; the hourglass has place 0."""
Pair = tuple[int, int]
"""The places of a number die and a colour die."""


class Dice(NamedTuple):
    """The five dice as they were rolled."""

    numbers: tuple[int, int]
    colours: tuple[str, str]
    hourglasses: int

    def pairs_for(self, number: int, colour: str, used: Pair | None = None) -> list[Pair]:
        """Return every pair of dice that writes a number on a space of a colour, except the pair
        `used` before in this round. If a bonus changes one of them, both of its kind count."""
        pairs = product(
            _showing(self.numbers, number, NUMBER_DICE),
            _showing(self.colours, colour, COLOUR_DICE),
        )
        return [pair for pair in pairs if pair != used]


def _showing(faces: Sequence[object], wanted: object, dice: Sequence[int]) -> Sequence[int]:
    found = [die for die, face in zip(dice, faces, strict=True) if face == wanted]
    return found or dice


class Result(NamedTuple):
    """Points, bonuses left and places at the end, by seat; in a solo game also the name of the
    result."""

    points: tuple[int, ...]
    bonuses: tuple[int, ...]
    places: tuple[int, ...]
    verdict: str | None = None


@dataclass(frozen=True)
class SeatState(Immutable):
    """The sheet of one seat, as far as the viewer knows it.

    `cells`: by marked cell its number, 0 for the start castle. `bonuses` are those left. `colours`:
    the values it has won. `chosen`: its secret decisions of this round.

    Fields that no state has: `extra`, bonuses that no region brought, silver of sales and workers
    taken; `crossed`, how many circles of each row are crossed out; `spent_castles`, the crossed-out
    bonuses of castles; `fresh`, the cells of the last round that was revealed; and `open`, the
    sheet as all know it, while this one shows the secret choices.
    """

    letter: str
    castle: str | None = None
    columns: tuple[int, ...] = (0,) * len(PHASES)
    bonuses: Mapping[str, int] = field(default_factory=lambda: NONE)
    cells: Mapping[str, int] = field(default_factory=dict)
    colours: Mapping[str, protocol.Value] = field(default_factory=dict)
    chosen: tuple[protocol.Action, ...] = ()
    extra: Mapping[str, int] = field(default_factory=lambda: NONE, compare=False)
    crossed: Mapping[str, int] = field(default_factory=lambda: NONE, compare=False)
    spent_castles: frozenset[str] = field(default=frozenset(), compare=False)
    fresh: tuple[str, ...] = field(default=(), compare=False)
    open: SeatState | None = field(default=None, compare=False)

    @property
    def points(self) -> int:
        """All points in its columns."""
        return sum(self.columns)

    @property
    def full_regions(self) -> tuple[tuple[str, ...], ...]:
        """The regions whose every hex is marked."""
        return codec.full_regions(self.letter, frozenset(self.cells))

    @property
    def castle_bonuses(self) -> frozenset[str]:
        """The bonuses of the castles that are marked."""
        cells = codec.cells_of(self.letter)
        return frozenset(bonus for cell in self.cells if (bonus := cells[cell].bonus))

    @property
    def chosen_cells(self) -> tuple[str, ...]:
        """The cells that it has marked in secret in this round."""
        return tuple(action["cell"] for action in self.chosen if action["type"] == "mark")

    def circled(self, bonus: str) -> int:
        """Return how many circles of the bonus's own row have been earned."""
        earned = codec.earned_circles(self.letter, frozenset(self.cells))
        return earned[bonus] + self.extra[bonus]

    def used(self, bonus: str) -> int:
        """Return how many circles of a bonus are crossed out."""
        return self.crossed[bonus] + (bonus in self.spent_castles)

    def crossing(self, bonus: str) -> SeatState:
        """Return the sheet with one circle of a bonus crossed out: in its own row, else that of the
        castle."""
        if self.crossed[bonus] < self.circled(bonus):
            return self.evolve(crossed={**self.crossed, bonus: self.crossed[bonus] + 1})
        return self.evolve(spent_castles=self.spent_castles | {bonus})

    def paying(self, bonus: str) -> SeatState:
        """Return the sheet without one bonus of a kind."""
        left = {**self.bonuses, bonus: self.bonuses[bonus] - 1}
        return self.crossing(bonus).evolve(bonuses=left)

    def scoring(self, column: int, points: int) -> SeatState:
        """Return the sheet with points in the column of a phase."""
        return self.evolve(columns=with_item(self.columns, column, self.columns[column] + points))

    def marking(self, cell: str, number: int) -> SeatState:
        """Return the sheet with a number in a cell."""
        return self.evolve(cells={**self.cells, cell: number})

    def agreeing(self) -> SeatState:
        """Return the sheet with the circles, and crossed-out circles, that fit the bonuses left."""
        seat = self
        for bonus in BONUSES:
            castle = bonus in seat.castle_bonuses
            short = seat.bonuses[bonus] - seat.circled(bonus) - castle
            if short > 0:
                seat = seat.evolve(extra={**seat.extra, bonus: seat.extra[bonus] + short})
            used = seat.circled(bonus) + castle - seat.bonuses[bonus]
            if seat.used(bonus) > used:
                seat = seat.evolve(
                    crossed={**seat.crossed, bonus: 0}, spent_castles=seat.spent_castles - {bonus}
                )
            while seat.used(bonus) < used:
                seat = seat.crossing(bonus)
        return seat


@dataclass(frozen=True)
class DiceState(KnownState):
    """What one viewer knows of a dice game.

    `boxes`: how many of each track are crossed. `open`: by colour the value for the next to
    complete it, None if none is left. Fields that no state has: `newest`, the number of boxes of
    this round, and `revealing`, whether the marks of this round are being revealed.
    """

    asked: Asked = NOBODY
    seats: tuple[SeatState, ...] = ()
    letter: str = LETTERS[0]
    set_up: str = "secret"
    phase: str | None = None
    round: int | None = None
    dice: Dice | None = None
    boxes: tuple[int, ...] = (0,) * len(PHASES)
    open: Mapping[str, protocol.Value | None] = field(default_factory=lambda: ALL_FIRST)
    result: Result | None = None
    newest: int = field(default=0, compare=False)
    revealing: bool = field(default=False, compare=False)

    @property
    def is_alone(self) -> bool:
        """Whether it is a solo game."""
        return len(self.seats) == 1

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None

    @property
    def used_pair(self) -> Pair | None:
        """The dice of the first mark of a round, while its seat may write a second."""
        if self.dice is None or self.revealing:
            return None
        for seat in self.asked.waiting:
            for action in self.seats[seat].chosen:
                if action["type"] == "mark":
                    colour = codec.cells_of(self.letter)[action["cell"]].colour
                    return self.dice.pairs_for(action["number"], colour)[0]
        return None

    @property
    def track(self) -> int:
        """How many boxes of a track are in use."""
        return codec.boxes_of(len(self.seats))

    @property
    def value_left(self) -> protocol.Value:
        """The value of the next completed colour in a solo game, the same for all colours."""
        return next((value for value in self.open.values() if value), VALUES[-1])

    @property
    def column(self) -> int:
        """The column for points now."""
        return PHASES.index(self.phase) if self.phase else 0

    @classmethod
    def empty(cls, seats: int, letter: str, set_up: str = "secret") -> DiceState:
        """Return a table before the set-up."""
        return cls(
            seats=tuple(SeatState(letter) for _ in range(seats)), letter=letter, set_up=set_up
        )

    @classmethod
    def beginning(cls, data: StateObject) -> DiceState:
        return cls.empty(len(data["seats"]), data["sheet"], data["setup"])

    @classmethod
    def from_object(cls, data: StateObject, before: DiceState | None = None) -> DiceState:
        if before is None:
            before = cls.beginning(data)
        seats = map(_seat_from, data["seats"], before.seats)
        return before.evolve(
            asked=Asked(data["seat"], tuple(data["waiting"])),
            seats=tuple(seats),
            letter=data["sheet"],
            set_up=data["setup"],
            phase=data["phase"],
            round=data["round"],
            dice=_dice_from(data["dice"]) if data["dice"] else None,
            boxes=tuple(data["boxes"]),
            open=data["open"],
            result=_result_from(data["result"]) if data["result"] else None,
        )

    def to_object(self) -> StateObject:
        data: protocol.GameObject = {
            "game": GAME,
            "edition": EDITION,
            "modules": [],
            "sheet": self.letter,
            "setup": self.set_up,
            "phase": self.phase,
            "round": self.round,
            "seat": self.asked.seat,
            "waiting": list(self.asked.waiting),
            "dice": _dice_object(self.dice) if self.dice else None,
            "boxes": list(self.boxes),
            "open": dict(self.open),
            "seats": list(map(_seat_object, self.seats)),
            "result": _result_object(self.result, self.is_alone) if self.result else None,
        }
        return dict(data)

    def after(self, event: protocol.Event) -> DiceState:
        """Return the state after one event; in it no seat has to decide."""
        return AFTER[event["event"]](self.evolve(asked=NOBODY), event)

    def with_seat(
        self,
        event: protocol.Acted | protocol.Started | protocol.Points | protocol.Gain,
        change: Callable[[SeatState], SeatState],
    ) -> DiceState:
        """Return the state with a changed seat: a private event changes the sheet that the seat
        sees, a public one the open sheet."""
        seat = self.seats[event["seat"]]
        if "to" in event:
            seat = change(seat).evolve(open=seat.open or seat)
        elif seat.open is not None:
            seat = seat.evolve(open=change(seat.open))
        else:
            seat = change(seat)
        return self.replacing(event["seat"], seat)

    def replacing(self, number: int, seat: SeatState) -> DiceState:
        """Return the state with another sheet of a seat."""
        return self.evolve(seats=with_item(self.seats, number, seat))

    def opened(self) -> DiceState:
        """Return the state when nothing is secret any more."""
        return self.evolve(seats=tuple(seat.open or seat for seat in self.seats))


# The events


def _acted(state: DiceState, event: protocol.Acted) -> DiceState:
    action, paid = event["action"], event["paid"]

    def change(seat: SeatState) -> SeatState:
        if paid is not None:
            seat = seat.paying(paid)
        if "to" in event:
            seat = seat.evolve(chosen=(*seat.chosen, action))
        if action["type"] == "mark":
            seat = seat.marking(action["cell"], action["number"])
            if "to" not in event:
                seat = seat.evolve(fresh=(*seat.fresh, action["cell"]))
        return seat

    if "to" not in event and not state.revealing:
        state = _revealing(state)
    return state.with_seat(event, change)


def _revealing(state: DiceState) -> DiceState:
    """Return the state at the first revealed mark of a round: marks of the round before are not
    fresh any more."""
    seats = [
        seat.evolve(fresh=(), open=seat.open and seat.open.evolve(fresh=())) for seat in state.seats
    ]
    return state.evolve(revealing=True, seats=tuple(seats))


def _started(state: DiceState, event: protocol.Started) -> DiceState:
    castle = event["castle"]
    return state.with_seat(event, lambda seat: seat.marking(castle, 0).evolve(castle=castle))


def _points(state: DiceState, event: protocol.Points) -> DiceState:
    return state.with_seat(event, lambda seat: seat.scoring(state.column, event["points"]))


def _gain(state: DiceState, event: protocol.Gain) -> DiceState:
    gained: Mapping[str, int] = {bonus: event.get(bonus, 0) for bonus in BONUSES}

    def change(seat: SeatState) -> SeatState:
        if event["for"] in OF_NO_REGION:
            seat = seat.evolve(extra=_added(seat.extra, gained))
        return seat.evolve(bonuses=_added(seat.bonuses, gained))

    return state.with_seat(event, change)


def _added(counts: Mapping[str, int], more: Mapping[str, int]) -> Mapping[str, int]:
    return {bonus: counts[bonus] + more[bonus] for bonus in BONUSES}


def _phase(state: DiceState, event: protocol.Phase) -> DiceState:
    return state.opened().evolve(phase=event["phase"], open=event["open"])


def _round(state: DiceState, event: protocol.Round) -> DiceState:
    at = PHASES.index(event["phase"])
    return state.opened().evolve(
        phase=event["phase"],
        round=event["round"],
        dice=_dice_from(event),
        boxes=with_item(state.boxes, at, event["boxes"]),
        newest=event["boxes"] - state.boxes[at],
        revealing=False,
    )


def _sale(state: DiceState, event: protocol.Sale) -> DiceState:
    seat = state.seats[event["seat"]]
    for _ in range(event["goods"]):
        seat = seat.paying("goods")
    return state.replacing(event["seat"], seat)


def _completed(state: DiceState, event: protocol.Completed) -> DiceState:
    state = state.opened()
    seat = state.seats[event["seat"]].scoring(state.column, event["points"])
    seat = seat.evolve(colours={**seat.colours, event["colour"]: event["size"]})
    state = state.evolve(open={**state.open, event["colour"]: event["left"]})
    return state.replacing(event["seat"], seat)


def _ended(state: DiceState, event: protocol.Ended) -> DiceState:
    return state.opened().evolve(result=_result_from(event))


AFTER: Mapping[protocol.EventType, Callable[[DiceState, Any], DiceState]] = {
    "action": _acted,
    "start": _started,
    "points": _points,
    "gain": _gain,
    "phase": _phase,
    "round": _round,
    "sale": _sale,
    "bonus": _completed,
    "end": _ended,
}
"""By type of event the change of a state."""


# Objects of the protocol


def _seat_from(data: protocol.SeatObject, before: SeatState) -> SeatState:
    chosen = tuple(data["chosen"])
    if chosen != before.chosen:
        before = before.open or before
    seat = before.evolve(
        castle=data["castle"],
        columns=tuple(data["columns"]),
        bonuses=data["bonuses"],
        cells=data["cells"],
        colours=data["colours"],
        chosen=chosen,
        open=(before.open or before) if chosen else None,
    )
    return seat.agreeing()


def _seat_object(seat: SeatState) -> protocol.SeatObject:
    return {
        "castle": seat.castle,
        "points": seat.points,
        "columns": list(seat.columns),
        "bonuses": dict(seat.bonuses),
        "cells": dict(seat.cells),
        "colours": dict(seat.colours),
        "chosen": list(seat.chosen),
    }


def _dice_from(data: protocol.DiceObject | protocol.Round) -> Dice:
    (one, two), (first, second) = data["numbers"], data["colours"]
    return Dice((one, two), (first, second), data["hourglass"])


def _dice_object(dice: Dice) -> protocol.DiceObject:
    return {
        "numbers": list(dice.numbers),
        "colours": list(dice.colours),
        "hourglass": dice.hourglasses,
    }


def _result_from(data: protocol.ResultObject) -> Result:
    points, bonuses, places = data["points"], data["bonuses"], data["places"]
    return Result(tuple(points), tuple(bonuses), tuple(places), data.get("verdict"))


def _result_object(result: Result, is_alone: bool) -> protocol.ResultObject:
    data: protocol.ResultObject = {
        "points": list(result.points),
        "bonuses": list(result.bonuses),
        "places": list(result.places),
    }
    return {**data, "verdict": result.verdict} if is_alone else data


KNOWN = DiceState
