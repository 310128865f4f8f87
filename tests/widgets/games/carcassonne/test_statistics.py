"""Tests of the statistics of Carcassonne, which are separate for levels, numbers of seats and the
expansion, and of its sources of points."""

from __future__ import annotations

from dataclasses import replace

import pytest

from burgundy_qt.language.formats import MINUS
from burgundy_qt.rules.carcassonne.protocol import POINT_SOURCES
from burgundy_qt.session.statistics.ledger import Ledger
from burgundy_qt.session.statistics.summary import SummaryQuery, summary
from burgundy_qt.widgets.log.game_archive import archive_of
from burgundy_qt.widgets.statistics.share_rows import Sources
from tests.session.statistics.ledger_samples import a_finished_game, a_seat

ARCHIVE = archive_of("carcassonne")


def a_game(number, points=80, modules=(), by_source=None):
    own = replace(a_seat(points=points, estate=""), by_source=by_source or {"city": points})
    other = replace(a_seat("Guilhem", "page", 70, 2, ""), by_source={"city": 70})
    game = a_finished_game(number, own, other, edition="2010")
    return replace(game, game_name="carcassonne", setup="standard", modules=modules)


@pytest.fixture
def summarized(tmp_path):
    ledger = Ledger(tmp_path / "statistics.sqlite3")
    paid = {"city": 90, "bazaar": -5}
    ledger.record(a_game(1))
    ledger.record(a_game(2, 85, ("bazaars",), paid))
    ledger.record(a_game(3, 85, ("bazaars", "bridges"), paid))
    yield summary(ledger, SummaryQuery("Anna", game="carcassonne"))
    ledger.close()


def test_the_sources_are_those_in_the_database():
    assert tuple(source.key for source in ARCHIVE.sources()) == POINT_SOURCES


def test_games_with_and_without_the_expansion_are_separate(summarized):
    division = next(each for each in ARCHIVE.divisions() if each.key == "edition")
    parts = {
        division.text_of_part(share.part): share.games for share in summarized.views["edition"]
    }
    assert parts == {"Base game": 1, "With the expansion": 2}


def test_a_game_has_a_line_and_all_games_have_an_edition(summarized):
    assert ARCHIVE.editions_line(summarized.played) == "edition 2010"
    assert "80 points, won by 10" in ARCHIVE.game_line(summarized.played[0])


def test_a_source_that_costs_points_is_shown_with_its_sign(summarized, qtbot):
    shown = Sources(ARCHIVE)
    qtbot.addWidget(shown)
    shown.show_summary(summarized)
    row = next(row for row in shown.rows if row.source.key == "bazaar")
    assert summarized.own["bazaar"] == pytest.approx(-10 / 3)
    assert row.mean.text() == f"{MINUS}3" and not row.isHidden()
    assert next(row for row in shown.rows if row.source.key == "castle").isHidden()
