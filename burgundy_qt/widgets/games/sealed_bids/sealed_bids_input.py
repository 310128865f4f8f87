"""The input of sealed bids: from clicks on its table to actions, and the prompt.

The only kind of target is `bid` (place = its value): a click on one of the player's bids spends it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.sealed_bids.sealed_bids_ruleset import Action, Event
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.play.game_input import Gain, GameInput, Prompt, whose_turn
from burgundy_qt.widgets.play.move_choice import MoveChoice, OptionPath, required_click
from burgundy_qt.widgets.sprites.places import ClickTarget


class SealedBidsInput(GameInput):
    """The input of sealed bids."""

    lit: ClassVar[Mapping[str, str]] = {"bid": tr_noop("Choices", "one of your bids")}
    key_order = ("bid",)

    def options(
        self, view: GameView, actions: Sequence[Action], prices: Sequence[Mapping[str, int]]
    ) -> tuple[OptionPath, ...]:
        """Return the bids, each with its one click."""
        return tuple(
            OptionPath(action, ((required_click(ClickTarget("bid", action["bid"])),),))
            for action in actions
        )

    def prompt(self, choosing: MoveChoice, view: GameView) -> Prompt:
        """Return the prompt for the deciding player."""
        heading = whose_turn(view.line_up.seats, view.legal["seat"])
        text = tr(
            "Prompt",
            "Click the bid that you spend on the card worth {card}. The highest bid takes it.",
            card=view.state["card"],
        )
        return Prompt(heading, text)

    def gain(self, events: Sequence[Event], seat: int) -> Gain:
        """Return the points that events bring a player."""
        points = sum(
            event["points"]
            for event in events
            if event["event"] == "points" and event["seat"] == seat
        )
        return (("card", points),) if points else ()


ANSWER = SealedBidsInput()
