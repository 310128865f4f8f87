"""Tests of the statistics of sixty games in one window: opened by mouse and key, filtered, followed
and exported."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from burgundy_qt.bench.library_bench import fill_ledger
from burgundy_qt.widgets.statistics.statistics_dialog import StatisticsDialog
from tests.widgets.statistics.statistics_driver import LEDGER, shown_anew, statistics, texts
from tests.widgets.window_driver import AtTheWindow, button


@pytest.fixture(scope="module")
def window(qapp, tmp_path_factory):
    """Return a window with sixty invented games, to which no test adds any."""
    folder = tmp_path_factory.mktemp("sixty games")
    fill_ledger(folder / LEDGER, 60)
    window = AtTheWindow(folder)
    yield window
    window.close()


@pytest.fixture
def at(window):
    """Return the window before the statistics are opened."""
    window.window.activateWindow()
    yield window
    if window.window.dialog is not None:
        window.window.dialog.close()
    window.wait_until(lambda: window.window.dialog is None)
    assert window.problems == []


def test_menu_opens_the_statistics_of_the_person_who_has_played(at):
    dialog = statistics(at)
    played = dialog.summary.played
    figures = dialog.panels.figures
    assert figures.won.number.text() == f"{round(100 * dialog.summary.won / len(played))}%"
    assert figures.points.aside.text() == f"best {dialog.summary.best.points}"
    assert figures.strength.number.text() == f"{dialog.summary.ratings[-1][1].elo:.0f}"
    assert figures.strength.aside.text().startswith("±")
    assert dialog.sentence.text().startswith(f"{len(played)} rated games since ")


def test_key_opens_the_statistics(at):
    at.wait_until(at.window.isActiveWindow)
    QTest.keyClick(at.window, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    at.wait_until(
        lambda: isinstance(at.window.dialog, StatisticsDialog) and at.window.dialog.isVisible()
    )


def test_rule_of_the_rating_is_explained_in_the_window(at):
    assert any("Elo" in text and "95 of 100" in text for text in texts(statistics(at)))


def test_casual_games_are_shown_separately(at):
    dialog = statistics(at)
    rated = len(dialog.summary.played)
    shown_anew(at, dialog, lambda: at.click(button(dialog, "Casual")))
    assert dialog.summary.question.rated is False
    assert len(dialog.summary.played) == 60 - rated
    assert "casual games since" in dialog.sentence.text()


def test_span_is_chosen_by_keys(at):
    dialog = statistics(at)
    last = button(dialog, "30 games")
    last.setFocus()
    shown_anew(at, dialog, lambda: at.press(Qt.Key.Key_Space, last))
    assert len(dialog.summary.played) == 30
    assert dialog.panels.points.words == ("one game", "average of 15")


def test_source_is_followed_over_time_and_released_again(at):
    dialog = statistics(at)
    panels = dialog.panels
    animals = panels.sources.rows[2]
    at.click(animals)
    assert panels.points_heading.text() == "Animals, game by game"
    assert (
        panels.points.points_of(dialog.summary.played[0])
        == dialog.summary.played[0].by_source["animals"]
    )
    at.press(Qt.Key.Key_Space, animals)
    assert panels.points_heading.text() == "Points, game by game"
    assert panels.points.points_of(dialog.summary.played[0]) == dialog.summary.played[0].points


def test_followed_source_stays_followed_when_other_games_are_shown(at):
    dialog = statistics(at)
    at.click(dialog.panels.sources.rows[0])
    shown_anew(at, dialog, lambda: at.click(button(dialog, "Casual")))
    assert dialog.panels.points_heading.text() == "Regions completed, game by game"
    assert dialog.panels.points.played == dialog.summary.played


def test_games_are_grouped_by_the_chosen_property(at):
    shares = statistics(at).panels.shares
    for view, key, word in (
        ("level", "level", "Duke"),
        ("estate", "estate", "Estate 1 (2011)"),
        ("players", "seats", "Two players"),
        ("edition", "edition", "Edition 2011"),
    ):
        at.click(button(shares, view))
        assert shares.division.key == key
        assert word in texts(shares)


def test_games_of_one_kind_need_no_choice(at):
    assert not statistics(at).games.isVisible()


def test_table_is_exported_to_the_chosen_file(at, tmp_path, monkeypatch):
    dialog = statistics(at)
    target = tmp_path / "mine.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    at.click(dialog.export)
    at.wait_until(lambda: "mine.csv" in dialog.rule.text())
    assert len(target.read_text(encoding="utf-8-sig").splitlines()) > 60


def test_redrawing_a_plot_keeps_no_old_items(at):
    panels = statistics(at).panels
    for plot in (panels.points, panels.leads, panels.strength):
        before = len(plot.scene().items())
        plot.draw()
        assert len(plot.scene().items()) == before
        assert len(plot.drawn) == len(set(plot.drawn) & set(plot.scene().items()))


def test_everything_is_reached_by_tab(at):
    dialog = statistics(at)
    at.wait_until(dialog.isActiveWindow)
    reached = []
    for _ in range(40):
        QTest.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_Tab)
        reached.append(dialog.focusWidget())
    *of_the_base, of_modules = dialog.panels.sources.rows
    assert set(of_the_base) <= set(reached) and not of_modules.isVisible()
    assert {dialog.export, button(dialog, "Close")} <= set(reached)


def test_long_texts_wrap_before_panels_move_and_stay_inside_the_pane(at):
    dialog = statistics(at)
    panels = dialog.panels
    for figure in (panels.figures.won, panels.figures.lead):
        figure.show_number("99", "one aside of many words that is far longer than it is in English")
    dialog.resize(960, 700)
    at.wait_until(lambda: panels.wraps)
    at.wait_until(lambda: panels.width() <= dialog.pane.viewport().width())
    assert panels.points_panel.y() == panels.sources_panel.y()


def test_closing_while_the_statistics_load_is_harmless(at):
    at.window.menus.actions["statistics"].trigger()
    at.wait_until(lambda: isinstance(at.window.dialog, StatisticsDialog))
    at.window.dialog.reject()
    at.wait_until(lambda: at.window.dialog is None)
    assert statistics(at).panels.isVisible()
