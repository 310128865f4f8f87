"""What a setting may be: the test that a value from a file has to pass, and whether a person
chooses it."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.session.value_checks import Shape

POSSIBLE = "possible"
IS_CHOSEN = "is chosen"


def chosen(possible: Shape) -> Mapping[str, object]:
    """Of a field that a person chooses: the settings dialog can bring it back to its default."""
    return {POSSIBLE: possible, IS_CHOSEN: True}


def remembered(possible: Shape) -> Mapping[str, object]:
    """Of a field that the program remembers by itself: what was last used, how far somebody has
    come."""
    return {POSSIBLE: possible, IS_CHOSEN: False}
