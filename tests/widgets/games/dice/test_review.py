"""Tests of looking back at a Dice Game: its turns, and the words for each."""

from __future__ import annotations

import pytest

from burgundy_qt.session.game_replay import Replay
from burgundy_qt.widgets.history.turn_strip import TurnStrip, action_text, standing, turn_text
from burgundy_qt.widgets.log.game_log import log_of
from tests.widgets.games.dice.told import NAMES, finished

LOG = log_of("burgundy-dice")


@pytest.fixture(scope="module", params=[1, 3])
def replay(request):
    return Replay(finished(request.param).record(private=True))


def test_every_round_has_a_turn_with_the_right_points_for_every_seat(replay):
    rounds = sum(event["event"] == "round" for event in replay.events)
    seats = len(replay[0].state["seats"])
    assert [turn.seat for turn in replay.turns] == [*range(seats)] * rounds
    for seat, total in enumerate(replay[replay.last].state["result"]["points"]):
        own = sum(turn.points for turn in replay.turns if turn.seat == seat)
        assert own == total - 1 - sale_points(replay, seat)


def sale_points(replay, seat):
    sales = (event for event in replay.events if event.get("for") == "sale" and "points" in event)
    return sum(event["points"] for event in sales if event["seat"] == seat)


def test_every_frame_has_words_and_a_place_on_the_strip(replay, qtbot):
    strip = TurnStrip()
    qtbot.addWidget(strip)
    strip.show_replay(replay, NAMES)
    assert strip.chapters == ("I", "II", "III")
    per_round = len(replay[0].state["seats"])
    phases = [at for at, event in enumerate(replay.events) if event["event"] == "phase"]
    rounds = [sum(event["event"] == "round" for event in replay.events[:at]) for at in phases]
    assert strip.opened == [number * per_round / strip.slots for number in rounds]
    assert list(strip.shares) == sorted(strip.shares) and max(strip.shares) <= 1
    for number in range(len(replay.turns)):
        assert turn_text(replay, number, NAMES)
    for frame in range(0, replay.last, 9):
        assert standing(replay[frame].state, frame, replay.last)
    assert not strip.grab().isNull()


def test_a_frame_that_shows_all_marks_is_described_by_that_of_its_seat(replay):
    told = 0
    for at in range(1, replay.last):
        frame = replay[at]
        opened = {event["seat"] for event in frame.events if event["event"] == "action"}
        if frame.action["type"] in ("mark", "worker") and opened:
            own = next(
                line.text
                for line in LOG.lines(frame.events, NAMES, frame.state)
                if line.kind == "action" and line.seat == frame.seat
            )
            assert action_text(frame, NAMES).startswith(f"{NAMES[frame.seat]}: {own}")
            told += 1
    assert told > 15
