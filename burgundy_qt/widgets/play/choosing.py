"""From clicks to an action: what can be clicked now, what that would cost, and what has been chosen so far.

Pure bookkeeping over the legal list: nothing here knows a rule, and nothing that is not in the list can come out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from burgundy_qt.language.tr import later, tr
from burgundy_qt.widgets.games.burgundy.clicks.click_paths import Action, Way, ways
from burgundy_qt.widgets.games.burgundy.clicks.module_paths import Path
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.pieces.targets import Offer, Target, store_of
from burgundy_qt.widgets.words.wording import listed


class NotOffered(Exception):
    """A click that means nothing now. The text says what can be clicked instead."""


@dataclass(frozen=True)
class Choosing:
    """A person's choice so far: the die held on to, if any, and the targets picked, first to last.

    Every method returns a new Choosing. `numbers` gives the die face of each cell of the estate; it only decides which
    of two equally cheap dice is preselected.
    """

    ways: tuple[Way, ...] = ()
    numbers: Mapping[str, int] = field(default_factory=dict)
    die: int | None = None
    picks: tuple[Target, ...] = ()

    @classmethod
    def among(
        cls,
        actions: Sequence[Action],
        prices: Sequence[Mapping[str, int]],
        numbers: Mapping[str, int] | None = None,
        names: Sequence[str] = (),
    ) -> Choosing:
        """Nothing chosen yet; `prices` stands parallel to `actions`: {"workers": n, "silver": n} each would pay.
        `names` are the seats', for a question who."""
        return cls(ways(actions, prices, names), numbers or {})

    @property
    def has_begun(self) -> bool:
        """Whether there is a step to go back."""
        return bool(self.picks) or self.die is not None

    @cached_property
    def action(self) -> Action | None:
        """The action meant, one of the legal list itself, or None while more must be chosen."""
        way = self._meant
        return way.action if way else None

    @cached_property
    def offers(self) -> dict[Target, Offer]:
        """All that can be clicked with sense, each with the least it would cost; what is chosen stands among it."""
        best = {target: self._best(found) for target, found in self._next.items()}
        lit = {
            target: Offer(way.workers, way.silver, chosen=target in self.picks, die=way.die)
            for target, way in best.items()
        }
        for target in self.picks:
            lit.setdefault(target, Offer(chosen=True))
        held = self.die or self._preselected(best.values())
        for face in sorted({way.die for way in self.ways if way.die}):
            lit[Target("die", face)] = Offer(chosen=face == held, die=face)
        return lit

    def behind(self, target: Target) -> list[Action]:
        """The actions that are left open by a click on something offered; none by one on what is chosen already."""
        return [way.action for way in self._next.get(target, ())]

    @property
    def deeds(self) -> set[str]:
        """The kinds of actions that are left open."""
        return {way.action["type"] for found in self._next.values() for way in found}

    @property
    def effects(self) -> set[str]:
        """The effects by which they would be done."""
        return {way.action["by"] for found in self._next.values() for way in found if "by" in way.action}

    def click(self, target: Target) -> Choosing:
        """The choice after a click. Raises NotOffered."""
        if target.kind == "die":
            return self._hold(target.place)
        if target in self._next:
            return replace(self, picks=(*self.picks, target))
        if target in self.picks:
            return replace(self, picks=self.picks[: self.picks.index(target)])
        afresh = replace(self, picks=(target,))
        if self.picks and target in replace(self, picks=())._next and afresh.action is None:
            return afresh
        raise NotOffered(self._what_instead())

    def drop(self, source: Target, target: Target) -> Choosing:
        """The choice after dragging one thing onto another. Raises NotOffered."""
        picked_up = self if source in self.picks and source not in self._next else self.click(source)
        meant = picked_up.action
        if target == source or (meant and is_done_at(meant, target)):
            return picked_up
        return picked_up.click(target if target in picked_up._next else store_of(target))

    def back(self) -> Choosing:
        """One step back: the last pick is let go, then the die."""
        if self.picks:
            return replace(self, picks=self.picks[:-1])
        return replace(self, die=None)

    def _hold(self, face: object) -> Choosing:
        die = next((way.die for way in self.ways if way.die == face), None)
        if die is None:
            raise NotOffered(self._what_instead())
        if self.die == die:
            return replace(self, die=None)
        held = replace(self, die=die)
        return held if held._open else replace(held, picks=())

    @cached_property
    def _open(self) -> list[tuple[Way, Path]]:
        """The actions that the picks still leave open, each with the rest of a path to it."""
        still = [(way, path) for way in self._allowed for path in way.paths]
        for pick in self.picks:
            still = [(way, path[1:]) for way, path in self._past_the_obvious(still) if path and path[0].target == pick]
        return self._past_the_obvious(still)

    @cached_property
    def _allowed(self) -> list[Way]:
        """The actions that the die held on to allows. A tile that it takes is not offered for silver as well."""
        if self.die is None:
            return list(self.ways)
        with_it = [way for way in self.ways if way.die == self.die]
        reached = {path[0].target for way in with_it for path in way.paths}
        without = [way for way in self.ways if way.die is None]
        return with_it + [way for way in without if all(path[0].target not in reached for path in way.paths)]

    @staticmethod
    def _past_the_obvious(still: list[tuple[Way, Path]]) -> list[tuple[Way, Path]]:
        """Skip what need not be asked because there is only one answer."""
        while still and all(path and path[0] == still[0][1][0] and not path[0].asked for _, path in still):
            still = [(way, path[1:]) for way, path in still]
        return still

    @cached_property
    def _meant(self) -> Way | None:
        meanings = {way.meaning for way, _ in self._open}
        settled = any(not any(click.asked for click in path) for _, path in self._open)
        return self._best([way for way, _ in self._open]) if self.picks and settled and len(meanings) == 1 else None

    @cached_property
    def _next(self) -> dict[Target, list[Way]]:
        """What can be clicked next, and the actions behind it."""
        behind: dict[Target, list[Way]] = {}
        for way, path in self._open:
            if path:
                behind.setdefault(path[0].target, []).append(way)
        return behind

    def _preselected(self, best: Iterable[Way]) -> int | None:
        """The die that would be used whatever is clicked next, once something is picked or only one die is left."""
        if not self.picks and len({way.die for way in self.ways if way.die}) > 1:
            return None
        dice = {way.die for way in best if way.die}
        return dice.pop() if len(dice) == 1 else None

    def _best(self, among: Iterable[Way]) -> Way:
        """The cheapest; then the die that is the very number, then the one with the fewest other free uses."""
        return min(
            among,
            key=lambda way: (way.workers, way.silver, not self._is_exact(way), self._free_uses[way.die], way.die or 0),
        )

    def _is_exact(self, way: Way) -> bool:
        action = way.action
        number = action.get("depot") or action.get("good") or self.numbers.get(action.get("cell", ""))
        return way.die == number

    @cached_property
    def _free_uses(self) -> Counter[int | None]:
        return Counter(way.die for way in self.ways if way.workers == 0 and way.action["type"] != "workers")

    def _what_instead(self) -> str:
        kinds = {target.kind for target in self._next}
        lit = [tr("Choices", words) for kind, words in LIT_THINGS.items() if kind in kinds]
        if not lit:
            return tr("Choices", "There is nothing to choose just now.")
        back = keymap.label("table back")
        if self.has_begun and back:
            return tr("Choices", "Choose {things}. {key} goes one step back.", things=listed(lit, "or"), key=back)
        return tr("Choices", "Choose {things}.", things=listed(lit, "or"))


def is_done_at(action: Action, target: Target) -> bool:
    """Whether a thing dropped there does an action that only one place is left for."""
    if "store" in action and target.kind in ("storage", "store"):
        return Target("store", action["store"]) == store_of(target)
    return target.kind in ("storage", "workers") or action.get("castle") == target.place


LIT_THINGS = {
    "cell": later("Choices", "a glowing space"),
    "storage": later("Choices", "a glowing tile in your storage"),
    "store": later("Choices", "a glowing place in a storage"),
    "market": later("Choices", "a glowing tile in a depot"),
    "good": later("Choices", "glowing goods"),
    "trough": later("Choices", "the glowing goods of a depot"),
    "shield": later("Choices", "a glowing shield"),
    "workers": later("Choices", "the worker box"),
    "silver": later("Choices", "the silver box"),
    "buy-point": later("Choices", "the button that buys a point"),
    "worn": later("Choices", "the glowing shield on your castle"),
    "choice": later("Choices", "one of the answers shown"),
    "end": later("Choices", "End turn"),
    "pass": later("Choices", "Pass"),
}
