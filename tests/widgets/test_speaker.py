"""Tests of the speaker with a simulated device. No sound is heard when the tests run."""

from __future__ import annotations

import importlib.util
import threading
import time
import wave
from array import array
from pathlib import Path

import pytest

from burgundy_qt.assets import SOUNDS
from burgundy_qt.widgets import sounds as speaker_module
from burgundy_qt.widgets.sounds import LOUDEST, RANK, RATE, Mix, Speaker, at_volume, sound

NAMES = {*RANK, "crossed", "turned", "turn", "wrong"}
MAKER = Path(__file__).parents[2] / "packaging" / "sounds.py"


class Device:
    """Takes samples from the mix when a test makes it."""

    def __init__(self, mix):
        self.mix = mix
        self.is_open = True

    def close(self):
        self.is_open = False


@pytest.fixture
def devices(monkeypatch):
    opened = []
    monkeypatch.setattr(
        speaker_module, "open_device", lambda mix: opened.append(Device(mix)) or opened[-1]
    )
    return opened


@pytest.fixture
def speaker():
    speaker = Speaker()
    yield speaker
    speaker.close()


def wait_until(happened):
    deadline = time.monotonic() + 10
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(0.005)


def test_every_sound_is_a_short_soft_file_of_our_own():
    assert {path.stem for path in SOUNDS.glob("*.wav")} == NAMES
    for name in NAMES:
        with wave.open(str(SOUNDS / f"{name}.wav")) as file:
            assert (file.getframerate(), file.getnchannels(), file.getsampwidth()) == (RATE, 1, 2)
        assert (
            len(sound(name)) < 2.5 * RATE
            and 0.1 * LOUDEST < max(map(abs, sound(name))) < 0.5 * LOUDEST
        )
        assert abs(sound(name)[-1]) < 40  # the sound ends without a click


def test_the_files_match_the_output_of_their_generator():
    spec = importlib.util.spec_from_file_location("sounds_maker", MAKER)
    maker = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(maker)
    assert set(maker.SOUNDS) == NAMES
    for name in NAMES:
        made = maker.samples(name).tolist()
        assert len(made) == len(sound(name))
        assert max(abs(a - b) for a, b in zip(made, sound(name), strict=True)) <= 2


def test_sounds_begun_at_once_are_heard_together_and_end_by_themselves():
    mix = Mix()
    mix.add(array("h", [100, 200, 300]))
    mix.add(array("h", [1, 2]))
    assert mix.take(2).tolist() == [101, 202] and mix.take(3).tolist() == [300, 0, 0]
    assert mix.is_silent and mix.take(2).tolist() == [0, 0]


def test_a_mix_that_is_too_loud_is_limited_to_the_maximum():
    mix = Mix()
    mix.add(array("h", [30000, -30000]))
    mix.add(array("h", [30000, -30000]))
    assert mix.take(2).tolist() == [LOUDEST, -LOUDEST]


def test_a_lower_volume_is_softer():
    assert (
        max(at_volume("laid", 10))
        < max(at_volume("laid", 50))
        < max(at_volume("laid", 100))
        == max(sound("laid"))
    )


def test_a_sound_reaches_the_device_and_the_device_is_closed_at_the_end(devices, speaker):
    speaker.play("laid", 100)
    wait_until(lambda: devices and not devices[0].mix.is_silent)
    assert devices[0].mix.take(len(sound("laid"))) == sound("laid")
    speaker.close()
    assert not devices[0].is_open


def test_after_a_while_of_silence_the_audio_is_closed_and_reopened_when_needed(
    devices, speaker, monkeypatch
):
    monkeypatch.setattr(speaker_module, "CLOSE_AFTER", 0.01)
    monkeypatch.setattr(speaker_module, "TRY_AGAIN_AFTER", 0.0)
    speaker.play("wrong", 100)
    wait_until(lambda: devices and not devices[0].mix.is_silent)
    devices[0].mix.take(RATE)
    wait_until(lambda: not devices[0].is_open)
    speaker.play("wrong", 100)
    wait_until(lambda: len(devices) == 2)


def test_without_audio_the_speaker_stays_silent_and_does_not_try_each_time(speaker, monkeypatch):
    asked = []

    def fails(mix):
        asked.append(mix)
        raise OSError("no device")

    monkeypatch.setattr(speaker_module, "open_device", fails)
    speaker.play("laid", 100)
    speaker.play("laid", 100)
    wait_until(lambda: asked and speaker._wanted.empty())
    speaker.close()
    assert len(asked) == 1


def test_the_window_does_not_wait_for_slow_audio(speaker, monkeypatch):
    goes_on = threading.Event()
    monkeypatch.setattr(speaker_module, "open_device", lambda mix: goes_on.wait(10) and Device(mix))
    monkeypatch.setattr(speaker_module, "PATIENCE", 0.05)
    begun = time.monotonic()
    speaker.play("laid", 100)
    speaker.play("coin", 100)
    speaker.close()
    assert time.monotonic() - begun < 5, "opening the audio takes ten seconds"
    goes_on.set()


def test_the_real_device_takes_the_mix(monkeypatch):
    miniaudio = pytest.importorskip("miniaudio")
    monkeypatch.setattr(speaker_module, "backends", lambda known: [known.NULL])
    mix = Mix()
    mix.add(sound("wrong"))
    device = speaker_module.open_device(mix)
    try:
        assert device.backend == "Null" and miniaudio.__version__
        wait_until(lambda: mix.is_silent)
    finally:
        device.close()


def test_alsa_is_not_used_without_a_sound_card(monkeypatch, tmp_path):
    class Known:
        PULSEAUDIO, ALSA = "pulse", "alsa"

    monkeypatch.setattr(speaker_module.sys, "platform", "linux")
    monkeypatch.setattr(speaker_module, "DEVICES", tmp_path)
    assert speaker_module.backends(Known) == ["pulse"]
    (tmp_path / "pcmC0D0p").touch()
    assert speaker_module.backends(Known) == ["pulse", "alsa"]
