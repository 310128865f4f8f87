"""GameInput: what a game brings so that a person can choose among its actions by clicks and keys.

A game answers with an object, `ANSWER` in widgets/games/GAME/GAME_input.py, whose class derives
from this one and overrides only what differs from here. All words are in the language that is
spoken, but those of `lit` and `end`. The targets of `End turn` and `Pass` are the same in every
game: `Target("end")` and `Target("pass")`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple, cast

from burgundy_qt.language.translation import later, tr
from burgundy_qt.rules.registry import answer_of
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.phrases.wording import is_local_player, join_with_and, seat_name
from burgundy_qt.widgets.play.move_choice import Action, MoveChoice, OptionPath
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight
from burgundy_qt.widgets.theme.palette import SeatStyles

# The prompt: a heading and one sentence for the state of a person's choice.


@dataclass(frozen=True)
class Prompt:
    """A heading and a sentence; `end`: what is written on the button that ends, where it is not
    what the game says; `another`: what is written on the button of the answer that lies nowhere
    on the table, where there is one; `passing`: what is written on the button that passes, where
    it is not Pass."""

    heading: str
    sentence: str = ""
    end: str = ""
    another: str = ""
    passing: str = ""


def whose_turn(seats: Sequence[SeatPlan], seat: int) -> str:
    """Return the heading of a turn: "Your turn", or with another at the screen "Anna's turn"."""
    name = seat_name(seats, seat)
    alone = seats[seat].is_person and sum(plan.is_person for plan in seats) == 1
    return (
        tr("Prompt", "Your turn")
        if alone or is_local_player(name)
        else tr("Prompt", "{name}'s turn", name=name)
    )


def who_is_awaited(view: GameView) -> str:
    """Return the heading while nobody at the screen decides: whose turn it is, or who of those that
    decide at the same time has not decided yet."""
    seats = view.line_up.seats
    if "waiting" not in view.state:
        return whose_turn(seats, view.legal["seat"])
    late = [seat_name(seats, seat) for seat in view.state["waiting"] if seat not in view.ready]
    if not late:
        return tr("Prompt", "Everyone is ready")
    return tr("Prompt", "Waiting for {names}", names=join_with_and(late))


Gain = tuple[tuple[str, int], ...]  # source and points, the largest first


class FaceDown(NamedTuple):
    """A hand from its back: the sprite of a card's back, how many cards there are, and that in
    words."""

    back: str
    many: int
    words: str


class GameInput(ABC):
    """Answer for a game."""

    lit: ClassVar[Mapping[str, str]]
    """By kind of target what glows, in English ("Choices"), as a refused click says what can be
    chosen instead."""
    key_order: ClassVar[Sequence[str]]
    """The kinds of targets that lie on the table, in the order in which a key goes through them."""
    end: ClassVar[str] = later("Prompt", "End turn")
    """What is written on the button that ends, in English ("Prompt"), where a prompt says nothing
    else."""
    shortcuts: ClassVar[Mapping[str, ClickTarget]] = {}
    """By command of the keymap the target that it clicks."""
    looks: ClassVar[Collection[str]] = ()
    """The commands of the game's own keys that only show something, whoever decides: the table is
    told when they are pressed and let go."""
    tried_sound: ClassVar[str] = "written"
    """What is heard where something is `tried`."""
    passes_screen: ClassVar[bool] = True
    """Whether a screen comes between two people where it is wanted; not where a game asks one after
    another for a word and hides nothing."""

    @abstractmethod
    def ways(
        self, view: GameView, actions: Sequence[Action], prices: Sequence[Mapping[str, int]]
    ) -> tuple[OptionPath, ...]:
        """Return some of the view's legal actions as ways, in the order given; their prices stand
        beside them. Every action has a path, and no two of another meaning have the same one."""

    def choosing(self, ways: tuple[OptionPath, ...], view: GameView) -> MoveChoice:
        """Return a choice that has just begun among all these ways of a view. Here nothing but
        their paths counts."""
        return MoveChoice(self, ways)

    @abstractmethod
    def prompt(self, choosing: MoveChoice, view: GameView) -> Prompt:
        """Return what the person who decides is asked, whatever has been chosen so far."""

    @abstractmethod
    def gain(self, events: Sequence[Any], seat: int) -> Gain:
        """Return the points that events bring a seat, by source."""

    def brings(self, view: GameView, actions: Sequence[Action]) -> str:
        """Return what a choice would bring that leaves these actions open, where it cannot be seen
        else; "" for nothing."""
        return ""

    def left_undone(self, actions: Sequence[Action]) -> str:
        """Return what is pointed out once before a turn is ended while these actions are on offer;
        "" for nothing."""
        return ""

    def is_done_at(self, action: Action, target: ClickTarget) -> bool:
        """Return whether a thing that is dropped there does an action for which nothing else is
        left open."""
        return False

    def around(self, target: ClickTarget) -> ClickTarget:
        """Return what a thing falls into that is dropped on a target which means nothing itself;
        else the target."""
        return target

    def by_key(self, choosing: MoveChoice, command: str) -> ClickTarget | None:
        """Return what a command of the game's own keys clicks now; None where it means nothing."""
        return None

    def tried(self, offers: Mapping[ClickTarget, Highlight]) -> Iterable[Hashable]:
        """Return what is tried among the offers: whatever comes to it is heard. Here: what is
        chosen and not settled yet, as it is written on trial."""
        return (target for target, offer in offers.items() if offer.chosen and offer.trial)

    def dice(self, view: GameView, seating: SeatStyles) -> Sequence[tuple[str, str]]:
        """Return the dice that lie ready for the person who decides: each its sprite and its
        name."""
        return ()

    def hand(self, view: GameView, seat: int) -> FaceDown | None:
        """Return the hand of the seat that comes to the screen, which nobody else may see; None
        where it has none."""
        return None


def events_of(view: GameView, action: Action) -> Sequence[Any]:
    """Return what an action of a view's legal list would bring its seat at once, as the game types
    its events; nothing for any other action."""
    gains = zip(view.legal["actions"], view.gains, strict=False)
    return next((events for each, events in gains if each is action), ())


def input_of(game: str) -> GameInput:
    """Return what the game of this name answers."""
    return cast(GameInput, answer_of("input", game))


# Points preview: what a choice would score at once, as the rules say of every action that is left
# open.


class PointsPreview:
    """The gains of the actions of one view, whose events the game's `gain` sums up."""

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
        """Return what these actions of the view's legal list would score, each outcome once, the
        best first."""
        outcomes = {self._gain(self._events.get(id(action), ()), self._seat) for action in actions}
        return tuple(sorted(outcomes, key=lambda gain: (-points_of(gain), gain)))


def points_of(gain: Gain) -> int:
    """Return all points together."""
    return sum(points for _, points in gain)
