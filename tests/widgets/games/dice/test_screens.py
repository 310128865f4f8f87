"""The Dice Game in the pictures of all screens: each shows what it is called."""

from __future__ import annotations

import pytest

from burgundy_qt.rules.dice.codec import GAME
from burgundy_qt.screenshots.photo_stage import on_stage
from burgundy_qt.screenshots.screen_list import SCREENS
from burgundy_qt.widgets.play.decision import END

PAINTED = [name.removeprefix(f"{GAME}-") for name in SCREENS if name.startswith(f"{GAME}-")]


@pytest.fixture(scope="module")
def stage(qapp):
    with on_stage("en") as stage:
        stage.use((1280, 800))
        yield stage


def shown(stage, name):
    """The kinds of what glows on a screen, the rounds played, and how many write."""
    with SCREENS[f"{GAME}-{name}"](stage):
        view, decision = stage.session.view, stage.window.page.decision
        return view, dict(decision.highlights)


def test_the_screens_of_the_game_its_rules_and_its_first_game_are_painted():
    assert {"table", "start", "alone", "rules-bonuses", "first-game-17"} <= set(PAINTED)


def test_start_shows_the_castles(stage):
    view, offers = shown(stage, "start")
    assert view.state["phase"] is None
    assert sum(target.kind == "cell" for target in offers) == 4


def test_on_trial_shows_ready(stage):
    assert END in shown(stage, "on-trial")[1]


def test_numbers_shows_the_bubble(stage):
    kinds = [target.kind for target in shown(stage, "numbers")[1]]
    assert kinds.count("choice") > 1


def test_priced_shows_what_a_bonus_would_be_spent_for(stage):
    offers = shown(stage, "priced")[1]
    paid = {bool(offer.costs) for target, offer in offers.items() if target.kind == "cell"}
    assert paid == {True, False}


def test_second_mark_shows_a_table_on_which_one_is_chosen(stage):
    view, offers = shown(stage, "second-mark")
    assert len(view.state["seats"][0]["chosen"]) == 1 and END in offers


@pytest.mark.parametrize(("name", "seats"), [("alone", 1), ("table-of-six", 6)])
def test_a_table_is_for_as_many_as_it_says(stage, name, seats):
    assert len(shown(stage, name)[0].state["seats"]) == seats
