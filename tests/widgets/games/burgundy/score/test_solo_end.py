"""Tests of the end of a solo game: it says if the game is won, the numbers of spaces and rounds,
and the sources of points."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QLabel

from burgundy_qt.rules.burgundy.catalogue import estate_cells
from burgundy_qt.widgets.dialogs.final_score_dialog import halves_alone
from burgundy_qt.widgets.log.game_log import log_of
from tests.widgets.games import finished_game, view_of

LOG = log_of("burgundy")
pytestmark = pytest.mark.usefixtures("qapp")


def the_end(won):
    view = view_of(
        finished_game(
            1, players=1, edition="2019", modules=["solo"], estates=["13b"], setup="fixed"
        )
    )
    if not won:
        return view
    seat = view.state["seats"][0]
    cells = dict.fromkeys(estate_cells("2019", seat["estate"]), "black")
    result = {**view.state["result"], "won": True, "places": [1]}
    state = {
        **view.state,
        "phase": "D",
        "round": 3,
        "seats": [{**seat, "cells": cells}],
        "result": result,
    }
    return replace(view, state=state)


def texts(widget):
    return {label.text() for label in widget.findChildren(QLabel)}


def test_a_won_game_names_the_round(qtbot):
    view = the_end(won=True)
    title, why = LOG.winning(view.state, ["You"])
    assert (title, why) == ("You win!", "All 37 spaces were covered in round 18 of 25.")
    assert LOG.winning(view.state, ["Anna"])[0] == "Anna wins!"
    halves = halves_alone(view)
    qtbot.addWidget(halves)
    assert {"37 of 37", "18 of 25"} <= texts(halves)


def test_a_lost_game_says_how_close_it_was(qtbot):
    view = the_end(won=False)
    covered = len(view.state["seats"][0]["cells"])
    assert LOG.winning(view.state, ["You"])[0] == f"Not this time: {covered} of 37 spaces"
    halves = halves_alone(view)
    qtbot.addWidget(halves)
    told = texts(halves)
    assert {f"{covered} of 37", "25 of 25", "Total points", "Black tiles placed"} <= told
    assert "Colour bonuses" not in told
