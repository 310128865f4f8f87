"""How turns of Tuscany are told in one position: the words of tips and moves with what they need to
know of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.tuscany.protocol.point_sources import ADDED, is_scored, source_of
from burgundy_qt.rules.tuscany.protocol_types import Action, Event, Start
from burgundy_qt.session.view import View
from burgundy_qt.widgets.advice.game_advice import StepTold
from burgundy_qt.widgets.games.tuscany.advice.ground import Ground
from burgundy_qt.widgets.games.tuscany.advice.headline import headline
from burgundy_qt.widgets.games.tuscany.score.score_sources import SOURCES
from burgundy_qt.widgets.games.tuscany.words.actions import is_extra, names_in, said
from burgundy_qt.widgets.games.tuscany.words.prices import is_usual_price, price_words
from burgundy_qt.widgets.phrases.wording import capitalize, join_with_commas
from burgundy_qt.widgets.play.move_choice import OptionPath

FROM: Mapping[str, str] = {
    "region": later("Source of points", "completed regions"),
    "crops": later("Source of points", "crops"),
    "bonus": later("Source of points", "colour bonuses"),
    "storage": later("Source of points", "the bonus tile +1 storage"),
    "yield": later("Source of points", "yield cards"),
    "hexagon": later("Source of points", "hexagons without room"),
    "cards": later("Source of points", "cards left in hand"),
    "stored": later("Source of points", "tiles left in storage"),
    "hexagons": later("Source of points", "hexagons left in storage"),
    "marble": later("Source of points", "marble left over"),
    "workers": later("Source of points", "workers left over"),
}
STEPS: Mapping[str, str] = {"down": later("Moves", "down"), "up": later("Moves", "up")}


@dataclass(frozen=True)
class TuscanyWords:
    """The words for turns on a ground."""

    ground: Ground

    @classmethod
    def of(cls, view: View) -> TuscanyWords:
        """Those for a view in which somebody has to decide."""
        return cls(Ground.of(view))

    def headline(self, events: Sequence[Event], seat: int) -> str:
        """What a turn achieves."""
        return headline(events, seat, self.ground)

    def at_once(self, events: Sequence[Event], seat: int) -> int:
        """The points that it brings, green and red."""
        own = (event for event in events if is_scored(event) and event["seat"] == seat)
        return sum(event["points"] for event in own if source_of(event) != ADDED)

    def steps(self, plan: Iterable[Action]) -> list[StepTold]:
        """Its steps; that no second action follows goes without saying, unless it is all there is
        to do."""
        actions = list(plan)
        told = [action for action in actions if action["type"] != "end"] or actions[:1]
        return [StepTold(self._step(action)) for action in told]

    def _step(self, action: Action) -> str:
        """One action as a sentence without its full stop, with an unusual price."""
        told = self.heading(action)
        if is_extra(action):
            told = tr("Hint", "For a marble: {deed}", deed=told)
        if self._is_paid_as_usual(action):
            return told
        return tr("Hint", "{deed}, paid with {price}", deed=told, price=price_words(action))

    def _is_paid_as_usual(self, action: Action) -> bool:
        return action["type"] != "place" or is_usual_price(
            action, self.ground.colour_at(action["cell"])
        )

    def heading(self, action: Action) -> str:
        """One of them in few words."""
        sentence = said(action)
        is_full = action["type"] == "take" and action["discard"]
        told = sentence.throwing if is_full else sentence.step
        return tr("Hint", told, **names_in(action))

    def beside(self, action: Action) -> str:
        """An unusual price."""
        if self._is_paid_as_usual(action):
            return ""
        return tr("Hint", "Paid with {price}.", price=price_words(action))

    def source(self, source: str) -> str:
        """A source of points in the middle of a sentence."""
        return tr("Source of points", FROM[source])

    def source_name(self, source: str) -> str:
        """A source of points by its name."""
        return next(known.short for known in SOURCES if known.key == source)

    def move(self, action: Action) -> str:
        """A move with its space and all that it pays, so that no two read alike."""
        if action["type"] == "start":
            return layout_told(action)
        sentence = said(action).plan
        if not sentence or (action["type"] == "take" and action["discard"]):
            return self.heading(action)
        told = capitalize(tr("Plan", sentence, **names_in(action)))
        price = price_words(action)
        return tr("Moves", "{move}, for {price}", move=told, price=price) if price else told

    def price(self, way: OptionPath) -> str:
        """The marble of a second action."""
        return tr("Moves", "for a marble") if is_extra(way.action) else ""


def layout_told(action: Start) -> str:
    """A duchy in full: its boards as they are turned, their steps, and the castle."""
    boards = [
        tr("Moves", "{board} turned", board=board) if turned else board
        for board, turned in zip(action["boards"], action["turned"], strict=True)
    ]
    steps = [tr("Moves", STEPS[step]) for step in action["steps"]]
    return tr(
        "Moves",
        "Boards {boards}; steps {steps}; castle on {cell}",
        boards=join_with_commas(boards),
        steps=join_with_commas(steps),
        cell=action["castle"],
    )
