"""A log that floats over the table does not cover the buttons of the prompt, for any size of window
and text."""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import QRect, QSizeF

from burgundy_qt.widgets.games.burgundy.estate_shape import BASE, ModuleRoom
from burgundy_qt.widgets.games.burgundy.layout import table_layout
from burgundy_qt.widgets.page.log_placement import floating

SIZES = (960, 560), (1024, 632), (1199, 700), (1280, 732), (1519, 900), (1920, 1012)
TEXTS = 0.8, 1.0, 1.25, 1.5


def test_a_floating_log_covers_no_button_of_the_prompt():
    teams = ModuleRoom(teams=((0, 2), (1, 3)))
    tried = 0
    for (width, height), text, (modules, seats) in product(
        SIZES, TEXTS, ((BASE, 2), (BASE, 4), (teams, 4))
    ):
        layout = table_layout(QSizeF(width, height), seats, 0, text, modules)
        if not layout.log.isEmpty():
            assert not layout.log.intersects(layout.prompt)
            continue
        view, prompt = QRect(0, 0, width, height), layout.prompt.toAlignedRect()
        for kept_free in (0, 160):
            low, high = floating(view, prompt, kept_free)
            assert high.contains(low) and view.contains(high) and not high.intersects(prompt)
            assert high.bottom() < height - kept_free and high.height() >= 2 * prompt.height()
            tried += 1
    assert tried > 40
