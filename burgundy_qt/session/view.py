"""The window's view of the running game: a GameView, the whole of it, and a ViewStep, one action
further; and the onlooker, who decides what of it may be shown at the screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from burgundy_qt.rules.chance import Places
from burgundy_qt.rules.game import Entry
from burgundy_qt.rules.ruleset import Action, GameEvent, LegalObject, OutlookObject, StateObject
from burgundy_qt.session.line_up import LineUp

# The window's view of the running game.


class Recording(NamedTuple):
    """A game played with the box: its `entries` so far, and the `later` ones that are not in the
    game now; of all of them the `places` of outcomes, as far as they are known. If it
    `is_corrected`, the later ones follow the next entry, as far as they fit; `is_misfit`: they have
    tried, and the first of them does not. Otherwise they were undone."""

    entries: tuple[Entry, ...]
    later: tuple[Entry, ...]
    places: tuple[Places, ...]
    is_corrected: bool
    is_misfit: bool


@dataclass(frozen=True)
class GameView:
    """The game after its first `revision` actions, as the seat `viewer` knows it (None: as
    everybody does). Dicts are the protocol's and never change. Events have their game's types.

    `legal` is the protocol's answer with its seat; while a bot decides its "actions" is empty.
    `prices` is parallel to those actions: {"workers": n, "silver": n} that each would cost.
    `events` are all so far, including the set-up; `secrets` are the viewer's secret choices without
    an event (Game.secret_events). `gains` is parallel to `legal` too: the events with points that
    each action would have at once, and more from the game's GameProfile; `scoring_potential` is
    what every seat may still score, like Game.scoring_potential; `previews`: results of an action
    that otherwise show only after it, by a name of the game's (GameProfile.previews).

    `can_undo_casually`: undo is possible if the game becomes casual; `casual`: it is casual.
    `chances`: if only bots play, each seat's expected share of the win, empty if unknown.
    `is_private`: the viewer knows something that another person at the same screen must not see;
    `shared_state` is what all of them may see then. `is_face_down`: private parts are left out, and
    nothing is offered, until the deciding person has come. `decided_bots`: the seats of bots that
    have decided at the same time as people. `hides_hands`: seats hide something as long as the game
    runs. `is_closed`: a position of the past whose deciding seat knew something that is still
    hidden from the viewer, or the present one of a record in which nobody saw the deciding hand.
    `is_passing`: only bots play, to be watched, and the game is deleted when it is left. `is_held`:
    it was opened at the start of the program, and the bots wait until the window lets them go on.
    `is_unaided`: the game is played without help and has not ended, so the window shows no more
    than the box does. `chance`: what chance decides that a person must enter now; `recording`: the
    entries of a game that is recorded, None in others.
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
    scoring_potential: Sequence[OutlookObject] = ()
    previews: Mapping[str, Any] = field(default_factory=dict)
    chances: Sequence[float] = ()
    viewer: int | None = None
    is_private: bool = False
    shared_state: StateObject | None = None
    is_face_down: bool = False
    hides_hands: bool = False
    is_closed: bool = False
    decided_bots: frozenset[int] = frozenset()
    is_passing: bool = False
    is_held: bool = False
    is_unaided: bool = False
    secrets: tuple[GameEvent, ...] = ()
    chance: Places = ()
    recording: Recording | None = None

    @property
    def heard(self) -> tuple[GameEvent, ...]:
        """Return everything that the viewer has heard: the events, and its own secret choices."""
        return (*self.events, *self.secrets)

    @property
    def game(self) -> str:
        """Return the game's name in the protocol."""
        name: str = self.state["game"]
        return name

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.state["result"] is not None

    @property
    def without_prospects(self) -> GameView:
        """Return the view without the points still possible if the game is played without help;
        else the view itself."""
        return replace(self, scoring_potential=()) if self.is_unaided else self

    @property
    def person_to_decide(self) -> int | None:
        """Return the seat of the person who decides, or None while a bot decides and after the
        end."""
        seat: int | None = self.legal["seat"]
        return seat if seat is not None and self.line_up.seats[seat].is_person else None

    @property
    def face_down(self) -> GameView:
        """Return the same position as everybody at the screen may see it; the view itself if
        nothing is private."""
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
            previews={},
            events=public_events(self.events),
            secrets=(),
        )


def public_events(events: Sequence[GameEvent]) -> tuple[GameEvent, ...]:
    """Return the public events of a view."""
    return tuple(event for event in events if "to" not in event)


@dataclass(frozen=True)
class ViewStep:
    """One action and its results: the view after it, the acting seat, the action, only the new
    events, and the seat's secret choices if the view has them."""

    view: GameView
    seat: int | None
    action: Action | None
    events: tuple[GameEvent, ...]
    secrets: tuple[GameEvent, ...] = ()

    @property
    def heard(self) -> tuple[GameEvent, ...]:
        """Return everything that the viewer hears of the step, in order: a secret choice, or
        events."""
        return (*self.secrets, *self.events)

    @property
    def face_down(self) -> ViewStep:
        """Return the same step as everybody at the screen may see it, without any secret choice."""
        events = public_events(self.events)
        return ViewStep(self.view.face_down, self.seat, self.action if events else None, events)


def newly_chosen(
    before: GameView | None, after: GameView, seat: int | None
) -> tuple[GameEvent, ...]:
    """Return the events of a seat's secret choice between two views, if both contain its
    secrets."""
    known = sum(event["seat"] == seat for event in before.secrets) if before is not None else 0
    return tuple(event for event in after.secrets if event["seat"] == seat)[known:]


class Onlooker:
    """The person at the screen of one window, by the `seat` of the game that is shown; None until
    somebody has come.

    The one rule for hidden hands, marks and duchies: a position with something private is shown
    whole only after its owner has come. Anything that leads to another person's decision (the end
    of a turn, undo, redo, opening a game) asks that person to come. Until then everything private
    is face down, and nothing can be chosen. So code that shows a game need not know how it got
    there.

    `is_asked`: whether people are asked to come at all, which can be switched off. A single person
    is always there."""

    def __init__(self) -> None:
        self.is_asked = False
        self.seat: int | None = None
        self._game_id: str | None = None

    def sit_down(self, view: GameView, seat: int | None) -> None:
        """Note that the person of this seat has come, or acts in that view."""
        if seat is not None:
            self._game_id, self.seat = view.game_id, seat

    def step_seen(self, step: ViewStep) -> ViewStep:
        """Return the step as the person at the screen may see it."""
        view = self.seen(step.view)
        return step if view is step.view else step.face_down

    def seen(self, view: GameView) -> GameView:
        """Return the view as the person at the screen may see it: whole, or face down."""
        if view.game_id != self._game_id:
            self._game_id, self.seat = view.game_id, None
        people = sum(plan.is_person for plan in view.line_up.seats)
        if people < 2 or not self.is_asked or view.recording is not None:
            self.seat = view.viewer
            return view
        if view.person_to_decide not in (None, self.seat):
            self.seat = None
        if not view.is_private or self.seat == view.viewer:
            return view
        self.seat = None
        return view.face_down
