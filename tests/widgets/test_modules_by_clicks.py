"""Tests of every module of 2019 by clicks in the real window: each for a while, and all together
from the third phase to the final score."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from burgundy_qt.rules.burgundy.requests import modules_of
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.dialogs.final_score_dialog import FinalScoreDialog
from burgundy_qt.widgets.games.burgundy.burgundy_texts import SOURCES
from burgundy_qt.widgets.log.log_card import SCORE
from burgundy_qt.widgets.sprites.places import ClickTarget
from tests.session.short_games import a_late_game
from tests.widgets.test_play_by_clicks import click_on_table

MODULES = modules_of("2019")
KINDS = (
    "choice",
    "trough",
    "cell",
    "shield",
    "worn",
    "silver",
    "good",
    "storage",
    "market",
    "workers",
)
PERSON_AND_PAGE = SeatPlan("You"), SeatPlan("Page", "page")
TWO_PEOPLE = SeatPlan("You"), SeatPlan("Anna")
OWN = {
    "extra-tiles": ("monastery:27", "monastery:28", "crane", "geese"),
    "white-castles": ("white-castle", "monastery:29"),
    "inns": ("'inn'",),
    "trade-routes": ("'route'",),
    "border-posts": ("'posts'",),
    "shields": ("'type': 'shield'",),
}


def request_of(modules, seed):
    request = {"edition": "2019", "modules": list(modules), "seed": seed, "players": 2}
    return request | ({"estates": ["11a", "11c"]} if "border-posts" in modules else {})


def begin(at, modules, seed, seats=PERSON_AND_PAGE):
    earlier = at.session.view and at.session.view.game_id
    at.session.new_game(LineUp(seats, request_of(modules, seed)))
    at.wait_until(lambda: at.session.view and at.session.view.game_id != earlier)
    at.wait_for_my_turn()


def is_own(module, view, before=0):
    """Return whether any event of a module has happened after this number of events."""
    told = [
        str(event)
        for event in view.events[before:]
        if event["event"] not in ("phase", "start", "shields")
    ]
    return any(word in event for event in told for word in OWN[module])


def click_something(at, luck):
    """Click a glowing target, with those of the modules first, and make possible purchases."""
    offers = at.page.decision.highlights
    glowing = [
        target for target, offer in offers.items() if target.kind in KINDS and not offer.chosen
    ]
    glowing = [
        target
        for target in glowing
        if target.kind not in ("silver", "workers") or luck.random() < 0.2
    ]
    if not glowing:
        at.click(at.page.prompt.passing if ClickTarget("pass") in offers else at.page.prompt.end)
        return
    best = min(
        glowing,
        key=lambda target: (not is_of_module(target), KINDS.index(target.kind), luck.random()),
    )
    click_on_table(at, best if luck.random() < 0.8 else luck.choice(glowing))


def is_of_module(target):
    own = (
        "building:white-castle",
        "building:crane",
        "animal:geese:2",
        "inn",
        *(f"monastery:{n}" for n in (27, 28, 29)),
    )
    return target.kind in ("shield", "worn") or target.what in own


@pytest.mark.parametrize("module", MODULES)
def test_a_module_is_played_by_clicks_until_its_own_events_have_happened(at, module):
    """Two people play, because the time that a bot needs, and so its play, varies."""
    luck = random.Random(4)
    begin(at, [module], 18, TWO_PEOPLE)
    while not at.is_over and not is_own(module, at.session.view):
        click_something(at, luck)
        at.wait_for_my_turn()
    assert is_own(module, at.session.view)
    assert at.problems == []


def test_the_last_phases_with_all_modules_are_played_by_clicks_to_the_final_score(at):
    luck = random.Random(6)
    running = a_late_game(LineUp(PERSON_AND_PAGE, request_of(MODULES, seed=5)), "C")
    before = len(running.game.events)
    at.take_up(running)
    while not at.is_over:
        click_something(at, luck)
        at.wait_for_my_turn()
    assert isinstance(at.window.dialog, FinalScoreDialog)
    assert at.problems == []
    view = at.session.view
    assert all(
        is_own(module, view, before)
        for module in ("inns", "trade-routes", "shields", "white-castles")
    )
    told = {label.text() for label in at.window.dialog.findChildren(QLabel)}
    assert {str(points) for points in view.state["result"]["points"]} <= told
    assert any(text.strip() == "Shields" for text in told)


def test_a_game_without_modules_follows_one_with_modules(at):
    begin(at, MODULES, seed=5)
    at.session.new_game(LineUp(PERSON_AND_PAGE, {"edition": "2011", "players": 2, "seed": 3}))
    at.wait_until(
        lambda: at.session.view.state["modules"] == [] and at.page.steps.game is at.session.view
    )
    at.wait_for_my_turn()
    click_something(at, random.Random(1))
    assert at.problems == []
    at.page.log_place.turn_to(SCORE)
    assert set(at.page.log.score.counts) == {source.key for source in SOURCES}
    assert not {slot.kind for slot in at.page.scene.tabletop.shown} & {
        "shield",
        "route",
        "post",
        "inns",
    }


def test_shields_are_taken_and_undone_by_keys(at):
    luck = random.Random(4)
    begin(at, ["shields"], seed=11)
    for _ in range(400):
        shields = [target for target in at.page.decision.highlights if target.kind == "shield"]
        if shields or at.is_over:
            break
        click_something(at, luck)
        at.wait_for_my_turn()
    assert shields
    before = at.session.view.state["seats"][0]["shields"]
    for _ in range(40):
        if at.page.keys.at is not None and at.page.keys.at.kind == "shield":
            break
        at.press(Qt.Key.Key_Tab)
    revision = at.session.view.revision
    at.press(Qt.Key.Key_Return)
    at.wait_until(lambda: at.session.view.revision > revision or at.page.decision.choosing.picks)
    while at.session.view.revision == revision:
        at.press(Qt.Key.Key_Return)
        at.wait_for_my_turn()
    at.wait_for_my_turn()
    assert at.session.view.state["seats"][0]["shields"] != before
    at.press(Qt.Key.Key_Z)
    at.wait_until(lambda: at.session.view.state["seats"][0]["shields"] == before)
