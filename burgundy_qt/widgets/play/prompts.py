"""What the prompt says: a heading and one sentence for the state of a person's choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.widgets.play.choosing import Choosing
from burgundy_qt.widgets.play.click_paths import Action
from burgundy_qt.widgets.play.targets import Target
from burgundy_qt.widgets.wording import GOODS, capital, listed, the_tile, tile_name


@dataclass(frozen=True)
class Prompt:
    """A heading and a sentence."""

    heading: str
    sentence: str = ""


EFFECTS = {
    "castle": Prompt("The castle's action", "One more action with a die of any value: click what it shall do."),
    "carpenter": Prompt("The carpenter", "Take a building from a depot, or pass."),
    "church": Prompt("The church", "Take a mine, a knowledge tile or a castle from a depot, or pass."),
    "market": Prompt("The market", "Take a ship or an animal tile from a depot, or pass."),
    "city-hall": Prompt("The city hall", "Lay another stored tile, whatever its number, or pass."),
    "warehouse": Prompt("The warehouse", "Sell one kind of goods without a die, or pass."),
    "ship": Prompt("The ship comes in", "Choose the depot whose goods you load."),
}
DEEDS = {
    "take": "take a tile",
    "place": "lay a stored tile",
    "sell": "sell goods",
    "workers": "turn a die into workers",
}
LAYING = {
    "ship": "It moves your marker on the bridge and loads goods.",
    "castle": "It grants one more action with any die.",
    "mine": "It brings a silverling at the end of every phase.",
    "animal": "It scores again every tile of its kind in the same pasture.",
    "building": "Its effect follows at once.",
    "monastery": "Its power holds from now on.",
}


def whose_turn(seats: Sequence[SeatPlan], seat: int) -> str:
    """The heading of a turn: "Your turn", or with another at the screen "Anna's turn"."""
    alone = seats[seat].is_person and sum(plan.is_person for plan in seats) == 1
    return "Your turn" if alone or seats[seat].name == "You" else f"{seats[seat].name}'s turn"


def prompt_for(choosing: Choosing, whose: str, may_end: bool, may_buy: bool) -> Prompt:
    """The prompt for a person's decision; `whose` opens it ("Your turn", "Anna's turn")."""
    if choosing.picks:
        return _going_on(choosing)
    actions = [way.action for way in choosing.ways]
    effect = next((action["by"] for action in actions if "by" in action), None)
    if effect:
        return EFFECTS.get(effect, Prompt(tile_name(f"building:{effect}").capitalize()))
    if actions and actions[0]["type"] == "start":
        return _start(actions)
    if may_end:
        still = "You can still buy a tile for 2 silverlings." if may_buy else "End your turn."
        return Prompt(whose, f"Both dice are used. {still}")
    if choosing.die:
        return Prompt(f"The {choosing.die}", "Click what it shall do, or the die again to let it go.")
    deeds = [words for kind, words in DEEDS.items() if any(action["type"] == kind for action in actions)]
    if not deeds:
        return Prompt(whose, "You may buy a tile." if may_buy else "Your guide has something to tell you first.")
    return Prompt(whose, capital(listed(deeds, "or")) + "." + (" You may also buy." if may_buy else ""))


def _start(actions: Sequence[Action]) -> Prompt:
    if len({action["estate"] for action in actions}) > 1:
        return Prompt("Choose your estate", "Then click the castle space your duchy grows from.")
    return Prompt("Your first castle", "Click the castle space your duchy grows from.")


def _going_on(choosing: Choosing) -> Prompt:
    """More must be chosen: the last pick says about what, what glows says for what."""
    last = choosing.picks[-1]
    kinds = {target.kind for target, offer in choosing.offers.items() if not offer.chosen}
    if last.kind == "storage" and choosing.picks[0].kind == "storage":
        about = LAYING[str(last.what).partition(":")[0]]
        return Prompt(f"Lay {the_tile(str(last.what))}", f"Choose a glowing space. {about}")
    if last.kind == "cell":
        return Prompt("Which tile?", "Choose the stored tile for this space.")
    if last.kind == "trough" or (last.kind == "choice" and last.what):
        return _loading(kinds, last)
    if "storage" in kinds:
        return Prompt(_about_the_market(choosing.picks[0]), "Your storage is full: choose the tile to throw away.")
    if last.kind == "choice":
        return Prompt(last.place if isinstance(last.place, str) else "", "Choose a glowing castle space.")
    return Prompt(capital(the_tile(str(last.what))), "Take it with a die, or buy it?")


def _about_the_market(tile: Target) -> str:
    return f"{'Buy' if tile.place == 'black' else 'Take'} {the_tile(str(tile.what))}"


def _loading(kinds: set[str], last: Target) -> Prompt:
    if "trough" in kinds:
        return Prompt(
            f"Depot {last.place}", "Add the goods of a neighbouring depot, or click this one again to load it alone."
        )
    loaded = f"{capital(GOODS[int(str(last.what)[-1])])} comes along. " if last.kind == "choice" else ""
    return Prompt("Which goods?", f"{loaded}Your stores hold three kinds: choose what you load.")
