"""Campaign: how close the strongest level is to perfect play in the last three rounds of a solo
Dice Game.

A game is played up to the dice of its third round from the end. From there each turn of the level
is compared with the best one: both values are exact, with all later rolls weighed and each followed
by the best turn. With two rounds still to come, a turn may be the best if a search through one
round, then the network, puts it within `NEAR` points of the best."""

from collections.abc import Iterator

from burgundy_qt.ai.arena.match_setup import starting_position
from burgundy_qt.ai.game_bots import network_table
from burgundy_qt.ai.games.dice.dice_bots import DiceBox
from burgundy_qt.ai.games.dice.expectimax import DiceExpectimax
from burgundy_qt.ai.networks.installed_networks import load_network, shipped_file
from burgundy_qt.ai.networks.network import Evaluator
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.ai.turn_search.beam import Beam
from burgundy_qt.rules.dice.codec import GAME
from burgundy_qt.rules.dice.dice_position import DicePosition
from lab.campaign import Figures

ROUNDS, LAST = 24, 3
FIRST_SEED = 9_000_000
NEAR = 3.0
LEVEL = "duke"


def run(count: int, first: int = 0) -> Figures:
    """Return the points that the level loses in the last rounds of `count` games."""
    lost = [loss for seed in range(first, first + count) for loss in losses(FIRST_SEED + seed)]
    return {
        "positions": count,
        "turns": len(lost),
        "turns that were not the best": sum(loss > 1e-9 for loss in lost),
        "points lost": round(sum(lost), 3),
        "most points lost by a turn": round(max(lost), 3),
    }


def losses(seed: int) -> Iterator[float]:
    """Yield for each turn the points that it loses against the best."""
    evaluator = shipped_evaluator()
    outlook, bot = DiceExpectimax(evaluator), Thinker(LEVEL, seed=seed)
    position = at_last_rounds(seed, evaluator)
    for left in reversed(range(LAST)):
        position.draw_chance()
        turns = list(ends(position))
        while not (position.is_chance_node() or position.is_over()):
            position.act_only(bot.think(position, 0).action, 0)
        best = max(outlook.expected(end, left) for end in promising(turns, outlook, left))
        yield max(0.0, best - outlook.expected(position, left))


def shipped_evaluator() -> Evaluator:
    """Return the network of the solo game."""
    features = network_table(GAME, 1).features()
    return Evaluator(features, load_network(shipped_file(GAME, 1), features))


def at_last_rounds(seed: int, evaluator: Evaluator) -> DicePosition:
    """Return a game before the dice of the last rounds, played by whole turns of the network."""
    position = starting_position(DiceBox(), 1, seed)
    player, rolls = Beam(evaluator, position), 0
    while rolls < ROUNDS - LAST or not position.is_chance_node():
        if position.is_chance_node():
            position.draw_chance()
            rolls += 1
        else:
            position.act_only(player.choose(position, 0), 0)
    return position


def ends(position: DicePosition) -> Iterator[DicePosition]:
    """Yield the ends of all turns that are possible now."""
    for action in position.legal():
        after = position.copy()
        after.act_only(action, 0)
        if after.is_chance_node() or after.is_over():
            yield after
        else:
            yield from ends(after)


def promising(turns: list[DicePosition], outlook: DiceExpectimax, left: int) -> list[DicePosition]:
    """Return the ends of turns that may be the best, with `left` rounds still to come."""
    if left < 2:
        return turns
    seen = [outlook.expected(end, 1) for end in turns]
    return [end for end, points in zip(turns, seen, strict=True) if points > max(seen) - NEAR]
