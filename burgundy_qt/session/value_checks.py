"""Small checks of values from a file, which together make a format readable as a table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeGuard

from burgundy_qt.storage.documents import Document

Shape = Callable[[Any], bool]
"""A check of a JSON value; it accepts values of every type."""
ObjectShape = Callable[[object], TypeGuard[Document]]
"""A check of a JSON object, which may be read as one if it is right."""


def is_integer(least: int, most: int) -> Shape:
    """Return the check for a whole number from `least` to `most`; true and 1.0 are not whole
    numbers."""
    return lambda value: type(value) is int and least <= value <= most


def is_boolean(value: object) -> bool:
    """Check for true or false."""
    return isinstance(value, bool)


def is_text(value: object) -> bool:
    """Check for any text."""
    return isinstance(value, str)


def matching(pattern: str) -> Shape:
    """Return the check for a text that the pattern matches completely."""
    compiled = re.compile(pattern)
    return lambda value: isinstance(value, str) and compiled.fullmatch(value) is not None


def one_of(*words: str) -> Shape:
    """Return the check for one of these words."""
    return lambda value: isinstance(value, str) and value in words


def optional(shape: Shape) -> Shape:
    """Return the check for a value of that shape, or null."""
    return lambda value: value is None or shape(value)


def list_of(shape: Shape, least: int = 0, most: int | None = None) -> Shape:
    """Return the check for a list of values of one shape, with at least and at most so many."""
    return lambda value: (
        isinstance(value, list)
        and least <= len(value)
        and (most is None or len(value) <= most)
        and all(map(shape, value))
    )


def tuple_of(*shapes: Shape) -> Shape:
    """Return the check for a list of values that have different shapes."""
    return lambda value: (
        isinstance(value, list)
        and len(value) == len(shapes)
        and all(shape(one) for shape, one in zip(shapes, value, strict=True))
    )


def has_keys(**shapes: Shape) -> ObjectShape:
    """Return the check for an object with values of these shapes under these keys; other keys are
    allowed."""

    def holds(value: object) -> TypeGuard[Document]:
        return isinstance(value, dict) and all(
            key in value and shape(value[key]) for key, shape in shapes.items()
        )

    return holds


def may_hold(**shapes: Shape) -> Shape:
    """Return the check for an object whose values under these keys, if there are any, have these
    shapes."""
    return lambda value: all(shape(value[key]) for key, shape in shapes.items() if key in value)


def all_of(first: ObjectShape, *shapes: Shape) -> ObjectShape:
    """Return the check for an object that passes each of the checks, in this order."""

    def is_right(value: object) -> TypeGuard[Document]:
        return first(value) and all(shape(value) for shape in shapes)

    return is_right


def keyed(shape: Shape) -> ObjectShape:
    """Return the check for an object whose keys have a shape."""

    def is_keyed(value: object) -> TypeGuard[Document]:
        return isinstance(value, dict) and all(map(shape, value))

    return is_keyed
