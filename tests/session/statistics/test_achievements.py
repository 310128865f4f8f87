"""Tests of achievements: how finished games reach them, their records in the ledger, and a person's
best results."""

import random
from dataclasses import replace

import pytest

from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.game_profile import PlayedSeat
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import read_save
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.session.statistics.achievements import (
    BestResult,
    BoardQuery,
    Reached,
    achievements_of,
    best_on,
    new_in,
    reached_in,
    record_of,
)
from burgundy_qt.session.statistics.finished_game import FinishedGame, finished_game
from burgundy_qt.session.statistics.ledger import Ledger, unrecorded_saves
from burgundy_qt.widgets.log.game_archive import archive_of
from tests.session.short_games import act_at_random
from tests.session.statistics.ledger_samples import a_finished_game, a_seat, save_finished

FIRST_WIN, MINE = Reached("first-win", ""), Reached("bonuses", "mine")


@pytest.fixture
def ledger(tmp_path):
    ledger = Ledger(tmp_path / "statistics.sqlite3")
    yield ledger
    ledger.close()


def played(
    game, events=(), *, board="1", covered=0, points=50, place=1, levels=("page",), **request
):
    """Return a seat 0 with these events, for the conditions of achievements."""
    asked = {"game": game, "players": 1 + len(levels), "edition": "2019", "modules": [], **request}
    return PlayedSeat(asked, events, 0, board, covered, points, place, 5, levels)


def reached_by(seat: PlayedSeat) -> set[str]:
    """Return the names of the achievements that a seat has reached."""
    return {
        each.name
        for each in achievements_of(seat.request["game"])
        if {*each.found(seat)} & {*each.parts}
    }


def points(of: str, number: int, seat: int = 0):
    return {"event": "points", "seat": seat, "points": number, "for": of}


def test_every_game_has_12_to_20_achievements_and_each_has_its_text():
    for game in GAMES:
        names = [each.name for each in achievements_of(game)]
        assert len(names) == len({*names})
        assert game == "sealed-bids" or 12 <= len(names) <= 20, game
        texts = [archive_of(game).achievement_text(name) for name in names]
        assert len({text.title for text in texts}) == len(names)
        for each in achievements_of(game):
            assert all(archive_of(game).part_text(each.name, part) for part in each.parts if part)


def test_a_victory_over_a_duke_counts_but_not_a_defeat():
    won = played("burgundy", board="3", levels=("duke", "page", "knight"))
    assert {"first-win", "duke", "knight", "full-table", "estates-2019"} <= reached_by(won)
    assert reached_by(replace(won, place=2)) == set()


@pytest.mark.parametrize(
    ("game", "name", "reached", "not_reached"),
    [
        ("burgundy", "animals", [points("animals", 12)], [points("animals", 11)]),
        ("burgundy", "region", [points("region", 28)], [points("region", 28, seat=1)]),
        ("burgundy", "early", [points("phase", 10)] * 3, [points("phase", 10)] * 2),
        ("burgundy", "sale", [points("sale", 8)], [points("sale", 6)]),
        ("burgundy", "knowledge", [points("monastery:16", 16)], [points("monastery:16", 8)]),
        ("burgundy-dice", "region", [points("town", 13)], [points("sale", 13)]),
        (
            "burgundy-dice",
            "sale",
            [{"event": "sale", "seat": 0, "goods": 3}],
            [{"event": "sale", "seat": 0, "goods": 2}],
        ),
        ("tuscany", "regions", [points("region", 6)] * 2, [points("region", 6)]),
        ("tuscany", "phases", [{"event": "emptied", "seat": 0, "ends": True}] * 3, []),
        ("tuscany", "yields", [{"event": "yield", "seat": 0}] * 8, [{"event": "yield", "seat": 0}]),
        ("carcassonne", "farmer", [points("field", 21)], [points("field", 18)]),
        ("carcassonne", "city", [points("city", 24)], [points("city", 22)]),
        ("carcassonne", "monasteries", [points("monastery", 9)] * 2, [points("monastery", 9)]),
    ],
)
def test_the_seat_that_does_something_reaches_the_achievement_for_it(
    game, name, reached, not_reached
):
    assert name in reached_by(played(game, reached))
    assert name not in reached_by(played(game, not_reached))


def test_a_solo_target_is_reached_only_in_a_solo_game():
    alone = played("burgundy-dice", board="A", points=70, levels=())
    assert {"alone-60", "alone-70"} <= reached_by(alone)
    assert "first-win" not in reached_by(alone) and "sheets" not in reached_by(alone)
    assert "alone-60" not in reached_by(replace(alone, levels=("page",)))
    assert "alone" in reached_by(played("burgundy", board="13a", levels=(), modules=["solo"]))
    lost = played("burgundy", board="13a", levels=(), modules=["solo"], place=2)
    assert "alone" not in reached_by(lost)


def test_partners_win_together_and_reach_no_narrow_victory():
    seats = [a_seat(f"Seat {seat}", points=100, place=1 + seat % 2) for seat in range(4)]
    request = {"game": "burgundy", "edition": "2019", "players": 4, "modules": ["team"]}
    found = [{one.name for one in reached} for reached in reached_in(request, [], seats, False)]
    assert all(("team" in names) == (seat % 2 == 0) for seat, names in enumerate(found))
    assert not any("narrow" in names for names in found)


@pytest.mark.parametrize("game", [name for name in GAMES if name != "sealed-bids"])
def test_played_games_reach_only_known_achievements(game):
    known = {each.name: each.parts for each in achievements_of(game)}
    request = {"game": game} | ({"edition": "2019"} if game == "burgundy" else {})
    for luck in range(3):
        seats = SeatPlan("Anna"), SeatPlan("Page", "page")
        running = RunningGame.begin(LineUp(seats, {**request, "seed": luck + 1}))
        act_at_random(running, 10_000, random.Random(luck))
        first, second = finished_game(running.save()).seats
        assert all(part in known[name] for name, part in (*first.reached, *second.reached))
        assert (first.place == 1) == (FIRST_WIN in first.reached)


def with_reached(number: int, *reached: Reached, **how) -> FinishedGame:
    """Return a finished game in which Anna has reached these parts."""
    anna, other = replace(a_seat(), reached=reached), a_seat("Page", "page", 80, 2)
    return a_finished_game(number, anna, other, **how)


def test_only_the_first_time_is_new(ledger):
    ledger.record(with_reached(1, FIRST_WIN))
    ledger.record(with_reached(2, FIRST_WIN, MINE))
    ledger.record(with_reached(3, MINE))
    assert new_in(ledger, "game-1") == ((0, FIRST_WIN),)
    assert new_in(ledger, "game-2") == ((0, MINE),)
    assert new_in(ledger, "game-3") == ()
    found = record_of(ledger, "Anna", "burgundy")
    assert {reached: (time.began[:10], time.games) for reached, time in found.items()} == {
        FIRST_WIN: ("2026-03-01", 2),
        MINE: ("2026-03-02", 2),
    }
    assert record_of(ledger, "Benoît", "burgundy") == {} == record_of(ledger, "Anna", "tuscany")


def test_casual_and_recorded_games_reach_nothing(ledger):
    ledger.record(with_reached(1, FIRST_WIN, casual=True))
    ledger.record(replace(with_reached(2, FIRST_WIN), options={"recorded": True}))
    assert record_of(ledger, "Anna", "burgundy") == {}
    assert new_in(ledger, "game-1") == () == new_in(ledger, "game-2")
    ledger.record(with_reached(3, FIRST_WIN))
    assert new_in(ledger, "game-3") == ((0, FIRST_WIN),)


def test_the_best_on_a_board_leaves_out_other_boards_and_the_game_itself(ledger):
    for number, (estate, points) in enumerate((("6", 187), ("6", 203), ("7", 250)), start=1):
        anna = a_seat(points=points, estate=estate)
        ledger.record(a_finished_game(number, anna, a_seat("Page", "page", 80, 2)))
    query = BoardQuery("Anna", "burgundy", "2011", "6", 2, "", "")
    assert best_on(ledger, query) == BestResult("6", 203, 2)
    assert best_on(ledger, replace(query, game_id="game-2")) == BestResult("6", 187, 1)
    assert best_on(ledger, replace(query, seats=3)) is None
    assert best_on(ledger, replace(query, board="")) == BestResult("", 250, 3)


def test_games_of_an_older_ledger_get_their_achievements_from_their_saves(ledger, tmp_path):
    save_folder = SaveFolder(tmp_path / "games")
    path, _ = save_finished(save_folder, levels=(None, "squire"))
    ledger.record(finished_game(read_save(path)))
    ledger.see_file(path.name, path.stat().st_mtime_ns)
    before = unrecorded_saves(ledger, save_folder.finished)
    with ledger.reading() as connection:
        connection.execute("DROP TABLE achievement")
        connection.execute("PRAGMA user_version = 7")
    again = Ledger(ledger.path)
    unseen = unrecorded_saves(again, save_folder.finished)
    assert before == [] and [found.name for found, _ in unseen] == [path.name]
    again.close()
