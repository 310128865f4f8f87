"""Tests of games of two against two in the real window: the end of a game by clicks alone, the
beginning by keys alone, and everything that only teams have."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.dialogs.final_score_dialog import FinalScoreDialog
from burgundy_qt.widgets.sprites.places import ClickTarget
from tests.session.short_games import a_late_game
from tests.widgets.team_games import team_request
from tests.widgets.test_play_by_clicks import click_among, click_on_table
from tests.widgets.test_play_by_keys import press_something
from tests.widgets.window_driver import AtTheWindow

FAVOURITES = "choice", "trough", "cell", "store", "good", "storage", "market", "workers", "silver"
ALONE = (None, "page", "page", "page")
TWO_PEOPLE = (None, "page", None, "page")


def line_up(levels, seed=5, modules=("team",), first="You"):
    names = first, "Margaux", "Benoît", "Colette"
    seats = tuple(SeatPlan(name, level) for name, level in zip(names, levels, strict=True))
    return LineUp(seats, team_request(seed, modules))


def begin(at, levels, seed=5):
    at.session.new_game(line_up(levels, seed))
    at.wait_for_my_turn()


def go_on(at, levels, phase, modules):
    """Open a game that was played at random into a phase, and return the number of events so
    far."""
    running = a_late_game(line_up(levels, modules=modules, first="Anna"), phase)
    at.take_up(running)
    return len(running.game.events)


def click_something(at, luck):
    """Click a glowing target, with the most interesting kinds first."""
    click_among(at, luck, FAVOURITES)


def test_two_people_and_two_bots_play_the_last_phases_by_clicks_only(at):
    luck = random.Random(3)
    before = go_on(at, TWO_PEOPLE, "D", ("extra-tiles", "white-castles", "inns", "team"))
    while not at.is_over:
        at.page.scene.skip()
        click_something(at, luck)
        at.wait_for_my_turn()
    assert isinstance(at.window.dialog, FinalScoreDialog)
    assert at.problems == []
    view = at.session.view
    done = [
        event["action"]
        for event in view.events[before:]
        if event["event"] == "action" and event["seat"] in (0, 2)
    ]
    for kind in ("take", "place"):
        assert {action["store"] for action in done if action["type"] == kind} == {"own", "shared"}
    told = {label.text() for label in at.window.dialog.findChildren(QLabel)}
    result = view.state["result"]
    assert {str(points) for points in (*result["points"], *result["team_points"])} <= told
    assert "Team total" in told
    points = result["team_points"]
    best = result["places"].index(1)
    winners = "Margaux and Colette" if best else "Anna and Benoît"
    last = at.page.log.log.entries.lines[-1].text
    assert last.startswith(f"Team {winners} wins"), last
    by = f"by {abs(points[0] - points[1])}"
    is_tied = points[0] == points[1]  # then the heading names the tie-break
    assert is_tied or any(by in text and winners in text for text in told), (result, told)


@pytest.fixture
def at_keys(qtbot, tmp_path):
    at = AtTheWindow(tmp_path)
    at.wait_until(at.window.isActiveWindow)
    yield at
    at.close()


def test_a_game_is_begun_by_keys_alone(at_keys):
    """The first phase is played, and more until all kinds of targets have been pressed: the time
    that bots need, and so each game, varies. test_play_by_keys.py plays a game to its end by
    keys."""
    at, luck, presses, kinds = at_keys, random.Random(4), 0, set()
    begin(at, ALONE)
    at.table.setFocus()
    expected = {"store", "storage", "market", "cell"}
    while at.session.view.state["phase"] == "A" or not expected <= kinds:
        press_something(at, luck)
        kinds |= {target.kind for target in at.page.decision.choosing.picks}
        kinds |= {at.page.keys.at.kind} if at.page.keys.at else set()
        presses += 1
        assert presses < 3000, at.standing
        at.wait_for_my_turn()
    assert at.problems == []


def until_both_stores_are_open(at, luck):
    """Play until a tile may be taken into either store, and return its target."""
    for _ in range(400):
        for target in at.page.decision.highlights:
            behind = at.page.decision.choosing.behind(target)
            if target.kind == "market" and {action.get("store") for action in behind} == {
                "own",
                "shared",
            }:
                return target
        click_something(at, luck)
        at.wait_for_my_turn()
    raise AssertionError("no tile could go into either store")


def test_a_tile_in_the_shared_store_is_there_for_the_partner(at):
    luck = random.Random(2)
    begin(at, TWO_PEOPLE, seed=8)
    tile = until_both_stores_are_open(at, luck)
    seat = at.session.view.legal["seat"]
    click_on_table(at, tile)
    assert "shared" in at.page.prompt.sentence.text()
    click_on_table(at, ClickTarget("store", "shared"))
    at.wait_until(lambda: tile.what in at.session.view.state["seats"][seat]["shared"])
    at.wait_for_my_turn()
    assert "into the shared storage" in at.page.log.last_line.text
    mate = (seat + 2) % 4
    assert tile.what in at.session.view.state["seats"][mate]["shared"]
    at.press(Qt.Key.Key_Z)
    at.wait_until(lambda: tile.what not in at.session.view.state["seats"][seat]["shared"])


def take_something(at, luck):
    """Take a tile into a store with room and place none. If no tile can be taken, end the turn."""
    offers = at.page.decision.highlights
    glowing = [
        target for kind in ("store", "market", "choice") for target in offers if target.kind == kind
    ]
    fresh = [target for target in glowing if not offers[target].chosen]
    if fresh:
        click_on_table(at, fresh[0] if fresh[0].kind == "store" else luck.choice(fresh))
    else:
        click_something(at, luck)


def test_with_both_stores_full_a_click_on_a_stored_tile_discards_it_for_the_new_one(at):
    luck = random.Random(7)
    begin(at, TWO_PEOPLE, seed=8)
    for _ in range(200):
        offers, choosing = at.page.decision.highlights, at.page.decision.choosing
        market = [target for target in offers if target.kind == "market"]
        behind = [(target, choosing.behind(target)) for target in market]
        both = {a["store"] for target, actions in behind for a in actions if a.get("discard")}
        if both == {"own", "shared"}:
            break
        take_something(at, luck)
        at.wait_for_my_turn()
    tile = next(
        target
        for target, actions in behind
        if {a.get("type") for a in actions if a["discard"]} == {"take"}
    )
    seat, state = at.session.view.legal["seat"], at.session.view.state
    click_on_table(at, tile)
    assert at.page.prompt.sentence.text().startswith("Both storages are full")
    thrown = state["seats"][seat]["shared"][0]
    click_on_table(at, ClickTarget("storage", "shared", thrown))
    at.wait_until(lambda: tile.what in at.session.view.state["seats"][seat]["shared"])
    assert len(at.session.view.state["seats"][seat]["shared"]) == 2
    assert at.session.view.state["seats"][seat]["storage"] == state["seats"][seat]["storage"]


def test_the_stores_swap_sides_when_the_partner_acts(at):
    luck = random.Random(6)
    begin(at, TWO_PEOPLE, seed=9)
    sides = {}
    for _ in range(200):
        bench, seat = at.page.scene.layout.bench, at.session.view.legal["seat"]
        sides[seat] = bench.shown, bench.mate
        if len(sides) == 2:
            break
        click_something(at, luck)
        at.wait_for_my_turn()
    assert sides == {0: (0, 2), 2: (2, 0)}


def test_a_click_on_the_other_teams_chip_shows_its_estate_and_a_right_click_returns(
    at,
):
    begin(at, TWO_PEOPLE)
    layout, was = at.page.scene.layout, at.page.scene.seat_shown
    assert layout.narrow
    chip = at.table.mapFromScene(layout.estate.chips[1].center())
    QTest.mouseClick(at.table.viewport(), Qt.MouseButton.LeftButton, pos=chip)
    assert at.page.scene.seat_shown == 1
    assert at.page.scene.layout.estate.chips.keys() == {0}
    QTest.mouseClick(at.table.viewport(), Qt.MouseButton.RightButton, pos=chip)
    assert at.page.scene.seat_shown == was


def test_every_seat_is_enlarged_by_its_number_with_its_own_store_on_the_right(at):
    begin(at, TWO_PEOPLE)
    was = at.page.scene.seat_shown
    # The number alone chooses a die or nothing; with Ctrl it enlarges a seat.
    at.press(Qt.Key.Key_4 if was != 3 else Qt.Key.Key_2)
    QTest.keyClick(at.table, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert at.page.scene.seat_shown == 1 and at.page.scene.layout.bench.mate == 3
    QTest.keyClick(at.table, Qt.Key.Key_Escape)
    assert at.page.scene.seat_shown == was
    assert at.page.decision.is_open
