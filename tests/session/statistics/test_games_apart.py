"""Tests of team and solo games in the statistics: they are counted separately and do not change the
figures of other games."""

from dataclasses import replace

import pytest

from burgundy_qt.session.statistics.finished_game import GameClass
from burgundy_qt.session.statistics.ledger import Ledger, earlier_games
from burgundy_qt.session.statistics.summary import SummaryQuery, summary
from tests.session.statistics.ledger_samples import a_finished_game, a_seat


@pytest.fixture
def ledger(tmp_path):
    ledger = Ledger(tmp_path / "statistics.sqlite3")
    ledger.record(a_finished_game(1, a_seat(points=190), a_seat("M", "duke", 180, 2)))
    yield ledger
    ledger.close()


def a_solo_game(number, won, covered=37, rounds=25, **changes):
    seat = replace(a_seat(points=12, place=1 if won else 2, estate="13a"), covered=covered)
    game = a_finished_game(number, seat, edition="2019")
    return replace(game, modules=("solo",), rounds=rounds, **changes)


def a_team_game(number, place, own=70, partner=60):
    seats = [
        a_seat(points=own, place=place, estate="12a"),
        a_seat("M", "duke", 55, 3 - place, "12b"),
        a_seat("P", "page", partner, place, "12a"),
        a_seat("Q", "page", 75, 3 - place, "12b"),
    ]
    return replace(a_finished_game(number, *seats, edition="2019"), modules=("inns", "team"))


def test_solo_games_show_the_covered_spaces_and_the_fewest_rounds(ledger):
    ledger.record(a_solo_game(2, won=False, covered=31))
    assert summary(ledger, SummaryQuery("Anna")).apart == (GameClass("solo", 1, 0, 31, None),)
    ledger.record(a_solo_game(3, won=True, rounds=24))
    ledger.record(a_solo_game(4, won=True, rounds=22))
    assert summary(ledger, SummaryQuery("Anna")).apart == (GameClass("solo", 3, 2, 37, 22),)


def test_a_team_game_is_won_by_the_team_and_its_points_are_those_of_both(ledger):
    ledger.record(a_team_game(2, place=1))
    ledger.record(a_team_game(3, place=2, own=80, partner=40))
    assert summary(ledger, SummaryQuery("Anna")).apart == (GameClass("team", 2, 1, 130, None),)


def test_figures_of_other_games_do_not_change(ledger):
    before = summary(ledger, SummaryQuery("Anna"))
    ledger.record(a_solo_game(2, won=True))
    ledger.record(a_team_game(3, place=2))
    after = summary(ledger, SummaryQuery("Anna"))
    assert [games.kind for games in after.apart] == ["team", "solo"]
    for figure in ("played", "won", "mean", "own", "others", "views", "ratings"):
        assert getattr(after, figure) == getattr(before, figure)
    assert after.people == (("Anna", 3),)


def test_team_and_solo_games_are_selected_like_others(ledger):
    ledger.record(a_solo_game(2, won=True, casual=True))
    assert summary(ledger, SummaryQuery("Anna", rated=True)).apart == ()
    assert len(summary(ledger, SummaryQuery("Anna", rated=False)).apart) == 1
    assert summary(ledger, SummaryQuery("M")).apart == ()


def test_an_earlier_solo_game_of_a_deal_shows_its_covered_spaces(ledger):
    ledger.record(a_solo_game(2, won=False, covered=30, deal="BQ1-X"))
    ledger.record(replace(a_team_game(3, place=1), deal="BQ1-Y"))
    assert [game.covered for game in earlier_games(ledger, "BQ1-X", "another")] == [30]
    assert [game.covered for game in earlier_games(ledger, "BQ1-Y", "another")] == [None]
