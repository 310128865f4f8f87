"""Tests of a slice of the campaign of hostile inputs under sanitizers, and of its reports."""

import random
from collections import Counter

import pytest

from burgundy_qt.ai.levels import is_compiled
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import GAMES
from lab import sanitized
from lab.builds import sanitized_build, why_not_sanitized
from lab.sanitized import A_ROUND, FAULTS, REPORTS, TRIED, by_label, page_lines, share
from tests.mutations import NearMisses, damaged

with_sanitizers = pytest.mark.skipif(
    not is_compiled() or bool(why_not_sanitized()),
    reason=why_not_sanitized() or "nothing is compiled here, because there is no compiler",
)

A_SLICE = {
    "records": 12,
    "saves": 3,
    "puzzle books": 3,
    "review files": 10,
    "networks": 4,
    "protocol lines": 1,
    "engine answers": 3,
    "codes": 5,
    "checkpoints": 2,
    "random games": 4,
}
"""Inputs of each kind for each game."""
FIRST = 1_000_000
"""The first seed: the campaign begins with 0."""
A_SHORT_GAME = FIRST + 11
"""The seed of a game with bots that reaches everything the campaign needs, in half the time of the
first one."""
OF_BOTS = {
    *("decisions of bots", "hints", "weighed by the tutor", "reviewed", "puzzles found"),
    "played to the end",
}


@with_sanitizers
def test_hostile_inputs_of_every_kind_and_game_end_as_documented(tmp_path):
    sanitized_build()
    pieces = [(kind, game, FIRST, count) for kind, count in A_SLICE.items() for game in GAMES]
    pieces.append(("games with bots", "tuscany", A_SHORT_GAME, 1))
    rows = by_label(sanitized.tried(pieces, tmp_path))
    wrong = {label: row for label, row in rows.items() if row[FAULTS] or row[REPORTS]}
    assert not wrong, [file.read_text() for file in tmp_path.glob("*.txt")]
    assert {(kind, game) for kind, game, _, _ in pieces} == rows.keys()
    tried = Counter(kind for (kind, _), row in rows.items() for _ in range(row[TRIED]))
    assert all(tried[kind] >= count * len(GAMES) for kind, count in A_SLICE.items())
    accepted = Counter(kind for (kind, _), row in rows.items() if row["accepted"])
    assert accepted.keys() >= A_SLICE.keys() - {"random games"}
    assert rows["games with bots", "tuscany"].keys() >= OF_BOTS


@with_sanitizers
def test_modules_of_the_sanitized_build_have_both_sanitizers():
    folder = sanitized_build() / "burgundy_qt"
    modules = list(folder.rglob("*.so"))
    headers = [header.read_text("utf-8") for header in folder.rglob("*.pxd")]
    assert len(modules) == sum("# compiled" in header for header in headers) > 50
    for module in modules:
        content = module.read_bytes()
        checks = {b"__asan_load", b"__asan_report_load"}  # as calls, or in place
        assert any(check in content for check in checks), module
        assert b"__ubsan_handle" in content, module


@with_sanitizers
def test_an_input_that_crashes_the_process_is_saved_and_the_rest_is_tried(tmp_path, capsys):
    sanitized_build()
    figures = sanitized.tried([("steps outside", "tuscany", 0, 5)], tmp_path)
    counts = {name.partition(": ")[2]: value for name, value in figures.items()}
    assert counts == {TRIED: 5, "accepted": 3, FAULTS: 1, REPORTS: 1}
    reports = {b"0": "heap-buffer-overflow", b"1": "LookupError: undocumented"}
    kept = {file.read_bytes(): file for file in tmp_path.glob("*.input")}
    assert kept.keys() == reports.keys()
    for content, file in kept.items():
        assert reports[content] in file.with_suffix(".txt").read_text()
        assert sanitized.read_again(file) == 1
        assert reports[content] in capsys.readouterr().out


def test_a_round_of_the_campaign_has_every_kind_for_every_game_and_the_next_has_other_seeds():
    first, second = (
        [piece for at in range(len(A_ROUND)) for piece in share(of * len(A_ROUND) + at)]
        for of in (0, 1)
    )
    assert {(kind, game) for kind, game, _, _ in first} == {(k, g) for k in A_ROUND for g in GAMES}
    assert [(kind, game, start + count) for kind, game, start, count in first] == [
        (kind, game, start) for kind, game, start, _ in second
    ]


def test_the_page_reports_the_findings():
    figures = {
        f"records, tuscany: {TRIED}": 3,
        "records, tuscany: accepted": 1,
        "records, tuscany: refused by InvalidRecord": 1,
        f"records, tuscany: {REPORTS}": 1,
    }
    lines = page_lines(figures)
    assert "| records | tuscany | 3 | 1 | 1 | 0 | 1 |" in lines
    assert "| records | refused by InvalidRecord | 1 |" in lines
    assert lines[-1] == "**Not as it should be: reports.**"
    assert page_lines({f"records, tuscany: {TRIED}": 1})[-1].startswith("Nothing was found")


def a_record(seed):
    game = Game({"game": "tuscany", "players": 2, "seed": seed})
    for _ in range(30):
        game.apply(game.legal()["actions"][0])
    return game.record(private=True)


def test_a_near_miss_changes_a_record_and_leaves_the_others_unchanged():
    records = [a_record(seed) for seed in range(3)]
    near, before = NearMisses(records), [a_record(seed) for seed in range(3)]
    changed = [near.changed(random.Random(seed)) for seed in range(200)]
    assert records == before
    assert all(isinstance(event, dict) for record in changed for event in record)
    assert sum(record not in records for record in changed) > 120
    assert len({len(record) for record in changed}) > 10


def test_damaging_changes_the_bytes():
    content = bytes(range(200))
    changed = [damaged(content, random.Random(seed)) for seed in range(50)]
    assert sum(one != content for one in changed) > 45
    assert any(len(one) < len(content) for one in changed)
