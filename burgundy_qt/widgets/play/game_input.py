"""GameInput: what a game brings so that a person can choose among its actions by clicks and keys.

A game answers with an object, `ANSWER` in widgets/games/GAME/GAME_input.py, whose class derives
from this one and overrides only what differs from here. All words are in the language that is
spoken, but those of `lit` and `end`. The targets of `End turn` and `Pass` are the same in every
game: `Target("end")` and `Target("pass")`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, cast

from burgundy_qt.language.tr import later
from burgundy_qt.rules.registry import answer_of
from burgundy_qt.session.view import View
from burgundy_qt.widgets.play.choosing import Choosing
from burgundy_qt.widgets.play.prompts import Prompt
from burgundy_qt.widgets.play.ways import Action, Way
from burgundy_qt.widgets.sprites.slots import ClickTarget, Highlight
from burgundy_qt.widgets.theme.seat_colours import SeatStyles

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
        self, view: View, actions: Sequence[Action], prices: Sequence[Mapping[str, int]]
    ) -> tuple[Way, ...]:
        """Return some of the view's legal actions as ways, in the order given; their prices stand
        beside them. Every action has a path, and no two of another meaning have the same one."""

    def choosing(self, ways: tuple[Way, ...], view: View) -> Choosing:
        """Return a choice that has just begun among all these ways of a view. Here nothing but
        their paths counts."""
        return Choosing(self, ways)

    @abstractmethod
    def prompt(self, choosing: Choosing, view: View) -> Prompt:
        """Return what the person who decides is asked, whatever has been chosen so far."""

    @abstractmethod
    def gain(self, events: Sequence[Any], seat: int) -> Gain:
        """Return the points that events bring a seat, by source."""

    def brings(self, view: View, actions: Sequence[Action]) -> str:
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

    def by_key(self, choosing: Choosing, command: str) -> ClickTarget | None:
        """Return what a command of the game's own keys clicks now; None where it means nothing."""
        return None

    def tried(self, offers: Mapping[ClickTarget, Highlight]) -> Iterable[Hashable]:
        """Return what is tried among the offers: whatever comes to it is heard. Here: what is
        chosen and not settled yet, as it is written on trial."""
        return (target for target, offer in offers.items() if offer.chosen and offer.trial)

    def dice(self, view: View, seating: SeatStyles) -> Sequence[tuple[str, str]]:
        """Return the dice that lie ready for the person who decides: each its sprite and its
        name."""
        return ()

    def hand(self, view: View, seat: int) -> FaceDown | None:
        """Return the hand of the seat that comes to the screen, which nobody else may see; None
        where it has none."""
        return None


def events_of(view: View, action: Action) -> Sequence[Any]:
    """Return what an action of a view's legal list would bring its seat at once, as the game types
    its events; nothing for any other action."""
    gains = zip(view.legal["actions"], view.gains, strict=False)
    return next((events for each, events in gains if each is action), ())


def input_of(game: str) -> GameInput:
    """Return what the game of this name answers."""
    return cast(GameInput, answer_of("input", game))
