"""The command `burgundy-qt train`."""

import sys
from pathlib import Path

from burgundy_qt.ai.features.games import network_table
from burgundy_qt.ai.features.parts import Table
from burgundy_qt.ai.levels import is_compiled
from burgundy_qt.ai.training.campaign import Campaign, Plan
from burgundy_qt.ai.training.parts import training_parts
from burgundy_qt.ai.values.network_files import network_name
from burgundy_qt.rules.registry import ruleset


class CannotTrain(ValueError):
    """Training that cannot begin; the text says why and what to do."""


class Ticker:
    """Shows progress: on a terminal one line that changes, elsewhere a line for each new gate."""

    def __init__(self) -> None:
        self.shown = ""

    def __call__(self, line: str) -> None:
        if sys.stdout.isatty():
            print(f"\r\033[K{line}", end="", flush=True)
        elif line.partition("|")[2] != self.shown:
            self.shown = line.partition("|")[2]
            print(line, flush=True)

    def end(self) -> None:
        if sys.stdout.isatty():
            print()


def train(game: str, table: Table, games: int, folder: Path, threads: int, seed: int, parent: Table | None) -> int:
    """Train until `games` games in all are played, going on from what is in `folder`; `parent`: the table whose network
    it begins with, if any. Raises CannotTrain."""
    if not is_compiled():
        raise CannotTrain("training needs the compiled rules and bots: ./burgundy in a clone compiles them")
    if games < 1 or threads < 1:
        raise CannotTrain(f"games is {games} and threads is {threads}; both must be 1 or more")
    check_table(game, table, parent)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        raise CannotTrain(f"--resume is {folder}, which is a file; name a folder, which may be a new one") from error
    except OSError as error:
        raise CannotTrain(f"{folder} cannot be made: {error.strerror}; name another folder") from error
    ticker = Ticker()
    try:
        campaign = Campaign.resumed(Plan(table, games, folder, threads, seed, parent=parent, game=game), ticker)
        campaign.run()
    except BrokenPipeError:  # nobody reads along any longer
        raise
    except (ValueError, OSError) as error:
        raise CannotTrain(str(error)) from error
    finally:
        ticker.end()
    print(campaign.progress())
    print(f"The network is {folder / network_name(game, table)}, its curve {folder / 'curve.svg'}.")
    return 0


def check_table(game: str, table: Table, parent: Table | None) -> None:
    """Raises CannotTrain for a table that no network is meant for, or whose network does not grow from `parent`."""
    try:
        ruleset(game)
        title = network_table(game, table).title
    except ValueError as error:
        raise CannotTrain(str(error)) from error
    parents = training_parts(game).lessons[table].parents
    if parent is not None and parent not in parents:
        from_these = f"one for {' or '.join(map(str, parents))}" if parents else "nothing"
        raise CannotTrain(f"a network for {title} grows from {from_these}, not from one for {parent}")
