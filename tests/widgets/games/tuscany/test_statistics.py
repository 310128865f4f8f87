"""The statistics of Tuscany: told apart by level, seats and set-up, their points by source."""

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
def told(tmp_path):
    ledger = Ledger(tmp_path / "statistics.sqlite3")
    for game in (a_game(1), a_game(2, 60, "fixed"), a_game(3, 90, "fixed")):
        ledger.record(game)
    yield summary(ledger, SummaryQuery("Anna", game="tuscany"))
    ledger.close()


def test_its_sources_are_those_that_are_kept():
    assert tuple(source.key for source in ARCHIVE.sources()) == POINT_SOURCES


def test_games_are_told_apart_by_set_up(told):
    division = next(each for each in ARCHIVE.divisions() if each.key == "setup")
    parts = {division.text_of_part(share.part): share.games for share in told.views["setup"]}
    assert parts == {"Laid out in secret": 1, "Quick start": 2}
    assert division.text_of_part("drawn") == "drawn"


def test_one_game_is_a_line_and_all_are_an_edition(told):
    assert ARCHIVE.editions_line(told.played) == "edition 2020"
    assert "80 points, won by 10" in ARCHIVE.game_line(told.played[0])
