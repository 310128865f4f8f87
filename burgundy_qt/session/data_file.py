"""One file of the data folder that several windows may read and change; small checks of values
from a file, which together make a format readable as a table; and the thread that reads a file
while the window goes on.

The program continues whatever is on the disk: a damaged file is set aside and reported once, a file
of a later version stays as it is, and a file that could not be read is never overwritten.
"""

from __future__ import annotations

import contextlib
import os
import re
import sys
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeGuard, TypeVar

from PySide6.QtCore import QObject, QThread, Signal

from burgundy_qt.language.translation import tr
from burgundy_qt.session.problem import Problem, SaveError, unexpected_problem
from burgundy_qt.storage.documents import Document, NewerVersion, Unreadable
from burgundy_qt.storage.file_lock import held
from burgundy_qt.storage.whole_files import put_aside, read_at_most, write_whole

Shape = Callable[[Any], bool]
"""A check of a JSON value; it accepts values of every type."""
ObjectShape = Callable[[object], TypeGuard[Document]]
"""A check of a JSON object, which may be read as one if it is right."""


def is_integer(least: int, most: int) -> Shape:
    """Return the check for a whole number from `least` to `most`; true and 1.0 are not whole
    numbers."""
    return lambda value: type(value) is int and least <= value <= most


def is_boolean(value: object) -> bool:
    """Check for true or false."""
    return isinstance(value, bool)


def is_text(value: object) -> bool:
    """Check for any text."""
    return isinstance(value, str)


def matching(pattern: str) -> Shape:
    """Return the check for a text that the pattern matches completely."""
    compiled = re.compile(pattern)
    return lambda value: isinstance(value, str) and compiled.fullmatch(value) is not None


def one_of(*words: str) -> Shape:
    """Return the check for one of these words."""
    return lambda value: isinstance(value, str) and value in words


def optional(shape: Shape) -> Shape:
    """Return the check for a value of that shape, or null."""
    return lambda value: value is None or shape(value)


def list_of(shape: Shape, least: int = 0, most: int | None = None) -> Shape:
    """Return the check for a list of values of one shape, with at least and at most so many."""
    return lambda value: (
        isinstance(value, list)
        and least <= len(value)
        and (most is None or len(value) <= most)
        and all(map(shape, value))
    )


def tuple_of(*shapes: Shape) -> Shape:
    """Return the check for a list of values that have different shapes."""
    return lambda value: (
        isinstance(value, list)
        and len(value) == len(shapes)
        and all(shape(one) for shape, one in zip(shapes, value, strict=True))
    )


def is_object(value: object) -> TypeGuard[Document]:
    """Check for any object."""
    return isinstance(value, dict)


def has_keys(**shapes: Shape) -> ObjectShape:
    """Return the check for an object with values of these shapes under these keys; other keys are
    allowed."""

    def holds(value: object) -> TypeGuard[Document]:
        return isinstance(value, dict) and all(
            key in value and shape(value[key]) for key, shape in shapes.items()
        )

    return holds


def may_hold(**shapes: Shape) -> Shape:
    """Return the check for an object whose values under these keys, if there are any, have these
    shapes."""
    return lambda value: all(shape(value[key]) for key, shape in shapes.items() if key in value)


def all_of(first: ObjectShape, *shapes: Shape) -> ObjectShape:
    """Return the check for an object that passes each of the checks, in this order."""

    def is_right(value: object) -> TypeGuard[Document]:
        return first(value) and all(shape(value) for shape in shapes)

    return is_right


def keyed(shape: Shape) -> ObjectShape:
    """Return the check for an object whose keys have a shape."""

    def is_keyed(value: object) -> TypeGuard[Document]:
        return isinstance(value, dict) and all(map(shape, value))

    return is_keyed


# The file.


T = TypeVar("T")
Report = Callable[[Problem], None]
NOT_OURS = ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError
"""The errors that reading a file by another writer may raise."""


@dataclass(frozen=True)
class Kind(Generic[T]):
    """The content of a kind of file. `read` converts a file's bytes, at most `largest`, and raises
    ValueError for invalid content, NewerVersion for content of a later program; `write` converts it
    back. `nothing` is the content without a file. `broken` returns the message for the user, by the
    new name of the damaged file."""

    largest: int
    nothing: T
    read: Callable[[bytes], T]
    write: Callable[[T], bytes]
    broken: Callable[[str], Problem]


class DataFile(Generic[T]):
    """The file at `path`. `report` gets the message about a damaged one, and once about one from a
    later version."""

    def __init__(self, path: Path, kind: Kind[T], report: Report) -> None:
        self.path = path
        self._kind, self._report = kind, report
        self._is_newer = self._is_unread = False

    def read(self) -> T:
        """Return the file's content, `nothing` if there is no usable file. Raises OSError."""
        try:
            return self._understood()
        except NOT_OURS:  # again, while nobody is writing: the file may be good then
            with held(self.path):
                return self._read()

    def read_if_possible(self) -> T:
        """Return the file's content, `nothing` if it cannot be read, which is reported once."""
        try:
            found = self.read()
        except OSError as error:
            if not self._is_unread:
                self._is_unread = True
                self._report(not_read(self.path, error))
            return self._kind.nothing
        self._is_unread = False
        return found

    def change(self, change: Callable[[T], T]) -> T:
        """Replace the content by the result of `change`, and return it, while no other window
        writes. Raises OSError, and then the file is as before."""
        with held(self.path):
            before = self._read()
            after = change(before)
            if after != before and not self._is_newer:
                write_whole(self.path, self._kind.write(after))
            return after

    def _read(self) -> T:
        """Return the file's content; the caller must hold its lock."""
        try:
            return self._understood()
        except NewerVersion as error:
            if not self._is_newer:
                self._is_newer = True
                self._report(left_alone(self.path, error))
        except NOT_OURS as error:
            aside = put_aside(self.path)
            problem = self._kind.broken(aside.name)
            self._report(
                Problem(
                    problem.title,
                    problem.what,
                    problem.advice,
                    f"{aside}\n{type(error).__name__}: {error}",
                )
            )
        return self._kind.nothing

    def _understood(self) -> T:
        try:
            content = read_at_most(self.path, self._kind.largest + 1)
        except FileNotFoundError:
            return self._kind.nothing
        if len(content) > self._kind.largest:
            raise Unreadable(f"it is larger than {self._kind.largest} bytes")
        found = self._kind.read(content)
        self._is_newer = False
        return found


def not_read(path: Path, error: OSError) -> Problem:
    """The system does not let us read the file."""
    return Problem(
        tr("Files", "One of your data files cannot be read"),
        tr(
            "Files",
            "“{file}”: the system reports “{reason}”. The contents of the file are not "
            "shown for now. The file was not changed, and your games are safe.",
            file=path.name,
            reason=error.strerror or error,
        ),
        tr("Files", "Check that you are allowed to read the file, then restart the program."),
        repr(error),
        is_unsaved=True,
    )


def left_alone(path: Path, error: Exception) -> Problem:
    """Return the message that a later version of the program wrote the file."""
    return Problem(
        tr("Files", "A file is from a newer version of Burgundy Qt"),
        tr(
            "Files",
            "This version cannot read “{file}”. The file was not changed, and your games are safe.",
            file=path.name,
        ),
        tr("Files", "To use it again, install the latest version of Burgundy Qt."),
        f"{path}\n{error}",
    )


# Work on a file in a thread.


NICENESS = 10
"""Not 19: other threads that wait for a lock of this one would wait too long."""


class Stopped(Exception):
    """The result is no longer wanted."""


class FileService(QObject):
    """Reads and changes the file at `path` in a thread, so that every method returns at once. In a
    second thread, which gives way to all others, bots play or search."""

    failed = Signal(object)  # Problem, but each only once

    context: str  # of the translations of two titles:
    unsaved: str  # that the file cannot be saved
    unexpected: str  # that there was an error in the program

    def __init__(self, path: Path, name: str, parent: QObject | None) -> None:
        super().__init__(parent)
        self._path = path
        self._reported: set[str] = set()
        self._is_closed = False
        self._files = ThreadPoolExecutor(1, f"{name}-files")
        self._bots_work = ThreadPoolExecutor(1, f"{name}-bots", initializer=lower_priority)

    def rest(self) -> None:
        """Stop the work of the second thread, if there is any."""

    def close(self) -> None:
        """End the threads, which takes a few milliseconds. The object cannot be used afterwards."""
        if not self._is_closed:
            self._is_closed = True
            self.rest()
            self._bots_work.shutdown(cancel_futures=True)
            self._files.shutdown()

    def unsaved_problem(self, path: Path, error: OSError) -> Problem:
        """Return the problem of a file that the system does not let us read or write."""
        return cannot_be_kept(tr(self.context, self.unsaved), path, error)

    def _ask(self, answer: Callable[[], None]) -> None:
        self._submit(self._files, answer)

    def _let_bots(self, work: Callable[[], None]) -> None:
        self._submit(self._bots_work, work)

    def _submit(self, thread: ThreadPoolExecutor, work: Callable[[], None]) -> None:
        with contextlib.suppress(RuntimeError):  # it is closed by now
            thread.submit(self._do, work)

    def _do(self, answer: Callable[[], None]) -> None:
        try:
            answer()
        except Stopped:
            pass
        except SaveError as error:
            self._report(error.problem())
        except OSError as error:
            self._report(self.unsaved_problem(self._path, error))
        except Exception:
            title = tr(self.context, self.unexpected)
            self._report(unexpected_problem(title, traceback.format_exc()))

    def _report(self, problem: Problem) -> None:
        """Report a problem, but each only once."""
        if problem.what not in self._reported:
            self._reported.add(problem.what)
            self.failed.emit(problem)


def cannot_be_kept(what: str, path: Path, error: OSError) -> Problem:
    """Return the problem of a file that the system does not let us read or write; `what` says what
    cannot be saved."""
    reason = error.strerror or error
    return Problem(
        what,
        tr("Files", "“{file}”: {reason}.", file=path.name, reason=reason),
        tr(
            "Files",
            "Check that you are allowed to write to the folder and that the disk is not "
            "full. Then try again.",
        ),
        repr(error),
        is_unsaved=True,
    )


def lower_priority() -> None:
    """Lower the priority of the calling thread below everything else."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
    else:
        QThread.currentThread().setPriority(QThread.Priority.LowestPriority)
