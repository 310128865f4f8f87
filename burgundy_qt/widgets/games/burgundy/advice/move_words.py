"""A legal move as a line: what is done, so that no two read alike, and what it costs."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.burgundy.protocol.action_types import Action
from burgundy_qt.widgets.games.burgundy.advice.step_words import deed_words, with_storage
from burgundy_qt.widgets.phrases.wording import place_name, silverlings, workers_text
from burgundy_qt.widgets.play.move_choice import OptionPath


def price_words(way: OptionPath) -> str:
    """What a move costs beside what its words tell already."""
    paid = way.offer.cost("workers")
    return workers_text(paid) if paid and way.action["type"] != "buy" else ""


def move_words(action: Action, numbers: Mapping[str, int]) -> str:
    """What is done; of spaces with the same number each is named, and of two storages the one that
    is meant."""
    return with_storage(_deed(action, numbers), action)


def _deed(action: Action, numbers: Mapping[str, int]) -> str:
    told = deed_words(action, numbers)
    match action["type"]:
        case "place":
            return tr("Moves", "{move}, space {place}", move=told, place=place_name(action["cell"]))
        case "start" | "shield":
            castle = place_name(action["castle"])
            return tr("Moves", "{move}, space {place}", move=told, place=castle)
        case "tribute" if action["workers"]:
            return tr(
                "Moves", "{move}, for {price}", move=told, price=workers_text(action["workers"])
            )
        case "buy":
            means = workers_text(2) if action["pay"] == "workers" else silverlings(2)
            return tr("Moves", "{move}, for {price}", move=told, price=means)
    return told
