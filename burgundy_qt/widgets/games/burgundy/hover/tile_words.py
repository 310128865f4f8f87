"""What a tile does, whatever edition and module it belongs to."""

from __future__ import annotations

from burgundy_qt.widgets.games.burgundy.hover import explanations, module_words, solo_words
from burgundy_qt.widgets.table.game_table import HoverText
from burgundy_qt.widgets.theme.sprite_files import UPSIDE_DOWN


def tile_words(tile: str, edition: str = "2011") -> HoverText:
    """What a tile does in an edition, by its protocol name, in the language that is spoken."""
    if tile == UPSIDE_DOWN:
        return solo_words.BLACK_TILE.spoken()
    kind, _, rest = tile.partition(":")
    name = tile.rpartition(":")[0] if kind == "animal" else tile
    if name in module_words.TILES:
        return module_words.TILES[name].spoken()
    if kind == "building":
        return explanations.BUILDINGS[rest].spoken()
    if kind == "monastery":
        changed = module_words.KNOWLEDGE_2019 if edition == "2019" else {}
        return (changed.get(int(rest)) or explanations.KNOWLEDGE[int(rest)]).spoken()
    return explanations.TILES[kind].spoken()
