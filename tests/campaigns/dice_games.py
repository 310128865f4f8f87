"""Random dice games over all seats, sheets and set-ups that keep every invariant.

Every game is listened to event by event, which works out each consequence anew, and its points are
counted a second time at the end; the state is compared with the events at the start of each phase
and at the end, in one game of 25 in each round. In one of 97 every legal list is worked out again.
In one of 499 the dice are chosen so that a whole sheet can be marked.
"""

import random
from typing import Any

from burgundy_qt.rules.dice.ruleset import events, pack, state, unpack
from burgundy_qt.rules.game import Game
from tests.campaigns.campaign import Figures
from tests.campaigns.watching import Watcher
from tests.rules.dice import invariants
from tests.rules.dice.chosen_dice import dice_for, is_free_double, two_marks, written
from tests.rules.dice.coverage import Coverage
from tests.rules.dice.from_events import Told
from tests.rules.dice.random_play import favourite, liked, request_of
from tests.rules.dice.second_reading import first_decision, second_decision

EACH_ROUND, EACH_LIST, CHOSEN_DICE = 25, 97, 499  # no factor in common with the kinds of games
OPENED = "round", "end"


def run(count: int, first: int = 0) -> Figures:
    """Play the games of so many seeds from the `first` on; `faults` says how many broke something,
    each is named."""
    return Watch().watched(count, first).figures()


class Watch(Watcher):
    """Plays dice games, looks at them and counts."""

    COUNTED = "games", "decisions", "states compared", "lists worked out again", "faults"

    def __init__(
        self,
        each_round: int = EACH_ROUND,
        each_list: int = EACH_LIST,
        chosen_dice: int = CHOSEN_DICE,
    ):
        super().__init__()
        self.each_round, self.each_list, self.chosen_dice = each_round, each_list, chosen_dice
        self.coverage = Coverage()
        self.known: set[int] = set()

    def figures(self) -> Figures:
        return {**self.counts, **self.coverage.games}

    def play(self, seed: int) -> None:
        """Play the game of a seed; raises AssertionError at once where an invariant does not
        hold."""
        watched = WatchedGame(self, seed)
        watched.play()
        self.coverage.end()


class WatchedGame:
    """One game, played and looked at."""

    def __init__(self, watch: Watch, seed: int) -> None:
        self.watch, self.seed, self.chance = watch, seed, random.Random(seed)
        game = Game(request_of(seed))
        self.position, self.request, self.told = game.position, game.request, Told(game.request)
        self.record = [game.request]
        self.each_round = seed % watch.each_round == 0
        self.each_list = seed % watch.each_list == 0
        self.is_lucky = seed % watch.chosen_dice == watch.chosen_dice - 1
        self.plan: list[int] = []
        self.firsts: dict[int, dict[str, Any]] = {}
        watch.coverage.begin(self.told)
        self.hear(game.events)

    def play(self) -> None:
        while self.told.result is None:
            self.decide()
            self.hear(events(self.position))
        invariants.the_points_are_those_of_the_marks(self.record)

    def hear(self, happened: list[dict[str, Any]]) -> None:
        """Every event as it comes; when a round is told, that nothing is as it never should be."""
        if not happened:
            return
        for event in happened:
            self.watch.coverage.see(event)
            self.told.hear(event)
        self.record += happened
        if any(event["event"] in OPENED for event in happened):
            self.firsts = {}
            if self.each_round or any(event["event"] in ("phase", "end") for event in happened):
                self.look()

    def look(self) -> None:
        self.watch.counts["states compared"] += 1
        shown = state(self.position, self.request, None)
        invariants.the_state_is_what_was_told(shown, self.told)
        if self.each_round or self.told.result is not None:
            invariants.hold(self.told)

    def decide(self) -> None:
        """One of the seats that wait takes one of its legal actions; all of them are looked at."""
        self.watch.counts["decisions"] += 1
        seat = self.any_of(self.position.waiting_seats())
        codes = self.position.legal(seat)
        self.look_at(seat, codes)
        code = self.chosen(seat, codes)
        if self.each_list:
            self.firsts.setdefault(seat, unpack(code))
        if self.is_lucky:
            self.choose_dice(seat, code)
        self.position.apply(code, seat)

    def look_at(self, seat: int, codes: list[int]) -> None:
        invariants.something_is_offered_and_nothing_twice(codes)
        known = self.watch.known
        if not known.issuperset(codes):
            for code in set(codes) - known:
                invariants.the_code_is_the_objects_and_back(code)
            known.update(codes)
        if self.each_list and self.told.dice is not None:
            self.watch.counts["lists worked out again"] += 1
            first = self.firsts.get(seat)
            again = (
                second_decision(self.told, seat, first)
                if first is not None
                else first_decision(self.told, seat)
            )
            assert [unpack(code) for code in codes] == again

    def chosen(self, seat: int, codes: list[int]) -> int:
        """A mark that the dice were chosen for, or one of the colour that the seat likes, or
        any."""
        for code in self.plan:
            if code in codes:
                return code
        colour = favourite(self.seed, seat)
        return self.any_of(liked(self.told.letter, colour, codes))

    def any_of(self, all_: list[int]) -> int:
        return all_[int(self.chance.random() * len(all_))]

    def choose_dice(self, seat: int, code: int) -> None:
        """Where this action ends the round, the next dice, and the marks that they are for."""
        trial = self.position.copy()
        trial.apply(code, seat)
        raw, letter = trial.raw(), self.told.letter
        if trial.is_over() or any(raw["chosen"]) or not raw["round"]:
            return
        marks = two_marks(letter, written(trial, 0), favourite(self.seed, 0))
        self.position.give_dice(*dice_for(letter, marks, is_free_double(self.position.raw())))
        self.plan = [
            pack({"type": "mark", "cell": cell, "number": number}) for cell, number in marks
        ]
