"""The command `burgundy-qt` and its sub-commands. Each room is imported only by the command that
enters it."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from burgundy_qt.display import why_no_window

STOPPED = 130
"""The exit status of a command that was ended by Ctrl-C, as shells have it."""

COMMAND = os.environ.get("BURGUNDY_COMMAND", "burgundy-qt")
"""What this command is called here: the launcher of a clone says its own name."""

GAMES = ".burgundy"  # how the names of saved games end

QT_ADVICE = """\
In a clone start with ./burgundy, which installs the system's libraries and sets up the folder
.venv; if it has done so before, delete that folder and start again. Elsewhere reinstall the
program."""


class CommandError(Exception):
    """A command that cannot be carried out; the text says what, where and what to do."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line (left out: that of this process); returns the exit status."""
    options = parsed(list(sys.argv[1:] if arguments is None else arguments))
    try:
        return int(options.carry_out(options))
    except CommandError as error:
        print(f"{COMMAND}: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:  # whoever read along, like `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def parsed(words: list[str]) -> argparse.Namespace:
    """The options on a command line. A saved game where a command would stand is played: so
    desktops open files."""
    before = words[:-1]
    is_alone = (
        not before
        or (before[0] == "--data-dir" and len(before) == 2)
        or before[0].startswith("--data-dir=")
    )
    if is_alone and words and words[-1].lower().endswith(GAMES):
        words = [*before, "play", words[-1]]
    return commands().parse_args(words)


def commands() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog=COMMAND,
        description="The Castles of Burgundy against bots, in a window. Unofficial fan work.",
    )
    parser.add_argument(
        "--version", action=Versions, help="show the versions of the program and of its parts"
    )
    parser.add_argument(
        "--self-test",
        action="store_const",
        dest="carry_out",
        const=self_test,
        help="check that everything is there and works, without a window",
    )
    add_data_dir(parser)
    parser.set_defaults(carry_out=play, new=False, file=None)
    subs = parser.add_subparsers(title="commands", metavar="COMMAND")

    command = add_command(subs, "play", play, "open the game; the same as no command")
    add_data_dir(command, default=argparse.SUPPRESS)
    command.add_argument(
        "--new", action="store_true", help="begin a new game, whether or not one is unfinished"
    )
    command.add_argument(
        "file",
        type=Path,
        nargs="?",
        metavar="FILE",
        help="a saved game to play on, or a copy of one",
    )

    add_command(
        subs,
        "engine",
        engine,
        "speak the engine protocol on standard input and output (docs/engine-protocol.md)",
    )

    command = add_command(
        subs, "bench", bench, "measure how fast rules, search, network and screen are here"
    )
    command.add_argument(
        "section",
        nargs="?",
        choices=("rules", "search", "network", "training", "budget", "bots", "start", "screen"),
        help="all of them if left out",
    )
    add_game(command)
    command.add_argument("--seats", type=int, help="in each game (default: every number)")

    command = add_command(
        subs, "train", train, "train the bots' network by games against itself (docs/training.md)"
    )
    add_game(command, with_options=True)
    command.add_argument(
        "--seats", type=int, help="in each game (default: 2, or as few as these modules allow)"
    )
    command.add_argument(
        "--team", action="store_true", help="four seats that play in two teams, modules by lot"
    )
    command.add_argument(
        "--games", type=int, default=300_000, help="how many in all (default: 300000)"
    )
    command.add_argument(
        "--resume",
        type=Path,
        required=True,
        metavar="FOLDER",
        help="where checkpoint, network and curve are kept; goes on from what is there already",
    )
    command.add_argument(
        "--grow-from",
        type=table,
        metavar="SEATS",
        help="begin with the shipped network for this many seats",
    )
    command.add_argument(
        "--threads", type=int, default=os.cpu_count() or 1, help="(default: one per core)"
    )
    command.add_argument(
        "--seed", type=int, default=1, help="the same seed trains the same network (default: 1)"
    )

    add_arena(subs)

    command = add_command(subs, "replay", replay, "tell the story of a saved game or a record")
    command.add_argument(
        "file", type=Path, metavar="FILE", help="a saved game (.burgundy) or a record of the engine"
    )

    command = add_command(subs, "statistics", statistics, "tell how the finished games went")
    add_data_dir(command, default=argparse.SUPPRESS)
    command.add_argument(
        "--csv",
        type=Path,
        metavar="FILE",
        help="write all games to this file, a line for every seat",
    )

    add_screenshots(subs)

    command = add_command(
        subs, "hint", hint, "say what to do in a saved game or a record, and why (docs/analysis.md)"
    )
    command.add_argument(
        "file", type=Path, metavar="FILE", help="a saved game (.burgundy) or a record of the engine"
    )
    command.add_argument(
        "--level", type=str.lower, help="whose advice (default: the strongest level's)"
    )
    command.add_argument("--seconds", type=float, default=1.0, help="time to think (default: 1)")
    command.add_argument("--points", action="store_true", help="play for points, not for the win")
    return parser


class Versions(argparse.Action):
    """Tells the versions and leaves; what has to be loaded for it is loaded only then."""

    def __init__(self, option_strings: Sequence[str], dest: str, help: str) -> None:
        super().__init__(option_strings, argparse.SUPPRESS, nargs=0, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from burgundy_qt.commands.versions import versions

        print("\n".join(versions()))
        parser.exit()


def add_arena(subs: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    from burgundy_qt.ai.arena.known import KNOWN

    command = add_command(
        subs, "arena", arena, "let bots meet in matches of duplicate games (docs/arena.md)"
    )
    command.formatter_class = argparse.RawDescriptionHelpFormatter
    command.epilog = f"players:\n{KNOWN}"
    command.add_argument(
        "players", nargs="+", metavar="PLAYER", help="two, or more: then everyone meets everyone"
    )
    command.add_argument(
        "--pairs",
        type=int,
        default=20,
        help="of games per match at most; with N seats a pair is N games (default: 20)",
    )
    add_game(command, with_options=True)
    command.add_argument("--seats", type=int, help="in each game (default: as few as possible)")
    command.add_argument(
        "--edition", help="of the rules (of burgundy: 2011, or with modules 2019, if left out)"
    )
    command.add_argument(
        "--estate", help="the same as --option estate=NUMBER: for all seats (default: drawn by lot)"
    )
    command.add_argument(
        "--seed", type=int, default=1_000_000, help="of the first pair (default: 1000000)"
    )
    command.add_argument(
        "--claim",
        type=float,
        metavar="SHARE",
        help="stop once it is settled whether the first wins this share",
    )
    command.add_argument(
        "--threads", type=int, default=os.cpu_count() or 1, help="(default: one per core)"
    )
    command.add_argument(
        "--dask", metavar="ADDRESS", help="play on the cluster with this scheduler, not on threads"
    )
    command.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep finished pairs here, and go on from them"
    )
    command.add_argument(
        "--plot", type=Path, metavar="FILE.svg", help="draw scores, and points by source"
    )
    command.add_argument("--json", action="store_true", help="print each match as a line of JSON")


def add_game(command: argparse.ArgumentParser, with_options: bool = False) -> None:
    """Which game, and with what it is played."""
    command.add_argument("--game", help="by its name in the engine protocol (default: burgundy)")
    command.add_argument(
        "--modules",
        nargs="+",
        default=[],
        metavar="MODULE",
        help="of the game, such as inns, team or solo",
    )
    if with_options:
        command.add_argument(
            "--option",
            action="append",
            default=[],
            metavar="NAME=VALUE",
            help="of the game; one or several times",
        )


def table(text: str) -> int | str:
    """Who plays: a number of seats, or a table of the game's own by its name."""
    return int(text) if text.isascii() and text.isdecimal() else text


def add_screenshots(subs: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    command = add_command(
        subs, "screenshots", screenshots, "paint every screen of the window into files"
    )
    command.add_argument(
        "screens", nargs="*", metavar="SCREEN", help="only these; an unknown name lists them all"
    )
    command.add_argument(
        "--out", type=Path, required=True, metavar="FOLDER", help="for LANGUAGE/THEME/SCREEN.png"
    )
    command.add_argument("--languages", nargs="+", metavar="CODE", help="en, de ... (default: all)")
    command.add_argument(
        "--themes", nargs="+", metavar="THEME", help="light, dark ... (default: all)"
    )
    command.add_argument(
        "--size", type=pixels, default=(1280, 800), metavar="WxH", help="of the window (1280x800)"
    )
    command.add_argument(
        "--text", type=int, default=100, metavar="PERCENT", help="size of text, 80 to 150 (100)"
    )
    command.add_argument(
        "--sharpness",
        type=float,
        default=1.0,
        help="pixels of the picture per one of the window (1)",
    )


def pixels(text: str) -> tuple[int, int]:
    """A size as WIDTHxHEIGHT; raises ArgumentTypeError."""
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"'{text}' is no size such as 1280x800")
    return int(width), int(height)


def add_command(
    subs: "argparse._SubParsersAction[argparse.ArgumentParser]",
    name: str,
    carry_out: Callable[[argparse.Namespace], int],
    story: str,
) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = subs.add_parser(
        name, help=story, description=f"{story[0].upper()}{story[1:]}."
    )
    command.set_defaults(carry_out=carry_out)
    return command


def add_data_dir(parser: argparse.ArgumentParser, default: str | None = None) -> None:
    parser.add_argument(
        "--data-dir",
        type=Path,
        metavar="FOLDER",
        default=default,
        help="keep games and settings here, not in the system's usual place",
    )


def play(options: argparse.Namespace) -> int:
    """Open the window; where none can be opened, play in the terminal."""
    why = why_no_window()
    try:
        if why:
            from burgundy_qt.commands.terminal import play_in_terminal

            if options.file is not None:
                raise CommandError(
                    f"{why} Saved games are played in a window; `{COMMAND} replay FILE` tells of "
                    "one."
                )
            play_in_terminal(why)
            return 0
        from burgundy_qt.widgets.app.application import run

        return run(options.data_dir, options.new, options.file)
    except ImportError as error:
        if not is_about_qt(error):
            raise
        raise CommandError(f"Qt cannot be loaded: {error}.\n{QT_ADVICE}") from error


def is_about_qt(error: ImportError) -> bool:
    """Whether Qt or a library of the system that it needs is missing, rather than something of
    ours."""
    return (error.name or "").startswith(
        ("PySide6", "shiboken6")
    ) or "cannot open shared object" in str(error)


def self_test(_options: argparse.Namespace) -> int:
    try:
        from burgundy_qt.commands.self_test import SelfTestFailed
        from burgundy_qt.commands.self_test import self_test as try_out
    except ImportError as error:
        raise CommandError(f"the self-test failed: {error}") from error

    try:
        print(try_out())
    except SelfTestFailed as error:
        raise CommandError(f"the self-test failed:\n{error}") from error
    return 0


def engine(_options: argparse.Namespace) -> int:
    from burgundy_qt.engine import main as speak

    return speak()


def bench(options: argparse.Namespace) -> int:
    from burgundy_qt.bench.opening import Measured
    from burgundy_qt.bench.sections import CannotMeasure, run
    from burgundy_qt.rules.registry import DEFAULT

    try:
        return run(
            options.section,
            Measured(options.game or DEFAULT, tuple(options.modules), options.seats),
        )
    except CannotMeasure as error:
        raise CommandError(str(error)) from error


def train(options: argparse.Namespace) -> int:
    from burgundy_qt.ai.training.command import CannotTrain, Wish
    from burgundy_qt.ai.training.command import train as carry_out
    from burgundy_qt.rules.registry import DEFAULT

    if options.team and (options.modules or options.seats is not None):
        raise CommandError(
            "--team says already who plays: leave out --seats and --modules, or name --modules team"
        )
    wish = Wish(
        options.game or DEFAULT,
        "team" if options.team else options.seats,
        tuple(options.modules),
        tuple(options.option),
        options.grow_from,
    )
    try:
        return carry_out(wish, options.games, options.resume, options.threads, options.seed)
    except CannotTrain as error:
        raise CommandError(str(error)) from error


def arena(options: argparse.Namespace) -> int:
    if options.plot is not None and options.plot.is_dir():
        raise CommandError(
            f"--plot is {options.plot}, which is a folder; name a file for the picture"
        )
    from burgundy_qt.ai.arena.command import CannotMeet, boxed
    from burgundy_qt.ai.arena.command import arena as carry_out
    from burgundy_qt.ai.arena.meeting import Meeting
    from burgundy_qt.rules.registry import DEFAULT

    chosen = [*options.option, *([] if options.estate is None else [f"estate={options.estate}"])]
    try:
        box = boxed(options.game or DEFAULT, options.edition, tuple(options.modules), chosen)
        meeting = Meeting(
            tuple(options.players),
            box.seats[0] if options.seats is None else options.seats,
            options.pairs,
            options.seed,
            box,
            options.claim,
        )
        return carry_out(
            meeting, options.threads, options.json, options.plot, options.resume, options.dask
        )
    except CannotMeet as error:
        raise CommandError(str(error)) from error


def statistics(options: argparse.Namespace) -> int:
    if options.data_dir is not None and not options.data_dir.is_dir():
        raise CommandError(
            f"--data-dir is {options.data_dir}, which is no folder; name the one that the games "
            "are in"
        )
    from burgundy_qt.commands.statistics import CannotTell, tell_statistics
    from burgundy_qt.session.files.folders import folders

    try:
        tell_statistics(folders(options.data_dir), options.csv)
    except CannotTell as error:
        raise CommandError(str(error)) from error
    return 0


def hint(options: argparse.Namespace) -> int:
    from burgundy_qt.commands.hint import CannotHint
    from burgundy_qt.commands.hint import hint as tell

    try:
        tell(options.file, options.level, options.seconds, "points" if options.points else "win")
    except CannotHint as error:
        raise CommandError(str(error)) from error
    return 0


def screenshots(options: argparse.Namespace) -> int:
    from burgundy_qt.screenshots.command import CannotPhotograph, Wish, photograph

    asked = {"languages": options.languages, "themes": options.themes}
    chosen = {name: tuple(values) for name, values in asked.items() if values}
    wish = Wish(
        options.out, tuple(options.screens), size=options.size, text_size=options.text, **chosen
    )
    try:
        return photograph(wish, options.sharpness)
    except CannotPhotograph as error:
        raise CommandError(str(error)) from error


def replay(options: argparse.Namespace) -> int:
    from burgundy_qt.commands.replay import CannotReplay
    from burgundy_qt.commands.replay import replay as tell

    try:
        tell(options.file)
    except CannotReplay as error:
        raise CommandError(str(error)) from error
    return 0
