"""Tests of the score sheet of a running game: the points so far, and the points that are still
open."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from burgundy_qt.rules.game import Game
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import write_save
from burgundy_qt.widgets.advice.score_sheet import ScoreSheet
from burgundy_qt.widgets.dialogs.final_score_dialog import FinalScoreDialog
from burgundy_qt.widgets.games.burgundy.burgundy_advice import (
    HexRow,
    OpenTable,
    end_text,
    hex_row,
    nearest_first,
)
from burgundy_qt.widgets.log.score_panel import score_breakdown
from burgundy_qt.widgets.theme.palette import DARK, LIGHT
from tests.widgets.games import finished_game, positions, view_of
from tests.widgets.window_driver import AtTheWindow


def a_view(seed=4, actions=60):
    """Return the view of a game after this many actions, as the session shows it."""
    for number, game in enumerate(positions(seed, setup="fixed")):
        if number == actions:
            return replace(view_of(game), scoring_potential=game.scoring_potential())
    raise AssertionError("the game is over")


def texts(widget):
    return [label.text() for label in widget.findChildren(QLabel)]


def test_so_far_is_the_current_score_and_the_end_adds_to_it():
    view = a_view()
    told = score_breakdown(view)
    assert told.so_far == [seat["points"] for seat in view.state["seats"]]
    for seat, outlook in enumerate(view.scoring_potential):
        assert told.if_it_ended[seat] - told.so_far[seat] == sum(
            event["points"] for event in outlook["end"]
        )
    assert sum(told.by_source["left"]) > 0


def test_before_the_last_action_the_sheet_shows_the_final_score_except_for_income():
    game = finished_game(3, setup="fixed", players=2)
    result = game.state()["result"]["points"]
    before = Game.from_record(game.record(private=True))
    before.take_back(before.revision - 1)
    told = score_breakdown(replace(view_of(before), scoring_potential=before.scoring_potential()))
    mines = [
        sum(tile == "mine" for tile in seat["cells"].values()) for seat in before.state()["seats"]
    ]
    for seat in range(2):
        assert result[seat] - mines[seat] * 2 <= told.if_it_ended[seat] <= result[seat]


def test_regions_that_need_the_fewest_tiles_come_first():
    view = a_view()
    left = [
        len(region["cells"]) - len(region["covered"])
        for region in nearest_first(view.scoring_potential[0]["regions"])
    ]
    assert left == sorted(left) and len(left) == len(view.scoring_potential[0]["regions"])


def test_a_region_shows_its_size_points_phase_points_and_their_sum(qtbot):
    view = a_view()
    table = OpenTable(view.scoring_potential[0], view.state["phase"])
    qtbot.addWidget(table)
    first = nearest_first(view.scoring_potential[0]["regions"])[0]
    told = texts(table)
    at = told.index(f"+{first['points']}")
    assert told[at + 1 : at + 3] == [
        f"+{first['phase_points']}",
        f"+{first['points'] + first['phase_points']}",
    ]
    assert f"Phase {view.state['phase']}" in told


def test_every_region_has_a_name_for_screen_readers(qtbot):
    view = a_view()
    table = OpenTable(view.scoring_potential[0], view.state["phase"])
    qtbot.addWidget(table)
    rows = table.findChildren(HexRow)
    assert len(rows) == len(view.scoring_potential[0]["regions"]) + 6
    assert all("covered" in row.accessibleName() for row in rows)


def test_points_of_the_end_are_listed_by_source():
    end = [{"for": "silver-left", "points": 2}, {"for": "monastery:17", "points": 8}]
    assert (
        end_text(end)
        == "At the end, as things stand: silverlings left over +2, knowledge tile 17 +8."
    )
    assert end_text([]) == "At the end, as things stand: nothing yet."


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_full_hexes_look_different_from_empty_ones(qtbot, palette):
    full = hex_row("ship", 2, 2, palette, 1.0, 1.0).toImage()
    assert full != hex_row("ship", 1, 2, palette, 1.0, 1.0).toImage()
    assert full.width() > hex_row("ship", 1, 1, palette, 1.0, 1.0).width()


@pytest.fixture
def playing(qtbot, tmp_path):
    window = AtTheWindow(tmp_path)
    yield window
    window.close()
    assert window.problems == []


def begin(window, *names, **request):
    plans = tuple(SeatPlan(name) for name in names)
    window.session.new_game(LineUp(plans, {"seed": 5, "players": len(plans), **request}))
    window.wait_for_my_turn()


def the_sheet(window):
    window.wait_until(lambda: isinstance(window.window.dialog, ScoreSheet))
    sheet = window.window.dialog
    window.wait_until(lambda: sheet.opened or not window.session.view.scoring_potential)
    return sheet


def test_the_key_opens_the_sheet_of_the_seat_in_view(playing):
    begin(playing, "Anna", "Margaux")
    playing.window.activateWindow()
    playing.wait_until(playing.window.isActiveWindow)
    QTest.keyClick(playing.table, Qt.Key.Key_S, Qt.KeyboardModifier.ShiftModifier)
    sheet = the_sheet(playing)
    assert sheet.pages.currentWidget() is sheet.opened[playing.page.seat.number]
    assert "If it ended now" in texts(sheet)
    assert sheet.heading.text() == f"Still open: {('Anna', 'Margaux')[playing.page.seat.number]}"
    sheet.close()


def test_the_button_of_the_score_opens_the_sheet_and_another_seat_can_be_chosen(playing):
    begin(playing, "Anna", "Margaux", "Benoît")
    playing.press(Qt.Key.Key_S)
    [opening] = playing.page.log.score.findChildren(QPushButton)
    playing.click(opening)
    sheet = the_sheet(playing)
    other = (playing.page.seat.number + 1) % 3
    playing.click(sheet.seats.button(other))
    assert sheet.pages.currentWidget() is sheet.opened[other]
    assert sheet.heading.text().endswith(("Anna", "Margaux", "Benoît")[other])
    sheet.close()


def test_while_estates_are_chosen_the_sheet_says_that_nothing_is_scored_yet(playing):
    begin(playing, "Anna", "Margaux", setup="open")
    QTest.keyClick(playing.table, Qt.Key.Key_S, Qt.KeyboardModifier.ShiftModifier)
    sheet = the_sheet(playing)
    assert "Nobody has scored yet" in sheet.sentence.text() and sheet.pages.count() == 0
    sheet.close()


def test_the_sheet_of_four_players_fits_into_the_smallest_window(playing):
    begin(playing, "Anna", "Margaux", "Benoît", "Colette")
    playing.window.resize(1024, 700)
    QTest.keyClick(playing.table, Qt.Key.Key_S, Qt.KeyboardModifier.ShiftModifier)
    sheet = the_sheet(playing)
    assert sheet.minimumSizeHint().width() <= 1024 and sheet.minimumSizeHint().height() <= 700
    sheet.close()


def test_after_the_game_the_final_score_opens_instead_of_the_sheet(playing, tmp_path):
    game = finished_game(3, setup="fixed", players=2)
    plans = LineUp((SeatPlan("Anna"), SeatPlan("Margaux")), game.request)
    path = tmp_path / "finished.burgundy"
    write_save(
        path,
        RunningGame(game, plans, "20250301-120000-0badcafe", "2025-03-01T12:00:00+00:00").save(),
    )
    playing.session.open(path)
    playing.wait_until(lambda: isinstance(playing.window.dialog, FinalScoreDialog))
    playing.window.dialog.close()
    playing.window.menus.actions["score sheet"].trigger()
    assert isinstance(playing.window.dialog, FinalScoreDialog)
    playing.window.dialog.close()
