"""Tests of the tutor in the real window: it asks before a costly decision, once a turn, and follows
the answer."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest

from burgundy_qt.ai.game_bots import bots_of
from burgundy_qt.ai.review import losses
from burgundy_qt.ai.review.review_result import BLUNDER, Measured
from burgundy_qt.rules.registry import game_of, ruleset
from burgundy_qt.session.bots.tutor import Weighed
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.advice.tip_text import doubt_words
from burgundy_qt.widgets.new_game import game_conditions
from burgundy_qt.widgets.page.prompt_block import Answers
from burgundy_qt.widgets.play.game_input import Prompt
from burgundy_qt.widgets.sprites.places import ClickTarget
from tests.widgets.window_driver import AtTheWindow

COSTS = {"workers": 0.07}
"""Costs of actions by type, as a share of the win; all other actions cost nothing."""


class StandIn(losses.Losses):
    """Replaces the search: returns the cost of an action at once, unless a test stops it; never
    thinks ahead."""

    goes_on = threading.Event()

    def __init__(self, like, depth, objective="win"):
        bots = bots_of(game_of(like))
        self.like, self.margin = like, bots.usual_margin(like)
        self.is_for_points = bots.is_for_points(like.seats)

    def stop(self):
        pass

    def looked_at(self, position, seat, seed):
        return position, []

    def of_action(self, position, seat, action, seed, seconds=None):
        self.goes_on.wait(20)
        kind = ruleset(game_of(position)).decode_action(action)["type"]
        cost = COSTS.get(kind, COSTS.get("all else", 0.0))
        nothing = (0.0,) * position.seats
        own = tuple(-cost if each == seat else 0.0 for each in range(position.seats))
        points = tuple(60 * share for share in own)
        swing = Measured(own, points, nothing, nothing)
        return losses.TurnLoss(swing, (), (), 0, True, cost > 0)


class Taught(AtTheWindow):
    """A window in which a player uses the tutor."""

    def begin(self, *levels, **request):
        self.start(*levels, **request)
        self.wait_until(self.window.isActiveWindow)

    def start(self, *levels, tutor="mistake", **request):
        plans = tuple(
            SeatPlan("You" if level is None else level.title(), level) for level in levels
        )
        request = {"seed": 5, "players": len(plans), **request}
        before = self.session.view
        self.session.new_game(LineUp(plans, request, tutor=tutor))
        self.wait_until(lambda: self.session.view is not before)
        self.wait_for_my_turn()

    @property
    def is_doubted(self):
        return self.page.prompt.anyway.isVisible()

    def take_workers(self):
        """Choose a costly action, by its key and the first die."""
        self.revision = self.session.view.revision
        for key in (Qt.Key.Key_W, Qt.Key.Key_Return):
            if self.page.decision.held is None and self.session.view.revision == self.revision:
                self.press(key)

    def be_asked(self):
        self.take_workers()
        self.wait_until(lambda: self.is_doubted)

    def wait_for_action(self):
        """Wait until the chosen action is done and a person at the screen decides again."""
        self.wait_until(lambda: self.session.view.revision > self.revision and self.is_asked)

    @property
    def last_action(self):
        return next(e for e in reversed(self.session.view.events) if e["event"] == "action")


@pytest.fixture
def taught(qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(losses, "Losses", StandIn)
    StandIn.goes_on.set()
    window = Taught(tmp_path)
    yield window
    StandIn.goes_on.set()
    window.close()
    assert window.problems == []


def test_a_costly_decision_waits_for_an_answer_and_a_key_plays_it_anyway(taught):
    taught.begin(None, None)
    taught.be_asked()
    prompt = taught.page.prompt
    assert prompt.heading.text() == "Is that a mistake?"
    assert "It costs 7% chance to win." in prompt.sentence.text()
    assert taught.session.view.revision == taught.revision
    assert not (prompt.end.isVisible() or prompt.hint.isVisible() or prompt.undo.isVisible())
    taught.press(Qt.Key.Key_K)
    taught.wait_for_action()
    assert taught.last_action["action"]["type"] == "workers" and not taught.is_doubted


def test_think_again_returns_the_choice_and_the_tutor_asks_once_a_turn(taught):
    taught.begin(None, None)
    taught.be_asked()
    taught.click(taught.page.prompt.think_again)
    assert taught.page.decision.is_open and not taught.is_doubted
    taught.take_workers()
    taught.wait_for_action()
    assert taught.last_action["action"]["type"] == "workers"


def test_the_question_is_announced(taught):
    taught.begin(None, None)
    heard = []
    taught.window.announcements.said.connect(lambda sentence, _: heard.append(sentence))
    taught.be_asked()
    assert any("Is that a mistake?" in sentence for sentence in heard)


LONG = (
    "It costs 12% chance to win. A better turn claims the city: 8 of the tiles left can complete "
    "it for 8 points or more."
)


@pytest.mark.parametrize("game", ["burgundy", "burgundy-dice", "tuscany", "carcassonne"])
@pytest.mark.parametrize(("size", "text_size"), [((1280, 800), 100), ((1024, 700), 150)])
def test_a_long_reason_is_never_cut_off(taught, game, size, text_size):
    taught.settings.change(text_size=text_size)
    taught.window.resize(*size)
    taught.start(None, None, game=game)
    prompt = taught.page.prompt
    prompt.answer(Answers(doubted=True))
    prompt.say(Prompt("Is that a mistake?", LONG), "warning")
    QTest.qWait(1)
    sentence = prompt.sentence
    assert sentence.heightForWidth(sentence.width()) <= sentence.height()
    lowest = max(child.geometry().bottom() for child in (sentence, prompt.anyway))
    place = taught.page.view.prompt_rect().toAlignedRect()
    assert lowest < prompt.height() and prompt.geometry().bottom() == place.bottom()
    prompt.say(Prompt("Your turn", "Take a tile."))
    prompt.answer(Answers())
    assert prompt.geometry() == taught.page.view.prompt_rect().toAlignedRect()


def test_show_me_opens_the_hint_and_no_action_is_played(taught):
    taught.begin(None, None)
    taught.be_asked()
    taught.press(Qt.Key.Key_H)
    assert taught.window.advising.is_open and not taught.is_doubted
    assert taught.session.view.revision == taught.revision


@pytest.mark.parametrize("leave", ["key", "right click"])
def test_esc_and_a_right_click_think_again(taught, leave):
    taught.begin(None, None)
    taught.be_asked()
    if leave == "key":
        taught.press(Qt.Key.Key_Escape)
    else:
        taught.page.scene.stepped_back.emit()
    assert not taught.is_doubted and taught.page.decision.is_open


def test_an_action_below_the_threshold_is_played_without_a_question(taught):
    taught.begin(None, None, tutor="blunder")
    said = []
    taught.page.prompt.said.connect(said.append)
    taught.take_workers()
    taught.wait_for_action()
    assert not [prompt for prompt in said if prompt.heading.startswith("Is that")]


def test_a_game_with_the_tutor_is_casual_from_its_start_and_keeps_it_when_resumed(taught, tmp_path):
    taught.begin(None, None)
    assert taught.session.view.casual and taught.window.bar.standing.text().endswith("tutor")
    game_id = taught.session.view.game_id
    taught.begin(None, None, tutor="")
    assert not taught.session.view.casual
    taught.session.open(taught.session.folders.games / f"{game_id}.burgundy")
    taught.wait_until(lambda: taught.session.view.game_id == game_id and taught.is_asked)
    assert taught.session.view.line_up.tutor == "mistake" and taught.session.view.casual
    taught.be_asked()


def test_while_the_tutor_thinks_no_other_action_is_chosen_and_undo_works(taught):
    taught.begin(None, None)
    taught.click(taught.page.prompt.hint)  # no action is waiting yet: the usual buttons work
    taught.window.advising.leave()
    COSTS["workers"], before = 0.0, taught.session.view.revision
    try:
        taught.take_workers()
        taught.wait_for_action()
    finally:
        COSTS["workers"] = 0.07
    StandIn.goes_on.clear()
    taught.take_workers()
    assert taught.page.decision.held is not None
    taught.press(Qt.Key.Key_Return)
    taught.press(Qt.Key.Key_E)
    assert taught.page.decision.held["type"] == "workers"
    taught.window.undoing.undo()
    taught.wait_until(lambda: taught.session.view.revision == before and taught.is_asked)
    StandIn.goes_on.set()
    taught.wait_until(lambda: taught.page.decision.held is None)
    assert not taught.is_doubted


def test_esc_cancels_the_action_while_the_tutor_thinks(taught):
    taught.begin(None, None)
    StandIn.goes_on.clear()
    taught.take_workers()
    taught.press(Qt.Key.Key_Escape)
    assert taught.page.decision.held is None and taught.page.decision.is_open
    StandIn.goes_on.set()
    taught.be_asked()


def test_every_person_at_the_screen_is_asked_and_bots_are_not(taught):
    taught.begin(None, None, "page")
    asked = set()
    for _ in range(60):
        if len(asked) == 2:
            break
        taught.wait_for_my_turn()
        seat = taught.page.decision.view.person_to_decide
        workers = [
            one for one in taught.page.decision.view.legal["actions"] if one["type"] == "workers"
        ]
        taught.revision = taught.session.view.revision
        if workers and seat not in asked:
            taught.page.decision.play(workers[0])
            taught.wait_until(lambda: taught.is_doubted)
            asked.add(seat)
            taught.click(taught.page.prompt.anyway)
        else:
            taught.page.decision.play(taught.page.decision.view.legal["actions"][-1])
        taught.wait_until(lambda: taught.session.view.revision > taught.revision)
    assert len(asked) == 2


@pytest.mark.parametrize(
    ("levels", "request_of"),
    [
        ([None, "page"] * 2, {"edition": "2019", "modules": ["team"]}),
        ([None], {"edition": "2019", "modules": ["solo"]}),
        ([None, "page"], {"edition": "2019", "modules": ["shields", "inns"]}),
        ([None, "page"], {"game": "burgundy-dice"}),
        ([None, "page"], {"game": "tuscany", "setup": "fixed"}),
        ([None, "page"], {"game": "carcassonne", "modules": ["bridges", "castles", "bazaars"]}),
    ],
    ids=["team", "solo", "modules", "dice", "tuscany", "carcassonne"],
)
def test_the_tutor_asks_in_every_kind_of_game_before_an_action_is_played(
    taught, monkeypatch, levels, request_of
):
    monkeypatch.setitem(COSTS, "all else", 0.07)
    taught.begin(*levels, **request_of)
    decision, prompt = taught.page.decision, taught.page.prompt
    taught.revision, chosen = taught.session.view.revision, decision.view.legal["actions"][-1]
    decision.play(chosen)
    taught.wait_until(lambda: taught.is_doubted)
    assert prompt.heading.text() == "Is that a mistake?" and decision.held == chosen
    assert taught.session.view.revision == taught.revision
    taught.click(prompt.anyway)
    taught.wait_until(lambda: taught.session.view.revision > taught.revision)
    assert not taught.is_doubted


def test_the_tutor_asks_about_lost_points_and_in_a_solo_game_about_its_goal(taught):
    def asked(view, *costs):
        return doubt_words(Weighed((view.game_id, 0), {}, BLUNDER, *costs), view, str)

    taught.begin(None, "page")
    assert asked(taught.session.view, 0.3, 12).heading == "Is that a blunder?"
    decided = asked(taught.session.view, 0.001, 26)
    assert decided.heading == "Give these points away?" and "win" not in decided.sentence
    little = asked(taught.session.view, 0.009, 0.2)
    assert little == Prompt("Give these points away?", "It costs about 1 point.")
    for request, price in (
        ({"game": "burgundy-dice"}, "about 12 points"),
        ({"edition": "2019", "modules": ["solo"]}, "about 12 spaces"),
    ):
        taught.begin(None, **request)
        alone = asked(taught.session.view, 0.3, 12)
        assert alone == Prompt("Is that a blunder?", f"It costs {price}.")


@pytest.mark.parametrize(("win", "aim"), [(0.001, "points"), (0.3, "win")])
def test_show_me_uses_the_aim_of_the_question(taught, monkeypatch, win, aim):
    taught.begin(None, "page")
    aims, view = [], taught.session.view
    monkeypatch.setattr(taught.session, "advise", lambda _at, objective, *_: aims.append(objective))
    taught.window.tutoring.doubted = Weighed((view.game_id, 0), {}, BLUNDER, win, 20.0)
    taught.window.tutoring.show_better()
    assert aims == [aim]


def test_the_new_game_dialog_has_the_tutor_and_the_settings_remember_it(taught):
    taught.window.dialogs.ask_for_game()
    dialog = taught.new_game_dialog()
    choice = dialog.tutor.choice
    assert choice.currentData() == ""
    taught.press(Qt.Key.Key_Down, choice)
    taught.press(Qt.Key.Key_Down, choice)
    assert "casual" in dialog.tutor.note.text()
    taught.click(dialog.start)
    taught.wait_until(lambda: taught.session.view is not None)
    assert taught.session.view.line_up.tutor == taught.settings.values.tutor == "mistake"


def test_the_settings_change_the_tutor_of_a_casual_game_but_not_of_a_rated_one(taught):
    taught.begin(None, None, tutor="")
    taught.window.dialogs.show_settings("play")
    choice = taught.window.dialog.sections["play"].controls["tutor"]
    taught.press(Qt.Key.Key_End, choice)
    assert taught.settings.values.tutor == "blunder"
    taught.start(None, None, tutor="blunder")
    taught.press(Qt.Key.Key_Home, choice)
    taught.wait_until(lambda: taught.session.view.line_up.tutor == "")
    assert taught.session.view.casual
    taught.press(Qt.Key.Key_Down, choice)
    taught.wait_until(lambda: taught.session.view.line_up.tutor == "slip")
    taught.window.dialog.close()


def test_a_game_without_a_network_says_why_there_is_no_tutor(taught, monkeypatch):
    taught.window.dialogs.ask_for_game()
    choice = taught.new_game_dialog().tutor
    choice.show_threshold("slip")
    monkeypatch.setattr(game_conditions, "can_teach", lambda game: False)
    choice.follow("burgundy")
    assert choice.threshold == "" and not choice.choice.isEnabled()
    assert choice.note.text().startswith("Off:")


def test_after_a_drag_no_card_covers_the_question_until_the_pointer_moves(taught, monkeypatch):
    monkeypatch.setitem(COSTS, "take", 0.07)
    taught.begin(None, None)
    taught.revision = taught.session.view.revision
    scene, card, where = taught.page.scene, taught.table.hover_card, taught.table.viewport()
    tile, die = a_tile_and_its_die(taught)
    start, end = middle_of(taught, die), middle_of(taught, tile)
    QTest.mousePress(where, Qt.MouseButton.LeftButton, pos=start)
    for share in range(1, 11):
        move_held(where, start + (end - start) * share / 10)
    taught.wait_until(card.isVisible)  # the card describes the tile while the die is held over it
    QTest.mouseRelease(where, Qt.MouseButton.LeftButton, pos=end)
    taught.wait_until(lambda: taught.is_doubted)
    taught.wait_until(lambda: not card.is_about_to_appear)
    assert not card.isVisible()
    QTest.mouseMove(where, middle_of(taught, die))
    QTest.mouseMove(where, end)
    taught.wait_until(card.isVisible)
    prompt = taught.page.prompt.geometry()
    assert not card._card.toAlignedRect().intersects(prompt) and scene.pointed_at is not None


def a_tile_and_its_die(taught):
    """Return a tile that can be taken by a click and a die, with that die."""
    offers = taught.page.decision.highlights
    for tile in (target for target in offers if target.kind == "market"):
        for die in offers[tile].dice:
            if ClickTarget("die", die) in offers:
                return tile, ClickTarget("die", die)
    raise AssertionError(f"no tile can be taken by one die: {list(offers)}")


def middle_of(taught, target):
    return taught.table.mapFromScene(taught.page.scene.rect_of(target).center())


def move_held(widget, point):
    """Move the pointer to a point with the left button pressed."""
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    event = QMouseEvent(
        QEvent.Type.MouseMove, QPointF(point), widget.mapToGlobal(QPointF(point)), left, left, none
    )
    QCoreApplication.sendEvent(widget, event)
