"""Tests of the ceremonies: the banner with the result of a phase above the table, and the winner
above the score."""

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
    """Return a game for two people, one action before this phase or the game ends."""
    request = {"game": game, "players": 2, "seed": 5}
    luck, running = random.Random(3), RunningGame.begin(LineUp(PEOPLE, request))
    done: list[tuple[dict, int]] = []
    while not running.game.is_over and ended_phases(running) < number:
        seat = running.decided_by(len(running.game.actions))
        done.append((luck.choice(running.game.legal(seat)["actions"]), seat))
        running.act_without_view(*done[-1])
    again = RunningGame.begin(LineUp(PEOPLE, request))
    for action, seat in done[:-1]:
        again.act_without_view(action, seat)
    return again


def ended_phases(running: RunningGame) -> int:
    """Return the number of phases of a game that are over."""
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
    """Play the first legal action for the person at the screen."""
    view = at.session.view
    at.session.act(view.revision, view.legal["actions"][0])


def banner_of(at):
    return vars(at.window.game_on_table).get("banner")


def finish_phase(at, number=1):
    """Finish a phase at the table, and return its visible banner."""
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


def test_the_banner_names_the_leader_and_a_click_closes_it_and_reaches_the_table(at):
    at = at()
    said = []
    at.window.announcements.said.connect(lambda text, _: said.append(text))
    banner = finish_phase(at)
    assert banner.accessibleName().startswith("Phase A is over. ")
    assert "In the lead" in banner.accessibleName() and banner.accessibleName() in said
    assert at.page.decision.is_open, "the banner delays the next decision"
    at.wait_until(lambda: at.is_asked)
    under = at.page.view.viewport().mapFromGlobal(banner.mapToGlobal(QPoint(5, 5)))
    assert at.page.view.childAt(under) is not banner
    QTest.mouseClick(at.page.view.viewport(), Qt.MouseButton.LeftButton, pos=under)
    assert not banner.isVisible()


def test_the_banner_grows_with_the_table(at):
    at = at()
    widths = {}
    for size in ((1280, 800), (2560, 1440)):
        at.window.resize(*size)
        at.wait_until(lambda: at.page.view.unit() not in widths)
        width = finish_phase(at).width()
        widths[at.page.view.unit()] = width
        at.press(Qt.Key.Key_Tab)
    (small, usual), (large, wide) = widths.items()
    assert large > 1.5 * small and wide / usual == pytest.approx(large / small, rel=0.1)


def test_a_key_closes_the_banner_and_reaches_the_table(at):
    at = at()
    banner = finish_phase(at)
    at.press(Qt.Key.Key_Tab)
    assert not banner.isVisible()


def test_the_banner_closes_by_itself(at):
    at = at()
    banner = finish_phase(at)
    # Only after the banner was seen: a busy machine could miss a brief one.
    banner._end.setInterval(30)
    at.wait_until(lambda: not banner.isVisible())


def test_closing_a_banner_does_not_close_that_of_the_next_phase(at):
    at = at()
    banner = finish_phase(at)
    running = before_phase("burgundy", 2)
    banner.note(running.act(running.view.legal["actions"][0]))
    at.press(Qt.Key.Key_Tab)
    assert not banner.isVisible()
    banner.show_due()
    assert banner.isVisible() and banner.accessibleName().startswith("Phase B is over. ")


@pytest.mark.parametrize(("calm", "moves"), [(False, True), (True, False)])
def test_with_reduced_motion_the_banner_only_fades(at, calm, moves):
    at = at(calm=calm, speed="normal")
    banner = finish_phase(at)
    banner._clock.stop()
    tops = []
    for shown in (0.0, 1.0):
        banner._move(shown)
        tops.append(banner.y())
    assert (tops[0] != tops[1]) == moves


def test_the_banner_can_be_switched_off(at):
    at = at(ceremony=False)
    at.take_up(before_phase("burgundy", 1))
    act(at)
    at.wait_until(lambda: at.session.view.state["phase"] == "B" and at.is_asked)
    assert banner_of(at) is None
    at.take_up(before_phase("burgundy", 99))
    act(at)
    at.wait_until(lambda: isinstance(at.window.dialog, FinalScoreDialog))
    assert at.window.dialog.findChild(WinnerOverlay) is None


def finish_game(at):
    """Finish a game at the table, and return the visible ceremony of the winner."""
    at.take_up(before_phase("burgundy", 99))
    act(at)
    at.wait_until(lambda: at.window.dialog and at.window.dialog.findChild(WinnerOverlay))
    return at.window.dialog.findChild(WinnerOverlay)


def test_the_winner_covers_the_score_until_a_click(at):
    at = at()
    winner, dialog = finish_game(at), at.window.dialog
    assert winner.geometry() == dialog.rect()
    at.wait_until(winner.hasFocus)
    assert dialog.windowTitle() in winner.accessibleName()
    QTest.mouseClick(winner, Qt.MouseButton.LeftButton, pos=winner.rect().center())
    assert not winner.isVisible() and dialog.isVisible()
    assert dialog.focusWidget() is not winner


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
def test_any_key_closes_the_ceremony_of_the_winner(at, key):
    at = at()
    winner, dialog = finish_game(at), at.window.dialog
    at.wait_until(winner.hasFocus)
    at.press(key, winner)
    assert not winner.isVisible() and dialog.isVisible()


def test_the_ceremony_of_the_winner_closes_by_itself(at, monkeypatch):
    monkeypatch.setattr(ceremony, "SHOWN_MS", 50)
    at = at()
    winner = finish_game(at)
    at.wait_until(lambda: not winner.isVisible())
    assert at.window.dialog.isVisible()


def test_a_finished_game_that_is_opened_shows_its_score_at_once(at):
    at = at()
    running = before_phase("burgundy", 99)
    act_at_random(running, 1, random.Random(1))
    at.take_up(running)
    at.wait_until(lambda: isinstance(at.window.dialog, FinalScoreDialog))
    assert at.window.dialog.findChild(WinnerOverlay) is None


def test_the_strongest_beaten_level_is_named():
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
