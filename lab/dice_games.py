"""Campaign: random dice games with all seats, sheets and set-ups keep every invariant.

Every game is followed event by event, with each consequence calculated again, and its points are
counted a second time at the end; the state is compared with the events at the start of each phase
and at the end, in one game of 25 in each round. In one of 97 every legal list is calculated again.
In one of 499 the dice are chosen so that a whole sheet can be marked."""

from typing import Any

from burgundy_qt.rules.dice.dice_ruleset import ANSWER
from burgundy_qt.rules.game import Game
from lab.campaign import Figures
from lab.watching import ListeningWatcher, WatchedGame
from tests.rules.dice import invariants
from tests.rules.dice.chosen_dice import dice_for, is_free_double, two_marks, written
from tests.rules.dice.coverage import Coverage
from tests.rules.dice.from_events import Told
from tests.rules.dice.random_play import favourite, liked, request_of
from tests.rules.dice.second_reading import first_decision, second_decision

# no factor in common with the number of kinds of games
EACH_ROUND, EACH_LIST, CHOSEN_DICE = 25, 97, 499
OPENED = "round", "end"


def run(count: int, first: int = 0) -> Figures:
    """Play the games of `count` seeds from `first` on; `faults` is the number of games with a
    fault, each of which is named."""
    return Watch().watched(count, first).figures()


class Watch(ListeningWatcher):
    """Plays and checks dice games, and counts what happens."""

    COUNTED = "games", "decisions", "states compared", "lists worked out again", "faults"

    def __init__(
        self,
        each_round: int = EACH_ROUND,
        each_list: int = EACH_LIST,
        chosen_dice: int = CHOSEN_DICE,
    ):
        super().__init__(Coverage())
        self.each_round, self.each_list, self.chosen_dice = each_round, each_list, chosen_dice

    def watched_game(self, seed: int) -> WatchedGame:
        return WatchedDiceGame(self, seed)


class WatchedDiceGame(WatchedGame):
    """One dice game, played and checked."""

    def __init__(self, watch: Watch, seed: int) -> None:
        self.each_round = seed % watch.each_round == 0
        self.each_list = seed % watch.each_list == 0
        self.is_lucky = seed % watch.chosen_dice == watch.chosen_dice - 1
        self.plan: list[int] = []
        self.firsts: dict[int, dict[str, Any]] = {}
        game = Game(request_of(seed))
        super().__init__(watch, seed, game, Told(game.request))

    def look(self, happened: list[dict[str, Any]]) -> None:
        """Check the invariants when a round is revealed."""
        if not any(event["event"] in OPENED for event in happened):
            return
        self.firsts = {}
        if self.each_round or any(event["event"] in ("phase", "end") for event in happened):
            self.watch.counts["states compared"] += 1
            shown = ANSWER.state(self.position, self.request, None)
            invariants.the_state_is_what_was_told(shown, self.told)
            if self.each_round or self.told.result is not None:
                invariants.hold(self.told)

    def look_at_list(self, seat: int, codes: list[int]) -> None:
        invariants.something_is_offered_and_nothing_twice(codes)
        if self.each_list and self.told.dice is not None:
            self.watch.counts["lists worked out again"] += 1
            first = self.firsts.get(seat)
            again = (
                second_decision(self.told, seat, first)
                if first is not None
                else first_decision(self.told, seat)
            )
            assert [ANSWER.decode_action(code) for code in codes] == again

    def look_at_the_record(self) -> None:
        invariants.the_points_are_those_of_the_marks(self.record)

    def chosen(self, seat: int, codes: list[int]) -> int:
        """Return a mark for the chosen dice, or one of the seat's favourite colour, or any; then
        choose the next dice."""
        code = self.wanted(seat, codes)
        if self.each_list:
            self.firsts.setdefault(seat, ANSWER.decode_action(code))
        if self.is_lucky:
            self.choose_dice(seat, code)
        return code

    def wanted(self, seat: int, codes: list[int]) -> int:
        for code in self.plan:
            if code in codes:
                return code
        colour = favourite(self.seed, seat)
        return self.any_of(liked(self.told.letter, colour, codes))

    def choose_dice(self, seat: int, code: int) -> None:
        """Choose the next dice and their marks, if this action ends the round."""
        trial = self.position.copy()
        trial.apply(code, seat)
        raw, letter = trial.raw(), self.told.letter
        if trial.is_over() or any(raw["chosen"]) or not raw["round"]:
            return
        marks = two_marks(letter, written(trial, 0), favourite(self.seed, 0))
        self.position.give_dice(*dice_for(letter, marks, is_free_double(self.position.raw())))
        self.plan = [
            ANSWER.encode_action({"type": "mark", "cell": cell, "number": number})
            for cell, number in marks
        ]
