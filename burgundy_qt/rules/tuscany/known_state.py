"""What one viewer knows of a game of Tuscany, and how every event changes it.

Counts are by name, and 0 is left out, except for kinds of bonus tiles, which are always complete.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from burgundy_qt.rules.ruleset import Asked, KnownState, StateObject, with_item
from burgundy_qt.rules.tuscany import components, protocol
from burgundy_qt.rules.tuscany.catalogue import EDITION, GAME
from burgundy_qt.rules.tuscany.known_seat import NONE, Counts, SeatState, added, duchy_of
from burgundy_qt.rules.tuscany.state import SLOTS

ALL_BONUS_TILES = dict.fromkeys(components.BONUSES, components.TILES_OF_A_BONUS)
SHOWN_DISCARDS = 2
"""How many of the last paid cards are remembered."""


class Result(NamedTuple):
    """Points and places at the end, by seat."""

    points: tuple[int, ...]
    places: tuple[int, ...]


class Covered(NamedTuple):
    """A covered space of a seat's duchy."""

    seat: int
    cell: str

    def lies_on(self, seats: Sequence[SeatState]) -> bool:
        """Return whether a tile is on it."""
        return self.cell in seats[self.seat].cells


@dataclass(frozen=True)
class TuscanyAsked(Asked):
    """The seat that must decide now, and how many of its two actions it has begun."""

    actions: int = 0


NOBODY = TuscanyAsked()
"""No decision, as between two events."""


@dataclass(frozen=True)
class TuscanyState(KnownState):
    """What one viewer knows of a game of Tuscany.

    `to_act`: the seats that still play this round, the acting one first. `display`: by slot, None
    for a hole; `neutral`: by slot whether the tile's back is neutral. In no state: the space that
    was `covered_last`, the cards that were `paid_last`, the `last_yield` card, and by colour the
    seats that have `won` its bonuses.
    """

    asked: TuscanyAsked = NOBODY
    seats: tuple[SeatState, ...] = ()
    setup: str = "secret"
    phase: int | None = None
    round: int | None = None
    last: bool = False
    emptied: bool = False
    order: tuple[int, ...] = ()
    to_act: tuple[int, ...] = ()
    display: tuple[str | None, ...] = (None,) * SLOTS
    neutral: tuple[bool, ...] = (False,) * SLOTS
    neutral_stack: Counts = field(default_factory=lambda: components.NEUTRAL)
    neutral_discards: Counts = field(default_factory=dict)
    deck: int = sum(components.REGION_CARDS.values())
    discards: Counts = field(default_factory=dict)
    yield_deck: Counts = field(default_factory=lambda: components.YIELD_CARDS)
    yield_discards: Counts = field(default_factory=dict)
    bonus_tiles: Counts = field(default_factory=lambda: ALL_BONUS_TILES)
    colour_bonuses: Mapping[str, tuple[int, ...]] = field(
        default_factory=lambda: components.COLOUR_BONUSES
    )
    result: Result | None = None
    covered_last: Covered | None = field(default=None, compare=False)
    paid_last: tuple[str, ...] = field(default=(), compare=False)
    last_yield: str | None = field(default=None, compare=False)
    won: Mapping[str, tuple[int, ...]] = field(default_factory=dict, compare=False)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None

    @property
    def is_laid_out_in_secret(self) -> bool:
        """Whether the seats arrange their duchies in secret now."""
        return "start" in self.asked.pending

    @property
    def acting(self) -> int | None:
        """The seat whose turn it is."""
        return self.to_act[0] if self.to_act else None

    @property
    def times_to_come(self) -> int:
        """How often the current green points are still added to the red ones."""
        return protocol.PHASES + 1 - (self.phase or 1)

    def with_seat(self, number: int, seat: SeatState) -> TuscanyState:
        """Return the state with another state of a seat."""
        return self.evolve(seats=with_item(self.seats, number, seat))

    def with_tile(self, slot: int, tile: str | None, neutral: bool) -> TuscanyState:
        """Return the state with a tile or a hole in a slot of the display."""
        return self.evolve(
            display=with_item(self.display, slot, tile),
            neutral=with_item(self.neutral, slot, neutral),
        )

    @classmethod
    def beginning(cls, data: StateObject) -> TuscanyState:
        """Return the state before the first event. A finished game's state does not show whose hand
        its viewer knew before: then only the end opens the hands."""
        hands = [
            None if data["result"] or seat["cards"] is None else NONE for seat in data["seats"]
        ]
        return cls(setup=data["setup"], seats=tuple(SeatState(cards=cards) for cards in hands))

    @classmethod
    def from_object(cls, data: StateObject, before: TuscanyState | None = None) -> TuscanyState:
        """Read a state of the protocol."""
        before = before or cls.beginning(data)
        known = zip(data["seats"], before.seats, strict=True)
        seats = tuple(SeatState.from_object(seat, was) for seat, was in known)
        covered = before.covered_last
        bonuses = {colour: tuple(left) for colour, left in data["colour_bonuses"].items()}
        result = data["result"]
        return cls(
            asked=TuscanyAsked(
                data["seat"], tuple(data["waiting"]), tuple(data["pending"]), data["actions"]
            ),
            seats=seats,
            setup=data["setup"],
            phase=data["phase"],
            round=data["round"],
            last=data["last"],
            emptied=data["emptied"],
            order=tuple(data["order"]),
            to_act=tuple(data["to_act"]),
            display=tuple(data["display"]),
            neutral=tuple(data["neutral"]),
            neutral_stack=dict(data["neutral_stack"]),
            neutral_discards=dict(data["neutral_discards"]),
            deck=data["deck"],
            discards=dict(data["discards"]),
            yield_deck=dict(data["yield_deck"]),
            yield_discards=dict(data["yield_discards"]),
            bonus_tiles=dict(data["bonus_tiles"]),
            colour_bonuses=bonuses,
            result=Result(tuple(result["points"]), tuple(result["places"])) if result else None,
            covered_last=covered if covered and covered.lies_on(seats) else None,
            paid_last=before.paid_last if before.discards == data["discards"] else (),
            last_yield=before.last_yield if before.last_yield in data["yield_discards"] else None,
            won=before.won if before.colour_bonuses == bonuses else {},
        )

    def to_object(self) -> StateObject:
        """Write the state as the protocol does."""
        data: protocol.TuscanyObject = {
            "game": GAME,
            "edition": EDITION,
            "modules": [],
            "setup": self.setup,
            "phase": self.phase,
            "round": self.round,
            "last": self.last,
            "emptied": self.emptied,
            "seat": self.asked.seat,
            "waiting": list(self.asked.waiting),
            "pending": list(self.asked.pending),
            "actions": self.asked.actions,
            "order": list(self.order),
            "to_act": list(self.to_act),
            "display": list(self.display),
            "neutral": list(self.neutral),
            "neutral_stack": dict(self.neutral_stack),
            "neutral_discards": dict(self.neutral_discards),
            "deck": self.deck,
            "discards": dict(self.discards),
            "yield_deck": dict(self.yield_deck),
            "yield_discards": dict(self.yield_discards),
            "bonus_tiles": dict(self.bonus_tiles),
            "colour_bonuses": {name: list(left) for name, left in self.colour_bonuses.items()},
            "seats": [seat.to_object() for seat in self.seats],
            "result": None
            if self.result is None
            else {"points": list(self.result.points), "places": list(self.result.places)},
        }
        return dict(data)

    def after(self, event: protocol.Event) -> TuscanyState:
        """Return the state after one event; in it no seat has to decide."""
        calm = self if self.asked is NOBODY else self.evolve(asked=NOBODY)
        return AFTER[event["event"]](calm, event)


KNOWN = TuscanyState


def _seating(state: TuscanyState, event: protocol.Seating) -> TuscanyState:
    dealt = zip(state.seats, event["dealt"], strict=True)
    seats = tuple(seat.evolve(boards=tuple(boards)) for seat, boards in dealt)
    return state.evolve(seats=seats, order=tuple(event["order"]))


def _display(state: TuscanyState, event: protocol.Display) -> TuscanyState:
    for slot, tile in enumerate(event["tiles"]):
        state = _with_neutral(state, slot, tile)
    return state


def _with_neutral(state: TuscanyState, slot: int, tile: str) -> TuscanyState:
    """Return the state with the next tile of the neutral stack in a slot of the display."""
    stack = added(state.neutral_stack, tile, -1)
    return state.with_tile(slot, tile, True).evolve(neutral_stack=stack)


def _draw(state: TuscanyState, event: protocol.Drawn) -> TuscanyState:
    seat, count = state.seats[event["seat"]], event["count"]
    drawn = seat.evolve(hand=seat.hand + count)
    return state.with_seat(event["seat"], drawn).evolve(deck=state.deck - count)


def _cards(state: TuscanyState, event: protocol.Cards) -> TuscanyState:
    seat = state.seats[event["seat"]].with_cards(event["cards"], 1)
    return state.with_seat(event["seat"], seat)


def _shuffle(state: TuscanyState, event: protocol.Shuffle) -> TuscanyState:
    match event["pile"]:
        case "cards":
            return state.evolve(deck=event["count"], discards=NONE, paid_last=())
        case "yields":
            deck = state.yield_discards
            return state.evolve(yield_deck=deck, yield_discards=NONE, last_yield=None)
        case "neutral":
            return state.evolve(neutral_stack=state.neutral_discards, neutral_discards=NONE)


def _start(state: TuscanyState, event: protocol.Started) -> TuscanyState:
    seat = state.seats[event["seat"]].laid_out_as(duchy_of(event), event["castle"])
    return state.with_seat(event["seat"], seat)


def _round(state: TuscanyState, event: protocol.Round) -> TuscanyState:
    """Return the state of a new round. The last round follows an empty stack, or a round in which
    nobody could act; it ends the emptied state of the phase before."""
    goes_on = state.emptied and event["phase"] == state.phase
    return state.evolve(
        phase=event["phase"],
        round=event["round"],
        last=event["last"],
        emptied=event["last"] or goes_on,
        to_act=state.order,
    )


def _turn(state: TuscanyState, event: protocol.Turn) -> TuscanyState:
    return state.evolve(to_act=state.order[state.order.index(event["seat"]) :])


def _action(
    state: TuscanyState, event: protocol.Acted[protocol.Action] | protocol.Chosen
) -> TuscanyState:
    """Return the state after an action; a secret duchy is private to its seat, and has no price."""
    number, action = event["seat"], event["action"]
    if "to" not in event:
        state = _paid(state, number, action, event["paid"])
    seat = state.seats[number]
    match action["type"]:
        case "start":
            seat = seat.laid_out_as(duchy_of(action), action["castle"])
        case "take":
            seat = seat.without_stored(action["discard"]) if action["discard"] else seat
            seat = seat.with_stored(action["tile"])
            state = _without_shown(state, action["tile"])
        case "place":
            if action.get("by") == "castle":
                state = _without_shown(state, action["tile"])
            else:
                seat = seat.without_stored(action["tile"])
            seat = seat.evolve(cells={**seat.cells, action["cell"]: action["tile"]})
            state = state.evolve(covered_last=Covered(number, action["cell"]))
        case "bonus-tile":
            left = state.bonus_tiles[action["tile"]] - 1
            state = state.evolve(bonus_tiles={**state.bonus_tiles, action["tile"]: left})
            space = (None,) if action["tile"] == "storage" else ()
            seat = seat.evolve(
                bonus=added(seat.bonus, action["tile"]), storage=(*seat.storage, *space)
            )
    return state.with_seat(number, seat)


def _paid(
    state: TuscanyState, number: int, action: protocol.Action, paid: protocol.Paid
) -> TuscanyState:
    seat = state.seats[number]
    cards = action.get("cards", []) if action["type"] == "place" else []
    discards = state.discards
    for card in cards:
        discards = added(discards, card)
    left = seat.with_cards(cards, -1).evolve(
        hand=seat.hand - paid["cards"],
        marble=seat.marble - paid["marble"],
        workers=seat.workers - paid["workers"],
    )
    last = (*state.paid_last, *cards)[-SHOWN_DISCARDS:]
    return state.with_seat(number, left).evolve(discards=discards, paid_last=last)


def _without_shown(state: TuscanyState, tile: str) -> TuscanyState:
    """Return the state without a tile of the display: of equal ones the one in the lowest slot."""
    return state.with_tile(state.display.index(tile), None, False)


def _gain(state: TuscanyState, event: protocol.Gain) -> TuscanyState:
    seat = state.seats[event["seat"]]
    seat = seat.evolve(
        marble=seat.marble + event.get("marble", 0),
        workers=seat.workers + event.get("workers", 0),
    )
    for _ in range(event.get("hexagons", 0)):
        seat = seat.with_stored(components.HEXAGON)
    return state.with_seat(event["seat"], seat)


def _points(state: TuscanyState, event: protocol.Points) -> TuscanyState:
    seat = state.seats[event["seat"]]
    if event["track"] == "green":
        return state.with_seat(event["seat"], seat.evolve(green=seat.green + event["points"]))
    return state.with_seat(event["seat"], seat.evolve(red=seat.red + event["points"]))


def _bonus(state: TuscanyState, event: protocol.Bonus) -> TuscanyState:
    number, colour = event["seat"], event["colour"]
    seat = state.seats[number]
    return state.with_seat(number, seat.evolve(green=seat.green + event["points"])).evolve(
        colour_bonuses={**state.colour_bonuses, colour: state.colour_bonuses[colour][1:]},
        won={**state.won, colour: (*state.won.get(colour, ()), number)},
    )


def _refill(state: TuscanyState, event: protocol.Refill) -> TuscanyState:
    slot, tile, source = event["slot"], event["tile"], event["from"]
    if source == "neutral":
        return _with_neutral(state, slot, tile)
    seat = state.seats[source]
    at = next(at for at, many in enumerate(seat.stacks) if many)
    stacks = with_item(seat.stacks, at, seat.stacks[at] - 1)
    seat = seat.evolve(stacks=stacks, to_come=added(seat.to_come, tile, -1))
    return state.with_tile(slot, tile, False).with_seat(source, seat)


def _emptied(state: TuscanyState, event: protocol.Emptied) -> TuscanyState:
    return state.evolve(emptied=state.emptied or event["ends"])


def _sweep(state: TuscanyState, event: protocol.Sweep) -> TuscanyState:
    for slot in event["slots"]:
        tile = state.display[slot]
        if tile is not None and state.neutral[slot]:
            state = state.evolve(neutral_discards=added(state.neutral_discards, tile))
        state = state.with_tile(slot, None, False)
    return state


def _yield(state: TuscanyState, event: protocol.Yield) -> TuscanyState:
    return state.evolve(
        yield_deck=added(state.yield_deck, event["card"], -1),
        yield_discards=added(state.yield_discards, event["card"]),
        last_yield=event["card"],
    )


def _phase_end(state: TuscanyState, event: protocol.PhaseEnd) -> TuscanyState:
    """Return the state unchanged: points and the next round have the effects."""
    return state


def _end(state: TuscanyState, event: protocol.Ended) -> TuscanyState:
    hands = event.get("hands", [seat.cards for seat in state.seats])  # a record may lack them
    shown = zip(state.seats, hands, strict=True)
    return state.evolve(
        seats=tuple(seat.evolve(cards=cards) for seat, cards in shown),
        to_act=(),
        result=Result(tuple(event["points"]), tuple(event["places"])),
    )


AFTER: Mapping[protocol.EventType, Callable[[TuscanyState, Any], TuscanyState]] = {
    "seating": _seating,
    "display": _display,
    "draw": _draw,
    "cards": _cards,
    "shuffle": _shuffle,
    "start": _start,
    "round": _round,
    "turn": _turn,
    "action": _action,
    "gain": _gain,
    "points": _points,
    "bonus": _bonus,
    "refill": _refill,
    "emptied": _emptied,
    "sweep": _sweep,
    "yield": _yield,
    "phase-end": _phase_end,
    "end": _end,
}
"""By event the change of a state."""
