"""Reviews one part of a game: a turn, or what chance brought; a thread's own."""

from burgundy_qt.ai.review.depths import Depth
from burgundy_qt.ai.review.expectations import Expectations
from burgundy_qt.ai.review.findings import Luck, Measured, ReviewedTurn, Worth
from burgundy_qt.ai.review.losses import Losses, TurnLoss
from burgundy_qt.ai.review.played_turns import PlayedChance, PlayedTurn
from burgundy_qt.ai.values.calibration import moment_of
from burgundy_qt.rules.position import Position


class TurnReviewer:
    """Reviews parts of a game whose positions are like `like`. Raises CannotReview."""

    def __init__(self, like: Position, depth: Depth, objective: str):
        self.losses = Losses(like, depth, objective)
        self.expectations = Expectations(like, depth, objective)

    def stop(self) -> None:
        """End what is looked at, from any thread."""
        self.losses.stop()
        self.expectations.stop()

    def reviewed(self, part: PlayedTurn | PlayedChance, seed: int) -> ReviewedTurn | Luck:
        """What is to be said of it; the same seed says the same."""
        if isinstance(part, PlayedChance):
            return Luck(part.at, self.expectations.luck(part.before, part.after, seed))
        found = self.losses.of_turn(part.start, part.seat, part.actions, seed)
        worth, brought = self.expected(part, found, seed)
        return ReviewedTurn(
            part.first,
            part.last,
            part.seat,
            self.stage(part.start),
            worth,
            found.is_choice,
            brought,
            found.swing,
            part.first + found.at,
            found.better,
            self.losses.grade(found.swing, found.is_clear, part.seat),
        )

    def expected(self, turn: PlayedTurn, found: TurnLoss, seed: int) -> tuple[Worth, Measured]:
        """What everyone might expect, and what the turn brought beyond that: nothing where there
        was nothing to choose."""
        if not found.is_choice:
            return self.expectations.worth(turn.start, seed), found.swing
        end = turn.start.copy()
        for action in turn.actions:
            end.act_only(action, turn.seat)
        return self.expectations.turn(turn.start, end, seed)

    def stage(self, position: Position) -> int | None:
        """Of the game; None in its set-up and where it has none."""
        known = moment_of(position) if self.expectations.knows(position) else None
        return None if known is None else known.stage
