"""Tuscany in the pictures of all screens: each shows what it is called."""

from __future__ import annotations

import pytest

from burgundy_qt.rules.tuscany.catalogue import GAME
from burgundy_qt.screenshots.photo_stage import on_stage
from burgundy_qt.screenshots.screen_list import SCREENS
from burgundy_qt.widgets.play.decision import ANOTHER

PAINTED = [name.removeprefix(f"{GAME}-") for name in SCREENS if name.startswith(f"{GAME}-")]


@pytest.fixture(scope="module")
def stage(qapp):
    with on_stage("en") as stage:
        stage.use((1280, 800))
        yield stage


def shown(stage, name):
    """What is decided on a screen, and what glows."""
    with SCREENS[f"{GAME}-{name}"](stage):
        return stage.session.view, dict(stage.window.page.decision.highlights)


def asked(stage, name):
    """The kinds of actions that can be done, each with what grants or pays it."""
    view, _ = shown(stage, name)
    return {(action["type"], action.get("by")) for action in view.legal["actions"]}


def test_the_screens_of_the_game_its_rules_and_its_first_game_are_painted():
    assert {"table", "laying-out", "pass", "rules-colours", "first-game-14"} <= set(PAINTED)


@pytest.mark.parametrize(
    ("name", "action"),
    [
        ("laying-out", ("start", None)),
        ("bonus-tile", ("bonus-tile", "start")),
        ("second-action", ("draw", "marble")),
        ("castle", ("place", "castle")),
        ("town", ("bonus-tile", "town")),
        ("swap", ("swap", None)),
    ],
)
def test_a_screen_asks_what_it_is_called_after(stage, name, action):
    assert action in asked(stage, name)


def test_storage_full_asks_what_is_thrown_away(stage):
    view, offers = shown(stage, "storage-full")
    stored = [target for target in offers if target.kind == "store"]
    assert stored and view.state["seats"][0]["storage"]


def test_payment_has_another_way(stage):
    _, offers = shown(stage, "payment")
    assert ANOTHER in offers and any(target.kind == "cell" for target in offers)


def test_yields_shows_one_that_was_turned_up(stage):
    assert shown(stage, "yields")[0].state["yield_discards"]


def test_last_round_shows_the_last_round(stage):
    assert shown(stage, "last-round")[0].state["last"]


def test_the_pass_screen_comes_between_two_people(stage):
    with SCREENS[f"{GAME}-pass"](stage) as window:
        assert window.page.turn.handover.screen.isVisible()
        assert sum(plan.is_person for plan in stage.session.view.line_up.seats) == 2


@pytest.mark.parametrize(("name", "seats"), [("table-of-three", 3), ("table-of-four", 4)])
def test_a_table_is_for_as_many_as_it_says(stage, name, seats):
    assert len(shown(stage, name)[0].state["seats"]) == seats
