"""docs/changelog.md by release: the notes of one, in the forms that packages need."""

from __future__ import annotations

import re

from making.project import ROOT, VERSION, ReleaseError

HEADING = re.compile(r"^## \[?([^\s\]]+)\]?(?: - (\d{4}-\d\d-\d\d))?.*$", re.M)
"""A heading of "Keep a Changelog": a version, and its date once it is released."""


def notes(version: str = VERSION, text: str | None = None) -> str:
    """Return the changelog's text about a version, as written there. Raises ReleaseError if there
    is none."""
    text = (ROOT / "docs" / "changelog.md").read_text(encoding="utf-8") if text is None else text
    marks = [*HEADING.finditer(text)]
    for mark, following in zip(marks, [*marks[1:], None], strict=True):
        if mark[1] == version:
            return text[mark.end() : following.start() if following else None].strip() + "\n"
    raise ReleaseError(
        f"docs/changelog.md has no section for version {version}. Add a heading '## {version}'."
    )


def is_dated(version: str, text: str) -> bool:
    """Return whether a changelog has a section for a version, with the date of its release."""
    return any(mark[1] == version and mark[2] for mark in HEADING.finditer(text))


def first_points(version: str = VERSION, text: str | None = None) -> list[str]:
    """Return the points on the first level, each as one line of plain text."""
    lines = notes(version, text).splitlines()
    return [line[2:].replace("`", "").replace("**", "") for line in lines if line.startswith("- ")]
