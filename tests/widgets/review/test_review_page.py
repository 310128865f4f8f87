"""Tests of the page of a review in one window. Each test opens the review again, and none changes
theme, language or text size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from burgundy_qt.ai.review.review_result import BLUNDER, MISTAKE
from burgundy_qt.widgets.review import review_graph
from tests.widgets.review.test_reviewing import (
    click_at,
    is_in_view,
    press,
    press_review,
    reviewed,
    wait_for_review,
)
from tests.widgets.window_driver import AtTheWindow

Key = Qt.Key
ALL = 1


@pytest.fixture(scope="module")
def window_with_review(qapp, tmp_path_factory):
    """Return a window with a reviewed game, for all tests that only look at the review."""
    at = AtTheWindow(tmp_path_factory.mktemp("reviewed"))
    at.window.resize(1280, 800)
    at.wait_until(at.window.isActiveWindow)
    at.review = reviewed(at)
    yield at
    assert at.problems == []
    at.close()


@pytest.fixture
def looking(window_with_review):
    """Open the review again in that window."""
    at, panel = window_with_review, window_with_review.window.reviewing.panel
    at.window.resize(1280, 800)
    if at.window.reviewing.is_on:
        press(at, Key.Key_Escape)
    press_review(at)
    wait_for_review(at)
    for choice in (panel.whats, panel.moments.whose):
        at.click(choice.buttons()[0])
    return at


def test_a_mistake_and_the_better_turn_are_announced(looking):
    at, review = looking, looking.review
    said = []
    at.window.announcements.said.connect(lambda sentence, politeness: said.append(sentence))
    worst = next(turn for turn in review.turns if turn.grade is BLUNDER)
    at.window.reviewing.go_to(worst.first)
    at.wait_until(lambda: said)
    assert at.window.reviewing.panel.label.text() in said[-1]
    press(at, Key.Key_X)
    at.wait_until(lambda: "The better turn: " in said[-1])
    assert said[-1].startswith(at.window.looking_back.bar.heading.whole)


def test_keys_move_from_mistake_to_mistake_and_along_the_graph(looking):
    at, review = looking, looking.review
    marked = [turn.first for turn in review.turns if turn.grade is not None]
    press(at, Key.Key_Home, Key.Key_Period)
    assert at.page.steps.past.revision == marked[0]
    press(at, Key.Key_Period, Key.Key_Period, Key.Key_Comma)
    assert at.page.steps.past.revision == marked[1]
    press(at, Key.Key_X)
    assert at.window.reviewing.panel.best.isVisible()
    graph, turns = at.window.reviewing.panel.graph, [turn.first for turn in review.turns]
    graph.setFocus()
    at.press(Key.Key_Right, graph)
    assert at.page.steps.past.revision == turns[turns.index(marked[1]) + 1]
    at.press(Key.Key_Home, graph)
    assert at.page.steps.past.revision == 0
    at.press(Key.Key_End, graph)
    assert at.page.steps.past.revision == at.session.view.revision


def test_the_list_shows_the_current_turn_among_its_neighbours(looking):
    at, review = looking, looking.review
    turns = at.window.reviewing.panel.turns
    number = len(turns.turns) // 2
    at.window.reviewing.go_to(turns.turns[number].first)
    around = [turns.topLevelItem(number + by) for by in (-1, 0, 1)]
    seen = turns.viewport().rect()
    assert all(seen.contains(turns.visualItemRect(row).center()) for row in around)
    assert len(review.turns) > 20


def test_a_click_on_a_turn_of_the_list_shows_its_moment(looking):
    at = looking
    turns = at.window.reviewing.panel.turns
    row = turns.topLevelItem(3)
    turns.scrollToItem(row)
    click_at(turns.viewport(), turns.visualItemRect(row).center())
    assert at.page.steps.past.revision == turns.turns[3].first
    heard = row.data(0, Qt.ItemDataRole.AccessibleTextRole)
    assert row.isSelected() and heard.startswith("A 2 Seat 0: take workers with the 4, take")


def test_a_screen_reader_reads_start_end_and_worst_moment_of_the_graph(looking):
    at, review = looking, looking.review
    heard = at.window.reviewing.panel.graph.accessibleName()
    own = [turn for turn in review.turns if turn.seat == 0 and turn.grade is not None]
    worst = max(own, key=lambda turn: turn.loss)
    assert heard.startswith("Chance to win. Seat 0: from 50") and f"move {worst.first}," in heard
    at.click(at.window.reviewing.panel.whats.buttons()[1])
    assert at.window.reviewing.panel.graph.accessibleName().startswith("Expected points.")


def test_the_graph_is_saved_as_a_picture(looking, tmp_path, monkeypatch):
    at = looking
    chosen = tmp_path / "graph"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(chosen), ""))
    panel = at.window.reviewing.panel
    panel.ensureWidgetVisible(panel.saving)
    at.click(panel.saving)
    picture = chosen.with_suffix(".png")
    assert picture.read_bytes().startswith(b"\x89PNG") and at.problems == []


def test_after_questions_about_its_mistakes_the_review_is_shown_again(looking):
    at, review = looking, looking.review
    worst = next(turn for turn in review.turns if turn.grade is BLUNDER and turn.seat == 0)
    reviewing = at.window.reviewing
    reviewing.go_to(worst.first)
    reviewing.panel.ensureWidgetVisible(reviewing.panel.learning)
    at.click(reviewing.panel.learning)
    assert at.window.questions.is_on and not reviewing.panel.isVisible()
    at.window.questions.leave()
    at.wait_until(lambda: reviewing.is_on and at.page.steps.past is not None)
    assert at.page.steps.past.revision == worst.first and reviewing.panel.isVisible()


def test_key_moments_are_pictures_that_lead_to_their_turns(looking):
    at, review = looking, looking.review
    moments = at.window.reviewing.panel.moments
    worse = [turn for turn in review.turns if turn.grade in (MISTAKE, BLUNDER) and turn.better]
    own = [turn for turn in worse if turn.seat == 0]
    shown = list(moments.content.turns)
    assert shown == sorted(shown, key=lambda turn: turn.first) and set(shown) <= set(own)
    at.click(moments.whose.buttons()[ALL])
    assert {turn.seat for turn in moments.content.turns} == {0, 1}
    pictures = moments.pictures.kept
    at.wait_until(
        lambda: {key.first for key in pictures} >= {t.first for t in moments.content.turns}
    )
    strip = moments.strip
    at.window.reviewing.panel.ensureWidgetVisible(strip)
    strip.scrollToItem(strip.item(1))
    click_at(strip.viewport(), strip.visualItemRect(strip.item(1)).center())
    assert at.page.steps.past.revision == moments.content.turns[1].first
    assert strip.currentRow() == 1
    heard = strip.item(1).data(Qt.ItemDataRole.AccessibleTextRole)
    name = f"Seat {moments.content.turns[1].seat}"
    assert f"{name}: " in heard and "cost" in heard
    strip.setFocus()
    at.press(Key.Key_Right, strip)
    assert at.page.steps.past.revision == moments.content.turns[2].first


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
def test_the_page_scrolls_to_the_text_about_a_turn_and_to_the_better_one(looking, size):
    at, review = looking, looking.review
    at.window.resize(*size)
    panel, reviewing = at.window.reviewing.panel, at.window.reviewing
    worst = next(turn for turn in review.turns if turn.grade is BLUNDER and turn.better)
    reviewing.go_to(worst.first)
    at.wait_until(lambda: is_in_view(panel, panel.label) and is_in_view(panel, panel.better))
    reviewing.carry_out("better")
    at.wait_until(lambda: is_in_view(panel, panel.best))


def test_the_graph_the_pictures_and_the_marks_grow_with_the_table(looking):
    at = looking
    panel = at.window.reviewing.panel
    picture, high = panel.moments.strip.iconSize(), panel.graph.minimumHeight()
    at.window.resize(2400, 1400)
    at.wait_until(lambda: panel.graph.minimumHeight() > 1.3 * high)
    assert panel.moments.strip.iconSize().width() > 1.3 * picture.width()
    assert panel.turns.iconSize().width() > 1.3 * review_graph.ICON


def test_moments_are_named_once_for_a_replay_and_not_at_each_step(looking):
    at = looking
    reviewing = at.window.reviewing
    named = reviewing._named_moments()
    press(at, Key.Key_Home, Key.Key_Right, Key.Key_Right)
    assert all(one is two for one, two in zip(reviewing._named_moments(), named, strict=True))
    assert reviewing.panel.turns.labels is named[0] and len(named[0]) > 5
