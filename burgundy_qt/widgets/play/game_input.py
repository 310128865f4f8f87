"""GameInput: the interface through which a person chooses among a game's actions by clicks and
keys; and GameChance: what chance may bring, in words and pictures, where a person chooses it.

A game provides objects, `ANSWER` and `CHANCE` in widgets/games/GAME/GAME_input.py, whose classes
derive from these and override only their differences. All words are in the player's language,
except those of `lit` and `end`. The targets of `End turn` and `Pass` are the same in every game:
`ClickTarget("end")` and `ClickTarget("pass")`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, NamedTuple, cast

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.chance import ChancePlace, Value
from burgundy_qt.rules.registry import answer_of
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.phrases import wording
from burgundy_qt.widgets.play.move_choice import Action, MoveChoice, OptionPath
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight, Sprite
from burgundy_qt.widgets.theme.palette import SeatStyles

Ways = tuple[Value, ...]
"""Values that are said together, in any order."""
TOGETHER = "+"
"""Between the things of a value that consists of several: two equal cards."""


class GameChance(ABC):
    """The texts and pictures of a game's chance, in the current language."""

    @abstractmethod
    def row(self, place: ChancePlace, names: Sequence[str]) -> str:
        """Return what a place belongs to: "Depot 3". Places of the same row stand together."""

    @abstractmethod
    def value(self, place: ChancePlace, value: Value) -> str:
        """Return the name of a value of a place, except of a seat."""

    def sprite(self, place: ChancePlace, value: Value) -> Sprite | None:
        """Return the picture of a value, or None if there is none."""
        return None

    def question(self, places: Sequence[ChancePlace]) -> str:
        """Return the question about these values."""
        return tr("Chance", "What came up?")

    def note(self, places: Sequence[ChancePlace]) -> str:
        """Return what people must know before they choose these values, or ""."""
        return ""

    def name(self, place: ChancePlace, value: Value, names: Sequence[str]) -> str:
        """Return the name of any value of a place."""
        if is_first_seat(place):
            return names[value]
        return wording.capitalize(self.value(place, value))

    def title(self, place: ChancePlace, names: Sequence[str]) -> str:
        """Return the row of any place."""
        return tr("Chance", "First to play") if is_first_seat(place) else self.row(place, names)


def is_first_seat(place: ChancePlace) -> bool:
    """Return whether a place says who begins."""
    return place.event == "seating" and place.path == ("order", 0)


@cache
def chance_of(game: str) -> GameChance:
    """Return the chance of the game with that name in the protocol."""
    return cast(GameChance, answer_of("chance", game))


# The prompt: a heading and one sentence for the state of a person's choice.


@dataclass(frozen=True)
class Prompt:
    """A heading and a sentence; `end`: the label of the end button if it differs from the game's;
    `another`: the label of the answer without a place on the table, if there is one; `passing`: the
    label of the pass button if it is not Pass."""

    heading: str
    sentence: str = ""
    end: str = ""
    another: str = ""
    passing: str = ""


def whose_turn(seats: Sequence[SeatPlan], seat: int) -> str:
    """Return the heading of a turn: "Your turn", or if another person shares the screen "Anna's
    turn"."""
    name = wording.seat_name(seats, seat)
    alone = seats[seat].is_person and sum(plan.is_person for plan in seats) == 1
    return (
        tr("Prompt", "Your turn")
        if alone or wording.is_local_player(name)
        else tr("Prompt", "{name}'s turn", name=name)
    )


def waiting_heading(view: GameView) -> str:
    """Return the heading while nobody at the screen decides: the seat whose turn it is, or the
    seats that have not made a simultaneous decision yet."""
    seats = view.line_up.seats
    if "waiting" not in view.state:
        return whose_turn(seats, view.legal["seat"])
    late = [
        wording.seat_name(seats, seat)
        for seat in view.state["waiting"]
        if seat not in view.decided_bots
    ]
    if not late:
        return tr("Prompt", "Everyone is ready")
    return tr("Prompt", "Waiting for {names}", names=wording.join_with_and(late))


Gain = tuple[tuple[str, int], ...]  # source and points, the largest first


class FaceDown(NamedTuple):
    """A face-down hand: the sprite of a card's back, the number of cards, and that number in
    words."""

    back: str
    many: int
    words: str


class GameInput(ABC):
    """The input of a game."""

    lit: ClassVar[Mapping[str, str]]
    """The glowing things by kind of target, in English ("Choices"); a refused click names the
    possible choices with them."""
    key_order: ClassVar[Sequence[str]]
    """The kinds of targets on the table, in the order of the focus key."""
    end: ClassVar[str] = tr_noop("Prompt", "End turn")
    """The default label of the end button, in English ("Prompt")."""
    shortcuts: ClassVar[Mapping[str, ClickTarget]] = {}
    """The targets of the game's own keymap commands."""
    looks: ClassVar[Collection[str]] = ()
    """The commands of the game's own keys that only show something, for any player: the table is
    told when they are pressed and released."""
    tried_sound: ClassVar[str] = "written"
    """The sound of a new trial (`tried`)."""
    passes_screen: ClassVar[bool] = True
    """Whether a screen comes between two people if they wish; not in a game that hides nothing and
    asks one after another."""

    @abstractmethod
    def options(
        self, view: GameView, actions: Sequence[Action], prices: Sequence[Mapping[str, int]]
    ) -> tuple[OptionPath, ...]:
        """Return some of the view's legal actions as ways, in the given order; `prices` has the
        price of each. Every action has a path, and actions with different meanings have different
        paths."""

    def choosing(self, options: tuple[OptionPath, ...], view: GameView) -> MoveChoice:
        """Return a new choice among all these ways of a view. By default only their paths count."""
        return MoveChoice(self, options)

    @abstractmethod
    def prompt(self, choosing: MoveChoice, view: GameView) -> Prompt:
        """Return the prompt for the deciding person, for the choice so far."""

    @abstractmethod
    def gain(self, events: Sequence[Any], seat: int) -> Gain:
        """Return the points that events bring a seat, by source."""

    def gain_text(self, view: GameView, actions: Sequence[Action]) -> str:
        """Return the gains of a choice that leaves these actions, if they are not visible
        otherwise; "" for nothing."""
        return ""

    def left_undone(self, actions: Sequence[Action]) -> str:
        """Return a note to show once before a turn is ended while these actions are possible; ""
        for nothing."""
        return ""

    def is_done_at(self, action: Action, target: ClickTarget) -> bool:
        """Return whether dropping a thing there does an action for which no other choice is
        left."""
        return False

    def around(self, target: ClickTarget) -> ClickTarget:
        """Return the target that receives what is dropped on a target that means nothing by
        itself; else the target."""
        return target

    def ways_left(self, view: GameView, action: Action) -> Mapping[Ways, Action]:
        """Return what a person must still say after clicks that led to this action, in a game that
        is recorded: by the values to say, in any order, the action that is meant. Empty if
        nothing."""
        return {}

    def by_key(self, choosing: MoveChoice, command: str) -> ClickTarget | None:
        """Return the target of a command of the game's own keys; None if it has no effect now."""
        return None

    def tried(self, highlights: Mapping[ClickTarget, Highlight]) -> Iterable[Hashable]:
        """Return the trials among the offers; each new one makes a sound. By default these are
        unsettled choices."""
        return (
            target
            for target, highlight in highlights.items()
            if highlight.chosen and highlight.trial
        )

    def dice(self, view: GameView, seat_styles: SeatStyles) -> Sequence[tuple[str, str]]:
        """Return the dice of the deciding person: each as sprite and name."""
        return ()

    def arranged(self, plan: Sequence[Action]) -> Mapping[ClickTarget, Highlight]:
        """Return highlights that show on the table what a plan arranges before the game; nothing if
        it arranges nothing."""
        return {}

    def hand(self, view: GameView, seat: int) -> FaceDown | None:
        """Return the hand of the seat that comes to the screen, which nobody else may see; None
        without a hand."""
        return None


def events_of(view: GameView, action: Action) -> Sequence[Any]:
    """Return the immediate events of an action of a view's legal list for its seat, as the game
    types them; nothing for any other action."""
    gains = zip(view.legal["actions"], view.gains, strict=False)
    return next((events for each, events in gains if each is action), ())


def input_of(game: str) -> GameInput:
    """Return the input of the game with this name."""
    return cast(GameInput, answer_of("input", game))


# Points preview: the immediate score of a choice, as the rules compute it for every possible
# action.


class PointsPreview:
    """The gains of the actions of one view, summed by the game's `gain`."""

    def __init__(
        self, view: GameView, gain: Callable[[Sequence[Mapping[str, Any]], int], Gain]
    ) -> None:
        self._gain = gain
        self._events = {
            id(action): events
            for action, events in zip(view.legal["actions"], view.gains, strict=False)
        }
        self._seat = view.legal["seat"]

    def among(self, actions: Iterable[Action]) -> tuple[Gain, ...]:
        """Return the scores of these actions of the view's legal list, without repetitions, the
        best first."""
        outcomes = {self._gain(self._events.get(id(action), ()), self._seat) for action in actions}
        return tuple(sorted(outcomes, key=lambda gain: (-points_of(gain), gain)))


def points_of(gain: Gain) -> int:
    """Return the sum of all points."""
    return sum(points for _, points in gain)
