"""What the prompt says in the solo game: black tiles, points that are bought, and effects in any
order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.burgundy.modules.solo_objects import EXCHANGED_GOODS
from burgundy_qt.rules.burgundy.protocol.action_types import Action
from burgundy_qt.rules.burgundy.protocol.event_types import Event
from burgundy_qt.widgets.games.burgundy.clicks.click_paths import effects_of
from burgundy_qt.widgets.games.burgundy.clicks.module_paths import effect_choice
from burgundy_qt.widgets.games.burgundy.hover.solo_words import SCORED_AT_ONCE
from burgundy_qt.widgets.phrases.wording import capitalize, effect_name, join_with_and, tile_name
from burgundy_qt.widgets.play.move_choice import MoveChoice

Words = tuple[str, str]

EFFECTS: Mapping[str, Words] = {
    "colour": (
        later("Prompt", "All spaces of a colour are covered"),
        later(
            "Prompt",
            "Lay a tile of the black depot straight onto your estate, whatever the number.",
        ),
    ),
    "exchange": (
        later("Prompt", "A black tile for 5 goods"),
        later(
            "Prompt",
            "Choose a tile of the black depot: it comes to your storage face down. Or pass.",
        ),
    ),
}
LAYING: Mapping[str, str] = {
    "black": later(
        "Prompt", "Choose a glowing space of any colour. The tile fills it and does nothing else."
    ),
    "ship": later(
        "Prompt",
        "Choose a glowing space. It loads the goods of one depot, and all others leave the game.",
    ),
}
"""Where laying a tile means something else than in the game of several."""
SCORING = later("Prompt", "Choose a glowing space. It scores at once, for what you have then.")


def laying_words(tile: str) -> str | None:
    """What is said of laying a tile, in English, where that is something else than in the game of
    several."""
    kind, _, number = tile.partition(":")
    if kind == "monastery":
        return SCORING if int(number) in SCORED_AT_ONCE else None
    return LAYING.get(kind)


def several_wait(effects: Sequence[str]) -> Words:
    """What is asked where more than one effect waits, in the language that is spoken."""
    named = join_with_and([effect_name(effect) for effect in effects])
    return (
        tr("Prompt", "You choose what comes first"),
        tr("Prompt", "These wait: {effects}. Click what you want to do.", effects=named),
    )


def which_effect() -> Words:
    """What is asked where a click could mean more than one of the effects that wait."""
    return tr("Prompt", "By which effect?"), tr(
        "Prompt", "More than one of those that wait can do this."
    )


def asks_for_effect(choosing: MoveChoice) -> bool:
    """Whether nothing is left to be said but which of several effects is meant."""
    fresh = [
        target
        for target, offer in choosing.offers.items()
        if not offer.chosen and target.kind != "die"
    ]
    signs = {effect_choice(effect) for effect in effects_of(choosing.left_open)}
    return len(fresh) > 1 and signs.issuperset(fresh)


def at_the_end(may_buy: bool) -> str:
    """That nothing is left but to buy points, and perhaps a tile."""
    if may_buy:
        return tr("Prompt", "Both dice are used. You can still buy points or a tile.")
    return tr("Prompt", "Both dice are used. You can still buy points.")


def still_to_give(events: Sequence[Event]) -> int:
    """How many goods are still to be given for the black tile taken last."""
    given = 0
    for event in reversed(events):
        if event["event"] != "action" or event["action"]["type"] not in ("give", "exchange"):
            continue
        if event["action"]["type"] == "exchange":
            break
        given += 1
    return EXCHANGED_GOODS - given


def giving(events: Sequence[Event]) -> Words:
    """What is asked while goods are given, in the language that is spoken."""
    return (
        tr("Prompt", "Give goods for the black tile"),
        tr("Prompt", "Click {n} more of your goods, of any kind.", n=still_to_give(events)),
    )


def is_giving(actions: Iterable[Action]) -> bool:
    """Whether goods have to be given."""
    return any(action["type"] == "give" for action in actions)


def exchanging(tile: str) -> Words:
    """What is asked where a black tile has no room in storage."""
    return (
        tr("Prompt", "{tile}, face down", tile=capitalize(tile_name(tile))),
        tr("Prompt", "Your storage is full: choose the tile to throw away."),
    )
