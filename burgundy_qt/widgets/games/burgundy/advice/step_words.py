"""The steps of a tip in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from burgundy_qt.language.tr import later, tr
from burgundy_qt.widgets.advice.parts import StepTold
from burgundy_qt.widgets.games.burgundy.advice.module_steps import (
    MODULE_ACTIONS,
    MODULE_SENTENCES,
    module_names_in,
    module_sentence_for,
)
from burgundy_qt.widgets.games.burgundy.look.module_art import shield_art
from burgundy_qt.widgets.games.burgundy.words.gists import gist, shield_gist
from burgundy_qt.widgets.look.art import tile_art
from burgundy_qt.widgets.words.wording import capital, effect_name, goods_name, listed, tile_name

Action = Mapping[str, Any]

SENTENCES = {
    "start": later("Hint", "Begin on estate {estate}, with the castle that is marked"),
    "take die": later("Hint", "Take {tile} from depot {depot} with the {die}"),
    "take by": later("Hint", "Take {tile} from depot {depot} with {effect}"),
    "take die discard": later(
        "Hint", "Take {tile} from depot {depot} with the {die} and throw {discard} away"
    ),
    "take by discard": later(
        "Hint", "Take {tile} from depot {depot} with {effect} and throw {discard} away"
    ),
    "place die": later("Hint", "Lay {tile} on the {number} with the {die}"),
    "place exact": later("Hint", "Lay {tile} on the {number}"),
    "place by": later("Hint", "Lay {tile} on the {number} with {effect}"),
    "sell die": later("Hint", "Sell {good} with the {die}"),
    "sell exact": later("Hint", "Sell {good}"),
    "sell by": later("Hint", "Sell {good} with {effect}"),
    "workers die": later("Hint", "Take workers for the {die}"),
    "workers by": later("Hint", "Take workers with {effect}"),
    "buy": later("Hint", "Buy {tile} from depot {depot}"),
    "buy discard": later("Hint", "Buy {tile} from depot {depot} and throw {discard} away"),
    "buy black": later("Hint", "Buy {tile} from the black depot"),
    "buy black discard": later("Hint", "Buy {tile} from the black depot and throw {discard} away"),
    "load": later("Hint", "Load {goods} from depot {depots}"),
    "pass": later("Hint", "Leave {effect} unused"),
    "end": later("Hint", "End the turn"),
    **MODULE_SENTENCES,
}
SHORT = {
    "start": later("Hint", "Begin with the castle that is marked"),
    "take die": later("Hint", "Take {tile} with the {die}"),
    "take by": later("Hint", "Take {tile} with {effect}"),
    "buy": later("Hint", "Buy {tile}"),
}
"""For a heading, where the table shows the rest."""

STORAGES = {
    ("into", "own"): later("Hint", "{step}, into your own storage"),
    ("into", "shared"): later("Hint", "{step}, into the shared storage"),
    ("from", "shared"): later("Hint", "{step}, from the shared storage"),
}
"""Where a tile goes or comes from, in teams."""


def steps_told(plan: Iterable[Action], numbers: Mapping[str, int], edition: str) -> list[StepTold]:
    """The steps of a turn, a sentence each; its end goes without saying unless it is all there is
    to do.

    `numbers` gives the die face of every space."""
    told = [step_told(action, numbers, edition) for action in plan if action["type"] != "end"]
    return told or [StepTold(tr("Hint", SENTENCES["end"]))]


def step_told(action: Action, numbers: Mapping[str, int], edition: str) -> StepTold:
    """One action as a step."""
    text, tile = action_words(action, numbers), str(action.get("tile", ""))
    if action["type"] == "shield":
        return StepTold(text, shield_gist(action["shield"]), shield_art(action["shield"]))
    if edition and gist(tile, edition):
        return StepTold(text, gist(tile, edition), tile_art(tile, edition))
    return StepTold(text)


def action_words(action: Action, numbers: Mapping[str, int]) -> str:
    """One action as a sentence without its full stop."""
    return with_storage(deed_words(action, numbers), action)


def deed_words(action: Action, numbers: Mapping[str, int]) -> str:
    """The same without the storage of a team that a tile goes to or comes from."""
    return capital(
        tr("Hint", SENTENCES[sentence_for(action, numbers)], **names_in(action, numbers))
    )


def with_storage(told: str, action: Action) -> str:
    """An action that is told already, with the storage where it takes place in teams."""
    where = "from" if action["type"] == "place" else "into"
    sentence = STORAGES.get((where, str(action.get("store"))))
    return tr("Hint", sentence, step=told) if sentence else told


def heading_words(action: Action, numbers: Mapping[str, int]) -> str:
    """The same, shorter where the table shows the rest."""
    kind = sentence_for(action, numbers)
    sentence = SHORT.get(kind.removesuffix(" discard").removesuffix(" black"), SENTENCES[kind])
    return capital(tr("Hint", sentence, **names_in(action, numbers)))


def discard_words(action: Action) -> str:
    """What an action throws away, as a sentence, if anything."""
    if not action.get("discard"):
        return ""
    return capital(tr("Hint", "Throw {discard} away.", discard=named(action["discard"])))


def named(tile: str) -> str:
    """A tile with the article that English gives it; knowledge tiles have their number for a
    name."""
    return tile_name(tile) if tile.startswith("monastery") else the_one(tile_name(tile))


def granting(effect: str) -> str:
    """What grants an action, with its article; shields have their number for a name."""
    return effect_name(effect) if effect.startswith("shield") else the_one(effect_name(effect))


def the_one(name: str) -> str:
    """A name with the article, where the language says one: it goes without one where cases would
    change it."""
    return tr(
        "Hint",
        "the {thing}",
        "a tile or an effect in a sentence; where cases would change it, without article",
        thing=name,
    )


def names_in(action: Action, numbers: Mapping[str, int]) -> dict[str, Any]:
    """What the action is about, for the places of its sentence; a sentence has some of them."""
    return {
        "tile": named(action["tile"]) if "tile" in action else "",
        "discard": named(action["discard"]) if action.get("discard") else "",
        "good": goods_name(action["good"]) if "good" in action else "",
        "goods": listed([goods_name(good) for good in action.get("goods", ())]),
        "depots": listed([str(depot) for depot in action.get("depots", ())]),
        "effect": granting(action["by"]) if "by" in action else "",
        "number": numbers.get(action.get("cell", "")),
        "depot": action.get("depot"),
        "die": action.get("die"),
        "estate": action.get("estate"),
        **module_names_in(action),
    }


def sentence_for(action: Action, numbers: Mapping[str, int]) -> str:
    """Which of the sentences tells an action."""
    kind = action["type"]
    if kind in ("start", "load", "pass", "end"):
        return str(kind)
    if kind in MODULE_ACTIONS:
        return module_sentence_for(action)
    if kind == "buy":
        means = f" {action['depot']}" if action["depot"] in ("black", "inns") else ""
    elif "by" in action:
        means = " by"
    elif kind in ("place", "sell") and action["die"] == (
        action.get("good") or numbers.get(action.get("cell", ""))
    ):
        means = " exact"
    else:
        means = " die"
    return f"{kind}{means}{' discard' if action.get('discard') else ''}"
