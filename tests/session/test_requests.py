"""Tests of requests to a thread: a failure is reported in words and does no harm."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal

from burgundy_qt.rules.errors import RulesError
from burgundy_qt.session.problem import SaveDamaged, guarded


class Clerk(QObject):
    """Fails on request, and otherwise notes its requests."""

    asked = Signal(object)
    failed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.problems, self.noted = [], []
        self.failed.connect(self.problems.append)
        self.asked.connect(self.note)

    @guarded(object)
    def note(self, what: object) -> None:
        if isinstance(what, Exception):
            raise what
        self.noted.append(what)


@pytest.mark.parametrize(
    ("failure", "told"),
    [
        (SaveDamaged(Path("old.burgundy"), "its end is missing"), "its end is missing"),
        (RulesError("no tile lies there"), "no tile lies there"),
        pytest.param(
            ZeroDivisionError("of a mistake"),
            "of a mistake",
            marks=pytest.mark.expects_log("Something went wrong"),
        ),
    ],
)
def test_a_failure_is_reported_and_the_next_request_is_carried_out(qapp, failure, told):
    clerk = Clerk()
    clerk.asked.emit(failure)
    clerk.asked.emit("the next")
    (problem,) = clerk.problems
    assert told in f"{problem.what} {problem.details}" and clerk.noted == ["the next"]
