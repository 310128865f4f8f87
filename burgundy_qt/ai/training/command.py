"""The command `burgundy-qt train`."""

import sys
from pathlib import Path

from burgundy_qt.ai.features.games import TEAM, Table
from burgundy_qt.ai.levels import is_compiled
from burgundy_qt.ai.training.campaign import Campaign, Plan


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


def train(table: Table, games: int, folder: Path, threads: int, seed: int, parent: int) -> int:
    """Train until `games` games in all are played, going on from what is in `folder`; `parent`: for how many seats the
    network is that it begins with, or 0. Raises CannotTrain."""
    if not is_compiled():
        raise CannotTrain("training needs the compiled rules and bots: ./burgundy in a clone compiles them")
    if games < 1 or threads < 1:
        raise CannotTrain(f"games is {games} and threads is {threads}; both must be 1 or more")
    if table == TEAM and parent not in (0, 2):
        raise CannotTrain(f"a network for teams grows from one for 2 seats, not from one for {parent}")
    if table != TEAM and parent and parent >= table:
        raise CannotTrain(f"a network for {table} seats grows from one for fewer, not from one for {parent}")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        raise CannotTrain(f"--resume is {folder}, which is a file; name a folder, which may be a new one") from error
    except OSError as error:
        raise CannotTrain(f"{folder} cannot be made: {error.strerror}; name another folder") from error
    ticker = Ticker()
    try:
        campaign = Campaign.resumed(Plan(table, games, folder, threads, seed, parent=parent), ticker)
        campaign.run()
    except BrokenPipeError:  # nobody reads along any longer
        raise
    except (ValueError, OSError) as error:
        raise CannotTrain(str(error)) from error
    finally:
        ticker.end()
    print(campaign.progress())
    print(f"The network is {folder / f'burgundy-{table}.network'}, its curve {folder / 'curve.svg'}.")
    return 0
