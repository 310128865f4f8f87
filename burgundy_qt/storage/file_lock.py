"""One lock file for each game, so that two windows never play the same one, and one for each file
that several windows change; and the turn to read many games.

The system itself holds a lock and drops it when the process ends, however it ends: there are no
stale locks to judge by process numbers, which differ between containers and are used again.
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


HELD = BlockingIOError, PermissionError  # what the two systems say when somebody else holds it
PATIENCE = 5.0
"""Seconds that another window may take to change a file."""


class Lock:
    """The lock of the game that is saved in `path`. One holder at a time, also among windows of one
    process."""

    def __init__(self, path: Path):
        self.path = path.with_name(f".{path.stem}.lock")
        self._file: int | None = None

    def acquire(self) -> bool:
        """Hold the lock from now on; False where somebody else does. Raises OSError where nothing
        can be locked."""
        while self._file is None:
            make_private(self.path.parent)
            flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0)
            file = os.open(self.path, flags, 0o600)
            try:
                hold(file)
            except OSError as error:
                os.close(file)
                if isinstance(error, HELD):
                    return False
                raise
            try:
                is_ours = self._is_still(file)
            except OSError:  # or nobody could hold it any more while this process lives
                os.close(file)
                raise
            if is_ours:
                self._file = file
            else:
                os.close(file)
        return True

    def _is_still(self, file: int) -> bool:
        """Return whether the open file is the one at the path: its last holder may have removed it
        before we got the lock."""
        try:
            return os.path.samestat(os.fstat(file), os.stat(self.path))
        except FileNotFoundError:
            return False

    def release(self) -> None:
        """Let others hold it. Nothing happens where it is not held. A file that can no longer be
        removed, because the folder is read-only by now, say, stays, and nobody holds it."""
        if self._file is None:
            return
        file, self._file = self._file, None
        if os.name == "posix":
            with contextlib.suppress(OSError):
                self.path.unlink()
        with contextlib.suppress(OSError):  # of a disk that is gone
            os.close(file)
        if (
            os.name != "posix"
        ):  # there an open file cannot be removed, and one that another holds by now stays
            with contextlib.suppress(OSError):
                self.path.unlink()


@contextlib.contextmanager
def held(path: Path) -> Iterator[None]:
    """Nobody else changes the file meanwhile: another window is waited for. Where nothing can be
    locked, or it holds on for too long, we go on all the same: the writing itself tells what is
    wrong."""
    lock = Lock(path)
    end = time.monotonic() + PATIENCE
    with contextlib.suppress(OSError):
        while not lock.acquire() and time.monotonic() < end:
            time.sleep(0.01)
    try:
        yield
    finally:
        lock.release()


# The turn to read games that lie on the disk.


READING = ThreadingLock()
"""Held for each of many games that are read one after the other.

Library and statistics read in threads of their own. Two of them that compute at once would keep the
window waiting for the interpreter twice as long, and not be done any sooner.
"""
