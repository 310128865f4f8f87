"""Tests of the ledger of finished games: its content, how it survives damage, and the changes of
its tables."""

import sqlite3
from pathlib import Path

import pytest

from burgundy_qt.ai.review.review_result import Accuracy
from burgundy_qt.bench.library_bench import fill_ledger
from burgundy_qt.rules.burgundy.state_codec import POINT_SOURCES
from burgundy_qt.session.statistics import ledger as ledger_module
from burgundy_qt.session.statistics.ledger import (
    EarlierRate,
    Ledger,
    LedgerDamaged,
    LedgerError,
    LedgerFromNewerVersion,
    earlier_rate,
    put_ledger_aside,
)
from burgundy_qt.session.statistics.statistics_service import spreadsheet
from burgundy_qt.session.statistics.summary import SummaryQuery, summary
from tests.session.statistics.ledger_samples import a_finished_game, a_seat

SAMPLES = Path(__file__).parent / "samples"


@pytest.fixture
def ledger(tmp_path):
    ledger = Ledger(tmp_path / "statistics.sqlite3")
    yield ledger
    ledger.close()


def a_skill(rate):
    return Accuracy(40, 0.01, 0.004, 1480, 90, "knight", rate, 0.1)


def games_in(ledger):
    with ledger.reading() as connection:
        return connection.execute("SELECT id, casual FROM game ORDER BY id").fetchall()


def test_game_recorded_twice_counts_once(ledger):
    ledger.record(a_finished_game(1))
    ledger.record(a_finished_game(1))
    assert games_in(ledger) == [("game-1", 0)]
    assert len(summary(ledger, SummaryQuery("Anna")).played) == 1


def test_a_second_end_of_a_game_replaces_the_first(ledger):
    other = a_seat("Margaux", "page", 80, 2)
    ledger.record(a_finished_game(1, a_seat(points=90), other))
    ledger.record(a_finished_game(1, a_seat(points=95), other, casual=True))
    assert games_in(ledger) == [("game-1", 1)]
    assert summary(ledger, SummaryQuery("Anna")).mean == 95


def test_copy_of_a_game_under_another_name_adds_nothing(ledger):
    game = a_finished_game(1)
    ledger.record(game)
    ledger.record(
        type(game)("copy", game.mark, game.began, game.edition, game.setup, False, game.seats)
    )
    assert games_in(ledger) == [("game-1", 0)]


def test_every_source_with_a_column_is_on_the_score_sheet():
    assert (*POINT_SOURCES, "modules") == ledger_module.FIRST_SOURCES


def test_ledger_has_a_write_ahead_log_so_readers_and_writers_do_not_wait(ledger):
    with ledger.reading() as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_second_window_sees_what_the_first_recorded(ledger):
    other = Ledger(ledger.path)
    ledger.record(a_finished_game(1))
    assert games_in(other) == [("game-1", 0)]
    other.close()


def test_gathered_games_are_recorded_together_or_not_at_all(ledger):
    with pytest.raises(ZeroDivisionError), ledger.gathering():
        ledger.record(a_finished_game(1))
        raise ZeroDivisionError
    assert games_in(ledger) == []


def test_review_of_a_game_is_kept_when_the_game_is_recorded_again(ledger):
    ledger.record(a_finished_game(1))
    ledger.note_review("game-1", [a_skill(0.03), a_skill(0.06)])
    ledger.note_review("game-1", [a_skill(0.02), a_skill(0.05)])  # a second review with more depth
    ledger.record(a_finished_game(1))
    told = summary(ledger, SummaryQuery("Anna")).error_rates
    assert [(rate.rate, rate.decisions) for rate in told] == [(0.02, 40)]


def test_seat_without_decisions_has_no_error_rate(ledger):
    ledger.record(a_finished_game(1))
    ledger.note_review("game-1", [Accuracy(0, 0.0, 0.0, None, None, None), a_skill(0.05)])
    assert summary(ledger, SummaryQuery("Anna")).error_rates == ()


def test_ledger_from_before_reviews_can_record_them(tmp_path):
    path = tmp_path / "older.sqlite3"
    connection = sqlite3.connect(path)
    connection.executescript((SAMPLES / "version-5.txt").read_text(encoding="utf-8"))
    connection.close()
    ledger = Ledger(path)
    assert summary(ledger, SummaryQuery()).error_rates == ()
    ledger.note_review("game-1", [a_skill(0.04), a_skill(0.01)])
    [told] = summary(ledger, SummaryQuery()).error_rates
    assert (told.began[:10], told.rate) == ("2025-03-01", 0.04)
    ledger.close()


def test_steps_lead_from_every_version_to_the_current_one(monkeypatch, ledger):
    ledger.record(a_finished_game(1))

    def add_a_column(connection):
        connection.execute("ALTER TABLE game ADD COLUMN room TEXT")

    monkeypatch.setattr(ledger_module, "STEPS", [*ledger_module.STEPS, add_a_column])
    later = Ledger(ledger.path)
    with later.reading() as connection:
        assert ledger_module.version_of(connection) == ledger_module.current() == 9
        assert connection.execute("SELECT id, room FROM game").fetchall() == [("game-1", None)]
    later.close()


def test_failed_step_keeps_the_version_before(monkeypatch, ledger):
    ledger.record(a_finished_game(1))

    def fail(connection):
        connection.execute("DROP TABLE seat")
        raise ZeroDivisionError

    monkeypatch.setattr(ledger_module, "STEPS", [*ledger_module.STEPS, fail])
    with pytest.raises(ZeroDivisionError):
        Ledger(ledger.path)
    monkeypatch.undo()
    again = Ledger(ledger.path)
    assert len(summary(again, SummaryQuery("Anna")).played) == 1
    again.close()


def test_every_released_version_has_a_sample_that_still_opens(tmp_path):
    for version in range(1, ledger_module.current() + 1):
        path = tmp_path / f"{version}.sqlite3"
        connection = sqlite3.connect(path)
        connection.executescript((SAMPLES / f"version-{version}.txt").read_text(encoding="utf-8"))
        connection.close()
        ledger = Ledger(path)
        told = summary(ledger, SummaryQuery())
        assert told.question.person == "Łucja"
        assert [(game.points, game.place, game.lead) for game in told.played] == [
            (187, 1, 21),
            (154, 2, -9),
        ]
        first = ledger_module.FIRST_SOURCES
        by_source = [told.played[0].by_source.get(source, 0) for source in first]
        assert by_source == [51, 44, 31, 22, 12, 0, 21, 6, 0]
        ledger.close()


def test_figures_that_an_old_review_lacks_are_not_shown(tmp_path):
    told = {}
    for version in (6, 7):
        path = tmp_path / f"{version}.sqlite3"
        connection = sqlite3.connect(path)
        connection.executescript((SAMPLES / f"version-{version}.txt").read_text(encoding="utf-8"))
        connection.close()
        ledger = Ledger(path)
        rates = summary(ledger, SummaryQuery()).error_rates
        told[version] = [one.rate for one in rates], earlier_rate(ledger, "Łucja", "burgundy", "")
        assert "0.031" in spreadsheet(ledger)  # it is in the spreadsheet
        ledger.close()
    assert told == {6: ([], EarlierRate(0, 0.0)), 7: ([1.25], EarlierRate(1, 1.25))}


def test_ledger_of_a_later_version_is_not_changed(tmp_path):
    path = tmp_path / "statistics.sqlite3"
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(LedgerFromNewerVersion) as told:
        Ledger(path)
    assert "99" in told.value.problem().what
    assert path.read_bytes() == before


@pytest.mark.parametrize("damage", ["garbage", "torn", "foreign", "other tables"])
def test_damaged_ledger_is_named_and_can_be_set_aside(tmp_path, damage):
    path = tmp_path / "statistics.sqlite3"
    fill_ledger(path, 300)
    content = path.read_bytes()
    match damage:
        case "garbage":
            path.write_bytes(content[:4096] + b"\xa5" * 30_000 + content[34_096:])
        case "torn":
            path.write_bytes(content[: len(content) // 2])
        case "foreign":
            path.write_bytes(b"Dear diary, today I won by 7.\n" * 100)
        case "other tables":
            connection = sqlite3.connect(path)
            connection.execute("DROP TABLE seat")
            connection.close()
    with pytest.raises(LedgerDamaged) as told:
        ledger = Ledger(path)
        try:
            summary(ledger, SummaryQuery())
        finally:
            ledger.close()
    aside = put_ledger_aside(told.value)
    assert "statistics.sqlite3.broken" in aside.problem().what
    assert not path.exists()
    assert [
        file.name for file in tmp_path.iterdir() if not file.name.endswith(("-wal", "-shm"))
    ] == ["statistics.sqlite3.broken"]


def test_folder_that_cannot_be_created_is_reported(tmp_path):
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(LedgerError) as told:
        Ledger(tmp_path / "file" / "statistics.sqlite3")
    assert not isinstance(told.value, LedgerDamaged)
    assert "statistics.sqlite3" in told.value.problem().what
