"""Tests of games as text in the window: a copy is saved and opened with the usual dialogs."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.saves.game_notation import notation_of, read_game, write_notation
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.widgets.library.library_dialog import LibraryDialog
from tests.session.short_games import a_game


def test_a_copy_is_saved_as_text_with_comments_and_opened_again(at, tmp_path, monkeypatch):
    seats = SeatPlan("Anna"), SeatPlan("Bo")
    at.session.new_game(LineUp(seats, {"game": "burgundy-dice", "players": 2, "seed": 3}))
    at.wait_for_my_turn()
    file, kind = tmp_path / "a game", "Games as text (*.txt)"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), kind))
    saved = []
    at.session.saved.connect(saved.append)
    at.window.dialogs.ask_where_to_save([(0, "The first castles matter.")])
    at.wait_until(lambda: saved)
    text = file.with_name("a game.txt")
    assert saved == [text] and read_game(text).comments == ((0, "The first castles matter."),)
    before = at.session.view.game_id
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(text), kind))
    at.window.dialogs.ask_for_file()
    at.wait_until(lambda: at.session.view.game_id != before)
    assert [plan.name for plan in at.session.view.line_up.seats] == ["Anna", "Bo"]
    at.window.looking_back.toggle()
    bar = at.window.looking_back.bar
    at.wait_until(lambda: at.window.looking_back.is_on)
    assert bar.heading.whole.endswith("The first castles matter.") and "castles" in bar.spoken
    at.window.dialogs.ask_where_to_save()
    at.wait_until(lambda: len(saved) == 2)
    assert at.window.bar.past.text() == "Copy of the game saved: a game.txt"


def test_a_game_in_notation_is_pasted_at_the_table_and_shown_in_the_library(at):
    at.session.new_game(LineUp((SeatPlan("Anna"), SeatPlan("Bo")), {"game": "tuscany"}))
    at.wait_for_my_turn()
    save = replace(a_game(None, "page", actions=20).save(), comments=((3, "Why not?"),))
    QGuiApplication.clipboard().setText(f"Dear Anna,\n\n{notation_of(save)}")
    QTest.keyClick(at.table, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    at.wait_until(
        lambda: isinstance(at.window.dialog, LibraryDialog) and at.window.dialog.cards.card
    )
    assert read_game(at.window.dialog.cards.card.path).comments == ((3, "Why not?"),)


def test_all_games_in_a_text_are_imported_into_the_library(at, tmp_path):
    file = tmp_path / "many.txt"
    games = [a_game(None, "page", actions=10 + seed, seed=seed).save() for seed in range(3)]
    write_notation(file, games)
    taken = []
    librarian = at.window.library.librarian
    librarian.taken_in.connect(taken.append)
    librarian.take_in(file)
    at.wait_until(lambda: taken)
    places = [SaveFolder(at.session.folders.games).path(game.game_id) for game in games]
    assert [read_game(place) for place in places] == [
        replace(game, turns=(), redo=()) for game in games
    ]
