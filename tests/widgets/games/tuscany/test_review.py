"""Tests of looking back at a game of Tuscany: its turns, its phases, and the words for each."""

from __future__ import annotations

import random

import pytest

from burgundy_qt.rules.game import Game
from burgundy_qt.session.game_replay import Replay
from burgundy_qt.widgets.history.turn_strip import (
    TurnStrip,
    action_text,
    score_text,
    standing,
    turn_text,
)
from burgundy_qt.widgets.log.game_log import log_of

NAMES, LOG = ("You", "Ginevra", "Lorenzo"), log_of("tuscany")


def played(rounds):
    game, luck = Game({"game": "tuscany", "players": 3, "seed": 4}), random.Random(4)
    while not game.is_over and (game.state()["round"] or 0) <= rounds:
        seat = game.position.waiting_seats()[0]
        game.apply(luck.choice(game.legal(seat)["actions"]), seat)
    return Replay(game.record(private=True))


@pytest.fixture(scope="module")
def finished_replay():
    return played(999)


@pytest.fixture
def strip(qtbot):
    made = TurnStrip()
    qtbot.addWidget(made)
    return made


def test_a_finished_game_fills_the_strip_with_its_phases(finished_replay, strip):
    strip.show_replay(finished_replay, NAMES)
    assert strip.chapters == ("I", "II", "III") and strip.slots == len(finished_replay.turns)
    begun, opened = 0, []
    for event in finished_replay.events:
        begun += event["event"] == "turn"
        ends = event["event"] == "phase-end" and event["phase"] < 3
        if ends or (event["event"] == "round" and event["round"] == 1):
            opened.append(begun / strip.slots)
    assert strip.opened == opened and len(opened) == 3 and opened[1] > 0
    assert max(strip.shares) <= 1 and not strip.grab().isNull()


def test_a_running_game_leaves_space_for_the_turns_of_a_long_game(strip):
    replay = played(4)
    strip.show_replay(replay, NAMES)
    assert strip.slots == LOG.turns(replay[0].state) > len(replay.turns)


def test_every_frame_has_words_and_the_last_one_the_points(finished_replay):
    for number in range(len(finished_replay.turns)):
        assert turn_text(finished_replay, number, NAMES)
    for frame in range(0, finished_replay.last + 1, 7):
        assert standing(finished_replay[frame].state, frame, finished_replay.last)
        assert action_text(finished_replay[frame], NAMES)
    final = finished_replay[finished_replay.last].state
    told = score_text(final, NAMES)
    assert told == ", ".join(
        f"{name} {points}" for name, points in zip(NAMES, final["result"]["points"], strict=True)
    )


def test_milestones_say_if_a_phase_is_about_to_end(finished_replay):
    state = finished_replay[finished_replay.last // 2].state | {
        "phase": 2,
        "round": 9,
        "result": None,
    }
    assert LOG.milestone(state | {"emptied": False, "last": False}) == "Phase II, round 9"
    told = LOG.milestone(state | {"emptied": True, "last": False})
    assert told == "Phase II, round 9: the phase ends"
    told = LOG.milestone(state | {"phase": 3, "emptied": True, "last": False})
    assert told == "Phase III, round 9: one more round follows"
    assert LOG.milestone(state | {"emptied": True, "last": True}) == "Last round"
    assert LOG.milestone(state | {"phase": None}) == ""
