"""What a review stands on: the rules, the networks, and the course of the game."""

from __future__ import annotations

import hashlib
import json

from burgundy_qt.rules.game import Game


def basis(game: Game) -> dict[str, object]:
    """The version of the rules, and the checksum of the network by which the game is judged, with
    all that stands beside it ("" where there is none): with others a review is another one."""
    return {"rules": game.rules.version, "network": network_of(game)}


def network_of(game: Game) -> str:
    """The checksum of the manifest of the network, which holds that of its weights."""
    from burgundy_qt.ai.game_bots import table_of  # no start waits for it
    from burgundy_qt.ai.networks.installed_networks import playing_file
    from burgundy_qt.ai.networks.network_files import manifest_file

    known = table_of(game.position)
    if known is None:
        return ""
    manifest = manifest_file(playing_file(*known))
    return hashlib.sha256(manifest.read_bytes()).hexdigest() if manifest.exists() else ""


def course(game: Game, actions: int) -> str:
    """A checksum of the game's record after its first so many actions: of all that happened."""
    then = game if actions == game.revision else game.branched(actions)
    record = json.dumps(then.record(private=True), sort_keys=True)
    return hashlib.sha256(record.encode()).hexdigest()
