"""The analysis table in the real window: by clicks and by keys, forward and back, with branches,
values, bots, comparisons, and its place in the game's file."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.session.short_games import a_game

KINDS = {
    "burgundy": {"edition": "2011"},
    "burgundy-dice": {"edition": "2017"},
    "tuscany": {"edition": "2020"},
    "carcassonne": {"edition": "2010"},
}
SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


def casual(game, *levels, actions=24, **request):
    """A casual game of this kind after so many actions."""
    running = a_game(
        *(levels or (None, None)), actions=actions, game=game, **KINDS[game], **request
    )
    running.make_casual()
    return running


def analyse(at, running):
    """Open it, and analyse from the position on the table with the key."""
    at.take_up(running)
    QTest.keyClick(at.table, Qt.Key.Key_A, SHIFT)
    at.wait_until(lambda: at.window.is_analysis_on and at.page.decision.is_open)
    return at.window.analysis


def act(at, mode, luck):
    """Some action of the seat that decides, and until the next is asked for."""
    before = mode.analysed.node
    at.page.decision.play(luck.choice(mode.analysed.view.legal["actions"]))
    at.wait_until(lambda: mode.analysed.node is not before and at.page.decision.is_open)


def rows(mode):
    """The words of all rows of the list."""
    return [row.text(0) for row in mode.panel.list.rows.values()]


@pytest.mark.parametrize("game", KINDS)
def test_every_game_is_played_on_by_hand_valued_undone_and_redone(at, game):
    running = casual(game)
    mode, luck = analyse(at, running), random.Random(5)
    before = at.session.view
    for _ in range(4):
        act(at, mode, luck)
    assert mode.analysed.tree.size == 4 and len(rows(mode)) == 5 and "…" not in rows(mode)
    at.wait_until(lambda: mode.analysed.node in mode.values)
    assert "%" in mode.panel.cells[0][1].text() and mode.panel.cells[0][2].text()
    here = mode.analysed.node
    at.press(Qt.Key.Key_Z)
    assert mode.analysed.node is here.parent and at.page.decision.is_open
    at.press(Qt.Key.Key_Y)
    at.wait_until(lambda: mode.analysed.node is here and at.page.decision.is_open)
    QTest.keyClick(at.table, Qt.Key.Key_W, CTRL)
    assert not mode.is_on and at.is_asked
    now = at.session.view
    assert (now.revision, now.state) == (before.revision, before.state)
