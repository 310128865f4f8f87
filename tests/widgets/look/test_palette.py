"""Every colour that means something can be told from the others of its set by any eye; every text can be read."""

import math
import re
from itertools import combinations
from pathlib import Path

import pytest

from burgundy_qt.widgets.look import palette
from burgundy_qt.widgets.look.palette import CELL, DARK, GOODS, LIGHT, SEAT, TILE, Palette, darker, lighter, mix

# Machado, Oliveira and Fernandes 2009, severity 1.0, on linear RGB.
EYES = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
TO_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE = 0.95047, 1.0, 1.08883

SETS = {
    "tiles": (TILE, 14),
    "light cells": (CELL["light"], 14),
    "dark cells": (CELL["dark"], 14),
    "goods": (GOODS, 15),
    "seats": (dict(enumerate(SEAT)), 15),
}


def times(matrix, vector):
    return tuple(sum(m * v for m, v in zip(row, vector, strict=True)) for row in matrix)


def linear(colour):
    shares = (part / 255 for part in bytes.fromhex(colour[1:]))
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in shares)


def lab(colour, eye):
    seen = tuple(min(1.0, max(0.0, c)) for c in times(EYES[eye], linear(colour)))
    parts = (value / white for value, white in zip(times(TO_XYZ, seen), WHITE, strict=True))
    x, y, z = (p ** (1 / 3) if p > 0.008856 else 7.787 * p + 16 / 116 for p in parts)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(first, second):
    (l1, a1, b1), (l2, a2, b2) = first, second
    middle = ((math.hypot(a1, b1) + math.hypot(a2, b2)) / 2) ** 7
    stretch = 1.5 - 0.5 * math.sqrt(middle / (middle + 25**7))
    c1, c2 = math.hypot(a1 * stretch, b1), math.hypot(a2 * stretch, b2)
    h1, h2 = (math.degrees(math.atan2(b, a * stretch)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    hue = math.radians((h1 + turn / 2) % 360 if c1 * c2 else h1 + h2)
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    t = 1 - 0.17 * math.cos(hue - math.radians(30)) + 0.24 * math.cos(2 * hue)
    t += 0.32 * math.cos(3 * hue + math.radians(6)) - 0.20 * math.cos(4 * hue - math.radians(63))
    blue = math.exp(-(((math.degrees(hue) - 275) / 25) ** 2))
    turned = -2 * math.sqrt(chroma**7 / (chroma**7 + 25**7)) * math.sin(math.radians(60 * blue))
    dl = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2))
    dc = (c2 - c1) / (1 + 0.045 * chroma)
    dh = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2)) / (1 + 0.015 * chroma * t)
    return math.sqrt(dl**2 + dc**2 + dh**2 + turned * dc * dh)


def contrast(first, second):
    bright, dim = sorted((times(TO_XYZ, linear(c))[1] for c in (first, second)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


@pytest.mark.parametrize(
    ("first", "second", "distance"),
    [  # pairs 1, 4, 7, 17 and 25 of the test data of Sharma, Wu and Dalal 2005
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, -1.3802, -84.2814), (50.0, 0.0, -82.7485), 1.0000),
        ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ],
)
def test_the_measure_of_distance_agrees_with_its_published_test_data(first, second, distance):
    assert ciede2000(first, second) == pytest.approx(distance, abs=1e-4)


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("name", SETS)
def test_no_two_colours_of_a_set_come_near_each_other(name, eye):
    colours, least = SETS[name]
    distances = {(a, b): ciede2000(lab(colours[a], eye), lab(colours[b], eye)) for a, b in combinations(colours, 2)}
    nearest = min(distances, key=distances.__getitem__)
    assert distances[nearest] >= least, nearest


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_words_stand_out_from_what_they_are_written_on(theme: Palette):
    for ground in (theme.panel, theme.panel2, theme.raised):
        assert contrast(theme.text, ground) >= 7
        assert contrast(theme.text2, ground) >= 4.5
        assert contrast(theme.good, ground) >= 4.5
        assert contrast(theme.bad, ground) >= 4.5
    assert contrast(theme.text3, theme.panel) >= 4.5
    assert contrast(theme.on_accent, theme.accent) >= 4.5
    assert contrast(theme.on_accent, theme.bar) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_lines_that_carry_meaning_stand_out_from_the_panel(theme: Palette):
    for line in (theme.line2, theme.focus, theme.glow, theme.accent):
        assert contrast(line, theme.panel) >= (3 if theme is LIGHT or line != theme.accent else 2)


def test_mixing_goes_from_the_first_colour_to_the_second():
    assert mix("#102030", "#FFFFFF", 0) == "#102030"
    assert mix("#102030", "#F0E0D0", 1) == "#F0E0D0"
    assert mix("#000000", "#FFFFFF", 0.5) == "#808080"
    assert (
        contrast(lighter("#7B1E3A", 0.3), "#000000")
        > contrast("#7B1E3A", "#000000")
        > contrast(darker("#7B1E3A", 0.3), "#000000")
    )


def test_a_theme_is_found_by_its_name():
    assert palette.theme("light") is LIGHT
    assert palette.theme("dark").cell is CELL["dark"]
    with pytest.raises(ValueError, match="sepia"):
        palette.theme("sepia")


def test_only_the_palette_names_colours():
    widgets = Path(palette.__file__).parent
    named = {
        path.relative_to(widgets).as_posix()
        for path in widgets.rglob("*.py")
        if re.search(r"""["']#[0-9A-Fa-f]{3,8}["']""", path.read_text(encoding="utf-8"))
    }
    assert named == {"palette.py"}
