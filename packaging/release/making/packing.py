"""Folders packed so that the same content always gives the same bytes."""

from __future__ import annotations

import os
import tarfile
from gzip import GzipFile
from pathlib import Path
from typing import IO


def pack(folder: Path, stream: IO[bytes] | GzipFile, moment: int) -> None:
    """Write a folder as tar: in order, without owners, with plain rights, all as old as
    `moment`."""
    with tarfile.open(fileobj=stream, mode="w") as tar:
        for path in [folder, *sorted(folder.rglob("*"))]:
            entry = tar.gettarinfo(path, arcname=os.fspath(path.relative_to(folder.parent)))
            entry.uid = entry.gid = 0
            entry.uname = entry.gname = ""
            entry.mtime = moment
            entry.mode = plain_rights(path)
            if entry.isreg():
                with path.open("rb") as file:
                    tar.addfile(entry, file)
            else:
                tar.addfile(entry)


def plain_rights(path: Path) -> int:
    """Return everybody's rights for a file or a folder, independent of the user's settings."""
    may_run = path.is_symlink() or path.is_dir() or path.stat().st_mode & 0o100
    return 0o755 if may_run else 0o644


def age(folder: Path, moment: int) -> None:
    """Set the age of everything in a folder to `moment`, with plain rights."""
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            path.chmod(plain_rights(path))
        os.utime(path, (moment, moment), follow_symlinks=False)
