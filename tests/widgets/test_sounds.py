"""Tests of the sounds of a game without a device: a test object records every sound."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from burgundy_qt.language.translation import spoken
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets import sounds
from burgundy_qt.widgets.sounds import sound_of_events
from burgundy_qt.widgets.sprites.places import ClickTarget
from tests.widgets.games import finished_game, positions, view_of
from tests.widgets.window_driver import AtTheWindow


class Ears:
    """Records the name and volume of each sound."""

    def __init__(self):
        self.heard = []

    def play(self, name, volume):
        self.heard.append((name, volume))

    def close(self):
        self.heard.append(("closed", 0))

    @property
    def names(self):
        return [name for name, _ in self.heard]


@pytest.fixture
def at(tmp_path, qtbot, monkeypatch):
    monkeypatch.setattr(sounds, "NOT_AGAIN_FOR", {})
    at = AtTheWindow(tmp_path, speed="fast")
    at.ears = Ears()
    at.window.sounds.reach(at.ears)
    yield at
    spoken.change("en")
    at.close()
    assert at.ears.names[-1] == "closed"


def begin(at, *levels):
    at.session.new_game(
        LineUp(
            tuple(SeatPlan(f"P{n}", level) for n, level in enumerate(levels)),
            {
                "players": len(levels),
                "seed": 5,
                "setup": "fixed",
                "estates": ["1"] * len(levels),
            },
        )
    )
    at.wait_until(lambda: at.page.decision.is_open)


def play(at, kind):
    """Carry out the first legal action of a kind, and wait until it has been shown."""
    view = at.session.view
    action = next(action for action in view.legal["actions"] if action["type"] == kind)
    at.page.decision.play(action)
    at.wait_until(lambda: at.session.view is not view and at.page.decision.is_open)


def test_opening_a_game_makes_no_sound(at):
    begin(at, None, None)
    assert at.ears.names == []


def test_a_tile_makes_a_sound_when_it_arrives(at):
    begin(at, None, None)
    play(at, "take")
    assert "laid" in at.ears.names


def test_workers_make_a_sound_when_they_are_counted(at):
    begin(at, None, None)
    play(at, "workers")
    assert at.ears.names[-1] == "coin"


def test_the_turn_of_another_person_makes_a_sound_and_their_second_action_does_not(at):
    begin(at, None, None)
    play(at, "workers")
    assert "turn" not in at.ears.names
    play(at, "workers")
    play(at, "end")
    assert at.ears.names.count("turn") == 1


def test_the_dice_of_a_new_round_make_a_sound(at):
    begin(at, None, None)
    for _seat in range(2):
        play(at, "workers")
        play(at, "workers")
        play(at, "end")
    assert "rolled" in at.ears.names


def test_a_click_without_effect_makes_a_sound(at):
    begin(at, None, None)
    scene = at.page.scene
    unlit = next(n for n in range(1, 7) if ClickTarget("die", n) not in at.page.decision.highlights)
    at.page.decision.click(ClickTarget("die", unlit))
    assert at.ears.names == ["wrong"] and scene.view is not None


def test_without_animation_every_step_still_makes_a_sound(at):
    begin(at, None, None)
    at.settings.change(speed="off")
    play(at, "workers")
    assert at.ears.names == ["coin"]


def test_setting_the_volume_plays_a_sound_and_sounds_can_be_off(at):
    at.settings.change(volume=70)
    assert at.ears.heard == [("points", 70)]
    at.settings.change(sounds=False)
    at.window.sounds.play("laid")
    assert at.ears.heard == [("points", 70)]
    at.settings.change(sounds=True)
    assert at.ears.names == ["points", "points"]


def test_after_a_change_of_language_the_game_still_makes_sounds(at):
    begin(at, None, None)
    before = at.page
    at.settings.change(language="de")
    at.wait_until(lambda: at.window.page is not before and at.window.page.decision.is_open)
    at.page = at.window.page
    # without animation nothing waits for the layout of the new page
    at.settings.change(speed="off")
    play(at, "workers")
    assert at.ears.names == ["coin"]


def test_the_same_sound_does_not_begin_twice_at_once(at, monkeypatch):
    monkeypatch.setattr(sounds, "NOT_AGAIN_FOR", {"rolled": 60.0})
    at.window.sounds.play("rolled")
    at.window.sounds.play("rolled")
    assert at.ears.names == ["rolled"]


def test_of_simultaneous_events_the_most_important_one_makes_a_sound():
    laid = {"event": "action", "action": {"type": "place"}}
    region = {"event": "points", "for": "region"}
    assert sound_of_events([laid, region, {"event": "gain"}]) == "region"
    assert sound_of_events([{"event": "turn"}]) is None


def test_the_end_of_a_game_makes_one_sound(at):
    at.page.begin(view_of(next(positions(2))))
    at.page.steps.game = view_of(finished_game(2))
    at.page.steps.shown.emit()
    at.page.steps.shown.emit()
    assert at.ears.names == ["over"]


def test_sounds_are_switched_in_the_settings_by_key(at):
    at.window.menus.actions["settings"].trigger()
    section = at.window.dialog.show_section("sound")
    switch = section.controls["sounds"]
    switch.setFocus()
    QTest.keyClick(switch, Qt.Key.Key_Space)
    assert not at.settings.values.sounds
    QTest.mouseClick(switch, Qt.MouseButton.LeftButton, pos=QPoint(8, switch.height() // 2))
    assert at.settings.values.sounds
