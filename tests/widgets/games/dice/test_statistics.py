"""Tests of the statistics of the Dice Game, which are separate for sheets and set-ups; solo games
have a page for themselves."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLabel

from burgundy_qt.session.games.dice_profile import SOURCES as KEPT
from burgundy_qt.session.statistics.ledger import Ledger, earlier_games
from burgundy_qt.session.statistics.summary import SummaryQuery, summary
from burgundy_qt.widgets.games.dice.solo_results import GamesAlone, SpreadPlot
from burgundy_qt.widgets.log.game_archive import archive_of
from burgundy_qt.widgets.statistics.statistics_dialog import StatisticsDialog
from burgundy_qt.widgets.theme.palette import LIGHT
from tests.session.statistics.ledger_samples import a_finished_game, a_seat

GAME = "burgundy-dice"
ARCHIVE = archive_of(GAME)


def a_dice_game(number, *seats, setup="secret"):
    game = a_finished_game(number, *seats, edition="2017")
    return replace(game, game_name=GAME, setup=setup)


def solo_game(number, points, sheet="A"):
    return a_dice_game(number, replace(a_seat(points=points, estate=sheet), covered=26))


def with_another(number, points=60, sheet="A", **how):
    other = a_seat("Margaux", "page", 50, 2, sheet)
    return a_dice_game(number, a_seat(points=points, estate=sheet), other, **how)


@pytest.fixture
def ledger(tmp_path):
    ledger = Ledger(tmp_path / "statistics.sqlite3")
    yield ledger
    ledger.close()


def recorded(ledger, *games):
    for game in games:
        ledger.record(game)
    return summary(ledger, SummaryQuery("Anna", game=GAME))


class StatisticsOfLedger(QObject):
    """Replaces the statistics service: answers from a ledger at once."""

    summed, grown, exported = Signal(object), Signal(), Signal(object)
    achievements_found = Signal(str, str, object)

    def __init__(self, ledger):
        super().__init__()
        self.ledger = ledger

    def sum_up(self, question):
        self.summed.emit(summary(self.ledger, question))


def texts(widget):
    return {label.text() for label in widget.findChildren(QLabel)}


def test_the_ledger_keeps_all_sources():
    assert sorted(source.key for source in ARCHIVE.sources()) == sorted(KEPT)


def test_games_are_divided_by_sheet_and_set_up(ledger):
    views = recorded(
        ledger,
        with_another(1),
        with_another(2, sheet="B", setup="same"),
        with_another(3, sheet="B"),
    ).views
    for division, parts in (("estate", ["Duchy A", "Duchy B"]), ("setup", ["All in secret"])):
        way = next(way for way in ARCHIVE.divisions() if way.key == division)
        words = [way.text_of_part(share.part) for share in views[division]]
        assert set(parts) <= set(words) and len(words) == 2


def test_every_sheet_has_a_different_picture(qapp):
    (sheet,) = (way for way in ARCHIVE.divisions() if way.picture)
    pictures = [sheet.picture(f"2017:{letter}", LIGHT, 1.0).toImage() for letter in "ABCD"]
    assert all(one != other for one, other in pairwise(pictures))


def test_solo_games_are_separate_and_keep_their_points(ledger):
    summed = recorded(ledger, with_another(1), solo_game(2, 47), solo_game(3, 66, "C"))
    assert [game.points for game in summed.played] == [60]
    assert [(game.points, game.estate) for game in summed.alone] == [(47, "A"), (66, "C")]
    (apart,) = summed.apart
    assert (apart.kind, apart.games) == ("solo", 2) and "2" in ARCHIVE.team_or_solo_line(apart)


def test_solo_games_with_the_same_deal_are_compared_by_points(ledger):
    for number, points in ((1, 47), (2, 66)):
        ledger.record(replace(solo_game(number, points), deal="CODE"))
    (earlier,) = earlier_games(ledger, "CODE", "game-2")
    assert earlier.covered is None and earlier.results == (("Anna", 47),)


def test_a_person_with_solo_games_only_sees_their_page(ledger, qtbot):
    recorded(ledger, solo_game(1, 47), solo_game(2, 53), solo_game(3, 66, "C"), solo_game(4, 71))
    dialog = StatisticsDialog(None, StatisticsOfLedger(ledger))
    qtbot.addWidget(dialog)
    shown = dialog.pages.currentWidget()
    assert shown is dialog.pane_alone and dialog.is_shown
    words = texts(shown)
    assert {"Incredible, from 70", "Excellent, from 61", "Good, from 51", "below 51"} <= words
    assert {"59.3", "71", "Duchy A", "Duchy C", "47 to 71"} <= words
    assert not dialog.company.isVisibleTo(dialog)


def test_a_person_with_both_kinds_of_games_can_choose_a_page(ledger, qtbot):
    recorded(ledger, solo_game(1, 47), with_another(2))
    dialog = StatisticsDialog(None, StatisticsOfLedger(ledger))
    qtbot.addWidget(dialog)
    assert dialog.company.isVisibleTo(dialog) and not dialog.is_alone
    dialog.companies.button(1).click()
    assert dialog.pages.currentWidget() is dialog.pane_alone
    dialog.companies.button(0).click()
    qtbot.waitUntil(lambda: dialog.pages.currentWidget() is dialog.pane)


@pytest.mark.parametrize(("points", "spread"), [([47], "\N{EN DASH}"), ([47, 57], "±5.0")])
def test_a_single_solo_game_has_no_spread(ledger, qtbot, points, spread):
    summed = recorded(
        ledger, *(solo_game(number, each) for number, each in enumerate(points, start=1))
    )
    panel = GamesAlone(summed.alone)
    qtbot.addWidget(panel)
    shown = texts(panel)
    assert spread in shown and ("±0.0" not in shown)
    assert ("needs two games" in shown) == (len(points) == 1)


def test_every_solo_game_counts_in_a_column_of_the_plot(ledger, qtbot):
    points = [0, 33, 51, 51, 60, 61, 70, 99]
    summed = recorded(
        ledger, *(solo_game(number, each) for number, each in enumerate(points, start=1))
    )
    panel = GamesAlone(summed.alone)
    qtbot.addWidget(panel)
    plot = panel.findChild(SpreadPlot)
    assert sum(plot.counts.values()) == len(points)
    assert plot.x_of(99) < plot.width() and plot.x_of(0) >= 0
    assert panel.grab().toImage() != GamesAlone(summed.alone[:3]).grab().toImage()


def test_a_game_is_described_in_one_line(ledger):
    (game,) = recorded(ledger, with_another(1, sheet="D")).played
    assert ARCHIVE.game_line(game).endswith("60 points, won by 10, duchy D")
    assert ARCHIVE.editions_line([game]) == "duchy D"
