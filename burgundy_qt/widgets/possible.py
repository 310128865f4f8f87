"""What a setting may be: the tests that a value from a file has to pass."""

from __future__ import annotations

from collections.abc import Callable, Mapping

Possible = Callable[[object], bool]

POSSIBLE = "possible"
IS_CHOSEN = "is chosen"


def chosen(possible: Possible) -> Mapping[str, object]:
    """Of a field that a person chooses: the settings dialog can bring it back to its default."""
    return {POSSIBLE: possible, IS_CHOSEN: True}


def remembered(possible: Possible) -> Mapping[str, object]:
    """Of a field that the program remembers by itself: what was last used, how far somebody has come."""
    return {POSSIBLE: possible, IS_CHOSEN: False}


def one_of(*values: object) -> Possible:
    """Any of these values."""
    return lambda value: any(type(value) is type(known) and value == known for known in values)


def between(least: int, most: int) -> Possible:
    """A whole number from `least` to `most`."""
    return lambda value: type(value) is int and least <= value <= most


def yes_or_no(value: object) -> bool:
    """True or False."""
    return isinstance(value, bool)


def text(value: object) -> bool:
    """Any text."""
    return isinstance(value, str)


def an_object(value: object) -> bool:
    """What JSON calls an object, whatever stands in it."""
    return isinstance(value, dict)


def perhaps(possible: Possible) -> Possible:
    """None, or a value that passes the test."""
    return lambda value: value is None or possible(value)
