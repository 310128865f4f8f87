"""Something that went wrong, in words for the person at the screen."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from burgundy_qt.language.tr import tr

log = logging.getLogger("burgundy_qt")


@dataclass(frozen=True)
class Problem:
    """A short title, what happened (with the file's name where there is one), what to do, and
    details for a report.

    `is_mistake`: the program itself made a mistake, which a report would help to mend."""

    title: str
    what: str
    advice: str
    details: str = ""
    is_mistake: bool = False


def mistake(title: str, details: str) -> Problem:
    """The Problem for what should never happen, noted in the log. The details are a traceback."""
    log.error("%s\n%s", title, details)
    return of_mistake(title, details)


def of_mistake(title: str, details: str) -> Problem:
    """What is told of it."""
    return Problem(
        title,
        tr(
            "Problem",
            "The program ran into an error. Your game is saved up to the last finished action, and "
            "it goes on.",
        ),
        tr(
            "Problem",
            "If the table looks odd, undo, or start the program again. A report helps to fix the "
            "error.",
        ),
        details,
        is_mistake=True,
    )
