"""Tests of the record of challenges, and of the bots' results on the same deal."""

import random
from datetime import date, timedelta

import pytest
from PySide6.QtCore import QCoreApplication

from burgundy_qt.ai.levels import available_levels
from burgundy_qt.session import challenges as bots_at_it
from burgundy_qt.session import challenges as days
from burgundy_qt.session.challenges import (
    BotsOnDeal,
    ChallengeEntry,
    Challenges,
    days_done,
    record_file,
)
from burgundy_qt.session.data_file import Stopped
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_folder import SaveFolder
from tests.session.short_games import act_at_random

TODAY = date(2026, 11, 23)
DICE = "burgundy-dice"
ANNA = SeatPlan("Anna")
OF = DICE, TODAY


@pytest.fixture
def clock(monkeypatch):
    """Return a function that sets the current day."""

    def set_to(day):
        monkeypatch.setattr(days, "present_day", lambda: day)

    set_to(TODAY)
    monkeypatch.setattr(bots_at_it, "ROLLOUTS", 8)
    return set_to


@pytest.fixture
def challenges(qtbot, tmp_path, clock):
    challenges = Challenges(tmp_path / "challenges.json", SaveFolder(tmp_path / "games"))
    challenges.problems = []
    challenges.failed.connect(challenges.problems.append)
    yield challenges
    challenges.close()


def settled(challenges):
    """Wait until all requests are done and return the record."""
    told = []
    challenges.changed.connect(lambda: told.append(1))
    challenges.look()
    while not told:
        QCoreApplication.processEvents()
    challenges._files.submit(lambda: None).result()
    QCoreApplication.processEvents()
    return challenges.record


def play(challenges, day=TODAY, casual=False, actions=10_000):
    """Play a game of a day as a session does: note its beginning and end, and save it."""
    line_up = days.line_up_of_day(DICE, day, ANNA, "Knight", casual)
    running = RunningGame.begin(line_up)
    challenges.note_game(running.view)
    act_at_random(running, actions, random.Random(3))
    challenges._saves.write(running.save())
    challenges.note_game(running.view)
    return running


def points_of(running):
    return running.game.state()["result"]["points"][0]


def test_the_first_game_of_the_day_counts_and_the_second_does_not(challenges):
    first = play(challenges)
    second = play(challenges)
    entry = settled(challenges)[OF]
    assert (entry.game_id, entry.points, entry.counts) == (first.game_id, points_of(first), True)
    assert second.game_id != first.game_id
    assert days_done(challenges.record) == {TODAY}


def test_a_running_try_is_recorded_and_ends_even_if_its_end_was_not_noted(challenges):
    running = play(challenges, actions=3)
    entry = settled(challenges)[OF]
    assert entry.is_running and challenges.path_of(entry).name.startswith(running.game_id)
    act_at_random(running, 10_000, random.Random(3))
    challenges._saves.write(running.save())  # the program is killed before it notes the end
    again = settled(challenges)[OF]
    assert again.points == points_of(running) and challenges.path_of(again) is None


def test_a_casual_try_does_not_count_and_cannot_be_repeated(challenges):
    first = play(challenges, casual=True)
    play(challenges)
    entry = settled(challenges)[OF]
    assert entry.game_id == first.game_id and not entry.is_done
    assert days_done(challenges.record) == frozenset()


def test_earlier_days_are_for_practice_and_never_count(challenges):
    yesterday = TODAY - timedelta(days=1)
    play(challenges, day=yesterday)
    assert settled(challenges) == {}


def test_a_try_that_ends_after_midnight_counts_for_its_day(challenges, clock):
    running = play(challenges, actions=3)
    clock(TODAY + timedelta(days=1))
    act_at_random(running, 10_000, random.Random(3))
    challenges._saves.write(running.save())
    challenges.note_game(running.view)
    assert list(settled(challenges)) == [OF] and challenges.record[OF].is_done


def test_a_clock_that_jumps_breaks_nothing(challenges, clock):
    for odd in (date(1970, 1, 1), date(2031, 5, 6), date.max):
        clock(odd)
        assert play(challenges, day=odd).game.is_over
        assert settled(challenges)[DICE, odd].is_done
    clock(TODAY)
    play(challenges)
    assert settled(challenges)[OF].is_done and len(challenges.record) == 4
    assert challenges.problems == []


def test_bots_of_every_level_play_the_deal_once(challenges, qtbot):
    play(challenges)
    settled(challenges)
    challenges.compare(OF)
    challenges.compare(OF)
    names = {level.name for level in available_levels()}
    qtbot.waitUntil(lambda: set(challenges.record[OF].levels) == names)
    kept = record_file(challenges._path, pytest.fail).read()[OF]
    assert kept == challenges.record[OF]
    others = sum(points > kept.points for points in kept.levels.values())
    assert kept.place == 1 + others
    challenges.compare(OF)
    assert challenges._bots_work._work_queue.empty()


def test_a_level_scores_the_same_points_on_every_machine(clock):
    request = days.request_of_day(DICE, TODAY + timedelta(days=1))
    strongest = available_levels()[-1]
    assert BotsOnDeal().points_of(strongest, request) == BotsOnDeal().points_of(strongest, request)


def test_bots_can_be_stopped(clock):
    bots = BotsOnDeal()
    bots.stop()
    with pytest.raises(Stopped):
        bots.points_of(available_levels()[0], days.request_of_day(DICE, TODAY))


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe",
        b"[]",
        b'{"version": 0, "games": {}}',
        b'{"version": 1, "games": {"tuscany": {"23 November": {}}}}',
        b'{"version": 1, "games": {"tuscany": {"2026-13-01": {}}}}',
        b'{"version": 1, "games": {"tuscany": {"2026-11-23": {"game_id": "../x", "points": 1, '
        b'"counts": true, "levels": {}}}}}',
        b'{"version": 1, "games": {"tuscany": {"2026-11-23": {"game_id": "", "points": 1, '
        b'"counts": true, "levels": {"page": "many"}}}}}',
    ],
)
def test_a_damaged_record_is_set_aside_and_a_new_one_begins(challenges, content):
    path = challenges._path
    path.write_bytes(content)
    running = play(challenges)
    assert settled(challenges)[OF].game_id == running.game_id
    (problem,) = challenges.problems
    assert "challenges.json.broken" in problem.what
    assert path.with_name("challenges.json.broken").read_bytes() == content


def test_a_folder_that_cannot_be_written_to_is_reported_once(challenges):
    challenges._path.mkdir()
    play(challenges)
    play(challenges)
    challenges._files.submit(lambda: None).result()
    QCoreApplication.processEvents()
    assert len(challenges.problems) == 1 and "challenges.json" in challenges.problems[0].what


def test_a_written_record_is_read_back_unchanged(tmp_path):
    record = {
        OF: ChallengeEntry("20261123-101010-abcdef01", 66, True, {"page": 40, "duke": 70}),
        ("tuscany", TODAY): ChallengeEntry("20261123-101010-abcdef02"),
        ("a game of tomorrow", TODAY): ChallengeEntry("20261123-101010-abcdef03", 5, False),
    }
    path = tmp_path / "challenges.json"
    record_file(path, pytest.fail).change(lambda _: record)
    assert record_file(path, pytest.fail).read() == record
    assert record_file(tmp_path / "missing.json", pytest.fail).read() == {}
    assert record[OF].place == 2 and days_done(record) == {TODAY}


def test_the_message_about_a_damaged_record_names_the_file_set_aside(tmp_path):
    path = tmp_path / "challenges.json"
    path.write_text("{", encoding="utf-8")
    told = []
    assert record_file(path, told.append).read() == {}
    assert [problem.what for problem in told] == [
        "The damaged file was renamed to challenges.json.broken."
    ]
