"""The prompts of Burgundy for each state of a person's choice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.burgundy import known_places, known_state
from burgundy_qt.rules.burgundy.modules.module_codec import EXCHANGED_GOODS
from burgundy_qt.rules.burgundy.protocol import Action, Event
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.games.burgundy import burgundy_texts, click_paths, module_rules
from burgundy_qt.widgets.phrases import wording
from burgundy_qt.widgets.play import decision, move_choice
from burgundy_qt.widgets.play.game_input import Prompt, whose_turn
from burgundy_qt.widgets.sprites.places import ClickTarget

LAYING_INN = tr_noop("Prompt", "Choose a glowing space. Its region counts as one space larger.")
EFFECTS = {
    "castle": (
        tr_noop("Prompt", "The castle's action"),
        tr_noop("Prompt", "One more action with a die of any value: click what to do."),
    ),
    "carpenter": (
        tr_noop("Prompt", "The carpenter"),
        tr_noop("Prompt", "Take a building from a depot, or pass."),
    ),
    "church": (
        tr_noop("Prompt", "The church"),
        tr_noop("Prompt", "Take a mine, a knowledge tile or a castle from a depot, or pass."),
    ),
    "market": (
        tr_noop("Prompt", "The market"),
        tr_noop("Prompt", "Take a ship or an animal tile from a depot, or pass."),
    ),
    "city-hall": (
        tr_noop("Prompt", "The city hall"),
        tr_noop("Prompt", "Place another stored tile on a space of any number, or pass."),
    ),
    "warehouse": (
        tr_noop("Prompt", "The warehouse"),
        tr_noop("Prompt", "Sell one kind of goods without a die, or pass."),
    ),
    "ship": (
        tr_noop("Prompt", "The ship comes in"),
        tr_noop("Prompt", "Choose the depot to load goods from."),
    ),
}
LAYING = {
    "ship": tr_noop(
        "Prompt", "Choose a glowing space. It moves your marker on the bridge and loads goods."
    ),
    "castle": tr_noop(
        "Prompt", "Choose a glowing space. It gives you one more action with any die."
    ),
    "mine": tr_noop(
        "Prompt", "Choose a glowing space. It gives you a silverling at the end of every phase."
    ),
    "animal": tr_noop(
        "Prompt",
        "Choose a glowing space. Every tile of this kind in the same pasture scores again.",
    ),
    "building": tr_noop("Prompt", "Choose a glowing space. Its effect happens at once."),
    "monastery": tr_noop("Prompt", "Choose a glowing space. The tile works from now on."),
    "inn": LAYING_INN,
}


def prompt(choosing: move_choice.MoveChoice, view: GameView) -> Prompt:
    """Return the prompt for the decision of a view."""
    actions = [option.action for option in choosing.options]
    if is_giving(actions):
        return Prompt(*giving(view.events))
    whose = whose_turn(view.line_up.seats, view.legal["seat"])
    alone = "solo" in known_state.BurgundyState.from_object(view.state).modules
    return prompt_for(choosing, whose, decision.END in choosing.highlights, may_buy(actions), alone)


def may_buy(actions: Iterable[Action]) -> bool:
    """Return whether the player can still buy a tile in this turn."""
    return any(action["type"] == "buy" for action in actions)


def left_undone(actions: Iterable[Action]) -> str:
    """Return a note for a player who ends the turn that they can still buy a tile."""
    return (
        tr("Prompt", "You can still buy a tile. To go without one, end your turn again.")
        if may_buy(actions)
        else ""
    )


def prompt_for(
    choosing: move_choice.MoveChoice, whose: str, may_end: bool, may_buy: bool, alone: bool = False
) -> Prompt:
    """Return the prompt for a person's decision; it begins with `whose` ("Your turn", "Anna's
    turn"). `alone`: in the solo game."""
    if choosing.picks:
        return _going_on(choosing, alone)
    actions = [option.action for option in choosing.options]
    effects = click_paths.effects_of(actions)
    if len(effects) > 1:
        return Prompt(*several_wait(effects))
    asked = words_for(actions) or (effects and effect_words(effects[0]))
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
            tr("Prompt", "Click what to do with it, or click the die again to put it back."),
        )
    kinds = kinds_of(actions)
    choices = [
        tr("Prompt", words.asked)
        for kind, words in burgundy_texts.ACTIONS.items()
        if words.asked and kind in kinds
    ]
    return Prompt(whose, _possible_actions(wording.join_with_and(choices, "or"), may_buy))


def effect_words(effect: str) -> tuple[str, str]:
    """Return the heading and the sentence for a waiting effect, in English."""
    kind, _, bonus = effect.partition(":")
    if kind == "route":
        return ROUTE, EFFECTS[bonus][1]
    return EFFECTS.get(effect) or MODULE_EFFECTS.get(effect) or SOLO_EFFECTS[effect]


def _at_the_end(may_buy: bool, may_buy_points: bool = False) -> str:
    if may_buy_points:
        return at_the_end(may_buy)
    if may_buy:
        return tr("Prompt", "Both dice are used. You can still buy a tile.")
    return tr("Prompt", "Both dice are used. End your turn.")


def _possible_actions(actions: str, may_buy: bool) -> str:
    if not actions:
        if may_buy:
            return tr("Prompt", "You may buy a tile.")
        return tr("Prompt", "First read what your guide has to say.")
    if may_buy:
        return tr("Prompt", "{actions}. You may also buy.", actions=wording.capitalize(actions))
    return tr("Prompt", "{actions}.", actions=wording.capitalize(actions))


def _start(actions: Sequence[Action]) -> Prompt:
    if len({action["estate"] for action in actions if action["type"] == "start"}) > 1:
        return Prompt(
            tr("Prompt", "Choose your estate"),
            tr("Prompt", "Then click the castle space where your estate begins."),
        )
    return Prompt(
        tr("Prompt", "Your first castle"),
        tr("Prompt", "Click the castle space where your estate begins."),
    )


def _going_on(choosing: move_choice.MoveChoice, alone: bool) -> Prompt:
    """Return the prompt for a further choice: the last pick gives its topic, the glowing targets
    its purpose."""
    first, last = choosing.picks[0], choosing.picks[-1]
    kinds = {
        target.kind for target, highlight in choosing.highlights.items() if not highlight.chosen
    }
    if asks_for_effect(choosing):
        return Prompt(*which_effect())
    if words := words_going_on(first, last):
        return Prompt(*words)
    if first.kind == "market" and "cell" in kinds:
        return Prompt(
            tr("Prompt", "Place the {tile}", tile=wording.tile_name(str(first.what))),
            _laying(str(first.what), alone),
        )
    if last.kind == "storage" and first.kind == "storage":
        return Prompt(
            tr("Prompt", "Place the {tile}", tile=wording.tile_name(str(last.what))),
            _laying(str(last.what), alone),
        )
    if last.kind == "cell":
        return Prompt(
            tr("Prompt", "Which tile?"), tr("Prompt", "Choose the stored tile for this space.")
        )
    if last.kind == "trough" or is_of_goods(last):
        return _loading(kinds, last)
    if "store" in kinds:
        text = tr(
            "Prompt",
            "Into your own storage, or into the shared one, from which both of you can place it?",
        )
        return Prompt(_about_the_market(first), text)
    if "storage" in kinds and kinds_of(choosing.left_open) == {"exchange"}:
        return Prompt(*exchanging(str(first.what)))
    if "storage" in kinds:
        return Prompt(_about_the_market(first), _thrown_away(choosing))
    if last.kind == "choice":
        return Prompt(str(last.place), tr("Prompt", "Choose a glowing castle space."))
    name = wording.tile_name(str(last.what))
    if kinds_of(choosing.left_open) == {"buy"}:
        return Prompt(
            tr("Prompt", "Buy the {tile}", tile=name),
            tr("Prompt", "Pay with silverlings or with workers?"),
        )
    return Prompt(
        tr("Prompt", "The {tile}", tile=name), tr("Prompt", "Take it with a die, or buy it?")
    )


def kinds_of(actions: Iterable[Action]) -> set[str]:
    """Return the kinds of some actions."""
    return {action["type"] for action in actions}


def _thrown_away(choosing: move_choice.MoveChoice) -> str:
    if any(
        target.place == known_places.SHARED
        for target in choosing.highlights
        if target.kind == "storage"
    ):
        return tr(
            "Prompt",
            "Both storages are full: choose the tile to discard. The new one takes its place.",
        )
    return tr("Prompt", "Your storage is full: choose the tile to discard.")


def _laying(tile: str, alone: bool) -> str:
    words = laying_text(tile) if alone else None
    return tr("Prompt", words or LAYING[tile.partition(":")[0]])


def _about_the_market(tile: ClickTarget) -> str:
    name = wording.tile_name(str(tile.what))
    if tile.place in ("black", "inns"):
        return tr("Prompt", "Buy the {tile}", tile=name)
    return tr("Prompt", "Take the {tile}", tile=name)


def is_of_goods(target: ClickTarget) -> bool:
    """Return whether the target chooses the goods to load."""
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
        loaded = wording.capitalize(wording.goods_name(int(str(last.what)[-1])))
        about = tr(
            "Prompt",
            "Already chosen: {goods}. You have room for three kinds: choose the goods to load.",
            goods=loaded,
        )
    else:
        about = tr("Prompt", "You have room for three kinds: choose the goods to load.")
    return Prompt(tr("Prompt", "Which goods?"), about)


# The prompts of the 2019 modules: a heading and one sentence each, in English.


Words = tuple[str, str]
MODULE_EFFECTS: Mapping[str, Words] = {
    "white-castle": (
        tr_noop("Prompt", "The white castle"),
        tr_noop("Prompt", "One more action with the number of the white die: click what to do."),
    ),
    "crane": (
        tr_noop("Prompt", "The crane"),
        tr_noop("Prompt", "Choose the building whose effect it copies, or pass."),
    ),
    "shield:5": (
        tr_noop("Prompt", "The ship and your shield"),
        tr_noop("Prompt", "Choose the goods to take from all depots, or pass."),
    ),
    "shield:11": (
        tr_noop("Prompt", "The castle and your shield"),
        tr_noop("Prompt", "Take a shield from a depot, or pass."),
    ),
    "shield:14": (
        tr_noop("Prompt", "The end of the phase"),
        tr_noop("Prompt", "Place a tile from a numbered depot directly on your estate, or pass."),
    ),
    "shield:15": (
        tr_noop("Prompt", "The end of the phase"),
        tr_noop("Prompt", "Place a tile from the black depot directly on your estate, or pass."),
    ),
}
ROUTE = tr_noop("Prompt", "Matching goods on your trade route")
ASKED: Mapping[str, Words] = {
    "tribute": (
        tr_noop("Prompt", "Tribute for your shields"),
        tr_noop(
            "Prompt", "Each shield that you keep costs 1 silverling. The others leave the game."
        ),
    ),
    "discard": (
        tr_noop("Prompt", "Too many tiles"),
        tr_noop("Prompt", "Your storage has room for three tiles again: choose one to discard."),
    ),
    "accept": (
        tr_noop("Prompt", "Workers for you and another player"),
        tr_noop(
            "Prompt",
            "Take your workers or pass. If you pass, the owner of shield 2 gets none either.",
        ),
    ),
}


def words_for(actions: Sequence[Action]) -> Words | None:
    """Return the prompt that depends only on the kind of the actions."""
    kinds = {action["type"] for action in actions}
    return next((words for kind, words in ASKED.items() if kind in kinds), None)


def words_going_on(first: ClickTarget, last: ClickTarget) -> Words | None:
    """Return the translated prompt after a click that only a module has."""
    if last.kind == "shield":
        name = wording.capitalize(wording.shield_name(int(str(last.what).partition(":")[2])))
        return name, tr("Prompt", "Choose the castle to place it on.")
    if first.kind == "worn":
        if first.what == click_paths.DIE_OF_SHIELD:
            return tr("Prompt", "Turn a die"), tr(
                "Prompt", "Choose the number that it should show."
            )
        return tr("Prompt", "Choose a player"), tr(
            "Prompt", "The knowledge tiles on their estate work for you too."
        )
    if first.kind == "choice" and str(last.what).startswith("shields/"):
        heading, sentence = ASKED["tribute"]
        return tr("Prompt", heading), tr("Prompt", sentence)
    return None


# In the solo game: black tiles, bought points, and effects in any order.


SOLO_EFFECTS: Mapping[str, Words] = {
    "colour": (
        tr_noop("Prompt", "All spaces of a colour are covered"),
        tr_noop(
            "Prompt",
            "Place a tile from the black depot directly on your estate, on a space of any number.",
        ),
    ),
    "exchange": (
        tr_noop("Prompt", "A black tile for 5 goods"),
        tr_noop(
            "Prompt",
            "Choose a tile from the black depot: it goes to your storage face down. Or pass.",
        ),
    ),
}
SOLO_LAYING: Mapping[str, str] = {
    "black": tr_noop(
        "Prompt", "Choose a glowing space of any colour. The tile covers it and does nothing else."
    ),
    "ship": tr_noop(
        "Prompt",
        "Choose a glowing space. It loads the goods of one depot, and all other goods "
        "leave the game.",
    ),
}
"""The prompts for placing a tile with a different meaning than in other games."""
SCORING = tr_noop(
    "Prompt", "Choose a glowing space. It scores at once for what you have at that moment."
)


def laying_text(tile: str) -> str | None:
    """Return the English prompt for placing a tile with a different meaning than in other games."""
    kind, _, number = tile.partition(":")
    if kind == "monastery":
        return SCORING if int(number) in module_rules.SCORED_AT_ONCE else None
    return SOLO_LAYING.get(kind)


def several_wait(effects: Sequence[str]) -> Words:
    """Return the translated prompt for several waiting effects."""
    named = wording.join_with_and([wording.effect_name(effect) for effect in effects])
    return (
        tr("Prompt", "You choose the order"),
        tr("Prompt", "Still to do: {effects}. Click the next one.", effects=named),
    )


def which_effect() -> Words:
    """Return the translated prompt for a click that could mean several waiting effects."""
    return tr("Prompt", "With which effect?"), tr("Prompt", "Several of your effects can do this.")


def asks_for_effect(choosing: move_choice.MoveChoice) -> bool:
    """Return whether only the choice among several effects is left."""
    fresh = [
        target
        for target, highlight in choosing.highlights.items()
        if not highlight.chosen and target.kind != "die"
    ]
    signs = {
        click_paths.effect_choice(effect) for effect in click_paths.effects_of(choosing.left_open)
    }
    return len(fresh) > 1 and signs.issuperset(fresh)


def at_the_end(may_buy: bool) -> str:
    """Return the note that the player can only buy points, and perhaps a tile."""
    if may_buy:
        return tr("Prompt", "Both dice are used. You can still buy points or a tile.")
    return tr("Prompt", "Both dice are used. You can still buy points.")


def goods_left_to_give(events: Sequence[Event]) -> int:
    """Return the number of goods still to give for the black tile taken last."""
    given = 0
    for event in reversed(events):
        if event["event"] != "action" or event["action"]["type"] not in ("give", "exchange"):
            continue
        if event["action"]["type"] == "exchange":
            break
        given += 1
    return EXCHANGED_GOODS - given


def giving(events: Sequence[Event]) -> Words:
    """Return the translated prompt for giving goods."""
    return (
        tr("Prompt", "Give goods for the black tile"),
        tr("Prompt", "Click {n} more of your goods, of any kind.", n=goods_left_to_give(events)),
    )


def is_giving(actions: Iterable[Action]) -> bool:
    """Return whether the player must give goods."""
    return any(action["type"] == "give" for action in actions)


def exchanging(tile: str) -> Words:
    """Return the prompt for a black tile without room in storage."""
    return (
        tr("Prompt", "{tile}, face down", tile=wording.capitalize(wording.tile_name(tile))),
        tr("Prompt", "Your storage is full: choose the tile to discard."),
    )
