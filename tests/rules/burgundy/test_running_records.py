"""Tests that the public record of a running game leads to the same game: of every kind, at any
moment."""

import random

import pytest

from burgundy_qt.rules.game import Game
from tests.rules.burgundy.random_play import (
    choice_of,
    request_of,
    request_of_its_own,
    request_with_modules,
)

KINDS = {
    "any seats and set-up": request_of,
    "with modules": request_with_modules,
    "team": lambda seed: request_of_its_own("team", seed),
    "solo": lambda seed: request_of_its_own("solo", seed),
}
LATEST = 300


def at_some_moment(kind: str, seed: int) -> Game:
    """Return a game of this kind after few actions or many, most often few, before the set-up was
    revealed."""
    game, chance = Game(KINDS[kind](seed)), random.Random(seed)
    for _ in range(chance.choice([0, 1, 2, 3, 8, chance.randrange(LATEST)])):
        if not game.is_over:
            offered = game.legal(chance.choice(game.position.waiting_seats()))
            game.apply(choice_of(offered["actions"], chance, 0.7), offered["seat"])
    return game


@pytest.mark.parametrize("kind", KINDS)
def test_the_record_of_a_running_game_leads_to_its_position(kind):
    for seed in range(40):
        game = at_some_moment(kind, seed)
        # Only a private record has secret choices.
        choosing = game.state()["phase"] is None
        loaded = Game.from_record(game.record(private=choosing))
        assert (loaded.state(), loaded.legal()) == (game.state(), game.legal()), (
            f"{kind}, seed {seed}"
        )
        assert loaded.record(private=choosing) == game.record(private=choosing), (
            f"{kind}, seed {seed}"
        )
