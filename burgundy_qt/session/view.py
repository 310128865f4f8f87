"""What the window sees of the running game: a GameView, the whole of it, and a ViewStep, one action
further; and the onlooker, who decides what of it may be shown to the player at the screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from burgundy_qt.rules.ruleset import Action, GameEvent, LegalObject, OutlookObject, StateObject
from burgundy_qt.session.line_up import LineUp

# What the window gets to see of the running game: the whole of it, or one step further.


@dataclass(frozen=True)
class GameView:
    """The game after its first `revision` actions, as the seat `viewer` knows it (None: as
    everybody does). Dicts are the protocol's; nobody changes them. Events are as
    their game types them.

    `legal` is the protocol's answer with its seat; while a bot decides its "actions" is empty.
    `prices` stands parallel to those actions: {"workers": n, "silver": n} that each would pay.
    `events` are all so far, the set-up included; `secrets` what the viewer has chosen in secret and
    no event tells yet (Game.secret_events). `gains` too stands parallel to `legal`: the events of
    points that each would bring its seat at once, with what else the game's GameProfile tells;
    `outlook` says what every seat may still score, as Game.outlook does; `copies`: what an action
    would bring that does not show before it is done, by a name of the game's
    (GameProfile.previews). `can_undo_casually`: there is something to undo where that makes the
    game a casual one; `casual`: it is one. `chances`: where only bots play, by seat the share of
    the win that is expected, empty where nobody can tell. `is_private`: the viewer knows what
    another person at the same screen must not see; `shared_state` is what all of them may see then.
    `is_face_down`: what is private has been left out, and nothing is offered, until the person who
    decides has come. `ready`: the seats of bots that have decided, while people are asked the same
    at the same time. `hides_hands`: as long as the game runs seats hold what others do not know.
    `is_closed`: a position of the past in which somebody decided who knew what is still hidden from
    the viewer. `is_passing`: only bots play, to be watched, and the game is not kept when it is
    left. `is_held`: it came with the start of the program, and the bots wait until the window lets
    them go on.
    """

    game_id: str
    revision: int
    line_up: LineUp
    state: StateObject
    legal: LegalObject
    prices: list[dict[str, int]]
    events: tuple[GameEvent, ...]
    can_undo: bool
    can_redo: bool
    casual: bool
    can_undo_casually: bool = False
    gains: Sequence[Sequence[GameEvent]] = ()
    outlook: Sequence[OutlookObject] = ()
    copies: Mapping[str, Any] = field(default_factory=dict)
    chances: Sequence[float] = ()
    viewer: int | None = None
    is_private: bool = False
    shared_state: StateObject | None = None
    is_face_down: bool = False
    hides_hands: bool = False
    is_closed: bool = False
    ready: frozenset[int] = frozenset()
    is_passing: bool = False
    is_held: bool = False
    secrets: tuple[GameEvent, ...] = ()

    @property
    def heard(self) -> tuple[GameEvent, ...]:
        """All that the viewer has heard of the game: the events, and its own secret choices."""
        return (*self.events, *self.secrets)

    @property
    def game(self) -> str:
        """The game by the protocol's name."""
        name: str = self.state["game"]
        return name

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state["result"] is not None

    @property
    def person_to_decide(self) -> int | None:
        """The seat of the person whose decision it is, or None while a bot decides and after the
        end."""
        seat: int | None = self.legal["seat"]
        return seat if seat is not None and self.line_up.seats[seat].is_person else None

    @property
    def face_down(self) -> GameView:
        """The same position as everybody at the screen may see it; the view itself where nothing of
        it is private."""
        if self.shared_state is None:
            return self
        return replace(
            self,
            viewer=None,
            is_private=False,
            is_face_down=True,
            state=self.shared_state,
            shared_state=None,
            legal={**self.legal, "actions": []},
            prices=[],
            gains=(),
            copies={},
            events=told_to_all(self.events),
            secrets=(),
        )


def told_to_all(events: Sequence[GameEvent]) -> tuple[GameEvent, ...]:
    """Return those of a view's events that are private to nobody."""
    return tuple(event for event in events if "to" not in event)


@dataclass(frozen=True)
class ViewStep:
    """One action and what followed: the view after it, who acted, the action, only the new events,
    and what the seat has chosen in secret where the view tells it."""

    view: GameView
    seat: int | None
    action: Action | None
    events: tuple[GameEvent, ...]
    secrets: tuple[GameEvent, ...] = ()

    @property
    def heard(self) -> tuple[GameEvent, ...]:
        """All that the viewer hears of the step, in order: a choice in secret, or events."""
        return (*self.secrets, *self.events)

    @property
    def face_down(self) -> ViewStep:
        """The same step as everybody at the screen may see it: of a choice in secret not even what
        was chosen."""
        events = told_to_all(self.events)
        return ViewStep(self.view.face_down, self.seat, self.action if events else None, events)


def newly_chosen(
    before: GameView | None, after: GameView, seat: int | None
) -> tuple[GameEvent, ...]:
    """Return the events of a seat's secret choice that led from one view to the other, as far as
    both tell its secrets."""
    known = sum(event["seat"] == seat for event in before.secrets) if before is not None else 0
    return tuple(event for event in after.secrets if event["seat"] == seat)[known:]


class Onlooker:
    """The person at the screen of one window, by the `seat` of the game that is shown; None until
    somebody has come.

    The one rule for hidden hands, marks and duchies: a position with something private is shown
    whole only after its owner has come. Whatever leads to a position in which another person
    decides, a turn that ends, undo, redo, opening a game, asks that person to come; until then all
    that is private lies face down, and nothing can be chosen. So nobody who shows a game needs to
    know how it came there.

    `is_asked`: whether people are asked to come at all, which they may have switched off. Where one
    person plays alone, they are there."""

    def __init__(self) -> None:
        self.is_asked = False
        self.seat: int | None = None
        self._game_id: str | None = None

    def sit_down(self, view: GameView, seat: int | None) -> None:
        """The person of this seat says to be there, or acts in that view."""
        if seat is not None:
            self._game_id, self.seat = view.game_id, seat

    def step_seen(self, step: ViewStep) -> ViewStep:
        """Return the step as who sits there may see it."""
        view = self.seen(step.view)
        return step if view is step.view else step.face_down

    def seen(self, view: GameView) -> GameView:
        """Return the view as who sits there may see it: whole, or face down."""
        if view.game_id != self._game_id:
            self._game_id, self.seat = view.game_id, None
        people = sum(plan.is_person for plan in view.line_up.seats)
        if people < 2 or not self.is_asked:
            self.seat = view.viewer
            return view
        if view.person_to_decide not in (None, self.seat):
            self.seat = None
        if not view.is_private or self.seat == view.viewer:
            return view
        self.seat = None
        return view.face_down
