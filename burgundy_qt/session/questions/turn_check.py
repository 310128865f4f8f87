"""Checks what was tried, and says why the answer is the answer, in a thread of its own."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.ruleset import Action
from burgundy_qt.session.problem import mistake
from burgundy_qt.session.questions.checking import Checking
from burgundy_qt.session.questions.explaining import Explaining
from burgundy_qt.session.questions.question import Question
from burgundy_qt.session.questions.verdict import Verdict


class Work(Protocol):
    """What is thought about."""

    def found(self) -> object:
        """What came of it."""

    def stop(self) -> None:
        """End soon, from any thread."""


class TurnCheck(QObject):
    """Thinks about one question at a time. Nobody waits for it: what is stopped is never told."""

    checked = Signal(object)  # Verdict
    explained = Signal(object)  # Answer
    failed = Signal(object)  # Problem

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="turn check")
        self._work: Work | None = None

    def check(self, question: Question, actions: Sequence[Action]) -> None:
        """Say how good a whole turn is; `checked` follows, after about half a second."""
        self._begin(Checking(question, tuple(actions)), self.checked)

    def explain(self, question: Question, other: Verdict | None = None) -> None:
        """Say why the best turn is better than what was tried, or else than what was played;
        `explained` follows, as soon as the one is compared with the other."""
        self._begin(Explaining(question, other), self.explained)

    def stop(self) -> None:
        """Nothing more is told of what was asked. Returns at once."""
        work, self._work = self._work, None
        if work is not None:
            work.stop()

    def close(self) -> None:
        """Stop for good; no thread is left."""
        self.stop()
        self._pool.shutdown()

    def _begin(self, work: Work, told: SignalInstance) -> None:
        self.stop()
        self._work = work
        self._pool.submit(self._think, work, told)

    def _think(self, work: Work, told: SignalInstance) -> None:
        try:
            found = work.found()
        except Exception:
            title = tr("Questions", "The turn could not be checked")
            self.failed.emit(mistake(title, traceback.format_exc()))
            return
        if work is self._work:
            told.emit(found)
