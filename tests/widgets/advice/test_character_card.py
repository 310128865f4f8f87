"""Tests of the card of a character at the table: it introduces the bot and names its aim in the
last turn."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from burgundy_qt.ai.analysis.opponent_turn import intent
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.widgets.advice.character_card import card_of_character
from burgundy_qt.widgets.advice.game_advice import motive_texts_for
from burgundy_qt.widgets.phrases.game_texts import texts_of


def rest_on_card(at, seat=1):
    """Let the pointer rest on the small card of a seat, away from its pieces."""
    scene = at.page.scene
    rect = next(card.rect for card in scene.layout.others if card.seat == seat)
    for step in range(1, 400):
        point = rect.topLeft() + QPointF(
            rect.width() * (step % 20) / 20, rect.height() * (step // 20) / 20
        )
        if rect.contains(point) and scene.tabletop.slot_at(point) is None:
            scene.point_at(point)
            return
    raise AssertionError("the card has no free place")


def begin_against(at, game, style, **how):
    plan = SeatPlan("Somebody", "squire", style=style)
    at.session.new_game(LineUp((SeatPlan("You"), plan), {"game": game, "seed": 7}, **how))
    at.wait_until(lambda: at.page.scene.view is not None and at.page.scene.layout.others)
    at.wait_for_my_turn()


@pytest.mark.parametrize("game", GAMES)
def test_hovering_over_the_card_of_a_seat_introduces_its_character(at, game):
    style, character = next(iter(texts_of(game).characters.items()))
    begin_against(at, game, style)
    rest_on_card(at)
    at.wait_until(at.table.hover_card.isVisible)
    content = at.table.hover_card.content
    assert (content.title, content.sentence) == (character.title, character.greeting)
    assert content.aside == "Squire"
    at.page.scene.point_at(None)
    assert not at.table.hover_card.isVisible() and at.table.hover_card.content is None


def test_a_bot_without_a_style_has_no_card(at):
    begin_against(at, "burgundy", None)
    rest_on_card(at)
    assert at.table.hover_card.content is None


def test_the_card_says_what_the_character_was_after_in_its_last_turn(at):
    plans = SeatPlan("You"), SeatPlan("Somebody", "squire", style="builder")
    running = RunningGame.begin(LineUp(plans, {"game": "carcassonne", "seed": 7}))
    bots = [Thinker("squire", seed=seat) for seat in range(2)]
    while len(running.game.actions) < 40 or running.game.deciding() != 0:
        seat = running.game.deciding()
        running.act_without_view(
            running.game.action(bots[seat].choose(running.game.position, seat)), seat
        )
    at.take_up(running)
    view = at.page.scene.view
    asked = []
    at.session.intent_found.connect(lambda *found: asked.append(found))
    rest_on_card(at)
    at.wait_until(lambda: asked)
    (ticket, seat, fact) = asked[-1]
    assert seat == 1 and ticket == (view.game_id, view.revision)
    assert fact == intent(running.game, view.revision, 1)
    said = at.table.hover_card.content.ruling
    assert said == card_of_character(view, 1, fact).ruling
    assert fact is not None and motive_texts_for(view.game, view.line_up.seats)(fact) in said


def test_in_a_game_without_help_the_card_shows_no_intent(at):
    begin_against(at, "burgundy", "shepherd", unaided=True)
    asked = []
    at.session.intent_found.connect(lambda *found: asked.append(found))
    rest_on_card(at)
    at.wait_until(at.table.hover_card.isVisible)
    assert not asked and at.table.hover_card.content.ruling == ""


def test_a_key_shows_and_announces_one_character_after_the_other(at):
    plans = (
        SeatPlan("You"),
        SeatPlan("Anna", "squire", style="builder"),
        SeatPlan("Squire", "squire"),
        SeatPlan("Otto", "page", style="farmer"),
    )
    running = RunningGame.begin(LineUp(plans, {"game": "carcassonne", "seed": 7}))
    bots = [Thinker("squire", seed=seat) for seat in range(4)]
    while len(running.game.actions) < 40 or running.game.deciding() != 0:
        seat = running.game.deciding()
        running.act_without_view(
            running.game.action(bots[seat].choose(running.game.position, seat)), seat
        )
    at.take_up(running)
    view, told = at.page.scene.view, []
    at.window.introducing.announced.connect(told.append)
    characters = texts_of("carcassonne").characters
    for number, (seat, style, level) in enumerate(
        ((1, "builder", "Squire"), (3, "farmer", "Page"))
    ):
        at.window.menus.actions["character"].trigger()
        at.wait_until(lambda number=number: len(told) == number + 1)
        at.wait_until(at.table.hover_card.isVisible)
        fact = intent(running.game, view.revision, seat)
        said = card_of_character(view, seat, fact)
        assert at.table.hover_card.content == said and said.title == characters[style].title
        assert told[-1] == f"{said.title} ({level}). {said.sentence} {said.ruling}".strip()
    assert any("In the last turn: " in text for text in told)
    at.press(Qt.Key.Key_I, at.window)  # without Shift, the key opens something else
    assert at.table.hover_card.content is not None
    QTest.keyClick(at.window, Qt.Key.Key_I, Qt.KeyboardModifier.ShiftModifier)
    assert at.table.hover_card.content is None
    QTest.keyClick(at.window, Qt.Key.Key_I, Qt.KeyboardModifier.ShiftModifier)
    assert at.table.hover_card.content.title == characters["builder"].title
    at.session.act(view.revision, view.legal["actions"][0])
    at.wait_until(lambda: at.table.hover_card.content is None)


def test_the_key_introduces_a_character_in_a_game_without_help(at):
    begin_against(at, "burgundy", "shepherd", unaided=True)
    told = []
    at.window.introducing.announced.connect(told.append)
    at.window.menus.actions["character"].trigger()
    character = texts_of("burgundy").characters["shepherd"]
    assert told == [f"{character.title} (Squire). {character.greeting}"]


def test_without_a_character_there_is_nothing_to_show(at):
    begin_against(at, "burgundy", None)
    assert not at.window.menus.actions["character"].isEnabled()
