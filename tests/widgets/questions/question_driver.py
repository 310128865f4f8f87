"""Questions in the real window, for tests that answer them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.ai.review.reviewer import Reviewer
from burgundy_qt.rules.ruleset import Action
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.questions.question import Question, Series, mistakes_of
from burgundy_qt.session.reviews.review_task import ReviewedGame
from burgundy_qt.widgets.play.move_choice import MoveChoice, NotSelectable
from burgundy_qt.widgets.questions.question_mode import QuestionMode, Stage
from burgundy_qt.widgets.questions.question_text import mistake_words
from burgundy_qt.widgets.sprites.places import ClickTarget
from tests.a_review import a_played_game
from tests.widgets.window_driver import AtTheWindow

SEATS = SeatPlan("Anna"), SeatPlan("Margaux")


@cache
def reviewed() -> ReviewedGame:
    """Return a random dice game with a few turns that were really reviewed."""
    game = a_played_game()
    reviewer = Reviewer(game, "quick", first=21, last=30)
    review = reviewer.review_of(list(reviewer.review()))
    return ReviewedGame(game, SEATS, "game-1", True, review)


def two_mistakes() -> list[Question]:
    """Return two questions about turns of the first seat, each with one wrong mark."""
    return mistakes_of(reviewed(), 0)[:2]


def begin_a_game(at: AtTheWindow) -> None:
    """Begin a rated game that waits for the move of its person."""
    seats = SeatPlan("Anna"), SeatPlan("Page", "page")
    at.session.new_game(LineUp(seats, {"game": "burgundy-dice", "seed": 8}))
    at.wait_until(lambda: at.session.view is not None and at.is_asked)


def ask(at: AtTheWindow, questions: list[Question]) -> QuestionMode:
    """Show these questions on the table."""
    at.window.question_switch.ask(Series(questions), mistake_words())
    at.wait_until(lambda: at.page.decision.is_open)
    return at.window.questions


def mark_by_clicks(at: AtTheWindow, mode: QuestionMode, action: Action) -> None:
    """Click a space, its number if several fit, and Ready; wait for the verdict."""
    finish_by_clicks(at, action)
    wait_for_verdict(at, mode)


def finish_by_clicks(at: AtTheWindow, action: Action) -> None:
    """Click a space, its number if several fit, and Ready."""
    click(at, ClickTarget("cell", action["cell"]))
    offers, number = at.page.decision.highlights, str(action["number"])
    answers = [one for one in offers if one.kind == "choice" and offers[one].trial == number]
    if answers:
        click(at, answers[0])
    if at.page.decision.is_open:
        at.click(at.page.prompt.end)


BUTTONS = {"end": "end", "pass": "passing", "another": "another"}
"""The buttons of the prompt by the kind of their target."""


def play_by_clicks(at: AtTheWindow, actions: Sequence[Action]) -> None:
    """Play a turn of any game by real clicks."""
    decision = at.page.decision
    for action in actions:
        at.wait_until(lambda: decision.is_open)
        for target in clicks_for(decision.choosing, action):
            if decision.is_open and target in decision.highlights:
                if target.kind not in BUTTONS:
                    click(at, target)
                    continue
                button = getattr(at.page.prompt, BUTTONS[target.kind])
                at.click(button)
                if decision.is_open and target.kind == "end":
                    # The first click points out that a purchase is still possible.
                    at.click(button)


def clicks_for(choosing: MoveChoice, action: Action) -> tuple[ClickTarget, ...]:
    """Return the fewest clicks that make an action, with a button where there is one. A duchy can
    be arranged in thousands of ways: only the targets that the action names are clicked."""
    paths = [path for one in choosing.options if one.action == action for path in one.paths]
    named = {click.target for path in paths for click in path}
    begun, seen = [((), choosing)], {state_of(choosing)}
    for clicks, at in begun:
        for target in sorted(at.highlights, key=lambda one: one.kind not in BUTTONS):
            if target not in named and target.kind not in (*BUTTONS, "die"):
                continue
            try:
                following = at.click(target)
            except NotSelectable:
                continue
            if following.action == action:
                return *clicks, target
            if following.action is None and state_of(following) not in seen:
                seen.add(state_of(following))
                begun.append(((*clicks, target), following))
    raise AssertionError(f"no clicks make {action}")


def state_of(choosing: MoveChoice) -> str:
    """Return the choices so far, as the table shows them."""
    return repr((choosing.die, choosing.highlights))


def wait_for_verdict(at: AtTheWindow, mode: QuestionMode) -> None:
    """Wait for the verdict on the turn."""
    at.wait_until(lambda: mode.stage not in (Stage.ASKED, Stage.CHECKED))


def click(at: AtTheWindow, target: ClickTarget) -> None:
    """Click a target on the table."""
    rect = at.page.scene.rect_of(target)
    assert not rect.isNull(), f"{target} is not visible, but {list(at.page.decision.highlights)}"
    at.page.scene.skip()
    where = at.table.mapFromScene(rect.center())
    QTest.mouseClick(at.table.viewport(), Qt.MouseButton.LeftButton, pos=where)
