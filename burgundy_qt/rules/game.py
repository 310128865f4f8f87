"""A game in progress: a position, its events so far, and its history."""

import copy
import secrets
from collections.abc import Iterable
from typing import Any, NamedTuple

from burgundy_qt.rules.chance import Outcome, Places, outcome_in
from burgundy_qt.rules.errors import (
    GameOver,
    IllegalAction,
    InvalidArgument,
    InvalidRecord,
    RequestObject,
    RulesError,
    is_same,
    whole,
)
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.registry import DEFAULT, ruleset
from burgundy_qt.rules.ruleset import (
    Action,
    Event,
    LegalObject,
    OutlookObject,
    RecordLine,
    Ruleset,
    StateObject,
)

DAMAGES = (
    KeyError,
    TypeError,
    ValueError,
    IndexError,
    AttributeError,
    OverflowError,
    RecursionError,
)
"""The errors of reading a record whose objects are not those of the protocol."""


Entry = tuple[int | None, Any]
"""A seat and its action; or None and an outcome of chance, a value for each place."""


class HistoryEntry(NamedTuple):
    """A position of the history, before one of the actions or now: a copy; the number of events so
    far; and whether the action before revealed something: chance, or secrets of seats."""

    position: Position
    events: int
    showed: bool


class Game:
    """A game in the protocol's objects. `events` and `actions` are read only; only the methods
    change a game.

    `viewer`: the seat whose record this game was loaded from, None if it is wholly known. Hidden
    parts of other seats are then drawn anew, and only the viewer gets answers.

    `request` has the keys of the protocol's `new`. Raises InvalidArgument for an impossible game.
    """

    viewer: int | None = None
    by_hand = False
    """Whether the game waits for its chance, which `set_chance` brings, instead of drawing it: a
    game that people play with the box. Its request has "chance": "hand", and if only the `viewer`
    sees their hand, "seat": `keeps_open`. Then the other hands are left open: here they have any
    cards with which everything so far can happen, and get others as soon as an entry needs it. No
    state, event or record shows these."""
    has_random_hands = False
    """Whether hands that a record left open were drawn."""
    _known: list[Event]  # what the viewer knows of the first `_known_of` events
    _known_of: int
    _outcomes: list[tuple[int, list[Any], Places]]  # by hand: actions before each outcome, and it
    _action_line = 1  # of the record that is followed: the line of its last action
    _open_legal: tuple[HistoryEntry, int, dict[int, Position]] | None = None

    def __init__(self, request: RequestObject | None = None, set_up: Outcome | None = None):
        """`set_up`: the outcome of the set-up's chance (RulesOf.set_up_places), None to draw it.
        Raises InvalidArgument for an impossible one."""
        asked = request or {}
        self._ask(asked)
        self._set_up([] if set_up is None else self._chosen_set_up(set_up))

    def _ask(self, asked: RequestObject) -> None:
        """Fill in the request."""
        self.rules: Ruleset = ruleset(asked.get("game", DEFAULT))
        self.request: RequestObject = self.rules.complete_request(asked, secrets.randbelow(2**53))
        if asked.get("chance") == "hand":
            self.by_hand = True
            self.request = {**self.request, "chance": "hand"}
            self.viewer = viewer_of(asked, self.request)
            if self.keeps_open:
                self.request = {**self.request, "seat": self.viewer}

    @property
    def keeps_open(self) -> bool:
        """Whether the hands of all seats but the `viewer` are left open."""
        return self.by_hand and self.viewer is not None and bool(self.rules.HAND_EVENTS)

    def _chosen_set_up(self, values: Outcome) -> list[Event]:
        """Return the events of a chosen set-up."""
        position = self.rules.silent_position(self.request)
        places = set_up_places(position, self.request, self.rules)
        return list(self.rules.chance_events(position, places, values))

    def _set_up(self, recorded: list[Event]) -> None:
        self.events: list[Event] = []
        self._forget_public_events()
        self.actions: list[tuple[int, Action]] = []
        self.position = self.rules.new_position(self.request)
        self.seats: int = self.position.seats
        self.rules.replay_set_up(self.position, recorded)
        self.position.begin()
        self._history: list[HistoryEntry] = []
        self._outcomes = []
        self._go_on(recorded)

    @classmethod
    def from_record(cls, record: list[RecordLine]) -> "Game":
        """Return the game of a record. Raises InvalidRecord with the impossible line.

        All chance comes from the record and every action is checked; play goes on with the record's
        seed, or a fresh one if it has none. For a seat's record, that seed draws the parts hidden
        from the seat.
        """
        if not isinstance(record, list) or not all(isinstance(line, dict) for line in record):
            raise InvalidRecord("a record is a list of objects")
        if not record or record[0].get("cmd") != "new":
            raise InvalidRecord('line 1: a record begins with its "new" request')
        game = cls.__new__(cls)
        try:
            game._ask(record[0])
            game.viewer = viewer_of(record[0], game.request)
            game._set_up(record[1:])
            game._follow(record[1:])
        except RulesError as error:
            line = "" if str(error).startswith("line ") else f"line {game._line()}: "
            raise InvalidRecord(f"{line}{error}") from error
        except DAMAGES as error:
            raise InvalidRecord(
                f"line {game._line()}: damaged ({type(error).__name__}: {error})"
            ) from error
        return game

    @classmethod
    def determinized(cls, record: list[RecordLine], seed: int) -> "Game":
        """Return the game of a record with everything that it leaves open drawn from `seed`: the
        chance to come, and after a seat's record all that this seat does not know. Every seat gets
        answers in it. Raises InvalidRecord."""
        if not record or not isinstance(record[0], dict):
            raise InvalidRecord('line 1: a record begins with its "new" request')
        game = cls.from_record([{**record[0], "seed": seed}, *record[1:]])
        game.has_random_hands = game.keeps_open
        game.viewer = None
        game._forget_public_events()
        if game.by_hand:
            game.by_hand = False
            kept = {key: it for key, it in game.request.items() if key not in ("chance", "seat")}
            game.request = kept
            while game.awaits_chance:
                game._draw([])
            game._history[-1] = HistoryEntry(game.position.copy(), len(game.events), True)
        return game

    def _line(self) -> int:
        """Return the record's present line: the request's, or the one after the events so far. A
        secret choice is read before the earlier ones are revealed."""
        return (
            max(len(self._public_events()) + 2, self._action_line) if hasattr(self, "events") else 1
        )

    def _public_events(self) -> list[Event]:
        """Return the events so far, those that the record includes."""
        if self.viewer is None:
            return self.events
        self._known += self.events_for(self.viewer, self._known_of)
        self._known_of = len(self.events)
        return self._known

    def _forget_public_events(self) -> None:
        """Search all events again for those that the viewer knows."""
        self._known = []
        self._known_of = 0

    def _follow(self, recorded: list[Event]) -> None:
        """Play the record's actions, while the events are those of the record."""
        at = next_action(recorded, 0)
        events = self._public_events()
        self._compare(events, recorded, 0)
        while at < len(recorded):
            happened, self._action_line = len(events), at + 2
            self._apply(recorded[at]["action"], self.require_seat(recorded[at]["seat"]), recorded)
            events = self._public_events()
            self._compare(events, recorded, happened)
            at = next_action(recorded, max(at + 1, len(events)))
        known = [*events, *self.secret_choices(None if self.keeps_open else self.viewer)]
        if len(known) != len(recorded) or not all(map(self._is_as_recorded, known, recorded)):
            raise InvalidRecord(
                f"line {len(events) + 2}: the record has an event here, but the rules give none"
            )

    def _compare(self, events: list[Event], recorded: list[Event], first: int) -> None:
        """Check that the events from `first` on are those of the record. Raises InvalidRecord."""
        for at in range(first, min(len(events), len(recorded))):
            if not self._is_as_recorded(events[at], recorded[at]):
                raise InvalidRecord(
                    f"line {at + 2}: the rules give {events[at]!r}, "
                    f"the record says {recorded[at]!r}"
                )
        if len(recorded) < len(events):
            raise InvalidRecord(
                f"line {len(recorded) + 1}: the record ends before all events of an action"
            )

    def _is_as_recorded(self, event: Event, recorded: Event) -> bool:
        """Return whether an event is that of a record, which may lack newer keys."""
        later = self.rules.LATER_KEYS.get(event["event"], ())
        lacks = [key for key in later if key in event and key not in recorded]
        known = {key: event[key] for key in event if key not in lacks} if lacks else event
        return is_same(known, recorded)

    @property
    def is_over(self) -> bool:
        """Whether nobody decides any more."""
        return bool(self.position.is_over())

    @property
    def revision(self) -> int:
        """How many actions were taken."""
        return len(self.actions)

    def legal(self, seat: int | None = None) -> LegalObject:
        """Return the protocol's `legal`: who decides, who may decide, and every legal action
        once."""
        deciding, waiting = self.deciding(seat), self.position.waiting_seats()
        actions = [self.rules.decode_action(code) for code in self.offered(deciding)]
        return {"seat": deciding if waiting else None, "waiting": waiting, "actions": actions}

    def prices(self, seat: int | None = None) -> list[dict[str, int]]:
        """Return beside each action of `legal` its price, by resource."""
        payer = self.deciding(seat)
        return [dict(self.rules.price(self.position, payer, code)) for code in self.offered(payer)]

    def gains(self, seat: int | None = None) -> list[list[Event]]:
        """Return beside each action of `legal` the events of points that it would bring at once:
        each is tried on a copy."""
        chooser = self.deciding(seat)
        trial = self.position.copy()
        trial.start_journal()
        return [self._gained(trial, chooser, code) for code in self.offered(chooser)]

    def offered(self, seat: int) -> list[int]:
        """Return the codes of `legal`; none before chance comes and when the game is over."""
        if self._is_open(seat):
            return list(self._open_actions(seat))
        return list(self.position.legal(seat)) if self.position.waiting_seats() else []

    def position_for(self, seat: int, code: int) -> Position:
        """Return the position in which an action of `legal` is legal: the present one, unless the
        seat's hand is left open."""
        now: Position = self.position
        return self._open_actions(seat).get(code, now) if self._is_open(seat) else now

    def _is_open(self, seat: int) -> bool:
        return self.keeps_open and seat != self.viewer and seat in self.position.waiting_seats()

    def _open_actions(self, seat: int) -> dict[int, Position]:
        """Return what a hand that is left open allows now; found once for each position."""
        now = self._history[-1]
        if self._open_legal is None or self._open_legal[:2] != (now, seat):
            found = self.rules.open_legal(self.position, self.events_for(self.viewer), seat)
            self._open_legal = now, seat, dict(found)
        return self._open_legal[2]

    def _gained(self, trial: Position, chooser: int, code: int) -> list[Event]:
        """Return the chooser's points from one action, without the chance after it."""
        trial.copy_from(self.position_for(chooser, code))
        trial.act_only(code, chooser)
        return [
            event
            for event in self.rules.events(trial)
            if "points" in event and event.get("seat") == chooser
        ]

    def scoring_potential(self) -> list[OutlookObject]:
        """Return for each seat what it may still score, from the game's rules."""
        return self.rules.scoring_potential(self.position)

    def preview_events(self, position: Position, seat: int, codes: Iterable[int]) -> list[Event]:
        """Return the events of these actions of a seat from `position` on, tried on a copy, up to
        chance or another seat's decision. The end of a turn and its consequences are left out."""
        trial = position.copy()
        trial.start_journal()
        events: list[Event] = []
        for code in codes:
            if (
                seat not in trial.waiting_seats()
                or self.action(code)["type"] == "end"
                or code not in trial.legal(seat)
            ):
                break
            trial.act_only(code, seat)
            events += self.rules.events(trial)
        return events

    def require_seat(self, seat: object) -> int:
        """Return the seat, if it exists. Raises InvalidArgument."""
        return whole("seat", seat, range(self.seats))

    def require_known_seat(self, seat: object) -> int:
        """Return the seat, if it exists and the game is known from its view. Raises
        InvalidArgument."""
        known: int = self.require_seat(seat)
        if self.viewer not in (None, known) and not self.keeps_open:
            raise InvalidArgument(
                f'"seat" is {seat!r}, but only what seat {self.viewer} knows is known here'
            )
        return known

    def deciding(self, seat: object = None) -> int:
        """Return the given seat, else the viewer, else the first that waits, -1 when the game is
        over. Raises InvalidArgument."""
        if seat is not None:
            return self.require_known_seat(seat)
        if self.viewer is not None and not self.keeps_open:
            return self.viewer
        first = self.position.first_waiting()
        return -1 if first is None else first

    def apply(self, action: Action, seat: int | None = None) -> list[Event]:
        """Carry out a legal action; return all events up to the next decision.

        Raises InvalidArgument (no object), IllegalAction (not offered now) or GameOver; then
        nothing has changed.
        """
        if not isinstance(action, dict):
            raise InvalidArgument(f'"action" is {action!r}, but must be an object')
        if self.is_over:
            raise GameOver("the game is over; start a new one, or load another")
        if self.awaits_chance:
            raise IllegalAction("no action is legal before chance has come")
        chooser = self.require_seat(self.position.first_waiting() if seat is None else seat)
        code, before = self.rules.encode_action(action), len(self.events)
        if not self._is_open(chooser) or code in self.position.legal(chooser):
            return self._apply(action, chooser, [])
        paid = {"event": "action", "seat": chooser, "action": dict(action)}
        refitted = self._with_hands_for([paid], IllegalAction(f"{action!r} is not legal now"))
        try:
            refitted._apply(action, chooser, [])
        except IllegalAction:
            raise IllegalAction(f"{action!r} is not legal now") from None
        self._restore_from(refitted)
        return self.events[before:]

    def apply_recorded(self, action: Action, seat: int, recorded: list[Event]) -> None:
        """Carry out a legal action with the chance of the events that a record has after it.

        Raises InvalidRecord if it is not legal, or the rules give other events; then nothing has
        changed.
        """
        revision, heard = self.revision, len(self.events)
        try:
            self._apply(action, self.require_seat(seat), [*self.events, *recorded])
            self._compare(self.events, [*self.events[:heard], *recorded], heard)
            if len(self.events) != heard + len(recorded):
                raise InvalidRecord("the record has an event here, but the rules give none")
        except InvalidRecord:
            self.take_back(revision)
            raise
        except (RulesError, *DAMAGES) as error:
            self.take_back(revision)
            raise InvalidRecord(f"{type(error).__name__}: {error}") from error

    def _apply(self, action: Action, seat: int, recorded: list[Event]) -> list[Event]:
        """Do what `apply` does, for a checked seat and perhaps an action of a record."""
        code = self.rules.encode_action(action)
        before, was_secret = len(self.events), self.position.decides_in_secret()
        try:
            self.position.act_only(code, seat)
        except IllegalAction:
            raise IllegalAction(f"{action!r} is not legal now") from None
        self.actions.append((seat, self.rules.decode_action(code)))
        self._go_on(recorded, was_secret)
        return self.events[before:]

    def _go_on(self, recorded: list[Event], was_secret: bool = False) -> None:
        """Collect the events, draw the next chance, from the record if it has it, and add to the
        history; `was_secret`: the action before was chosen in secret."""
        heard = self.rules.events(self.position)
        if not self._history:
            self._set_up_events = len(heard)
        # Secret choices are revealed all at once, by the last of them; no event mentions them
        # before.
        showed = self.position.is_chance_node() or self._opens(was_secret and bool(heard))
        self.events += heard
        while self.position.is_chance_node():
            later = recorded[len(self._public_events()) :]
            if self.by_hand and not later:
                later = self._open_draw()
                if not later:
                    break
            self._draw(later)
        self._history.append(HistoryEntry(self.position.copy(), len(self.events), showed))

    def _draw(self, later: list[Event]) -> None:
        """Draw the next chance: that of the events `later`, if they have it."""
        if self.by_hand and (places := self.chance_places()):
            self._outcomes.append((len(self.actions), outcome_in(places, later), places))
        self.rules.replay_chance(self.position, later)
        self.position.draw_chance()
        self.events += self.rules.events(self.position)

    # Chance by hand

    @property
    def awaits_chance(self) -> bool:
        """Whether chance must be given before anybody decides; only in a game `by_hand`."""
        return bool(self.position.is_chance_node())

    def chance_places(self) -> Places:
        """Return what the chance decides that must be given now; empty if none must."""
        places = self.rules.chance_places(self.position) if self.awaits_chance else ()
        if self.keeps_open and places:
            return self.rules.places_seen_by(self.position, places, self.viewer or 0)
        return places

    def set_chance(self, values: Outcome) -> list[Event]:
        """Bring the chance that the game waits for: a value for each of `chance_places`. Return its
        events. Raises InvalidArgument for values that cannot come now; then nothing has
        changed."""
        if not self.awaits_chance:
            raise InvalidArgument("the game does not wait for chance")
        places = self.chance_places()
        before = len(self.events)
        later: list[Event] = [*self.rules.chance_events(self.position, places, values)]
        if self.keeps_open and any(event["event"] in self.rules.HAND_EVENTS for event in later):
            self._restore_from(
                self._with_hands_for(later, InvalidArgument("these cards cannot come now"))
            )
        else:
            self._draw(later)
            while self.awaits_chance and (drawn := self._open_draw()):
                self._draw(drawn)
            self._history[-1] = HistoryEntry(self.position.copy(), len(self.events), True)
        return self.events[before:]

    def _open_draw(self) -> list[Event]:
        """Return the events of the next chance if nobody is asked about it: a draw of cards that
        are left open."""
        if not self.keeps_open or self.chance_places():
            return []
        return [*self.rules.open_draw(self.position)]

    def _with_hands_for(self, later: list[Event], refusal: RulesError) -> "Game":
        """Return a copy in which everything that is left open is drawn anew, so that these events
        can follow; chance among them has come. Raises the refusal if they cannot."""
        refitted = copy.copy(self)
        recorded = [*self.events_for(self.viewer), *later]
        try:
            refitted._set_up(recorded)
            for seat, action in self.actions:
                refitted._apply(action, seat, recorded)
        except InvalidRecord:
            raise refusal from None
        return refitted

    def _restore_from(self, other: "Game") -> None:
        """Take over everything of a copy."""
        self.__dict__.update(other.__dict__)

    @property
    def entries(self) -> list[Entry]:
        """Everything that was entered in a game `by_hand`, in order: actions and outcomes."""
        return [entry for entry, _ in self.placed_entries]

    @property
    def placed_entries(self) -> list[tuple[Entry, Places]]:
        """The entries, each outcome with its places."""
        entries: list[tuple[Entry, Places]] = []
        outcomes = list(self._outcomes)
        for revision, entry in enumerate(self.actions):
            while outcomes and outcomes[0][0] <= revision:
                _, values, places = outcomes.pop(0)
                entries.append(((None, values), places))
            entries.append((entry, ()))
        return entries + [((None, values), places) for _, values, places in outcomes]

    def enter(self, entry: Entry) -> list[Event]:
        """Enter an action or an outcome in a game `by_hand`. Raises RulesError if it does not fit
        here; then nothing has changed."""
        seat, what = entry
        return self.set_chance(what) if seat is None else self.apply(what, seat)

    def emptied(self) -> "Game":
        """Return a separate game `by_hand` with the same set-up, in which nothing was entered."""
        game = copy.copy(self)
        first = self.events[: self._set_up_events]
        game._set_up([each for event in first if (each := self._event_for(self.viewer, event))])
        return game

    def _outcomes_until(self, revision: int) -> list[tuple[int, list[Any], Places]]:
        return [outcome for outcome in self._outcomes if outcome[0] <= revision]

    def _opens(self, showed_secrets: bool) -> bool:
        """Return whether the last action revealed secrets of others: their choices, or at the end
        their hands."""
        opened_hands = self.is_over and any("to" in event for event in self.events)
        return self.seats > 1 and (showed_secrets or opened_hands)

    def state(self, seat: int | None = None) -> StateObject:
        """Return the protocol's state, as `seat` knows it (None: what everyone knows)."""
        return self.rules.state(
            self.position, self.request, None if seat is None else self.require_known_seat(seat)
        )

    def is_known_to_all(self) -> bool:
        """Return whether every seat knows the same: each event is public, and no choice is secret.
        Then the states of all seats are equal."""
        return not any("to" in event for event in self.events) and not self.secret_choices()

    def record(self, private: bool = False, seat: int | None = None) -> list[RecordLine]:
        """Return the request, then every event.

        The seed, private events and secret choices are included only with `private` or when the
        game is over; with `seat` those of this seat, while the game runs.
        """
        if self.keeps_open:
            return [dict(self.request), *self.events_for(self.viewer), *self.secret_choices()]
        if seat is not None and not self.is_over:
            known = {**self.request, "seed": None, "seat": self.require_known_seat(seat)}
            return [known, *self.events_for(seat), *self.secret_choices(seat)]
        if private or self.is_over:
            return [dict(self.request), *self.events, *self.secret_choices()]
        return [{**self.request, "seed": None}, *self.events_for(None)]

    def events_for(self, seat: int | None, first: int = 0) -> list[Event]:
        """Return the events from number `first` on that `seat` may know (None: the public ones)."""
        later = self.events[first:]
        if self.keeps_open:
            return [each for event in later if (each := self._event_for(seat, event))]
        return [event for event in later if "to" not in event or seat in event["to"]]

    def _event_for(self, seat: int | None, event: Event) -> Event | None:
        """Return an event as a seat may know it, None if it may not: of hands that are left open
        nothing is known."""
        if not self.keeps_open:
            return (
                event if self.viewer is None or "to" not in event or seat in event["to"] else None
            )
        if "to" in event and (seat != self.viewer or seat not in event["to"]):
            return None
        opened = self.rules.OPENED_KEYS.get(event["event"], ())
        if not any(key in event for key in opened):
            return event
        return {key: value for key, value in event.items() if key not in opened}

    def secret_choices(self, of: int | None = None, revision: int | None = None) -> list[Event]:
        """Return the choices that are still secret, each private to its seat: of one seat, or of
        all; at `revision` if that is given, else now."""
        reached = self._reached(self.revision if revision is None else revision)
        public = sum(event["event"] == "action" for event in self.events[: reached.events])
        hidden = self.actions[public:revision]
        return [
            {"event": "action", "seat": seat, "action": action, "to": [seat]}
            for seat, action in hidden
            if of in (None, seat)
        ]

    def secret_events(self, seats: Iterable[int], revision: int | None = None) -> list[Event]:
        """Return the effects of these seats' secret choices, each event private to its seat: like
        the events that will reveal them, as far as the game gives them now. They are never part of
        a record."""
        hidden = self.secret_choices(None, revision)
        events: list[Event] = []
        for seat in seats:
            if own := [event for event in hidden if event["seat"] == seat]:
                trial = self._reached(self.revision if revision is None else revision)
                position = trial.position.copy()
                position.start_journal()
                position.record_secrets(seat)
                events += [{**event, "to": [seat]} for event in self.rules.events(position)] or own
        return events

    def position_at(self, revision: int) -> tuple[Any, list[Event]]:
        """Return a copy of the position after the first `revision` actions, and the events so far.

        Raises InvalidArgument for a revision that was never reached.
        """
        reached = self._reached(revision)
        return reached.position.copy(), self.events[: reached.events]

    def _reached(self, revision: int) -> HistoryEntry:
        if not 0 <= revision <= self.revision:
            raise InvalidArgument(
                f"revision {revision} was never reached; it may be 0 to {self.revision}"
            )
        return self._history[revision]

    def branch(self, revision: int) -> "Game":
        """Return a separate game that goes on after the first `revision` actions of this one.
        Raises InvalidArgument for a revision that was never reached."""
        reached = self._reached(revision)
        branch = copy.copy(self)
        branch.position = reached.position.copy()
        branch.position.start_journal()
        branch.events = self.events[: reached.events]
        branch.actions = self.actions[:revision]
        branch._history = self._history[: revision + 1]
        branch._outcomes = self._outcomes_until(revision)
        return branch

    def take_back(self, revision: int) -> None:
        """Go back to just after the first `revision` actions. Raises InvalidArgument for a revision
        that was never reached."""
        reached = self._reached(revision)
        self.position.copy_from(reached.position)
        del self._history[revision + 1 :]
        del self.actions[revision:]
        del self.events[reached.events :]
        self._outcomes = self._outcomes_until(revision)
        self._forget_public_events()

    def chance_between(self, revision: int) -> bool:
        """Return whether dice, tiles or secrets were revealed after the first `revision`
        actions."""
        return any(reached.showed for reached in self._history[revision + 1 :])

    def code(self, action: Action) -> int:
        """Return the position's int for an action object. Raises IllegalAction for no action of
        this game."""
        return int(self.rules.encode_action(action))

    def action(self, code: int) -> Action:
        """Return the action object for a position's int."""
        return dict(self.rules.decode_action(code))


def set_up_places(position: Position, request: RequestObject, rules: Ruleset) -> Places:
    """Return what a person must enter of the set-up of a game of the box, for a position before
    it."""
    places = rules.set_up_places(position, request)
    seat = request.get("seat") if request.get("chance") == "hand" else None
    return places if seat is None else rules.places_seen_by(position, places, seat)


def viewer_of(asked: RequestObject, request: RequestObject) -> int | None:
    """Return the seat whose record begins with this request, None for a whole or public one. Raises
    InvalidRecord."""
    seat = asked.get("seat")
    if seat is None or (type(seat) is int and 0 <= seat < request["players"]):
        return seat
    raise InvalidRecord(f'line 1: "seat" is {seat!r}, but may be 0 to {request["players"] - 1}')


def next_action(recorded: list[Event], at: int) -> int:
    """Return the index of the next action in a record from `at` on; the record's length if there is
    none."""
    while at < len(recorded) and recorded[at].get("event") != "action":
        at += 1
    return at
