"""Plain data out of bytes that may be damaged, old or evil: JSON whose every value can be written
again, and what was compressed, both within bounds.

All files of ours but saves are read through here. A save is checked further, by its checksum and by
each of its parts, and names from elsewhere are made plain there instead of being refused.
"""

from __future__ import annotations

import codecs
import gzip
import io
import json
import re
import zlib
from collections.abc import Iterable, Mapping
from math import isfinite
from pathlib import Path
from typing import Any

from burgundy_qt.storage.whole_files import read_at_most

DEEPEST = 64
"""Lists and objects in each other."""
LARGEST_NUMBER = 2**63
"""No number of ours is as large; larger ones overflow where they are reckoned with as floats."""
STRING = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"')
ONE_KIND_OF_BRACKETS = bytes.maketrans(b"{}", b"[]")
NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
SUSPICIOUS = re.compile(rb"\\u[dD][89a-fA-F]|[0-9]{19}|[eE]\+?[0-9]{3}")
"""Half a character, or what may be a number too large; most files hold none, and are not gone
through value by value."""

Document = Mapping[str, Any]
"""A JSON object of a file of ours, to be read: its parts are checked where the file is opened."""


class Unreadable(ValueError):
    """What should be plain data is none; the text says what is wrong."""


class NewerVersion(ValueError):
    """A later version of the program wrote this; nobody else may change it."""


def read_document(path: Path, largest: int) -> Any:
    """Return the JSON value in a file of at most `largest` bytes; raises OSError and Unreadable."""
    return document(read_at_most(path, largest + 1), largest)


def document(content: bytes, largest: int | None = None) -> Any:
    """Return the JSON value in `content`, a byte order mark before it or not; raises Unreadable.

    Whatever is returned can be written again as JSON in UTF-8, and comes back equal: numbers are
    finite and below LARGEST_NUMBER, texts are whole characters, no key stands twice in an object,
    and nothing lies too deep in each other to be copied or compared."""
    if largest is not None and len(content) > largest:
        raise Unreadable(f"it is larger than {largest} bytes")
    content = content.removeprefix(codecs.BOM_UTF8)
    try:
        found = json.loads(
            content.decode("utf-8"), parse_constant=no_number, object_pairs_hook=each_key_once
        )
    except RecursionError as error:
        raise Unreadable("it is nested too deeply") from error
    except ValueError as error:
        raise Unreadable(f"it is no JSON: {str(error)[:200]}") from error
    if not is_flat(content, DEEPEST):
        raise Unreadable("it is nested too deeply")
    if SUSPICIOUS.search(content):
        demand_writable(found)
    return found


def unzipped(content: bytes, largest: int) -> bytes:
    """Return what was compressed with gzip; no more of it is made than `largest` bytes. Raises
    Unreadable."""
    if len(content) > largest:
        raise Unreadable(f"it is larger than {largest} bytes")
    try:
        with gzip.GzipFile(fileobj=io.BytesIO(content)) as stream:
            found = stream.read(largest + 1)
    except (OSError, EOFError, zlib.error) as error:
        raise Unreadable(f"it cannot be unpacked: {error}") from error
    if len(found) > largest:
        raise Unreadable(f"it is larger than {largest} bytes once it is unpacked")
    return found


def demand_version(version: object, known: int) -> None:
    """Raises NewerVersion where a document is of a version after the `known` one, and Unreadable
    where it is of none that there was."""
    if type(version) is int and version > known:
        raise NewerVersion(f"it is of version {version}, this program knows {known}")
    if type(version) is not int or version < 1:
        raise Unreadable(f"{version!r:.40} is no version")


def no_number(name: str) -> float:
    raise ValueError(f"{name} is no number of JSON")


def finite(written: str) -> float:
    """Return the number as JSON has it; raises ValueError where it is endless, or none."""
    number = float(written)
    if not isfinite(number):
        raise ValueError(f"{written:.40} is not a number")
    return number


def each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return the object of these pairs; raises ValueError where two of them have the same key:
    programs differ in which of the two counts."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key stands twice in an object")
    return found


def is_flat(content: bytes, levels: int) -> bool:
    """Return whether lists and objects in a text of JSON lie at most so deep in each other: code
    that looks into it may then recurse."""
    brackets = STRING.sub(b"", content).translate(ONE_KIND_OF_BRACKETS, NO_BRACKETS)
    for _ in range(levels):
        if not brackets:
            break
        brackets = brackets.replace(b"[]", b"")
    return not brackets


def demand_writable(value: object) -> None:
    """Raises Unreadable where a number or a text in the value could not be written again."""
    left = [value]
    while left:
        one = left.pop()
        if isinstance(one, dict):
            demand_whole_characters(one)
            left.extend(one.values())
        elif isinstance(one, list):
            left.extend(one)
        elif isinstance(one, str):
            demand_whole_characters((one,))
        elif isinstance(one, (int, float)) and not -LARGEST_NUMBER < one < LARGEST_NUMBER:
            raise Unreadable("a number in it is too large")


def demand_whole_characters(texts: Iterable[str]) -> None:
    for text in texts:
        try:
            text.encode("utf-8")
        except UnicodeEncodeError as error:
            raise Unreadable("a text in it has half a character") from error
