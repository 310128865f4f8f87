"""The portable archive for Linux: a folder to unpack anywhere, with a script that adds it to the
menu."""

from __future__ import annotations

import lzma
import shutil
import tarfile
from pathlib import Path

from making import desktop, sizes
from making.packing import pack
from making.project import (
    DIST,
    FROZEN,
    NAME,
    PACKAGING,
    VERSION,
    WORK,
    ReleaseError,
    machine,
    moment,
)
from making.speech import say

PRESET = 9
"""The preset of xz."""


def make() -> Path:
    """Build the archive into dist/. Raises ReleaseError."""
    if not FROZEN.exists():
        raise ReleaseError(
            "There is no frozen program in dist/. Run `./burgundy release frozen` first."
        )
    say("Making the portable archive")
    name = f"{NAME}-{VERSION}-linux-{machine()}"
    folder = WORK / "portable" / name
    lay_out(folder)
    archive = DIST / f"{name}.tar.xz"
    with lzma.open(archive, "wb", preset=PRESET) as packed:
        pack(folder, packed, moment())
    sizes.tell(f"tar.xz installed {machine()}", sizes.size_of(folder), "installed")
    sizes.tell(f"tar.xz {machine()}", sizes.size_of(archive), "tar.xz")
    return archive


def lay_out(folder: Path) -> None:
    """Fill the folder of the archive: the frozen program, the desktop's files, and the script for
    the menu."""
    shutil.rmtree(folder.parent, ignore_errors=True)
    shutil.copytree(FROZEN, folder, symlinks=True)
    desktop.lay_out(folder / "share")
    shutil.copy(PACKAGING / "linux" / "menu.sh", folder / "menu.sh")
    (folder / "menu.sh").chmod(0o755)
    shutil.copyfile(PACKAGING / "linux" / "README.txt", folder / "README.txt")


def unpack() -> None:
    """Restore the frozen program from the archive in dist/. Raises ReleaseError."""
    archive = DIST / f"{NAME}-{VERSION}-linux-{machine()}.tar.xz"
    if not archive.exists():
        raise ReleaseError(f"{archive.name} is missing in dist/.")
    place = WORK / "unpacked"
    shutil.rmtree(place, ignore_errors=True)
    shutil.rmtree(FROZEN, ignore_errors=True)
    with tarfile.open(archive) as packed:
        packed.extractall(place, filter="tar")
    for name in ("share", "menu.sh", "README.txt"):
        added = place / archive.name.removesuffix(".tar.xz") / name
        shutil.rmtree(added) if added.is_dir() else added.unlink()
    (place / archive.name.removesuffix(".tar.xz")).rename(FROZEN)
