"""Tests of the first start after a crash: its notice and its saved game, with real processes that
really end.

A start takes a second. One story of several starts is therefore run once, and each test checks a
part of it.
"""

from __future__ import annotations

import json
import signal
from types import SimpleNamespace

import pytest

from burgundy_qt import __version__
from burgundy_qt.session.saves.save_file import read_save
from tests.widgets.another_window import AnotherWindow

NOTICE = "The program ended unexpectedly last time. Your game continues where you left off."

pytestmark = pytest.mark.posix("ends processes by the signals of POSIX")


@pytest.fixture(scope="module")
def story(tmp_path_factory):
    """Run five starts on one folder: one is killed, one is ended by the system, one has an error
    and then a segmentation fault, and two windows are open at the same time."""
    story = SimpleNamespace(folder=tmp_path_factory.mktemp("story"))
    for live in (
        live_until_killed,
        live_after_the_kill,
        live_with_mistakes,
        live_with_another_window,
    ):
        live(story)
    return story


def live_until_killed(story):
    with AnotherWindow(story.folder) as window:
        story.position_at = position_after_acting(window)
        # Another thread writes the settings; they must say that Home was left.
        window.ask("settle")
        window.hear("settled")
        window.kill()


def live_after_the_kill(story):
    with AnotherWindow(story.folder) as window:
        story.resumed = window.hear("playing")
        story.notices_after_kill = notices(window)
        window.ask("explain")
        story.kill_explained = window.hear("problem")
        window.process.send_signal(signal.SIGTERM)
        story.status_when_asked_to_end = window.end()


def live_with_mistakes(story):
    with AnotherWindow(story.folder) as window:
        before = window.hear("playing")
        story.notices_after_order = notices(window)
        window.ask("mistake")
        story.mistake = window.hear("problem")
        story.moved_on = window.hear("playing")["revision"] - before["revision"]
        window.ask("paint")
        story.paint_mistake = window.hear("problem")
        story.before_fault = position_after_acting(window)
        window.ask("fault")
        story.status_of_fault = window.end()
        story.mistakes_told = [line["details"] for line in window.told if "problem" in line]


def live_with_another_window(story):
    with AnotherWindow(story.folder) as first:
        story.after_fault = first.hear("playing")
        first.ask("explain")
        story.fault_explained = first.hear("problem")
        with AnotherWindow(story.folder) as second:
            story.refused = second.hear("problem")
            second.hear("playing")  # a new game, because the first window has the saved one
            story.other = position_after_acting(second)
            story.notices_beside = notices(second)
            second.ask('change theme "dark"')
            second.hear("changed")
            first.ask("change text_size 120")
            first.hear("changed")
            story.first = position_after_acting(first)
            first.ask("leave")
            story.status_of_first = first.end()
            story.other = position_after_acting(second)


def position_after_acting(window):
    """Play one more action and return the line that reports it."""
    window.ask("act")
    return window.hear("playing")


def notices(window):
    return [line["notice"] for line in window.told if "notice" in line]


def test_after_a_kill_the_game_goes_on_where_it_was(story):
    assert {**story.resumed} == {**story.position_at}


def test_after_a_kill_one_quiet_line_says_so(story):
    assert story.notices_after_kill == [NOTICE]
    assert story.kill_explained["problem"] == "The program ended unexpectedly"
    assert (
        __version__ in story.kill_explained["details"]
        and "no error message" in story.kill_explained["what"]
    )


def test_an_end_by_the_system_is_not_reported_as_a_crash(story):
    assert story.status_when_asked_to_end == 0 and story.notices_after_order == []


def test_an_error_while_a_step_is_shown_is_reported_and_logged_and_the_game_goes_on(story):
    assert (
        story.mistake["problem"] == "Something went wrong"
        and "the mill is broken" in story.mistake["details"]
    )
    assert story.moved_on > 0
    log = (story.folder / "burgundy-qt.log").read_text()
    assert "the mill is broken" in log and f"Burgundy Qt {__version__}" in log


def test_an_error_in_painting_is_reported_once_and_the_game_goes_on(story):
    assert "the brush is broken" in story.paint_mistake["details"]
    assert (
        len(story.mistakes_told) == 2 and story.before_fault["revision"] > story.resumed["revision"]
    )


def test_after_a_segmentation_fault_the_game_goes_on_and_the_trace_is_shown(story):
    assert story.status_of_fault == -signal.SIGSEGV
    assert (story.after_fault["playing"], story.after_fault["revision"]) == (
        story.before_fault["playing"],
        story.before_fault["revision"],
    )
    assert "Segmentation fault" in story.fault_explained["details"]


def test_a_second_window_plays_another_game_and_reports_no_crash(story):
    assert "another window" in story.refused["what"]
    assert story.other["playing"] != story.first["playing"] and story.notices_beside == []


def test_two_windows_damage_no_save(story):
    saves = {path.stem: read_save(path) for path in (story.folder / "games").glob("*.burgundy")}
    for told in (story.first, story.other):
        assert len(saves[told["playing"]].record) > told["actions"]
    assert not list(story.folder.rglob("*.broken*")) and story.status_of_first == 0


def test_two_windows_preserve_the_settings_of_each_other(story):
    kept = json.loads((story.folder / "settings.json").read_text())
    assert (kept["theme"], kept["text_size"]) == ("dark", 120)
