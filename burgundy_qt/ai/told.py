"""A thought as it is told: its chances and points as games bear them out, and none of them certain
while chance is left."""

from dataclasses import replace

from burgundy_qt.ai.features.games import features_of, table_of
from burgundy_qt.ai.thought import Candidate, Thought
from burgundy_qt.ai.values.calibration import (
    AS_IT_IS,
    calibration_for,
    kept_open,
    sides_of,
)
from burgundy_qt.rules.position import Position

LEAST = 0.001
"""No chance is told nearer to 0 or 1 than this while something is left to chance: what a network or
a number of games says of it is no more certain."""


def told(thought: Thought, position: Position, seat: int, objective: str) -> Thought:
    """What `seat` is told of a thought about its decision in `position`: the same actions in the
    same order."""
    calibration = calibration_for(position, objective, "hint")
    if calibration == AS_IT_IS:
        return thought
    standings, others = position.standings(), position.opponents(seat)

    def mended(one: Candidate) -> Candidate:
        win = calibration.chance(one.win, seat, thought.win)
        return replace(one, win=win, points=calibration.points(one.points, standings[seat]))

    return Thought(
        thought.action,
        tuple(mended(one) for one in thought.candidates),
        calibration.chances(thought.win, seat),
        tuple(
            calibration.points(points, had, at not in others)
            for at, (points, had) in enumerate(zip(thought.points, standings, strict=True))
        ),
        thought.second and mended(thought.second),
    )


def left_open(thought: Thought, position: Position, seat: int) -> Thought:
    """The thought with no chance that is certain, but where nothing is left to chance, or the turn
    that is meant ends the game."""
    turns = (*thought.candidates, *([thought.second] if thought.second else []))
    told_of = (*thought.win, *(one.win for one in turns))
    if all(LEAST <= share <= 1.0 - LEAST for share in told_of) or is_without_chance(position):
        return thought

    def opened(one: Candidate) -> Candidate:
        win = kept_open([one.win], 2, LEAST)[0]
        return (
            one if win == one.win or ends_the_game(position, seat, one) else replace(one, win=win)
        )

    wins = kept_open(thought.win, sides_of(position), LEAST)
    best = next((one for one in thought.candidates if one.action == thought.action), None)
    if wins != thought.win and best is not None and ends_the_game(position, seat, best):
        wins = thought.win
    candidates = tuple(map(opened, thought.candidates))
    return replace(
        thought, candidates=candidates, win=wins, second=thought.second and opened(thought.second)
    )


def is_without_chance(position: Position) -> bool:
    """Whether nothing is drawn any more, as far as the features of the game can tell."""
    known = table_of(position)
    return known is not None and features_of(*known).no_chance_left(position)


def ends_the_game(position: Position, seat: int, candidate: Candidate) -> bool:
    """Whether the game is over, without chance, when the candidate's turn has been played; where
    others choose in secret nobody can know."""
    if position.decides_in_secret():
        return False
    end = position.copy()
    for action in candidate.plan or (candidate.action,):
        if end.chance_waits() or seat not in end.waiting_seats():
            return False
        end.act_only(action, seat)
    return end.is_over()
