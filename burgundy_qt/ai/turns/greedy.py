"""Greedy play: it takes what the network likes best after one action, without search."""

import cython
from cython.cimports.burgundy_qt.ai.turns.plans import is_equal
from cython.cimports.burgundy_qt.ai.values.evaluator import Evaluator
from cython.cimports.burgundy_qt.rules.bits import lowest
from cython.cimports.burgundy_qt.rules.chance import below, drawn
from cython.cimports.burgundy_qt.rules.limits import MAX_ACTIONS
from cython.cimports.burgundy_qt.rules.position import Position
from cython.cimports.burgundy_qt.rules.types import i32, u64

from burgundy_qt.rules.errors import BadArgument
from burgundy_qt.rules.plain import array


class Greedy:
    """A player without search for positions like `like`; one thread's own."""

    def __init__(self, evaluator: Evaluator, like: Position):
        self.evaluator = evaluator
        self.known = like.copy()
        self.after = like.copy()
        self.actions = array(MAX_ACTIONS)
        self.luck = 0

    # Called without the GIL.

    def best(self, position, seat):
        """The legal action after which the position is worth most to the seat; of equals the first.
        What others have chosen in secret is not looked at."""
        if self.is_hidden(position):
            self.known.assign(position)
            self.known.redraw(seat, 0)
            return self.best_known(self.known, seat)
        return self.best_known(position, seat)

    def is_hidden(self, position):
        """Whether the seats that decide now do not see what others have chosen: 1 or 0. In the
        set-up `settle` sees to that."""
        return self.evaluator.features.describes(position) and position.is_secret()

    def best_known(self, position, seat):
        """The same of a position that hides nothing from the seat."""
        at: i32
        action: i32
        chosen: i32
        worth: float
        most: float = -1.0
        number: i32 = position.list_legal(seat, self.actions)
        chosen = self.actions[0]
        if number == 1:
            return chosen
        if self.evaluator.features.describes(position):
            self.evaluator.stay_near(position, seat)
        for at in range(number):
            action = self.actions[at]
            worth = self.worth(position, seat, action)
            if worth > most:
                most = worth
                chosen = action
        self.evaluator.go_away()
        return chosen

    def worth(self, position, seat, action):
        """What the position after an action, before chance falls, is worth to the seat."""
        self.after.assign(position)
        self.after.act(seat, action)
        self.settle(self.after)
        return self.evaluator.value(self.after, seat)

    def settle(self, position):
        """Where the set-up still goes on: let each who waits choose, in secret by lot, else the
        first thing on offer, and chance fall in between."""
        seat: i32
        number: i32
        made: i32 = 0
        luck: u64 = drawn(self.luck, 0)
        while not self.evaluator.features.describes(position) and not self.evaluator.is_over(
            position
        ):
            if position.at_chance():
                position.draw()
                continue
            seat = lowest(position.waiting())
            number = position.list_legal(seat, position.offered)
            position.act(
                seat,
                position.offered[below(number, drawn(luck, made)) if position.is_secret() else 0],
            )
            made += 1

    # For Python callers: seats and actions are checked; BadArgument, IllegalAction and TypeError
    # say what is wrong with them.

    def check(self, position):
        """Raises TypeError for a position of another game, BadArgument where others sit at it."""
        if type(position) is not type(self.after):
            raise TypeError(
                f"a {type(position).__name__} where {type(self.after).__name__} is played"
            )
        if position.seats != self.evaluator.features.seats:
            raise BadArgument(
                f"a position of {position.seats} seats, but the network is for "
                f"{self.evaluator.features.seats}"
            )

    def checked(self, position, seat):
        """The seat, if it decides in a position that can be played here."""
        self.check(position)
        return position.checked_chooser(seat)

    def choose(self, position: Position, seat: object) -> int:
        """The action to play for `seat`, which is to decide; other threads run meanwhile."""
        chooser: i32 = self.checked(position, seat)
        action: i32
        with cython.nogil:
            action = self.best(position, chooser)
        return action

    def after_actions(self, position: Position, seat: object, actions) -> Position:
        """A copy of the position after some legal actions of the seat, before chance falls; where
        the set-up still goes on, after what others choose in it."""
        chooser: i32
        chosen: i32
        end: Position = position.copy()
        self.check(position)
        chooser = end.checked_seat(seat)
        for action in actions:
            chosen = end.checked_action(action, chooser)
            end.act(chooser, chosen)
        self.settle(end)
        return end

    def worths(self, position: Position, seat: object) -> list[tuple[float, int]]:
        """What each legal action is worth to the seat: value and action."""
        chooser: i32 = self.checked(position, seat)
        action: i32
        return [(self.worth(position, chooser, action), action) for action in position.legal(seat)]


def same(one: Position, other: Position) -> bool:
    """Whether two positions of one game are equal in every part."""
    return is_equal(one, other) != 0
