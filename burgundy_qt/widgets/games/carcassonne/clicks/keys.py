"""What the keys of Carcassonne click."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.widgets.games.carcassonne.clicks.answers import BUY, SELL
from burgundy_qt.widgets.games.carcassonne.clicks.bidding import LESS, MORE, Bidding
from burgundy_qt.widgets.games.carcassonne.clicks.laying import LEFT, RIGHT, Laying
from burgundy_qt.widgets.pieces.targets import Target
from burgundy_qt.widgets.play.choosing import Choosing
from burgundy_qt.widgets.play.decision import PASS

LOOKS = frozenset({"fit", "claims", "tiles"})
CLICKED: Mapping[str, Target] = {"left": LEFT, "right": RIGHT, "less": LESS, "more": MORE}
NUMBERED = "choice", "place", "bridge", "claim", "stall", BUY.kind, SELL.kind
"""What is answered by a digit: in the order in which the rules list it."""


def by_key(choosing: Choosing, command: str) -> Target | None:
    """What a command of the game's own keys clicks now; None where it means nothing."""
    if command.isdecimal():
        return _numbered(choosing, int(command))
    if command == "none":
        return _declined(choosing)
    target = CLICKED.get(command)
    turns = isinstance(choosing, Laying) and command in ("left", "right")
    return target if turns or target in choosing.offers else None


def _numbered(choosing: Choosing, number: int) -> Target | None:
    if isinstance(choosing, Bidding):
        return Target("bid", number)
    answers = [target for target in choosing.offers if target.kind in NUMBERED]
    return answers[number - 1] if number <= len(answers) else None


def _declined(choosing: Choosing) -> Target | None:
    """In an auction one passes by its button."""
    can_pass = PASS in choosing.offers and not isinstance(choosing, Bidding)
    return PASS if can_pass else None
