"""Tests of the path from clicks and keys to actions of Carcassonne: a tile is tried, rotated and
placed, a bid is raised and lowered, and everything else needs one click."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from burgundy_qt.widgets.keys.key_commands import COMMANDS
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.play.decision import ANOTHER, END, PASS, Decision
from burgundy_qt.widgets.play.keyboard_play import KeyboardPlay
from burgundy_qt.widgets.play.move_choice import NotSelectable, OptionPath
from burgundy_qt.widgets.sprites.places import ClickTarget
from burgundy_qt.widgets.theme import sprite_files
from tests.widgets.games.carcassonne.positions import SHORT, deciding, first, moments, view_of
from tests.widgets.games.test_choosing_in_every_game import clicked


def begin_decision(game):
    """Return the decision of a game, just begun."""
    decision = Decision()
    decision.begin(view_of(game))
    return decision


def fits(game):
    """Return the rotations that fit for each cell."""
    found = {}
    for action in game.legal()["actions"]:
        if action["type"] == "place":
            found.setdefault(action["cell"], []).append(action["rotation"])
    return found


def cell_with_rotations(game, ways):
    """Return a cell on which the tile fits in this many rotations."""
    return next((cell for cell, rotations in fits(game).items() if len(rotations) == ways), None)


def game_with_rotations(ways):
    """Return a game whose tile fits somewhere in this many rotations, and that cell."""
    game = first(
        lambda game: game.state()["decision"] == "place" and cell_with_rotations(game, ways)
    )
    return game, ClickTarget("cell", cell_with_rotations(game, ways))


class Results:
    """Records the results of a decision."""

    def __init__(self, decision):
        self.action, self.refused = None, ""
        decision.acted.connect(lambda _revision, action: setattr(self, "action", action))
        decision.refused.connect(lambda why: setattr(self, "refused", why))


@pytest.mark.parametrize("auction", [True, False])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_every_action_of_a_game_with_all_modules_has_its_clicks(players, auction):
    for game in moments(players, players=players, auction=auction, **SHORT):
        decision = begin_decision(game)
        ways = decision.choosing.options
        assert [way.action for way in ways] == game.legal()["actions"]
        for way in (*ways[:6], *ways[-2:]):
            for path in way.paths:
                meant = clicked(decision.choosing, path).action
                assert meant is not None and OptionPath(meant, ()).meaning == way.meaning
        assert decision.prompt.heading


def test_a_tile_with_one_rotation_is_tried_by_a_click_and_placed_by_a_second():
    game, cell = game_with_rotations(1)
    decision = begin_decision(game)
    heard = Results(decision)
    decision.click(cell)
    assert heard.action is None and decision.highlights[cell].chosen
    [rotation] = fits(game)[cell.place]
    assert decision.highlights[cell].trial.split()[:2] == [str(rotation), str(rotation)]
    decision.click(cell)
    assert heard.action["cell"] == cell.place and heard.action["rotation"] == rotation


def test_clicks_on_the_ghost_rotate_it_and_the_button_places_it():
    game, cell = game_with_rotations(3)
    decision = begin_decision(game)
    heard = Results(decision)
    shown = []
    for _ in range(4):
        decision.click(cell)
        shown.append(int(decision.highlights[cell].trial[0]))
    assert set(shown[:3]) == set(fits(game)[cell.place]) and shown[3] == shown[0]
    decision.click(END)
    assert heard.action["rotation"] == shown[3]


def test_the_tile_rotates_in_the_hand_and_keeps_its_rotation_on_a_cell():
    game, cell = game_with_rotations(3)
    decision = begin_decision(game)
    hand = ClickTarget("hand-tile")
    assert decision.highlights[hand].trial == "0"
    decision.click(ClickTarget("turn", "left"))
    assert decision.highlights[hand].trial == "3"
    decision.click(hand)
    decision.click(ClickTarget("turn", "right"))
    assert decision.highlights[hand].trial == "1"
    glowing = {t.place for t, o in decision.highlights.items() if o.glow == "legal" and t != END}
    assert all(1 in fits(game)[place] for place in glowing if place in fits(game))
    decision.click(cell)
    assert int(decision.highlights[cell].trial[0]) == (1 if 1 in fits(game)[cell.place] else 2)
    decision.back()
    assert not decision.highlights[cell].chosen and not decision.choosing.has_begun


def test_a_tile_can_be_dragged_from_the_hand_onto_a_cell():
    game, cell = game_with_rotations(1)
    decision = begin_decision(game)
    decision.drop(ClickTarget("hand-tile"), cell)
    assert decision.highlights[cell].chosen


def test_a_ghost_with_one_rotation_explains_why_it_cannot_be_rotated():
    game, cell = game_with_rotations(1)
    decision = begin_decision(game)
    heard = Results(decision)
    decision.click(cell)
    decision.click(ClickTarget("turn", "right"))
    assert heard.refused == "The tile fits here only this way."


def test_the_ghost_shows_a_necessary_bridge():
    game = first(lambda game: any(needed_bridges(game).values()))
    decision = begin_decision(game)
    bridges = needed_bridges(game)
    (cell, rotation), bridge = next((key, bridge) for key, bridge in bridges.items() if bridge)
    target = ClickTarget("cell", cell)
    assert decision.highlights[target].glow == "priced"
    for _ in range(4):
        decision.click(target)
        if decision.highlights[target].trial.startswith(str(rotation)):
            break
    assert decision.highlights[target].trial.split()[2] == bridge
    assert decision.prompt.end == "Place with bridge"


def needed_bridges(game):
    """Return the bridge that each cell and rotation needs, according to the rules."""
    if game.state()["decision"] != "place":
        return {}
    found = {}
    for action, events in zip(game.legal()["actions"], view_of(game).gains, strict=True):
        built = [f"{e['cell']}:{e['axis']}" for e in events if e["event"] == "bridge"]
        if action["type"] == "place":
            found[action["cell"], action["rotation"]] = built[0] if built else None
    return found


def test_the_second_button_sets_aside_a_tile_that_needs_a_bridge():
    game = first(lambda game: {"type": "discard"} in game.legal()["actions"], seeds=60)
    decision = begin_decision(game)
    heard = Results(decision)
    assert decision.prompt.another == "Put it aside"
    decision.click(ANOTHER)
    assert heard.action == {"type": "discard"}


def test_a_bid_is_raised_and_lowered_and_the_button_confirms_it():
    game = deciding("bid", players=3)
    decision = begin_decision(game)
    heard = Results(decision)
    assert decision.highlights[ClickTarget("bid", 0)].trial == "0"
    assert ClickTarget("less") not in decision.highlights
    for target in ("more", "more", "less"):
        decision.click(ClickTarget(target))
    assert decision.prompt.end == "Bid 1"
    decision.click(END)
    assert heard.action == {"type": "bid", "points": 1}


def test_a_place_shows_the_points_of_its_feature():
    game = deciding("meeple")
    decision = begin_decision(game)
    told = [offer.gain_text for t, offer in decision.scored_highlights.items() if t.kind == "place"]
    assert any("now" in words or "at the end" in words for words in told)


def test_the_question_about_a_small_town_has_answers_with_pictures(qtbot):
    decision = begin_decision(deciding("castle"))
    asked = [target for target in decision.highlights if target.kind == "choice"]
    assert len(asked) == 2
    told = [decision.scored_highlights[target].gain_text for target in asked]
    assert "six spaces" in told[0] and told[1] == "+4 points"
    assert all(not sprite_files.pixmap(target.what, 28, 1).isNull() for target in asked)


# Keys.


class Board:
    """Replaces the table that keys move around on."""

    def focus(self, target):
        pass

    def neighbour(self, target, direction):
        return target

    def skip(self):
        pass

    def step_out(self):
        return False


@pytest.fixture
def keys(qtbot):
    parent = QObject()
    made = []

    def at(game):
        decision = Decision(parent)
        decision.begin(view_of(game))
        playing = KeyboardPlay(Board(), decision, parent)
        playing.play("carcassonne")
        made.append(playing)
        return playing, decision, Results(decision)

    yield at
    keymap.set_priority(None)


def press(playing, key, text="", released=False):
    """Press or release a key."""
    kind = QEvent.Type.KeyRelease if released else QEvent.Type.KeyPress
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text)
    return playing.eventFilter(playing, event)


def test_q_and_r_rotate_the_tile_and_enter_places_it(keys):
    game, cell = game_with_rotations(3)
    playing, decision, heard = keys(game)
    press(playing, Qt.Key.Key_R)
    assert decision.highlights[ClickTarget("hand-tile")].trial == "1"
    press(playing, Qt.Key.Key_Q)
    assert decision.highlights[ClickTarget("hand-tile")].trial == "0"
    playing.go_to(cell)
    press(playing, Qt.Key.Key_Return)
    shown = decision.highlights[cell].trial[0]
    press(playing, Qt.Key.Key_R)
    turned = decision.highlights[cell].trial[0]
    assert turned != shown
    press(playing, Qt.Key.Key_Return)
    assert heard.action["cell"] == cell.place and heard.action["rotation"] == int(turned)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_0])
def test_one_key_places_no_follower(keys, key):
    playing, _decision, heard = keys(deciding("meeple"))
    press(playing, key)
    assert heard.action == {"type": "pass"}


def test_esc_uncovers_the_table_before_it_declines_the_follower(keys):
    playing, _decision, heard = keys(deciding("meeple"))
    covered, escaped = [True], []
    playing.is_covered = covered.pop
    playing.escaped.connect(lambda: escaped.append(True))
    press(playing, Qt.Key.Key_Escape)
    assert escaped and heard.action is None
    playing.is_covered = lambda: False
    press(playing, Qt.Key.Key_Escape)
    assert heard.action == {"type": "pass"}


def test_digits_choose_the_places_of_followers_in_the_order_of_the_rules(keys):
    game = deciding("meeple")
    playing, _decision, heard = keys(game)
    press(playing, Qt.Key.Key_2, "2")
    assert heard.action == game.legal()["actions"][1]


def test_digits_buy_and_sell(keys):
    game = deciding("deal", players=3)
    playing, _decision, heard = keys(game)
    press(playing, Qt.Key.Key_2, "2")
    assert heard.action == {"type": "sell"}


def test_arrows_and_digits_change_a_bid_and_enter_confirms_it(keys):
    playing, _decision, heard = keys(deciding("bid", players=3))
    press(playing, Qt.Key.Key_5, "5")
    press(playing, Qt.Key.Key_Up)
    press(playing, Qt.Key.Key_Down)
    press(playing, Qt.Key.Key_Down)
    press(playing, Qt.Key.Key_Return)
    assert heard.action == {"type": "bid", "points": 4}


def test_a_key_that_only_shows_something_reports_press_and_release(keys):
    playing, _decision, heard = keys(deciding("place"))
    shown = []
    playing.shown.connect(lambda command, is_down: shown.append((command, is_down)))
    press(playing, Qt.Key.Key_V, "v")
    press(playing, Qt.Key.Key_V, "v", released=True)
    assert shown == [("claims", True), ("claims", False)] and heard.action is None


def test_the_menus_lose_a_key_of_the_game_while_it_is_on_the_table(keys):
    assert keymap.in_use("review") == COMMANDS["review"].keys
    playing, _decision, _heard = keys(deciding("place"))
    assert keymap.in_use("review") == ("Ctrl+R",) and keymap.label("review") == "Ctrl+R"
    playing.rest()
    assert keymap.in_use("review") == COMMANDS["review"].keys
    playing.wake()
    assert keymap.label("review") == "Ctrl+R"


def test_the_pass_button_passes_a_bid(keys):
    game = first(lambda game: game.state()["decision"] == "bid" and passes(game), players=3)
    _playing, decision, heard = keys(game)
    with pytest.raises(NotSelectable):
        decision.choosing.click(ClickTarget("cell", "0,1"))
    decision.click(PASS)
    assert heard.action == {"type": "pass"}


def passes(game):
    """Return whether a player can pass."""
    return {"type": "pass"} in game.legal()["actions"]
