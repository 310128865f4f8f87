"""Measure the most that auctions can be worth: by how many points the lead changes with the owner
of each tile.

`python -m tests.ai.games.carcassonne.auctions GAMES` plays games of two with all modules, stops at
every bazaar, and plays on from both ways of sharing out its tiles for nothing. A perfect bidder
pays, or is paid, half of the better tile's gain. A player who never bids gives that half away
whenever the other one chooses."""

import math
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import NormalDist, fmean, stdev

from burgundy_qt.ai.arena.match_setup import starting_position
from burgundy_qt.ai.games.carcassonne.carcassonne_bots import CarcassonneBox
from burgundy_qt.ai.networks.installed_networks import shipped_network
from burgundy_qt.ai.networks.network import Evaluator
from burgundy_qt.ai.turn_search.beam import Beam
from burgundy_qt.ai.turn_search.rollout import Rollout
from burgundy_qt.rules.carcassonne import actions
from burgundy_qt.rules.carcassonne.protocol import GAME, MODULES
from burgundy_qt.rules.position import Position

SEATS = 2
ROLLOUTS = 100
"""Rollouts from each way. They are played twice: those that choose the better tile would
overestimate its gain."""


@dataclass(frozen=True)
class Game:
    """The measurements of a game."""

    lead: float  # of the first seat, at the end
    # by auction: the lead that the chooser gains with the better tile, in points
    gains: list[float]


class Watch:
    """Plays games and examines their auctions."""

    def __init__(self, seed: int, rollouts: int = ROLLOUTS):
        network = shipped_network(GAME, SEATS)
        assert network is not None
        self.seed, self.rollouts = seed, rollouts
        self.position = starting_position(CarcassonneBox(tuple(MODULES), ()), SEATS, seed)
        self.player = Beam(Evaluator(*network), self.position)
        self.rollout = Rollout(Evaluator(*network), self.position)

    def game(self) -> Game:
        """Play a whole game, and return its measurements."""
        position, gains = self.position, []
        while not position.is_over():
            if position.is_chance_node():
                position.draw_chance()
                continue
            seat = position.waiting_seats()[0]
            legal = position.legal(seat)
            if len(legal) == SEATS and actions.kind_of(legal[0]) == actions.CHOOSE:
                gains.append(self.gain([self.sold(choice, seat) for choice in legal], seat))
            position.act_only(self.player.choose(position, seat), seat)
        return Game(self.lead_now(), gains)

    def lead_now(self) -> float:
        """Return the lead of the first seat."""
        points = self.position.scores()
        return points[0] - points[1]

    def sold(self, choice: int, seat: int) -> Position:
        """Return the position in which the chooser got a tile for nothing, and the other seat the
        rest."""
        world = self.position.copy()
        world.act_only(choice, seat)
        world.act_only(world.legal(seat)[0], seat)
        world.act_only(world.legal(1 - seat)[-1], 1 - seat)
        return world

    def gain(self, worlds: list[Position], seat: int) -> float:
        """Return by how much the lead is greater with the tile that seems better."""
        seeming = [self.lead(world, seat, 0) for world in worlds]
        better = seeming.index(max(seeming))
        leads = [self.lead(world, seat, self.rollouts) for world in worlds]
        return leads[better] - leads[1 - better]

    def lead(self, world: Position, seat: int, first: int) -> float:
        """Return the lead of a seat, as the mean of rollouts."""
        end = first + self.rollouts
        number, _, _, points = self.rollout.play(world, seat, self.seed, first, end)
        return (points[seat] - points[1 - seat]) / number


def lines(games: list[Game]) -> Iterator[str]:
    """Yield the results of many games as lines of text."""
    gains = [gain for game in games for gain in game.gains]
    spread = stdev(game.lead for game in games)
    auctions = len(gains) / len(games)
    most = auctions / 2 * fmean(gains) / 2
    yield f"{len(games)} games, {auctions:.1f} auctions each"
    yield (
        f"the better tile brings {fmean(gains):.2f} ± {stdev(gains) / math.sqrt(len(gains)):.2f} "
        "points of lead"
    )
    yield f"the lead at the end spreads by {spread:.1f} points"
    yield (
        f"bidding is worth {most:.1f} points a game at most, "
        f"{100 * NormalDist().cdf(most / spread):.1f} % of the games"
    )


def main(number: int) -> None:
    """Play `number` games and print the results."""
    print("\n".join(lines([Watch(seed).game() for seed in range(1, number + 1)])))


if __name__ == "__main__":
    main(int(sys.argv[1]))
