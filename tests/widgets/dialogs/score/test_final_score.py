"""Tests of the final score."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QWidget

from burgundy_qt.rules.burgundy.requests import modules_of
from burgundy_qt.session.deal_code import request_from_code
from burgundy_qt.session.statistics.ledger import EarlierGame
from burgundy_qt.session.statistics.statistics_service import Statistics
from burgundy_qt.widgets.dialogs.final_score_dialog import FinalScoreDialog, PointsChart, scale_step
from burgundy_qt.widgets.dialogs.score_table import ScoreTable
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.theme import theme
from tests.widgets.games import finished_game, view_of
from tests.widgets.team_games import team_request
from tests.widgets.window_driver import button


@pytest.fixture
def statistics(qtbot, tmp_path):
    statistics = Statistics(tmp_path / "statistics.sqlite3", tmp_path / "finished")
    yield statistics
    statistics.close()


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_every_number_of_the_sheet_is_there(qtbot, statistics, seed):
    view = view_of(finished_game(seed))
    dialog = FinalScoreDialog(None, view, statistics)
    qtbot.addWidget(dialog)
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    result = view.state["result"]
    for points in result["points"]:
        assert str(points) in texts
    assert texts.count("winner") == 1
    winner = view.line_up.seats[result["places"].index(1)].name
    assert dialog.windowTitle().startswith(f"{winner} wins")
    chart = dialog.findChild(PointsChart)
    assert not chart.pixmap().isNull() and str(result["points"][0]) in chart.accessibleName()


def test_screen_readers_read_a_row_with_the_points_of_each_player(qtbot, statistics):
    view = view_of(finished_game(1))
    dialog = FinalScoreDialog(None, view, statistics)
    qtbot.addWidget(dialog)
    heard = [label.accessibleName() for label in dialog.findChildren(QLabel)]
    names = [plan.name for plan in view.line_up.seats]
    told = zip(names, view.state["result"]["points"], strict=True)
    assert f"Total: {'; '.join(f'{name}: {points}' for name, points in told)}" in heard
    for title, counts in log_of(view.game).counts(view).items():
        assert any(row.startswith(f"{title}: {names[0]}: {counts[0]}; ") for row in heard), title


WITH_MODULES = {
    "edition": "2019",
    "setup": "fixed",
    "modules": list(modules_of("2019")),
    "players": 4,
    "estates": ["11a", "11b", "11c", "11d"],
}


@pytest.mark.parametrize(("seed", "asked"), [(1, {}), (2, {}), (1, WITH_MODULES)])
def test_in_a_small_window_the_totals_are_visible_without_scrolling(qtbot, statistics, seed, asked):
    theme.apply_to(QApplication.instance())
    view, window = view_of(finished_game(seed, **asked)), QWidget()
    qtbot.addWidget(window)
    window.resize(1024, 700)
    window.show()
    dialog = FinalScoreDialog(window, view, statistics)
    dialog.show()
    QApplication.processEvents()
    totals = [label for label in dialog.findChildren(QLabel) if label.property("role") == "total"]
    assert [label.text() for label in totals] == [
        str(points) for points in view.state["result"]["points"]
    ]
    assert all(label.visibleRegion().boundingRect() == label.rect() for label in totals)


def test_members_of_a_team_are_side_by_side_above_their_common_points(qtbot, statistics):
    theme.apply_to(QApplication.instance())
    view, window = view_of(finished_game(**team_request(3))), QWidget()
    qtbot.addWidget(window)
    window.resize(1024, 700)
    window.show()
    dialog = FinalScoreDialog(window, view, statistics)
    dialog.show()
    QApplication.processEvents()
    result, labels = view.state["result"], dialog.findChildren(QLabel)
    names = [label for label in labels if label.property("role") == "seat-name"]
    across = sorted(names, key=lambda label: label.mapTo(dialog, label.rect().center()).x())
    assert [label.text() for label in across] == ["Anna", "Benoît", "Margaux", "Colette"]
    totals = [label for label in labels if label.property("role") == "total"]
    assert [label.text() for label in totals] == [str(points) for points in result["team_points"]]
    assert all(label.visibleRegion().boundingRect() == label.rect() for label in totals)
    assert [label.text() for label in labels].count("winner") == 2
    winners = "Anna and Benoît" if result["places"][0] == 1 else "Margaux and Colette"
    assert dialog.windowTitle().startswith(f"Team {winners} wins")
    chart = dialog.findChild(PointsChart)
    for points in result["team_points"]:
        assert str(points) in chart.accessibleName()
    assert all(len(counts) == 2 for counts in log_of("burgundy").counts(view).values())


def test_the_buttons_of_the_final_score_start_games_or_show_the_table(qtbot, statistics):
    dialog = FinalScoreDialog(None, view_of(finished_game(0)), statistics)
    qtbot.addWidget(dialog)
    with qtbot.waitSignal(dialog.again_asked):
        button(dialog, "Rematch").click()
    with qtbot.waitSignal(dialog.same_deal_asked):
        button(dialog, "Play this deal again").click()
    with qtbot.waitSignal(dialog.new_game_asked):
        button(dialog, "New game").click()
    with qtbot.waitSignal(dialog.rejected):
        button(dialog, "Look at the table").click()


def test_the_code_of_the_deal_is_copied_whole(qtbot, statistics):
    view = view_of(finished_game(0))
    dialog = FinalScoreDialog(None, view, statistics)
    qtbot.addWidget(dialog)
    button(dialog, "Copy the challenge code").click()
    copied = QGuiApplication.clipboard().text()
    assert (
        request_from_code(copied) == {**view.line_up.request, "cmd": "new"}
        and copied in dialog.sentence.text()
    )


def test_the_points_of_others_with_the_same_deal_are_shown(qtbot, statistics):
    view = view_of(finished_game(0))
    dialog = FinalScoreDialog(None, view, statistics)
    qtbot.addWidget(dialog)
    before = dialog.sentence.text()
    earlier = EarlierGame("2026-03-01T12:00:00+00:00", (("Anna", 187), ("Margaux", 175)))
    statistics.compared.emit("another game", (earlier,))
    assert dialog.sentence.text() == before
    statistics.compared.emit(view.game_id, (earlier,))
    assert "Played before, 3/1/26: Anna 187, Margaux 175" in dialog.sentence.text()


def test_the_deeds_are_counted():
    game = finished_game(1)
    counted = log_of("burgundy").counts(view_of(game))
    bought = sum(
        event["event"] == "action" and event["action"]["type"] == "buy" for event in game.events
    )
    assert sum(counted["Tiles bought"]) == bought
    assert counted["Estate spaces covered"] == [
        len(seat["cells"]) for seat in game.state()["seats"]
    ]


@pytest.mark.parametrize(("most", "step"), [(0, 10), (49, 10), (51, 20), (240, 50), (251, 100)])
def test_the_scale_of_the_chart_has_few_levels(most, step):
    assert scale_step(most) == step


def test_all_winners_of_a_shared_victory_are_on_gold_but_nobody_between_them(qtbot):
    names, sources = ["Ana", "Béa", "Cy"], log_of("burgundy").sources({"modules": []})
    table = ScoreTable(names, sources, {"sale": [5, 3, 5]}, [5, 3, 5], [1, 3, 1])
    qtbot.addWidget(table)
    grounds = [each for each in table.findChildren(QFrame) if each.property("role") == "winner"]
    places = [table.grid.getItemPosition(table.grid.indexOf(each)) for each in grounds]
    assert sorted((column, columns) for _, column, _, columns in places) == [(2, 1), (4, 1)]
