"""What a game brings so that a person can choose among its actions by clicks: in `parts/choices.py`
of its folder."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from burgundy_qt.rules.registry import part_of
from burgundy_qt.session.view import View
from burgundy_qt.widgets.look.seating import Seating
from burgundy_qt.widgets.pieces.targets import Offer, Target
from burgundy_qt.widgets.play.choosing import Choosing, Touching
from burgundy_qt.widgets.play.prompts import Prompt
from burgundy_qt.widgets.play.ways import Action, Way

Gain = tuple[tuple[str, int], ...]  # source and points, the largest first


class FaceDown(NamedTuple):
    """A hand from its back: the sprite of a card's back, how many cards there are, and that in
    words."""

    back: str
    many: int
    words: str


def by_paths(table: Touching, ways: tuple[Way, ...], view: View) -> Choosing:
    """A choice in which nothing but the paths of the ways counts."""
    return Choosing(table, ways)


def no_key(choosing: Choosing, command: str) -> Target | None:
    """No key of the game's own."""
    return None


def written(offers: Mapping[Target, Offer]) -> Iterable[Hashable]:
    """What is chosen and not settled yet, as it is written on trial."""
    return (target for target, offer in offers.items() if offer.chosen and offer.trial)


def no_hand(view: View, seat: int) -> FaceDown | None:
    """Nobody holds cards."""
    return None


@dataclass(frozen=True)
class ChoiceParts:
    """Clicks and words for the actions of a game. All words are in the language that is spoken, but
    those of `lit`.

    The targets of `End turn` and `Pass` are the same in every game: `Target("end")` and
    `Target("pass")`."""

    ways: Callable[[View, Sequence[Action], Sequence[Mapping[str, int]]], tuple[Way, ...]]
    """Some of the view's legal actions as ways, in the order given; their prices stand beside them.
    Every action has a path, and no two of another meaning have the same one."""
    prompt: Callable[[Choosing, View], Prompt]
    """What the person who decides is asked, whatever has been chosen so far."""
    brings: Callable[[View, Sequence[Action]], str]
    """What a choice would bring that leaves these actions open, where it cannot be seen else; ""
    for nothing."""
    gain: Callable[[Sequence[Any], int], Gain]
    """The points that events bring a seat, by source."""
    left_undone: Callable[[Sequence[Action]], str]
    """What is pointed out once before a turn is ended while these actions are on offer; "" for
    nothing."""
    is_done_at: Callable[[Action, Target], bool]
    """Whether a thing that is dropped there does an action for which nothing else is left open."""
    around: Callable[[Target], Target]
    """What a thing falls into that is dropped on a target which means nothing itself; else the
    target."""
    lit: Mapping[str, str]
    """By kind of target what glows, in English ("Choices"), as a refused click says what can be
    chosen instead."""
    key_order: Sequence[str]
    """The kinds of targets that lie on the table, in the order in which a key goes through them."""
    end: str
    """What is written on the button that ends, in English ("Prompt"), where a prompt says nothing
    else."""
    dice: Callable[[View, Seating], Sequence[tuple[str, str]]]
    """The dice that lie ready for the person who decides: each its sprite and its name."""
    shortcuts: Mapping[str, Target]
    """By command of the keymap the target that it clicks."""
    choosing: Callable[[Touching, tuple[Way, ...], View], Choosing] = by_paths
    """A choice that has just begun among all these ways of a view."""
    by_key: Callable[[Choosing, str], Target | None] = no_key
    """What a command of the game's own keys clicks now; None where it means nothing."""
    looks: Collection[str] = ()
    """The commands among these that only show something, whoever decides: the table is told when
    they are pressed and let go."""
    tried: Callable[[Mapping[Target, Offer]], Iterable[Hashable]] = written
    """What is tried among the offers: whatever comes to it is heard."""
    tried_sound: str = "written"
    """The sound of that."""
    passes_screen: bool = True
    """Whether a screen comes between two people where it is wanted; not where a game asks one after
    another for a word and hides nothing."""
    hand: Callable[[View, int], FaceDown | None] = no_hand
    """The hand of the seat that comes to the screen, which nobody else may see; None where it has
    none."""


def choice_parts(game: str) -> ChoiceParts:
    """What a game brings, by the protocol's name."""
    return part_of("widgets", game, "choices", ChoiceParts)
