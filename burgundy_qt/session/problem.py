"""Something that went wrong, in words for the person at the screen."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from pathlib import Path

from burgundy_qt.language.tr import tr

log = logging.getLogger("burgundy_qt")


@dataclass(frozen=True)
class Problem:
    """A short title, what happened (with the file's name where there is one), what to do, and
    details for a report.

    `is_mistake`: the program itself made a mistake, which a report would help to mend.
    `is_unsaved`: something of the data folder could not be read or written, by itself and not
    because a person asked for it just then: it need not be told where the whole folder cannot be
    used, and this was told."""

    title: str
    what: str
    advice: str
    details: str = ""
    is_mistake: bool = False
    is_unsaved: bool = False


def unreachable(error: OSError) -> Problem:
    """The Problem for a file or folder that the system does not let us use."""
    return Problem(
        tr("Problem", "A file or folder cannot be used"),
        tr(
            "Problem",
            "“{file}”: the system says “{reason}”. What you asked for was not done.",
            file=error.filename or tr("Problem", "a file"),
            reason=error.strerror or error,
        ),
        tr(
            "Problem",
            "Check that the disk is there and that you may read and write the folder. Then try "
            "again.",
        ),
        repr(error),
    )


def nothing_is_saved(folder: Path, error: OSError) -> Problem:
    """The Problem for a data folder in which nothing can be written."""
    return Problem(
        tr("Problem", "Nothing can be saved"),
        tr(
            "Problem",
            "The folder “{folder}” cannot be written: the system says “{reason}”. You can play, "
            "but your games, settings and statistics are lost when you close the program.",
            folder=folder,
            reason=error.strerror or error,
        ),
        tr(
            "Problem",
            "Check that the folder is on a disk that you may write to, then start the program "
            "again. With --data-dir you can name another folder.",
        ),
        repr(error),
    )


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
            "The program ran into an error, and your game goes on. If no message said "
            "otherwise, it is saved up to the last finished action.",
        ),
        tr(
            "Problem",
            "If the table looks odd, undo, or start the program again. A report helps to fix the "
            "error.",
        ),
        details,
        is_mistake=True,
    )
