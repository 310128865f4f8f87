"""Which modules fit so many seats and each other, and the reasons why others do not."""

from __future__ import annotations

import pytest

from burgundy_qt.rules.burgundy.requests import all_modules_of, filled_in
from burgundy_qt.widgets.dialogs.fitting import in_play, why_not

ALL = all_modules_of("2019")


@pytest.mark.parametrize("seats", range(2, 5))
def test_whatever_is_wished_what_is_in_play_can_be_played(seats):
    for wished in ([], ALL, ["team", "inns", "shields"], [module for module in ALL if module != "team"]):
        chosen = in_play(ALL, wished, seats)
        assert filled_in({"modules": chosen, "players": seats}, 0)["modules"] == chosen
        assert set(chosen) <= set(wished)


def test_a_team_game_is_for_four_and_says_so():
    assert "four players" in why_not("team", ALL, ["team"], 3)
    assert not why_not("team", ALL, [], 4) and not why_not("team", ALL, ["team"], 4)
    assert in_play(ALL, ["team"], 3) == [] and in_play(ALL, ["team"], 4) == ["team"]


@pytest.mark.parametrize("module", ALL)
def test_what_does_not_go_with_the_team_game_says_why_and_is_out_of_play(module):
    fits = module in ("extra-tiles", "white-castles", "inns")
    if module != "team":
        assert bool(why_not(module, ALL, ["team", module], 4)) == (not fits)
        assert (module in in_play(ALL, ["team", module], 4)) == fits
        assert not why_not(module, ALL, [module], 4) or module == "solo"
