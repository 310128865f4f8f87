"""Tests of the session as the window uses it: signals, threads, bots, and its files on the disk."""

import os
import random
import sys
import time
from dataclasses import replace

import pytest
from PySide6.QtCore import QMetaMethod, QThread

from burgundy_qt.ai.levels import level
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.library.library_folder import Label, LabelsFile
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.saves.save_file import read_save, write_save
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.storage.data_folders import folders
from burgundy_qt.storage.file_lock import Lock
from lab.kill import playing_child
from tests.session.short_games import a_game, line_up

STRONGEST = "duke"
A_WHILE = 300  # milliseconds: enough for a bot to act
any_bytes = pytest.mark.skipif(
    sys.platform != "linux", reason="only on Linux may a file name contain any bytes"
)


class Window:
    """A window without a picture: it receives all signals, and acts only when a test makes it."""

    def __init__(self, qtbot, folder, shows=True):
        self.qtbot = qtbot
        self.session = GameSession(folder)
        self.save_folder = SaveFolder(folders(folder).games)
        self.heard = []
        self.shows = shows
        for name in (
            "began",
            "stepped",
            "returned",
            "failed",
            "nothing_to_resume",
            "thinking",
            "saved",
            "leaving_asked",
            "closed",
        ):
            getattr(self.session, name).connect(lambda *what, name=name: self.hear(name, *what))

    def hear(self, name, *what):
        assert QThread.currentThread() is self.session.thread()
        self.heard.append((name, *what))
        if name == "stepped" and self.shows:
            self.session.shown()

    def all(self, name):
        return [what[0] if len(what) == 1 else what for heard, *what in self.heard if heard == name]

    def until(self, name, number=1):
        """Wait for the signal of that name with this number, and return its argument."""
        self.qtbot.waitUntil(lambda: len(self.all(name)) >= number)
        return self.all(name)[number - 1]

    @property
    def view(self):
        return self.session.view

    def new_game(self, *levels, **request):
        begun = len(self.all("began"))
        self.session.new_game(line_up(*levels, **request))
        return self.until("began", begun + 1)

    def act(self, action=None):
        """Act as a person, by default with the first legal action."""
        steps = len(self.all("stepped"))
        self.session.act(self.view.revision, action or self.view.legal["actions"][0])
        return self.until("stepped", steps + 1)

    def saved_actions(self):
        save = read_save(self.save_folder.path(self.view.game_id))
        return sum(line.get("event") == "action" for line in save.record)

    def close(self):
        if self.session._thread.isRunning():
            self.session.close()
            self.until("closed")


@pytest.fixture
def open_window(qtbot, tmp_path):
    windows = []

    def open_one(folder=tmp_path, **how):
        windows.append(Window(qtbot, folder, **how))
        return windows[-1]

    yield open_one
    for window in windows:
        window.close()
        window.session.deleteLater()


@pytest.fixture
def window(open_window):
    return open_window()


def person_first(*levels, **request):
    """Return a seed for which the first person acts first."""
    return next(
        seed for seed in range(99) if a_game(*levels, seed=seed, **request).view.legal["seat"] == 0
    )


def test_bots_play_a_whole_game_one_shown_action_at_a_time(window):
    begun = window.new_game("page", "page")
    window.qtbot.waitUntil(lambda: window.view.is_over)
    steps = window.all("stepped")
    assert [step.view.revision for step in steps] == list(range(1, len(steps) + 1))
    assert (
        begun.events + tuple(event for step in steps for event in step.events)
        == steps[-1].view.events
    )
    assert steps[-1].view.events[-1]["event"] == "end"
    assert window.save_folder.path(begun.game_id).parent == window.save_folder.finished
    assert window.saved_actions() == len(steps)
    assert window.all("failed") == []


def test_a_bot_waits_until_its_last_step_was_shown(open_window):
    window = open_window(shows=False)
    window.new_game("page", "page")
    window.until("stepped")
    window.qtbot.wait(300)
    assert len(window.all("stepped")) == 1
    window.session.shown()
    window.until("stepped", 2)


def test_there_is_a_pause_between_a_shown_step_and_the_next_bots_action(open_window):
    window = open_window(shows=False)
    window.session.set_pause(150)
    window.new_game("page", "page")
    for number in range(1, 4):
        window.until("stepped", number)
        told = time.monotonic()
        window.session.shown()
        window.until("stepped", number + 1)
        assert time.monotonic() - told >= 0.14  # Qt's timers may be 5% early


def test_a_persons_action_is_on_the_disk_when_it_shows(window):
    window.new_game(None, None)
    for _ in range(12):
        step = window.act()
        assert window.saved_actions() == step.view.revision


def test_actions_of_bots_are_on_the_disk_before_anybody_has_seen_them(open_window):
    window = open_window(shows=False)
    window.new_game("page", "page")
    window.until("stepped")
    window.qtbot.waitUntil(lambda: window.saved_actions() == 1)


def test_an_action_for_an_older_view_is_dropped(window):
    view = window.new_game(None, None)
    action = view.legal["actions"][0]
    window.session.act(0, action)
    window.session.act(0, action)
    window.until("stepped")
    window.qtbot.wait(50)
    assert len(window.all("stepped")) == 1 and window.all("failed") == []


def test_an_illegal_action_is_a_problem_and_the_game_continues(window):
    view = window.new_game(None, None)
    window.session.act(view.revision, {"type": "end"})
    assert window.until("failed").what
    window.act()


def test_undo_and_redo_return_views_and_are_saved(window):
    before = window.new_game(None, None)
    after = window.act(
        next(action for action in before.legal["actions"] if action["type"] == "workers")
    ).view
    window.session.undo()
    assert (window.until("returned").state, window.saved_actions()) == (before.state, 0)
    window.session.redo()
    assert (window.until("returned", 2).state, window.saved_actions()) == (after.state, 1)


def test_undo_while_a_bot_thinks_stops_it_at_once(window):
    window.new_game(None, STRONGEST, seed=person_first(None, STRONGEST))
    while window.view.person_to_decide == 0:
        kinds = {action["type"]: action for action in window.view.legal["actions"]}
        window.act(kinds.get("end") or kinds["workers"])
    window.until("thinking")
    asked = time.monotonic()
    window.session.undo()
    assert window.until("returned").person_to_decide == 0
    assert time.monotonic() - asked < level(STRONGEST).seconds / 2
    assert [on for _, on in window.all("thinking")] == [True, False]


@pytest.mark.parametrize("how", ["new_game", "close"])
def test_a_thinking_bot_delays_neither_a_new_game_nor_the_end(window, how):
    window.new_game(STRONGEST, STRONGEST)
    window.until("thinking")
    asked = time.monotonic()
    if how == "close":
        window.session.close()
    else:
        window.session.new_game(line_up(None, None))
    window.until("closed") if how == "close" else window.until("began", 2)
    assert time.monotonic() - asked < level(STRONGEST).seconds / 2


def test_the_last_unfinished_game_is_resumed_unchanged(open_window):
    first = open_window()
    first.new_game(None, None)
    first.act()
    first.new_game(None, None, seed=8)
    last = first.act().view
    first.close()
    second = open_window()
    second.session.resume()
    assert second.until("began") == last


def test_the_game_on_the_table_is_resumed_even_if_another_was_saved_later(open_window):
    first = open_window()
    older = first.new_game(None, None)
    first.new_game(None, None, seed=8)
    first.close()
    second = open_window()
    second.session.resume(older.game_id)
    assert second.until("began") == older


def test_a_game_of_bots_is_resumed_only_if_it_was_on_the_table_and_then_waits(open_window):
    first = open_window(shows=False)
    own = first.new_game(None, None)
    watched = first.new_game("page", "page", seed=8)
    first.close()
    second = open_window()
    second.session.resume()
    assert second.until("began") == own
    second.close()
    third = open_window()
    third.session.resume(watched.game_id, True)
    begun = third.until("began")
    assert (begun.game_id, begun.is_held, begun.is_passing) == (watched.game_id, True, True)
    third.qtbot.wait(A_WHILE)
    assert third.all("stepped") == []
    third.session.shown()
    third.until("stepped")


def keep_nothing(_window, _view):
    """Only look on."""


def star(window, view):
    labels = LabelsFile(window.save_folder.labels, pytest.fail)
    labels.change(lambda kept: kept.update({view.game_id: Label(starred=True)}))


def sit_down(window, view):
    """Let somebody play in it for a moment."""
    plans = view.line_up.seats
    for seats in ((replace(plans[0], level=None), plans[1]), plans):
        before = len(window.all("returned"))
        window.session.seat(seats)
        window.until("returned", before + 1)


def hide_labels(window, _view):
    """Make the names and stars unreadable: not even root can read a folder as a file."""
    window.save_folder.labels.mkdir()


def damage_labels(window, view):
    star(window, view)
    window.save_folder.labels.write_bytes(window.save_folder.labels.read_bytes()[1:])


@pytest.mark.parametrize(
    ("keep", "is_kept"),
    [
        (keep_nothing, False),
        *((keep, True) for keep in (star, sit_down, hide_labels, damage_labels)),
    ],
)
def test_a_game_that_was_only_watched_is_not_kept_when_it_is_left(open_window, keep, is_kept):
    window = open_window(shows=False)
    watched = window.new_game("page", "page")
    path = window.save_folder.path(watched.game_id)
    assert watched.is_passing and path.exists()
    keep(window, watched)
    window.new_game(None, None)
    assert path.exists() == is_kept
    window.close()
    assert path.exists() == is_kept


def test_a_watched_game_that_is_finished_is_kept(window):
    watched = window.new_game("page", "page")
    window.qtbot.waitUntil(lambda: window.view.is_over)
    window.new_game(None, None)
    assert window.save_folder.path(watched.game_id).parent == window.save_folder.finished


def test_a_game_of_bots_opened_from_its_file_is_kept_when_it_is_left(open_window):
    window = open_window(shows=False)
    running = a_game("page", "page", actions=3)
    path = window.save_folder.write(running.save())
    window.session.open(path)
    assert not window.until("began").is_passing
    window.new_game(None, None)
    assert path.exists()


def test_a_watched_game_behind_home_is_not_kept_at_the_end(open_window):
    window = open_window(shows=False)
    watched = window.new_game("page", "page")
    window.session.leave_watched()
    window.close()
    assert not window.save_folder.path(watched.game_id).exists() and window.all("failed") == []


def test_a_broken_game_is_named_and_kept_and_the_previous_one_is_resumed(open_window):
    first = open_window()
    older = first.new_game(None, None)
    newer = first.new_game(None, None)
    first.close()
    path = first.save_folder.path(newer.game_id)
    path.write_bytes(path.read_bytes()[:-50])
    second = open_window()
    second.session.resume()
    assert second.until("began") == older
    assert path.name in second.until("failed").what
    assert not path.exists() and path.with_name(f"{path.name}.broken").exists()


def test_with_no_game_there_is_nothing_to_resume(window):
    window.session.resume()
    window.until("nothing_to_resume")
    assert window.all("failed") == []


def test_after_a_new_game_there_is_no_message_that_none_can_be_resumed(window):
    window.session.resume()
    window.new_game("page", None)
    assert window.all("nothing_to_resume") == []


def test_a_game_in_another_window_is_a_clear_problem(open_window):
    first, second = open_window(), open_window()
    view = first.new_game(None, None)
    second.session.resume()
    second.until("nothing_to_resume")
    second.session.open(first.save_folder.path(view.game_id))
    second.until("failed", 2)
    assert {problem.title for problem in second.all("failed")} == {
        "This game is open in another window"
    }
    first.act()
    first.close()
    second.session.resume()
    assert second.until("began") == first.view


def test_a_game_in_another_process_is_a_clear_problem(window, tmp_path):
    with playing_child(tmp_path):
        window.session.resume()
        assert window.until("failed").title == "This game is open in another window"
        window.until("nothing_to_resume")
    window.session.resume()
    window.until("began")


def test_a_game_saved_elsewhere_is_opened_as_a_copy(window, tmp_path):
    view = window.new_game(None, None)
    path = tmp_path / "elsewhere" / "Łucja.burgundy"
    window.session.save_as(path)
    assert window.until("saved") == path
    content = path.read_bytes()
    window.session.open(path)
    copy = window.until("began", 2)
    window.act()
    assert copy.game_id != view.game_id and copy.state == view.state
    assert copy.casual and not view.casual  # the same dice are not rated twice
    assert path.read_bytes() == content


@pytest.mark.parametrize("name", ["My Game", pytest.param(b"caf\xe9", marks=any_bytes)])
def test_a_game_copied_into_the_folder_under_another_name_is_played_as_a_copy(window, name):
    path = window.save_folder.folder / f"{os.fsdecode(name)}.burgundy"
    write_save(path, a_game(None, None, actions=5).save())
    content = path.read_bytes()
    window.session.open(path)
    game_id = window.until("began").game_id
    window.act()
    assert path.read_bytes() == content
    assert read_save(window.save_folder.path(game_id)).game_id == game_id
    assert window.save_folder.unfinished() == [window.save_folder.path(game_id)]
    window.session.undo(further=True)
    assert window.until("returned").revision == 5


def test_a_file_from_elsewhere_that_is_opened_twice_becomes_one_game(window, tmp_path):
    path = tmp_path / "elsewhere" / "mail.burgundy"
    write_save(path, a_game(None, None, actions=5).save())
    window.session.open(path)
    first = window.until("began")
    window.new_game(None, None)
    window.session.open(path)
    assert window.until("began", 3).game_id == first.game_id
    assert len(window.save_folder.unfinished()) == 2


def test_a_file_from_elsewhere_never_overwrites_a_later_state_of_its_game(window, tmp_path):
    path = tmp_path / "elsewhere" / "mail.burgundy"
    write_save(path, a_game(None, None, actions=5).save())
    window.session.open(path)
    first = window.until("began")
    window.act()
    played_on = window.view
    window.new_game(None, None)
    window.session.open(path)
    again = window.until("began", 3)
    assert again.game_id != first.game_id and again.state == first.state
    assert read_save(window.save_folder.path(first.game_id)).snapshot == played_on.state


def test_a_file_that_is_no_game_is_a_problem_and_is_not_moved(window, tmp_path):
    view = window.new_game(None, None)
    path = tmp_path / "letter.burgundy"
    path.write_text("Dear Anna")
    window.session.open(path)
    assert "letter.burgundy" in window.until("failed").what
    assert path.read_text() == "Dear Anna" and list(tmp_path.glob("*.broken")) == []
    assert window.view == view
    window.act()


@pytest.mark.parametrize("where", ["a link to itself", "no name"])
def test_a_path_without_a_file_is_reported_as_unreadable(window, tmp_path, where, link_to):
    if where == "no name":  # the result of dropping file:///a%00b onto the window
        path = tmp_path / "a\0b.burgundy"
    else:
        path = link_to(tmp_path / "game.burgundy", tmp_path / "game.burgundy")
    window.session.open(path)
    told = window.until("failed")
    assert told.title == "The saved game cannot be read" and not told.is_mistake


@pytest.mark.parametrize("change", [{"players": 3}, {"estates": ["99", "1"]}, {"edition": "1999"}])
def test_a_game_that_does_not_exist_is_a_problem(window, change):
    window.session.new_game(line_up(None, None, **change))
    assert window.until("failed").what


def test_a_bot_that_does_not_exist_is_a_problem(window):
    window.session.new_game(LineUp((SeatPlan("Anna"), SeatPlan("Oracle", "oracle")), {}))
    assert '"oracle"' in window.until("failed").what


def test_a_full_disk_is_reported_once_and_the_game_continues(window, monkeypatch):
    window.new_game(None, None)

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("burgundy_qt.storage.whole_files.os.replace", full)
    window.act()
    window.act()
    assert [problem.title for problem in window.all("failed")] == ["The game could not be saved"]
    monkeypatch.undo()
    window.act()
    assert window.saved_actions() == 3


def another_game(window):
    window.new_game(None, None, seed=9)


def the_end(window):
    window.close()


@pytest.mark.parametrize("leave", [another_game, the_end])
def test_an_unsaved_game_is_saved_when_it_is_left(open_window, tmp_path, leave):
    window = open_window()
    game_id = window.new_game(None, None).game_id
    remove_folder(tmp_path)
    window.act()
    window.act()
    assert "lost when you leave this game" in window.until("failed").what
    restore_folder(tmp_path)
    leave(window)
    save = read_save(window.save_folder.path(game_id))
    assert len([event for event in save.record if event.get("event") == "action"]) == 2


def test_a_game_can_be_played_without_a_folder_for_saves(open_window, tmp_path):
    (tmp_path / "games").write_text("a file where the folder should be")
    window = open_window()
    window.new_game(None, None)
    window.act()
    assert [problem.title for problem in window.all("failed")] == ["The game could not be saved"]


def remove_folder(folder):
    """Replace the folder of games while a game runs, as if the disk was gone.

    Neither its lock can be removed nor anything written. Permissions do not stop root, so a file
    takes the folder's place.
    """
    (folder / "games").rename(folder / "games.gone")
    (folder / "games").write_text("a file where the folder should be")


def restore_folder(folder):
    (folder / "games").unlink()
    (folder / "games.gone").rename(folder / "games")


def test_a_folder_that_is_lost_while_a_game_runs_stops_neither_this_game_nor_the_next(
    window, tmp_path
):
    first = window.new_game(None, None)
    window.act()
    remove_folder(tmp_path)
    window.act()
    (told,) = window.all("failed")
    assert told.title == "The game could not be saved" and not told.is_mistake
    assert "The game is saved up to move 1." in told.what and "be lost" in told.what
    assert told.advice.startswith("Check that the disk is connected")
    window.session.new_game(line_up(None, None))
    window.until("leaving_asked")
    assert window.session.view.game_id == first.game_id
    window.session.leave_anyway()
    second = window.until("began", 2)
    assert second.game_id != first.game_id
    assert "This game is not saved." in window.all("failed")[-1].what
    window.act()
    window.session.undo()
    window.until("returned")
    third = window.new_game("page", None)
    assert third.game_id != second.game_id
    assert not any(problem.is_mistake for problem in window.all("failed"))


def test_after_the_folder_has_returned_the_next_move_saves_the_game(window, tmp_path):
    window.new_game(None, None)
    remove_folder(tmp_path)
    window.act()
    restore_folder(tmp_path)
    window.act()
    assert window.saved_actions() == 2


def test_a_game_that_can_no_longer_be_opened_is_reported_and_the_current_game_continues(
    window, tmp_path
):
    kept = window.new_game(None, None)
    path = window.save_folder.path(kept.game_id)
    on_table = window.new_game(None, None)
    remove_folder(tmp_path)
    window.session.open(str(path))
    told = window.until("failed")
    assert not told.is_mistake and told.advice
    assert window.act().view.game_id == on_table.game_id


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="permissions do not stop root"
)
def test_permissions_that_are_lost_while_a_game_runs_stop_neither_this_game_nor_the_next(
    window, tmp_path
):
    window.new_game(None, None)
    (tmp_path / "games").chmod(0)
    try:
        window.act()
        window.new_game(None, None)
        window.act()
    finally:
        (tmp_path / "games").chmod(0o700)
    assert window.all("failed") and not any(told.is_mistake for told in window.all("failed"))


@pytest.mark.posix("only POSIX can rename an open folder")
def test_a_lock_in_a_lost_folder_is_released_and_can_be_taken_again(tmp_path):
    (tmp_path / "games").mkdir()
    lock = Lock(tmp_path / "games" / "game.burgundy")
    assert lock.acquire()
    remove_folder(tmp_path)
    lock.release()
    with pytest.raises(OSError):
        lock.acquire()
    restore_folder(tmp_path)
    assert lock.acquire() and not Lock(tmp_path / "games" / "game.burgundy").acquire()
    lock.release()


def test_people_and_bots_play_a_whole_game_together(window):
    window.new_game(None, "page", None, "page")
    chance = random.Random(4)
    while not window.view.is_over:
        if window.view.person_to_decide is not None:
            window.act(chance.choice(window.view.legal["actions"]))
        else:
            window.until("stepped", len(window.all("stepped")) + 1)
    assert sorted(window.view.state["result"]["places"]) == [1, 2, 3, 4]


def test_requests_before_the_end_are_still_carried_out(window):
    window.new_game(None, None)
    window.session.act(window.view.revision, window.view.legal["actions"][0])
    window.session.close()
    window.until("closed")
    assert window.saved_actions() == 1


def test_a_thread_that_ends_gets_no_more_requests(window):
    window.new_game("page", "page")
    session = window.session
    assert session.isSignalConnected(QMetaMethod.fromSignal(session._shown_reached))
    session.close()
    assert not any(
        session.isSignalConnected(QMetaMethod.fromSignal(asked)) for asked in session._asks
    )
    session.shown()
    session.close()
    window.until("closed")
