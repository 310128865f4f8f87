"""The choice of the set-up: a player moves, turns and shifts three boards, then clicks Ready."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.tuscany import catalogue, known_seat, known_state, protocol
from burgundy_qt.session.games.tuscany_profile import PROPOSAL
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.play import decision, move_choice
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight

DUCHY = ClickTarget("duchy")
BY = {"left": -1, "right": 1}
LIT, UNLIT = "legal", ""
"""Castles glow; the buttons below the boards are clickable too."""


NOTHING = catalogue.Arrangement(known_seat.plain_duchy(()))


@dataclass(frozen=True)
class DuchyChoice(move_choice.MoveChoice):
    """The choice among all duchies: the picks are the clicks so far, and the first arrangement is
    that of the quick start."""

    first: catalogue.Arrangement = NOTHING
    proposal: catalogue.Arrangement | None = None

    @cached_property
    def arrangement(self) -> catalogue.Arrangement:
        """The current arrangement of the boards."""
        now = self.first
        for pick in self.picks:
            now = self._after(now, pick)
        return now

    @cached_property
    def action(self) -> move_choice.Action | None:
        """The action after Ready."""
        if self.picks[-1:] != (decision.END,):
            return None
        meant = unturned(self.arrangement)
        return next(
            option.action for option in self.options if arrangement_of(option.action) == meant
        )

    @cached_property
    def highlights(self) -> dict[ClickTarget, Highlight]:
        """The current duchy, and all targets."""
        lit = {
            target: Highlight(glow=LIT if target.kind == "cell" else UNLIT) for target in self._next
        }
        return {DUCHY: Highlight(chosen=True, trial=catalogue.written(self.arrangement)), **lit}

    def click(self, target: ClickTarget) -> move_choice.MoveChoice:
        """Return the choice after a click. Raises NotSelectable."""
        if target not in self._next:
            raise move_choice.NotSelectable(self.what_instead)
        return replace(self, picks=(*self.picks, target))

    def drop(self, source: ClickTarget, target: ClickTarget) -> move_choice.MoveChoice:
        """Return the choice after a board is dragged to the place of another. Raises
        NotSelectable."""
        if source.kind != "turn" or target.kind not in ("turn", "cell"):
            return self.click(source)
        duchy = self.arrangement.duchy
        reached = str(target.place)[0]
        way = catalogue.place_of(duchy, reached) - catalogue.place_of(duchy, str(source.place))
        step = ClickTarget("move", source.place, "right" if way > 0 else "left")
        return replace(self, picks=(*self.picks, *[step] * abs(way)))

    @property
    def what_instead(self) -> str:
        """The possible clicks, in one sentence."""
        return tr(
            "Choices",
            "Click a castle space, drag a board to its place, click it to turn it, or use its "
            "buttons.",
        )

    @cached_property
    def _next(self) -> dict[ClickTarget, list[move_choice.OptionPath]]:
        """The targets, and the duchies after a click on them; Ready only if it is legal."""
        now, offered = (
            self.arrangement,
            {arrangement_of(option.action): option for option in self.options},
        )
        led = {target: self._after(now, target) for target in self._all}
        found = {target: offered.get(unturned(there)) for target, there in led.items()}
        return {
            target: [option] if option else []
            for target, option in found.items()
            if (option if target == decision.END else led[target] != now)
        }

    @property
    def _all(self) -> list[ClickTarget]:
        """All possible targets of a set-up."""
        kinds = catalogue.board_kinds()
        cells = [ClickTarget("cell", cell) for cell in castles_of(self.arrangement.duchy)]
        moves = [ClickTarget("move", kind, way) for kind in kinds for way in BY]
        shifts = [ClickTarget(what, kind) for kind in kinds for what in ("turn", "step")]
        return [*cells, *moves, *shifts, decision.ANOTHER, decision.END]

    def _after(self, now: catalogue.Arrangement, target: ClickTarget) -> catalogue.Arrangement:
        return (
            self.proposal or now if target == decision.ANOTHER else arrangement_after(now, target)
        )


def arrangement_after(now: catalogue.Arrangement, target: ClickTarget) -> catalogue.Arrangement:
    """Return an arrangement after one click."""
    kind = str(target.place)
    match target.kind:
        case "move":
            return now._replace(duchy=catalogue.moved(now.duchy, kind, BY[str(target.what)]))
        case "turn":
            return now._replace(duchy=catalogue.turned_over(now.duchy, kind))
        case "step":
            return now._replace(duchy=catalogue.stepped(now.duchy, kind))
        case "cell":
            return now._replace(castle=kind)
    return now


def unturned(arrangement: catalogue.Arrangement) -> catalogue.Arrangement:
    """Return the arrangement in the notation of the rules: board A unturned."""
    return arrangement._replace(duchy=catalogue.as_the_rules_have_it(arrangement.duchy))


def arrangement_of(action: protocol.Start) -> catalogue.Arrangement:
    """Return the arrangement of an action."""
    return catalogue.Arrangement(known_seat.duchy_of(action), action["castle"])


def castles_of(duchy: known_seat.Duchy) -> list[str]:
    """Return the possible spaces of a start castle."""
    return catalogue.cells_of(duchy, catalogue.CASTLE)


def first_arrangement(boards: Iterable[str]) -> catalogue.Arrangement:
    """Return the boards as in the quick start, with the castle on the board in the middle."""
    duchy = known_seat.plain_duchy(tuple(boards))
    middle = duchy.boards[1][0]
    return catalogue.Arrangement(
        duchy, next(cell for cell in castles_of(duchy) if cell[0] == middle)
    )


def path_to_arrangement(
    wanted: catalogue.Arrangement, first: catalogue.Arrangement
) -> move_choice.Path:
    """Return the clicks that lead from one arrangement to another, and Ready."""
    clicks: list[ClickTarget] = []
    now = first

    def click(target: ClickTarget) -> None:
        nonlocal now
        clicks.append(target)
        now = arrangement_after(now, target)

    for place, board in enumerate(wanted.duchy.boards):
        while catalogue.place_of(now.duchy, board[0]) > place:
            click(ClickTarget("move", board[0], "left"))
    for place, board in enumerate(wanted.duchy.boards):
        if now.duchy.turned[place] != wanted.duchy.turned[place]:
            click(ClickTarget("turn", board[0]))
        if place and now.duchy.steps[place - 1] != wanted.duchy.steps[place - 1]:
            click(ClickTarget("step", board[0]))
    if now.castle != wanted.castle:
        click(ClickTarget("cell", wanted.castle))
    return tuple(move_choice.required_click(target) for target in (*clicks, decision.END))


def options_to_lay_out(
    view: GameView, actions: Iterable[move_choice.Action]
) -> tuple[move_choice.OptionPath, ...]:
    """Return all duchies, each with the clicks that make it."""
    first = first_arrangement(dealt_boards(view))
    return tuple(
        move_choice.OptionPath(action, (path_to_arrangement(arrangement_of(action), first),))
        for action in actions
    )


def dealt_boards(view: GameView) -> tuple[str, ...]:
    """Return the boards of the deciding seat in a view."""
    seats = known_state.TuscanyState.from_object(view.state).seats
    return seats[int(view.legal["seat"])].boards


def choose_duchy(
    table: move_choice.InputContext, options: tuple[move_choice.OptionPath, ...], view: GameView
) -> DuchyChoice:
    """Return a new choice of the set-up."""
    proposed = None if view.is_unaided else view.previews.get(PROPOSAL)
    proposal = arrangement_of(proposed) if proposed else None
    return DuchyChoice(
        table, options, first=first_arrangement(dealt_boards(view)), proposal=proposal
    )


# The advantages of an arrangement, in words


LAID = tr_noop("Prompt", "Arrange your duchy")


def arrangement_text(arrangement: catalogue.Arrangement) -> tuple[str, str]:
    """Return a heading and a sentence: the neighbours of the castle, and the points of all
    regions."""
    duchy, castle = arrangement
    points = sum(catalogue.REGION_POINTS[len(region)] for region in catalogue.regions_of(duchy))
    regions = tr("Prompt", "All regions together score {n} green point(s).", n=points)
    if castle is None:
        return tr("Prompt", LAID), regions
    beside = catalogue.neighbours_of(duchy)[castle]
    colours = len({catalogue.spaces_of(duchy)[cell].colour for cell in beside})
    heading = tr(
        "Prompt", "Castle: {n} neighbour(s), colours: {colours}", n=len(beside), colours=colours
    )
    return heading, regions
