"""The statistics of the dice game: told apart by sheet and set-up, and the games alone in a room of
their own."""

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


def alone(number, points, sheet="A"):
    return a_dice_game(number, replace(a_seat(points=points, estate=sheet), covered=26))


def with_another(number, points=60, sheet="A", **how):
    other = a_seat("Margaux", "page", 50, 2, sheet)
    return a_dice_game(number, a_seat(points=points, estate=sheet), other, **how)


@pytest.fixture
def ledger(tmp_path):
    ledger = Ledger(tmp_path / "statistics.sqlite3")
    yield ledger
    ledger.close()


def told(ledger, *games):
    for game in games:
        ledger.record(game)
    return summary(ledger, SummaryQuery("Anna", game=GAME))


class Asked(QObject):
    """Statistics that answer from a ledger at once."""

    summed, grown, exported = Signal(object), Signal(), Signal(object)
    achievements_found = Signal(str, str, object)

    def __init__(self, ledger):
        super().__init__()
        self.ledger = ledger

    def sum_up(self, question):
        self.summed.emit(summary(self.ledger, question))


def texts(widget):
    return {label.text() for label in widget.findChildren(QLabel)}


def test_the_ledger_keeps_the_sources_that_are_told():
    assert sorted(source.key for source in ARCHIVE.sources()) == sorted(KEPT)


def test_games_are_told_apart_by_sheet_and_set_up(ledger):
    views = told(
        ledger,
        with_another(1),
        with_another(2, sheet="B", setup="same"),
        with_another(3, sheet="B"),
    ).views
    for division, parts in (("estate", ["Duchy A", "Duchy B"]), ("setup", ["All in secret"])):
        way = next(way for way in ARCHIVE.divisions() if way.key == division)
        words = [way.text_of_part(share.part) for share in views[division]]
        assert set(parts) <= set(words) and len(words) == 2


def test_a_sheet_has_its_picture(qapp):
    (sheet,) = (way for way in ARCHIVE.divisions() if way.picture)
    pictures = [sheet.picture(f"2017:{letter}", LIGHT, 1.0).toImage() for letter in "ABCD"]
    assert all(one != other for one, other in pairwise(pictures))


def test_games_alone_are_kept_apart_with_their_points(ledger):
    summed = told(ledger, with_another(1), alone(2, 47), alone(3, 66, "C"))
    assert [game.points for game in summed.played] == [60]
    assert [(game.points, game.estate) for game in summed.alone] == [(47, "A"), (66, "C")]
    (apart,) = summed.apart
    assert (apart.kind, apart.games) == ("solo", 2) and "2" in ARCHIVE.team_or_solo_line(apart)


def test_the_same_deal_alone_is_compared_by_points(ledger):
    for number, points in ((1, 47), (2, 66)):
        ledger.record(replace(alone(number, points), deal="CODE"))
    (earlier,) = earlier_games(ledger, "CODE", "game-2")
    assert earlier.covered is None and earlier.results == (("Anna", 47),)


def test_a_person_who_only_played_alone_sees_what_became_of_it(ledger, qtbot):
    told(ledger, alone(1, 47), alone(2, 53), alone(3, 66, "C"), alone(4, 71))
    dialog = StatisticsDialog(None, Asked(ledger))
    qtbot.addWidget(dialog)
    shown = dialog.pages.currentWidget()
    assert shown is dialog.pane_alone and dialog.is_shown
    words = texts(shown)
    assert {"Incredible, from 70", "Excellent, from 61", "Good, from 51", "below 51"} <= words
    assert {"59.3", "71", "Duchy A", "Duchy C", "47 to 71"} <= words
    assert not dialog.company.isVisibleTo(dialog)


def test_who_played_both_ways_chooses_between_them(ledger, qtbot):
    told(ledger, alone(1, 47), with_another(2))
    dialog = StatisticsDialog(None, Asked(ledger))
    qtbot.addWidget(dialog)
    assert dialog.company.isVisibleTo(dialog) and not dialog.is_alone
    dialog.companies.button(1).click()
    assert dialog.pages.currentWidget() is dialog.pane_alone
    dialog.companies.button(0).click()
    qtbot.waitUntil(lambda: dialog.pages.currentWidget() is dialog.pane)


@pytest.mark.parametrize(("points", "spread"), [([47], "\N{EN DASH}"), ([47, 57], "±5.0")])
def test_one_game_alone_has_no_spread(ledger, qtbot, points, spread):
    summed = told(ledger, *(alone(number, each) for number, each in enumerate(points, start=1)))
    panel = GamesAlone(summed.alone)
    qtbot.addWidget(panel)
    shown = texts(panel)
    assert spread in shown and ("±0.0" not in shown)
    assert ("needs two games" in shown) == (len(points) == 1)


def test_every_game_alone_stands_in_a_column_and_a_verdict(ledger, qtbot):
    points = [0, 33, 51, 51, 60, 61, 70, 99]
    summed = told(ledger, *(alone(number, each) for number, each in enumerate(points, start=1)))
    panel = GamesAlone(summed.alone)
    qtbot.addWidget(panel)
    plot = panel.findChild(SpreadPlot)
    assert sum(plot.counts.values()) == len(points)
    assert plot.x_of(99) < plot.width() and plot.x_of(0) >= 0
    assert panel.grab().toImage() != GamesAlone(summed.alone[:3]).grab().toImage()


def test_a_game_is_told_in_a_line(ledger):
    (game,) = told(ledger, with_another(1, sheet="D")).played
    assert ARCHIVE.game_line(game).endswith("60 points, won by 10, duchy D")
    assert ARCHIVE.editions_line([game]) == "duchy D"
