"""Tests of the text of a saved game, and of every fault that it can have."""

import contextlib
import json
import os

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from burgundy_qt.session.problem import (
    SaveDamaged,
    SaveError,
    SaveForeign,
    SaveFromNewerVersion,
    SaveTooLarge,
    SaveTruncated,
    SaveUnreadable,
)
from burgundy_qt.session.saves import save_file, save_schema
from burgundy_qt.session.saves.save_file import (
    fingerprint,
    read_save,
    save_document,
    with_checksum,
    write_save,
)
from tests.session.documents import a_save

WHOLE = with_checksum(save_document(a_save()))
WRONG = {
    "version": [None, True, 1.0, "1", 0, -1, []],
    "program": [None, 1, []],
    "rules": [None, True, 1.5, "1", {}],
    "id": [None, 1, "", "../../x", "A b", "x" * 65, ["x"]],
    "created": [None, 0, {}],
    "casual": [None, 0, "no"],
    "finished": [None, 1, "yes"],
    "seats": [None, {}, "x", [1], [None], [{}], [{"name": "x"}], [{"name": 1, "level": None}]],
    "record": [None, {}, "x", [1], [[]], ["x"]],
    "redo": [None, {}, "xy", [1], [[]], ["xy"], [[0]], [["0", {}]], [[True, {}]], [[0, {}, 0]]],
    "turns": [None, {}, "xy", [1], [[]], ["xy"], [[0]], [["0", "x"]], [[0, 1]], [[0, "x", 0]]],
    "mark": [7, "", "0123", "G" * 16, []],
    "snapshot": [None, [], "x", 1],
    "handed": [
        None,
        {},
        "xyz",
        [1],
        [[]],
        [[0, 1]],
        [["0", 1, None]],
        [[0, True, None]],
        [[0, 1, 2]],
    ],
    "clock": ["x", 1, [], {}, {"kind": "turn", "seconds": 0, "increment": 0, "left": []}],
}


@pytest.fixture
def path(tmp_path):
    return tmp_path / "game.burgundy"


def refusal(path, content):
    """Return the error with which `content` is refused. The file is not changed."""
    path.write_bytes(content)
    with pytest.raises(SaveError) as caught:
        read_save(path)
    assert path.read_bytes() == content
    assert caught.value.path == path and path.name in caught.value.problem().what
    assert caught.value.title and caught.value.advice
    return caught.value


def changed(**changes):
    """Return a save with changed parts and the right checksum."""
    return with_checksum(save_document(a_save()) | changes)


def with_right_checksum(content):
    """Return the content with the right checksum."""
    body = content[: content.rindex(save_file.CHECK)]
    return body + save_file.CHECK + save_file.checksum(body + b"}").encode() + b'"}'


def test_a_written_save_is_read_back_unchanged(path):
    write_save(path, a_save())
    assert read_save(path) == a_save()


def test_a_save_begins_with_its_header(path):
    write_save(path, a_save())
    assert path.read_bytes().startswith(save_file.BEGINNING)


def test_equal_states_have_equal_fingerprints_in_any_order_of_keys():
    assert (
        fingerprint({"a": 1, "b": [2]})
        == fingerprint({"b": [2], "a": 1})
        != fingerprint({"a": 1, "b": [3]})
    )


@pytest.mark.parametrize("length", [0, 1, 12, len(save_file.BEGINNING), 200, len(WHOLE) - 3])
def test_a_file_without_its_end_is_truncated(path, length):
    assert type(refusal(path, WHOLE[:length])) is SaveTruncated


@pytest.mark.parametrize(
    "content",
    [
        b"[]",
        b"null",
        b"{}",
        b'{"format": "chess"}',
        b'"burgundy-qt save"',
        b"PNG\x00\x89",
        b"\x00" * 99,
        b'{"a":' * 99,
    ],
)
def test_a_file_of_another_program_is_foreign(path, content):
    assert type(refusal(path, content)) is SaveForeign


def test_a_later_version_is_not_changed_and_the_message_suggests_an_update(path):
    error = refusal(path, changed(version=save_schema.CURRENT + 1, program="9.9", snapshot="new"))
    assert type(error) is SaveFromNewerVersion and not error.is_broken and "9.9" in error.details


def test_an_unknown_game_is_not_changed_and_the_message_suggests_an_update(path):
    later = {"seats": "of another kind", "record": [{"game": "the-next-one"}], "snapshot": "new"}
    error = refusal(path, changed(**later))
    assert (
        type(error) is SaveFromNewerVersion
        and not error.is_broken
        and "the-next-one" in error.details
    )


def test_a_huge_file_is_not_read(path):
    path.touch()
    os.truncate(path, save_file.MAX_BYTES + 1)
    with pytest.raises(SaveTooLarge):
        read_save(path)


@pytest.mark.parametrize("depth", [save_file.MAX_DEPTH + 1, 900, 100_000])
def test_deep_nesting_is_damage(path, depth):
    deep = WHOLE.replace(b'"phase":"A"', b'"phase":' + b"[" * depth + b"]" * depth)
    error = refusal(path, with_right_checksum(deep))
    assert type(error) is SaveDamaged and "nested" in error.what
    assert type(refusal(path, b"[" * depth + b"]" * depth)) is SaveForeign


@pytest.mark.parametrize(("deeper", "opens"), [(0, True), (1, False)])
def test_a_save_may_be_nested_up_to_the_limit_and_brackets_in_texts_do_not_count(
    path, deeper, opens
):
    depth = save_file.MAX_DEPTH - 2 + deeper  # below the document and its snapshot
    inside = b"[" * depth + b"]" * depth + rb',"\"[[[":"{[]"'
    path.write_bytes(with_right_checksum(WHOLE.replace(b'"phase":"A"', b'"phase":' + inside)))
    with contextlib.nullcontext() if opens else pytest.raises(SaveDamaged, match="nested"):
        read_save(path)


@pytest.mark.parametrize("number", [b"NaN", b"Infinity", b"1e999", b"9" * 5000])
def test_an_invalid_number_is_damage(path, number):
    error = refusal(path, with_right_checksum(WHOLE.replace(b'"points":3', b'"points":' + number)))
    assert type(error) is SaveDamaged and "cannot be read" in error.what


def test_a_file_with_a_wrong_checksum_is_not_parsed(path, monkeypatch):
    monkeypatch.setattr(
        save_file,
        "parsed",
        lambda *_: pytest.fail("the content was parsed before the checksum was checked"),
    )
    many_objects = WHOLE.replace(b'"phase":"A"', b'"phase":[' + b"{}," * 100_000 + b"{}]")
    assert type(refusal(path, many_objects)) is SaveDamaged


def test_a_reformatted_save_is_refused(path):
    assert type(refusal(path, json.dumps(json.loads(WHOLE), indent=1).encode())) is SaveForeign
    assert type(refusal(path, WHOLE.replace(b'"turns":', b'"turns": '))) is SaveDamaged


@pytest.mark.parametrize("ending", [b"", b"\n", b"\r\n", b" \n\n"])
def test_white_space_after_a_save_does_no_harm(path, ending):
    path.write_bytes(WHOLE.rstrip() + ending)
    assert read_save(path) == a_save()


def test_a_missing_file_a_folder_and_a_pipe_cannot_be_read(path, tmp_path):
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
    for unreadable in (path, tmp_path, tmp_path / "pipe"):
        with pytest.raises(SaveUnreadable):
            read_save(unreadable)


@pytest.mark.parametrize(
    ("key", "value"), [(key, value) for key, values in WRONG.items() for value in values]
)
def test_a_part_of_the_wrong_kind_is_named(path, key, value):
    error = refusal(path, changed(**{key: value}))
    assert type(error) is SaveDamaged and f"“{key}”" in error.what


def test_every_part_has_its_wrong_kinds():
    assert sorted([*WRONG, "format"]) == sorted(save_document(a_save()))


@pytest.mark.parametrize("key", sorted(save_document(a_save())))
def test_a_missing_part_is_named(path, key):
    document = save_document(a_save())
    del document[key]
    error = refusal(path, with_checksum(document))
    assert key == "format" or f"“{key}”" in error.what


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(at=st.integers(0, len(WHOLE) - 1), byte=st.integers(0, 255), length=st.integers(0, 30))
def test_no_change_of_a_few_bytes_goes_unnoticed(path, at, byte, length):
    content = WHOLE[:at] + bytes([byte]) + WHOLE[at + length :]
    path.write_bytes(content)
    try:
        assert read_save(path) == a_save()  # white space, or the same byte
    except SaveError as error:
        assert isinstance(error, (SaveDamaged, SaveForeign, SaveFromNewerVersion))


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    st.binary(max_size=200)
    | st.recursive(st.none() | st.text(), st.lists).map(lambda it: json.dumps(it).encode())
)
def test_other_content_is_not_read_as_a_save(path, content):
    assert type(refusal(path, content)) in (SaveForeign, SaveTruncated)
