"""The steps of a tip in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.burgundy.protocol.action_types import (
    Action,
    die_in,
    discard_in,
    store_in,
    tile_in,
)
from burgundy_qt.widgets.advice.game_advice import StepTold
from burgundy_qt.widgets.games.burgundy.look.module_art import shield_art
from burgundy_qt.widgets.games.burgundy.words.actions import (
    ACTIONS,
    Naming,
    names_in,
    said,
)
from burgundy_qt.widgets.games.burgundy.words.gists import gist, shield_gist
from burgundy_qt.widgets.phrases.wording import capitalize, effect_name, tile_name
from burgundy_qt.widgets.theme.sprite_files import tile_art

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
    return told or [StepTold(tr("Hint", ACTIONS["end"].step))]


def step_told(action: Action, numbers: Mapping[str, int], edition: str) -> StepTold:
    """One action as a step."""
    text, tile = action_words(action, numbers), tile_in(action)
    if action["type"] == "shield":
        return StepTold(text, shield_gist(action["shield"]), shield_art(action["shield"]))
    if edition and tile and gist(tile, edition):
        return StepTold(text, gist(tile, edition), tile_art(tile, edition))
    return StepTold(text)


def action_words(action: Action, numbers: Mapping[str, int]) -> str:
    """One action as a sentence without its full stop."""
    return with_storage(deed_words(action, numbers), action)


def deed_words(action: Action, numbers: Mapping[str, int]) -> str:
    """The same without the storage of a team that a tile goes to or comes from."""
    words = said(action)
    sentence = words.throwing if discard_in(action) else step_sentence(action, numbers)
    return told_with_names(sentence, action, numbers)


def with_storage(told: str, action: Action) -> str:
    """An action that is told already, with the storage where it takes place in teams."""
    where = "from" if action["type"] == "place" else "into"
    sentence = STORAGES.get((where, str(store_in(action))))
    return tr("Hint", sentence, step=told) if sentence else told


def heading_words(action: Action, numbers: Mapping[str, int]) -> str:
    """The same, shorter where the table shows the rest."""
    sentence = said(action).short or step_sentence(action, numbers)
    return told_with_names(sentence, action, numbers)


def step_sentence(action: Action, numbers: Mapping[str, int]) -> str:
    """The sentence for a step, whatever it throws away."""
    words = said(action)
    return words.exact if words.exact and is_exact(action, numbers) else words.step


def told_with_names(sentence: str, action: Action, numbers: Mapping[str, int]) -> str:
    """A sentence with the names of what an action is about."""
    return capitalize(tr("Hint", sentence, **names_in(action, NAMING, numbers)))


def discard_words(action: Action) -> str:
    """What an action throws away, as a sentence, if anything."""
    discard = discard_in(action)
    return (
        capitalize(tr("Hint", "Throw {discard} away.", discard=named(discard))) if discard else ""
    )


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


NAMING = Naming(named, granting)


def is_exact(action: Action, numbers: Mapping[str, int]) -> bool:
    """Whether the die of an action is the very number of the space or the goods."""
    return die_in(action) == number_of(action, numbers)


def number_of(action: Action, numbers: Mapping[str, int]) -> int | None:
    """The number of the space or the goods that an action is about."""
    match action["type"]:
        case "place":
            return numbers.get(action["cell"])
        case "sell":
            return action["good"]
    return None
