"""The package tested in a clean, minimal Debian: installed, played, purged. Needs root and
debootstrap."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from making.project import DIST, NAME, PACKAGING, ROOT, WORK, ReleaseError
from making.speech import advice_for, has, python, run, say

RELEASE = "bookworm"
MIRROR = "DEBIAN_MIRROR"
"""The environment variable with another mirror of Debian than the public one."""
KEYRING = Path("/usr/share/keyrings/debian-archive-keyring.gpg")
"""Debian's keys, from its package debian-archive-keyring: only packages signed by them are
installed."""
BEGINNING = "try-installed: all is prepared\n"
SAVE = """
import sys
from pathlib import Path
from burgundy_qt.screenshots.photo_stage import TWO, put_game
print(put_game(Path(sys.argv[1]), TWO, 40, 13))
"""


def try_deb() -> None:
    """Install the newest package of dist/ in a new Debian, and test it. Raises ReleaseError."""
    packages = sorted(DIST.glob(f"{NAME}_*.deb"), key=lambda path: path.stat().st_mtime)
    if not packages:
        raise ReleaseError("There is no package in dist/. Run `./burgundy release deb` first.")
    if not has("debootstrap"):
        raise ReleaseError(f"debootstrap is not installed. {advice_for('debootstrap')}")
    if not KEYRING.exists():
        raise ReleaseError(
            f"Debian's keys are missing at {KEYRING}. {advice_for('debian-archive-keyring')}"
        )
    if os.geteuid() != 0:
        raise ReleaseError("Only root can install a Debian in a folder.")
    with clean_debian() as system:
        inbox = system / "tmp"
        shutil.copy(packages[-1], inbox / "package.deb")
        shutil.copy(saved_game(WORK / "games"), inbox / "game.burgundy")
        shutil.copy(PACKAGING / "linux" / "try-installed.sh", inbox)
        say(f"Testing {packages[-1].name} in a minimal Debian")
        told = run(
            [
                "chroot",
                system,
                "sh",
                "/tmp/try-installed.sh",
                "/tmp/package.deb",
                "/tmp/game.burgundy",
            ]
        )
    say("\n".join(f"    {line}" for line in told.partition(BEGINNING)[2].splitlines()))


def saved_game(folder: Path) -> Path:
    """Return a saved game in the middle of its first phase."""
    folder.mkdir(parents=True, exist_ok=True)
    return Path(
        run(
            [python(), "-c", SAVE, folder], ROOT, {"PYTHONPATH": str(ROOT)}, quiet=True
        ).splitlines()[-1]
    )


@contextmanager
def clean_debian() -> Iterator[Path]:
    """Provide a minimal Debian in a folder, made once and copied each time."""
    pristine = WORK / f"debian-{RELEASE}"
    if not pristine.exists():
        unfinished = WORK / f"debian-{RELEASE}-unfinished"
        shutil.rmtree(unfinished, ignore_errors=True)
        mirror = os.environ.get(MIRROR, "http://deb.debian.org/debian")
        signed = [f"--keyring={KEYRING}", "--force-check-gpg"]
        run(["debootstrap", "--variant=minbase", *signed, RELEASE, unfinished, mirror], quiet=True)
        unfinished.rename(pristine)
    with tempfile.TemporaryDirectory(prefix="debian-", dir=WORK) as name:
        system = Path(name) / "system"
        run(["cp", "-a", pristine, system], quiet=True)
        shutil.copy("/etc/resolv.conf", system / "etc" / "resolv.conf")
        run(["mount", "-t", "proc", "proc", system / "proc"], quiet=True)
        try:
            yield system
        finally:
            subprocess.run(["umount", "--lazy", str(system / "proc")], check=False)
