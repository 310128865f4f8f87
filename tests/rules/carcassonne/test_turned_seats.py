"""Tests of the same position from another chair."""

from typing import Any

import pytest

from burgundy_qt.rules.game import Game
from tests.rules.carcassonne.random_play import moments


def seats_moved(game: Game, by: int) -> dict[str, Any]:
    """Return the state with every seat this many places further clockwise, written again from the
    page."""
    state, seats = game.state(), game.seats

    def moved(seat: int | None) -> int | None:
        return None if seat is None else (seat + by) % seats

    for tile in state["board"].values():
        if tile["meeple"]:
            tile["meeple"]["seat"] = moved(tile["meeple"]["seat"])
    for castle in state["castles"]:
        castle["seat"] = moved(castle["seat"])
    state["seats"] = [state["seats"][(seat - by) % seats] for seat in range(seats)]
    state["seat"], state["turn"] = moved(state["seat"]), moved(state["turn"])
    if state["bazaar"]:
        for key in ("host", "chooser", "bidder"):
            state["bazaar"][key] = moved(state["bazaar"][key])
        state["bazaar"]["to_bid"] = [moved(seat) for seat in state["bazaar"]["to_bid"]]
        bought = state["bazaar"]["bought"]
        state["bazaar"]["bought"] = [bought[(seat - by) % seats] for seat in range(seats)]
    return state


@pytest.mark.parametrize("seed", range(4))
def test_a_position_with_moved_seats_has_the_same_state_and_actions(seed):
    """Every seventh decision is moved by one seat and by two."""
    for at, game in enumerate(moments(seed)):
        if at % 7 or game.is_over:
            continue
        for by in (1, 2):
            turned = game.position.turned(by)
            assert game.rules.state(turned, game.request, None) == seats_moved(game, by)
            [seat] = game.position.waiting_seats()
            assert turned.legal((seat + by) % game.seats) == game.position.legal(seat)
