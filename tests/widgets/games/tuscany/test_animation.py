"""Tests of the animations of Tuscany: the moves end in the state of the game, and no hidden card is
shown face up."""

from __future__ import annotations

from functools import cache

import pytest

from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.widgets.games.tuscany.animation import SHOWN_LARGE, TURNED_UP
from burgundy_qt.widgets.games.tuscany.picture import picture_of
from burgundy_qt.widgets.games.tuscany.tuscany_table import ANSWER as TABLE
from burgundy_qt.widgets.sprites.places import Slot, Sprite
from burgundy_qt.widgets.table.timeline import Change, Sweep, Travel
from tests.widgets.games.tuscany.played import begun, steps_of

GAMES = [(2, "secret"), (3, "fixed"), (4, "secret")]
VIEWER = 0


@cache
def played(players, setup):
    """Return each step of a game with its moves."""
    game = begun(players, seed=players, setup=setup)
    return [(before, step, moves_of(before, step)) for before, step in steps_of(game, VIEWER)]


def all_played():
    return [each for game in GAMES for each in played(*game)]


def table(view):
    return TuscanyState.of(view.state, view.events)


def moves_of(before, step):
    return TABLE.animate(table(before), step)[0]


def picture_after(moves, picture):
    """Return the pictures of all slots after these moves."""
    shown = dict(picture)
    for move in sorted(moves, key=lambda move: (move.start, move.length)):
        if isinstance(move, Change) and move.sprite is None:
            shown.pop(move.slot, None)
        elif isinstance(move, Change):
            shown[move.slot] = move.sprite
    return shown


@pytest.mark.parametrize(("players", "setup"), GAMES)
def test_the_moves_of_every_step_end_in_the_table_of_its_view(players, setup):
    for before, step, moves in played(players, setup):
        assert picture_after(moves, picture_of(table(before))) == picture_of(table(step.view))


@pytest.mark.parametrize(("players", "setup"), GAMES)
def test_rings_stay_with_the_deciding_seats_until_others_decide(players, setup):
    rings = 0
    for before, step, moves in played(players, setup):
        shown = picture_of(table(before)), picture_of(table(step.view))
        changes = [m for m in moves if isinstance(m, Change) and m.slot.kind in ("turn", "state")]
        for slot in {change.slot for change in changes}:
            assert sum(change.slot == slot for change in changes) == 1
            assert shown[0].get(slot) != shown[1].get(slot)
            rings += 1
    assert rings > 40


def flights(step, moves, kind):
    return [move for move in moves if isinstance(move, Travel) and move.sprite.kind == kind]


def test_cards_fly_from_the_deck_face_up_only_to_your_hand():
    own = others = 0
    for _, step, moves in all_played():
        for move in flights(step, moves, "card"):
            if move.source == Slot("deck"):
                hidden = move.target.owner != VIEWER
                assert (move.sprite.what == "back") == hidden
                own, others = own + (not hidden), others + hidden
    assert own and others


def test_drawn_cards_come_from_the_deck_one_by_one():
    for _, step, moves in all_played():
        drawn = [event for event in step.events if event["event"] == "cards"]
        if drawn and drawn == [event for event in step.events if event.get("to")]:
            flown = [
                move.sprite.what
                for move in flights(step, moves, "card")
                if move.source == Slot("deck") and move.target.owner == VIEWER
            ]
            told = sorted(card for event in drawn for card in event["cards"])
            assert set(flown) == set(told)


def test_paid_cards_fly_to_the_discards():
    paid = 0
    for _, step, moves in all_played():
        if step.action["type"] == "place" and "cards" in step.action:
            flown = [m for m in flights(step, moves, "card") if m.target == Slot("discards")]
            assert sorted(move.sprite.what for move in flown) == step.action["cards"]
            paid += 1
            seen = [m for m in moves if isinstance(m, Change) and m.slot == Slot("discards")]
            arrived = {move.start + move.length for move in flown}
            assert all(move.start >= max(arrived) for move in seen if flown)
    assert paid


def test_a_yield_card_is_shown_large_for_a_while():
    seen = 0
    for _, step, moves in all_played():
        turned = [event["card"] for event in step.events if event["event"] == "yield"]
        large = [move for move in moves if isinstance(move, Change) and move.slot == TURNED_UP]
        shown = [move for move in large if move.sprite is not None]
        away = [move for move in large if move.sprite is None]
        assert [move.sprite for move in shown] == [Sprite("yield-card", card) for card in turned]
        for came, went in zip(shown, away, strict=True):
            assert went.start - came.start >= SHOWN_LARGE
            seen += 1
    assert seen


def test_removed_tiles_pulse_once_before_they_leave():
    pulses = 0
    for _, step, moves in all_played():
        swept = [event["slots"] for event in step.events if event["event"] == "sweep"]
        lit = [
            [slot.at for slot in move.cells]
            for move in moves
            if isinstance(move, Sweep) and move.cells and move.cells[0].kind == "display"
        ]
        assert lit == swept
        pulses += len(lit)
    assert pulses


def test_green_points_fly_to_red_when_a_phase_ends():
    for _, step, moves in all_played():
        paid = [event for event in step.events if event.get("for") == "phase"]
        flown = [
            move
            for move in flights(step, moves, "points")
            if move.source.kind == "green" and move.target.kind == "red"
        ]
        assert len(flown) == len(paid)
