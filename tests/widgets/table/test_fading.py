"""Tests of reduced motion: nothing travels or pulses, new pieces appear within 120 ms, and a click
ends the fading."""

from __future__ import annotations

from PySide6.QtCore import QVariantAnimation

from burgundy_qt.widgets.table.motion import LENGTH
from tests.widgets.window_driver import AtTheWindow


def playing(tmp_path):
    at = AtTheWindow(tmp_path, speed="normal", calm=True)
    at.window.menus.actions["new"].trigger()
    dialog = at.new_game_dialog()
    dialog.rows[1].who.setCurrentIndex(0)
    at.click(dialog.start)
    at.wait_for_my_turn()
    return at


def test_new_pieces_fade_in_and_nothing_travels(qtbot, tmp_path):
    at = playing(tmp_path)
    scene = at.page.scene
    seen = []
    scene.fade._clock.valueChanged.connect(lambda _share: seen.append(scene.motion.is_running))
    settled = []
    scene.settled.connect(lambda: settled.append(scene.fade.is_running))
    at.page.decision.click(
        next(offer for offer in at.page.decision.highlights if offer.kind == "market")
    )
    at.wait_until(lambda: at.session.view.revision == 1 and settled)
    assert seen and not any(seen)
    assert settled == [False]
    assert all(item.opacity() > 0 for item in scene.items())
    at.close()


def test_a_click_ends_the_fading(qtbot, tmp_path):
    at = playing(tmp_path)
    fade = at.page.scene.fade
    at.page.decision.click(
        next(offer for offer in at.page.decision.highlights if offer.kind == "market")
    )
    at.wait_until(lambda: fade.is_running)
    at.page.scene.skip()
    assert not fade.is_running and fade._clock.state() == QVariantAnimation.State.Stopped
    assert LENGTH == 120
    at.close()


def test_nothing_pulses(qtbot, tmp_path):
    at = playing(tmp_path)
    pulse = at.page.scene.lights.pulse
    assert not pulse.is_running
    at.settings.change(calm=False)
    assert pulse.is_running
    at.settings.change(calm=True)
    assert not pulse.is_running
    at.close()
