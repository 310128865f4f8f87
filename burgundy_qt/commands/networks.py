"""`burgundy-qt networks`: networks as files, to be shared."""

import argparse

from burgundy_qt.commands.shared import CommandError, add_data_dir, data_folders, place, whole, word

PAIRS, MOST_PAIRS = 200, 10**6


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A step, and what it is done with."""
    add_data_dir(parser, default=argparse.SUPPRESS)
    parser.set_defaults(step="list", game=None)
    steps = parser.add_subparsers(title="steps", metavar="STEP", dest="step")
    listing = steps.add_parser("list", help="all networks, and which plays; the same as no step")
    listing.add_argument(
        "--game", type=word, help="of this alone, by its name in the engine protocol"
    )
    installing = steps.add_parser("install", help="check, copy and measure networks")
    installing.add_argument("files", type=place, nargs="+", metavar="FILE.network")
    add_pairs(installing, "; 0: it is not measured, and does not play")
    checking = steps.add_parser("check", help="say whether networks could be installed")
    checking.add_argument("files", type=place, nargs="+", metavar="FILE.network")
    measuring = steps.add_parser("measure", help="let one meet the network that is shipped")
    measuring.add_argument("name", metavar="NAME", help="its first letters, as listed")
    add_pairs(measuring)
    removing = steps.add_parser("remove", help="remove an installed network")
    removing.add_argument("name", metavar="NAME", help="its first letters, as listed")


def add_pairs(parser: argparse.ArgumentParser, more: str = "") -> None:
    """How long it is measured."""
    parser.add_argument(
        "--pairs",
        type=whole(0, MOST_PAIRS),
        default=PAIRS,
        help=f"of games against the shipped one (default: {PAIRS}{more})",
    )


def run(options: argparse.Namespace) -> int:
    """Do the step; the exit status is 1 where a file that is checked is not good."""
    from burgundy_qt.ai.networks.installed_networks import NetworksFolder
    from burgundy_qt.terminal import networks

    folder = NetworksFolder(data_folders(options).networks)
    try:
        if options.step == "install":
            networks.install(folder, options.files, options.pairs)
        elif options.step == "check":
            return int(not networks.check(options.files))
        elif options.step == "measure":
            networks.measure_again(folder, options.name, options.pairs)
        elif options.step == "remove":
            networks.take_away(folder, options.name)
        else:
            networks.tell(folder, options.game)
    except networks.CannotShare as error:
        raise CommandError(str(error)) from error
    return 0
