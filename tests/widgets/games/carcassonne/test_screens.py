"""Carcassonne in the pictures of all screens: each shows what it is called."""

from __future__ import annotations

import pytest

from burgundy_qt.rules.carcassonne.protocol import GAME, MODULES
from burgundy_qt.rules.carcassonne.tiles import KINDS
from burgundy_qt.screenshots.photo_stage import on_stage
from burgundy_qt.screenshots.screen_list import SCREENS

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
    """The kinds of actions that can be done."""
    view, _ = shown(stage, name)
    return {action["type"] for action in view.legal["actions"]}


def test_the_screens_of_the_game_its_rules_and_its_first_game_are_painted():
    assert {"table", "late", "bazaar-raise", "rules-castles", "first-game-17"} <= set(PAINTED)


@pytest.mark.parametrize(
    ("name", "actions"),
    [
        ("early", {"place"}),
        ("bridges", {"bridge", "pass"}),
        ("follower", {"meeple", "pass"}),
        ("castle", {"castle", "pass"}),
        ("bazaar-choose", {"choose"}),
        ("bazaar-open", {"bid"}),
        ("bazaar-raise", {"bid", "pass"}),
        ("bazaar-deal", {"buy", "sell"}),
        ("bazaar-without-auction", {"choose"}),
    ],
)
def test_a_screen_asks_what_it_is_called_after(stage, name, actions):
    assert asked(stage, name) == actions


def tried(offers):
    """What the tile on trial says."""
    [trial] = [
        offer.trial for target, offer in offers.items() if target.kind == "cell" and offer.chosen
    ]
    return trial.split()


def test_the_ghost_fits_in_several_ways(stage):
    assert len(tried(shown(stage, "ghost")[1])[1]) > 1


def test_the_needed_bridge_is_shown_with_the_tile(stage):
    assert len(tried(shown(stage, "bridge-needed")[1])) == 3


def test_a_castle_waits(stage):
    [castle] = shown(stage, "castle-waits")[0].state["castles"]
    assert castle["occupied"]


def test_a_screen_that_needed_a_turn_can_be_shown_again_at_once(stage):
    """In another theme, where it is the only one that was asked for."""
    first, again = (shown(stage, "castle")[0] for _ in range(2))
    assert first.legal["actions"] == again.legal["actions"]


def test_closer_shows_only_a_part_of_the_map(stage):
    with SCREENS[f"{GAME}-closer"](stage) as window:
        assert window.page.view.looking.is_in


def test_the_tiles_left_lie_over_the_table(stage):
    with SCREENS[f"{GAME}-tiles-left"](stage) as sheet:
        assert sheet.isVisible() and len(sheet.kinds) == len(KINDS)


def test_late_is_played_with_all_parts_of_the_expansion(stage):
    state = shown(stage, "late")[0].state
    assert state["modules"] == list(MODULES) and len(state["board"]) > 50


def test_an_auction_of_several_people_has_no_screen_between(stage):
    with SCREENS[f"{GAME}-bazaar-of-people"](stage) as window:
        assert not window.page.turn.handover.screen.isVisible()
        assert sum(plan.is_person for plan in stage.session.view.line_up.seats) == 2


@pytest.mark.parametrize(("name", "seats"), [("table-of-three", 3), ("table-of-six", 6)])
def test_a_table_is_for_as_many_as_it_says(stage, name, seats):
    assert len(shown(stage, name)[0].state["seats"]) == seats
