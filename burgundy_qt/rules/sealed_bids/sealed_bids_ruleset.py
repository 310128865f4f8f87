"""SealedBidsRuleset: sealed bids in the protocol."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypedDict

from burgundy_qt.rules.core import has_bit
from burgundy_qt.rules.errors import IllegalAction, InvalidRecord, RequestObject, choice_value, seed
from burgundy_qt.rules.ruleset import GameObject, OutlookObject, RecordLine, RulesOf, StateObject
from burgundy_qt.rules.sealed_bids import state as codes
from burgundy_qt.rules.sealed_bids.sealed_bids_position import SealedBidsPosition


class Bid(TypedDict):
    """The only action."""

    type: Literal["bid"]
    bid: int


Action = Bid


class Hand(TypedDict):
    """The bids that a seat has been dealt, private to it."""

    event: Literal["hand"]
    seat: int
    bids: list[int]
    to: list[int]


class Card(TypedDict):
    """The card to bid for."""

    event: Literal["card"]
    card: int


class Acted(TypedDict):
    """A seat has bid."""

    event: Literal["action"]
    seat: int
    action: Action


Points = TypedDict(
    "Points", {"event": Literal["points"], "seat": int, "points": int, "for": Literal["card"]}
)
"""A seat has won a card."""


class End(TypedDict):
    """How the game has ended."""

    event: Literal["end"]
    points: list[int]
    places: list[int]


Event = Hand | Card | Acted | Points | End


NAME = "sealed-bids"
EDITION = "1"
SET_UP = "standard"
PLAYERS = range(2, codes.BIDDERS + 1)
ALL_BIDS = range(1, codes.BIDS + 1)
DEALT: dict[str, Any] = {"name": "dealt", "values": [True, False], "default": True}

Recorded = list[RecordLine]
"""The events of a record, not checked yet."""


class SealedBidsRuleset(RulesOf[SealedBidsPosition, Action, Event]):
    """The ruleset of sealed bids."""

    version = 1

    def describe(self) -> GameObject:
        """Return the game as the protocol's `hello` lists it."""
        players = [PLAYERS[0], PLAYERS[-1]]
        edition = {
            "edition": EDITION,
            "players": players,
            "modules": [],
            "setups": [SET_UP],
            "options": [DEALT],
        }
        return {"game": NAME, "title": "Sealed Bids", "editions": [edition]}

    def complete_request(self, request: RequestObject, fresh_seed: int) -> RequestObject:
        """Return the request with every default."""
        return {
            "cmd": "new",
            "game": NAME,
            "edition": choice_value(request, "edition", [EDITION], EDITION),
            "players": choice_value(request, "players", PLAYERS, PLAYERS[0]),
            "setup": choice_value(request, "setup", [SET_UP], SET_UP),
            "modules": choice_value(request, "modules", [[]], []),
            "dealt": choice_value(request, "dealt", DEALT["values"], DEALT["default"]),
            "seed": seed(request, fresh_seed),
        }

    def silent_position(self, request: RequestObject) -> SealedBidsPosition:
        """Return a position for a filled-in request."""
        return SealedBidsPosition(request["players"], request["seed"], request["dealt"])

    def replay_set_up(self, position: SealedBidsPosition, recorded: Recorded) -> None:
        """Set the hands and the first card to those of a record."""
        if not recorded:
            return
        if position.is_dealt():
            hands = {
                event["seat"]: event["bids"] for event in recorded if event.get("event") == "hand"
            }
            require(set(hands) <= set(range(position.seats)), "the hands")
            for seat, bids in (hands | unseen_hands(position, recorded, hands)).items():
                require(
                    len(set(bids)) == codes.CARDS and all(bid in ALL_BIDS for bid in bids),
                    "the hands",
                )
                hands[seat] = bids
            for seat in range(position.seats):
                require(position.give_hand(seat, hands[seat]), "the hands")
        give_next_card(position, recorded, later=0)

    def replay_chance(self, position: SealedBidsPosition, recorded: Recorded) -> None:
        """Set the card that is turned over next."""
        give_next_card(position, recorded, later=1)

    def events(self, position: SealedBidsPosition) -> list[Event]:
        """Return what a position has recorded; hands are private to their seats."""
        numbers = position.drain_journal()
        return [event_of(position, *numbers[at : at + 3]) for at in range(0, len(numbers), 4)]

    def state(
        self, position: SealedBidsPosition, request: RequestObject, seat: int | None
    ) -> StateObject:
        """Return the state as a seat knows it: its own hand and bid, and others' only if they are
        open."""
        return {
            "game": NAME,
            "edition": EDITION,
            "modules": [],
            "setup": SET_UP,
            "seat": next(iter(position.waiting_seats()), None),
            "waiting": position.waiting_seats(),
            "cards": position.cards_turned(),
            "card": position.card() or None,
            "seats": [
                seat_object(position, number, number == seat) for number in range(position.seats)
            ],
            "result": result(position) if position.is_over() else None,
        }

    def encode_action(self, action: object) -> int:
        """Return the code of a bid: its value. Raises IllegalAction."""
        match action:
            case {"type": "bid", "bid": int(bid), **rest} if (
                not rest and not isinstance(bid, bool) and bid in ALL_BIDS
            ):
                return bid
        raise IllegalAction(f"{action!r} is no action of this game")

    def decode_action(self, code: int) -> Action:
        """Return the bid of a code."""
        return {"type": "bid", "bid": code}

    def price(self, position: SealedBidsPosition, seat: int, code: int) -> Mapping[str, int]:
        """Return nothing: the bid is its price."""
        return {}

    def scoring_potential(self, position: SealedBidsPosition) -> list[OutlookObject]:
        """Return nothing: the state has it."""
        return []


def unseen_hands(
    position: SealedBidsPosition, recorded: Recorded, seen: dict[int, list[int]]
) -> dict[int, list[int]]:
    """Return hands for the seats that a seat's record hides: their later bids, and the seed's cards
    as far as nobody else has them."""
    unseen = [seat for seat in range(position.seats) if seat not in seen]
    hands = {seat: bids_of(recorded, seat) for seat in unseen}
    taken = {bid for bids in [*seen.values(), *hands.values()] for bid in bids}
    for seat in unseen:
        free = [bid for bid in [*position.hand(seat), *ALL_BIDS] if bid not in taken]
        added = list(dict.fromkeys(free))[: codes.CARDS - len(hands[seat])]
        taken.update(added)
        hands[seat] += added
    return hands


def bids_of(recorded: Recorded, seat: int) -> list[int]:
    """Return a seat's revealed bids."""
    made = [event for event in recorded if event.get("event") == "action" and event["seat"] == seat]
    return [event["action"]["bid"] for event in made]


def give_next_card(position: SealedBidsPosition, recorded: Recorded, later: int) -> None:
    card = next((event["card"] for event in recorded if event.get("event") == "card"), None)
    require(card is None or position.give_card(card, later), "the card")


def require(possible: bool, what: str) -> None:
    """Raise InvalidRecord if a record is impossible."""
    if not possible:
        raise InvalidRecord(f"{what} cannot be")


def event_of(position: SealedBidsPosition, event: int, first: int, second: int) -> Event:
    """Return an entry of the journal as the protocol has it."""
    match event:
        case codes.HAND_DEALT:
            return {"event": "hand", "seat": first, "bids": bids_in(second), "to": [first]}
        case codes.CARD_TURNED:
            return {"event": "card", "card": first}
        case codes.BID_MADE:
            return {"event": "action", "seat": first, "action": {"type": "bid", "bid": second}}
        case codes.CARD_TAKEN:
            return {"event": "points", "seat": first, "points": second, "for": "card"}
    return {"event": "end", "points": position.scores(), "places": places(position.scores())}


def bids_in(members: int) -> list[int]:
    return [bid for bid in ALL_BIDS if has_bit(members, bid)]


def result(position: SealedBidsPosition) -> dict[str, object]:
    """Return points and places at the end."""
    return {"points": position.scores(), "places": places(position.scores())}


def places(points: list[int]) -> list[int]:
    return [1 + sum(other > own for other in points) for own in points]


def seat_object(position: SealedBidsPosition, number: int, is_own: bool) -> dict[str, object]:
    """Return the visible part of a seat; None for hidden bids, and for a bid not made yet."""
    is_seen = is_own or not position.is_dealt()
    hand = position.hand(number)
    return {
        "points": position.scores()[number],
        "left": len(hand),
        "bids": hand if is_seen else None,
        "bid": (position.bids()[number] or None) if is_own else None,
    }


ANSWER = SealedBidsRuleset()
