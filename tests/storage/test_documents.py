"""Tests of reading plain data from damaged bytes. Everything that is read can be written again, and
everything else is refused."""

import gzip
import json
import random

import pytest

from burgundy_qt.storage.documents import (
    DEEPEST,
    NewerVersion,
    Unreadable,
    document,
    read_document,
    require_version,
    unzipped,
)


@pytest.mark.parametrize(
    "content",
    [
        *(b"", b"{", b"\xff", b"\xff\xfe{\x00}\x00", b"1e999", b'{"a": [-1e999]}', b"NaN"),
        *(b"[Infinity]", b"[" * 3000 + b"]" * 3000, b"[" * 65 + b"]" * 65, b"9" * 5000),
        *(b"1" + b"0" * 400, b"9223372036854775808", b"1e300", b'"\\ud800"', b'{"\\udfff": 1}'),
        *(b'"\\ud800\\ud800"', b'{"a": 1, "a": 1}', b'{"a": {"b": 1, "b": 2}}', b"[1] x"),
        *(b'["]", "", ' * 65 + b"1" + b"]" * 65, b'["\\n]", ' * 65 + b"1" + b"]" * 65),
    ],
)
def test_content_that_could_not_be_written_again_is_refused(content):
    with pytest.raises(Unreadable):
        document(content)


@pytest.mark.parametrize(
    "value",
    [
        *({}, [], None, True, 0.5, "", "\U0001f600 [[[", 2**63 - 1, -(2**63) + 1, 1e-300),
        {"deep": json.loads("[" * (DEEPEST - 1) + "]" * (DEEPEST - 1)), "[": "]"},
        {"": ["[", "", "[" * 99, '"', "\\[", "{"], "{" * 99: "", "]": ["", "}"]},
        {"": ["[", "", "[" * 99, "", ""], "{" * 99: "", "]": ["", "}"]},
    ],
)
def test_documents_are_read_back_unchanged_with_and_without_a_byte_order_mark(value):
    for written in (json.dumps(value), json.dumps(value, ensure_ascii=False)):
        for mark in (b"", b"\xef\xbb\xbf"):
            found = document(mark + written.encode())
            assert found == value and type(found) is type(value)


def test_a_file_that_is_too_large_is_refused(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"[" + b" " * 100 + b"]")
    assert read_document(path, 102) == []
    with pytest.raises(Unreadable, match="larger"):
        read_document(path, 101)


def test_the_unpacked_size_is_limited():
    bomb = gzip.compress(b"0" * (1 << 24))
    assert len(unzipped(bomb, 1 << 24)) == 1 << 24
    for largest in ((1 << 24) - 1, len(bomb) - 1):
        with pytest.raises(Unreadable, match="larger"):
            unzipped(bomb, largest)


def test_a_packed_file_with_a_changed_byte_has_its_content_or_is_refused():
    content = json.dumps({"a": [*range(300)]}).encode()
    packed, chance, refused = gzip.compress(content, mtime=0), random.Random(4), 0
    for at in range(len(packed)):
        damaged = bytearray(packed)
        damaged[at] ^= chance.randrange(1, 256)
        try:
            assert unzipped(bytes(damaged), 1 << 20) == content
        except Unreadable:
            refused += 1
    assert refused > len(packed) - 20
    for end in range(len(packed)):
        with pytest.raises(Unreadable):
            document(unzipped(packed[:end], 1 << 20))


@pytest.mark.parametrize(
    ("version", "refusal"),
    [(3, NewerVersion), (0, Unreadable), (True, Unreadable), ("2", Unreadable), (1.0, Unreadable)],
)
def test_a_later_version_is_distinguished_from_an_invalid_one(version, refusal):
    require_version(1, 2)
    require_version(2, 2)
    with pytest.raises(refusal):
        require_version(version, 2)
