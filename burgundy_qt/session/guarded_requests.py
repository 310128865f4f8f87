"""Requests to a thread: a failure is reported as a Problem, and the thread goes on."""

from __future__ import annotations

import functools
import traceback
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import SignalInstance, Slot

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.errors import RulesError
from burgundy_qt.session.problem import Problem, unexpected_problem, unreachable
from burgundy_qt.session.saves.save_errors import SaveError


class GuardedRequest(Protocol):
    """An object that carries out requests."""

    @property
    def failed(self) -> SignalInstance:
        """Carries a Problem."""


def guarded(*types: type) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Return a slot for signals of these types; the signal `failed` reports its failure."""

    def as_slot(carry_out: Callable[..., None]) -> Callable[..., None]:
        @Slot(*types)
        @functools.wraps(carry_out)
        def asked(whom: GuardedRequest, *arguments: object) -> None:
            try:
                carry_out(whom, *arguments)
            except SaveError as error:
                whom.failed.emit(error.problem())
            except RulesError as error:
                whom.failed.emit(does_not_go(error))
            except OSError as error:
                whom.failed.emit(unreachable(error))
            except Exception:
                whom.failed.emit(
                    unexpected_problem(
                        tr("Problem", "Something went wrong"), traceback.format_exc()
                    )
                )

        return asked

    return as_slot


def does_not_go(error: RulesError) -> Problem:
    """Return the Problem for a request that the rules refuse."""
    return Problem(
        tr("Problem", "That is not possible"),
        str(error),
        tr("Problem", "Choose something else."),
        error.code,
    )
