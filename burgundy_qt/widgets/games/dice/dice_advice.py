"""DiceAdvice: turns of the Burgundy Dice Game in words and on the table, and what is still to be
scored."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.dice.known_state import Dice, DiceState, Pair
from burgundy_qt.rules.dice.protocol.action_objects import START
from burgundy_qt.rules.dice.protocol_types import Action, Event, Mark, points_of
from burgundy_qt.session.view import View
from burgundy_qt.widgets.advice.game_advice import GameAdvice, Step, StepTold
from burgundy_qt.widgets.games.dice.advice.headline import headline
from burgundy_qt.widgets.games.dice.advice.open_table import OpenTable
from burgundy_qt.widgets.games.dice.picture.marks import written_face
from burgundy_qt.widgets.games.dice.score.score_sources import SOURCES
from burgundy_qt.widgets.games.dice.words.actions import kind_at, places_in, said
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.pieces.spots import Spot
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


class DiceAdvice(GameAdvice[DiceState]):
    """Answer for the Burgundy Dice Game."""

    def words(self, view: View) -> DiceWords:
        """Return the words for a view in which somebody has to decide."""
        seat = view.state["seats"][view.legal["seat"]]
        return DiceWords(view.state["sheet"], frozenset(seat["cells"]))

    def steps(self, plan: Iterable[Action], state: DiceState, seat: int) -> list[Step]:
        """Return on the table the space of each mark with its number, and the dice or the bonus
        that it takes; the end of a round cannot be shown."""
        found: list[Step] = []
        used = state.used_pair
        for number, action in enumerate(plan, start=1):
            match action["type"]:
                case "start":
                    found.append(written(number, seat, state, action["castle"], START, ()))
                case "worker":
                    found.append(Step(number, (Spot("bonus", seat, "worker"),)))
                case "mark":
                    beside, used = taken(state, seat, action, used)
                    cell = action["cell"]
                    found.append(written(number, seat, state, cell, action["number"], beside))
        return found

    def so_far(self, view: View) -> str:
        """Return how far the game has come, and what that means for the points."""
        state = DiceState.from_object(view.state)
        if not state.phase:
            return tr("Score sheet", "The start castles are still being chosen.")
        told = later("Score sheet", "{milestone}. All points stand here as they are written.")
        return tr("Score sheet", told, milestone=log_of(view.game).milestone(view.state))

    def is_anything_open(self, view: View) -> bool:
        """Return whether regions can be completed: not before the start castles stand."""
        return view.state["phase"] is not None

    def still_open(self, view: View, seat: int) -> OpenTable:
        """Return what a seat may still score."""
        return OpenTable(DiceState.from_object(view.state), seat)


def written(
    number: int, seat: int, state: DiceState, cell: str, mark: int, beside: tuple[Spot, ...]
) -> Step:
    """A step that writes on a space."""
    spot = Spot("cell", seat, cell)
    return Step(number, (spot, *beside), written_face(state.letter, cell, mark), None, spot)


def taken(
    state: DiceState, seat: int, action: Mark, used: Pair | None
) -> tuple[tuple[Spot, ...], Pair | None]:
    """What a mark takes besides its space: dice that show it, else the bonus that changes one; and
    the pair of dice."""
    if state.dice is None:
        return (), used
    colour = kind_at(state.letter, action["cell"])
    pairs = state.dice.pairs_for(action["number"], colour, used)
    if not pairs:
        return (), used
    pair = pairs[0]
    return tuple(spots_for(pair, state.dice, action["number"], colour, seat)), pair


def spots_for(pair: Pair, dice: Dice, number: int, colour: str, seat: int) -> Iterable[Spot]:
    """The dice of a pair that show what is written, and the bonus in place of one that does not."""
    die, other = pair
    is_number = dice.numbers[die - 1] == number
    is_colour = dice.colours[other - 1 - len(dice.numbers)] == colour
    yield Spot("die", None, die) if is_number else Spot("bonus", seat, "worker")
    yield Spot("die", None, other) if is_colour else Spot("bonus", seat, "monk")


@dataclass(frozen=True)
class DiceWords:
    """The words for turns on a sheet, of which these spaces are marked."""

    sheet: str
    marked: frozenset[str] = frozenset()

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


ANSWER = DiceAdvice()
