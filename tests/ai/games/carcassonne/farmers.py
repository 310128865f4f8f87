"""Find positions in which placing a farmer is right, by playing games to the end.

In `python -m tests.ai.games.carcassonne.farmers NUMBER FILE` bots play. Where a farmer is legal and
not plainly bad, many games to the end compare it with all other actions. A position is kept if the
farmer scores more, as far as this number of games can show."""

import json
import random
import sys
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from burgundy_qt.ai.analysis.score_tally import Playout
from burgundy_qt.ai.arena.match_setup import starting_position
from burgundy_qt.ai.game_bots import bots_for, features_of
from burgundy_qt.ai.games.carcassonne.carcassonne_bots import CarcassonneBox
from burgundy_qt.ai.networks.installed_networks import shipped_network
from burgundy_qt.ai.networks.network import Evaluator
from burgundy_qt.ai.turn_search.beam import Beam, Greedy
from burgundy_qt.rules.carcassonne.protocol import GAME
from burgundy_qt.rules.position import Position
from tests.ai.games.carcassonne.forgoing import is_farmer

FILE = Path(__file__).with_name("farmers.json")
TRIES = 12, 60
SURE, LEAST = 2.5, 2.0
"""Standard errors, and points, by which the farmer must be better."""
DOUBTFUL = 0.01
"""A farmer whose value for the network is lower by this much is not tried, to save time."""
AIMLESS = 0.05
"""The share of random actions on the way to the positions, which makes the positions more
varied."""


def greedy(position: Position, seat: int) -> int:
    """Return the action of a greedy bot: the one with the most points if the game ended now, and
    never a farmer."""
    features = features_of(GAME, position.seats)
    choices = [action for action in position.legal(seat) if not is_farmer(action)]
    return max(
        choices, key=lambda action: features.known(after(position, seat, action), seat, seat)
    )


def after(position: Position, seat: int, action: int) -> Position:
    """Return a copy of the position after an action."""
    world = position.copy()
    world.act_only(action, seat)
    return world


def position_of(told: dict[str, Any]) -> Position:
    """Return the position of a row of the file."""
    position = starting_position(CarcassonneBox(), 2, told["seed"])
    for action in told["actions"]:
        while position.is_chance_node():
            position.draw_chance()
        position.act_only(action, position.waiting_seats()[0])
    while position.is_chance_node():
        position.draw_chance()
    return position


def leads(playout: Playout, position: Position, seat: int, action: int, tries: int) -> list[float]:
    """Return the leads of the seat at the end of many games after an action."""
    found = []
    for number in range(tries):
        gains = playout.play(position, seat, [action], 7, number)
        assert gains is not None
        ends = [held + sum(more) for held, more in zip(position.bot_scores(), gains, strict=True)]
        found.append(float(ends[seat] - ends[1 - seat]))
    return found


def surplus(playout: Playout, position: Position, seat: int, one: int, other: int, tries: int):
    """Return how many more points one action scores than another in the same games: mean and
    standard error."""
    pairs = zip(
        leads(playout, position, seat, one, tries),
        leads(playout, position, seat, other, tries),
        strict=True,
    )
    more = [this - that for this, that in pairs]
    return fmean(more), stdev(more) / len(more) ** 0.5


def right_farmer(
    evaluator: Evaluator, playout: Playout, position: Position, seat: int
) -> dict[str, Any] | None:
    """Return the farmer that is better than every action without one; None if there is none.
    `more`: than the greedy bot's action."""
    farmers = [action for action in position.legal(seat) if is_farmer(action)]
    if not farmers:
        return None
    grasped = greedy(position, seat)
    judged = Greedy(evaluator, position).worths(position, seat)
    worths = {action: worth for worth, action in judged}
    best = max(farmers, key=worths.__getitem__)
    if worths[best] < worths[grasped] - DOUBTFUL:
        return None
    others = [action for action in position.legal(seat) if not is_farmer(action)]
    for other in sorted(others, key=lambda action: action != grasped):
        for tries in TRIES:
            mean, error = surplus(playout, position, seat, best, other, tries)
            if mean < max(LEAST, SURE * error):
                return None
        if other == grasped:
            more, unsure = mean, error
    return {"right": best, "greedy": grasped, "more": round(more, 1), "error": round(unsure, 1)}


def found_in(seed: int) -> list[dict[str, Any]]:
    """Return the positions of one game, at most four."""
    position, chance = starting_position(CarcassonneBox(), 2, seed), random.Random(seed)
    features, network = shipped_network(GAME, 2)
    beam = Beam(Evaluator(features, network), position, 3, 1)
    playout = Playout(Evaluator(features, network), position, bots_for(position).tally(position))
    actions: list[int] = []
    found: list[dict[str, Any]] = []
    while len(found) < 4:
        while position.is_chance_node():
            position.draw_chance()
        if position.is_over():
            break
        seat = position.waiting_seats()[0]
        told = right_farmer(beam.evaluator, playout, position, seat)
        if told:
            found.append({"seed": seed, "actions": list(actions), **told})
        action = beam.choose(position, seat)
        if chance.random() < AIMLESS:
            action = chance.choice(position.legal(seat))
        position.act_only(action, seat)
        actions.append(action)
    return found


def main(number: int, file: Path) -> None:
    """Find `number` positions and write them to the file."""
    found: list[dict[str, Any]] = []
    seed = 500
    while len(found) < number:
        found += found_in(seed)
        seed += 1
        print(seed, len(found), flush=True)
    lines = ",\n".join(json.dumps(told) for told in found[:number])
    file.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
