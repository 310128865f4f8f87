"""Tests of the list of added engines: it is saved completely, and damaged content is never read as
an engine."""

import json
from dataclasses import replace

import pytest

from burgundy_qt.session.engines.engine_list import AddedEngine, engines_file
from burgundy_qt.session.saves.save_schema import WORD

ONE = AddedEngine("a1", "Grübler", "think --deep 'a b'", "/tmp", None, 200, ("tuscany",))


@pytest.fixture
def engines(tmp_path):
    return engines_file(tmp_path / "engines.json", [].append)


def test_engines_are_saved(engines):
    assert engines.read() == ()
    other = replace(ONE, id="b2", folder=None, seconds=3, simulations=None)
    engines.change(lambda _: (ONE, other))
    assert engines.read()[0] == ONE
    assert [engine.id for engine in engines.read()] == ["a1", "b2"]


def test_a_seat_names_an_engine_without_its_command_line(engines):
    assert ONE.level == "engine:a1"
    assert WORD(replace(ONE, id="z" * 32).level)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[" * 100_000,
        b"{}",
        b"[7]",
        b"\xff",
        json.dumps([{"id": "a", "name": "x", "command": "y"}]).encode(),
        b" " * (2 << 20),
    ],
)
def test_a_damaged_list_is_set_aside_and_starts_nothing(content, engines):
    engines.path.write_bytes(content)
    assert engines.read() == ()
    assert not engines.path.exists()
    assert engines.path.with_name("engines.json.broken").read_bytes() == content


@pytest.mark.parametrize(
    "wrong",
    [
        {"id": "../x"},
        {"name": ""},
        {"command": ""},
        {"command": "a\0b"},
        {"seconds": 5},
        {"simulations": 0},
        {"simulations": None},
        {"games": ("a b",)},
    ],
)
def test_an_engine_that_could_not_be_read_again_is_not_written(wrong, engines):
    engines.change(lambda _: (ONE,))
    with pytest.raises(ValueError, match="cannot hold"):
        engines.change(lambda _: (replace(ONE, **wrong),))
    assert engines.read() == (ONE,)


def test_a_list_that_cannot_be_written_is_an_error(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match=r"Not a directory|No such file"):
        engines_file(tmp_path / "file" / "engines.json", pytest.fail).change(lambda _: (ONE,))
