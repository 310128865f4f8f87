"""TuscanyInput: choosing in The Castles of Tuscany, by the clicks of `clicks` and by keys. The
set-up arranges boards, a turn pays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import ClassVar

from burgundy_qt.language.tr import later
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.rules.tuscany.protocol.point_sources import is_green, is_scored, source_of
from burgundy_qt.rules.tuscany.protocol_types import Action, Event
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.tuscany.clicks import prompts
from burgundy_qt.widgets.games.tuscany.clicks.arranging import laying_out, ways_to_lay_out
from burgundy_qt.widgets.games.tuscany.clicks.paths import Ways
from burgundy_qt.widgets.games.tuscany.clicks.paying import Paying
from burgundy_qt.widgets.games.tuscany.clicks.payments import WORKER
from burgundy_qt.widgets.games.tuscany.words.names import (
    cards_counted,
    goods_counted,
    goods_in,
    green_points,
    red_points,
)
from burgundy_qt.widgets.phrases.wording import join_with_commas
from burgundy_qt.widgets.play.game_input import FaceDown, Gain, GameInput, Prompt, events_of
from burgundy_qt.widgets.play.move_choice import MoveChoice, OptionPath
from burgundy_qt.widgets.sprites.slots import ClickTarget

BACK = "tuscany/cards/back"


class TuscanyInput(GameInput):
    """Answer for The Castles of Tuscany."""

    lit: ClassVar[Mapping[str, str]] = {
        "cell": later("Choices", "a glowing space"),
        "display": later("Choices", "a glowing tile of the display"),
        "store": later("Choices", "a glowing storage space"),
        "deck": later("Choices", "the deck of cards"),
        "supply": later("Choices", "a glowing bonus tile"),
        "card": later("Choices", "cards to pay with"),
        "worker": later("Choices", "a worker to pay with"),
        "move": later("Choices", "an arrow below a board"),
        "turn": later("Choices", "a board to be turned"),
        "step": later("Choices", "half a step for a board"),
        "duchy": later("Choices", "the duchy as it lies"),
        "another": later("Choices", "another way"),
        "pass": later("Choices", "Pass"),
        "end": later("Choices", "the button that ends"),
    }
    key_order = (
        *("supply", "cell", "store", "display", "deck", "move", "turn", "step"),
        *("card", "worker", "duchy"),
    )
    """What goes on first; then what only chooses how to pay."""
    shortcuts: ClassVar[Mapping[str, ClickTarget]] = {"workers": WORKER}

    def ways(
        self, view: View, actions: Sequence[Action], prices: Sequence[Mapping[str, int]]
    ) -> tuple[OptionPath, ...]:
        """Return some legal actions of a view with their paths."""
        if is_set_up(actions):
            return ways_to_lay_out(view, actions)
        return Ways.of(view).all(actions, prices)

    def choosing(self, ways: tuple[OptionPath, ...], view: View) -> MoveChoice:
        """Return the choice among the ways of a view, just begun."""
        if is_set_up([way.action for way in ways]):
            return laying_out(self, ways, view)
        return Paying(self, ways, turn=Ways.of(view))

    def prompt(self, choosing: MoveChoice, view: View) -> Prompt:
        """Return what is asked, whatever has been chosen so far."""
        return prompts.prompt(choosing, view)

    def gain(self, events: Sequence[Event], seat: int) -> Gain:
        """Return the points of these events of the seat, by source, the largest first."""
        points: Counter[str] = Counter()
        for event in events:
            if is_scored(event) and event["seat"] == seat:
                points[source_of(event)] += event["points"]
        return tuple(points.most_common())

    def brings(self, view: View, actions: Sequence[Action]) -> str:
        """Return what a choice brings that leaves these actions open, where all of them bring the
        same."""
        told = {gained(events_of(view, action)) for action in actions}
        return told.pop() if len(told) == 1 else ""

    def is_done_at(self, action: Action, target: ClickTarget) -> bool:
        """Return whether a tile that is dropped there is taken: into storage, wherever."""
        return action["type"] == "take" and target.kind == "store"

    def hand(self, view: View, seat: int) -> FaceDown:
        """Return how many cards the seat has; which ones does not matter."""
        many = TuscanyState.from_object(view.state).seats[seat].hand
        return FaceDown(BACK, many, cards_counted(many))


def is_set_up(actions: Sequence[Action]) -> bool:
    """Return whether a duchy is laid out."""
    return any(action["type"] == "start" for action in actions)


def gained(events: Sequence[Event]) -> str:
    """What these events bring their seat together: "+3 green points, +1 worker"."""
    tracks: Counter[str] = Counter()
    goods: Counter[str] = Counter()
    for event in events:
        if is_scored(event):
            tracks["green" if is_green(event) else "red"] += event["points"]
        elif event["event"] == "gain":
            goods.update(goods_in(event))
    told = [
        *([green_points(tracks["green"])] if tracks["green"] else []),
        *([red_points(tracks["red"])] if tracks["red"] else []),
        *([goods_counted(goods)] if goods.total() else []),
    ]
    return join_with_commas([f"+{each}" for each in told])


ANSWER = TuscanyInput()
