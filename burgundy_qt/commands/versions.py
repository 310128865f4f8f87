"""The versions that somebody asks for who compares two installations: `burgundy-qt --version`."""

from __future__ import annotations

import json
from pathlib import Path

from burgundy_qt import __version__
from burgundy_qt.ai.values.network_files import SHIPPED
from burgundy_qt.engine.commands import PROTOCOL
from burgundy_qt.rules.registry import GAMES, ruleset


def versions() -> list[str]:
    """The program, the rules, the protocol, and every network by its name and the start of its
    checksum."""
    return [
        f"Burgundy Qt {__version__}",
        *(f"rules of {game} {ruleset(game).VERSION}" for game in GAMES),
        f"engine protocol {PROTOCOL}",
        *(version_of(manifest) for manifest in sorted(SHIPPED.glob("*.json"))),
    ]


def version_of(manifest: Path) -> str:
    """A network by the name of its file: which features it sees, and its weights' checksum, which
    no two share."""
    told = json.loads(manifest.read_text(encoding="utf-8"))
    return f"network {manifest.stem}: features {told['features']}, {told['sha256'][:12]}"
