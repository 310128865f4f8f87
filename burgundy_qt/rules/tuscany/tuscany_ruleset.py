"""TuscanyRuleset: the options of Tuscany, and how a record gives its chance."""

from collections.abc import Collection, Mapping, Sequence
from operator import le
from typing import Any, ClassVar, TypeGuard

from burgundy_qt.rules.chance import ChancePlace, Outcome, Places, check_outcome, events_of
from burgundy_qt.rules.errors import (
    InvalidArgument,
    InvalidRecord,
    RequestObject,
    choice_value,
    seed,
)
from burgundy_qt.rules.ruleset import (
    Event,
    GameObject,
    OutlookObject,
    RecordLine,
    RulesOf,
    StateObject,
)
from burgundy_qt.rules.tuscany import codec
from burgundy_qt.rules.tuscany.catalogue import EDITION, GAME, SET_UPS, TITLE
from burgundy_qt.rules.tuscany.codec import DEALS, RawState, cost_of
from burgundy_qt.rules.tuscany.components import (
    BOARDS,
    COLOURS,
    FIXED,
    FIXED_CASTLE,
    KINDS,
    NEUTRAL,
    REGION_CARDS,
    TILES,
    YIELDS,
)
from burgundy_qt.rules.tuscany.components import of_kind as components_of_kind
from burgundy_qt.rules.tuscany.hidden_hands import KnownCards, Recorded, hand_for, is_recorded
from burgundy_qt.rules.tuscany.protocol import Action, EditionObject
from burgundy_qt.rules.tuscany.protocol import Event as ProtocolEvent
from burgundy_qt.rules.tuscany.state import DRAWING, FILLING, HAND, SEATS, SLOTS
from burgundy_qt.rules.tuscany.state import NEUTRAL as NEUTRAL_PILE
from burgundy_qt.rules.tuscany.tuscany_position import TuscanyPosition

PLAYERS = range(2, SEATS + 1)


def describe() -> GameObject:
    """Return the game as the protocol's `hello` lists it."""
    edition: EditionObject = {
        "edition": EDITION,
        "players": [PLAYERS[0], PLAYERS[-1]],
        "boards": list(BOARDS),
        "modules": [],
        "setups": list(SET_UPS),
    }
    return {"game": GAME, "title": TITLE, "editions": [edition]}


def complete_request(request: RequestObject, fresh_seed: int) -> RequestObject:
    """Return the request with every default. Raises InvalidArgument with the key and its possible
    values."""
    players = choice_value(request, "players", PLAYERS, PLAYERS[0])
    return {
        "cmd": "new",
        "game": GAME,
        "edition": choice_value(request, "edition", [EDITION], EDITION),
        "players": players,
        "setup": choice_value(request, "setup", SET_UPS, SET_UPS[0]),
        "boards": boards(request.get("boards"), players),
        "modules": choice_value(request, "modules", [[]], []),
        "seed": seed(request, fresh_seed),
    }


def boards(asked: object, players: int) -> list[list[str]] | None:
    """Return by seat its three boards, None if they are to be dealt. Raises InvalidArgument."""
    if asked is None:
        return None
    if not are_boards(asked, players):
        raise InvalidArgument(
            f'"boards" is {asked!r}, but may be null or name an A, a B and a C for each of '
            f'{players} seats, none twice, as in [["A3","B1","C2"],["A1","B4","C4"]]'
        )
    return [list(of_seat) for of_seat in asked]


def are_boards(asked: object, players: int) -> TypeGuard[list[list[str]]]:
    """Return whether each seat gets an A, a B and a C, and no board is used twice."""
    if not isinstance(asked, list) or len(asked) != players:
        return False
    if not all(isinstance(each, list) and len(each) == len(KINDS) for each in asked):
        return False
    named = [
        isinstance(board, str) and board in components_of_kind(kind)
        for each in asked
        for board, kind in zip(each, KINDS, strict=True)
    ]
    return all(named) and len({board for each in asked for board in each}) == len(named)


# Chance from a record: the first seat, boards, display and hands; then tiles, region cards and
# yield cards as they come.


Counts = list[int]
EVENT_OF_STAGE = {FILLING: "refill", DRAWING: "draw"}
"""By stage the event of the next chance; otherwise a yield card's."""


def give_display(position: TuscanyPosition, tiles: list[str]) -> None:
    """Set the eight tiles of the display, all of them neutral."""
    shown = [TILES.index(tile) for tile in tiles]
    require(len(shown) == SLOTS, "the display")
    require(all(shown.count(tile) <= NEUTRAL.get(TILES[tile], 0) for tile in shown), "the display")
    position.give_display(shown)


def give_hands(position: TuscanyPosition, recorded: Recorded, order: list[int]) -> None:
    """Set each seat's first cards, in seating order."""
    nothing = [0] * len(COLOURS)
    raw = position.raw()
    deals = [seat["deal"] for seat in raw["seats"]]
    hands = [nothing for _ in order]
    held = KnownCards(list(REGION_CARDS.values()), nothing, hands, deals, raw["key"])
    for seat in order:
        hand = drawn(held, recorded[draw_of(recorded, seat) :], HAND)
        held.hands[seat] = hand
        held.deck = [left - card for left, card in zip(held.deck, hand, strict=True)]
        position.give_hand(seat, hand)


def draw_of(recorded: Recorded, seat: int) -> int:
    """Return the index of a seat's first draw."""
    for at, event in enumerate(recorded):
        if event.get("event") == "draw" and event["seat"] == seat:
            return at
    raise InvalidRecord("the hands cannot be")


def give_tile(position: TuscanyPosition, raw: RawState, tile: int) -> None:
    """Set the next tile of the display, from its source."""
    pile = pile_of(raw["neutral"], raw["neutral_gone"])
    if raw["filler"] != NEUTRAL_PILE and any(raw["seats"][raw["filler"]]["to_come"]):
        pile = raw["seats"][raw["filler"]]["to_come"]
    require(bool(pile[tile]), "the tile")
    position.give_tile(tile)


def give_cards(position: TuscanyPosition, raw: RawState, later: Recorded) -> None:
    """Set the cards that are drawn next."""
    is_new = not any(raw["deck"])
    deck, gone = (raw["gone"], [0] * len(COLOURS)) if is_new else (raw["deck"], raw["gone"])
    hands = [seat["hand"] for seat in raw["seats"]]
    held = KnownCards(deck, gone, hands, [seat["deal"] for seat in raw["seats"]], raw["key"])
    position.give_cards(drawn(held, later, min(raw["cards_due"], sum(deck))))


def drawn(held: KnownCards, later: Recorded, number: int) -> Counts:
    """Return `number` cards of the first draw, by colour: its own, or if a seat's record hides
    them, any possible ones."""
    recorded = (
        [later[1]["cards"].count(colour) for colour in COLOURS] if is_recorded(later) else None
    )
    cards = recorded or hand_for(held, later)
    require(sum(cards) == number, "the cards")
    require(all(map(le, cards, held.deck)), "the cards")
    return cards


def places_of_set_up(position: TuscanyPosition, request: RequestObject) -> Places:
    """Return the first seat, the boards unless the request has them, the display and the hands."""
    seats = range(position.seats)
    tiles = {tile: number for tile, number in NEUTRAL.items() if number}
    boards = [
        ChancePlace("seating", ("dealt", seat, at), dict.fromkeys(of, 1), kind, seat)
        for seat in seats
        for at, kind in enumerate(KINDS)
        for of in [components_of_kind(kind)]
    ]
    return (
        ChancePlace("seating", ("order", 0), dict.fromkeys(seats, 1)),
        *(boards if request["boards"] is None else ()),
        *(ChancePlace("display", ("tiles", slot), tiles, "neutral") for slot in range(SLOTS)),
        *(
            ChancePlace("cards", ("hands", seat, at), REGION_CARDS, "cards", seat)
            for seat in seats
            for at in range(HAND)
        ),
    )


def places_of_chance(raw: RawState) -> Places:
    """Return the tile, the cards or the yield card that is drawn next."""
    acting = (raw["first"] + raw["turn"]) % raw["players"]
    if raw["stage"] == FILLING:
        filler = raw["filler"] if raw["filler"] != NEUTRAL_PILE else None
        own = [] if filler is None else raw["seats"][filler]["to_come"]
        pile = own if any(own) else pile_of(raw["neutral"], raw["neutral_gone"])
        seat = filler if any(own) else None
        return (ChancePlace("refill", ("tile",), named(TILES, pile), seat=seat),)
    if raw["stage"] == DRAWING:
        deck = pile_of(raw["deck"], raw["gone"])
        number = min(raw["cards_due"], sum(deck))
        left = named(COLOURS, deck)
        return [ChancePlace("cards", ("cards", at), left, "cards", acting) for at in range(number)]
    cards = named(YIELDS, pile_of(raw["yields"], raw["yields_gone"]))
    return (ChancePlace("yield", ("card",), cards, seat=acting),)


def named(names: Sequence[str], counts: Counts) -> dict[str, int]:
    """Return the counts of a pile by name."""
    return {name: number for name, number in zip(names, counts, strict=True) if number}


def with_draws(events: list[dict[str, Any]], seats: int) -> list[dict[str, Any]]:
    """Return chosen events as a record has them: who sits where, and before all cards their
    draw."""
    complete: list[dict[str, Any]] = []
    for event in events:
        if event["event"] == "seating":
            event["order"] = [(event["order"][0] + at) % seats for at in range(seats)]
        hands = event.pop("hands", None) or ([event["cards"]] if "cards" in event else None)
        for seat, cards in enumerate(hands or ()):
            complete.append({"event": "draw", "seat": seat, "count": len(cards)})
            complete.append({"event": "cards", "seat": seat, "cards": sorted(cards)})
        complete += [] if hands else [event]
    return complete


def pile_of(stack: Counts, gone: Counts) -> Counts:
    """Return the pile of a draw: the discards if the stack is used up."""
    return stack if any(stack) else gone


def of_kind(recorded: Recorded, kind: str) -> Event:
    """Return the first event of a kind."""
    event = next((event for event in recorded if event.get("event") == kind), None)
    require(event is not None, f'a record without "{kind}"')
    return event or {}


def require(possible: bool, what: str) -> None:
    """Raise InvalidRecord if a record is impossible."""
    if not possible:
        raise InvalidRecord(f"{what} cannot be")


class TuscanyRuleset(RulesOf[TuscanyPosition, Action, ProtocolEvent]):
    """The ruleset of The Castles of Tuscany."""

    version = 1
    LATER_KEYS: ClassVar[Mapping[str, Collection[str]]] = {"end": ("hands",)}

    def describe(self) -> GameObject:
        """Return the game as the protocol's `hello` lists it."""
        return describe()

    def complete_request(self, request: RequestObject, fresh_seed: int) -> RequestObject:
        """Return the request with every default."""
        return complete_request(request, fresh_seed)

    def replay_set_up(self, position: TuscanyPosition, recorded: list[RecordLine]) -> None:
        """Set the first seat, the boards, the display and the hands."""
        if not recorded:
            return
        seating, display = of_kind(recorded, "seating"), of_kind(recorded, "display")
        require(
            any(event.get("event") == "cards" for event in recorded), "without its hands a record"
        )
        order, dealt, seats = seating["order"], seating["dealt"], range(position.seats)
        require(sorted(order) == list(seats), "the seating")
        require(are_boards(dealt, position.seats), "the boards")
        position.give_first(order[0])
        position.give_boards([DEALS.index(boards) for boards in dealt])
        give_display(position, display["tiles"])
        give_hands(position, recorded, order)

    def replay_chance(self, position: TuscanyPosition, recorded: list[RecordLine]) -> None:
        """Set the tile, cards or yield card that the record draws next; do nothing if the record
        ends before."""
        raw = position.raw()
        text = EVENT_OF_STAGE.get(raw["stage"], "yield")
        at = next((at for at, event in enumerate(recorded) if event.get("event") == text), None)
        if at is None:
            return
        if text == "refill":
            give_tile(position, raw, TILES.index(recorded[at]["tile"]))
        elif text == "yield":
            card = YIELDS.index(recorded[at]["card"])
            require(bool(pile_of(raw["yields"], raw["yields_gone"])[card]), "the yield card")
            position.give_yield(card)
        else:
            give_cards(position, raw, recorded[at:])

    def set_up_places(self, position: TuscanyPosition, request: RequestObject) -> Places:
        """Return the first seat, the boards, the display and the hands."""
        return places_of_set_up(position, request)

    def chance_places(self, position: TuscanyPosition) -> Places:
        """Return the tile, the cards or the yield card that is drawn next."""
        return places_of_chance(position.raw()) if position.is_chance_node() else ()

    def chance_events(
        self, position: TuscanyPosition, places: Places, values: Outcome
    ) -> list[dict[str, Any]]:
        """Return the events of a set-up or a chance."""
        events = events_of(places, check_outcome(places, values))
        if any(event["event"] == "seating" for event in events) and not any(
            "dealt" in event for event in events
        ):
            events[0]["dealt"] = [DEALS[seat["deal"]] for seat in position.raw()["seats"]]
        return with_draws(events, position.seats)

    def events(self, position: TuscanyPosition) -> list[ProtocolEvent]:
        """Return what a listening position has recorded since the last call."""
        return codec.events(position)

    def encode_action(self, action: object) -> int:
        """Return the code of an action."""
        return codec.encode_action(action)

    def decode_action(self, code: int) -> Action:
        """Return the action of a code."""
        return codec.decode_action(code)

    def silent_position(self, request: RequestObject) -> TuscanyPosition:
        """Return a position for a filled-in request."""
        fixed = len(KINDS) * FIXED + FIXED_CASTLE if request["setup"] == "fixed" else -1
        deals = [DEALS.index(boards) for boards in request["boards"] or []]
        return TuscanyPosition(request["players"], request["seed"], fixed, deals)

    def state(
        self, position: TuscanyPosition, request: RequestObject, seat: int | None
    ) -> StateObject:
        """Return the protocol's state of a position."""
        return dict(codec.state_object(position, seat))

    def price(self, position: TuscanyPosition, seat: int, code: int) -> Mapping[str, int]:
        """Return the cards, workers and marble that an action costs."""
        paid = cost_of(code)
        return {"cards": paid["cards"], "workers": paid["workers"], "marble": paid["marble"]}

    def scoring_potential(self, position: TuscanyPosition) -> list[OutlookObject]:
        """Return nothing: the state has it."""
        return []


ANSWER = TuscanyRuleset()
