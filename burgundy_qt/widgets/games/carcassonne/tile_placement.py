"""The choices of a tile's placement and of a bid, and the answers of one click.

Kinds of targets. For a tile: `cell` (place = "x,y": puts the tile there on trial; a second click
turns it, or places it if it fits in one way only), `turn` (place = "left" or "right"), `hand-tile`
(dragged onto a cell, or clicked to turn it), `end` places it, `another` puts it aside. Then
`bridge` (place = "x,y:ew"), `place` (place = "x,y/road:0", for a follower), `choice` (castle or
points) and `claim` (place = the feature for a castle's score); `pass` declines.

At a bazaar `stall` (place = the chosen kind), `bid` (place = the number in the stepper), `less` and
`more` (its buttons), `end` bids it; `buy` and `sell`.

The field `trial` has the unsettled choice: for the cell "ROTATION FITS" or "ROTATION FITS BRIDGE",
as "2 02 1,2:ew"; for other cells why they are dashed, "turn" or "bridge"; for the tile in hand its
rotation; for `bid` its number.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.carcassonne.tiles import KINDS, NAMES, looks_of
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.games.carcassonne.table_state import object_of
from burgundy_qt.widgets.play import move_choice
from burgundy_qt.widgets.play.decision import ANOTHER, END, PASS
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight

HAND = ClickTarget("hand-tile")
LEFT, RIGHT = ClickTarget("turn", "left"), ClickTarget("turn", "right")
TURNS = {LEFT: -1, RIGHT: 1, HAND: 1}
"""The targets that turn the tile, and the number of quarters clockwise."""
FITS, ONLY_SO = "legal", "priced"
"""The rings of a cell that the tile fits in its current rotation, and of one that needs a turn or a
bridge."""
NO_GLOW = ""


@dataclass(frozen=True)
class TilePlacementChoice(move_choice.MoveChoice):
    """The choice of the cell and the rotation of a tile.

    `rotation`: the rotation of the tile, if it fits; else the next clockwise that fits counts. A
    cell among the picks is the cell on trial. `bridges`: by cell and rotation the bridge that is
    needed there, as "1,2:ew".
    """

    kind: str = ""
    rotation: int = 0
    bridges: tuple[tuple[tuple[str, int], str], ...] = ()

    @property
    def cell(self) -> str | None:
        """The cell on trial."""
        return next((str(pick.place) for pick in self.picks if pick.kind == "cell"), None)

    @property
    def turned(self) -> int:
        """The visible rotation of the tile: on a cell the rotation that fits there."""
        return self._fit(self.cell) if self.cell is not None else self.rotation

    @cached_property
    def fits(self) -> dict[str, list[move_choice.OptionPath]]:
        """The ways to place the tile on each cell, by rotation."""
        found: dict[str, list[move_choice.OptionPath]] = {}
        for option in self.options:
            if option.action["type"] == "place":
                found.setdefault(option.action["cell"], []).append(option)
        return found

    @cached_property
    def action(self) -> move_choice.Action | None:
        """The action after the tile is placed or put aside."""
        match self.picks[-1:]:
            case [ClickTarget("end")]:
                return self._tried.action
            case [ClickTarget("another")]:
                return self._next[ANOTHER][0].action
        return None

    @cached_property
    def highlights(self) -> dict[ClickTarget, Highlight]:
        """The cells for it, the tile in hand, and the buttons that turn it, place it or put it
        aside."""
        lit = {target: Highlight(glow=NO_GLOW) for target in self._next if target.kind != "cell"}
        lit[HAND] = Highlight(glow=NO_GLOW, trial=str(self.turned))
        return lit | {ClickTarget("cell", cell): self._offer(cell) for cell in self.fits}

    def click(self, target: ClickTarget) -> move_choice.MoveChoice:
        """Return the choice after a click. Raises NotSelectable."""
        if target in TURNS and self.cell is not None and target not in self._next:
            raise move_choice.NotSelectable(tr("Choices", "The tile fits here only this way."))
        if target not in self._next:
            raise move_choice.NotSelectable(self.possible_clicks)
        if target in TURNS:
            return self._turn(TURNS[target])
        if target.place is not None and target.place == self.cell:
            return self._turn(1) if len(self.fits[self.cell]) > 1 else self.click(END)
        if target.kind == "cell":
            return replace(self, picks=(target,))
        return replace(self, picks=(*self.picks, target))

    def drop(self, source: ClickTarget, target: ClickTarget) -> move_choice.MoveChoice:
        """Return the choice after the tile is dragged somewhere. Raises NotSelectable."""
        if target in self.picks:
            return self
        if target.kind != "cell":
            raise move_choice.NotSelectable(self.possible_clicks)
        return self.click(target)

    def back(self) -> move_choice.MoveChoice:
        """Return the choice with the tile back in the hand."""
        return replace(self, picks=(), rotation=self.turned)

    @cached_property
    def _next(self) -> dict[ClickTarget, list[move_choice.OptionPath]]:
        found = {ClickTarget("cell", cell): options for cell, options in self.fits.items()}
        if self.cell is not None:
            found[END] = [self._tried]
        turning = self.fits[self.cell] if self.cell is not None else list(self.options)
        if len(turning) > 1 and looks(self.kind) > 1:
            found |= dict.fromkeys(TURNS, turning)
        aside = [option for option in self.options if option.action["type"] == "discard"]
        return found | ({ANOTHER: aside} if aside else {})

    @property
    def _tried(self) -> move_choice.OptionPath:
        """The way to place it for the current trial."""
        return next(
            option
            for option in self.fits[self.cell or ""]
            if option.action["rotation"] == self.turned
        )

    def _offer(self, cell: str) -> Highlight:
        rotations = [option.action["rotation"] for option in self.fits[cell]]
        if cell == self.cell:
            tried = (str(self.turned), "".join(map(str, rotations)), self.bridge(cell))
            return Highlight(chosen=True, trial=" ".join(filter(None, tried)))
        so = next((each for each in rotations if self._steps_to(each) == 0), None)
        if so is None:
            only_by_bridge = all(self._bridge(cell, each) for each in rotations)
            return Highlight(glow=ONLY_SO, trial="bridge" if only_by_bridge else "turn")
        return (
            Highlight(glow=ONLY_SO, trial="bridge")
            if self._bridge(cell, so)
            else Highlight(glow=FITS)
        )

    def bridge(self, cell: str) -> str:
        """Return the bridge that the tile would need on a cell, "" for none."""
        return self._bridge(cell, self._fit(cell))

    def _bridge(self, cell: str, rotation: int) -> str:
        return dict(self.bridges).get((cell, rotation), "")

    def _fit(self, cell: str) -> int:
        """Return the rotation on a cell: the current one, or the next clockwise that fits."""
        rotations = [int(option.action["rotation"]) for option in self.fits[cell]]
        return min(rotations, key=self._steps_to)

    def _steps_to(self, rotation: int) -> int:
        """Return the number of quarters clockwise until the tile looks like that."""
        return (rotation - self.rotation) % looks(self.kind)

    def _turn(self, by: int) -> move_choice.MoveChoice:
        """Return the choice after a turn: on a cell among the rotations that fit there."""
        if self.cell is None:
            return replace(self, rotation=(self.rotation + by) % 4)
        rotations = sorted(option.action["rotation"] for option in self.fits[self.cell])
        at = rotations.index(self.turned) + by
        return replace(self, rotation=rotations[at % len(rotations)])


def turned(highlights: Mapping[ClickTarget, Highlight]) -> Iterator[tuple[str, str]]:
    """Yield the rotation of the tile in the hand, and on the cell on trial."""
    for target, highlight in highlights.items():
        is_turned = target == HAND and highlight.trial != "0"
        if is_turned or (target.kind == "cell" and highlight.chosen):
            yield f"{target.kind} {target.place}", highlight.trial


@cache
def looks(kind: str) -> int:
    """Return the number of rotations of a tile that look different."""
    return len(looks_of(KINDS[NAMES.index(kind)]))


def options_to_lay(actions: Sequence[move_choice.Action]) -> tuple[move_choice.OptionPath, ...]:
    """Return placements with their clicks: the cell, a click for every turn, and the end."""
    rotations: dict[str, list[int]] = {}
    for action in actions:
        if action["type"] == "place":
            rotations.setdefault(action["cell"], []).append(action["rotation"])
    return tuple(move_choice.OptionPath(action, (_path(action, rotations),)) for action in actions)


def _path(action: move_choice.Action, rotations: dict[str, list[int]]) -> move_choice.Path:
    if action["type"] == "discard":
        return (move_choice.required_click(ANOTHER),)
    turns = sorted(rotations[action["cell"]]).index(action["rotation"])
    cell = move_choice.required_click(ClickTarget("cell", action["cell"]))
    return (*[cell] * (1 + turns), move_choice.required_click(END))


def laying(
    table: move_choice.InputContext, options: tuple[move_choice.OptionPath, ...], view: GameView
) -> TilePlacementChoice:
    """Return a new choice of a placement."""
    return TilePlacementChoice(
        table, options, kind=object_of(view)["tile"] or "", bridges=tuple(_bridges(view))
    )


def _bridges(view: GameView) -> Iterator[tuple[tuple[str, int], str]]:
    """Yield the bridges that placements need."""
    for action, events in zip(view.legal["actions"], view.gains, strict=False):
        for event in events:
            if event["event"] == "bridge":
                bridge = f"{event['cell']}:{event['axis']}"
                yield (action["cell"], action["rotation"]), bridge


# The choice of a bid: a number to raise and lower, then to bid.


LESS, MORE = ClickTarget("less"), ClickTarget("more")
RAISES = {LESS: -1, MORE: 1}


@dataclass(frozen=True)
class BidChoice(move_choice.MoveChoice):
    """The choice among all bids. `raised`: the difference from the least bid."""

    raised: int = 0

    @property
    def has_begun(self) -> bool:
        """Whether there is a step to go back."""
        return self.raised > 0

    @property
    def points(self) -> int:
        """The current bid."""
        return int(self._bids[self.raised].action["points"])

    @cached_property
    def action(self) -> move_choice.Action | None:
        """The action after bidding or passing."""
        return self._next[self.picks[-1]][0].action if self.picks else None

    @cached_property
    def highlights(self) -> dict[ClickTarget, Highlight]:
        """The current number, and all targets."""
        now = ClickTarget("bid", self.points)
        return {
            now: Highlight(chosen=True, glow=NO_GLOW, trial=str(self.points)),
            **{target: Highlight(glow=NO_GLOW) for target in self._next},
        }

    def click(self, target: ClickTarget) -> move_choice.MoveChoice:
        """Return the choice after a click; a click on a number makes it the current bid. Raises
        NotSelectable."""
        named = [at for at, option in enumerate(self._bids) if target == bid_of(option)]
        if named:
            return replace(self, raised=named[0])
        if target not in self._next:
            raise move_choice.NotSelectable(self.possible_clicks)
        if target in RAISES:
            return replace(self, raised=self.raised + RAISES[target])
        return replace(self, picks=(target,))

    def back(self) -> move_choice.MoveChoice:
        """Return the choice with the least bid."""
        return replace(self, raised=0)

    @cached_property
    def _bids(self) -> list[move_choice.OptionPath]:
        return [option for option in self.options if option.action["type"] == "bid"]

    @cached_property
    def _next(self) -> dict[ClickTarget, list[move_choice.OptionPath]]:
        found = {END: [self._bids[self.raised]]}
        for target, by in RAISES.items():
            if 0 <= self.raised + by < len(self._bids):
                found[target] = self._bids[: self.raised] if by < 0 else self._bids[self.raised :]
        passes = [option for option in self.options if option.action["type"] == "pass"]
        return found | ({PASS: passes} if passes else {})


def bid_of(option: move_choice.OptionPath) -> ClickTarget:
    """Return the target for the number of a bid."""
    return ClickTarget("bid", option.action["points"])


def options_to_bid(actions: Sequence[move_choice.Action]) -> tuple[move_choice.OptionPath, ...]:
    """Return bids with their clicks: one for every point above the least, and the end."""
    bids = [action for action in actions if action["type"] == "bid"]
    raised = tuple(
        move_choice.OptionPath(
            action, ((*[move_choice.required_click(MORE)] * at, move_choice.required_click(END)),)
        )
        for at, action in enumerate(bids)
    )
    passes = [action for action in actions if action["type"] == "pass"]
    return (
        *raised,
        *(
            move_choice.OptionPath(action, ((move_choice.required_click(PASS),),))
            for action in passes
        ),
    )


# Answers of one click: bridges, followers, castles, tiles for sale and deals.


BUY, SELL = ClickTarget("buy"), ClickTarget("sell")
CASTLE_PICTURE, POINTS_PICTURE = "carcassonne/pieces/castle-token", "carcassonne/log/city"


def build_castle() -> ClickTarget:
    """Return the answer that makes a town a castle."""
    return ClickTarget("choice", tr("Choices", "Build a castle"), CASTLE_PICTURE)


def take_points() -> ClickTarget:
    """Return the answer that scores the town."""
    return ClickTarget("choice", tr("Choices", "Take the points"), POINTS_PICTURE)


def options_to_answer(actions: Sequence[move_choice.Action]) -> tuple[move_choice.OptionPath, ...]:
    """Return actions, each with its one click."""
    about_castle = any(action["type"] == "castle" for action in actions)
    return tuple(
        move_choice.OptionPath(
            action, ((move_choice.required_click(_target(action, about_castle)),),)
        )
        for action in actions
    )


def _target(action: move_choice.Action, about_castle: bool) -> ClickTarget:
    match action["type"]:
        case "bridge":
            return ClickTarget("bridge", f"{action['cell']}:{action['axis']}")
        case "meeple":
            return ClickTarget("place", action["on"])
        case "castle":
            return build_castle()
        case "claim":
            return ClickTarget("claim", action["feature"])
        case "choose":
            return ClickTarget("stall", action["tile"])
        case "buy":
            return BUY
        case "sell":
            return SELL
    return take_points() if about_castle else PASS
