"""The table followed from events is the table of the state, whatever is played."""

import pytest

from burgundy_qt.widgets.games.carcassonne.board.events import follow
from burgundy_qt.widgets.games.carcassonne.board.updates import board_of, features_of
from tests.widgets.games.carcassonne.played import MODULES, steps_of

GAMES = [
    {"players": 2},
    {"players": 2, "modules": MODULES},
    {"players": 3, "modules": ["bazaars"], "auction": False},
    {"players": 4, "modules": MODULES, "bid_limit": 3},
    {"players": 6, "modules": MODULES},
]


@pytest.mark.parametrize("request_", GAMES)
def test_the_table_after_the_events_is_that_of_the_state(request_):
    bazaars = 0
    for before, step in steps_of(seed=request_["players"], **request_):
        board = board_of(before)
        for event in step.events:
            follow(board, event, features_of(step.view.outlook))
        settled = board_of(step.view)
        assert board == settled
        bazaars += board.bazaar is not None
    assert board.is_over
    assert bool(bazaars) == ("bazaars" in request_.get("modules", ()))


def test_tiles_lie_in_the_order_in_which_they_were_laid():
    for _, step in steps_of(seed=5, players=3):
        board = board_of(step.view)
        assert [*board.tiles][1:] == [*board.laid_by]
    assert len(board.tiles) == board.all_tiles


def test_a_bazaar_tells_what_the_state_tells():
    """And besides who has bought what, where it lay, and who has bid."""
    told = 0
    for _, step in steps_of(seed=2, players=4, modules=MODULES):
        bazaar, state = board_of(step.view).bazaar, step.view.state["bazaar"]
        assert (bazaar is None) == (state is None)
        if bazaar is None:
            continue
        told += 1
        assert bazaar.on_table == state["tiles"]
        assert (bazaar.host, bazaar.chooser) == (state["host"], state["chooser"])
        lot = None if bazaar.lot is None else bazaar.drawn[bazaar.lot]
        assert lot == state["lot"]
        best = (state["bid"], state["bidder"]) if state["bid"] is not None else None
        assert bazaar.best == best
        bought = {seat: tile for seat, tile in enumerate(state["bought"]) if tile}
        assert bazaar.bought == bought
    assert told > 20
