"""Tests of the first game of every game: each step can be done after all actions of the other seat,
and the whole game by mouse."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.play.decision import END, PASS
from burgundy_qt.widgets.rulebook.game_help import help_of
from burgundy_qt.widgets.rulebook.tutorial_veil import holes
from tests.widgets.games.first_games import led

FIRST = {game: help_of(game).first_game for game in GAMES}
AWAITED = {
    "burgundy": "- - - take place end sell workers buy end place load take - - -",
    "burgundy-dice": "- - start - mark - mark - - mark mark worker mark mark - - -",
    "tuscany": "- - bonus-tile - take - place take place - draw - - -",
    "carcassonne": ("- place meeple place meeple place meeple place meeple - place pass - - - - -"),
}
"""The action that each step waits for; `-` is a step that is only read."""
OFTEN_IMPOSSIBLE = {"carcassonne": {"pass"}, "burgundy": {"buy", "end"}}
"""Steps that are skipped if the other seat leaves nothing to do."""
BY_OTHER_THINGS = "supply", "deck", "display", "store", "cell", "place"
"""Kinds of targets on the table, in the order in which a choice continues."""
OF_EACH = pytest.mark.parametrize("name", GAMES)


def other_line_up(name):
    """Return the line-up of a game that is on the table before the first game."""
    return LineUp((SeatPlan("Anna"), SeatPlan("Bruno", "page")), {"game": name, "seed": 5})


@OF_EACH
def test_the_steps_wait_for_these_actions_in_this_order(name):
    assert [step.does or "-" for step in FIRST[name].steps] == AWAITED[name].split()


@OF_EACH
@pytest.mark.parametrize("luck", range(8))
def test_every_step_can_be_done_after_all_actions_of_the_other_seat(name, luck):
    first = FIRST[name]
    for _game, step, wanted in led(first, random.Random(luck)):
        assert bool(wanted) == bool(step.does) or step.does in OFTEN_IMPOSSIBLE.get(name, ())
        for text in (step.title, step.text, step.ask):
            assert "{" not in first.said(text, wanted[0] if wanted else None, None)


# Tests in the window.


@pytest.fixture(params=GAMES)
def learning(request, at):
    at.wait_until(at.window.isActiveWindow)
    at.window.dialogs.begin(other_line_up(request.param))
    at.wait_until(lambda: at.session.view is not None and at.page.decision.is_open)
    at.window.menus.actions["first game"].trigger()
    at.wait_until(lambda: at.window.tutorial.is_running)
    wait_for_step(at, 0)
    return at


def wait_for_step(at, number):
    """Wait for the card of this step, or of the next one if this step cannot be done and is
    skipped."""
    card, steps = at.window.tutorial.card, at.window.tutorial.lesson.steps
    titles = [step.title for step in steps[number : number + 2]]
    at.wait_until(lambda: card.isVisible() and card.title.text() in titles)


def click(at, target):
    """Click a target on the table, or its button."""
    if target in (END, PASS):
        at.click(at.page.prompt.end if target == END else at.page.prompt.passing)
        return
    point = at.table.mapFromScene(at.page.scene.rect_of(target).center())
    QTest.mouseClick(at.table.viewport(), Qt.MouseButton.LeftButton, pos=point)


def order(target):
    """Return a sort key: targets on the table in the order of a choice, then buttons."""
    known = target.kind in BY_OTHER_THINGS
    return BY_OTHER_THINGS.index(target.kind) if known else len(BY_OTHER_THINGS)


def do_step(at):
    """Read the step, or do its action: click each glowing target once until the step is done."""
    tutorial, revision = at.window.tutorial, at.session.view.revision
    step = tutorial.step
    if not step.does:
        tutorial.card.next.click()
    else:
        clicked = set()
        while at.session.view.revision == revision and at.page.decision.is_open:
            lit = at.page.decision.highlights.items()
            fresh = [
                target
                for target, offer in lit
                if target.kind != "die" and not offer.chosen and target not in clicked
            ]
            clicked.add(target := min(fresh, key=order))
            click(at, target)
        at.wait_until(lambda: at.session.view.revision > revision)
    following = tutorial.lesson.steps.index(step) + 1
    if following < len(tutorial.lesson.steps):
        wait_for_step(at, following)


REACHED = {
    "burgundy": {"4.4": "castle", "5.3": "mine"},
    "burgundy-dice": {"phase": "II", "points": 25},
    "tuscany": {"B.L3": "castle", "B.L2": "quarry", "A.R3": "cart"},
    "carcassonne": {"1,0": "U", "0,-1": "F", "-1,0": "W", "2,0": "A", "0,-2": "E"},
}
"""The tiles that the learner has placed, and in the Dice Game the phase and the points."""


def of_the_learner(state):
    """Return the tiles of the first seat, or of the map, with the points and the phase."""
    seat = state["seats"][0]
    laid = {cell: tile["tile"] for cell, tile in state.get("board", {}).items()}
    return (
        laid | seat.get("cells", {}) | {"points": seat.get("points"), "phase": state.get("phase")}
    )


def test_the_first_game_is_played_by_mouse_and_continues_without_steps(learning):
    at, tutorial = learning, learning.window.tutorial
    first = FIRST[at.session.view.game]
    assert tutorial.lesson is first
    while (step := tutorial.step) is not None:
        seen = holes(step.at, at.page, tutorial.wanted, first)
        assert bool(seen) == bool(step.at), step.title
        assert "{" not in tutorial.card.text.text() + tutorial.card.ask.text()
        do_step(at)
    assert not (tutorial.is_running or tutorial.card.isVisible() or tutorial.veil.isVisible())
    at.wait_until(lambda: at.page.decision.is_open and not at.page.decision.is_led)
    assert REACHED[at.session.view.game].items() <= of_the_learner(at.session.view.state).items()
    assert at.problems == []


@pytest.mark.parametrize(
    ("learning", "size"),
    [
        *((name, (1024, 700)) for name in GAMES),
        ("burgundy", (1600, 900)),
        ("tuscany", (1920, 1080)),
    ],
    indirect=["learning"],
)
def test_the_card_of_a_step_does_not_hide_the_pieces_that_it_points_at(learning, size):
    tutorial, page = learning.window.tutorial, learning.page
    learning.window.resize(*size)
    while (step := tutorial.step) is not None:
        learning.wait_until(lambda: tutorial.veil.pixmap().width() == round(page.width()))
        seen = holes(step.at, page, tutorial.wanted, tutorial.lesson)
        card, text = tutorial.card.geometry(), tutorial.card.text
        assert bool(seen) == bool(step.at), step.title
        assert page.rect().contains(card)
        assert text.height() >= text.heightForWidth(text.width())
        for hole in seen:
            assert page.rect().contains(hole) or "log" in step.at
            wide = hole.width() > page.width() * 0.3
            assert wide or not card.intersects(hole), (step.title, hole, card)
        following = tutorial.lesson.steps.index(step) + 1
        if following == len(tutorial.lesson.steps):
            break
        tutorial.show_how() if step.does else tutorial.card.next.click()
        wait_for_step(learning, following)


@pytest.mark.parametrize("learning", ["carcassonne"], indirect=True)
def test_a_step_names_the_button_by_its_label(learning):
    do_step(learning)
    [cell] = [target for target in learning.page.decision.highlights if target.kind == "cell"]
    click(learning, cell)
    end = learning.page.prompt.end
    learning.wait_until(lambda: end.isVisible() and end.isEnabled())
    assert f"“{end.text()}”" in learning.window.tutorial.card.ask.text()


@OF_EACH
def test_the_new_game_dialog_opens_the_first_game_of_the_chosen_game(at, name):
    at.wait_until(at.window.isActiveWindow)
    at.window.dialogs.ask_for_game()
    dialog = at.new_game_dialog()
    dialog.choose_game(name)
    at.click(dialog.learn)
    at.wait_until(lambda: at.session.view is not None and at.window.tutorial.is_running)
    wait_for_step(at, 0)
    assert at.session.view.game == name and at.window.dialog is None
