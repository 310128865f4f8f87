"""Tests of the games in the screens of the program: the name of each screen describes it."""

from __future__ import annotations

import pytest

from burgundy_qt.rules.carcassonne.protocol import MODULES
from burgundy_qt.rules.carcassonne.tiles import KINDS
from burgundy_qt.screenshots.photo_stage import on_stage
from burgundy_qt.screenshots.screen_list import SCREENS
from burgundy_qt.widgets.play.decision import ANOTHER, END

PAINTED = (
    *("burgundy-dice-table", "burgundy-dice-rules-bonuses", "burgundy-dice-first-game-17"),
    *("tuscany-table", "tuscany-rules-colours", "tuscany-first-game-14"),
    *("carcassonne-table", "carcassonne-rules-castles", "carcassonne-first-game-17"),
)
"""A table of each game, a page of its rules and the last step of its first game."""
ASKED = {
    "burgundy-dice-start": {"start"},
    "tuscany-laying-out": {"start"},
    "tuscany-bonus-tile": {"bonus-tile start"},
    "tuscany-second-action": {"draw marble"},
    "tuscany-castle": {"place castle"},
    "tuscany-town": {"bonus-tile town"},
    "tuscany-swap": {"swap"},
    "carcassonne-early": {"place"},
    "carcassonne-bridges": {"bridge", "pass"},
    "carcassonne-follower": {"meeple", "pass"},
    "carcassonne-castle": {"castle", "pass"},
    "carcassonne-bazaar-choose": {"choose"},
    "carcassonne-bazaar-open": {"bid"},
    "carcassonne-bazaar-raise": {"bid", "pass"},
    "carcassonne-bazaar-deal": {"buy", "sell"},
    "carcassonne-bazaar-without-auction": {"choose"},
}
"""Kinds of legal actions by screen, each with the piece that grants it or pays for it."""
SEATS = {
    "burgundy-dice-alone": 1,
    "burgundy-dice-table-of-six": 6,
    "tuscany-table-of-three": 3,
    "tuscany-table-of-four": 4,
    "carcassonne-table-of-three": 3,
    "carcassonne-table-of-six": 6,
}
"""The number of seats by screen."""
HANDED_OVER = {"tuscany-pass": True, "carcassonne-bazaar-of-people": False}
"""Whether the privacy screen appears between two people; not in an auction, because all bids are
open."""


@pytest.fixture(scope="module")
def stage(qapp):
    with on_stage("en") as stage:
        stage.use((1280, 800))
        yield stage


def view_and_highlights(stage, name):
    """Return the view of a screen, and its highlights."""
    with SCREENS[name](stage):
        return stage.session.view, dict(stage.window.page.decision.highlights)


def test_games_rules_and_first_games_have_screens():
    assert set(PAINTED) <= set(SCREENS)


@pytest.mark.parametrize("name", ASKED)
def test_a_screen_shows_the_decision_of_its_name(stage, name):
    actions = view_and_highlights(stage, name)[0].legal["actions"]
    told = {f"{action['type']} {action.get('by', '')}".strip() for action in actions}
    assert ASKED[name] <= told
    assert ASKED[name] == told or not name.startswith("carcassonne")


@pytest.mark.parametrize("name", SEATS)
def test_a_table_has_the_seats_of_its_name(stage, name):
    assert len(view_and_highlights(stage, name)[0].state["seats"]) == SEATS[name]


@pytest.mark.parametrize("name", HANDED_OVER)
def test_the_privacy_screen_appears_between_people_except_in_an_auction(stage, name):
    with SCREENS[name](stage) as window:
        assert window.page.turn.handover.screen.isVisible() == HANDED_OVER[name]
        assert sum(plan.is_person for plan in stage.session.view.line_up.seats) == 2


# The Dice Game.


def test_start_shows_the_castles(stage):
    view, offers = view_and_highlights(stage, "burgundy-dice-start")
    assert view.state["phase"] is None
    assert sum(target.kind == "cell" for target in offers) == 4


def test_on_trial_shows_ready(stage):
    assert END in view_and_highlights(stage, "burgundy-dice-on-trial")[1]


def test_numbers_shows_the_bubble(stage):
    kinds = [target.kind for target in view_and_highlights(stage, "burgundy-dice-numbers")[1]]
    assert kinds.count("choice") > 1


def test_priced_shows_spaces_that_cost_a_bonus(stage):
    offers = view_and_highlights(stage, "burgundy-dice-priced")[1]
    paid = {bool(offer.costs) for target, offer in offers.items() if target.kind == "cell"}
    assert paid == {True, False}


def test_second_mark_shows_a_table_with_one_chosen_mark(stage):
    view, offers = view_and_highlights(stage, "burgundy-dice-second-mark")
    assert len(view.state["seats"][0]["chosen"]) == 1 and END in offers


# Tuscany.


def test_storage_full_asks_for_the_tile_to_discard(stage):
    view, offers = view_and_highlights(stage, "tuscany-storage-full")
    stored = [target for target in offers if target.kind == "store"]
    assert stored and view.state["seats"][0]["storage"]


def test_payment_has_another_way(stage):
    _, offers = view_and_highlights(stage, "tuscany-payment")
    assert ANOTHER in offers and any(target.kind == "cell" for target in offers)


def test_yields_shows_a_yield_card(stage):
    assert view_and_highlights(stage, "tuscany-yields")[0].state["yield_discards"]


def test_last_round_shows_the_last_round(stage):
    assert view_and_highlights(stage, "tuscany-last-round")[0].state["last"]


# Carcassonne.


def trial_parts(offers):
    """Return the parts of the trial text of the tried tile."""
    [trial] = [
        offer.trial for target, offer in offers.items() if target.kind == "cell" and offer.chosen
    ]
    return trial.split()


def test_the_ghost_fits_in_several_rotations(stage):
    assert len(trial_parts(view_and_highlights(stage, "carcassonne-ghost")[1])[1]) > 1


def test_the_necessary_bridge_is_shown_with_the_tile(stage):
    assert len(trial_parts(view_and_highlights(stage, "carcassonne-bridge-needed")[1])) == 3


def test_a_castle_waits(stage):
    [castle] = view_and_highlights(stage, "carcassonne-castle-waits")[0].state["castles"]
    assert castle["occupied"]


def test_a_screen_that_needed_a_turn_can_be_shown_again_at_once(stage):
    """This happens in another theme, if it is the only requested screen."""
    first, again = (view_and_highlights(stage, "carcassonne-castle")[0] for _ in range(2))
    assert first.legal["actions"] == again.legal["actions"]


def test_closer_shows_only_a_part_of_the_map(stage):
    with SCREENS["carcassonne-closer"](stage) as window:
        assert window.page.view.looking.is_in


def test_the_tiles_left_are_shown_above_the_table(stage):
    with SCREENS["carcassonne-tiles-left"](stage) as sheet:
        assert sheet.isVisible() and len(sheet.kinds) == len(KINDS)


def test_late_uses_all_modules_of_the_expansion(stage):
    state = view_and_highlights(stage, "carcassonne-late")[0].state
    assert state["modules"] == list(MODULES) and len(state["board"]) > 50
