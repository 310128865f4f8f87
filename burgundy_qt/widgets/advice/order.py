"""The order in which tips are shown: what somebody is reading stays where it is when a better
answer comes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import replace

from burgundy_qt.session.bots.advice import Advice, Tip


def in_place(advice: Advice, shown: Sequence[Tip]) -> Advice:
    """The same advice with every turn that was `shown` before in its place there; others fill what
    is free, the better ones first. `best` and `against` follow."""
    places: dict[int, int] = {}
    for same in (whole_turn, first_action):
        for at, old in enumerate(shown[: len(advice.tips)]):
            found = found_among(advice.tips, same(old), same, places.values())
            if at not in places and found is not None:
                places[at] = found
    free = iter([number for number in range(len(advice.tips)) if number not in places.values()])
    order = [places[at] if at in places else next(free) for at in range(len(advice.tips))]
    against = None if advice.against is None else order.index(advice.against)
    tips = tuple(advice.tips[number] for number in order)
    return replace(advice, tips=tips, best=order.index(advice.best), against=against)


def found_among(
    tips: Sequence[Tip], wanted: Hashable, same: Callable[[Tip], Hashable], taken: Collection[int]
) -> int | None:
    """The first tip that is the same in this sense, and has no place yet."""
    return next(
        (at for at, tip in enumerate(tips) if at not in taken and same(tip) == wanted), None
    )


def whole_turn(tip: Tip) -> Hashable:
    """The actions of a turn in whatever order."""
    return tuple(sorted(map(repr, tip.plan)))


def first_action(tip: Tip) -> Hashable:
    """The action that a turn begins with."""
    return repr(tip.plan[:1])
