"""Tests of the diary of matches: finished pairs stay finished, and no other file is read as a
diary."""

import os

import pytest

from burgundy_qt.ai.arena.round_robin import ResultsLog, ResultsLogError
from tests.ai.arena.results import a_pair

TOLD = {"players": ["raw", "greedy"], "seats": 2, "seed": 1, "estate": None, "networks": "abc"}
NAMES = ("raw", "greedy")


def diary_with(file, number):
    diary = ResultsLog(file, TOLD)
    for seed in range(number):
        diary.note(NAMES, a_pair(0.5 + seed % 2 / 2, seed))
    return diary


def test_noted_pairs_are_there_after_reopening(tmp_path):
    file = tmp_path / "deep" / "diary.jsonl"
    finished = diary_with(file, 5).of(NAMES)
    assert ResultsLog(file, TOLD).of(NAMES) == finished
    assert len(finished) == 5


def test_a_diary_without_a_file_stays_in_memory():
    assert len(diary_with(None, 3).of(NAMES)) == 3


def test_a_diary_that_was_cut_off_keeps_its_whole_lines_and_continues(tmp_path):
    file = tmp_path / "diary.jsonl"
    diary_with(file, 3)
    content = file.read_bytes()
    ends = [at + 1 for at, byte in enumerate(content) if byte == ord("\n")]
    for cut in range(0, len(content), 37):
        file.write_bytes(content[:cut])
        diary = ResultsLog(file, TOLD)
        assert len(diary.of(NAMES)) == max(0, sum(end <= cut for end in ends) - 1)
        diary.note(NAMES, a_pair(1.0, 99))
        assert 99 in ResultsLog(file, TOLD).of(NAMES)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("players", ["raw", "random"]),
        ("seats", 3),
        ("seed", 2),
        ("estate", 4),
        ("networks", "other"),
    ],
)
def test_a_diary_of_other_games_is_refused(key, value, tmp_path):
    file = tmp_path / "diary.jsonl"
    diary_with(file, 1)
    before = file.read_bytes()
    with pytest.raises(
        ResultsLogError,
        match=rf"diary.jsonl belongs to other games: its {key} is .*; choose another file",
    ):
        ResultsLog(file, TOLD | {key: value})
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "content",
    [
        *(b"hello\n", b"[]\n", b'{"format": "burgundy-qt save"}\n', b"\xff\xfe\n"),
        *(b"one line without an end", b'{"format": "burgundy-qt save"}'),
    ],
)
def test_a_file_that_is_no_diary_is_refused_and_left_alone(content, tmp_path):
    file = tmp_path / "diary.jsonl"
    file.write_bytes(content)
    with pytest.raises(ResultsLogError, match=r"diary.jsonl was not saved by the arena"):
        ResultsLog(file, TOLD)
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    "line", [b"{}", b"7", b"null", b'{"a":"raw","b":"greedy","pair":{"seed":1}}', b'{"a":']
)
def test_a_damaged_line_is_named(line, tmp_path):
    file = tmp_path / "diary.jsonl"
    diary_with(file, 2)
    lines = file.read_bytes().splitlines()
    file.write_bytes(b"\n".join([*lines[:2], line, lines[2], b""]))
    with pytest.raises(
        ResultsLogError, match=r"line 3 of .*diary.jsonl is damaged .*; delete that line"
    ):
        ResultsLog(file, TOLD)


def test_a_file_that_cannot_be_written_is_named(tmp_path):
    with pytest.raises(ResultsLogError, match="cannot be used"):
        ResultsLog(tmp_path, TOLD)


def test_a_link_leads_to_no_other_file(tmp_path, link_to):
    other = tmp_path / "other"
    diary_with(other, 1)
    link = link_to(other, tmp_path / "diary.jsonl")
    before = other.read_bytes()
    with pytest.raises(ResultsLogError, match="cannot be used"):
        ResultsLog(link, TOLD)
    assert other.read_bytes() == before


def test_a_diary_that_may_only_be_read_is_read(tmp_path, monkeypatch):
    file = tmp_path / "diary.jsonl"
    diary_with(file, 3)
    monkeypatch.setattr(os, "O_RDWR", os.O_RDONLY)  # opens the file for reading only
    assert len(ResultsLog(file, TOLD).of(NAMES)) == 3
