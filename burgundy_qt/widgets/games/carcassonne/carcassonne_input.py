"""CarcassonneInput: choosing in Carcassonne, by the clicks of `clicks` and by keys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from typing import ClassVar

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.carcassonne.protocol_types import Event, FeatureObject
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.carcassonne.clicks import prompts
from burgundy_qt.widgets.games.carcassonne.clicks.answers import BUY, SELL, ways_to_answer
from burgundy_qt.widgets.games.carcassonne.clicks.bidding import LESS, MORE, Bidding, ways_to_bid
from burgundy_qt.widgets.games.carcassonne.clicks.laying import (
    LEFT,
    RIGHT,
    Laying,
    laying,
    turned,
    ways_to_lay,
)
from burgundy_qt.widgets.games.carcassonne.table_state import features_of, object_of
from burgundy_qt.widgets.phrases.wording import join_with_commas, points_text, seat_name
from burgundy_qt.widgets.play.decision import PASS
from burgundy_qt.widgets.play.game_input import Gain, GameInput, Prompt, events_of
from burgundy_qt.widgets.play.move_choice import Action, MoveChoice, OptionPath
from burgundy_qt.widgets.sprites.slots import ClickTarget, Highlight

NOW: Mapping[str, str] = {
    "city": later("Choices", "{points} now, {complete} when closed"),
    "road": later("Choices", "{points} now, {complete} when closed"),
    "monastery": later("Choices", "{points} now, {complete} when surrounded"),
    "field": later("Choices", "{points} as it stands, counted at the end"),
}
"""What the feature of a follower is worth, by its kind."""
CLICKED: Mapping[str, ClickTarget] = {"left": LEFT, "right": RIGHT, "less": LESS, "more": MORE}
NUMBERED = "choice", "place", "bridge", "claim", "stall", BUY.kind, SELL.kind
"""What is answered by a digit: in the order in which the rules list it."""


class CarcassonneInput(GameInput):
    """Answer for Carcassonne."""

    lit: ClassVar[Mapping[str, str]] = {
        "cell": later("Choices", "a glowing place for the tile"),
        "bridge": later("Choices", "a place for a bridge"),
        "place": later("Choices", "a place for a follower"),
        "claim": later("Choices", "a glowing feature"),
        "choice": later("Choices", "one of the answers shown"),
        "stall": later("Choices", "a tile of the bazaar"),
        "buy": later("Choices", "Buy"),
        "sell": later("Choices", "Sell"),
        "less": later("Choices", "a lower bid"),
        "more": later("Choices", "a higher bid"),
        "bid": later("Choices", "the bid"),
        "turn": later("Choices", "an arrow that turns the tile"),
        "hand-tile": later("Choices", "the tile in hand"),
        "another": later("Choices", "another tile"),
        "pass": later("Choices", "Pass"),
        "end": later("Choices", "the button that ends"),
    }
    key_order = (
        *("choice", "place", "bridge", "claim", "cell", "stall", "buy", "sell", "more", "less"),
        *("turn", "hand-tile", "bid"),
    )
    """What goes on first; then what only turns the tile."""
    end = prompts.LAY
    looks = frozenset({"fit", "claims", "tiles"})
    tried_sound = "turned"
    passes_screen = False

    def ways(
        self, view: View, actions: Sequence[Action], prices: Sequence[Mapping[str, int]]
    ) -> tuple[OptionPath, ...]:
        """Return some legal actions of a view with their paths."""
        match object_of(view)["decision"]:
            case "place":
                return ways_to_lay(actions)
            case "bid":
                return ways_to_bid(actions)
        return ways_to_answer(actions)

    def choosing(self, ways: tuple[OptionPath, ...], view: View) -> MoveChoice:
        """Return the choice among the ways of a view, just begun."""
        match object_of(view)["decision"]:
            case "place":
                return laying(self, ways, view)
            case "bid" if any(way.action["type"] == "bid" for way in ways):
                return Bidding(self, ways)
        return MoveChoice(self, ways)

    def prompt(self, choosing: MoveChoice, view: View) -> Prompt:
        """Return what is asked, whatever has been chosen so far."""
        return prompts.prompt(choosing, view)

    def gain(self, events: Sequence[Event], seat: int) -> Gain:
        """Return the points of these events of the seat, by source, the largest first."""
        found: Counter[str] = Counter()
        for event in events:
            if event["event"] == "points" and event["seat"] == seat:
                found[event["for"]] += event["points"]
        return tuple(found.most_common())

    def brings(self, view: View, actions: Sequence[Action]) -> str:
        """Return what a choice brings that leaves these actions open: what a follower's place is
        worth, what others would get, and that a bridge is needed."""
        if len(actions) != 1:
            return ""
        [action] = actions
        match action["type"]:
            case "meeple":
                return worth(view, action["on"])
            case "castle":
                return tr(
                    "Choices",
                    "What is completed next on its six cells brings you the same points.",
                )
            case "pass" if object_of(view)["decision"] == "castle":
                return self._own_points(view, events_of(view, action))
            case "place":
                events = events_of(view, action)
                return join_with_commas([*_bridge(events), *self._of_others(view, events)])
        return ""

    def _own_points(self, view: View, events: Sequence[Event]) -> str:
        brought = sum(more for _, more in self.gain(events, view.legal["seat"]))
        return tr("Choices", "+{n} point(s)", n=brought) if brought else ""

    def _of_others(self, view: View, events: Sequence[Event]) -> Iterator[str]:
        """What others get for what it completes."""
        seats = view.line_up.seats
        for seat in range(len(seats)):
            brought = sum(points for _, points in self.gain(events, seat))
            if brought and seat != view.legal["seat"]:
                yield tr("Choices", "{name} +{more}", name=seat_name(seats, seat), more=brought)

    def by_key(self, choosing: MoveChoice, command: str) -> ClickTarget | None:
        """Return what a command of the game's own keys clicks now; None where it means nothing."""
        if command.isdecimal():
            return _numbered(choosing, int(command))
        if command == "none":
            return _declined(choosing)
        target = CLICKED.get(command)
        turns = isinstance(choosing, Laying) and command in ("left", "right")
        return target if turns or target in choosing.offers else None

    def tried(self, offers: Mapping[ClickTarget, Highlight]) -> Iterable[Hashable]:
        """Return how the tile is turned, in hand or on trial."""
        return turned(offers)


def worth(view: View, place: str) -> str:
    """What the feature with this place is worth to who holds it; "" where it is complete: then the
    points themselves are told."""
    feature = feature_at(view, place)
    if feature is None or feature["is_complete"]:
        return ""
    return tr(
        "Choices",
        NOW[feature["kind"]],
        points=points_text(feature["points"]),
        complete=feature["complete"],
    )


def feature_at(view: View, place: str) -> FeatureObject | None:
    """What the rules tell of the feature with this place."""
    told = features_of(view).values()
    return next((feature for feature in told if place in feature["places"]), None)


def _bridge(events: Sequence[Event]) -> list[str]:
    needed = any(event["event"] == "bridge" for event in events)
    return [tr("Choices", "with a bridge")] if needed else []


def _numbered(choosing: MoveChoice, number: int) -> ClickTarget | None:
    if isinstance(choosing, Bidding):
        return ClickTarget("bid", number)
    answers = [target for target in choosing.offers if target.kind in NUMBERED]
    return answers[number - 1] if number <= len(answers) else None


def _declined(choosing: MoveChoice) -> ClickTarget | None:
    """In an auction one passes by its button."""
    can_pass = PASS in choosing.offers and not isinstance(choosing, Bidding)
    return PASS if can_pass else None


ANSWER = CarcassonneInput()
