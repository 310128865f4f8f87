"""Tests of the summary of a reviewed game: the leader, the turning point, and the sources of
points."""

from dataclasses import replace

import pytest

from burgundy_qt.ai.review.review_result import (
    MISTAKE,
    Accuracy,
    ExpectedResult,
    Luck,
    LuckAccount,
    Measured,
    Review,
    ReviewedTurn,
)
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.game_replay import Replay
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.reviews.review_task import ReviewedGame
from burgundy_qt.widgets.review.review_summary import label_at, moment_labels, summary

NOTHING = (0.0, 0.0)
SEATS = (SeatPlan("Anna"), SeatPlan("Benoît"))


def a_whole_game(name):
    game = Game({"game": name, "players": 2, "seed": 7})
    while not game.is_over:
        legal = game.legal()
        game.apply(legal["actions"][0], legal["seat"])
    return game


def a_turn(first, seat, win, swing=0.0, grade=None):
    swings = (-swing, swing) if seat == 0 else (swing, -swing)
    measured = Measured(swings, NOTHING, NOTHING, NOTHING)
    before = ExpectedResult((win, 1 - win), NOTHING)
    return ReviewedTurn(
        first, first + 1, seat, None, before, True, measured, measured, first, (), grade
    )


def reviewed(turns, lucks=(), winner=1, name="carcassonne"):
    results = [(1.0, 0.0) if seat == winner else (0.0, 0.0) for seat in range(2)]
    accounts = tuple(
        LuckAccount(NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, result, NOTHING)
        for result in results
    )
    skills = (Accuracy(1, 0.0, 0.0, None, None, None),) * 2
    review = Review("quick", 2, tuple(turns), tuple(lucks), accounts, skills, True)
    return ReviewedGame(a_whole_game(name), SEATS, "game", False, review)


def test_the_summary_names_the_round_until_which_the_other_player_was_ahead():
    told = summary(reviewed([a_turn(4, 0, 0.7), a_turn(9, 1, 0.6), a_turn(14, 0, 0.3)]), 0)
    assert told.startswith("Anna led until Tile ") and ". Then Benoît took the lead." in told


def test_a_winner_who_was_never_behind_is_named():
    close = [a_turn(4, 0, 0.5), a_turn(9, 1, 0.52), a_turn(14, 0, 0.3)]
    assert summary(reviewed(close), 0).startswith("Benoît was never clearly behind.")


def test_the_turning_point_is_the_largest_step_towards_the_win():
    turns = [a_turn(4, 0, 0.5, 0.11, MISTAKE), a_turn(9, 0, 0.5, 0.02, MISTAKE)]
    gain = Measured((-0.08, 0.08), NOTHING, NOTHING, NOTHING)
    told = summary(reviewed(turns, [Luck(6, gain)]), 0)
    assert "The turning point was a mistake by Anna: Tile " in told
    assert "\u221211% chance to win." in told
    larger = replace(gain, win=(-0.2, 0.2))
    told = summary(reviewed(turns, [Luck(6, larger)]), 0)
    assert "The turning point was luck for Benoît: Tile " in told and "+20% chance to win." in told
    assert "turning point" not in summary(reviewed([a_turn(4, 0, 0.5)]), 0)


@pytest.mark.parametrize("name", GAMES)
def test_the_summary_names_the_sources_with_the_largest_difference(name):
    found = reviewed([a_turn(4, 0, 0.5)], name=name)
    scores = found.game.position.scores()
    told = summary(found, 0)
    if abs(scores[0] - scores[1]) > 20:
        assert "Anna, points compared with Benoît: " in told
    assert "{" not in told


def test_a_running_or_unfinished_review_has_no_summary():
    found = reviewed([a_turn(4, 0, 0.7)])
    assert summary(replace(found, review=replace(found.review, is_whole=False)), 0) == ""


def test_a_label_has_the_number_of_the_round_that_the_table_shows():
    game = a_whole_game("tuscany")
    labels = moment_labels(Replay(game.record(private=True)))
    for revision in range(0, game.revision, 5):
        position, _ = game.position_at(revision)
        state = game.rules.state(position, game.request, None)
        if state["round"]:
            assert label_at(labels, revision).split()[-1] == str(state["round"])


@pytest.mark.parametrize(
    ("name", "first", "later"),
    [("burgundy", "A 1", "B"), ("carcassonne", "1", "2"), ("burgundy-dice", "I 1", "II")],
)
def test_moments_are_numbered_as_in_the_game(name, first, later):
    game = a_whole_game(name)
    labels = moment_labels(Replay(game.record(private=True)))
    told = [label_at(labels, revision) for revision in range(game.revision)]
    assert first in told and any(label.startswith(later) for label in told)
