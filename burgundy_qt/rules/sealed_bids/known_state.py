"""What one viewer knows of a game of sealed bids, and how every event changes it."""

from __future__ import annotations

from dataclasses import dataclass, field

from burgundy_qt.rules.ruleset import NOBODY, Asked, Immutable, KnownState, StateObject, with_item
from burgundy_qt.rules.sealed_bids import state as codes
from burgundy_qt.rules.sealed_bids.sealed_bids_ruleset import EDITION, NAME, SET_UP, Event

ALL_ALIKE = tuple(range(1, codes.CARDS + 1))
"""Every player's bids if no hands are dealt."""


@dataclass(frozen=True)
class SeatState(Immutable):
    """One player. `bids` are those not spent yet, None if they are hidden; `left` is how many there
    are; `bid` is the viewer's own secret one for the open card. `spent`, in no state: the spent
    bids in order."""

    points: int = 0
    left: int = codes.CARDS
    bids: tuple[int, ...] | None = None
    bid: int | None = None
    spent: tuple[int, ...] = field(default=(), compare=False)

    def after_bid(self, bid: int) -> SeatState:
        """Return the player after a bid that everybody sees."""
        bids = self.bids and tuple(each for each in self.bids if each != bid)
        return self.evolve(bids=bids, left=self.left - 1, bid=None, spent=(*self.spent, bid))


@dataclass(frozen=True)
class Result:
    """Points and places at the end, by seat."""

    points: tuple[int, ...]
    places: tuple[int, ...]


@dataclass(frozen=True)
class SealedBidsState(KnownState):
    """What one viewer knows. `cards` were turned over, `card` is open. `taken`, in no state: by
    card the seat that has it, None for nobody."""

    asked: Asked = NOBODY
    seats: tuple[SeatState, ...] = ()
    cards: tuple[int, ...] = ()
    card: int | None = None
    result: Result | None = None
    taken: tuple[int | None, ...] = field(default=(), compare=False)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None

    def has_bid(self, seat: int) -> bool:
        """Return whether a player has bid for the open card, and others have not yet."""
        return self.card is not None and bool(self.asked.waiting) and seat not in self.asked.waiting

    @classmethod
    def beginning(cls, data: StateObject) -> SealedBidsState:
        is_dealt = any(seat["bids"] is None for seat in data["seats"])
        hands = [() if seat["bids"] is not None else None for seat in data["seats"]]
        return cls(seats=tuple(SeatState(bids=hand if is_dealt else ALL_ALIKE) for hand in hands))

    @classmethod
    def from_object(
        cls, data: StateObject, before: SealedBidsState | None = None
    ) -> SealedBidsState:
        before = before or cls.beginning(data)
        seats = (
            SeatState(
                seat["points"],
                seat["left"],
                None if seat["bids"] is None else tuple(seat["bids"]),
                seat["bid"],
                was.spent,
            )
            for seat, was in zip(data["seats"], before.seats, strict=True)
        )
        result = data["result"]
        return cls(
            Asked(data["seat"], tuple(data["waiting"])),
            tuple(seats),
            tuple(data["cards"]),
            data["card"],
            result and Result(tuple(result["points"]), tuple(result["places"])),
            before.taken,
        )

    def to_object(self) -> StateObject:
        return {
            "game": NAME,
            "edition": EDITION,
            "modules": [],
            "setup": SET_UP,
            "seat": self.asked.seat,
            "waiting": list(self.asked.waiting),
            "cards": list(self.cards),
            "card": self.card,
            "seats": [
                {
                    "points": seat.points,
                    "left": seat.left,
                    "bids": None if seat.bids is None else list(seat.bids),
                    "bid": seat.bid,
                }
                for seat in self.seats
            ],
            "result": self.result
            and {"points": list(self.result.points), "places": list(self.result.places)},
        }

    def after(self, event: Event) -> SealedBidsState:
        """Return the state after one event."""
        state = self.evolve(asked=NOBODY)
        match event["event"]:
            case "hand":
                hand = tuple(event["bids"])
                return state.with_seat(event["seat"], self.seats[event["seat"]].evolve(bids=hand))
            case "card":
                card = event["card"]
                taken = (*self.taken, None)
                return state.evolve(cards=(*self.cards, card), card=card, taken=taken)
            case "action":
                seat, bid = self.seats[event["seat"]], event["action"]["bid"]
                is_secret = "to" in event
                made = seat.evolve(bid=bid) if is_secret else seat.after_bid(bid)
                return state.with_seat(event["seat"], made)
            case "points":
                seat = self.seats[event["seat"]]
                paid = seat.evolve(points=seat.points + event["points"])
                taken = (*self.taken[:-1], event["seat"])
                return state.with_seat(event["seat"], paid).evolve(taken=taken)
            case "end":
                result = Result(tuple(event["points"]), tuple(event["places"]))
                return state.evolve(card=None, result=result)

    def with_seat(self, number: int, seat: SeatState) -> SealedBidsState:
        """Return the state with another state of one player."""
        return self.evolve(seats=with_item(self.seats, number, seat))


KNOWN = SealedBidsState
