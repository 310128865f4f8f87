"""Networks as files: those that are there, told; installed, measured, checked, removed."""

from collections.abc import Iterator
from pathlib import Path

from burgundy_qt.ai.game_bots import Table, features_of, network_table, tables_of
from burgundy_qt.ai.networks.installed_networks import (
    Installed,
    Measured,
    NetworksFolder,
    checked,
    games_in,
    playing_order,
    print_of,
    remove,
)
from burgundy_qt.ai.networks.network_files import (
    NetworkError,
    load_network,
    read_manifest,
    shipped_file,
)
from burgundy_qt.ai.training.measuring import measure
from burgundy_qt.rules.registry import GAMES, ruleset


class CannotShare(ValueError):
    """A network that cannot be told, installed, measured or removed; the text says why."""


# Each of these carries out one step of the command, and prints what came of it.


def tell(folder: NetworksFolder, game: str | None = None) -> None:
    """Every network by game and table, the one that plays marked; raises CannotShare."""
    for name in [*GAMES] if game is None else [known(game)]:
        for table in tables_of(name):
            print(f"{ruleset(name).describe()['title']}, {network_table(name, table).title}")
            print("\n".join(rows(folder.of(name, table), name, table)))


def install(folder: NetworksFolder, files: list[Path], pairs: int) -> None:
    """Check networks, copy them into the folder and measure them; raises CannotShare."""
    for file in files:
        try:
            one = folder.install(file)
        except NetworkError as error:
            raise CannotShare(str(error)) from error
        except OSError as error:
            raise CannotShare(f"{folder.folder} cannot be written: {error.strerror}") from error
        print(f"{one.name} is installed: {title(one)}.")
        if pairs:
            tell_measured(folder, one, pairs)


def measure_again(folder: NetworksFolder, name: str, pairs: int) -> None:
    """Let an installed network meet the shipped one; raises CannotShare."""
    tell_measured(folder, only(folder, name), pairs)


def check(files: list[Path]) -> bool:
    """Say of each file whether it could be installed; whether all could be."""
    fit = True
    for file in files:
        try:
            manifest = checked(file)
            print(f"{file}: good, for {manifest['seats']} of {manifest['game']}")
        except NetworkError as error:
            fit = False
            print(f"{file}: {error}")
    return fit


def take_away(folder: NetworksFolder, name: str) -> None:
    """Remove an installed network; raises CannotShare."""
    one = only(folder, name)
    try:
        remove(one.weights)
    except OSError as error:
        raise CannotShare(f"{one.weights} cannot be removed: {error.strerror}") from error
    print(f"{one.name} is removed: {title(one)}.")


# What they say.


def rows(networks: list[Installed], game: str, table: Table) -> Iterator[str]:
    """The shipped network and the installed ones of a table, strongest first."""
    shipped = shipped_file(game, table)
    stronger = playing_order(networks, print_of(shipped))
    plays = next((one for one in stronger if can_play(one)), None)
    for one in [*stronger, *(one for one in networks if one not in stronger)]:
        yield row(one.name, one is plays, one.games, strength(one.measured))
    games = games_in(read_manifest(shipped)).get("games") if shipped.is_file() else None
    yield row(print_of(shipped), plays is None, games, "comes with the program")


def row(name: str, plays: bool, games: int | None, told: str) -> str:
    trained = "" if games is None else f"{games:,} games"
    return f"  {'plays' if plays else '':<5}  {name:<12}  {trained:>16}  {told}"


def can_play(one: Installed) -> bool:
    """Whether it loads."""
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


def tell_measured(folder: NetworksFolder, one: Installed, pairs: int) -> None:
    """Measure a network, and say whether it plays from now on."""
    if pairs < 1:
        raise CannotShare(f"--pairs is {pairs}; to measure it must be 1 or more")
    try:
        measured = measure(one, pairs)
    except (NetworkError, OSError) as error:
        raise CannotShare(str(error)) from error
    order = playing_order(folder.of(one.game, one.table), measured.against)
    if order and order[0].name == one.name:
        then = "it plays from the next start on"
    elif measured.elo[0] > 0:
        then = "a stronger one plays"
    else:
        then = "it does not play, for it is not stronger for certain"
    print(f"Against the network that comes with the program: {strength(measured)}; {then}.")


def title(one: Installed) -> str:
    return f"{ruleset(one.game).describe()['title']}, {network_table(one.game, one.table).title}"


def only(folder: NetworksFolder, name: str) -> Installed:
    """The installed network whose name begins so; raises CannotShare unless it is just one."""
    found = folder.named(name)
    if len(found) != 1:
        names = ", ".join(one.name for one in found)
        raise CannotShare(
            f"several networks are called {name}: {names}; give more letters"
            if found
            else f"no installed network is called {name!r}: `networks` lists them"
        )
    return found[0]


def known(game: str) -> str:
    """The name of a game; raises CannotShare."""
    if game not in GAMES:
        raise CannotShare(f"--game is {game!r}, but may be {', '.join(GAMES)}")
    return game
