"""A legal move as a line: what is done, so that no two read alike, and what it costs."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.games.burgundy.advice.step_words import deed_words, with_storage
from burgundy_qt.widgets.play.ways import Action, Way
from burgundy_qt.widgets.words.wording import place_name, silverlings, workers


def price_words(way: Way) -> str:
    """What a move costs beside what its words tell already."""
    return workers(way.offer.workers) if way.offer.workers and way.action["type"] != "buy" else ""


def move_words(action: Action, numbers: Mapping[str, int]) -> str:
    """What is done; of spaces with the same number each is named, and of two storages the one that
    is meant."""
    return with_storage(_deed(action, numbers), action)


def _deed(action: Action, numbers: Mapping[str, int]) -> str:
    told = deed_words(action, numbers)
    if action["type"] in ("place", "start"):
        return tr(
            "Moves",
            "{move}, space {place}",
            move=told,
            place=place_name(action.get("cell") or action["castle"]),
        )
    if action["type"] == "shield":
        return tr("Moves", "{move}, space {place}", move=told, place=action["castle"])
    if action["type"] == "tribute" and action["workers"]:
        return tr("Moves", "{move}, for {price}", move=told, price=workers(action["workers"]))
    if action["type"] == "buy":
        means = workers(2) if action["pay"] == "workers" else silverlings(2)
        return tr("Moves", "{move}, for {price}", move=told, price=means)
    return told
