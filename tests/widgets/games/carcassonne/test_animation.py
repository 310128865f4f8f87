"""Tests of the moves of Carcassonne's pieces, which follow from the events of a step."""

from __future__ import annotations

import pytest

from burgundy_qt.session.view import ViewStep
from burgundy_qt.widgets.games.carcassonne.carcassonne_table import ANSWER as TABLE
from burgundy_qt.widgets.games.carcassonne.picture import on_trial, picture_of
from burgundy_qt.widgets.games.carcassonne.table_state import state_of
from burgundy_qt.widgets.play.decision import Decision
from burgundy_qt.widgets.sprites.places import ClickTarget, Slot, Sprite
from burgundy_qt.widgets.table.timeline import AWAY, Change, Flip, Landing, Sweep, Tick, Travel
from tests.widgets.games.carcassonne.positions import SHORT, deciding, first, moments, view_of


def step_of(game, action):
    """Return the table before an action, and its step."""
    before, seat = view_of(game), game.deciding()
    told = game.apply(action)
    return state_of(before), ViewStep(view_of(game), seat, action, tuple(told))


def moves_of(game, action):
    """Return the moves of an action."""
    table, step = step_of(game, action)
    return TABLE.animate(table, step)[0]


def shown_after(table, moves):
    """Return the pictures on the table after these moves."""
    shown = picture_of(table)
    changes = [move for move in moves if isinstance(move, Change)]
    for move in sorted(changes, key=lambda move: (move.start, move.length)):
        if move.sprite is None:
            shown.pop(move.slot, None)
        else:
            shown[move.slot] = move.sprite
    return shown


def steps(seed, **asked):
    """Yield each step of a game with the table before it."""
    before = None
    for game in moments(seed, **asked):
        view = view_of(game)
        if before is not None:
            told = view.events[len(before.events) :]
            yield before, ViewStep(view, before.legal["seat"], {}, told)
        before = view


@pytest.mark.parametrize(("players", "auction"), [(2, True), (3, False), (6, True)])
def test_every_step_ends_in_the_state_of_the_view(players, auction):
    for before, step in steps(players, players=players, auction=auction, **SHORT):
        table = state_of(before)
        moves, table = TABLE.animate(table, step)
        assert table == state_of(step.view)
        assert shown_after(state_of(before), moves) == picture_of(table)


def test_a_drawn_tile_is_turned_face_up_and_moves_to_the_hand():
    moves = moves_of(*first_without_follower())
    flip = next(move for move in moves if isinstance(move, Flip))
    come = next(move for move in moves if isinstance(move, Travel) and move.source == flip.slot)
    assert come.target == Slot("hand-tile") and come.sprite == flip.sprite
    assert come.start == flip.start + flip.length


def first_without_follower():
    """Return a game that asks for a follower, and the action to place none."""
    return deciding("meeple"), {"type": "pass"}


def test_a_placed_tile_comes_from_the_hand_and_towers_cover_its_joints_afterwards():
    game = deciding("place")
    action = game.legal()["actions"][0]
    moves = moves_of(game, action)
    laid = Slot("tile", None, action["cell"])
    come = next(move for move in moves if isinstance(move, Travel) and move.target == laid)
    assert come.source == Slot("hand-tile")
    towers = [
        move.start for move in moves if isinstance(move, Change) and move.slot.kind == "tower"
    ]
    assert all(start > come.start + come.length for start in towers)


def test_a_tile_that_was_tried_stays_in_its_cell():
    game = deciding("place")
    view = view_of(game)
    decision = Decision()
    decision.begin(view)
    action = game.legal()["actions"][0]
    decision.click(ClickTarget("cell", action["cell"]))
    table = on_trial(state_of(view), view.legal["seat"], decision.highlights)
    _, step = step_of(game, {**action, "rotation": table.trial.ghost.rotation})
    moves, table = TABLE.animate(table, step)
    laid = Slot("tile", None, action["cell"])
    assert not any(isinstance(move, Travel) and move.target == laid for move in moves)
    assert any(isinstance(move, Landing) and move.slot == laid for move in moves)
    gone = next(move for move in moves if isinstance(move, Change) and move.slot.kind == "ghost")
    assert gone.sprite is None


def test_a_complete_feature_shines_and_its_followers_return_with_their_points():
    game, action = scoring_action()
    moves = moves_of(game, action)
    sweep = next(move for move in moves if isinstance(move, Sweep))
    assert {slot.kind for slot in sweep.cells} == {"feature"}
    homeward = [
        move for move in moves if isinstance(move, Travel) and move.target.kind == "meeples"
    ]
    assert homeward and all(move.start > sweep.start for move in homeward)
    badge = next(m for m in moves if isinstance(m, Travel) and m.sprite.kind == "badge")
    tick = next(move for move in moves if isinstance(move, Tick))
    assert badge.target == tick.slot and tick.start >= badge.start + badge.length
    assert badge.sprite.what == f"+{tick.last - tick.first}"


def scoring_action():
    """Return a game and an action about a follower that scores points."""
    for game in moments(3):
        if game.state()["decision"] != "meeple":
            continue
        view = view_of(game)
        for action, events in zip(view.legal["actions"], view.gains, strict=True):
            if any(event["event"] == "points" for event in events):
                return game, action
    raise AssertionError("nobody gets points")


def test_a_tile_set_aside_leaves_the_table():
    game = first(lambda game: {"type": "discard"} in game.legal()["actions"], seeds=60)
    moves = moves_of(game, {"type": "discard"})
    assert any(isinstance(m, Travel) and m.target == AWAY for m in moves)


def test_a_castle_appears_and_its_knight_moves_onto_it():
    game = deciding("castle")
    [castle, _points] = game.legal()["actions"]
    moves = moves_of(game, castle)
    target = Slot("castle", None, castle["city"])
    come = [
        move.sprite.kind for move in moves if isinstance(move, Travel) and move.target == target
    ]
    assert come == ["castle", "knight"]


def test_a_sold_tile_goes_to_its_buyer_and_the_points_count():
    game = deciding("deal", players=3)
    seller, buyer = game.deciding(), game.state()["bazaar"]["bidder"]
    tile = game.state()["bazaar"]["lot"]
    moves = moves_of(game, {"type": "sell"})
    gone = [m for m in moves if isinstance(m, Travel) and m.source.kind == "stall"]
    assert gone[0].sprite == Sprite("tile", f"{tile}.0") and gone[0].target == Slot("bought", buyer)
    ticks = {move.slot.owner for move in moves if isinstance(move, Tick)}
    assert ticks in ({seller, buyer}, set())


def test_the_final_scoring_is_shown_part_by_part_and_each_feature_shines_once():
    for game in moments(4, players=3, pile=30, modules=[]):
        if game.state()["pile"] == 0 and game.state()["decision"] == "meeple":
            break
    moves = moves_of(game, {"type": "pass"})
    told = [move.sprite.what.partition(":")[2] for move in moves if is_step_now(move)]
    parts = ["Roads", "Cities", "Monasteries", "Fields"]
    told = [part for part in told if part in parts]
    assert told == sorted(told, key=parts.index) and len(told) >= 2
    shining = [move.cells for move in moves if isinstance(move, Sweep)]
    assert len(shining) == len(set(shining)) > 0


def is_step_now(move):
    """Return whether this move starts a new part of the scoring."""
    return (
        isinstance(move, Change)
        and move.slot.kind == "step"
        and move.sprite is not None
        and move.sprite.what.startswith("now:")
    )
