"""Moments of ceremony: what a phase has brought, over the table; the winner, over the score."""

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.statistics.ledger import Ledger
from burgundy_qt.widgets.dialogs import ceremony
from burgundy_qt.widgets.dialogs.ceremony import WinnerOverlay, level_line, phase_result
from burgundy_qt.widgets.dialogs.final_score_dialog import FinalScoreDialog
from burgundy_qt.widgets.log.game_log import log_of
from tests.session.short_games import act_at_random
from tests.session.statistics.ledger_samples import a_finished_game, a_seat
from tests.widgets.games import finished_game, view_of
from tests.widgets.statistics.statistics_driver import LEDGER
from tests.widgets.window_driver import AtTheWindow

PEOPLE = SeatPlan("Anna"), SeatPlan("Benoît")
WITH_PHASES = "burgundy", "burgundy-dice", "tuscany"


def before_phase(game: str, number: int) -> RunningGame:
    """A game of two people one action before its phase of that number ends, or before its end."""
    request = {"game": game, "players": 2, "seed": 5}
    luck, running = random.Random(3), RunningGame.begin(LineUp(PEOPLE, request))
    done: list[tuple[dict, int]] = []
    while not running.game.is_over and ended_phases(running) < number:
        seat = running.decided_by(len(running.game.actions))
        done.append((luck.choice(running.game.legal(seat)["actions"]), seat))
        running.act_unseen(*done[-1])
    again = RunningGame.begin(LineUp(PEOPLE, request))
    for action, seat in done[:-1]:
        again.act_unseen(action, seat)
    return again


def ended_phases(running: RunningGame) -> int:
    """How many phases of a game are over."""
    opens_chapter = log_of(running.game.request["game"]).opens_chapter
    return sum(map(opens_chapter, running.game.events)) - 1


@pytest.fixture
def at(qtbot, tmp_path):
    windows = []

    def open_window(**settings) -> AtTheWindow:
        windows.append(AtTheWindow(tmp_path, **settings))
        return windows[-1]

    yield open_window
    for window in windows:
        window.close()


def act(at):
    """The person at the screen does the first thing there is to do."""
    view = at.session.view
    at.session.act(view.revision, view.legal["actions"][0])


def banner_of(at):
    return vars(at.window.game_on_table).get("banner")


def phase_ends(at, number=1):
    """The banner, once a phase has ended at the table."""
    at.take_up(before_phase("burgundy", number))
    act(at)
    at.wait_until(lambda: banner_of(at) is not None and banner_of(at).isVisible())
    return banner_of(at)


@pytest.mark.parametrize("game", WITH_PHASES)
def test_the_result_of_a_phase_adds_up(game):
    results = {}
    for number in (1, 2):
        running = before_phase(game, number)
        steps = [running.act(running.view.legal["actions"][0])]
        while ended_phases(running) < number:
            steps.append(running.act(running.view.legal["actions"][0]))
        results[number] = phase_result(steps[-1])
    first, second = results[1], results[2]
    labels = log_of(game).course(running.view).labels
    assert [first.phase, second.phase] == [*labels[:2]]
    before = {side.seats: side.points for side in first.sides}
    for side in second.sides:
        assert side.points == before[side.seats] + side.gain
    assert sum(side.points for side in second.sides) > 0


def test_a_game_without_phases_and_a_step_in_the_middle_have_none():
    running = RunningGame.begin(LineUp(PEOPLE, {"game": "carcassonne", "players": 2, "seed": 1}))
    for _ in range(20):
        seat = running.decided_by(len(running.game.actions))
        assert phase_result(running.act(running.game.legal(seat)["actions"][0])) is None
    assert len(GAMES) > len(WITH_PHASES)


def test_the_banner_tells_who_leads_and_goes_with_a_click_that_still_counts(at):
    at = at()
    said = []
    at.window.announcements.said.connect(lambda text, _: said.append(text))
    banner = phase_ends(at)
    assert banner.accessibleName().startswith("Phase A is over. ")
    assert "In the lead" in banner.accessibleName() and banner.accessibleName() in said
    assert at.page.decision.is_open, "nobody waits for the banner"
    at.wait_until(lambda: at.is_asked)
    under = at.page.view.viewport().mapFromGlobal(banner.mapToGlobal(QPoint(5, 5)))
    assert at.page.view.childAt(under) is not banner
    QTest.mouseClick(at.page.view.viewport(), Qt.MouseButton.LeftButton, pos=under)
    assert not banner.isVisible()


def test_the_banner_is_as_large_as_the_table(at):
    at = at()
    widths = {}
    for size in ((1280, 800), (2560, 1440)):
        at.window.resize(*size)
        at.wait_until(lambda: at.page.view.unit() not in widths)
        width = phase_ends(at).width()
        widths[at.page.view.unit()] = width
        at.press(Qt.Key.Key_Tab)
    (small, usual), (large, wide) = widths.items()
    assert large > 1.5 * small and wide / usual == pytest.approx(large / small, rel=0.1)


def test_the_banner_goes_with_a_key_that_still_counts(at):
    at = at()
    banner = phase_ends(at)
    at.press(Qt.Key.Key_Tab)
    assert not banner.isVisible()


def test_the_banner_goes_by_itself(at):
    at = at()
    banner = phase_ends(at)
    banner._end.setInterval(30)  # now that it was seen: beside much else, it may go unseen
    at.wait_until(lambda: not banner.isVisible())


def test_a_banner_that_goes_while_the_next_phase_ends_does_not_take_the_next_one_along(at):
    at = at()
    banner = phase_ends(at)
    running = before_phase("burgundy", 2)
    banner.note(running.act(running.view.legal["actions"][0]))
    at.press(Qt.Key.Key_Tab)
    assert not banner.isVisible()
    banner.show_due()
    assert banner.isVisible() and banner.accessibleName().startswith("Phase B is over. ")


@pytest.mark.parametrize(("calm", "moves"), [(False, True), (True, False)])
def test_with_reduced_motion_the_banner_only_fades(at, calm, moves):
    at = at(calm=calm, speed="normal")
    banner = phase_ends(at)
    banner._clock.stop()
    tops = []
    for shown in (0.0, 1.0):
        banner._move(shown)
        tops.append(banner.y())
    assert (tops[0] != tops[1]) == moves


def test_it_can_be_switched_off(at):
    at = at(ceremony=False)
    at.take_up(before_phase("burgundy", 1))
    act(at)
    at.wait_until(lambda: at.session.view.state["phase"] == "B" and at.is_asked)
    assert banner_of(at) is None
    at.take_up(before_phase("burgundy", 99))
    act(at)
    at.wait_until(lambda: isinstance(at.window.dialog, FinalScoreDialog))
    assert at.window.dialog.findChild(WinnerOverlay) is None


def game_ends(at):
    """The winner, once the game has ended at the table."""
    at.take_up(before_phase("burgundy", 99))
    act(at)
    at.wait_until(lambda: at.window.dialog and at.window.dialog.findChild(WinnerOverlay))
    return at.window.dialog.findChild(WinnerOverlay)


def test_the_winner_covers_the_score_until_a_click(at):
    at = at()
    winner, dialog = game_ends(at), at.window.dialog
    assert winner.geometry() == dialog.rect()
    at.wait_until(winner.hasFocus)
    assert dialog.windowTitle() in winner.accessibleName()
    QTest.mouseClick(winner, Qt.MouseButton.LeftButton, pos=winner.rect().center())
    assert not winner.isVisible() and dialog.isVisible()
    assert dialog.focusWidget() is not winner


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
def test_the_winner_goes_with_any_key(at, key):
    at = at()
    winner, dialog = game_ends(at), at.window.dialog
    at.wait_until(winner.hasFocus)
    at.press(key, winner)
    assert not winner.isVisible() and dialog.isVisible()


def test_the_winner_goes_by_itself(at, monkeypatch):
    monkeypatch.setattr(ceremony, "SHOWN_MS", 50)
    at = at()
    winner = game_ends(at)
    at.wait_until(lambda: not winner.isVisible())
    assert at.window.dialog.isVisible()


def test_a_finished_game_that_is_opened_shows_its_score_at_once(at):
    at = at()
    running = before_phase("burgundy", 99)
    act_at_random(running, 1, random.Random(1))
    at.take_up(running)
    at.wait_until(lambda: isinstance(at.window.dialog, FinalScoreDialog))
    assert at.window.dialog.findChild(WinnerOverlay) is None


def test_the_level_that_was_beaten_is_the_strongest():
    view = view_of(finished_game(0, players=3))
    seats = list(view.line_up.seats)
    winner = view.state["result"]["places"].index(1)
    for seat, level in zip(
        (seat for seat in range(3) if seat != winner), ("page", "knight"), strict=True
    ):
        seats[seat] = replace(seats[seat], level=level)
    seats[winner] = replace(seats[winner], level=None)
    won = replace(view, line_up=replace(view.line_up, seats=tuple(seats)))
    assert level_line(won) == "Level beaten: Knight"
    seats[winner] = replace(seats[winner], level="duke")
    lost = replace(view, line_up=replace(view.line_up, seats=tuple(seats)))
    assert level_line(lost) == ""


@pytest.mark.parametrize(("before", "text"), [(1, "Your new best"), (900, "Your best: 900")])
def test_the_best_on_this_board_is_named(at, tmp_path, before, text):
    at = at()
    running = before_phase("burgundy", 99)
    seats = SeatPlan("Anna"), SeatPlan("Page", level="page")
    running.line_up = replace(running.line_up, seats=seats)
    request, estate = running.game.request, running.game.state()["seats"][0]["estate"]
    ledger = Ledger(tmp_path / LEDGER)
    anna = a_seat(points=before, estate=estate)
    game = a_finished_game(1, anna, a_seat("Page", "page", 0, 2), edition=request["edition"])
    ledger.record(game)
    ledger.close()
    view = running.view
    act_at_random(running, 1, random.Random(1))
    view = running.view
    dialog = FinalScoreDialog(None, view, at.session.statistics)
    winner = WinnerOverlay(dialog, view, at.session.statistics, at.settings)
    at.wait_until(lambda: text in winner.best.text())
    assert f"estate {estate}" in winner.best.text() and text in winner.accessibleName()
    dialog.close()
