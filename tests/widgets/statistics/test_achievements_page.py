"""Tests of achievements in the window: the page of the statistics, the line after a game, and the
best results at Home and in the challenges."""

from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import Qt

from burgundy_qt.session import challenges as days
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.statistics.achievements import Reached, achievements_of
from burgundy_qt.session.statistics.ledger import Ledger
from burgundy_qt.session.statistics.statistics_service import Statistics
from burgundy_qt.widgets.challenge import challenge_card
from burgundy_qt.widgets.challenge.challenge_dialog import ChallengeDialog
from burgundy_qt.widgets.dialogs.final_score_dialog import FinalScoreDialog
from tests.session.statistics.ledger_samples import a_finished_game, a_seat
from tests.widgets.games import finished_game, view_of
from tests.widgets.statistics.statistics_driver import LEDGER, shown_anew, statistics, texts
from tests.widgets.window_driver import AtTheWindow, button

FIRST_WIN = Reached("first-win", "")


def record_games(folder, *games):
    """Write these games into the ledger of a data folder."""
    ledger = Ledger(folder / LEDGER)
    for game in games:
        ledger.record(game)
    ledger.close()


def won(number, *reached, **how):
    anna = replace(a_seat(**how), reached=reached)
    return a_finished_game(number, anna, a_seat("Page", "page", 80, 2))


@pytest.fixture
def at(qtbot, tmp_path):
    """Return a function that opens the window with these games."""
    windows = []

    def open_window(*games, **settings) -> AtTheWindow:
        record_games(tmp_path, *games)
        windows.append(AtTheWindow(tmp_path, **settings))
        return windows[-1]

    yield open_window
    for window in windows:
        window.close()


def test_a_click_shows_the_achievements_and_returns(at):
    estates = [Reached("estates-2011", str(number)) for number in range(1, 9)]
    at = at(won(1, FIRST_WIN, *estates))
    dialog = statistics(at)
    assert not dialog.achievements.isVisible()
    shown_anew(at, dialog, lambda: at.click(button(dialog, "Achievements")))
    assert dialog.achievements.isVisible() and not dialog.kinds.button(0).isVisible()
    assert f"1 of {len(achievements_of('burgundy'))} achievements reached." in texts(dialog)
    cards = {card.achievement.name: card for card in dialog.achievements.cards}
    assert cards["first-win"].medal.is_reached and not cards["duke"].medal.is_reached
    assert cards["first-win"].state.text() == "Reached on 1 March 2026"
    assert cards["estates-2011"].state.text() == "8 of 9"
    assert cards["estates-2011"].toolTip() == "Still missing: estate 9"
    heard = cards["estates-2011"].accessibleName()
    assert heard.startswith("Lord of the old estates: Win on each") and "estate 9" in heard
    shown_anew(at, dialog, lambda: at.click(button(dialog, "Achievements")))
    assert not dialog.achievements.isVisible() and dialog.kinds.button(0).isVisible()


def test_keys_reach_each_achievement(at):
    at = at(won(1, FIRST_WIN))
    dialog = statistics(at)
    button(dialog, "Achievements").setFocus()
    shown_anew(at, dialog, lambda: at.press(Qt.Key.Key_Return, button(dialog, "Achievements")))
    assert all(
        card.focusPolicy() & Qt.FocusPolicy.TabFocus and card.accessibleName()
        for card in dialog.achievements.cards
    )


def test_achievements_can_be_hidden(at):
    at = at(won(1, FIRST_WIN), achievements=False)
    assert not button(statistics(at), "Achievements").isVisible()


@pytest.mark.parametrize("is_hidden", [False, True])
def test_a_line_after_the_game_names_new_achievements(qtbot, tmp_path, is_hidden):
    view = view_of(finished_game(0))
    seats = [
        replace(a_seat(plan.name, plan.level), reached=(FIRST_WIN, Reached("bonuses", "ship")))
        if plan.is_person
        else a_seat(plan.name, plan.level)
        for plan in view.line_up.seats
    ]
    record_games(tmp_path, replace(a_finished_game(1, *seats), game_id=view.game_id))
    service = Statistics(tmp_path / LEDGER, tmp_path / "finished")
    found = []
    service.newly_reached.connect(lambda *_: found.append(True))
    dialog = FinalScoreDialog(None, view, service, has_achievements=not is_hidden)
    qtbot.addWidget(dialog)
    if is_hidden:
        service.ask_newly_reached(view.game_id)
    qtbot.waitUntil(lambda: bool(found))
    shown = dialog.sentence.text()
    assert ("First victory, All colours (ship)" in shown) != is_hidden
    service.close()


def test_home_shows_the_best_on_the_board_of_the_game_to_continue(at):
    best = won(1, points=203, estate="6")
    at = at(best, won(2, points=120, estate="6"), won(3, points=250, estate="7"))
    request = {
        "game": "burgundy",
        "edition": "2011",
        "players": 2,
        "setup": "fixed",
        "estates": ["6", "6"],
        "seed": 7,
    }
    at.window.dialogs.begin(LineUp((SeatPlan("Anna"), SeatPlan("Page", "page")), request))
    at.wait_until(lambda: at.is_asked)
    at.window.home_switch.offer_lesson()
    at.window.menus.actions["home"].trigger()
    at.wait_until(lambda: at.window.home.last.best.whole == "Your best: 203 (estate 6)")


def test_the_challenge_shows_the_best_and_the_longest_series(qtbot, tmp_path, at, monkeypatch):
    at = at()
    day = days.present_day()
    request = days.request_of_day("burgundy", day)
    estate, modules = request["estates"][0], tuple(request["modules"])
    anna = a_seat("Anna", points=177, estate=estate)
    game = a_finished_game(1, anna, a_seat("Page", "page", 80, 2), edition=request["edition"])
    record_games(tmp_path, replace(game, modules=modules))
    session = at.window.session
    dialog = ChallengeDialog(
        None, session.challenges, ["burgundy"], "burgundy", SeatPlan("Anna"), session.statistics
    )
    qtbot.addWidget(dialog)
    at.wait_until(lambda: dialog.panel.best.text() == f"Your best: 177 (estate {estate})")
    dialog.choose_day(date(2026, 1, 1))
    assert dialog.panel.best.text() == ""


def test_streaks_of_days_are_shown_with_the_longest():
    done = frozenset(date(2026, 3, day) for day in (1, 2, 3, 4, 9, 10))
    assert challenge_card.streak_text(done, date(2026, 3, 10)) == (
        "2 days in a row, longest series: 4 days"
    )
    assert challenge_card.streak_text(done, date(2026, 3, 20)) == "Longest series: 4 days"
    assert challenge_card.streak_text(frozenset([date(2026, 3, 1)]), date(2026, 3, 1)) == ""
