"""The running game: whose decision it is, undo, and the content of its save. No threads, no
files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from burgundy_qt import repeatable
from burgundy_qt.ai.networks.calibration import expected_win_shares
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.chance import Outcome, Places
from burgundy_qt.rules.errors import InvalidArgument, RulesError
from burgundy_qt.rules.game import Entry, Game
from burgundy_qt.rules.ruleset import Action, Event, StateObject
from burgundy_qt.session import game_profile, game_replay, problem, variations
from burgundy_qt.session.line_up import Clock, LineUp, SeatPlan, at_pace
from burgundy_qt.session.saves.save_file import Save, has_these_rules, mark_of
from burgundy_qt.session.saves.save_folder import new_game_id
from burgundy_qt.session.view import GameView, Recording, ViewStep, newly_chosen
from burgundy_qt.storage.documents import Document, fingerprint

TURN_OPENS = "turn", "round"
CORRECTIONS = "replace", "insert", "remove"
"""The ways to correct an entry of a game that is recorded."""


class FinishedGame(NamedTuple):
    """A finished game to be shown to people without the program: its end as everybody knows it, a
    replay, and its save."""

    view: GameView
    replay: game_replay.Replay
    save: Save


class RunningGame:
    """One game with its people and bots. Its revision is the number of actions so far."""

    def __init__(self, game: Game, line_up: LineUp, game_id: str, created: str):
        self.game = game
        tutor = "" if line_up.unaided else line_up.tutor
        self.line_up = replace(line_up, request=game.request, casual=False, tutor=tutor)
        self.game_id = game_id
        self.created = created
        self.casual = line_up.casual or bool(tutor) or game.by_hand
        self.handed: list[tuple[int, int, str | None]] = []
        self.comments: tuple[tuple[int, str], ...] = ()
        self.is_begun_to_watch = False
        self.variations: tuple[Document, ...] = ()
        self._redo: list[tuple[int, Action]] = []
        self._later: list[tuple[Entry, Places]] = []  # by hand: what follows, if it fits
        self._replaced: int | None = None  # in a correction: how many the next one replaces
        self._is_misfit = False  # in a correction: the first of them does not fit any more
        self._turns: list[tuple[int, str]] = []
        self._ready: frozenset[int] = frozenset()
        self._view: GameView | None = None

    @classmethod
    def begin(cls, line_up: LineUp) -> RunningGame:
        """Return a new game; raises InvalidArgument for an invalid request, or one whose seats
        differ from the line-up."""
        seats = len(line_up.seats)
        if line_up.request.get("players", seats) != seats:
            raise InvalidArgument(
                f'"players" is {line_up.request["players"]}, but {seats} seats are taken'
            )
        now = repeatable.now()
        game = Game({**line_up.request, "players": seats}, line_up.set_up)
        clock = line_up.clock.wound(seats) if line_up.clock is not None else None
        running = cls(
            game, replace(line_up, clock=clock), new_game_id(now), now.isoformat("T", "seconds")
        )
        running._mark_turn(running.game.events)
        return running

    @classmethod
    def from_save(cls, save: Save, path: Path) -> RunningGame:
        """Return the game of a save. Raises SaveDamaged or SaveFromOtherRules, naming `path`, if
        that is impossible."""
        same_rules = has_these_rules(save)
        error = problem.SaveDamaged if same_rules else problem.SaveFromOtherRules
        try:
            game = Game.from_record(save.record)
        except RulesError as why:
            raise error(path, tr("Saves", "its record cannot be replayed"), str(why)) from why
        if len(save.seats) != game.seats:
            sentence = tr_noop("Saves", "it names {named} players, but the game has {seats}")
            raise problem.SaveDamaged(
                path, tr("Saves", sentence, named=len(save.seats), seats=game.seats)
            )
        # a correction of the rules may show a seat more than when it was saved
        is_marked = save.mark is not None and same_rules
        if fingerprint(game.state()) != fingerprint(save.snapshot) or (
            is_marked and save.mark != mark_of(game)
        ):
            raise error(path, first_change(save, game))
        if save.finished != game.is_over:
            raise error(
                path, tr("Saves", "its “{part}” is missing or has the wrong type", part="finished")
            )
        line_up = LineUp(
            save.seats, game.request, save.clock, save.casual, save.tutor, save.unaided
        )
        running = cls(game, line_up, save.game_id, save.created)
        running.handed = list(save.handed)
        running.comments = save.comments
        try:
            running._take_redo(save)
        except RulesError as why:
            raise error(
                path,
                tr("Saves", "its “{part}” is missing or has the wrong type", part="redo"),
                str(why),
            ) from why
        running._turns = list(save.turns)
        running.variations = save.variations
        return running

    def branch(self, revision: int, line_up: LineUp) -> RunningGame:
        """Return a separate game that continues after the first `revision` actions of this one,
        which does not change.

        It is casual, because its future is known; dice and tiles still come as they would have
        here. Raises InvalidArgument for an unknown revision, or a line-up with other seats."""
        if len(line_up.seats) != self.game.seats:
            raise InvalidArgument(
                f"{len(line_up.seats)} seats are taken in a game of {self.game.seats}"
            )
        game = self.game.branch(revision)
        now = repeatable.now()
        running = RunningGame(game, line_up, new_game_id(now), now.isoformat("T", "seconds"))
        running.casual = True
        running._turns = [turn for turn in self._turns if turn[0] <= revision]
        return running

    def replay(self, viewer: int | None) -> game_replay.Replay:
        """Return a replay of all positions so far, as this seat knew them (None: as everybody
        did)."""
        record = self.game.record(private=True)
        return game_replay.Replay(record, viewer, self.is_unaided, self.comments)

    def finished(self) -> FinishedGame:
        """Return the whole game, which must be over, as everybody knows it."""
        return FinishedGame(self.view, self.replay(None), self.save())

    def save(self) -> Save:
        """Return the whole game as a save."""
        return Save(
            game_id=self.game_id,
            created=self.created,
            seats=self.line_up.seats,
            casual=self.casual,
            finished=self.game.is_over,
            rules=self.game.rules.version,
            record=self.game.record(private=True),
            redo=tuple(self._redo or (written_entry(entry) for entry, _ in self._later)),
            turns=tuple(self._turns),
            snapshot=self.game.state(),
            mark=mark_of(self.game),
            handed=tuple(self.handed),
            clock=self.line_up.clock,
            tutor=self.line_up.tutor,
            unaided=self.line_up.unaided,
            comments=self.comments,
            variations=self.variations,
            correction=self._replaced if self._later else None,
        )

    @property
    def is_unaided(self) -> bool:
        """Return whether the players get no help now; after the end they may look at everything."""
        return self.line_up.unaided and not self.game.is_over

    @property
    def is_passing(self) -> bool:
        """Return whether only bots have played it so far, for a spectator: it is deleted when it is
        left."""
        has_person = any(plan.is_person for plan in self.line_up.seats)
        return self.is_begun_to_watch and not (has_person or self.handed or self.game.is_over)

    @property
    def view(self) -> GameView:
        """Return the current view; the same object until something happens."""
        if self._view is None:
            self._view = self._seen()
        return self._view

    def act(self, action: Action) -> ViewStep:
        """Play an action of the deciding seat, and return its step as the viewer may see it; redo
        is cleared. Raises RulesError."""
        view, heard = self.view, len(self.game.events)
        seat = view.legal["seat"]
        self.act_without_view(action, seat)
        events = tuple(self.game.events_for(self.viewer, heard))
        return ViewStep(self.view, seat, action, events, newly_chosen(view, self.view, seat))

    # Games that are recorded

    def set_chance(self, values: Outcome) -> None:
        """Enter what chance has brought. Raises RulesError."""
        self._note_turn(self.game.set_chance(values))
        self._follow_later()

    def correct(self, at: int, way: str) -> GameView:
        """Go back before entry number `at`: to "replace" it, or to "insert" one before it, or to
        "remove" it; the later entries follow again, as far as they fit. Raises InvalidArgument."""
        entries = [*self.game.placed_entries, *self._later]
        if not self.game.by_hand or at not in range(len(entries)) or way not in CORRECTIONS:
            raise InvalidArgument(f"entry {at!r} cannot be corrected by {way!r}")
        self._go_back_to(entries[:at], entries[at:])
        self._replaced = 0 if way == "insert" else 1
        self._is_misfit = False
        if way == "remove":
            del self._later[0]
            self._replaced = 0
            self._go_on_with_later()
        return self.view

    def cut_off(self) -> GameView:
        """Forget the later entries of a correction."""
        self._later.clear()
        self._forget_comments(len(self.game.actions))
        self._replaced, self._view, self._is_misfit = None, None, False
        return self.view

    def _forget_comments(self, revision: int) -> None:
        """Forget what was written about positions after so many actions: they cannot be redone."""
        self.comments = tuple(one for one in self.comments if one[0] <= revision)

    def _go_back_to(
        self, entries: list[tuple[Entry, Places]], later: list[tuple[Entry, Places]]
    ) -> None:
        """Enter these again from the beginning; those that do not fit come before the later
        ones."""
        kept = sum(seat is not None for (seat, _), _ in entries)
        self.variations = variations.with_their_beginnings(self.variations, self.game, kept - 1)
        self.game = self.game.emptied()
        self._turns = []
        self._mark_turn(self.game.events)
        self._later = [*entries, *later]
        self._replaced = None
        self._go_on_with_later(len(entries))

    def _follow_later(self, is_action: bool = False) -> None:
        """After an entry: in a correction the later ones follow, otherwise they are forgotten."""
        if not self.game.by_hand:
            return
        if self._replaced is None:
            if self._later:
                self._later.clear()
                self._forget_comments(len(self.game.actions) - is_action)
            return
        del self._later[: self._replaced]
        self._go_on_with_later()

    def _go_on_with_later(self, most: int | None = None) -> None:
        """Enter the later entries as long as they fit, and at most so many. The first that does
        not fit is the next to be replaced."""
        self._is_misfit = False
        while self._later and most != 0:
            try:
                events = self.game.enter(self._later[0][0])
            except RulesError:
                self._replaced, self._is_misfit = 1, True
                break
            del self._later[0]
            self._note_turn(events)
            most = None if most is None else most - 1
        if not self._later:
            self._replaced = None
        self._view = None

    def _take_redo(self, save: Save) -> None:
        """Take what a save says was undone, or follows a correction. Raises RulesError for an
        action that no such game has."""
        if not self.game.by_hand:
            self._redo = list(save.redo)
            return
        later = [read_entry(*each) for each in save.redo]
        for seat, what in later:
            if seat is not None:
                self.game.code(what)
        fitting, self._later = with_places(self.game, later)
        self._replaced = save.correction if later else None
        self._is_misfit = bool(later) and self._replaced == 1 and fitting == 0

    def act_without_view(self, action: Action, seat: int) -> list[Event]:
        """Play an action without a viewer: all events, and no view before one is requested."""
        before = len(self.game.events)
        self._apply(action, seat)
        if self._redo:
            self._redo.clear()
            self._forget_comments(len(self.game.actions) - 1)
        self._follow_later(is_action=True)
        return self.game.events[before:]

    def undo(self, further: bool = False) -> GameView | None:
        """Undo the last person's action and everything that bots did since; returns None if that is
        not allowed.

        It is not allowed if chance has revealed something since, or another person must decide now;
        `further` undoes it anyway and makes the game casual, and then nothing limits undo any
        more."""
        view = self.view
        if not (view.can_undo or (further and view.can_undo_casually)):
            return None
        if self.game.by_hand:
            entries = self.game.placed_entries
            self._go_back_to(entries[:-1], [entries[-1], *self._later])
            return self.view
        revision = self._last_of_a_person()
        assert revision is not None
        self.casual = self.casual or not view.can_undo
        return self._take_back(revision)

    def undo_turn(self) -> GameView | None:
        """Undo the whole last turn of a person, by the rules of undo; returns None if that is not
        allowed."""
        revision = self._last_of_a_person()
        if revision is None or not self.view.can_undo:
            return None
        if self.game.by_hand:
            return self.undo()
        seat = self.game.actions[revision][0]
        opened = max((turn for turn, _mark in self._turns if turn <= revision), default=revision)
        began = next(at for at in range(opened, revision + 1) if self.game.actions[at][0] == seat)
        return self._take_back(began if self._may_take_back(began) else revision)

    def _take_back(self, revision: int) -> GameView:
        """Go back to the position after so many actions; later ones can be redone."""
        self.variations = variations.with_their_beginnings(self.variations, self.game, revision)
        self._redo[:0] = self.game.actions[revision:]
        self.game.take_back(revision)
        self._turns = [turn for turn in self._turns if turn[0] <= revision]
        self._view, self._ready = None, frozenset()
        return self.view

    def seat(self, seats: Sequence[SeatPlan]) -> GameView | None:
        """Change the players from the next decision on: a person or a bot of any level and style
        per seat.
        Another player makes the game casual. Returns None if nothing changes; raises
        InvalidArgument for other seats."""
        if len(seats) != self.game.seats:
            raise InvalidArgument(f"{len(seats)} seats are taken in a game of {self.game.seats}")
        if tuple(seats) == self.line_up.seats:
            return None
        for seat, (before, now) in enumerate(zip(self.line_up.seats, seats, strict=True)):
            if (before.level, before.style) != (now.level, now.style):
                self.handed.append((len(self.game.actions), seat, now.level))
                self.casual = True
        self.line_up = replace(self.line_up, seats=tuple(seats))
        self._view, self._ready = None, frozenset()
        return self.view

    def play_at(self, pace: str) -> None:
        """Set the pace of bots that have one; a finished game does not change."""
        seats = at_pace(self.line_up.seats, pace)
        if seats != self.line_up.seats and not self.game.is_over:
            self.line_up = replace(self.line_up, seats=seats)
            self._view = None

    def set_clock(self, clock: Clock | None) -> None:
        """Note the time that people have left, for the next view."""
        self.line_up = replace(self.line_up, clock=clock)

    def set_tutor(self, threshold: str) -> None:
        """Set the loss from which the tutor asks, or switch it off; with it the game is casual. A
        game without help has none."""
        if self.is_unaided:
            return
        self.line_up = replace(self.line_up, tutor=threshold)
        self.casual = self.casual or bool(threshold)
        self._view = None

    def can_be_advised(self, revision: int, viewer: int | None) -> bool:
        """Return whether the viewer may get a hint after so many actions: for the current decision
        of a person, and for earlier ones unless that seat knew something that is hidden from the
        viewer while the game runs, and in no game without help that runs."""
        if self.is_unaided:
            return False
        now = len(self.game.actions)
        if not 0 <= revision <= now or (revision == now and self.view.person_to_decide is None):
            return False
        seat = self.decided_by(revision)
        if self.game.keeps_open and seat != self.game.viewer:
            return False
        return self.game.is_over or seat == viewer or not self._had_secrets(revision, seat)

    def _had_secrets(self, revision: int, *seats: int) -> bool:
        """Return whether one of these seats knew more than the public after so many actions."""
        position, rules = self.game.position_at(revision)[0], self.game.rules
        shared = rules.state(position, self.game.request, None)
        return any(rules.state(position, self.game.request, seat) != shared for seat in seats)

    @cached_property
    def hides_hands(self) -> bool:
        """Return whether seats hide something from the start for as long as the game runs."""
        return self._had_secrets(0, *range(self.game.seats))

    def open_until(self) -> int:
        """Return the number of actions up to which everything that any seat knew is public now: all
        of them in a finished game, else up to the beginning of choices that are still secret."""
        revision = len(self.game.actions)
        seats = range(self.game.seats)
        while revision > 0 and not self.game.is_over and self._had_secrets(revision, *seats):
            revision -= 1
        return revision

    def open_part(self) -> Game:
        """Return the game up to there for a review; hands that a record leaves open are drawn, the
        same ones every time."""
        if self.game.keeps_open:
            return Game.determinized(self.game.record(private=True), 0)
        return self.game.branch(self.open_until())

    def can_be_played_on(self, revision: int) -> bool:
        """Return whether a new game may begin after so many actions: players may take any seat in
        it, so it must not reveal anything hidden."""
        if self.game.is_over:
            return True
        if self.is_unaided:
            return False
        return not self.hides_hands and revision <= self.open_until()

    def analysis_from(
        self, revision: int, viewer: int | None, tree: int | None = None
    ) -> variations.Beginning | None:
        """Return where an analysis begins after so many actions, or with a tree of that number: all
        is known of a finished game, and of one that people enter with all hands, of another what
        the viewer, or the person who enters it, knew then. Returns None in a game without help, if
        hands are hidden and nobody is there to know one, for a tree of another seat, or for a
        position that was never reached."""
        is_known = (self.game.is_over or self.game.by_hand) and not self.game.keeps_open
        viewer = self.game.viewer if self.game.keeps_open else viewer
        if self.is_unaided or (viewer is None and self.hides_hands and not is_known):
            return None
        seat, record = None if is_known else viewer or 0, None
        if tree is not None:
            if tree not in range(len(self.variations)):
                return None
            chosen = self.variations[tree]
            if not is_known and seat != chosen["seat"]:
                return None
            revision, seat = chosen["revision"], chosen["seat"]
            record = variations.own_record(chosen, self.game)
            if record is None:
                revision = min(revision, len(self.game.actions))
        elif not 0 <= revision <= len(self.game.actions):
            return None
        return variations.Beginning(
            self.game_id,
            revision,
            seat,
            record or variations.known_record(self.game, revision, seat),
            self.line_up.seats,
            self.variations,
            self.hides_hands and seat is not None,
            tree,
            is_known,
        )

    def decided_by(self, revision: int) -> int:
        """Return the seat that decided after so many actions, or decides now: of several, the
        person who is asked."""
        actions, person = self.game.actions, self._person_to_decide()
        if revision < len(actions):
            return actions[revision][0]
        return self.game.position.waiting_seats()[0] if person is None else person

    def make_casual(self) -> None:
        """Note that the person had help: the game is no longer rated."""
        self.casual = True
        self._view = None

    def note_ready(self, seat: int) -> None:
        """Note that a seat's bot has decided at the same time as people; views show it until all
        have decided."""
        self._ready |= {seat}
        self._view = replace(self.view, decided_bots=self._ready)

    def redo(self) -> GameView | None:
        """Redo what the last undo took back, up to a person's decision; returns None if there is
        nothing."""
        if self.game.by_hand and self._later:
            self._go_on_with_later(1)
            return self.view
        if not self._redo:
            return None
        while self._redo:
            seat, action = self._redo.pop(0)
            try:
                self._apply(action, seat)
            except RulesError:  # from an edited save: the rest cannot be redone either
                self._redo.clear()
                self._forget_comments(len(self.game.actions))
            if self._person_to_decide() is not None:
                break
        return self.view

    def _apply(self, action: Action, seat: int) -> None:
        self._note_turn(self.game.apply(action, seat))

    def _note_turn(self, events: list[Event]) -> None:
        self._view = None
        self._ready = frozenset() if events else self._ready
        self._mark_turn(events)

    def _mark_turn(self, events: list[Event]) -> None:
        """Note the position at the beginning of a turn, or of a round in which all decide at once,
        so that a save can later say where its record took another course."""
        if any(event["event"] in TURN_OPENS for event in events):
            if self._turns and self._turns[-1][0] == len(self.game.actions):
                self._turns.pop()  # by hand, several outcomes follow one action
            self._turns.append((len(self.game.actions), mark_of(self.game)))

    def _seen(self) -> GameView:
        person, viewer = self._person_to_decide(), self.viewer
        offered = (
            self.game.legal(person) if person is not None else {**self.game.legal(), "actions": []}
        )
        undo_to = self._last_of_a_person()
        profile = game_profile.profile_of(self.game.request["game"])
        state = self.game.state(viewer)
        shared_state = self._shared_state(state)
        return GameView(
            game_id=self.game_id,
            revision=len(self.game.actions),
            line_up=self.line_up,
            viewer=viewer,
            is_private=shared_state is not None,
            shared_state=shared_state,
            state=state,
            legal=offered,
            prices=self.game.prices(person) if person is not None else [],
            events=tuple(self.game.events_for(viewer)),
            can_undo=bool(self.game.entries)
            if self.game.by_hand
            else undo_to is not None and self._may_take_back(undo_to),
            can_redo=bool(self._redo or (self._later and self._replaced is None)),
            casual=self.casual,
            can_undo_casually=undo_to is not None
            and (not self.is_unaided or self._is_fair(undo_to)),
            gains=profile.gains(self.game, person) if person is not None else [],
            scoring_potential=self.game.scoring_potential(),
            previews=profile.previews(self.game, offered),
            chances=()
            if self.game.is_over or self._is_played_by_people
            else expected_win_shares(self.game.position),
            decided_bots=self._ready,
            is_passing=self.is_passing,
            is_unaided=self.is_unaided,
            hides_hands=self.hides_hands and not self.game.is_over,
            secrets=tuple(self.game.secret_events(() if viewer is None else (viewer,))),
            chance=self.game.chance_places(),
            is_closed=self.game.keeps_open and offered["seat"] not in (None, self.game.viewer),
            recording=self._recording,
        )

    @property
    def _recording(self) -> Recording | None:
        if not self.game.by_hand:
            return None
        placed = self.game.placed_entries
        return Recording(
            tuple(entry for entry, _ in placed),
            tuple(entry for entry, _ in self._later),
            tuple(places for _, places in [*placed, *self._later]),
            self._replaced is not None,
            self._is_misfit,
        )

    @property
    def viewer(self) -> int | None:
        """Return the seat whose knowledge is shown: the person who decides, else the last one who
        did, else the only one; None for public knowledge."""
        deciding = self._person_to_decide()
        if deciding is not None:
            return deciding
        last = self._last_of_a_person()
        people = [seat for seat, plan in enumerate(self.line_up.seats) if plan.is_person]
        return (
            self.game.actions[last][0]
            if last is not None
            else people[0]
            if len(people) == 1
            else None
        )

    def _shared_state(self, state: StateObject) -> StateObject | None:
        """Return what all people at this screen may see, if the viewer's `state` contains more;
        None otherwise, and in a finished game, which hides nothing."""
        people = sum(plan.is_person for plan in self.line_up.seats)
        if people < 2 or self.game.is_over:
            return None
        shared = self.game.state(None)
        return shared if shared != state else None

    def _person_to_decide(self) -> int | None:
        """Return the person who is asked. If several seats decide at once, people come before bots,
        beginning with the one who was asked last in the round before: so the screen is passed on
        once less per round than there are people."""
        waiting: list[int] = self.game.position.waiting_seats()
        people = [seat for seat, plan in enumerate(self.line_up.seats) if plan.is_person]
        if len(waiting) > 1 and people:
            rounds = sum(event["event"] == "round" for event in self.game.events)
            first = -rounds % len(people)
            people = people[first:] + people[:first]
        return next((seat for seat in people if seat in waiting), None)

    @property
    def _is_played_by_people(self) -> bool:
        """Return whether a person plays, to whom the chances would reveal what bots know."""
        return any(plan.is_person for plan in self.line_up.seats)

    def _last_of_a_person(self) -> int | None:
        """Return the number of actions before a person's last one."""
        actions = self.game.actions
        return next(
            (
                at
                for at in reversed(range(len(actions)))
                if self.line_up.seats[actions[at][0]].is_person
            ),
            None,
        )

    def _may_take_back(self, revision: int) -> bool:
        """Return whether the action after `revision` may be undone now without a question."""
        return self._is_fair(revision) or (self.casual and not self.is_unaided)

    def _is_fair(self, revision: int) -> bool:
        """Return whether the action after `revision` may be undone in any game: it revealed no
        chance, and nobody else decides."""
        nobody_else = self._person_to_decide() in (None, self.game.actions[revision][0])
        return nobody_else and not self.game.chance_between(revision)


def written_entry(entry: Entry) -> tuple[int, Action]:
    """Return an entry as a save has it among what was undone: an outcome as one more action."""
    seat, what = entry
    return (0, {"chance": list(what)}) if seat is None else (seat, what)


def read_entry(seat: int, what: Action) -> Entry:
    """Return the entry that `written_entry` wrote."""
    return (None, what["chance"]) if what.keys() == {"chance"} else (seat, what)


def with_places(game: Game, later: Sequence[Entry]) -> tuple[int, list[tuple[Entry, Places]]]:
    """Return how many of these entries can follow, tried on a copy, and all with their places.
    Outcomes after those get the places of an earlier outcome that may have had their values."""
    trial = game.branch(game.revision)
    known = [places for _, places in game.placed_entries if places]
    placed: list[tuple[Entry, Places]] = []
    fitting = 0
    for number, entry in enumerate(later):
        seat, values = entry
        places: Places = ()
        if fitting == number:
            places = trial.chance_places() if seat is None else ()
            try:
                trial.enter(entry)
                fitting += 1
            except RulesError:
                places = ()
        if places:
            known.append(places)
        elif seat is None:
            places = next((each for each in reversed(known) if may_bring(each, values)), ())
        placed.append((entry, places))
    return fitting, placed


def may_bring(places: Places, values: Outcome) -> bool:
    """Return whether each of these places may have its value."""
    return len(places) == len(values) and all(
        value in place.left for place, value in zip(places, values, strict=True)
    )


def first_change(save: Save, game: Game) -> str:
    """Return the error that a save's record leads elsewhere, and from which turn on; goes back in
    the game to find it."""
    changed = None
    for turn, (revision, mark) in reversed(list(enumerate(save.turns, start=1))):
        game.take_back(revision)
        if mark_of(game) != mark:
            changed = turn
    if changed is None:
        return tr("Saves", "in its last turn, its record no longer leads to the saved position")
    return tr(
        "Saves",
        "from turn {turn} on, its record no longer leads to the saved position",
        turn=changed,
    )
