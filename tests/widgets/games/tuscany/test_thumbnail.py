"""Tests of a game of Tuscany on a card of the library: its duchy and its words."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from burgundy_qt.rules.game import Game
from burgundy_qt.session.game_profile import profile_of
from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.widgets.log.game_archive import archive_of

ARCHIVE, OF_SESSION = archive_of("tuscany"), profile_of("tuscany")


@cache
def moments(players=2, seed=3):
    """Return the public states before the first choice, after the set-up and at the end."""
    game, luck = Game({"game": "tuscany", "players": players, "seed": seed}), random.Random(seed)
    states = [game.state()]
    while not game.is_over:
        seat = game.position.waiting_seats()[0]
        game.apply(luck.choice(game.legal(seat)["actions"]), seat)
        if len(states) == 1 and game.state()["round"] == 5:
            states.append(game.state())
    return [*states, game.state()]


def card(state, levels=()):
    levels = levels or (None,) * len(state["seats"])
    return GameCard(
        Path("game.json"),
        0.0,
        game="tuscany",
        seats=tuple(SeatPlan(f"Seat {at}", level) for at, level in enumerate(levels)),
        points=tuple(map(OF_SESSION.points_of_seat, state["seats"])),
        places=tuple(state["result"]["places"]) if state["result"] else (),
        summary=OF_SESSION.summary(state),
    )


def test_a_card_shows_the_duchy_of_its_person():
    _, state, _ = moments()
    told = card(state, ("page", None))
    assert ARCHIVE.thumbnail_key(told) == (told.summary["duchies"][1], told.summary["cells"][1])


def test_a_card_of_bots_shows_the_duchy_of_the_winner():
    *_, state = moments(3)
    told, winner = card(state, ("page",) * 3), state["result"]["places"].index(1)
    assert ARCHIVE.thumbnail_key(told).cells == told.summary["cells"][winner]


@pytest.mark.parametrize("look", ["light", "dark"])
def test_a_card_shows_the_duchy_with_its_tiles_or_the_emblem_before_the_set_up(look, qapp):
    drawn = [
        ARCHIVE.draw_thumbnail(ARCHIVE.thumbnail_key(card(state)), look, 120, 1.0)
        for state in moments()
    ]
    before, early, late = (picture.toImage() for picture in drawn)
    assert not before.isNull() and early != late and early.size() == late.size()


def test_the_words_name_phase_and_round_and_the_card_has_all_points():
    before, running, over = map(card, moments())
    assert ARCHIVE.card_place(before) == "" and ARCHIVE.card_place(running) == "Phase I, round 5"
    assert ARCHIVE.card_deal(over) == "Tuscany" in ARCHIVE.found_by(over)
    quick = replace(over, summary={**over.summary, "setup": "fixed"})
    assert ARCHIVE.card_deal(quick) == "Tuscany, Quick start" in ARCHIVE.found_by(quick)
    assert over.points == tuple(moments()[-1]["result"]["points"])
