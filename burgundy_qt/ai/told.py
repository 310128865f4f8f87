"""A thought as it is told: its chances and points as games bear them out."""

from dataclasses import replace

from burgundy_qt.ai.thought import Candidate, Thought
from burgundy_qt.ai.values.calibration import AS_IT_IS, calibration_for
from burgundy_qt.rules.position import Position


def told(thought: Thought, position: Position, seat: int, objective: str) -> Thought:
    """What `seat` is told of a thought about its decision in `position`: the same actions in the
    same order."""
    calibration = calibration_for(position, objective)
    if calibration == AS_IT_IS:
        return thought
    standings = position.standings()

    def mended(one: Candidate) -> Candidate:
        win = calibration.chance(one.win, seat, thought.win)
        return replace(one, win=win, points=calibration.points(one.points, standings[seat]))

    return Thought(
        thought.action,
        tuple(mended(one) for one in thought.candidates),
        calibration.chances(thought.win, seat),
        tuple(
            calibration.points(points, had)
            for points, had in zip(thought.points, standings, strict=True)
        ),
    )
