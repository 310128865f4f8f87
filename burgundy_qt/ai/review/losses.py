"""Losses: the best possible turn compared with the one that was played, both played on a round or
two with the same chance.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile

from burgundy_qt.ai import game_bots
from burgundy_qt.ai.analysis.point_sources import CLEAR
from burgundy_qt.ai.networks import installed_networks, network
from burgundy_qt.ai.review.luck import ReviewError, depth_for
from burgundy_qt.ai.review.review_result import (
    BLUNDER,
    MARGINS,
    MISTAKE,
    SHARE,
    Depth,
    Grade,
    Measured,
    Try,
    column,
    grade_of,
    mean,
    mean_difference,
)
from burgundy_qt.ai.strengths import HORIZON_STEPS
from burgundy_qt.ai.turn_search.beam import same_position
from burgundy_qt.ai.turn_search.rollout import Rollout
from burgundy_qt.ai.turn_search.sequential_halving import RolloutTrial, SequentialHalving
from burgundy_qt.rules.position import Position

SEARCHED = 0.6
"""The share of a limit of time for the search of the best turn."""
AFRESH = 1 << 40
"""Added to the seed of a measurement: other chance than that of the search for the best, since the
best of many looks better than it is."""
FEWEST, BATCH = 32, 16
"""Games of a loss at least, and between two checks whether it is known well enough."""
FURTHER = 3
"""How many times as far ahead an apparent mistake is checked again: there are few, and no player
may be blamed for an error of the network."""
COSTLY = 2
"""The factor of fewer games when whole turns are planned as by Knights: they take several times as
long as those of a rollout."""


@dataclass(frozen=True)
class TurnLoss:
    """The result of a turn for each seat compared with the best one."""

    swing: Measured  # by seat; the seat's own is below 0 for a loss
    better: tuple[int, ...]  # the best turn, as in Position; empty if this one is as good
    done: tuple[int, ...]  # this turn, with the best continuation of what was played of it
    at: int  # which of the turn's actions put the best out of reach, counted from 0
    is_choice: bool  # whether there was anything to choose
    is_clear: bool  # whether the loss is more than may be chance


@dataclass(frozen=True)
class ChoiceLoss:
    """What a choice costs its seat against the best one, in chance to win and in final points, with
    the standard errors: those of a review, and the doubt about which choice is the best."""

    win: float
    points: float
    win_error: float
    points_error: float


ChoiceLosses = dict[int, ChoiceLoss]
"""By action, as in Position."""
CHOICE_TURNS = 4
"""Turns that are tried of those that begin with the same choice."""
FIRST_LOOK = 1
"""Games of the most promising turn of each choice before the first answer: near the end of a game
all turns of all choices would take seconds."""
CHOICE_BATCH = 4
"""Games of each choice between two answers about all of them."""
CHOICE_GAMES = 24
"""Games of each turn that may be the best, before losses are measured."""
LEAST_CHOICE = 8
"""Games after which a clearly worse choice is tried no more."""
SURELY = 4.0
"""By how many standard errors a choice is worse than the best one, if it is clearly worse."""
RACE = 2, 4, 8, 12, 16, 20, 24
"""Games of each turn that may be the best, after which others drop out."""
PROBABLY, PRIOR = 2.0, 4
"""By how many standard errors a turn is worse if it drops out. With fewer than 40% of the games of
SURELY and LEAST_CHOICE, the turns found were as good in 68 turns of four games, within 0.15% of a
win."""


@dataclass
class ChoiceTurn:
    """A turn that begins with a choice, and its games so far."""

    action: int
    trial: RolloutTrial
    is_first: bool  # whether the network likes it best of those with the same action
    tries: list[tuple[float, Try]] = field(default_factory=list)
    is_alive: bool = True

    @property
    def end(self) -> Position:
        """The position after it."""
        return self.trial.end

    def mean(self) -> float:
        """Return its mean value; 0 without games."""
        return math.fsum(one[0] for one in self.tries) / max(1, len(self.tries))

    def is_surely_below(self, other: ChoiceTurn) -> bool:
        """Return whether it is clearly worse than another turn in their common games."""
        pairs = zip(other.tries, self.tries, strict=False)  # one may have been given up before
        middle, error = column([theirs[0] - mine[0] for theirs, mine in pairs])
        return len(self.tries) >= LEAST_CHOICE and middle > SURELY * error


def best_turns(turns: Sequence[ChoiceTurn]) -> dict[int, ChoiceTurn]:
    """Return the best turn of each action, the best action first. Turns that were given up are
    worse than those that go on."""
    order = sorted(turns, key=lambda turn: (len(turn.tries), turn.mean()), reverse=True)
    best: dict[int, ChoiceTurn] = {}
    for turn in order:
        best.setdefault(turn.action, turn)
    return best


def contenders(turns: Sequence[ChoiceTurn], hardly: float) -> list[ChoiceTurn]:
    """Return the turn that is the best in equally many games, and all that may be better than it by
    more than `hardly`. After two games the spread of one difference says little: that of all counts
    as much as PRIOR games."""
    top = max(turns, key=ChoiceTurn.mean)
    others = [turn for turn in turns if turn is not top]
    gaps = [
        column([mine[0] - yours[0] for mine, yours in zip(top.tries, turn.tries, strict=True)])
        for turn in others
    ]
    usual = math.fsum(error * error for _, error in gaps) / len(gaps)
    games = len(top.tries) - 1
    return [
        top,
        *(
            turn
            for turn, (middle, error) in zip(others, gaps, strict=True)
            if middle + hardly
            <= PROBABLY * math.sqrt((games * error * error + PRIOR * usual) / (games + PRIOR))
        ),
    ]


def choice_loss(swing: Measured, seat: int) -> ChoiceLoss:
    """Return the loss of a choice by its difference from the best one."""
    return ChoiceLoss(
        -swing.win[seat], -swing.points[seat], swing.win_error[seat], swing.points_error[seat]
    )


def beyond(loss: float, error: float) -> float:
    """Return by how much a choice may be better than the one that seems the best: the root of the
    mean square of its gains, if its loss is distributed normally."""
    if error <= 0:
        return max(0.0, -loss)
    z = loss / error
    tail = math.erfc(z / math.sqrt(2)) / 2
    density = math.exp(-z * z / 2) / math.sqrt(2 * math.pi)
    return error * math.sqrt(max(0.0, (1 + z * z) * tail - z * density))


class Losses:
    """Finds the losses of turns in positions like `like`, at a `depth`; for one thread.

    `objective`: "win" or "points". The same seed gives the same. Raises ReviewError.
    """

    def __init__(self, like: Position, depth: Depth, objective: str = "win"):
        shipped = installed_networks.default_network_for(like)
        if shipped is None:
            raise ReviewError("no network fits this game, so it cannot be reviewed")
        self.depth = depth_for(like, depth)
        self.objective = objective
        self.seats = like.seats
        bots = game_bots.bots_of(shipped[0].game)
        ahead = bots.horizon.get(depth.name, HORIZON_STEPS)
        self.halving = SequentialHalving(*shipped, like, self.depth.plans, 1, objective, ahead)
        self.tries, self.margin = bots.tries, bots.usual_margin(like)
        self.is_for_points = bots.is_for_points(like.seats)
        self.further = Rollout(
            network.Evaluator(*shipped, objective), like, FURTHER * ahead, thorough=True
        )
        self.stopped = False
        self.known_best: RolloutTrial | None = None
        self.known_games: dict[tuple[int, int], tuple[float, Try]] = {}

    def stop(self) -> None:
        """Finish with the results so far, from any thread; all later calls end at once."""
        self.stopped = True
        self.halving.stop()

    def of_turn(self, position: Position, seat: int, actions: Sequence[int], seed: int) -> TurnLoss:
        """Return the loss of a whole turn that begins in `position`, which is not changed."""
        world, trials = self.looked_at(position, seat, seed)
        done = self.trial(world, seat, actions)
        mine = next((one for one in trials if same_position(one.end, done.end)), done)
        if mine is done:
            trials.append(done)
        best = self.ranked(trials, position, seat, seed, None)[0]
        if best is mine:
            return self.no_loss(len(trials) > 1)
        at = self.lost_at(world, seat, actions, best, seed)
        return self.measured(best, mine, position, seat, seed, at, None)

    def of_action(
        self,
        position: Position,
        seat: int,
        action: int,
        seed: int,
        seconds: float | None = None,
    ) -> TurnLoss:
        """Return the loss of an action followed by its best continuation, after `seconds` of
        thought at most."""
        begun = time.monotonic()
        world, trials = self.looked_at(position, seat, seed)
        mine = [one for one in trials if one.actions[0] == action]
        for one in self.going_on(world, seat, action, seed):
            alike = next((known for known in trials if same_position(known.end, one.end)), None)
            if alike is None:
                trials.append(one)
            mine.append(alike or one)
        until = None if seconds is None else begun + SEARCHED * seconds
        ranked = self.ranked(trials, position, seat, seed, until)
        best, done = ranked[0], next(one for one in ranked if any(one is own for own in mine))
        if best is done:
            return self.no_loss(len(trials) > 1)
        end = None if seconds is None else begun + seconds
        return self.measured(best, done, position, seat, seed, 0, end)

    def of_choices(self, position: Position, seat: int, seed: int) -> Iterator[ChoiceLosses]:
        """Yield what each legal action of the seat costs with its best continuation, by action:
        more precisely each time, until it is known well enough or stopped.

        The first answers compare a few games. Then each loss is measured as in a review, the most
        promising choices first. In the last round, without chance, all turns are compared."""
        is_last = self.halving.evaluator.features.no_chance_left(position)
        turns = self.turns_by_action(position, seat, seed)
        best: dict[int, ChoiceTurn] = {}
        for best in self.compared(turns, seat, seed, self.most_compared(position)):
            yield self.choice_losses(best, seat)
        if is_last and not self.stopped:
            turns = self.turns_by_action(position, seat, seed, is_wide=True)
            answers = list(self.compared(turns, seat, seed, 1))
            if not self.stopped:
                yield self.choice_losses(answers[-1], seat)
        elif best:
            yield from self.measured_choices(best, position, seat, seed)

    def compared(
        self, turns: Sequence[ChoiceTurn], seat: int, seed: int, most: int
    ) -> Iterator[dict[int, ChoiceTurn]]:
        """Yield the best turn of each action, the best action first, after more and more games, at
        most so many of each.

        All turns are tried with the same chance. Those that are clearly worse than another turn
        with the same action, or than the best of all, are tried no more."""
        self.halving.look_to_end(True)
        rollout = self.halving.rollouts[0]
        for number in (FIRST_LOOK, 2, *range(CHOICE_BATCH, most + CHOICE_BATCH, CHOICE_BATCH)):
            alive = [turn for turn in turns if turn.is_alive]
            for turn in alive:
                if number == FIRST_LOOK and not turn.is_first:
                    continue
                for key in range(len(turn.tries), min(most, number)):
                    if self.stopped:
                        return
                    turn.tries.append(tried(rollout, turn.end, seat, seed, key))
            best = best_turns([turn for turn in turns if turn.tries])
            yield best
            top = next(iter(best.values()))
            for turn in alive if number != FIRST_LOOK else ():
                own = best[turn.action]
                turn.is_alive = not (turn.is_surely_below(own) or turn.is_surely_below(top))
            if sum(turn.is_alive for turn in turns) == 1 or (most == 1 and number > most):
                return

    def measured_choices(
        self, best: Mapping[int, ChoiceTurn], position: Position, seat: int, seed: int
    ) -> Iterator[ChoiceLosses]:
        """Yield the losses of all actions, one more of them measured each time, against the first
        one."""
        found = self.choice_losses(best, seat)
        top, *others = best.values()
        for number, turn in enumerate(others):
            if self.stopped:
                return
            known = (top, *others[:number])
            alike = next((one for one in known if same_position(one.end, turn.end)), None)
            if alike is not None:
                found[turn.action] = found[alike.action]
            else:
                lost = self.measured(top.trial, turn.trial, position, seat, seed, 0, None)
                if self.stopped:
                    return
                found[turn.action] = choice_loss(lost.swing, seat)
            yield self.doubted(found, top.action)

    def doubted(self, found: ChoiceLosses, best: int) -> ChoiceLosses:
        """Return the same losses with errors that include the doubt about which choice is the
        best."""
        others = [loss for action, loss in found.items() if action != best]
        win = points = 0.0
        if self.objective == "win":
            win = max((beyond(one.win, one.win_error) for one in others), default=0.0)
        else:
            points = max((beyond(one.points, one.points_error) for one in others), default=0.0)
        return {
            action: replace(
                one,
                win_error=math.hypot(one.win_error, win),
                points_error=math.hypot(one.points_error, points),
            )
            for action, one in found.items()
        }

    def turns_by_action(
        self, position: Position, seat: int, seed: int, is_wide: bool = False
    ) -> list[ChoiceTurn]:
        """Return some good turns that begin with each legal action, all that are found if
        `is_wide`; fewer when stopped. A wide beam for each action takes seconds in the last
        round."""
        world, trials = self.looked_at(position, seat, seed, is_wide)
        number = self.depth.plans if is_wide else CHOICE_TURNS
        begun: dict[int, list[RolloutTrial]] = {}
        for trial in trials:
            begun.setdefault(trial.actions[0], []).append(trial)
        for action in position.legal(seat):
            if self.stopped:
                break
            known = begun.get(action, [])
            is_whole = [list(one.actions) for one in known] == [[action]]
            if len(known) < number and not is_whole:
                begun[action] = self.going_on(world, seat, action, seed, is_wide)
        return [
            ChoiceTurn(action, trial, at == 0)
            for action, found in begun.items()
            for at, trial in enumerate(sorted(found, key=lambda one: -one.value)[:number])
        ]

    def choice_losses(self, best: Mapping[int, ChoiceTurn], seat: int) -> ChoiceLosses:
        """Return the losses of all actions against the first one, by the tries so far."""
        top = next(iter(best.values())).tries
        found: ChoiceLosses = {}
        for action, turn in best.items():
            number = len(turn.tries)
            gaps = mean_difference(
                [one[1] for one in turn.tries[: len(top)]], [one[1] for one in top[:number]]
            )
            found[action] = choice_loss(mean(gaps), seat)
        return found

    def seeming(self, position: Position, seat: int, actions: Sequence[int], seed: int) -> float:
        """Return the apparent loss of a turn at first sight, in the network's utility."""
        world, trials = self.looked_at(position, seat, seed)
        done = self.trial(world, seat, actions)
        return max(0.0, max(one.value for one in trials) - done.value)

    def looked_at(
        self, position: Position, seat: int, seed: int, is_wide: bool = True
    ) -> tuple[Position, list[RolloutTrial]]:
        """Return the position as the seat knows it, and the beam's turns."""
        world = self.halving.determinized(position, seat, seed)
        if not self.halving.evaluator.knows(world):  # a set-up with secret choices of others
            world = position.copy()
            world.determinize_for(seat, seed)
        return world, self.halving.turns(world, seat, seed, is_wide)

    def going_on(
        self, world: Position, seat: int, action: int, seed: int, is_wide: bool = True
    ) -> list[RolloutTrial]:
        """Return the best turns that begin with an action."""
        after = self.halving.greedy.after_actions(world, seat, [action])
        is_whole = after.is_chance_node() or seat not in after.waiting_seats()
        if is_whole or not self.halving.evaluator.knows(world):
            return [self.trial(world, seat, [action])]
        return [
            self.halving.trial(world, seat, one.value, [action, *one.actions])
            for one in self.halving.turns(after, seat, seed, is_wide)
        ]

    def trial(self, world: Position, seat: int, actions: Sequence[int]) -> RolloutTrial:
        """Return a turn that the beam did not find, with the network's value of its end."""
        greedy = self.halving.greedy
        last = world if len(actions) == 1 else greedy.after_actions(world, seat, actions[:-1])
        worths = {action: worth for worth, action in greedy.worths(last, seat)}
        return self.halving.trial(world, seat, worths[actions[-1]], actions)

    def ranked(
        self,
        trials: list[RolloutTrial],
        position: Position,
        seat: int,
        seed: int,
        until: float | None,
    ) -> list[RolloutTrial]:
        """Return them after trying, the best first.

        At a depth that stops when it is sure, all take part in a race: the network's value would
        rule out good turns near the end."""
        is_raced = len(trials) > 1 and until is None and self.depth.sure > 0
        if is_raced and self.halving.expectimax is None:
            return self.raced(trials, seat, seed, self.most_compared(position))
        return self.halved(trials, seat, seed, until)

    def raced(
        self, trials: list[RolloutTrial], seat: int, seed: int, most: int
    ) -> list[RolloutTrial]:
        """Return them, the best first, after a race: more and more games of each with the same
        chance, at most so many, until all others are probably not noticeably better than one."""
        self.halving.look_to_end(True)
        rollout, hardly = self.halving.rollouts[0], self.depth.sure / math.sqrt(self.tries) / 2
        turns = [ChoiceTurn(at, one, True) for at, one in enumerate(trials)]
        alive = turns
        for number in (self.tries * one for one in RACE):
            for turn in alive:
                for key in range(len(turn.tries), min(most, number)):
                    if not self.stopped:
                        turn.tries.append(tried(rollout, turn.end, seat, seed, key))
            if self.stopped or number >= most:
                break
            alive = contenders(alive, hardly)
            if len(alive) == 1:
                break
        order = sorted(turns, key=lambda turn: (-len(turn.tries), -turn.mean()))
        return [turn.trial for turn in order]

    def halved(
        self, trials: list[RolloutTrial], seat: int, seed: int, until: float | None
    ) -> list[RolloutTrial]:
        """Return them after sequential halving, the best first."""
        if len(trials) > 1:
            self.halving.trials, self.halving.played = trials, []
            self.halving.try_out(seat, self.tries * self.depth.rollouts, until, seed)
        return sorted(trials, key=lambda one: (-one.visits, -one.mean()))

    def most_compared(self, position: Position) -> int:
        """Return how many games of a turn are compared at most."""
        is_last = self.halving.evaluator.features.no_chance_left(position)
        return 1 if is_last else self.tries * CHOICE_GAMES

    def no_loss(self, is_choice: bool) -> TurnLoss:
        """Return a loss of nothing: the turn was as good as any."""
        nothing = (0.0,) * self.seats
        return TurnLoss(Measured(nothing, nothing, nothing, nothing), (), (), 0, is_choice, False)

    def measured(
        self,
        best: RolloutTrial,
        mine: RolloutTrial,
        position: Position,
        seat: int,
        seed: int,
        at: int,
        until: float | None,
    ) -> TurnLoss:
        """Return the difference between two turns, with chance that has chosen neither; an apparent
        mistake is checked again, with other chance, more games and further ahead, if time
        allows."""
        rollout, number = self.halving.rollouts[0], self.tries * self.depth.measured
        loss = self.gap(best, mine, position, seat, seed + AFRESH, rollout, number, until)
        if until is None and self.grade(*loss, seat) in (MISTAKE, BLUNDER):
            is_costly = self.halving.evaluator.features.open_turns
            again = max(number, self.depth.again // (COSTLY if is_costly else 1))
            seed += 2 * AFRESH
            loss = self.gap(best, mine, position, seat, seed, self.further, again, until, loss[0])
        return TurnLoss(loss[0], tuple(best.actions), tuple(mine.actions), at, True, loss[1])

    def gap(
        self,
        best: RolloutTrial,
        mine: RolloutTrial,
        position: Position,
        seat: int,
        seed: int,
        rollout: Rollout,
        number: int,
        until: float | None,
        before: Measured | None = None,
    ) -> tuple[Measured, bool]:
        """Return the difference of one turn from the best for each seat, by so many games, and
        whether that is more than chance; `before`: the same by other games, if it is known."""
        if self.halving.evaluator.features.no_chance_left(position):
            number = 1
        self.halving.look_to_end(True)
        ones, others, gaps = list[Try](), list[Try](), list[float]()
        for key in range(number):
            if gaps and (self.stopped or (until is not None and time.monotonic() > until)):
                break
            is_checked = key >= FEWEST and key % BATCH == 0
            so_far = mean_difference(ones, others) if is_checked else ()
            if so_far and self.is_enough(so_far, seat, before):
                break
            done = tried(rollout, mine.end, seat, seed, key)
            could = self.game_of_best(best, rollout, seat, seed, key)
            ones.append(done[1])
            others.append(could[1])
            gaps.append(could[0] - done[0])
        middle, error = column(gaps)
        return mean(mean_difference(ones, others)), middle > CLEAR * error

    def game_of_best(
        self, best: RolloutTrial, rollout: Rollout, seat: int, seed: int, key: int
    ) -> tuple[float, Try]:
        """Return a game of the best turn, played only once for all turns that are compared with
        it."""
        if best is not self.known_best:
            self.known_best, self.known_games = best, {}
        if (seed, key) not in self.known_games:
            self.known_games[seed, key] = tried(rollout, best.end, seat, seed, key)
        return self.known_games[seed, key]

    def is_enough(self, gaps: Sequence[Try], seat: int, before: Measured | None = None) -> bool:
        """Return whether a loss is known well enough by these differences, or by the loss of other
        games `before`: a loss that is large by chance alone is then tried as often as others. Equal
        differences alone say little: what happens rarely may still come."""
        sure = self.depth.sure / math.sqrt(self.tries)
        if not sure or all(one == gaps[0] for one in gaps):
            return False
        win, win_error = column([one[0][seat] for one in gaps])
        points, points_error = column([one[1][seat] for one in gaps])
        if before is not None:
            win, points = before.win[seat], before.points[seat]
        least = MARGINS * sure * self.margin
        return win_error <= max(sure, SHARE * abs(win)) and points_error <= max(
            least, SHARE * abs(points)
        )

    def grade(self, swing: Measured, is_clear: bool, seat: int) -> Grade | None:
        """Return the grade of a loss; None if it may be chance."""
        if not is_clear:
            return None
        win = 0.0 if self.is_for_points else -swing.win[seat]
        return grade_of(win, -swing.points[seat] / self.margin)

    def played_on(
        self, trial: RolloutTrial, seat: int, seed: int, number: int, first: int = 0
    ) -> list[Try]:
        """Return the games `first` to `number` - 1 from the end of a turn, as far ahead as an
        apparent mistake is checked again, with chance that has not chosen it: the same for all
        turns. Fewer when stopped."""
        keys = takewhile(lambda _: not self.stopped, range(first, number))
        return [tried(self.further, trial.end, seat, seed + AFRESH, key)[1] for key in keys]

    def lost_at(
        self, world: Position, seat: int, actions: Sequence[int], best: RolloutTrial, seed: int
    ) -> int:
        """Return the index of the first action after which the best turn's end was out of reach."""
        for number in range(1, len(actions)):
            if not self.is_in_reach(world, seat, actions[:number], best, seed):
                return number - 1
        return len(actions) - 1

    def is_in_reach(
        self, world: Position, seat: int, done: Sequence[int], best: RolloutTrial, seed: int
    ) -> bool:
        """Return whether the best turn's end can still be reached."""
        here = self.halving.greedy.after_actions(world, seat, done)
        if ends_at(here, seat, left_over(best.actions, done), best.end):
            return True
        return self.halving.evaluator.knows(here) and any(
            same_position(one.end, best.end) for one in self.halving.turns(here, seat, seed)
        )


def tried(rollout: Rollout, end: Position, seat: int, seed: int, key: int) -> tuple[float, Try]:
    """Return one game some rounds ahead: its value for the seat, and the result of every seat."""
    rollout.clear()
    _, worth, win, points = rollout.play(end, seat, seed, key, key + 1)
    return worth, (win, points)


def left_over(actions: Sequence[int], done: Sequence[int]) -> list[int]:
    """Return the actions without those that were done already, in any order."""
    rest = list(actions)
    for one in done:
        if one in rest:
            rest.remove(one)
    return rest


def ends_at(here: Position, seat: int, actions: list[int], end: Position) -> bool:
    """Return whether these actions, each when it is first legal, lead to a position."""
    rest, reached = list(actions), here.copy()
    while rest and seat in reached.waiting_seats() and not reached.is_chance_node():
        legal = reached.legal(seat)
        action = next((one for one in rest if one in legal), None)
        if action is None:
            return False
        reached.act_only(action, seat)
        rest.remove(action)
    return not rest and same_position(reached, end)
