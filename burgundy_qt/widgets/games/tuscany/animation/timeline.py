"""The moves of a row of events of Tuscany, with what the next event has to know of those before
it."""

from __future__ import annotations

from burgundy_qt.rules.tuscany.known_state import NOBODY, TuscanyState
from burgundy_qt.rules.tuscany.protocol_types import Event
from burgundy_qt.widgets.games.tuscany.picture.picture import picture_of
from burgundy_qt.widgets.sprites.slots import Picture, Slot, Sprite
from burgundy_qt.widgets.table.timeline import Reached, StateTimeline, changed_slots

DRAW, DRAW_STEP, FAN = 220, 45, 120
PAY, FILL, STONE, TURN_UP = 240, 260, 120, 240
PULSE, REFILL_STEP = 200, 35
RISE, RUN, RUN_STEP = 90, 700, 60
"""How long a card comes from the deck, how much later each next one, and how much earlier the fan
opens; how long paid cards fly and before that rise, how long a gap is filled, a stone of the clock,
a yield card; how long five of a colour pulse, and how much later each
next gap is filled; how long a marker runs at most, and for each field."""
SHOWN_LARGE = 700
"""So long a yield card is seen large at least."""
TURNED_UP, YIELD_CARD = Slot("turned-up"), Slot("yield-card")
FOR_YIELD = "yield", "hexagon"
"""What the gains of a yield card are for; without room a hexagon brings points."""


class Timeline(StateTimeline[TuscanyState]):
    """The moves so far, with what the next event has to know of those before it."""

    def __init__(self, state: TuscanyState) -> None:
        self.asked = state.asked
        super().__init__(state, self._picture_of)
        self.laid: Slot | None = None  # the space that was laid on last
        self.turned_up: int | None = None  # since when a yield card lies there large
        self.sweeps = False  # whether the gaps of a sweep are filled

    def _picture_of(self, state: TuscanyState) -> Picture:
        """While things happen the rings stay with those who were asked before."""
        return picture_of(state.evolve(asked=self.asked) if state.asked == NOBODY else state)

    def begin(self, event: Event) -> None:
        """A yield card lies large while it brings what it brings."""
        if not is_of_yield(event):
            self.put_away()
        self.sweeps = event["event"] == "sweep" or (self.sweeps and event["event"] == "refill")

    def end(self) -> None:
        """What lies large goes to the others."""
        self.put_away()

    def run(self, kind: str, seat: int, before: Picture, after: Picture, start: int) -> Reached:
        """Let a seat's marker run on; others that lie with it step aside when it is there."""
        marker = Sprite("marker", str(seat))
        source = next((s for s, face in before.items() if s.kind == kind and face == marker), None)
        target = next((s for s, face in after.items() if s.kind == kind and face == marker), None)
        if source is None or target is None or source == target:
            return {}
        length = min(RUN, RUN_STEP * abs(int(target.owner or 0) - int(source.owner or 0)))
        arrival = self.carry(marker, source, target, start, length)
        return {**dict.fromkeys(changed_slots(before, after, kind), arrival), source: start}

    def put_away(self) -> None:
        """A yield card that lies large goes to the others."""
        if self.turned_up is None:
            return
        face = self.shown.get(TURNED_UP)
        start = max(self.clock, self.turned_up + SHOWN_LARGE)
        self.turned_up = None
        if face is not None:
            self.clock = self.send(face, TURNED_UP, YIELD_CARD, start, PAY)
            self.change(start, TURNED_UP, None)


def is_of_yield(event: Event) -> bool:
    """Whether an event is what the yield card brings that lies large."""
    return event.get("for") in FOR_YIELD or event["event"] in ("cards", "shuffle")
