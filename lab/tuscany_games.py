"""Campaign: random games of Tuscany with all seats and both set-ups keep every invariant.

In every game the points are counted a second time from its actions, the points in the events are
added up, and every card and tile is found again in its last state. One in 41 is followed event by
event, with each consequence calculated again: the state of every seat is compared with the events
at the start of each phase and at the end, in one of 11 at each turn; in one of 23 every legal list
is calculated again, and the state compared at each decision. The counts are from these games."""

import random
from collections.abc import Sequence
from typing import Any

from burgundy_qt.rules.game import Game
from burgundy_qt.rules.tuscany.codec import event_of
from lab.campaign import Figures
from lab.quick import play_quickly
from lab.watching import ListeningWatcher, WatchedGame
from tests.rules.tuscany import invariants, quick_reading, second_reading
from tests.rules.tuscany.coverage import Coverage
from tests.rules.tuscany.from_events import Told
from tests.rules.tuscany.random_play import any_action, preferred, request_of, taste_of

# no factor in common with the number of kinds of games
EACH_LISTENED_TO, EACH_TURN, EACH_LIST = 41, 11, 23
KIND_BITS = 24
BONUS, TAKE, PLACE = 1, 3, 5
LAYING, TAKING = (BONUS, PLACE), (TAKE,)
EAGERNESS = 0.0, 0.8, 0.95
OPENED = "phase-end", "end"


def run(count: int, first: int = 0) -> Figures:
    """Play the games of `count` seeds from `first` on; `faults` is the number of games with a
    fault, each of which is named."""
    return Watch().watched(count, first).figures()


class Watch(ListeningWatcher):
    """Plays and checks games of Tuscany, and counts what happens."""

    COUNTED = (
        *("games", "decisions", "states compared", "lists worked out again", "faults"),
        "games listened to, in which is counted what follows",
    )

    def __init__(
        self,
        each_turn: int = EACH_TURN,
        each_list: int = EACH_LIST,
        each_listened_to: int = EACH_LISTENED_TO,
    ):
        super().__init__(Coverage())
        self.each_turn, self.each_list = each_turn, each_list
        self.each_listened_to = each_listened_to
        self.objects: dict[int, dict[str, Any]] = {}

    def play(self, seed: int) -> None:
        if seed % self.each_listened_to:
            self.look_at_the_end_of(seed)
        else:
            self.counts[self.COUNTED[-1]] += 1
            super().play(seed)

    def watched_game(self, seed: int) -> WatchedGame:
        return WatchedTuscanGame(self, seed)

    def look_at_the_end_of(self, seed: int) -> None:
        """Play a game with codes alone; its seats place tiles when they can, or do anything."""
        draw, eagerness = random.Random(seed).random, EAGERNESS[seed // 6 % 3]

        def any_of(those: Sequence[Any]) -> Any:
            return those[int(draw() * len(those))]

        def choose(position: Any, seat: int, codes: list[int]) -> int:
            return int(any_of(liked(codes) if draw() < eagerness else codes))

        game = play_quickly(request_of(seed), choose, any_of)
        self.counts["decisions"] += len(game.done)
        numbers = iter(game.journal)
        told = [
            event_of(game.position, *four)
            for four in zip(numbers, numbers, numbers, numbers, strict=True)
        ]
        quick_reading.check([game.request, *told], game.position.raw())


def liked(codes: list[int]) -> list[int]:
    """Return actions that place something; else those that take a tile; else all."""
    for kinds in (LAYING, TAKING):
        if found := [code for code in codes if code >> KIND_BITS in kinds]:
            return found
    return codes


class WatchedTuscanGame(WatchedGame):
    """One game of Tuscany, played and checked."""

    def __init__(self, watch: Watch, seed: int) -> None:
        self.each_turn = seed % watch.each_turn == 0
        self.each_list = seed % watch.each_list == 0
        self.objects = watch.objects
        game = Game(request_of(seed))
        super().__init__(watch, seed, game, Told(game.request))

    def look(self, happened: list[dict[str, Any]]) -> None:
        """Check the invariants at the end of a phase, and in some games at each turn or
        decision."""
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
        """Return the seat's favourite action."""
        taste = taste_of(self.seed, seat)
        if taste is any_action or self.told.pending == ["start"]:
            return int(self.any_of(codes))
        by_object = {id(self.object_of(code)): code for code in codes}
        actions = [self.object_of(code) for code in codes]
        return by_object[id(preferred(self.told, seat, actions, taste, self.chance))]

    def object_of(self, code: int) -> dict[str, Any]:
        """Return the protocol's object of an action."""
        if code not in self.objects:
            self.objects[code] = self.rules.decode_action(code)
        return self.objects[code]
