"""Campaign: opening theory of Tuscany: the bots' favourite layout for each of the 64 deals of
boards, and the gain of choosing over the quick start and over a random layout.

Two seats play each deal of boards twice, with the same hands and piles and the roles changed: one
chooses its duchy by the network, which plays on for both; the other gets a given one."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from statistics import fmean

from burgundy_qt.ai.arena.match_setup import starting_position
from burgundy_qt.ai.game_bots import network_table
from burgundy_qt.ai.games.tuscany.tuscany_bots import TuscanyBox
from burgundy_qt.ai.networks.installed_networks import load_network, shipped_file
from burgundy_qt.ai.networks.network import Evaluator
from burgundy_qt.ai.turn_search.beam import Greedy
from burgundy_qt.ai.turn_search.rollout import Rollout
from burgundy_qt.rules.tuscany.catalogue import GAME
from burgundy_qt.rules.tuscany.codec import DEALS, decode_action
from burgundy_qt.rules.tuscany.components import FIXED, FIXED_CASTLE, KINDS, order_of, turned_of
from burgundy_qt.rules.tuscany.tuscany_position import TuscanyPosition
from lab.campaign import Figures

FIRST_SEED = 7_000_000
WORLDS = 24
"""Tables for judging a deal's layouts: other hands, displays and opponents."""
CANDIDATES, GAMES = 4, 20
"""The layouts of a deal that are played to the end, and how often from each table."""
TO_THE_END = 1000
"""More boundaries than any game has."""
DUCHIES = 288
QUICK_START = len(KINDS) * FIXED + FIXED_CASTLE

Choice = Callable[[TuscanyPosition, int], int]


def run(count: int, first: int = 0) -> Figures:
    """Return the gain of choosing in `count` pairs of games against each kind of given duchy."""
    figures: Figures = {"pairs": count}
    for name, given in (("the quick start", quick_start), ("a layout by lot", by_lot)):
        found = [pair(FIRST_SEED + at, given) for at in range(first, first + count)]
        figures[f"games won against {name}"] = sum(won for won, _ in found)
        figures[f"points more than {name}"] = sum(more for _, more in found)
    return figures


def pair(seed: int, given: Choice) -> tuple[float, int]:
    """Return the chooser's games won and points ahead, in two games with the roles changed."""
    games = [(seat, played(seed, seat, given)) for seat in (0, 1)]
    won = sum(position.utilities()[seat] for seat, position in games)
    more = sum(position.scores()[seat] - position.scores()[1 - seat] for seat, position in games)
    return won, more


def played(seed: int, chooser: int, given: Choice) -> TuscanyPosition:
    """Play a game in which one seat chooses its duchy and the other gets a given one."""
    position = starting_position(TuscanyBox(), 2, seed)
    player = Greedy(evaluator(), position)
    player.luck = seed
    while not position.is_over():
        if position.is_chance_node():
            position.draw_chance()
            continue
        seat = position.waiting_seats()[0]
        is_given = position.decides_in_secret() and seat != chooser
        choose = given if is_given else player.choose
        position.act_only(choose(position, seat), seat)
    return position


def quick_start(position: TuscanyPosition, seat: int) -> int:
    return position.legal(seat)[QUICK_START]


def by_lot(position: TuscanyPosition, seat: int) -> int:
    return random.Random(f"{position.raw()['key']} {seat}").choice(position.legal(seat))


@cache
def evaluator() -> Evaluator:
    """Return the network for two seats."""
    features = network_table(GAME, 2).features()
    return Evaluator(features, load_network(shipped_file(GAME, 2), features))


@dataclass(frozen=True)
class Preferred:
    """The duchy of a deal with the most games won, and the shares of games won with it, with the
    quick start's and with a random one."""

    duchy: int
    won: float
    quick_start: float
    by_lot: float


def preferred(deal: int, worlds: int = WORLDS, games: int = GAMES) -> Preferred:
    """Play the `CANDIDATES` best duchies of a deal to the end from `worlds` tables, `games` games
    each."""
    candidates = best_by_network(deal, worlds)
    lots = random.Random(deal).choices(range(DUCHIES), k=worlds)
    won = {duchy: won_with(deal, [duchy] * worlds, games) for duchy in candidates}
    best = max(candidates, key=won.__getitem__)
    quick, lot = (won_with(deal, one, games) for one in ([QUICK_START] * worlds, lots))
    return Preferred(best, won[best], quick, lot)


def best_by_network(deal: int, worlds: int) -> list[int]:
    """Return the duchies with the highest mean value for the network at these tables, the best
    first."""
    sums = [0.0] * DUCHIES
    for world in range(worlds):
        position = table_with(deal, world)
        greedy = Greedy(evaluator(), position)
        greedy.luck = world
        for duchy, (worth, _) in enumerate(greedy.worths(position, 0)):
            sums[duchy] += worth
    return sorted(range(DUCHIES), key=sums.__getitem__, reverse=True)[:CANDIDATES]


def won_with(deal: int, duchies: Sequence[int], games: int) -> float:
    """Return the share of the games won by the first seat with the duchy given for each table; bots
    play whole turns for both, with the same chance for every duchy."""
    rollout, won = Rollout(evaluator(), table_with(deal, 0), TO_THE_END), 0.0
    for world, duchy in enumerate(duchies):
        position = table_with(deal, world)
        position.act_only(position.legal(0)[duchy], 0)
        won += rollout.play(position, 0, world, 0, games)[2][0]
    return won / (games * len(duchies))


def table_with(deal: int, seed: int) -> TuscanyPosition:
    """Return a table at which the first seat has the boards of a deal and the other one three of
    the rest."""
    chance = random.Random(f"{deal} {seed}")
    other = chance.choice([at for at in range(len(DEALS)) if not set(DEALS[at]) & set(DEALS[deal])])
    position = TuscanyPosition(2, chance.getrandbits(53), -1, (deal, other))
    position.begin()
    return position


def in_words(deal: int, duchy: int) -> str:
    """Return a duchy as its boards from left to right, a turned one with a star, with steps and
    castle."""
    told = decode_action(start_code(deal, duchy))
    boards = " ".join(
        f"{board}{'*' * turned}"
        for board, turned in zip(told["boards"], told["turned"], strict=True)
    )
    return f"{boards} {', '.join(told['steps'])}; {told['castle']}"


def start_code(deal: int, duchy: int) -> int:
    return int(table_with(deal, 0).legal(0)[duchy])


def theory() -> list[str]:
    """Return the page's table: for each deal the favourite; and how often boards are in the middle
    and turned."""
    lines = [
        "| deal | duchy | games won with it | with the quick start's | with one by lot |",
        "| --- | --- | ---: | ---: | ---: |",
    ]
    middles, castles, turned = Counter[str](), Counter[str](), 0
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        found = list(pool.map(preferred, range(len(DEALS))))
    for deal, (boards, best) in enumerate(zip(DEALS, found, strict=True)):
        layout, castle = divmod(best.duchy, len(KINDS))
        middles[KINDS[order_of(layout)[1]]] += 1
        castles[KINDS[castle]] += 1
        turned += sum(turned_of(layout))
        shares = f"{best.won:.1%} | {best.quick_start:.1%} | {best.by_lot:.1%}"
        lines.append(f"| {' '.join(boards)} | {in_words(deal, best.duchy)} | {shares} |")
    columns = zip(*((best.won, best.quick_start, best.by_lot) for best in found), strict=True)
    means = [f"{fmean(column):.1%}" for column in columns]
    lines.append(f"| all | | {' | '.join(means)} |")
    return [
        *lines,
        "",
        f"Boards in the middle: {dict(middles)}; the castle on: {dict(castles)}; turned: {turned} "
        f"of {2 * len(DEALS)}.",
    ]


if __name__ == "__main__":
    print("\n".join(theory()))
