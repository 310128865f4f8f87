"""Golden games of Carcassonne: records of played games that must never change."""

from pathlib import Path

from tests.rules.carcassonne import random_play
from tests.rules.golden_games import GoldenGames

SEEDS = {
    "base-for-2": 140,
    "all-for-2": 137,
    "without-auction-for-3": 79,
    "castles-for-5": 50,
    "all-for-6": 10,
    "in-an-order": 22,
    "without-farmers-for-4": 170,
}
"""By name the seed of a random game, which determines its seats, modules and options."""

GAMES = GoldenGames(
    Path(__file__).with_name("golden"), SEEDS, lambda name: random_play.played(SEEDS[name])
)
golden = GAMES.golden

if __name__ == "__main__":
    GAMES.renew()
