"""Compare objects of the protocol with their types."""

from __future__ import annotations

import types
from functools import cache
from typing import (
    Any,
    Literal,
    NotRequired,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)


def kind_of(type_: Any, key: str) -> str:
    """Return the value that a typed object's `key` is declared to have."""
    [kind] = get_args(get_type_hints(plain(type_))[key])
    return str(kind)


def plain(type_: Any) -> Any:
    """Return a type without its annotations."""
    return get_origin(type_) or type_


def fits(value: Any, type_: Any) -> bool:
    """Return whether a value is of a type: a typed object, a list, a dict, a Literal, a plain type
    or one of several."""
    if isinstance(type_, TypeVar):
        type_ = type_.__bound__
    origin, arguments = get_origin(type_), get_args(type_)
    if origin in (Union, types.UnionType):
        return any(fits(value, one) for one in arguments)
    if origin is Literal:
        return value in arguments
    if origin is NotRequired:
        return fits(value, arguments[0])
    if origin is list:
        return type(value) is list and all(fits(one, arguments[0]) for one in value)
    if origin is dict:
        keys, values = arguments
        return type(value) is dict and all(
            fits(key, keys) and fits(one, values) for key, one in value.items()
        )
    if is_typeddict(plain(type_)):
        return is_object_of(value, type_)
    return type(value) is type_


@cache
def keys_of(type_: Any) -> tuple[dict[str, Any], set[str]]:
    """Return the type of each key of a typed object, and the required keys."""
    known = get_type_hints(type_, include_extras=True)
    return known, {key for key, what in known.items() if get_origin(what) is not NotRequired}


def is_object_of(value: Any, type_: Any) -> bool:
    """Return whether a value has all required keys of the typed object, no other keys, and fitting
    values."""
    known, needed = keys_of(plain(type_))
    return (
        isinstance(value, dict)
        and needed <= value.keys() <= known.keys()
        and all(fits(one, known[key]) for key, one in value.items())
    )


def optional_keys(type_: Any) -> set[str]:
    """Return the optional keys of a typed object."""
    known, needed = keys_of(plain(type_))
    return known.keys() - needed


def are_as_said(kind: str, key: str, type_: Any, objects: list[dict[str, Any]]) -> None:
    """Check that all objects of a kind are of its type, and that each optional key is in some of
    them and missing in others."""
    there = [one for one in objects if one[key] == kind]
    assert there and all(is_object_of(one, type_) for one in there)
    for optional in optional_keys(type_):
        assert {optional in one for one in there} == {True, False}
