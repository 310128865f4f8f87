"""Games of Tuscany as they were played once, written down to stay as they are."""

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
"""By name the seed of a random game, which says its kind and the tastes of its seats too."""

GAMES = GoldenGames(
    Path(__file__).with_name("golden"), SEEDS, lambda name: random_play.played(SEEDS[name])
)
golden = GAMES.golden

if __name__ == "__main__":
    GAMES.renew()
