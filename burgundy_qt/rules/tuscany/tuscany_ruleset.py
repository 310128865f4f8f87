"""TuscanyRuleset: the options of Tuscany, and how a record gives its chance."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from operator import le
from random import Random
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
    CELL_NUMBER,
    COLOURS,
    FIXED,
    FIXED_CASTLE,
    KINDS,
    NEUTRAL,
    REGION_CARDS,
    TILES,
    YIELDS,
    colours_of,
)
from burgundy_qt.rules.tuscany.components import of_kind as components_of_kind
from burgundy_qt.rules.tuscany.protocol import Action, EditionObject, Place
from burgundy_qt.rules.tuscany.protocol import Event as ProtocolEvent
from burgundy_qt.rules.tuscany.state import DRAWING, FILLING, HAND, PRICE, SEATS, SLOTS
from burgundy_qt.rules.tuscany.state import NEUTRAL as NEUTRAL_PILE
from burgundy_qt.rules.tuscany.tuscany_position import TuscanyPosition

# Cards that a seat's record does not show, drawn so that all its later events can happen. Another
# seat pays in the open, so it must have drawn those cards before; a pair shows that the hand lacked
# a card of the space's colour; and cards that the viewer draws later must still be in the deck. A
# deck that is shuffled anew consists of the discards, so every draw belongs to the deck of its
# time.


Recorded = list[Event]
Counts = list[int]
MOST_TRIES = 400
ATTEMPTS = 60


@dataclass
class KnownCards:
    """The places of the cards at a draw: its deck, the discards, the hands by seat, each by colour;
    the dealt boards; and the record's seed, which decides random choices."""

    deck: Counts
    gone: Counts
    hands: list[Counts]
    deals: list[int]
    seed: int


@dataclass
class Draw:
    """A hidden draw: its deck (0: the present one), how many cards are still open, those settled,
    and the colours that its seat must lack later."""

    deck: int
    open: int
    cards: Counts = field(default_factory=lambda: [0] * len(COLOURS))
    lacking: set[int] = field(default_factory=set)

    def give(self, colour: int, number: int) -> None:
        """Settle some of its open cards."""
        self.open -= number
        self.cards[colour] += number


@dataclass
class Need:
    """A card that a seat pays, and the draws that may have brought it."""

    colour: int
    draws: list[Draw]


class Course:
    """The hidden draws of a record from one draw on, the cards that they must bring, and for each
    deck the cards that are left for them."""

    def __init__(self, held: KnownCards, later: Recorded):
        self.draws: list[list[Draw]] = [[] for _ in held.hands]
        self.needs: list[Need] = []
        self.decks = [list(held.deck)]
        self._gone = list(held.gone)
        self._hands = [list(hand) for hand in held.hands]
        self._since = [[0] * len(COLOURS) for _ in held.hands]
        self._deals = held.deals
        for at in range(len(later)):
            self._read(later, at)

    def all_draws(self) -> list[Draw]:
        """Return the draws of all seats."""
        return [draw for draws in self.draws for draw in draws]

    def _read(self, later: Recorded, at: int) -> None:
        event = later[at]
        match event.get("event"):
            case "shuffle" if event["pile"] == "cards" and at:
                self.decks.append(self._gone)
                self._gone = [0] * len(COLOURS)
            case "draw" if is_recorded(later[at:]):
                for card in later[at + 1]["cards"]:
                    self.decks[-1][COLOURS.index(card)] -= 1
                    self._hands[event["seat"]][COLOURS.index(card)] += 1
            case "draw":
                self.draws[event["seat"]].append(Draw(len(self.decks) - 1, event["count"]))
            case "action" if "cards" in event["action"]:
                self._pay(event["seat"], event["action"])

    def _pay(self, seat: int, action: Place) -> None:
        """Record a payment: each card that the hand does not have yet is a need; with pairs, the
        hand had no more cards of the space's colour."""
        spaces = colours_of(DEALS[self._deals[seat]])
        colour = COLOURS.index(spaces[CELL_NUMBER[action["cell"]]])
        for card in map(COLOURS.index, action["cards"]):
            self._gone[card] += 1
            if self._hands[seat][card]:
                self._hands[seat][card] -= 1
            else:
                since = self._since[seat][card]
                self.needs.append(Need(card, self.draws[seat][since:]))
        if len(action["cards"]) + action["workers"] > PRICE:
            self._since[seat][colour] = len(self.draws[seat])
            for draw in self.draws[seat]:
                draw.lacking.add(colour)


def is_recorded(later: Recorded) -> bool:
    """Return whether the first draw shows its cards."""
    return len(later) > 1 and later[1].get("event") == "cards"


def hand_for(held: KnownCards, later: Recorded) -> Counts:
    """Return the cards of the first draw in `later`, by colour. Raises InvalidRecord if no cards
    are possible."""
    course = settled(held, later)
    first = course.draws[later[0]["seat"]][0]
    generator = Random(f"{held.seed} {len(later)}")
    while first.open:
        draw_one(course, first, generator)
    return first.cards


def settled(held: KnownCards, later: Recorded) -> Course:
    """Return the course with every need settled: in the decks just before it is paid, or if that
    fails, in random decks. Raises InvalidRecord."""
    generator = Random(held.seed)
    for attempt in range(ATTEMPTS):
        course, tries = Course(held, later), [MOST_TRIES]
        if assign_cards(course, course.needs, generator if attempt else None, tries):
            return course
        if tries[0] >= 0:  # nothing was left out: another order of the decks finds no more
            break
    raise InvalidRecord("what is paid later cannot have been drawn")


def draw_one(course: Course, draw: Draw, generator: Random) -> None:
    """Settle one more card of a draw of the present deck at random, so that the others can still be
    drawn."""
    deck = course.decks[0]
    free = [colour for colour, count in enumerate(deck) for _ in range(count)]
    for colour in dict.fromkeys(generator.sample(free, len(free))):
        if colour not in draw.lacking:
            deck[colour] -= 1
            draw.give(colour, 1)
            if can_fill(course, 0):
                return
            deck[colour] += 1
            draw.give(colour, -1)
    raise InvalidRecord("the cards that nobody was shown cannot be")


def assign_cards(
    course: Course, needs: list[Need], generator: Random | None, tries: list[int]
) -> bool:
    """Give every need its card in one of its draws, the earliest of its deck, as far as the decks
    have them. Goes back if that fails, or leaves too few cards for all open ones in the end: a draw
    may still pay a card before it lacks the colour."""
    if not needs:
        return all(can_fill(course, number) for number in range(len(course.decks)))
    need, tries[0] = needs[0], tries[0] - 1
    if tries[0] < 0:
        return False
    numbers = sorted({draw.deck for draw in need.draws if draw.open}, reverse=True)
    for number in generator.sample(numbers, len(numbers)) if generator else numbers:
        draw = next(draw for draw in need.draws if draw.open and draw.deck == number)
        deck = course.decks[number]
        if deck[need.colour] <= 0:
            continue
        deck[need.colour] -= 1
        draw.give(need.colour, 1)
        if assign_cards(course, needs[1:], generator, tries):
            return True
        deck[need.colour] += 1
        draw.give(need.colour, -1)
    return False


def can_fill(course: Course, number: int) -> bool:
    """Return whether a deck has cards for the open places of its draws: for each set of colours no
    more places depend on it than it has cards. (Hall's condition)"""
    deck = course.decks[number]
    open_by_lacking: dict[frozenset[int], int] = {}
    for draw in course.all_draws():
        if draw.deck == number:
            lacking = frozenset(draw.lacking)
            open_by_lacking[lacking] = open_by_lacking.get(lacking, 0) + draw.open
    common: set[frozenset[int]] = {frozenset()}
    for lacking in open_by_lacking:
        common |= {lacking & other for other in common} | {lacking}
    return min(deck) >= 0 and all(
        sum(count for lacking, count in open_by_lacking.items() if lacking >= without)
        <= sum(held for colour, held in enumerate(deck) if colour not in without)
        for without in common
    )


# Hands that nobody who records a game of the box has seen: what their seats may do, and what may
# still be drawn.


def unlocking_hands() -> Iterator[Counts]:
    """Return hands that together allow every payment that any hand allows: with two cards of a
    colour and more, with one, and with none of it."""
    for colour in range(len(COLOURS)):
        for own, others in ((PRICE + 1, 0), (PRICE, 0), (1, PRICE), (0, 2 * PRICE)):
            yield [own if each == colour else others for each in range(len(COLOURS))]


def can_follow(held: KnownCards, later: Recorded) -> bool:
    """Return whether these events are possible."""
    try:
        settled(held, later)
    except InvalidRecord:
        return False
    return True


def open_legal(
    position: TuscanyPosition, recorded: Recorded, seat: int
) -> list[tuple[int, TuscanyPosition]]:
    """Return the actions that some possible hand of a seat allows, each with a position in which it
    is legal. What can be paid depends only on the colour of the space, the cards and the
    workers."""
    raw = position.raw()
    held_now = sum(raw["seats"][seat]["hand"])
    found: dict[int, TuscanyPosition] = {}
    for hand in unlocking_hands():
        raw["seats"][seat]["hand"] = hand
        unlocked = TuscanyPosition.from_raw(raw)
        for code in unlocked.legal(seat):
            found.setdefault(code, unlocked)
    nothing = [0] * len(COLOURS)
    deals = [each["deal"] for each in raw["seats"]]
    hands = [nothing for _ in deals]
    held = KnownCards(list(REGION_CARDS.values()), nothing, hands, deals, raw["key"])
    later = recorded[next(at for at, event in enumerate(recorded) if event["event"] == "draw") :]
    spaces = colours_of(DEALS[deals[seat]])
    can_pay: dict[tuple[str, tuple[str, ...], int], bool] = {}

    def is_possible(code: int) -> bool:
        action = codec.decode_action(code)
        if action["type"] != "place" or not action.get("cards"):
            return True
        cards, workers = tuple(action["cards"]), action["workers"]
        price = spaces[CELL_NUMBER[action["cell"]]], cards, workers
        if price not in can_pay:
            paid = {"event": "action", "seat": seat, "action": action}
            enough = len(cards) <= held_now
            can_pay[price] = enough and can_follow(held, [*later, paid])
        return can_pay[price]

    return [(code, found[code]) for code in sorted(found) if is_possible(code)]


def with_open_cards(raw: RawState, place: ChancePlace) -> ChancePlace:
    """Return a place for a card of a seat, with those of the other hands, which are left open: each
    of them may be in the deck instead."""
    left = dict(place.left)
    for owner, seat in enumerate(raw["seats"]):
        if owner != place.seat:
            for colour, many in zip(COLOURS, seat["hand"], strict=True):
                left[colour] = left.get(colour, 0) + many
    return replace(place, left={colour: left[colour] for colour in COLOURS if left.get(colour)})


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


def with_draws(
    events: list[dict[str, Any]], seats: int, acting: int | None
) -> list[dict[str, Any]]:
    """Return chosen events as a record has them: who sits where, and before all cards their draw;
    in the set-up also those of hands that are left open. `acting`: the seat of a single draw."""
    complete: list[dict[str, Any]] = []
    order = range(seats)
    for event in events:
        if event["event"] == "seating":
            event["order"] = [(event["order"][0] + at) % seats for at in order]
            order = event["order"]
        if "hands" in event:
            hands = dict(enumerate(event["hands"]))
            for seat in order:
                complete += draw_of_cards(seat, HAND, hands.get(seat))
        elif "cards" in event:
            complete += draw_of_cards(acting or 0, len(event["cards"]), event["cards"])
        else:
            complete.append(event)
    return complete


def draw_of_cards(seat: int, count: int, cards: list[str] | None) -> list[dict[str, Any]]:
    """Return the events of a draw; None for cards that are left open."""
    drawn: list[dict[str, Any]] = [{"event": "draw", "seat": seat, "count": count}]
    if cards is not None:
        drawn.append({"event": "cards", "seat": seat, "cards": sorted(cards)})
    return drawn


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
    HAND_EVENTS = ("cards",)
    OPENED_KEYS: ClassVar[Mapping[str, Collection[str]]] = {"end": ("hands",)}

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

    def places_seen_by(self, position: TuscanyPosition, places: Places, seat: int) -> Places:
        """Return the places without the cards of other seats; this seat may draw any card that is
        nowhere in view."""
        seen, raw = super().places_seen_by(position, places, seat), position.raw()
        return [with_open_cards(raw, place) if place.event == "cards" else place for place in seen]

    def open_draw(self, position: TuscanyPosition) -> list[dict[str, Any]]:
        """Return the next draw without its cards."""
        places = [place for place in places_of_chance(position.raw()) if place.event == "cards"]
        seat = places[0].seat if places else None
        return [] if seat is None else draw_of_cards(seat, len(places), None)

    def open_legal(
        self, position: TuscanyPosition, recorded: list[RecordLine], seat: int
    ) -> list[tuple[int, TuscanyPosition]]:
        """Return what some possible hand of the seat allows."""
        return open_legal(position, recorded, seat)

    def chance_events(
        self, position: TuscanyPosition, places: Places, values: Outcome
    ) -> list[dict[str, Any]]:
        """Return the events of a set-up or a chance."""
        events = events_of(places, check_outcome(places, values))
        if any(event["event"] == "seating" for event in events) and not any(
            "dealt" in event for event in events
        ):
            events[0]["dealt"] = [DEALS[seat["deal"]] for seat in position.raw()["seats"]]
        return with_draws(events, position.seats, places[0].seat)

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
        state = codec.state_object(position, seat)
        keeper = request.get("seat")
        if keeper is not None:
            for number, each in enumerate(state["seats"]):
                if number != keeper:
                    each["cards"] = None
        return dict(state)

    def price(self, position: TuscanyPosition, seat: int, code: int) -> Mapping[str, int]:
        """Return the cards, workers and marble that an action costs."""
        paid = cost_of(code)
        return {"cards": paid["cards"], "workers": paid["workers"], "marble": paid["marble"]}

    def scoring_potential(self, position: TuscanyPosition) -> list[OutlookObject]:
        """Return nothing: the state has it."""
        return []


ANSWER = TuscanyRuleset()
