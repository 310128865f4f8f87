"""Tests of puzzles: the days on which they come again, their saved results, and puzzles from your
own games."""

import gzip
from collections import Counter
from datetime import date, timedelta

import pytest

from burgundy_qt.ai.puzzles.puzzle import BadPuzzles, puzzles_from, read, written
from burgundy_qt.ai.puzzles.puzzle_finder import Finder
from burgundy_qt.ai.review.review_result import BLUNDER, MISTAKE
from burgundy_qt.ai.review.reviewer import Reviewer
from burgundy_qt.session import challenges as days
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.questions.puzzle_book import PuzzleBook, PuzzleSeries, asked_about
from burgundy_qt.session.questions.puzzle_store import (
    Retention,
    Store,
    after,
    key_of,
    motives_of_costly_turns,
    store_file,
)
from burgundy_qt.session.questions.question import Outcome
from burgundy_qt.session.reviews.review_task import ReviewedGame
from tests.a_review import a_played_game
from tests.session.questions.a_puzzle import DICE, a_puzzle

TODAY = date(2026, 11, 23)
ANNA, KNIGHT = SeatPlan("Anna"), SeatPlan("Margaux", "knight")


@pytest.fixture
def book(qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(days, "present_day", lambda: TODAY)
    book = PuzzleBook(tmp_path / "puzzles.json", tmp_path / "puzzles")
    monkeypatch.setattr(
        "burgundy_qt.session.questions.puzzle_book.shipped", lambda game: (a_puzzle(),)
    )
    book.problems = []
    book.failed.connect(book.problems.append)
    yield book
    book.close()


def in_days(number):
    return TODAY + timedelta(days=number)


def test_a_solved_puzzle_comes_again_after_1_3_7_and_21_days_and_a_missed_one_the_next_day():
    known, today, waits = None, TODAY, []
    for _ in range(5):
        known = after(known, True, today)
        waits.append((known.again - today).days)
        today = known.again
    assert waits == [1, 3, 7, 21, 21]
    missed = after(known, False, today)
    assert missed == Retention(False, 0, today + timedelta(days=1))
    assert (after(missed, True, missed.again).again - missed.again).days == 1


def test_solving_a_puzzle_before_its_day_does_not_postpone_it():
    missed = after(None, False, TODAY)
    assert after(missed, True, TODAY) == Retention(True, 0, in_days(1))
    assert after(Retention(True, 3, in_days(7)), True, in_days(2)) == Retention(True, 3, in_days(7))
    assert after(None, True, date.max).again == date.max


def test_saved_results_are_read_back_unchanged(tmp_path):
    store = Store({key_of(a_puzzle()): Retention(True, 2, TODAY)}, frozenset({"game-1"}))
    store_file(tmp_path / "puzzles.json", pytest.fail).change(lambda _: store)
    assert store_file(tmp_path / "puzzles.json", pytest.fail).read() == store
    assert store_file(tmp_path / "none.json", pytest.fail).read() == Store()


def test_the_result_of_a_puzzle_that_is_no_longer_shipped_is_kept(qtbot, book, tmp_path):
    gone = {"0123456789abcdef": Retention(True, 3, in_days(5))}
    store_file(tmp_path / "puzzles.json", pytest.fail).change(lambda _: Store(gone))
    book.note(a_puzzle(), True)
    qtbot.waitUntil(lambda: key_of(a_puzzle()) in book.known)
    kept = store_file(tmp_path / "puzzles.json", pytest.fail).read().known
    assert kept.keys() == {*gone, key_of(a_puzzle())} and kept.items() >= gone.items()


def test_a_file_of_an_earlier_version_has_no_motives(tmp_path):
    file = tmp_path / "puzzles.json"
    file.write_text('{"version": 1, "puzzles": {}, "searched": ["game-1"]}')
    store = store_file(file, pytest.fail).read()
    assert store == Store({}, frozenset({"game-1"}))
    counted = store.with_costly(DICE, "game-1", ["earns", "spends", "earns"])
    assert counted.with_costly(DICE, "game-1", ["earns"]) == counted  # each game is counted once
    assert counted.costly == {DICE: {"earns": 2, "spends": 1}}
    store_file(file, pytest.fail).change(lambda _: counted)
    assert store_file(file, pytest.fail).read() == counted


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b'{"version": 1, "puzzles": {}, "searched": [], "costly": {"tuscany": {"cards": -1}}}',
        b'{"version": 1, "puzzles": {}, "searched": [], "costly": [], "counted": []}',
        b'{"version": 1, "puzzles": {}, "searched": [], "counted": [7]}',
        b"\xff",
        b"[]",
        b'{"version": 0, "puzzles": {}, "searched": []}',
        b'{"version": 1, "version": 1, "puzzles": {}, "searched": []}',
        b'{"version": 1, "puzzles": {"x": {}}, "searched": []}',
        b'{"version": 1, "puzzles": {"0123456789abcdef": {}}, "searched": []}',
        b'{"version": 1, "puzzles": {"0123456789abcdef": '
        b'{"solved": true, "row": 1, "again": "2026-02-31"}}, "searched": []}',
        b"[" * 100_000,
    ],
)
def test_a_damaged_file_is_set_aside(tmp_path, content):
    file = tmp_path / "puzzles.json"
    file.write_bytes(content)
    told = []
    assert store_file(file, told.append).read() == Store()
    assert [problem.what for problem in told] == ["The file was kept as puzzles.json.broken."]
    assert not file.exists() and (tmp_path / "puzzles.json.broken").read_bytes() == content


def test_the_book_reports_damage_and_continues_with_the_usable_puzzles(qtbot, book, tmp_path):
    (tmp_path / "puzzles.json").write_text("{")
    (tmp_path / "puzzles").mkdir()
    (tmp_path / "puzzles" / f"{DICE}.puzzles").write_text("no gzip")
    with qtbot.waitSignal(book.changed):
        book.look(DICE)
    qtbot.waitUntil(lambda: len(book.problems) == 2)
    assert (tmp_path / "puzzles" / f"{DICE}.puzzles.broken").exists()
    book.note(a_puzzle(), True)
    qtbot.waitUntil(lambda: bool(book.known))
    assert book.known[key_of(a_puzzle())] == Retention(True, 1, in_days(1))
    assert store_file(tmp_path / "puzzles.json", pytest.fail).read().known == book.known


@pytest.mark.parametrize("at", [0, 2, 12, 40, 200, -5])
def test_one_changed_byte_in_a_collection_is_reported_once_and_the_shipped_puzzles_remain(
    qtbot, book, tmp_path, at
):
    file = tmp_path / "puzzles" / f"{DICE}.puzzles"
    file.parent.mkdir()
    content = bytearray(written((a_puzzle(),)))
    content[at] ^= 0x41
    file.write_bytes(content)
    for _ in range(2):
        with qtbot.waitSignal(book.changed):
            book.look(DICE)
    qtbot.waitUntil(lambda: bool(book.problems))
    assert [one for _, one in book.shipped[DICE]] == [a_puzzle()]
    assert [problem.what for problem in book.problems] == [
        f"The file was kept as {DICE}.puzzles.broken."
    ]
    assert not file.exists() and file.with_name(f"{DICE}.puzzles.broken").exists()


@pytest.mark.parametrize("number", ["1e999", "-1e999", "NaN", "1" + "0" * 400, "Infinity"])
def test_a_collection_with_an_invalid_number_is_refused(number):
    told = gzip.decompress(written((a_puzzle(gap=0.125),)))
    assert told.count(b"0.125") == 1
    with pytest.raises(BadPuzzles):
        puzzles_from(gzip.compress(told.replace(b"0.125", number.encode())))


@pytest.mark.posix("Windows reports that the file does not exist")
def test_the_shipped_puzzles_remain_if_the_system_refuses_a_collection(qtbot, book, tmp_path):
    (tmp_path / "puzzles").write_text("a file where the folder should be")
    for _ in range(2):
        with qtbot.waitSignal(book.changed):
            book.look(DICE)
    qtbot.waitUntil(lambda: bool(book.shipped.get(DICE)))
    assert len(book.problems) == 1


def test_a_wrong_turn_counts_at_once_and_only_a_turn_found_without_help_solves_a_puzzle():
    kept = []
    (asked,) = asked_about([a_puzzle()], ANNA, KNIGHT)
    for outcome in (Outcome(True, 1, False), Outcome(True, 1, True), Outcome(False, 0, False)):
        series = PuzzleSeries([asked], lambda _puzzle, is_solved: kept.append(is_solved))
        series.note(outcome)
    assert kept == [True, False, False]
    series = PuzzleSeries([asked], lambda _puzzle, is_solved: kept.append(is_solved))
    series.miss()
    assert kept[3:] == [False] and series.outcome is None
    series.note(Outcome(True, 2, False))
    assert kept[3:] == [False, False]


@pytest.mark.expects_log("cannot be asked")
def test_a_puzzle_that_the_rules_do_not_allow_is_left_out():
    wrong = a_puzzle(actions=((0, {"type": "nothing"}),))
    asked = asked_about([wrong, a_puzzle()], ANNA, KNIGHT)
    assert [puzzle for puzzle, _ in asked] == [a_puzzle()]
    assert asked[0][1].seats[a_puzzle().seat] == ANNA


def test_a_reviewed_game_is_searched_once_for_your_own_puzzles(qtbot, book, tmp_path, monkeypatch):
    game, looked = a_played_game(), []
    reviewer = Reviewer(game, "quick", first=21, last=30)
    review = reviewer.review_of(list(reviewer.review()))

    def puzzle(self, game, turn, sieve, deep):
        looked.append(turn.first)
        return a_puzzle()

    monkeypatch.setattr(Finder, "puzzle", puzzle)
    reviewed = ReviewedGame(game, (ANNA, KNIGHT), "game-1", True, review)
    book.search(reviewed)
    qtbot.waitUntil(lambda: bool(book.own.get(DICE)))
    costly = Counter(motives_of_costly_turns(reviewed))
    qtbot.waitUntil(lambda: book.costly == {DICE: costly})
    assert costly
    own = [turn for turn in review.turns if turn.seat == 0]
    wrong = {turn.first for turn in own if turn.grade in (MISTAKE, BLUNDER)}
    assert [one for _, one in book.own[DICE]] == [a_puzzle()]  # each puzzle once
    assert read(tmp_path / "puzzles" / f"{DICE}.puzzles") == (a_puzzle(),)
    assert store_file(tmp_path / "puzzles.json", pytest.fail).read().searched == {"game-1"}
    before = [*looked]
    book.search(reviewed)
    book.close()
    assert looked == before and wrong and wrong == {*looked}
