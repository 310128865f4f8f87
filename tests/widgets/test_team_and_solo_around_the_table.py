"""Tests of team and solo games outside the table: begun by clicks, continued, listed, played again,
and printed in a terminal."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from burgundy_qt import cli
from burgundy_qt.session.deal_code import deal_code_of
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.widgets.dialogs.final_score_dialog import FinalScoreDialog
from burgundy_qt.widgets.games.burgundy.burgundy_panel import ModuleChooser
from burgundy_qt.widgets.library import card_text
from burgundy_qt.widgets.library.card_model import CARD
from burgundy_qt.widgets.library.card_thumbnails import drawn, picture_of
from tests.session.short_games import act_at_random
from tests.widgets.window_driver import AtTheWindow, button

GAMES = {
    "team": (
        (
            SeatPlan("Anna"),
            SeatPlan("Margaux", "page"),
            SeatPlan("Ben", "page"),
            SeatPlan("Colette", "page"),
        ),
        {
            "edition": "2019",
            "modules": ["inns", "team"],
            "estates": ["12a", "12b"] * 2,
            "seed": 4321,
        },
    ),
    "solo": (
        (SeatPlan("Anna"),),
        {
            "edition": "2019",
            "modules": ["extra-tiles", "solo"],
            "estates": ["13b"],
            "target": 46,
            "seed": 4321,
        },
    ),
}


@pytest.fixture(params=GAMES)
def game(request):
    """Return the seats and the request of each game."""
    return GAMES[request.param]


def put_finished(folder, game):
    """Save a finished game, and return it with its file."""
    seats, request = game
    running = RunningGame.begin(LineUp(seats, request))
    act_at_random(running, 100_000, random.Random(1))
    return running, SaveFolder(folder).write(running.save())


def library(at):
    at.window.library.open()
    at.wait_until(lambda: at.window.dialog.left == 0)
    at.window.dialog.cards.go_to(0)
    return at.window.dialog.cards


def start(at, who_plays, *modules):
    """Begin a game of people by clicks in the new-game dialog, and return its request."""
    at.window.dialogs.ask_for_game()
    dialog = at.new_game_dialog()
    at.click(button(dialog.ways, who_plays))
    for row in dialog.rows:
        row.who.setCurrentIndex(0)
    at.click(dialog.panel.modules)
    chooser = dialog.panel.modules.findChild(ModuleChooser)
    for card in chooser.cards:
        if card.module in modules:
            QTest.mouseClick(
                card, Qt.MouseButton.LeftButton, pos=QPoint(card.width() - 8, card.height() - 8)
            )
    at.click(chooser.done)
    asked = dialog.line_up
    at.click(dialog.start)
    at.wait_for_my_turn()
    return asked


def test_a_team_game_is_begun_by_clicks_offered_again_and_found_after_leaving(qtbot, tmp_path):
    at = AtTheWindow(tmp_path)
    asked = start(at, "Two teams", "white-castles")
    view = at.session.view
    assert view.state["modules"] == ["white-castles", "team"] and view.state["teams"] == [
        [0, 2],
        [1, 3],
    ]
    assert view.line_up.seats == asked.seats and not at.problems
    at.window.dialogs.ask_for_game()
    offered = at.new_game_dialog().line_up
    assert offered.request["modules"] == ["white-castles", "team"] and offered.seats == asked.seats
    at.window.dialog.reject()
    at.close()
    again = AtTheWindow(tmp_path)
    again.session.resume()
    again.wait_for_my_turn()
    assert (again.session.view.game_id, again.session.view.revision) == (
        view.game_id,
        view.revision,
    )
    again.close()


def test_a_solo_game_is_begun_by_clicks_and_continued_after_leaving(qtbot, tmp_path):
    at = AtTheWindow(tmp_path)
    asked = start(at, "Alone", "white-castles")
    view = at.session.view
    assert view.state["modules"] == ["white-castles", "solo"] and view.line_up.seats == asked.seats
    assert view.state["target"] == asked.request["target"] and not at.problems
    at.close()
    again = AtTheWindow(tmp_path)
    again.session.resume()
    again.wait_for_my_turn()
    assert (again.session.view.game_id, again.session.view.state) == (view.game_id, view.state)
    again.close()


def test_the_card_shows_the_estate_and_the_result(at, game):
    running, _ = put_finished(at.session.folders.games, game)
    cards = library(at)
    card = cards.model().index(0, 0).data(CARD)
    assert card.is_finished and card_text.standing(card).startswith(("Won", "Lost"))
    pictures, estate = cards.itemDelegate().pictures, card.summary["estates"][0]
    at.wait_until(lambda: any(kept.shown.estate == estate for kept in pictures.kept))
    wanted, state = picture_of(card, "light", 120, 1.0), running.game.state()["seats"][0]
    assert wanted.shown == ("2019", state["estate"], " ".join(state["cells"]))
    assert not drawn(wanted).isNull() and not at.problems


def test_the_same_deal_is_played_again_from_the_library(at, game):
    running, _ = put_finished(at.session.folders.games, game)
    QTest.keyClick(library(at), Qt.Key.Key_A)
    dialog = at.new_game_dialog()
    at.click(dialog.start)
    at.wait_for_my_turn()
    view = at.session.view
    assert view.casual and view.line_up.request == running.game.request
    assert [plan.name for plan in view.line_up.seats] == [
        plan.name for plan in running.line_up.seats
    ]


def test_a_rematch_keeps_seats_estates_and_modules(at, game):
    running, path = put_finished(at.session.folders.games, game)
    at.window.dialogs.open_game(path)
    at.wait_until(lambda: isinstance(at.window.dialog, FinalScoreDialog))
    at.click(button(at.window.dialog, "Rematch"))
    at.wait_until(lambda: at.session.view.game_id != running.game_id)
    again, before = at.session.view.line_up, running.line_up
    assert again.seats == before.seats and again.request["seed"] != before.request["seed"]
    for key in set(before.request) - {"seed", "castles"}:
        assert again.request[key] == before.request[key]


def test_a_file_can_be_opened_and_its_code_gives_the_same_deal(at, game, tmp_path):
    seats, request = game
    running = RunningGame.begin(LineUp(seats, request))
    act_at_random(running, 40, random.Random(2))
    copy = SaveFolder(tmp_path / "elsewhere").write(running.save())
    at.window.dialogs.open_game(copy)
    at.wait_for_my_turn()
    assert at.session.view.line_up.request == running.game.request and not at.problems
    at.window.dialogs.ask_for_game()
    dialog = at.new_game_dialog()
    dialog.seed.setText(deal_code_of(running.game.request))
    assert dialog.line_up.request["modules"] == request["modules"] and dialog.start.isEnabled()


def test_the_commands_replay_and_count_the_game(game, tmp_path, capsys):
    data = tmp_path / "data"
    running, path = put_finished(data / "games", game)
    assert cli.main(["replay", str(path)]) == 0
    story = capsys.readouterr().out
    assert "== Phase A" in story and running.line_up.seats[0].name in story
    assert cli.main(["statistics", "--data-dir", str(data)]) == 0
    assert f"1 {game[1]['modules'][-1]} game, " in capsys.readouterr().out
