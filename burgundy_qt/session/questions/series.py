"""Questions one after the other, and how each was answered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from burgundy_qt.session.questions.question import Question


@dataclass(frozen=True)
class Outcome:
    """How a question was answered: whether a turn as good as the best was `found` before the answer
    was shown, after how many `tries`, and whether a hint was asked for before."""

    found: bool
    tries: int
    hinted: bool


class Series:
    """Stands at one of the `questions`, of which there must be one. Who wants to keep how they were
    answered overrides `note`, and perhaps `miss`."""

    def __init__(self, questions: Sequence[Question]) -> None:
        self.questions = tuple(questions)
        self.at = 0
        self.outcomes: dict[int, Outcome] = {}

    @property
    def question(self) -> Question:
        """The one that is asked now."""
        return self.questions[self.at]

    @property
    def outcome(self) -> Outcome | None:
        """How it was answered; None while it is open."""
        return self.outcomes.get(self.at)

    @property
    def is_at_end(self) -> bool:
        """Whether no other question follows."""
        return self.at == len(self.questions) - 1

    @property
    def found(self) -> int:
        """How many were found."""
        return sum(outcome.found for outcome in self.outcomes.values())

    def go_on(self) -> None:
        """To the next question, where there is one; what was left open counts as not found."""
        if self.outcome is None:
            self.note(Outcome(False, 0, False))
        self.at = min(self.at + 1, len(self.questions) - 1)

    def miss(self) -> None:
        """A turn was tried that is not as good as the best; the question stays open."""

    def note(self, outcome: Outcome) -> None:
        """The question has been answered; what comes later changes nothing."""
        self.outcomes.setdefault(self.at, outcome)
