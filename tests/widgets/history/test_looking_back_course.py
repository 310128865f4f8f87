"""Tests of moving through a replay: the order of its frames."""

from __future__ import annotations

import pytest

from burgundy_qt.session.game_replay import Replay
from burgundy_qt.widgets.history import history_controller as walking
from burgundy_qt.widgets.history.history_controller import ReplayCursor
from burgundy_qt.widgets.history.turn_strip import action_text, shares, standing
from tests.widgets.games import NAMES, finished_game


@pytest.fixture(scope="module")
def replay():
    return Replay(
        finished_game(3, players=2, setup="fixed", estates=["1", "2"]).record(private=True)
    )


@pytest.fixture
def course(qtbot, replay):
    return ReplayCursor(replay, replay.turns[10].first + 1)


def test_a_step_goes_to_the_next_action_and_stops_at_both_ends(course, replay):
    at = course.at
    course.step(1)
    assert course.at == at + 1
    course.step(-2)
    assert course.at == at - 1
    course.go_to(replay.last)
    course.step(1)
    assert course.at == replay.last
    course.go_to(-5)
    assert course.at == 0


def test_a_turn_back_goes_to_the_start_of_this_turn_and_then_to_the_previous_one(course, replay):
    course.turn(-1)
    assert course.at == replay.turns[10].first
    course.turn(-1)
    assert course.at == replay.turns[9].first
    course.turn(1)
    assert course.at == replay.turns[10].first


def test_rounds_and_turns_go_through_the_whole_game(course, replay):
    course.go_to(0)
    seen = [0]
    while course.at < replay.last:
        course.round(1)
        seen.append(course.at)
    assert seen == sorted({0, *replay.rounds, replay.last})
    while course.at > 0:
        course.turn(-1)
    assert course.at == 0


def test_the_replay_goes_on_only_after_the_animation_of_a_frame(course, qtbot, monkeypatch):
    monkeypatch.setattr(walking, "PAUSE", 1)
    moves = []
    course.moved.connect(moves.append)
    course.run()
    qtbot.waitUntil(lambda: len(moves) == 1, timeout=2000)
    qtbot.wait(20)
    assert len(moves) == 1
    course.rest()
    qtbot.waitUntil(lambda: len(moves) == 2, timeout=2000)


def test_the_replay_stops_at_the_end_and_at_any_input(course, replay, qtbot):
    told = []
    course.ran.connect(told.append)
    course.go_to(replay.last - 1)
    course.run()
    qtbot.waitUntil(lambda: course.at == replay.last, timeout=2000)
    assert not course.is_running
    course.run()
    assert course.is_running and course.at == 0
    course.step(1)
    assert not course.is_running and told == [True, False, True, False]


def test_the_strip_gives_every_turn_the_same_width(replay):
    found = shares(replay, 50)
    assert found == sorted(found) and found[0] == 0 and found[-1] == 1
    firsts = [found[turn.first] for turn in replay.turns]
    assert firsts == pytest.approx([number / 50 for number in range(50)])


def test_a_running_game_fills_only_as_much_of_the_strip_as_was_played():
    game = finished_game(3, players=2, setup="fixed", estates=["1", "2"])
    game.take_back(60)
    half = Replay(game.record(private=True))
    assert shares(half, 50)[-1] < len(half.turns) / 50


def test_every_frame_has_words(replay):
    told = [action_text(replay[at], NAMES) for at in range(len(replay))]
    assert told[0] == "Before the first turn" and told[-1] == "The end of the game"
    assert all(words and words[0].isupper() for words in told)
    assert (
        standing(replay[replay.turns[12].first].state, 40, 90) == "Phase B, round 2, move 40 of 90"
    )
