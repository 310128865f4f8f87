"""`burgundy-qt --version`: the versions that identify an installation."""

import argparse
import json
from pathlib import Path

HELP = "print the versions of the program and its parts, then exit"


class AtOnce(argparse.Action):
    """Prints the versions as soon as the option is read, ignores the others, and exits."""

    def __call__(
        self, parser: argparse.ArgumentParser, options: argparse.Namespace, *_: object
    ) -> None:
        parser.exit(run(options))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the option, which replaces a command."""
    parser.add_argument("--version", action=AtOnce, nargs=0, default=argparse.SUPPRESS, help=HELP)


def run(_options: argparse.Namespace) -> int:
    """Print the program, the rules, the protocol, and every network by its name and the start of
    its checksum."""
    from burgundy_qt import __version__
    from burgundy_qt.ai.networks.installed_networks import SHIPPED, manifest_file
    from burgundy_qt.engine.conversation import PROTOCOL
    from burgundy_qt.rules.registry import GAMES, ruleset

    print(f"Burgundy Qt {__version__}")
    for game in GAMES:
        print(f"rules of {game} {ruleset(game).version}")
    print(f"engine protocol {PROTOCOL}")
    for weights in sorted(SHIPPED.glob("*.network")):
        print(version_of(manifest_file(weights)))
    return 0


def version_of(manifest: Path) -> str:
    """Return a network's name from its file: the version of its features, and its weights' unique
    checksum."""
    data = json.loads(manifest.read_text(encoding="utf-8"))
    return f"network {manifest.stem}: features {data['features']}, {data['sha256'][:12]}"
