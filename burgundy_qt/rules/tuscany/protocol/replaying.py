"""Chance as a record tells it: who begins, boards, display and hands; then tiles, region cards and
yield cards as they come."""

from operator import le

from burgundy_qt.rules.errors import InvalidRecord
from burgundy_qt.rules.ruleset import Event
from burgundy_qt.rules.tuscany.components.cards import REGION_CARDS, YIELDS
from burgundy_qt.rules.tuscany.components.tiles import COLOURS, NEUTRAL, TILES
from burgundy_qt.rules.tuscany.position import TuscanyGame
from burgundy_qt.rules.tuscany.protocol.action_objects import DEALS
from burgundy_qt.rules.tuscany.protocol.hidden_hands import Held, Recorded, hand_for, is_told
from burgundy_qt.rules.tuscany.protocol.requests import are_boards
from burgundy_qt.rules.tuscany.protocol.view import RawState
from burgundy_qt.rules.tuscany.state import DRAWING, FILLING, HAND, SLOTS
from burgundy_qt.rules.tuscany.state import NEUTRAL as NEUTRAL_PILE

Counts = list[int]
TOLD_BY = {FILLING: "refill", DRAWING: "draw"}
"""By stage the event that tells the chance that waits; else a yield card."""


def give_set_up(position: TuscanyGame, recorded: Recorded) -> None:
    """Who begins, the boards, the display and the hands."""
    if not recorded:
        return
    seating, display = of_kind(recorded, "seating"), of_kind(recorded, "display")
    require(any(event.get("event") == "cards" for event in recorded), "without its hands a record")
    order, dealt, seats = seating["order"], seating["dealt"], range(position.seats)
    require(sorted(order) == list(seats), "the seating")
    require(are_boards(dealt, position.seats), "the boards")
    position.give_first(order[0])
    position.give_boards([DEALS.index(boards) for boards in dealt])
    give_display(position, display["tiles"])
    give_hands(position, recorded, order)


def give_display(position: TuscanyGame, tiles: list[str]) -> None:
    """The eight tiles of the display, all of them neutral."""
    shown = [TILES.index(tile) for tile in tiles]
    require(len(shown) == SLOTS, "the display")
    require(all(shown.count(tile) <= NEUTRAL.get(TILES[tile], 0) for tile in shown), "the display")
    position.give_display(shown)


def give_hands(position: TuscanyGame, recorded: Recorded, order: list[int]) -> None:
    """Each seat's first cards, in seating order."""
    nothing = [0] * len(COLOURS)
    raw = position.raw()
    deals = [seat["deal"] for seat in raw["seats"]]
    hands = [nothing for _ in order]
    held = Held(list(REGION_CARDS.values()), nothing, hands, deals, raw["key"])
    for seat in order:
        hand = drawn(held, recorded[draw_of(recorded, seat) :], HAND)
        held.hands[seat] = hand
        held.deck = [left - card for left, card in zip(held.deck, hand, strict=True)]
        position.give_hand(seat, hand)


def draw_of(recorded: Recorded, seat: int) -> int:
    """Where a seat draws its first cards."""
    for at, event in enumerate(recorded):
        if event.get("event") == "draw" and event["seat"] == seat:
            return at
    raise InvalidRecord("the hands cannot be")


def give_chance(position: TuscanyGame, recorded: Recorded) -> None:
    """The tile, cards or yield card of the record that come next; nothing where it ends before."""
    raw = position.raw()
    told = TOLD_BY.get(raw["stage"], "yield")
    at = next((at for at, event in enumerate(recorded) if event.get("event") == told), None)
    if at is None:
        return
    if told == "refill":
        give_tile(position, raw, TILES.index(recorded[at]["tile"]))
    elif told == "yield":
        card = YIELDS.index(recorded[at]["card"])
        require(bool(pile_of(raw["yields"], raw["yields_gone"])[card]), "the yield card")
        position.give_yield(card)
    else:
        give_cards(position, raw, recorded[at:])


def give_tile(position: TuscanyGame, raw: RawState, tile: int) -> None:
    """The next tile of the display, from where it comes."""
    pile = pile_of(raw["neutral"], raw["neutral_gone"])
    if raw["filler"] != NEUTRAL_PILE and any(raw["seats"][raw["filler"]]["to_come"]):
        pile = raw["seats"][raw["filler"]]["to_come"]
    require(bool(pile[tile]), "the tile")
    position.give_tile(tile)


def give_cards(position: TuscanyGame, raw: RawState, later: Recorded) -> None:
    """The cards that are drawn next."""
    is_new = not any(raw["deck"])
    deck, gone = (raw["gone"], [0] * len(COLOURS)) if is_new else (raw["deck"], raw["gone"])
    hands = [seat["hand"] for seat in raw["seats"]]
    held = Held(deck, gone, hands, [seat["deal"] for seat in raw["seats"]], raw["key"])
    position.give_cards(drawn(held, later, min(raw["cards_due"], sum(deck))))


def drawn(held: Held, later: Recorded, number: int) -> Counts:
    """So many cards of the draw that comes first, by colour: as it tells them, or where a seat's
    record does not, any that it allows."""
    told = [later[1]["cards"].count(colour) for colour in COLOURS] if is_told(later) else None
    cards = told or hand_for(held, later)
    require(sum(cards) == number, "the cards")
    require(all(map(le, cards, held.deck)), "the cards")
    return cards


def pile_of(stack: Counts, gone: Counts) -> Counts:
    """What is drawn from: the discards where the stack is used up."""
    return stack if any(stack) else gone


def of_kind(recorded: Recorded, kind: str) -> Event:
    """The first event of a kind."""
    event = next((event for event in recorded if event.get("event") == kind), None)
    require(event is not None, f'a record without "{kind}"')
    return event or {}


def require(possible: bool, what: str) -> None:
    """Raise InvalidRecord where a record tells what cannot be."""
    if not possible:
        raise InvalidRecord(f"{what} cannot be")
