"""The clicks that mean an action: a space, the number where several are left, and Ready."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.dice.known_state import Dice, DiceState
from burgundy_qt.session.games.dice_profile import GOES_ON
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.dice.picture.dice_used import Pair, pairs_for, used_dice, without
from burgundy_qt.widgets.games.dice.picture.marks import CROSS
from burgundy_qt.widgets.games.dice.words.actions import kind_at
from burgundy_qt.widgets.pieces.targets import Offer, Target, costs_of
from burgundy_qt.widgets.play.ways import Action, Click, Path, Way, asked, told

END, WORKER = Target("end"), Target("worker")
SILVER = "silver"
PRICED = "priced"
"""The ring round what a monk or a worker would have to be spent for."""
WITH: Mapping[str, str] = {
    "monk": later("Choices", "{number} with a monk"),
    "worker": later("Choices", "{number} with a worker"),
    SILVER: later("Choices", "{number}"),
}
"""By what is spent how a number to choose is called."""
Costs = tuple[tuple[str, int], ...]


def ways_in(
    view: View, actions: Sequence[Action], prices: Sequence[Mapping[str, int]]
) -> tuple[Way, ...]:
    """Some legal actions of a view with their paths."""
    priced = [(action, costs_of(price)) for action, price in zip(actions, prices, strict=True)]
    round_now = Round.of(view, priced)
    return tuple(round_now.way(action, costs) for action, costs in priced)


@dataclass(frozen=True)
class Round:
    """What the ways of a decision have in common: the sheet and the dice, the pair that the first
    mark used, the cells where a mark costs no bonus, and the marks that a second may follow."""

    sheet: str
    dice: Dice | None
    used: Pair | None
    freely: Collection[str]
    followed: Collection[tuple[str, int]]

    @classmethod
    def of(cls, view: View, priced: Iterable[tuple[Action, Costs]]) -> Round:
        """That of the seat that decides in a view."""
        state = DiceState.from_object(view.state)
        freely = {
            action["cell"]
            for action, costs in priced
            if action["type"] == "mark" and is_free(costs)
        }
        followed = view.copies.get(GOES_ON, ())
        return cls(state.letter, state.dice, used_dice(state), freely, followed)

    def way(self, action: Action, costs: Costs) -> Way:
        """An action with its paths."""
        match action["type"]:
            case "start":
                cell = Target("cell", action["castle"])
                return Way(action, tuple(settled((asked(cell),), cell)), Offer(trial=CROSS))
            case "worker":
                return Way(action, ((asked(WORKER),), (asked(END),)))
            case "mark":
                return self._mark(action, costs)
        return Way(action, ((asked(END),),))

    def _mark(self, action: Action, costs: Costs) -> Way:
        first, *others = self._pairs(action)
        offer = Offer(
            costs,
            dice=first,
            glow="legal" if is_free(costs) else PRICED,
            trial=str(action["number"]),
        )
        rank = int(not is_free(costs)), action["number"]
        return Way(action, tuple(self._paths(action, costs)), offer, rank, tuple(others))

    def _pairs(self, action: Action) -> list[Pair]:
        assert self.dice is not None
        pairs = pairs_for(self.dice, action["number"], kind_at(self.sheet, action["cell"]))
        return without(self.used, pairs)

    def _paths(self, action: Action, costs: Costs) -> list[Path]:
        """A mark that costs a monk or worker is reached by way of that; else where nothing else can
        be written on the space."""
        cell = Target("cell", action["cell"])
        clicks = asked(cell), told(number_choice(action, costs))
        starts: list[Path] = []
        if is_free(costs) or action["cell"] not in self.freely:
            starts.append(clicks)
        if not is_free(costs):
            starts.append((asked(Target("bonus", costs[0][0])), *clicks))
        if (action["cell"], action["number"]) in self.followed:
            return starts
        return [path for start in starts for path in settled(start, cell)]


def is_free(costs: Costs) -> bool:
    """Whether no die is changed; silver changes none."""
    return not costs or costs[0][0] == SILVER


def settled(start: tuple[Click, ...], cell: Target) -> list[Path]:
    """What is written on trial is settled by Ready, or by a click where it stands."""
    return [(*start, asked(END)), (*start, asked(cell))]


def number_choice(action: Action, costs: Costs) -> Target:
    """The choice of a number where a space could bear several."""
    number = action["number"]
    called = tr("Choices", WITH[costs[0][0] if costs else SILVER], number=number)
    return Target("choice", called, f"dice/white-{number}")
