"""Tests of the campaign of claims: shown in a table, resumable, and each claim playable."""

import shutil
from dataclasses import replace

import pytest

from lab import claims
from lab.claims import (
    CLAIMS,
    HEAD,
    Claim,
    begun_course,
    carry_out,
    diary_file,
    joined,
    kept_rows,
    page_lines,
    plain,
    row,
)

QUICK = Claim("greedy", "random", 60, 0.7), Claim("raw", "greedy", 3)


def test_every_claim_can_be_played_and_has_a_unique_name():
    for claim in CLAIMS:
        claim.meeting.check()
    assert len({claim.name for claim in CLAIMS}) == len(CLAIMS)
    assert CLAIMS[0].command == "burgundy-qt arena raw uct:1000 --pairs 400 --claim 0.85"
    assert plain("uct:0.3s") == "uct03s"


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(claims, "FOLDER", tmp_path)


@pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
def test_claims_are_played_once_and_reported():
    for _ in range(2):
        assert not carry_out(QUICK, 2)
    courses = [(claim, begun_course(claim)) for claim in QUICK]
    (settled, step) = (claim.verdict(course) for claim, course in courses)
    assert settled == "accepted"
    assert step == "rejected"  # far more than a step between adjacent levels
    assert len(diary_file(QUICK[1]).read_text().splitlines()) == 1 + 3
    rows = {claim: row(claim, course) for claim, course in courses}
    assert rows[QUICK[0]].startswith("| greedy-random: at least 70 % | greedy : random | 2 |")
    assert rows[QUICK[0]].count("|") == rows[QUICK[1]].count("|") == len(HEAD) + 1


def test_the_page_keeps_the_rows_of_claims_without_stored_pairs(tmp_path):
    page = tmp_path / "claims.md"
    measured = f"{joined(CLAIMS[0].told)} 94.9 % | … | 05ca91832c75 |"
    of_another_bound = f"{joined(replace(CLAIMS[1], share=0.5).told)} 51.2 % | … | 05ca91832c75 |"
    page.write_text("\n".join(["# Claims", measured, of_another_bound]), encoding="utf-8")
    assert kept_rows(page) == {CLAIMS[0]: measured}
    assert kept_rows(tmp_path / "none.md") == {}
    lines = page_lines(kept_rows(page))
    assert measured in lines
    assert any(line.startswith(f"Not begun: {CLAIMS[1].name}") for line in lines)
    assert lines[-2:] == [CLAIMS[0].command, "```"]


def test_a_step_is_open_until_all_its_pairs_are_played():
    claim = QUICK[1]
    assert claim.verdict(begun_course(claim)) == "open"


def test_an_unknown_claim_is_refused_with_the_known_ones(capsys):
    with pytest.raises(SystemExit):
        claims.main(["grandmaster"])
    assert "there is no claim 'grandmaster'; there are raw-uct1000" in capsys.readouterr().err


def test_fingerprints_depend_on_the_contents_of_files(tmp_path):
    file = tmp_path / "rule.py"
    file.write_text("one")
    before = claims.print_of([file])
    file.write_text("other")
    assert claims.print_of([file]) != before
    names = {path.name for path in claims.playing_files(3)}
    assert {
        "sequential_halving.py",
        "burgundy-3.network",
        "legal.py",
        "levels.py",
        "components.json",
    } <= names
    assert "burgundy-2.network" not in names
