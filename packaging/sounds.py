"""Makes the sounds of the program, burgundy_qt/assets/sounds, from nothing: `python
packaging/sounds.py`.

Wood, metal and bars of a marimba, each a few damped tones and some noise. Every run makes the same
files.
"""

from __future__ import annotations

import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np

RATE = 24_000  # samples a second
FOLDER = Path(__file__).parent.parent / "burgundy_qt" / "assets" / "sounds"
MARIMBA = ((1.0, 1.0, 1.0), (3.93, 0.22, 0.35), (9.2, 0.05, 0.18))
"""The partials of a bar: factor of its pitch, loudness, duration relative to the first."""
C4, G4, C5, D5, E5, G5, A5, C6 = 261.6, 392.0, 523.3, 587.3, 659.3, 784.0, 880.0, 1046.5

Sound = np.ndarray
"""Samples from -1 to 1."""


def silence(seconds: float) -> Sound:
    """Return silence of this length."""
    return np.zeros(round(seconds * RATE))


def tone(pitch: float, seconds: float, fades: float, rises: float = 0.002) -> Sound:
    """Return a pure tone that fades: to a third in `fades` seconds; loudest after `rises`."""
    t = np.arange(round(seconds * RATE)) / RATE
    return np.sin(2 * np.pi * pitch * t) * np.exp(-t / fades) * np.minimum(1, t / rises)


def breath(seconds: float, fades: float, softness: int, seed: int) -> Sound:
    """Return noise that fades; the softer, the darker."""
    t = np.arange(round(seconds * RATE)) / RATE
    noise = np.random.default_rng(seed).uniform(-1, 1, len(t) + 2 * softness)
    window = np.hanning(softness + 2)
    return np.convolve(noise, window / window.sum(), "same")[: len(t)] * np.exp(-t / fades)


def together(*layers: tuple[float, float, Sound]) -> Sound:
    """Return sounds on top of each other: (start in seconds, loudness, the sound)."""
    length = max(round(start * RATE) + len(sound) for start, _, sound in layers)
    mixed = np.zeros(length)
    for start, loudness, sound in layers:
        first = round(start * RATE)
        mixed[first : first + len(sound)] += loudness * sound
    return mixed


def knock(pitch: float, fades: float, seed: int) -> Sound:
    """Return wood on wood."""
    return together(
        (0, 1.0, tone(pitch, 0.25, fades)),
        (0, 0.5, tone(pitch * 2.32, 0.2, fades * 0.6)),
        (0, 0.25, tone(pitch * 4.25, 0.1, fades * 0.3)),
        (0, 1.6, breath(0.08, 0.012, 12, seed)),
    )


def bar(pitch: float, seconds: float, fades: float) -> Sound:
    """Return a bar of a marimba."""
    partials = (
        (0.0, loud, tone(pitch * times, seconds, fades * lasts))
        for times, loud, lasts in MARIMBA
        if pitch * times < RATE / 2.2
    )
    return together(*partials, (0, 0.25, breath(0.03, 0.006, 8, 3)))


def melody(notes: Sequence[tuple[float, float, float]], seconds: float, fades: float) -> Sound:
    """Return bars struck one after another: (start, loudness, pitch)."""
    return together(*((start, loud, bar(pitch, seconds, fades)) for start, loud, pitch in notes))


def scratch(seconds: float, seed: int) -> Sound:
    """Return a pencil drawn over paper: bright noise, rough from its grain, that swells and
    ends."""
    t = np.arange(round(seconds * RATE)) / RATE
    bright = breath(seconds, 9.0, 2, seed) - breath(seconds, 9.0, 10, seed)
    rough = 0.6 + 0.4 * np.sin(2 * np.pi * 173 * t + 3 * np.sin(2 * np.pi * 31 * t))
    swell: Sound = bright * rough * np.sin(np.pi * t / seconds) ** 0.7
    return swell


def laid() -> Sound:
    """Return a wooden tile placed on its space."""
    return together((0, 1.0, knock(205, 0.035, 1)), (0.022, 0.35, knock(265, 0.022, 2)))


def rolled() -> Sound:
    """Return two dice on the table: quick knocks that come closer and fainter, then stop."""
    luck = np.random.default_rng(11)
    hits, at, gap = [], 0.0, 0.085
    while at < 0.4:
        loud = 0.9 * (1 - at / 0.55) * luck.uniform(0.6, 1.0)
        hits.append((at, loud, knock(luck.uniform(640, 900), 0.012, int(luck.integers(1000)))))
        at += gap * luck.uniform(0.6, 1.2)
        gap *= 0.86
    return together(*hits)


def coin() -> Sound:
    """Return one silverling on another."""
    ring = ((2310, 1.0, 0.07), (3620, 0.55, 0.05), (5130, 0.28, 0.03))
    clink = together(*((0.0, loud, tone(pitch, 0.35, fades)) for pitch, loud, fades in ring))
    return together((0, 0.7, clink), (0.055, 0.45, clink), (0, 0.5, breath(0.02, 0.004, 3, 5)))


def written() -> Sound:
    """Return a pencil that writes a figure: down, and round."""
    return together((0, 0.8, scratch(0.07, 21)), (0.085, 1.0, scratch(0.13, 22)))


def crossed() -> Sound:
    """Return a pencil that makes a cross: two short strokes."""
    return together((0, 1.0, scratch(0.055, 23)), (0.08, 0.9, scratch(0.055, 24)))


def swish(seconds: float, seed: int) -> Sound:
    """Return a card that slides over another: soft noise that swells and ends."""
    t = np.arange(round(seconds * RATE)) / RATE
    slide: Sound = breath(seconds, 9.0, 5, seed) - breath(seconds, 9.0, 22, seed)
    return slide * np.sin(np.pi * t / seconds) ** 1.4


def card() -> Sound:
    """Return a card that is drawn: it slides off the deck and snaps."""
    return together((0, 1.0, swish(0.09, 31)), (0.075, 0.5, breath(0.03, 0.005, 4, 32)))


def paid() -> Sound:
    """Return two cards placed one after the other."""
    pat = together((0, 1.0, breath(0.06, 0.011, 14, 33)), (0, 0.5, tone(150, 0.1, 0.02)))
    return together((0, 0.6, swish(0.08, 34)), (0.06, 0.9, pat), (0.15, 1.0, pat))


def marble() -> Sound:
    """Return a block of stone on a stone: dull, with a short ring."""
    ring = together((0, 0.5, tone(1480, 0.12, 0.02)), (0, 0.25, tone(2270, 0.08, 0.012)))
    return together((0, 1.0, knock(330, 0.02, 35)), (0, 0.6, ring))


def swept() -> Sound:
    """Return tiles swept off the cloth: a long soft brush over small knocks."""
    luck = np.random.default_rng(36)
    hits = [
        (0.05 + 0.07 * at, 0.4, knock(luck.uniform(240, 360), 0.014, 37 + at)) for at in range(5)
    ]
    return together((0, 1.0, swish(0.42, 42)), *hits)


def turned() -> Sound:
    """Return a tile that turns on the cloth: a short rub, and a tick at its end."""
    return together((0, 0.8, swish(0.07, 43)), (0.06, 0.5, knock(520, 0.008, 44)))


def stood() -> Sound:
    """Return a small wooden figure set down."""
    return together((0, 1.0, knock(610, 0.018, 45)), (0.018, 0.25, knock(820, 0.01, 46)))


def built() -> Sound:
    """Return planks of a bridge that fall into place, one after another."""
    planks = [(0.045 * at, 0.6 + 0.1 * at, knock(300 + 28 * at, 0.016, 47 + at)) for at in range(5)]
    return together(*planks)


def risen() -> Sound:
    """Return a finished castle: stone on stone, and a bell above it."""
    bell = together((0, 1.0, tone(G5, 0.7, 0.2)), (0, 0.4, tone(2 * G5, 0.5, 0.12)))
    stones = ((0.0, 0.9, knock(180, 0.03, 53)), (0.09, 0.9, knock(210, 0.03, 54)))
    return together(*stones, (0.18, 0.5, bell))


def bid() -> Sound:
    """Return a tag placed on the table."""
    return together((0, 1.0, knock(440, 0.012, 55)), (0, 0.4, swish(0.05, 56)))


def sold() -> Sound:
    """Return a hammer that falls twice."""
    return together((0, 0.8, knock(260, 0.03, 57)), (0.16, 1.0, knock(250, 0.04, 58)))


def phase() -> Sound:
    """Return two bells of a tower: a phase is over."""
    bell = ((1.0, 1.0, 0.5), (2.0, 0.45, 0.32), (2.76, 0.3, 0.2), (5.4, 0.12, 0.1))
    stroke = together(*((0.0, loud, tone(D5 * times, 1.0, lasts)) for times, loud, lasts in bell))
    return together((0, 0.8, stroke), (0.34, 0.6, stroke))


def points() -> Sound:
    """Return two bars, upwards."""
    return melody(((0, 0.7, E5), (0.075, 0.8, A5)), 0.5, 0.11)


def region() -> Sound:
    """Return a chord, note by note: a region is complete."""
    return melody(((0, 0.7, C5), (0.085, 0.7, E5), (0.17, 0.75, G5), (0.255, 0.8, C6)), 0.8, 0.18)


def turn() -> Sound:
    """Return two low, round notes: it is your turn."""
    return melody(((0, 0.75, G4), (0.13, 0.8, D5)), 0.7, 0.17)


def over() -> Sound:
    """Return a final cadence: the game is over."""
    run = ((0, 0.6, G4), (0.14, 0.6, C5), (0.28, 0.65, E5), (0.42, 0.7, G5))
    rest = ((0.72, 0.6, C4), (0.74, 0.55, G4), (0.76, 0.6, E5), (0.78, 0.7, C6))
    return melody((*run, *rest), 1.3, 0.32)


def wrong() -> Sound:
    """Return a fingertip on cloth."""
    return together((0, 1.0, tone(118, 0.2, 0.035, 0.006)), (0, 0.9, breath(0.07, 0.015, 40, 9)))


SOUNDS: dict[str, tuple[Callable[[], Sound], float]] = {
    "laid": (laid, 0.42),
    "rolled": (rolled, 0.34),
    "coin": (coin, 0.17),
    "written": (written, 0.22),
    "crossed": (crossed, 0.16),
    "card": (card, 0.16),
    "paid": (paid, 0.20),
    "marble": (marble, 0.26),
    "swept": (swept, 0.30),
    "turned": (turned, 0.18),
    "stood": (stood, 0.28),
    "built": (built, 0.30),
    "risen": (risen, 0.34),
    "bid": (bid, 0.26),
    "sold": (sold, 0.36),
    "phase": (phase, 0.30),
    "points": (points, 0.30),
    "region": (region, 0.34),
    "turn": (turn, 0.36),
    "over": (over, 0.40),
    "wrong": (wrong, 0.16),
}
"""The maker of each sound, and the volume of its loudest sample."""


def samples(name: str) -> Sound:
    """Return the sound as 16-bit samples, its end faded out."""
    make, loudness = SOUNDS[name]
    sound = make()
    tail = round(0.02 * RATE)
    sound[-tail:] *= np.linspace(1, 0, tail)
    rounded: Sound = np.round(sound / np.abs(sound).max() * loudness * 32767).astype("<i2")
    return rounded


def write(name: str, folder: Path) -> None:
    """Write the sound as a WAV file, one channel."""
    with wave.open(str(folder / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples(name).tobytes())


def main() -> None:
    """Write all sounds."""
    FOLDER.mkdir(exist_ok=True)
    for name in SOUNDS:
        write(name, FOLDER)
    print(f"{len(SOUNDS)} sounds in {FOLDER}", file=sys.stderr)


if __name__ == "__main__":
    main()
