"""Golden games of Tuscany: records of played games that must never change."""

from pathlib import Path

from tests.rules.golden_games import GoldenGames
from tests.rules.tuscany import random_play

SEEDS = {
    "secret-for-2": 42,
    "fixed-for-2": 31,
    "secret-for-3": 52,
    "fixed-for-4-by-carts": 29,
    "fixed-for-4-hoarders": 101,
}
"""By name the seed of a random game, which determines its kind and the preferences of its seats."""

GAMES = GoldenGames(
    Path(__file__).with_name("golden"), SEEDS, lambda name: random_play.played(SEEDS[name])
)
golden = GAMES.golden

if __name__ == "__main__":
    GAMES.renew()
