"""How turns of the dice game are told in one position: the words of tips and moves with what they
need to know of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.dice.protocol_types import Action, Event, points_of
from burgundy_qt.session.view import View
from burgundy_qt.widgets.advice.parts import StepTold
from burgundy_qt.widgets.games.dice.advice.headline import headline
from burgundy_qt.widgets.games.dice.score.score_sources import SOURCES
from burgundy_qt.widgets.games.dice.words.actions import places_in, said
from burgundy_qt.widgets.play.ways import Way
from burgundy_qt.widgets.words.wording import capital, chained

FROM: Mapping[str, str] = {
    "castle": later("Source of points", "castles"),
    "mine": later("Source of points", "mine regions"),
    "monastery": later("Source of points", "monastery regions"),
    "pasture": later("Source of points", "pasture regions"),
    "river": later("Source of points", "river regions"),
    "town": later("Source of points", "town regions"),
    "sale": later("Source of points", "goods sold"),
    "bonus": later("Source of points", "completed colours"),
}
PRICES: Mapping[str, str] = {
    "monk": later("Moves", "for a monk"),
    "worker": later("Moves", "for a worker"),
    "silver": later("Moves", "for a silver"),
}


@dataclass(frozen=True)
class DiceWords:
    """The words for turns on a sheet, of which these spaces are marked."""

    sheet: str
    marked: frozenset[str] = frozenset()

    @classmethod
    def of(cls, view: View) -> DiceWords:
        """Those for a view in which somebody has to decide."""
        seat = view.state["seats"][view.legal["seat"]]
        return cls(view.state["sheet"], frozenset(seat["cells"]))

    def headline(self, events: Sequence[Event], seat: int) -> str:
        """What a turn achieves."""
        return headline(events, seat, self.sheet, self.marked)

    def at_once(self, events: Sequence[Event], seat: int) -> int:
        """The points that it brings."""
        return sum(points_of(event, seat) for event in events)

    def steps(self, plan: Iterable[Action]) -> list[StepTold]:
        """Its steps; that no second mark follows goes without saying, unless it is all there is to
        do."""
        actions = list(plan)
        told = [action for action in actions if action["type"] != "end"] or actions[:1]
        return [StepTold(self.told(action)) for action in told]

    def heading(self, action: Action) -> str:
        """One of them in few words."""
        return self.told(action)

    def told(self, action: Action) -> str:
        """One action as a sentence without its full stop."""
        return tr("Hint", said(action, self.sheet).step, **places_in(action))

    def beside(self, action: Action) -> str:
        """The table shows all the rest."""
        return ""

    def source(self, source: str) -> str:
        """A source of points in the middle of a sentence."""
        return tr("Source of points", FROM[source])

    def source_name(self, source: str) -> str:
        """A source of points by its name."""
        return next(known.short for known in SOURCES if known.key == source)

    def move(self, action: Action) -> str:
        """A move with its space, so that no two read alike."""
        sentence = said(action, self.sheet).plan
        if not sentence:
            return self.told(action)
        return capital(tr("Plan", sentence, **places_in(action)))

    def price(self, way: Way) -> str:
        """The bonus that it takes."""
        paid = [tr("Moves", PRICES[bonus]) for bonus, _ in way.offer.costs if bonus in PRICES]
        return chained(paid)
