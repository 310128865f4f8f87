"""Tests of the colours: with any colour vision, the colours of a set can be distinguished, and
every text can be read."""

import math
import re
from itertools import combinations
from pathlib import Path

import pytest

from burgundy_qt.session.line_up import COLOURS
from burgundy_qt.widgets.statistics.share_rows import colour_of
from burgundy_qt.widgets.theme import palette
from burgundy_qt.widgets.theme.palette import (
    CELL,
    DARK,
    GOODS,
    HIGH_DARK,
    HIGH_LIGHT,
    INN,
    LIGHT,
    SEAT,
    SHIELD,
    TILE,
    Palette,
    darker,
    lighter,
    line_on,
    mix,
)
from burgundy_qt.widgets.theme.theme import style_sheet

# Machado, Oliveira and Fernandes 2009, severity 1.0, on linear RGB.
EYES = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE = 0.95047, 1.0, 1.08883

SETS = {
    "tiles": (TILE, 14),
    "tiles and the inn": ({**TILE, "inn": INN}, 14),
    "ranks of shields": (SHIELD, 20),
    "light cells": (CELL["light"], 14),
    "dark cells": (CELL["dark"], 14),
    "goods": (GOODS, 15),
    "seats": (dict(enumerate(SEAT)), 15),
}
SETS |= {
    f"seats on a panel, {theme.name}{' high' if theme.is_high else ''}": (
        {colour: line_on(theme, colour) for colour in COLOURS},
        15,
    )
    for theme in (LIGHT, DARK, HIGH_LIGHT, HIGH_DARK)
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
def test_the_measure_of_distance_matches_its_published_test_data(first, second, distance):
    assert ciede2000(first, second) == pytest.approx(distance, abs=1e-4)


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("name", SETS)
def test_no_two_colours_of_a_set_are_similar(name, eye):
    colours, least = SETS[name]
    distances = {
        (a, b): ciede2000(lab(colours[a], eye), lab(colours[b], eye))
        for a, b in combinations(colours, 2)
    }
    nearest = min(distances, key=distances.__getitem__)
    assert distances[nearest] >= least, nearest


def by_name(palette: Palette) -> str:
    return f"{palette.name}{' high' if palette.is_high else ''}"


THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_LIGHT, HIGH_DARK], ids=by_name)
GROUNDS = "panel", "panel2", "raised"
WORDS = "text", "text2", "text3", "good", "bad", "focus"


@THEMES
def test_texts_have_enough_contrast_to_their_background(theme: Palette):
    least = 7 if theme.is_high else 4.5
    for ground in GROUNDS:
        assert contrast(theme.text, getattr(theme, ground)) >= 7
        for words in WORDS:
            assert contrast(getattr(theme, words), getattr(theme, ground)) >= least, (words, ground)
    for ground in (theme.accent, theme.accent_hi):
        assert contrast(theme.on_accent, ground) >= least
    assert contrast(theme.on_bar, theme.bar) >= least
    assert contrast(theme.text2, theme.well) >= 4.5


@THEMES
def test_every_rule_of_the_style_sheet_has_enough_contrast(theme: Palette):
    """This tests backgrounds and texts in the same rule. Disabled widgets may have less contrast,
    but not with high contrast."""
    sheet = re.sub(r"/\*.*?\*/", "", style_sheet(theme), flags=re.S)
    seen = 0
    for selector, rule in re.findall(r"([^{}]+)\{([^{}]*)\}", sheet):
        words = re.search(r"(?<![-\w])color:\s*(#\w{6})", rule)
        grounds = re.search(r"(?<![-\w])background(?:-color)?:([^;]*)", rule)
        if words is None or grounds is None:
            continue
        least = 7 if theme.is_high else 3 if ":disabled" in selector else 4.5
        for ground in re.findall(r"#\w{6}", grounds[1]):
            seen += 1
            assert contrast(words[1], ground) >= least, (selector.strip(), words[1], ground)
    assert seen > 25


@THEMES
def test_meaningful_lines_have_enough_contrast_to_the_panel(theme: Palette):
    for line in ("line2", "focus", "glow", "accent"):
        least = 4.5 if theme.is_high else 2 if (line, theme) == ("accent", DARK) else 3
        for ground in GROUNDS if theme.is_high else ("panel",):
            assert contrast(getattr(theme, line), getattr(theme, ground)) >= least, (line, ground)


@THEMES
def test_the_line_of_every_seat_is_visible_on_the_panel(theme: Palette):
    """Saffron and lilac have the least contrast in the light theme."""
    for colour in COLOURS:
        assert contrast(line_on(theme, colour), theme.panel) >= 1.9, colour


@pytest.mark.parametrize("theme", [HIGH_LIGHT, HIGH_DARK], ids=by_name)
def test_high_contrast_keeps_the_pieces_and_cells_of_its_theme(theme: Palette):
    assert theme.cell is CELL[theme.name]
    assert palette.palette_named(theme.name, is_high=True) is theme


@pytest.mark.parametrize("eye", EYES)
@THEMES
def test_gain_and_loss_differ_for_every_eye(theme: Palette, eye):
    """Both also have a sign, so it is enough that the colours look different."""
    assert ciede2000(lab(theme.good, eye), lab(theme.bad, eye)) >= 10


@pytest.mark.parametrize("eye", EYES)
@THEMES
def test_colours_of_action_choice_and_advice_differ_for_every_eye(theme: Palette, eye):
    """Wine red is for actions, amber for choices and blue for advice. Each also has its own
    shape."""
    for one, other in combinations((theme.accent, theme.glow, theme.focus), 2):
        assert ciede2000(lab(one, eye), lab(other, eye)) >= 14, (one, other)


@pytest.mark.parametrize("eye", EYES)
@THEMES
def test_the_two_colours_of_the_plots_differ_for_every_eye(theme: Palette, eye):
    own, others = colour_of("own", theme).name(), colour_of("others", theme).name()
    assert ciede2000(lab(own, eye), lab(others, eye)) >= 15


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
    assert palette.palette_named("light") is LIGHT
    assert palette.palette_named("dark").cell is CELL["dark"]
    with pytest.raises(ValueError, match="sepia"):
        palette.palette_named("sepia")


def test_only_the_palette_names_colours():
    widgets = Path(palette.__file__).parent
    named = {
        path.relative_to(widgets).as_posix()
        for path in widgets.rglob("*.py")
        if re.search(r"""["']#[0-9A-Fa-f]{3,8}["']""", path.read_text(encoding="utf-8"))
    }
    assert named == {"palette.py"}
