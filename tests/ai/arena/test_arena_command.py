"""Tests of the command `burgundy-qt arena`: its output, its diary, its plots and its error
messages."""

import csv
import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

from burgundy_qt import cli
from burgundy_qt.ai.arena.elo import cell_between, rate
from burgundy_qt.ai.arena.match_report import Progress, crosstable_in_words, in_words, round_numbers
from burgundy_qt.ai.arena.round_robin import MatchProgress, ResultsLog, RoundRobin
from burgundy_qt.ai.games.burgundy.burgundy_bots import OLD_BOX
from tests.ai.arena.results import a_match, a_pair
from tests.contract.games import registered

ROOT = Path(__file__).parents[3]


def json_lines(capsys, *arguments):
    """Return the JSON lines that a meeting prints."""
    assert cli.main(["arena", *arguments, "--json"]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_match_prints_one_line(capsys):
    [line] = json_lines(capsys, "uct:20", "random", "--pairs", "3", "--threads", "2", "--seed", "5")
    assert (line["a"], line["b"], line["seats"], line["pairs"], line["sprt"]) == (
        "uct:20",
        "random",
        2,
        3,
        None,
    )
    assert 0 <= line["score_a"][0] <= line["score_a"][1] <= line["score_a"][2] <= 1
    assert line["elo"][0] <= line["elo"][1] <= line["elo"][2]
    for side in "ab":
        assert sum(line[f"sources_{side}"].values()) == pytest.approx(
            line[f"points_{side}"], abs=0.02
        )
    assert line["ms_per_decision_a"] > line["ms_per_decision_b"] > 0


def test_more_than_two_meet_everyone_and_are_rated(capsys):
    *matches, table = json_lines(capsys, "random", "greedy", "raw", "--pairs", "4", "--seats", "3")
    assert [(line["a"], line["b"]) for line in matches] == [
        ("random", "greedy"),
        ("random", "raw"),
        ("greedy", "raw"),
    ]
    assert list(table["elo"]) == ["raw", "greedy", "random"]
    assert all(low < middle < high for low, middle, high in table["elo"].values())


def test_without_json_the_result_is_in_words(capsys):
    assert cli.main(["arena", "greedy", "random", "beam:1", "--pairs", "2", "--claim", "0.7"]) == 1
    assert "--claim compares two players" in capsys.readouterr().err
    assert cli.main(["arena", "greedy", "random", "--pairs", "2", "--claim", "0.7"]) == 0
    words = capsys.readouterr().out
    assert words.startswith("greedy : random, 2 seats, 2 pairs\n")
    assert "regions completed" in words
    assert "the claim of at least 70%, against 65% or less, is open (LLR" in words
    assert cli.main(["arena", "greedy", "random", "raw", "--pairs", "1"]) == 0
    words = capsys.readouterr().out
    assert "Elo of all players (mean 0)" in words and "Head to head" in words


@pytest.mark.parametrize("seats", [2, 3])
def test_each_pairing_is_reported_from_both_sides(seats):
    won = a_match([1.0, 1.0, 0.0], games=seats)
    share = 2 / 3
    words = crosstable_in_words(["a", "b", "c"], {("a", "b"): won})
    head, numbers, a, b, c = words.splitlines()
    assert (head, numbers.split()) == ("Head to head", ["1", "2", "3"])
    assert a.split() == ["1", "a", f"{share:.0%}"]
    assert b.split() == ["2", "b", f"{(1 - share) / (seats - 1):.0%}"]
    assert c.split() == ["3", "c"]
    assert cell_between("b", "a", {("a", "b"): won}).elo[1] == -won.elo[1]


def test_ratings_and_matches_are_written_as_a_table(tmp_path, capsys):
    file = tmp_path / "met.csv"
    met = "greedy", "random", "raw"
    assert cli.main(["arena", *met, "--gauntlet", "--pairs", "1", "--csv", str(file)]) == 0
    players, matches = file.read_text().split("\n\n")
    assert sorted(row["player"] for row in csv.DictReader(io.StringIO(players))) == [*met]
    told = [*csv.DictReader(io.StringIO(matches))]
    assert [(row["a"], row["b"]) for row in told] == [("greedy", "random"), ("greedy", "raw")]
    assert all(float(row["points_a"]) > 0 and row["pairs"] == "1" for row in told)
    assert cli.main(["arena", *met, "--csv", str(tmp_path)]) == 1
    assert "which is a folder" in capsys.readouterr().err


def test_a_claim_is_settled_before_the_cap(capsys):
    [line] = json_lines(
        capsys, "raw", "random", "--claim", "0.7", "--pairs", "400", "--threads", "3"
    )
    assert line["sprt"]["verdict"] == "accepted"
    assert line["sprt"]["llr"] >= line["sprt"]["bounds"][1]
    assert line["pairs"] == 40


def test_one_estate_for_all_seats_is_reported(capsys):
    [line] = json_lines(capsys, "greedy", "greedy", "--estate", "4", "--pairs", "2")
    assert line["estate"] == "4"


def test_another_edition_is_reported(capsys):
    [line] = json_lines(
        capsys, "greedy", "random", "--edition", "2019", "--estate", "10", "--pairs", "1"
    )
    assert (line["edition"], line["modules"], line["estate"]) == ("2019", [], "10")


def test_any_game_can_be_played_with_its_options_by_as_many_as_it_allows(capsys):
    with registered():
        asked = "--game", "sealed-bids", "--seats", "4", "--option", "dealt=false", "--pairs", "1"
        [line] = json_lines(capsys, "greedy", "uct:20", *asked)
        assert (line["game"], line["seats"], line["dealt"]) == ("sealed-bids", 4, False)
        assert cli.main(["arena", "raw", "random", *asked]) == 1
        assert "there is no network for this game" in capsys.readouterr().err


def test_a_diary_from_before_the_choice_of_games_is_continued(tmp_path, capsys):
    file = tmp_path / "match.jsonl"
    options = ("greedy", "random", "--resume", str(file))
    json_lines(capsys, *options, "--pairs", "1")
    file.write_text(file.read_text().replace('"game": "burgundy", ', "", 1))
    [line] = json_lines(capsys, *options, "--pairs", "2")
    assert line["pairs"] == 2


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["raw"], "raw needs an opponent"),
        (["raw", "grandmaster"], "there is no player 'grandmaster'. The players are"),
        (["raw", "random", "raw"], "name each only once"),
        (["raw", "random", "--pairs", "0"], "the number of pairs is 0, but must be 1 or more"),
        (["raw", "random", "--threads", "0"], "--threads is 0, but must be 1 or more"),
        (
            ["raw", "random", "--claim", "1"],
            "the claim is 1, but must be between 0.05 and 1",
        ),
        (
            ["raw", "random", "--edition", "1999"],
            "the edition is 1999, but must be one of 2011, 2019",
        ),
        (["raw", "random", "--modules", "casinos"], "has no module casinos"),
        (["raw", "random", "--estate", "10"], "option estate is 10, but must be one of 1, 2"),
        (
            ["raw", "random", "--option", "colour=red"],
            "there is no option colour; its options are estate",
        ),
        (
            ["raw", "random", "--option", "estate"],
            "--option is 'estate', but must have the form NAME=VALUE",
        ),
        (
            ["raw", "random", "--option", "estate=1", "--estate", "2"],
            "option estate is given twice: 1 and 2",
        ),
        (
            ["raw", "random", "--modules", "solo", "--option", "target=60"],
            "option target is 60, but must be a whole",
        ),
        (
            ["raw", "random", "--seats", "6"],
            "the number of seats is 6, but must be 2, 3, 4 in the edition of 2011",
        ),
        (["raw", "random", "--game", "chess"], "\"game\" is 'chess', but may be 'burgundy'"),
        (["raw@none.network", "random"], "none.json is missing"),
        (["engine:no-such-engine", "random"], "the engine `no-such-engine` cannot be started"),
    ],
)
def test_impossible_matches_are_refused_with_the_reason(arguments, why, capsys):
    assert cli.main(["arena", *arguments]) == 1
    assert why in capsys.readouterr().err


def test_a_resumed_match_plays_only_the_missing_pairs(tmp_path, capsys):
    file = tmp_path / "match.jsonl"
    options = ("greedy", "random", "--seed", "3", "--resume", str(file))
    [whole] = json_lines(capsys, "greedy", "random", "--seed", "3", "--pairs", "8")
    json_lines(capsys, *options, "--pairs", "5")
    first = file.read_bytes()
    file.write_bytes(first[:-20])
    [resumed] = json_lines(capsys, *options, "--pairs", "8")
    assert {key: whole[key] for key in whole if "ms" not in key} == {
        key: resumed[key] for key in whole if "ms" not in key
    }
    lines = file.read_bytes().splitlines()
    assert len(lines) == 9
    assert lines[:5] == first.splitlines()[:5]
    assert cli.main(["arena", "greedy", "raw", "--seed", "3", "--resume", str(file)]) == 1
    assert "match.jsonl belongs to other games" in capsys.readouterr().err


class Arena:
    """Runs the command in a separate process, on a long match with a diary."""

    def __init__(self, file):
        command = [
            sys.executable,
            "-m",
            "burgundy_qt",
            "arena",
            "uct:60",
            "random",
            "--pairs",
            "5000",
            "--json",
        ]
        self.program = subprocess.Popen(
            [*command, "--resume", str(file), "--threads", "1"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )
        until = time.monotonic() + 300
        while (
            not (file.exists() and file.read_bytes().count(b"\n") > 3) and time.monotonic() < until
        ):
            time.sleep(0.02)


def test_finished_pairs_survive_a_kill(tmp_path):
    file = tmp_path / "match.jsonl"
    arena = Arena(file)
    arena.program.kill()
    arena.program.communicate()
    meeting = RoundRobin(("uct:60", "random"), pairs=5000)
    course = MatchProgress(meeting, ("uct:60", "random"), ResultsLog(file, meeting.to_dict()))
    assert course.match and len(course.match.pairs) >= 3


@pytest.mark.posix("Windows sends no interrupt to one program")
def test_ctrl_c_ends_with_the_result_so_far(tmp_path):
    arena = Arena(tmp_path / "match.jsonl")
    arena.program.send_signal(signal.SIGINT)
    said, complained = arena.program.communicate(timeout=300)
    assert arena.program.returncode == 130
    assert complained == b""
    line = json.loads(said)
    assert 3 <= line["pairs"] < 5000


def test_the_picture_shows_every_match_with_its_sources(tmp_path, capsys):
    file = tmp_path / "arena.svg"
    json_lines(capsys, "greedy", "random", "raw", "--pairs", "3", "--plot", str(file))
    words = [node.text for node in ElementTree.parse(file).iter() if node.tag.endswith("text")]
    assert [text for text in words if " : " in text] == [
        "greedy : random",
        "greedy : raw",
        "random : raw",
    ]
    assert words.count("animals") == 3


def test_figures_under_a_line_are_round():
    for most, numbers in (
        (1, [0, 1]),
        (25, [0, 5, 10, 15, 20, 25]),
        (400, [0, 100, 200, 300, 400]),
        (6, list(range(7))),
    ):
        assert list(round_numbers(most)) == numbers


def test_pairs_count_in_the_order_of_their_seeds():
    diary, meeting = ResultsLog(None, {}), RoundRobin(("a", "b"), pairs=4, seed=10)
    for seed in (12, 10, 13):
        diary.note(("a", "b"), a_pair(1.0, seed))
    course = MatchProgress(meeting, ("a", "b"), diary)
    assert [pair.seed for pair in course.pairs] == [10]
    assert course.finished == 3
    diary.note(("a", "b"), a_pair(0.0, 11))
    course.catch_up()
    assert [pair.score for pair in course.pairs] == [1.0, 0.0, 1.0, 1.0]
    assert course.is_over


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_only_a_terminal_shows_pairs_score_evidence_and_time_left(monkeypatch):
    diary, meeting = ResultsLog(None, {}), RoundRobin(("a", "b"), pairs=10, seed=0, claim=0.6)
    course, progress = MatchProgress(meeting, ("a", "b"), diary), Progress()
    for stream, is_told in ((Terminal(), True), (io.StringIO(), False)):
        monkeypatch.setattr(sys, "stderr", stream)
        progress.shown = 0.0
        progress.show(course)
        assert bool(stream.getvalue()) == is_told
    for seed in range(5):
        diary.note(("a", "b"), a_pair(1.0, seed))
    course.catch_up()
    progress.begun -= 600
    line = progress.line(course)
    assert line.startswith("a : b [##########          ] 5 of 10 pairs, 100.0% (")
    assert "LLR +0." in line and line.endswith("10 min left")


def test_a_single_pair_proves_nothing():
    assert "(95 %: 0.0% to 100.0%)" in in_words(("a", "b"), a_match([1.0]), 2, OLD_BOX)
    assert list(rate({("a", "b"): a_match([1.0])})) == ["a", "b"]
