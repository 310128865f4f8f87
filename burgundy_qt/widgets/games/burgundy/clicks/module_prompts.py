"""What the prompt says where the 2019 modules ask: a heading and one sentence each, in English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.burgundy.protocol.action_types import Action
from burgundy_qt.widgets.games.burgundy.clicks.module_paths import DIE_OF_SHIELD
from burgundy_qt.widgets.phrases.wording import capitalize, shield_name
from burgundy_qt.widgets.sprites.slots import ClickTarget

Words = tuple[str, str]

EFFECTS: Mapping[str, Words] = {
    "white-castle": (
        later("Prompt", "The white castle"),
        later(
            "Prompt", "One more action with the number of the white die: click what it should do."
        ),
    ),
    "crane": (
        later("Prompt", "The crane"),
        later("Prompt", "Choose the building that it works as, or pass."),
    ),
    "shield:5": (
        later("Prompt", "The ship and your shield"),
        later("Prompt", "Choose the goods to take from all depots, or pass."),
    ),
    "shield:11": (
        later("Prompt", "The castle and your shield"),
        later("Prompt", "Take a shield from a depot, or pass."),
    ),
    "shield:14": (
        later("Prompt", "The end of the phase"),
        later("Prompt", "Lay a tile from a numbered depot straight onto your estate, or pass."),
    ),
    "shield:15": (
        later("Prompt", "The end of the phase"),
        later("Prompt", "Lay a tile from the black depot straight onto your estate, or pass."),
    ),
}
ROUTE = later("Prompt", "The right good on your trade route")
ASKED: Mapping[str, Words] = {
    "tribute": (
        later("Prompt", "Tribute for your shields"),
        later("Prompt", "Each shield that you keep costs 1 silverling. The others leave the game."),
    ),
    "discard": (
        later("Prompt", "Too many tiles"),
        later("Prompt", "Your storage holds three tiles again: choose one to throw away."),
    ),
    "accept": (
        later("Prompt", "Workers for you, and one for another"),
        later(
            "Prompt", "Take your workers, or pass, so that the owner of shield 2 gets none either."
        ),
    ),
}
LAYING_INN = later("Prompt", "Choose a glowing space. Its region counts as one space larger.")


def words_for(actions: Sequence[Action]) -> Words | None:
    """What is asked by the kind of the actions alone."""
    kinds = {action["type"] for action in actions}
    return next((words for kind, words in ASKED.items() if kind in kinds), None)


def words_going_on(first: ClickTarget, last: ClickTarget) -> Words | None:
    """What is asked next, in the language that is spoken, after a click that only a module has."""
    if last.kind == "shield":
        name = capitalize(shield_name(int(str(last.what).partition(":")[2])))
        return name, tr("Prompt", "Choose the castle to lay it on.")
    if first.kind == "worn":
        if first.what == DIE_OF_SHIELD:
            return tr("Prompt", "Turn a die"), tr(
                "Prompt", "Choose the number that it should show."
            )
        return tr("Prompt", "Name a player"), tr(
            "Prompt", "The knowledge tiles on that estate work for you too."
        )
    if first.kind == "choice" and str(last.what).startswith("shields/"):
        heading, sentence = ASKED["tribute"]
        return tr("Prompt", heading), tr("Prompt", sentence)
    return None
