"""From clicks to an action: the possible clicks, their prices, and the choice so far.

Pure bookkeeping over the legal list: it knows no rules, and its result is always in the list.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, NamedTuple, Protocol

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.phrases.wording import join_with_and
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight

# Option paths: a legal action and the clicks that mean it.


Action = Any
"""An action in the types of its game: an object with its "type"."""


class Click(NamedTuple):
    """One click of a path. `asked`: it is needed even if it is the only possible one."""

    target: ClickTarget
    asked: bool


Path = tuple[Click, ...]


def required_click(target: ClickTarget) -> Click:
    """Return a click that must be made."""
    return Click(target, True)


def optional_click(target: ClickTarget) -> Click:
    """Return a click that is needed only if there is more than one answer."""
    return Click(target, False)


@dataclass(frozen=True)
class OptionPath:
    """One legal action: the paths of clicks that mean it, with any dice, and its `offer`: its
    price, and the dice that it would use; `other_dice` would do as well.

    If one click leads to several ways, the one with the lowest `rank` is highlighted, and done if
    they all mean the same.
    """

    action: Action
    paths: tuple[Path, ...]
    highlight: Highlight = field(default_factory=Highlight)
    rank: tuple[int, ...] = ()
    other_dice: tuple[tuple[int, ...], ...] = ()

    def dice_with(self, die: int | None) -> tuple[int, ...]:
        """Return the dice that it uses up together with a held one; none if it cannot use that
        one."""
        sets = (self.highlight.dice, *self.other_dice)
        return next((dice for dice in sets if die is None or die in dice), ())

    @cached_property
    def meaning(self) -> tuple[tuple[str, str], ...]:
        """The action without the die that does it."""
        return tuple((key, repr(value)) for key, value in self.action.items() if key != "die")


class NotSelectable(Exception):
    """A click without an effect. The text lists the possible clicks."""


class InputContext(Protocol):
    """The facts about a game's table that a choice needs: three attributes of GameInput, which
    documents them."""

    @property
    def lit(self) -> Mapping[str, str]: ...
    def is_done_at(self, action: Action, target: ClickTarget) -> bool: ...
    def around(self, target: ClickTarget) -> ClickTarget: ...


class NothingToTouch:
    """The context before there is a game."""

    def is_done_at(self, action: Action, target: ClickTarget) -> bool:
        return False

    def around(self, target: ClickTarget) -> ClickTarget:
        return target

    lit: Mapping[str, str] = {}


NOTHING_TO_TOUCH = NothingToTouch()


@dataclass(frozen=True)
class MoveChoice:
    """A person's choice among `ways`: the held die, if any, and the picked targets, first to last.

    Every method returns a new choice.
    """

    table: InputContext
    options: tuple[OptionPath, ...] = ()
    die: int | None = None
    picks: tuple[ClickTarget, ...] = ()

    @property
    def has_begun(self) -> bool:
        """Whether the player can go back a step."""
        return bool(self.picks) or self.die is not None

    @cached_property
    def action(self) -> Action | None:
        """The chosen action, one of the legal list itself, or None while the choice is
        incomplete."""
        option = self._meant
        return option.action if option else None

    @cached_property
    def highlights(self) -> dict[ClickTarget, Highlight]:
        """All useful clicks, each with its least price; chosen things are included."""
        best = {target: self._best(found) for target, found in self._next.items()}
        lit = {
            target: replace(
                option.highlight, dice=option.dice_with(self.die), chosen=target in self.picks
            )
            for target, option in best.items()
        }
        for target in self.picks:
            lit.setdefault(target, Highlight(chosen=True))
        used = self._preselected(best.values())
        for die in sorted(self._dice):
            lit[ClickTarget("die", die)] = Highlight(
                chosen=die == self.die or die in used, dice=(die,)
            )
        return lit

    @cached_property
    def _dice(self) -> set[int]:
        """All dice that the player can hold."""
        return {
            die
            for option in self.options
            for dice in (option.highlight.dice, *option.other_dice)
            for die in dice
        }

    def behind(self, target: ClickTarget) -> list[Action]:
        """Return the actions that a click on an offer leaves; none for a click on a chosen
        thing."""
        return [option.action for option in self._next.get(target, ())]

    @property
    def left_open(self) -> list[Action]:
        """The actions that one more click can still lead to."""
        return [option.action for found in self._next.values() for option in found]

    def click(self, target: ClickTarget) -> MoveChoice:
        """Return the choice after a click. Raises NotSelectable."""
        if target.kind == "die":
            return self._hold(target.place)
        if target in self._next:
            return replace(self, picks=(*self.picks, target))
        if target in self.picks:
            return replace(self, picks=self.picks[: self.picks.index(target)])
        afresh = replace(self, picks=(target,))
        if self.picks and target in replace(self, picks=())._next and afresh.action is None:
            return afresh
        raise NotSelectable(self.possible_clicks)

    def drop(self, source: ClickTarget, target: ClickTarget) -> MoveChoice:
        """Return the choice after dragging one thing onto another. Raises NotSelectable."""
        picked_up = (
            self if source in self.picks and source not in self._next else self.click(source)
        )
        meant = picked_up.action
        if target == source or (meant and self.table.is_done_at(meant, target)):
            return picked_up
        return picked_up.click(target if target in picked_up._next else self.table.around(target))

    def back(self) -> MoveChoice:
        """Return the choice one step back: without the last pick, then without the die."""
        if self.picks:
            return replace(self, picks=self.picks[:-1])
        return replace(self, die=None)

    def _hold(self, face: object) -> MoveChoice:
        die = next((die for die in self._dice if die == face), None)
        if die is None:
            raise NotSelectable(self.possible_clicks)
        if self.die == die:
            return replace(self, die=None)
        held = replace(self, die=die)
        return held if held._open else replace(held, picks=())

    @cached_property
    def _open(self) -> list[tuple[OptionPath, Path]]:
        """The actions that the picks still allow, each with the rest of a path to it."""
        still = [(option, path) for option in self._allowed for path in option.paths]
        for pick in self.picks:
            still = [
                (option, path[1:])
                for option, path in self._skip_single_answers(still)
                if path and path[0].target == pick
            ]
        return self._skip_single_answers(still)

    @cached_property
    def _allowed(self) -> list[OptionPath]:
        """The actions that the held die allows. A tile that it takes is not offered for silver as
        well."""
        if self.die is None:
            return list(self.options)
        with_it = [option for option in self.options if option.dice_with(self.die)]
        reached = {path[0].target for option in with_it for path in option.paths}
        without = [option for option in self.options if not option.highlight.dice]
        return with_it + [
            option
            for option in without
            if all(path[0].target not in reached for path in option.paths)
        ]

    @staticmethod
    def _skip_single_answers(still: list[tuple[OptionPath, Path]]) -> list[tuple[OptionPath, Path]]:
        """Skip clicks with only one answer."""
        while still and all(
            path and path[0] == still[0][1][0] and not path[0].asked for _, path in still
        ):
            still = [(option, path[1:]) for option, path in still]
        return still

    @cached_property
    def _meant(self) -> OptionPath | None:
        meanings = {option.meaning for option, _ in self._open}
        settled = any(not any(click.asked for click in path) for _, path in self._open)
        return (
            self._best([option for option, _ in self._open])
            if self.picks and settled and len(meanings) == 1
            else None
        )

    @cached_property
    def _next(self) -> dict[ClickTarget, list[OptionPath]]:
        """The next clicks, and the actions behind them."""
        behind: dict[ClickTarget, list[OptionPath]] = {}
        for option, path in self._open:
            if path:
                behind.setdefault(path[0].target, []).append(option)
        return behind

    def _preselected(self, best: Iterable[OptionPath]) -> tuple[int, ...]:
        """Return the dice that every next click would use, once something is picked or no others
        are left."""
        if self.die is None and not self.picks and len(self._uses(self.options)) > 1:
            return ()
        uses = self._uses(best)
        return uses.pop() if len(uses) == 1 else ()

    def _uses(self, options: Iterable[OptionPath]) -> set[tuple[int, ...]]:
        """Return the sets of dice that the ways use."""
        return {dice for option in options if (dice := option.dice_with(self.die))}

    @staticmethod
    def _best(among: Iterable[OptionPath]) -> OptionPath:
        """Return the highlighted way, which is done if all mean the same."""
        return min(among, key=lambda option: option.rank)

    @property
    def possible_clicks(self) -> str:
        """The possible clicks, in one sentence."""
        kinds = {target.kind for target in self._next}
        lit = [tr("Choices", words) for kind, words in self.table.lit.items() if kind in kinds]
        if not lit:
            return tr("Choices", "There is nothing to choose just now.")
        back = keymap.label("table back")
        if self.has_begun and back:
            return tr(
                "Choices",
                "Choose {things}. {key} goes one step back.",
                things=join_with_and(lit, "or"),
                key=back,
            )
        return tr("Choices", "Choose {things}.", things=join_with_and(lit, "or"))
