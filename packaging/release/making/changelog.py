"""docs/changelog.md by release: what is told of one, in the forms that are wanted."""

from __future__ import annotations

import re

from making.project import ROOT, VERSION, ReleaseError

HEADING = re.compile(r"^## (\S+)(.*)$", re.M)


def notes(version: str = VERSION, text: str | None = None) -> str:
    """What the changelog says of a version, as it stands there; raises ReleaseError where it says
    nothing."""
    text = (ROOT / "docs" / "changelog.md").read_text(encoding="utf-8") if text is None else text
    marks = [*HEADING.finditer(text)]
    for mark, following in zip(marks, [*marks[1:], None], strict=True):
        if mark[1].rstrip(",") == version:
            return text[mark.end() : following.start() if following else None].strip() + "\n"
    raise ReleaseError(
        f"docs/changelog.md says nothing of version {version}: give it a heading '## {version}'."
    )


def first_points(version: str = VERSION, text: str | None = None) -> list[str]:
    """The points on the first level, each one line of plain text."""
    lines = notes(version, text).splitlines()
    return [line[2:].replace("`", "").replace("**", "") for line in lines if line.startswith("- ")]
