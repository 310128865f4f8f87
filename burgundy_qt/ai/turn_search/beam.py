"""Greedy play, which takes the action with the network's highest value; and the beam: the best
whole turns in a network's judgement.

The beam lengthens all beginnings of a turn by one action at a time; of those after which the turn
goes on, it follows the best further. Beginnings that lead to the same position in another way count
as one.
"""

import cython
from cython.cimports.burgundy_qt.ai.networks.network import Evaluator
from cython.cimports.burgundy_qt.ai.turn_search.plans import (
    LONGEST,
    copy_plan,
    fetch,
    free_plans,
    free_slots,
    is_equal,
    is_same,
    new_plans,
    new_slots,
    plan_of,
    put,
)
from cython.cimports.burgundy_qt.rules.core import (
    MAX_ACTIONS,
    has_bit,
    i32,
    lowest_bit,
    random_below,
    random_bits,
    u64,
)
from cython.cimports.burgundy_qt.rules.position import Position

from burgundy_qt.rules.errors import InvalidArgument, whole
from burgundy_qt.rules.plain import array


class Greedy:
    """A player without search for positions like `like`; for one thread. Raises TypeError and
    InvalidArgument if the evaluator is for another game or number of seats."""

    def __init__(self, evaluator: Evaluator, like: Position):
        evaluator.features.check(like)
        self.evaluator = evaluator
        self.known = like.copy()
        self.after = like.copy()
        self.actions = array(MAX_ACTIONS)
        self.luck = 0

    # Called without the GIL.

    def best(self, position, seat):
        """Return the legal action with the highest value for the seat; of equals the first. Secret
        choices of others are not used."""
        if self.is_hidden(position):
            self.known.assign(position)
            self.known.determinize(seat, 0)
            return self.best_known(self.known, seat)
        return self.best_known(position, seat)

    def is_hidden(self, position):
        """Return whether the deciding seats do not see secret choices of others: 1 or 0. In the
        set-up `finish_set_up` handles that."""
        return self.evaluator.features.describes(position) and position.is_secret()

    def best_known(self, position, seat):
        """Return the same for a position that hides nothing from the seat."""
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
            self.evaluator.set_reference(position, seat)
        for at in range(number):
            action = self.actions[at]
            worth = self.worth(position, seat, action)
            if worth > most:
                most = worth
                chosen = action
        self.evaluator.clear_reference()
        return chosen

    def worth(self, position, seat, action):
        """Return the value, for the seat, of the position after an action, before chance falls."""
        self.after.assign(position)
        self.after.act(seat, action)
        self.finish_set_up(self.after)
        return self.evaluator.value(self.after, seat)

    def finish_set_up(self, position):
        """End an unfinished set-up: each waiting seat chooses, in secret at random, else the first
        choice; chance falls in between."""
        seat: i32
        number: i32
        made: i32 = 0
        luck: u64 = random_bits(self.luck, 0)
        while not self.evaluator.features.describes(position) and not self.evaluator.is_over(
            position
        ):
            if position.at_chance_node():
                position.draw()
                continue
            seat = lowest_bit(position.waiting())
            number = position.list_legal(seat, position.offered)
            position.act(
                seat,
                position.offered[
                    random_below(number, random_bits(luck, made)) if position.is_secret() else 0
                ],
            )
            made += 1

    # For Python callers: seats and actions are checked; InvalidArgument, IllegalAction and
    # TypeError name the fault.

    def check(self, position):
        """Raise TypeError for a position of another game, InvalidArgument for another number of
        seats."""
        self.evaluator.features.check(position)

    def checked(self, position, seat):
        """Return the seat, if it decides in a position that can be played here."""
        self.check(position)
        return position.checked_chooser(seat)

    def choose(self, position: Position, seat: object) -> int:
        """Return the action to play for `seat`, which has to decide; it releases the GIL."""
        chooser: i32 = self.checked(position, seat)
        action: i32
        with cython.nogil:
            action = self.best(position, chooser)
        return action

    def after_actions(self, position: Position, seat: object, actions) -> Position:
        """Return a copy of the position after some legal actions of the seat, before chance falls;
        in an unfinished set-up after the choices of others too."""
        chooser: i32
        chosen: i32
        end: Position = position.copy()
        self.check(position)
        chooser = end.checked_seat(seat)
        for action in actions:
            chosen = end.checked_action(action, chooser)
            end.act(chooser, chosen)
        self.finish_set_up(end)
        return end

    def worths(self, position: Position, seat: object) -> list[tuple[float, int]]:
        """Return the value of each legal action for the seat: value and action."""
        chooser: i32 = self.checked(position, seat)
        action: i32
        return [(self.worth(position, chooser, action), action) for action in position.legal(seat)]


def same_position(one: Position, other: Position) -> bool:
    """Return whether two positions of one game are equal in every part."""
    return is_equal(one, other) != 0


WIDTH = 8
WIDTHS = range(1025)
"""The possible widths; 0 for a player that does not plan: then nothing may be called."""


class Beam:
    """Looks for turns in positions like `like`: follows `width` beginnings, keeps `most` whole
    turns."""

    def __init__(
        self, evaluator: Evaluator, like: Position, width: object = WIDTH, most: object = WIDTH
    ):
        whole("width", width, WIDTHS)
        whole("most", most, WIDTHS)
        self.evaluator = evaluator
        self.greedy = Greedy(evaluator, like)
        self.known = like.copy()
        self.here = like.copy()
        self.after = like.copy()
        self.width = width
        self.most = most
        self.open = new_plans(width + 1)
        self.longer = new_plans(width + 1)
        self.whole = new_plans(most + 1)
        self.following = new_plans(1)
        self.slots = new_slots(like, 2 * (width + 1) + most + 2)
        self.actions = array(MAX_ACTIONS)
        self.number_open = 0
        self.number_longer = 0
        self.number = 0
        self.step = 0

    def __dealloc__(self):
        free_plans(self.open)
        free_plans(self.longer)
        free_plans(self.whole)
        free_plans(self.following)
        free_slots(self.slots)

    # Called without the GIL.

    def look(self, position, seat):
        """Fill `whole` with the best turns of `seat`, whose turn it is, in a position that the
        features describe."""
        at: i32
        for at in range(self.width + 1):
            plan_of(self.open, at).slot = at
            plan_of(self.longer, at).slot = self.width + 1 + at
        for at in range(self.most + 1):
            plan_of(self.whole, at).slot = 2 * (self.width + 1) + at
        plan_of(self.open, 0).length = 0
        put(self.slots, plan_of(self.open, 0).slot, position)
        self.number_open = 1
        self.number = 0
        self.evaluator.set_reference(position, seat)
        while self.number_open:
            self.number_longer = 0
            for at in range(self.number_open):
                self.lengthen(at, seat)
            self.open, self.longer = self.longer, self.open
            self.number_open = self.number_longer
        self.evaluator.clear_reference()

    def lengthen(self, at, seat):
        """Add every action after the beginning `at`."""
        choice: i32
        number: i32
        value: float
        fetch(self.slots, plan_of(self.open, at).slot, self.here)
        number = self.here.list_legal(seat, self.actions)
        for choice in range(number):
            self.after.assign(self.here)
            self.after.act(seat, self.actions[choice])
            value = self.evaluator.value(self.after, seat)
            if self.goes_on(seat) and plan_of(self.open, at).length + 1 < LONGEST:
                self.number_longer = self.enter(
                    self.longer, self.number_longer, self.width, at, self.actions[choice], value
                )
            else:
                self.number = self.enter(
                    self.whole, self.number, self.most, at, self.actions[choice], value
                )

    def goes_on(self, seat):
        """Return whether it is still the seat's turn."""
        return not self.after.at_chance_node() and has_bit(self.after.waiting(), seat)

    def enter(self, plans, number, most, beginning, action, value):
        """Put a beginning with one action more among `plans`, if it is one of the best and new;
        return how many.

        The place after the last is free: its slot takes the position.
        """
        at: i32
        slot: i32
        print: u64
        if number == most and value <= plan_of(plans, number - 1).value:
            return number
        print = self.print_of()
        for at in range(number):
            if plan_of(plans, at).print == print and abs(plan_of(plans, at).value - value) < 1e-5:
                return number
        slot = plan_of(plans, number).slot
        at = number
        while at > 0 and value > plan_of(plans, at - 1).value:
            copy_plan(plans, at, plans, at - 1)
            at -= 1
        copy_plan(plans, at, self.open, beginning)
        plan_of(plans, at).actions[plan_of(plans, at).length] = action
        plan_of(plans, at).length += 1
        plan_of(plans, at).value = value
        plan_of(plans, at).print = print
        plan_of(plans, at).slot = slot
        put(self.slots, slot, self.after)
        return min(number + 1, most)

    def print_of(self):
        """Return a number that identifies the features of the position judged last; 0 at the end of
        the game."""
        if self.evaluator.is_over(self.after):
            return 0
        return self.evaluator.print

    def best(self, position, seat):
        """Return the next action of the best turn, or of the turn in progress. Secret choices of
        others are not used."""
        if self.greedy.is_hidden(position):
            self.known.assign(position)
            self.known.determinize(seat, 0)
            return self.best_known(self.known, seat)
        return self.best_known(position, seat)

    def best_known(self, position, seat):
        """Return the same for a position that hides nothing from the seat."""
        action: i32
        here: i32 = 2 * (self.width + 1) + self.most + 1
        if (
            self.step
            and self.step < plan_of(self.following, 0).length
            and is_same(self.slots, here, position)
        ):
            action = plan_of(self.following, 0).actions[self.step]
        elif not self.evaluator.features.describes(position):
            return self.greedy.best(position, seat)
        elif position.list_legal(seat, self.actions) == 1:
            return self.actions[0]
        else:
            self.look(position, seat)
            copy_plan(self.following, 0, self.whole, 0)
            self.step = 0
            action = plan_of(self.following, 0).actions[0]
        self.step += 1
        self.after.assign(position)
        self.after.act(seat, action)
        put(self.slots, here, self.after)
        return action

    # For Python callers.

    def checked(self, position, seat):
        """Return the seat, if it decides in a position that can be played here, and this beam has
        room for a turn."""
        if self.width == 0 or self.most == 0:
            raise InvalidArgument("a beam without width looks for no turns")
        return self.greedy.checked(position, seat)

    def choose(self, position: Position, seat: object) -> int:
        """Return the action to play for `seat`, which has to decide; it releases the GIL."""
        chooser: i32 = self.checked(position, seat)
        action: i32
        with cython.nogil:
            action = self.best(position, chooser)
        return action

    def turns(self, position: Position, seat: object) -> list[tuple[float, list[int]]]:
        """Return the best whole turns, each its value and its actions, best first. Raises
        InvalidArgument if the features do not describe the position."""
        at: i32
        step: i32
        chooser: i32 = self.checked(position, seat)
        if not self.evaluator.features.describes(position):
            raise InvalidArgument("the features do not tell this position")
        with cython.nogil:
            self.look(position, chooser)
        return [
            (
                plan_of(self.whole, at).value,
                [
                    plan_of(self.whole, at).actions[step]
                    for step in range(plan_of(self.whole, at).length)
                ],
            )
            for at in range(self.number)
        ]
