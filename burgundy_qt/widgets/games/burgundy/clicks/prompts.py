"""What the prompt asks in Burgundy, for the state of a person's choice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.burgundy.protocol.action_types import Action
from burgundy_qt.rules.burgundy.protocol.printed import SHARED
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.burgundy.clicks import module_prompts, solo_prompts
from burgundy_qt.widgets.games.burgundy.clicks.click_paths import effects_of
from burgundy_qt.widgets.games.burgundy.words.actions import ACTIONS
from burgundy_qt.widgets.phrases.wording import capitalize, goods_name, join_with_and, tile_name
from burgundy_qt.widgets.play.decision import END
from burgundy_qt.widgets.play.game_input import Prompt, whose_turn
from burgundy_qt.widgets.play.move_choice import MoveChoice
from burgundy_qt.widgets.sprites.slots import ClickTarget

EFFECTS = {
    "castle": (
        later("Prompt", "The castle's action"),
        later("Prompt", "One more action with a die of any value: click what it should do."),
    ),
    "carpenter": (
        later("Prompt", "The carpenter"),
        later("Prompt", "Take a building from a depot, or pass."),
    ),
    "church": (
        later("Prompt", "The church"),
        later("Prompt", "Take a mine, a knowledge tile or a castle from a depot, or pass."),
    ),
    "market": (
        later("Prompt", "The market"),
        later("Prompt", "Take a ship or an animal tile from a depot, or pass."),
    ),
    "city-hall": (
        later("Prompt", "The city hall"),
        later("Prompt", "Lay another stored tile, whatever its number, or pass."),
    ),
    "warehouse": (
        later("Prompt", "The warehouse"),
        later("Prompt", "Sell one kind of goods without a die, or pass."),
    ),
    "ship": (
        later("Prompt", "The ship comes in"),
        later("Prompt", "Choose the depot whose goods you load."),
    ),
}
LAYING = {
    "ship": later(
        "Prompt", "Choose a glowing space. It moves your marker on the bridge and loads goods."
    ),
    "castle": later("Prompt", "Choose a glowing space. It grants one more action with any die."),
    "mine": later(
        "Prompt", "Choose a glowing space. It brings a silverling at the end of every phase."
    ),
    "animal": later(
        "Prompt",
        "Choose a glowing space. It scores again every tile of its kind in the same pasture.",
    ),
    "building": later("Prompt", "Choose a glowing space. Its effect follows at once."),
    "monastery": later("Prompt", "Choose a glowing space. Its power holds from now on."),
    "inn": module_prompts.LAYING_INN,
}


def prompt(choosing: MoveChoice, view: View) -> Prompt:
    """The prompt for the decision of a view."""
    actions = [way.action for way in choosing.ways]
    if solo_prompts.is_giving(actions):
        return Prompt(*solo_prompts.giving(view.events))
    whose, alone = (
        whose_turn(view.line_up.seats, view.legal["seat"]),
        "solo" in BurgundyState.from_object(view.state).modules,
    )
    return prompt_for(choosing, whose, END in choosing.offers, may_buy(actions), alone)


def may_buy(actions: Iterable[Action]) -> bool:
    """Whether a tile can still be bought in this turn."""
    return any(action["type"] == "buy" for action in actions)


def left_undone(actions: Iterable[Action]) -> str:
    """That a tile can still be bought, to somebody who ends the turn."""
    return (
        tr("Prompt", "You can still buy a tile. End the turn again to go without.")
        if may_buy(actions)
        else ""
    )


def prompt_for(
    choosing: MoveChoice, whose: str, may_end: bool, may_buy: bool, alone: bool = False
) -> Prompt:
    """The prompt for a person's decision; `whose` opens it ("Your turn", "Anna's turn"); `alone`:
    in the solo game."""
    if choosing.picks:
        return _going_on(choosing, alone)
    actions = [way.action for way in choosing.ways]
    effects = effects_of(actions)
    if len(effects) > 1:
        return Prompt(*solo_prompts.several_wait(effects))
    asked = module_prompts.words_for(actions) or (effects and effect_words(effects[0]))
    if asked:
        heading, sentence = asked
        return Prompt(tr("Prompt", heading), tr("Prompt", sentence))
    if actions and actions[0]["type"] == "start":
        return _start(actions)
    if may_end:
        return Prompt(
            whose, _at_the_end(may_buy, "buy-point" in {action["type"] for action in actions})
        )
    if choosing.die:
        return Prompt(
            tr("Prompt", "The {die}", die=choosing.die),
            tr("Prompt", "Click what it should do, or the die again to let it go."),
        )
    kinds = kinds_of(actions)
    deeds = [
        tr("Prompt", words.asked)
        for kind, words in ACTIONS.items()
        if words.asked and kind in kinds
    ]
    return Prompt(whose, _what_can_be_done(join_with_and(deeds, "or"), may_buy))


def effect_words(effect: str) -> tuple[str, str]:
    """The heading and the sentence for an effect that waits, in English."""
    kind, _, bonus = effect.partition(":")
    if kind == "route":
        return module_prompts.ROUTE, EFFECTS[bonus][1]
    return EFFECTS.get(effect) or module_prompts.EFFECTS.get(effect) or solo_prompts.EFFECTS[effect]


def _at_the_end(may_buy: bool, may_buy_points: bool = False) -> str:
    if may_buy_points:
        return solo_prompts.at_the_end(may_buy)
    if may_buy:
        return tr("Prompt", "Both dice are used. You can still buy a tile.")
    return tr("Prompt", "Both dice are used. End your turn.")


def _what_can_be_done(deeds: str, may_buy: bool) -> str:
    if not deeds:
        if may_buy:
            return tr("Prompt", "You may buy a tile.")
        return tr("Prompt", "Your guide has something to tell you first.")
    if may_buy:
        return tr("Prompt", "{deeds}. You may also buy.", deeds=capitalize(deeds))
    return tr("Prompt", "{deeds}.", deeds=capitalize(deeds))


def _start(actions: Sequence[Action]) -> Prompt:
    if len({action["estate"] for action in actions if action["type"] == "start"}) > 1:
        return Prompt(
            tr("Prompt", "Choose your estate"),
            tr("Prompt", "Then click the castle space your estate grows from."),
        )
    return Prompt(
        tr("Prompt", "Your first castle"),
        tr("Prompt", "Click the castle space your estate grows from."),
    )


def _going_on(choosing: MoveChoice, alone: bool) -> Prompt:
    """More must be chosen: the last pick says about what, what glows says for what."""
    first, last = choosing.picks[0], choosing.picks[-1]
    kinds = {target.kind for target, offer in choosing.offers.items() if not offer.chosen}
    if solo_prompts.asks_for_effect(choosing):
        return Prompt(*solo_prompts.which_effect())
    if words := module_prompts.words_going_on(first, last):
        return Prompt(*words)
    if first.kind == "market" and "cell" in kinds:
        return Prompt(
            tr("Prompt", "Lay the {tile}", tile=tile_name(str(first.what))),
            _laying(str(first.what), alone),
        )
    if last.kind == "storage" and first.kind == "storage":
        return Prompt(
            tr("Prompt", "Lay the {tile}", tile=tile_name(str(last.what))),
            _laying(str(last.what), alone),
        )
    if last.kind == "cell":
        return Prompt(
            tr("Prompt", "Which tile?"), tr("Prompt", "Choose the stored tile for this space.")
        )
    if last.kind == "trough" or is_of_goods(last):
        return _loading(kinds, last)
    if "store" in kinds:
        told = tr(
            "Prompt",
            "Into your own storage, or into the shared one, from which either of your team can lay "
            "it?",
        )
        return Prompt(_about_the_market(first), told)
    if "storage" in kinds and kinds_of(choosing.left_open) == {"exchange"}:
        return Prompt(*solo_prompts.exchanging(str(first.what)))
    if "storage" in kinds:
        return Prompt(_about_the_market(first), _thrown_away(choosing))
    if last.kind == "choice":
        return Prompt(str(last.place), tr("Prompt", "Choose a glowing castle space."))
    name = tile_name(str(last.what))
    if kinds_of(choosing.left_open) == {"buy"}:
        return Prompt(
            tr("Prompt", "Buy the {tile}", tile=name),
            tr("Prompt", "Pay with silverlings or with workers?"),
        )
    return Prompt(
        tr("Prompt", "The {tile}", tile=name), tr("Prompt", "Take it with a die, or buy it?")
    )


def kinds_of(actions: Iterable[Action]) -> set[str]:
    """The kinds of some actions."""
    return {action["type"] for action in actions}


def _thrown_away(choosing: MoveChoice) -> str:
    if any(target.place == SHARED for target in choosing.offers if target.kind == "storage"):
        return tr(
            "Prompt",
            "Both storages are full: choose the tile to throw away. The new one takes its place.",
        )
    return tr("Prompt", "Your storage is full: choose the tile to throw away.")


def _laying(tile: str, alone: bool) -> str:
    words = solo_prompts.laying_words(tile) if alone else None
    return tr("Prompt", words or LAYING[tile.partition(":")[0]])


def _about_the_market(tile: ClickTarget) -> str:
    name = tile_name(str(tile.what))
    if tile.place in ("black", "inns"):
        return tr("Prompt", "Buy the {tile}", tile=name)
    return tr("Prompt", "Take the {tile}", tile=name)


def is_of_goods(target: ClickTarget) -> bool:
    """Whether it answers which goods are loaded."""
    return target.kind == "choice" and str(target.what).startswith("goods/")


def _loading(kinds: set[str], last: ClickTarget) -> Prompt:
    if "trough" in kinds:
        return Prompt(
            tr("Prompt", "Depot {depot}", depot=last.place),
            tr(
                "Prompt",
                "Add the goods of a neighbouring depot, or click this one again to load it alone.",
            ),
        )
    if last.kind == "choice":
        loaded = capitalize(goods_name(int(str(last.what)[-1])))
        about = tr(
            "Prompt",
            "{goods}: already chosen. You have room for three kinds: choose what you load.",
            goods=loaded,
        )
    else:
        about = tr("Prompt", "You have room for three kinds: choose what you load.")
    return Prompt(tr("Prompt", "Which goods?"), about)
