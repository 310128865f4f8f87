"""Tests of the library in the real window: every game can be found, opened, named, starred, shared
and moved to the bin."""

from __future__ import annotations

import os
import random
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QContextMenuEvent, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMenu, QPushButton, QWidget

from burgundy_qt.language.translation import NAMES, spoken
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import read_save
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.widgets.controls.dialog_frame import ConfirmDialog
from burgundy_qt.widgets.controls.value_controls import IconButton
from burgundy_qt.widgets.dialogs.problem_dialog import ProblemDialog
from burgundy_qt.widgets.library import card_text
from burgundy_qt.widgets.library.game_transfer import files_in
from burgundy_qt.widgets.library.library_dialog import LibraryHead
from burgundy_qt.widgets.theme import theme
from tests.session.short_games import act_at_random
from tests.widgets.window_driver import AtTheWindow, button

LEFT = Qt.MouseButton.LeftButton


class AtTheLibrary(AtTheWindow):
    """A window with shortcuts for the library."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.save_folder = SaveFolder(self.session.folders.games)

    def open_library(self):
        """Open the library, and return its dialog when all games are listed."""
        self.window.activateWindow()
        self.wait_until(self.window.isActiveWindow)
        self.press(Qt.Key.Key_G, self.window)
        return self.listed()

    def listed(self):
        dialog = self.window.dialog
        self.wait_until(lambda: dialog.left == 0)
        self.wait_until(dialog.isActiveWindow)
        return dialog

    def titles(self):
        model = self.window.dialog.cards.entries
        return [model.data(model.index(row)) for row in range(model.rowCount())]

    def parts(self, row):
        """Return the places of the parts of a card."""
        cards = self.window.dialog.cards
        return cards.painted.layout_of(cards.entries.index(row))

    def click_at(self, slot: QPoint) -> None:
        QTest.mouseClick(
            self.window.dialog.cards.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, slot
        )

    def key(self, key, modifier=Qt.KeyboardModifier.NoModifier):
        QTest.keyClick(self.window.dialog.cards, key, modifier)

    def notice_text(self):
        return self.window.dialog.label.text()


@pytest.fixture
def at(qtbot, tmp_path):
    at = AtTheLibrary(tmp_path / "data")
    yield at
    at.close()


def put(at, game_id, *names, age=0, over=False, levels=None):
    """Save a game in the folder of games, last played `age` seconds before the others."""
    names = names or ("You", "Margaux")
    plans = tuple(
        SeatPlan(name, level)
        for name, level in zip(names, levels or (None, "squire", "page", "duke"), strict=False)
    )
    running = played(plans, over)
    running.game_id = game_id
    path = at.save_folder.write(running.save())
    os.utime(path, (1_760_000_000 - age,) * 2)
    return path


@cache
def played(plans: tuple[SeatPlan, ...], over: bool) -> RunningGame:
    """Return a game of these seats after some actions or at its end. It is shared by all tests;
    nobody may act in it."""
    running = RunningGame.begin(LineUp(plans, {"players": len(plans), "seed": 7}))
    act_at_random(running, 10_000 if over else 20, random.Random(1))
    return running


def two_games(at):
    put(at, "a", "You", "Margaux")
    put(at, "b", "You", "Colette", age=60, over=True)


def test_the_library_without_games_says_so_and_offers_buttons(at):
    dialog = at.open_library()
    assert dialog.places.currentWidget() is dialog.empty
    assert dialog.empty.heading.text() == "No games yet"
    assert button(dialog.empty, "Open a file").isVisible()


def test_the_library_without_games_offers_to_learn_by_playing(at):
    dialog = at.open_library()
    at.click(button(dialog.empty, "Learn by playing"))
    at.wait_until(lambda: at.window.tutorial.is_running)
    assert at.window.dialog is None


def test_the_library_lists_the_last_played_game_first(at):
    two_games(at)
    dialog = at.open_library()
    assert at.titles() == ["You, Margaux", "You, Colette"]
    assert dialog.head.counted.text() == "2 games, 1 of them waiting for you."


def test_games_of_bots_are_separate_and_wait_for_nobody(at):
    two_games(at)
    put(at, "c", "Duke", "Baron", levels=("duke", "baron"))
    put(at, "d", "Page", "Baron", levels=("page", "baron"), over=True, age=90)
    dialog = at.open_library()
    assert dialog.head.counted.text() == "4 games, 1 of them waiting for you."
    shown = {}
    for chip in dialog.head.filters.buttons():
        at.click(chip)
        shown[chip.text()] = at.titles()
    assert shown["In progress"] == ["You, Margaux"]
    assert shown["Finished"] == ["You, Colette"]
    assert shown["Bots only"] == ["Duke, Baron", "Page, Baron"]
    assert len(shown["All"]) == 4


def test_games_of_bots_alone_wait_for_nobody(at):
    put(at, "c", "Duke", "Baron", levels=("duke", "baron"))
    dialog = at.open_library()
    assert dialog.head.counted.text() == "1 game, none of them waiting for you."
    card = dialog.cards.entries.shown[0]
    assert (card_text.standing(card), card_text.button_text(card)) == ("Only bots play", "Watch")


def test_there_is_a_scroll_bar_only_if_it_is_necessary(at):
    put(at, "lone", "You", "Margaux")
    cards = at.open_library().cards
    assert not cards.verticalScrollBar().isEnabled()
    cards.setFixedHeight(100)
    at.wait_until(cards.verticalScrollBar().isEnabled)


def test_enter_continues_the_game(at):
    two_games(at)
    at.open_library()
    at.key(Qt.Key.Key_Return)
    at.wait_until(lambda: at.session.view is not None)
    assert at.session.view.game_id == "a"
    assert at.window.dialog is None


def test_the_button_on_the_current_card_continues_the_game(at):
    two_games(at)
    at.open_library()
    at.click_at(at.parts(0).button.center())
    at.wait_until(lambda: at.session.view is not None and at.session.view.game_id == "a")


def test_a_double_click_opens_a_finished_game_with_its_score(at):
    two_games(at)
    dialog = at.open_library()
    slot = at.parts(1).picture.center()
    at.click_at(slot)
    QTest.mouseDClick(dialog.cards.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, slot)
    at.wait_until(lambda: at.is_over and at.window.dialog is not None)


def test_arrows_move_over_the_cards(at):
    two_games(at)
    dialog = at.open_library()
    at.key(Qt.Key.Key_Right)
    assert dialog.cards.card.game_id == "b"
    at.key(Qt.Key.Key_Home)
    assert dialog.cards.card.game_id == "a"


def test_the_filters_choose_games(at):
    two_games(at)
    dialog = at.open_library()
    for filter_, found in (
        ("In progress", ["You, Margaux"]),
        ("Finished", ["You, Colette"]),
        ("All", ["You, Margaux", "You, Colette"]),
        ("Starred", []),
        ("Bin", []),
    ):
        at.click(button(dialog, filter_))
        assert at.titles() == found
        assert (dialog.places.currentWidget() is dialog.empty) == (not found)


def test_recorded_games_have_a_filter_once_there_are_some(at):
    two_games(at)
    dialog = at.open_library()
    recorded = button(dialog, "Recorded")
    assert recorded.isHidden()
    one, other = dialog.cards.entries.cards
    dialog._show([one, replace(other, recorded=True)], 0)
    assert recorded.isVisible()
    at.click(recorded)
    assert dialog.cards.entries.shown == [replace(other, recorded=True)]
    dialog._show([one, other], 0)
    assert recorded.isHidden() and dialog.head.filters.checkedId() == 0


def test_with_several_kinds_of_games_one_of_them_can_be_chosen(at, monkeypatch):
    two_games(at)
    dialog = at.open_library()
    games = dialog.head.games
    assert games.isHidden()
    monkeypatch.setitem(GAMES, "other", GAMES["burgundy"])
    ours, other = dialog.cards.entries.cards
    dialog._show([ours, replace(other, game="other")], 0)
    assert games.isVisible() and [games.itemData(row) for row in range(games.count())] == [
        "",
        "burgundy",
        "other",
    ]
    games.setCurrentIndex(2)
    games.activated.emit(2)
    assert at.titles() == ["You, Colette"]
    at.click(button(dialog, "In progress"))
    assert at.titles() == []
    dialog._show([ours], 0)
    assert games.isHidden() and at.titles() == ["You, Margaux"]


def test_the_search_finds_all_its_words(at):
    two_games(at)
    dialog = at.open_library()
    for words, found in (
        ("colette", ["You, Colette"]),
        ("squire 2 players", ["You, Margaux", "You, Colette"]),
        ("october 2025", ["You, Margaux", "You, Colette"]),
        ("finished edition 2019", ["You, Colette"]),
        ("estate 12", []),
    ):
        QTest.keyClick(dialog.cards, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
        at.wait_until(dialog.head.search.hasFocus)
        QTest.keyClicks(dialog.head.search, words)
        assert at.titles() == found
        if not found:
            assert words in dialog.empty.sentence.text()
        QTest.keyClick(dialog.head.search, Qt.Key.Key_Escape)
        assert len(at.titles()) == 2 and at.window.dialog is dialog


def test_a_game_is_renamed_on_its_card_and_keeps_its_name(at):
    two_games(at)
    dialog = at.open_library()
    at.key(Qt.Key.Key_F2)
    editor = dialog.cards.findChild(QLineEdit)
    editor.clear()
    QTest.keyClicks(editor, "The long evening")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    at.wait_until(lambda: at.titles() == ["The long evening", "You, Colette"])
    dialog.close()
    at.open_library()
    assert at.titles() == ["The long evening", "You, Colette"]


def test_a_name_is_kept_if_the_library_is_closed_while_it_is_typed(at):
    two_games(at)
    dialog = at.open_library()
    at.key(Qt.Key.Key_F2)
    QTest.keyClicks(dialog.cards.findChild(QLineEdit), "Evening")
    dialog.close()
    at.open_library()
    assert at.titles() == ["Evening", "You, Colette"]


def test_a_star_is_set_by_key_and_by_mouse(at):
    two_games(at)
    dialog = at.open_library()
    at.key(Qt.Key.Key_S)
    at.wait_until(lambda: dialog.cards.entries.shown[0].starred)
    at.click_at(at.parts(1).star.center())
    at.wait_until(lambda: dialog.cards.entries.shown[1].starred)
    at.click(button(dialog, "Starred"))
    assert len(at.titles()) == 2


def test_moving_a_game_to_the_bin_can_be_undone(at):
    two_games(at)
    dialog = at.open_library()
    at.click_at(at.parts(1).actions["bin"].center())
    at.wait_until(lambda: at.titles() == ["You, Margaux"])
    assert at.notice_text() == "“You, Colette” was moved to the bin."
    at.click(dialog.undo)
    at.wait_until(lambda: at.titles() == ["You, Margaux", "You, Colette"])


def test_a_game_can_be_restored_from_the_bin(at):
    two_games(at)
    dialog = at.open_library()
    at.key(Qt.Key.Key_Delete)
    at.wait_until(lambda: at.titles() == ["You, Colette"])
    at.click(button(dialog, "Bin"))
    at.wait_until(lambda: at.titles() == ["You, Margaux"])
    dialog.cards.setFocus()
    at.key(Qt.Key.Key_Return)
    at.wait_until(lambda: at.titles() == [])
    assert at.save_folder.path("a").exists()


def test_the_bin_is_emptied_only_after_a_question(at):
    two_games(at)
    dialog = at.open_library()
    at.key(Qt.Key.Key_Delete)
    at.wait_until(lambda: at.titles() == ["You, Colette"])
    at.click(button(dialog, "Bin"))
    at.wait_until(dialog.empty_bin.isVisible)
    at.click(dialog.empty_bin)
    at.click(button(dialog.findChild(ConfirmDialog), "Keep"))
    assert list((at.save_folder.folder / "bin").iterdir())
    at.click(dialog.empty_bin)
    at.click(button(dialog.findChildren(ConfirmDialog)[-1], "Empty"))
    at.wait_until(lambda: at.titles() == [])
    assert not list((at.save_folder.folder / "bin").iterdir())


def test_the_game_on_the_table_cannot_be_moved_to_the_bin(at):
    path = put(at, "a")
    at.session.open(path)
    at.wait_for_my_turn()
    dialog = at.open_library()
    at.key(Qt.Key.Key_Delete)
    assert dialog.findChild(ProblemDialog).problems[0].title == "You are playing this game"
    assert path.exists()


def test_a_game_can_be_continued_before_its_castles_are_chosen(at):
    two_games(at)
    at.window.dialogs.begin(
        LineUp((SeatPlan("You"), SeatPlan("Anna")), {"players": 2, "estates": ["7", "4"]})
    )
    at.wait_for_my_turn()
    begun = at.session.view.game_id
    dialog = at.open_library()
    assert (
        at.titles()[0] == "Player 1, Anna"
        and dialog.head.counted.text() == "3 games, 2 of them waiting for you."
    )
    at.key(Qt.Key.Key_Right)
    at.key(Qt.Key.Key_Return)
    at.wait_until(lambda: at.session.view.game_id != begun)
    at.open_library()
    at.key(Qt.Key.Key_Return)
    at.wait_until(lambda: at.session.view.game_id == begun)
    at.wait_until(lambda: "cell" in {target.kind for target in at.page.decision.highlights})


def test_a_broken_file_is_listed_and_explains_its_problem(at):
    two_games(at)
    (at.save_folder.folder / "bad.burgundy").write_bytes(
        b'{"format":"burgundy-qt save","version":1,'
    )
    dialog = at.open_library()
    assert at.titles()[0] == "bad.burgundy" and len(at.titles()) == 3
    at.key(Qt.Key.Key_Return)
    assert "bad.burgundy" in dialog.findChild(ProblemDialog).problems[0].what


def test_a_game_is_saved_elsewhere_and_added_again(at, tmp_path, monkeypatch):
    two_games(at)
    dialog = at.open_library()
    copy = tmp_path / "For Anna.burgundy"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy), ""))
    at.key(Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    at.wait_until(lambda: "For Anna" in at.notice_text())
    at.key(Qt.Key.Key_Delete)
    at.wait_until(lambda: len(at.titles()) == 1)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(copy)], ""))
    at.click(button(dialog, "Add a file…"))
    at.wait_until(lambda: "For Anna" in at.titles())
    assert dialog.cards.card.name == "For Anna"


def test_a_game_is_copied_as_text_and_pasted(at):
    two_games(at)
    at.open_library()
    record = read_save(at.save_folder.path("a")).record
    at.key(Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    at.wait_until(lambda: "clipboard" in at.notice_text())
    text = QGuiApplication.clipboard().text()
    assert text.startswith("You, Margaux, ") and max(map(len, text.splitlines())) <= 72
    at.key(Qt.Key.Key_Delete)
    at.wait_until(lambda: len(at.titles()) == 1)
    at.key(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    at.wait_until(lambda: len(at.titles()) == 2)
    assert read_save(at.save_folder.path("a")).record == record


def test_a_copied_file_can_be_pasted(at, tmp_path):
    path = put(at, "a").rename(tmp_path / "For Anna.burgundy")
    at.window.activateWindow()
    carried = QMimeData()
    carried.setUrls([QUrl.fromLocalFile(str(path))])
    QGuiApplication.clipboard().setMimeData(carried)
    at.window.menus.actions["paste"].trigger()
    at.wait_until(lambda: at.window.dialog is not None and at.titles() == ["For Anna"])


def test_a_clipboard_without_a_game_is_reported(at):
    at.open_library()
    QGuiApplication.clipboard().setText("Dear Anna")
    at.key(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    at.wait_until(lambda: at.window.findChildren(ProblemDialog))
    assert "does not contain a game" in at.window.findChild(ProblemDialog).problems[0].what


def test_an_empty_clipboard_contains_no_files():
    assert files_in(None) == []


@pytest.mark.posix("only POSIX allows any bytes in a file name")
def test_a_dragged_file_may_have_a_name_that_is_not_utf_8(tmp_path):
    for name in (b"caf\xe9.burgundy", "50 % Łucja?#.burgundy".encode()):
        path = tmp_path / os.fsdecode(name)
        carried = QMimeData()
        carried.setData("text/uri-list", path.as_uri().encode())
        assert files_in(carried) == [path]


def test_the_menu_of_a_card_lists_its_commands_with_their_keys(at):
    two_games(at)
    dialog = at.open_library()
    QApplication.sendEvent(
        dialog.cards.viewport(),
        QContextMenuEvent(
            QContextMenuEvent.Reason.Keyboard, QPoint(5, 5), dialog.cards.mapToGlobal(QPoint(5, 5))
        ),
    )
    menu = next(menu for menu in dialog.cards.findChildren(QMenu) if menu.isVisible())
    keys = {action.text(): action.shortcut().toString() for action in menu.actions()}
    assert keys["Rename…"] == "F2" and keys["Move to the bin"] == "Del"
    next(action for action in menu.actions() if action.text() == "Add a star").trigger()
    at.wait_until(lambda: dialog.cards.entries.shown[0].starred)
    menu.close()


def test_games_of_another_window_appear_by_themselves(at):
    two_games(at)
    at.open_library()
    put(at, "c", "Anna", "Benoît", age=-60)
    at.wait_until(lambda: at.titles()[0] == "Anna, Benoît")


def test_tab_goes_from_the_head_to_the_foot(at):
    two_games(at)
    dialog = at.open_library()
    dialog.head.new_game.setFocus()
    names = []
    for _ in range(11):
        focus = QApplication.focusWidget()
        names.append(focus.text() if isinstance(focus, QPushButton) else focus.accessibleName())
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert names == [
        "New game",
        "All",
        "Search",
        "Games",
        "Explorer",
        "Add a file…",
        "Paste a game",
        "Close",
        *names[:3],
    ]


def test_closing_the_library_while_it_loads_does_no_harm(at):
    for number in range(60):
        put(at, f"game-{number}", "You", "Margaux")
    at.press(Qt.Key.Key_G, at.window)
    at.window.dialog.close()
    at.wait_until((at.save_folder.folder / "index.jsonl").exists)
    assert len(at.open_library().cards.entries.shown) == 60


def test_the_menu_lists_the_last_played_games(at):
    two_games(at)
    put(at, "d", "Tom & Jerry", "Margaux", age=90)
    game = at.window.menus.menus["Game"]
    game.popup(QPoint(0, 0))
    at.wait_until(at.window.library.recent.isEnabled)
    recent = at.window.library.recent.actions()
    assert recent[0].text().startswith("&1  You, Margaux: Burgundy, Phase")
    assert "Tom && Jerry" in recent[2].text()
    game.close()
    recent[1].trigger()
    at.wait_until(lambda: at.session.view is not None and at.session.view.game_id == "b")


def drop(widget, *paths):
    """Drag files onto a widget and drop them; return whether the widget accepts them."""
    carried = QMimeData()
    carried.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    copy, keys = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(QPoint(40, 40), copy, carried, LEFT, keys)
    QApplication.sendEvent(widget, entering)
    if not entering.isAccepted():
        return False
    dropping = QDropEvent(QPointF(40, 40), copy, carried, LEFT, keys, QEvent.Type.Drop)
    QApplication.sendEvent(widget, dropping)
    return dropping.isAccepted()


def test_a_file_dropped_onto_the_window_is_opened(at, tmp_path):
    path = put(at, "a")
    path = path.rename(tmp_path / "mail.burgundy")
    assert drop(at.window, path)
    at.wait_until(lambda: at.session.view is not None)
    assert at.session.view.line_up.seats[1].name == "Margaux"
    assert path.exists()


def test_a_file_dropped_onto_the_table_is_opened(at, tmp_path):
    path = put(at, "a")
    at.session.open(path)
    at.wait_for_my_turn()
    other = put(at, "b", "You", "Colette").rename(tmp_path / "mail.burgundy")
    assert drop(at.table.viewport(), other)
    at.wait_until(lambda: at.session.view.line_up.seats[1].name == "Colette")


def test_several_dropped_files_are_added_to_the_library(at, tmp_path):
    files = [put(at, name).rename(tmp_path / f"{name} evening.burgundy") for name in ("a", "b")]
    assert drop(at.window, *files)
    at.wait_until(
        lambda: at.window.dialog is not None and sorted(at.titles()) == ["a evening", "b evening"]
    )


def test_a_drag_without_a_file_is_refused(at):
    carried = QMimeData()
    carried.setText("hello")
    entering = QDragEnterEvent(
        QPoint(40, 40), Qt.DropAction.CopyAction, carried, LEFT, Qt.KeyboardModifier.NoModifier
    )
    entering.ignore()
    QApplication.sendEvent(at.window, entering)
    assert not entering.isAccepted()


def test_the_icons_of_the_open_library_follow_the_theme(at):
    two_games(at)
    dialog = at.open_library()
    buttons = [
        made
        for made in dialog.findChildren(IconButton)
        if made.colour == "text2" and made.isVisible()
    ]
    before = [made.icon().pixmap(16).toImage() for made in buttons]
    at.settings.change(theme="dark")
    after = [made.icon().pixmap(16).toImage() for made in buttons]
    assert buttons and all(old != new for old, new in zip(before, after, strict=True))


@pytest.mark.parametrize(
    ("language", "games"),
    [*((language, [*GAMES]) for language in NAMES), ("de", ["burgundy"])],
)
def test_the_filters_are_not_cut_off_on_a_narrow_screen_with_large_text(qtbot, language, games):
    spoken.change(language)
    theme.set_scale(1.5)
    try:
        window, head = QWidget(), LibraryHead()
        qtbot.addWidget(window)
        window.resize(1600, 200)
        head.setParent(window)  # the layout then gives it less width than it prefers
        head.offer_games(games)
        head.offer_recorded(True)
        window.show()
        chips = head.filters.buttons()
        ways = [*chips, head.search, *([head.games] if len(games) > 1 else [])]
        for width in range(904, 1500, 11):
            head.resize(width, 220)
            head.layout().activate()
            for way in ways:
                needed = way.minimumWidth() if way is head.search else way.sizeHint().width()
                assert way.width() >= needed and head.rect().contains(way.geometry()), width
        head.resize(1600, 150)
        qtbot.waitUntil(lambda: not any(chip.property("tight") for chip in chips))
    finally:
        theme.set_scale(1.0)
        spoken.change("en")
