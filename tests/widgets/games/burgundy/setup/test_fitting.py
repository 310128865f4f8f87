"""Tests of the modules that can be combined with the team and solo games, and of the reasons why
others cannot."""

from __future__ import annotations

import pytest

from burgundy_qt.rules.burgundy.requests import (
    GAMES_OF_THEIR_OWN,
    all_modules_of,
    complete_request,
    players_for,
)
from burgundy_qt.widgets.games.burgundy.modules import games_of_their_own, in_play, why_not

ALL = all_modules_of("2019")
USUAL = [module for module in ALL if module not in GAMES_OF_THEIR_OWN]


@pytest.mark.parametrize("game", ["", *GAMES_OF_THEIR_OWN])
def test_every_choice_of_modules_leads_to_a_legal_game(game):
    for wished in ([], ["inns", "shields"], USUAL):
        chosen = in_play(USUAL, wished, game) + [game] * bool(game)
        assert (
            complete_request({"modules": chosen, "players": players_for([game])[0]}, 0)["modules"]
            == chosen
        )
        assert set(chosen) <= {*wished, game}


def test_the_team_game_and_the_solo_game_are_modules_of_their_own_kind():
    assert (
        games_of_their_own(ALL) == list(GAMES_OF_THEIR_OWN)
        and games_of_their_own(all_modules_of("2011")) == []
    )


@pytest.mark.parametrize("game", GAMES_OF_THEIR_OWN)
@pytest.mark.parametrize("module", USUAL)
def test_a_module_that_cannot_be_combined_gives_the_reason_and_is_left_out(module, game):
    fits = module in GAMES_OF_THEIR_OWN[game].combines
    why = why_not(module, game)
    assert bool(why) == (not fits) and (fits or f"{game} game" in why)
    assert (module in in_play(USUAL, [module], game)) == fits
    assert not why_not(module, "")
