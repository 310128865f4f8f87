"""Random games of Tuscany over all seats and both set-ups that keep every invariant.

Every game is listened to event by event, which works out each consequence anew, and its points are
counted a second time at the end; the state of every seat is compared with the events at the start
of each phase and at the end, in one game of 25 at each turn. In one of 97 every legal list is
worked out again, and the state compared at each decision.
"""

from typing import Any

from burgundy_qt.rules.game import Game
from tests.campaigns.campaign import Figures
from tests.campaigns.watching import ListeningWatcher, WatchedGame
from tests.rules.tuscany import invariants, second_reading
from tests.rules.tuscany.coverage import Coverage
from tests.rules.tuscany.from_events import Told
from tests.rules.tuscany.random_play import any_action, preferred, request_of, taste_of

EACH_TURN, EACH_LIST = 25, 97  # no factor in common with the kinds of games
OPENED = "phase-end", "end"


def run(count: int, first: int = 0) -> Figures:
    """Play the games of so many seeds from the `first` on; `faults` says how many broke something,
    each is named."""
    return Watch().watched(count, first).figures()


class Watch(ListeningWatcher):
    """Plays games of Tuscany, looks at them and counts."""

    COUNTED = "games", "decisions", "states compared", "lists worked out again", "faults"

    def __init__(self, each_turn: int = EACH_TURN, each_list: int = EACH_LIST):
        super().__init__(Coverage())
        self.each_turn, self.each_list = each_turn, each_list
        self.objects: dict[int, dict[str, Any]] = {}

    def watched_game(self, seed: int) -> WatchedGame:
        return WatchedTuscanGame(self, seed)


class WatchedTuscanGame(WatchedGame):
    """One game of Tuscany, played and looked at."""

    def __init__(self, watch: Watch, seed: int) -> None:
        self.each_turn = seed % watch.each_turn == 0
        self.each_list = seed % watch.each_list == 0
        self.objects = watch.objects
        game = Game(request_of(seed))
        super().__init__(watch, seed, game, Told(game.request))

    def look(self, happened: list[dict[str, Any]]) -> None:
        """When a phase is over; closely at each turn or decision."""
        is_time = any(event["event"] in OPENED for event in happened)
        if is_time or self.each_list or (self.each_turn and happened[-1]["event"] == "turn"):
            invariants.hold(self.told)
            for viewer in (None, *range(len(self.told.seats))):
                self.watch.counts["states compared"] += 1
                shown = self.rules.state(self.position, self.request, viewer)
                invariants.the_state_is_what_was_told(shown, self.told, viewer)

    def look_at_list(self, seat: int, codes: list[int]) -> None:
        invariants.something_is_offered_and_nothing_twice(codes)
        if self.each_list:
            self.watch.counts["lists worked out again"] += 1
            again = second_reading.legal(self.told, seat)
            assert [self.object_of(code) for code in codes] == again

    def look_at_the_record(self) -> None:
        invariants.the_points_are_those_of_the_deeds(self.record)

    def chosen(self, seat: int, codes: list[int]) -> int:
        """What the seat likes."""
        taste = taste_of(self.seed, seat)
        if taste is any_action or self.told.pending == ["start"]:
            return int(self.any_of(codes))
        by_object = {id(self.object_of(code)): code for code in codes}
        actions = [self.object_of(code) for code in codes]
        return by_object[id(preferred(self.told, seat, actions, taste, self.chance))]

    def object_of(self, code: int) -> dict[str, Any]:
        """The protocol's object of an action."""
        if code not in self.objects:
            self.objects[code] = self.rules.unpack(code)
        return self.objects[code]
