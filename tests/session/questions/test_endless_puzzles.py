"""Tests of endless puzzles: how they are found, saved and rated, and the puzzles of a run."""

import random
import time
from dataclasses import replace
from datetime import date

import pytest

from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.questions import endless_puzzles, puzzle_book
from burgundy_qt.session.questions.endless_puzzles import (
    MOST,
    OWN_EVERY,
    SURVIVAL,
    TIMED,
    WEAK_ELO,
    PuzzleMaker,
    PuzzleSearch,
    endless_file,
    puzzle_elo,
    puzzles_for_run,
    rating_after,
    with_new,
)
from burgundy_qt.session.questions.puzzle_book import PuzzleBook, RunSeries, asked_about
from burgundy_qt.session.questions.puzzle_store import (
    PuzzleRating,
    Retention,
    Store,
    key_of,
    store_file,
)
from burgundy_qt.session.questions.question import Outcome
from tests.session.questions.a_puzzle import DICE, some_puzzles

PUZZLES = some_puzzles()
FOUND, MISSED = Outcome(True, 1, False), Outcome(False, 1, False)


def keyed(puzzles):
    return [(key_of(puzzle), puzzle) for puzzle in puzzles]


@pytest.fixture
def book(qtbot, tmp_path):
    book = PuzzleBook(tmp_path / "puzzles.json", tmp_path / "puzzles")
    yield book
    book.close()


def test_the_search_finds_the_same_puzzles_again(monkeypatch):
    """This finder takes every turn that it looks at; a real one takes minutes."""
    wanted = []

    class Finder:
        def stop(self):
            """Do nothing: this search is never stopped."""

        def puzzles(self, game, looked_at):
            wanted.append((game.record(), sorted(looked_at)))
            yield PUZZLES[0]

    monkeypatch.setattr("burgundy_qt.ai.puzzles.puzzle_finder.Finder", Finder)
    found = []
    for _ in range(2):
        PuzzleSearch(DICE, 4).run(found.append)
    assert found == [PUZZLES[0]] * 2
    assert wanted[0] == wanted[1] and wanted[0][1] and wanted[0][0][-1]["event"] == "end"


@pytest.mark.parametrize("game", [name for name in GAMES if name != "sealed-bids"])
def test_a_search_ends_soon_after_it_is_stopped(game, qtbot):
    maker = PuzzleMaker()
    maker.work(game, 3)
    assert maker.is_at_work
    time.sleep(0.3)
    begun = time.monotonic()
    maker.rest()
    assert not maker.is_at_work and time.monotonic() - begun < 0.05
    maker.close()
    assert time.monotonic() - begun < 10


def test_a_puzzle_that_few_find_is_rated_higher():
    ratings = [puzzle_elo(replace(PUZZLES[0], found=found)) for found in range(9)]
    assert ratings == sorted(ratings, reverse=True) and len({*ratings}) == 9
    assert ratings[4] == WEAK_ELO and 600 < ratings[8] < ratings[0] < 1800


def test_the_rating_follows_the_results_and_becomes_more_certain():
    hard, easy = (replace(PUZZLES[0], found=found) for found in (0, 8))
    won, lost = rating_after(None, hard, True), rating_after(None, easy, False)
    assert won.elo > WEAK_ELO > lost.elo and won.tries == 1
    again = rating_after(won, hard, True)
    assert won.elo < again.elo and again.deviation < won.deviation and again.tries == 2
    assert again.elo - won.elo < won.elo - WEAK_ELO
    assert rating_after(None, easy, True).elo - WEAK_ELO < won.elo - WEAK_ELO


def test_only_the_first_attempt_at_a_puzzle_is_rated(book, qtbot):
    for is_solved in (True, False):
        with qtbot.waitSignal(book.changed):
            book.note(PUZZLES[0], is_solved)
    assert book.ratings[DICE].tries == 1
    with qtbot.waitSignal(book.changed):
        book.note(PUZZLES[1], True)
    assert book.ratings[DICE].tries == 2


def test_found_puzzles_are_saved_and_stay_new_until_they_are_tried(book, qtbot, tmp_path):
    for puzzle in PUZZLES[:2] * 2:
        with qtbot.waitSignal(book.changed):
            book.add_endless(DICE, puzzle)
    assert [puzzle for _, puzzle in book.endless[DICE]] == list(PUZZLES[:2])
    assert book.fresh(DICE) == 2 and book.fresh("tuscany") == 0
    with qtbot.waitSignal(book.changed):
        book.note(PUZZLES[0], True)
    assert book.fresh(DICE) == 1
    other = PuzzleBook(tmp_path / "puzzles.json", tmp_path / "puzzles")
    other.read_endless(DICE)
    qtbot.waitUntil(lambda: other.fresh(DICE) == 1)
    other.close()


def test_a_damaged_file_of_endless_puzzles_is_set_aside(tmp_path):
    told = []
    path = tmp_path / f"{DICE}.endless"
    path.write_bytes(b"no puzzles")
    file = endless_file(path, told.append)
    assert file.read() == () and [problem.title for problem in told]
    assert path.with_name(path.name + ".broken").read_bytes() == b"no puzzles"


def test_the_oldest_puzzles_are_deleted_first():
    puzzles = tuple(replace(PUZZLES[0], gap=number / 1000) for number in range(MOST))
    after = with_new(puzzles, PUZZLES[1])
    assert len(after) == MOST and after[0] == puzzles[1] and after[-1] == PUZZLES[1]


def test_ratings_and_runs_are_stored(tmp_path):
    path = tmp_path / "puzzles.json"
    file = store_file(path, pytest.fail)
    store = Store(ratings={DICE: PuzzleRating(1234.5, 80.0, 7)}).with_run(DICE, TIMED, 5)
    file.change(lambda _: store.with_run(DICE, TIMED, 3))
    assert store_file(path, pytest.fail).read() == store
    assert store.runs == {DICE: {TIMED: 5}}


def test_a_run_begins_with_untried_puzzles_near_the_rating_and_mixes_own_mistakes_in():
    many = [replace(PUZZLES[0], gap=gap / 100, found=gap % 9) for gap in range(1, 30)]
    own = [replace(PUZZLES[1], gap=gap / 100) for gap in range(1, 5)]
    pool, mistakes = [(f"{n:016x}", one) for n, one in enumerate(many)], keyed(own)
    tried = {key: Retention(True, 1, date(2026, 1, 1)) for key, _ in pool[:10]}
    rating = PuzzleRating(1200, 60, 20)
    run = puzzles_for_run(pool, (), mistakes[:1], tried, rating, random.Random(1))
    assert run[OWN_EVERY - 1] == own[0] and len(run) == 30
    assert sorted(map(key_of, run[-10:])) == sorted(key_of(puzzle) for _, puzzle in pool[:10])
    first = [abs(puzzle_elo(puzzle) - 1200) for puzzle in run[:6]]
    last = [abs(puzzle_elo(puzzle) - 1200) for puzzle in run[14:20]]
    assert sum(first) < sum(last)
    assert puzzles_for_run((), (), (), {}, None, random.Random(1)) == []


def a_run(kind, clock=lambda: 0.0):
    asked = asked_about(PUZZLES, SeatPlan("Anna"), SeatPlan("Page", "page"))
    kept, ended = [], []
    run = RunSeries(
        asked, kind, lambda puzzle, is_solved: kept.append(is_solved), ended.append, clock
    )
    return run, kept, ended


def test_a_run_ends_after_three_misses(monkeypatch):
    monkeypatch.setattr(endless_puzzles, "LIVES", 2)
    run, kept, ended = a_run(SURVIVAL)
    assert run.lives_left == 2 and not run.is_at_end
    run.miss()
    run.note(Outcome(True, 2, False))
    assert run.lives_left == 1 and not run.is_at_end
    run.go_on()
    assert run.count == 2
    run.go_on()  # skip it
    assert run.is_over and run.is_at_end
    run.finish()
    run.finish()
    assert ended == [0] and kept[:2] == [False, False]


def test_a_run_against_time_ends_with_the_time():
    now = [100.0]
    run, kept, ended = a_run(TIMED, lambda: now[0])
    assert run.seconds_left == endless_puzzles.SECONDS and not run.is_at_end
    run.note(FOUND)
    run.go_on()
    now[0] += endless_puzzles.SECONDS - 0.1
    assert run.seconds_left == 1 and not run.is_at_end and not run.is_cut_off
    now[0] += 0.1
    assert run.seconds_left == 0 and run.is_at_end
    assert run.is_cut_off and run.count == 1
    run.note(FOUND)  # this turn was finished in time, and checked afterwards
    assert not run.is_cut_off and run.count == 2
    run.finish()
    assert ended == [2] and kept == [True, True]


def test_the_book_prepares_a_run(book, qtbot, monkeypatch):
    monkeypatch.setattr(puzzle_book, "shipped", lambda game: PUZZLES if game == DICE else ())
    with qtbot.waitSignals([book.changed, book.changed]):
        book.look(DICE)
    qtbot.waitUntil(lambda: bool(book.shipped.get(DICE)))
    with qtbot.waitSignal(book.run_asked) as told:
        book.ask_run(DICE, TIMED, SeatPlan("Anna"), SeatPlan("Page", "page"))
    game, kind, asked = told.args
    assert (game, kind) == (DICE, TIMED)
    assert len(asked) == len(PUZZLES)
