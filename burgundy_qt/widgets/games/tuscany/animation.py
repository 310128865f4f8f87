"""The motions of an event in Tuscany: region cards come and are paid, tiles go from display to
storage to duchy, and points, marble and workers fly to their counters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from burgundy_qt.rules.tuscany import catalogue, known_state, protocol
from burgundy_qt.widgets.games.tuscany.picture import picture_of
from burgundy_qt.widgets.games.tuscany.tuscany_texts import goods_in
from burgundy_qt.widgets.sprites.places import Picture, Slot, Sprite
from burgundy_qt.widgets.table.timeline import (
    AWAY,
    FLY,
    OVERLAP,
    STAGGER,
    SWEEP,
    TICK,
    TRAVEL,
    Reached,
    Setting,
    StateTimeline,
    Sweep,
    Tick,
    changed_slots,
)

DRAW, DRAW_STEP, FAN = 220, 45, 120
PAY, FILL, STONE, TURN_UP = 240, 260, 120, 240
PULSE, REFILL_STEP = 200, 35
RISE, RUN, RUN_STEP = 90, 700, 60
"""Durations: a card comes from the deck, the delay of each next one, and the earlier opening of the
fan; paid cards fly, and rise before that; a gap is filled, a stone of the clock, a yield card; five
tiles of a colour pulse, and the delay of each next filled gap; the longest run of a marker, and its
step from field to field."""
SHOWN_LARGE = 700
"""The least time for which a yield card is large."""
TURNED_UP, YIELD_CARD = Slot("turned-up"), Slot("yield-card")
FOR_YIELD = "yield", "hexagon"
"""The reasons of a yield card's gains; without room a hexagon brings points."""


class Timeline(StateTimeline[known_state.TuscanyState]):
    """The motions so far, with facts for the next event."""

    def __init__(self, state: known_state.TuscanyState) -> None:
        self.asked = state.asked
        super().__init__(state, self._picture_of)
        self.laid: Slot | None = None  # the space of the last placed tile
        self.turned_up: int | None = None  # the time since which a yield card is large
        self.sweeps = False  # whether the gaps of a sweep are filled

    def _picture_of(self, state: known_state.TuscanyState) -> Picture:
        """Return the picture of a state. During a step the rings stay with the seats that decided
        before it."""
        return picture_of(
            state.evolve(asked=self.asked) if state.asked == known_state.NOBODY else state
        )

    def begin(self, event: protocol.Event) -> None:
        """Put a large yield card away, unless the event is one of its gains."""
        if not is_of_yield(event):
            self.put_away()
        self.sweeps = event["event"] == "sweep" or (self.sweeps and event["event"] == "refill")

    def end(self) -> None:
        """Put a large yield card away."""
        self.put_away()

    def run(self, kind: str, seat: int, before: Picture, after: Picture, start: int) -> Reached:
        """Move a seat's marker forward; other markers on its field step aside when it arrives."""
        marker = Sprite("marker", str(seat))
        source = next(
            (s for s, sprite in before.items() if s.kind == kind and sprite == marker), None
        )
        target = next(
            (s for s, sprite in after.items() if s.kind == kind and sprite == marker), None
        )
        if source is None or target is None or source == target:
            return {}
        length = min(RUN, RUN_STEP * abs(int(target.owner or 0) - int(source.owner or 0)))
        arrival = self.carry(marker, source, target, start, length)
        return {**dict.fromkeys(changed_slots(before, after, kind), arrival), source: start}

    def put_away(self) -> None:
        """Move a large yield card to the others."""
        if self.turned_up is None:
            return
        sprite = self.shown.get(TURNED_UP)
        start = max(self.clock, self.turned_up + SHOWN_LARGE)
        self.turned_up = None
        if sprite is not None:
            self.clock = self.send(sprite, TURNED_UP, YIELD_CARD, start, PAY)
            self.change(start, TURNED_UP, None)


def is_of_yield(event: protocol.Event) -> bool:
    """Return whether an event is a gain of the large yield card."""
    return event.get("for") in FOR_YIELD or event["event"] in ("cards", "shuffle")


DECK, DISCARDS = Slot("deck"), Slot("discards")
BACK = Sprite("card", "back")
HELD = "hand", "card", "hand-count", "hand-words", "tally"
MOST_CARDS = 6
"""The largest number of cards that fly."""


def on_draw(timeline: Timeline, event: protocol.Drawn, before: Picture, after: Picture) -> Reached:
    """Fly backs into a hand that the viewer does not see; the viewer's own cards come with the
    event that names them."""
    start, seat = timeline.clock, event["seat"]
    if timeline.state.seats[seat].cards is not None:
        return {}
    hand = Slot("hand", seat)
    arrivals = [
        timeline.send(BACK, DECK, hand, start + index * DRAW_STEP, DRAW)
        for index in range(min(MOST_CARDS, event["count"]))
    ]
    timeline.clock = max(arrivals, default=start)
    return dict.fromkeys(changed_slots(before, after, *HELD), timeline.clock)


def on_cards(timeline: Timeline, event: protocol.Cards, before: Picture, after: Picture) -> Reached:
    """Open the fan, then bring the cards into it, face up."""
    start, seat = timeline.clock, event["seat"]
    come = new_cards(before, after, seat)
    reached: Reached = {}
    for index, slot in enumerate(come):
        timeline.change(start, slot, None if after[slot].many == 1 else before.get(slot))
        begins = start + FAN + index * DRAW_STEP
        sprite = after[slot]._replace(many=1)
        reached[slot] = timeline.carry(sprite, DECK, slot, begins, DRAW, after[slot].of)
    timeline.clock = max([start, *reached.values()])
    return reached


def hand_of(picture: Picture, seat: int) -> dict[str, list[Slot]]:
    """Return by colour the slots of the cards of a hand, from the left."""
    found: dict[str, list[Slot]] = {}
    for slot, sprite in picture.items():
        if slot[:2] == ("card", seat):
            found.setdefault(sprite.what, []).append(slot)
    return found


def new_cards(before: Picture, after: Picture, seat: int) -> list[Slot]:
    """Return the slots of the new cards: the last ones of each colour."""
    held, holds = hand_of(before, seat), hand_of(after, seat)
    return [
        slot
        for colour, slots in holds.items()
        for slot in _grown(slots, held.get(colour, []), before, after)
    ]


def _grown(slots: list[Slot], were: list[Slot], before: Picture, after: Picture) -> list[Slot]:
    """Return the new slots of a colour; of a pile the last one."""
    more = sum(after[slot].many for slot in slots) - sum(before[slot].many for slot in were)
    return slots[-max(1, len(slots) - len(were)) :] if more > 0 else []


def pay_cards(timeline: Timeline, seat: int, cards: Iterable[str], before: Picture) -> int:
    """Let cards rise from a hand and fly to the discards; return when the first ones leave."""
    held = hand_of(before, seat)
    start = timeline.clock
    for colour in cards:
        slots = held.get(colour)
        source = slots[-1] if slots else Slot("hand", seat)
        if slots and len(slots) > 1:
            slots.pop()
        timeline.send(Sprite("card", colour), source, DISCARDS, start, RISE + PAY)
    return start + RISE


def on_shuffle(
    timeline: Timeline, event: protocol.Shuffle, before: Picture, after: Picture
) -> Reached:
    """Move the discards below the deck, or back to the neutral stack."""
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


CARD_EVENTS: Mapping[protocol.EventType, Setting[Timeline]] = {
    "draw": on_draw,
    "cards": on_cards,
    "shuffle": on_shuffle,
}


# Tiles: from display to storage, from storage to the duchy, and into gaps


MARBLE, WORKER = Sprite("gain", "marble"), Sprite("gain", "worker")


def on_action(
    timeline: Timeline,
    event: protocol.Acted[protocol.Action] | protocol.Chosen,
    before: Picture,
    after: Picture,
) -> Reached:
    """Animate the payment for an action, then the action."""
    timeline.laid = None
    paid = timeline.clock + RISE + PAY
    if "to" not in event:
        _pay(timeline, event, before)
    setting = ACTION_MOVES.get(event["action"]["type"])
    reached = setting(timeline, event, before, after) if setting else {}
    return {**reached, **dict.fromkeys(changed_slots(before, after, "discards"), paid)}


def _pay(timeline: Timeline, event: protocol.Acted[protocol.Action], before: Picture) -> None:
    seat, action, start = event["seat"], event["action"], timeline.clock
    if event["paid"]["marble"]:
        timeline.send(MARBLE, Slot("marble", seat), AWAY, start)
    if action["type"] != "place":
        return
    for index in range(action.get("workers", 0)):
        target = Slot("cell", seat, action["cell"])
        timeline.send(WORKER, Slot("workers", seat), target, start + index * REFILL_STEP)
    if cards := action.get("cards"):
        timeline.clock = pay_cards(timeline, seat, cards, before)


def take_tile(
    timeline: Timeline, event: protocol.Acted[protocol.Take], before: Picture, after: Picture
) -> Reached:
    """Remove a discarded thing, then bring the tile into storage."""
    start = timeline.clock
    source = _slot_left(before, after)
    target = next((slot for slot in changed_slots(before, after, "store") if slot in after), None)
    if source is None or target is None:
        return {}
    if event["action"]["discard"] and target in before:
        timeline.send(before[target], target, AWAY, start, PAY)
        timeline.change(start, target, None)
    timeline.clock = timeline.carry(before[source], source, target, start, TRAVEL)
    return {target: timeline.clock}


def _slot_left(before: Picture, after: Picture) -> Slot | None:
    """Return the slot of the display that lost a tile."""
    return next(
        (slot for slot in changed_slots(before, after, "display") if before.get(slot) is not None),
        None,
    )


def place_tile(
    timeline: Timeline, event: protocol.Acted[protocol.Place], before: Picture, after: Picture
) -> Reached:
    """Move the tile from storage, or by a castle from the display, onto its space."""
    start, action = timeline.clock, event["action"]
    cell = Slot("cell", event["seat"], action["cell"])
    timeline.laid = cell
    source = (
        _slot_left(before, after)
        if action.get("by") == "castle"
        else next(iter(changed_slots(before, after, "store")), None)
    )
    if source is None or cell not in after:
        return {}
    timeline.clock = timeline.carry(after[cell], source, cell, start, TRAVEL)
    return dict.fromkeys(changed_slots(before, after, "cell", "covered"), timeline.clock)


def take_bonus_tile(
    timeline: Timeline, event: protocol.Acted[protocol.BonusTile], before: Picture, after: Picture
) -> Reached:
    """Bring a bonus tile from the supply."""
    seat, kind = event["seat"], event["action"]["tile"]
    target = Slot("bonus", seat, kind)
    sprite = Sprite("bonus-tile", kind)
    timeline.clock = timeline.send(sprite, Slot("supply", None, kind), target, timeline.clock)
    return dict.fromkeys(changed_slots(before, after, "bonus", "store", "draws"), timeline.clock)


ACTION_MOVES: Mapping[protocol.ActionType, Setting[Timeline]] = {
    "take": take_tile,
    "place": place_tile,
    "bonus-tile": take_bonus_tile,
}


def on_refill(
    timeline: Timeline, event: protocol.Refill, before: Picture, after: Picture
) -> Reached:
    """Fill a gap from a stack, and a stone of the clock."""
    start, slot = timeline.clock, Slot("display", None, event["slot"])
    if slot not in after:
        return {}
    arrival = timeline.carry(after[slot], _stack(event, before, after), slot, start, FILL)
    clock = dict.fromkeys(changed_slots(before, after, "stone"), arrival + STONE)
    if event["from"] != "neutral":
        clock |= timeline.run("clock", event["from"], before, after, arrival)
    timeline.clock = start + REFILL_STEP if timeline.sweeps else arrival
    return {slot: arrival, **clock}


def _stack(event: protocol.Refill, before: Picture, after: Picture) -> Slot:
    """Return the stack that fills a gap."""
    seat = event["from"]
    if seat == "neutral":
        return Slot("neutral-stack")
    stacks = (slot for slot in changed_slots(before, after, "stack", "left") if slot.owner == seat)
    return Slot("stack", seat, next((slot.at for slot in stacks), 0))


def on_sweep(timeline: Timeline, event: protocol.Sweep, before: Picture, after: Picture) -> Reached:
    """Let all tiles of a colour pulse once and leave."""
    start = timeline.clock
    slots = [Slot("display", None, slot) for slot in event["slots"]]
    swept = [slot for slot in slots if slot in before]
    timeline.moves.append(Sweep(start, tuple(swept), PULSE))
    for index, slot in enumerate(swept):
        timeline.send(before[slot], slot, AWAY, start + PULSE + index * REFILL_STEP, FLY)
    timeline.clock = start + PULSE + FLY
    timeline.sweeps = True
    return dict.fromkeys(slots, start + PULSE)


TILE_EVENTS: Mapping[protocol.EventType, Setting[Timeline]] = {
    "action": on_action,
    "refill": on_refill,
    "sweep": on_sweep,
}


# Points, marble, workers and hexagons, and the yield cards


GOODS = {"marble": MARBLE, "workers": WORKER}
COUNTED = "green", "red", "green-sum", "red-sum"
MOST_GAINS = 4


def on_gain(timeline: Timeline, event: protocol.Gain, before: Picture, after: Picture) -> Reached:
    """Fly marble and workers to their box, a hexagon into storage."""
    start, seat = timeline.clock, event["seat"]
    source = _source(timeline)
    if "hexagons" in event:
        target = next(
            (slot for slot in changed_slots(before, after, "store") if slot in after), None
        )
        if target is None:
            return {}
        arrival = timeline.carry(Sprite("tile", catalogue.HEXAGON), source, target, start, FLY)
        timeline.clock = start + OVERLAP
        return {target: arrival}
    kind = "marble" if "marble" in event else "workers"
    target = Slot(kind, seat)
    arrivals = [
        timeline.send(GOODS[kind], source, target, start + index * STAGGER)
        for index in range(min(MOST_GAINS, goods_in(event)[kind]))
    ]
    timeline.clock = start + OVERLAP
    return dict.fromkeys(changed_slots(before, after, kind), max(arrivals, default=start))


def _source(timeline: Timeline) -> Slot:
    """Return the source of a gain: the large yield card, or the placed tile."""
    if timeline.turned_up is not None:
        return TURNED_UP
    return timeline.laid or Slot("deck")


def on_points(
    timeline: Timeline, event: protocol.Points, before: Picture, after: Picture
) -> Reached:
    """Fly points to their number; light passes over a full region."""
    seat, track = event["seat"], event["track"]
    if event["for"] == "region" and timeline.laid is not None:
        _shine(timeline, seat, str(timeline.laid.at))
    sprite = Sprite("points", f"{track}:{event['points']}")
    return _fly_points(timeline, seat, track, sprite, _source_slot(timeline, event), before, after)


def _source_slot(timeline: Timeline, event: protocol.Points) -> Slot:
    seat, reason = event["seat"], event["for"]
    match reason:
        case "phase":
            return Slot("green", seat)
        case "storage":
            return Slot("bonus", seat, "storage")
        case "cards":
            return Slot("hand", seat)
        case "stored" | "hexagons":
            return Slot("store", seat, 0)
        case "marble" | "workers":
            return Slot(reason, seat)
    return _source(timeline)


def _fly_points(
    timeline: Timeline,
    seat: int,
    track: str,
    sprite: Sprite,
    source: Slot,
    before: Picture,
    after: Picture,
) -> Reached:
    start, target = timeline.clock, Slot(track, seat)
    arrival = timeline.send(sprite, source, target, start)
    if target in before and target in after:
        first, last = int(before[target].what), int(after[target].what)
        timeline.moves.append(Tick(arrival, target, first, last))
    timeline.clock = start + OVERLAP
    reached = dict.fromkeys(changed_slots(before, after, *COUNTED), arrival)
    ran = timeline.run(f"{track}-field", seat, before, after, arrival)
    return {**reached, **ran, target: arrival + TICK}


def _shine(timeline: Timeline, seat: int, cell: str) -> None:
    """Let light pass over a region."""
    duchy = timeline.state.seats[seat].land
    cells = tuple(Slot("cell", seat, each) for each in catalogue.region_of(duchy, cell))
    timeline.moves.append(Sweep(timeline.clock, cells, SWEEP))


def on_bonus(timeline: Timeline, event: protocol.Bonus, before: Picture, after: Picture) -> Reached:
    """Move the marker of the seat that has covered a colour onto its bonus, and fly the points."""
    seat, start = event["seat"], timeline.clock
    bonus = Slot("colour-bonus", None, f"{event['colour']}.{event['rank']}")
    timeline.send(Sprite("marker", str(seat)), timeline.laid or bonus, bonus, start)
    sprite = Sprite("points", f"green:{event['points']}")
    timeline.clock = start + FLY
    reached = _fly_points(timeline, seat, "green", sprite, bonus, before, after)
    return {**reached, **dict.fromkeys(changed_slots(before, after, "colour-bonus"), start + FLY)}


def on_yield(timeline: Timeline, event: protocol.Yield, before: Picture, after: Picture) -> Reached:
    """Turn a yield card up and show it large for a moment."""
    start = timeline.clock
    sprite, back = Sprite("yield-card", event["card"]), Sprite("yield-card", "back")
    arrival = timeline.send(back, Slot("yields"), TURNED_UP, start, TURN_UP)
    timeline.change(arrival, TURNED_UP, sprite)
    timeline.turned_up = arrival
    timeline.clock = arrival + OVERLAP
    return dict.fromkeys(changed_slots(before, after, "yield-card"), timeline.clock)


GAIN_EVENTS: Mapping[protocol.EventType, Setting[Timeline]] = {
    "gain": on_gain,
    "points": on_points,
    "bonus": on_bonus,
    "yield": on_yield,
}
