"""Where points come from, in words."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.language.tr import later, tr
from burgundy_qt.widgets.games.burgundy.words.gists import tile_told
from burgundy_qt.widgets.phrases.wording import shield_name

SOURCES: Mapping[str, str] = {
    "animals": later("Source of points", "animals"),
    "watchtower": later("Source of points", "watchtowers"),
    "region": later("Source of points", "completed regions"),
    "phase": later("Source of points", "completing regions early"),
    "sale": later("Source of points", "goods sold"),
    "bonus": later("Source of points", "colour bonuses"),
    "goods-left": later("Source of points", "goods left over"),
    "silver-left": later("Source of points", "silverlings left over"),
    "workers-left": later("Source of points", "workers left over"),
    "route": later("Source of points", "trade routes"),
    "bought": later("Source of points", "points bought"),
    "border-posts": later("Source of points", "joined border posts"),
    "border-posts-reward": later("Source of points", "joining all border posts"),
}

SPACES: Mapping[str, str] = {
    "castle": later("Source of points", "spaces for castles"),
    "mine": later("Source of points", "spaces for mines"),
    "monastery": later("Source of points", "spaces for knowledge tiles"),
    "ship": later("Source of points", "spaces for ships"),
    "animal": later("Source of points", "spaces for animals"),
    "building": later("Source of points", "spaces for buildings"),
}
"""What the solo game counts, by colour."""


def source_words(source: str, edition: str = "") -> str:
    """A source of points by its protocol name, as it stands in the middle of a sentence: "goods
    sold". With an edition it says what knowledge tiles do."""
    kind, _, number = source.partition(":")
    if kind == "cells":
        return tr("Source of points", SPACES[number])
    if kind == "shield":
        return shield_name(int(number))
    if number:
        return tile_told(source, edition)
    return tr("Source of points", SOURCES[kind])
