"""A person plays a solo game in the real window: by clicks to the end, by keys, and with everything
that only this game has."""

from __future__ import annotations

import random

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.dialogs.final_score_dialog import FinalScoreDialog
from burgundy_qt.widgets.log.log_card import LOG, SCORE
from burgundy_qt.widgets.sprites.places import ClickTarget, Slot, Sprite
from tests.session.short_games import a_late_game
from tests.widgets.solo_games import can, play_to, solo_request
from tests.widgets.test_play_by_clicks import click_on_table

KINDS = "choice", "trough", "cell", "good", "storage", "market", "buy-point", "workers"


def seat(at):
    return at.session.view.state["seats"][0]


def offered(at, kind):
    return [
        target
        for target, offer in at.page.decision.highlights.items()
        if target.kind == kind and not offer.chosen
    ]


def has_acted(at, revision):
    at.wait_until(lambda: at.session.view.revision > revision)
    at.wait_for_my_turn()


def click_through(at, *targets):
    """Click targets until an action results."""
    revision = at.session.view.revision
    for target in targets:
        click_on_table(at, target)
    has_acted(at, revision)


def click_something(at, luck):
    """Click a glowing target. End the turn or pass an effect if there is nothing better."""
    glowing = [target for kind in KINDS for target in offered(at, kind)]
    if not glowing or luck.random() < 0.02:
        at.click(
            at.page.prompt.passing
            if ClickTarget("pass") in at.page.decision.highlights
            else at.page.prompt.end
        )
        return
    click_on_table(at, glowing[0] if luck.random() < 0.7 else luck.choice(glowing))


def test_the_last_phases_of_a_solo_game_are_played_by_clicks(at):
    luck, modules = random.Random(5), ["extra-tiles", "white-castles", "solo"]
    alone = LineUp((SeatPlan("You"),), solo_request(5, modules=modules))
    at.take_up(a_late_game(alone, "D"))
    clicks = 0
    while not at.is_over:
        click_something(at, luck)
        clicks += 1
        assert clicks < 2000, at.standing
        at.wait_for_my_turn()
    assert at.problems == []
    assert isinstance(at.window.dialog, FinalScoreDialog)
    told = {label.text() for label in at.window.dialog.findChildren(QLabel)}
    covered = len(seat(at)["cells"])
    assert {f"{covered} of 37", "25 of 25"} <= told
    assert at.window.dialog.windowTitle() == f"Not this time: {covered} of 37 spaces"
    assert not at.page.scene.tabletop.shown.keys() & {
        Slot("bay", 0, 0),
        Slot("bonus", "ship", "large"),
    }


def press_something(at, luck):
    offers = at.page.decision.highlights
    if ClickTarget("pass") in offers and luck.random() < 0.3:
        at.press(Qt.Key.Key_P)
    elif ClickTarget("buy-point") in offers and luck.random() < 0.3:
        at.press(Qt.Key.Key_B)
    elif ClickTarget("end") in offers:
        at.press(Qt.Key.Key_E)
    else:
        for _ in range(luck.randint(1, 6)):
            at.press(Qt.Key.Key_Tab)
        if luck.random() < 0.3:
            at.press(
                luck.choice((Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down))
            )
        at.press(Qt.Key.Key_Return)


def test_a_solo_game_with_animations_is_played_by_keys_to_its_third_phase(at, caplog):
    luck = random.Random(7)
    at.settings.change(speed="fast")
    at.page.scene.pace = 40
    at.session.new_game(LineUp((SeatPlan("You"),), solo_request(7)))
    at.wait_until(at.window.isActiveWindow)
    at.wait_for_my_turn()
    presses = 0
    while at.session.view.state["phase"] != "C":
        press_something(at, luck)
        presses += 1
        assert presses < 3000, at.standing
        at.wait_for_my_turn()
    assert at.problems == [] and seat(at)["cells"]
    assert not [told.message for told in caplog.records if "differed" in told.message]


def test_a_tile_of_the_black_depot_is_taken_for_five_goods_and_undone(at):
    play_to(at, can("exchange", discard=None))
    assert at.page.prompt.heading.text() == "A black tile for 5 goods"
    goods, tile = sum(seat(at)["goods"].values()), offered(at, "market")[0]
    assert tile.place == "black"
    click_through(at, tile)
    assert seat(at)["storage"].count("black") == 1
    assert Sprite("tile", "black") in at.page.scene.tabletop.shown.values()
    for left in range(5, 0, -1):
        assert at.page.prompt.sentence.text() == f"Click {left} more of your goods, of any kind."
        click_through(at, offered(at, "good")[0])
    assert sum(seat(at)["goods"].values()) == goods - 5
    assert (
        not offered(at, "good") or at.page.prompt.heading.text() != "Give goods for the black tile"
    )
    revision = at.session.view.revision
    at.press(Qt.Key.Key_Z)
    at.wait_until(lambda: at.session.view.revision == revision - 1)
    at.wait_for_my_turn()
    assert at.page.prompt.sentence.text() == "Click 1 more of your goods, of any kind."


def test_with_full_storage_a_black_tile_asks_which_tile_to_discard(at):
    play_to(
        at,
        lambda game: any(a["type"] == "exchange" and a["discard"] for a in game.legal()["actions"]),
    )
    stored = list(seat(at)["storage"])
    revision = at.session.view.revision
    click_on_table(at, offered(at, "market")[0])
    if at.session.view.revision == revision and len(set(stored)) > 1:
        assert at.page.prompt.sentence.text() == "Your storage is full: choose the tile to discard."
        click_on_table(at, offered(at, "storage")[0])
    has_acted(at, revision)
    assert len(seat(at)["storage"]) == 3 and "black" in seat(at)["storage"]


def test_a_black_tile_is_placed_on_any_colour(at):
    play_to(
        at,
        lambda game: any(
            a["type"] == "place" and a["tile"] == "black" for a in game.legal()["actions"]
        ),
    )
    click_on_table(at, ClickTarget("storage", None, "black"))
    cells = offered(at, "cell")
    if cells:
        assert "does nothing else" in at.page.prompt.sentence.text()
        click_through(at, cells[0])
    else:
        has_acted(at, at.session.view.revision - 1)
    assert "black" in seat(at)["cells"].values()


def test_for_a_full_colour_a_tile_of_the_black_depot_is_placed_directly_on_the_estate(at):
    play_to(at, lambda game: {a.get("by") for a in game.legal()["actions"]} == {"colour"})
    assert at.page.prompt.heading.text() == "All spaces of a colour are covered"
    assert not at.page.prompt.passing.isVisible()
    covered, tile = len(seat(at)["cells"]), offered(at, "market")[0]
    revision = at.session.view.revision
    click_on_table(at, tile)
    if at.session.view.revision == revision:
        click_on_table(at, offered(at, "cell")[0])
    has_acted(at, revision)
    assert len(seat(at)["cells"]) == covered + 1


def test_points_are_bought_by_the_button_and_by_its_key(at):
    play_to(at, lambda game: can("buy-point")(game) and game.state()["seats"][0]["silver"] > 1)
    points, silver, target = seat(at)["points"], seat(at)["silver"], at.session.view.state["target"]
    assert points + 2 < target
    click_through(at, ClickTarget("buy-point"))
    assert (seat(at)["points"], seat(at)["silver"]) == (points + 1, silver - 1)
    revision = at.session.view.revision
    at.press(Qt.Key.Key_B)
    has_acted(at, revision)
    assert seat(at)["points"] == points + 2
    shown = at.page.scene.tabletop.shown
    assert shown[Slot("counter", 0, points + 2)] == Sprite("marker", "0")
    assert shown[Slot("on-the-way", 0)].what == f"{points + 2} of {target} points"


def test_at_its_target_the_counter_restarts_and_the_action_of_a_castle_waits(at):
    play_to(at, lambda game: game.state()["target"] == 45 and "castle" in game.state()["pending"])
    shown = at.page.scene.tabletop.shown
    assert shown[Slot("flag", 0, 45)] == Sprite("flag", "0")
    assert (
        shown[Slot("milestone", 0, 50)].what == "50-beyond"
        and shown[Slot("milestone", 0, 45)].what == "45"
    )
    assert shown[Slot("goal", "reached")].what == "1"
    assert seat(at)["points"] < 10
    assert any("back to 0, next target 45" in line.text for line in at.page.log.log.entries.lines)


def test_the_counter_never_half_covers_the_number_of_a_milestone(at):
    play_to(
        at,
        lambda game: (
            game.state()["phase"] is not None
            and game.state()["seats"][0]["points"] % 5 in (1, 2, 3, 4)
        ),
    )
    points, shown = seat(at)["points"], at.page.scene.tabletop.shown
    stones = {slot.at: sprite.what for slot, sprite in shown.items() if slot.kind == "milestone"}
    assert len(stones) == 12
    for stone, what in stones.items():
        assert bool(what.removesuffix("-beyond")) == (abs(stone - points) > 2)


def test_the_goal_stays_in_view_above_any_page(at):
    at.window.resize(1280, 800)
    play_to(at, lambda game: game.state()["phase"] is not None)
    goal = at.page.scene.layout.goal.rect
    for page in (SCORE, LOG, LOG):
        at.page.log_place.turn_to(page)
        assert at.page.log.geometry().top() > goal.bottom()


def test_pending_effects_come_in_any_order_and_an_ambiguous_click_asks_which(at):
    def suits_two(game):
        actions = game.legal()["actions"]
        taken = [
            (a["depot"], a["tile"], a["discard"], a["by"])
            for a in actions
            if a["type"] == "take" and "by" in a
        ]
        return any(one[:3] == other[:3] and one[3] != other[3] for one in taken for other in taken)

    play_to(at, suits_two)
    effects = at.session.view.state["pending"]
    assert len(set(effects)) > 1
    assert at.page.prompt.heading.text() == "You choose the order"
    taken = [a for a in at.session.view.legal["actions"] if a["type"] == "take"]
    action = next(a for a in taken for b in taken if a != b and {**a, "by": 0} == {**b, "by": 0})
    revision = at.session.view.revision
    click_on_table(at, ClickTarget("market", action["depot"], action["tile"]))
    assert at.session.view.revision == revision
    if action["discard"]:
        click_on_table(at, ClickTarget("storage", None, action["discard"]))
    assert at.page.prompt.heading.text() == "With which effect?"
    asked = offered(at, "choice")
    assert len(asked) == 2
    click_through(at, asked[0])
    assert len(at.session.view.state["pending"]) == len(effects) - 1


def test_every_round_a_tile_is_removed_and_a_ship_leaves_no_goods_behind(at):
    play_to(at, lambda game: any(event["event"] == "swept" for event in game.events))
    lines = [line.text for line in at.page.log.log.entries.lines]
    assert sum("Removed from depot" in line for line in lines) >= at.session.view.state["round"]
    assert any("The goods of all other depots are removed" in line for line in lines)
    assert not any(at.page.scene.state.troughs.values())


def test_looking_back_at_a_solo_game_shows_the_counter_of_that_time(at):
    play_to(at, lambda game: game.state()["seats"][0].get("points", 0) > 12)
    now = seat(at)["points"]
    at.press(Qt.Key.Key_R)
    at.wait_until(lambda: at.page.steps.past is not None)
    at.press(Qt.Key.Key_Home)
    at.wait_until(lambda: at.page.steps.past.revision == 0)
    assert Slot("counter", 0, 0) in at.page.scene.tabletop.shown
    at.press(Qt.Key.Key_Escape)
    at.wait_until(lambda: at.page.steps.past is None)
    assert Slot("counter", 0, now) in at.page.scene.tabletop.shown
