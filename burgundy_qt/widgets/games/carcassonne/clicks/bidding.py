"""The choice of a bid: a number that goes up and down, and is bid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from burgundy_qt.widgets.play.decision import END, PASS
from burgundy_qt.widgets.play.move_choice import (
    Action,
    MoveChoice,
    NotSelectable,
    OptionPath,
    required_click,
)
from burgundy_qt.widgets.sprites.slots import ClickTarget, Highlight

LESS, MORE = ClickTarget("less"), ClickTarget("more")
STEPS = {LESS: -1, MORE: 1}
UNLIT = ""


@dataclass(frozen=True)
class Bidding(MoveChoice):
    """The choice among all bids. `raised`: by how much more than the least."""

    raised: int = 0

    @property
    def has_begun(self) -> bool:
        """Whether there is a step to go back."""
        return self.raised > 0

    @property
    def points(self) -> int:
        """What would be bid now."""
        return int(self._bids[self.raised].action["points"])

    @cached_property
    def action(self) -> Action | None:
        """What is meant once it is bid, or passed."""
        return self._next[self.picks[-1]][0].action if self.picks else None

    @cached_property
    def offers(self) -> dict[ClickTarget, Highlight]:
        """The number that would be bid, and all that can be clicked."""
        now = ClickTarget("bid", self.points)
        return {
            now: Highlight(chosen=True, glow=UNLIT, trial=str(self.points)),
            **{target: Highlight(glow=UNLIT) for target in self._next},
        }

    def click(self, target: ClickTarget) -> MoveChoice:
        """The choice after a click; on a number it is what would be bid. Raises NotOffered."""
        named = [at for at, way in enumerate(self._bids) if target == bid_of(way)]
        if named:
            return replace(self, raised=named[0])
        if target not in self._next:
            raise NotSelectable(self._what_instead())
        if target in STEPS:
            return replace(self, raised=self.raised + STEPS[target])
        return replace(self, picks=(target,))

    def back(self) -> MoveChoice:
        """The least again."""
        return replace(self, raised=0)

    @cached_property
    def _bids(self) -> list[OptionPath]:
        return [way for way in self.ways if way.action["type"] == "bid"]

    @cached_property
    def _next(self) -> dict[ClickTarget, list[OptionPath]]:
        found = {END: [self._bids[self.raised]]}
        for target, by in STEPS.items():
            if 0 <= self.raised + by < len(self._bids):
                found[target] = self._bids[: self.raised] if by < 0 else self._bids[self.raised :]
        passes = [way for way in self.ways if way.action["type"] == "pass"]
        return found | ({PASS: passes} if passes else {})


def bid_of(way: OptionPath) -> ClickTarget:
    """The number of a bid as it is clicked."""
    return ClickTarget("bid", way.action["points"])


def ways_to_bid(actions: Sequence[Action]) -> tuple[OptionPath, ...]:
    """Bids with their clicks: one more for every point above the least, and the end."""
    bids = [action for action in actions if action["type"] == "bid"]
    raised = tuple(
        OptionPath(action, ((*[required_click(MORE)] * at, required_click(END)),))
        for at, action in enumerate(bids)
    )
    passes = [action for action in actions if action["type"] == "pass"]
    return (*raised, *(OptionPath(action, ((required_click(PASS),),)) for action in passes))
