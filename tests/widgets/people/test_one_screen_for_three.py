"""Only the owner can see or hear what is hidden.

Two games that differ only in hidden things must look and read the same in the real window, however
a position is reached, as long as none of the owners has come to the screen.
"""

from __future__ import annotations

import hashlib
import os
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from burgundy_qt.rules.game import Game
from burgundy_qt.screenshots.photo_stage import is_soon_due
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import write_save
from burgundy_qt.session.view import Onlooker
from burgundy_qt.widgets.advice.score_sheet import ScoreSheet
from burgundy_qt.widgets.library.library_dialog import LibraryDialog
from tests.widgets.games.tuscany.played import any_action, begun
from tests.widgets.window_driver import AtTheWindow

PEOPLE = tuple(SeatPlan(name) for name in ("Anna", "Ben", "Cleo"))
ID, LONG_AGO = "20200101-120000-000001", 1_577_880_000
SHIFT, CTRL, NONE = (
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.NoModifier,
)
CLOCK = re.compile(r"\d?\d:\d\d")


class Pair(NamedTuple):
    """Two games that differ only in what the seats outside `open_to` hide."""

    one: Game
    other: Game
    open_to: frozenset[int]


def hands(seat: int) -> Pair:
    """Return two games of Tuscany that are equal for this seat. Others have just drawn cards that
    only they can see."""
    game, luck = begun(3, seed=4), random.Random(4)
    while len(game.actions) < 24 or game.legal()["seat"] != 1:
        game.apply(any_action(game, luck))
    for _ in range(7):
        drawing = [each for each in game.legal()["actions"] if each["type"] == "draw"]
        game.apply(drawing[0])
    request, *events = game.record(seat=seat)
    known = Game.from_record([{**request, "seed": 1}, *events])
    other = Game.from_record(known.record(private=True))
    assert game.state() == other.state() and game.state(seat) == other.state(seat)
    assert all(game.state(at) != other.state(at) for at in range(3) if at != seat)
    return Pair(game, other, frozenset({seat}))


def choices(**request: object) -> Pair:
    """Return two games in which the first seat has made different secret choices."""
    games = [Game({"players": 3, "seed": 5, **request}) for _ in range(2)]
    for game, at in zip(games, (0, -1), strict=True):
        game.apply(game.legal(0)["actions"][at], 0)
    one, other = games
    assert one.state() == other.state() and one.state(0) != other.state(0)
    return Pair(one, other, frozenset({1, 2}))


def marks() -> Pair:
    """Return two Dice Games in which the first person has made different first marks."""
    game, luck = Game({"game": "burgundy-dice", "players": 3, "seed": 1}), random.Random(1)
    while len(first_marks(game)) < 2:
        seat = game.position.waiting_seats()[0]
        game.apply(luck.choice(game.legal(seat)["actions"]), seat)
    one, other = first_marks(game)[:2]
    asked = asked_first(game)
    assert one.state() == other.state() and one.state(asked) != other.state(asked)
    return Pair(one, other, frozenset(range(3)) - {asked})


def asked_first(game: Game) -> int:
    """Return the seat of the person who decides first when all three are waiting."""
    line_up = LineUp(PEOPLE, game.request)
    return RunningGame(game, line_up, ID, "").view.legal["seat"]


def first_marks(game: Game) -> list[Game]:
    """Return the game after each first mark that leaves the player a second one, if all three are
    waiting."""
    found: list[Game] = []
    if len(game.position.waiting_seats()) < 3:
        return found
    seat = asked_first(game)
    for action in game.legal(seat)["actions"]:
        branch = game.branch(game.revision)
        branch.apply(action, seat)
        found += [branch] if seat in branch.position.waiting_seats() else []
    return found


DUCHIES = {"game": "tuscany"}
START_CASTLES = {"game": "burgundy", "edition": "2011", "setup": "secret"}
PAIRS: dict[str, Callable[[], Pair]] = {
    "hands that Anna cannot see": lambda: hands(0),
    "hands that Ben cannot see": lambda: hands(1),
    "duchies": lambda: choices(**DUCHIES),
    "start castles": lambda: choices(**START_CASTLES),
    "marks": marks,
}


@cache
def pair_of(name: str) -> Pair:
    return PAIRS[name]()


class Seen(NamedTuple):
    """The content of a window after a way: a picture, and all texts for a screen reader, without
    the time of day."""

    way: str
    picture: str
    words: tuple[str, ...]
    clock: tuple[str, ...]


class Walk:
    """Takes ways through a window with a game, and records its content after each."""

    def __init__(self, folder: Path, game: Game, open_to: frozenset[int]) -> None:
        self.folder, self.open_to = folder, open_to
        line_up = LineUp(PEOPLE, game.request, casual=True)
        running = RunningGame(game, line_up, ID, "2020-01-01T12:00:00+00:00")
        self.path = folder / "games" / f"{ID}.burgundy"
        self.path.parent.mkdir(parents=True)
        write_save(self.path, running.save())
        os.utime(self.path, (LONG_AGO, LONG_AGO))
        self.seen: list[Seen] = []
        self.heard: list[str] = []
        self.is_redone = False
        self._begin()
        self.open()

    def _begin(self) -> None:
        self.at = window_at(self.folder)
        self.at.window.resize(1280, 800)
        QApplication.setCursorFlashTime(0)  # the cursor must not blink
        self.at.wait_until(self.at.window.isActiveWindow)
        self._listen()

    def _listen(self) -> None:
        """Record the announcements of a complete window."""
        self.at.window.announcements.said.connect(lambda said, _how: self.heard.append(said))

    # The ways

    def open(self) -> None:
        self.at.session.open(self.path)
        self.at.wait_until(lambda: self.at.session.view is not None)
        self.settle()

    def restart(self) -> None:
        self.at.close()
        self._begin()
        self.at.window.resume()
        self.at.wait_until(lambda: self.at.session.view is not None)
        self.settle()

    def come(self) -> None:
        """Let the expected person come, if they have the same knowledge in both games."""
        screen = self.at.window.page.turn.handover.screen
        asked = self.at.session.view.person_to_decide
        if screen.isVisible() and asked in self.open_to and not self.is_redone:
            self.key(Qt.Key.Key_Return)

    def undo(self) -> None:
        self.key(Qt.Key.Key_Z)

    def undo_turn(self) -> None:
        self.key(Qt.Key.Key_Z, SHIFT)

    def redo(self) -> None:
        self.is_redone |= self.at.session.view.can_redo
        self.key(Qt.Key.Key_Y)

    def look_back(self) -> None:
        """Look back through the whole game, and ask for a hint at each decision of another
        player."""
        window = self.at.window
        self.key(Qt.Key.Key_R)
        self.at.wait_until(lambda: window.looking_back.is_on)
        self.settle()  # announcements come later, and only for the frame in view
        course = window.looking_back.course
        for frame in (course.replay.last // 2, course.replay.last - 1, course.replay.last):
            course.go_to(frame)
            self.settle()
            past = self.at.window.page.steps.past
            if past is not None and past.is_closed:
                self.key(Qt.Key.Key_H)
            self.note(f"look back {frame}")
        self.key(Qt.Key.Key_R)

    def home(self) -> None:
        window, listed = self.at.window, []
        hear = lambda _cards, left: listed.append(left)  # noqa: E731
        window.library.librarian.listed.connect(hear)
        self.key(Qt.Key.Key_H, SHIFT)
        self.at.wait_until(lambda: window.home_switch.is_on and 0 in listed)
        window.library.librarian.listed.disconnect(hear)
        self.note("home", still=True)
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
        self.at.wait_until(lambda: not window.home_switch.is_on)

    def dialog(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Open a dialog and leave it."""
        self.key(key, modifiers)
        window = self.at.window
        self.at.wait_until(lambda: window.dialog is not None and window.dialog.isActiveWindow())
        self.settle()
        self.note("dialog", still=True)
        QTest.keyClick(window.dialog, Qt.Key.Key_Escape)
        self.at.wait_until(lambda: window.dialog is None)
        window.activateWindow()
        self.at.wait_until(window.isActiveWindow)

    def second_window(self) -> None:
        """Open the same game in a second window: it is in use there, and its card is shown."""
        other = window_at(self.folder)
        other.window.resize(1280, 800)
        failed: list[object] = []
        other.session.failed.connect(failed.append)
        other.session.open(self.path)
        other.wait_until(lambda: failed and other.window.dialog is None)
        other.wait_until(lambda: QApplication.activeModalWidget() is not None)
        QTest.keyClick(QApplication.activeModalWidget(), Qt.Key.Key_Escape)
        other.window.library.open()
        other.wait_until(lambda: other.window.dialog.left == 0)
        self.note("library of another window", still=True)
        other.close()
        self.at.window.activateWindow()
        self.at.wait_until(self.at.window.isActiveWindow)

    def library(self) -> None:
        self.dialog(Qt.Key.Key_G)

    def seats(self) -> None:
        self.dialog(Qt.Key.Key_G, SHIFT)

    def score_sheet(self) -> None:
        self.dialog(Qt.Key.Key_S, SHIFT)

    def hint(self) -> None:
        """Ask for a hint while nobody has come."""
        if self.at.window.page.turn.handover.screen.isVisible():
            self.key(Qt.Key.Key_H)

    def log(self) -> None:
        self.key(Qt.Key.Key_L)

    def moves(self) -> None:
        self.key(Qt.Key.Key_M)

    def score(self) -> None:
        self.key(Qt.Key.Key_S)

    def tips(self) -> None:
        self.key(Qt.Key.Key_T)

    def recap(self) -> None:
        self.key(Qt.Key.Key_O)

    def picture(self) -> None:
        self.key(Qt.Key.Key_P, CTRL | SHIFT)
        image = QApplication.clipboard().image()
        self.seen.append(Seen("picture in the clipboard", digest(image), (), ()))

    def theme(self) -> None:
        is_light = self.at.settings.values.theme == "light"
        self.at.settings.change(theme="dark" if is_light else "light")

    def language(self) -> None:
        wanted = "de" if self.at.settings.values.language == "en" else "en"
        self.at.settings.change(language=wanted)
        self.at.wait_until(lambda: self.at.window.language == wanted)
        self.at.page, self.at.table = self.at.window.page, self.at.window.page.view
        self._listen()

    # How they are taken

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Press a key in the focused widget."""
        window = self.at.window
        QTest.keyClick(window.focusWidget() or window, key, modifiers)
        self.settle()

    def settle(self) -> None:
        """Wait until the session has answered and everything is shown."""
        session, answered = self.at.session, []
        session.saved.connect(answered.append)
        session.save_as(self.folder / "copy.burgundy")
        self.at.wait_until(lambda: answered)
        session.saved.disconnect(answered.append)
        self.at.window.page.asking.show()
        self.at.wait_until(lambda: self.at.window.page.steps.is_all_seen)

    def go(self, way: str) -> None:
        """Take a way by its name and record the result."""
        getattr(self, way)()
        self.settle()
        self.note(way)

    def note(self, way: str, still: bool = False) -> None:
        """Record the pictures and texts of all windows.

        With `still`, wait first until nothing is postponed: cards and their pictures appear one by
        one, some only after they were painted.
        """
        self.at.window.page.asking.show()  # earlier hints disappear
        pictures, before = pictures_of(self._shown()), None
        while still and pictures != before:
            self.at.wait_until(lambda: not any(map(is_to_come, self._shown())))
            pictures, before = pictures_of(self._shown()), pictures
        words = [word for each in self._shown() for word in words_in(each)] + self.heard
        clock = tuple(time for word in words for time in CLOCK.findall(word))
        masked = tuple(CLOCK.sub("0:00", word) for word in words)
        self.seen.append(Seen(way, " ".join(map(digest, pictures)), masked, clock))
        self.heard.clear()

    def _shown(self) -> list[QWidget]:
        """Return all visible windows, this one first. Qt returns them in no fixed order."""
        QApplication.processEvents()
        shown = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
        return sorted(shown, key=lambda each: (type(each).__name__, each is not self.at.window))


def window_at(folder: Path) -> AtTheWindow:
    """Return a window whose Home never shows the next lesson, because that depends on the time."""
    at = AtTheWindow(folder, pass_screen=True)
    at.window.preparing.course_ready.disconnect()
    return at


def is_to_come(shown: QWidget) -> bool:
    """Return whether a window has postponed something that will soon be visible."""
    return (
        any(
            timer.isActive() and (timer.interval() == 0 or is_soon_due(timer))
            for timer in shown.findChildren(QTimer)
        )
        or bool(isinstance(shown, LibraryDialog) and shown.left != 0)
        or bool(isinstance(shown, ScoreSheet) and not shown.opened)
    )


def pictures_of(shown: list[QWidget]) -> list[QImage]:
    """Return pictures of the windows."""
    return [each.grab().toImage() for each in shown]


def digest(image: QImage) -> str:
    """Return a short hash of a picture."""
    same = image.convertToFormat(QImage.Format.Format_RGB32)
    return hashlib.sha256(bytes(same.constBits())).hexdigest()[:16]


def words_in(widget: QWidget) -> Iterator[str]:
    """Yield all texts of a window for a screen reader, visible or not."""
    left = [QAccessible.queryAccessibleInterface(widget)]
    while left:
        found = left.pop()
        if found is None or not found.isValid():
            continue
        for text in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
            if told := found.text(text):
                yield told
        left += [found.child(at) for at in range(found.childCount())]


def walked(folder: Path, game: Game, open_to: frozenset[int], ways: list[str]) -> list[Seen]:
    """Return the content of the window on a walk."""
    folder.mkdir()
    walk = Walk(folder, Game.from_record(game.record(private=True)), open_to)
    try:
        for way in ways:
            walk.go(way)
        assert walk.at.problems == []
    finally:
        walk.at.close()
    return walk.seen


def differences(folder: Path, name: str, ways: list[str]) -> list[str]:
    """Return the places at which the windows of two games differ."""
    pair = pair_of(name)
    one, other = (
        walked(folder / str(at), game, pair.open_to, ways)
        for at, game in enumerate((pair.one, pair.other))
    )
    assert [seen.way for seen in one] == [seen.way for seen in other]
    return [
        f"{at} {left.way}: {sorted(set(left.words) ^ set(right.words))[:4] or 'another picture'}"
        for at, (left, right) in enumerate(zip(one, other, strict=True))
        if left.words != right.words
        or (left.clock == right.clock and left.picture != right.picture)
    ]


EVERY_WAY = [
    *("undo", "look_back", "home", "library", "hint", "picture", "second_window", "come"),
    *("look_back", "log", "moves", "score", "tips", "recap", "score_sheet", "seats", "restart"),
    *("undo", "come", "undo_turn", "language", "theme", "open", "undo", "redo"),
]
"""All ways, before and after each change of the person at the screen."""
FEWER_WAYS = [
    *("come", "log", "look_back", "undo", "redo", "library"),
]
"""The ways for secret choices: those that lead to a choice, and those that could reveal it. (A
restart opens the file of the game, as each walk does first.)"""
WAYS = sorted({*EVERY_WAY} - {"second_window"})


@pytest.mark.parametrize(
    ("name", "ways"),
    [
        ("hands that Anna cannot see", EVERY_WAY),
        ("duchies", FEWER_WAYS),
        ("start castles", FEWER_WAYS),
        ("marks", FEWER_WAYS),
    ],
)
def test_no_way_shows_a_pixel_or_a_word_of_hidden_things(name, ways, qtbot, tmp_path):
    assert differences(tmp_path, name, ways) == []


def test_no_random_walk_shows_hidden_things(qtbot, tmp_path):
    name = "hands that Ben cannot see"
    assert differences(tmp_path, name, random.Random(name).choices(WAYS, k=4)) == []


@pytest.mark.parametrize("request_", [DUCHIES, START_CASTLES], ids=["duchies", "castles"])
def test_the_choice_of_the_last_person_is_face_down(request_):
    """A person chooses only once, so the walks have no view with such a choice until all are
    revealed. Here a bot has not chosen yet, so there is one, and it must not depend on the
    choice."""
    plans = SeatPlan("Anna"), SeatPlan("Bot", "page"), SeatPlan("Cleo")
    views = []
    for chosen in (0, -1):
        game = Game({"players": 3, "seed": 5, **request_})
        for seat, at in ((2, 0), (0, chosen)):
            game.apply(game.legal(seat)["actions"][at], seat)
        views.append(RunningGame(game, LineUp(plans, game.request), ID, "").view)
    assert views[0] != views[1] and all(view.is_private and view.viewer == 0 for view in views)
    onlooker = Onlooker()
    onlooker.is_asked = True
    assert onlooker.seen(views[0]) == onlooker.seen(views[1])
    onlooker.sit_down(views[0], 2)
    assert onlooker.seen(views[0]) == views[0].face_down
    onlooker.sit_down(views[0], 0)
    assert onlooker.seen(views[0]) is views[0]


@pytest.mark.parametrize("name", ["hands that Anna cannot see", "marks"])
def test_an_owner_who_has_come_sees_hidden_things(name, qtbot, tmp_path):
    pair, everybody = pair_of(name), frozenset(range(3))
    one, other = (
        walked(tmp_path / str(at), game, everybody, ["come"])
        for at, game in enumerate((pair.one, pair.other))
    )
    came = [(left, right) for left, right in zip(one, other, strict=True) if left.way == "come"]
    assert any(left.picture != right.picture for left, right in came)
    assert any(left.words != right.words for left, right in came)
