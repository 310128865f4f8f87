"""What the prompt says: what can be done, what is being chosen, and what it would bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.tuscany.clicks.arranging import Arranging
from burgundy_qt.widgets.games.tuscany.clicks.arranging_words import told_of
from burgundy_qt.widgets.games.tuscany.words.names import tile_name
from burgundy_qt.widgets.play.decision import ANOTHER
from burgundy_qt.widgets.play.game_input import Prompt, whose_turn
from burgundy_qt.widgets.play.move_choice import Action, MoveChoice

READY = later("Prompt", "Ready")
ASKED: Mapping[tuple[str, str], tuple[str, str]] = {
    ("bonus-tile", "start"): (
        later("Prompt", "Choose a bonus tile"),
        later("Prompt", "Every duchy begins with one. Storage brings 2 green points at once."),
    ),
    ("bonus-tile", "town"): (
        later("Prompt", "The town"),
        later("Prompt", "Choose a bonus tile, also of a kind that you have already."),
    ),
    ("place", "castle"): (
        later("Prompt", "The castle"),
        later("Prompt", "Lay a glowing tile of the display at once, without cards, or pass."),
    ),
    ("take", "swap"): (
        later("Prompt", "Take a tile"),
        later("Prompt", "The display has changed: take one of the glowing tiles."),
    ),
    ("swap", "swap"): (
        later("Prompt", "Nothing fits yet"),
        later("Prompt", "Swap another kind, or take a tile that does not fit."),
    ),
}
"""By what an action is and what grants it how it is asked for."""
CAN: Mapping[frozenset[str], str] = {
    frozenset({"draw", "take", "place"}): later(
        "Prompt", "Draw cards, take a tile, or lay what is stored."
    ),
    frozenset({"draw", "take"}): later("Prompt", "Draw cards, or take a tile."),
    frozenset({"draw", "place"}): later("Prompt", "Draw cards, or lay what is stored."),
    frozenset({"take", "place"}): later("Prompt", "Take a tile, or lay what is stored."),
    frozenset({"draw"}): later("Prompt", "Draw cards."),
    frozenset({"take"}): later("Prompt", "Take a tile."),
    frozenset({"place"}): later("Prompt", "Lay what is stored."),
}
"""By the kinds of actions what a turn can be used for."""


def prompt(choosing: MoveChoice, view: View) -> Prompt:
    """The prompt for the decision of a view."""
    if isinstance(choosing, Arranging):
        return _of_set_up(choosing, view)
    actions = [way.action for way in choosing.ways]
    if choosing.has_begun:
        return _going_on(choosing)
    for asked, (heading, sentence) in ASKED.items():
        if any((action["type"], action.get("by")) == asked for action in actions):
            another = _another(choosing)
            return Prompt(_of(view, tr("Prompt", heading)), tr("Prompt", sentence), "", another)
    return _turn(choosing, actions, view)


def _turn(choosing: MoveChoice, actions: Sequence[Action], view: View) -> Prompt:
    kinds = frozenset(action["type"] for action in actions) - {"end", "swap"}
    can = tr("Prompt", CAN[kinds]) if kinds in CAN else ""
    if any(action.get("by") == "marble" for action in actions):
        whose = _of(view, tr("Prompt", "One more action for a marble?"))
        about = tr("Prompt", "{can} Or end your turn and keep the marble.", can=can)
        return Prompt(whose, about, "", _another(choosing))
    marble = TuscanyState.from_object(view.state).seats[view.legal["seat"]].marble
    about = tr("Prompt", "{can} A marble adds one more action.", can=can) if marble else can
    return Prompt(_whose(view), about, "", _another(choosing))


def _going_on(choosing: MoveChoice) -> Prompt:
    """Something has been chosen."""
    last = next((pick for pick in reversed(choosing.picks) if pick != ANOTHER), None)
    left = choosing.left_open
    kinds = {action["type"] for action in left}
    if kinds == {"swap"}:
        about = tr("Prompt", "Click a tile: all of its colour leave the display.")
        return Prompt(tr("Prompt", "Swap a kind"), about)
    if kinds == {"take"}:
        heading = tr("Prompt", "Take: {tile}", tile=tile_name(left[0]["tile"]))
        return Prompt(heading, tr("Prompt", "Storage is full: click what is thrown away for it."))
    if last is not None and last.kind == "cell":
        return Prompt(
            tr("Prompt", "Which tile?"), tr("Prompt", "Several fit this space: click one of them.")
        )
    tiles = {action["tile"] for action in left if action["type"] == "place"}
    heading = (
        tr("Prompt", "Lay: {tile}", tile=tile_name(tiles.pop()))
        if len(tiles) == 1
        else tr("Prompt", "Lay what is stored")
    )
    return Prompt(heading, _paying(choosing), "", _another(choosing))


def _paying(choosing: MoveChoice) -> str:
    if not any(offer.pays for offer in choosing.offers.values()):
        return tr("Prompt", "Click a glowing space. It costs nothing.")
    if any(offer.chosen and target.kind in PAID for target, offer in choosing.offers.items()):
        return tr("Prompt", "Click a glowing space: what is raised is paid. Or click other cards.")
    return tr("Prompt", "Click a glowing space: the cards that rise are paid.")


PAID = "card", "worker"


def _another(choosing: MoveChoice) -> str:
    """What the button of the other way says."""
    behind = {action["type"] for action in choosing.behind(ANOTHER)}
    if "swap" in behind:
        return tr("Prompt", "Swap a kind")
    return tr("Prompt", "Other payment")


def _of_set_up(choosing: Arranging, view: View) -> Prompt:
    heading, about = told_of(choosing.arrangement)
    return Prompt(_of(view, heading), about, tr("Prompt", READY), tr("Prompt", "As proposed"))


def _whose(view: View) -> str:
    return whose_turn(view.line_up.seats, view.legal["seat"])


def _of(view: View, heading: str) -> str:
    """A heading that says whose it is where several people sit at this screen."""
    people = sum(plan.is_person for plan in view.line_up.seats)
    if people == 1:
        return heading
    return tr("Prompt", "{whose}: {asked}", whose=_whose(view), asked=heading)
