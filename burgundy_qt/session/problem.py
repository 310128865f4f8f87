"""Something that went wrong, in words for the person at the screen."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Problem:
    """A short title, what happened (with the file's name where there is one), what to do, and details for a report."""

    title: str
    what: str
    advice: str
    details: str = ""
