"""How much stronger an installed network is than the one that comes with the program: a match of
the two."""

import os
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from burgundy_qt.ai.arena.matches import Match, play_match
from burgundy_qt.ai.arena.players import NetworkPlayer
from burgundy_qt.ai.game_bots import bots_of, features_of, network_table
from burgundy_qt.ai.networks.installed_networks import Installed, Measured, note_measured, print_of
from burgundy_qt.ai.networks.network import Network
from burgundy_qt.ai.networks.network_files import load_network, shipped_file
from burgundy_qt.ai.turn_search.beam import Greedy


def measure(one: Installed, pairs: int, threads: int = os.cpu_count() or 1) -> Measured:
    """Play the match, an action at a time without looking ahead, and keep what came of it in the
    network's manifest. Raises NetworkError or OSError."""
    shipped = shipped_file(one.game, one.table)
    features = features_of(one.game, one.table)
    match = meet(
        one, load_network(one.weights, features), load_network(shipped, features), pairs, threads
    )
    measured = Measured(match.elo, pairs, print_of(shipped))
    note_measured(one.weights, measured)
    return measured


def meet(one: Installed, network: Network, shipped: Network, pairs: int, threads: int) -> Match:
    """The match, at the table that the networks are for."""
    with ThreadPoolExecutor(threads) as executor:
        return play_match(
            partial(player, network),
            partial(player, shipped),
            network_table(one.game, one.table).seats,
            pairs,
            executor,
            box=bots_of(one.game).plain_box(one.table),
        )


def player(network: Network, _: int) -> NetworkPlayer:
    """Who takes the action after which a network likes the position best."""
    return NetworkPlayer(Greedy, network)
