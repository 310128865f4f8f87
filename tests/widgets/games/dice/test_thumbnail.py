"""Tests of a Dice Game on a card of the library: its sheet and its words."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from burgundy_qt.session.games.dice_profile import ANSWER
from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.widgets.library.card_text import score, standing
from burgundy_qt.widgets.log.game_archive import archive_of
from tests.widgets.games.dice.told import finished, moments

GAME = "burgundy-dice"
ARCHIVE = archive_of(GAME)


def card(game, points=None, levels=()):
    state = game.state()
    levels = levels or (None,) * game.seats
    result = state["result"] or {"places": ()}
    return GameCard(
        Path("game.json"),
        0.0,
        game=GAME,
        seats=tuple(SeatPlan(f"Seat {at}", level) for at, level in enumerate(levels)),
        points=points or tuple(seat["points"] for seat in state["seats"]),
        places=tuple(result["places"]),
        summary=ANSWER.summary(state),
    )


def test_a_card_shows_the_sheet_of_its_person():
    game = finished(2)
    shown = ARCHIVE.thumbnail_key(card(game, levels=("page", None)))
    assert shown == ("A", " ".join(game.state()["seats"][1]["cells"]))


def test_a_card_of_bots_shows_the_sheet_of_the_winner():
    game = finished(3)
    winner = game.state()["result"]["places"].index(1)
    shown = ARCHIVE.thumbnail_key(card(game, levels=("page",) * 3))
    assert shown.marked.split() == [*game.state()["seats"][winner]["cells"]]


@pytest.mark.parametrize("look", ["light", "dark"])
def test_marked_spaces_are_visible_in_the_picture(look, qapp):
    pictures = [
        ARCHIVE.draw_thumbnail(ARCHIVE.thumbnail_key(card(game)), look, 140, 1.0).toImage()
        for game in (next(iter(moments(1, sheet="A"))), finished(1))
    ]
    assert pictures[0] != pictures[1] and pictures[0].width() == 140


@pytest.mark.parametrize(("dpr", "pixels"), [(1.0, 140), (2.0, 280)])
def test_the_picture_has_the_requested_width(dpr, pixels, qapp):
    picture = ARCHIVE.draw_thumbnail(ARCHIVE.thumbnail_key(card(finished(1))), "light", 140, dpr)
    assert picture.width() == pixels and picture.deviceIndependentSize().width() == 140


def test_a_card_shows_the_progress_and_the_kind_of_game():
    *_, late, _over = moments(2, sheet="C")
    told = card(late)
    state = late.state()
    assert ARCHIVE.card_place(told) == f"Phase {state['phase']}, round {state['round']}"
    assert ARCHIVE.card_deal(told) == "Dice Game, duchy C" in ARCHIVE.found_by(told)
    assert ARCHIVE.card_place(card(next(iter(moments(2))))) == ""


@pytest.mark.parametrize(
    ("points", "told"), [(50, "Not good yet"), (51, "Good"), (61, "Excellent"), (70, "Incredible")]
)
def test_a_solo_game_shows_its_points_and_their_verdict(points, told):
    alone = card(finished(1), (points,))
    assert (score(alone, (0,)), standing(alone)) == (f"{points} points", told)


@pytest.mark.parametrize(
    ("levels", "told"),
    [(("page", None), "Shared the victory"), (("page",) * 2, "Shared victory: Seat 0 and Seat 1")],
)
def test_a_card_says_that_a_victory_is_shared(levels, told):
    shared = replace(card(finished(2), (47, 47), levels), places=(1, 1))
    assert standing(shared) == told


def test_a_tie_broken_by_bonuses_is_no_shared_victory():
    broken = replace(card(finished(2), (47, 47), ("page", None)), places=(2, 1))
    assert standing(broken) == "Won the tie"
