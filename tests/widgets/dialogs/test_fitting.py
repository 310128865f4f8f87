"""Which modules fit so many seats and each other, and the reasons why others do not."""

from __future__ import annotations

import pytest

from burgundy_qt.rules.burgundy.requests import GAMES_OF_THEIR_OWN, all_modules_of, filled_in
from burgundy_qt.widgets.dialogs.fitting import in_play, why_not

ALL = all_modules_of("2019")
USUAL = [module for module in ALL if module not in GAMES_OF_THEIR_OWN]


@pytest.mark.parametrize("seats", range(1, 5))
def test_whatever_is_wished_what_is_in_play_can_be_played(seats):
    for wished in ([], ALL, ["team", "inns", "shields"], ["solo", "inns"], USUAL):
        chosen = in_play(ALL, wished, seats)
        assert filled_in({"modules": chosen, "players": seats}, 0)["modules"] == chosen
        assert set(chosen) <= set(wished) | ({"solo"} if seats == 1 else set())


def test_a_team_game_is_for_four_and_says_so():
    assert "four players" in why_not("team", ALL, ["team"], 3)
    assert not why_not("team", ALL, [], 4) and not why_not("team", ALL, ["team"], 4)
    assert in_play(ALL, ["team"], 3) == [] and in_play(ALL, ["team"], 4) == ["team"]


def test_one_player_always_plays_the_solo_game_and_others_never():
    assert in_play(ALL, [], 1) == ["solo"] and "always" in why_not("solo", ALL, [], 1)
    assert in_play(ALL, ["solo"], 2) == [] and "one player" in why_not("solo", ALL, ["solo"], 2)


@pytest.mark.parametrize("game", GAMES_OF_THEIR_OWN)
@pytest.mark.parametrize("module", USUAL)
def test_what_does_not_go_with_a_game_of_its_own_says_why_and_is_out_of_play(module, game):
    of_its_own = GAMES_OF_THEIR_OWN[game]
    fits = module in of_its_own.combines
    why = why_not(module, ALL, [game, module], of_its_own.players)
    assert bool(why) == (not fits) and (fits or f"{game} game" in why)
    assert (module in in_play(ALL, [game, module], of_its_own.players)) == fits
    assert not why_not(module, ALL, [module], 2)
