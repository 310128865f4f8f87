"""Whether packages are reproducible: made once more in a fresh clone, and compared."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from making.flatpak import sha256
from making.project import DIST, MOMENT, ROOT, WORK, ReleaseError
from making.speech import python, run, say

MADE_BY = {".deb": "deb", ".tar.xz": "tar", ".whl": "wheel", ".tar.gz": "wheel"}
"""The step of each compared kind of package."""


def compare() -> None:
    """Make every package of dist/ again, in a new clone of the commit. Raises ReleaseError if one
    differs in any byte."""
    packages = (
        [path for path in sorted(DIST.iterdir()) if step_of(path) is not None]
        if DIST.exists()
        else []
    )
    if not packages:
        raise ReleaseError(
            "There is no package in dist/ to compare with. Run `./burgundy release wheel` first."
        )
    clone = WORK / "same"
    shutil.rmtree(clone, ignore_errors=True)
    run(["git", "clone", "--quiet", ROOT, clone])
    wanted = {step_of(path) for path in packages}
    steps = [step for step in ("deb", "tar", "wheel") if step in wanted]
    say(f"Making {', '.join(path.name for path in packages)} again")
    make_in(clone, ["tools", *(["frozen"] if {"deb", "tar"} & wanted else []), *steps])
    others = [path.name for path in packages if not is_same(path, clone / "dist" / path.name)]
    if others:
        raise ReleaseError(
            f"Not the same when made again: {', '.join(others)}. Compare with {clone / 'dist'}."
        )
    say(
        "".join(
            f"  the same twice: {path.name}, sha256 {sha256(path)}\n" for path in packages
        ).rstrip()
    )


def make_in(clone: Path, steps: list[str]) -> None:
    """Do the steps in a clone, which finds the time of its commit itself."""
    environment = {name: value for name, value in os.environ.items() if name != MOMENT}
    command = [python(), "-I", clone / "packaging" / "setup", "release", *steps]
    if subprocess.run(
        list(map(str, command)), cwd=clone, env=environment, stdin=subprocess.DEVNULL
    ).returncode:
        raise ReleaseError(f"Making them again in {clone} failed.")


def step_of(path: Path) -> str | None:
    return next((step for ending, step in MADE_BY.items() if path.name.endswith(ending)), None)


def is_same(one: Path, other: Path) -> bool:
    return other.exists() and sha256(one) == sha256(other)
