"""The steps of the first game: what is told, what it points at ("meant": what the awaited action
touches), and what is awaited. They name the facts of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.tuscany.protocol.names import GAME
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.tuscany.board.printed import REGION_POINTS
from burgundy_qt.widgets.games.tuscany.learning.facts import facts
from burgundy_qt.widgets.games.tuscany.learning.pointing import rects
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.learning.first_game import (
    Action,
    FirstGame,
    Price,
    Rank,
    Step,
)

# The first hand pays for a quarry beside the start castle, and its marble for a second action. With
# it a cart is taken, of which the display has two; the one cart card and a pair pay for it, and it
# fills a region. What the other seat does until then changes none of this.
BOARDS = [["A1", "B1", "C1"], ["A2", "B2", "C2"]]
QUARRY_AT, CART_AT = "B.L2", "A.R3"
LINE_UP = LineUp(
    (SeatPlan("You"), SeatPlan("Ginevra", "page")),
    {
        "game": GAME,
        "edition": "2020",
        "players": 2,
        "setup": "fixed",
        "boards": BOARDS,
        "modules": [],
        "seed": 31661,
    },
)
LEARNER = 0
KEYS = {"key_undo": "undo", "key_rules": "rules", "key_log": "log", "key_score": "score"}
"""The commands whose keys are told, as they are now."""


def _tile(tile: str) -> Callable[[Action, Price], Rank]:
    """What takes or chooses this tile."""
    return lambda action, _price: (action["tile"] != tile,)


def _laying(tile: str, cell: str) -> Callable[[Action, Price], Rank]:
    """What lays this tile on this space, as cheaply as can be."""
    return lambda action, price: (
        (action["tile"], action["cell"]) != (tile, cell),
        sum(price.values()),
    )


STEPS: Sequence[Step] = (
    Step(
        later("Guide", "Your duchy in Tuscany"),
        later(
            "Guide",
            "Three boards, {spaces} spaces in eight colours. Everything grows from your start "
            "castle: each tile must touch one that lies there already.",
        ),
        ("duchy",),
    ),
    Step(
        later("Guide", "Regions bring green points"),
        later(
            "Guide",
            "Touching spaces of one colour are a region. When it is full it brings {one}, {two} or "
            "{three} green points, for one, two or three spaces. Green points count again at the "
            "end of each phase.",
        ),
        ("duchy", "points"),
    ),
    Step(
        later("Guide", "A bonus to begin with"),
        later(
            "Guide",
            "Everybody chooses a bonus tile. With this one you draw {draw_more} cards each time "
            "instead of {draw}.",
        ),
        ("meant",),
        "bonus-tile",
        later("Guide", "Try it: click the tile +1 card."),
        _tile("card"),
    ),
    Step(
        later("Guide", "One of three things"),
        later(
            "Guide",
            "In a turn you draw cards, take a tile of the display into your storage, or lay a "
            "stored tile in your duchy. Whatever you can do glows.",
        ),
        ("deck", "display", "storage"),
    ),
    Step(
        later("Guide", "Take a tile"),
        later(
            "Guide",
            "A quarry fits beside your castle, and you have two quarry cards in your hand to pay "
            "for it.",
        ),
        ("meant", "hand"),
        "take",
        later("Guide", "Try it: click the quarry in the display."),
        _tile("quarry"),
    ),
    Step(
        later("Guide", "Your stacks are the clock"),
        later(
            "Guide",
            "The hole was filled from your left stack. When somebody first empties it, after "
            "{stack} tiles, the phase ends with that round.",
        ),
        ("stacks", "clock"),
    ),
    Step(
        later("Guide", "Lay it"),
        later(
            "Guide",
            "A tile costs {cost} cards of its colour. Rest the pointer on the space, and the cards "
            "rise that would pay for it.",
        ),
        ("meant", "hand"),
        "place",
        later("Guide", "Try it: click the quarry in your storage, then the glowing space."),
        _laying("quarry", QUARRY_AT),
    ),
    Step(
        later("Guide", "One more action"),
        later(
            "Guide",
            "A quarry brings marble. Once a turn a marble buys one more action, even at once: take "
            "a cart with it.",
        ),
        ("meant", "marble"),
        "take",
        later("Guide", "Try it: click a cart in the display."),
        _tile("cart"),
    ),
    Step(
        later("Guide", "Pay with a pair"),
        later(
            "Guide",
            "You have only one cart card. Two equal cards of another colour stand in for the "
            "second. A worker would do that too.",
        ),
        ("meant", "hand"),
        "place",
        later("Guide", "Try it: click the cart in your storage, then the glowing space."),
        _laying("cart", CART_AT),
    ),
    Step(
        later("Guide", "A full region and a surprise"),
        later(
            "Guide",
            "The space is a region of its own: {one} green point. And a cart turns up a yield "
            "card, which is carried out at once.",
        ),
        ("points", "yields"),
    ),
    Step(
        later("Guide", "Draw cards"),
        later(
            "Guide",
            "You have paid with your cards, so draw new ones. Nobody else sees them, and you may "
            "have as many as you like.",
        ),
        ("meant", "hand"),
        "draw",
        later("Guide", "Try it: click the deck."),
    ),
    Step(
        later("Guide", "Green and red"),
        later(
            "Guide",
            "At the end of each of the {phases} phases your green points are added to the red "
            "ones, and they stay. So a green point of the first phase counts three times; the most "
            "red points win.",
        ),
        ("points", "clock"),
    ),
    Step(
        later("Guide", "See where you stand"),
        later(
            "Guide",
            "The log tells all that happened, and the score where the points came from: press "
            "{key_log} and {key_score}. {key_undo} takes an action back, until something new has "
            "been turned up.",
        ),
        ("log",),
    ),
    Step(
        later("Guide", "Now it is your game"),
        later(
            "Guide",
            "Rest the pointer on anything and it explains itself; {key_rules} opens its page in "
            "the rules. Play on and beat Ginevra: nobody will stop you now.",
        ),
        (),
    ),
)


def said(text: str, _wanted: Action | None, _view: View | None) -> str:
    """The text in the spoken language, with its numbers and keys filled in."""
    told = facts()
    words: dict[str, Any] = {
        **told,
        **{name: keymap.label(command) for name, command in KEYS.items()},
        **dict(zip(("one", "two", "three"), REGION_POINTS[1:], strict=True)),
        "draw_more": int(told["draw"]) + 1,
    }
    return tr("Guide", text, **words)


FIRST_GAME = FirstGame(LINE_UP, LEARNER, STEPS, said, rects)
