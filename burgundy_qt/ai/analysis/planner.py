"""The turn that greedy play makes of an action."""

import cython
from cython.cimports.burgundy_qt.ai.turns.greedy import Greedy
from cython.cimports.burgundy_qt.ai.turns.plans import LONGEST
from cython.cimports.burgundy_qt.ai.values.evaluator import Evaluator
from cython.cimports.burgundy_qt.rules.bits import has
from cython.cimports.burgundy_qt.rules.position import Position
from cython.cimports.burgundy_qt.rules.types import i32

from burgundy_qt.rules.plain import array


class Planner:
    """Plans turns in positions like `like`, and knows where they lead; one thread's own."""

    def __init__(self, evaluator: Evaluator, like: Position):
        self.greedy = Greedy(evaluator, like)
        self.now = like.copy()
        self.actions = array(LONGEST)

    def turn(self, position: Position, seat: object, action: object) -> tuple[int, ...]:
        """The actions of the whole turn that begins with a legal one; a choice of the set-up is
        all. Raises BadArgument and IllegalAction."""
        at: i32
        number: i32
        chooser: i32 = self.greedy.checked(position, seat)
        self.now.copy_from(position)
        self.actions[0] = self.now.checked_action(action, chooser)
        with cython.nogil:
            self.now.act(chooser, self.actions[0])
            number = self.go_on(chooser)
        return tuple([self.actions[at] for at in range(number)])

    def end(self, position: Position, seat: object, actions) -> Position:
        """Where some legal actions of the seat lead, before chance falls; raises BadArgument and
        IllegalAction."""
        return self.greedy.after_actions(position, seat, actions)

    # Called without the GIL.

    def go_on(self, seat):
        """Greedy actions up to the turn's end, after the first; returns how many there are in
        all."""
        number: i32 = 1
        while (
            number < LONGEST
            and not self.now.at_chance()
            and has(self.now.waiting(), seat)
            and self.greedy.evaluator.features.describes(self.now)
        ):
            self.actions[number] = self.greedy.best(self.now, seat)
            self.now.act(seat, self.actions[number])
            number += 1
        return number
