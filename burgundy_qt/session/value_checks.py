"""What a value out of a file may be, told by small checks that are put together: a format then
reads as a table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeGuard

from burgundy_qt.storage.documents import Document

Shape = Callable[[Any], bool]
"""Whether a value of JSON is right; answers for values of every kind."""
ObjectShape = Callable[[object], TypeGuard[Document]]
"""Whether a value of JSON is an object that is right, which may then be read as one."""


def is_integer(least: int, most: int) -> Shape:
    """Return a whole number from `least` to `most`; true and 1.0 are none."""
    return lambda value: type(value) is int and least <= value <= most


def is_boolean(value: object) -> bool:
    """true or false."""
    return isinstance(value, bool)


def is_text(value: object) -> bool:
    """Any text."""
    return isinstance(value, str)


def matching(pattern: str) -> Shape:
    """Return a text that the pattern matches from its first letter to its last."""
    compiled = re.compile(pattern)
    return lambda value: isinstance(value, str) and compiled.fullmatch(value) is not None


def one_of(*words: str) -> Shape:
    """Return one of these words."""
    return lambda value: isinstance(value, str) and value in words


def optional(shape: Shape) -> Shape:
    """Return a value of that shape, or null."""
    return lambda value: value is None or shape(value)


def list_of(shape: Shape, least: int = 0, most: int | None = None) -> Shape:
    """Return a list of values of one shape: at least and at most so many."""
    return lambda value: (
        isinstance(value, list)
        and least <= len(value)
        and (most is None or len(value) <= most)
        and all(map(shape, value))
    )


def tuple_of(*shapes: Shape) -> Shape:
    """Return a list of values, each of its own shape."""
    return lambda value: (
        isinstance(value, list)
        and len(value) == len(shapes)
        and all(shape(one) for shape, one in zip(shapes, value, strict=True))
    )


def has_keys(**shapes: Shape) -> ObjectShape:
    """Return an object with values of these shapes under these keys; others may stand beside
    them."""

    def holds(value: object) -> TypeGuard[Document]:
        return isinstance(value, dict) and all(
            key in value and shape(value[key]) for key, shape in shapes.items()
        )

    return holds


def may_hold(**shapes: Shape) -> Shape:
    """Return an object in which what stands under these keys, if anything does, is of these
    shapes."""
    return lambda value: all(shape(value[key]) for key, shape in shapes.items() if key in value)


def all_of(first: ObjectShape, *shapes: Shape) -> ObjectShape:
    """Return an object that is right by each of the shapes, asked in this order."""

    def is_right(value: object) -> TypeGuard[Document]:
        return first(value) and all(shape(value) for shape in shapes)

    return is_right


def keyed(shape: Shape) -> ObjectShape:
    """Return an object whose keys are of a shape."""

    def is_keyed(value: object) -> TypeGuard[Document]:
        return isinstance(value, dict) and all(map(shape, value))

    return is_keyed
