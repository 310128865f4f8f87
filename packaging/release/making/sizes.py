"""The sizes of the shipped files: printed, compared with the last ones, and checked against their
limits."""

from __future__ import annotations

import json
import os
from pathlib import Path

from making.project import PACKAGING, WORK, ReleaseError
from making.speech import say

LAST = PACKAGING / "sizes.json"
"""The sizes of the last release, by file."""
NOW = WORK / "sizes.json"
"""Those of this build."""
MB = 1_000_000
LIMITS = {"deb": 65 * MB, "tar.xz": 65 * MB, "installed": 200 * MB}
GROWTH = 0.10
"""A growth by more than this share is pointed out."""


def size_of(path: Path) -> int:
    """Return the bytes of a file, or of all files below a folder; links count as nothing."""
    if path.is_file():
        return path.stat().st_size
    return sum(
        os.lstat(os.path.join(folder, name)).st_size
        for folder, _, names in os.walk(path)
        for name in names
        if not os.path.islink(os.path.join(folder, name))
    )


def read(file: Path) -> dict[str, int]:
    """Return the sizes in a file, none without such a file."""
    return dict(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else {}


def write(file: Path, sizes: dict[str, int]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(dict(sorted(sizes.items())), indent=1) + "\n", encoding="utf-8")


def keep() -> None:
    """Keep the sizes of this build for the next comparison."""
    write(LAST, read(LAST) | read(NOW))
    say(f"{LAST.name}: {len(read(NOW))} sizes of this build")


def tell(what: str, size: int, kind: str) -> None:
    """Print the size of `what` beside the last one. Raises ReleaseError above the limit of its
    `kind`."""
    say(sentence(what, size, read(LAST).get(what)))
    write(NOW, {**read(NOW), what: size})
    limit = LIMITS.get(kind)
    if limit is not None and size > limit:
        raise ReleaseError(
            f"{what} has {size / MB:.1f} MB, but may have at most {limit / MB:.0f} MB."
        )


def sentence(what: str, size: int, last: int | None) -> str:
    """Return the size, and its change."""
    told = f"{what}: {size / MB:.1f} MB"
    if last is None:
        return f"{told} (measured for the first time)"
    change = size / last - 1
    mark = ", LARGER than before; find out why" if change > GROWTH else ""
    return f"{told} (last {last / MB:.1f} MB, {change:+.1%}{mark})"
