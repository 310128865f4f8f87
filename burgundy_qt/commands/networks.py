"""`burgundy-qt networks`: networks as files, to be shared: list, install, measure, check and remove
them."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from burgundy_qt.ai.arena.matches import Match, play_match
from burgundy_qt.ai.arena.players import NetworkPlayer
from burgundy_qt.ai.game_bots import SeatCount, bots_of, features_of, network_table, tables_of
from burgundy_qt.ai.networks.installed_networks import (
    Installed,
    Measured,
    NetworkError,
    NetworksFolder,
    checked,
    games_in,
    load_network,
    note_measured,
    playing_order,
    print_of,
    read_manifest,
    remove,
    shipped_file,
)
from burgundy_qt.ai.networks.network import Network
from burgundy_qt.ai.turn_search.beam import Greedy
from burgundy_qt.commands.options import (
    CommandError,
    add_data_dir,
    data_folders,
    place,
    whole,
    word,
)
from burgundy_qt.rules.registry import GAMES, ruleset


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add a step, and its arguments."""
    add_data_dir(parser, default=argparse.SUPPRESS)
    parser.set_defaults(step="list", game=None)
    steps = parser.add_subparsers(title="steps", metavar="STEP", dest="step")
    listing = steps.add_parser(
        "list", help="list all networks and show which one plays (the default)"
    )
    listing.add_argument(
        "--game", type=word, help="only this game, by its name in the engine protocol"
    )
    installing = steps.add_parser("install", help="check, install and measure networks")
    installing.add_argument("files", type=place, nargs="+", metavar="FILE.network")
    add_pairs(installing, "; 0: do not measure, so the network does not play")
    checking = steps.add_parser("check", help="check whether networks can be installed")
    checking.add_argument("files", type=place, nargs="+", metavar="FILE.network")
    measuring = steps.add_parser(
        "measure", help="play an installed network against the one that comes with the program"
    )
    measuring.add_argument("name", metavar="NAME", help="the first letters of its name in the list")
    add_pairs(measuring)
    removing = steps.add_parser("remove", help="remove an installed network")
    removing.add_argument("name", metavar="NAME", help="the first letters of its name in the list")


def run(options: argparse.Namespace) -> int:
    """Do the step; the exit status is 1 if a checked file is bad."""
    folder = NetworksFolder(data_folders(options).networks)
    try:
        if options.step == "install":
            install(folder, options.files, options.pairs)
        elif options.step == "check":
            return int(not check(options.files))
        elif options.step == "measure":
            measure_again(folder, options.name, options.pairs)
        elif options.step == "remove":
            take_away(folder, options.name)
        else:
            print_networks(folder, options.game)
    except NetworkCommandError as error:
        raise CommandError(str(error)) from error
    return 0


def measure(one: Installed, pairs: int, threads: int = os.cpu_count() or 1) -> Measured:
    """Play the match, an action at a time without looking ahead, and write the result into the
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
    """Return the match, at the table of the networks."""
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
    """Return a player that takes the action with the network's highest value."""
    return NetworkPlayer(Greedy, network)


PAIRS, MOST_PAIRS = 200, 10**6


def add_pairs(parser: argparse.ArgumentParser, more: str = "") -> None:
    """Add the number of pairs of a measurement."""
    parser.add_argument(
        "--pairs",
        type=whole(0, MOST_PAIRS),
        default=PAIRS,
        help="pairs of games against the network that comes with the program (default: "
        f"{PAIRS}{more})",
    )


class NetworkCommandError(ValueError):
    """A network that cannot be listed, installed, measured or removed; the text gives the
    reason."""


# Each of these carries out one step of the command, and prints the result.
def print_networks(folder: NetworksFolder, game: str | None = None) -> None:
    """List every network by game and table, the one in use marked. Raises NetworkCommandError."""
    for name in [*GAMES] if game is None else [known(game)]:
        for table in tables_of(name):
            print(f"{ruleset(name).describe()['title']}, {network_table(name, table).title}")
            print("\n".join(rows(folder.of(name, table), name, table)))


def install(folder: NetworksFolder, files: list[Path], pairs: int) -> None:
    """Check networks, copy them into the folder and measure them. Raises NetworkCommandError."""
    for file in files:
        try:
            one = folder.install(file)
        except NetworkError as error:
            raise NetworkCommandError(str(error)) from error
        except OSError as error:
            raise NetworkCommandError(
                f"{folder.folder} cannot be written: {error.strerror}. Check that you are "
                "allowed to write there"
            ) from error
        print(f"{one.name} was installed: {title(one)}.")
        if pairs:
            show_measured(folder, one, pairs)


def measure_again(folder: NetworksFolder, name: str, pairs: int) -> None:
    """Measure an installed network against the shipped one. Raises NetworkCommandError."""
    show_measured(folder, only(folder, name), pairs)


def check(files: list[Path]) -> bool:
    """Print for each file whether it could be installed; return whether all could."""
    fit = True
    for file in files:
        try:
            manifest = checked(file)
            print(f"{file}: can be installed, for {manifest['seats']} of {manifest['game']}")
        except NetworkError as error:
            fit = False
            print(f"{file}: {error}")
    return fit


def take_away(folder: NetworksFolder, name: str) -> None:
    """Remove an installed network. Raises NetworkCommandError."""
    one = only(folder, name)
    try:
        remove(one.weights)
    except OSError as error:
        raise NetworkCommandError(
            f"{one.weights} cannot be removed: {error.strerror}. Check "
            "that you are allowed to change its folder"
        ) from error
    print(f"{one.name} was removed: {title(one)}.")


# Their output.
def rows(networks: list[Installed], game: str, table: SeatCount) -> Iterator[str]:
    """Yield the shipped network and the installed ones of a table, strongest first."""
    shipped = shipped_file(game, table)
    stronger = playing_order(networks, print_of(shipped))
    plays = next((one for one in stronger if can_play(one)), None)
    for one in [*stronger, *(one for one in networks if one not in stronger)]:
        yield row(one.name, one is plays, one.games, strength(one.measured))
    games = games_in(read_manifest(shipped)).get("games") if shipped.is_file() else None
    yield row(print_of(shipped), plays is None, games, "comes with the program")


def row(name: str, plays: bool, games: int | None, text: str) -> str:
    trained = "" if games is None else f"{games:,} games"
    return f"  {'plays' if plays else '':<5}  {name:<12}  {trained:>16}  {text}"


def can_play(one: Installed) -> bool:
    """Return whether it can be loaded."""
    try:
        load_network(one.weights, features_of(one.game, one.table))
    except NetworkError:
        return False
    return True


def strength(measured: Measured | None) -> str:
    if measured is None:
        return "not measured"
    low, middle, high = measured.elo
    return f"Elo {middle:+.0f} ({low:+.0f} to {high:+.0f}), {measured.pairs} pairs"


def show_measured(folder: NetworksFolder, one: Installed, pairs: int) -> None:
    """Measure a network, and print whether it is in use from now on."""
    if pairs < 1:
        raise NetworkCommandError(f"--pairs is {pairs}, but must be 1 or more to measure a network")
    try:
        measured = measure(one, pairs)
    except (NetworkError, OSError) as error:
        raise NetworkCommandError(str(error)) from error
    order = playing_order(folder.of(one.game, one.table), measured.against)
    if order and order[0].name == one.name:
        then = "bots play with it from the next start on"
    elif measured.elo[0] > 0:
        then = "a stronger network plays"
    else:
        then = "it does not play, because it is not clearly stronger"
    print(f"Against the network that comes with the program: {strength(measured)}; {then}.")


def title(one: Installed) -> str:
    return f"{ruleset(one.game).describe()['title']}, {network_table(one.game, one.table).title}"


def only(folder: NetworksFolder, name: str) -> Installed:
    """Return the installed network whose name begins with this text. Raises NetworkCommandError
    unless there is exactly one."""
    found = folder.named(name)
    if len(found) != 1:
        names = ", ".join(one.name for one in found)
        raise NetworkCommandError(
            f"several networks begin with {name}: {names}. Type more letters"
            if found
            else f"no installed network begins with {name!r}. `networks list` shows all"
        )
    return found[0]


def known(game: str) -> str:
    """Return the name of a game. Raises NetworkCommandError."""
    if game not in GAMES:
        raise NetworkCommandError(f"--game is {game!r}, but must be one of {', '.join(GAMES)}")
    return game
