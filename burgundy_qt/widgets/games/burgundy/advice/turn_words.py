"""How turns of Burgundy are told in one position: the words of tips and moves with what they need
to know of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from burgundy_qt.rules.burgundy.protocol.action_types import Action
from burgundy_qt.rules.burgundy.protocol.event_types import Event
from burgundy_qt.session.view import View
from burgundy_qt.widgets.advice.parts import StepTold
from burgundy_qt.widgets.games.burgundy.advice.ground import Ground
from burgundy_qt.widgets.games.burgundy.advice.headline import at_once, headline
from burgundy_qt.widgets.games.burgundy.advice.move_words import move_words, price_words
from burgundy_qt.widgets.games.burgundy.advice.source_words import source_words
from burgundy_qt.widgets.games.burgundy.advice.step_words import (
    discard_words,
    heading_words,
    steps_told,
)
from burgundy_qt.widgets.play.ways import Way


@dataclass(frozen=True)
class BurgundyWords:
    """The words for turns on a ground."""

    ground: Ground

    @classmethod
    def of(cls, view: View) -> BurgundyWords:
        """Those for a view in which somebody has to decide."""
        return cls(Ground.of(view))

    def headline(self, events: Sequence[Event], seat: int) -> str:
        """What a turn achieves."""
        return headline(events, seat, self.ground)

    def at_once(self, events: Sequence[Event], seat: int) -> int:
        """The points that it brings."""
        return at_once(events, seat)

    def steps(self, plan: Iterable[Action]) -> list[StepTold]:
        """Its steps."""
        return steps_told(plan, self.ground.numbers, self.ground.edition)

    def heading(self, action: Action) -> str:
        """One of them in few words."""
        return heading_words(action, self.ground.numbers)

    def beside(self, action: Action) -> str:
        """What it throws away."""
        return discard_words(action)

    def source(self, source: str) -> str:
        """A source of points, and what a knowledge tile does."""
        return source_words(source, self.ground.edition)

    def source_name(self, source: str) -> str:
        """A source of points by its name."""
        return source_words(source)

    def move(self, action: Action) -> str:
        """A move, so that no two read alike."""
        return move_words(action, self.ground.numbers)

    def price(self, way: Way) -> str:
        """What it costs."""
        return price_words(way)
