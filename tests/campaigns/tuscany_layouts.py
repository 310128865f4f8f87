"""Opening theory of Tuscany: the layout that the bots prefer for each of the 64 deals of boards,
and what choosing it gains over the quick start's and over one by lot.

Two seats play each deal of boards twice, with the same hands and piles and the roles changed: one
chooses its duchy by the network, which plays on for both; the other is given one.
"""

import random
from collections import Counter
from collections.abc import Callable
from functools import cache

from burgundy_qt.ai.arena.starts import start
from burgundy_qt.ai.features.games import network_table
from burgundy_qt.ai.games.tuscany.starts import Box
from burgundy_qt.ai.turns.greedy import Greedy
from burgundy_qt.ai.values.evaluator import Evaluator
from burgundy_qt.ai.values.network_files import load_network, shipped_file
from burgundy_qt.rules.tuscany.components.boards import KINDS
from burgundy_qt.rules.tuscany.components.layouts import FIXED, FIXED_CASTLE, order_of, turned_of
from burgundy_qt.rules.tuscany.position import TuscanyGame
from burgundy_qt.rules.tuscany.protocol.action_objects import DEALS, unpack
from burgundy_qt.rules.tuscany.protocol.names import GAME
from tests.campaigns.campaign import Figures

FIRST_SEED = 7_000_000
WORLDS = 24
"""Tables at which a deal's layouts are judged: other hands, displays and opponents."""
DUCHIES = 288
QUICK_START = len(KINDS) * FIXED + FIXED_CASTLE

Choice = Callable[[TuscanyGame, int], int]


def run(count: int, first: int = 0) -> Figures:
    """What choosing gains in `count` pairs of games against each kind of given duchy."""
    figures: Figures = {"pairs": count}
    for name, given in (("the quick start", quick_start), ("a layout by lot", by_lot)):
        found = [pair(FIRST_SEED + at, given) for at in range(first, first + count)]
        figures[f"games won against {name}"] = sum(won for won, _ in found)
        figures[f"points more than {name}"] = sum(more for _, more in found)
    return figures


def pair(seed: int, given: Choice) -> tuple[float, int]:
    """Games won and points ahead by who chooses, in two games with the roles changed."""
    games = [(seat, played(seed, seat, given)) for seat in (0, 1)]
    won = sum(position.utilities()[seat] for seat, position in games)
    more = sum(position.scores()[seat] - position.scores()[1 - seat] for seat, position in games)
    return won, more


def played(seed: int, chooser: int, given: Choice) -> TuscanyGame:
    """A game in which one seat chooses its duchy and the other is given one."""
    position = start(Box(), 2, seed)
    player = Greedy(evaluator(), position)
    player.luck = seed
    while not position.is_over():
        if position.chance_waits():
            position.draw_chance()
            continue
        seat = position.waiting_seats()[0]
        is_given = position.decides_in_secret() and seat != chooser
        choose = given if is_given else player.choose
        position.act_only(choose(position, seat), seat)
    return position


def quick_start(position: TuscanyGame, seat: int) -> int:
    return position.legal(seat)[QUICK_START]


def by_lot(position: TuscanyGame, seat: int) -> int:
    return random.Random(f"{position.raw()['key']} {seat}").choice(position.legal(seat))


@cache
def evaluator() -> Evaluator:
    """The network for two seats."""
    features = network_table(GAME, 2).features()
    return Evaluator(features, load_network(shipped_file(GAME, 2), features))


def preferred(deal: int, worlds: int = WORLDS) -> tuple[int, float, float]:
    """The duchy of a deal that is worth most on the mean over several tables, and by how much of
    the utility it beats the quick start's and the mean of all."""
    sums = [0.0] * DUCHIES
    for world in range(worlds):
        position = table_with(deal, world)
        greedy = Greedy(evaluator(), position)
        greedy.luck = world
        for duchy, (worth, _) in enumerate(greedy.worths(position, 0)):
            sums[duchy] += worth / worlds
    best = max(range(DUCHIES), key=sums.__getitem__)
    return best, sums[best] - sums[QUICK_START], sums[best] - sum(sums) / DUCHIES


def table_with(deal: int, seed: int) -> TuscanyGame:
    """A table at which the first seat has the boards of a deal, the other three of the rest."""
    chance = random.Random(f"{deal} {seed}")
    other = chance.choice([at for at in range(len(DEALS)) if not set(DEALS[at]) & set(DEALS[deal])])
    position = TuscanyGame(2, chance.getrandbits(53), -1, (deal, other))
    position.begin()
    return position


def in_words(deal: int, duchy: int) -> str:
    """A duchy as its boards from left to right, a turned one starred, with steps and castle."""
    told = unpack(start_code(deal, duchy))
    boards = " ".join(
        f"{board}{'*' * turned}"
        for board, turned in zip(told["boards"], told["turned"], strict=True)
    )
    return f"{boards} {', '.join(told['steps'])}; {told['castle']}"


def start_code(deal: int, duchy: int) -> int:
    return int(table_with(deal, 0).legal(0)[duchy])


def theory() -> list[str]:
    """The page's table: for each deal what is preferred; and how often boards lie in the middle and
    turned."""
    lines = [
        "| deal | duchy | more than the quick start | than one by lot |",
        "| --- | --- | --- | --- |",
    ]
    middles, castles, turned = Counter[str](), Counter[str](), 0
    for deal, boards in enumerate(DEALS):
        duchy, over_quick, over_all = preferred(deal)
        layout, castle = divmod(duchy, len(KINDS))
        middles[KINDS[order_of(layout)[1]]] += 1
        castles[KINDS[castle]] += 1
        turned += sum(turned_of(layout))
        gains = f"{over_quick:+.3f} | {over_all:+.3f}"
        lines.append(f"| {' '.join(boards)} | {in_words(deal, duchy)} | {gains} |")
    return [
        *lines,
        "",
        f"Boards in the middle: {dict(middles)}; the castle on: {dict(castles)}; turned: {turned} "
        f"of {2 * len(DEALS)}.",
    ]


if __name__ == "__main__":
    print("\n".join(theory()))
