"""Lock files: one for each game, so that two windows never play the same one, and one for each file
that several windows change; and the lock of reading many games.

The system holds a lock and releases it when the process ends, in whatever way. So there are no
stale locks to judge by process numbers, which differ between containers and are reused.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Lock as ThreadingLock

from burgundy_qt.storage.whole_files import make_private

if sys.platform == "win32":
    import msvcrt

    def hold(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def hold(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


HELD = BlockingIOError, PermissionError  # the errors of the two systems if somebody else holds it
GONE = (FileNotFoundError, PermissionError) if os.name == "nt" else (FileNotFoundError,)
"""The errors of a lock file that its last holder has removed; Windows refuses one that is being
removed."""
TRIES = 30
"""How often a lock file is opened on Windows, with a hundredth of a second between."""
PATIENCE = 5.0
"""How many seconds another window may take to change a file."""


class Lock:
    """The lock of the game saved in `path`. It has one holder at a time, even among windows of one
    process."""

    def __init__(self, path: Path):
        self.path = path.with_name(f".{path.stem}.lock")
        self._file: int | None = None

    def acquire(self) -> bool:
        """Take the lock; returns False if somebody else holds it. Raises OSError if nothing can be
        locked."""
        while self._file is None:
            make_private(self.path.parent)
            file = opened(self.path)
            try:
                hold(file)
            except OSError as error:
                os.close(file)
                if isinstance(error, HELD):
                    return False
                raise
            try:
                is_ours = self._is_still(file)
            except OSError:  # otherwise nobody could lock it while this process lives
                os.close(file)
                raise
            if is_ours:
                self._file = file
            else:
                os.close(file)
        return True

    def _is_still(self, file: int) -> bool:
        """Return whether the open file is still the one at the path: its last holder may have
        removed it before we got the lock."""
        try:
            return os.path.samestat(os.fstat(file), os.stat(self.path))
        except GONE:
            return False

    def release(self) -> None:
        """Release the lock, if it is held. A file that cannot be removed, for example because the
        folder is now read-only, stays unlocked."""
        if self._file is None:
            return
        file, self._file = self._file, None
        if os.name == "posix":
            with contextlib.suppress(OSError):
                self.path.unlink()
        with contextlib.suppress(OSError):  # the disk may be gone
            os.close(file)
        if os.name != "posix":
            # Windows cannot remove an open file: one that another process has locked by now stays.
            with contextlib.suppress(OSError):
                self.path.unlink()


def opened(path: Path, windows: bool = os.name == "nt") -> int:
    """Open a lock file, or create it. Raises OSError.

    Windows refuses a file while another window removes it. Without another try, two windows would
    change a file at once, each without a lock.
    """
    flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0)
    for _ in range(TRIES - 1 if windows else 0):
        try:
            return os.open(path, flags, 0o600)
        except PermissionError:
            time.sleep(0.01)
    return os.open(path, flags, 0o600)


@contextlib.contextmanager
def held(path: Path) -> Iterator[None]:
    """Lock the file while the block runs, and wait for another window. If nothing can be locked, or
    the other window takes too long, continue anyway: writing will report the error."""
    lock = Lock(path)
    end = time.monotonic() + PATIENCE
    with contextlib.suppress(OSError):
        while not lock.acquire() and time.monotonic() < end:
            time.sleep(0.01)
    try:
        yield
    finally:
        lock.release()


# The lock of reading many games.


READING = ThreadingLock()
"""Held while one of many games is read.

Library and statistics read in separate threads. If two of them computed at once, the window
would wait twice as long for the interpreter, and neither would finish sooner.
"""
