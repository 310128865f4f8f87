"""What the prompt says: what is decided, how it is done, and what is being tried."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from burgundy_qt.language.tr import later, tr
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.carcassonne.clicks.bidding import Bidding
from burgundy_qt.widgets.games.carcassonne.clicks.laying import Laying
from burgundy_qt.widgets.games.carcassonne.table_state import object_of
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.phrases.wording import points_text, seat_name
from burgundy_qt.widgets.play.decision import ANOTHER
from burgundy_qt.widgets.play.game_input import Prompt, whose_turn
from burgundy_qt.widgets.play.move_choice import MoveChoice

LAY = later("Prompt", "Lay")
CHOOSE = later("Prompt", "Choose")
"""On the button that ends where one of several things is clicked: it cannot be pressed."""


def prompt(choosing: MoveChoice, view: View) -> Prompt:
    """The prompt for the decision of a view."""
    return ASKED[object_of(view)["decision"] or "place"](choosing, view)


def _place(choosing: MoveChoice, view: View) -> Prompt:
    another = tr("Prompt", "Put it aside") if choosing.behind(ANOTHER) else ""
    if not isinstance(choosing, Laying) or choosing.cell is None:
        heading = whose_turn(view.line_up.seats, view.legal["seat"])
        about = tr("Prompt", "Click a glowing place for the tile.")
        if another:
            about = tr("Prompt", "It fits with a bridge only: lay it so, or put it aside.")
        return Prompt(heading, about, tr("Prompt", LAY), another)
    heading = tr("Prompt", "Lay it here?")
    if choosing.bridge(choosing.cell):
        about = tr("Prompt", "The bridge is built with it.")
        return Prompt(heading, about, tr("Prompt", "Lay with bridge"), another)
    if len(choosing.fits[choosing.cell]) == 1:
        about = tr("Prompt", "Click it again to lay it, or try another place.")
    else:
        about = tr(
            "Prompt",
            "Click it again to turn it, or {left} and {right}.",
            left=keymap.label("carcassonne left"),
            right=keymap.label("carcassonne right"),
        )
    return Prompt(heading, about, tr("Prompt", LAY), another)


def _bridge(choosing: MoveChoice, view: View) -> Prompt:
    left = object_of(view)["seats"][view.legal["seat"]]["bridges"]
    about = tr("Prompt", "Click where it shall lie, or keep it. You have {left}.", left=left)
    heading = _of(view, tr("Prompt", "Build a bridge?"))
    return Prompt(heading, about, passing=tr("Prompt", "No bridge"))


def _meeple(choosing: MoveChoice, view: View) -> Prompt:
    left = object_of(view)["seats"][view.legal["seat"]]["meeples"]
    about = tr("Prompt", "Click where it shall stand, or keep it. You have {left}.", left=left)
    heading = _of(view, tr("Prompt", "Place a follower?"))
    return Prompt(heading, about, passing=tr("Prompt", "No follower"))


def _castle(choosing: MoveChoice, view: View) -> Prompt:
    heading = _of(view, tr("Prompt", "Castle or points?"))
    return Prompt(heading, tr("Prompt", "A town of two is closed."), tr("Prompt", CHOOSE))


def _claim(choosing: MoveChoice, view: View) -> Prompt:
    heading = _of(view, tr("Prompt", "What counts for the castle?"))
    about = tr("Prompt", "Click the feature by which it scores.")
    return Prompt(heading, about, tr("Prompt", CHOOSE))


def _choose(choosing: MoveChoice, view: View) -> Prompt:
    heading = _of(view, tr("Prompt", "Choose a tile"))
    about = tr("Prompt", "You lay it in this turn.")
    if object_of(view)["auction"]:
        about = tr("Prompt", "It is auctioned next, and you open.")
    return Prompt(heading, about, tr("Prompt", CHOOSE))


def _bid(choosing: MoveChoice, view: View) -> Prompt:
    if not isinstance(choosing, Bidding):
        return Prompt(_of(view, tr("Prompt", "Raise or pass")))
    bidding = tr("Prompt", "Bid {bid}", bid=choosing.points)
    best = _best(view)
    if best is None:
        about = tr("Prompt", "The others raise once or pass; then you buy or sell.")
        return Prompt(_of(view, tr("Prompt", "Your opening bid")), about, bidding)
    about = tr(
        "Prompt",
        "{name} bids {bid}. You raise once, or pass.",
        name=seat_name(view.line_up.seats, best[1]),
        bid=best[0],
    )
    return Prompt(_of(view, tr("Prompt", "Raise or pass")), about, bidding)


def _best(view: View) -> tuple[int, int] | None:
    """The highest bid and its seat; None before the opening bid."""
    bazaar = object_of(view)["bazaar"]
    if bazaar is None or bazaar["bid"] is None or bazaar["bidder"] is None:
        return None
    return bazaar["bid"], bazaar["bidder"]


def _deal(choosing: MoveChoice, view: View) -> Prompt:
    bid, bidder = _best(view) or (0, view.legal["seat"])
    about = tr(
        "Prompt",
        "{name} bids {points}: buy at that price, or sell.",
        name=seat_name(view.line_up.seats, bidder),
        points=points_text(bid),
    )
    return Prompt(_of(view, tr("Prompt", "Buy or sell")), about, tr("Prompt", CHOOSE))


ASKED: Mapping[str, Callable[[MoveChoice, View], Prompt]] = {
    "place": _place,
    "bridge": _bridge,
    "meeple": _meeple,
    "castle": _castle,
    "claim": _claim,
    "choose": _choose,
    "bid": _bid,
    "deal": _deal,
}


def _of(view: View, heading: str) -> str:
    """A heading that says who is asked, where several people sit at this screen."""
    seats = view.line_up.seats
    if sum(plan.is_person for plan in seats) == 1:
        return heading
    name = seat_name(seats, view.legal["seat"])
    return tr("Prompt", "{whose}: {asked}", whose=name, asked=heading)
