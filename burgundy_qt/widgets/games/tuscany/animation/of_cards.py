"""How region cards come into a hand, and how they are paid."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from burgundy_qt.rules.tuscany.protocol_types import Cards, Drawn, EventType, Shuffle
from burgundy_qt.widgets.games.tuscany.animation.timeline import (
    DRAW,
    DRAW_STEP,
    FAN,
    PAY,
    RISE,
    Timeline,
)
from burgundy_qt.widgets.sprites.slots import Picture, Slot, Sprite
from burgundy_qt.widgets.table.timeline import Reached, Setting, changed_slots

DECK, DISCARDS = Slot("deck"), Slot("discards")
BACK = Sprite("card", "back")
HELD = "hand", "card", "hand-count", "hand-words", "tally"
MOST = 6
"""So many cards fly at most."""


def on_draw(timeline: Timeline, event: Drawn, before: Picture, after: Picture) -> Reached:
    """Backs fly into a hand that the viewer does not see; what one draws oneself comes when it is
    told."""
    start, seat = timeline.clock, event["seat"]
    if timeline.state.seats[seat].cards is not None:
        return {}
    hand = Slot("hand", seat)
    arrivals = [
        timeline.send(BACK, DECK, hand, start + index * DRAW_STEP, DRAW)
        for index in range(min(MOST, event["count"]))
    ]
    timeline.clock = max(arrivals, default=start)
    return dict.fromkeys(changed_slots(before, after, *HELD), timeline.clock)


def on_cards(timeline: Timeline, event: Cards, before: Picture, after: Picture) -> Reached:
    """The fan opens; then the cards come into it, face up."""
    start, seat = timeline.clock, event["seat"]
    come = new_cards(before, after, seat)
    reached: Reached = {}
    for index, spot in enumerate(come):
        timeline.change(start, spot, None if after[spot].many == 1 else before.get(spot))
        begins = start + FAN + index * DRAW_STEP
        face = after[spot]._replace(many=1)
        reached[spot] = timeline.carry(face, DECK, spot, begins, DRAW, after[spot].of)
    timeline.clock = max([start, *reached.values()])
    return reached


def hand_of(picture: Picture, seat: int) -> dict[str, list[Slot]]:
    """By colour the spots of the cards of a hand, from the left."""
    found: dict[str, list[Slot]] = {}
    for spot, face in picture.items():
        if spot[:2] == ("card", seat):
            found.setdefault(face.what, []).append(spot)
    return found


def new_cards(before: Picture, after: Picture, seat: int) -> list[Slot]:
    """The spots on which the cards lie that have come: of each colour the last ones."""
    held, holds = hand_of(before, seat), hand_of(after, seat)
    return [
        spot
        for colour, spots in holds.items()
        for spot in _grown(spots, held.get(colour, []), before, after)
    ]


def _grown(spots: list[Slot], were: list[Slot], before: Picture, after: Picture) -> list[Slot]:
    """Of the spots of a colour those that are more than they were; of a pile the last."""
    more = sum(after[spot].many for spot in spots) - sum(before[spot].many for spot in were)
    return spots[-max(1, len(spots) - len(were)) :] if more > 0 else []


def pay_cards(timeline: Timeline, seat: int, cards: Iterable[str], before: Picture) -> int:
    """Cards rise from a hand and fly to the discards; returns when the first are on their way."""
    held = hand_of(before, seat)
    start = timeline.clock
    for colour in cards:
        spots = held.get(colour)
        source = spots[-1] if spots else Slot("hand", seat)
        if spots and len(spots) > 1:
            spots.pop()
        timeline.send(Sprite("card", colour), source, DISCARDS, start, RISE + PAY)
    return start + RISE


def on_shuffle(timeline: Timeline, event: Shuffle, before: Picture, after: Picture) -> Reached:
    """The discards go below the deck, or back to the neutral stack."""
    start = timeline.clock
    match event["pile"]:
        case "cards":
            arrival = timeline.send(BACK, DISCARDS, DECK, start, PAY)
        case "yields":
            back = Sprite("yield-card", "back")
            arrival = timeline.send(back, Slot("yield-card"), Slot("yields"), start, PAY)
        case _:
            arrival = start
    timeline.clock = arrival
    return dict.fromkeys(changed_slots(before, after, "deck", "deck-words", "yields"), arrival)


EVENTS: Mapping[EventType, Setting[Timeline]] = {
    "draw": on_draw,
    "cards": on_cards,
    "shuffle": on_shuffle,
}
