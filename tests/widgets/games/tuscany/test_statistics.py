"""Tests of the statistics of Tuscany, which are separate for levels, numbers of seats and set-ups,
and of its sources of points."""

from __future__ import annotations

from dataclasses import replace

import pytest

from burgundy_qt.rules.tuscany.protocol import POINT_SOURCES
from burgundy_qt.session.statistics.ledger import Ledger
from burgundy_qt.session.statistics.summary import SummaryQuery, summary
from burgundy_qt.widgets.log.game_archive import archive_of
from tests.session.statistics.ledger_samples import a_finished_game, a_seat

ARCHIVE = archive_of("tuscany")


def a_game(number, points=80, setup="secret"):
    other = a_seat("Ginevra", "page", 70, 2, "A1B1C1")
    seats = a_seat(points=points, estate="A2B2C2"), other
    return replace(
        a_finished_game(number, *seats, edition="2020"), game_name="tuscany", setup=setup
    )


@pytest.fixture
def summarized(tmp_path):
    ledger = Ledger(tmp_path / "statistics.sqlite3")
    for game in (a_game(1), a_game(2, 60, "fixed"), a_game(3, 90, "fixed")):
        ledger.record(game)
    yield summary(ledger, SummaryQuery("Anna", game="tuscany"))
    ledger.close()


def test_the_sources_are_those_in_the_database():
    assert tuple(source.key for source in ARCHIVE.sources()) == POINT_SOURCES


def test_games_are_divided_by_set_up(summarized):
    division = next(each for each in ARCHIVE.divisions() if each.key == "setup")
    parts = {division.text_of_part(share.part): share.games for share in summarized.views["setup"]}
    assert parts == {"Laid out in secret": 1, "Quick start": 2}
    assert division.text_of_part("drawn") == "drawn"


def test_a_game_has_a_line_and_all_games_have_an_edition(summarized):
    assert ARCHIVE.editions_line(summarized.played) == "edition 2020"
    assert "80 points, won by 10" in ARCHIVE.game_line(summarized.played[0])
