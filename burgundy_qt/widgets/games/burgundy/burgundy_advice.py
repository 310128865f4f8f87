"""BurgundyAdvice: turns of The Castles of Burgundy in words and on the table, and what is still to
be scored."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.burgundy.protocol.action_types import Action
from burgundy_qt.rules.burgundy.protocol.event_types import Event
from burgundy_qt.rules.burgundy.protocol.outlook import Outlook
from burgundy_qt.session.view import View
from burgundy_qt.widgets.advice.game_advice import GameAdvice, Step, StepTold
from burgundy_qt.widgets.games.burgundy.advice.ground import Ground
from burgundy_qt.widgets.games.burgundy.advice.headline import at_once, headline
from burgundy_qt.widgets.games.burgundy.advice.move_words import move_words, price_words
from burgundy_qt.widgets.games.burgundy.advice.open_table import OpenTable
from burgundy_qt.widgets.games.burgundy.advice.source_words import source_words
from burgundy_qt.widgets.games.burgundy.advice.step_words import (
    discard_words,
    heading_words,
    steps_told,
)
from burgundy_qt.widgets.games.burgundy.advice.steps import steps
from burgundy_qt.widgets.games.burgundy.advice.tile_way import tile_way
from burgundy_qt.widgets.play.move_choice import OptionPath
from burgundy_qt.widgets.sprites.places import SlotPlace
from burgundy_qt.widgets.table.table_scene import TableScene


class BurgundyAdvice(GameAdvice[BurgundyState]):
    """Answer for The Castles of Burgundy."""

    def words(self, view: View) -> BurgundyWords:
        """Return the words for a view in which somebody has to decide."""
        return BurgundyWords(Ground.of(view))

    def steps(self, plan: Iterable[Action], state: BurgundyState, seat: int) -> list[Step]:
        """Return the actions of a plan that can be shown."""
        return steps(plan, state, seat)

    def way(
        self, scene: TableScene, step: Step, source: SlotPlace, target: SlotPlace
    ) -> list[QPointF]:
        """Return the way of a tile in the joints between the cells."""
        return tile_way(scene, step, source, target)

    def so_far(self, view: View) -> str:
        """Return how far the game has come, and what that means for the points."""
        state = BurgundyState.from_object(view.state)
        phase, number = state.phase, state.round
        if not phase:
            return tr(
                "Score sheet", "The estates are still being chosen: nothing has been scored yet."
            )
        if "solo" in state.modules:
            told = later(
                "Score sheet",
                "Phase {phase}, round {round} of 5. All points that moved the counter stand here.",
            )
            return tr("Score sheet", told, phase=phase, round=number)
        told = later(
            "Score sheet",
            "Phase {phase}, round {round} of 5. What is counted only at the end is shown as it "
            "stands.",
        )
        return tr("Score sheet", told, phase=phase, round=number)

    def still_open(self, view: View, seat: int) -> OpenTable:
        """Return what a seat may still score, or its team."""
        told, state = view.outlook[seat], BurgundyState.from_object(view.state)
        outlook = Outlook(end=told["end"], regions=told["regions"], colours=told["colours"])
        return OpenTable(outlook, str(state.phase), state.is_alone)


@dataclass(frozen=True)
class BurgundyWords:
    """The words for turns on a ground."""

    ground: Ground

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

    def price(self, way: OptionPath) -> str:
        """What it costs."""
        return price_words(way)


ANSWER = BurgundyAdvice()
