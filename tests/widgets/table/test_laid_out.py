"""Tests of the signal about every change of the layout, and of the painted backgrounds."""

from __future__ import annotations

import random
from functools import partial

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap
from shiboken6 import delete

from burgundy_qt.language.translation import spoken
from burgundy_qt.rules import registry
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.widgets.play.decision import BUTTONS, Decision
from burgundy_qt.widgets.table.table_scene import TableScene
from burgundy_qt.widgets.table.tabletop import PaintedBackgrounds
from tests.contract.games import ALONE
from tests.widgets.window_driver import AtTheWindow

STEPS = 16
SETUPS = [
    {"game": game, "setup": setup}
    for game in registry.GAMES
    for edition in registry.ruleset(game).describe()["editions"][:1]
    for setup in edition["setups"]
]
KINDS = [
    *SETUPS,
    {"edition": "2019", "players": 4, "modules": ["team"]},
    {"edition": "2019", "players": 1, "modules": ALONE},
    {"game": "carcassonne", "players": 3, "modules": ["bridges", "castles", "bazaars"]},
]


@pytest.fixture
def scene(qapp):
    """Yield a scene and delete it after the test; it is connected to objects that would keep it."""
    scene = TableScene()
    yield scene
    delete(scene)


@pytest.mark.parametrize("asked", KINDS, ids=str)
def test_every_change_of_the_layout_is_signalled(scene, asked):
    seats = tuple(SeatPlan(f"Player {number}") for number in range(asked.get("players", 2)))
    running, luck = RunningGame.begin(LineUp(seats, {"seed": 7, **asked})), random.Random(7)
    decision = Decision()
    scene.set_speed("fast")
    scene.show_view(running.view, 0)
    told = [scene.layout]
    scene.laid_out.connect(lambda: told.append(scene.layout))
    for number in range(STEPS):
        if running.game.is_over:
            break
        scene.offer({})
        scene.play(running.act(luck.choice(running.view.legal["actions"])))
        assert told[-1] == scene.layout, (number, "at the beginning of the animation")
        scene.skip()
        assert told[-1] == scene.layout, (number, "after the animation")
        if running.view.legal["actions"]:
            decision.begin(running.view)
            scene.offer({t: o for t, o in decision.highlights.items() if t not in BUTTONS})
        assert told[-1] == scene.layout, (number, "when something is offered")


def painted_in(scene):
    """Return the cache keys of the backgrounds on the table, by name."""
    laid = scene.tabletop.backgrounds.laid
    return {part: item.pixmap().cacheKey() for part, (_, item) in laid.items()}


@pytest.mark.parametrize("game", registry.GAMES)
def test_painted_backgrounds_are_reused(scene, game, qapp):
    plans = SeatPlan("Anna"), SeatPlan("Ben")
    view = RunningGame.begin(LineUp(plans, {"game": game, "seed": 7})).view
    scene.show_view(view, 0)
    first = painted_in(scene)
    scene.enlarge(1)
    assert painted_in(scene) != first
    scene.enlarge(None)
    assert painted_in(scene) == first
    again = TableScene()
    again.show_view(view, 0)
    assert painted_in(again) == first
    delete(again)
    spoken.change("de")
    try:
        other = TableScene()
        other.show_view(view, 0)
        assert not {*painted_in(other).values()} & {*first.values()}
        delete(other)
    finally:
        spoken.change("en")


def test_only_few_painted_backgrounds_are_kept(qapp):
    kept, made = PaintedBackgrounds(), []

    def paint(number, size):
        made.append(number)
        return QPixmap(size, size), QPointF()

    for number in (1, 2, 1, 3, 1):
        kept.paint(partial(paint, number, 100))
    assert made == [1, 2, 3]
    for number in range(4, 20):
        kept.paint(partial(paint, number, 1000))
        kept.paint(partial(paint, 1, 100))
    assert made == [*range(1, 20)]
    kept.paint(partial(paint, 2, 100))
    kept.paint(partial(paint, 4, 1000))
    assert made[-2:] == [2, 4]


@pytest.fixture
def at(qtbot, tmp_path):
    at = AtTheWindow(tmp_path, speed="fast")
    yield at
    at.close()


def test_the_prompt_follows_when_the_secret_duchies_are_revealed(at):
    plans = SeatPlan("Anna"), SeatPlan("Page", "page")
    at.session.new_game(LineUp(plans, {"game": "tuscany", "setup": "secret", "seed": 5}))
    at.wait_for_my_turn()
    before = at.page.prompt.geometry()
    while at.page.prompt.geometry() == before:
        view = at.session.view
        assert view.revision < 60
        at.session.act(view.revision, view.legal["actions"][0])
        at.wait_until(lambda view=view: at.session.view.revision > view.revision and at.is_asked)
        assert at.page.prompt.geometry() == at.table.prompt_rect().toAlignedRect()
        assert at.page.log.isVisible() == at.page.foot.isHidden()
