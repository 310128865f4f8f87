"""Small tournaments for tests."""

from burgundy_qt.session.tournaments.tournament_plan import Entrant, Plan, new_id
from tests.session.engines.table import example

LEVELS = tuple(Entrant(name, name.capitalize(), name) for name in ("page", "squire"))
BY_COMMAND = Entrant(f"engine:1:{example('random')}", "Random", "engine")


def a_plan(**asked):
    """Return a plan of two levels in the Dice Game, with one pair of games for each match."""
    usual = {
        "id": new_id(),
        "name": "",
        "game": "burgundy-dice",
        "edition": "2017",
        "modules": (),
        "options": {},
        "seats": 2,
        "players": LEVELS,
        "pairs": 2,
        "seed": 7,
        "threads": 1,
        "keep": None,
    }
    return Plan(**{**usual, **asked})
