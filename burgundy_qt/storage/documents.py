"""Plain data from bytes that may be damaged, old or hostile: JSON whose every value can be written
again, and compressed data, both within limits.

All our files except saves are read through this module. A save has further checks, of its checksum
and each of its parts, and hostile names in it are cleaned instead of refused.
"""

from __future__ import annotations

import codecs
import gzip
import hashlib
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
"""The deepest nesting of lists and objects."""
LARGEST_NUMBER = 2**63
"""None of our numbers is as large; larger ones overflow when they are used as floats."""
STRING = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"')
ONE_KIND_OF_BRACKETS = bytes.maketrans(b"{}", b"[]")
NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
NO_BRACKETS_OR_QUOTES = bytes(set(NO_BRACKETS) - set(b'"'))
SUSPICIOUS = re.compile(rb"\\u[dD][89a-fA-F]|[0-9]{19}|[eE]\+?[0-9]{3}")
"""Half a character, or a number that may be too large. Most files contain neither, and are not
checked value by value."""

Document = Mapping[str, Any]
"""A JSON object from one of our files, for reading only: the code that opens the file checks its
parts."""


class Unreadable(ValueError):
    """The bytes are not plain data; the text says what is wrong."""


class NewerVersion(ValueError):
    """A later version of the program wrote this file; it must not be changed."""


def fingerprint(value: object) -> str:
    """Sixteen hex digits that are equal for equal JSON values and, in practice, for no others."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), allow_nan=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def read_document(path: Path, largest: int) -> Any:
    """Return the JSON value in a file of at most `largest` bytes; raises OSError and Unreadable."""
    return document(read_at_most(path, largest + 1), largest)


def document(content: bytes, largest: int | None = None) -> Any:
    """Return the JSON value in `content`, with or without a byte order mark; raises Unreadable.

    The result can be written again as JSON in UTF-8 and comes back equal: numbers are finite and
    below LARGEST_NUMBER, texts have whole characters, no object has a key twice, and nothing is
    nested too deeply to be copied or compared."""
    if largest is not None and len(content) > largest:
        raise Unreadable(f"it is larger than {largest} bytes")
    content = content.removeprefix(codecs.BOM_UTF8)
    try:
        found = json.loads(
            content.decode("utf-8"),
            parse_constant=no_number,
            object_pairs_hook=reject_repeated_keys,
        )
    except RecursionError as error:
        raise Unreadable("it is nested too deeply") from error
    except ValueError as error:
        raise Unreadable(f"it is not JSON: {str(error)[:200]}") from error
    if not is_flat(content, DEEPEST):
        raise Unreadable("it is nested too deeply")
    if SUSPICIOUS.search(content):
        require_writable(found)
    return found


def unzipped(content: bytes, largest: int) -> bytes:
    """Decompress gzip data, to at most `largest` bytes. Raises Unreadable."""
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


def require_version(version: object, known: int) -> None:
    """Raise NewerVersion for a document of a version after the `known` one, and Unreadable for an
    impossible version."""
    if type(version) is int and version > known:
        raise NewerVersion(
            f"it has version {version}, but this program knows versions up to {known}"
        )
    if type(version) is not int or version < 1:
        raise Unreadable(f"{version!r:.40} is not a version")


def no_number(name: str) -> float:
    raise ValueError(f"{name} is not a JSON number")


def finite(written: str) -> float:
    """Return a JSON number; raises ValueError if it is infinite or not a number."""
    number = float(written)
    if not isfinite(number):
        raise ValueError(f"{written:.40} is not a number")
    return number


def reject_repeated_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return the object of these pairs; raises ValueError for a repeated key, because programs
    differ in which value they use."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("an object has the same key twice")
    return found


def is_flat(content: bytes, levels: int) -> bool:
    """Return whether lists and objects in a JSON text are nested at most this deep, so that code
    may recurse into it."""
    if b"\\" not in content:
        # without escapes most strings shrink to two quotes: five times as fast for a save
        content = content.translate(None, NO_BRACKETS_OR_QUOTES).replace(b'""', b"")
    brackets = STRING.sub(b"", content).translate(ONE_KIND_OF_BRACKETS, NO_BRACKETS)
    for _ in range(levels):
        if not brackets:
            break
        brackets = brackets.replace(b"[]", b"")
    return not brackets


def require_writable(value: object) -> None:
    """Raise Unreadable if a number or text in the value could not be written again."""
    left = [value]
    while left:
        one = left.pop()
        if isinstance(one, dict):
            require_whole_characters(one)
            left.extend(one.values())
        elif isinstance(one, list):
            left.extend(one)
        elif isinstance(one, str):
            require_whole_characters((one,))
        elif isinstance(one, (int, float)) and not -LARGEST_NUMBER < one < LARGEST_NUMBER:
            raise Unreadable("a number in it is too large")


def require_whole_characters(texts: Iterable[str]) -> None:
    for text in texts:
        try:
            text.encode("utf-8")
        except UnicodeEncodeError as error:
            raise Unreadable("a text in it has an incomplete character") from error
