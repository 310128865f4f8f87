"""Tests of the state behind the table, which remembers facts that no state of the rules
includes."""

from itertools import islice

import pytest

from burgundy_qt.rules.carcassonne.known_state import CarcassonneState
from burgundy_qt.widgets.games.carcassonne.table_state import state_of
from tests.widgets.games.carcassonne.played import MODULES, steps_of
from tests.widgets.games.carcassonne.positions import moments, view_of

GAMES = [
    {"players": 2},
    {"players": 2, "modules": MODULES},
    {"players": 3, "modules": ["bazaars"], "auction": False},
    {"players": 4, "modules": MODULES, "bid_limit": 3},
    {"players": 6, "modules": MODULES},
]


@pytest.mark.parametrize("request_", GAMES)
def test_the_table_built_from_events_equals_that_of_the_view(request_):
    """This includes facts that no state contains; the decision stays the same until the step is
    over."""
    bazaars = 0
    for before, step in steps_of(seed=request_["players"], **request_):
        table, settled = state_of(before), state_of(step.view)
        followed = table.after_all(step.events)
        assert followed.asked == table.asked
        assert followed.evolve(asked=settled.asked) == settled
        assert [*followed.laid_by.items()] == [*settled.laid_by.items()]
        assert followed.all_tiles == settled.all_tiles
        assert facts_from_events(followed.bazaar) == facts_from_events(settled.bazaar)
        bazaars += settled.bazaar is not None
    assert settled.is_over
    assert bool(bazaars) == ("bazaars" in request_.get("modules", ()))


@pytest.mark.parametrize("request_", [{"players": 3, "modules": MODULES}, {"farmers": False}])
def test_the_points_if_the_game_ended_now_are_those_of_the_final_scoring(request_):
    """The test checks every fifth decision until the map is complete."""
    fields = 0
    for game in islice(moments(3, **request_), 0, None, 5):
        endings, trial = state_of(view_of(game)).endings, game.position.copy()
        trial.score_the_end()
        assert [one.points for one in endings] == trial.scores()
        fields += sum(one.left["field"] for one in endings)
    assert bool(fields) == ("farmers" not in request_)


def facts_from_events(bazaar):
    """Return the facts about a bazaar that only its events contain."""
    return bazaar and (bazaar.drawn, bazaar.sales, bazaar.slot, bazaar.opened, bazaar.bids)


def test_tiles_are_in_the_order_in_which_they_were_placed():
    for _, step in steps_of(seed=5, players=3):
        table = state_of(step.view)
        assert [*table.tiles][1:] == [*table.laid_by]
    assert len(table.tiles) == table.all_tiles


def test_every_tile_of_a_bazaar_keeps_its_slot():
    """This is true for a tile on the table, for the lot and for a sold tile."""
    seen = 0
    for _, step in steps_of(seed=2, players=4, modules=MODULES):
        bazaar, state = state_of(step.view).bazaar, step.view.state["bazaar"]
        assert (bazaar is None) == (state is None)
        if bazaar is None:
            continue
        seen += 1
        there = [at for at in range(len(bazaar.drawn)) if at not in {*bazaar.sales, bazaar.slot}]
        assert [bazaar.drawn[at] for at in there] == state["tiles"] == list(bazaar.tiles)
        assert bazaar.host == state["host"]
        lot = None if bazaar.slot is None else bazaar.drawn[bazaar.slot]
        assert lot == state["lot"] == bazaar.lot
        best = (state["bid"], state["bidder"]) if state["bid"] is not None else None
        assert bazaar.best == best
        named = [(points, seat) for seat, points in bazaar.bids.items() if points is not None]
        assert max(named, default=None) == best
        assert list(bazaar.bought) == state["bought"]
    assert seen > 20


def test_a_bazaar_without_known_events_is_read_from_its_state():
    for _, step in steps_of(seed=2, players=4, modules=MODULES):
        told = step.view.state
        state = CarcassonneState.from_object(told)
        assert state.to_object() == told
        if state.bazaar is not None and state.bazaar.lot is not None:
            assert state.bazaar.drawn[state.bazaar.slot] == state.bazaar.lot
