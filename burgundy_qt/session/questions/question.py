"""A position as a question: which turn is the best here?"""

from __future__ import annotations

from dataclasses import dataclass

from burgundy_qt.rules.game import Game
from burgundy_qt.rules.ruleset import Action
from burgundy_qt.session.line_up import SeatPlan


@dataclass(frozen=True)
class Question:
    """Find the best turn of the `seat` that decides after the first `revision` actions of `game`,
    which may have gone on since and is never changed; `seats` are those of its table.

    `better` is the best turn that is known. Where somebody has played there `played` is that turn,
    which cost `loss` in chance to win and `loss_in_points`; in a puzzle it is empty. What is tried
    is checked at the `depth` and by the `seed` by which the best was found, for the `objective`.
    """

    game: Game
    revision: int
    seat: int
    seats: tuple[SeatPlan, ...]
    better: tuple[Action, ...]
    played: tuple[Action, ...] = ()
    loss: float = 0.0
    loss_in_points: float = 0.0
    depth: str = "normal"
    seed: int = 0
    objective: str = "win"

    @property
    def asked_for(self) -> Action:
        """The first action of the best turn that the one that was played has not."""
        return next((one for one in self.better if one not in self.played), self.better[0])
