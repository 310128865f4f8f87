"""Tests of the command `review`: its output for saved games and records, and its refusals."""

import json
import sys
from dataclasses import replace

import pytest

from burgundy_qt import cli
from burgundy_qt.ai.review.review_result import Measured, review_from
from burgundy_qt.commands.review import print_review
from burgundy_qt.rules.game import Game
from tests.a_review import a_played_game, a_review
from tests.ai.review.reviewed_games import a_game
from tests.engine.engine_client import answer

DICE = a_game("burgundy-dice")
SHORT = {"pile": 20}
"""A request for Carcassonne with few tiles: a whole game of them is reviewed in a quarter of a
second."""


@pytest.fixture
def record(tmp_path):
    file = tmp_path / "record.json"
    file.write_text(json.dumps({"record": DICE.record()}))
    return str(file)


@pytest.fixture
def beginning(tmp_path):
    """Write the record of the same game after a few turns, and return the file."""
    game = Game(DICE.request)
    for seat, action in DICE.actions[:20]:
        game.apply(action, seat)
    file = tmp_path / "beginning.json"
    file.write_text(json.dumps(game.record(private=True)))
    return game, str(file)


def output_of(capsys, *arguments: str) -> str:
    assert cli.main(["review", *arguments]) == 0
    return capsys.readouterr().out


def test_luck_losses_rates_and_costly_turns_are_printed_by_seat(tmp_path, capsys):
    game, record = a_game("carcassonne", **SHORT), tmp_path / "short.json"
    record.write_text(json.dumps(game.record()))
    review = review_from(
        json.loads(output_of(capsys, str(record), "--depth", "quick", "--json")), game
    )
    print_review(review, game, ["Anna", "Ben"], [0, 1])
    story = capsys.readouterr().out
    lines = {line[:28].strip(): line[28:].split() for line in story.splitlines()}
    rates = [f"{100 * skill.rate:.1f}" for skill in review.skills]
    assert [lines["Lost"][0], lines["Lost"][3]] == rates
    assert all(row in lines for row in ("Luck", "Lost by own turns", "Result"))
    error = round(review.accounts[0].error[1])
    assert lines["Unexplained"][1:3] == ["±", f"{error}"]
    graded = [turn for turn in review.turns if turn.grade]
    assert graded and story.count("Done:") == story.count("Better:") == len(graded)
    assert all(f"action {turn.first + 1}. Cost " in story for turn in graded)


def test_a_solo_review_shows_points_instead_of_chances_to_win(capsys):
    game = a_played_game(players=1)
    print_review(a_review(game), game, ["Anna"], [0])
    story = capsys.readouterr().out
    assert "win" not in story and "others" not in story and "%" not in story
    assert "points: not good yet" in story and "Blunder" in story


def test_points_given_away_in_a_decided_game_are_no_blunders(capsys):
    game = a_played_game()
    review = a_review(game, losses=(0.0, 0.14))
    lost = [turn for turn in review.turns if turn.grade]
    decided = [
        replace(turn, swing=Measured((0.0, 0.0), (-12.0, -12.0), (0.0, 0.0), (0.5, 0.5)))
        for turn in lost
    ]
    print_review(replace(review, turns=tuple(decided)), game, ["Anna", "Ben"], [0, 1])
    story = capsys.readouterr().out
    assert story.count("Given away") == len(lost) > 1 and "lunder" not in story
    assert story.count("Cost 12 points.") == len(lost)
    assert "points given away in" in story


def test_json_is_the_object_of_the_protocol(beginning, capsys):
    game, record = beginning
    load = {"cmd": "load", "record": game.record(private=True)}
    engine = answer(load, {"cmd": "review", "depth": "quick", "seat": 1})
    printed = output_of(
        capsys, record, "--depth", "quick", "--seat", "1", "--threads", "2", "--json"
    )
    assert json.loads(printed) == engine


def test_one_seat_of_a_running_game_can_be_reviewed_alone(beginning, capsys):
    story = output_of(capsys, beginning[1], "--depth", "quick", "--seat", "1")
    assert "Expected result" in story and "Seat 1" in story and "Seat 0" not in story


def test_progress_is_shown_in_a_terminal_and_not_in_a_pipe(beginning, capsys, monkeypatch):
    _, record = beginning
    assert cli.main(["review", record, "--depth", "quick", "--seat", "0"]) == 0
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert cli.main(["review", record, "--depth", "quick", "--seat", "0"]) == 0
    assert "[####################] " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--depth", "abyss"], "depth is 'abyss'; it can be quick, normal, deep"),
        (["--seat", "2"], "but may be 0 to 1"),
        (["--seat", "-1"], "but may be 0 to 1"),
        (["--threads", "0"], "--threads is 0, but must be 1 or more"),
        (["--game", "tuscany"], "a game of 'burgundy-dice', not of 'tuscany'"),
    ],
)
def test_an_impossible_review_is_refused_with_the_reason(arguments, said, record, capsys):
    assert cli.main(["review", record, *arguments]) == 1
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("content", ["", "[]", '[{"cmd":"new","game":"chess"}]', '{"record": 7}'])
def test_a_file_without_a_game_is_named(content, tmp_path, capsys):
    file = tmp_path / "game.json"
    file.write_text(content)
    assert cli.main(["review", str(file)]) == 1
    assert str(file) in capsys.readouterr().err
    assert cli.main(["review", str(tmp_path / "none.json")]) == 1
    assert "none.json: No such file" in capsys.readouterr().err
