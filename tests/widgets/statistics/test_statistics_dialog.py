"""Tests of the statistics in the real window: opened by mouse and key, filtered, followed and
exported."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.ai.review.review_result import Accuracy
from burgundy_qt.bench.library_bench import fill_ledger
from burgundy_qt.language.translation import ENGLISH, NAMES, spoken
from burgundy_qt.session.statistics.ledger import Ledger
from burgundy_qt.session.statistics.summary import SummaryQuery
from burgundy_qt.widgets.new_game.new_game_dialog import NewGameDialog
from burgundy_qt.widgets.statistics.share_rows import colour_of
from burgundy_qt.widgets.statistics.statistics_dialog import EDGE
from burgundy_qt.widgets.statistics.statistics_text import game_title
from burgundy_qt.widgets.theme import theme
from burgundy_qt.widgets.theme.palette import DARK, LIGHT
from tests.session.statistics.ledger_samples import (
    a_bidder,
    a_finished_game,
    a_game_of_bids,
    a_seat,
)
from tests.widgets.second_game import ARCHIVE, SETUP, second_game
from tests.widgets.statistics.statistics_driver import LEDGER, shown_anew, statistics, texts
from tests.widgets.window_driver import AtTheWindow, button

LONGER = [code for code in NAMES if code != ENGLISH]
"""The languages with longer words."""
NOW = "2026-11-20T21:00:00+00:00"


@pytest.fixture
def at(qtbot, tmp_path):
    """Return a function that opens the window with this many invented games."""
    windows = []

    def open_window(games: int = 60, **settings: object) -> AtTheWindow:
        if games:
            fill_ledger(tmp_path / LEDGER, games)
        windows.append(AtTheWindow(tmp_path, **settings))
        return windows[-1]

    yield open_window
    for window in windows:
        window.close()


def test_without_rated_games_a_sentence_replaces_the_plot_of_strength(at, tmp_path):
    ledger = Ledger(tmp_path / LEDGER)
    ledger.record(a_finished_game(1))
    ledger.record(a_finished_game(2, casual=True))
    ledger.close()
    at = at(games=0)
    dialog = statistics(at)
    sentence = (
        "Only rated games against bots measure your strength, and there were none in this period."
    )
    at.wait_until(lambda: dialog.panels.has_plots)
    assert dialog.panels.strength.isVisible() and sentence not in texts(dialog)
    shown_anew(at, dialog, lambda: at.click(button(dialog, "Casual")))
    assert sentence in texts(dialog) and not dialog.panels.strength.isVisible()


@pytest.mark.parametrize("language", NAMES)
def test_large_text_leaves_room_for_the_figures_above_the_rule(at, language):
    at = at(games=2, text_size=150, language=language)
    at.window.resize(1024, 700)
    dialog = statistics(at)
    assert dialog.rule.height() <= 4 * dialog.rule.fontMetrics().lineSpacing()


def test_team_and_solo_games_have_a_separate_line(at, tmp_path):
    ledger = Ledger(tmp_path / LEDGER)
    alone = replace(a_seat(place=2, estate="13a"), covered=31)
    ledger.record(replace(a_finished_game(1, alone, edition="2019"), modules=("solo",), rounds=25))
    ledger.close()
    at = at(games=0)
    dialog = statistics(at)
    told = "1 solo game, none won yet; at most 31 spaces covered."
    assert dialog.sentence.text() == told and dialog.pages.currentWidget() is dialog.empty
    assert "Only team and solo games here" in texts(dialog)
    assert not dialog.empty.begin.isVisible()


def test_two_people_at_one_screen_are_shown_separately(at, tmp_path):
    ledger = Ledger(tmp_path / LEDGER)
    ledger.record(
        a_finished_game(1, a_seat("Anna", points=130), a_seat("Benoît", points=120, place=2))
    )
    ledger.record(a_finished_game(2, a_seat("Anna", points=110), a_seat("Page", "page", 90, 2)))
    ledger.close()
    at = at(games=0)
    dialog = statistics(at)
    assert dialog.people.isVisible()
    assert dialog.people.currentData() == "Anna"
    dialog.people.setFocus()
    shown_anew(at, dialog, lambda: at.press(Qt.Key.Key_Down, dialog.people))
    assert dialog.summary.question.person == "Benoît"
    assert dialog.panels.figures.strength.number.text() == "\N{EN DASH}"
    assert dialog.summary.views["level"][0].part is None
    assert "People" in texts(dialog.panels.shares)


@pytest.fixture
def ledger_of_two_games(tmp_path):
    """Write a ledger in which Anna has played both games, one of them more often, and Ben the
    other."""
    ledger = Ledger(tmp_path / LEDGER)
    for number in (1, 2):
        ledger.record(a_finished_game(number))
    ledger.record(a_game_of_bids(3))
    ledger.record(a_game_of_bids(4, a_bidder("Ben", 25, 1), a_bidder("Page", 20, 2, "page")))
    ledger.close()
    with second_game(setup=SETUP, archive=ARCHIVE):
        yield


def test_each_game_of_a_person_is_shown_separately(at, ledger_of_two_games):
    at = at(games=0)
    dialog = statistics(at)
    assert dialog.games.isVisible() and dialog.games.accessibleName() == "Which game"
    assert dialog.games.currentText() == "The Castles of Burgundy, 2"
    assert "Animals" in texts(dialog.panels.sources)
    dialog.games.setFocus()
    shown_anew(at, dialog, lambda: at.press(Qt.Key.Key_Down, dialog.games))
    assert dialog.summary.question.game == "sealed-bids"
    assert dialog.sentence.text().endswith(", two players, open cards.")
    assert texts(dialog.panels.sources) >= {"Cards"} and dialog.panels.has_plots
    assert [way.key for way in dialog.panels.shares.divisions] == ["level", "seats", "help"]
    assert any(text.startswith("The bots’ strength in this game") for text in texts(dialog))
    shown_anew(at, dialog, lambda: at.press(Qt.Key.Key_Up, dialog.games))
    assert dialog.summary.question.game == "burgundy" and "Animals" in texts(dialog.panels.sources)


def test_a_person_with_another_game_sees_that_one(at, ledger_of_two_games):
    at = at(games=0)
    dialog = statistics(at)
    dialog.people.setFocus()
    shown_anew(at, dialog, lambda: at.press(Qt.Key.Key_Down, dialog.people))
    assert dialog.summary.question.person == "Ben" and not dialog.games.isVisible()
    assert dialog.summary.question.game == "sealed-bids" and dialog.panels.isVisible()


@pytest.mark.parametrize("language", LONGER)
def test_with_large_text_the_choices_stay_inside_the_edges_of_a_small_window(
    at, tmp_path, language
):
    alone = (a_seat("Anna", points=130), a_seat("Page", "page", points=120, place=2))
    together = (a_seat("Anna", points=130), a_seat("Benoît", points=120, place=2))
    record(tmp_path, a_finished_game(1, *alone))
    with second_game(setup=SETUP, archive=ARCHIVE):
        at = at(games=0, text_size=150, language=language)
        at.window.resize(960, 620)
        assert choices_beside_the_edges(at) == (False, False)
        record(tmp_path, a_finished_game(2, *together))
        assert choices_beside_the_edges(at) == (True, False)
        record(tmp_path, a_game_of_bids(3))
        assert choices_beside_the_edges(at) == (True, True)


def record(folder: Path, *games) -> None:
    """Add games to the ledger."""
    ledger = Ledger(folder / LEDGER)
    for game in games:
        ledger.record(game)
    ledger.close()


def choices_beside_the_edges(at: AtTheWindow) -> tuple[bool, bool]:
    """Open the statistics inside the edges of the window, and return whether the choices of people
    and games are visible."""
    dialog = statistics(at)
    assert dialog.width() <= at.window.width() - 2 * EDGE and dialog.height() <= at.window.height()
    shown = dialog.people.isVisible(), dialog.games.isVisible()
    dialog.close()
    at.wait_until(lambda: at.window.dialog is None)
    return shown


@pytest.mark.parametrize("best", [1, 20])
def test_the_label_of_the_best_game_is_not_cut_off(at, tmp_path, best):
    ledger = Ledger(tmp_path / LEDGER)
    for number in range(1, 21):
        points = 300 if number == best else 90 + number  # as high as the plot
        ledger.record(
            a_finished_game(number, a_seat("You", points=points), a_seat("Page", "page", 80, 2))
        )
    ledger.close()
    at = at(games=0, text_size=125, language="pl")
    plot = statistics(at).panels.points
    for width in (1100, 960):
        at.window.dialog.resize(width, 700)
        at.wait_until(lambda width=width: at.window.dialog.width() == width)
        _, words = plot.best
        on_screen = words.deviceTransform(plot.viewportTransform()).mapRect(words.boundingRect())
        room = plot.box.sceneBoundingRect()
        assert room.left() <= on_screen.left() < on_screen.right() <= plot.width()
        assert room.top() <= on_screen.top() < on_screen.bottom() <= room.bottom()


@pytest.mark.parametrize("language", LONGER)
def test_in_a_small_window_nothing_scrolls_but_the_estates(at, tmp_path, language):
    fill_ledger(tmp_path / LEDGER, 60)
    ledger = Ledger(tmp_path / LEDGER)
    seats = a_seat("You", points=130, modules=30), a_seat("Page", "page", 90, 2)
    ledger.record(a_finished_game(1000, *seats, began=NOW))
    ledger.close()
    at = at(games=0, language=language)
    at.window.resize(1024, 700)
    dialog = statistics(at)
    shares = dialog.panels.shares
    assert dialog.panels.sources.rows[-1].isVisible() and len(dialog.summary.views["level"]) == 6
    for number, division in enumerate(shares.divisions):
        at.click(shares.views.button(number))
        QTest.qWait(20)
        assert dialog.pane.verticalScrollBar().maximum() == 0
        assert division.key == "estate" or shares.pane.verticalScrollBar().maximum() == 0
    assert dialog.height() <= at.window.height()
    size = dialog.size()
    dialog.resize(800, size.height())
    at.wait_until(lambda: dialog.panels.narrow)
    dialog.resize(size)  # a scroll bar is shown but not needed at this size
    at.wait_until(lambda: not dialog.panels.narrow)


def test_one_game_is_enough_for_statistics(at, tmp_path):
    ledger = Ledger(tmp_path / LEDGER)
    ledger.record(a_finished_game(1))
    ledger.close()
    at = at(games=0)
    dialog = statistics(at)
    assert dialog.sentence.text().startswith("1 rated game since March")
    assert dialog.sentence.text().endswith(", two players, edition 2011.")
    assert dialog.panels.isVisible()


def test_without_a_finished_game_a_new_one_is_offered(at):
    at = at(games=0)
    dialog = statistics(at)
    assert "Play a game to its end to see here how you did." in texts(dialog)
    assert not dialog.export.isEnabled()
    assert dialog.empty.begin.hasFocus()
    at.click(dialog.empty.begin)
    at.wait_until(lambda: isinstance(at.window.dialog, NewGameDialog))


def test_the_new_game_button_has_the_focus_even_if_the_dialog_opens_before_the_answer(at):
    at = at(games=0)
    dialog = statistics(at)
    dialog.close_button.setFocus()
    dialog.statistics.sum_up(SummaryQuery())
    at.wait_until(dialog.empty.begin.hasFocus)


def test_a_kind_without_games_names_one_that_has_some(at, tmp_path):
    ledger = Ledger(tmp_path / LEDGER)
    ledger.record(a_finished_game(1))
    ledger.close()
    at = at(games=0)
    dialog = statistics(at)
    shown_anew(at, dialog, lambda: at.click(button(dialog, "Casual")))
    assert "There is 1 rated game: choose “Rated” above." in texts(dialog)
    assert not dialog.empty.begin.isVisible()
    shown_anew(at, dialog, lambda: at.click(button(dialog, "Rated")))
    assert dialog.panels.isVisible()


def test_a_game_that_ends_while_the_dialog_is_open_is_shown(at):
    at = at()
    dialog = statistics(at)
    ledger = Ledger(at.session.folders.statistics)
    ledger.record(
        a_finished_game(1000, a_seat("You", points=400), a_seat("Page", "page", 90, 2), began=NOW)
    )
    ledger.close()
    shown_anew(at, dialog, at.session.statistics.grown.emit)
    assert dialog.summary.best.points == 400


def test_damaged_statistics_are_reported_and_the_window_stays_usable(at, tmp_path):
    (tmp_path / LEDGER).write_bytes(b"not a ledger" * 1000)
    at = at(games=0)
    dialog = statistics(at)
    at.wait_until(lambda: at.problems)
    assert "statistics.sqlite3.broken" in at.problems[0].what
    assert Path(tmp_path / f"{LEDGER}.broken").exists()
    assert dialog.isVisible()


def test_both_themes_draw_in_their_own_colours(at):
    at = at()
    panels = statistics(at).panels
    plots = {}
    for palette in (LIGHT, DARK):
        theme.set_theme(palette.name)
        bar = panels.sources.rows[0].own
        assert bar.grab().toImage().pixelColor(bar.width() // 4, bar.height() // 2) == colour_of(
            "own", palette
        )
        plots[palette.name] = [
            plot.grab().toImage() for plot in (panels.points, panels.leads, panels.strength)
        ]
    assert all(light != dark for light, dark in zip(plots["light"], plots["dark"], strict=True))
    theme.set_theme("light")


def test_in_a_narrow_dialog_the_panels_are_below_each_other(at):
    at = at()
    dialog = statistics(at)
    panels = dialog.panels
    assert panels.points_panel.y() == panels.sources_panel.y()
    theme.set_scale(1.5)
    dialog.resize(960, 620)
    at.wait_until(lambda: panels.sources_panel.y() > panels.points_panel.geometry().bottom())
    assert panels.width() <= dialog.pane.viewport().width()
    theme.set_scale(1.0)


def test_a_game_has_its_name_in_the_current_language():
    spoken.change("de")
    try:
        assert game_title("burgundy-dice") == "Die Burgen von Burgund \N{EN DASH} Das Würfelspiel"
    finally:
        spoken.change("en")


def test_with_reviewed_games_losses_per_decision_have_their_own_plot(at, tmp_path):
    here = at()
    assert not statistics(here).panels.courses.isVisible()
    here.window.dialog.close()
    review_all(tmp_path / LEDGER)
    dialog = statistics(here)
    panels = dialog.panels
    assert panels.courses.isVisible() and not panels.rates.isVisible()
    here.click(panels.courses.group.button(1))
    assert panels.rates.isVisible() and not panels.strength.isVisible()
    assert len(panels.rates.rates) == len(dialog.summary.played)
    here.press(Qt.Key.Key_Left, panels.courses.group.button(1))
    assert panels.strength.isVisible() and not panels.rates.isVisible()


def review_all(path: Path) -> None:
    """Add a review to every game of the ledger, each a little better played than the one before."""
    ledger = Ledger(path)
    with ledger.reading() as connection:
        games = connection.execute("SELECT id, seats FROM game ORDER BY began").fetchall()
    for number, (game, seats) in enumerate(games):
        ledger.note_review(
            game, [Accuracy(40, 0.01, 0.01, None, None, None, 0.9 - number / 100, 0.1)] * seats
        )
    ledger.close()
