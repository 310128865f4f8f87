"""Tests of the pulsing glow: it pulses for twenty seconds after the last input, then rests until
somebody returns."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from burgundy_qt.widgets.sprites.highlights import AWAKE_MS, FRAME_MS


def pass_time(pulse, milliseconds):
    """Let this much time pass for the glow."""
    for _ in range(round(milliseconds / FRAME_MS)):
        if pulse.is_running:
            pulse._clock.timeout.emit()


@pytest.fixture
def waiting(a_table):
    """Return a table that has waited longer than the glow pulses."""
    table = a_table()
    table.offer()
    assert table.scene.lights.pulse.is_running
    pass_time(table.scene.lights.pulse, AWAKE_MS)
    return table


def test_after_twenty_seconds_the_glow_stops_pulsing_and_stays_lit(waiting):
    lights = waiting.scene.lights
    assert pytest.approx(20_000, rel=0.05) == AWAKE_MS
    assert not lights.pulse.is_running
    assert lights._offers.opacity() == 1 and lights.lit()


@pytest.mark.parametrize("seconds", [5, 15])
def test_until_then_the_glow_pulses(a_table, seconds):
    table = a_table()
    table.offer()
    pass_time(table.scene.lights.pulse, 1000 * seconds)
    assert table.scene.lights.pulse.is_running


@pytest.mark.parametrize("come", ["mouse", "key", "shortcut", "step"])
def test_input_lets_the_glow_pulse_again_for_as_long(waiting, come):
    pulse, viewport = waiting.scene.lights.pulse, waiting.view.viewport()
    match come:
        case "mouse":
            QTest.mouseMove(viewport, QPoint(200, 200))
            QTest.mouseMove(viewport, QPoint(210, 210))
        case "key":
            QTest.keyClick(waiting.view, Qt.Key.Key_Tab)
        case "shortcut":
            QTest.keyClick(waiting.view, Qt.Key.Key_F9)
        case "step":
            waiting.play_on(1)
            waiting.offer()
    assert pulse.is_running
    pass_time(pulse, 19_000)
    assert pulse.is_running
    pass_time(pulse, 3_000)
    assert not pulse.is_running


def test_input_starts_no_pulse_if_nothing_glows(waiting):
    waiting.scene.offer({})
    QTest.keyClick(waiting.view, Qt.Key.Key_Tab)
    assert not waiting.scene.lights.pulse.is_running
