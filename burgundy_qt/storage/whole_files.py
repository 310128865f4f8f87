"""Files that are written whole or not at all, even if other programs use the folder, and set aside
if they are damaged."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import stat
import time
from pathlib import Path
from typing import IO

# A crash at any moment leaves the old content or the new, never a mixture, and no other user of the
# computer can redirect a write.


PART = ".part"
"""The ending of an incomplete file; its name begins with a dot."""
OURS_ALONE = 0o600
FOR_OTHERS = 0o666
"""Minus the bits of the user's umask."""
NO_LINK = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0)
NEW = os.O_CREAT | os.O_EXCL | NO_LINK
"""For a new file; a symbolic link in its place is refused."""
ABANDONED = 3600.0
"""Seconds after which an incomplete file is abandoned: its writer has crashed."""


def write_whole(path: Path, content: bytes, mode: int = OURS_ALONE) -> None:
    """Write `content` to `path`, on the disk when this returns. Raises OSError, and then the old
    file remains.

    Only its owner can read the new file; exports for other programs have the `mode` FOR_OTHERS. A
    symbolic link at `path` is replaced, not followed, except for an export to a device such as
    /dev/stdout, which root would replace by a file."""
    if mode == FOR_OTHERS and path.exists() and not path.is_file():
        path.write_bytes(content)
        return
    make_private(path.parent)
    part = part_of(path)
    try:
        with open(new_file(part, os.O_WRONLY, mode), "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        put_in_place(part, path)
    except OSError:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        raise
    flush_folder(path.parent)


PAUSES = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
"""Seconds between the tries to rename a file on Windows."""


def put_in_place(source: Path, target: Path, windows: bool = os.name == "nt") -> None:
    """Rename a file, over another if there is one. Raises OSError.

    Windows refuses that while any program has either file open: another window of ours that saves
    the same game, the search, or an antivirus program that looks into each new file. It is tried
    again for almost two seconds.
    """
    for pause in PAUSES if windows else ():
        try:
            os.replace(source, target)
            return
        except PermissionError:
            time.sleep(pause)
    os.replace(source, target)


def new_file(path: Path, access: int, mode: int = OURS_ALONE) -> int:
    """Create and open a file; raises FileExistsError if anything is there, even a dangling link."""
    return os.open(path, access | NEW | getattr(os, "O_BINARY", 0), mode)


def own_file(path: Path, access: int, mode: int = OURS_ALONE) -> IO[bytes]:
    """Open a file for reading (O_RDONLY) or appending (O_RDWR); appending creates it. Raises
    OSError for a symbolic link, which could lead us to another file, and for a pipe or a device."""
    flags = access | NO_LINK | getattr(os, "O_BINARY", 0)
    flags |= getattr(os, "O_NONBLOCK", 0)  # otherwise opening a pipe would wait
    flags |= os.O_CREAT if access != os.O_RDONLY else 0
    kind = "rb" if access == os.O_RDONLY else "r+b"
    file: IO[bytes] = open(os.open(path, flags, mode), kind)  # noqa: SIM115 (the caller's)
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        file.close()
        raise OSError(errno.EINVAL, "Not a file", str(path))
    return file


def make_private(folder: Path) -> None:
    """Create the folder and its missing parents, closed to other users of the computer."""
    for missing in reversed([each for each in (folder, *folder.parents) if not each.exists()]):
        missing.mkdir(mode=0o700, exist_ok=True)


def part_of(path: Path) -> Path:
    """Return the path of the incomplete file that becomes `path`: in the same folder, so that
    renaming is one step, and with an unpredictable name, so that two windows that write the same
    file do not collide."""
    return path.with_name(f".{path.name[:200]}.{secrets.token_hex(8)}{PART}")


def sweep(folder: Path) -> None:
    """Remove incomplete files that crashes have left in a folder."""
    oldest = time.time() - ABANDONED
    for part in folder.glob(f".*{PART}"):
        with contextlib.suppress(OSError):
            if part.lstat().st_mtime < oldest:
                part.unlink()


def flush_folder(folder: Path) -> None:
    """Flush the folder's entries to disk; only then is a renamed file safe. Windows does this
    itself. Some network file systems refuse the request, and that must not count as a failed
    write."""
    if os.name != "posix":
        return
    entry = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(entry)
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.ENOTSUP):
            raise
    finally:
        os.close(entry)


def resolved(path: Path) -> Path:
    """Return the path with all links followed, or unchanged if that fails, for example for a link
    to itself: reading it will report the error."""
    return path if "\0" in str(path) else Path(os.path.realpath(path))


def read_at_most(path: Path, limit: int) -> bytes:
    """Return the first `limit` bytes of `path`. Pass one more than is allowed, to notice a file
    that is too large."""
    if "\0" in str(path):  # a link from elsewhere may contain it, and Python would raise ValueError
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
    if path.exists() and not path.is_file():  # a pipe would never end
        raise OSError(errno.EINVAL, "Not a file", str(path))
    with open(path, "rb") as file:
        return file.read(limit)


def put_aside(path: Path) -> Path:
    """Rename `path` to a free name ending in ".broken" and return it; no file is overwritten."""
    aside = free_name(path)
    try:
        put_in_place(path, aside)
    except OSError:
        aside.unlink(missing_ok=True)
        raise
    return aside


def copy_aside(path: Path, largest: int) -> Path:
    """Copy the first `largest` bytes to a free name ending in ".broken" and return it; the file
    itself stays, so there is always one."""
    aside = free_name(path)
    try:
        write_whole(aside, read_at_most(path, largest))
    except OSError:
        aside.unlink(missing_ok=True)
        raise
    return aside


def free_name(path: Path) -> Path:
    """Create an empty file beside `path` whose name ends in ".broken", and return its path."""
    number = 1
    while True:
        aside = path.with_name(path.name + (".broken" if number == 1 else f".broken-{number}"))
        try:
            os.close(new_file(aside, os.O_WRONLY))
        except FileExistsError:
            number += 1
            continue
        return aside
